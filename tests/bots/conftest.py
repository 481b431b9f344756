"""No test of a bot leaves a process behind."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.bots.programs import STARTED, gone
from trailboss.bots.program import Program


class Noted(Program):
    def __init__(self, command: list[str]) -> None:
        super().__init__(command)
        STARTED.append(self.process.pid)


@pytest.fixture(autouse=True)
def nothing_is_left(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every program that is started is gone when its test is over."""
    monkeypatch.setattr("trailboss.bots.external.Program", Noted)
    STARTED.clear()
    yield
    assert all(gone(pid) for pid in STARTED)
