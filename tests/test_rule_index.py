"""Every numbered statement has a test that names it, and every name is a statement."""

from __future__ import annotations

from tests.rule import proofs, statements


def test_every_statement_has_a_test() -> None:
    assert [name for name in statements() if name not in proofs()] == []


def test_every_named_statement_exists() -> None:
    assert [name for name in proofs() if name not in statements()] == []


def test_there_are_statements() -> None:
    assert len(statements()) > 200
