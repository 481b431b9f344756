"""What the recorded games have to use together, and what a move uses.

Every item has a name made from the tables of the edition: `6b action 1: copy`, `city new-york`,
`worker engineer 4 action`. `wanted` lists them all; `items_of` says which of them a move has used,
from the position before it, the events it caused and the position after it.
"""

from __future__ import annotations

from trailboss.core.events import (
    EV_AUXILIARY,
    EV_BUILT,
    EV_CERTIFICATE,
    EV_DELIVERED,
    EV_DISC,
    EV_HIRED,
    EV_MOVED,
    EV_TILE,
    EV_USED,
)
from trailboss.core.frames import WIDTH
from trailboss.core.rules import Event
from trailboss.elpaso.tables import Tables as ElPasoTables
from trailboss.kansas import constants as k
from trailboss.kansas.events import (
    EV_COPIED,
    EV_DISC_MOVED,
    EV_ENGINE,
    EV_FEE,
    EV_HAZARD,
    EV_LAST_ROUND,
    EV_MASTER,
    EV_OUTLAW,
    EV_PLAYED,
    EV_RAISED,
    EV_REVEALED,
    EV_UPGRADED,
)
from trailboss.kansas.rules import KansasRules
from trailboss.kansas.state import State
from trailboss.kansas.tables import Tables

# What an offered action comes from: the kind of the latest of these events, and its figure.
Origin = tuple[int, int]
NO_ORIGIN: Origin = (0, 0)


def wanted(rules: KansasRules) -> list[str]:
    t = rules.tables
    found: list[str] = []
    for tile in range(len(t.neutral_names)):
        found += action_items(t, t.neutral_names[tile], t.neutral_actions[tile])
    for face in range(2, len(t.face_names)):
        found += action_items(t, t.face_names[face], t.face_actions[face])
    risks = sorted({program for program in t.space_risk if program >= 0})
    found += [f"risk action: {t.programs[program]}" for program in risks]
    for name in t.auxiliary:
        found += [f"auxiliary {name} single", f"auxiliary {name} double"]
    for worker in range(len(t.workers)):
        for space in range(1, k.WORKER_SPACES):
            found.append(f"worker {t.workers[worker]} {space + 1}")
            if t.worker_programs[worker][space] >= 0:
                found.append(f"worker {t.workers[worker]} {space + 1} action")
    for card in range(t.cattle_count, t.cattle_count + t.objective_count):
        found.append(f"objective {t.cards[card]} played")
    programs = sorted({program for program in t.objective_program if program >= 0})
    found += [f"objective action: {t.programs[program]}" for program in programs]
    for tile in range(len(t.masters)):
        found.append(f"station master {t.masters[tile]}")
        for program in t.master_programs[tile]:
            found.append(f"station master {t.masters[tile]} action: {t.programs[program]}")
    found += [f"station {station}" for station in t.stations]
    found += [f"city {city}" for city in t.cities]
    found += arrow_items(t)
    found += [f"hazard {t.tile_names[kind]}" for kind in range(k.HAZARD, k.OUTLAW)]
    found += [f"outlaw {t.tile_names[kind]}" for kind in range(k.OUTLAW, k.TILE_KINDS)]
    found += [f"bounty of {t.spaces[space]}" for space in t.outlaw_spaces]
    found += [f"disc {disc}" for disc in t.discs]
    found += [f"purchase {purchase}" for purchase in t.purchases]
    found += [f"certificates {number}" for number in t.certificates]
    found += [f"cattle market filled after row {row}" for row in t.cattle_rows]
    found += [f"raise {t.cards[card]}" for card in t.raising]
    found += [f"move of the kind {kind.name}" for kind in rules.codec.kinds]
    found += SPECIAL
    return [item for item in found if not unused(t, item)]


