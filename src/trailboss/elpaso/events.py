"""Kinds of events of El Paso, beside those of core.events."""

from __future__ import annotations

from typing import Final

from trailboss.core import events as core

EV_WORKER: Final = 32  # worker type laid out
EV_SPENT: Final = 33  # type, number
EV_BONUS: Final = 34  # type discarded for its bonus
EV_TRAIN: Final = 35  # train card
EV_VALUE: Final = 36  # base value, certificates spent, permanent ones
EV_SIMMENTAL: Final = 37  # cards left
EV_CLAIMED: Final = 38
EV_SUPPLY: Final = 39  # Sue: card drawn from her supply, worker type it counts as (-1: cattle)

# Every kind: its name, and for each figure the name of a field and what it counts in (a number
# where nothing stands).
KINDS: Final[dict[int, str]] = {
    **core.SHARED,
    core.EV_HIRED: "hired worker:worker price",
    core.EV_BOUGHT: "bought card:card",
    core.EV_TILE: "tile",
    core.EV_DELIVERED: "delivered post:post",
    core.EV_AUXILIARY: "auxiliary auxiliary:auxiliary program:program",
    core.EV_AUTOMA: "automa automa:automa steps",
    core.EV_SKIPPED: "skipped",
    EV_WORKER: "worker worker:worker",
    EV_SPENT: "spent worker:worker number",
    EV_BONUS: "bonus worker:worker",
    EV_TRAIN: "train train:train",
    EV_VALUE: "value value certificates permanent",
    EV_SIMMENTAL: "simmental left",
    EV_CLAIMED: "claimed",
    EV_SUPPLY: "supply card:card",
}
