"""The recorded games in every language: each question, move, event and reason has its words there,
and nothing is said in English instead."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

import trailboss
from tests.words.saying import said
from trailboss.core.message import Message
from trailboss.core.record import Record, load_record
from trailboss.game import Game, replay
from trailboss.words import languages

FOLDER: Final = Path(__file__).parents[1] / "records"
RECORDS: Final = sorted(FOLDER.rglob("*.txt"))
MOVES_EVERY: Final = 6  # at so many steps all legal moves are read, else the one that is made
CODES: Final = re.compile(r"[{}]|\b[A-Z]{2,}-|\bO[SDCEMT][0-9]\b|\bSM[0-9]\b|=>")  # not for people
NOTATION: Final = re.compile("[“„«][^”“»]*[”“»]")  # how a move is written may be quoted
REASONS_EVERY: Final = 40  # and what stands against all others


def at_the_start(record: Record) -> Game:
    if record.seed is None:
        return replay(record, step=0)
    return trailboss.replay(record, step=0)


def said_in(record: Record) -> set[Message]:
    """What is said in the course of a game."""
    game = at_the_start(record)
    rules = game.ruleset
    found: set[Message] = set()
    game.listen(lambda event: found.add(rules.tell(event)))
    for step, move in enumerate(record.moves):
        found.add(rules.prompt(game.state))
        found.add(game.barrier_reason)
        legal = {known.code for known in game.legal}
        told = legal if step % MOVES_EVERY == 0 else [game.code_of(move)]
        found.update(rules.explain(game.state, code) for code in told)
        if step % REASONS_EVERY == 0:
            against = [code for code in range(rules.action_count) if code not in legal]
            found.update(rules.why_not(game.state, code) for code in against)
        game.play(move)
    found.add(rules.prompt(game.state))
    return found


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_text_of_a_recorded_game(path: Path) -> None:
    record = load_record(path.read_text(encoding="utf-8"))
    for message in said_in(record):
        for language in languages():
            words = said(message, record.game, language)
            assert words
            assert "  " not in words, words
            assert not words.endswith((" ", ",", ";")), words
            assert not CODES.search(NOTATION.sub("", words)), words
