"""Figures in words: what a component is called, what a value says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from trailboss.core.effects import alternatives
from trailboss.core.message import Message, say
from trailboss.core.rules import Rules
from trailboss.figures.components import Component, Field, node_at
from trailboss.figures.reading import Figures

Say = Callable[[Message], str]


def name_of(figures: Figures, component: Component) -> Message:
    """What a component is called: post 12, building 3 side a."""
    *way, last = component.keys
    kind = [word.replace("_", "-") for word in way]
    if len(way) == 1:
        return say(f"component-{kind[0]}-{last.replace('_', '-')}")
    if last == "steps":
        if way[-1] == "board":
            return say("component-player-steps")
        return say("component-player-steps-disc", name=way[-1])
    value = node_at(figures.tables, figures.schema, component.keys).value
    name = value.get("name", last) if isinstance(value, dict) else last
    return say("component-" + "-".join(kind), name=name)


def field_name(field: Field) -> Message:
    """What a figure of a component is called."""
    if field.name.isdecimal():
        return say("field-players", players=int(field.name))
    if field.name == "":
        return say("field-actions" if "effect" in field.kind else "field-this")
    return say(f"field-{field.name.replace('_', '-')}")


def field_hint(figures: Figures, component: Component, field: Field) -> Message | None:
    """What may stand in a field whose words are its own."""
    if field.name == "needs":
        rows = [*figures.tables["cards"]["cattle"], *figures.tables["cards"]["workers"]]
        codes = tuple(f"{row['code']} {row['name']}" for row in rows)
        return say(f"hint-{field.name}", codes=codes)
    if field.name == "tasks":
        return say(f"hint-{field.name}")
    if component.keys[0] == "automa" and field.name in ("action", "steps"):
        return say(f"hint-automa-{field.name}")
    return None


def value_words(value: Any) -> str:
    """A value as a person would write it down."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return ", ".join(f"{key} {value_words(held)}" for key, held in value.items())
    if isinstance(value, list):
        return ", ".join(value_words(entry) for entry in value)
    return str(value)


def effect_words(rules: Rules, line: str, spoken: Say) -> str:
    """What an action does, in words; each alternative by itself."""
    told = [rules.describe(program) for program in alternatives(line) if program]
    return " / ".join(spoken(message) for message in told if message is not None)
