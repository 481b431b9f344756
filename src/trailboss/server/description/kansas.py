"""The description of the Kansas City games, both editions."""

from __future__ import annotations

from typing import Any

from trailboss.core.message import Message, Name
from trailboss.kansas.constants import (
    HAZARD,
    OUTLAW,
    SPACE_BUILDING,
    SPACE_CITY,
    SPACE_HAZARD,
    SPACE_NEUTRAL,
    SPACE_OUTLAW,
    SPACE_START,
)
from trailboss.kansas.derived import TASKS
from trailboss.kansas.facts import descriptions as about
from trailboss.kansas.facts import things
from trailboss.kansas.facts.programs import program
from trailboss.kansas.rules import KansasRules
from trailboss.kansas.scoring import CATEGORIES
from trailboss.kansas.tables import Tables
from trailboss.server.description.kansas_board import (
    automa,
    board,
    cattle_market,
    master,
    railroad,
)
from trailboss.server.description.look import look_of, nearest
from trailboss.server.description.parts import (
    Say,
    action_names,
    cap,
    edges_of,
    figures_data,
    lines,
    program_name,
    program_of,
    short,
    thing,
    title,
    words,
)
from trailboss.server.schema import kansas_description as schema
from trailboss.server.schema.description import Neutral, Program

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


def describe_family(rules: KansasRules, say: Say) -> schema.KansasDescription:
    t = rules.tables
    look = look_of(rules.id)
    return schema.KansasDescription(
        id=rules.id,
        name=say(thing(Name("title", rules.id))),
        short=say(short(Name("title", rules.id))),
        like=nearest(rules.id),
        version=rules.version,
        players=(rules.min_players, rules.max_players),
        dollars_per_vp=t.dollars_per_vp,
        programs=programs(t, say),
        trail=trail(t, say, look),
        neutrals={t.neutral_names[at]: neutral(t, say, at) for at in range(len(t.neutral_names))},
        buildings={
            t.face_names[face]: building(t, say, face)
            for face in range(len(t.face_names))
            if t.face_names[face]
        },
        cards={t.cards[card]: card_data(t, say, card) for card in range(t.card_count)},
        sets={
            t.set_names[at]: [t.cards[card] for card in t.sets[at]]
            for at in range(len(t.set_names))
            if at != t.pair_set
        },
        cattle_market=cattle_market(t),
        objective_display=t.display_size,
        tiles={t.tile_names[kind]: tile(t, say, kind, look) for kind in range(len(t.tile_names))},
        fees=schema.HandFees(green=t.fee_green, black=t.fee_black),
        workers=[worker(t, say, at) for at in range(len(t.workers))],
        job_market=schema.JobMarket(
            cost=list(t.job_cost),
            cattle_after=list(t.cattle_rows),
            token_row=t.token_row,
            token_vp=t.token_vp,
        ),
        railroad=railroad(t, say),
        masters={t.masters[at]: master(t, say, at) for at in range(len(t.masters))},
        board=board(t, say),
        automa=automa(t),
        score=list(CATEGORIES),
        figures=figures_data(t.figures),
    )


def programs(t: Tables, say: Say) -> dict[str, Program]:
    """Every action of a tile, card, worker space or arrow by its text in the tables."""
    return {
        t.programs[at]: program_of(program(t, at), say(about.action(t, at)), say)
        for at in range(len(t.programs))
    }


# The trail --------------------------------------------------------------------------------------


def trail(t: Tables, say: Say, look: dict[str, Any]) -> schema.Trail:
    return schema.Trail(
        spaces=[space(t, say, at) for at in range(len(t.spaces))],
        edges=edges_of(t.spaces, t.space_xy, t.space_next, look["legs"]),
        start=t.spaces[t.start],
        city=t.spaces[t.city_space],
        city_spots=list(t.city_spots),
    )


