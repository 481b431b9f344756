"""What a decision is about."""

from __future__ import annotations

from typing import Final

from trailboss.core.message import Message

DELIVERIES: Final = "deliveries"
BUILDINGS: Final = "buildings"
CATTLE: Final = "cattle"
RAILROAD: Final = "railroad"
OBJECTIVES: Final = "objectives"
WORKERS: Final = "workers"
TEMPO: Final = "tempo"
ACTIONS: Final = "actions"
THEMES: Final = (
    DELIVERIES,
    BUILDINGS,
    CATTLE,
    RAILROAD,
    OBJECTIVES,
    WORKERS,
    TEMPO,
    ACTIONS,
)

# By the word for a move; an action that leads to such a move is called the same.
BY_MOVE: Final = {
    "deliver": DELIVERIES,
    "disc": DELIVERIES,
    "foresight": DELIVERIES,
    "raise": DELIVERIES,
    "build": BUILDINGS,
    "buy": CATTLE,
    "reveal": CATTLE,
    "discard": CATTLE,
    "remove": CATTLE,
    "engine": RAILROAD,
    "train": RAILROAD,
    "upgrade": RAILROAD,
    "master": RAILROAD,
    "objective": OBJECTIVES,
    "play": OBJECTIVES,
    "hire": WORKERS,
    "jokers": WORKERS,
    "move": TEMPO,
    "place": TEMPO,
    "enter": TEMPO,
}


def theme_of(message: Message) -> str:
    """The theme of a move: its own, or that of what its action does first."""
    found = by_word(message.id.removeprefix("move-"))
    program = message.args.get("program")
    if not found and isinstance(program, Message):
        for step in program.args["gives"]:
            if isinstance(step, Message):
                found = found or by_word(step.id.removeprefix("do-"))
    return found or ACTIONS


def by_word(word: str) -> str:
    """`objective-top` is about objectives, as `objective` is."""
    return BY_MOVE.get(word) or BY_MOVE.get(word.partition("-")[0], "")
