"""Moves as they would work out now, for the eyes of the seat that decides: their facts by name.

A move that is not legal now has facts too, as far as there are any.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from trailboss.core.message import Arg, Message, Name, say
from trailboss.kansas import constants as k
from trailboss.kansas.engine import counted_back, forward_reach
from trailboss.kansas.state import State
from trailboss.kansas.stations import can_upgrade
from trailboss.kansas.words.city_moves import deliver, disc, disc_from, foresight, keep
from trailboss.kansas.words.gifts import master, worker_space
from trailboss.kansas.words.programs import program
from trailboss.kansas.words.prompts import frame_name
from trailboss.kansas.words.serving import left, progress_of, served
from trailboss.kansas.words.things import (
    auxiliary,
    card,
    city,
    place,
    position,
    station,
    worker,
    yes,
)
from trailboss.kansas.words.trail_moves import build, copy, hazard, herder, outlaw

Facts = dict[str, Arg]


def move(s: State, code: int) -> Message:
    """`move-...`, by the kind of the move."""
    kind = s.tables.codec.kind(code)
    if s.seat < 0:
        return say("verbatim", text=s.tables.codec.text(code))
    return Message(f"move-{kind.name}", FACTS[kind.name](s, code - kind.base))


def closing(s: State, _: int) -> Facts:
    """done, decline: what is ended or not done."""
    t = s.tables
    kind = s.stack[-5]
    facts: Facts = {"decision": frame_name(kind)}
    if kind == k.SIMMENTAL:
        facts.update(card(t, s.stack[-4]))
    elif kind == k.VISIT:
        facts["copied"] = yes(s.stack[-2] == 1)
    elif kind == k.UPGRADE:
        facts["station"] = station(t, s.stack[-4])
    elif kind == k.MASTER:
        facts["master"] = master(t, s.masters[s.stack[-4]] - 1)
    return facts


def enter(s: State, _: int) -> Facts:
    return {"city": city(s.tables, 0)}


def place_herder(s: State, at: int) -> Facts:
    return place(s, s.tables.neutral_spaces[at])


def do(s: State, at: int) -> Facts:
    return {"program": program(s.tables, at, s)}


def auxiliary_action(s: State, choice: int) -> Facts:
    t = s.tables
    action, double = divmod(choice, 2)
    number = t.auxiliary_double[action] if double else t.auxiliary_single[action]
    return {
        "auxiliary": auxiliary(t, action),
        "size": "double" if double else "single",
        "program": program(t, number, s),
    }


# Cards ------------------------------------------------------------------------------------------


def play(s: State, face: int) -> Facts:
    """An objective card of the hand, with how far its tasks are done already."""
    t = s.tables
    played = t.cattle_count + face
    facts = card(t, played)
    if t.objective_program[played] >= 0:
        facts["program"] = program(t, t.objective_program[played], s)
    facts["tasks"] = progress_of(s, played, False)
    return facts


def objective(s: State, face: int) -> Facts:
    t = s.tables
    taken = t.cattle_count + face
    facts = {**card(t, taken), **objective_top(s, 0)}
    if t.objective_program[taken] >= 0:
        facts["program"] = program(t, t.objective_program[taken])
    facts["tasks"] = progress_of(s, taken, True)
    return facts


def objective_top(s: State, _: int) -> Facts:
    return {"hand": yes(s.stack[-5] == k.OBJECTIVE and s.stack[-4] == 1)}


def one_card(s: State, kind: int) -> Facts:
    return card(s.tables, kind)


def token(s: State, cards: int) -> Facts:
    tokens = max(s.players[s.seat].tokens - 1, 0)
    return {"count": cards + 1, "left": say("left", tokens=tokens)}


def draw(_: State, cards: int) -> Facts:
    return {"count": cards + 1}


def raise_card(s: State, at: int) -> Facts:
    t = s.tables
    older = t.cards[t.card_becomes[t.raising[at]]]
    return {**card(t, t.raising[at]), "becomes": Name("card", older)}


# Markets ----------------------------------------------------------------------------------------


def hire(s: State, choice: int) -> Facts:
    """Price, and what the space of the player board gives."""
    t = s.tables
    row, kind = divmod(choice, len(t.workers))
    facts: Facts = {"worker": worker(t, kind), "row": row + 1}
    if s.stack[-5] == k.HIRE:
        price = t.job_cost[row] + s.stack[-4]
        facts.update(price=price, left=left(s, price))
    space = s.players[s.seat].workers[kind]
    if space < k.WORKER_SPACES:
        facts["nth"] = space + 1
        gains = worker_space(t, kind, space, s)
        if gains is not None:
            facts["gains"] = gains
    return facts


def buy(s: State, purchase: int) -> Facts:
    """The cards, in pairs that may be alike, what they cost, and what is left to buy with."""
    t = s.tables
    price = t.purchase_price[purchase]
    used = t.purchase_cowboys[purchase]
    bought = t.purchase_cards[purchase]
    facts: Facts = {
        "cards": tuple(Name("card", t.cards[kind]) for kind in bought),
        "card": Name("card", t.cards[bought[0]]),
        "alike": len(bought) if len(set(bought)) == 1 else 1,
        "cowboys": used,
        "price": price,
    }
    if s.stack[-5] == k.BUY:
        facts["left"] = left(s, price, cowboys=max(s.stack[-4] - used, 0))
    facts["tasks"] = served(s, f"cattle-{t.card_value[bought[0]]}", len(bought))
    return facts


def reveal(s: State, _: int) -> Facts:
    t = s.tables
    facts: Facts = {
        "cowboys": t.reveal_cowboys,
        "count": min(t.reveal_cards, max(s.stock[-1], 1)),
    }
    if s.stack[-5] == k.BUY:
        facts["left"] = left(s, 0, cowboys=max(s.stack[-4] - t.reveal_cowboys, 0))
    return facts


# Railroad ---------------------------------------------------------------------------------------


def engine(s: State, at: int) -> Facts:
    """Which way and how far, what the stop allows or the way back brings."""
    t = s.tables
    kind = s.stack[-5]
    facts: Facts = {**position(t, at), "way": "to"}
    if kind == k.ENGINE and forward_reach(s, s.stack[-4]) >> at & 1:
        facts.update(way="forward", steps=spaces_to(s, at))
    elif kind == k.ENGINE_BACK:
        facts.update(way="back", steps=s.stack[-4])
    elif kind == k.ENGINE_RETURN:
        facts.update(way="return", bonus=t.last_bonus)
    elif kind == k.ENGINE_DELIVER:
        facts.update(way="deliver", value=counted_back(s, at))
    stops = t.position_station[at]
    if stops >= 0 and can_upgrade(s, stops):
        facts["upgrade"] = t.station_cost[stops]
    return facts


def spaces_to(s: State, at: int) -> int:
    """The fewest spaces forward to a position; 0 if it cannot be reached that way."""
    for spaces in range(1, len(s.tables.positions)):
        if forward_reach(s, spaces) >> at & 1:
            return spaces
    return 0


def upgrade(s: State, at: int) -> Facts:
    t = s.tables
    facts: Facts = {
        "station": station(t, at),
        "price": t.station_cost[at],
        "points": t.station_vp[at],
        "left": left(s, t.station_cost[at]),
        "tasks": served(s, "station"),
    }
    if s.masters[at] > 0:
        facts["master"] = master(t, s.masters[at] - 1)
    return facts


def appoint(s: State, kind: int) -> Facts:
    facts: Facts = {"worker": worker(s.tables, kind)}
    if s.stack[-5] == k.MASTER:
        facts["station"] = station(s.tables, s.stack[-4])
        facts["master"] = master(s.tables, s.masters[s.stack[-4]] - 1)
    return facts


FACTS: Final[dict[str, Callable[[State, int], Facts]]] = {
    "done": closing,
    "decline": closing,
    "enter": enter,
    "place": place_herder,
    "move": herder,
    "do": do,
    "auxiliary": auxiliary_action,
    "play": play,
    "token": token,
    "discard": one_card,
    "remove": one_card,
    "hire": hire,
    "buy": buy,
    "reveal": reveal,
    "build": build,
    "engine": engine,
    "upgrade": upgrade,
    "disc": disc,
    "disc-from": disc_from,
    "master": appoint,
    "objective": objective,
    "objective-top": objective_top,
    "hazard": hazard,
    "outlaw": outlaw,
    "draw": draw,
    "foresight": foresight,
    "keep": keep,
    "raise": raise_card,
    "deliver": deliver,
    "copy": copy,
}