def space(t: Tables, say: Say, at: int) -> schema.TrailSpace:
    bounty = t.bounty[t.outlaw_spaces.index(at)] if at in t.outlaw_spaces else -1
    return schema.TrailSpace(
        id=t.spaces[at],
        name=say(short(things.space(t, at))),
        kind=SPACE_KINDS[t.space_kind[at]],  # type: ignore[arg-type]
        x=t.space_xy[at][0],
        y=t.space_xy[at][1],
        next=[t.spaces[onward] for onward in t.space_next[at]],
        woods=t.space_woods[at],
        risk=program_name(t.programs, t.space_risk[at]),
        bounty=program_name(t.programs, bounty),
        title=say(title(about.space(t, at))),
        words=say(words(about.space(t, at))),
    )


# Tiles ------------------------------------------------------------------------------------------


def neutral(t: Tables, say: Say, at: int) -> Neutral:
    said = about.neutral(t, at)
    return Neutral(
        actions=action_names(t.programs, t.neutral_actions[at]),
        lines=lines(said.args["actions"], say),
        title=say(title(said)),
        words=say(words(said)),
    )


def building(t: Tables, say: Say, face: int) -> schema.PrivateBuilding:
    said = about.face(t, face)
    return schema.PrivateBuilding(
        number=face // 2,
        builders=t.face_builders[face],
        vp=t.face_vp[face],
        green=t.face_green[face],
        black=t.face_black[face],
        actions=action_names(t.programs, t.face_actions[face]),
        lines=lines(said.args["actions"], say),
        title=say(title(said)),
        words=say(words(said)),
    )


def tile(t: Tables, say: Say, kind: int, look: dict[str, Any]) -> schema.BagTile:
    """A tile of the bags."""
    found = schema.BagTile(
        kind="worker",
        name=say(thing(things.supply(t, kind))),
        picture=t.tile_names[kind],
        vp=t.tile_vp[kind],
        green=t.tile_green[kind],
        black=t.tile_black[kind],
        title=say(title(about.supply(t, kind))),
        words=say(words(about.supply(t, kind))),
    )
    if HAZARD <= kind < OUTLAW:
        found.kind = "hazard"
        found.name = say(thing(things.hazard(t, kind)))
        found.picture = t.tile_names[kind].split("-")[0]
    elif kind >= OUTLAW:
        found.kind = "outlaw"
        found.picture = look["outlaws"]["picture"]
        found.colour = look["outlaws"]["colours"][kind - OUTLAW]
    return found


def worker(t: Tables, say: Say, at: int) -> schema.KansasWorker:
    return schema.KansasWorker(
        id=t.workers[at],
        name=say(thing(things.worker(t, at))),
        title=say(title(about.worker(t, at))),
        words=say(words(about.worker(t, at))),
        spaces=[
            schema.WorkerSpace(
                action=program_name(t.programs, t.worker_programs[at][place]),
                vp=t.worker_vp[place],
                words=say(cap(about.worker_space(t, at, place))),
            )
            for place in range(len(t.worker_vp))
        ],
    )


# Cards ------------------------------------------------------------------------------------------


def card_data(t: Tables, say: Say, card: int) -> schema.KansasCard:
    found = schema.KansasCard(
        kind="cattle",
        name=say(card_name(t, card)),
        vp=t.card_vp[card],
        title=say(title(about.card(t, card))),
        words=say(words(about.card(t, card))),
    )
    if card < t.cattle_count:
        found.colour = t.colours[t.card_type[card]]
        found.value = t.card_value[card]
        found.variant = t.card_variant[card]
        return found
    tasks = t.objective_tasks[card]
    starting = card >= t.cattle_count + t.objective_count
    found.kind = "starting" if starting else "objective"
    found.action = program_name(t.programs, t.objective_program[card])
    found.penalty = t.objective_penalty[card]
    found.tasks = [
        schema.CardTask(
            task=TASKS[task], count=tasks[task], words=say(about.task(t, task, tasks[task]))
        )
        for task in range(len(TASKS))
        if tasks[task]
    ]
    return found


def card_name(t: Tables, card: int) -> Message:
    """Cattle has a name, an objective card asks for something."""
    if card < t.cattle_count:
        return short(Name("card", t.cards[card]))
    return things.objective(t, card)
