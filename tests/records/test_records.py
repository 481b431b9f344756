"""The recorded games replay, hold every invariant, and together use every component."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

import trailboss
from tests.property.invariants import Watch, rules_of, state_of
from tests.property.plan import TITLES
from tests.records.coverage import NO_ORIGIN, items_of, next_origin, wanted
from trailboss import titles
from trailboss.core.rules import Event
from trailboss.kansas.rules import KansasRules

FOLDER = Path(__file__).parent
RECORDS = sorted(path.name for path in FOLDER.glob("*.txt"))
MOST = 13  # records of an edition


@cache
def used(name: str) -> frozenset[str]:
    """Everything a record uses; every position on the way is checked."""
    record = trailboss.load_record((FOLDER / name).read_text(encoding="utf-8"))
    game = trailboss.replay(record, step=0)
    rules = rules_of(game)
    watch = Watch(game)
    watch.check(game)
    events: list[Event] = []
    game.listen(events.append)
    found: set[str] = set()
    origin = NO_ORIGIN
    for text in record.moves:
        before = state_of(game).copy()
        code = rules.codec.parse(text)
        game.play(code)
        try:
            watch.check(game)
        except AssertionError as error:
            raise AssertionError(f"{name}, step {game.step}, {text}: {error}") from error
        found |= items_of(rules, before, code, events, state_of(game), origin)
        origin = next_origin(origin, events)
        events.clear()
    assert game.over, f"{name} stops before the end of the game"
    assert game.record == record
    return frozenset(found)


def of_title(title: str) -> list[str]:
    return [name for name in RECORDS if name.startswith(f"{title}-")]


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_replays_to_its_end(name: str) -> None:
    assert used(name)


@pytest.mark.parametrize("title", TITLES)
def test_together_they_use_everything(title: str) -> None:
    rules = titles.rules_of(title)
    assert isinstance(rules, KansasRules)
    found: set[str] = set().union(*(used(name) for name in of_title(title)))
    missing = [item for item in wanted(rules) if item not in found]
    assert not missing, (
        f"no record of {title} uses: {'; '.join(missing)}"
        " (python -m tests.records.generate makes new ones)"
    )


@pytest.mark.parametrize("title", TITLES)
def test_few_records_and_none_for_nothing(title: str) -> None:
    names = of_title(title)
    assert len(names) <= MOST
    rules = titles.rules_of(title)
    assert isinstance(rules, KansasRules)
    for name in names:
        others: set[str] = set().union(*(used(other) for other in names if other != name))
        assert (used(name) - others) & set(wanted(rules)), f"{name} adds nothing"


def test_every_record_is_of_a_title() -> None:
    assert sorted(name for title in TITLES for name in of_title(title)) == RECORDS
