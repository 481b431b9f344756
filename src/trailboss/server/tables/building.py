"""Games made from what the log says."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from trailboss.core.errors import TrailbossError
from trailboss.core.message import to_data
from trailboss.core.rules import Event, Position, Rules
from trailboss.core.source import (
    NoSource,
    RecordingSource,
    ScriptedSource,
    SeededSource,
    TracksSource,
)
from trailboss.figures import knows_with, rules_for
from trailboss.game import Game, begin
from trailboss.positions import read_position
from trailboss.server.storage.rows import Chance, EntryRow, Header
from trailboss.titles import game_ids, knows, rules_of

SEED_BITS = 64  # with fewer the draws everybody sees would give the seed away to a patient machine


def build(header: Header, names: Sequence[str], codes: Sequence[int]) -> Game:
    """The game of a table after the given moves."""
    return build_game(
        rules_at(header),
        header.players,
        header.options,
        header.chance,
        list(names),
        header.sandbox,
        list(codes),
    )


def rules_at(header: Header) -> Rules:
    """The rules a table is played with, those of the day it began."""
    return rules_for(header.game, header.rules_version, header.figures)


def rules_to_read(header: Header) -> Rules | None:
    """The rules that say what a table's log tells: its own, or else today's."""
    if header.game not in game_ids():
        return None
    return rules_at(header) if has_rules(header) else rules_of(header.game)


def has_rules(header: Header) -> bool:
    """Does this server have the rules a table began with?"""
    if header.figures is not None:
        return knows_with(header.game, header.rules_version, header.figures)
    return knows(header.game, header.rules_version)


@lru_cache(maxsize=256)
def opening(rules: Rules, text: str) -> Position:
    """The position a game began with. The server has read it before: nothing is tried out."""
    return read_position(text, 0, trust=True).position


def build_game(
    rules: Rules,
    players: int,
    options: dict[str, object],
    chance: Chance,
    names: list[str] | None,
    sandbox: bool,
    codes: list[int],
) -> Game:
    opened = None if chance.position is None else opening(rules, chance.position)
    if chance.outcomes is None:
        seed = None if chance.tracks else chance.seed
        tracks = TracksSource(chance.seed) if chance.tracks else None
        game = begin(rules, players, seed, tracks, names, sandbox, options, opened)
        game.advance(codes)
        return game
    source = ScriptedSource(list(chance.outcomes))
    game = begin(rules, players, None, source, names, sandbox, options, opened)
    game.advance(codes[: chance.known])
    if len(codes) >= chance.known:
        go_on_by_seed(game, chance.seed)
    game.advance(codes[chance.known :])
    return game


def stepwise(header: Header, names: Sequence[str], codes: Sequence[int]) -> Iterator[Game]:
    """The game at every step, from its beginning; always the same object."""
    game = build(header, names, [])
    yield game
    for code in codes:
        game.advance([code])
        if header.chance.outcomes is not None and game.step == header.chance.known:
            go_on_by_seed(game, header.chance.seed)
        yield game


def go_on_by_seed(game: Game, seed: int) -> None:
    """Let a game whose outcomes were known go on with new ones."""
    going_on = RecordingSource(SeededSource(seed))
    going_on.outcomes = list(game.source.outcomes)
    game.source = going_on


class Course:
    """The moves that stand, as the log's moves and undos leave them."""

    def __init__(self) -> None:
        self.codes: list[int] = []
        self.movers: list[int] = []
        self.by_people: list[bool] = []  # or else by a bot or by default
        self.turns: list[int] = []

    def follow(self, rules: Rules, entry: EntryRow) -> None:
        """Take one entry into account."""
        if entry.kind == "move":
            code = rules.codec.parse(entry.data["move"])
            mover = -1 if entry.seat is None else entry.seat
            self.add(code, mover, entry.data.get("by") == "person", entry.data["turn"])
        elif entry.kind == "undo":
            self.cut(entry.step)

    def add(self, code: int, mover: int, by_person: bool, turn: int) -> None:
        self.codes.append(code)
        self.movers.append(mover)
        self.by_people.append(by_person)
        self.turns.append(turn)

    def cut(self, step: int) -> None:
        """Only the first `step` moves still stand."""
        del self.codes[step:]
        del self.movers[step:]
        del self.by_people[step:]
        del self.turns[step:]


def played(game: Game, code: int, by: str) -> dict[str, Any]:
    """Make a move; what the log keeps of it."""
    rules = game.ruleset
    turn = game.state.turn
    told = rules.explain(game.state, code)
    events: list[Event] = []
    game.listeners = [events.append]
    try:
        game.play(code)
    finally:
        game.listeners = []
    return {
        "move": rules.codec.texts[code],
        "turn": turn,
        "by": by,
        "told": to_data(told),
        "events": [stored(rules, event) for event in events],
    }


def stored(rules: Rules, event: Event) -> dict[str, Any]:
    """An event as the log keeps it, with who may know of it."""
    kept: dict[str, Any] = {
        "kind": rules.event_kind(event),
        "seat": event[1],
        **to_data(rules.tell(event)),
    }
    if rules.private(event):
        kept["private"] = True
    if rules.counted(event):
        kept["counted"] = True
    return kept


def take_back(game: Game, header: Header, to: int) -> Game:
    """The game with only its first `to` moves; the header's chance is that from there on. What was
    drawn after them is forgotten and will be drawn anew: whoever saw it knows nothing by it.
    Outcomes known beforehand do not fit other moves, so a seed decides from there on."""
    if to >= game.barrier_step:  # nothing was drawn since
        known = game.source.outcomes
    else:
        known = build(header, game.names, game.codes[:to]).source.outcomes
    chance = header.chance
    if len(known) < len(game.source.outcomes):
        seed = secrets.randbits(SEED_BITS)
        header.chance = Chance(seed=seed, outcomes=list(known), known=to, position=chance.position)
    elif chance.known > to:
        header.chance = Chance(
            seed=chance.seed, outcomes=chance.outcomes, known=to, position=chance.position
        )
    elif game.barrier is not None and to >= game.barrier_step:
        while game.step > to:
            game.undo()
        return game
    return build(header, game.names, game.codes[:to])


def open_after(rules: Rules, before: Position, code: int) -> Position | None:
    """The position after a move that can be taken back; None if it reveals something or ends the
    turn. Found without drawing anything, so the answer tells nothing about what will be drawn."""
    after = before.copy()
    try:
        rules.apply(after, code, NoSource())
    except TrailbossError:
        return None
    as_before = (after.reveals, after.seat, after.turn) == (
        before.reveals,
        before.seat,
        before.turn,
    )
    return after if as_before else None


def automa_name(title: str) -> str:
    """What the solo opponent of a title is called; empty if it has none, or is not known here."""
    return rules_of(title).opponent if title in game_ids() else ""
