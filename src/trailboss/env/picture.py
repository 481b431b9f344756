"""The table as text, for `render`: the picture of the terminal, as one seat sees it."""

from __future__ import annotations

import io
import sys

from trailboss.core.rules import Position, Rules
from trailboss.families import FAMILIES

WIDTH = 100
MODES = ("ansi", "human")


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


def show(text: str) -> None:
    """`render_mode="human"`."""
    sys.stdout.write(text)
    sys.stdout.flush()
