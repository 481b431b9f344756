"""Long thoughts: everybody has a share, however many tables somebody else has."""

from __future__ import annotations

import asyncio
import selectors
from collections import Counter
from collections.abc import Coroutine
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from tests.server.client import ME, Client, bot
from tests.server.process import ServerProcess
from trailboss.server.storage.rows import Chance
from trailboss.server.thinking import pool, sharing
from trailboss.server.thinking.pool import Process, Thinkers
from trailboss.server.thinking.questions import Answer, Question, Think, Thought


def question(step: int, codes: list[int]) -> Question:
    return Think(
        table="t", game="g", version="1", players=2, options={}, chance=Chance(seed=1),
        step=step, codes=codes, bots={}, ms=1,
    )  # fmt: skip


class Sleeping(selectors.DefaultSelector):
    """Nobody waits: the time is what was slept, so that no other work of the machine counts."""

    time = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        self.time += timeout or 0.0
        return super().select(0)


def slept(run: Coroutine[Any, Any, Counter[str]], patch: pytest.MonkeyPatch) -> Counter[str]:
    """What it finds, in the time of those who sleep."""
    clock = Sleeping()

    def loop() -> asyncio.AbstractEventLoop:
        made = asyncio.SelectorEventLoop(clock)
        patch.setattr(made, "time", lambda: clock.time)
        return made

    for module in (pool, sharing):
        patch.setattr(module, "monotonic", lambda: clock.time)
    with asyncio.Runner(loop_factory=loop) as runner:
        return runner.run(run)


async def asking(thinkers: Thinkers, person: str, table: str, done: Counter[str]) -> None:
    """A table where one bot after another thinks."""
    while True:
        await thinkers.ask(table, [], question, False, 1.0, person)
        done[person] += 1


def test_one_with_many_tables_has_no_more_than_one_with_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def think(self: Process, question: Question, seconds: float) -> Answer:
        await asyncio.sleep(0.004)
        return Thought([])

    monkeypatch.setattr(Process, "ask", think)

    async def run(workers: int) -> Counter[str]:
        thinkers = Thinkers(workers)
        done: Counter[str] = Counter()
        many = [asyncio.create_task(asking(thinkers, "eve", f"e{at}", done)) for at in range(60)]
        await asyncio.sleep(0.1)  # she has all there is by now
        many += [
            asyncio.create_task(asking(thinkers, person, person, done)) for person in ("ann", "bob")
        ]
        done.clear()
        await asyncio.sleep(1.0)
        for task in many:
            task.cancel()
        await asyncio.gather(*many, return_exceptions=True)
        assert len(thinkers.idle) == workers
        assert not thinkers.waiting
        assert not thinkers.at_work
        return done

    one = slept(run(2), monkeypatch)  # one process for quick bots, one for the rest
    assert min(one["ann"], one["bob"]) > 0.7 * one["eve"], one
    several = slept(run(5), monkeypatch)
    # Ann and Bob have a process each as soon as they want one; Eve has the rest.
    assert min(several["ann"], several["bob"]) > 0.25 * several["eve"], several


def test_tables_of_one_person_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    async def think(self: Process, question: Question, seconds: float) -> Answer:
        await asyncio.sleep(0.002)
        return Thought([])

    monkeypatch.setattr(Process, "ask", think)

    async def run() -> Counter[str]:
        thinkers = Thinkers(2)
        done: Counter[str] = Counter()

        async def table(name: str) -> None:
            while True:
                await thinkers.ask(name, [], question, False, 1.0, "ann")
                done[name] += 1

        tasks = [asyncio.create_task(table(name)) for name in "abcd"]
        await asyncio.sleep(0.5)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return done

    found = slept(run(), monkeypatch)
    assert max(found.values()) - min(found.values()) <= 2


def test_what_somebody_had_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    at = 0.0
    monkeypatch.setattr(sharing, "monotonic", lambda: at)
    share = sharing.Share()
    share.add("ann", 8.0)
    at = 120.0
    assert share.of("ann") == pytest.approx(2.0)
    assert share.of("bob") == 0.0


def test_slow_bots_of_one_guest_do_not_stop_those_of_another(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, bot_workers=2).start()
    try:
        eve, ann = Client(server.url), Client(server.url)
        tables = [eve.table([bot("search:ms=400"), ME])["id"] for _ in range(20)]
        # The processes have started: that takes its time on a busy machine.
        eve.until(tables[0], None, lambda view: view["step"] > 0)
        mine = ann.table([bot("search:ms=400"), ME])["id"]
        begun = monotonic()
        ann.until(mine, 1, lambda view: view["step"] > 0)
        assert monotonic() - begun < 4.0  # a thought of Eve's, and one's own
    finally:
        server.stop()
