"""Cards of a player: drawing, discarding, removing, exchange tokens."""

from __future__ import annotations

from trailboss.core.deck import NO_CARD
from trailboss.core.events import EV_DREW, EV_LAPSED, EV_REMOVED, EV_TOKEN
from trailboss.core.frames import KIND, Question, Step
from trailboss.core.hand import discard_card, draw_card, holds, legal_cards, take_in_hand
from trailboss.core.pile import put
from trailboss.core.source import Source
from trailboss.kansas import constants as k
from trailboss.kansas.state import Player, State


def hand_limit(s: State, p: Player) -> int:
    t = s.tables
    limit = t.hand_limit
    for kind in range(len(t.disc_cards)):
        if t.disc_cards[kind]:
            limit += t.disc_cards[kind] * (t.disc_count[kind] - p.discs[kind])
    return limit


def drawable(p: Player) -> int:
    """How many cards could be drawn before draw stack and discard pile are both empty."""
    return p.draw[-1] + p.discard[-1]


def draw_cards(s: State, p: Player, count: int, source: Source) -> int:
    """Draw up to `count` cards into the hand and say how many there were."""
    drawn = 0
    while drawn < count:
        kind = draw_card(s, p, source, k.DRAW_CARD)
        if kind == NO_CARD:
            break
        take_in_hand(s, p, kind)
        drawn += 1
    if drawn:
        s.tell(EV_DREW, drawn)
    return drawn


def remove_card(s: State, p: Player, kind: int) -> None:
    """A card leaves the game."""
    p.leave_hand(kind)
    s.box_cards = s.box_cards[:]
    put(s.box_cards, kind)
    s.tell(EV_REMOVED, kind)


# Draw, then discard as many ---------------------------------------------------------------------


def cycle(s: State, count: int, source: Source) -> None:
    drawn = draw_cards(s, s.players[s.seat], count, source)
    if drawn:
        s.push(k.DISCARD, drawn)


def cycle_up_to(s: State, most: int, source: Source) -> None:
    """Draw a card, then card by card as many more as the player likes, and discard as many."""
    if s.tables.number < 2:  # how many is announced
        s.push(k.DRAW, most)
        return
    s.push(k.DRAW, most, 0)
    draw_another(s, source)


def draw_another(s: State, source: Source) -> None:
    p = s.players[s.seat]
    drawn = draw_cards(s, p, 1, source)
    s.stack[k.DRAW_DRAWN] += drawn
    s.stack[k.DRAW_MOST] -= 1
    if drawn == 0 or s.stack[k.DRAW_MOST] == 0 or drawable(p) == 0:
        stop_drawing(s)


def stop_drawing(s: State) -> None:
    drawn = s.stack[k.DRAW_DRAWN]
    s.pop()
    if drawn:
        s.push(k.DISCARD, drawn)


def legal_draw(s: State, most: int, moves: list[int]) -> None:
    if s.tables.number >= 2:
        moves.append(s.tables.codes.done)
        most = 1
    most = min(most, drawable(s.players[s.seat]))
    for count in range(most):
        moves.append(s.tables.codes.draw + count)


# Several cards ------------------------------------------------------------------------------------
#
# A player names them in any order. `legal` has each set in one order only, that of the kinds: the
# frame keeps the least kind that may follow. After a card out of this order it begins anew.


def legal_discard(s: State, left: int, least: int, moves: list[int]) -> None:
    hand = s.players[s.seat].hand
    base = s.tables.codes.discard
    above = 0  # cards of kinds that would still be allowed afterwards
    for kind in range(len(hand) - 2, least - 1, -1):
        if hand[kind]:
            above += hand[kind]
            if above >= left:
                moves.append(base + kind)
    moves.reverse()
    if above < left and least:  # the last one came out of order: too few are left in it
        legal_discard(s, left, 0, moves)


def allow_cards(s: State, base: int, moves: list[int]) -> None:
    """Any card of the hand."""
    hand = s.players[s.seat].hand
    for kind in range(len(hand) - 1):
        if hand[kind]:
            moves.append(base + kind)


def do_discard(s: State, kind: int) -> None:
    stack = s.stack
    p = s.players[s.seat]
    least = stack[k.DISCARD_LEAST]
    if kind < least and sum(p.hand[least:-1]) >= stack[k.DISCARD_LEFT]:
        stack[k.DISCARD_LEAST] = 0  # out of order: it begins anew
    else:
        stack[k.DISCARD_LEAST] = kind
    discard_card(s, p, kind)
    stack[k.DISCARD_LEFT] -= 1
    if stack[k.DISCARD_LEFT] == 0:
        s.pop()


