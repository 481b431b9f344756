"""The recorded games against Sam replay, hold every invariant, and together use all of him."""

from __future__ import annotations

from functools import cache

import pytest

import trailboss
from tests.property.invariants import Watch, rules_of, state_of
from tests.property.solo_plan import SoloPlan
from tests.records.sam_coverage import items_of, items_of_game, wanted
from tests.records.sam_generate import FOLDER
from trailboss.core.rules import Event

RECORDS = sorted(path.name for path in FOLDER.glob("*.txt"))
MOST = 12


@cache
def used(name: str) -> frozenset[str]:
    """Everything a record uses; every position on the way is checked."""
    record = trailboss.load_record((FOLDER / name).read_text(encoding="utf-8"))
    game = trailboss.replay(record, step=0)
    watch = Watch(game)
    watch.check(game)
    events: list[Event] = []
    game.listen(events.append)
    found = items_of_game(rules_of(game), game.options, state_of(game))
    for text in record.moves:
        before = state_of(game).copy()
        game.play(text)
        try:
            watch.check(game)
        except AssertionError as error:
            raise AssertionError(f"{name}, step {game.step}, {text}: {error}") from error
        found |= items_of(before, events, state_of(game))
        events.clear()
    assert game.over, f"{name} stops before the end of the game"
    assert game.record == record
    return frozenset(found)


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_replays_to_its_end(name: str) -> None:
    assert used(name)


def test_together_they_use_everything() -> None:
    found: set[str] = set().union(*(used(name) for name in RECORDS))
    missing = [item for item in wanted(SoloPlan(0).rules) if item not in found]
    assert not missing, (
        f"no record uses: {'; '.join(missing)}"
        " (python -m tests.records.sam_generate makes new ones)"
    )


def test_few_records_and_none_for_nothing() -> None:
    assert len(RECORDS) <= MOST
    for name in RECORDS:
        others: set[str] = set().union(*(used(other) for other in RECORDS if other != name))
        assert (used(name) - others) & set(wanted(SoloPlan(0).rules)), f"{name} adds nothing"


def test_every_card_is_wanted_with_its_condition_met_and_not() -> None:
    items = wanted(SoloPlan(0).rules)
    cards = [item for item in items if item.startswith("card ")]
    assert len(cards) == 9 + 2 * 6
    assert len([item for item in items if item.startswith("tuned card ")]) == 3 * 3
    assert len(items) == len(set(items))
