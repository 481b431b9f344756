"""Why something of the job market, the cattle market or the foresights cannot be chosen."""

from __future__ import annotations

from trailboss.core.words import counted, plural, range_words, short_of
from trailboss.kansas import constants as k
from trailboss.kansas.cattle_market import can_reveal
from trailboss.kansas.hiring import open_rows
from trailboss.kansas.kansas_city import FORESIGHT_SLOTS, choosable
from trailboss.kansas.state import State
from trailboss.kansas.words.names import card_name, supply_name, word, worker_name


def against_hire(s: State, choice: int) -> str:
    t = s.tables
    p = s.players[s.seat]
    row, worker = divmod(choice, len(t.workers))
    name = worker_name(t, worker)
    rows = open_rows(s)
    if row >= rows:
        there = f"{'row' if rows == 1 else 'rows'} {range_words(1, rows)}"
        return f"row {row + 1} is not above the job market token, only {there}"
    cells = s.jobs[row * k.JOB_COLUMNS : row * k.JOB_COLUMNS + s.setup.players]
    if worker + 1 not in cells:
        return f"there is no {name} in row {row + 1}"
    if p.workers[worker] >= k.WORKER_SPACES:
        return f"your row of {plural(name)} is full ({p.workers[worker]})"
    price = t.job_cost[row] + s.stack[-4]
    return short_of(price, p.money) if price > p.money else ""


def against_buy(s: State, purchase: int) -> str:
    t = s.tables
    p = s.players[s.seat]
    cards = t.purchase_cards[purchase]
    cowboys = s.stack[-4]
    for kind in cards:
        if t.card_variant[kind] and not s.setup.simmental:
            return f"this game is played without {card_name(t, kind)}"
    if t.purchase_cowboys[purchase] > cowboys:
        needed = counted(t.purchase_cowboys[purchase], word(t, "cowboy"))
        return f"{needed} needed, {cowboys} left"
    for kind in cards:
        if s.market[kind] < cards.count(kind):
            there = f"only {s.market[kind]}" if s.market[kind] else "no"
            return f"the cattle market has {there} {card_name(t, kind)}"
    if t.purchase_price[purchase] > p.money:
        return short_of(t.purchase_price[purchase], p.money)
    return ""


def against_reveal(s: State) -> str:
    t = s.tables
    if can_reveal(s, s.stack[-4]):
        return ""
    if s.stock[-1] == 0:
        return "the market stack is empty"
    return f"{counted(t.reveal_cowboys, word(t, 'cowboy'))} needed, {s.stack[-4]} left"


def against_foresight(s: State, kind: int) -> str:
    column = s.stack[-4]
    if kind in choosable(s, column):
        return ""
    if kind in s.foresight[FORESIGHT_SLOTS * column : FORESIGHT_SLOTS * (column + 1)]:
        return "the job market is full: no worker can be chosen any more"
    return f"there is no {supply_name(s.tables, kind)} in column {column + 1}"


def against_keep(s: State, keep: int) -> str:
    t = s.tables
    have = s.players[s.seat].certificate
    if keep <= have:
        return ""
    return f"you have {counted(t.certificates[have], 'certificate')}"
