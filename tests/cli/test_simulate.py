"""`trailboss simulate`: figures of many games."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

import trailboss
from tests.cli.conftest import Command
from trailboss.arena.match import GameResult, Match, play_seated
from trailboss.arena.tally import Spread, Tally
from trailboss.bots import mixed_seed

RUN = ("simulate", "second-edition", "--players", "2", "--games", "6", "--seed", "5")


def figures(text: str) -> dict[str, Any]:
    """The document without what depends on the machine."""
    data: dict[str, Any] = json.loads(text)
    del data["speed"]
    return data


def test_the_same_figures_whatever_the_number_of_processes(command: Command) -> None:
    one = command(*RUN, "--json", "--processes", "1")
    three = command(*RUN, "--json", "--processes", "3")
    assert one.status == three.status == 0
    assert figures(one.out) == figures(three.out)
    assert json.loads(three.out)["speed"]["processes"] == 3
    other = command("simulate", "second-edition", "--games", "6", "--seed", "6", "--json")
    assert figures(other.out) != figures(one.out)


def test_the_document(command: Command) -> None:
    data = json.loads(command(*RUN, "--json", "--processes", "1").out)
    assert data["trailboss"] == trailboss.__version__
    assert (data["game"], data["players"], data["games"], data["seed"]) == (
        "second-edition",
        2,
        6,
        5,
    )
    assert data["bots"] == ["random", "random"]
    assert list(data["scores"]) == list(trailboss.new_game("second-edition").scores()[0].lines)
    means = sum(line["mean"] for line in data["scores"].values())
    assert means == pytest.approx(data["total"]["mean"], abs=0.01)
    winning = sum(line["winner_mean"] for line in data["scores"].values())
    assert winning == pytest.approx(data["total"]["winner_mean"], abs=0.01)
    assert sum(seat["wins"] for seat in data["seats"]) == pytest.approx(6)
    for spread in (data["turns"], data["decisions"], data["deliveries"], data["total"]):
        assert spread["min"] <= spread["mean"] <= spread["max"]
    # Every delivery brings at most three tiles and two players need 21 workers.
    assert data["deliveries"]["min"] >= 7
    assert data["speed"]["games_per_second"] > 0


def test_the_table_says_the_same(command: Command) -> None:
    data = json.loads(command(*RUN, "--json", "--processes", "1").out)
    run = command(*RUN, "--processes", "1")
    assert run.status == 0
    assert "second-edition, 2 players, 6 games, seed 5" in run.out
    for category, line in data["scores"].items():
        cells = f"{line['mean']:.1f} +{line['min']} +{line['max']} +{line['winner_mean']:.1f}"
        assert re.search(rf"^{category} +{cells}$", run.out, re.MULTILINE)
    for name in ("turns", "decisions", "deliveries"):
        spread = data[name]
        cells = f"{spread['mean']:.1f} +{spread['min']} +{spread['max']}"
        assert re.search(rf"^{name} +{cells}$", run.out, re.MULTILINE)
    assert "decisions a second" in run.out
    assert max(len(line) for line in run.out.splitlines()) <= 80


def test_a_game_of_a_match_is_an_ordinary_game() -> None:
    """Game number 3 can be played again through the public interface."""
    match = Match("second-edition", 3, options(), ["random"] * 3, [], 11)
    figures_of_3 = play_seated(match, match.bots, 3)
    seed = mixed_seed(mixed_seed(11, 3), 0)
    game = trailboss.new_game("second-edition", 3, seed=seed)
    bots = [trailboss.SeededSource(mixed_seed(mixed_seed(11, 3), 1 + seat)) for seat in range(3)]
    deliveries = 0
    while not game.over:
        assert game.seat is not None
        legal = game.ruleset.legal(game.state)  # each set of cards once
        move = legal[0] if len(legal) == 1 else legal[bots[game.seat].below(len(legal))]
        deliveries += game.ruleset.codec.text(move).startswith("deliver to ")
        game.play(move)
    assert figures_of_3.decisions == game.step
    assert figures_of_3.turns == game.state.turn
    assert figures_of_3.deliveries == deliveries
    assert figures_of_3.scores == [sheet.lines for sheet in game.scores()]
    assert figures_of_3.winners == game.winners


def options() -> dict[str, Any]:
    return trailboss.new_game("second-edition", 3, seed=1).options


def test_the_tally() -> None:
    tally = Tally()
    tally.add(GameResult(10, 50, 4, [{"a": 1, "b": 2}, {"a": 5, "b": 0}], [1]))
    tally.add(GameResult(20, 70, 6, [{"a": 3, "b": 3}, {"a": 2, "b": 4}], [0, 1]))
    assert tally.games == 2
    assert (tally.turns.mean, tally.turns.least, tally.turns.most) == (15, 10, 20)
    assert (tally.wins(0), tally.wins(1)) == (0.5, 1.5)
    assert tally.total.mean == (3 + 5 + 6 + 6) / 4
    assert tally.winning_total.mean == (5 + 6 + 6) / 3
    assert tally.winning["a"].mean == (5 + 3 + 2) / 3
    assert tally.lines["b"].least == 0
    assert tally.place_total[1].mean == 5.5


def test_a_spread_of_negative_figures() -> None:
    spread = Spread()
    for figure in (-5, -2, -9):
        spread.add(figure)
    assert (spread.least, spread.most, round(spread.mean, 2)) == (-9, -2, -5.33)


def test_bots_by_seat(command: Command) -> None:
    words = (*RUN, "--bots", "random,random:seed=4", "--json", "--processes", "1")
    data = json.loads(command(*words).out)
    assert data["bots"] == ["random", "random:seed=4"]
    assert figures(command(*words).out) == figures(json.dumps(data))
    plain = command(*RUN, "--json", "--processes", "1")
    assert data["scores"] != figures(plain.out)["scores"]


def test_the_printed_opponent_has_its_own_column(command: Command) -> None:
    words = ("simulate", "second-edition", "--players", "1", "--difficulty", "hard", "--games", "3")
    run = command(*words, "--processes", "1")
    assert run.status == 0
    assert re.search(r"^ +random +Sam *$", run.out, re.MULTILINE)
    data = json.loads(command(*words, "--processes", "1", "--json").out)
    assert data["options"]["difficulty"] == "hard"
    assert [seat["seat"] for seat in data["seats"]] == [1, 2]
    sam = data["seats"][1]
    means = sum(line["mean"] for line in sam["scores"].values())
    assert means == pytest.approx(sam["total"]["mean"], abs=0.01)
