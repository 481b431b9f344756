"""The description of the Kansas City games, both editions."""

from __future__ import annotations

from typing import Any

from trailboss.core.words import first_upper
from trailboss.kansas import effects as fx
from trailboss.kansas.constants import (
    DARK,
    HAZARD,
    OUTLAW,
    SPACE_BUILDING,
    SPACE_CITY,
    SPACE_HAZARD,
    SPACE_NEUTRAL,
    SPACE_OUTLAW,
    SPACE_START,
)
from trailboss.kansas.load import TASKS
from trailboss.kansas.scoring import CATEGORIES
from trailboss.kansas.tables import Tables
from trailboss.kansas.words.descriptions import (
    arrow_words,
    auxiliary_words,
    card_words,
    city_words,
    disc_words,
    face_words,
    master_words,
    neutral_words,
    space_words,
    station_words,
    supply_words,
    task_words,
    worker_space_words,
    worker_words,
)
from trailboss.kansas.words.effect_words import action_words, counted_thing, step_words
from trailboss.kansas.words.names import space_name, supply_name, worker_name
from trailboss.server.description_parts import edges_of, figures_data, look_of, program_data

SPACE_KINDS = {
    SPACE_START: "start",
    SPACE_NEUTRAL: "neutral",
    SPACE_BUILDING: "building",
    SPACE_HAZARD: "flood",
    SPACE_HAZARD + 1: "drought",
    SPACE_HAZARD + 2: "rockfall",
    SPACE_OUTLAW: "outlaw",
    SPACE_CITY: "city",
}

# What each task of an objective card asks for, in the order of load.TASKS.
TASK_KINDS = (
    "building",
    "station",
    "hazard",
    "green-outlaw",
    "orange-outlaw",
    "cattle-3",
    "cattle-4",
    "cattle-5",
    "last-city",
)


def describe_kansas(t: Tables) -> dict[str, Any]:
    look = look_of("kansas")
    return {
        "family": "kansas",
        "words": dict(t.words),
        "dollars_per_vp": t.dollars_per_vp,
        "programs": programs(t),
        "trail": trail(t, look),
        "neutrals": {t.neutral_names[at]: neutral(t, at) for at in range(len(t.neutral_names))},
        "buildings": {
            t.face_names[face]: building(t, face)
            for face in range(len(t.face_names))
            if t.face_names[face]
        },
        "cards": {t.cards[card]: card_data(t, card) for card in range(t.card_count)},
        "sets": {
            t.set_names[at]: [t.cards[card] for card in t.sets[at]]
            for at in range(len(t.set_names))
            if at != t.pair_set
        },
        "cattle_market": cattle_market(t),
        "objective_display": t.display_size,
        "tiles": {t.tile_names[kind]: tile(t, kind, look) for kind in range(len(t.tile_names))},
        "fees": {"green": t.fee_green, "black": t.fee_black},
        "workers": [worker(t, at) for at in range(len(t.workers))],
        "job_market": {
            "cost": list(t.job_cost),
            "cattle_after": list(t.cattle_rows),
            "token_row": t.token_row,
            "token_vp": t.token_vp,
        },
        "railroad": railroad(t),
        "masters": {t.masters[at]: master(t, at) for at in range(len(t.masters))},
        "board": board(t),
        "automa": automa(t),
        "score": list(CATEGORIES),
        "figures": figures_data(t.figures),
    }


def programs(t: Tables) -> dict[str, Any]:
    """Every action of a tile, card, worker space or arrow by its text in the tables."""

    def words(operation: int, amount: int, per: int) -> str:
        each = "" if per == fx.PER_NOTHING else f" {counted_thing(t, per)}"
        return step_words(t, operation, amount, each)

    return {
        t.programs[at]: program_data(t.programs[at], t.steps[at], action_words(t, at), words)
        for at in range(len(t.programs))
    }


def program_name(t: Tables, program: int) -> str | None:
    return t.programs[program] if program >= 0 else None


def actions(t: Tables, given: tuple[tuple[int, ...], ...]) -> list[list[str]]:
    """Actions as lists of alternatives."""
    return [[t.programs[program] for program in action] for action in given]


