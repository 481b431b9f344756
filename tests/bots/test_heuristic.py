"""The heuristic opponent: it beats the random one, has styles, and can be repeated."""

from __future__ import annotations

import pytest

from trailboss.bots import Bot, bot, view_of
from trailboss.core.errors import TrailbossError
from trailboss.core.rules import Position
from trailboss.core.source import SeededSource
from trailboss.kansas.constants import BUILDER, ENGINEER
from trailboss.kansas.state import State
from trailboss.titles import game_ids, rules_of


def played(game: str, bots: list[Bot], seed: int) -> Position:
    """A whole game between bots."""
    rules = rules_of(game)
    chance = SeededSource(seed)
    position = rules.start(len(bots), rules.options(len(bots), {}), chance)
    while position.seat >= 0:
        view = view_of(rules, position)
        choice = bots[position.seat].choose(view)
        assert choice in view.legal
        rules.apply(position, choice, chance)
    return position


@pytest.mark.parametrize("game", game_ids())
def test_it_beats_random(game: str) -> None:
    for seed in (1, 2):
        bots = [bot("heuristic", 5), bot("random", 6)]
        if seed == 2:
            bots.reverse()
        position = played(game, bots, seed)
        totals = [sheet.total for sheet in rules_of(game).scores(position)]
        assert totals[seed - 1] > totals[2 - seed] + 10


def test_the_same_seed_plays_the_same_game() -> None:
    rules = rules_of("el-paso")
    games = [
        played("el-paso", [bot("heuristic:seed=3"), bot("random:seed=4")], 9) for _ in range(2)
    ]
    assert rules.dump(games[0]) == rules.dump(games[1])


def test_styles_love_different_workers() -> None:
    builders = 0
    engineers = 0
    for seed in (1, 2):
        position = played(
            "second-edition",
            [bot("heuristic:style=builders", 1), bot("heuristic:style=engineers", 2)],
            seed,
        )
        assert isinstance(position, State)
        first, second = position.players
        builders += first.workers[BUILDER] + first.built - second.workers[BUILDER] - second.built
        engineers += second.workers[ENGINEER] - first.workers[ENGINEER]
        engineers += (second.engine - first.engine) // 3
    assert builders > 0
    assert engineers > 0


def test_a_forced_move_is_not_thought_about() -> None:
    player = bot("heuristic", 1)
    rules = rules_of("second-edition")
    position = rules.start(2, rules.options(2, {}), SeededSource(1))
    view = view_of(rules, position)
    view.legal = view.legal[:1]
    assert player.choose(view) == view.legal[0]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("heuristic:style=sheep", "style is one of mixed, cowboys, builders, engineers"),
        ("heuristic:depth=3", "no setting 'depth'; there is style, seed"),
        ("genius", "there is no bot 'genius'; there are random, beginner, easy"),
    ],
)
def test_bots_that_cannot_be_had(text: str, said: str) -> None:
    with pytest.raises(TrailbossError) as error:
        bot(text)
    assert said in str(error.value)
