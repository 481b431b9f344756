"""Is the review right? `python -m benchmarks.coach FOLDER --games 200 --seconds 600`.

Levels of known strength play each other; every game is reviewed. Then a part of the moves that were
marked as mistakes is played out to the end of the game 64 times by the champion, and so is the move
it would have made, both with the same luck. What is found goes into FOLDER/reviews.jsonl and
FOLDER/playouts.jsonl line by line, so a run goes on where the last one ended, and several can share
the work (`--part 0/2`, `--part 1/2`). `--report` says what has been found so far.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

import trailboss
from trailboss.bots import bot, mixed_seed, view_of
from trailboss.bots.tries import THE_END, pairs
from trailboss.coach.moments import Moment
from trailboss.coach.review import GLANCE, Reviewing
from trailboss.coach.weighing import DOUBT, cost_of
from trailboss.core.record import Record
from trailboss.core.source import SeededSource

LEVELS = ("beginner", "easy", "medium", "strong", "champion")
PAIRS = tuple(combinations(LEVELS, 2))
TIMES = 64
EACH = 1  # mistakes of a game that are played out
QUANTILES = (0.75, 0.9, 0.95, 0.98)
MIDDLE = "medium"  # the level whose games say what marks mean
# How often a player of it is told something in a game: often enough to learn from it, and not more
# than one likes to read.
MARKED = 7.0  # inaccuracies or worse,
WRONG = 2.0  # of which mistakes,
TURNING = 0.5  # and of these turning points
SEED = 21


def played(title: str, number: int) -> Record:
    """A game between two levels; the one that sits first changes."""
    two = PAIRS[number % len(PAIRS)]
    names = list(two if number // len(PAIRS) % 2 == 0 else two[::-1])
    seed = mixed_seed(SEED, number) % (1 << 32)
    game = trailboss.new_game(title, players=2, seed=seed, names=names)
    players = [bot(name, mixed_seed(seed, seat)) for seat, name in enumerate(names)]
    while game.seat is not None:
        game.play(players[game.seat].choose(view_of(game.ruleset, game.state)))
    return game.record


def lines(path: Path) -> list[dict[str, Any]]:
    if not path.exists():
        return []
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def write(path: Path, found: dict[str, Any]) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(found) + "\n")


def reviewed(
    title: str, number: int, samples: int, quick: bool, out: bool
) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """A game's figures, and those of some of its mistakes."""
    record = played(title, number)
    began = time.process_time()
    reviewing = Reviewing(record)
    # Without luck and reasons, which take as long again and say nothing of accuracy.
    reviewing.judge()
    for most in (GLANCE,) if quick else (GLANCE, samples):
        reviewing.look(most)
        reviewing.samples = most
    found = reviewing.review()
    seconds = time.process_time() - began
    told = {
        "title": title,
        "number": number,
        "samples": found.samples,
        "seconds": round(seconds, 2),
        "points": found.totals,
        "players": [
            {
                "level": record.names[one.seat],
                "accuracy": one.accuracy,
                "lost": one.lost,
                "decisions": one.decisions,
                "marks": one.marks,
            }
            for one in found.summaries
        ],
        "costs": [costs_of(one) for one in reviewing.moments if one.tried],
    }
    return told, list(playouts(reviewing, number, found.mistakes(), title)) if out else []


def costs_of(moment: Moment) -> list[float]:
    """Seat, cost, error, chance to win; and what the pairs say before they are weighed: their mean,
    their spread and their number, from which other weights can be found."""
    cost = cost_of(moment)
    apart = [better.end.margin - made.end.margin for made, better in moment.tried]
    mean = sum(apart) / len(apart)
    spread = (sum((one - mean) ** 2 for one in apart) / max(1, len(apart) - 1)) ** 0.5
    found = (cost.points, cost.error, cost.win, mean, spread)
    return [moment.seat, *(round(one, 4) for one in found), len(apart)]


def playouts(
    reviewing: Reviewing, number: int, mistakes: list[Any], title: str
) -> Iterator[dict[str, Any]]:
    """Mistakes played out; which ones is drawn, so that the dearest have no better chance."""
    source = SeededSource(mixed_seed(SEED + 1, number))
    left = list(mistakes)
    while left and len(mistakes) - len(left) < EACH:
        one = left.pop(source.below(len(left)))
        moment = next(each for each in reviewing.moments if each.step == one.step)
        tries = pairs(moment.view, one.code, one.best, TIMES, source)
        reviewing.table.play([each for pair in tries for each in pair], THE_END)
        apart = [better.end.margin - made.end.margin for made, better in tries]
        mean = sum(apart) / TIMES
        spread = sum((each - mean) ** 2 for each in apart) / (TIMES - 1)
        yield {
            "title": title,
            "number": number,
            "step": one.step,
            "mark": one.mark,
            "claimed": one.cost,
            "claimed_error": one.error,
            "measured": mean,
            "error": (spread / TIMES) ** 0.5,
        }


def ranks(numbers: list[float]) -> list[float]:
    order = sorted(numbers)
    return [order.index(one) + (order.count(one) - 1) / 2 for one in numbers]


def spearman(one: list[float], other: list[float]) -> float:
    a, b = ranks(one), ranks(other)
    middle = (len(a) - 1) / 2
    up = sum((x - middle) * (y - middle) for x, y in zip(a, b, strict=True))
    down = sum((x - middle) ** 2 for x in a) * sum((y - middle) ** 2 for y in b)
    return float(up / down**0.5) if down else 0.0


class Thresholds(NamedTuple):
    """What marks mean, as games say."""

    inaccuracy: float  # points
    mistake: float
    turns: float  # of the chance to win


