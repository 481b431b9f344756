"""The search for garbage leaves out what stays, and forgets nothing for good."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from trailboss.server.running import garbage


class Thing:
    """Something that may hold itself."""

    me: Thing


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    thresholds = gc.get_threshold()
    gc.collect()
    yield
    gc.callbacks.remove(garbage.after_a_search)
    gc.set_threshold(*thresholds)
    gc.unfreeze()
    gc.collect()


def test_what_stays_is_searched_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "full_searches", 0)
    garbage.spare_the_long_lived()
    spared = gc.get_freeze_count()
    tables = [[] for _ in range(50_000)]  # type: ignore[var-annotated]
    assert len(gc.get_objects()) >= len(tables)
    gc.collect()
    assert gc.get_freeze_count() >= spared + len(tables)
    assert len(gc.get_objects()) < len(tables)
    freed = weakref.ref(thing := Thing())
    gc.collect()
    del thing  # in no circle: gone at once, although it was spared
    assert freed() is None


def test_a_circle_that_was_spared_is_found_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "full_searches", 0)
    garbage.spare_the_long_lived()
    thing = Thing()
    thing.me = thing
    lost = weakref.ref(thing)
    gc.collect()  # it is in use, and spared from now on
    del thing
    for _ in range(garbage.EVERYTHING):
        gc.collect()
    assert lost() is None
