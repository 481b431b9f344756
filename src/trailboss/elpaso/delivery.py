"""El Paso: income, Simmental, delivery to a trading post."""

from __future__ import annotations

from typing import Final

from trailboss.core.events import EV_CERTIFICATE, EV_DELIVERED, EV_DISC, EV_SHOWN
from trailboss.core.frames import Step
from trailboss.core.hand import discard_card
from trailboss.core.masks import legal_bits
from trailboss.core.money import gain_money
from trailboss.core.pile import put
from trailboss.core.source import Source
from trailboss.elpaso.asking import Asking
from trailboss.elpaso.constants import (
    DISC,
    DISC_POST,
    EL_PASO_STAGE,
    EL_PASO_VALUE,
    KEEP,
    OFFER,
    POST,
    POST_VALUE,
)
from trailboss.elpaso.events import EV_CLAIMED, EV_SIMMENTAL, EV_VALUE
from trailboss.elpaso.state import Player, State

STAGE_INCOME: Final = 0
STAGE_POST: Final = 1


def el_paso(s: State) -> None:
    """The next stage of a visit to El Paso: nothing can be skipped or done in another order."""
    stage = s.stack[EL_PASO_STAGE]
    s.stack[EL_PASO_STAGE] = stage + 1
    p = s.players[s.seat]
    if stage == STAGE_INCOME:
        gain_money(s, p, s.tables.income)
        take_simmental(s, p)
        s.push(KEEP)
    elif stage == STAGE_POST:
        if legal_posts(s, p, s.stack[EL_PASO_VALUE]):
            s.push(POST, s.stack[EL_PASO_VALUE])
    else:
        s.pop()
        discard_hand(s, p)


def take_simmental(s: State, p: Player) -> None:
    """A Simmental for the discard pile; when there is none left, the first to come claims the
    space, which begins the last turns."""
    if s.simmental:
        s.simmental -= 1
        put(p.discard, s.tables.simmental)
        s.tell(EV_SIMMENTAL, s.simmental)
    elif s.claimer < 0:
        s.claimer = s.seat
        s.tell(EV_CLAIMED)


def discard_hand(s: State, p: Player) -> None:
    for kind in range(s.tables.cattle_count):
        while p.hand[kind]:
            discard_card(s, p, kind)


# The value of a delivery --------------------------------------------------------------------------


def permanent_certificates(s: State, p: Player) -> int:
    t = s.tables
    count = 0
    for disc in range(len(t.discs)):
        if not p.discs >> disc & 1:
            count += t.disc_permanent[disc]
    for tile in range(len(t.bonuses)):
        count += p.bonuses[tile] * t.bonus_permanent[tile]
    return count


def duplicates(s: State, p: Player) -> int:
    count = 0
    for tile in range(len(s.tables.bonuses)):
        count += p.bonuses[tile] * s.tables.bonus_duplicate[tile]
    return count


def hand_value(s: State, p: Player) -> int:
    """Each breed once; for each duplicate tile the best further copy of a breed."""
    t = s.tables
    value = 0
    further: list[int] = []
    for kind in range(t.cattle_count):
        if p.hand[kind]:
            value += t.card_value[kind]
            for _ in range(p.hand[kind] - 1):
                further.append(t.card_value[kind])
    further.sort(reverse=True)
    for place in range(min(len(further), duplicates(s, p))):
        value += further[place]
    return value


def legal_keep(s: State, moves: list[int]) -> None:
    for count in range(s.players[s.seat].certificate + 1):
        moves.append(s.tables.codes.keep + count)


def count_delivery(s: State, keep: int) -> None:
    """Show the hand and fix the total."""
    s.pop()
    p = s.players[s.seat]
    spent = p.certificate - keep
    if spent:
        p.certificate = keep
        s.tell(EV_CERTIFICATE, keep)
    for kind in range(s.tables.cattle_count):
        for _ in range(p.hand[kind]):
            s.tell(EV_SHOWN, kind)
    p.known = p.hand[:]
    value = hand_value(s, p)
    permanent = permanent_certificates(s, p)
    s.tell(EV_VALUE, value, spent, permanent)
    s.stack[EL_PASO_VALUE] = value + spent + permanent


# Posts and discs ----------------------------------------------------------------------------------


def discs_for(s: State, p: Player, post: int) -> int:
    """The discs that may go to a post, as a bit mask: dark ones to dark posts only, and what
    leaving costs must be there."""
    t = s.tables
    found = 0
    for disc in range(len(t.discs)):
        if (
            p.discs >> disc & 1
            and (t.post_dark[post] or not t.disc_dark[disc])
            and p.money + t.disc_money[disc] >= 0
        ):
            found |= 1 << disc
    return found


def post_open(s: State, p: Player, post: int, value: int) -> bool:
    t = s.tables
    return t.post_value[post] <= value and (p.posts[post] == 0 or t.post_repeat[post])


def legal_posts(s: State, p: Player, value: int) -> list[int]:
    found: list[int] = []
    for post in range(len(s.tables.posts)):
        if post_open(s, p, post, value) and discs_for(s, p, post):
            found.append(post)
    return found


def add_posts(s: State, value: int, moves: list[int]) -> None:
    for post in legal_posts(s, s.players[s.seat], value):
        moves.append(s.tables.codes.deliver + post)


def choose_post(s: State, post: int) -> None:
    s.pop()
    s.push(DISC, post)


def choose_again(s: State) -> None:
    """The dollars for the discs that could go to the post were spent meanwhile: another post, if
    there is one."""
    s.pop()
    s.stack[EL_PASO_STAGE] = STAGE_POST


def legal_disc(s: State, post: int, moves: list[int]) -> None:
    legal_bits(discs_for(s, s.players[s.seat], post), s.tables.codes.disc, moves)


def place_disc(s: State, disc: int) -> None:
    """The disc leaves the board, its ability works from now on; then the post's reward."""
    t = s.tables
    p = s.players[s.seat]
    post = s.stack[DISC_POST]
    s.pop()
    p.discs &= ~(1 << disc)
    p.posts[post] += 1
    s.tell(EV_DELIVERED, post)
    s.tell(EV_DISC, disc)
    gain_money(s, p, t.disc_money[disc])
    program = t.post_program[post]
    if program >= 0:
        s.push(OFFER, program)


# Questions and what follows ----------------------------------------------------------------------


class ElPaso(Step[State]):
    """A visit to El Paso."""

    def carry_out(self, s: State, source: Source) -> bool:
        el_paso(s)
        return True


class Keep(Asking):
    """How many certificates to keep."""

    def choices(self, s: State, moves: list[int]) -> None:
        legal_keep(s, moves)

    def answer(self, s: State, code: int, source: Source) -> None:
        count_delivery(s, code - s.tables.codes.keep)


class Post(Asking):
    """Which trading post to deliver to."""

    def choices(self, s: State, moves: list[int]) -> None:
        add_posts(s, s.stack[POST_VALUE], moves)

    def answer(self, s: State, code: int, source: Source) -> None:
        choose_post(s, code - s.tables.codes.deliver)


class Disc(Asking):
    """Which disc to place at a post."""

    def choices(self, s: State, moves: list[int]) -> None:
        legal_disc(s, s.stack[DISC_POST], moves)

    def answer(self, s: State, code: int, source: Source) -> None:
        place_disc(s, code - s.tables.codes.disc)

    def close(self, s: State) -> None:
        choose_again(s)
