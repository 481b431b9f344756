"""The description of El Paso."""

from __future__ import annotations

from typing import Any

from trailboss.elpaso.constants import (
    NEED_BONUS,
    NEED_BUILDING,
    NEED_DISC,
    SPACE_BUILDING,
    SPACE_CITY,
    SPACE_NEUTRAL,
)
from trailboss.elpaso.scoring import LINES
from trailboss.elpaso.tables import Tables
from trailboss.elpaso.words.descriptions import (
    automa_words,
    auxiliary_words,
    bonus_words,
    card_words,
    disc_words,
    face_words,
    neutral_words,
    objective_words,
    post_words,
    space_words,
    train_words,
    worker_words,
)
from trailboss.elpaso.words.effect_words import action_words, step_words
from trailboss.elpaso.words.names import SIDES, dearer_discs, need_words, space_name
from trailboss.server.description_parts import edges_of, figures_data, look_of, program_data

SPACE_KINDS = {SPACE_CITY: "city", SPACE_NEUTRAL: "neutral", SPACE_BUILDING: "building"}


def describe_el_paso(t: Tables) -> dict[str, Any]:
    return {
        "family": "elpaso",
        "words": {},
        "dollars_per_vp": t.dollars_per_vp,
        "programs": programs(t),
        "ring": ring(t),
        "neutrals": {t.neutral_names[at]: neutral(t, at) for at in range(len(t.neutral_names))},
        "buildings": {
            f"{kind}{SIDES[side]}": building(t, kind, side)
            for kind in range(1, t.kinds + 1)
            for side in range(len(SIDES))
        },
        "trains": {t.trains[at]: train(t, at) for at in range(len(t.trains))},
        "posts": [post(t, at) for at in range(len(t.posts))],
        "cards": {t.cards[card]: card_data(t, card) for card in range(t.card_count)},
        "sets": {
            t.set_names[at]: [t.cards[card] for card in t.sets[at]]
            for at in range(len(t.set_names))
        },
        "workers": [worker(t, at) for at in range(len(t.workers))],
        "dollars_per_worker": t.dollars_per_worker,
        "joker_extra": t.joker_extra,
        "objectives": {t.objectives[at]: objective(t, at) for at in range(len(t.objectives))},
        "bonuses": {t.bonuses[at]: bonus(t, at) for at in range(len(t.bonuses))},
        "display": t.display_size,
        "simmental": {
            "card": t.cards[t.simmental],
            "cards": t.simmental_cards,
            "vp": t.simmental_vp,
        },
        "income": t.income,
        "board": board(t),
        "automa": {
            "name": t.automa_name,
            "cards": {t.automa[at]: automa_words(t, at) for at in range(len(t.automa))},
        },
        "score": list(LINES),
        "figures": figures_data(t.figures),
    }


def programs(t: Tables) -> dict[str, Any]:
    """Every action of a tile, card, post or board by its text in the tables."""

    def words(operation: int, amount: int, _per: int) -> str:
        return step_words(t, operation, amount)

    return {
        t.programs[at]: program_data(t.programs[at], t.steps[at], action_words(t, at), words)
        for at in range(len(t.programs))
    }


def program_name(t: Tables, program: int) -> str | None:
    return t.programs[program] if program >= 0 else None


def actions(t: Tables, given: tuple[tuple[int, ...], ...]) -> list[list[str]]:
    """Actions as lists of alternatives."""
    return [[t.programs[program] for program in action] for action in given]


# The ring ---------------------------------------------------------------------------------------


def ring(t: Tables) -> dict[str, Any]:
    look = look_of("el-paso")
    places = tuple(tuple(look["place"].get(name, xy)) for name, xy in zip(t.spaces, t.space_xy))
    return {
        "spaces": [
            {
                "id": t.spaces[at],
                "name": space_name(t, at),
                "kind": SPACE_KINDS[t.space_kind[at]],
                "x": places[at][0],
                "y": places[at][1],
                "next": [t.spaces[onward] for onward in t.space_next[at]],
                "cost": t.space_cost[at],
                "words": space_words(t, at),
            }
            for at in range(len(t.spaces))
        ],
        "edges": edges_of(t.spaces, places, t.space_next, look["legs"]),
        "city": t.spaces[t.city],
    }


