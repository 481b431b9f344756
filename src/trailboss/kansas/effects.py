"""The vocabulary of effects: what tiles, cards and worker spaces can make happen.

The grammar is in `core.effects`; docs/effects.md explains the words.
"""

from __future__ import annotations

from typing import Final

from trailboss.core.effects import Vocabulary

MONEY: Final = 1
PAY: Final = 2
CERTIFICATE: Final = 3
CERTIFICATE_MAX: Final = 4
TOKEN: Final = 5
DISCARD: Final = 6  # amount: the set of cards
ENGINE: Final = 7
ENGINE_BACK: Final = 8
HIRE: Final = 9
BUILD: Final = 10
HAZARD: Final = 11
OUTLAW: Final = 12
OBJECTIVE: Final = 13
OBJECTIVE_HAND: Final = 14
AUXILIARY: Final = 15
AUXILIARY_DOUBLE: Final = 16
MOVE: Final = 17
RIDE: Final = 18
DRAW: Final = 19  # up to as many
CYCLE: Final = 20  # exactly as many
REMOVE: Final = 21
BUY: Final = 22
DELIVER: Final = 23
COPY: Final = 24
UPGRADE_BEHIND: Final = 25

# Things that can be counted: "per woods", "engine engineers".
PER_NOTHING: Final = 0
PER_COWBOYS: Final = 1
PER_BUILDERS: Final = 2
PER_ENGINEERS: Final = 3
PER_WOODS: Final = 4
PER_BUILDINGS: Final = 5
PER_HAZARDS: Final = 6
PER_STATIONS: Final = 7
PER_PAIRS: Final = 8
PER_OBJECTIVES: Final = 9
PER_CERTIFICATES: Final = 10
PER_WORKERS: Final = 11

COUNTED: Final = (
    "",
    "cowboys",
    "builders",
    "engineers",
    "woods",
    "buildings",
    "hazards",
    "stations",
    "pairs",
    "objectives",
    "certificates",
    "workers",
)

WITH_AMOUNT: Final = {
    "money": MONEY,
    "pay": PAY,
    "certificate": CERTIFICATE,
    "token": TOKEN,
    "engine": ENGINE,
    "engine-back": ENGINE_BACK,
    "hire": HIRE,
    "build": BUILD,
    "hazard": HAZARD,
    "move": MOVE,
    "ride": RIDE,
    "draw": DRAW,
    "cycle": CYCLE,
    "remove": REMOVE,
}
WITHOUT_AMOUNT: Final = {
    "certificate max": CERTIFICATE_MAX,
    "outlaw": OUTLAW,
    "objective": OBJECTIVE,
    "objective hand": OBJECTIVE_HAND,
    "auxiliary single": AUXILIARY,
    "auxiliary double": AUXILIARY_DOUBLE,
    "buy": BUY,
    "deliver": DELIVER,
    "copy": COPY,
    "upgrade-behind": UPGRADE_BEHIND,
}


def vocabulary(sets: tuple[str, ...]) -> Vocabulary:
    """The words of these games; `sets` are the names of card sets."""
    return Vocabulary(
        dict(WITHOUT_AMOUNT), dict(WITH_AMOUNT), {"discard": (DISCARD, sets)}, COUNTED
    )
