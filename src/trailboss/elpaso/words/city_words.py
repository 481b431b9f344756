"""Moves of El Paso in words, as they would work out now: arriving, certificates, posts, discs."""

from __future__ import annotations

from trailboss.core.words import counted, money_left, points, value_words
from trailboss.elpaso import constants as k
from trailboss.elpaso.cards import hand_limit
from trailboss.elpaso.delivery import hand_value, legal_posts, permanent_certificates
from trailboss.elpaso.movement import step_limit
from trailboss.elpaso.program import asks_nothing
from trailboss.elpaso.state import State
from trailboss.elpaso.visit import auxiliary_program
from trailboss.elpaso.words.descriptions import corners_words, disc_gives, disc_money
from trailboss.elpaso.words.effect_words import program_words, with_outcome
from trailboss.elpaso.words.names import card_name


def arrival_words(s: State) -> str:
    """What waits in El Paso: the clock, and what the hand is worth there."""
    t = s.tables
    p = s.players[s.seat]
    value = hand_value(s, p) + permanent_certificates(s, p)
    words = f"gain ${t.income}, deliver {value}"
    if p.certificate:
        words += f" + up to {counted(p.certificate, 'certificate')}"
    name = card_name(t, t.simmental)
    if s.simmental == 1:
        words += f"; you take the last {name}"
    elif s.simmental == 0 and s.claimer < 0:
        words += f"; you claim the {name} space and the last turns begin"
    return words


def keep_words(s: State, keep: int) -> str:
    """The delivery, and the best post it opens."""
    p = s.players[s.seat]
    words = f"Keep {counted(keep, 'certificate')}"
    if p.certificate == 0 and keep == 0:
        words = "Show your hand"
    spent = p.certificate - keep
    if s.stack[-5] != k.KEEP or spent < 0:
        return words
    value = hand_value(s, p)
    permanent = permanent_certificates(s, p)
    posts = legal_posts(s, p, value + spent + permanent)
    best = f"highest post {s.tables.posts[posts[-1]]}" if posts else "no post is open to a disc"
    return f"{words}: {value_words(value, spent, permanent)}, {best}"


def post_choice(s: State, post: int) -> str:
    t = s.tables
    words = f"Place a disc on post {t.posts[post]}"
    parts: list[str] = []
    program = t.post_program[post]
    if program >= 0:
        may = "" if asks_nothing(s, program) else "you may "
        parts.append(with_outcome(s, f"{may}{program_words(t, program)}", program))
    if t.post_vp[post]:
        parts.append(points(t.post_vp[post]))
    return f"{words}: {', '.join(parts)}" if parts else words


def disc_choice(s: State, disc: int) -> str:
    """A disc of the player board, with what it unlocks and the money that is left."""
    t = s.tables
    p = s.players[s.seat]
    words = f"Disc {t.disc_names[disc]} ({corners_words(t.disc_dark[disc])})"
    if s.stack[-5] != k.DISC or not p.discs >> disc & 1:
        return f"{words}: {disc_gives(t, disc)}"
    parts = disc_money(t, disc) + unlocked(s, disc)
    return f"{words}: {', '.join(parts)}{money_left(p.money, -t.disc_money[disc])}"


def unlocked(s: State, disc: int) -> list[str]:
    """What works from now on for the deciding player without a disc."""
    t = s.tables
    p = s.players[s.seat]
    after = p.copy()
    after.discs &= ~(1 << disc)
    parts: list[str] = []
    permanent = permanent_certificates(s, after)
    if permanent > permanent_certificates(s, p):
        parts.append(f"{counted(permanent, 'permanent certificate')} from the next delivery on")
    if hand_limit(s, after) > hand_limit(s, p):
        parts.append(f"hand limit {hand_limit(s, after)}")
    if step_limit(s, after) > step_limit(s, p):
        parts.append(f"step limit {step_limit(s, after)}")
    for action in range(len(t.auxiliary)):
        before = auxiliary_program(s, p, action)
        program = auxiliary_program(s, after, action)
        if program != before:
            better = "better " if before >= 0 else ""
            parts.append(f"{better}auxiliary action ({program_words(t, program)})")
    return parts
