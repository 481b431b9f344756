"""Shorthand for what tiles do, where a sentence would not fit: `Galloway > $2`, `herder 2`."""

from __future__ import annotations

from trailboss.core.effects import STEP_WIDTH
from trailboss.core.words import points
from trailboss.elpaso import effects as fx
from trailboss.elpaso.constants import NEED_BONUS, NEED_BUILDING, NEED_DISC
from trailboss.elpaso.progress import asked_by_name
from trailboss.elpaso.tables import Tables

COSTS = (fx.PAY, fx.DISCARD)

PLAIN = {
    fx.BUY: "buy cattle",
    fx.TRAIN: "train",
    fx.BUILD: "build",
    fx.OBJECTIVE: "objective",
    fx.BONUS: "bonus tile",
    fx.ANY_TILE: "objective or bonus tile",
}


def brief_set(t: Tables, cards: int) -> str:
    """A set of cattle cards."""
    if cards == t.all_cattle:
        return "any card"
    name = t.set_names[cards]
    return t.card_names[t.cards.index(name)] if name in t.cards else f"{name} card"


def brief_step(t: Tables, operation: int, amount: int) -> str:
    if operation == fx.MONEY or operation == fx.PAY:
        return f"${amount}"
    if operation == fx.CERTIFICATE:
        return f"{amount} cert."
    if operation == fx.TOKEN:
        return "token" if amount == 1 else f"{amount} tokens"
    if operation == fx.DISCARD:
        return brief_set(t, amount)
    if operation == fx.SELL:
        return f"any card > ${amount} × value"
    if operation == fx.HIRE:
        return f"hire ${amount}" if amount else "hire free"
    if operation == fx.HIRE_ANOTHER:
        return f"second hire ${amount}"
    if operation == fx.AUXILIARY:
        return "auxiliary" if amount == 1 else f"{amount} auxiliary"
    if operation == fx.MOVE:
        return f"herder {amount}"
    if operation == fx.GAIN:
        return t.card_names[amount]
    if operation == fx.REMOVE:
        return f"remove {brief_set(t, amount)}"
    if operation == fx.EXCHANGE:
        return "exchange" if amount == 1 else f"exchange ×{amount}"
    return PLAIN[operation]


def brief(t: Tables, program: int) -> str:
    """A program: what it asks for, `>`, what it gives."""
    costs: list[str] = []
    gains: list[str] = []
    steps = t.steps[program]
    for at in range(0, len(steps), STEP_WIDTH):
        text = brief_step(t, steps[at], steps[at + 1])
        (costs if steps[at] in COSTS else gains).append(text)
    given = " + ".join(gains)
    return f"{' + '.join(costs)} > {given}" if costs else given


def brief_action(t: Tables, programs: tuple[int, ...]) -> str:
    return " or ".join(brief(t, program) for program in programs)


def brief_tile(t: Tables, actions: tuple[tuple[int, ...], ...]) -> str:
    """All actions of a tile."""
    return ", ".join(brief_action(t, action) for action in actions)


def brief_face(t: Tables, kind: int, side: int) -> str:
    return brief_tile(t, t.kind_actions[side][kind])


def brief_need(t: Tables, need: int, count: int) -> str:
    kind, what = t.needs[need]
    if kind == NEED_BUILDING:
        name = "building"
    elif kind == NEED_BONUS:
        name = "bonus tile"
    elif kind == NEED_DISC:
        name = f"disc on {what}+"
        return name if count == 1 else f"{count} {name.replace('disc', 'discs')}"
    elif what < t.cattle_count:
        name = t.card_names[what]
        return name if count == 1 else f"{count} {name}"
    else:
        name = t.cards[what]
    return name if count == 1 else f"{count} {name}s"


def brief_objective(t: Tables, tile: int) -> str:
    """An objective tile: what it needs, its points."""
    needs = t.objective_needs[tile]
    parts: list[str] = []
    for need in range(len(needs)):
        count = asked_by_name(t, needs, need)
        if count > 0:
            parts.append(brief_need(t, need, count))
    return f"{', '.join(parts)} ({points(t.objective_vp[tile])})"


def brief_bonus(t: Tables, tile: int) -> str:
    """A bonus tile: what it gives, its points."""
    parts: list[str] = []
    if t.bonus_permanent[tile]:
        parts.append(f"{t.bonus_permanent[tile]} permanent cert.")
    if t.bonus_duplicate[tile]:
        parts.append(f"{t.bonus_duplicate[tile]} duplicate counts")
    if t.bonus_program[tile] >= 0:
        parts.append(brief(t, t.bonus_program[tile]))
    given = ", ".join(parts)
    return f"{given} ({points(t.bonus_vp[tile])})" if given else points(t.bonus_vp[tile])
