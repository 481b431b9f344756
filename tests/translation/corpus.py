"""Everything the engine says in the recorded games, in the descriptions and in the tests of words.

A text comes with what it is, as `translate` wants to know it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import trailboss
from trailboss.core.record import Record, load_record
from trailboss.game import Game, replay
from trailboss.server.description import describe
from trailboss.titles import GAMES, rules_of

TESTS: Final = Path(__file__).parent.parent
RECORDS: Final = sorted((TESTS / "records").rglob("*.txt"))
Text = tuple[str, str]  # kind, text

# What the files in tests/words are about.
KINDS: Final = {
    "descriptions": "description",
    "events": "event",
    "moves": "move",
    "prompts": "prompt",
    "reasons": "reason",
    "solo": "event",
}


def at_the_start(record: Record) -> Game:
    if record.seed is None:
        return replay(record, step=0)
    return trailboss.new_game(record.game, record.players, record.seed, **record.options)


def said_in(path: Path, moves_every: int, reasons_every: int) -> set[Text]:
    """What is said in one recorded game: every prompt and event; the words of all legal moves at
    every so many steps, and why all other moves are not possible."""
    found: set[Text] = set()
    record = load_record(path.read_text(encoding="utf-8"))
    game = at_the_start(record)
    rules = game.ruleset
    game.listen(lambda event: found.add(("event", rules.tell(event))))
    for step, move in enumerate(record.moves):
        found.add(("prompt", game.prompt))
        found.add(("message", game.barrier_reason))
        if step % moves_every == 0:
            found.update(("move", game.explain(legal)) for legal in game.legal)
        else:
            found.add(("move", game.explain(move)))
        if step % reasons_every == 0:
            legal = {known.code for known in game.legal}
            for code in range(rules.action_count):
                if code not in legal:
                    found.add(("reason", rules.why_not(game.position, code)))
        game.play(move)
    found.add(("prompt", game.prompt))
    return found


@cache
def recorded(moves_every: int = 6, reasons_every: int = 200) -> frozenset[Text]:
    found: set[Text] = set()
    for path in RECORDS:
        found |= said_in(path, moves_every, reasons_every)
    return frozenset(found)


@cache
def described() -> frozenset[Text]:
    """All words and names of the descriptions."""
    return frozenset(
        ("description", text) for game in GAMES for text in texts_in(describe(rules_of(game)))
    )


def texts_in(data: Any, name: str = "") -> Iterator[str]:
    if isinstance(data, dict):
        for key, value in data.items():
            texts = name in ("words", "cards") and isinstance(value, str)
            yield from texts_in(value, "words" if texts else key)
    elif isinstance(data, list):
        for value in data:
            yield from texts_in(value)
    elif isinstance(data, str) and name in ("words", "name") and data:
        yield data


@cache
def notated() -> frozenset[Text]:
    """Every move in notation."""
    return frozenset(("notation", text) for game in GAMES for text in rules_of(game).codec.texts)


@cache
def expected() -> frozenset[Text]:
    """The sentences which the tests of words expect, one or more for every reason."""
    known = {text for _, text in notated()}
    found: set[Text] = set()
    for path in sorted((TESTS / "words").rglob("test_*.py")):
        kind = KINDS.get(path.stem.removeprefix("test_"))
        if kind is None:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.Eq):
                for text in sentences(node):
                    if text not in known:
                        found.add((kind, text))
    return frozenset(found)


# What neither the recorded games nor the tests of words come to say.
SELDOM: Final[tuple[Text, ...]] = (
    ("description", "take a single auxiliary action"),
    ("description", "3 VP for each card in your objective area"),
    ("description", "3 VP for each of your certificates"),
    ("event", "Seat 2 finds no objective card"),
    ("event", "Seat 2 has no disc for a delivery"),
    ("event", "Seat 3 no longer has the card that was asked for: the action lapses"),
    ("event", "Seat 1 shows OM2"),
    ("move", "Give a cowboy for a station master"),
    ("move", "Move your engine to turnout T7 at station S2"),
    ("move", "Move your herder to the start (empty)"),
    ("move", "No disc for this post can be paid: choose another one"),
    ("move", "No post is open to a disc any more: place none"),
    ("prompt", "No disc for post 10 can be paid any more: choose another post"),
    ("reason", "an auxiliary action has been taken instead of the printed actions"),
    ("reason", "it is not free"),
    ("reason", "the building that was visited has been replaced: its actions are lost"),
)


def all_texts() -> frozenset[Text]:
    """Everything above, as far as `make test` goes."""
    return recorded() | described() | notated() | expected() | frozenset(SELDOM)


def sentences(node: ast.Compare) -> Iterator[str]:
    """Texts that something is compared with, alone or in a list; not those it is made from."""
    sides = [node.left, *node.comparators]
    for side in sides:
        parts = side.elts if isinstance(side, ast.List | ast.Tuple | ast.Set) else [side]
        for part in parts:
            if isinstance(part, ast.Constant) and isinstance(part.value, str) and " " in part.value:
                yield part.value
