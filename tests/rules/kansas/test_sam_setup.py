"""Setting Sam up: chapter 2S-SU."""

from __future__ import annotations

from typing import Any

import pytest

import trailboss
from tests.rule import rule
from tests.rules.kansas.figures import SECOND
from trailboss.core.errors import TrailbossError
from trailboss.core.source import ScriptedSource
from trailboss.game import Game
from trailboss.kansas import constants as k
from trailboss.kansas.state import State

SAM = 1
LEVELS = ("easy", "medium", "hard")
WORKERS = ("cowboy", "builder", "engineer")
MASTERS = ("SM1", "SM2", "SM3", "SM4", "SM5")


def begin(seed: int = 1, **options: Any) -> Game:
    return trailboss.new_game(SECOND, players=1, seed=seed, **options)


def state(game: Game) -> State:
    assert isinstance(game.state, State)
    return game.state


def table_for_two(seed: int = 1, **options: Any) -> State:
    return state(trailboss.new_game(SECOND, players=2, seed=seed, **options))


@rule("2S-SU-01")
@pytest.mark.parametrize(("simmental", "cattle"), [(False, 7), (True, 9)])
@pytest.mark.parametrize("level", LEVELS)
def test_the_table_is_set_up_as_for_two(level: str, simmental: bool, cattle: int) -> None:
    s = state(begin(difficulty=level, simmental=simmental))
    two = table_for_two(simmental=simmental)
    assert len(s.players) == s.setup.players == 2
    assert s.placed == sum(job > 0 for job in s.jobs) == 3
    assert [cell for cell in range(len(s.jobs)) if s.jobs[cell]] == [0, 1, k.JOB_COLUMNS]
    assert s.market[-1] == s.setup.market_size == cattle
    assert s.stock[-1] == two.stock[-1]
    assert sum(tile >= k.TILE for tile in s.trail) == 7
    assert (s.setup.base_steps, s.setup.steps) == (3, two.setup.steps)
    assert s.setup.fees[k.TILE :] == two.setup.fees[k.TILE :]
    human = slice(k.PRIVATE, k.PRIVATE + k.SEAT_TILES)
    assert s.setup.fees[human] == two.setup.fees[human]
    assert s.objectives[-1] == 20
    assert len(s.display) == 4
    assert sum(tile > 0 for tile in s.masters) == 5


@rule("2S-SU-01")
def test_the_human_has_the_step_limit_of_two_players() -> None:
    assert begin().observe(0)["players"][0]["step_limit"] == 3


@rule("2S-SU-02")
@pytest.mark.parametrize("worker", WORKERS)
def test_sams_tile_is_drawn_before_all_others(worker: str) -> None:
    # Of the bags only the second holds workers; the first tile of bag 1 is not drawn yet.
    script = ScriptedSource([*MASTERS, worker])
    with pytest.raises(
        TrailbossError, match="after 6 outcomes, but a tile from bag 1 has to be drawn"
    ):
        trailboss.new_game(SECOND, players=1, source=script)
    script = ScriptedSource([*MASTERS, "flood-2-green"])
    with pytest.raises(TrailbossError, match="a tile from bag 2 cannot give 'flood-2-green'"):
        trailboss.new_game(SECOND, players=1, source=script)


@rule("2S-SU-02", "2S-SU-05")
@pytest.mark.parametrize("level", LEVELS)
def test_the_tile_is_random_and_gives_the_specialization(level: str) -> None:
    base = 2 if level == "hard" else 1
    found = set()
    for seed in range(30):
        game = begin(seed, difficulty=level)
        s = state(game)
        drawn = game.source.outcomes[5]  # after the station masters
        workers = [base] * 3
        workers[drawn] += 1
        assert s.players[SAM].workers == workers
        assert s.spec == drawn == workers.index(max(workers))
        assert game.observe(0)["automa"]["specialization"] == WORKERS[drawn]
        found.add(drawn)
    assert found == {0, 1, 2}


@rule("2S-SU-03")
@pytest.mark.parametrize(("level", "left"), [("easy", 27), ("medium", 27), ("hard", 24)])
def test_his_workers_leave_the_supply(level: str, left: int) -> None:
    for seed in range(5):
        s = state(begin(seed, difficulty=level))
        assert s.bags[1][-1] == left
        assert [bag[-1] for bag in s.bags[::2]] == [26, 24]
        for worker in range(3):
            there = s.bags[1][worker] + s.foresight[2:4].count(worker)
            there += s.jobs.count(worker + 1) + s.players[SAM].workers[worker] - 1
            assert there == 11


@rule("2S-SU-04")
@pytest.mark.parametrize("buildings", ["a", "b", "abababababab", "random"])
def test_his_buildings_are_always_on_side_b(buildings: str) -> None:
    game = begin(buildings=buildings)
    seen = game.observe(0)["players"]
    order = ["1b", "2b", "3b", "4b", "5b", "12b", "6b", "7b", "11b", "8b", "9b", "10b"]
    assert seen[SAM]["unbuilt"] == order
    own = [game.observe(0)["buildings"][number] for number in range(12)]
    assert sorted(seen[0]["unbuilt"]) == sorted(own)
    if buildings == "a":
        assert own == [f"{number}a" for number in range(1, 13)]
    assert seen[SAM]["discs_left"] == 14
    assert seen[SAM]["cattle"] == {}


@rule("2S-SU-06")
def test_his_engine_and_herder_stand_at_the_start() -> None:
    sam = begin().observe(0)["players"][SAM]
    assert (sam["engine"], sam["herder"]) == ("0", "START")


@rule("2S-SU-07")
def test_he_has_a_starting_objective() -> None:
    found = set()
    for seed in range(40):
        human, sam = begin(seed).observe(0)["players"]
        (card,) = sam["objectives"]
        assert sam["objectives"][card] == 1
        assert human["objectives"] != sam["objectives"]
        found.add(card)
    assert found == {"OS1", "OS2", "OS3", "OS4"}


@rule("2S-SU-08", "2S-DA-09")
@pytest.mark.parametrize("level", LEVELS)
def test_he_has_no_money_tokens_or_herd(level: str) -> None:
    game = begin(difficulty=level)
    p = state(game).players[SAM]
    assert (p.money, p.tokens, p.certificate, p.permanent) == (0, 0, 0, 0)
    assert (p.hand[-1], p.draw[-1], p.discard[-1]) == (0, 0, 0)
    seen = game.observe(0)["players"][SAM]
    for thing in ("money", "exchange_tokens", "hand_size", "draw_size", "certificates"):
        assert thing not in seen


@rule("2S-SU-09")
@pytest.mark.parametrize("level", LEVELS)
def test_the_human_begins(level: str) -> None:
    game = begin(difficulty=level)
    human = game.observe(0)["players"][0]
    assert game.seat == 0
    assert (human["money"], human["hand_size"], human["exchange_tokens"]) == (6, 4, 1)
    assert human["draw_size"] == 10
    moves = [str(move) for move in game.legal]
    assert moves[:7] == [f"place herder on {letter}" for letter in "ABCDEFG"]
    assert moves[7:] == ["exchange 1"]


@rule("2S-SU-10")
@pytest.mark.parametrize(("level", "cards"), [("easy", 12), ("medium", 15), ("hard", 15)])
def test_any_card_of_the_deck_can_be_the_first(level: str, cards: int) -> None:
    first: set[str] = set()
    for seed in range(100):
        game = begin(seed, difficulty=level)
        game.play("place herder on A")
        game.play("done")
        (card,) = game.observe(0)["automa"]["cards_used"]
        first.add(card)
    assert first == {str(number) for number in range(1, cards + 1)}
