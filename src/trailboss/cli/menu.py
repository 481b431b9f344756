"""The legal moves as a numbered list, grouped by what they are."""

from __future__ import annotations

from rich.text import Text

from trailboss.cli.layout import flow, paragraph
from trailboss.cli.pictures import Picture
from trailboss.cli.speech import told
from trailboss.core.codec import Move
from trailboss.game import Game

BUNDLE = 6  # this many moves of a kind are worth a bundle
NUMBER = 4  # columns for a number
INDENT = NUMBER + 1
LONGEST_COLUMN = 56  # words of at most this length are shown in columns


class Menu:
    """Numbered moves: `moves[0]` is number 1."""

    def __init__(self, game: Game, picture: Picture, me: int) -> None:
        self.picture = picture
        by_kind: dict[str, list[Move]] = {}
        for move in game.legal:
            by_kind.setdefault(game.ruleset.codec.kind(move.code).name, []).append(move)
        last = picture.menu_last
        # Sorting keeps the order of the codec, except for what comes last.
        kinds = sorted(by_kind, key=lambda kind: last.index(kind) if kind in last else -1)
        self.groups = [(kind, by_kind[kind]) for kind in kinds]
        self.moves = [move for kind in kinds for move in by_kind[kind]]
        names = tuple(picture.names)
        self.words = {move: told(game, move.message, names) for move in self.moves}
        self.numbers = {move: number for number, move in enumerate(self.moves, 1)}

    def lines(self, width: int) -> list[Text]:
        shown: list[Text] = []
        for kind, moves in self.groups:
            if kind in self.picture.menu_titles and len(self.groups) > 1:
                heading = self.picture.voice.said(f"menu-{kind}")
                shown.append(Text(heading, style="quiet"))
            if kind in self.picture.bundled and len(moves) >= BUNDLE:
                shown += self.bundles(moves, width)
            else:
                shown += self.listed(moves, width)
        return shown

    def number(self, move: Move) -> Text:
        return Text(f"{self.numbers[move]:>{NUMBER}}", style="number")

    def listed(self, moves: list[Move], width: int) -> list[Text]:
        """One move after the other, in columns where they are many and short."""
        words = [self.words[move] for move in moves]
        longest = max(len(text) for text in words)
        columns = min(width // (INDENT + longest + 2), 3) if longest <= LONGEST_COLUMN else 1
        lines: list[Text] = []
        if columns < 2 or len(moves) < 5:
            for move, text in zip(moves, words, strict=True):
                rows = paragraph(text, width, INDENT)
                rows[0] = Text.assemble(self.number(move), rows[0][NUMBER:])
                lines += rows
            return lines
        height = -(-len(moves) // columns)
        for row in range(height):
            line = Text()
            for at in range(row, len(moves), height):
                line.append_text(self.number(moves[at]))
                line.append(f" {words[at]:<{longest + 2}}")
            line.rstrip()
            lines.append(line)
        return lines

    def bundles(self, moves: list[Move], width: int) -> list[Text]:
        """A line for each value of the first parameter, with all values of the second."""
        alike: dict[str, list[Move]] = {}
        for move in moves:
            first = list(move.fields.values())[1]
            alike.setdefault(first, []).append(move)
        lines: list[Text] = []
        for same in alike.values():
            heading = self.picture.bundle_title(same)
            lines += paragraph(heading, width, 2)
            cells = [
                Text.assemble(
                    (str(self.numbers[move]), "number"),
                    f" {self.picture.bundle_item(move)}",
                )
                for move in same
            ]
            for line in flow(cells, width - INDENT):
                lines.append(Text.assemble(" " * INDENT, line))
        return lines
