"""The picture of a Kansas City game, section by section."""

from __future__ import annotations

from typing import Any

from rich.console import Console, Group, RenderableType
from rich.text import Text

from trailboss.cli.kansas import board, lookup, markets, railroad, trail
from trailboss.cli.kansas.table import Table, space_name
from trailboss.cli.layout import side_by_side, spaced
from trailboss.cli.pictures import Picture
from trailboss.cli.speech import said
from trailboss.core.codec import Move
from trailboss.core.message import Message
from trailboss.core.rules import Event
from trailboss.kansas.constants import EV_AUXILIARY, EV_DREW, EV_SHOWN, EV_TURN, EV_USED
from trailboss.kansas.facts.descriptions import describe
from trailboss.kansas.facts.events import PRIVATE as PRIVATE_EVENTS
from trailboss.kansas.rules import KansasRules

# What a decision is about, beyond what every turn begins with.
SECTIONS = {
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
HAND = ("discard", "pay-card", "remove")  # decisions about the hand as it is now

TITLES = ("do", "auxiliary", "play", "token", "decline", "done", "buy", "build")


class KansasPicture(Picture):
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
    card_events = tuple(PRIVATE_EVENTS)
    count_events = (EV_DREW,)
    quiet_events = (EV_TURN, EV_SHOWN)  # a turn has a heading; shown cards are discarded at once
    changing = ("in hand",)
    menu_titles = TITLES
    menu_last = ("auxiliary", "play", "token", "decline", "enter", "done")
    bundled = ("build",)

    def __init__(self, rules: KansasRules, names: list[str]) -> None:
        super().__init__(rules, names)
        self.tables = rules.tables

    def table(self, seen: dict[str, Any], me: int | None) -> Table:
        return Table(self.tables, self.voice, seen, me)

    def section(
        self, name: str, seen: dict[str, Any], me: int | None, width: int
    ) -> RenderableType:
        table = self.table(seen, me)
        if name == "trail":
            return Group(*trail.trail_lines(table, width))
        if name == "railroad":
            return Group(railroad.railroad_title(table), railroad.railroad_grid(table))
        if name == "cities":
            return Group(railroad.cities_title(table), railroad.city_grid(table))
        if name == "jobs":
            return jobs(table)
        if name == "cattle":
            return Group(markets.cattle_title(table), markets.cattle_grid(table))
        if name == "objectives":
            return Group(*markets.objective_lines(table, width))
        if name == "players":
            return Group(*board.player_lines(table, width))
        if name == "hand":
            return Group(*board.hand_lines(table, table.viewer, width))
        if name == "in hand":
            return board.hand_line(table, table.viewer)
        if name == "buildings":
            return board.shed(table, table.players[table.viewer], width)
        assert name == "me"
        return Group(board.own_board(table, table.viewer, width))

    def whole(self, seen: dict[str, Any], me: int | None, out: Console) -> RenderableType:
        parts = {
            name: self.section(name, seen, me, out.width)
            for name in self.sections[:8]
            if not (name == "me" and me is None)
        }
        pairs = (("railroad", "cities"), ("jobs", "cattle"))
        return spaced(side_by_side(out, parts, pairs))

    def for_decision(self, seen: dict[str, Any], new_turn: bool) -> tuple[str, ...]:
        wanted = SECTIONS.get(seen["decision"], ())
        if new_turn:
            return ("trail", "players", "hand", *wanted)
        return ("in hand", *wanted) if seen["decision"] in HAND else wanted

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


def jobs(table: Table) -> Group:
    fees = markets.foresight_grid(table)
    return Group(
        markets.job_title(table),
        markets.job_grid(table),
        *markets.rows_to_come(table),
        Text(table.voice.said("picture-foresights"), style="quiet"),
        fees,
    )
