"""Moves of El Paso with their facts: arriving, certificates, posts, discs."""

from __future__ import annotations

from trailboss.core.facts import Facts, given, yes
from trailboss.core.frames import KIND
from trailboss.core.message import Arg, say
from trailboss.elpaso import constants as k
from trailboss.elpaso.delivery import discs_for, hand_value, legal_posts, permanent_certificates
from trailboss.elpaso.facts import things
from trailboss.elpaso.facts.programs import outcome, program
from trailboss.elpaso.hand import hand_limit
from trailboss.elpaso.movement import step_limit
from trailboss.elpaso.program import asks_nothing
from trailboss.elpaso.state import State
from trailboss.elpaso.tables import Tables


def arrival(s: State) -> Facts:
    """What waits in El Paso: income, the clock, what the hand delivers and with all certificates at
    most."""
    t = s.tables
    p = s.players[s.seat]
    value = hand_value(s, p)
    sure = value + permanent_certificates(s, p)
    claims = s.simmental == 0 and s.claimer < 0
    clock = "last" if s.simmental == 1 else "claim" if claims else "card"
    return given(
        bonus=t.income,
        value=value,
        delivery=sure,
        most=sure + p.certificate,
        simmental=clock if s.simmental or claims else None,
        points=t.simmental_vp if claims else None,
    )


def keep(s: State, keep: int) -> Facts:
    """The breeding value of the hand, what certificates add to it, and the best post for that."""
    p = s.players[s.seat]
    used = p.certificate - keep
    facts: Facts = {"choice": yes(p.certificate > 0 or keep > 0)}
    facts["certificates"] = say("used-certificates", used=max(used, 0), left=keep)
    if s.stack[KIND] != k.KEEP or used < 0:
        return facts
    value = hand_value(s, p)
    permanent = permanent_certificates(s, p)
    posts = legal_posts(s, p, value + used + permanent)
    facts |= {"value": value, "permanent": permanent, "delivery": value + used + permanent}
    facts["open"] = yes(len(posts) > 0)
    return facts | {"post": s.tables.posts[posts[-1]]} if posts else facts


def deliver(s: State, post: int) -> Facts:
    t = s.tables
    fitting = discs_for(s, s.players[s.seat], post)
    facts: Facts = {"post": t.posts[post], "value": t.post_value[post], "points": t.post_vp[post]}
    facts["discs"] = tuple(things.disc(t, at) for at in range(len(t.discs)) if fitting >> at & 1)
    facts["tasks"] = things.served(s, k.NEED_DISC, t.post_value[post])
    reward = t.post_program[post]
    if reward >= 0:
        facts |= outcome(s, reward) | {"optional": yes(not asks_nothing(s, reward))}
    return facts


def disc(s: State, at: int) -> Facts:
    """A disc of the player board: what it costs or brings, and what it unlocks."""
    facts = disc_facts(s.tables, at)
    if s.stack[KIND] == k.DISC and s.players[s.seat].discs >> at & 1:
        facts |= {"post": s.tables.posts[s.stack[k.DISC_POST]], "unlocks": unlocks(s.tables, at, s)}
    return facts


def disc_facts(t: Tables, at: int) -> Facts:
    money = t.disc_money[at]
    facts: Facts = {"disc": things.disc(t, at), "dark": yes(t.disc_dark[at])}
    if money:
        facts["bonus" if money > 0 else "price"] = abs(money)
    return facts | {"unlocks": unlocks(t, at)}


def unlocks(t: Tables, at: int, s: State | None = None) -> tuple[Arg, ...]:
    """What works from then on without a disc; with a state, what limits come to for the deciding
    player."""
    found: list[Arg] = []
    for name, printed, total in (
        ("permanent", t.disc_permanent, permanent_certificates),
        ("hand", t.disc_cards, hand_limit),
        ("steps", t.disc_steps, step_limit),
    ):
        if printed[at]:
            now = total(s, s.players[s.seat]) if s else 0
            limit: Facts = {"limit": now + printed[at]} if s else {}
            found.append(say(f"opens-{name}", amount=printed[at], **limit))
    for action in range(len(t.auxiliary)):
        if t.auxiliary_disc[action] == at:
            better: Facts = {"better": yes(not t.auxiliary_locked[action])}
            better |= {"program": program(t, t.auxiliary_upgraded[action])}
            found.append(say("opens-auxiliary", auxiliary=things.auxiliary(t, action), **better))
    return tuple(found)
