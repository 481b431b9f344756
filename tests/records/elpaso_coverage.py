"""What the recorded games of El Paso have to use together, and what a move uses.

As coverage.py does for the Kansas City games: `wanted` lists the names of all items, `items_of`
says which of them a move has used.
"""

from __future__ import annotations

from typing import Final

from tests.records.coverage import Origin, action_item
from trailboss.core.base_tables import Ints
from trailboss.core.events import (
    EV_AUTOMA,
    EV_AUXILIARY,
    EV_BOUGHT,
    EV_BUILT,
    EV_CERTIFICATE,
    EV_DELIVERED,
    EV_DISC,
    EV_HIRED,
    EV_MONEY,
    EV_MOVED,
    EV_PLACED,
    EV_SHUFFLED,
    EV_SKIPPED,
    EV_TILE,
    EV_TOKEN,
    EV_USED,
)
from trailboss.core.frames import WIDTH
from trailboss.core.rules import Event
from trailboss.elpaso import constants as k
from trailboss.elpaso.events import (
    EV_CLAIMED,
    EV_SIMMENTAL,
    EV_SPENT,
    EV_SUPPLY,
    EV_TRAIN,
    EV_VALUE,
    EV_WORKER,
)
from trailboss.elpaso.rules import TRAIN_SIDES, ElPasoRules
from trailboss.elpaso.state import State
from trailboss.elpaso.tables import Tables

SUE: Final = "Sue"
BREEDS: Final = "takes "

# What no single component stands for.
SPECIAL: Final = [
    "exchange token in a movement",
    "exchange token in an action phase",
    "exchange token in the middle of an action",
    "exchange token in a delivery",
    "second worker hired at one building",
    "jokers as cost of cattle",
    "jokers as cost of the train",
    "jokers as cost of a building",
    "cost paid without jokers though they were there",
    "building replaced",
    "building replaced under the herder",
    "second building of a player",
    "two buildings of a kind with one owner",
    "visit of another player's building",
    "auxiliary action on another player's building",
    "move action into El Paso",
    "move action further on",
    "worker drawn from a deck",
    "discard pile shuffled",
    "objective tile from the stack",
    "bonus tile from the stack",
    "delivery with certificates",
    "delivery with a permanent certificate",
    "delivery with a duplicate",
    "delivery without a disc",
    "post used again",
    "reward of a post declined",
    "last Simmental",
    "claim by a player",
    "El Paso in a last turn",
    "end with 2 players",
    "end with 3 players",
    "end with 4 players",
    *(f"end alone with difficulty {level}" for level in range(4)),
]
SUE_SPECIAL: Final = [
    "building placed",
    "building replaced",
    "nothing to do",
    "joker joins a type",
    "joker set aside",
    "worker drawn",
    "cattle drawn",
    "objective tile",
    "bonus tile",
    "cattle by choice",
    "train by choice",
    "build by choice",
    "claims the Simmental space",
    "El Paso in a last turn",
]


def wanted(rules: ElPasoRules) -> list[str]:
    t = rules.tables
    found: list[str] = []
    for tile in range(len(t.neutral_names)):
        found += tile_items(t, t.neutral_names[tile], t.neutral_actions[tile])
    for side in range(2):
        for kind in range(1, t.kinds + 1):
            found += tile_items(t, kind_name(kind, side), t.kind_actions[side][kind])
        for card in range(len(t.trains)):
            found += tile_items(t, train_name(t, card, side), t.train_actions[side][card])
    for action in range(len(t.auxiliary)):
        if not t.auxiliary_locked[action]:
            found.append(f"auxiliary {t.auxiliary[action]} as printed")
        found.append(f"auxiliary {t.auxiliary[action]} without the disc")
    found += [f"objective tile {tile}" for tile in t.objectives]
    for tile in range(len(t.bonuses)):
        found.append(f"bonus tile {t.bonuses[tile]}")
        if t.bonus_program[tile] >= 0:
            found.append(reward_item(t, EV_TILE, tile))
    for post in range(len(t.posts)):
        found.append(f"post {t.posts[post]}")
        if t.post_program[post] >= 0:
            found.append(reward_item(t, EV_DELIVERED, post))
    found += [f"disc {disc}" for disc in t.discs]
    found += [f"worker bonus of a {worker}" for worker in t.workers]
    found.append("worker bonus of a cowboy in a move action")
    found += [f"hire {worker}" for worker in t.workers]
    found += [f"buy {t.cards[card]}" for card in range(t.cattle_count) if t.card_cowboys[card]]
    found += [f"building on {t.spaces[space]}" for space in t.building_spaces]
    found += [f"herder placed on {t.spaces[space]}" for space in t.neutral_spaces]
    found += [f"move of the kind {kind.name}" for kind in rules.codec.kinds]
    found += SPECIAL
    found += sue_wanted(t)
    return found