# What no single component stands for.
SPECIAL = [
    "copy of a neutral building",
    "copy of an own building",
    "copy of another player's building",
    "building replaced",
    "engine on the last space",
    "engine back from the last space to a turnout",
    "extraordinary delivery",
    "extraordinary delivery with the engine on a turnout",
    "disc taken from a station",
    "Kansas City again",
    "exchange token in phase A",
    "exchange token in the middle of a discard",
    "fee to the bank",
    "fee to a player",
    "tile without a space",
    "free ride before phase A",
    "free ride in phase B",
    "local move into Kansas City",
    "end in subphase 2",
    "end in subphase 3",
]


def unused(t: Tables, item: str) -> bool:
    """Things of the general list that an edition does not have."""
    if item.startswith("free ride"):
        return not any(t.objective_rides)
    if item.startswith("copy of") or item == "move of the kind copy":
        return "copy" not in t.programs
    if item == "move of the kind raise":
        return not t.variants
    tokens = [f"move of the kind {kind}" for kind in ("token", "hold", "aside")]
    if item.startswith("exchange token") or item in tokens:
        return max(t.seat_tokens) == 0 and "token 1" not in t.programs
    return False


def action_items(t: Tables, name: str, actions: tuple[tuple[int, ...], ...]) -> list[str]:
    return [
        action_item(t, name, place, program)
        for place in range(len(actions))
        for program in actions[place]
    ]


def action_item(t: Tables | ElPasoTables, name: str, place: int, program: int) -> str:
    return f"{name} action {place + 1}: {t.programs[program]}"


def arrow_items(t: Tables) -> list[str]:
    return [
        f"arrow {t.cities[city]} to {t.cities[city + 1]}"
        for city in range(len(t.cities))
        if t.arrow_vp[city] or t.arrow_program[city] >= 0
    ]


def next_origin(origin: Origin, events: list[Event]) -> Origin:
    for kind, _, a, _, _ in events:
        if kind in (EV_HIRED, EV_PLAYED, EV_MASTER):
            origin = (kind, a)
    return origin


def items_of(
    rules: KansasRules, before: State, code: int, events: list[Event], after: State, origin: Origin
) -> set[str]:
    """Everything a move has used. `origin` is that of an action offered before the move."""
    t = rules.tables
    found = {f"move of the kind {rules.codec.kind(code).name}"}
    frame = before.stack[-WIDTH]
    if frame == k.OFFER and t.codes.do <= code < t.codes.auxiliary:
        found.add(offer_item(before, code - t.codes.do, origin))
    if t.codes.buy <= code < t.codes.reveal:
        found.add(f"purchase {t.purchases[code - t.codes.buy]}")
    if t.codes.token <= code < t.codes.discard:
        if frame == k.PHASE_A:
            found.add("exchange token in phase A")
        elif frame == k.DISCARD or frame == k.PAY_CARD:
            found.add("exchange token in the middle of a discard")
    placed = False
    for event in events:
        found |= event_items(before, frame, event, placed)
        placed = placed or (event[0] == EV_TILE and event[2] < k.HAZARD)
    seat = before.seat
    old, new = before.players[seat].cities, after.players[seat].cities
    for city in range(len(t.cities) - 1):
        if new[city] and new[city + 1] and not (old[city] and old[city + 1]):
            found.add(f"arrow {t.cities[city]} to {t.cities[city + 1]}")
    return found


def offer_item(before: State, program: int, origin: Origin) -> str:
    t = before.tables
    kind, figure = origin
    if kind == EV_HIRED:
        space = before.players[before.seat].workers[figure]
        return f"worker {t.workers[figure]} {space} action"
    if kind == EV_PLAYED:
        return f"objective action: {t.programs[program]}"
    return f"station master {t.masters[figure]} action: {t.programs[program]}"


