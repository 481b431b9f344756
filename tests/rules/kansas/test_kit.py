"""The test table itself."""

from __future__ import annotations

from tests.rules.kansas.table import Table


def test_a_visit_is_played_by_notation(edition: str) -> None:
    t = Table(edition).money(0, 10).hand(0, "white", "gray").visit("A")
    t.play("do discard white => money 2")
    assert t.p(0).money == 12
    assert t.cards(t.p(0).discard) == {"white": 1}
    assert "do discard white => money 2" not in t.legal()
