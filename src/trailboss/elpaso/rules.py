"""The rules of El Paso as one engine.

What is asked and what an answer does is in the modules named after the chapters of the rulebook;
`kinds` has all questions.
"""

from __future__ import annotations

from typing import Any, Final

from trailboss.core import options as choices
from trailboss.core.encoding import Encoding
from trailboss.core.frames import KIND
from trailboss.core.rules import Position, RowMemo, Rules
from trailboss.core.source import Source
from trailboss.elpaso import constants as k
from trailboss.elpaso import observation, scoring
from trailboss.elpaso.columns import make_encoding
from trailboss.elpaso.events import KINDS
from trailboss.elpaso.facts import speech
from trailboss.elpaso.hand import legal_token, use_token
from trailboss.elpaso.kinds import FRAMES
from trailboss.elpaso.memo import ElPasoMemo
from trailboss.elpaso.setup import set_up
from trailboss.elpaso.state import State
from trailboss.elpaso.tables import Tables
from trailboss.elpaso.workers import legal_bonus, use_bonus

TRAIN_SIDES: Final = ("front", "star")


def named_sets(names: list[str]) -> list[str]:
    """Every choice of one or more of them, small ones first: B1, B2, B1+B2."""
    sets = [""]
    for name in names:
        sets += [f"{one}+{name}" if one else name for one in sets]
    return sorted(sets[1:], key=lambda one: (one.count("+"), one))


class ElPasoRules(Rules):
    """Great Western Trail: El Paso."""

    def __init__(self, tables: Tables) -> None:
        super().__init__("elpaso", tables)
        self.set_parts(FRAMES, KINDS, speech, observation, scoring)
        self.tables = tables
        self.encoded: Encoding | None = None
        self.draws = (
            ("the next neutral building", tables.neutral_names),
            ("the side of a building", ("a", "b")),
            ("the side of a train card", TRAIN_SIDES),
            ("an objective tile", tables.objectives),
            ("a bonus tile", tables.bonuses),
            ("a card from a player's draw pile", tables.cards),
            ("Sue's next worker from the left", tables.workers),
            ("an automa card", tables.automa),
            ("a card from Sue's supply", tables.cards),
        )

    # Options and set-up -------------------------------------------------------------------------

    def option_values(self) -> dict[str, Any]:
        t = self.tables
        values: dict[str, Any] = {
            "neutral": choices.NEUTRAL_LAYOUTS,
            "buildings": choices.side_values(t.kinds, choices.SIDES),
            "trains": choices.side_values(len(t.trains), TRAIN_SIDES),
        }
        values.update(self.solo_values())
        return values

    def solo_values(self) -> dict[str, tuple[Any, ...]]:
        """Options of the solo game. The level says how many of Sue's extra cards are used, but
        they can also be named."""
        extras = self.extras()
        values: dict[str, tuple[Any, ...]] = {"difficulty": tuple(range(len(extras) + 1))}
        if self.number >= 2:
            values["b_cards"] = (choices.BY_LEVEL, "none", *named_sets(extras))
        return values

    def extras(self) -> list[str]:
        """Sue's extra cards, the B cards."""
        t = self.tables
        return [t.automa[card] for card in range(len(t.automa)) if t.automa_extra[card]]

    def extra_cards(self, options: dict[str, Any]) -> list[str]:
        """Which of them are in her stack."""
        named = options.get("b_cards", choices.BY_LEVEL)
        if named == choices.BY_LEVEL:
            return self.extras()[: int(options["difficulty"])]
        return [] if named == "none" else str(named).split("+")

    def option_letters(self) -> dict[str, tuple[int, str]]:
        t = self.tables
        return {
            "buildings": choices.side_letters(t.kinds, choices.SIDES),
            "trains": choices.side_letters(len(t.trains), TRAIN_SIDES),
        }

    def sides_shown(self, option: str, value: Any) -> list[int]:
        return self.sides(value) if option == "buildings" else self.train_sides(value)

    def sides(self, value: Any) -> list[int]:
        return choices.read_sides("buildings", value, self.tables.kinds, choices.SIDES)

    def train_sides(self, value: Any) -> list[int]:
        return choices.read_sides("trains", value, len(self.tables.trains), TRAIN_SIDES)

    def start(self, players: int, options: dict[str, Any], source: Source) -> Position:
        return set_up(
            self.tables,
            players,
            options["neutral"] == "random",
            self.sides(options["buildings"]),
            self.train_sides(options["trains"]),
            self.extra_cards(options) if players == 1 else [],
            source,
        )

    # Moves that answer no question ------------------------------------------------------------

    def add_interludes(self, position: Position, moves: list[int]) -> None:
        """Tokens and workers are used in one's own turns, and not in the middle of an exchange."""
        assert isinstance(position, State)
        kind = position.stack[KIND]
        if kind != k.DISCARD and kind != k.START_OBJECTIVE:
            legal_token(position, moves)
            legal_bonus(position, kind == k.MOVE, moves)

    def interlude(self, position: Position, code: int, source: Source) -> None:
        assert isinstance(position, State)
        codes = self.tables.codes
        if code == codes.token:
            use_token(position, source)
        else:
            use_bonus(position, code - codes.bonus)

    # Words, scores, knowledge -------------------------------------------------------------------

    def winners(self, position: Position) -> list[int]:
        """Most points; ties go to the most money left over, then victory is shared."""
        assert isinstance(position, State)
        ranks = [
            (sheet.total, scoring.tie_break(position, seat))
            for seat, sheet in enumerate(self.scores(position))
        ]
        return [seat for seat in range(len(ranks)) if ranks[seat] == max(ranks)]

    def seats(self, position: Position) -> int:
        assert isinstance(position, State)
        return position.setup.seats

    def encoding(self) -> Encoding:
        """Made when it is first asked for: most games never need it."""
        if self.encoded is None:
            self.encoded = make_encoding(self.tables)
        return self.encoded

    def memo(self) -> RowMemo:
        return ElPasoMemo(self.encoding().size)