# The trail --------------------------------------------------------------------------------------


def trail(t: Tables, look: dict[str, Any]) -> dict[str, Any]:
    legs = [leg for leg in look["legs"] if leg.get("only", t.id) == t.id]
    return {
        "spaces": [space(t, at) for at in range(len(t.spaces))],
        "edges": edges_of(t.spaces, t.space_xy, t.space_next, legs),
        "start": t.spaces[t.start],
        "city": t.spaces[t.city_space],
        "city_spots": [list(spot) for spot in t.city_spots],
    }


def space(t: Tables, at: int) -> dict[str, Any]:
    bounty = t.bounty[t.outlaw_spaces.index(at)] if at in t.outlaw_spaces else -1
    return {
        "id": t.spaces[at],
        "name": first_upper(space_name(t, at)),
        "kind": SPACE_KINDS[t.space_kind[at]],
        "x": t.space_xy[at][0],
        "y": t.space_xy[at][1],
        "next": [t.spaces[onward] for onward in t.space_next[at]],
        "woods": t.space_woods[at],
        "risk": program_name(t, t.space_risk[at]),
        "bounty": program_name(t, bounty),
        "words": space_words(t, at),
    }


# Tiles ------------------------------------------------------------------------------------------


def neutral(t: Tables, at: int) -> dict[str, Any]:
    return {"actions": actions(t, t.neutral_actions[at]), "words": neutral_words(t, at)}


def building(t: Tables, face: int) -> dict[str, Any]:
    return {
        "number": face // 2,
        "builders": t.face_builders[face],
        "vp": t.face_vp[face],
        "green": t.face_green[face],
        "black": t.face_black[face],
        "actions": actions(t, t.face_actions[face]),
        "words": face_words(t, face),
    }


def tile(t: Tables, kind: int, look: dict[str, Any]) -> dict[str, Any]:
    """A tile of the bags."""
    found: dict[str, Any] = {
        "kind": "worker",
        "name": supply_name(t, kind),
        "picture": t.tile_names[kind],
        "vp": t.tile_vp[kind],
        "green": t.tile_green[kind],
        "black": t.tile_black[kind],
        "words": supply_words(t, kind),
    }
    if HAZARD <= kind < OUTLAW:
        found["kind"] = "hazard"
        found["picture"] = t.tile_names[kind].split("-")[0]
    elif kind >= OUTLAW:
        found["kind"] = "outlaw"
        found["picture"] = look["outlaws"][t.id]["picture"]
        found["colour"] = look["outlaws"][t.id]["colours"][kind - OUTLAW]
    return found


def worker(t: Tables, at: int) -> dict[str, Any]:
    return {
        "id": t.workers[at],
        "name": worker_name(t, at),
        "words": worker_words(t, at),
        "spaces": [
            {
                "action": program_name(t, t.worker_programs[at][place]),
                "vp": t.worker_vp[place],
                "words": worker_space_words(t, at, place),
            }
            for place in range(len(t.worker_vp))
        ],
    }


def master(t: Tables, at: int) -> dict[str, Any]:
    return {
        "action": [t.programs[program] for program in t.master_programs[at]],
        "permanent": t.master_permanent[at],
        "vp": t.master_vp[at],
        "per": t.master_per[at],
        "of": fx.COUNTED[t.master_of[at]],
        "words": master_words(t, at),
    }


# Cards ------------------------------------------------------------------------------------------


def card_data(t: Tables, card: int) -> dict[str, Any]:
    found: dict[str, Any] = {
        "kind": "cattle",
        "name": t.card_names[card],
        "vp": t.card_vp[card],
        "words": card_words(t, card),
    }
    if card < t.cattle_count:
        found["colour"] = t.colours[t.card_type[card]]
        found["value"] = t.card_value[card]
        found["variant"] = t.card_variant[card]
        return found
    tasks = t.objective_tasks[card]
    starting = card >= t.cattle_count + t.objective_count
    found["kind"] = "starting" if starting else "objective"
    found["action"] = program_name(t, t.objective_program[card])
    found["penalty"] = t.objective_penalty[card]
    found["tasks"] = [
        {"task": TASK_KINDS[task], "count": tasks[task], "words": task_words(t, task, tasks[task])}
        for task in range(len(TASKS))
        if tasks[task]
    ]
    return found


