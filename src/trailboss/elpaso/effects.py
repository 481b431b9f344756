"""The vocabulary of effects of El Paso; the grammar is in `core.effects`."""

from __future__ import annotations

from typing import Final

from trailboss.core.effects import Vocabulary

MONEY: Final = 1
PAY: Final = 2
CERTIFICATE: Final = 3
TOKEN: Final = 4
DISCARD: Final = 5  # amount: the set of cards
SELL: Final = 6  # any cattle card, for so many dollars per breeding value
HIRE: Final = 7
HIRE_ANOTHER: Final = 8
BUY: Final = 9
TRAIN: Final = 10
BUILD: Final = 11
OBJECTIVE: Final = 12
BONUS: Final = 13
ANY_TILE: Final = 14
AUXILIARY: Final = 15  # so many different ones
MOVE: Final = 16
GAIN: Final = 17  # amount: the card
REMOVE: Final = 18  # amount: the set of cards
EXCHANGE: Final = 19


def vocabulary(cards: tuple[str, ...], sets: tuple[str, ...]) -> Vocabulary:
    return Vocabulary(
        {
            "buy": BUY,
            "train": TRAIN,
            "build": BUILD,
            "objective": OBJECTIVE,
            "bonus": BONUS,
            "any-tile": ANY_TILE,
        },
        {
            "money": MONEY,
            "pay": PAY,
            "certificate": CERTIFICATE,
            "token": TOKEN,
            "sell": SELL,
            "hire": HIRE,
            "hire-another": HIRE_ANOTHER,
            "auxiliary": AUXILIARY,
            "move": MOVE,
            "exchange": EXCHANGE,
        },
        {"discard": (DISCARD, sets), "remove": (REMOVE, sets), "gain": (GAIN, cards)},
        ("",),
    )
