"""Shorthand for what tiles do, where a sentence would not fit: `white > $2`, `engine 2`."""

from __future__ import annotations

from trailboss.core.effects import STEP_WIDTH
from trailboss.core.words import plural
from trailboss.kansas import effects as fx
from trailboss.kansas.tables import Tables
from trailboss.kansas.words.names import word

COSTS = (fx.PAY, fx.DISCARD, fx.ENGINE_BACK)

PLAIN = {
    fx.CERTIFICATE_MAX: "certificates to limit",
    fx.OBJECTIVE: "objective",
    fx.OBJECTIVE_HAND: "objective to hand",
    fx.AUXILIARY: "auxiliary",
    fx.AUXILIARY_DOUBLE: "auxiliary 1-2",
    fx.BUY: "buy cattle",
    fx.DELIVER: "deliver",
    fx.COPY: "copy neighbour",
    fx.UPGRADE_BEHIND: "upgrade behind",
}


def brief_step(t: Tables, operation: int, amount: int, per: int) -> str:
    counted = fx.COUNTED[per]
    if operation == fx.MONEY or operation == fx.PAY:
        return f"${amount}" + (f"/{singular(t, counted)}" if counted else "")
    if operation == fx.DISCARD:
        return t.set_names[amount]
    if operation == fx.HIRE:
        return "hire" if amount == 0 else f"hire {'+' if amount > 0 else '-'}${abs(amount)}"
    if operation == fx.BUILD:
        return f"build ${amount}"
    if operation == fx.HAZARD:
        return f"hazard ${amount}" if amount else "hazard free"
    if operation == fx.OUTLAW:
        return word(t, "outlaw")
    if operation in PLAIN:
        return PLAIN[operation]
    if operation == fx.CERTIFICATE:
        return f"{amount} cert." + (f"/{singular(t, counted)}" if counted else "")
    if operation == fx.TOKEN:
        return "token" if amount == 1 else f"{amount} tokens"
    name = {
        fx.ENGINE: "engine",
        fx.ENGINE_BACK: "engine back",
        fx.MOVE: word(t, "herder"),
        fx.RIDE: f"{word(t, 'herder')} without fees",
        fx.DRAW: "draw",
        fx.CYCLE: "draw",
        fx.REMOVE: "remove",
    }[operation]
    return f"{name} {amount}" + (f"/{singular(t, counted)}" if counted else "")


def singular(t: Tables, counted: str) -> str:
    """What an amount is for each of."""
    if counted == "pairs":
        return f"{word(t, 'outlaw')} pair"
    if counted == "woods":
        return "building in the woods"
    return word(t, counted.removesuffix("s"))


def brief(t: Tables, program: int) -> str:
    """A program: what it asks for, `>`, what it gives."""
    costs: list[str] = []
    gains: list[str] = []
    steps = t.steps[program]
    for at in range(0, len(steps), STEP_WIDTH):
        text = brief_step(t, steps[at], steps[at + 1], steps[at + 2])
        (costs if steps[at] in COSTS else gains).append(text)
    given = " + ".join(gains)
    return f"{' + '.join(costs)} > {given}" if costs else given


def brief_action(t: Tables, programs: tuple[int, ...]) -> str:
    return " or ".join(brief(t, program) for program in programs)


def brief_tile(t: Tables, actions: tuple[tuple[int, ...], ...]) -> str:
    """All actions of a tile."""
    return ", ".join(brief_action(t, action) for action in actions)


def brief_master(t: Tables, tile: int) -> str:
    """A station master: at once, and at the end."""
    parts = []
    if t.master_permanent[tile]:
        parts.append(f"{t.master_permanent[tile]} permanent cert.")
    if t.master_programs[tile]:
        parts.append(brief_action(t, t.master_programs[tile]))
    if t.master_vp[tile]:
        counted = fx.COUNTED[t.master_of[tile]]
        per = t.master_per[tile]
        what = f"{per} {counted}" if per > 1 else singular(t, counted)
        parts.append(f"{t.master_vp[tile]} VP/{what}")
    return "; ".join(parts)


def brief_arrow(t: Tables, city: int) -> str:
    """What a city and the one after it give together."""
    parts = []
    if t.arrow_vp[city]:
        parts.append(f"{t.arrow_vp[city]:+} VP")
    if t.arrow_program[city] >= 0:
        parts.append(brief(t, t.arrow_program[city]))
    return " + ".join(parts)


def brief_tasks(t: Tables, card: int) -> str:
    """What an objective card asks for."""
    things = ["building", "station", "hazard", word(t, "green outlaw"), word(t, "orange outlaw")]
    single = things + ["value-3 card", "value-4 card", "value-5 card", t.city_names[-1]]
    tasks = t.objective_tasks[card]
    return ", ".join(
        f"{tasks[task]} {plural(single[task])}" if tasks[task] > 1 else single[task]
        for task in range(len(tasks))
        if tasks[task]
    )


def brief_objective(t: Tables, card: int) -> str:
    """An objective card: its action, its tasks, its points."""
    penalty = f"/-{t.objective_penalty[card]}" if t.objective_penalty[card] else ""
    text = f"{brief_tasks(t, card)} ({t.card_vp[card]}{penalty} VP)"
    program = t.objective_program[card]
    return f"{text}, when played: {brief(t, program)}" if program >= 0 else text
