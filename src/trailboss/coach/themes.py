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
MONEY: Final = "money"
ACTIONS: Final = "actions"
THEMES: Final = (
    DELIVERIES,
    BUILDINGS,
    CATTLE,
    RAILROAD,
    OBJECTIVES,
    WORKERS,
    TEMPO,
    MONEY,
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


# By the line of the score sheet that is most of the difference, where no move says it.
BY_LINE: Final = {
    "money": MONEY,
    "buildings": BUILDINGS,
    "cities": DELIVERIES,
    "trading posts": DELIVERIES,
    "stations": RAILROAD,
    "station masters": RAILROAD,
    "cattle": CATTLE,
    "objectives": OBJECTIVES,
    "bonus tiles": OBJECTIVES,
    "workers": WORKERS,
    "job market token": WORKERS,
    "hazards": TEMPO,
    "step bonus": TEMPO,
}


# What is done where nothing is done.
NOTHING: Final = ("move-decline", "move-done")
SOONER: Final = "review-fact-sooner"  # the fact that a delivery comes sooner


def theme_of(
    better: tuple[Message, ...],
    made: Message | None = None,
    lines: dict[str, float] | None = None,
    facts: tuple[Message, ...] = (),
) -> str:
    """What a decision is about: what the better turn does first, what was done instead, or the line
    of the score sheet it brings most. Where the herder goes is about what it does there, unless it
    gets round sooner; and who does nothing where the champion spends money has it left over."""
    own = [(message, own_theme(message)) for message in better]
    if own and own[0][1] == TEMPO and any(fact.id == SOONER for fact in facts):
        return TEMPO
    about = [(message, theme) for message, theme in own if theme not in ("", TEMPO)]
    if made is not None and made.id in NOTHING and spends(about):
        return MONEY
    if about:
        return about[0][1]
    found = TEMPO if any(theme for _, theme in own) else ""
    if not found and made is not None:
        found = own_theme(made)
    known = {line: points for line, points in (lines or {}).items() if line in BY_LINE}
    if not found and known:
        found = BY_LINE[max(known, key=lambda line: abs(known[line]))]
    return found or ACTIONS


def spends(about: list[tuple[Message, str]]) -> bool:
    """Is the first thing a turn does, once its action is chosen, to be paid for?"""
    deeds = (message for message, _ in about if message.id != "move-do")
    first = next(deeds, None)
    return first is not None and bool(first.args.get("price"))


def own_theme(message: Message) -> str:
    """The theme of a move: its own, or that of what its action does first."""
    found = by_word(message.id.removeprefix("move-"))
    program = message.args.get("program")
    if not found and isinstance(program, Message):
        for step in program.args["gives"]:
            if isinstance(step, Message):
                found = found or by_word(step.id.removeprefix("do-"))
    return found


def by_word(word: str) -> str:
    """`objective-top` is about objectives, as `objective` is."""
    return BY_MOVE.get(word) or BY_MOVE.get(word.partition("-")[0], "")