def legal_remove(s: State, least: int, moves: list[int]) -> None:
    hand = s.players[s.seat].hand
    for kind in range(least, len(hand) - 1):
        if hand[kind]:
            moves.append(s.tables.codes.remove + kind)


def do_remove(s: State, kind: int) -> None:
    stack = s.stack
    remove_card(s, s.players[s.seat], kind)
    stack[k.REMOVE_LEFT] -= 1
    stack[k.REMOVE_LEAST] = kind if kind >= stack[k.REMOVE_LEAST] else 0
    if stack[k.REMOVE_LEFT] == 0 or s.players[s.seat].hand[-1] == 0:
        s.pop()


# Cards as a requirement -------------------------------------------------------------------------


def can_pay_card(s: State, cards: int) -> bool:
    """Does the hand hold a card of the set (or two of one type)?"""
    p = s.players[s.seat]
    if cards == s.tables.pair_set:
        return has_pair(s, p)
    return holds(p, s.tables.sets[cards])


def has_pair(s: State, p: Player) -> bool:
    t = s.tables
    seen = 0
    for kind in range(t.cattle_count):
        count = p.hand[kind]
        if count:
            bit = 1 << t.card_type[kind]
            if count > 1 or seen & bit:
                return True
            seen |= bit
    return False


def pay_card(s: State, cards: int) -> None:
    """Discard what the action asks for; ask which card where there is a choice of kinds."""
    if cards != s.tables.pair_set:
        kinds = s.tables.sets[cards]
        if len(kinds) == 1:
            discard_card(s, s.players[s.seat], kinds[0])
            return
    s.push(k.PAY_CARD, cards, -1)


def legal_pay_card(s: State, cards: int, first: int, moves: list[int]) -> None:
    """`first` is the card already put down of a pair, -1 none. An exchange token may have taken the
    card away meanwhile; then the action lapses."""
    t = s.tables
    p = s.players[s.seat]
    base = t.codes.discard
    if cards != t.pair_set:
        legal_cards(p, t.sets[cards], base, moves)
    elif first >= 0:
        least = 0 if s.stack[k.PAY_CARD_FREELY] or of_type(s, p, first, first) == 0 else first
        for kind in range(least, t.cattle_count):
            if p.hand[kind] and t.card_type[kind] == t.card_type[first]:
                moves.append(base + kind)
    else:
        for kind in range(t.cattle_count):
            if p.hand[kind]:
                if of_type(s, p, kind, kind) > 1:
                    moves.append(base + kind)
    if not moves:
        moves.append(t.codes.decline)


def allow_pay_card(s: State, moves: list[int]) -> None:
    """The cards of a pair in any order."""
    t = s.tables
    if s.stack[k.PAY_CARD_SET] != t.pair_set:
        legal_pay_card(s, s.stack[k.PAY_CARD_SET], -1, moves)
        return
    p = s.players[s.seat]
    first = s.stack[k.PAY_CARD_FIRST]
    for kind in range(t.cattle_count):
        if p.hand[kind] == 0:
            continue
        if t.card_type[kind] == t.card_type[first] if first >= 0 else of_type(s, p, kind, 0) > 1:
            moves.append(t.codes.discard + kind)
    if not moves:
        moves.append(t.codes.decline)


def of_type(s: State, p: Player, kind: int, least: int) -> int:
    """Cards in hand of the same type, from a kind on."""
    t = s.tables
    count = 0
    for other in range(least, t.cattle_count):
        if t.card_type[other] == t.card_type[kind]:
            count += p.hand[other]
    return count


def do_pay_card(s: State, kind: int) -> None:
    cards = s.stack[k.PAY_CARD_SET]
    if cards == s.tables.pair_set and s.stack[k.PAY_CARD_FIRST] < 0:
        s.stack[k.PAY_CARD_FIRST] = kind
    else:
        s.pop()
    discard_card(s, s.players[s.seat], kind)


def lapse(s: State) -> None:
    """The card an action asked for is gone: the action ends without its reward."""
    s.pop()  # the question
    s.pop()  # the rest of its program
    s.tell(EV_LAPSED)


# Exchange tokens --------------------------------------------------------------------------------


