"""A picture of a game with a board, displays and player boards, section by section. Each family
says which sections there are and draws them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from rich.console import Console, RenderableType

from trailboss.cli.layout import side_by_side, spaced
from trailboss.cli.matching import fitting, shortened
from trailboss.cli.pictures import Picture
from trailboss.cli.seen import SeenTable
from trailboss.cli.speech import Voice
from trailboss.core.base_tables import BaseTables
from trailboss.core.events import (
    COUNTED_EVENTS,
    EV_AUXILIARY,
    EV_SHOWN,
    EV_TURN,
    EV_USED,
    PRIVATE_EVENTS,
)
from trailboss.core.message import Message, Seat, say
from trailboss.core.rules import Event, Rules

HAND = ("discard", "pay-card", "remove")  # decisions about the hand as it is now
ALWAYS = ("players", "hand")  # every turn begins with these, after the board
LAST = "me"  # the sections up to this one are the whole table


class Lookup(Protocol):
    """What a family's module `lookup` has."""

    def names(self, t: Any, voice: Voice) -> list[tuple[str, str]]:
        """Every name a player may use, and the name the descriptions know."""

    def topics(self, t: Any, voice: Voice) -> list[tuple[str, str]]:
        """What can be looked up, by kinds of things."""


T = TypeVar("T", bound=SeenTable)


class BoardPicture(Picture, Generic[T]):
    """What is the same for all families."""

    card_events = tuple(PRIVATE_EVENTS)
    count_events = tuple(COUNTED_EVENTS)
    quiet_events = (EV_TURN, EV_SHOWN)  # a turn has a heading; shown cards are discarded at once
    brief_events = (EV_USED, EV_AUXILIARY)  # told in short where what came of them follows
    changing = ("in hand",)
    bundled = ("build",)
    tables: BaseTables
    lookup: Lookup
    parts: Mapping[str, Callable[[T, int], RenderableType]]  # how a section is drawn, for a width
    pairs: tuple[tuple[str, str], ...] = ()  # sections that go beside each other
    about: ClassVar[Mapping[str, tuple[str, ...]]] = {}  # those a decision is about, beyond that

    def __init__(self, rules: Rules, names: list[str]) -> None:
        super().__init__(rules, names)
        self.tables = rules.common

    def table(self, seen: dict[str, Any], me: int | None) -> T:
        """The position as the parts want it."""
        raise NotImplementedError

    def topics(self) -> list[tuple[str, str]]:
        return self.lookup.topics(self.tables, self.voice)

    def section(
        self, name: str, seen: dict[str, Any], me: int | None, width: int
    ) -> RenderableType:
        return self.parts[name](self.table(seen, me), width)

    def whole(self, seen: dict[str, Any], me: int | None, out: Console) -> RenderableType:
        last = self.sections.index(LAST)
        shown = self.sections[:last] if me is None else self.sections[: last + 1]
        parts = {name: self.section(name, seen, me, out.width) for name in shown}
        return spaced(side_by_side(out, parts, self.pairs))

    def for_decision(self, seen: dict[str, Any], new_turn: bool) -> tuple[str, ...]:
        wanted = self.about.get(seen["decision"], ())
        if new_turn:
            return (self.sections[0], *ALWAYS, *wanted)
        return ("in hand", *wanted) if seen["decision"] in HAND else wanted

    def tell(self, event: Event, alone: bool) -> Message:
        message = super().tell(event, alone)
        if event[0] in self.brief_events and not alone:
            return Message(message.id, {**message.args, "brief": "yes"})
        return message

    def look_up(self, text: str, seen: dict[str, Any]) -> list[str]:
        """Sentences about what the text names exactly, or else about what begins like it."""
        table = self.table(seen, None)
        found: list[str] = []
        for name in fitting(self.lookup.names(self.tables, self.voice), text):
            told = self.rules.describe(name)
            if told is not None:
                found.append(self.words(told) + self.now_on(table, name))
        return shortened(found)

    def now_on(self, table: T, name: str) -> str:
        """What lies and stands on a space now; nothing of other things."""
        if name not in table.tables.spaces:
            return ""
        space = table.tables.spaces.index(name)
        parts = []
        tile = table.tile_on(space)
        told = self.rules.describe(tile["tile"]) if tile and tile["tile"] != name else None
        if tile is not None and told is not None:
            owner = Seat(tile["owner"]) if "owner" in tile else "nobody"
            parts.append(say("cli-lies-here", owner=owner, tile=told))
        parts += [say("cli-stands-here", owner=Seat(seat)) for seat in table.herders_on(space)]
        return self.voice.said("cli-now-here", things=tuple(parts)) if parts else ""
