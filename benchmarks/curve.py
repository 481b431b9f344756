"""How much stronger a bot gets with more time: `python -m benchmarks.curve FILE... --plot P`.

The files are documents of `trailboss arena --bots champion:ms=N,OTHER --json`, one for each N and
each of the others; the plain `champion` is drawn where its time would be, at two milliseconds. The
margin and the share of wins of the first bot are printed by N, and drawn with their intervals, a
curve for each of the others and each game.
"""

from __future__ import annotations

import argparse
import json
import re
from pathlib import Path
from typing import Any

TWO_SIDED = 1.96  # standard errors of a 95 % interval
PLAIN = 2  # milliseconds, about, of a champion that does not look ahead


def read(path: Path) -> dict[str, Any]:
    """What a match says about its first bot: the time it had, the games and the figures."""
    try:
        document = json.loads(path.read_text(encoding="utf-8"))
        entrant, *others = document["entrants"]
        game = document["match"]["game"]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise SystemExit(f"{path} is no document of `trailboss arena --json`: {error!r}") from None
    timed = re.fullmatch(r"(\w+):ms=(\d+)", entrant["entrant"])
    if not timed and entrant["entrant"] != "champion":
        raise SystemExit(f"{path}: the first bot is {entrant['entrant']}, not one with ms=N")
    if entrant["margin"]["error"] is None:
        raise SystemExit(f"{path}: {document['games']} games do not tell how sure the margin is")
    against = " and ".join(other["entrant"] for other in others)
    return {
        "ms": int(timed[2]) if timed else PLAIN,
        "name": f"{timed[1] if timed else 'champion'} against {against}, {game}",
        "games": document["games"],
        "share": entrant["win_share"],
        "margin": entrant["margin"],
        "commit": document["runs"][-1]["commit"],
    }


def line(point: dict[str, Any]) -> str:
    share, margin = point["share"], point["margin"]
    return (
        f"{point['name']}  {point['ms']:>6} ms  {100 * share['figure']:5.1f} %"
        f" [{100 * share['low']:.1f}, {100 * share['high']:.1f}]"
        f"  {margin['mean']:+.1f} ± {margin['error']:.1f}  {point['games']} games"
        f"  commit {point['commit']}"
    )


def draw(points: list[dict[str, Any]], path: Path) -> None:
    from matplotlib.figure import Figure

    picture = Figure(figsize=(8, 3.4), layout="constrained")
    wins, margins = picture.subplots(1, 2)
    names = list(dict.fromkeys(point["name"] for point in points))
    for name in names:
        curve = [point for point in points if point["name"] == name]
        times = [point["ms"] for point in curve]
        shares = [point["share"] for point in curve]
        reach = [
            [100 * (share["figure"] - share["low"]) for share in shares],
            [100 * (share["high"] - share["figure"]) for share in shares],
        ]
        won = [100 * share["figure"] for share in shares]
        wins.errorbar(times, won, reach, fmt="o-", capsize=4, label=name)
        errors = [TWO_SIDED * point["margin"]["error"] for point in curve]
        means = [point["margin"]["mean"] for point in curve]
        margins.errorbar(times, means, errors, fmt="o-", capsize=4)
    wins.set(title="games won, %", ylim=(0, 105))
    wins.axhline(50, color="0.7", zorder=0)
    margins.set(title="margin, points")
    margins.axhline(0, color="0.7", zorder=0)
    if len(names) > 1:
        wins.legend(loc="lower right", fontsize=8)
    ticks = sorted({point["ms"] for point in points})
    for axes in (wins, margins):
        axes.set_xscale("log")
        axes.set_xticks(
            ticks, ["plain" if time == PLAIN else f"{time:,}" for time in ticks], fontsize=8
        )
        axes.minorticks_off()
        axes.set_xlabel("milliseconds a decision; 95 % intervals", fontsize=9)
    picture.savefig(path, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="an SVG file")
    given = parser.parse_args()
    points = sorted(
        (read(path) for path in given.files), key=lambda point: (point["name"], point["ms"])
    )
    for point in points:
        print(line(point))
    if given.plot:
        draw(points, given.plot)


if __name__ == "__main__":
    main()
