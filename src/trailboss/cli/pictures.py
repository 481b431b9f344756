"""What the terminal shows of a game. Each family has its picture; what one does not
draw is shown as the plain facts of the observation."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.console import Console, Group, RenderableType

from trailboss.cli.layout import paragraph
from trailboss.cli.speech import Voice, said
from trailboss.core.codec import Move
from trailboss.core.message import Message, Seat
from trailboss.core.rules import Event, Rules
from trailboss.families import FAMILIES
from trailboss.game import Game

Seen = dict[str, Any]


class Picture:
    """A game in the terminal: sections that can be shown one by one or together."""

    sections: tuple[str, ...] = ("table",)  # what a player can ask for
    # Kinds of events: cards drawn, for the eyes of their own seat; how many were drawn, for the
    # others; what is not worth a word.
    card_events: tuple[int, ...] = ()
    count_events: tuple[int, ...] = ()
    quiet_events: tuple[int, ...] = ()
    changing: tuple[str, ...] = ()  # sections that may be shown several times in a turn
    # Kinds of moves with a heading in the menu, and the kinds that come after all others.
    menu_titles: tuple[str, ...] = ()
    menu_last: tuple[str, ...] = ("decline", "done")
    # Kinds with two parameters that are shown together by the first of them.
    bundled: tuple[str, ...] = ()

    def __init__(self, rules: Rules, names: list[str]) -> None:
        self.rules = rules
        self.names = names
        self.voice = Voice(rules.scopes, names)

    def section(self, name: str, seen: Seen, me: int | None, width: int) -> RenderableType:
        """One section, from what `me` has seen; None is somebody who watches."""
        lines = [f"{key}: {plain(part)}" for key, part in seen.items() if key != "players"]
        for seat in range(len(seen["players"])):
            lines.append(f"P{seat + 1} {self.names[seat]}: {plain(seen['players'][seat])}")
        shown = [part for line in lines for part in paragraph(line, width, 0)]
        return Group(*shown)

    def whole(self, seen: Seen, me: int | None, out: Console) -> RenderableType:
        """Everything on the table."""
        return self.section("", seen, me, out.width)

    def for_decision(self, seen: Seen, new_turn: bool) -> tuple[str, ...]:
        """The sections a player needs to see for a decision."""
        return ("table",) if new_turn else ()

    def worth_telling(self, event: Event, me: int | None, everything: bool) -> bool:
        """Is an event shown to `me`? Secrets of the others are only when `everything` is."""
        kind, seat = event[0], event[1]
        sees_cards = everything or seat == me
        if kind in self.card_events:
            return sees_cards
        if kind in self.count_events:
            return not sees_cards  # else the cards themselves are told
        return kind not in self.quiet_events

    def look_up(self, text: str, seen: Seen) -> list[str]:
        """What a tile, card, city or other thing does, in sentences; nothing if it is unknown."""
        return []

    def topics(self) -> list[tuple[str, str]]:
        """What can be looked up: kind of thing, names."""
        return []

    def bundle_title(self, moves: list[Move]) -> str:
        """What all moves of a bundle have in common."""
        return str(moves[0])

    def bundle_item(self, move: Move) -> str:
        """What is special to a move of a bundle."""
        return str(move)

    def tell(self, event: Event, alone: bool) -> Message:
        """An event; unless it comes alone, what follows says what came of it."""
        return self.rules.tell(event)

    # Words --------------------------------------------------------------------------------------

    def told(
        self, events: Iterable[Event], subject: int, me: int | None, everything: bool = False
    ) -> list[str]:
        """Events in words. `subject` is whose turn it is: nobody needs to be told that again."""
        lines: list[str] = []
        counts: list[int] = []
        worth = [event for event in events if self.worth_telling(event, me, everything)]
        for event in worth:
            message = self.tell(event, len(worth) == 1)
            if message.args.get("seat") == Seat(subject):  # whose name stands before the line
                message = Message(message.id, {**message.args, "seat": ""})
            line = self.words(message).strip()
            if lines and lines[-1] == line:
                counts[-1] += 1
            else:
                lines.append(line)
                counts.append(1)
        return [
            said("cli-times", what=line, count=count) if count > 1 else line
            for line, count in zip(lines, counts, strict=True)
        ]

    def together(self, events: list[str]) -> str:
        """Events in words, in one line."""
        return self.voice.said("picture-events", events=tuple(events))

    def words(self, message: Message) -> str:
        """A message of the rules, with the names of the players."""
        return self.voice.text(message)


def plain(value: Any) -> str:
    """Plain data on one line."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {plain(part)}" for key, part in value.items()) or "none"
    if isinstance(value, list):
        return ", ".join(plain(part) for part in value) or "none"
    return "–" if value is None else str(value)


def seat_names(game: Game) -> list[str]:
    """The players' names; in a game alone the printed opponent has a seat too."""
    seats: int = game.observe(None).get("seats", game.players)
    return game.names + [game.ruleset.opponent] * (seats - game.players)


def picture_of(game: Game) -> Picture:
    """The picture of a game's family."""
    rules = game.ruleset
    found: Picture = FAMILIES[rules.family].part("picture")(rules, seat_names(game))
    return found
