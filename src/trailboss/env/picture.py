"""The table for `render`: the picture of the terminal as one seat sees it, as text or as pixels."""

from __future__ import annotations

import io
import sys
from typing import Any

import numpy as np
from numpy.typing import NDArray

from trailboss.core.rules import Position, Rules
from trailboss.extras import need
from trailboss.families import FAMILIES

WIDTH = 100
MODES = ("ansi", "human", "rgb_array")

# A sign of DejaVu Sans Mono in pixels: its width is 0.602 of its size.
FONT = "DejaVu Sans Mono"
SIGN_SIZE = 10
SIGN_WIDTH = 6.02
SIGN_HEIGHT = 13
POINTS = 72  # an inch has so many: a point is a pixel
PAPER, INK = "#101418", "#e8e8e8"


def ansi(rules: Rules, position: Position, players: int, seat: int) -> str:
    from trailboss.cli.output import THEME, Screen  # the picture needs it, no environment does

    names = [f"player_{number}" for number in range(players)]
    names += [rules.opponent] * (rules.seats(position) - players)
    picture = FAMILIES[rules.family].part("picture")(rules, names)
    out = io.StringIO()
    console = Screen(
        theme=THEME, highlight=False, markup=False, emoji=False, file=out, width=WIDTH,
        force_terminal=True, legacy_windows=False,
    )  # fmt: skip
    console.print(picture.whole(rules.observe(position, seat), seat, console))
    return out.getvalue()


def rendered(mode: str | None, text: str) -> Any:
    """What `render` gives in a mode."""
    if mode == "ansi":
        return text
    return pixels(text) if mode == "rgb_array" else None


def pixels(text: str) -> NDArray[np.uint8]:
    """The text with its colours, drawn."""
    need("arena", 'render_mode="rgb_array"', "matplotlib")
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure
    from rich.console import Console
    from rich.terminal_theme import MONOKAI
    from rich.text import Text

    lines = Text.from_ansi(text).split()
    width, height = SIGN_WIDTH * WIDTH, SIGN_HEIGHT * len(lines)
    figure = Figure((width / POINTS, height / POINTS), POINTS, facecolor=PAPER)
    console = Console(file=io.StringIO(), width=WIDTH, color_system="truecolor")
    for number, line in enumerate(lines):
        column = 0
        for piece in line.render(console):
            color = piece.style.color if piece.style else None
            shown = color.get_truecolor(MONOKAI).hex if color and not color.is_default else INK
            at = column * SIGN_WIDTH / width, 1 - (number + 0.8) * SIGN_HEIGHT / height
            figure.text(*at, piece.text, family=FONT, size=SIGN_SIZE, color=shown, parse_math=False)
            column += piece.cell_length
    canvas = FigureCanvasAgg(figure)
    canvas.draw()
    return np.asarray(canvas.buffer_rgba(), np.uint8)[:, :, :3].copy()


def show(text: str) -> None:
    """`render_mode="human"`."""
    sys.stdout.write(text)
    sys.stdout.flush()
