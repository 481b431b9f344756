"""What the appraisal is made of: features that agree with the score sheet, weights for each."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from trailboss.core.errors import TrailbossError
from trailboss.core.features import read_weights, weighed
from trailboss.core.rules import Position, Rules
from trailboss.core.source import SeededSource
from trailboss.families import judge_of
from trailboss.kansas.state import State as TrailState
from trailboss.titles import game_ids, rules_of

KANSAS_LINES = {
    "buildings": "buildings",
    "cities": "cities",
    "stations": "stations",
    "hazards": "hazards",
    "cattle": "cattle",
    "workers": "workers",
    "step-bonus": "step bonus",
}
EL_PASO_LINES = {
    "buildings": "buildings",
    "trading-posts": "trading posts",
    "workers": "workers",
    "bonus-tiles": "bonus tiles",
}


def named(rules: Rules, position: Position, seat: int) -> dict[str, float]:
    judge = judge_of(rules)
    return dict(zip(judge.names, judge.features(position, seat), strict=True))


def random_game(game: str, seed: int, players: int = 3) -> Iterator[Position]:
    rules = rules_of(game)
    source = SeededSource(seed)
    position = rules.start(players, rules.options(players, {}), source)
    turn = -1
    while position.seat >= 0:
        if position.turn != turn:
            turn = position.turn
            yield position
        legal = rules.legal(position)
        rules.apply(position, legal[source.below(len(legal))], source)


@pytest.mark.parametrize("game", game_ids())
def test_scored_points_are_those_of_the_sheet(game: str) -> None:
    rules = rules_of(game)
    lines = EL_PASO_LINES if game == "el-paso" else KANSAS_LINES
    for position in random_game(game, 3):
        for seat, sheet in enumerate(rules.scores(position)):
            found = named(rules, position, seat)
            for name, line in lines.items():
                assert found[name] == sheet.lines[line], (name, position.turn)


@pytest.mark.parametrize("game", game_ids())
def test_a_game_becomes_late_and_the_way_is_a_share(game: str) -> None:
    early = []
    for position in random_game(game, 5):
        found = named(rules_of(game), position, 0)
        early.append(found["early"])
        assert 0.0 <= found["way"] <= 1.0
        assert found["one"] == 1.0
    assert 0.8 < early[0] <= 1.0
    assert early[-1] < 0.2
    middle = [share for share in early if share > 0.1]  # the last turns are a guess
    assert middle == sorted(middle, reverse=True)


def test_means_are_those_of_the_player() -> None:
    for position in random_game("second-edition", 9, 2):
        assert isinstance(position, TrailState)
        p = position.players[1]
        found = named(rules_of("second-edition"), position, 1)
        assert found["dollars-first"] + found["dollars-more"] == p.money
        assert found["dollars-first"] <= 12
        cowboys = 1 + sum(found[f"cowboy-{count}"] for count in range(2, 7))
        assert cowboys == p.workers[0]
        assert found["own-buildings"] == p.built
        assert found["own-buildings-ahead"] <= p.built
        assert found["exchange-tokens"] == p.tokens


@pytest.mark.parametrize("game", game_ids())
def test_styles_weigh_every_feature(game: str) -> None:
    judge = judge_of(rules_of(game))
    styles = judge.styles
    assert list(styles) == ["mixed", "cowboys", "builders", "engineers"]
    assert {len(weights) for weights in styles.values()} == {2 * len(judge.names)}
    assert len({tuple(weights) for weights in styles.values()}) == 4


def test_a_weight_is_that_of_the_end_and_what_the_beginning_adds() -> None:
    #        early 0.5       a feature of 4
    assert weighed([0.5, 4.0], [2.0, 0.0, 1.0, 3.0]) == 0.5 * 2.0 + 4.0 * (1.0 + 3.0 * 0.5)


def test_weights_of_other_features_are_refused() -> None:
    assert read_weights({"a": [1, 2], "b": [3, 4]}, ("a", "b")) == [1.0, 2.0, 3.0, 4.0]
    for table in ({"a": [1, 2]}, {"b": [3, 4], "a": [1, 2]}, {"a": [1, 2], "c": [3, 4]}):
        with pytest.raises(TrailbossError, match="not those of the features"):
            read_weights(table, ("a", "b"))
