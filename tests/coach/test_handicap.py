"""More money to begin with, for the weaker player."""

from __future__ import annotations

import pytest

import trailboss
from trailboss.titles import game_ids


@pytest.mark.parametrize("game", game_ids())
def test_a_handicap_is_money_and_a_record_carries_it(game: str) -> None:
    plain = trailboss.new_game(game, players=2, seed=5)
    given = trailboss.new_game(game, players=2, seed=5, handicap=[0, 7])
    before, after = (
        [seat["money"] for seat in one.position_data()["seats"]] for one in (plain, given)
    )
    assert after == [before[0], before[1] + 7]
    for _ in range(12):
        given.play(given.legal[0])
    again = trailboss.replay(trailboss.load_record(given.record.to_text()))
    assert again.position == given.position
    assert trailboss.new_game(game, players=2, seed=5, handicap=[0, 0]).record == plain.record


@pytest.mark.parametrize("handicap", [[1], [1, 2, 3], [-1, 0], [41, 0], [1.5, 0], [True, 0]])
def test_a_handicap_nobody_can_have(handicap: list[int]) -> None:
    with pytest.raises(trailboss.TrailbossError, match="a handicap"):
        trailboss.new_game("second-edition", players=2, handicap=handicap)
