"""Parts of what a move would do and of what happened, as facts. Each says by its `kind` what it is;
things are called by their names in the notation, seats by their numbers."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from trailboss.server.schema.common import Exact

YesNo = Literal["yes", "no"]
Whose = Literal["you", "automa", "other"]
Lies = Literal["nothing", "neutral", "private", "hazard", "outlaw", "building"]


class Fee(Exact):
    """Paid to a seat, or to the bank; `fee-short` if the money is not enough for what is due."""

    kind: Literal["fee", "fee-short"]
    amount: int
    due: int
    place: str
    payee: int | UnsetType = UNSET


class Left(Exact):
    """What is left afterwards."""

    kind: Literal["left"]
    money: int | UnsetType = UNSET
    cowboys: int | UnsetType = UNSET
    tokens: int | UnsetType = UNSET
    workers: int | UnsetType = UNSET


class Certificates(Exact):
    """How many there were and will be; or how many are used and how many are left."""

    kind: Literal["certificates", "certificates-stay", "used-certificates"]
    before: int | UnsetType = msgspec.field(default=UNSET, name="from")
    to: int | UnsetType = UNSET
    used: int | UnsetType = UNSET
    left: int | UnsetType = UNSET


class Doing(Exact):
    """A step of a program, `do-...`: an amount, perhaps one for each of something (`per`; `now` is
    what that comes to), or cards."""

    kind: str
    amount: int | UnsetType = UNSET
    per: str | UnsetType = UNSET
    now: int | UnsetType = UNSET
    less: int | UnsetType = UNSET
    joker: int | UnsetType = UNSET
    card: str | UnsetType = UNSET
    cards: str | UnsetType = UNSET
    certificates: Certificates | UnsetType = UNSET


class Doings(Exact):
    """What an action needs and gives; `gain` says that all it gives is simply gained, `per` what
    all of it is counted by, `now` how many of that there are."""

    kind: Literal["program"]
    needs: list[Doing]
    gives: list[Doing]
    gain: YesNo
    per: str | UnsetType = UNSET
    now: int | UnsetType = UNSET


class Alternatives(Exact):
    """An action of a tile."""

    kind: Literal["action"]
    programs: list[Doings]


class AskedFor(Exact):
    """What an objective asks for."""

    kind: Literal["task", "need", "need-post"]
    count: int
    task: str | UnsetType = UNSET
    need: str | UnsetType = UNSET
    value: int | UnsetType = UNSET


class ObjectiveFacts(Exact):
    """An objective card by what it asks for."""

    kind: Literal["objective"]
    card: str
    tasks: list[AskedFor]
    points: int
    penalty: int


class TaskDone(Exact):
    """A task of an objective, and how much of it is done then."""

    kind: Literal["done-of"]
    task: str
    card: str
    done: int
    count: int
    need: AskedFor | UnsetType = UNSET


class Gift(Exact):
    """What a printed place gives: at once, and in points at the end."""

    kind: Literal["gift"]
    program: Doings | UnsetType = UNSET
    points: int | UnsetType = UNSET


class ArrowFacts(Exact):
    """An arrow between two cities that is completed, told by the other one."""

    kind: Literal["arrow"]
    city: str
    gift: Gift


class MasterFacts(Exact):
    """A station master tile: what it gives at once, and its points for every `every` things."""

    kind: Literal["master"]
    master: str
    programs: list[Doings] | UnsetType = UNSET
    permanent: int | UnsetType = UNSET
    points: int | UnsetType = UNSET
    every: int | UnsetType = UNSET
    per: str | UnsetType = UNSET


class Opened(Exact):
    """What works from now on without a disc: a limit with what it comes to, an auxiliary action."""

    kind: Literal[
        "opens-steps",
        "opens-hand",
        "opens-certificates",
        "opens-permanent",
        "opens-points",
        "opens-auxiliary",
    ]
    amount: int | UnsetType = UNSET
    limit: int | UnsetType = UNSET
    points: int | UnsetType = UNSET
    auxiliary: str | UnsetType = UNSET
    size: Literal["single", "double"] | UnsetType = UNSET
    better: YesNo | UnsetType = UNSET
    program: Doings | UnsetType = UNSET


class TileFacts(Exact):
    """What lies on a space."""

    kind: Literal["tile"]
    lies: Lies
    tile: str | UnsetType = UNSET
    owner: int | UnsetType = UNSET
    whose: Whose | UnsetType = UNSET


class WorkersPaid(Exact):
    kind: Literal["workers"]
    worker: str
    count: int


class Subject(Exact):
    """What a question or a move may be about."""

    card: str | UnsetType = UNSET
    objective: ObjectiveFacts | UnsetType = UNSET
    place: str | UnsetType = UNSET
    lies: Lies | UnsetType = UNSET
    tile: str | UnsetType = UNSET
    owner: int | UnsetType = UNSET
    whose: Whose | UnsetType = UNSET
    price: int | UnsetType = UNSET
    bonus: int | UnsetType = UNSET
    points: int | UnsetType = UNSET
    value: int | UnsetType = UNSET
    program: Doings | UnsetType = UNSET
    worker: str | UnsetType = UNSET
    station: str | UnsetType = UNSET
    city: str | UnsetType = UNSET
    post: str | UnsetType = UNSET
    train: str | UnsetType = UNSET
    count: int | UnsetType = UNSET
    most: int | UnsetType = UNSET
    drawn: int | UnsetType = UNSET
    cowboys: int | UnsetType = UNSET
    transport: int | UnsetType = UNSET
    target: str | UnsetType = UNSET
    copied: YesNo | UnsetType = UNSET
    hand: YesNo | UnsetType = UNSET
    free: YesNo | UnsetType = UNSET
    ordinary: YesNo | UnsetType = UNSET
    dark: YesNo | UnsetType = UNSET
    becomes: str | UnsetType = UNSET
