"""Why an action cannot be used: local actions, actions on offer, auxiliary actions."""

from __future__ import annotations

from trailboss.core.effects import STEP_WIDTH
from trailboss.core.words import counted, short_of
from trailboss.kansas import constants as k
from trailboss.kansas import effects as fx
from trailboss.kansas.auxiliary import open_spaces
from trailboss.kansas.building import builders_on
from trailboss.kansas.hiring import open_rows
from trailboss.kansas.program import step_feasible
from trailboss.kansas.state import State
from trailboss.kansas.visit import local_actions, risk_action, usable
from trailboss.kansas.words.effect_words import actions_words, either_words, program_words
from trailboss.kansas.words.names import position_name, set_words, tile_on_trail, word
from trailboss.kansas.words.reasons_trail import whose_words


def against_action(s: State, program: int) -> str:
    """A local action in phase B, or an action that is on offer."""
    t = s.tables
    if s.stack[-5] == k.VISIT:
        return against_local(s, program)
    first = s.stack[-4]
    second = s.stack[-3]
    if program != first and program != second:
        offered = (first,) if second < 0 else (first, second)
        return f"the action on offer is another one: {either_words(t, offered)}"
    return against_program(s, program)


def against_local(s: State, program: int) -> str:
    """A local action or the risk action of the place that is visited or copied."""
    t = s.tables
    space = s.stack[-4]
    used = s.stack[-3]
    tile = s.stack[-1]
    if used == k.ALL_USED:
        return closed_words(s)
    if not usable(s, tile, s.stack[-2] == 1):
        return whose_words(s, tile, space)
    actions = local_actions(s, tile)
    risk = risk_action(s, space, tile)
    offered = program == risk
    unused = offered and not used >> len(actions) & 1
    for place in range(len(actions)):
        if program in actions[place]:
            offered = True
            unused = unused or not used >> place & 1
    if not offered:
        risk_words = f". Risk action: {program_words(t, risk)}" if risk >= 0 else ""
        here = tile_on_trail(s, tile)
        return f"{here} does not offer that, but: {actions_words(t, actions)}{risk_words}"
    if not unused:
        return "that action has been used in this visit (of an either-or, one side)"
    return against_program(s, program)


def closed_words(s: State) -> str:
    """Why nothing more can be used in a visit."""
    space = s.stack[-4]
    if s.stack[-2] or s.trail[space] != s.stack[-1]:
        return "the building that was visited has been replaced: its actions are lost"
    return "an auxiliary action has been taken instead of the local actions"


def against_auxiliary(s: State, choice: int) -> str:
    t = s.tables
    action, double = divmod(choice, 2)
    if s.stack[-5] == k.VISIT:
        if s.stack[-3] == k.ALL_USED:
            return closed_words(s)
        if s.stack[-2]:
            return "while copying only the copied building's actions can be used"
        if s.stack[-3]:
            return "an auxiliary action is taken instead of local actions, and one has been used"
        if double:
            return "instead of local actions the auxiliary action is single"
    elif double and s.stack[-4] == 0:
        return "only a single auxiliary action is allowed here"
    p = s.players[s.seat]
    spaces = open_spaces(s, p, action)
    disc = t.disc_names[t.auxiliary_disc[action]]
    if spaces == 0:
        return f"it is not unlocked: your discs {disc!r} are still on the board"
    if double and spaces == 1:
        return f"doubling is not unlocked: a disc {disc!r} is still on the board"
    program = t.auxiliary_double[action] if double else t.auxiliary_single[action]
    return against_program(s, program)


# What a program requires ------------------------------------------------------------------------


def against_program(s: State, program: int) -> str:
    """The first requirement of a program that cannot be met."""
    steps = s.tables.steps[program]
    for at in range(0, len(steps), STEP_WIDTH):
        if not step_feasible(s, steps[at], steps[at + 1], at > 0):
            return against_step(s, steps[at], steps[at + 1])
    return ""


def against_step(s: State, operation: int, amount: int) -> str:
    """Why a step that is required is not possible."""
    t = s.tables
    p = s.players[s.seat]
    if operation == fx.PAY:
        return short_of(amount, p.money)
    if operation == fx.DISCARD:
        return f"your hand does not hold {set_words(t, amount)}"
    if operation == fx.ENGINE_BACK:
        here = position_name(t, p.engine)
        return f"your engine on {here} cannot move back {counted(amount, 'free space')}"
    if operation == fx.HIRE:
        return nobody_to_hire(s, amount)
    if operation == fx.BUILD:
        return nothing_to_build(s, amount)
    if operation == fx.HAZARD:
        return short_of(amount, p.money) if on_trail(s, t.hazard_spaces) else "no hazard is there"
    if operation == fx.OUTLAW:
        return no_outlaw(s)
    if operation == fx.BUY:
        return "nothing in the cattle market can be bought, and its stack is empty"
    if operation == fx.DELIVER:
        return "your engine is on space 0 and cannot move back"
    if operation == fx.UPGRADE_BEHIND:
        return "no station behind your engine can be upgraded"
    if operation == fx.COPY:
        return "no building is adjacent that is not in this chain of copies already"
    if operation == fx.RIDE:
        return f"no location lies ahead before {t.city_names[0]}"
    if operation == fx.OBJECTIVE or operation == fx.OBJECTIVE_HAND:
        return "no objective card is left"
    return "no card is left to draw"  # draw, cycle


def on_trail(s: State, spaces: tuple[int, ...]) -> bool:
    for space in spaces:
        if s.trail[space] != k.EMPTY:
            return True
    return False


def nobody_to_hire(s: State, modifier: int) -> str:
    """Nobody above the token, no room on the player board, or too little money for the cheapest."""
    p = s.players[s.seat]
    waiting = False
    least = -1
    for row in range(open_rows(s)):
        for cell in range(row * k.JOB_COLUMNS, row * k.JOB_COLUMNS + s.setup.players):
            worker = s.jobs[cell] - 1
            if worker >= 0:
                waiting = True
                price = s.tables.job_cost[row] + modifier
                if p.workers[worker] < k.WORKER_SPACES and (least < 0 or price < least):
                    least = price
    if not waiting:
        return "no worker is above the job market token"
    if least < 0:
        return "your rows have no space for any of the workers there"
    return short_of(least, p.money)


def nothing_to_build(s: State, price: int) -> str:
    """No building or space left, too few builders, or too little money for the least of all."""
    t = s.tables
    p = s.players[s.seat]
    least = 99
    for space in t.building_spaces:
        old = builders_on(s, space)
        for number in range(1, t.building_numbers + 1):
            difference = t.face_builders[s.setup.faces[number]] - old
            if p.shed >> number & 1 and 0 < difference < least:
                least = difference
    if least == 99:
        return "there is no building left to place, or no space for one"
    if least > p.workers[k.BUILDER]:
        return f"{counted(least, word(t, 'builder'))} needed, {p.workers[k.BUILDER]} there"
    return short_of(least * price, p.money)


def no_outlaw(s: State) -> str:
    t = s.tables
    least = -1
    for place in range(len(t.outlaw_spaces)):
        if s.trail[t.outlaw_spaces[place]] != k.EMPTY:
            price = t.bounty_price[place]
            if least < 0 or price < least:
                least = price
    if least < 0:
        return f"no {word(t, 'outlaw')} is there"
    return short_of(least, s.players[s.seat].money)
