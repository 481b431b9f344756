"""Moves in words, as they would work out now: for the eyes of the seat that decides.

A move that is not legal now is put into words too, with what can be said about it.
"""

from __future__ import annotations

from trailboss.core.words import article, counted, first_lower, ordinal, points
from trailboss.kansas import constants as k
from trailboss.kansas.engine import counted_back, forward_reach
from trailboss.kansas.state import State
from trailboss.kansas.stations import can_upgrade
from trailboss.kansas.words.city_words import (
    deliver_words,
    disc_choice,
    disc_from_words,
    foresight_words,
    keep_words,
)
from trailboss.kansas.words.descriptions import master_gives, objective_words, worker_space_words
from trailboss.kansas.words.effect_words import (
    action_words,
    outcome_words,
    program_words,
)
from trailboss.kansas.words.names import (
    a_card,
    place_words,
    position_name,
    purchase_words,
    word,
    worker_name,
)
from trailboss.kansas.words.trail_words import (
    build_words,
    copy_words,
    hazard_words,
    herder_words,
    left_words,
    outlaw_words,
)


def move_words(s: State, code: int) -> str:
    """A move as it would work out now."""
    t = s.tables
    if s.seat < 0:
        return t.codec.text(code)
    kind = t.codec.kind(code)
    name = kind.name
    at = code - kind.base
    if name == "done":
        return done_words(s)
    if name == "decline":
        return decline_words(s)
    if name == "enter":
        return f"Enter {t.city_names[0]}"
    if name == "place":
        return f"Place your {word(t, 'herder')} on {place_words(s, t.neutral_spaces[at])}"
    if name == "move":
        return herder_words(s, at)
    if name == "do":
        return with_outcome(s, action_words(t, at), at)
    if name == "auxiliary":
        return auxiliary_choice(s, at)
    if name == "play":
        return f"Play {first_lower(objective_words(t, t.cattle_count + at))}"
    if name == "token":
        left = counted(max(s.players[s.seat].tokens - 1, 0), "token")
        return (
            f"Use an exchange token: draw {counted(at + 1, 'card')}, discard as many; {left} left"
        )
    if name == "discard":
        return f"Discard {a_card(t, at)}"
    if name == "remove":
        return f"Remove {a_card(t, at)} from the game"
    if name == "hire":
        return hire_words(s, at)
    if name == "buy":
        return buy_words(s, at)
    if name == "reveal":
        cowboys = counted(t.reveal_cowboys, word(t, "cowboy"))
        cards = counted(min(t.reveal_cards, max(s.stock[-1], 1)), "card")
        return f"Use {cowboys} to add {cards} to the cattle market"
    if name == "build":
        return build_words(s, at)
    if name == "engine":
        return engine_words(s, at)
    if name == "upgrade":
        return upgrade_words(s, at)
    if name == "disc":
        return disc_choice(s, at)
    if name == "disc-from":
        return disc_from_words(s, at)
    if name == "master":
        return master_choice(s, at)
    if name == "objective":
        return f"Take {first_lower(objective_words(t, t.cattle_count + at))}"
    if name == "objective-top":
        return "Take the top card of the objective stack"
    if name == "hazard":
        return hazard_words(s, at)
    if name == "outlaw":
        return outlaw_words(s, at)
    if name == "draw":
        return f"Draw {counted(at + 1, 'card')}, then discard as many"
    if name == "foresight":
        return foresight_words(s, at)
    if name == "keep":
        return keep_words(s, at)
    if name == "raise":
        card = t.raising[at]
        older = a_card(t, t.card_becomes[card])
        return f"Raise {a_card(t, card)} to {older}, which goes to your discard pile"
    if name == "deliver":
        return deliver_words(s, at)
    return copy_words(s, at)  # the last kind


def with_outcome(s: State, words: str, program: int) -> str:
    now = outcome_words(s, program)
    return f"{words} ({now})" if now else words


def done_words(s: State) -> str:
    top = s.stack[-5]
    if top == k.BUY:
        return "End the purchase"
    if top == k.SIMMENTAL:
        return f"Raise no {s.tables.card_names[s.stack[-4]]} now"
    if top == k.VISIT and s.stack[-2]:
        return "End the copy"
    return "End phase B"


