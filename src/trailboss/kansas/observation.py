"""What a seat may know, and positions it cannot tell apart.

Everything on the table is open. So is what enters a deck: cards are bought, gained and discarded
face up. Secret is only which of a player's face-down cards are in hand and which in the draw stack;
of other seats an observation therefore holds the two together, never apart. Face-down piles have no
order yet (see core.pile), so their contents, which anybody can count out, may be shown.
"""

from __future__ import annotations

from typing import Any

from trailboss.core.message import plain
from trailboss.core.pile import named
from trailboss.core.source import Source
from trailboss.kansas.constants import (
    DISCARD,
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


def bits(mask: int, names: tuple[str, ...]) -> list[str]:
    return [names[at] for at in range(len(names)) if mask >> at & 1]


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
        "turn": s.turn,
        "seat": s.seat if s.seat >= 0 else None,
        "decision": frame_name(s.stack[-5]),
        "question": plain(prompt(s)),
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
            [t.tile_names[kind] if kind >= 0 else None for kind in s.foresight[at : at + 2]]
            for at in range(0, len(s.foresight), 2)
        ],
        "bags": [named(bag, t.tile_names) for bag in s.bags],
        "cattle_market": named(s.market, t.cards),
        "market_stack": named(s.stock, t.cards),
        "beside": named(s.beside, t.cards),
        "objective_display": [t.cards[card] if card >= 0 else None for card in s.display],
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
        "workers": {t.workers[worker]: p.workers[worker] for worker in range(len(p.workers))},
        "discs_left": sum(p.discs),
        "cities": {
            t.cities[city]: p.cities[city] for city in range(len(p.cities)) if p.cities[city]
        },
        "stations": bits(p.stations, t.stations),
        "station_masters": bits(p.masters, t.masters),
        "unbuilt": unbuilt(s, p, s.setup.automa_faces),
        "tiles": named(p.taken, t.tile_names),
        "objectives": named(p.area, t.cards),
        "cattle": named(p.discard, t.cards),
    }


def observe_player(s: State, p: Player, own: bool) -> dict[str, Any]:
    t = s.tables
    seen: dict[str, Any] = {
        "money": p.money,
        "exchange_tokens": p.tokens,
        "herder": t.spaces[p.herder] if p.started else None,
        "engine": t.positions[p.engine],
        "certificates": t.certificates[p.certificate],
        "certificate_limit": t.certificates[certificate_limit(s, p)],
        "permanent_certificates": p.permanent,
        "step_limit": step_limit(s, p),
        "hand_limit": hand_limit(s, p),
        "workers": {t.workers[worker]: p.workers[worker] for worker in range(len(p.workers))},
        "discs": {t.discs[kind]: p.discs[kind] for kind in range(len(p.discs))},
        "cities": {
            t.cities[city]: p.cities[city] for city in range(len(p.cities)) if p.cities[city]
        },
        "stations": bits(p.stations, t.stations),
        "station_masters": bits(p.masters, t.masters),
        "unbuilt": unbuilt(s, p, s.setup.faces),
        "tiles": named(p.taken, t.tile_names),
        "objectives": named(p.area, t.cards),
        "discard_pile": named(p.discard, t.cards),
        "hand_size": p.hand[-1],
        "draw_size": p.draw[-1],
    }
    if own:
        seen["hand"] = named(p.hand, t.cards)
        seen["draw_stack"] = named(p.draw, t.cards)
    else:
        together = [p.hand[kind] + p.draw[kind] for kind in range(len(p.hand))]
        seen["face_down"] = named(together, t.cards)
        seen["known_in_hand"] = named(p.known, t.cards)
    return seen


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
            while other == s.seat and not can_go_on(new):
                p.deal_again(len(p.hand) - 1, source, DRAW_CARD)
    return new


def can_go_on(s: State) -> bool:
    """Somebody in the middle of a discard puts cards down in the order of their kinds: everybody
    knows that the hand holds enough cards of the kinds that may follow."""
    if s.stack[-5] != DISCARD:
        return True
    hand = s.players[s.seat].hand
    return sum(hand[s.stack[-3] : -1]) >= s.stack[-4]


def dump(s: State) -> dict[str, Any]:
    """The whole position as plain numbers."""
    return {
        "faces": list(s.setup.faces),
        "simmental": s.setup.simmental,
        "stack": s.stack[:],
        "seat": s.seat,
        "turn": s.turn,
        "reveals": s.reveals,
        "trail": s.trail[:],
        "jobs": s.jobs[:],
        "placed": s.placed,
        "foresight": s.foresight[:],
        "bags": [bag[:] for bag in s.bags],
        "market": s.market[:],
        "stock": s.stock[:],
        "beside": s.beside[:],
        "display": s.display[:],
        "objectives": s.objectives[:],
        "masters": s.masters[:],
        "box_cards": s.box_cards[:],
        "box_tiles": s.box_tiles[:],
        "ender": s.ender,
        "automa": s.automa[:],
        "automa_used": s.automa_used[:],
        "spec": s.spec,
        "players": [dump_player(p) for p in s.players],
    }


def dump_player(p: Player) -> dict[str, Any]:
    return {
        "money": p.money,
        "tokens": p.tokens,
        "herder": p.herder,
        "engine": p.engine,
        "certificate": p.certificate,
        "permanent": p.permanent,
        "stations": p.stations,
        "masters": p.masters,
        "shed": p.shed,
        "built": p.built,
        "woods": p.woods,
        "started": p.started,
        "workers": p.workers[:],
        "hand": p.hand[:],
        "draw": p.draw[:],
        "discard": p.discard[:],
        "known": p.known[:],
        "area": p.area[:],
        "taken": p.taken[:],
        "discs": p.discs[:],
        "cities": p.cities[:],
    }
