"""The rules of both editions as one engine.

What is asked and what an answer does is in the modules named after the chapters of the rulebook;
`kinds` has all questions.
"""

from __future__ import annotations

from typing import Any

from trailboss.core import options as choices
from trailboss.core.encoding import Encoding
from trailboss.core.rules import Position, RowMemo, Rules
from trailboss.core.source import Source
from trailboss.kansas import observation, scoring
from trailboss.kansas.columns import Places, make_encoding
from trailboss.kansas.events import KINDS
from trailboss.kansas.facts import speech
from trailboss.kansas.hand import exchange_aside, legal_token, may_exchange_aside, use_token
from trailboss.kansas.kinds import FRAMES
from trailboss.kansas.load import edition_names, load_tables
from trailboss.kansas.memo import KansasMemo
from trailboss.kansas.objectives import (
    play_objective,
)
from trailboss.kansas.setup import Solo, set_up
from trailboss.kansas.state import State
from trailboss.kansas.tables import Tables


class KansasRules(Rules):
    """One edition of Great Western Trail."""

    def __init__(self, tables: Tables) -> None:
        super().__init__("kansas", tables)
        self.set_parts(FRAMES, KINDS, speech, observation, scoring)
        self.tables = tables
        self.encoded: tuple[Encoding, Places] | None = None
        self.scopes = (tables.id, "kansas")
        neutral = tuple(tables.neutral_names)
        cards = tables.cards
        bag = tables.bag
        self.draws = (
            ("the next neutral building", neutral),
            ("the side of a building", ("a", "b")),
            ("the next station master", tables.masters),
            (f"a tile from {bag} 1", tables.tile_names),
            (f"a tile from {bag} 2", tables.tile_names),
            (f"a tile from {bag} 3", tables.tile_names),
            ("a card from the market stack", cards),
            ("a card from the objective stack", cards),
            ("a starting objective", cards),
            ("a card from a player's draw stack", cards),
            ("the solo opponent's next card", tables.automa),
            ("the foresight tile the solo opponent places", tables.tile_names),
        )

    # Options and set-up -------------------------------------------------------------------------

    def option_values(self) -> dict[str, Any]:
        values: dict[str, Any] = {
            "neutral": choices.NEUTRAL_LAYOUTS,
            "buildings": choices.side_values(self.tables.building_numbers, choices.SIDES),
        }
        for variant in self.tables.variants:
            values[variant] = (False, True)
        values.update(self.solo_values())
        return values

    def option_letters(self) -> dict[str, tuple[int, str]]:
        return {"buildings": choices.side_letters(self.tables.building_numbers, choices.SIDES)}

    def sides_shown(self, option: str, value: Any) -> list[int]:
        return self.sides(value)

    def sides(self, value: Any) -> list[int]:
        return choices.read_sides("buildings", value, self.tables.building_numbers, choices.SIDES)

    def solo_values(self) -> dict[str, tuple[Any, ...]]:
        """Options of the solo game. The level sets the rest, but each can be set by itself."""
        t = self.tables
        if not t.automa:
            return {}
        usual = t.automa_levels.index("medium")
        others = t.automa_levels[:usual] + t.automa_levels[usual + 1 :]
        values: dict[str, tuple[str, ...]] = {
            "difficulty": (t.automa_levels[usual], *others),
            "deck": ("tuned", "garth") if self.number >= 2 else ("garth", "tuned"),
            "cards": (choices.BY_LEVEL, "all", "fewer"),
            "extra_workers": (choices.BY_LEVEL, "yes", "no"),
            "first_city": (choices.BY_LEVEL, *t.cities[1:]),
        }
        if self.number >= 2:
            values["foresight"] = ("random", "chosen")
        return values

    def solo(self, options: dict[str, Any]) -> Solo:
        t = self.tables
        level = t.automa_levels.index(options["difficulty"])
        without = t.automa_without[level]
        if options["cards"] == "all":
            without = ()
        elif options["cards"] == "fewer":
            without = max(t.automa_without, key=len)
        extra = t.automa_extra[level]
        if options["extra_workers"] != choices.BY_LEVEL:
            extra = options["extra_workers"] == "yes"
        first = t.automa_first[level]
        if options["first_city"] != choices.BY_LEVEL:
            first = t.cities.index(options["first_city"])
        chosen = options.get("foresight") == "chosen"
        return Solo(without, extra, first, options["deck"] == "tuned", chosen)

    def start(self, players: int, options: dict[str, Any], source: Source) -> Position:
        return set_up(
            self.tables,
            players,
            bool(options.get("simmental", False)),
            options["neutral"] == "random",
            self.sides(options["buildings"]),
            self.solo(options) if players == 1 else None,
            source,
        )

    # Moves that answer no question ------------------------------------------------------------

    def add_interludes(self, position: Position, moves: list[int]) -> None:
        assert isinstance(position, State)
        legal_token(position, moves)

    def interlude(self, position: Position, code: int, source: Source) -> None:
        assert isinstance(position, State)
        codes = self.tables.codes
        if codes.play <= code < codes.play_end:
            play_objective(position, self.tables.cattle_count + code - codes.play)
        elif codes.aside <= code < codes.aside_end:
            exchange_aside(position, code - codes.aside, source)
        else:
            use_token(position, code - codes.token + 1, source)

    def asides(self, position: Position, seat: int) -> list[int]:
        assert isinstance(position, State)
        return [self.tables.codes.aside + seat] if may_exchange_aside(position, seat) else []

    def is_aside(self, position: Position, code: int) -> bool:
        assert isinstance(position, State)
        codes = self.tables.codes
        if not codes.aside <= code < codes.aside_end:
            return False
        return may_exchange_aside(position, code - codes.aside)

    def maker(self, position: Position, code: int) -> int:
        codes = self.tables.codes
        return code - codes.aside if codes.aside <= code < codes.aside_end else position.seat

    # Words, scores, knowledge -------------------------------------------------------------------

    def seats(self, position: Position) -> int:
        assert isinstance(position, State)
        return position.setup.players

    def encoding(self) -> Encoding:
        return self.prepared()[0]

    def prepared(self) -> tuple[Encoding, Places]:
        """The encoding, made when it is first asked for: most games never need it."""
        if self.encoded is None:
            t = self.tables
            editions = [t if name == t.id else load_tables(name) for name in edition_names()]
            self.encoded = make_encoding(t, editions)
        return self.encoded

    def memo(self) -> RowMemo:
        encoding, places = self.prepared()
        return KansasMemo(places, encoding.size)
