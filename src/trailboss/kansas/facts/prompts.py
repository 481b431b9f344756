"""What is asked: `ask-...` for every decision, made of what everybody may know.

A question is part of every seat's observation, so nothing here may look at a hand or a draw stack.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from trailboss.core.facts import Facts, yes
from trailboss.core.frames import WIDTH
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
from trailboss.kansas.movement import step_limit
from trailboss.kansas.state import State
from trailboss.kansas.stations import corners_of, discs_for
from trailboss.kansas.visit import usable

FRAME_NAMES = {
    k.DISCARD: "discard",
    k.PLACE: "place",
    k.PHASE_A: "phase-a",
    k.VISIT: "phase-b",
    k.OFFER: "offer",
    k.PAY_CARD: "pay-card",
    k.REMOVE: "remove",
    k.HIRE: "hire",
    k.BUY: "buy",
    k.BUILD: "build",
    k.ENGINE: "engine",
    k.ENGINE_BACK: "engine-back",
    k.ENGINE_RETURN: "engine-return",
    k.ENGINE_DELIVER: "engine-deliver",
    k.UPGRADE: "upgrade",
    k.UPGRADE_BEHIND: "upgrade-behind",
    k.DISC: "disc",
    k.MASTER: "master",
    k.OBJECTIVE: "objective",
    k.REMOVE_HAZARD: "hazard",
    k.TAKE_OUTLAW: "outlaw",
    k.AUXILIARY: "auxiliary",
    k.DRAW: "draw",
    k.MOVE: "move",
    k.ENTER_CITY: "enter-city",
    k.FORESIGHT: "foresight",
    k.INCOME: "income",
    k.SIMMENTAL: "simmental",
    k.CITY: "city",
    k.COPY: "copy",
    k.CLOSED: "over",
}


def frame_name(kind: int) -> str:
    return FRAME_NAMES[kind]


def prompt(s: State) -> Message:
    """The question of the top frame, to the seat that decides: `phase`, in Kansas City `subphase`,
    whether it is `optional`, and what it is about."""
    kind = s.stack[-5]
    facts: Facts = {"phase": phase(s, kind)}
    if facts["phase"] == "city":
        at = subphase(s, kind)
        if at:
            facts["subphase"] = at
    facts["optional"] = yes(optional(s, kind))
    facts.update(FACTS.get(kind, nothing)(s, s.stack[-4], s.stack[-3]))
    return Message(f"ask-{frame_name(kind)}", facts)


# When it is asked -------------------------------------------------------------------------------


def phase(s: State, kind: int) -> str:
    """The part of the turn: `setup` (the first turn's beginning), `a`, `b`, or Kansas City."""
    if kind == k.CLOSED:
        return "over"
    if kind in CITY_ONLY or (kind == k.CITY and s.stack[-3]):
        return "city"
    return PHASES.get(s.stack[WIDTH], "b")


def subphase(s: State, kind: int) -> int:
    """Which part of the visit to Kansas City; 0 before the first."""
    if kind == k.FORESIGHT:
        return s.stack[-4] + 1
    if kind in (k.INCOME, k.SIMMENTAL):
        return STAGE_INCOME
    if kind == k.CITY:
        return STAGE_INCOME + 1
    if s.stack[WIDTH] != k.KANSAS_CITY:
        return 0
    following = s.stack[WIDTH + 1]
    return STAGE_INCOME + 1 if following >= STAGE_DISCARD else min(following - 1, STAGE_INCOME)


def optional(s: State, kind: int) -> bool:
    """Can it be declined or ended?"""
    return kind in OPTIONAL or (kind in (k.BUY, k.ENGINE, k.OBJECTIVE) and s.stack[-3] > 0)


PHASES: Final = {k.PLACE: "setup", k.PHASE_A: "a", k.KANSAS_CITY: "city"}
CITY_ONLY: Final = (k.ENTER_CITY, k.FORESIGHT, k.INCOME, k.SIMMENTAL)
OPTIONAL: Final = (k.VISIT, k.OFFER, k.REMOVE, k.UPGRADE, k.MASTER, k.SIMMENTAL)


# What it is about -------------------------------------------------------------------------------


def nothing(_: State, __: int, ___: int) -> Facts:
    return {}


def count(_: State, number: int, __: int) -> Facts:
    return {"count": number}


def most(_: State, number: int, __: int) -> Facts:
    return {"most": number}


def visit(s: State, at: int, used: int) -> Facts:
    """Phase B, or the visit of a copied building on top of it, and what is left to `use` there. The
    frame keeps the tile that was entered: the one on the trail may have replaced it since."""
    copied = s.stack[-2] == 1
    lying = s.stack[-1]
    use = "others" if used else "all"
    if used == k.ALL_USED:
        use = "nothing"
    elif not usable(s, lying, copied):
        use = "auxiliary"
    return {
        "place": space(s.tables, at),
        **tile(s, lying).args,
        "copied": yes(copied),
        "use": use,
    }


def offer(s: State, first: int, second: int) -> Facts:
    return {"programs": programs(s.tables, (first,) if second < 0 else (first, second))}


def pay_card(s: State, cards: int, first: int) -> Facts:
    facts: Facts = {"cards": cards_of_set(s.tables, cards), "second": yes(first >= 0)}
    return {**facts, **card(s.tables, first)} if first >= 0 else facts


def hire(s: State, modifier: int, _: int) -> Facts:
    facts: Facts = {"amount": modifier, "rows": open_rows(s)}
    return {**facts, "less": -modifier} if modifier < 0 else facts


def upgrade(s: State, at: int, _: int) -> Facts:
    t = s.tables
    return {"station": station(t, at), "price": t.station_cost[at], "points": t.station_vp[at]}


def disc(s: State, at: int, transport: int) -> Facts:
    p = s.players[s.seat]
    return {
        "target": target(s.tables, at),
        "corners": "dark" if corners_of(s, at) == k.DARK else "white",
        "transport": transport,
        "board": yes(discs_for(s, p, at, p.money, transport) != 0),
    }


def simmental(s: State, young: int, _: int) -> Facts:
    older = s.tables.cards[s.tables.card_becomes[young]]
    return {**card(s.tables, young), "becomes": Name("card", older)}


FACTS: Final[dict[int, Callable[[State, int, int], Facts]]] = {
    k.DISCARD: count,
    k.PHASE_A: lambda s, a, b: {"most": step_limit(s, s.players[s.seat])},
    k.VISIT: visit,
    k.OFFER: offer,
    k.PAY_CARD: pay_card,
    k.REMOVE: most,
    k.HIRE: hire,
    k.BUY: lambda s, a, b: {"cowboys": a, "bought": b},
    k.BUILD: lambda s, a, b: {"amount": a},
    k.ENGINE: most,
    k.ENGINE_BACK: count,
    k.ENGINE_RETURN: lambda s, a, b: {"bonus": s.tables.last_bonus},
    k.UPGRADE: upgrade,
    k.DISC: disc,
    k.MASTER: lambda s, a, b: {
        "station": station(s.tables, a),
        "master": master(s.tables, s.masters[a] - 1),
    },
    k.OBJECTIVE: lambda s, a, b: {"hand": yes(a == 1)},
    k.REMOVE_HAZARD: lambda s, a, b: {"price": a},
    k.AUXILIARY: lambda s, a, b: {"double": yes(a == 1)},
    k.DRAW: lambda s, a, b: {"most": min(a, drawable(s.players[s.seat]))},
    k.MOVE: lambda s, a, b: {"most": a, "free": yes(b == 1)},
    k.ENTER_CITY: lambda s, a, b: {"city": city(s.tables, 0)},
    k.FORESIGHT: lambda s, a, b: {"column": a + 1},
    k.INCOME: lambda s, a, b: {"most": s.tables.certificates[s.players[s.seat].certificate]},
    k.SIMMENTAL: simmental,
    k.CITY: lambda s, a, b: {"value": a, "ordinary": yes(b == 1)},
}
