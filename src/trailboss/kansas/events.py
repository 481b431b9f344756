"""Kinds of events of the Kansas City games, beside those of core.events."""

from __future__ import annotations

from typing import Final

from trailboss.core import events as core

EV_FEE: Final = 32  # dollars, payee (-1: bank)
EV_REVEALED: Final = 33  # card added to the cattle market
EV_ENGINE: Final = 34  # from, to
EV_UPGRADED: Final = 35  # station, price
EV_DISC_MOVED: Final = 36  # station the disc comes from
EV_MASTER: Final = 37  # tile, worker type given
EV_OBJECTIVE: Final = 38  # card, to hand?
EV_PLAYED: Final = 39  # card
EV_HAZARD: Final = 40  # space, tile kind
EV_OUTLAW: Final = 41  # space, tile kind
EV_FORESIGHT: Final = 42  # column, tile kind refilled
EV_INCOME: Final = 43  # breeding value, certificates used, permanent ones
EV_RAISED: Final = 44  # Simmental card before, after
EV_LAST_ROUND: Final = 45
EV_COPIED: Final = 46  # space
EV_SPEC: Final = 47  # new specialization: worker type

# Every kind: its name, and for each figure the name of a field and what it counts in (a number
# where nothing stands).
KINDS: Final[dict[int, str]] = {
    **core.SHARED,
    core.EV_HIRED: "hired worker:worker row:nth price",
    core.EV_BOUGHT: "bought card:card price",
    core.EV_TILE: "tile tile:supply",
    core.EV_DELIVERED: "delivered city:city transport extraordinary:flag",
    core.EV_AUXILIARY: "auxiliary action:auxiliary double:flag",
    core.EV_AUTOMA: "automa card:automa steps",
    core.EV_SKIPPED: "skipped what:skipped",
    EV_FEE: "fee dollars payee:seat",
    EV_REVEALED: "revealed card:card",
    EV_ENGINE: "engine from:position to:position",
    EV_UPGRADED: "upgraded station:station price",
    EV_DISC_MOVED: "disc-moved station:station",
    EV_MASTER: "master master:master worker:worker",
    EV_OBJECTIVE: "objective card:card to_hand:flag",
    EV_PLAYED: "played card:card",
    EV_HAZARD: "hazard space:space tile:supply",
    EV_OUTLAW: "outlaw space:space tile:supply",
    EV_FORESIGHT: "foresight column:nth tile:supply",
    EV_INCOME: "income value certificates permanent",
    EV_RAISED: "raised card:card to:card",
    EV_LAST_ROUND: "last-round",
    EV_COPIED: "copied space:space",
    EV_SPEC: "spec worker:worker",
}
