"""What a move of any title uses: see coverage.py and elpaso_coverage.py."""

from __future__ import annotations

from tests.records import coverage, elpaso_coverage
from tests.records.coverage import Origin
from trailboss.core.rules import Event, Position, Rules
from trailboss.elpaso.rules import ElPasoRules
from trailboss.elpaso.state import State as ElPasoState
from trailboss.kansas.rules import KansasRules
from trailboss.kansas.state import State as KansasState


def items_of(
    rules: Rules, before: Position, code: int, events: list[Event], after: Position, origin: Origin
) -> set[str]:
    if isinstance(rules, ElPasoRules):
        assert isinstance(before, ElPasoState)
        assert isinstance(after, ElPasoState)
        return elpaso_coverage.items_of(rules, before, code, events, after, origin)
    assert isinstance(rules, KansasRules)
    assert isinstance(before, KansasState)
    assert isinstance(after, KansasState)
    return coverage.items_of(rules, before, code, events, after, origin)


def next_origin(rules: Rules, origin: Origin, events: list[Event]) -> Origin:
    if isinstance(rules, ElPasoRules):
        return elpaso_coverage.next_origin(origin, events)
    return coverage.next_origin(origin, events)