def decline_words(s: State) -> str:
    t = s.tables
    top = s.stack[-5]
    if top == k.ENGINE:
        return "Leave the engine where it is"
    if top == k.UPGRADE:
        return f"Do not upgrade station {t.stations[s.stack[-4]]}"
    if top == k.MASTER:
        return f"Do not take station master {t.masters[s.masters[s.stack[-4]] - 1]}"
    if top == k.OBJECTIVE:
        return "Take no objective card"
    if top == k.REMOVE:
        return "Remove no more cards"
    if top == k.PAY_CARD:
        return "The card asked for is gone: the action lapses"
    return "Decline"


def auxiliary_choice(s: State, choice: int) -> str:
    t = s.tables
    action, double = divmod(choice, 2)
    program = t.auxiliary_double[action] if double else t.auxiliary_single[action]
    size = "Double" if double else "Single"
    return with_outcome(s, f"{size} auxiliary action: {program_words(t, program)}", program)


# Markets ----------------------------------------------------------------------------------------


def hire_words(s: State, choice: int) -> str:
    """Price, and what the space of the player board gives."""
    t = s.tables
    row, worker = divmod(choice, len(t.workers))
    name = worker_name(t, worker)
    words = f"Hire {article(name)} from row {row + 1}"
    if s.stack[-5] == k.HIRE:
        price = t.job_cost[row] + s.stack[-4]
        words += f" for ${price}{left_words(s, price)}"
    space = s.players[s.seat].workers[worker]
    if space < k.WORKER_SPACES:
        gives = worker_space_words(t, worker, space)
        words += f"; your {ordinal(space + 1)} {name}{': ' + gives if gives else ''}"
    return words


def buy_words(s: State, purchase: int) -> str:
    t = s.tables
    price = t.purchase_price[purchase]
    used = t.purchase_cowboys[purchase]
    cowboy = word(t, "cowboy")
    words = f"Buy {purchase_words(t, purchase)} for ${price} with {counted(used, cowboy)}"
    money = s.players[s.seat].money - price
    if s.stack[-5] != k.BUY or money < 0 or s.stack[-4] < used:
        return words
    return f"{words}; ${money} and {counted(s.stack[-4] - used, cowboy)} left"


# Railroad ---------------------------------------------------------------------------------------


def engine_words(s: State, position: int) -> str:
    t = s.tables
    top = s.stack[-5]
    to = position_name(t, position)
    station = t.position_station[position]
    stop = ""
    if station >= 0 and can_upgrade(s, station):
        stop = f", where you may upgrade for ${t.station_cost[station]}"
    if top == k.ENGINE and forward_reach(s, s.stack[-4]) >> position & 1:
        return f"Move your engine forward {counted(spaces_to(s, position), 'space')} to {to}{stop}"
    if top == k.ENGINE_BACK:
        return f"Move your engine back {counted(s.stack[-4], 'space')} to {to}{stop}"
    if top == k.ENGINE_RETURN:
        return f"Move your engine back to {to} and gain ${t.last_bonus}"
    if top == k.ENGINE_DELIVER:
        value = counted_back(s, position)
        return f"Move your engine back to {to} for a delivery of value {value}"
    return f"Move your engine to {to}"


def spaces_to(s: State, position: int) -> int:
    """The fewest spaces forward to a position; 0 if it cannot be reached that way."""
    for spaces in range(1, len(s.tables.positions)):
        if forward_reach(s, spaces) >> position & 1:
            return spaces
    return 0


def upgrade_words(s: State, station: int) -> str:
    t = s.tables
    cost = t.station_cost[station]
    words = f"Upgrade station {t.stations[station]} for ${cost} ({points(t.station_vp[station])})"
    words += left_words(s, cost)
    if s.masters[station] > 0:
        words += f"; its station master is {t.masters[s.masters[station] - 1]}"
    return words


def master_choice(s: State, worker: int) -> str:
    t = s.tables
    name = article(worker_name(t, worker))
    if s.stack[-5] != k.MASTER:
        return f"Give {name} for a station master"
    tile = s.masters[s.stack[-4]] - 1
    return f"Give {name} for station master {t.masters[tile]}: {master_gives(t, tile)}"