def cattle_market(t: Tables) -> dict[str, Any]:
    """Purchases by the cards they take; equal ones of several cards are one option."""
    options: list[dict[str, Any]] = []
    for at in range(len(t.purchases)):
        cards = t.purchase_cards[at]
        option = {
            "cowboys": t.purchase_cowboys[at],
            "price": t.purchase_price[at],
            "cards": len(cards),
            "value": t.card_value[cards[0]],
            "variant": t.card_variant[cards[0]],
        }
        if option not in options:
            options.append(option)
    return {
        "options": options,
        "reveal": {"cowboys": t.reveal_cowboys, "cards": t.reveal_cards},
        "size": t.market_size[0],
        "size_variant": t.market_size[1],
    }


# Railroad ---------------------------------------------------------------------------------------


def railroad(t: Tables) -> dict[str, Any]:
    far = t.transport[-1]
    return {
        "positions": [
            {
                "id": t.positions[at],
                "order": t.position_order[at] / 2,
                "station": t.stations[station] if station >= 0 else None,
            }
            for at, station in enumerate(t.position_station)
        ],
        "last": t.last,
        "last_bonus": t.last_bonus,
        # A cross lies between two spaces where transport to the last city gets cheaper.
        "crosses": [at for at in range(t.last) if far[at] > far[at + 1]],
        "stations": [
            {
                "id": t.stations[at],
                "position": t.positions[t.station_position[at]],
                "cost": t.station_cost[at],
                "vp": t.station_vp[at],
                "dark": t.station_corners[at] == DARK,
                "master": t.station_master[at],
                "words": station_words(t, at),
            }
            for at in range(len(t.stations))
        ],
        "cities": [
            {
                "id": t.cities[at],
                "name": t.city_names[at],
                "value": t.city_value[at],
                "dark": t.city_corners[at] == DARK,
                "repeat": t.city_repeat[at],
                "bonus": t.city_bonus[at],
                "vp": t.city_vp[at],
                "words": city_words(t, at),
            }
            for at in range(len(t.cities))
        ],
        "arrows": [
            {
                "from": t.cities[at],
                "to": t.cities[at + 1],
                "vp": t.arrow_vp[at],
                "action": program_name(t, t.arrow_program[at]),
                "words": first_upper(arrow_words(t, at)),
            }
            for at in range(len(t.cities) - 1)
            if arrow_words(t, at)
        ],
    }


# Player board and solo opponent -----------------------------------------------------------------


def board(t: Tables) -> dict[str, Any]:
    limits = {kind: t.certificates[position] for kind, position in t.certificate_limits}
    return {
        "hand_limit": t.hand_limit,
        "steps": t.base_steps,
        "certificates": list(t.certificates),
        "certificate_limit": t.certificates[t.certificate_base],
        "token_draw": t.token_draw,
        "discs": [
            {
                "id": t.discs[at],
                "name": t.disc_names[at],
                "count": t.disc_count[at],
                "dark": t.disc_corners[at] == DARK,
                "gain": t.disc_gain[at],
                "pay": t.disc_pay[at],
                "vp": t.disc_vp[at],
                "cards": t.disc_cards[at],
                "steps": t.disc_steps[at],
                "certificates": limits.get(at, 0),
                "words": disc_words(t, at),
            }
            for at in range(len(t.discs))
        ],
        "auxiliary": [
            {
                "id": t.auxiliary[at],
                "free": t.auxiliary_free[at],
                "disc": t.discs[t.auxiliary_disc[at]],
                "single": t.programs[t.auxiliary_single[at]],
                "double": t.programs[t.auxiliary_double[at]],
                "words": auxiliary_words(t, at),
            }
            for at in range(len(t.auxiliary))
        ],
    }


def automa(t: Tables) -> dict[str, Any] | None:
    if not t.automa:
        return None
    return {"name": t.automa_name, "cards": list(t.automa), "levels": list(t.automa_levels)}
