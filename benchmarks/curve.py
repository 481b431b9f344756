"""How much stronger a search gets with more time: `python -m benchmarks.curve FILE... --plot P`.

The files are documents of `trailboss arena --bots search:ms=N,OTHER --json`, one for each N. The
margin and the share of wins of the search are printed by N, and drawn with their intervals.
"""

from __future__ import annotations

import argparse
import json
import re
from pathlib import Path
from typing import Any

TWO_SIDED = 1.96  # standard errors of a 95 % interval


def read(path: Path) -> dict[str, Any]:
    """What a match says about its search: the time it had, the games and the figures."""
    try:
        document = json.loads(path.read_text(encoding="utf-8"))
        entrants = document["entrants"]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise SystemExit(f"{path} is no document of `trailboss arena --json`: {error!r}") from None
    for entrant in entrants:
        if found := re.fullmatch(r"search:ms=(\d+)", entrant["entrant"]):
            return {
                "ms": int(found[1]),
                "games": document["games"],
                "share": entrant["win_share"],
                "margin": entrant["margin"],
                "used": entrant["ms_per_decision"]["mean"],
                "commit": document["runs"][-1]["commit"],
            }
    raise SystemExit(f"{path}: no entrant is search:ms=N")


def line(point: dict[str, Any]) -> str:
    share, margin = point["share"], point["margin"]
    return (
        f"{point['ms']:>6} ms  {100 * share['figure']:5.1f} %"
        f" [{100 * share['low']:.1f}, {100 * share['high']:.1f}]"
        f"  {margin['mean']:+.1f} ± {margin['error']:.1f}  {point['games']} games"
        f"  {point['used']:.0f} ms used  commit {point['commit']}"
    )


def draw(points: list[dict[str, Any]], path: Path) -> None:
    from matplotlib.figure import Figure

    picture = Figure(figsize=(8, 3.4), layout="constrained")
    wins, margins = picture.subplots(1, 2)
    times = [point["ms"] for point in points]
    shares = [point["share"] for point in points]
    reach = [
        [100 * (share["figure"] - share["low"]) for share in shares],
        [100 * (share["high"] - share["figure"]) for share in shares],
    ]
    wins.errorbar(times, [100 * share["figure"] for share in shares], reach, fmt="o-", capsize=4)
    wins.set(title="games won, %", ylim=(0, 105))
    wins.axhline(50, color="0.7", zorder=0)
    errors = [TWO_SIDED * point["margin"]["error"] for point in points]
    margins.errorbar(
        times, [point["margin"]["mean"] for point in points], errors, fmt="o-", capsize=4
    )
    margins.set(title="margin, points")
    margins.axhline(0, color="0.7", zorder=0)
    for axes in (wins, margins):
        axes.set_xscale("log")
        axes.set_xticks(times, [f"{time:,}" for time in times], fontsize=8)
        axes.minorticks_off()
        axes.set_xlabel("milliseconds a decision; 95 % intervals", fontsize=9)
    picture.savefig(path, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="an SVG file")
    given = parser.parse_args()
    points = sorted((read(path) for path in given.files), key=lambda point: int(point["ms"]))
    for point in points:
        print(line(point))
    if given.plot:
        draw(points, given.plot)


if __name__ == "__main__":
    main()
