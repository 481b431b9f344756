"""Time per decision against the progress of the game: `python -m benchmarks.growth`.

Plays random games and sorts their decisions into tenths of the game. Nothing may grow with the
length of the game. Prints a table and draws docs/images/cost-growth.svg.
"""

from __future__ import annotations

import time
from pathlib import Path

from trailboss.bench import machine
from trailboss.core.source import SeededSource
from trailboss.titles import rules_of

GAMES = 300
TENTHS = 10
LINES = (
    ("first-edition", 2, "#8c5a2b"),
    ("second-edition", 2, "#b5452c"),
    ("second-edition", 3, "#d9822b"),
    ("second-edition", 4, "#e3b23c"),
    ("el-paso", 2, "#2f6f73"),
    ("el-paso", 4, "#58a4a8"),
)
PICTURE = Path(__file__).parent.parent / "docs" / "images" / "cost-growth.svg"


def decision_times(title: str, players: int, games: int) -> list[float]:
    """Mean microseconds a decision (legal moves and carrying one out), by tenth of the game."""
    rules = rules_of(title)
    options = rules.options(players, {})
    sums = [0.0] * TENTHS
    counts = [0] * TENTHS
    for game in range(games):
        chance = SeededSource(game)
        choice = SeededSource(game + (1 << 40))
        position = rules.start(players, options, chance)
        spent: list[int] = []
        while position.seat >= 0:
            begin = time.perf_counter_ns()
            legal = rules.legal(position)
            rules.apply(position, legal[choice.below(len(legal))], chance)
            spent.append(time.perf_counter_ns() - begin)
        for at, nanoseconds in enumerate(spent):
            tenth = at * TENTHS // len(spent)
            sums[tenth] += nanoseconds / 1000
            counts[tenth] += 1
    return [total / count for total, count in zip(sums, counts, strict=True)]


def draw(lines: list[tuple[str, str, list[float]]], caption: str) -> str:
    """A small line chart."""
    width, height, left, bottom, top = 720, 400, 60, 60, 30
    most = max(max(values) for _, _, values in lines) * 1.15
    step = (width - left - 190) / (TENTHS - 1)

    def point(at: int, value: float) -> str:
        x = left + at * step
        y = height - bottom - value / most * (height - bottom - top)
        return f"{x:.1f},{y:.1f}"

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">',
        '<g font-family="sans-serif" font-size="12">',
        f'<rect width="{width}" height="{height}" fill="#fffaf0"/>',
    ]
    for mark in range(int(most) + 1):
        y = height - bottom - mark / most * (height - bottom - top)
        parts.append(
            f'<line x1="{left}" y1="{y:.1f}" x2="{width - 180}" y2="{y:.1f}" stroke="#e2d6c0"/>'
            f'<text x="{left - 8}" y="{y + 4:.1f}" text-anchor="end">{mark}</text>'
        )
    for at in range(TENTHS):
        x = left + at * step
        parts.append(
            f'<text x="{x:.1f}" y="{height - bottom + 18}" text-anchor="middle">'
            f"{(at + 1) * 10}%</text>"
        )
    for place, (name, colour, values) in enumerate(lines):
        points = " ".join(point(at, value) for at, value in enumerate(values))
        y = top + 14 + place * 20
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2.5"/>'
            f'<line x1="{width - 172}" y1="{y - 4}" x2="{width - 152}" y2="{y - 4}" '
            f'stroke="{colour}" stroke-width="2.5"/><text x="{width - 146}" y="{y}">{name}</text>'
        )
    parts.append(
        f'<text x="{left}" y="18">µs a decision, by progress of the game</text>'
        f'<text x="{left}" y="{height - 14}" fill="#6b5f50">{caption}</text></g></svg>'
    )
    return "\n".join(parts) + "\n"


def main() -> None:
    here = machine()
    caption = f"{here['processor']}, Python {here['python']}, {here['engine']}, {here['commit']}"
    print(caption)
    lines: list[tuple[str, str, list[float]]] = []
    for title, players, colour in LINES:
        values = decision_times(title, players, GAMES)
        name = f"{title}, {players}"
        lines.append((name, colour, values))
        print(f"{name:20}" + "".join(f"{value:7.2f}" for value in values))
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(draw(lines, caption), encoding="utf-8")
    print(f"drawn: {PICTURE}")


if __name__ == "__main__":
    main()
