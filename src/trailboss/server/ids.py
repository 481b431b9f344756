"""Names that nobody can guess, and the time as it is stored."""

from __future__ import annotations

import hashlib
import re
import secrets
import time

ID_BYTES = 16  # 128 bits
ID = re.compile(r"[\w-]{1,32}", re.ASCII)
SECRET_BYTES = 32


def new_id() -> str:
    """The id of a user, table or invitation."""
    return drawn(ID_BYTES)


def is_id(text: str) -> bool:
    """Could this be an id? What could not is not asked of the database, which may choke on it."""
    return ID.fullmatch(text) is not None


def new_secret() -> str:
    """What proves a session or is an API token."""
    return drawn(SECRET_BYTES)


def drawn(length: int) -> str:
    """So many random bytes as text. One that began with a dash would be an option to a command."""
    while (text := secrets.token_urlsafe(length)).startswith("-"):
        pass
    return text


def hashed(secret: str) -> str:
    """How a random secret is stored. It has enough bits that a plain hash cannot be reversed."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Timeline:
    """The time of this process: the wall clock's when it began, and from then on as time passes. A
    wall clock that is set to another time takes nothing from anybody and gives nothing."""

    def __init__(self) -> None:
        self.offset = time.time_ns() - time.monotonic_ns()

    def now(self) -> int:
        return (self.offset + time.monotonic_ns()) // 1_000_000

    def join(self, at: int) -> None:
        """Go on from this moment, which is that of others."""
        self.offset = at * 1_000_000 - time.monotonic_ns()


timeline = Timeline()
now = timeline.now  # milliseconds since 1970


def wall() -> int:
    """What the wall clock shows, right or wrong."""
    return time.time_ns() // 1_000_000
