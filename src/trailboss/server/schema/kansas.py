"""What a seat sees of a game of the Kansas City family, both editions."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from trailboss.server.schema.common import Exact
from trailboss.server.schema.description import (
    Counts,
    Dearest,
    Delivery,
    Observation,
    PlacedTile,
)
from trailboss.server.schema.kansas_description import Task

KansasDecision = Literal[
    "discard",
    "place",
    "phase-a",
    "phase-b",
    "offer",
    "pay-card",
    "remove",
    "hire",
    "buy",
    "build",
    "engine",
    "engine-back",
    "engine-return",
    "engine-deliver",
    "upgrade",
    "upgrade-behind",
    "disc",
    "master",
    "objective",
    "hazard",
    "outlaw",
    "auxiliary",
    "draw",
    "move",
    "enter-city",
    "foresight",
    "income",
    "simmental",
    "city",
    "copy",
    "held",
    "over",
]


class MasterSpace(Exact):
    """What lies on a station master space: the tile, or who stands there instead."""

    master: str | UnsetType = UNSET
    worker: str | UnsetType = UNSET
    taken_by: int | UnsetType = UNSET  # the solo opponent


class KansasPlayer(Exact):
    """What is seen of a player. The solo opponent has what is always there, `discs_left` and
    `cattle`; everybody else has all but these, the own seat with `hand` and `draw_stack`, the
    others with `face_down` (both together) and `known_in_hand` instead."""

    herder: str | None
    engine: str
    workers: Counts
    cities: Counts
    stations: list[str]
    station_masters: list[str]
    unbuilt: list[str]
    tiles: Counts
    objectives: Counts
    money: int | UnsetType = UNSET
    exchange_tokens: int | UnsetType = UNSET
    certificates: int | UnsetType = UNSET
    certificate_limit: int | UnsetType = UNSET
    permanent_certificates: int | UnsetType = UNSET
    step_limit: int | UnsetType = UNSET
    hand_limit: int | UnsetType = UNSET
    discs: Counts | UnsetType = UNSET
    discard_pile: Counts | UnsetType = UNSET
    hand_size: int | UnsetType = UNSET
    draw_size: int | UnsetType = UNSET
    hand: Counts | UnsetType = UNSET
    draw_stack: Counts | UnsetType = UNSET
    face_down: Counts | UnsetType = UNSET
    known_in_hand: Counts | UnsetType = UNSET
    discs_left: int | UnsetType = UNSET
    cattle: Counts | UnsetType = UNSET


class SamAtTable(Exact):
    """The solo opponent's cards and what he specializes in."""

    seat: int
    specialization: str
    deck: Literal["garth", "tuned"]
    first_city: str
    cards_left: Counts
    cards_used: Counts


class KansasBox(Exact):
    """What is out of the game."""

    cards: Counts
    tiles: Counts


class FeeHere(Exact):
    """What a tile costs a seat that passes it, and who gets it (null: the bank)."""

    amount: int
    payee: int | None


class TaskProgress(Exact):
    task: Task
    count: int
    done: int


class CardProgress(Exact):
    """An objective card, whether it lies in the objective area, and what is done of it, as the
    final scoring deals things out to cards."""

    card: str
    in_area: bool
    fulfilled: bool
    tasks: list[TaskProgress]


class KansasPlayerFacts(Exact):
    """Transport by city in dollars, all objective cards, wherever they are, the cattle of the
    market that one purchase could bring, and the cities that have room for a disc."""

    transport: Counts
    tasks: list[CardProgress]
    buys: list[str]
    open: list[str]


class KansasFacts(Exact):
    """What follows from the observation: fees by space; for a seat of one's own what the hand is
    worth, and the dearest open city for it."""

    fees: dict[str, FeeHere]
    players: list[KansasPlayerFacts]
    breeding_value: int | UnsetType = UNSET
    delivery: Delivery | UnsetType = UNSET
    city: Dearest | UnsetType = UNSET


class KansasObservation(Observation, tag="kansas"):
    """A game of the Kansas City family as one seat sees it."""

    decision: KansasDecision
    simmental: bool
    buildings: list[str]  # the sides in play, by number
    job_market_token: int | None
    trail: dict[str, PlacedTile]
    job_market: list[list[str | None]]
    workers_placed: int
    open_rows: int
    foresights: list[list[str | None]]
    bags: list[Counts]
    cattle_market: Counts
    market_stack: Counts
    beside: Counts
    objective_display: list[str | None]
    objective_stack: Counts
    station_masters: dict[str, MasterSpace]
    box: KansasBox
    players: list[KansasPlayer]
    facts: KansasFacts
    automa: SamAtTable | UnsetType = UNSET
