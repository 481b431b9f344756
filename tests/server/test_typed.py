"""What the engine gives as plain data is what the API's types say, in every recorded game."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from trailboss.core.message import plain
from trailboss.core.record import load_record
from trailboss.core.rules import Event
from trailboss.elpaso.facts.prompts import ABOUT as EL_PASO_QUESTIONS
from trailboss.game import new_game, replay
from trailboss.kansas.facts.prompts import ABOUT as KANSAS_QUESTIONS
from trailboss.server.schema.details import Details, Fields, MoveKind
from trailboss.server.schema.elpaso import ElPasoDecision
from trailboss.server.schema.kansas import KansasDecision
from trailboss.server.schema.play import AnyObservation
from trailboss.server.schema.told import EventFacts, Question
from trailboss.titles import game_ids, rules_of

RECORDS = sorted((Path(__file__).parent.parent / "records").rglob("*.txt"))


def read(data: Any, kind: Any) -> None:
    """Strictly: numbers are numbers, and there is no field the type does not know."""
    msgspec.convert(data, kind, strict=True)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_what_a_recorded_game_says_is_of_its_type(path: Path) -> None:
    """Every observation of the deciding seat and of a spectator, and of the others now and then;
    every question, every legal move and every event."""
    record = load_record(path.read_text(encoding="utf-8"))
    game = replay(record, step=0)
    heard: list[Event] = []
    game.listen(heard.append)
    for step, move in enumerate(record.moves):
        viewers = (game.seat, None) if step % 10 else (*range(game.players), None)
        for viewer in viewers:
            read(game.observe(viewer), AnyObservation)
        asked = game.decision
        assert asked is not None
        read(asked.details, Question)
        for legal in asked.moves:
            read(legal.details, Details)
        heard.clear()
        game.play(move)
        for event in heard:
            message = game.ruleset.tell(event)
            facts = {name: plain(value) for name, value in message.args.items() if name != "seat"}
            read(facts, EventFacts)
    read(game.observe(0), AnyObservation)


def test_an_unknown_field_would_be_seen() -> None:
    seen = new_game("second-edition", players=2, seed=1).observe(0)
    read(seen, AnyObservation)
    seen["players"][0]["colour"] = "red"
    with pytest.raises(msgspec.ValidationError, match="unknown field `colour`"):
        read(seen, AnyObservation)


@pytest.mark.parametrize("game", game_ids())
def test_every_move_has_known_fields(game: str) -> None:
    codec = rules_of(game).codec
    for code in range(codec.count):
        read(codec.fields(code), Fields)


def test_closed_sets_are_those_of_the_engine() -> None:
    assert set(get_args(KansasDecision)) == set(KANSAS_QUESTIONS)
    assert set(get_args(ElPasoDecision)) == set(EL_PASO_QUESTIONS)
    kinds = {kind.name for game in game_ids() for kind in rules_of(game).codec.kinds}
    assert set(get_args(MoveKind)) == kinds
