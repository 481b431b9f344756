"""Messages to a player's own web address, signed so that the receiver can know who sent them."""

from __future__ import annotations

import hashlib
import hmac

from trailboss.core.message import say
from trailboss.server.errors import BadRequest
from trailboss.server.notices.posting import Posting

SIGNATURE = "trailboss-signature"
DELIVERY = "trailboss-delivery"


def signature(secret: str, body: bytes) -> str:
    """What the receiver computes too, and compares."""
    return "sha256=" + hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()


class Webhooks:
    def __init__(self, policy: str) -> None:
        self.on = policy != "off"
        self.posting = Posting(policy)

    async def check(self, text: str) -> None:
        """May it be somebody's webhook? BadRequest if not."""
        if not self.on:
            raise BadRequest(say("refused-no-webhooks"))
        await self.posting.check(text)

    async def send(self, text: str, secret: str, body: bytes, delivery: str) -> None:
        """One try; PostFailed if it did not arrive."""
        headers = {
            "content-type": "application/json",
            SIGNATURE: signature(secret, body),
            DELIVERY: delivery,
        }
        await self.posting.send(text, body, headers)

    async def close(self) -> None:
        await self.posting.close()
