"""What is asked and what happened, as facts: which there are depends on the kind."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from trailboss.server.schema.common import Exact
from trailboss.server.schema.facts import (
    AskedFor,
    Doings,
    MasterFacts,
    ObjectiveFacts,
    Subject,
    YesNo,
)

Phase = Literal["setup", "a", "b", "city", "movement", "action", "draw", "over"]


class Question(Subject, kw_only=True):
    """What is asked, as everybody may know it."""

    kind: str
    phase: Phase
    optional: YesNo
    master: MasterFacts | UnsetType = UNSET
    subphase: int | UnsetType = UNSET
    amount: int | UnsetType = UNSET
    less: int | UnsetType = UNSET
    rows: int | UnsetType = UNSET
    bought: int | UnsetType = UNSET
    column: int | UnsetType = UNSET
    programs: list[Doings] | UnsetType = UNSET
    cards: str | UnsetType = UNSET
    second: YesNo | UnsetType = UNSET
    corners: Literal["white", "dark"] | UnsetType = UNSET
    board: YesNo | UnsetType = UNSET
    double: YesNo | UnsetType = UNSET
    use: Literal["all", "others", "auxiliary", "nothing"] | UnsetType = UNSET
    more: YesNo | UnsetType = UNSET
    away: YesNo | UnsetType = UNSET
    joker: int | UnsetType = UNSET
    barred: str | UnsetType = UNSET
    factor: int | UnsetType = UNSET
    possible: YesNo | UnsetType = UNSET


class EventFacts(Exact):
    """What happened."""

    turn: int | UnsetType = UNSET
    space: str | UnsetType = UNSET
    origin: str | UnsetType = msgspec.field(default=UNSET, name="from")
    to: str | UnsetType = UNSET
    path: list[str] | UnsetType = UNSET
    via: list[str] | UnsetType = UNSET
    dollars: int | UnsetType = UNSET
    amount: int | UnsetType = UNSET
    gained: YesNo | UnsetType = UNSET
    payee: int | UnsetType = UNSET
    cards: int | UnsetType = UNSET
    card: str | UnsetType = UNSET
    objective: ObjectiveFacts | UnsetType = UNSET
    tokens: int | UnsetType = UNSET
    certificates: int | UnsetType = UNSET
    permanent: int | UnsetType = UNSET
    value: int | UnsetType = UNSET
    total: int | UnsetType = UNSET
    delivery: int | UnsetType = UNSET
    worker: str | UnsetType = UNSET
    row: int | UnsetType = UNSET
    price: int | UnsetType = UNSET
    number: int | UnsetType = UNSET
    position: str | UnsetType = UNSET
    stop: Literal["space", "turnout", "last"] | UnsetType = UNSET
    way: Literal["forward", "back"] | UnsetType = UNSET
    station: str | UnsetType = UNSET
    disc: str | UnsetType = UNSET
    master: str | UnsetType = UNSET
    given: YesNo | UnsetType = UNSET
    gives: MasterFacts | UnsetType = UNSET
    to_hand: YesNo | UnsetType = UNSET
    tile: str | UnsetType = UNSET
    column: int | UnsetType = UNSET
    goes: Literal["trail", "jobs", "out"] | UnsetType = UNSET
    city: str | UnsetType = UNSET
    post: str | UnsetType = UNSET
    transport: int | UnsetType = UNSET
    extraordinary: YesNo | UnsetType = UNSET
    auxiliary: str | UnsetType = UNSET
    action: str | UnsetType = UNSET
    double: YesNo | UnsetType = UNSET
    program: Doings | UnsetType = UNSET
    owner: int | UnsetType = UNSET
    own: YesNo | UnsetType = UNSET
    automa: str | UnsetType = UNSET
    steps: int | UnsetType = UNSET
    what: str | UnsetType = UNSET
    train: str | UnsetType = UNSET
    left: int | UnsetType = UNSET
    points: int | UnsetType = UNSET
    needs: list[AskedFor] | UnsetType = UNSET
    duplicates: int | UnsetType = UNSET
    joins: str | UnsetType = UNSET
