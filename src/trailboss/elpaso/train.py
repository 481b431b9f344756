"""The train: choosing a card with engineers."""

from __future__ import annotations

from trailboss.core.source import Source
from trailboss.elpaso.asking import Asking
from trailboss.elpaso.constants import ENGINEER, TRAIN_VISIT, TRAIN_VISIT_CARD, TRAIN_VISIT_USED
from trailboss.elpaso.events import EV_TRAIN
from trailboss.elpaso.state import State
from trailboss.elpaso.visit import add_actions, go_back, use_action
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


# Questions ---------------------------------------------------------------------------------------


class Train(Asking):
    """Which train card to use."""

    def choices(self, s: State, moves: list[int]) -> None:
        legal_train(s, moves)

    def answer(self, s: State, code: int, source: Source) -> None:
        take_train(s, code - s.tables.codes.train)


class TrainVisit(Asking):
    """Which actions of a train card to use."""

    def choices(self, s: State, moves: list[int]) -> None:
        moves.append(s.tables.codes.done)
        actions = s.setup.train_actions[s.stack[TRAIN_VISIT_CARD]]
        add_actions(s, actions, s.stack[TRAIN_VISIT_USED], moves)

    def answer(self, s: State, code: int, source: Source) -> None:
        card = s.stack[TRAIN_VISIT_CARD]
        actions = s.setup.train_actions[card]
        use_action(s, code - s.tables.codes.do, actions, TRAIN_VISIT_USED, -1 - card)

    def close(self, s: State) -> None:
        go_back(s)

    def optional(self, s: State) -> bool:
        return True
