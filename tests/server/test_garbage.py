"""The search for garbage leaves out what stays, comes in time, and forgets nothing for good."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from trailboss.server.running.garbage import CHANGES, Garbage
from trailboss.server.storage.rows import Change
from trailboss.server.tables.live_table import LiveTable
from trailboss.server.tables.memory import Before


class Thing:
    """Something that may hold itself."""

    me: Thing


@pytest.fixture
def garbage() -> Iterator[Garbage]:
    thresholds = gc.get_threshold()
    gc.collect()
    found = Garbage()
    found.begin()
    yield found
    gc.callbacks.remove(found.searched)
    gc.set_threshold(*thresholds)
    gc.unfreeze()
    gc.collect()


def changed(garbage: Garbage, times: int) -> None:
    for _ in range(times):
        garbage.table_changed(LiveTable("a"), Change(), Before("playing", 0, "person"))


def test_what_stays_is_searched_once(garbage: Garbage) -> None:
    spared = gc.get_freeze_count()
    gc.disable()
    try:
        tables = [[] for _ in range(50_000)]  # type: ignore[var-annotated]
        assert len(gc.get_objects()) >= len(tables)
        gc.collect()
    finally:
        gc.enable()
    assert gc.get_freeze_count() >= spared + len(tables)
    assert len(gc.get_objects()) < len(tables)
    freed = weakref.ref(thing := Thing())
    gc.collect()
    del thing  # in no circle: gone at once, although it was spared
    assert freed() is None


def test_moves_that_free_as_much_as_they_make_are_searched_all_the_same(garbage: Garbage) -> None:
    """A view for every table, and with each move the last one is let go: Python sees no surplus."""
    views = [[[n]] for n in range(20_000)]
    gc.collect()
    for at in range(len(views)):
        views[at] = [[at]]
        changed(garbage, 1)
    assert len(gc.get_objects(generation=0)) < 2_000


def test_a_circle_that_was_spared_is_found_in_the_end(garbage: Garbage) -> None:
    thing = Thing()
    thing.me = thing
    lost = weakref.ref(thing)
    gc.collect()  # it is in use, and spared from now on
    del thing
    changed(garbage, CHANGES)
    assert lost() is not None
    asyncio.run(garbage.search_everything())
    assert lost() is None
