"""A game at the terminal: shows the table, reads what the player types, lets the others play."""

from __future__ import annotations

import shlex
import sys
from contextlib import suppress
from importlib import import_module
from itertools import groupby
from typing import Any

from rich.rule import Rule
from rich.text import Text

from trailboss.arena.match import asked, winners_without
from trailboss.bots import Bot, BotFailed, view_of
from trailboss.cli.arguments import BadInput
from trailboss.cli.layout import paragraph, turn_words
from trailboss.cli.menu import Menu
from trailboss.cli.output import Screen
from trailboss.cli.pictures import Picture
from trailboss.cli.records import save_record, write
from trailboss.cli.scores import score_table, winner_line
from trailboss.cli.speech import language, said, told
from trailboss.core.codec import Move
from trailboss.core.errors import TrailbossError
from trailboss.core.message import say
from trailboss.core.rules import Event
from trailboss.game import Game

LOG_LINES = 20


class Keyboard:
    """Lines the player types; a script may stand in for the player."""

    def __init__(self, out: Screen) -> None:
        self.out = out
        self.typed = sys.stdin.isatty()
        if self.typed:
            with suppress(ImportError):  # Windows has none
                import_module("readline")  # arrow keys and earlier lines for input()

    def line(self, prompt: str) -> str | None:
        """The next line without its end; None when there is no more."""
        if self.typed:
            try:
                return input(prompt)
            except EOFError:
                self.out.print()
                return None
        sys.stdout.write(prompt)
        sys.stdout.flush()
        text = sys.stdin.readline()
        # A script's lines are shown as if they had been typed.
        self.out.print(text.rstrip("\n"), soft_wrap=True)
        return text.rstrip("\n") if text else None


