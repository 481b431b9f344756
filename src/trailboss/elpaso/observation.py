"""What a seat may know, and positions it cannot tell apart.

Everything is open but one thing: which of a player's face-down cards are in hand and which in the
draw pile. Of other seats an observation holds the two together. Face-down stacks have no order yet
(see core.pile), so their contents, which anybody can count out, may be shown.
"""

from __future__ import annotations

from typing import Any, Final

from trailboss.core import observing
from trailboss.core.frames import KIND
from trailboss.core.pile import named
from trailboss.core.source import Source
from trailboss.elpaso.building import kind_of
from trailboss.elpaso.constants import DRAW_CARD, EMPTY, NEUTRAL, OWNED
from trailboss.elpaso.delivery import permanent_certificates
from trailboss.elpaso.derived import facts
from trailboss.elpaso.facts.prompts import frame_name, prompt
from trailboss.elpaso.hand import hand_limit
from trailboss.elpaso.movement import owner_of, step_limit
from trailboss.elpaso.state import Player, State
from trailboss.elpaso.tables import Tables


def tile_name(t: Tables, sides: tuple[int, ...], tile: int) -> dict[str, Any]:
    if tile >= OWNED:
        kind = kind_of(tile)
        return {"tile": f"{kind}{'ab'[sides[kind - 1]]}", "owner": owner_of(tile)}
    return {"tile": t.neutral_names[tile - NEUTRAL]}


def observe(s: State, seat: int) -> dict[str, Any]:
    """What `seat` may know; -1 for a spectator."""
    t = s.tables
    sides = s.setup.sides
    seen: dict[str, Any] = {
        "family": "elpaso",
        "game": t.id,
        "seats": s.setup.seats,
        "buildings": [f"{kind + 1}{'ab'[sides[kind]]}" for kind in range(t.kinds)],
        "trains": [("front", "star")[side] for side in s.setup.train_sides],
        **observing.asked(s, frame_name(s.stack[KIND]), prompt(s)),
        "last_round": s.claimer >= 0,
        "claimer": s.claimer if s.claimer >= 0 else None,
        "ring": {
            t.spaces[space]: tile_name(t, sides, s.ring[space])
            for space in range(len(t.spaces))
            if s.ring[space] != EMPTY
        },
        "building_display": {str(kind): s.buildings[kind] for kind in range(1, t.kinds + 1)},
        "cattle_market": named(s.market, t.cards),
        "worker_supply": observing.counted(s.workers, t.workers),
        "simmental": s.simmental,
        "objective_display": observing.displayed(s.objective_display, t.objectives),
        "objective_stack": named(s.objectives, t.objectives),
        "bonus_display": observing.displayed(s.bonus_display, t.bonuses),
        "bonus_stack": named(s.bonuses, t.bonuses),
        "box": named(s.box, t.cards),
        "players": [
            observe_automa(s, s.players[other])
            if other == s.setup.automa
            else observe_player(s, s.players[other], other == seat)
            for other in range(s.setup.seats)
        ],
        "facts": facts(s, seat),
    }
    if s.setup.automa >= 0:
        seen["automa"] = {
            "seat": s.setup.automa,
            "order": [t.workers[worker] for worker in s.order],
            "cards_left": named(s.automa, t.automa),
            "cards_used": named(s.automa_used, t.automa),
            "supply": named(s.supply, t.cards),
        }
    return seen


def observe_automa(s: State, p: Player) -> dict[str, Any]:
    """Sue has no board, money or hand: only what she has collected, all of it open."""
    t = s.tables
    return {
        "herder": t.spaces[p.herder],
        "markers": p.markers,
        "discs_left": sum(p.discs >> disc & 1 for disc in range(len(t.discs))),
        "posts": observing.present(p.posts, t.posts),
        "worker_area": observing.counted(p.ready, t.workers),
        "objectives": named(p.objectives, t.objectives),
        "bonus_tiles": named(p.bonuses, t.bonuses),
        "cattle": named(p.discard, t.cards),
    }


def observe_player(s: State, p: Player, own: bool) -> dict[str, Any]:
    t = s.tables
    return {
        **observing.belongings(p, t.spaces),
        "certificates": p.certificate,
        "permanent_certificates": permanent_certificates(s, p),
        "step_limit": step_limit(s, p),
        "hand_limit": hand_limit(s, p),
        "markers": p.markers,
        "discs": observing.bits(p.discs, t.discs),
        "posts": observing.present(p.posts, t.posts),
        "worker_area": observing.counted(p.ready, t.workers),
        "objectives": named(p.objectives, t.objectives),
        "bonus_tiles": named(p.bonuses, t.bonuses),
        **observing.cards_seen(p, own, "draw_pile", t.cards),
    }


def resample(s: State, seat: int, source: Source) -> State:
    """A position `seat` cannot tell from `s`: the others' hands are dealt anew from what they hold
    face down, except cards known to be in hand."""
    new = s.copy()
    for other in range(s.setup.seats):
        p = new.players[other]
        if other != seat:
            p.deal_again(s.tables.cattle_count, source, DRAW_CARD)
    return new


# What a dump holds beside what all games have.
SETUP: Final = ("sides", "train_sides")
STATE: Final = (
    *("ring", "buildings", "workers", "simmental", "objectives", "objective_display"),
    *("bonuses", "bonus_display", "box", "claimer", "supply", "order"),
)
PLAYER: Final = ("discs", "markers", "ready", "objectives", "bonuses", "posts")


def dump(s: State) -> dict[str, Any]:
    """The whole position as plain numbers."""
    found = observing.dumped_state(s, STATE) | observing.fields(s.setup, SETUP)
    found["players"] = [observing.dumped_player(p, PLAYER) for p in s.players]
    return found
