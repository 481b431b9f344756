"""The registry of bots, and what a bot is given."""

from __future__ import annotations

import pytest

import trailboss
from tests.cli.conftest import played
from trailboss.bots import bot, mixed_seed, settings_of, split_bots, view_of
from trailboss.core.errors import TrailbossError
from trailboss.core.rules import Position
from trailboss.core.source import SeededSource
from trailboss.game import Game


def choices(text: str, seed: int | None, game: Game) -> list[int]:
    player = bot(text, seed)
    return [player.choose(view_of(game.ruleset, game.state)) for _ in range(30)]


def test_random_draws_from_the_legal_moves_and_nothing_else() -> None:
    game = trailboss.new_game("second-edition", seed=1)
    legal = [move.code for move in game.legal]
    found = choices("random", 5, game)
    assert set(found) <= set(legal)
    assert len(set(found)) > 3


def test_seeds() -> None:
    game = trailboss.new_game("second-edition", seed=1)
    assert choices("random:seed=3", None, game) == choices("random:seed=3", None, game)
    assert choices("random:seed=3", None, game) != choices("random:seed=4", None, game)
    assert choices("random", 1, game) == choices("random", 1, game)
    assert choices("random", 1, game) != choices("random", 2, game)
    assert choices("random:seed=3", 1, game) != choices("random:seed=3", 2, game)
    assert choices("random:seed=3", 1, game) != choices("random", 1, game)


def test_a_view_holds_what_the_seat_may_know() -> None:
    game = played(120, players=3)
    view = view_of(game.ruleset, game.state)
    assert game.seat is not None
    assert view.seat == game.seat
    assert view.legal == [move.code for move in game.legal]
    assert view.observe() == game.observe(game.seat)
    drawn = view.resample(SeededSource(1))
    assert game.ruleset.observe(drawn, game.seat) == view.observe()
    # Neither has what it is given an attribute that holds more; of the interpreter's own
    # (`__closure__`) a bot is trusted to keep off.
    for given in (view, view.observe, view.resample):
        held = [getattr(given, name) for name in dir(given) if not name.startswith("__")]
        parts = [part for one in held for part in (one if isinstance(one, tuple) else (one,))]
        assert not any(isinstance(part, Position | Game) for part in parts)
        assert getattr(given, "__self__", None) is None


def test_the_random_bot_cannot_peek() -> None:
    """The same choice on positions its seat cannot tell apart."""
    game = played(120, players=3)
    assert game.seat is not None
    for seed in range(5):
        other = game.resample(game.seat, SeededSource(seed))
        assert choices("random", 9, other) == choices("random", 9, game)


def test_texts() -> None:
    assert split_bots("random") == ["random"]
    assert split_bots("random,random:seed=3") == ["random", "random:seed=3"]
    assert split_bots("search:ms=200,seed=3,random") == ["search:ms=200,seed=3", "random"]
    assert settings_of("x:a=1,b=2", "a=1,b=2") == {"a": "1", "b": "2"}
    with pytest.raises(TrailbossError, match="there is no bot 'deep'"):
        bot("deep")
    with pytest.raises(TrailbossError, match="should look like name=value"):
        bot("random:seed")
    with pytest.raises(TrailbossError, match="less than 2"):
        bot("random:seed=99999999999999999999")


def test_seeds_of_many_games_differ() -> None:
    seeds = {mixed_seed(seed, number) for seed in range(30) for number in range(30)}
    assert len(seeds) == 900
    # SplitMix64 with seed 0 begins with this number in every published implementation.
    assert mixed_seed(0, 0) == 0xE220A8397B1DCDAF
    assert mixed_seed(0, 1) == 0x6E789E6AA1B965F4
