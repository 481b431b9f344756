"""What is asked: a sentence for every decision, made of what everybody may know.

A prompt is part of every seat's observation, so nothing here may look at a hand or a draw stack.
"""

from __future__ import annotations

from trailboss.core.words import article, counted, counted_range, first_upper, points, range_words
from trailboss.kansas import constants as k
from trailboss.kansas.hand import drawable
from trailboss.kansas.hiring import open_rows
from trailboss.kansas.movement import step_limit
from trailboss.kansas.state import State
from trailboss.kansas.stations import corners_of, discs_for
from trailboss.kansas.visit import usable
from trailboss.kansas.words.descriptions import corners_words, master_gives
from trailboss.kansas.words.effect_words import program_words
from trailboss.kansas.words.names import card_name, set_words, space_name, tile_on_trail, word

FRAME_NAMES = {
    k.DISCARD: "discard",
    k.PLACE: "place",
    k.PHASE_A: "phase-a",
    k.VISIT: "phase-b",
    k.OFFER: "offer",
    k.PAY_CARD: "pay-card",
    k.REMOVE: "remove",
    k.HIRE: "hire",
    k.BUY: "buy",
    k.BUILD: "build",
    k.ENGINE: "engine",
    k.ENGINE_BACK: "engine-back",
    k.ENGINE_RETURN: "engine-return",
    k.ENGINE_DELIVER: "engine-deliver",
    k.UPGRADE: "upgrade",
    k.UPGRADE_BEHIND: "upgrade-behind",
    k.DISC: "disc",
    k.MASTER: "master",
    k.OBJECTIVE: "objective",
    k.REMOVE_HAZARD: "hazard",
    k.TAKE_OUTLAW: "outlaw",
    k.AUXILIARY: "auxiliary",
    k.DRAW: "draw",
    k.MOVE: "move",
    k.ENTER_CITY: "enter-city",
    k.FORESIGHT: "foresight",
    k.INCOME: "income",
    k.SIMMENTAL: "simmental",
    k.CITY: "city",
    k.COPY: "copy",
    k.CLOSED: "over",
}


def frame_name(kind: int) -> str:
    return FRAME_NAMES[kind]


def prompt_words(s: State) -> str:
    """The question of the top frame, to the seat that decides."""
    t = s.tables
    stack = s.stack
    kind = stack[-5]
    a = stack[-4]
    b = stack[-3]
    herder = word(t, "herder")
    city = t.city_names[0]
    if kind == k.DISCARD:
        return f"Discard {counted(a, 'more card')}"
    if kind == k.PLACE:
        return f"First turn: place your {herder} on a neutral building"
    if kind == k.PHASE_A:
        return (
            f"Phase A: move your {herder} {counted_range(step_limit(s, s.players[s.seat]), 'step')}"
        )
    if kind == k.VISIT:
        return visit_prompt(s, a, b, stack[-2] == 1, stack[-1])
    if kind == k.OFFER:
        second = f", or {program_words(t, b)}" if b >= 0 else ""
        return f"You may {program_words(t, a)}{second}"
    if kind == k.PAY_CARD:
        if b >= 0:
            return f"Discard a second card of the type of {card_name(t, b)}"
        return f"Discard {set_words(t, a)}"
    if kind == k.REMOVE:
        return f"Remove up to {counted(a, 'more card')} of your hand from the game"
    if kind == k.HIRE:
        return hire_prompt(s, a)
    if kind == k.BUY:
        cowboys = counted(a, word(t, "cowboy"))
        if b:
            return f"Buy more cattle with the {cowboys} left, or end the purchase"
        return f"Buy cattle with {cowboys}"
    if kind == k.BUILD:
        return f"Place a building for ${a} per {word(t, 'builder')}"
    if kind == k.ENGINE:
        spaces = counted_range(a, "space")
        return f"Move your engine forward {spaces}{', or decline' if b else ''}"
    if kind == k.ENGINE_BACK:
        return f"Move your engine back exactly {counted(a, 'space')}"
    if kind == k.ENGINE_RETURN:
        return (
            "Your engine is on the last space: move it back to any free space"
            f" (then gain ${t.last_bonus})"
        )
    if kind == k.ENGINE_DELIVER:
        return "Extraordinary delivery: move your engine back at least 1 space, as far as you like"
    if kind == k.UPGRADE:
        return (
            f"Upgrade station {t.stations[a]} for ${t.station_cost[a]} ({points(t.station_vp[a])})?"
        )
    if kind == k.UPGRADE_BEHIND:
        return "Choose a station behind your engine to upgrade"
    if kind == k.DISC:
        return disc_prompt(s, a, b)
    if kind == k.MASTER:
        tile = s.masters[a] - 1
        return (
            f"Give a hired worker for station master {t.masters[tile]} of {t.stations[a]}"
            f" ({master_gives(t, tile)})?"
        )
    if kind == k.OBJECTIVE:
        where = " into your hand" if a else ""
        return f"Take an objective card{where}{', or decline' if b else ''}"
    if kind == k.REMOVE_HAZARD:
        price = f"for ${a}" if a else "free of charge"
        return f"Remove a hazard {price}: choose which"
    if kind == k.TAKE_OUTLAW:
        return f"{first_upper(word(t, 'take an outlaw'))}: choose {article(word(t, 'outlaw'))}"
    if kind == k.AUXILIARY:
        return f"Choose a single{' or double' if a else ''} auxiliary action"
    if kind == k.DRAW:
        most = min(a, drawable(s.players[s.seat]))
        return f"Draw {range_words(1, most)} {'card' if most == 1 else 'cards'}, discarding as many"
    if kind == k.MOVE:
        free = f" without fees, not into {city}" if b else ""
        return f"Move your {herder} {counted_range(a, 'step')}{free}"
    if kind == k.ENTER_CITY:
        return f"{city}: enter, or play objective cards first"
    if kind == k.FORESIGHT:
        return f"{city}, subphase {a + 1}: choose a foresight tile of column {a + 1}"
    if kind == k.INCOME:
        return income_prompt(s)
    if kind == k.SIMMENTAL:
        older = t.card_names[t.card_becomes[a]]
        return f"{city}, subphase 4: raise a {t.card_names[a]} to a {older}, or end"
    if kind == k.CITY:
        which = f"{city}, subphase 5" if b else "Extraordinary delivery"
        return f"{which}: deliver to a city of value {a} or less" if a else f"{which}: deliver"
    if kind == k.COPY:
        return "Choose an adjacent building whose local actions you use"
    return "The game is over"


