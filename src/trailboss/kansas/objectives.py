"""Objective cards: gaining them and playing them."""

from __future__ import annotations

from trailboss.core.frames import Question
from trailboss.core.pile import draw, put
from trailboss.core.source import Source
from trailboss.kansas.constants import DRAW_OBJECTIVE, OBJECTIVE_OPTIONAL, OBJECTIVE_TO_HAND, OFFER
from trailboss.kansas.events import EV_OBJECTIVE, EV_PLAYED
from trailboss.kansas.state import State


def fill_display(s: State, source: Source) -> None:
    for slot in range(len(s.display)):
        if s.display[slot] < 0 and s.objectives[-1]:
            s.objectives = s.objectives[:]
            s.display[slot] = draw(s.objectives, source, DRAW_OBJECTIVE)
            s.reveals += 1


def can_gain_objective(s: State) -> bool:
    if s.objectives[-1]:
        return True
    for card in s.display:
        if card >= 0:
            return True
    return False


def legal_objective(s: State, moves: list[int]) -> None:
    t = s.tables
    for card in s.display:
        if card >= 0:
            code = t.codes.objective + card - t.cattle_count
            if code not in moves:
                moves.append(code)
    if s.objectives[-1]:
        moves.append(t.codes.objective_top)


def gain_objective(s: State, card: int, source: Source) -> None:
    """Take a card from the display, or with -1 the top of the stack, to discard pile or hand. All
    see which card it is."""
    p = s.players[s.seat]
    to_hand = s.stack[OBJECTIVE_TO_HAND]
    s.pop()
    if card < 0:
        s.objectives = s.objectives[:]
        card = draw(s.objectives, source, DRAW_OBJECTIVE)
        s.reveals += 1
    else:
        s.display[s.display.index(card)] = -1
        fill_display(s, source)
    if to_hand:
        put(p.hand, card)
        put(p.known, card)
    else:
        put(p.discard, card)
    s.tell(EV_OBJECTIVE, card, to_hand)


def legal_play(s: State, in_city: bool, moves: list[int]) -> None:
    """Objective cards in hand that may be played now. In Kansas City the ride of a card is
    impossible and lapses; by the rules of number 1 such a card could not be played there."""
    t = s.tables
    hand = s.players[s.seat].hand
    barred = in_city and t.number < 2
    for card in range(t.cattle_count, t.cattle_count + t.objective_count):
        if hand[card] and not (barred and t.objective_rides[card]):
            moves.append(t.codes.play + card - t.cattle_count)


def play_objective(s: State, card: int) -> None:
    """Lay the card into the objective area, where it will be scored, and offer its action."""
    p = s.players[s.seat]
    p.leave_hand(card)
    put(p.area, card)
    s.tell(EV_PLAYED, card)
    program = s.tables.objective_program[card]
    if program >= 0:
        s.push(OFFER, program, -1)


class Objective(Question[State]):
    """Which objective card to gain."""

    def legal(self, s: State, moves: list[int]) -> None:
        if s.stack[OBJECTIVE_OPTIONAL]:
            moves.append(s.tables.codes.decline)
        legal_objective(s, moves)

    def decide(self, s: State, code: int, source: Source) -> None:
        codes = s.tables.codes
        if code == codes.decline:
            s.pop()
        elif code == codes.objective_top:
            gain_objective(s, -1, source)
        else:
            gain_objective(s, s.tables.cattle_count + code - codes.objective, source)

    def optional(self, s: State) -> bool:
        return s.stack[OBJECTIVE_OPTIONAL] == 1