def sue_wanted(t: Tables) -> list[str]:
    found = [f"automa card {card}" for card in t.automa]
    found += [f"{SUE}: {item}" for item in SUE_SPECIAL]
    found += [f"{SUE}: {BREEDS}{t.cards[card]}" for card in t.automa_cattle]
    found += [f"{SUE}: train card {card}" for card in t.trains]
    return found


def tile_items(t: Tables, name: str, actions: tuple[Ints, ...]) -> list[str]:
    return [
        action_item(t, name, place, program)
        for place in range(len(actions))
        for program in actions[place]
    ]


def kind_name(kind: int, side: int) -> str:
    return f"{kind}{'ab'[side]}"


def train_name(t: Tables, card: int, side: int) -> str:
    return f"train {t.trains[card]} {TRAIN_SIDES[side]}"


def reward_item(t: Tables, kind: int, figure: int) -> str:
    if kind == EV_TILE:
        return f"bonus tile {t.bonuses[figure]} gives {t.programs[t.bonus_program[figure]]}"
    return f"post {t.posts[figure]} gives {t.programs[t.post_program[figure]]}"


def next_origin(origin: Origin, events: list[Event]) -> Origin:
    """Where an offer comes from: a bonus tile or a post."""
    for kind, _, a, b, _ in events:
        if kind == EV_TILE and a == k.TILE_BONUS:
            origin = (kind, b)
        elif kind == EV_DELIVERED:
            origin = (kind, a)
    return origin


def items_of(
    rules: ElPasoRules, before: State, code: int, events: list[Event], after: State, origin: Origin
) -> set[str]:
    """Everything a move has used. `origin` is that of a reward offered before the move."""
    t = rules.tables
    codes = t.codes
    kind = rules.codec.kind(code).name
    found = {f"move of the kind {kind}"}
    frame = before.stack[-WIDTH]
    if frame == k.OFFER:
        if kind == "do":
            found.add(reward_item(t, *origin))
        elif code == codes.decline and origin[0] == EV_DELIVERED:
            found.add("reward of a post declined")
    if kind == "token":
        found.add(f"exchange token in {where(before)}")
    if kind == "bonus":
        found.add(f"worker bonus of a {t.workers[code - codes.bonus]}")
        if code == codes.bonus + k.COWBOY and before.stack[-3] == 0:
            found.add("worker bonus of a cowboy in a move action")
    if kind == "objective-top":
        found.add("objective tile from the stack")
    if kind == "bonus-top":
        found.add("bonus tile from the stack")
    if kind == "jokers" and code == codes.jokers:
        found.add("cost paid without jokers though they were there")
    if frame == k.KEEP and after.stack[-WIDTH] != k.POST and kind == "keep":
        found.add("delivery without a disc")
    sue = before.setup.automa
    own = [event for event in events if event[1] != sue]
    found |= own_items(before, own)
    for event in own:
        found |= event_items(before, frame, event)
        found |= automatic_reward(t, event, {event[0] for event in own})
    if sue >= 0:
        found |= sue_items(before, [event for event in events if event[1] == sue])
    if after.seat < 0:
        if sue >= 0:
            level = after.automa[-1] + after.automa_used[-1] - len(t.automa) + sum(t.automa_extra)
            found.add(f"end alone with difficulty {level}")
        else:
            found.add(f"end with {len(after.players)} players")
    return found