def used_item(before: State, program: int, tile: int) -> str:
    """Which action of which tile: the first unused one with this program, else the risk action."""
    t = before.tables
    if k.NEUTRAL <= tile < k.PRIVATE:
        name, actions = t.neutral_names[tile - k.NEUTRAL], t.neutral_actions[tile - k.NEUTRAL]
    else:
        face = before.setup.faces[(tile - k.PRIVATE) % k.SEAT_TILES]
        name, actions = t.face_names[face], t.face_actions[face]
    used = before.stack[-3]
    for place in range(len(actions)):
        if not used >> place & 1 and program in actions[place]:
            return action_item(t, name, place, program)
    return f"risk action: {t.programs[program]}"


def event_items(before: State, frame: int, event: Event, placed: bool) -> set[str]:
    """What an event says was used; `placed`: a worker was placed earlier in the same move."""
    t = before.tables
    p = before.players[before.seat]
    kind, _, a, b, c = event
    if kind == EV_USED:
        return {used_item(before, a, b)}
    if kind == EV_AUXILIARY:
        return {f"auxiliary {t.auxiliary[a]} {'double' if b else 'single'}"}
    if kind == EV_HIRED:
        return {f"worker {t.workers[a]} {p.workers[a] + 1}"}
    if kind == EV_PLAYED:
        return {f"objective {t.cards[a]} played"}
    if kind == EV_MASTER:
        return {f"station master {t.masters[a]}"}
    if kind == EV_UPGRADED:
        return {f"station {t.stations[a]}"}
    if kind == EV_DELIVERED:
        return delivery_items(before, a, c == 1)
    if kind == EV_HAZARD:
        return {f"hazard {t.tile_names[b]}"}
    if kind == EV_OUTLAW:
        return {f"outlaw {t.tile_names[b]}", f"bounty of {t.spaces[a]}"}
    if kind == EV_DISC:
        return {f"disc {t.discs[a]}"}
    if kind == EV_DISC_MOVED:
        return {"disc taken from a station"}
    if kind == EV_CERTIFICATE:
        return {f"certificates {a}"}
    if kind == EV_RAISED:
        return {f"raise {t.cards[a]}"}
    if kind == EV_FEE:
        return {"fee to the bank" if b < 0 else "fee to a player"}
    if kind == EV_TILE and b < 0:
        return {"tile without a space"}
    if kind == EV_REVEALED and placed:
        return {f"cattle market filled after row {before.placed // before.setup.players + 1}"}
    if kind == EV_LAST_ROUND:
        return {f"end in subphase {before.stack[-4] + 1}"}
    if kind == EV_ENGINE:
        return engine_items(t, frame, a, b)
    if kind == EV_MOVED:
        return move_items(before, frame, b)
    if kind == EV_COPIED:
        return {copy_item(before, before.trail[a])}
    if kind == EV_BUILT and before.trail[b] != k.EMPTY:
        return {"building replaced"}
    return set()


def delivery_items(before: State, city: int, extraordinary: bool) -> set[str]:
    t = before.tables
    p = before.players[before.seat]
    found = {f"city {t.cities[city]}"}
    if city == 0 and p.cities[0]:
        found.add("Kansas City again")
    if extraordinary:
        found.add("extraordinary delivery")
        if p.engine > t.last:
            found.add("extraordinary delivery with the engine on a turnout")
    return found


def engine_items(t: Tables, frame: int, start: int, end: int) -> set[str]:
    if end == t.last:
        return {"engine on the last space"}
    if frame == k.ENGINE_RETURN and start == t.last and end > t.last:
        return {"engine back from the last space to a turnout"}
    return set()


def move_items(before: State, frame: int, end: int) -> set[str]:
    if frame != k.MOVE:
        return set()
    if before.stack[-3] == 0:
        return {"local move into Kansas City"} if end == before.tables.city_space else set()
    before_phase_a = before.stack[WIDTH] == k.PHASE_A
    return {"free ride before phase A" if before_phase_a else "free ride in phase B"}


def copy_item(before: State, tile: int) -> str:
    if tile < k.PRIVATE:
        return "copy of a neutral building"
    if (tile - k.PRIVATE) // k.SEAT_TILES == before.seat:
        return "copy of an own building"
    return "copy of another player's building"
