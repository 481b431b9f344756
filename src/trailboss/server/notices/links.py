"""Links in messages: to a table, and signed ones that confirm an address or end the e-mails."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
from typing import Literal

import msgspec

from trailboss.server.ids import now

Purpose = Literal["confirm", "off", "reset"]
CONFIRM_DAYS = 7
RESET_MS = 3_600_000
DAY = 86_400_000
FOR_EVER = 1 << 62


class Claim(msgspec.Struct, array_like=True):
    """What a signed link says."""

    purpose: Purpose
    user: str
    email: str
    until: int
    password: str = ""  # what is known of the one that is to be replaced: a link is good once


class Links:
    def __init__(self, public_url: str) -> None:
        self.base = public_url.rstrip("/")
        self.key = b""  # from the server's secret, when the database is open

    def open(self, secret: str) -> None:
        self.key = hmac.new(secret.encode(), b"links", hashlib.sha256).digest()

    def table(self, table: str) -> str | None:
        """The table's page, if it is known where players reach the server."""
        return f"{self.base}/table/{table}" if self.base else None

    def confirm(self, user: str, email: str, language: str) -> str:
        return self.signed(Claim("confirm", user, email, now() + CONFIRM_DAYS * DAY), language)

    def off(self, user: str, email: str, language: str) -> str:
        return self.signed(Claim("off", user, email, FOR_EVER), language)

    def reset(self, user: str, email: str, password: str, language: str) -> str:
        claim = Claim("reset", user, email, now() + RESET_MS, trace_of(password))
        return self.signed(claim, language)

    def signed(self, claim: Claim, language: str) -> str:
        # In the query: that part of an address is not logged.
        key = self.key_for(claim)
        return f"{self.base}/notices/{claim.purpose}?language={language}&key={key}"

    def key_for(self, claim: Claim) -> str:
        data = msgspec.msgpack.encode(claim)
        return base64.urlsafe_b64encode(self.seal(data) + data).decode().rstrip("=")

    def read(self, key: str, purpose: Purpose) -> Claim | None:
        """What a link says, if it is one of ours and still holds."""
        try:
            data = base64.urlsafe_b64decode(key + "=" * (-len(key) % 4))
            claim = msgspec.msgpack.decode(data[32:], type=Claim)
        except (binascii.Error, ValueError, msgspec.DecodeError):
            return None
        if not hmac.compare_digest(self.seal(data[32:]), data[:32]):
            return None
        return claim if claim.purpose == purpose and claim.until > now() else None

    def seal(self, data: bytes) -> bytes:
        return hmac.new(self.key, data, hashlib.sha256).digest()


def trace_of(password: str) -> str:
    """Tells one stored password from another, and nothing else of it."""
    return hashlib.sha256(password.encode()).hexdigest()[:16]
