"""Numbers the rules are written with: tiles on the trail, frames, draws."""

from __future__ import annotations

from typing import Final

# What lies on a space of the trail. A private building is PRIVATE + seat * SEAT_TILES + number,
# a hazard or outlaw tile TILE + its kind in the bags.
EMPTY: Final = 0
NEUTRAL: Final = 1
PRIVATE: Final = 16
SEAT_TILES: Final = 16
TILE: Final = 96

# Kinds of tiles in the bags: workers, hazards (kind * HAZARD_VARIANTS + variant), outlaws.
WORKER: Final = 0
HAZARD: Final = 3
HAZARD_VARIANTS: Final = 5
HAZARD_SPACES: Final = 4  # of each kind on the trail
OUTLAW: Final = 18
TILE_KINDS: Final = 20

COWBOY: Final = 0
BUILDER: Final = 1
ENGINEER: Final = 2

# Kinds of space.
SPACE_START: Final = 0
SPACE_NEUTRAL: Final = 1
SPACE_BUILDING: Final = 2
SPACE_HAZARD: Final = 3  # + 0, 1, 2 for flood, drought, rockfall
SPACE_OUTLAW: Final = 6
SPACE_CITY: Final = 7

JOB_COLUMNS: Final = 4
WORKER_SPACES: Final = 6

WHITE: Final = 0
DARK: Final = 1

# Kinds of frames, and where each has its fields, counted from the top of the stack. What a
# kind asks or does is the class of its name in the chapter it belongs to; `kinds` lists them.

# Frames the engine carries out by itself; 1 is core.program.RUN.
PHASE_C: Final = 2
KANSAS_CITY: Final = 3
KANSAS_CITY_STAGE: Final = -4
KANSAS_CITY_VALUE: Final = -3  # of the delivery
KANSAS_CITY_RISEN: Final = -2  # Simmental cards that have just risen
KANSAS_CITY_HELD: Final = -1  # 1: the hand is held after the income
STOPPED: Final = 4  # the engine has stopped: turnout?
LAST_SPACE: Final = 5  # the engine is on the last space: send it back
CAME_BACK: Final = 6  # the engine has come back from the last space
CLOSED: Final = 7
AUTOMA: Final = 8  # the solo opponent's turn
ASIDE: Final = 9  # somebody did something in another's turn, and is through with it
ASIDE_SEAT: Final = -4  # who decides again
AUTOMA_CITY: Final = 10  # his visit to Kansas City, where the human chooses his foresight tiles
AUTOMA_CITY_COLUMN: Final = -4  # next to be placed

# Frames that ask a player.
DISCARD: Final = 32
DISCARD_LEFT: Final = -4  # cards
DISCARD_LEAST: Final = -3  # kind that may be chosen still
PLACE: Final = 33
PHASE_A: Final = 34
VISIT: Final = 35
VISIT_SPACE: Final = -4
VISIT_USED: Final = -3  # actions, as bits; from TRIED on those that were of no use
VISIT_COPIED: Final = -2  # 1: the building is copied
VISIT_TILE: Final = -1
OFFER: Final = 36
OFFER_FIRST: Final = -4  # program
OFFER_SECOND: Final = -3  # alternative program, -1: none
PAY_CARD: Final = 37
PAY_CARD_SET: Final = -4
PAY_CARD_FIRST: Final = -3  # card of a pair, -1: none yet
PAY_CARD_FREELY: Final = -2  # 1: the second card of a pair in any order
REMOVE: Final = 38
REMOVE_LEFT: Final = -4  # cards
REMOVE_LEAST: Final = -3  # kind that may be chosen still
HIRE: Final = 39
HIRE_MODIFIER: Final = -4  # of the price
BUY: Final = 40
BUY_COWBOYS: Final = -4  # left
BUY_MADE: Final = -3  # purchases
BUILD: Final = 41
BUILD_PRICE: Final = -4  # dollars per builder
ENGINE: Final = 42
ENGINE_SPACES: Final = -4
ENGINE_OPTIONAL: Final = -3  # 1: may be declined
ENGINE_BACK: Final = 43
ENGINE_BACK_SPACES: Final = -4
ENGINE_RETURN: Final = 44
ENGINE_DELIVER: Final = 45
UPGRADE: Final = 46
UPGRADE_STATION: Final = -4
UPGRADE_BEHIND: Final = 47
DISC: Final = 48
DISC_TARGET: Final = -4  # city, or STATION_TARGET + station
DISC_TRANSPORT: Final = -3  # cost
MASTER: Final = 49
MASTER_STATION: Final = -4
OBJECTIVE: Final = 50
OBJECTIVE_TO_HAND: Final = -4
OBJECTIVE_OPTIONAL: Final = -3  # 1: may be declined
REMOVE_HAZARD: Final = 51
REMOVE_HAZARD_PRICE: Final = -4
TAKE_OUTLAW: Final = 52
AUXILIARY: Final = 53
AUXILIARY_DOUBLE: Final = -4  # 1: a double one is allowed
DRAW: Final = 54
DRAW_MOST: Final = -4  # cards
DRAW_DRAWN: Final = -3  # cards so far
MOVE: Final = 55
MOVE_STEPS: Final = -4
MOVE_FREE: Final = -3  # 1: without fees, and without using the location
ENTER_CITY: Final = 56
FORESIGHT: Final = 57
FORESIGHT_COLUMN: Final = -4
FORESIGHT_AUTOMA: Final = -3  # 1: the solo opponent places the tile
INCOME: Final = 58
SIMMENTAL: Final = 59
SIMMENTAL_CARD: Final = -4
SIMMENTAL_RISEN: Final = -3  # how many of that card have just risen
CITY: Final = 60
CITY_VALUE: Final = -4
CITY_ORDINARY: Final = -3  # 1: an ordinary delivery
COPY: Final = 61
HELD: Final = 62

STATION_TARGET: Final = 32
ALL_USED: Final = 0xFF
TRIED: Final = 8  # bits above: copies that were ended without using anything
SPENT: Final = 16  # bits above: those that were so a second time

# What is drawn, for the source of chance.
DRAW_NEUTRAL: Final = 0
DRAW_SIDE: Final = 1
DRAW_MASTER: Final = 2
DRAW_BAG: Final = 3  # + 0, 1, 2
DRAW_MARKET: Final = 6
DRAW_OBJECTIVE: Final = 7
DRAW_STARTING: Final = 8
DRAW_CARD: Final = 9
DRAW_AUTOMA: Final = 10
DRAW_FORESIGHT: Final = 11

# Steps of an automa card that are no plain number.
STEPS_BUILDINGS: Final = -1
STEPS_SPEC: Final = -2
STEPS_WORKER: Final = -3  # - worker type

# On a station master space: the solo opponent has taken the tile.
MASTER_GONE: Final = -10

# What the solo opponent cannot do.
SKIP_CARD: Final = 0  # the card is for another specialization: worker type
SKIP_HIRE: Final = 1
SKIP_BUY: Final = 2
SKIP_BUILD: Final = 3
SKIP_OBJECTIVE: Final = 4
SKIP_OUTLAW: Final = 5
SKIP_HAZARD: Final = 6
SKIP_UPGRADE: Final = 7
SKIP_DELIVERY: Final = 8
