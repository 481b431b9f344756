"""How strong a network is: games of the bot `champion` with it, on all processors."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from trailboss.arena.match import GameResult, Match
from trailboss.arena.pool import play_games, processes
from trailboss.learn.runfile import RunFile
from trailboss.titles import rules_of


def results(match: Match, count: int, workers: int) -> list[GameResult]:
    """The first games of a match."""
    played = dict(play_games(match, range(count), processes(workers)))
    return [played[index] for index in range(count)]


def strength(
    game: str,
    players: int,
    options: dict[str, Any],
    champion: str,
    others: Sequence[str],
    count: int,
    processes: int,
) -> dict[str, Any]:
    """The champion in its seats against others: share of games won, points, margin."""
    rules = rules_of(game)
    chosen = rules.options(players, options)
    automas = ["automa"] if players == 1 else []
    bots = [champion, *others]
    match = Match(game, players, chosen, bots, automas, 7)
    won = own = best = 0.0
    margins: list[float] = []
    for index, result in enumerate(results(match, count, processes)):
        seat = (match.seating(index) + automas).index(champion)
        won += (seat in result.winners) / max(1, len(result.winners))
        own += result.totals[seat]
        margins.append(result.margins[seat])
        best += result.totals[seat] - result.margins[seat]
    mean = sum(margins) / count
    spread = (sum((one - mean) ** 2 for one in margins) / max(1, count - 1) / count) ** 0.5
    return {
        "game": game,
        "players": players,
        "options": options,
        "against": ", ".join(others) or "automa",
        "games": count,
        "won": round(won / count, 3),
        "points": round(own / count, 1),
        "other": round(best / count, 1),
        "margin": round(mean, 1),
        "error": round(spread, 1),
    }


def trials(run: RunFile, network: str, games: int, processes: int) -> Iterator[dict[str, Any]]:
    """A quick look at a network: against the heuristic and the automas, usual set-ups and random
    ones."""
    champion = f"champion:file={network}"
    titles = dict.fromkeys(setup["game"] for setup in run.setups)
    anything: dict[str, Any] = {"neutral": "random", "buildings": "random"}
    for game in titles:
        rules = rules_of(game)
        values = rules.option_values()
        random = anything | ({"trains": "random"} if "trains" in values else {})
        alone: dict[str, Any] = {}
        if "difficulty" in values:
            alone = {"difficulty": "hard" if "hard" in values["difficulty"] else 3}
            alone |= {"deck": "garth"} if "deck" in values else {}
        for options in ({}, random):
            yield strength(game, 2, options, champion, ["heuristic"], games, processes)
            if alone:
                yield strength(game, 1, options | alone, champion, [], games, processes)
        yield strength(game, 4, {}, champion, ["heuristic"] * 3, max(4, games // 4), processes)
