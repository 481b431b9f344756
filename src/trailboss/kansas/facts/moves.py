"""Moves as they would work out now, for the eyes of the seat that decides: their facts by name.

A move that is not legal now has facts too, as far as there are any.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from trailboss.core.facts import Facts, given, yes
from trailboss.core.frames import KIND
from trailboss.core.message import Message, Name, Seat, say
from trailboss.kansas import constants as k
from trailboss.kansas.engine import counted_back, forward_reach
from trailboss.kansas.facts import city_moves, things, trail_moves
from trailboss.kansas.facts.gifts import master, worker_space
from trailboss.kansas.facts.programs import program
from trailboss.kansas.facts.prompts import frame_name
from trailboss.kansas.facts.serving import left, progress_of, served
from trailboss.kansas.hand import drawable
from trailboss.kansas.state import State
from trailboss.kansas.stations import can_upgrade


def explain(s: State, code: int) -> Message:
    """`move-...`, by the kind of the move."""
    kind = s.tables.codec.kind(code)
    if s.seat < 0:
        return say("verbatim", text=s.tables.codec.text(code))
    return Message(f"move-{kind.name}", FACTS[kind.name](s, code - kind.base))


def closing(s: State, _: int) -> Facts:
    """done, decline: what is ended or not done."""
    t = s.tables
    stack = s.stack
    asked = stack[KIND]
    facts: Facts = {"decision": frame_name(asked)}
    if asked == k.SIMMENTAL:
        facts["card"] = Name("card", t.cards[stack[k.SIMMENTAL_CARD]])
    elif asked == k.VISIT:
        facts["copied"] = yes(stack[k.VISIT_COPIED] == 1)
    elif asked == k.UPGRADE:
        facts["station"] = things.station(t, stack[k.UPGRADE_STATION])
    elif asked == k.MASTER:
        facts["master"] = master(t, s.masters[stack[k.MASTER_STATION]] - 1)
    return facts


def auxiliary(s: State, choice: int) -> Facts:
    t = s.tables
    action, double = divmod(choice, 2)
    programs = t.auxiliary_double if double else t.auxiliary_single
    return given(
        auxiliary=things.auxiliary(t, action),
        size="double" if double else "single",
        program=program(t, programs[action], s),
    )


# Cards ------------------------------------------------------------------------------------------


def play(s: State, face: int) -> Facts:
    """An objective card of the hand, with what it offers and how far its tasks are done already."""
    return objective_facts(s, s.tables.cattle_count + face, False)


def objective(s: State, face: int) -> Facts:
    return {**objective_facts(s, s.tables.cattle_count + face, True), **objective_top(s, 0)}


def objective_facts(s: State, card: int, gained: bool) -> Facts:
    t = s.tables
    number = t.objective_program[card]
    offered = program(t, number, None if gained else s) if number >= 0 else None
    return given(**things.card(t, card), program=offered, tasks=progress_of(s, card, gained))


def objective_top(s: State, _: int) -> Facts:
    return {"hand": yes(s.stack[KIND] == k.OBJECTIVE and s.stack[k.OBJECTIVE_TO_HAND] == 1)}


def token(s: State, cards: int) -> Facts:
    """How many cards it draws: a number, or card by card up to a number."""
    facts: Facts = {"left": say("left", tokens=max(s.players[s.seat].tokens - 1, 0))}
    if s.tables.number < 2:
        return {"count": cards + 1, **facts}
    return {"most": min(s.tables.token_draw, drawable(s.players[s.seat])), **facts}


def aside(s: State, seat: int) -> Facts:
    there = seat < s.setup.players
    tokens = s.players[seat].tokens if there else 0
    most = min(s.tables.token_draw, drawable(s.players[seat])) if there else 0
    return {"seat": Seat(seat), "most": most, "left": say("left", tokens=max(tokens - 1, 0))}


def draw(s: State, cards: int) -> Facts:
    drawn = s.stack[k.DRAW_DRAWN] if s.stack[KIND] == k.DRAW else 0
    return {"count": cards + 1, "drawn": drawn}


def raising(s: State, at: int) -> Facts:
    t = s.tables
    young = t.raising[at]
    return {**things.card(t, young), "becomes": Name("card", t.cards[t.card_becomes[young]])}


# Markets ----------------------------------------------------------------------------------------


def hire(s: State, choice: int) -> Facts:
    """Price, and what the space of the player board gives."""
    t = s.tables
    row, worker = divmod(choice, len(t.workers))
    price = t.job_cost[row] + s.stack[k.HIRE_MODIFIER] if s.stack[KIND] == k.HIRE else None
    space = s.players[s.seat].workers[worker]
    free = space < k.WORKER_SPACES
    return given(
        worker=things.worker(t, worker),
        row=row + 1,
        price=price,
        left=None if price is None else left(s, price),
        nth=space + 1 if free else None,
        gains=worker_space(t, worker, space, s) if free else None,
    )


def buy(s: State, purchase: int) -> Facts:
    """The cards, in pairs that may be alike, what they cost, and what is left to buy with."""
    t = s.tables
    price = t.purchase_price[purchase]
    used = t.purchase_cowboys[purchase]
    cards = t.purchase_cards[purchase]
    return given(
        cards=tuple(Name("card", t.cards[card]) for card in cards),
        card=Name("card", t.cards[cards[0]]),
        alike=len(cards) if len(set(cards)) == 1 else 1,
        cowboys=used,
        price=price,
        left=cowboys_left(s, price, used),
        tasks=served(s, f"cattle-{t.card_value[cards[0]]}", len(cards)),
    )


def reveal(s: State, _: int) -> Facts:
    used = s.tables.reveal_cowboys
    cards = min(s.tables.reveal_cards, max(s.stock[-1], 1))
    return given(cowboys=used, count=cards, left=cowboys_left(s, 0, used))


def cowboys_left(s: State, price: int, used: int) -> Message | None:
    if s.stack[KIND] != k.BUY:
        return None
    return left(s, price, cowboys=max(s.stack[k.BUY_COWBOYS] - used, 0))


# Railroad ---------------------------------------------------------------------------------------


def engine(s: State, at: int) -> Facts:
    """Which way and how far, what the stop allows or the way back brings."""
    t = s.tables
    asked = s.stack[KIND]
    facts = {**things.position(t, at), **given(way="to")}
    if asked == k.ENGINE and forward_reach(s, s.stack[k.ENGINE_SPACES]) >> at & 1:
        facts.update(way="forward", steps=spaces_to(s, at))
    elif asked == k.ENGINE_BACK:
        facts.update(way="back", steps=s.stack[k.ENGINE_BACK_SPACES])
    elif asked == k.ENGINE_RETURN:
        facts.update(way="return", bonus=t.last_bonus)
    elif asked == k.ENGINE_DELIVER:
        facts.update(way="deliver", value=counted_back(s, at))
    station = t.position_station[at]
    if station >= 0 and can_upgrade(s, station):
        facts["upgrade"] = t.station_cost[station]
    return facts


def spaces_to(s: State, at: int) -> int:
    """The fewest spaces forward to a position that can be reached that way."""
    spaces = 1
    while not forward_reach(s, spaces) >> at & 1:
        spaces += 1
    return spaces


def upgrade(s: State, at: int) -> Facts:
    t = s.tables
    return given(
        station=things.station(t, at),
        price=t.station_cost[at],
        points=t.station_vp[at],
        left=left(s, t.station_cost[at]),
        master=master(t, s.masters[at] - 1) if s.masters[at] > 0 else None,
        tasks=served(s, "station"),
    )


def appoint(s: State, worker: int) -> Facts:
    facts = given(worker=things.worker(s.tables, worker))
    if s.stack[KIND] == k.MASTER:
        at = s.stack[k.MASTER_STATION]
        facts["station"] = things.station(s.tables, at)
        facts["master"] = master(s.tables, s.masters[at] - 1)
    return facts


FACTS: Final[dict[str, Callable[[State, int], Facts]]] = {
    "done": closing,
    "decline": closing,
    "enter": lambda s, at: {"city": things.city(s.tables, 0)},
    "place": lambda s, at: things.place(s, s.tables.neutral_spaces[at]),
    "move": trail_moves.herder,
    "do": lambda s, at: {"program": program(s.tables, at, s)},
    "auxiliary": auxiliary,
    "play": play,
    "token": token,
    "discard": lambda s, card: things.card(s.tables, card),
    "remove": lambda s, card: things.card(s.tables, card),
    "hire": hire,
    "buy": buy,
    "reveal": reveal,
    "build": trail_moves.build,
    "engine": engine,
    "upgrade": upgrade,
    "disc": city_moves.disc,
    "disc-from": city_moves.disc_from,
    "master": appoint,
    "objective": objective,
    "objective-top": objective_top,
    "hazard": trail_moves.hazard,
    "outlaw": trail_moves.outlaw,
    "draw": draw,
    "foresight": city_moves.foresight,
    "keep": city_moves.keep,
    "raise": raising,
    "deliver": city_moves.deliver,
    "copy": trail_moves.copy,
    "hold": lambda s, at: {},
    "aside": aside,
}
