"""What follows from a position for those who look at it: what a client would have to compute."""

from __future__ import annotations

from typing import Any

from trailboss.core.progress import Progress
from trailboss.elpaso.auxiliary import auxiliary_program
from trailboss.elpaso.constants import BUILDER, COWBOY, ENGINEER, JOKER
from trailboss.elpaso.delivery import discs_for, hand_value, permanent_certificates, post_open
from trailboss.elpaso.facts.things import need_id
from trailboss.elpaso.progress import asked_by_name, objective_progress
from trailboss.elpaso.scoring import own_buildings
from trailboss.elpaso.state import Player, State


def facts(s: State, seat: int) -> dict[str, Any]:
    """For everybody what the players' things come to; for an own hand what it is worth."""
    found: dict[str, Any] = {"players": [player(s, other) for other in range(s.setup.seats)]}
    if 0 <= seat < s.setup.seats and seat != s.setup.automa:
        found |= own(s, s.players[seat])
    return found


def player(s: State, seat: int) -> dict[str, Any]:
    """How many buildings there are, how far the objectives are (with all cards, wherever they lie:
    that is no secret), what each auxiliary action does now, what there are workers and dollars
    for, and the posts that have room for a disc. Sue has no board, does no tasks and pays
    nothing."""
    t = s.tables
    p = s.players[seat]
    found: dict[str, Any] = {
        "buildings": len(own_buildings(s, seat)),
        "tasks": [],
        "auxiliary": {},
        "affordable": {"cattle": [], "buildings": [], "trains": []},
        "open": [
            t.posts[post]
            for post in range(len(t.posts))
            if p.posts[post] == 0 or t.post_repeat[post]
        ],
    }
    if seat != s.setup.automa:
        found["affordable"] = reach(s, p)
        found["tasks"] = [tile_facts(s, one) for one in objective_progress(s, seat)]
        for action in range(len(t.auxiliary)):
            program = auxiliary_program(s, p, action)
            does = t.programs[program] if program >= 0 else None
            found["auxiliary"][t.auxiliary[action]] = does
    return found


def tile_facts(s: State, one: Progress) -> dict[str, Any]:
    """An objective tile, and how much of each need there is."""
    t = s.tables
    tasks: list[dict[str, Any]] = []
    for need in range(len(t.needs)):
        count = asked_by_name(t, one.asked, need)
        if count > 0:
            done = min(one.done[need], count)
            tasks.append({"task": need_id(t, need), "count": count, "done": done})
    return {"card": t.objectives[one.objective], "fulfilled": one.fulfilled, "tasks": tasks}


def own(s: State, p: Player) -> dict[str, Any]:
    """What the hand is worth, the delivery it makes without and with all certificates, the dearest
    post for each of these, and what there are workers and dollars for."""
    value = hand_value(s, p)
    least = value + permanent_certificates(s, p)
    most = least + p.certificate
    return {
        "breeding_value": value,
        "delivery": {"least": least, "most": most},
        "post": {"least": best_post(s, p, least), "most": best_post(s, p, most)},
        "affordable": reach(s, p),
    }


def reach(s: State, p: Player) -> dict[str, list[str]]:
    """What there are workers, jokers and dollars for."""
    t = s.tables
    kinds = range(1, t.kinds + 1)
    return {
        "cattle": [
            t.cards[card]
            for card in range(t.cattle_count)
            if t.card_cowboys[card] and affordable(s, p, COWBOY, t.card_cowboys[card])
        ],
        "buildings": [
            str(kind) for kind in kinds if affordable(s, p, BUILDER, s.setup.kind_workers[kind])
        ],
        "trains": [
            t.trains[card] for card in range(len(t.trains)) if affordable(s, p, ENGINEER, card + 1)
        ],
    }


def best_post(s: State, p: Player, value: int) -> str | None:
    t = s.tables
    posts = [
        t.posts[post]
        for post in range(len(t.posts))
        if post_open(s, p, post, value) and discs_for(s, p, post)
    ]
    return posts[-1] if posts else None


def affordable(s: State, p: Player, worker: int, count: int) -> bool:
    """Are there the workers, jokers and dollars for something, a space apart?"""
    enough = p.ready[worker] + p.ready[JOKER] >= count
    return enough and p.money >= count * s.tables.dollars_per_worker
