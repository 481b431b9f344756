"""What the terminal shows of a game. Each kind of rules has its picture; a game without one is
shown as the plain facts of its observation."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, ClassVar

from rich.console import Console, Group, RenderableType
from rich.text import Text

from trailboss.core.codec import Move
from trailboss.core.rules import Event, Rules
from trailboss.game import Game
from trailboss.kansas.rules import KansasRules

SEAT = re.compile(r"\bSeat (\d+)\b")

Seen = dict[str, Any]


class Picture:
    """A game in the terminal: sections that can be shown one by one or together."""

    sections: tuple[str, ...] = ()  # what a player can ask for
    # Headings for kinds of moves in the menu, and the kinds that come after all others.
    menu_titles: ClassVar[dict[str, str]] = {}
    menu_last: tuple[str, ...] = ("decline", "done")
    # Kinds with two parameters that are shown together by the first of them.
    bundled: tuple[str, ...] = ()

    def __init__(self, rules: Rules, names: list[str]) -> None:
        self.rules = rules
        self.names = names

    def section(self, name: str, seen: Seen, me: int | None, width: int) -> RenderableType:
        """One section, from what `me` has seen; None is somebody who watches."""
        raise NotImplementedError

    def whole(self, seen: Seen, me: int | None, out: Console) -> RenderableType:
        """Everything on the table."""
        return Group(*[Text(line) for line in plain_lines(seen, 0)])

    def for_decision(self, seen: Seen, new_turn: bool) -> tuple[str, ...]:
        """The sections a player needs to see for a decision."""
        return ()

    def worth_telling(self, event: Event, me: int | None, everything: bool) -> bool:
        """Is an event shown to `me`? Secrets of the others are only when `everything` is."""
        return True

    def look_up(self, text: str, seen: Seen) -> list[str]:
        """What a tile, card, city or other thing does, in sentences; nothing if it is unknown."""
        return []

    def topics(self) -> list[tuple[str, str]]:
        """What can be looked up: kind of thing, names."""
        return []

    def bundle_title(self, move: Move, words: str) -> str:
        """What all moves of a bundle have in common."""
        return words

    def bundle_item(self, move: Move, words: str) -> str:
        """What is special to a move of a bundle."""
        return str(move)

    # Words --------------------------------------------------------------------------------------

    def told(
        self, events: Iterable[Event], subject: int, me: int | None, everything: bool = False
    ) -> list[str]:
        """Events in words. `subject` is whose turn it is: nobody needs to be told that again."""
        lines: list[str] = []
        counts: list[int] = []
        for event in events:
            if not self.worth_telling(event, me, everything):
                continue
            text = self.rules.tell(event)
            for start in (f"Seat {subject + 1} ", f"Seat {subject + 1}'s "):
                text = text.removeprefix(start)
            text = self.named(text, me)
            if lines and lines[-1] == text:
                counts[-1] += 1
            else:
                lines.append(text)
                counts.append(1)
        return [
            f"{line} ×{count}" if count > 1 else line
            for line, count in zip(lines, counts, strict=True)
        ]

    def named(self, text: str, me: int | None) -> str:
        """The rules speak of seats; players have names."""

        def name(found: re.Match[str]) -> str:
            seat = int(found[1]) - 1
            if seat == me:
                return "you"
            return self.names[seat] if seat < len(self.names) else found[0]

        return SEAT.sub(name, text)


def plain_lines(value: Any, depth: int) -> list[str]:
    """Plain data as an indented outline."""
    lines: list[str] = []
    pad = "  " * depth
    pairs = value.items() if isinstance(value, dict) else enumerate(value, 1)
    for key, part in pairs:
        if isinstance(part, dict | list) and part:
            lines.append(f"{pad}{key}")
            lines += plain_lines(part, depth + 1)
        else:
            lines.append(f"{pad}{key}: {part}")
    return lines


def picture_of(game: Game) -> Picture:
    """The picture for a game's rules."""
    from trailboss.cli.kansas.picture import KansasPicture

    if isinstance(game.ruleset, KansasRules):
        return KansasPicture(game.ruleset, game.names)
    return Picture(game.ruleset, game.names)
