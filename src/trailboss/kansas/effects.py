"""The vocabulary of effects: what tiles, cards and worker spaces can make happen.

An action in the tables is a line such as

    discard white => money 2
    outlaw or pay 2 => engine 2
    certificate 2 per pairs + money 2 per pairs

`or` parts the alternatives of one action; each alternative is a program, a chain of steps joined by
`+` or, where what is required ends and what is given begins, by `=>`.
"""

from __future__ import annotations

from typing import Final

from trailboss.core.errors import TrailbossError

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

STEP_WIDTH: Final = 3  # operation, amount, counted thing

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


def alternatives(line: str) -> tuple[str, ...]:
    """The alternatives of one action, each a program by itself."""
    return tuple(part.strip() for part in line.split(" or "))


def parse_program(text: str, sets: tuple[str, ...]) -> tuple[int, ...]:
    """The steps of a program, STEP_WIDTH integers each; `sets` are the names of card sets."""
    steps: list[int] = []
    for part in text.replace("=>", "+").split("+ "):
        steps.extend(parse_step(" ".join(part.split()), text, sets))
    return tuple(steps)


def parse_step(step: str, text: str, sets: tuple[str, ...]) -> tuple[int, int, int]:
    if step in WITHOUT_AMOUNT:
        return (WITHOUT_AMOUNT[step], 1, PER_NOTHING)
    words = step.split(" ")
    if words[0] == "discard" and len(words) == 2 and words[1] in sets:
        return (DISCARD, sets.index(words[1]), PER_NOTHING)
    if words[0] in WITH_AMOUNT and len(words) in (2, 4):
        operation = WITH_AMOUNT[words[0]]
        if len(words) == 2 and words[1] in COUNTED:
            return (operation, 1, COUNTED.index(words[1]))
        per = PER_NOTHING
        if len(words) == 4 and words[2] == "per" and words[3] in COUNTED:
            per = COUNTED.index(words[3])
        elif len(words) == 4:
            raise TrailbossError(f"{text!r}: {step!r} counts nothing known")
        return (operation, int(words[1]), per)
    raise TrailbossError(f"{text!r}: {step!r} is not an effect")
