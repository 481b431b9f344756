"""Score sheets as a table."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.table import Table

from trailboss.cli.pictures import seat_names
from trailboss.cli.speech import said
from trailboss.game import Game


def score_table(game: Game) -> Table:
    """The score pad: one line per category, one column per seat."""
    sheets = game.scores()
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column(said("cli-score", over="yes" if game.over else "no"))
    names = seat_names(game)
    for seat in range(len(names)):
        table.add_column(names[seat], justify="right", style=f"seat{seat + 1}")
    for category in sheets[0].lines:
        table.add_row(
            said(f"score-{category.replace(' ', '-')}"),
            *[str(sheet.lines[category]) for sheet in sheets],
        )
    table.add_section()
    table.add_row(said("cli-total"), *[str(sheet.total) for sheet in sheets], style="title")
    return table


def winner_line(game: Game, winners: list[int] | None = None) -> str:
    """Who has won: the game's winners, or others where somebody has lost by failing."""
    names = [seat_names(game)[seat] for seat in (game.winners if winners is None else winners)]
    return said("cli-winners", names=tuple(names))


def score_data(game: Game) -> list[dict[str, Any]]:
    names = seat_names(game)
    return [
        {"seat": seat + 1, "name": names[seat], "lines": sheet.lines, "total": sheet.total}
        for seat, sheet in enumerate(game.scores())
    ]
