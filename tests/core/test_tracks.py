"""A source with a track for each pile: tables of the same seed are comparable."""

from __future__ import annotations

import pytest

from trailboss.core.source import SeededSource, TracksSource
from trailboss.game import Game, begin, replay
from trailboss.titles import game_ids, rules_of

SEED = 7


def set_up(title: str, seed: int = SEED) -> Game:
    return begin(rules_of(title), 2, None, TracksSource(seed), None, False, {})


def played(title: str, choice: SeededSource) -> Game:
    game = set_up(title)
    while not game.over:
        game.play(game.legal[choice.below(len(game.legal))].code)
    return game


def test_a_pile_does_not_depend_on_what_is_drawn_elsewhere() -> None:
    ours, theirs = TracksSource(SEED), TracksSource(SEED)
    alike = []
    for number in range(6):
        ours_pile, theirs_pile = [6 - number, 6, 6, 18 - number], [6 - number, 6, 6, 18 - number]
        for _ in range(number):
            theirs.pick(4, [1, 1, 2])  # from another pile
        alike.append((ours.pick(3, ours_pile), theirs.pick(3, theirs_pile)))
    assert all(one == other for one, other in alike)
    assert len({one for one, _ in alike}) > 1


@pytest.mark.parametrize("title", game_ids())
def test_set_up_copies_and_records(title: str) -> None:
    first, second = played(title, SeededSource(1)), played(title, SeededSource(2))
    begun = list(set_up(title).source.outcomes)
    assert first.source.outcomes[: len(begun)] == second.source.outcomes[: len(begun)] == begun
    assert list(set_up(title, SEED + 1).source.outcomes) != begun
    # A copy goes on alike, and a record, which holds the outcomes, is the same game.
    game = set_up(title)
    for _ in range(40):
        game.play(game.legal[0].code)
    twin = game.copy()
    for _ in range(40):
        for one in (game, twin):
            if not one.over:
                one.play(one.legal[0].code)
    assert game.source.outcomes == twin.source.outcomes
    again = replay(first.record)
    assert again.observe(None) == first.observe(None)