def visit_prompt(s: State, space: int, used: int, copied: bool, tile: int) -> str:
    """Phase B, or the visit of a copied building on top of it. The frame keeps the tile that was
    entered: the one on the trail may have replaced it since."""
    here = f"{space_name(s.tables, space)} ({tile_on_trail(s, tile)})"
    if copied:
        if used == k.ALL_USED:
            return f"Copying {here}: nothing is left to use, end the copy"
        return f"Copying {here}: use its {'other ' if used else ''}local actions, or end the copy"
    if used == k.ALL_USED:
        return f"Phase B at {here}: nothing is left to use, end the phase"
    if not usable(s, tile, copied):
        return f"Phase B at {here}: take one single auxiliary action, or end the phase"
    if used:
        return f"Phase B at {here}: use its other local actions, or end the phase"
    return (
        f"Phase B at {here}: use its local actions, or one single auxiliary action instead,"
        " or end the phase"
    )


def hire_prompt(s: State, modifier: int) -> str:
    rows = f"{'row' if open_rows(s) == 1 else 'rows'} {range_words(1, open_rows(s))}"
    price = ""
    if modifier:
        price = f" for ${abs(modifier)} {'more' if modifier > 0 else 'less'}"
    return f"Hire a worker from {rows} of the job market{price}"


def disc_prompt(s: State, target: int, transport: int) -> str:
    p = s.players[s.seat]
    place = target_name(s, target)
    if not discs_for(s, p, target, p.money, transport):
        return f"No disc of your board is available for {place}: take one from a station"
    rest = f", leaving ${transport} for transport" if transport else ""
    return f"Choose a disc for {place} ({corners_words(corners_of(s, target))}){rest}"


def target_name(s: State, target: int) -> str:
    """Where a disc goes."""
    if target >= k.STATION_TARGET:
        return f"station {s.tables.stations[target - k.STATION_TARGET]}"
    return s.tables.city_names[target]


def income_prompt(s: State) -> str:
    t = s.tables
    begin = f"{t.city_names[0]}, subphase 4: show your hand and take the income"
    have = t.certificates[s.players[s.seat].certificate]
    if have == 0:
        return begin
    return f"{begin}; choose how many certificates to keep ({range_words(0, have)})"