def post(t: Tables, at: int) -> dict[str, Any]:
    return {
        "id": t.posts[at],
        "value": t.post_value[at],
        "dark": t.post_dark[at],
        "repeat": t.post_repeat[at],
        "action": program_name(t, t.post_program[at]),
        "vp": t.post_vp[at],
        "words": post_words(t, at),
    }


# Buildings, cards and tiles ---------------------------------------------------------------------


def neutral(t: Tables, at: int) -> dict[str, Any]:
    return {"actions": actions(t, t.neutral_actions[at]), "words": neutral_words(t, at)}


def building(t: Tables, kind: int, side: int) -> dict[str, Any]:
    return {
        "number": kind,
        "workers": t.kind_workers[side][kind],
        "price": t.kind_workers[side][kind] * t.dollars_per_worker,
        "vp": t.kind_vp[side][kind],
        "actions": actions(t, t.kind_actions[side][kind]),
        "words": face_words(t, kind, side),
    }


def train(t: Tables, at: int) -> dict[str, Any]:
    return {
        "engineers": at + 1,
        "price": (at + 1) * t.dollars_per_worker,
        "front": actions(t, t.train_actions[0][at]),
        "star": actions(t, t.train_actions[1][at]),
        "words": train_words(t, at),
    }


def card_data(t: Tables, card: int) -> dict[str, Any]:
    found: dict[str, Any] = {
        "kind": "cattle" if card < t.cattle_count else "worker",
        "name": t.card_names[card],
        "vp": t.card_vp[card],
        "words": card_words(t, card),
    }
    if card < t.cattle_count:
        found["colour"] = t.colours[card]
        found["value"] = t.card_value[card]
        found["cowboys"] = t.card_cowboys[card]
    return found


def worker(t: Tables, at: int) -> dict[str, Any]:
    return {
        "id": t.workers[at],
        "name": t.card_names[t.cattle_count + at].lower(),
        "bonus": program_name(t, t.worker_bonus[at]),
        "words": worker_words(t, at),
    }


def objective(t: Tables, at: int) -> dict[str, Any]:
    needs: list[dict[str, Any]] = []
    counts = t.objective_needs[at]
    for need in range(len(counts)):
        kind, what = t.needs[need]
        count = counts[need]
        if kind == NEED_DISC:
            # A disc on a post of 14 is counted as one of 10 too, but asked for once.
            count -= dearer_discs(t, counts, what)
        if count > 0:
            needs.append(
                {
                    "need": need_name(t, kind, what),
                    "count": count,
                    "words": need_words(t, need, count),
                }
            )
    return {"vp": t.objective_vp[at], "needs": needs, "words": objective_words(t, at)}


def need_name(t: Tables, kind: int, what: int) -> str:
    if kind == NEED_BUILDING:
        return "building"
    if kind == NEED_BONUS:
        return "bonus"
    if kind == NEED_DISC:
        return f"post-{what}"
    return t.cards[what]


def bonus(t: Tables, at: int) -> dict[str, Any]:
    return {
        "vp": t.bonus_vp[at],
        "action": program_name(t, t.bonus_program[at]),
        "permanent": t.bonus_permanent[at],
        "duplicate": t.bonus_duplicate[at],
        "words": bonus_words(t, at),
    }


# Player board -----------------------------------------------------------------------------------


def board(t: Tables) -> dict[str, Any]:
    return {
        "hand_limit": t.hand_limit,
        "steps": t.base_steps,
        "certificate_limit": t.certificate_limit,
        "markers": t.markers,
        "discs": [
            {
                "id": t.discs[at],
                "name": t.disc_names[at],
                "dark": t.disc_dark[at],
                "money": t.disc_money[at],
                "permanent": t.disc_permanent[at],
                "cards": t.disc_cards[at],
                "steps": t.disc_steps[at],
                "words": disc_words(t, at),
            }
            for at in range(len(t.discs))
        ],
        "auxiliary": [
            {
                "id": t.auxiliary[at],
                "disc": t.discs[t.auxiliary_disc[at]],
                "locked": t.auxiliary_locked[at],
                "action": t.programs[t.auxiliary_program[at]],
                "upgraded": t.programs[t.auxiliary_upgraded[at]],
                "words": auxiliary_words(t, at),
            }
            for at in range(len(t.auxiliary))
        ],
    }
