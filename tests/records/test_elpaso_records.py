"""The recorded games of El Paso replay, hold every invariant, and together use every component."""

from __future__ import annotations

from functools import cache

import pytest

import trailboss
from tests.leaks.test_leaks import compare
from tests.property.elpaso_invariants import ElPasoWatch, elpaso_rules, elpaso_state
from tests.property.elpaso_plan import ElPasoPlan
from tests.property.test_random_play import check_closely
from tests.records.coverage import NO_ORIGIN
from tests.records.elpaso_coverage import items_of, next_origin, wanted
from tests.records.elpaso_generate import FOLDER
from trailboss.core.rules import Event
from trailboss.core.source import SeededSource

RECORDS = sorted(path.name for path in FOLDER.glob("*.txt"))
MOST = 10
CLOSELY = 15  # one step in so many


def record_of(name: str) -> trailboss.Record:
    return trailboss.load_record((FOLDER / name).read_text(encoding="utf-8"))


@cache
def used(name: str) -> frozenset[str]:
    """Everything a record uses; every position on the way is checked."""
    record = record_of(name)
    game = trailboss.replay(record, step=0)
    rules = elpaso_rules(game)
    watch = ElPasoWatch(game)
    watch.check(game)
    events: list[Event] = []
    game.listen(events.append)
    found: set[str] = set()
    origin = NO_ORIGIN
    for text in record.moves:
        before = elpaso_state(game).copy()
        code = rules.codec.parse(text)
        game.play(code)
        try:
            watch.check(game)
        except AssertionError as error:
            raise AssertionError(f"{name}, step {game.step}, {text}: {error}") from error
        found |= items_of(rules, before, code, events, elpaso_state(game), origin)
        origin = next_origin(origin, events)
        events.clear()
    assert game.over, f"{name} stops before the end of the game"
    assert game.record == record
    return frozenset(found)


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_replays_to_its_end(name: str) -> None:
    assert used(name)


@pytest.mark.parametrize("name", RECORDS)
def test_positions_of_a_record_hold_up(name: str) -> None:
    """Random games seldom come so far: copies, undo, every legal move, secrets, look-alikes."""
    record = record_of(name)
    game = trailboss.replay(record, step=0)
    watch = ElPasoWatch(game)
    source = SeededSource(len(record.moves))
    for text in record.moves:
        game.play(text)
        watch.check(game)
        if source.below(CLOSELY) == 0:
            check_closely(game, watch, source)
        if source.below(CLOSELY) == 0:
            compare(name, game)


def test_together_they_use_everything() -> None:
    found: set[str] = set().union(*(used(name) for name in RECORDS))
    missing = [item for item in wanted(ElPasoPlan(0).rules) if item not in found]
    assert not missing, (
        f"no record uses: {'; '.join(missing)}"
        " (python -m tests.records.elpaso_generate makes new ones)"
    )


def test_few_records_and_none_for_nothing() -> None:
    assert len(RECORDS) <= MOST
    for name in RECORDS:
        others: set[str] = set().union(*(used(other) for other in RECORDS if other != name))
        assert (used(name) - others) & set(wanted(ElPasoPlan(0).rules)), f"{name} adds nothing"


def count(items: list[str], beginning: str) -> int:
    return sum(item.startswith(beginning) for item in items)


def test_every_component_is_wanted() -> None:
    """Both sides of everything, and the numbers of things that are certain."""
    items = wanted(ElPasoPlan(0).rules)
    assert len(items) == len(set(items))
    for tile in "BCDEFG":
        assert count(items, f"{tile} action ") >= 2, tile
    for kind in range(1, 7):
        for side in "ab":
            assert count(items, f"{kind}{side} action ") >= 2, f"{kind}{side}"
    for card in range(1, 5):
        for side in ("front", "star"):
            assert count(items, f"train {card} {side} action 1: ") >= 1, f"{card} {side}"
    things = [item for item in items if " gives " not in item and " from the stack" not in item]
    assert count(things, "objective tile ") == 20
    assert count(things, "post ") - count(things, "post used again") == 10
    assert count(items, "disc ") == 7
    assert count(items, "auxiliary ") - count(items, "auxiliary action on") == 6
    assert count(items, "worker bonus of a ") == 4 + 1
    assert count(items, "automa card ") == 11
    assert count(items, "end alone with difficulty ") == 4


def test_something_missing_is_named() -> None:
    """A record by itself does not use everything, so the comparison can fail."""
    alone = [name for name in RECORDS if record_of(name).players == 1]
    assert alone
    assert "end with 4 players" in set(wanted(ElPasoPlan(0).rules)) - used(alone[0])
