"""A match as a picture: who won, by how much, and where the points came from."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from trailboss.arena.figures import Figures, Standing
from trailboss.arena.targets import check_file_to_be
from trailboss.core.errors import TrailbossError

SUFFIXES = (".png", ".svg")
LONGEST_NAME = 28
# Colours that people with any colour vision can tell apart (Okabe and Ito), then repeated.
COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#000000")


def check_file(path: Path) -> None:
    """Before anything is played: could a picture be written there?"""
    if path.suffix.lower() not in SUFFIXES:
        raise TrailbossError(f"a picture ends in {' or '.join(SUFFIXES)}, not {path.name!r}")
    check_file_to_be(path)


def short(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"


def label(name: str) -> str:
    """A name as Matplotlib wants it: between two dollars it would read a formula."""
    return short(name).replace("$", r"\$")


def draw(figures: Figures, path: Path) -> None:
    from matplotlib.figure import Figure

    match = figures.match
    count = len(figures.standings)
    picture = Figure(figsize=(11, 3.4 + 0.35 * count), layout="constrained")
    players = "1 player" if match.players == 1 else f"{match.players} players"
    picture.suptitle(f"{match.game}, {players}, {figures.games} games, seed {match.seed}")
    shares, margins, scores = picture.subplots(1, 3, width_ratios=(1.1, 1, 1.4))
    names = [label(standing.name) for standing in figures.standings]
    draw_shares(shares, figures.standings, names)
    draw_margins(margins, figures, names)
    draw_scores(scores, figures.standings, names)
    try:
        # Without the date, the same match gives the same file.
        about = {"Date": None} if path.suffix.lower() == ".svg" else {}
        picture.savefig(path, dpi=150, metadata=about)
    except OSError as error:
        raise TrailbossError(f"{path} cannot be written: {error.strerror or error}") from error


def draw_shares(axes: Any, standings: list[Standing], names: list[str]) -> None:
    """Win shares with their intervals; a mark shows what an equal among equals would win."""
    axes.set_title("games won, 95 % interval", fontsize=10)
    for row, standing in enumerate(standings):
        share = standing.share
        if share.figure is None or share.low is None or share.high is None:
            continue
        reach = [[100 * (share.figure - share.low)], [100 * (share.high - share.figure)]]
        colour = COLOURS[row % len(COLOURS)]
        axes.errorbar(100 * share.figure, row, xerr=reach, fmt="o", color=colour, capsize=4)
        axes.plot(100 * standing.parity, row, marker="|", markersize=16, color="0.6", zorder=0)
        axes.annotate(
            f"{100 * share.figure:.1f} %",
            (100 * share.figure, row),
            textcoords="offset points",
            xytext=(0, 8),
            ha="center",
            fontsize=8,
        )
    axes.set_yticks(range(len(names)), names, fontsize=8)
    axes.set_ylim(len(names) - 0.4, -0.6)
    axes.set_xlim(-10, 110)
    axes.set_xlabel("% (grey bar: parity)", fontsize=9)


def draw_margins(axes: Any, figures: Figures, names: list[str]) -> None:
    """How far ahead of the best other each entrant was, game by game."""
    axes.set_title("margin to the best other", fontsize=10)
    for row, blocks in enumerate(figures.margins):
        margins = [margin for block in blocks.values() for margin in block]
        if not margins:
            continue
        colour = COLOURS[row % len(COLOURS)]
        drawn = axes.boxplot(
            [margins],
            positions=[row],
            orientation="horizontal",
            widths=0.5,
            showmeans=True,
            patch_artist=True,
            medianprops={"color": "white"},
            meanprops={"marker": "D", "markerfacecolor": "white", "markeredgecolor": "black"},
            flierprops={"marker": ".", "markersize": 3, "markeredgecolor": colour},
        )
        for box in drawn["boxes"]:
            box.set_facecolor(colour)
    axes.axvline(0, color="0.7", linewidth=0.8, zorder=0)
    axes.set_yticks(range(len(names)), [""] * len(names))
    axes.set_ylim(len(names) - 0.4, -0.6)
    axes.set_xlabel("points (box: middle half, diamond: mean)", fontsize=9)


def draw_scores(axes: Any, standings: list[Standing], names: list[str]) -> None:
    """Mean points by category, one bar an entrant."""
    axes.set_title("mean points by category", fontsize=10)
    categories = list(dict.fromkeys(name for standing in standings for name in standing.lines))
    height = 0.8 / len(standings)
    for row, standing in enumerate(standings):
        means = [
            standing.lines[name].mean if name in standing.lines else 0.0 for name in categories
        ]
        at = [place + (row + 0.5) * height - 0.4 for place in range(len(categories))]
        words = f"{names[row]}: {standing.total.mean:.1f}"
        axes.barh(at, means, height=height, color=COLOURS[row % len(COLOURS)], label=words)
    axes.set_yticks(range(len(categories)), categories, fontsize=8)
    axes.set_ylim(len(categories) - 0.4, -0.6)
    axes.axvline(0, color="0.7", linewidth=0.8)
    axes.set_xlabel("points", fontsize=9)
    axes.legend(fontsize=8, title="total", title_fontsize=8)
