"""Kansas City: the five subphases."""

from __future__ import annotations

from typing import Final

from trailboss.core.events import EV_CERTIFICATE, EV_SHOWN
from trailboss.core.frames import WIDTH, Question, Step
from trailboss.core.hand import discard_card
from trailboss.core.money import gain_money
from trailboss.core.pile import draw, put, take
from trailboss.core.source import Source
from trailboss.kansas.constants import (
    CITY,
    DRAW_BAG,
    ENTER_CITY,
    FORESIGHT,
    FORESIGHT_AUTOMA,
    FORESIGHT_COLUMN,
    HAZARD,
    HELD,
    INCOME,
    KANSAS_CITY_HELD,
    KANSAS_CITY_RISEN,
    KANSAS_CITY_STAGE,
    KANSAS_CITY_VALUE,
    SIMMENTAL,
    SIMMENTAL_CARD,
    SIMMENTAL_RISEN,
)
from trailboss.kansas.delivery import breeding_value
from trailboss.kansas.events import EV_FORESIGHT, EV_INCOME, EV_RAISED
from trailboss.kansas.hand import drawable
from trailboss.kansas.job_market import market_closed, place_worker
from trailboss.kansas.objectives import legal_play
from trailboss.kansas.state import State
from trailboss.kansas.trail_tiles import lay_tile

COLUMNS: Final = 3
FORESIGHT_SLOTS: Final = 2

# Stages of the visit; 1 to 3 are the foresight columns.
STAGE_INCOME: Final = 4
STAGE_RAISE: Final = 5
STAGE_DISCARD: Final = 100


def kansas_city(s: State, source: Source) -> None:
    """The next stage of a visit to Kansas City."""
    stack = s.stack
    stage = stack[KANSAS_CITY_STAGE]
    stack[KANSAS_CITY_STAGE] = stage + 1
    if stage == 0:
        s.push(ENTER_CITY)
    elif stage <= COLUMNS:
        if choosable(s, stage - 1):
            s.push(FORESIGHT, stage - 1)
    elif stage == STAGE_INCOME:
        s.push(INCOME)
    elif stage < STAGE_RAISE + len(s.tables.raising) and s.setup.simmental:
        kind = s.tables.raising[stage - STAGE_RAISE]
        new = stack[KANSAS_CITY_RISEN]
        stack[KANSAS_CITY_RISEN] = 0
        if stack[KANSAS_CITY_HELD] or can_raise(s, kind, new):
            s.push(SIMMENTAL, kind, new)
    elif stage == STAGE_RAISE and stack[KANSAS_CITY_HELD]:
        s.push(HELD)
    elif stage < STAGE_DISCARD:
        discard_hand(s)
        stack[KANSAS_CITY_STAGE] = STAGE_DISCARD
        s.push(CITY, stack[KANSAS_CITY_VALUE], 1)
    else:
        s.pop()
        s.players[s.seat].herder = s.tables.start
        refill_foresights(s, source)


# Subphases 1 to 3 -------------------------------------------------------------------------------


def choosable(s: State, column: int) -> list[int]:
    """The tiles of a column that may be chosen: no workers once the job market is closed."""
    found: list[int] = []
    for slot in range(column * FORESIGHT_SLOTS, (column + 1) * FORESIGHT_SLOTS):
        kind = s.foresight[slot]
        if kind >= 0 and kind not in found and not (kind < HAZARD and market_closed(s)):
            found.append(kind)
    return found


def legal_foresight(s: State, column: int, moves: list[int]) -> None:
    for kind in choosable(s, column):
        moves.append(s.tables.codes.foresight + kind)


def choose_foresight(s: State, kind: int, source: Source) -> None:
    """The tile that was chosen; the human may have chosen for the solo opponent."""
    column = s.stack[FORESIGHT_COLUMN]
    automa = s.stack[FORESIGHT_AUTOMA]
    s.pop()
    if automa:
        s.seat = s.setup.automa
    place_foresight(s, column, kind, source)


def place_foresight(s: State, column: int, kind: int, source: Source) -> None:
    """A tile of a column goes where it belongs: job market, trail, or out of the game."""
    slot = column * FORESIGHT_SLOTS
    while s.foresight[slot] != kind:
        slot += 1
    s.foresight[slot] = -1
    if kind < HAZARD:
        place_worker(s, kind, source)
    else:
        lay_tile(s, kind)


def refill_foresights(s: State, source: Source) -> None:
    for slot in range(len(s.foresight)):
        column = slot // FORESIGHT_SLOTS
        if s.foresight[slot] < 0 and s.bags[column][-1]:
            bag = s.bags[column][:]
            s.bags = [*s.bags[:column], bag, *s.bags[column + 1 :]]
            kind = draw(bag, source, DRAW_BAG + column)
            s.reveals += 1
            s.foresight[slot] = kind
            s.tell(EV_FORESIGHT, column, kind)


# Subphase 4 -------------------------------------------------------------------------------------