def where(before: State) -> str:
    frame = before.stack[-WIDTH]
    if frame in (k.MOVE, k.PLACE):
        return "a movement"
    if frame == k.VISIT:
        return "an action phase"
    return "a delivery" if frame in (k.KEEP, k.POST, k.DISC) else "the middle of an action"


# The events of rewards that ask nothing, by the first word of their program.
TOLD: Final = {
    "money": EV_MONEY,
    "certificate": EV_CERTIFICATE,
    "token": EV_TOKEN,
    "gain": EV_BOUGHT,
}


def automatic_reward(t: Tables, event: Event, told: set[int]) -> set[str]:
    """Rewards that ask nothing come at once with the tile or the disc."""
    kind, _, a, b, _ = event
    if kind == EV_TILE and a == k.TILE_BONUS:
        figure, program = b, t.bonus_program[b]
    elif kind == EV_DELIVERED:
        figure, program = a, t.post_program[a]
    else:
        return set()
    word = t.programs[program].split(" ")[0] if program >= 0 else ""
    return {reward_item(t, kind, figure)} if TOLD.get(word) in told else set()


def own_items(before: State, events: list[Event]) -> set[str]:
    """What several events of a move together say."""
    t = before.tables
    found: set[str] = set()
    for kind, _, a, b, c in events:
        if kind == EV_SPENT and a == k.JOKER:
            found.add(f"jokers as cost of {cost_of(before)}")
        elif kind == EV_MOVED:
            printed = before.stack[-WIDTH] == k.MOVE and before.stack[-3] == 0
            if printed:
                found.add("move action into El Paso" if b == t.city else "move action further on")
            if b == t.city and before.claimer >= 0:
                found.add("El Paso in a last turn")
            if b != t.city and before.ring[b] >= k.OWNED:
                if (before.ring[b] - k.OWNED) // k.SEAT_KINDS != before.seat:
                    found.add("visit of another player's building")
        elif kind == EV_AUXILIARY and before.stack[-WIDTH] == k.VISIT:
            tile = before.stack[-2]
            if tile >= k.OWNED and (tile - k.OWNED) // k.SEAT_KINDS != before.seat:
                found.add("auxiliary action on another player's building")
        elif kind == EV_VALUE:
            found |= value_items(before, a, b, c)
    return found


def cost_of(before: State) -> str:
    """What workers are being spent for."""
    frame = before.stack[-WIDTH]
    worker = before.stack[-4] if frame == k.PAY_WORKERS else -1
    if frame == k.BUY or worker == k.COWBOY:
        return "cattle"
    return "the train" if frame == k.TRAIN or worker == k.ENGINEER else "a building"


def value_items(before: State, value: int, certificates: int, permanent: int) -> set[str]:
    t = before.tables
    p = before.players[before.seat]
    found: set[str] = set()
    breeds = sum(t.card_value[card] for card in range(t.cattle_count) if p.hand[card])
    if value > breeds:
        found.add("delivery with a duplicate")
    if certificates:
        found.add("delivery with certificates")
    if permanent:
        found.add("delivery with a permanent certificate")
    return found


def event_items(before: State, frame: int, event: Event) -> set[str]:
    """What an event of a player says was used."""
    t = before.tables
    p = before.players[before.seat]
    kind, _, a, b, _ = event
    if kind == EV_USED:
        return {used_item(before, a, b)}
    if kind == EV_AUXILIARY:
        there = p.discs >> t.auxiliary_disc[a] & 1
        return {f"auxiliary {t.auxiliary[a]} {'as printed' if there else 'without the disc'}"}
    if kind == EV_TILE:
        names = t.objectives if a == k.TILE_OBJECTIVE else t.bonuses
        return {f"{'objective' if a == k.TILE_OBJECTIVE else 'bonus'} tile {names[b]}"}
    if kind == EV_DELIVERED:
        again = {"post used again"} if p.posts[a] else set()
        return {f"post {t.posts[a]}", *again}
    if kind == EV_DISC:
        return {f"disc {t.discs[a]}"}
    if kind == EV_HIRED:
        second = {"second worker hired at one building"} if before.stack[-3] else set()
        return {f"hire {t.workers[a]}", *second}
    if kind == EV_BOUGHT and frame in (k.BUY, k.PAY_WORKERS):
        return {f"buy {t.cards[a]}"}
    if kind == EV_BUILT:
        return build_items(before, a, b)
    if kind == EV_PLACED:
        return {f"herder placed on {t.spaces[a]}"}
    if kind == EV_SIMMENTAL and a == 0:
        return {"last Simmental"}
    single = {
        EV_CLAIMED: "claim by a player",
        EV_WORKER: "worker drawn from a deck",
        EV_SHUFFLED: "discard pile shuffled",
    }
    return {single[kind]} if kind in single else set()


