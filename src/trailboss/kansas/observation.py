"""What a seat may know, and positions it cannot tell apart.

Everything on the table is open. So is what enters a deck: cards are bought, gained and discarded
face up. Secret is only which of a player's face-down cards are in hand and which in the draw stack;
of other seats an observation therefore holds the two together, never apart. Face-down piles have no
order yet (see core.pile), so their contents, which anybody can count out, may be shown.
"""

from __future__ import annotations

from typing import Any, Final

from trailboss.core import observing
from trailboss.core.frames import KIND
from trailboss.core.pile import named
from trailboss.core.source import Source
from trailboss.kansas.constants import (
    DRAW_CARD,
    EMPTY,
    JOB_COLUMNS,
    MASTER_GONE,
    NEUTRAL,
    PRIVATE,
    TILE,
)
from trailboss.kansas.derived import facts
from trailboss.kansas.facts.prompts import frame_name, prompt
from trailboss.kansas.hand import hand_limit
from trailboss.kansas.hiring import open_rows
from trailboss.kansas.money import certificate_limit
from trailboss.kansas.movement import owner_of, step_limit
from trailboss.kansas.state import Player, State


def tile_name(s: State, tile: int) -> dict[str, Any]:
    """A tile on the trail, as what it is and whose."""
    t = s.tables
    if tile >= TILE:
        return {"tile": t.tile_names[tile - TILE]}
    if tile >= PRIVATE:
        return {"tile": t.face_names[s.setup.face(tile)], "owner": owner_of(tile)}
    return {"tile": t.neutral_names[tile - NEUTRAL]}


def observe(s: State, seat: int) -> dict[str, Any]:
    """What `seat` may know; -1 for a spectator."""
    t = s.tables
    seen: dict[str, Any] = {
        "family": "kansas",
        "game": t.id,
        "seats": s.setup.players,
        "simmental": s.setup.simmental,
        "buildings": [t.face_names[face] for face in s.setup.faces[1:]],
        **observing.asked(s, frame_name(s.stack[KIND]), prompt(s)),
        "last_round": s.ender >= 0,
        "job_market_token": s.ender if s.ender >= 0 else None,
        "trail": {
            t.spaces[space]: tile_name(s, s.trail[space])
            for space in range(len(t.spaces))
            if s.trail[space] != EMPTY
        },
        "job_market": [
            [
                t.workers[s.jobs[row * JOB_COLUMNS + column] - 1]
                if s.jobs[row * JOB_COLUMNS + column]
                else None
                for column in range(s.setup.players)
            ]
            for row in range(t.job_rows)
        ],
        "workers_placed": s.placed,
        "open_rows": open_rows(s),
        "foresights": [
            observing.displayed(s.foresight[at : at + 2], t.tile_names)
            for at in range(0, len(s.foresight), 2)
        ],
        "bags": [named(bag, t.tile_names) for bag in s.bags],
        "cattle_market": named(s.market, t.cards),
        "market_stack": named(s.stock, t.cards),
        "beside": named(s.beside, t.cards),
        "objective_display": observing.displayed(s.display, t.cards),
        "objective_stack": named(s.objectives, t.cards),
        "station_masters": {
            t.stations[station]: master_name(s, s.masters[station])
            for station in range(len(t.stations))
            if s.masters[station]
        },
        "box": {
            "cards": named(s.box_cards, t.cards),
            "tiles": named(s.box_tiles, t.tile_names),
        },
        "players": [
            observe_automa(s, s.players[other])
            if other == s.setup.automa
            else observe_player(s, s.players[other], other == seat)
            for other in range(s.setup.players)
        ],
    }
    seen["facts"] = facts(s, seat)
    if s.setup.automa >= 0:
        seen["automa"] = {
            "seat": s.setup.automa,
            "specialization": t.workers[s.spec],
            "deck": "tuned" if s.setup.automa_tuned else "garth",
            "first_city": t.cities[s.setup.automa_first],
            "cards_left": named(s.automa, t.automa),
            "cards_used": named(s.automa_used, t.automa),
        }
    return seen


def master_name(s: State, place: int) -> dict[str, Any]:
    """What lies on a station master space: the tile, or what stands there instead."""
    if place > 0:
        return {"master": s.tables.masters[place - 1]}
    if place == MASTER_GONE:
        return {"taken_by": s.setup.automa}
    return {"worker": s.tables.workers[-1 - place]}


def observe_automa(s: State, p: Player) -> dict[str, Any]:
    """The solo opponent has no secrets, and little else."""
    t = s.tables
    return {
        "herder": t.spaces[p.herder],
        "engine": t.positions[p.engine],
        "workers": observing.counted(p.workers, t.workers),
        "discs_left": sum(p.discs),
        "cities": observing.present(p.cities, t.cities),
        "stations": observing.bits(p.stations, t.stations),
        "station_masters": observing.bits(p.masters, t.masters),
        "unbuilt": unbuilt(s, p, s.setup.automa_faces),
        "tiles": named(p.taken, t.tile_names),
        "objectives": named(p.area, t.cards),
        "cattle": named(p.discard, t.cards),
    }


def observe_player(s: State, p: Player, own: bool) -> dict[str, Any]:
    t = s.tables
    return {
        **observing.belongings(p, t.spaces),
        "engine": t.positions[p.engine],
        "certificates": t.certificates[p.certificate],
        "certificate_limit": t.certificates[certificate_limit(s, p)],
        "permanent_certificates": p.permanent,
        "step_limit": step_limit(s, p),
        "hand_limit": hand_limit(s, p),
        "workers": observing.counted(p.workers, t.workers),
        "discs": observing.counted(p.discs, t.discs),
        "cities": observing.present(p.cities, t.cities),
        "stations": observing.bits(p.stations, t.stations),
        "station_masters": observing.bits(p.masters, t.masters),
        "unbuilt": unbuilt(s, p, s.setup.faces),
        "tiles": named(p.taken, t.tile_names),
        "objectives": named(p.area, t.cards),
        **observing.cards_seen(p, own, "draw_stack", t.cards),
    }


def unbuilt(s: State, p: Player, faces: tuple[int, ...]) -> list[str]:
    """Buildings not built yet, by builders and then by number."""
    t = s.tables
    left = [
        (t.face_builders[faces[number]], number)
        for number in range(1, t.building_numbers + 1)
        if p.shed >> number & 1
    ]
    left.sort()
    return [t.face_names[faces[number]] for _, number in left]


def resample(s: State, seat: int, source: Source) -> State:
    """A position `seat` cannot tell from `s`: the others' hands are dealt anew from what they hold
    face down, except cards known to be in hand."""
    new = s.copy()
    for other in range(s.setup.players):
        p = new.players[other]
        if other != seat:
            p.deal_again(len(p.hand) - 1, source, DRAW_CARD)
    return new


# What a dump holds beside what all games have.
SETUP: Final = ("faces", "simmental")
STATE: Final = (
    *("trail", "jobs", "placed", "foresight", "bags", "stock", "beside", "display", "objectives"),
    *("masters", "box_cards", "box_tiles", "ender", "spec"),
)
PLAYER: Final = (
    *("engine", "permanent", "stations", "masters", "shed", "built", "woods"),
    *("workers", "area", "taken", "discs", "cities"),
)


def dump(s: State) -> dict[str, Any]:
    """The whole position as plain numbers."""
    found = observing.dumped_state(s, STATE) | observing.fields(s.setup, SETUP)
    found["players"] = [observing.dumped_player(p, PLAYER) for p in s.players]
    return found
