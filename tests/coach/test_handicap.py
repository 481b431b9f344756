"""More money or better cards to begin with, for the weaker player."""

from __future__ import annotations

import pytest

import trailboss
from trailboss.handicap import EXCHANGES, MOST_CARDS, MOST_HANDICAP, suggested
from trailboss.titles import game_ids, rules_of


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


def cards_of(game: trailboss.Game, seat: int, family: str) -> dict[str, int]:
    """All cards of a seat at the beginning."""
    found: dict[str, int] = {}
    written = game.position_data()["seats"][seat]
    for pile in (EXCHANGES[family].pile, "hand"):
        for card, count in written[pile].items():
            found[card] = found.get(card, 0) + count
    return found


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("seed", range(6))
def test_better_cards_instead_of_the_weakest_and_a_record_carries_them(
    game: str, seed: int
) -> None:
    family = rules_of(game).family
    exchange = EXCHANGES[family]
    plain = trailboss.new_game(game, players=2, seed=seed)
    given = trailboss.new_game(game, players=2, seed=seed, handicap_cards=[MOST_CARDS, 0])
    before, after = cards_of(plain, 0, family), cards_of(given, 0, family)
    assert after.pop(exchange.weak) == before.pop(exchange.weak) - MOST_CARDS
    better = {card: after.pop(card) for card in set(exchange.better)}
    assert sum(better.values()) == MOST_CARDS
    assert after == before
    assert cards_of(given, 1, family) == cards_of(plain, 1, family)
    for _ in range(12):
        given.play(given.legal[0])
    again = trailboss.replay(trailboss.load_record(given.record.to_text()))
    assert again.position == given.position


@pytest.mark.parametrize("cards", [[1], [0, -1], [4, 0], [True, 0]])
def test_cards_nobody_can_have(cards: list[int]) -> None:
    with pytest.raises(trailboss.TrailbossError, match="a handicap"):
        trailboss.new_game("el-paso", players=2, handicap_cards=cards)


@pytest.mark.parametrize("family", EXCHANGES)
def test_the_weaker_the_more(family: str) -> None:
    found = [suggested(family, percent / 100) for percent in range(50, 1, -4)]
    assert found[0] == (0, 0)
    assert [one.dollars for one in found] == sorted(one.dollars for one in found)
    assert [one.cards for one in found] == sorted(one.cards for one in found)
    assert found[-1] == (MOST_HANDICAP, MOST_CARDS)
