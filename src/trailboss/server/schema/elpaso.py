"""What a seat sees of a game of El Paso."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from trailboss.server.schema.common import Exact
from trailboss.server.schema.description import (
    Action,
    Counts,
    Dearest,
    Delivery,
    Observation,
    PlacedTile,
)

ElPasoDecision = Literal[
    "start-objective",
    "place",
    "move",
    "action",
    "train-actions",
    "auxiliary",
    "hire",
    "buy",
    "train",
    "build",
    "pay-workers",
    "tile",
    "pay-card",
    "remove",
    "discard",
    "again",
    "keep",
    "post",
    "disc",
    "offer",
    "last-call",
    "over",
]


class ElPasoPlayer(Exact):
    """What is seen of a player. The solo opponent has what is always there, `discs_left` and
    `cattle`; everybody else has all but these, the own seat with `hand` and `draw_pile`, the
    others with `face_down` (both together) and `known_in_hand` instead."""

    herder: str | None
    markers: int
    posts: Counts
    worker_area: Counts
    objectives: Counts
    bonus_tiles: Counts
    money: int | UnsetType = UNSET
    exchange_tokens: int | UnsetType = UNSET
    certificates: int | UnsetType = UNSET
    permanent_certificates: int | UnsetType = UNSET
    step_limit: int | UnsetType = UNSET
    hand_limit: int | UnsetType = UNSET
    discs: list[str] | UnsetType = UNSET
    discard_pile: Counts | UnsetType = UNSET
    hand_size: int | UnsetType = UNSET
    draw_size: int | UnsetType = UNSET
    hand: Counts | UnsetType = UNSET
    draw_pile: Counts | UnsetType = UNSET
    face_down: Counts | UnsetType = UNSET
    known_in_hand: Counts | UnsetType = UNSET
    discs_left: int | UnsetType = UNSET
    cattle: Counts | UnsetType = UNSET


class SueAtTable(Exact):
    """The solo opponent's cards, and the order in which she looks at her workers."""

    seat: int
    order: list[str]
    cards_left: Counts
    cards_used: Counts
    supply: Counts


class NeedProgress(Exact):
    """A kind of card, `building`, `bonus` or `post-10`."""

    task: str
    count: int
    done: int


class TileProgress(Exact):
    """An objective tile and what there is for it, as the final scoring deals things out."""

    card: str
    fulfilled: bool
    tasks: list[NeedProgress]


class Affordable(Exact):
    """What there are workers and dollars for."""

    cattle: list[str]
    buildings: list[str]
    trains: list[str]


class ElPasoPlayerFacts(Exact):
    """Buildings on the ring, objective tiles, what each auxiliary action does now (null: nothing),
    what there are workers and dollars for, and the posts that have room for a disc; the solo
    opponent has only buildings and posts."""

    buildings: int
    tasks: list[TileProgress]
    auxiliary: dict[str, Action | None]
    affordable: Affordable
    open: list[str]


class ElPasoFacts(Exact):
    """What follows from the observation; all but `players` for a seat of one's own."""

    players: list[ElPasoPlayerFacts]
    breeding_value: int | UnsetType = UNSET
    delivery: Delivery | UnsetType = UNSET
    post: Dearest | UnsetType = UNSET
    affordable: Affordable | UnsetType = UNSET


class ElPasoObservation(Observation, tag="elpaso"):
    """A game of El Paso as one seat sees it."""

    decision: ElPasoDecision
    buildings: list[str]  # the sides in play, by number
    trains: list[Literal["front", "star"]]
    claimer: int | None
    ring: dict[str, PlacedTile]
    building_display: Counts
    cattle_market: Counts
    worker_supply: Counts
    simmental: int
    objective_display: list[str | None]
    objective_stack: Counts
    bonus_display: list[str | None]
    bonus_stack: Counts
    box: Counts
    players: list[ElPasoPlayer]
    facts: ElPasoFacts
    automa: SueAtTable | UnsetType = UNSET