def legal_income(s: State, moves: list[int]) -> None:
    """How many certificates to keep: any position of the track up to the marker."""
    for position in range(s.players[s.seat].certificate + 1):
        moves.append(s.tables.codes.keep + position)
    if can_hold(s):
        moves.append(s.tables.codes.hold)


def can_hold(s: State) -> bool:
    """Between income and discard there is a moment for exchange tokens; who wants it says so
    beforehand, and nobody else is asked."""
    p = s.players[s.seat]
    if p.tokens == 0 or s.tables.number < 2:
        return False
    return s.stack[KANSAS_CITY_HELD - WIDTH] == 0 and drawable(p) > 0


def take_income(s: State, keep: int) -> None:
    """Show the hand, add certificates, take the value in dollars."""
    t = s.tables
    p = s.players[s.seat]
    s.pop()
    spent = t.certificates[p.certificate] - t.certificates[keep]
    if spent:
        p.certificate = keep
        s.tell(EV_CERTIFICATE, t.certificates[keep])
    for kind in range(t.card_count):
        for _ in range(p.hand[kind]):
            s.tell(EV_SHOWN, kind)
    value = breeding_value(s, p)
    s.tell(EV_INCOME, value, spent, p.permanent)
    value += spent + p.permanent
    gain_money(s, p, value)
    p.known = p.hand[:]
    s.stack[KANSAS_CITY_VALUE] = value


def can_raise(s: State, kind: int, new: int) -> bool:
    """Is there a card in hand that may rise? `new` ones of its kind have just risen themselves; an
    exchange token may bring them to the hand, but no card rises twice in a delivery."""
    p = s.players[s.seat]
    older = p.draw[kind] + p.hand[kind] + p.discard[kind] - new
    return p.hand[kind] > 0 and older > 0 and s.beside[s.tables.card_becomes[kind]] > 0


def legal_raise(s: State, kind: int, moves: list[int]) -> None:
    t = s.tables
    moves.append(t.codes.done)
    if can_raise(s, kind, s.stack[SIMMENTAL_RISEN]):
        moves.append(t.codes.raise_ + t.raising.index(kind))


def raise_simmental(s: State) -> None:
    """A Simmental in hand makes room for the next stage, which goes to the discard pile."""
    kind = s.stack[SIMMENTAL_CARD]
    s.stack[KANSAS_CITY_RISEN - WIDTH] += 1  # the frame below: cards that are new in the next stage
    p = s.players[s.seat]
    older = s.tables.card_becomes[kind]
    p.leave_hand(kind)
    s.box_cards = s.box_cards[:]
    put(s.box_cards, kind)
    s.beside = s.beside[:]
    take(s.beside, older)
    put(p.discard, older)
    s.tell(EV_RAISED, kind, older)
    if s.stack[KANSAS_CITY_HELD - WIDTH] == 0 and not can_raise(s, kind, s.stack[SIMMENTAL_RISEN]):
        s.pop()


def discard_hand(s: State) -> None:
    p = s.players[s.seat]
    for kind in range(len(p.hand) - 1):
        while p.hand[kind]:
            discard_card(s, p, kind)


# Questions and what follows ----------------------------------------------------------------------


class KansasCity(Step[State]):
    """A visit to Kansas City."""

    def carry_out(self, s: State, source: Source) -> bool:
        kansas_city(s, source)
        return True


class EnterCity(Question[State]):
    """Whether to play cards before the first subphase."""

    def legal(self, s: State, moves: list[int]) -> None:
        moves.append(s.tables.codes.enter)
        legal_play(s, True, moves)

    def decide(self, s: State, code: int, source: Source) -> None:
        s.pop()


class Foresight(Question[State]):
    """Which tile of a column to choose."""

    def legal(self, s: State, moves: list[int]) -> None:
        legal_foresight(s, s.stack[FORESIGHT_COLUMN], moves)

    def decide(self, s: State, code: int, source: Source) -> None:
        choose_foresight(s, code - s.tables.codes.foresight, source)


class Income(Question[State]):
    """How many certificates to keep."""

    def legal(self, s: State, moves: list[int]) -> None:
        legal_income(s, moves)

    def decide(self, s: State, code: int, source: Source) -> None:
        if code == s.tables.codes.hold:
            s.stack[KANSAS_CITY_HELD - WIDTH] = 1
        else:
            take_income(s, code - s.tables.codes.keep)


class Held(Question[State]):
    """A moment between the income and the discard of the hand."""

    def legal(self, s: State, moves: list[int]) -> None:
        moves.append(s.tables.codes.done)

    def decide(self, s: State, code: int, source: Source) -> None:
        s.pop()

    def optional(self, s: State) -> bool:
        return True


class Simmental(Question[State]):
    """Whether to raise another Simmental card."""

    def legal(self, s: State, moves: list[int]) -> None:
        legal_raise(s, s.stack[SIMMENTAL_CARD], moves)

    def decide(self, s: State, code: int, source: Source) -> None:
        if code == s.tables.codes.done:
            s.pop()
        else:
            raise_simmental(s)

    def optional(self, s: State) -> bool:
        return True
