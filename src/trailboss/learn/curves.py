"""The curves of a run, drawn from its log."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from trailboss.arena.plot import COLOURS
from trailboss.core.errors import TrailbossError
from trailboss.core.message import say

POINTS = 200  # of a curve; batches between two are averaged
# The panels below the games, with what they show.
FIGURES = (
    ("entropy", "entropy of the choices"),
    ("explained", "variance of the outcome foretold"),
    ("kl", "change by a batch (KL)"),
)


def read_log(path: Path) -> list[dict[str, Any]]:
    """The batches of a run in order. A last line that is cut off is left out."""
    lines: list[dict[str, Any]] = []
    try:
        for text in path.read_text(encoding="utf-8").splitlines():
            try:
                lines.append(json.loads(text))
            except ValueError:
                continue
    except OSError as error:
        raise TrailbossError(say("error-learn-log", file=str(path))) from error
    if not lines:
        raise TrailbossError(say("error-learn-log", file=str(path)))
    return lines


def points_by_opponent(lines: list[dict[str, Any]]) -> dict[str, list[tuple[float, float, float]]]:
    """For every kind of game: millions of decisions, own points, the other's; averaged."""
    each = max(1, len(lines) // POINTS)
    found: dict[str, list[tuple[float, float, float]]] = {}
    for first in range(0, len(lines), each):
        some = lines[first : first + each]
        at = some[-1]["decisions"] / 1e6
        for name in sorted({name for line in some for name in line["games"]}):
            rows = [line["games"][name] for line in some if name in line["games"]]
            games = sum(row[0] for row in rows)
            own = sum(row[0] * row[1] for row in rows) / games
            other = sum(row[0] * row[2] for row in rows) / games
            found.setdefault(name, []).append((at, own, other))
    return found


def draw(log: Path, path: Path) -> None:
    """Points by opponent, and how learning goes."""
    from matplotlib.figure import Figure

    lines = read_log(log)
    picture = Figure(figsize=(11, 9), layout="constrained")
    grid = picture.add_gridspec(2, len(FIGURES), height_ratios=(2.2, 1))
    axes: Any = picture.add_subplot(grid[0, :])
    for number, (name, curve) in enumerate(points_by_opponent(lines).items()):
        colour = COLOURS[number % len(COLOURS)]
        at = [one[0] for one in curve]
        axes.plot(at, [one[1] for one in curve], color=colour, label=name)
        axes.plot(at, [one[2] for one in curve], color=colour, linestyle=":", linewidth=1)
    axes.set_title("points (dotted: the other's, or the winner's against itself)", fontsize=10)
    axes.set_xlabel("million decisions", fontsize=9)
    axes.legend(fontsize=7, ncols=2)
    for column, (name, what) in enumerate(FIGURES):
        panel: Any = picture.add_subplot(grid[1, column])
        known = [line for line in lines if name in line]
        panel.plot([line["decisions"] / 1e6 for line in known], [line[name] for line in known])
        panel.set_title(what, fontsize=9)
    try:
        about = {"Date": None} if path.suffix.lower() == ".svg" else {}
        picture.savefig(path, dpi=120, metadata=about)
    except OSError as error:
        problem = str(error.strerror or error)
        raise TrailbossError(
            say("error-learn-folder", folder=str(path), problem=problem)
        ) from error
