"""Numbers the rules are written with: tiles on the trail, frames, draws, events."""

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

# Frames the engine carries out by itself (below core.frames.FIRST_DECISION).
RUN: Final = 1  # program, step, depth of its visit
PHASE_C: Final = 2
KANSAS_CITY: Final = 3  # stage, value of the delivery, Simmental cards that have just risen
STOPPED: Final = 4  # the engine has stopped: turnout?
LAST_SPACE: Final = 5  # the engine is on the last space: send it back
CAME_BACK: Final = 6  # the engine has come back from the last space
AUTOMA: Final = 8  # the solo opponent's turn
CLOSED: Final = 7  # the bottom of the stack when the game is over

# Frames that ask a player.
DISCARD: Final = 32  # cards left, least kind
PLACE: Final = 33
PHASE_A: Final = 34
VISIT: Final = 35  # space, used actions, copied?, tile
OFFER: Final = 36  # first and second alternative program (-1: none)
PAY_CARD: Final = 37  # set of cards, first card of a pair (-1: none yet), in any order?
REMOVE: Final = 38  # cards left, least kind
HIRE: Final = 39  # modifier
BUY: Final = 40  # cowboys left, purchases made
BUILD: Final = 41  # dollars per builder
ENGINE: Final = 42  # spaces, may decline?
ENGINE_BACK: Final = 43  # spaces
ENGINE_RETURN: Final = 44
ENGINE_DELIVER: Final = 45
UPGRADE: Final = 46  # station
UPGRADE_BEHIND: Final = 47
DISC: Final = 48  # city, or STATION_TARGET + station; transport cost
MASTER: Final = 49  # station
OBJECTIVE: Final = 50  # to hand?, may decline?
REMOVE_HAZARD: Final = 51  # price
TAKE_OUTLAW: Final = 52
AUXILIARY: Final = 53  # double allowed?
DRAW: Final = 54  # at most
MOVE: Final = 55  # steps, without fees and use?
ENTER_CITY: Final = 56
FORESIGHT: Final = 57  # column
INCOME: Final = 58
SIMMENTAL: Final = 59  # kind of card, how many of that kind have just risen
CITY: Final = 60  # value, ordinary delivery?
COPY: Final = 61

STATION_TARGET: Final = 32
ALL_USED: Final = 0xFF

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

# Events, with what their three figures mean.
EV_TURN: Final = 1  # number of the turn
EV_PLACED: Final = 2  # space
EV_MOVED: Final = 3  # from, to, route
EV_FEE: Final = 4  # dollars, payee (-1: bank)
EV_MONEY: Final = 5  # dollars gained (negative: paid)
EV_DREW: Final = 6  # number of cards
EV_CARD: Final = 7  # card drawn: for its owner's eyes only
EV_SHUFFLED: Final = 8
EV_DISCARDED: Final = 9  # card
EV_REMOVED: Final = 10  # card
EV_TOKEN: Final = 11  # exchange tokens gained (negative: used)
EV_CERTIFICATE: Final = 12  # new number of certificates
EV_HIRED: Final = 13  # worker type, row, price
EV_BOUGHT: Final = 14  # card, price of the purchase it belongs to
EV_REVEALED: Final = 15  # card added to the cattle market
EV_BUILT: Final = 16  # number, space, price
EV_ENGINE: Final = 17  # from, to
EV_UPGRADED: Final = 18  # station, price
EV_DISC: Final = 19  # disc kind
EV_DISC_MOVED: Final = 20  # station the disc comes from
EV_MASTER: Final = 21  # tile, worker type given
EV_OBJECTIVE: Final = 22  # card, to hand?
EV_PLAYED: Final = 23  # card
EV_HAZARD: Final = 24  # space, tile kind
EV_OUTLAW: Final = 25  # space, tile kind
EV_TILE: Final = 26  # tile kind laid, space (-1: out of the game; for workers: row)
EV_FORESIGHT: Final = 27  # column, tile kind refilled
EV_INCOME: Final = 28  # breeding value, certificates used, permanent ones
EV_DELIVERED: Final = 29  # city, transport cost, extraordinary?
EV_RAISED: Final = 30  # Simmental card before, after
EV_LAST_ROUND: Final = 31
EV_OVER: Final = 32
EV_AUXILIARY: Final = 33  # auxiliary action, double?
EV_USED: Final = 34  # program, tile
EV_COPIED: Final = 35  # space
EV_CERTIFICATES_SPENT: Final = 36  # number
EV_SHOWN: Final = 37  # card of the hand shown in Kansas City
EV_LAPSED: Final = 38  # an action whose requirement is gone
EV_AUTOMA: Final = 39  # automa card drawn, steps
EV_SPEC: Final = 40  # new specialization: worker type
EV_SKIPPED: Final = 41  # the solo opponent cannot do something: SKIP_..., worker type

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
