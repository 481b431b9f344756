"""Kinds of events that all games have: what has happened, told by a number and three figures.

A family adds its own from FIRST_OWN on, and says in its `KINDS` what the figures of each are.
"""

from __future__ import annotations

from typing import Final

EV_TURN: Final = 1  # number of the turn
EV_PLACED: Final = 2  # space
EV_MOVED: Final = 3  # from, to, how (the family's)
EV_MONEY: Final = 4  # dollars gained (negative: paid)
EV_DREW: Final = 5  # number of cards
EV_CARD: Final = 6  # card drawn: for its owner's eyes only
EV_SHUFFLED: Final = 7
EV_DISCARDED: Final = 8  # card
EV_REMOVED: Final = 9  # card
EV_TOKEN: Final = 10  # exchange tokens gained (negative: used)
EV_CERTIFICATE: Final = 11  # new number of certificates
EV_HIRED: Final = 12  # worker type, then the family's
EV_BOUGHT: Final = 13  # card, then the family's
EV_BUILT: Final = 14  # number, space, price
EV_DISC: Final = 15  # disc
EV_TILE: Final = 16  # the family's
EV_DELIVERED: Final = 17  # where to, then the family's
EV_OVER: Final = 18
EV_AUXILIARY: Final = 19  # action, then the family's
EV_USED: Final = 20  # program, tile
EV_SHOWN: Final = 21  # card of the hand shown for a delivery
EV_LAPSED: Final = 22  # an action whose requirement is gone
EV_AUTOMA: Final = 23  # automa card drawn, steps
EV_SKIPPED: Final = 24  # the solo opponent cannot do something

FIRST_OWN: Final = 32

# The name of a kind, and for each figure the name of a field and what it counts in (a number where
# nothing stands). Kinds that are not here have other figures in each family.
SHARED: Final[dict[int, str]] = {
    EV_TURN: "turn turn",
    EV_PLACED: "placed space:space",
    EV_MOVED: "moved from:space to:space",
    EV_MONEY: "money dollars",
    EV_DREW: "drew cards",
    EV_CARD: "card card:card",
    EV_SHUFFLED: "shuffled",
    EV_DISCARDED: "discarded card:card",
    EV_REMOVED: "removed card:card",
    EV_TOKEN: "token tokens",
    EV_CERTIFICATE: "certificate certificates",
    EV_BUILT: "built number space:space price",
    EV_DISC: "disc disc:disc",
    EV_OVER: "over",
    EV_USED: "used program:program",
    EV_SHOWN: "shown card:card",
    EV_LAPSED: "lapsed",
}
PRIVATE_EVENTS: Final[frozenset[int]] = frozenset({EV_CARD})  # for the eyes of their own seat only
COUNTED_EVENTS: Final[frozenset[int]] = frozenset({EV_DREW})  # count private ones, for the others
