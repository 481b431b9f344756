"""Points still to come, advantages seat by seat, and what is minimized."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest
import torch

from trailboss.core import batch as facts
from trailboss.learn.clone import outcomes
from trailboss.learn.net import BEST_OTHER, VALUES, WIN, points_of
from trailboss.learn.objective import advantages, finals, standing, value_loss
from trailboss.learn.trainer import Lesson, Store


def test_standing_begins_with_the_observer() -> None:
    totals = torch.tensor([[10.0, 20.0, 5.0, 0.0], [7.0, 3.0, 0.0, 0.0]])
    found = standing(totals, torch.tensor([1, 0]), torch.tensor([3, 2]))
    assert found.tolist() == [[20, 5, 10, 0, 10, 0], [7, 3, 0, 0, 3, 0]]


def test_finals_by_seat() -> None:
    final = torch.tensor([[50.0, 60.0, 60.0, 0.0]])
    found = finals(final, torch.tensor([0b110]), torch.tensor([3]))
    assert found.shape == (1, 4, VALUES)
    assert found[0, 0].tolist() == [50, 60, 60, 0, 60, 0]
    assert found[0, 1].tolist() == [60, 60, 50, 0, 60, 0.5]


def test_outcomes_are_the_same_as_finals_less_standing() -> None:
    sofar, final, winners = [4, 9, 2], [30, 25, 40], [2]
    for seat in range(3):
        expected = finals(
            torch.tensor([[*map(float, final), 0.0]]), torch.tensor([4]), torch.tensor([3])
        )[0, seat] - standing(
            torch.tensor([[*map(float, sofar), 0.0]]), torch.tensor([seat]), torch.tensor([3])
        )
        assert outcomes(seat, sofar, final, winners) == expected[0].tolist()


def test_advantages_follow_each_seat_by_itself() -> None:
    """Seat 0 decides at steps 0 and 2, seat 1 at step 1; the game ends after step 2."""
    held = torch.zeros(3, 1, VALUES)
    held[:, 0, 0] = torch.tensor([10.0, 100.0, 14.0])
    seat = torch.tensor([[0], [1], [0]])
    final = torch.zeros(1, 4, VALUES)
    final[0, :, 0] = torch.tensor([20.0, 90.0, 0.0, 0.0])
    ending = {2: (torch.tensor([0]), final)}
    gains, known = advantages(held, seat, ending, 0.5)
    assert known[:, 0].tolist() == [True, True, True]
    assert gains[2, 0, 0] == 6.0
    assert gains[1, 0, 0] == -10.0
    assert gains[0, 0, 0] == (14 - 10) + 0.5 * 6


def test_a_last_decision_without_an_end_is_not_known() -> None:
    held = torch.zeros(2, 1, VALUES)
    held[1] = 3.0
    seat = torch.tensor([[0], [0]])
    gains, known = advantages(held, seat, {}, 0.9)
    assert known[:, 0].tolist() == [True, False]
    assert gains[0, 0, 0] == 3.0
    assert gains[1].abs().sum() == 0


def test_the_loss_counts_what_is_known() -> None:
    values = torch.zeros(1, VALUES)
    targets = torch.zeros(1, VALUES)
    targets[0, 0] = 40.0  # two units off
    targets[0, 2] = 400.0
    targets[0, WIN] = 0.5
    known = torch.zeros(1, VALUES)
    known[0, 0] = 1.0
    assert value_loss(values, targets, known).item() == pytest.approx(1.5)
    known[0, BEST_OTHER] = 1.0
    assert value_loss(values, targets, known).item() == pytest.approx(0.75)


def test_moves_and_values_may_look_ahead_differently_far() -> None:
    """What a move gained is judged by one trace, what the values should have been by another."""
    values = torch.zeros(2, 1, VALUES)
    info = torch.zeros(2, 1, facts.INFO, dtype=torch.uint8)
    info[:, :, facts.AT_SEATS] = 2
    bytes_ = torch.zeros(2, 1, 1, dtype=torch.uint8)
    store = SimpleNamespace(
        rows=bytes_,
        masks=bytes_,
        info=info,
        actions=torch.zeros(2, 1),
        logs=torch.zeros(2, 1),
        values=values,
        ours=torch.ones(2, 1, dtype=torch.bool),
    )
    base = points_of(values.flatten(0, 1)).unflatten(0, (2, 1))
    base[:, 0, 0] += torch.tensor([30.0, 31.0])  # points on the score sheet
    gains, off = torch.zeros(2, 1, VALUES), torch.zeros(2, 1, VALUES)
    gains[:, 0, 0] = torch.tensor([1.0, 2.0])
    off[:, 0, 0] = torch.tensor([5.0, 7.0])
    known = torch.tensor([[True], [False]])
    lesson = Lesson(cast(Store, store), gains, off, known, base)
    assert lesson.gains[:, 0].tolist() == [1.0, 2.0]
    assert lesson.targets[:, 0].tolist() == [5.0, 7.0]  # nothing was expected still to come
    assert lesson.usable.tolist() == [0]
