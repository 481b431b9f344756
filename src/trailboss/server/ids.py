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
    return secrets.token_urlsafe(ID_BYTES)


def is_id(text: str) -> bool:
    """Could this be an id? What could not is not asked of the database, which may choke on it."""
    return ID.fullmatch(text) is not None


def new_secret() -> str:
    """What proves a session or is an API token."""
    return secrets.token_urlsafe(SECRET_BYTES)


def hashed(secret: str) -> str:
    """How a random secret is stored. It has enough bits that a plain hash cannot be reversed."""
    return hashlib.sha256(secret.encode()).hexdigest()


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
