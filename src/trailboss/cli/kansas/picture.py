"""The picture of a Kansas City game, section by section."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from rich.console import Group, RenderableType
from rich.text import Text

from trailboss.cli.board_picture import BoardPicture
from trailboss.cli.kansas import board, lookup, markets, railroad, trail
from trailboss.cli.kansas.table import Table, space_name
from trailboss.cli.speech import said
from trailboss.core.codec import Move
from trailboss.kansas.facts.descriptions import describe
from trailboss.kansas.tables import Tables


def jobs(table: Table) -> Group:
    fees = markets.foresight_grid(table)
    return Group(
        markets.job_title(table),
        markets.job_grid(table),
        *markets.rows_to_come(table),
        Text(table.voice.said("picture-foresights"), style="quiet"),
        fees,
    )


PARTS: Final[dict[str, Callable[[Table, int], RenderableType]]] = {
    "trail": lambda table, width: Group(*trail.trail_lines(table, width)),
    "railroad": lambda table, _: Group(
        railroad.railroad_title(table), railroad.railroad_grid(table)
    ),
    "cities": lambda table, _: Group(
        table.title("picture-cities", "picture-cities-legend"), railroad.city_grid(table)
    ),
    "jobs": lambda table, _: jobs(table),
    "cattle": lambda table, _: Group(markets.cattle_title(table), markets.cattle_grid(table)),
    "objectives": lambda table, width: Group(*markets.objective_lines(table, width)),
    "players": lambda table, width: Group(*board.player_lines(table, width)),
    "me": lambda table, width: Group(board.own_board(table, table.viewer, width)),
    "hand": lambda table, width: Group(*board.hand_lines(table, table.viewer, width)),
    "in hand": lambda table, _: board.hand_line(table, table.viewer),
    "buildings": lambda table, width: board.shed(table, table.players[table.viewer], width),
}


class FamilyPicture(BoardPicture[Table]):
    """Draws the trail, the railroad, the markets and the player boards."""

    sections = (
        "trail",
        "railroad",
        "cities",
        "jobs",
        "cattle",
        "objectives",
        "players",
        "me",
        "hand",
        "buildings",
    )
    tables: Tables
    lookup = lookup
    parts = PARTS
    pairs = (("railroad", "cities"), ("jobs", "cattle"))
    about: ClassVar = {
        "hire": ("jobs",),
        "foresight": ("jobs",),
        "buy": ("cattle",),
        "engine": ("railroad",),
        "engine-back": ("railroad",),
        "engine-return": ("railroad",),
        "engine-deliver": ("railroad",),
        "upgrade-behind": ("railroad",),
        "city": ("cities",),
        "objective": ("objectives",),
    }
    menu_titles = ("do", "auxiliary", "play", "token", "decline", "done", "buy", "build")
    menu_last = ("auxiliary", "play", "token", "decline", "enter", "done")

    def table(self, seen: dict[str, Any], me: int | None) -> Table:
        return Table(self.tables, self.voice, seen, me)

    def bundle_title(self, moves: list[Move]) -> str:
        """A building that can be placed, with its price on an empty space."""
        about = [move.details for move in moves]
        told = describe(self.tables, about[0]["tile"])
        assert told is not None
        prices = [facts["price"] for facts in about if "replaces" not in facts]
        return f"${prices[0]}: {self.words(told)}" if prices else self.words(told)

    def bundle_item(self, move: Move) -> str:
        """Where; in place of what, and then at which price."""
        t = self.tables
        facts = move.details
        space = t.spaces.index(facts["fields"]["space"])
        marks = ("♣" if t.space_woods[space] else "") + ("!" if t.space_risk[space] >= 0 else "")
        extra = ""
        if "replaces" in facts:
            extra = said("cli-instead", tile=facts["replaces"]["tile"], price=facts["price"])
        return f"{space_name(t, self.voice, space)}{marks}{extra}"