def thresholds(games: list[dict[str, Any]]) -> Thresholds:
    """What the dearest decisions of a game of the middle level cost, of those whose cost is beyond
    doubt."""
    costs: list[tuple[float, float]] = []
    played = 0
    for game in games:
        for seat, player in enumerate(game["players"]):
            if player["level"] == MIDDLE:
                played += 1
                for who, cost, error, win, *_ in game["costs"]:
                    if who == seat and cost > DOUBT * error:
                        costs.append((cost, win))
    costs.sort(reverse=True)

    def place(times: float, among: int) -> int:
        return min(among, max(1, round(times * played))) - 1

    inaccuracy, mistake = (costs[place(times, len(costs))][0] for times in (MARKED, WRONG))
    wins = sorted((win for cost, win in costs if cost >= mistake), reverse=True)
    return Thresholds(inaccuracy, mistake, wins[place(TURNING, len(wins))])


def kept(tried: list[dict[str, Any]]) -> tuple[float, float, float]:
    """Points that were claimed, points that were lost, and the standard error of those."""
    claimed = sum(one["claimed"] for one in tried)
    measured = sum(one["measured"] for one in tried)
    return claimed, measured, sum(one["error"] ** 2 for one in tried) ** 0.5


def quantiles(games: list[dict[str, Any]]) -> str:
    """What the dearest decisions of each level cost."""
    told: list[str] = []
    for level in LEVELS:
        costs: list[float] = []
        for game in games:
            for seat, player in enumerate(game["players"]):
                if player["level"] == level:
                    own = [cost for who, cost, *_ in game["costs"] if who == seat]
                    costs += own + [0.0] * (player["decisions"] - len(own))
        if costs:
            costs.sort()
            shares = [f"{share:.0%} {costs[int(share * len(costs))]:.1f}" for share in QUANTILES]
            told.append(f"{level} {', '.join(shares)}")
    return "; ".join(told)


def report(folder: Path) -> None:
    reviews = lines(folder / "reviews.jsonl")
    tried = lines(folder / "playouts.jsonl")
    for title in sorted({one["title"] for one in reviews}):
        games = [one for one in reviews if one["title"] == title]
        seconds = sum(one["seconds"] for one in games) / len(games)
        print(f"{title}: {len(games)} games, {seconds:.1f} s of processor time each")
        means: list[float] = []
        for level in LEVELS:
            own = [each for one in games for each in one["players"] if each["level"] == level]
            if not own:
                continue
            accuracy = [each["accuracy"] for each in own]
            mean = sum(accuracy) / len(own)
            spread = sum((each - mean) ** 2 for each in accuracy) / max(1, len(own) - 1)
            means.append(mean)
            marks = {
                mark: sum(each["marks"][mark] for each in own) / len(own)
                for mark in own[0]["marks"]
            }
            lost = sum(each["lost"] for each in own) / len(own)
            print(
                f"  {level:10} {len(own):4} games  accuracy {mean:5.1f}"
                f" ± {1.96 * (spread / len(own)) ** 0.5:.1f}  lost {lost:5.1f}  "
                + "  ".join(f"{mark} {number:.1f}" for mark, number in marks.items())
            )
        print(f"  Spearman over means: {spearman(means, list(range(len(means)))):.2f}")
        print("  costs, by the share of decisions that cost less: " + quantiles(games))
        found = thresholds(games)
        print(
            f"  a game of {MIDDLE} has {MARKED:g} decisions of {found.inaccuracy:.2f} points or"
            f" more, {WRONG:g} of {found.mistake:.2f}, and {TURNING:g} of those cost"
            f" {found.turns:.1%} or more of the chance to win"
        )
        some = [one for one in tried if one["title"] == title]
        for least, name in ((0.0, "mistakes"), (5.0, "of 5 points or more")):
            dear = [one for one in some if one["claimed"] >= least]
            if dear:
                claimed, measured, error = kept(dear)
                print(
                    f"  {name} played out: {len(dear)}; claimed {claimed:.0f} points, lost "
                    f"{measured:.0f} ± {1.96 * error:.0f}: {100 * measured / claimed:.0f} %"
                    f" ± {196 * error / claimed:.0f}"
                )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.coach", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--title", default="second-edition")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--samples", type=int, default=16)
    parser.add_argument("--seconds", type=float, default=600.0, help="begin no game after that")
    parser.add_argument("--part", default="0/1", help="this run's share of the games")
    parser.add_argument("--quick", action="store_true", help="one glance, nothing played out")
    parser.add_argument("--every", type=int, default=1, help="play out mistakes of one game in N")
    parser.add_argument("--report", action="store_true", help="what has been found so far")
    arguments = parser.parse_args()
    folder: Path = arguments.folder
    folder.mkdir(parents=True, exist_ok=True)
    if arguments.report:
        report(folder)
        return
    part, parts = (int(number) for number in arguments.part.split("/"))
    title: str = arguments.title
    done = {one["number"] for one in lines(folder / "reviews.jsonl") if one["title"] == title}
    until = time.monotonic() + arguments.seconds
    for number in range(part, arguments.games, parts):
        if number in done:
            continue
        if time.monotonic() > until:
            break
        # Which two levels play follows from the last digit: all of them are played out as often.
        out = not arguments.quick and number // len(PAIRS) % arguments.every == 0
        told, some = reviewed(title, number, arguments.samples, arguments.quick, out)
        for one in some:
            write(folder / "playouts.jsonl", one)
        write(folder / "reviews.jsonl", told)


if __name__ == "__main__":
    main()
