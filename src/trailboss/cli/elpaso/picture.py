"""The picture of El Paso, section by section."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Final

from rich.console import Group, RenderableType

from trailboss.cli.board_picture import BoardPicture
from trailboss.cli.elpaso import board, displays, lookup
from trailboss.cli.elpaso.ring import ring_lines
from trailboss.cli.elpaso.table import Table
from trailboss.cli.speech import said
from trailboss.core.codec import Move
from trailboss.core.events import (
    EV_BUILT,
    EV_HIRED,
    EV_MONEY,
)
from trailboss.core.rules import Event
from trailboss.elpaso.tables import Tables

PARTS: Final[dict[str, Callable[[Table, int], RenderableType]]] = {
    "ring": lambda table, width: Group(*ring_lines(table, width)),
    "posts": lambda table, _: Group(*displays.posts_head(table), displays.post_grid(table)),
    "buildings": lambda table, width: Group(
        table.title("picture-building-display", "picture-building-note"),
        *displays.building_lines(table, width),
    ),
    "train": lambda table, width: Group(*displays.train_lines(table, width)),
    "cattle": lambda table, _: Group(
        table.title("picture-cattle", "picture-jokers"), displays.cattle_grid(table)
    ),
    "workers": lambda table, _: Group(displays.worker_title(table), displays.worker_grid(table)),
    "tiles": lambda table, width: Group(*displays.tile_lines(table, width)),
    "players": lambda table, width: Group(*board.player_lines(table, width)),
    "me": lambda table, width: Group(*board.own_board(table, table.viewer, width)),
    "hand": lambda table, width: Group(*board.hand_lines(table, table.viewer, width)),
    "in hand": lambda table, width: Group(*board.hand_line(table, table.viewer, width)),
}


class FamilyPicture(BoardPicture[Table]):
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
    tables: Tables
    lookup = lookup
    parts = PARTS
    pairs = (("ring", "posts"), ("train", "tiles"), ("cattle", "workers"))
    about: ClassVar = {
        "hire": ("workers",),
        "buy": ("cattle",),
        "train": ("train",),
        "build": ("buildings",),
        "keep": ("posts",),
        "post": ("posts",),
    }
    menu_titles = ("do", "auxiliary", "token", "bonus", "decline", "done", "build")
    menu_last = ("auxiliary", "token", "bonus", "decline", "done")

    def table(self, seen: dict[str, Any], me: int | None) -> Table:
        return Table(self.tables, self.voice, seen, me)

    def told(
        self, events: Iterable[Event], subject: int, me: int | None, everything: bool = False
    ) -> list[str]:
        return super().told(without_payments(list(events)), subject, me, everything)

    def bundle_title(self, moves: list[Move]) -> str:
        """A building that can be placed, with its price on an empty space."""
        told = self.rules.describe(moves[0].details["building"])
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
