"""The train: choosing a card with engineers."""

from __future__ import annotations

from trailboss.elpaso.constants import ENGINEER, EV_TRAIN, TRAIN_VISIT
from trailboss.elpaso.state import State
from trailboss.elpaso.workers import can_spend, spend


def legal_train(s: State, moves: list[int]) -> None:
    for card in range(len(s.tables.trains)):
        if can_spend(s, ENGINEER, card + 1, 0):
            moves.append(s.tables.codes.train + card)


def take_train(s: State, card: int) -> None:
    s.pop()
    s.tell(EV_TRAIN, card)
    s.push(TRAIN_VISIT, card)
    spend(s, ENGINEER, card + 1, 0)
