"""Numbers the rules are written with: tiles on the ring, frames, draws."""

from __future__ import annotations

from typing import Final

# What lies on a space: a neutral building, or OWNED + seat * SEAT_KINDS + kind.
EMPTY: Final = 0
NEUTRAL: Final = 1
OWNED: Final = 16
SEAT_KINDS: Final = 8

SPACE_CITY: Final = 0
SPACE_NEUTRAL: Final = 1
SPACE_BUILDING: Final = 2

COWBOY: Final = 0
BUILDER: Final = 1
ENGINEER: Final = 2
JOKER: Final = 3

# Kinds of frames, and where each has its fields, counted from the top of the stack. What a kind
# asks or does is the class of its name in the chapter it belongs to; `kinds` lists them.

# Frames the engine carries out by itself; 1 is core.program.RUN.
DRAW_PHASE: Final = 2
DRAW_PHASE_DRAWN: Final = -4  # 1: the hand is filled
EL_PASO: Final = 3
EL_PASO_STAGE: Final = -4
EL_PASO_VALUE: Final = -3  # of the delivery
SEATING: Final = 4
SEATING_SEAT: Final = -4  # that takes its first objective
AUTOMA: Final = 5
CLOSED: Final = 6
AGAIN_CHECK: Final = 7
AGAIN_CHECK_TIMES: Final = -4  # exchanges left
BOUGHT: Final = 8
BOUGHT_CARD: Final = -4  # of the market, that has been paid for

# Frames that ask a player.
START_OBJECTIVE: Final = 32
PLACE: Final = 33
MOVE: Final = 34
MOVE_STEPS: Final = -4
MOVE_PHASE: Final = -3  # 1: the movement phase
VISIT: Final = 35
VISIT_SPACE: Final = -4
VISIT_USED: Final = -3  # actions, as bits
VISIT_TILE: Final = -2
VISIT_HIRED: Final = -1  # type of the first worker hired there + 1
TRAIN_VISIT: Final = 36
TRAIN_VISIT_CARD: Final = -4
TRAIN_VISIT_USED: Final = -3  # actions, as bits
AUXILIARY: Final = 37
AUXILIARY_LEFT: Final = -4  # actions
AUXILIARY_USED: Final = -3  # actions, as bits
HIRE: Final = 38
HIRE_PRICE: Final = -4
HIRE_BARRED: Final = -3  # type not allowed + 1
BUY: Final = 39
TRAIN: Final = 40
BUILD: Final = 41
PAY_WORKERS: Final = 42
PAY_WORKERS_TYPE: Final = -4
PAY_WORKERS_NUMBER: Final = -3
TILE: Final = 43
TILE_ALLOWED: Final = -4  # kinds, as bits
PAY_CARD: Final = 44
PAY_CARD_SET: Final = -4
PAY_CARD_FACTOR: Final = -3  # 0: nothing for it
REMOVE: Final = 45
REMOVE_SET: Final = -4
DISCARD: Final = 46
AGAIN: Final = 47
AGAIN_TIMES: Final = -4  # exchanges left
KEEP: Final = 48
POST: Final = 49
POST_VALUE: Final = -4
DISC: Final = 50
DISC_POST: Final = -4
OFFER: Final = 51
OFFER_PROGRAM: Final = -4
LAST_CALL: Final = 52

TILE_OBJECTIVE: Final = 1
TILE_BONUS: Final = 2

ALL_USED: Final = 0xFF

# What objectives need.
NEED_BUILDING: Final = 0
NEED_BONUS: Final = 1
NEED_CARD: Final = 2  # the card
NEED_DISC: Final = 3  # least value of the post

# What is drawn, for the source of chance.
DRAW_NEUTRAL: Final = 0
DRAW_SIDE: Final = 1
DRAW_TRAIN: Final = 2
DRAW_OBJECTIVE: Final = 3
DRAW_BONUS: Final = 4
DRAW_CARD: Final = 5
DRAW_ORDER: Final = 6
DRAW_AUTOMA: Final = 7
DRAW_SUPPLY: Final = 8
