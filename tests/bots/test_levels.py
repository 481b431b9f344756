"""Levels: the champion's network, played as people do."""

from __future__ import annotations

import pytest

from tests.bots.test_heuristic import played
from tests.bots.test_search import middle
from trailboss.bots import LEVEL_NAMES, View, bot, levels, mixed_seed, view_of
from trailboss.bots.levels import LEVELS, Level, LevelBot
from trailboss.bots.network import network_for, slots_of
from trailboss.core.errors import TrailbossError
from trailboss.core.message import say
from trailboss.titles import game_ids, rules_of


def level(name: str, seed: int = 1) -> LevelBot:
    made = bot(name, seed)
    assert isinstance(made, LevelBot)
    return made


def view_at(game: str, steps: int = 60) -> View:
    return view_of(rules_of(game), middle(game, steps=steps))


def set_level(monkeypatch: pytest.MonkeyPatch, game: str, found: Level) -> None:
    monkeypatch.setitem(LEVELS[rules_of(game).family], "easy", found)


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("name", LEVEL_NAMES)
def test_whole_games(game: str, name: str) -> None:
    assert played(game, [level(name), level(name, 2)], 3).seat == -1


@pytest.mark.parametrize("name", LEVEL_NAMES)
def test_the_same_seed_the_same_choices(name: str) -> None:
    view = view_at("second-edition")
    choices = [level(name, seed).choose(view) for seed in range(20)]
    assert choices == [level(name, seed).choose(view) for seed in range(20)]


def test_hopeless_moves_are_never_made(monkeypatch: pytest.MonkeyPatch) -> None:
    set_level(monkeypatch, "second-edition", Level(100.0, 0.05, 0.0, 0.05, 8))
    for steps in (40, 60, 90):
        view = view_at("second-edition", steps)
        rules = view.rules
        position = middle("second-edition", steps=steps)
        row = rules.encode(position, position.seat)
        logs, _ = network_for(rules.encoding()).judge(row, slots_of(rules, view.legal))
        thinkable = {
            code for code, log in zip(view.legal, logs) if 2.718281828 ** (log - max(logs)) >= 0.05
        }
        player = level("easy", steps)
        assert {player.choose(view) for _ in range(200)} == thinkable


def test_without_heat_and_carelessness_it_is_the_champion(monkeypatch: pytest.MonkeyPatch) -> None:
    set_level(monkeypatch, "el-paso", Level(0.0, 0.5, 0.0, 0.5, 8))
    for steps in (20, 60, 90):
        view = view_at("el-paso", steps)
        assert level("easy").choose(view) == bot("champion").choose(view)


def test_who_is_careless_stays_so_for_the_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    set_level(monkeypatch, "second-edition", Level(1.0, 0.01, 0.5, 0.01, 8))
    player = level("easy")
    seen: dict[int, set[bool]] = {}
    rules = rules_of("second-edition")
    for steps in range(20, 90):
        position = middle("second-edition", steps=steps)
        if position.seat >= 0 and len(rules.legal(position)) > 1:
            player.choose(view_of(rules, position))
            seen.setdefault(position.turn, set()).add(player.is_careless)
    assert all(len(moods) == 1 for moods in seen.values())
    assert len(set.union(*seen.values())) == 2


@pytest.mark.parametrize("name", LEVEL_NAMES)
def test_a_title_no_network_fits_is_played_all_the_same(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none(*_: object, **__: object) -> None:
        raise TrailbossError(say("error-network-none", family="kansas"))

    monkeypatch.setattr(levels, "network_for", none)
    monkeypatch.setattr(levels, "_misfits", set())
    assert played("el-paso", [level(name), level(name, 2)], 3).seat == -1
    view = view_at("second-edition")
    choices = [level(name, seed).choose(view) for seed in range(5)]
    assert choices == [level(name, seed).choose(view) for seed in range(5)]


def test_every_level_has_its_figures() -> None:
    for family in LEVELS.values():
        assert tuple(family) == LEVEL_NAMES


def test_settings_that_cannot_be() -> None:
    with pytest.raises(TrailbossError, match="no setting 'ms'; there is seed"):
        bot("easy:ms=100")


@pytest.mark.long
@pytest.mark.parametrize("game", game_ids())
def test_each_level_beats_the_one_two_below(game: str) -> None:
    """A few games; the shares are measured in the arena."""
    rules = rules_of(game)
    for weak, good in (("beginner", "medium"), ("easy", "strong")):
        margin = 0
        for number in range(4):
            seat = number % 2
            pair = [level(weak, mixed_seed(5, number)), level(weak, mixed_seed(6, number))]
            pair[seat] = level(good, mixed_seed(7, number))
            totals = rules.totals(played(game, [*pair], 30 + number // 2))
            margin += totals[seat] - totals[1 - seat]
        assert margin > 0
