"""Secrets against Sam: he has none, and the human's stay with the human."""

from __future__ import annotations

import pytest

from tests.leaks.test_leaks import OTHERS, OWN, compare
from tests.property.invariants import state_of
from tests.property.solo_plan import SoloPlan

CHUNKS = 4
COUNT = 16
SAMPLE = 15
SAM = 1

# What an observation says of Sam, to everybody.
SHOWN = {
    "herder",
    "engine",
    "workers",
    "discs_left",
    "cities",
    "stations",
    "station_masters",
    "unbuilt",
    "tiles",
    "objectives",
    "cattle",
}
AUTOMA = {"seat", "specialization", "deck", "first_city", "cards_left", "cards_used"}


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_look_alikes_look_alike(chunk: int) -> None:
    for index in range(chunk, COUNT, CHUNKS):
        plan = SoloPlan(index)
        game = plan.start()
        chooser = plan.chooser()
        while not game.over:
            if game.step % SAMPLE == 0:
                compare(plan, game)
            game.play(chooser.choose(game))
        compare(plan, game)


def test_everybody_sees_the_same_of_sam() -> None:
    plan = SoloPlan(2)
    game = plan.start()
    chooser = plan.chooser()
    while not game.over:
        if game.step % SAMPLE == 0:
            human, spectator = game.observe(0), game.observe(None)
            assert human["players"][SAM] == spectator["players"][SAM]
            assert human["automa"] == spectator["automa"]
            assert set(human["players"][SAM]) == SHOWN
            assert set(human["automa"]) == AUTOMA
            assert set(human["players"][0]) == OWN
            assert set(spectator["players"][0]) == OTHERS
        game.play(chooser.choose(game))


def test_the_order_of_his_deck_is_nowhere() -> None:
    """What is left of the deck is a set of cards; any of them can come next."""
    game = SoloPlan(1).start()
    s = state_of(game)
    assert s.automa == [1] * 15 + [15]
    assert game.observe(0)["automa"]["cards_left"] == {str(number): 1 for number in range(1, 16)}
