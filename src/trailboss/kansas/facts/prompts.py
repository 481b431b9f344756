"""What is asked: `ask-...` for every decision, made of what everybody may know.

A question is part of every seat's observation, so nothing here may look at a hand or a draw stack.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from trailboss.core.facts import Facts, yes
from trailboss.core.frames import KIND, WIDTH, by_kind
from trailboss.core.message import Message, Name
from trailboss.kansas import constants as k
from trailboss.kansas.facts.gifts import master
from trailboss.kansas.facts.programs import programs
from trailboss.kansas.facts.things import (
    card,
    cards_of_set,
    city,
    space,
    station,
    target,
    tile,
)
from trailboss.kansas.hand import drawable
from trailboss.kansas.hiring import open_rows
from trailboss.kansas.kansas_city import STAGE_DISCARD, STAGE_INCOME
from trailboss.kansas.kinds import FRAMES
from trailboss.kansas.movement import step_limit
from trailboss.kansas.state import State
from trailboss.kansas.stations import corners_of, discs_for
from trailboss.kansas.visit import usable

FRAMES_BY_KIND: Final = by_kind(FRAMES)


def frame_name(kind: int) -> str:
    return FRAMES_BY_KIND[kind].name


def prompt(s: State) -> Message:
    """The question of the top frame, to the seat that decides: `phase`, in Kansas City `subphase`,
    whether it is `optional`, and what it is about."""
    kind = s.stack[KIND]
    facts: Facts = {"phase": phase(s, kind)}
    if facts["phase"] == "city":
        at = subphase(s, kind)
        if at:
            facts["subphase"] = at
    facts["optional"] = yes(FRAMES_BY_KIND[kind].optional(s))
    name = frame_name(kind)
    return Message(f"ask-{name}", facts | ABOUT[name](s))


# When it is asked -------------------------------------------------------------------------------


def phase(s: State, kind: int) -> str:
    """The part of the turn: `setup` (the first turn's beginning), `a`, `b`, or Kansas City."""
    if kind == k.CLOSED:
        return "over"
    if kind in CITY_ONLY or (kind == k.CITY and s.stack[k.CITY_ORDINARY]):
        return "city"
    return PHASES.get(s.stack[WIDTH], "b")


def subphase(s: State, kind: int) -> int:
    """Which part of the visit to Kansas City; 0 before the first."""
    if kind == k.FORESIGHT:
        return s.stack[k.FORESIGHT_COLUMN] + 1
    if kind in (k.INCOME, k.SIMMENTAL, k.HELD):
        return STAGE_INCOME
    if kind == k.CITY:
        return STAGE_INCOME + 1
    if s.stack[WIDTH] != k.KANSAS_CITY:
        return 0
    following = s.stack[2 * WIDTH + k.KANSAS_CITY_STAGE]
    return STAGE_INCOME + 1 if following >= STAGE_DISCARD else min(following - 1, STAGE_INCOME)


PHASES: Final = {k.PLACE: "setup", k.PHASE_A: "a", k.KANSAS_CITY: "city"}
CITY_ONLY: Final = (k.ENTER_CITY, k.FORESIGHT, k.INCOME, k.SIMMENTAL, k.HELD)


# What it is about -------------------------------------------------------------------------------


def nothing(_: State) -> Facts:
    return {}


def visit(s: State) -> Facts:
    """Phase B, or the visit of a copied building on top of it, and what is left to `use` there. The
    frame keeps the tile that was entered: the one on the trail may have replaced it since."""
    used = s.stack[k.VISIT_USED]
    copied = s.stack[k.VISIT_COPIED] == 1
    lying = s.stack[k.VISIT_TILE]
    use = "others" if used & k.ALL_USED else "all"
    if used == k.ALL_USED:
        use = "nothing"
    elif not usable(s, lying, copied):
        use = "auxiliary"
    return {
        "place": space(s.tables, s.stack[k.VISIT_SPACE]),
        **tile(s, lying).args,
        "copied": yes(copied),
        "use": use,
    }


def offer(s: State) -> Facts:
    first, second = s.stack[k.OFFER_FIRST], s.stack[k.OFFER_SECOND]
    return {"programs": programs(s.tables, (first,) if second < 0 else (first, second))}


def pay_card(s: State) -> Facts:
    first = s.stack[k.PAY_CARD_FIRST]
    cards = cards_of_set(s.tables, s.stack[k.PAY_CARD_SET])
    facts: Facts = {"cards": cards, "second": yes(first >= 0)}
    return {**facts, **card(s.tables, first)} if first >= 0 else facts


def hire(s: State) -> Facts:
    modifier = s.stack[k.HIRE_MODIFIER]
    facts: Facts = {"amount": modifier, "rows": open_rows(s)}
    return {**facts, "less": -modifier} if modifier < 0 else facts


def upgrade(s: State) -> Facts:
    t = s.tables
    at = s.stack[k.UPGRADE_STATION]
    return {"station": station(t, at), "price": t.station_cost[at], "points": t.station_vp[at]}


def disc(s: State) -> Facts:
    p = s.players[s.seat]
    at, transport = s.stack[k.DISC_TARGET], s.stack[k.DISC_TRANSPORT]
    return {
        "target": target(s.tables, at),
        "corners": "dark" if corners_of(s, at) == k.DARK else "white",
        "transport": transport,
        "board": yes(discs_for(s, p, at, p.money, transport) != 0),
    }


def station_master(s: State) -> Facts:
    at = s.stack[k.MASTER_STATION]
    return {"station": station(s.tables, at), "master": master(s.tables, s.masters[at] - 1)}


def draw(s: State) -> Facts:
    most = min(s.stack[k.DRAW_MOST], drawable(s.players[s.seat]))
    return {"most": most, "drawn": s.stack[k.DRAW_DRAWN]}


def income(s: State) -> Facts:
    return {"most": s.tables.certificates[s.players[s.seat].certificate]}


def foresight(s: State) -> Facts:
    """`whose` visit it is: the human may choose for the solo opponent."""
    whose = "automa" if s.stack[k.FORESIGHT_AUTOMA] else "you"
    return {"column": s.stack[k.FORESIGHT_COLUMN] + 1, "whose": whose}


def simmental(s: State) -> Facts:
    young = s.stack[k.SIMMENTAL_CARD]
    older = s.tables.cards[s.tables.card_becomes[young]]
    return {**card(s.tables, young), "becomes": Name("card", older)}


# By the name of the kind; every question has its line.
ABOUT: Final[dict[str, Callable[[State], Facts]]] = {
    "discard": lambda s: {"count": s.stack[k.DISCARD_LEFT]},
    "place": nothing,
    "phase-a": lambda s: {"most": step_limit(s, s.players[s.seat])},
    "phase-b": visit,
    "offer": offer,
    "pay-card": pay_card,
    "remove": lambda s: {"most": s.stack[k.REMOVE_LEFT]},
    "hire": hire,
    "buy": lambda s: {"cowboys": s.stack[k.BUY_COWBOYS], "bought": s.stack[k.BUY_MADE]},
    "build": lambda s: {"amount": s.stack[k.BUILD_PRICE]},
    "engine": lambda s: {"most": s.stack[k.ENGINE_SPACES]},
    "engine-back": lambda s: {"count": s.stack[k.ENGINE_BACK_SPACES]},
    "engine-return": lambda s: {"bonus": s.tables.last_bonus},
    "engine-deliver": nothing,
    "upgrade": upgrade,
    "upgrade-behind": nothing,
    "disc": disc,
    "master": station_master,
    "objective": lambda s: {"hand": yes(s.stack[k.OBJECTIVE_TO_HAND] == 1)},
    "hazard": lambda s: {"price": s.stack[k.REMOVE_HAZARD_PRICE]},
    "outlaw": nothing,
    "auxiliary": lambda s: {"double": yes(s.stack[k.AUXILIARY_DOUBLE] == 1)},
    "draw": draw,
    "move": lambda s: {"most": s.stack[k.MOVE_STEPS], "free": yes(s.stack[k.MOVE_FREE] == 1)},
    "enter-city": lambda s: {"city": city(s.tables, 0)},
    "foresight": foresight,
    "income": income,
    "simmental": simmental,
    "city": lambda s: {
        "value": s.stack[k.CITY_VALUE],
        "ordinary": yes(s.stack[k.CITY_ORDINARY] == 1),
    },
    "copy": nothing,
    "held": nothing,
    "over": nothing,
}
