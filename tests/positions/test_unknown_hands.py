"""A hand nobody knows, of a deck whose cards are told together: an objective may be in it."""

from __future__ import annotations

from typing import Any

import pytest

import trailboss
from trailboss.positions import Eyes, read_position


@pytest.mark.parametrize("game", ["second-edition", "first-edition"])
def test_an_unknown_hand_may_hold_the_objectives_of_the_deck(game: str) -> None:
    data = trailboss.new_game(game, players=2, seed=3).position_data(Eyes(False, 0))
    seat = data["seats"][1]
    held = ("gray", "green", "white")
    seat["discard"] = {card: count - (card in held) for card, count in seat["face-down"].items()}
    seat["face-down"] = {**dict.fromkeys(held, 1), "OE4": 1}
    seat["hand"] = {"unknown": 4}
    del seat["stack"]
    position: Any = read_position(data, 0).position
    found = position.players[1]
    assert found.hand[-1] == 4
    assert found.draw[-1] == 0
