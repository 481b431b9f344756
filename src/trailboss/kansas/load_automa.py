"""Reads the table of the solo opponent, where a title has one."""

from __future__ import annotations

from trailboss.core.tables import Data, none_of
from trailboss.kansas.constants import STEPS_BUILDINGS, STEPS_SPEC, STEPS_WORKER
from trailboss.kansas.tables import Tables

AUTOMA_ACTIONS = (
    "hire any",
    "hire spec",
    "hire engineer",
    "engine",
    "objective",
    "outlaw",
    "hazard",
    "buy",
    "reveal",
    "build",
)


def load_automa(t: Tables, automa: Data) -> None:
    t.automa_name = automa["name"]
    t.automa_seats = automa["seats"]
    t.automa_side = ["a", "b"].index(automa["side"])
    t.automa_cap = automa["price_cap"]
    t.automa_discs = automa["discs"]
    cards: list[Data] = automa["cards"]
    ids = [card["id"] for card in cards]
    t.automa = tuple(ids)
    steps: list[int] = []
    for card in cards:
        if isinstance(card["steps"], int):
            steps.append(card["steps"])
        elif card["steps"] in t.workers:
            steps.append(STEPS_WORKER - t.workers.index(card["steps"]))
        elif card["steps"] not in ("buildings", "spec"):
            known = ("1", "2", "3", *t.workers, "buildings", "spec")
            raise none_of(f"automa.toml: cards {card['id']}", "steps", card["steps"], known)
        else:
            steps.append({"buildings": STEPS_BUILDINGS, "spec": STEPS_SPEC}[card["steps"]])
    t.automa_steps = tuple(steps)
    t.automa_actions = tuple(tuple(card["action"].split(" + ")) for card in cards)
    t.automa_only = tuple(t.workers.index(card["only"]) if "only" in card else -1 for card in cards)
    for number, actions in enumerate(t.automa_actions):
        for action in actions:
            if action not in AUTOMA_ACTIONS:
                raise none_of(f"automa.toml: cards {ids[number]}", "action", action, AUTOMA_ACTIONS)
    tuned: Data = automa["tuned"]
    t.automa_tuned = tuple(name in tuned["cards"] for name in ids)
    t.automa_spec_actions = tuple(tuned[worker] for worker in t.workers)
    levels: dict[str, Data] = automa["levels"]
    t.automa_levels = tuple(levels)
    t.automa_without = tuple(
        tuple(ids.index(name) for name in level["without"]) for level in levels.values()
    )
    t.automa_extra = tuple(level["extra_workers"] for level in levels.values())
    t.automa_first = tuple(t.cities.index(level["first_city"]) for level in levels.values())
