"""Numbers the rules are written with: tiles on the ring, frames, draws, events."""

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

# Frames the engine carries out by itself.
RUN: Final = 1  # program, step
DRAW_PHASE: Final = 2
EL_PASO: Final = 3  # stage, value of the delivery
SEATING: Final = 4  # seat that takes its first objective
AUTOMA: Final = 5
CLOSED: Final = 6
AGAIN_CHECK: Final = 7  # exchanges left
BOUGHT: Final = 8  # card of the market that has been paid for

# Frames that ask a player.
START_OBJECTIVE: Final = 32
PLACE: Final = 33
MOVE: Final = 34  # steps, movement phase?
VISIT: Final = 35  # space, used actions, tile, type of the first worker hired there + 1
TRAIN_VISIT: Final = 36  # train card, used actions
AUXILIARY: Final = 37  # actions left, actions used (bits)
HIRE: Final = 38  # price, type not allowed + 1
BUY: Final = 39
TRAIN: Final = 40
BUILD: Final = 41
PAY_WORKERS: Final = 42  # type, number
TILE: Final = 43  # kinds of tile allowed (bits), may decline?
PAY_CARD: Final = 44  # set of cards, factor (0: nothing for it)
REMOVE: Final = 45  # set of cards
DISCARD: Final = 46
AGAIN: Final = 47  # exchanges left
KEEP: Final = 48
POST: Final = 49  # value
DISC: Final = 50  # post
OFFER: Final = 51  # program

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

# Events, with what their three figures mean.
EV_TURN: Final = 1  # number of the turn
EV_PLACED: Final = 2  # space
EV_MOVED: Final = 3  # from, to, outer branches taken (bits by space)
EV_MONEY: Final = 4  # dollars gained (negative: paid)
EV_DREW: Final = 5  # number of cattle cards
EV_CARD: Final = 6  # cattle card drawn: for its owner's eyes only
EV_WORKER: Final = 7  # worker type laid out
EV_SHUFFLED: Final = 8
EV_DISCARDED: Final = 9  # card
EV_REMOVED: Final = 10  # card
EV_TOKEN: Final = 11  # tokens gained (negative: used)
EV_CERTIFICATE: Final = 12  # new number
EV_HIRED: Final = 13  # type, price
EV_SPENT: Final = 14  # type, number
EV_BONUS: Final = 15  # type discarded for its bonus
EV_BOUGHT: Final = 16  # card
EV_BUILT: Final = 17  # kind, space, price
EV_TRAIN: Final = 18  # train card
EV_TILE: Final = 19  # kind (TILE_OBJECTIVE or TILE_BONUS), tile
EV_SHOWN: Final = 20  # card of the hand shown in El Paso
EV_VALUE: Final = 21  # base value, certificates spent, permanent ones
EV_DELIVERED: Final = 22  # post
EV_DISC: Final = 23  # disc
EV_SIMMENTAL: Final = 24  # cards left
EV_CLAIMED: Final = 25
EV_OVER: Final = 26
EV_USED: Final = 27  # program, tile (-1 - train card: of a train card)
EV_AUXILIARY: Final = 28  # action, its program
EV_LAPSED: Final = 29
EV_AUTOMA: Final = 30  # automa card drawn, steps
EV_SKIPPED: Final = 31  # Sue: nothing to do
EV_SUPPLY: Final = 32  # Sue: card drawn from her supply, worker type it counts as (-1: cattle)
