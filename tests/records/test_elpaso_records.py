"""The recorded games of El Paso replay, hold every invariant, and together use everything."""

from __future__ import annotations

from functools import cache

import pytest

import trailboss
from tests.property.elpaso_invariants import ElPasoWatch
from tests.records.coverage import NO_ORIGIN
from tests.records.elpaso_coverage import items_of, next_origin, wanted
from tests.records.elpaso_generate import FOLDER
from trailboss.core.rules import Event
from trailboss.elpaso.rules import ElPasoRules
from trailboss.elpaso.state import State
from trailboss.game import Game
from trailboss.titles import EL_PASO, rules_of

RECORDS = sorted(path.name for path in FOLDER.glob("*.txt"))
MOST = 12


def state_of(game: Game) -> State:
    assert isinstance(game.position, State)
    return game.position


def rules() -> ElPasoRules:
    found = rules_of(EL_PASO)
    assert isinstance(found, ElPasoRules)
    return found


@cache
def used(name: str) -> frozenset[str]:
    """Everything a record uses; every position on the way is checked."""
    record = trailboss.load_record((FOLDER / name).read_text(encoding="utf-8"))
    game = trailboss.replay(record, step=0)
    watch = ElPasoWatch(game)
    watch.check(game)
    events: list[Event] = []
    game.listen(events.append)
    found: set[str] = set()
    origin = NO_ORIGIN
    for text in record.moves:
        before = state_of(game)
        code = rules().codec.parse(text)
        game.play(code)
        try:
            watch.check(game)
        except AssertionError as error:
            raise AssertionError(f"{name}, step {game.step}, {text}: {error}") from error
        found |= items_of(rules(), before, code, events, state_of(game), origin)
        origin = next_origin(origin, events)
        events.clear()
    assert game.over, f"{name} stops before the end of the game"
    assert game.record == record
    return frozenset(found)


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_replays_to_its_end(name: str) -> None:
    assert used(name)


def test_together_they_use_everything() -> None:
    found: set[str] = set().union(*(used(name) for name in RECORDS))
    missing = [item for item in wanted(rules()) if item not in found]
    assert not missing, (
        f"no record uses: {'; '.join(missing)}"
        " (python -m tests.records.elpaso_generate makes new ones)"
    )


def test_few_records_and_none_for_nothing() -> None:
    assert len(RECORDS) <= MOST
    for name in RECORDS:
        others: set[str] = set().union(*(used(other) for other in RECORDS if other != name))
        assert (used(name) - others) & set(wanted(rules())), f"{name} adds nothing"