def used_item(before: State, program: int, of: int) -> str:
    """Which action of which tile or train card: the first unused one with this program."""
    t = before.tables
    if of < 0:
        card = -1 - of
        name = train_name(t, card, before.setup.train_sides[card])
        actions = before.setup.train_actions[card]
    elif of < k.OWNED:
        name = t.neutral_names[of - k.NEUTRAL]
        actions = t.neutral_actions[of - k.NEUTRAL]
    else:
        kind = (of - k.OWNED) % k.SEAT_KINDS
        name = kind_name(kind, before.setup.sides[kind - 1])
        actions = before.setup.kind_actions[kind]
    used = before.stack[-3]
    for place in range(len(actions)):
        if not used >> place & 1 and program in actions[place]:
            return action_item(t, name, place, program)
    raise AssertionError(f"{name} has no action {t.programs[program]} left")


def build_items(before: State, kind: int, space: int) -> set[str]:
    t = before.tables
    p = before.players[before.seat]
    found = {f"building on {t.spaces[space]}"}
    own = [
        (tile - k.OWNED) % k.SEAT_KINDS
        for at, tile in enumerate(before.ring)
        if tile >= k.OWNED and (tile - k.OWNED) // k.SEAT_KINDS == before.seat and at != space
    ]
    if before.ring[space] != k.EMPTY:
        found.add("building replaced")
        if p.herder == space:
            found.add("building replaced under the herder")
    elif own:
        found.add("second building of a player")
    if kind in own:
        found.add("two buildings of a kind with one owner")
    return found


def sue_items(before: State, events: list[Event]) -> set[str]:
    """What Sue has used in her turn, if she had one."""
    t = before.tables
    found: set[str] = set()
    chosen = ""
    for kind, _, a, b, _ in events:
        if kind == EV_AUTOMA:
            found.add(f"automa card {t.automa[a]}")
            chosen = " by choice" if "choice" in t.automa_actions[a] else ""
        elif kind == EV_BOUGHT:
            found.add(f"{SUE}: {BREEDS}{t.cards[a]}")
            found.add(f"{SUE}: cattle{chosen}")
        elif kind == EV_TRAIN:
            found |= {f"{SUE}: train card {t.trains[a]}", f"{SUE}: train{chosen}"}
            chosen = ""  # cattle from now on is that of the card
        elif kind == EV_BUILT:
            replaced = before.ring[b] != k.EMPTY
            found |= {
                f"{SUE}: building {'replaced' if replaced else 'placed'}",
                f"{SUE}: build{chosen}",
            }
        elif kind == EV_TILE:
            found.add(f"{SUE}: {'objective' if a == k.TILE_OBJECTIVE else 'bonus'} tile")
        elif kind == EV_SUPPLY:
            found |= {f"{SUE}: {item}" for item in supply_items(t, a, b)}
        elif kind == EV_SKIPPED:
            found.add(f"{SUE}: nothing to do")
        elif kind == EV_CLAIMED:
            found.add(f"{SUE}: claims the Simmental space")
        elif kind == EV_MOVED and b == t.city and before.claimer >= 0:
            found.add(f"{SUE}: El Paso in a last turn")
    return found


def supply_items(t: Tables, card: int, worker: int) -> list[str]:
    if card < t.cattle_count:
        return ["cattle drawn"]
    if card - t.cattle_count != k.JOKER:
        return ["worker drawn"]
    return ["joker set aside" if worker == k.JOKER else "joker joins a type"]