class Session:
    """One player at the keyboard, bots in the other seats."""

    def __init__(
        self, game: Game, me: int, bots: dict[int, Bot], picture: Picture, out: Screen
    ) -> None:
        self.game = game
        self.me = me
        self.bots = bots
        self.failed: set[int] = set()  # seats whose bot has failed: they have lost
        self.picture = picture
        self.out = out
        self.keyboard = Keyboard(out)
        self.log: list[tuple[int, str]] = []  # number of the move, what happened
        self.news: list[Event] = []
        self.turn = (-1, -1)  # the turn, and whose, for which a heading has been shown
        self.shown: set[str] = set()  # sections shown in this turn
        self.fresh = True  # has the pending decision still to be shown?
        self.leaving = False
        game.listen(self.news.append)

    # The course of the game ---------------------------------------------------------------------

    def run(self) -> None:
        game = self.game
        for seat, player in self.bots.items():
            player.begin(game.ruleset, game.players, game.options, seat)
        try:
            self.play_on()
        finally:
            for player in self.bots.values():
                player.close()

    def play_on(self) -> None:
        try:
            while not self.game.over and not self.leaving:
                if self.game.seat == self.me:
                    self.decide()
                else:
                    self.let_play()
        except KeyboardInterrupt:
            self.leaving = True
            self.out.print()
        if self.game.over:
            self.out.print()
            self.out.print(score_table(self.game))
            sheets = self.game.scores()
            lines = [sheet.lines for sheet in sheets]
            winners = winners_without(self.failed, self.game.winners, lines)
            self.out.print(winner_line(self.game, winners), style="title")
            for player in self.bots.values():
                player.end([sheet.total for sheet in sheets], winners)
        else:
            self.out.print(said("cli-left", moves=self.game.step))

    def hear(self, step: int, turn: int, mover: int, events: list[Event]) -> list[str]:
        """What a move did, in words; kept in the log. A printed opponent may have moved since."""
        found: list[str] = []
        later = 0  # is it the other's turn?
        for seat, run in groupby(events, lambda event: event[1]):
            lines = self.picture.told(run, seat, self.me)
            if lines:
                name = self.picture.names[seat]
                later = max(later, int(seat != mover))
                words = self.picture.together(lines)
                named = said("picture-entry", name=name, what=words)
                self.log.append((step, f"{turn + later} {named}"))
                found.append(named if later else words)
        return found

    def play(self, move: int) -> None:
        seat = self.game.seat
        turn = self.game.state.turn
        assert seat is not None
        self.news.clear()
        self.game.play(move)
        for words in self.hear(self.game.step, turn, seat, self.news):
            self.print_lines(paragraph(words, self.out.width, 2, "quiet"))
        self.fresh = True

    def print_lines(self, lines: list[Text]) -> None:
        for line in lines:
            self.out.print(line)

    def heading(self) -> None:
        """A line across for every new turn."""
        turn = self.game.state.turn
        seat = self.game.seat
        if seat is None or self.turn == (turn, seat):
            return
        self.turn = (turn, seat)
        self.shown.clear()
        heading = Text(turn_words(turn, self.picture.names[seat]), style=f"seat{seat + 1}")
        self.out.print()
        self.out.print(Rule(heading, align="left", style="quiet"))

    def let_play(self) -> None:
        self.heading()
        seat = self.game.seat
        assert seat is not None
        self.play(self.move_of(seat))

    def move_of(self, seat: int) -> int:
        """What the bot of a seat does, or what is done for one that has failed."""
        rules = self.game.ruleset
        if seat not in self.failed:
            try:
                return asked(self.bots[seat], view_of(rules, self.game.state))[0]
            except BotFailed as error:
                self.forfeit(seat, str(error))
        return rules.default(self.game.state)

    def forfeit(self, seat: int, reason: str) -> None:
        """A bot gave no usable answer: the game goes on without it."""
        self.failed.add(seat)
        self.bots[seat].close()
        name = self.picture.names[seat]
        text = said("cli-failed", name=name, reason=reason)
        self.log.append((self.game.step, f"{self.game.state.turn} {text}"))
        self.print_lines(paragraph(text, self.out.width, 2, "fee"))

    # A decision of the player -------------------------------------------------------------------

    def decide(self) -> None:
        if self.fresh:
            self.show_decision()
            self.fresh = False
        text = self.keyboard.line("> ")
        if text is None:
            self.leaving = True
            return
        try:
            self.obey(" ".join(text.split()))
        except TrailbossError as error:
            self.out.print(Text(error.text(language(), self.names), style="fee"))

    def show_decision(self) -> None:
        new_turn = self.turn != (self.game.state.turn, self.me)
        self.heading()
        seen = self.game.observe(self.me)
        for name in self.picture.for_decision(seen, new_turn):
            if name not in self.shown or name in self.picture.changing:
                self.shown.add(name)
                self.out.print()
                self.out.print(self.picture.section(name, seen, self.me, self.out.width))
        self.show_moves()

    def show_moves(self) -> None:
        self.out.print()
        question = told(self.game, self.game.ruleset.prompt(self.game.state), self.names)
        self.print_lines(paragraph(question, self.out.width, 0, "prompt"))
        self.print_lines(self.menu().lines(self.out.width))

    def menu(self) -> Menu:
        return Menu(self.game, self.picture, self.me)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self.picture.names)

    def words(self, move: Move) -> str:
        """A move in full."""
        message = self.game.ruleset.explain(self.game.state, move.code)
        return told(self.game, message, self.names)

    # Commands -----------------------------------------------------------------------------------

    def obey(self, text: str) -> None:
        word, _, rest = text.partition(" ")
        word = word.lower()
        if text.isascii() and text.isdecimal():
            self.choose(text)
        elif text == "":
            self.nothing_typed()
        elif word.startswith("?"):
            self.look_up((word[1:] + " " + rest).strip())
        elif word in ("help", "h"):
            self.out.print(said("cli-help"))
            self.print_lines(paragraph(", ".join(self.picture.sections), self.out.width, 2))
        elif word in ("quit", "exit", "q"):
            self.leaving = True
        elif word == "undo":
            self.undo()
        elif word == "save":
            self.save(rest)
        elif word == "position":
            self.position(rest)
        elif word == "log":
            self.show_log(rest)
        elif word == "moves":
            self.show_moves()
        elif word == "score":
            self.out.print(score_table(self.game))
        elif word == "board":
            self.show(rest)
        elif word in self.picture.sections and not rest:
            self.show(word)
        else:
            self.notation(text)

    def nothing_typed(self) -> None:
        """Makes the only move there is, or shows the moves."""
        if len(self.game.legal) == 1:
            self.play(self.game.legal[0].code)
        else:
            self.show_moves()

    def choose(self, text: str) -> None:
        moves = self.menu().moves
        number = int(text[:9])
        if not 1 <= number <= len(moves):
            raise BadInput(say("cli-no-move", given=text, count=len(moves)))
        self.play(moves[number - 1].code)

    def notation(self, text: str) -> None:
        """A move as it is written in records."""
        try:
            code = self.game.code_of(text)
        except TrailbossError:
            raise BadInput(say("cli-not-understood", given=text)) from None
        self.play(code)

    def undo(self) -> None:
        taken = self.game.undo()
        self.log = [(step, line) for step, line in self.log if step <= self.game.step]
        self.out.print(said("cli-taken-back", move=self.words(taken)))
        self.fresh = True

    def save(self, path: str) -> None:
        if not path:
            raise BadInput(say("cli-save-where"))
        save_record(self.game, path)
        self.out.print(said("cli-saved", file=shlex.quote(path)), soft_wrap=True)

    def position(self, path: str) -> None:
        """The position as far as the player may know it, on the screen or into a file."""
        text = self.game.position_for(self.me)
        if not path:
            self.out.print(Text(text), soft_wrap=True)
            return
        write(path, text)
        self.out.print(said("cli-position-saved", file=shlex.quote(path)), soft_wrap=True)

    def show_log(self, rest: str) -> None:
        count = int(rest[:6]) if rest.isascii() and rest.isdecimal() else LOG_LINES
        for _, line in self.log[-count:] if count else []:
            self.print_lines(paragraph(line, self.out.width, 0, "quiet"))
        if not self.log:
            self.out.print(said("cli-no-log"))

    def show(self, section: str) -> None:
        seen: dict[str, Any] = self.game.observe(self.me)
        if section in ("", "all"):
            self.out.print(self.picture.whole(seen, self.me, self.out))
        elif section in self.picture.sections:
            self.out.print(self.picture.section(section, seen, self.me, self.out.width))
        else:
            parts = ", ".join(self.picture.sections)
            raise BadInput(say("cli-no-part", given=section, parts=parts))

    def look_up(self, text: str) -> None:
        seen = self.game.observe(self.me)
        if not text:
            for kind, names in self.picture.topics():
                self.print_lines(
                    paragraph(said("picture-entry", name=kind, what=names), self.out.width, 0)
                )
            self.out.print(said("cli-look-up"))
            return
        moves = self.menu().moves
        if text.isascii() and text.isdecimal() and 1 <= int(text[:9]) <= len(moves):
            move = moves[int(text) - 1]
            self.print_lines(paragraph(self.words(move), self.out.width, 0))
            self.out.print(Text(said("cli-written-as", move=str(move)), style="quiet"))
            return
        found = self.picture.look_up(text, seen)
        if not found:
            raise BadInput(say("cli-unknown-thing", given=text))
        for sentence in found:
            self.print_lines(paragraph(sentence, self.out.width, 0))
