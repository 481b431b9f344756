"""Profiles, statistics, leaderboards, friends."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from trailboss.server.schema.common import LINES, Asked, Milliseconds, Struct

PlayerKind = Literal["person", "guest", "bot", "automa"]
RelationKind = Literal["friend", "mute", "block"]


class PlayerNamed(Struct):
    """Somebody or something that plays. A solo opponent has a level of its own."""

    name: str
    kind: PlayerKind
    level: Annotated[str | None, Meta(description="Of a bot or solo opponent, as it is set.")]


class RatingSeen(Struct):
    """A rating by OpenSkill; 1000 is where everybody begins. `unsure`: from too few games."""

    game: str
    rating: int
    unsure: bool
    games: int
    rank: Annotated[int, Meta(description="Among people; 1 is the best.")]


class Tally(Struct):
    """Games of a title with so many players, against such opponents."""

    game: str
    players: int
    against: Annotated[
        Literal["people", "bots", "solo"], Meta(description="People, if there was one.")
    ]
    games: int
    won: int
    points: Annotated[float, Meta(description="On average.")]
    best: int


class Opponent(PlayerNamed):
    """Somebody often played against."""

    games: int
    ahead: Annotated[int, Meta(description="How often the person of this profile was ahead.")]
    behind: int


class PastSeat(PlayerNamed):
    points: int
    place: int


class PastGame(Struct):
    """A game that is over. Its table is named to who sat there, and to all if it is public."""

    table: str | None
    game: str
    at: Milliseconds
    place: int
    points: int
    rated: bool
    change: Annotated[int | None, Meta(description="What it changed of the rating.")]
    seats: list[PastSeat]


class Profile(Struct):
    name: str
    since: Milliseconds
    mine: bool
    friend: bool
    muted: bool
    blocked: bool
    ratings: list[RatingSeen]
    tallies: list[Tally]
    opponents: list[Opponent]
    recent: list[PastGame]


class Category(Struct):
    """A line of the score sheet, on average."""

    key: str
    mine: float
    others: float | None


class Favourite(Struct):
    """A city, a trading post or a building, and how often."""

    thing: str
    key: str
    text: str
    count: int


class RatingPoint(Struct):
    at: Milliseconds
    rating: int


class Statistics(Struct):
    """What the finished games of one title say, the newest 200 of them."""

    game: str
    games: int
    categories: list[Category]
    lengths: Annotated[list[int], Meta(description="Turns of each game, the oldest first.")]
    points: Annotated[list[int], Meta(description="Points of each game, the oldest first.")]
    favourites: list[Favourite]
    curve: Annotated[list[RatingPoint], Meta(description="The rating over time.")]


class Leader(PlayerNamed):
    place: int
    rating: int
    unsure: bool
    games: int


class Leaders(Struct):
    game: str
    leaders: list[Leader]


class Relation(Asked):
    """friend: offered when a table is made. mute: nothing they say is shown to me. block: nobody
    joins a table of the other, or invites them."""

    kind: RelationKind
    on: bool


class NewReport(Asked):
    """Something those who run the server should see: about somebody, or a table, or both."""

    reason: Literal["chat", "name", "cheating", "stalling", "other"]
    text: Annotated[str, Meta(max_length=1000, pattern=LINES)] = ""
    person: Annotated[str, Meta(max_length=40, description="The name of an account.")] | None = None
    table: Annotated[str, Meta(max_length=32)] | None = None


class Related(Struct):
    user: str
    name: str
    kind: RelationKind


class People(Struct):
    """Whom I have named friends, muted or blocked."""

    people: list[Related]
