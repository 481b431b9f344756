"""Why something of the job market, the cattle market or the foresights cannot be chosen; too little
money and too few workers."""

from __future__ import annotations

from trailboss.core.message import Message, say
from trailboss.kansas import constants as k
from trailboss.kansas.cattle_market import can_reveal
from trailboss.kansas.facts.things import card, supply, worker
from trailboss.kansas.hiring import open_rows
from trailboss.kansas.kansas_city import FORESIGHT_SLOTS, choosable
from trailboss.kansas.state import State


def too_dear(s: State, price: int) -> Message | None:
    """More than the deciding player has."""
    money = s.players[s.seat].money
    return say("no-money", needed=price, there=money) if price > money else None


def too_few(s: State, kind: int, needed: int, there: int) -> Message | None:
    """Fewer workers of a kind than something takes."""
    if needed <= there:
        return None
    return say("no-workers", worker=worker(s.tables, kind), needed=needed, there=there)


def against_hire(s: State, choice: int) -> Message | None:
    t = s.tables
    row, kind = divmod(choice, len(t.workers))
    name = worker(t, kind)
    there = s.players[s.seat].workers[kind]
    if row >= open_rows(s):
        return say("no-row", row=row + 1, rows=open_rows(s))
    if kind + 1 not in s.jobs[row * k.JOB_COLUMNS : row * k.JOB_COLUMNS + s.setup.players]:
        return say("no-worker", worker=name, row=row + 1)
    if there >= k.WORKER_SPACES:
        return say("no-room", worker=name, needed=there + 1, limit=k.WORKER_SPACES)
    return too_dear(s, t.job_cost[row] + s.stack[k.HIRE_MODIFIER])


def against_buy(s: State, purchase: int) -> Message | None:
    t = s.tables
    cards = t.purchase_cards[purchase]
    for kind in cards:
        if t.card_variant[kind] and not s.setup.simmental:
            return say("no-variant", **card(t, kind))
    short = too_few(s, k.COWBOY, t.purchase_cowboys[purchase], s.stack[k.BUY_COWBOYS])
    if short:
        return short
    for kind in cards:
        if s.market[kind] < cards.count(kind):
            there = s.market[kind]
            return say("no-cattle", needed=cards.count(kind), there=there, **card(t, kind))
    return too_dear(s, t.purchase_price[purchase])


def against_reveal(s: State, at: int) -> Message | None:
    if can_reveal(s, s.stack[k.BUY_COWBOYS]):
        return None
    if s.stock[-1] == 0:
        return say("no-stock")
    return too_few(s, k.COWBOY, s.tables.reveal_cowboys, s.stack[k.BUY_COWBOYS])


def against_foresight(s: State, kind: int) -> Message | None:
    column = s.stack[k.FORESIGHT_COLUMN]
    if kind in choosable(s, column):
        return None
    if kind in s.foresight[FORESIGHT_SLOTS * column : FORESIGHT_SLOTS * (column + 1)]:
        return say("no-jobs")
    return say("no-foresight", tile=supply(s.tables, kind), column=column + 1)


def against_keep(s: State, keep: int) -> Message | None:
    t = s.tables
    have = s.players[s.seat].certificate
    if keep <= have:
        return None
    return say("no-certificates", needed=t.certificates[keep], there=t.certificates[have])
