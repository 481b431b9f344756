"""The picture of El Paso, section by section."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.console import Console, Group, RenderableType

from trailboss.cli.elpaso import board, displays, lookup
from trailboss.cli.elpaso.ring import ring_lines
from trailboss.cli.elpaso.table import Table
from trailboss.cli.layout import side_by_side, spaced
from trailboss.cli.pictures import Picture
from trailboss.cli.speech import said
from trailboss.core.codec import Move
from trailboss.core.message import Message
from trailboss.core.rules import Event
from trailboss.elpaso.constants import (
    EV_AUXILIARY,
    EV_BUILT,
    EV_DREW,
    EV_HIRED,
    EV_MONEY,
    EV_SHOWN,
    EV_TURN,
    EV_USED,
)
from trailboss.elpaso.facts import about
from trailboss.elpaso.facts.events import PRIVATE
from trailboss.elpaso.rules import ElPasoRules

# What a decision is about, beyond what every turn begins with.
SECTIONS = {
    "hire": ("workers",),
    "buy": ("cattle",),
    "train": ("train",),
    "build": ("buildings",),
    "keep": ("posts",),
    "post": ("posts",),
}
HAND = ("discard", "pay-card", "remove")  # decisions about the hand as it is now

TITLES = ("do", "auxiliary", "token", "bonus", "decline", "done", "build")


class ElPasoPicture(Picture):
    """Draws the ring, the posts, the displays and the player boards."""

    sections = (
        "ring",
        "posts",
        "buildings",
        "train",
        "cattle",
        "workers",
        "tiles",
        "players",
        "me",
        "hand",
    )
    card_events = tuple(PRIVATE)
    count_events = (EV_DREW,)
    quiet_events = (EV_TURN, EV_SHOWN)  # a turn has a heading; shown cards are discarded at once
    changing = ("in hand",)
    menu_titles = TITLES
    menu_last = ("auxiliary", "token", "bonus", "decline", "done")
    bundled = ("build",)

    def __init__(self, rules: ElPasoRules, names: list[str]) -> None:
        super().__init__(rules, names)
        self.tables = rules.tables

    def table(self, seen: dict[str, Any], me: int | None) -> Table:
        return Table(self.tables, self.voice, seen, me)

    def section(
        self, name: str, seen: dict[str, Any], me: int | None, width: int
    ) -> RenderableType:
        table = self.table(seen, me)
        if name == "ring":
            return Group(*ring_lines(table, width))
        if name == "posts":
            return Group(*displays.posts_head(table), displays.post_grid(table))
        if name == "buildings":
            lines = displays.building_lines(table, width)
            return Group(displays.building_title(table), *lines)
        if name == "train":
            return Group(*displays.train_lines(table, width))
        if name == "cattle":
            return Group(displays.cattle_title(table), displays.cattle_grid(table))
        if name == "workers":
            return Group(displays.worker_title(table), displays.worker_grid(table))
        if name == "tiles":
            return Group(*displays.tile_lines(table, width))
        if name == "players":
            return Group(*board.player_lines(table, width))
        if name == "hand":
            return Group(*board.hand_lines(table, table.viewer, width))
        if name == "in hand":
            return Group(*board.hand_line(table, table.viewer, width))
        assert name == "me"
        return Group(*board.own_board(table, table.viewer, width))

    def whole(self, seen: dict[str, Any], me: int | None, out: Console) -> RenderableType:
        parts = {
            name: self.section(name, seen, me, out.width)
            for name in self.sections[:9]
            if not (name == "me" and me is None)
        }
        pairs = (("ring", "posts"), ("train", "tiles"), ("cattle", "workers"))
        return spaced(side_by_side(out, parts, pairs))

    def for_decision(self, seen: dict[str, Any], new_turn: bool) -> tuple[str, ...]:
        wanted = SECTIONS.get(seen["decision"], ())
        if new_turn:
            return ("ring", "players", "hand", *wanted)
        return ("in hand", *wanted) if seen["decision"] in HAND else wanted

    def told(
        self, events: Iterable[Event], subject: int, me: int | None, everything: bool = False
    ) -> list[str]:
        return super().told(without_payments(list(events)), subject, me, everything)

    def tell(self, event: Event, alone: bool) -> Message:
        message = super().tell(event, alone)
        if event[0] in (EV_USED, EV_AUXILIARY) and not alone:
            return Message(message.id, {**message.args, "brief": "yes"})
        return message

    def look_up(self, text: str, seen: dict[str, Any]) -> list[str]:
        return lookup.look_up(self.table(seen, None), text)

    def topics(self) -> list[tuple[str, str]]:
        return lookup.topics(self.tables, self.voice)

    def bundle_title(self, moves: list[Move]) -> str:
        """A building that can be placed, with its price on an empty space."""
        told = about.describe(self.tables, moves[0].details["building"])
        return self.words(told) if told else str(moves[0])

    def bundle_item(self, move: Move) -> str:
        """Where; in place of what and for how much then; what the space costs."""
        facts = move.details
        space = move.fields["space"]
        if "replaces" in facts:
            return space + said("cli-instead", tile=facts["replaces"], price=facts["price"])
        return f"{space} +${facts['space_price']}" if facts["space_price"] else space


def without_payments(events: list[Event]) -> list[Event]:
    """Leaves out payments that the event beside them tells: of a hire, of a building."""
    kept: list[Event] = []
    for at in range(len(events)):
        event = events[at]
        if event[0] == EV_MONEY and event[2] < 0:
            before = events[at - 1] if at else event
            after = events[at + 1] if at + 1 < len(events) else event
            if after[0] == EV_HIRED and after[3] == -event[2]:
                continue
            if before[0] == EV_BUILT and before[4] == -event[2]:
                continue
        kept.append(event)
    return kept
