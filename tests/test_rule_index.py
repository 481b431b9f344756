"""Every numbered statement has a test that names it, and every name is a statement."""

from __future__ import annotations

from tests.rule import proofs, statements


def test_every_statement_has_a_test_and_every_name_is_a_statement() -> None:
    known = statements()
    proved = proofs()
    assert [name for name in known if name not in proved] == []
    assert [name for name in proved if name not in known] == []
    assert len(known) > 500
