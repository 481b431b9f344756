"""Names that nobody can guess."""

from __future__ import annotations

import re
import secrets

import pytest

from trailboss.server.ids import is_id, new_id, new_secret
from trailboss.server.tables.building import SEED_BITS


def test_ids_and_secrets_are_long_and_random(monkeypatch: pytest.MonkeyPatch) -> None:
    assert all(re.fullmatch(r"[\w-]{22}", new_id()) for _ in range(100))  # 128 bits
    assert all(re.fullmatch(r"[\w-]{43}", new_secret()) for _ in range(100))  # 256 bits
    assert len({new_id() for _ in range(1000)}) == 1000
    # From the operating system's source for secrets, not from a generator that can be foretold.
    asked: list[int | None] = []

    def bytes_of(count: int | None = None) -> bytes:
        asked.append(count)
        return b"\0" * (count or 0)

    monkeypatch.setattr(secrets, "token_bytes", bytes_of)
    assert new_id() == "A" * 22
    assert new_secret() == "A" * 43
    assert asked == [16, 32]


def test_a_command_can_be_given_each(monkeypatch: pytest.MonkeyPatch) -> None:
    """What begins with a dash would be one of its options."""
    first = [b"\xf8" * 32, b"\xf8" * 32, b"\0" * 32, b"\xf8" * 32, b"\0" * 32]
    monkeypatch.setattr(secrets, "token_bytes", lambda count: first.pop(0)[:count])
    assert new_id() == "A" * 22
    assert new_secret() == "A" * 43
    assert first == []


def test_what_could_be_an_id() -> None:
    assert all(is_id(new_id()) for _ in range(100))
    for text in ("", "a b", "\0", "é", "x" * 33, "../x", "a\n"):
        assert not is_id(text)


def test_seeds_have_all_the_bits_there_are() -> None:
    """Everybody sees some of what a seed draws; fewer bits could be tried out."""
    assert SEED_BITS == 64