def legal_token(s: State, moves: list[int]) -> None:
    """A token may be used at any decision of one's own; see Aside for those of others."""
    p = s.players[s.seat]
    if p.tokens:
        most = min(s.tables.token_draw, drawable(p))
        if s.tables.number >= 2:
            most = min(most, 1)  # the first card; more card by card
        for count in range(most):
            moves.append(s.tables.codes.token + count)


def use_token(s: State, count: int, source: Source) -> None:
    p = s.players[s.seat]
    p.tokens -= 1
    s.tell(EV_TOKEN, -1)
    kind = s.stack[KIND]
    if kind == k.DISCARD:
        s.stack[k.DISCARD_LEAST] = 0  # new cards: the order of kinds begins anew
    elif kind == k.REMOVE:
        s.stack[k.REMOVE_LEAST] = 0
    elif kind == k.PAY_CARD and s.stack[k.PAY_CARD_FIRST] >= 0:
        s.stack[k.PAY_CARD_FREELY] = 1  # likewise for the second card of a pair
    if s.tables.number < 2:
        cycle(s, count, source)
    else:
        cycle_up_to(s, s.tables.token_draw, source)


def may_exchange_aside(s: State, seat: int) -> bool:
    """May a player use a token although another one decides? Only the own cards are touched, and
    nobody else touches them meanwhile: it is as if it were done at the own next decision."""
    if s.tables.number < 2 or s.seat < 0 or seat == s.seat or seat == s.setup.automa:
        return False
    if seat >= s.setup.players:
        return False
    p = s.players[seat]
    return p.tokens > 0 and drawable(p) > 0


def exchange_aside(s: State, seat: int, source: Source) -> None:
    """The game waits until the cards are discarded; then it goes on where it was."""
    s.push(k.ASIDE, s.seat)
    s.seat = seat
    use_token(s, 1, source)


# Questions ---------------------------------------------------------------------------------------


class Discard(Question[State]):
    """Which card to put down next."""

    def legal(self, s: State, moves: list[int]) -> None:
        legal_discard(s, s.stack[k.DISCARD_LEFT], s.stack[k.DISCARD_LEAST], moves)

    def allowed(self, s: State, moves: list[int]) -> None:
        allow_cards(s, s.tables.codes.discard, moves)

    def decide(self, s: State, code: int, source: Source) -> None:
        do_discard(s, code - s.tables.codes.discard)


class Remove(Question[State]):
    """Which card to remove from the game next."""

    def legal(self, s: State, moves: list[int]) -> None:
        moves.append(s.tables.codes.decline)
        legal_remove(s, s.stack[k.REMOVE_LEAST], moves)

    def allowed(self, s: State, moves: list[int]) -> None:
        moves.append(s.tables.codes.decline)
        allow_cards(s, s.tables.codes.remove, moves)

    def decide(self, s: State, code: int, source: Source) -> None:
        codes = s.tables.codes
        if code == codes.decline:
            s.pop()
        else:
            do_remove(s, code - codes.remove)

    def optional(self, s: State) -> bool:
        return True


class PayCard(Question[State]):
    """Which card to put down for an action that asks for one of several."""

    def legal(self, s: State, moves: list[int]) -> None:
        legal_pay_card(s, s.stack[k.PAY_CARD_SET], s.stack[k.PAY_CARD_FIRST], moves)

    def allowed(self, s: State, moves: list[int]) -> None:
        allow_pay_card(s, moves)

    def decide(self, s: State, code: int, source: Source) -> None:
        codes = s.tables.codes
        if code == codes.decline:
            lapse(s)
        else:
            do_pay_card(s, code - codes.discard)


class Draw(Question[State]):
    """Whether to draw another card; by the rules of number 1, how many."""

    def legal(self, s: State, moves: list[int]) -> None:
        legal_draw(s, s.stack[k.DRAW_MOST], moves)

    def decide(self, s: State, code: int, source: Source) -> None:
        if s.tables.number < 2:
            s.pop()
            cycle(s, code - s.tables.codes.draw + 1, source)
        elif code == s.tables.codes.done:
            stop_drawing(s)
        else:
            draw_another(s, source)

    def optional(self, s: State) -> bool:
        return s.tables.number >= 2


class Aside(Step[State]):
    """A token was used in another's turn: the seat that was deciding goes on."""

    def carry_out(self, s: State, source: Source) -> bool:
        seat = s.stack[k.ASIDE_SEAT]
        s.pop()
        s.seat = seat
        return True
