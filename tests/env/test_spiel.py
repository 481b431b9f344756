"""The games as OpenSpiel plays them, held against its own tests."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

import trailboss
from trailboss.core.errors import TrailbossError
from trailboss.env import spiel

NAMES = [spiel.short_name(title.id) for title in trailboss.games()]


def set_up(state: Any) -> None:
    """Draw until somebody decides. What does not fit is drawn again, so not always the same."""
    chance = np.random.default_rng(5)
    while state.is_chance_node():
        kinds, shares = zip(*state.chance_outcomes())
        state.apply_action(int(chance.choice(kinds, p=shares)))


@pytest.mark.parametrize("name", NAMES)
def test_random_games(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


def test_a_game_alone_and_one_of_four() -> None:
    for players in (1, 4):
        game = pyspiel.load_game("trailboss_el_paso", {"players": players, "reward": "points"})
        state = game.new_initial_state()
        chance = np.random.default_rng(players)
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                kinds, shares = zip(*state.chance_outcomes())
                assert sum(shares) == pytest.approx(1)
                state.apply_action(int(chance.choice(kinds, p=shares)))
            else:
                legal = state.legal_actions()
                assert legal == sorted(legal)
                state.apply_action(int(chance.choice(legal)))
                decisions += 1
        assert decisions > 50
        assert len(state.returns()) == players
        assert max(state.returns()) > 10


def test_the_playthrough() -> None:
    # Brings SciPy with it: seconds, which every worker would take before its first test.
    from open_spiel.python.algorithms import generate_playthrough

    text = generate_playthrough.playthrough(
        "trailboss_el_paso(players=2)", None, seed=3, observation_params_string=None
    )
    assert "IsChanceNode() = True" in text
    assert "InformationStateTensor" in text


def test_the_tensor_is_the_row() -> None:
    game = pyspiel.load_game("trailboss_second_edition", {"players": 3, "simmental": "true"})
    state = game.new_initial_state()
    set_up(state)
    observation = make_observation(game)
    for player in range(3):
        observation.set_from(state, player)
        row = state.setting.rules.encode(state.position, player)
        assert observation.tensor.tolist() == list(row)


def test_copies_go_their_own_way() -> None:
    state = pyspiel.load_game("trailboss_el_paso").new_initial_state()
    set_up(state)
    other = state.clone()
    before = str(state)
    other.apply_action(other.legal_actions()[-1])
    assert str(state) == before
    assert str(other) != before


def test_what_is_refused() -> None:
    with pytest.raises((TrailbossError, RuntimeError), match="2 to 4"):
        pyspiel.load_game("trailboss_first_edition", {"players": 1})
