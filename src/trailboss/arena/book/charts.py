"""The pictures of a page: winners beside others, chapter by chapter."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from matplotlib import rc_context
from matplotlib.figure import Figure

from trailboss.arena.book.figures import Chapters, Compared, Row
from trailboss.arena.book.words import Writer
from trailboss.arena.plot import COLOURS, label
from trailboss.arena.statistics import Interval

RESULTS = "results"  # the picture of lengths and points
WINNERS, OTHERS = COLOURS[0], COLOURS[1]
APART = 0.16  # between winners and others of a row
# Text stays text, and the same figures give the same file.
STYLE: Any = {"svg.fonttype": "none", "svg.hashsalt": "trailboss", "font.size": 9}


def draw(figures: Chapters, write: Writer, folder: Path, name: str) -> None:
    """All pictures of a page."""
    with rc_context(STYLE):
        save(results(figures, write), folder / f"{name}-{RESULTS}.svg")
        for chapter, rows in figures.chapters.items():
            # All together would make the scale too coarse for the parts.
            picture = chapter_picture(rows[1:] or rows, figures.parity, write)
            save(picture, folder / f"{name}-{chapter}.svg")


def save(picture: Figure, path: Path) -> None:
    picture.savefig(path, metadata={"Date": None})


def results(figures: Chapters, write: Writer) -> Figure:
    """How long games are, and where points come from."""
    picture = Figure(figsize=(10, 1.0 + 0.36 * max(len(figures.points), 6)), layout="constrained")
    turns, points = picture.subplots(1, 2, width_ratios=(1, 1.3))
    games = figures.length.games
    turns.bar(list(games), list(games.values()), color="0.6")
    turns.set_xlabel(write.said("book-plot-turns"))
    turns.set_ylabel(write.said("book-plot-games"))
    names = [write.said(f"score-{line.replace(' ', '-')}") for line in figures.points]
    pairs(points, list(figures.points.values()), names, write)
    points.set_xlabel(write.said("book-plot-points"))
    legend(picture, points)
    return picture


def chapter_picture(rows: list[Row], parity: float, write: Writer) -> Figure:
    """How often, whether it wins, and when."""
    picture = Figure(figsize=(10, 1.6 + 0.34 * len(rows)), layout="constrained")
    often, wins, when = picture.subplots(1, 3)
    names = [write.text(row.item.message) for row in rows]
    pairs(often, [row.count for row in rows], names, write)
    often.set_xlabel(write.said("book-plot-often"))
    legend(picture, often)
    for place, row in enumerate(rows):
        dot(wins, row.wins, place, "black", 100)
    wins.axvline(100 * parity, color="0.7", linewidth=0.8, zorder=0)
    wins.set_xlabel(write.said("book-plot-wins"))
    pairs(when, [row.turn for row in rows], [], write)
    when.set_xlabel(write.said("book-plot-turn"))
    for axes in (wins, when):
        axes.set_yticks(range(len(rows)), [""] * len(rows))
        axes.set_ylim(len(rows) - 0.4, -0.6)
    return picture


def legend(picture: Figure, axes: Any) -> None:
    handles, names = axes.get_legend_handles_labels()
    picture.legend(handles, names, loc="outside upper center", ncols=2, fontsize=8, frameon=False)


def pairs(axes: Any, figures: list[Compared], names: list[str], write: Writer) -> None:
    """Winners above others, row by row."""
    axes.plot([], [], "o", color=WINNERS, label=write.said("book-winners"))
    axes.plot([], [], "o", color=OTHERS, label=write.said("book-others"))
    for place, one in enumerate(figures):
        dot(axes, one.winners, place - APART, WINNERS)
        dot(axes, one.others, place + APART, OTHERS)
    axes.set_yticks(range(len(names)), [label(name) for name in names])
    axes.set_ylim(len(figures) - 0.4, -0.6)


def dot(axes: Any, figure: Interval, place: float, colour: str, scale: float = 1) -> None:
    """A figure with its interval."""
    if figure.figure is None:
        return
    axes.plot(scale * figure.figure, place, "o", color=colour, markersize=4)
    if figure.low is not None and figure.high is not None:
        ends = [scale * figure.low, scale * figure.high]
        axes.plot(ends, [place, place], "-", color=colour, linewidth=1.2)
