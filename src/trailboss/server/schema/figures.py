"""Figures of one's own: what is to be checked with the printed game, and what was found there."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from trailboss.server.description import AnyDescription
from trailboss.server.schema.common import Asked, Struct

Confidence = Literal["stand-in", "low", "medium"]


class FigureField(Struct):
    """A figure of a component. `words` says what effects do, line by line."""

    field: Annotated[str, Meta(description="Its place in the tables, such as trail.posts.12.vp.")]
    label: str
    kind: Literal["number", "yes", "text", "choice", "effect", "effects", "numbers", "rows"]
    value: Any
    was: Annotated[Any, Meta(description="What the title itself has.")]
    optional: bool
    choices: list[str]
    words: list[str]
    hint: Annotated[str, Meta(description="What may stand there, where that needs saying.")]


class FigureNote(Struct):
    """Why something is to be checked, and where to look; in English."""

    id: str
    about: str
    check: str
    confidence: Confidence


class FigureComponent(Struct):
    """Something one holds in the hand and looks at."""

    path: str
    name: str
    confidence: Confidence
    confirmed: bool
    changed: bool
    notes: list[FigureNote]
    fields: list[FigureField]


class FigureRuling(Struct):
    """Something to be checked that is a rule rather than a figure."""

    note: FigureNote
    confirmed: bool


class FiguresPage(Struct):
    """The figures of a title: those of the title, or somebody's own. New tables have them."""

    game: str
    name: str
    version: str
    source: Literal["title", "file", "server"]
    editable: Annotated[bool, Meta(description="May I change them?")]
    count: int
    confirmed: int
    changed: int
    others: Annotated[int, Meta(description="Differences beside the figures to check.")]
    components: list[FigureComponent]
    rulings: list[FigureRuling]
    effects: Annotated[list[str], Meta(description="Effects of the title, to choose from.")]


class FiguresAsked(Asked):
    """A value for each field that is not to be as it is, and what is confirmed: paths of components
    and ids of notes."""

    values: dict[str, Any]
    confirmed: Annotated[list[str], Meta(max_length=1000)]


class FiguresShown(Struct):
    """Figures, and the title as it is drawn and explained with them."""

    page: FiguresPage
    description: AnyDescription


class FiguresFile(Struct):
    """The figures as a file for `--figures`."""

    name: str
    text: str


class TitleFigures(Struct):
    """Figures of somebody's own that new tables of a title have."""

    version: str
    confirmed: int
    count: int
    changed: int
