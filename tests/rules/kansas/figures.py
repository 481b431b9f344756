"""The tables of an edition as data tests look at them."""

from __future__ import annotations

from trailboss.kansas import effects as fx
from trailboss.kansas.rules import KansasRules
from trailboss.kansas.tables import Tables
from trailboss.titles import rules_of

SECOND = "second-edition"


def tables(game: str) -> Tables:
    rules = rules_of(game)
    assert isinstance(rules, KansasRules)
    return rules.tables


def in_bag(t: Tables, bag: int) -> dict[str, int]:
    return {name: count for name, count in zip(t.tile_names, t.bags[bag]) if count}


WORDS = {
    fx.MONEY: "money",
    fx.PAY: "pay",
    fx.CERTIFICATE: "certificate",
    fx.TOKEN: "token",
    fx.ENGINE: "engine",
    fx.ENGINE_BACK: "engine-back",
    fx.HIRE: "hire",
    fx.BUILD: "build",
    fx.HAZARD: "hazard",
    fx.MOVE: "move",
    fx.RIDE: "ride",
    fx.DRAW: "draw",
    fx.CYCLE: "cycle",
    fx.REMOVE: "remove",
}
PLAIN_WORDS = {
    fx.CERTIFICATE_MAX: "certificate max",
    fx.OUTLAW: "outlaw",
    fx.OBJECTIVE: "objective",
    fx.OBJECTIVE_HAND: "objective hand",
    fx.AUXILIARY: "auxiliary single",
    fx.AUXILIARY_DOUBLE: "auxiliary double",
    fx.BUY: "buy",
    fx.DELIVER: "deliver",
    fx.COPY: "copy",
    fx.UPGRADE_BEHIND: "upgrade-behind",
}
COUNTS = {
    fx.PER_COWBOYS: "cowboy",
    fx.PER_BUILDERS: "builder",
    fx.PER_ENGINEERS: "engineer",
    fx.PER_WOODS: "woods",
    fx.PER_BUILDINGS: "building",
    fx.PER_HAZARDS: "hazard",
    fx.PER_STATIONS: "station",
    fx.PER_PAIRS: "pair",
    fx.PER_OBJECTIVES: "objective",
    fx.PER_CERTIFICATES: "certificate",
    fx.PER_WORKERS: "worker",
}


def spelled(t: Tables, program: int) -> str:
    """A program as its steps say, not as the line in the data file does."""
    if program < 0:
        return ""
    steps = t.steps[program]
    parts: list[str] = []
    for at in range(0, len(steps), 3):
        operation, amount, per = steps[at : at + 3]
        if operation in PLAIN_WORDS:
            parts.append(PLAIN_WORDS[operation])
        elif operation == fx.DISCARD:
            parts.append(f"discard {t.set_names[amount]}")
        else:
            parts.append(f"{WORDS[operation]} {amount}" + (f"/{COUNTS[per]}" if per else ""))
    return ", ".join(parts)


def actions(t: Tables, tile: tuple[tuple[int, ...], ...]) -> list[str]:
    """The local actions of a tile, with | between alternatives."""
    return [" | ".join(spelled(t, program) for program in action) for action in tile]
