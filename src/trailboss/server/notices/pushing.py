"""Notices a browser shows although the page is closed: Web Push, signed by VAPID.

A browser that wants them names an address of its maker's push service and a key of its own; what is
sent there only that browser can read.
"""

from __future__ import annotations

import base64
import binascii
import time
from email.utils import parseaddr
from functools import partial

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02, VapidException

from trailboss.core.message import say
from trailboss.server.errors import BadRequest
from trailboss.server.ids import now
from trailboss.server.notices.posting import PostFailed, Posting, read_url
from trailboss.server.running.settings import Settings
from trailboss.server.schema.accounts import NewPush
from trailboss.server.storage import subscriptions
from trailboss.server.storage.database import Database
from trailboss.server.storage.subscriptions import Subscription

GONE = (404, 410)  # the browser wants no more
KEPT = 86_400  # seconds a push service keeps what it cannot deliver
SIGNED_FOR = 12 * 3600  # seconds
CURVE = ec.SECP256R1()


class Pushing:
    def __init__(self, settings: Settings, database: Database) -> None:
        self.database = database
        self.posting = Posting(settings.web_push)
        sender = parseaddr(settings.mail_from)[1]
        self.contact = f"mailto:{sender}" if sender else settings.public_url
        self.vapid = Vapid02(conf={"no-strict": True})

    async def open(self) -> None:
        """Read the server's key, which is made once and stays: browsers know it."""
        fresh = Vapid02()
        fresh.generate_keys()
        stored = partial(subscriptions.server_key, fresh=fresh.private_pem().decode())
        kept = Vapid02.from_pem((await self.database.write(stored)).encode())
        self.vapid.private_key = kept.private_key

    @property
    def key(self) -> str:
        """The public key, as browsers want it."""
        public = self.vapid.public_key
        return written(public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    async def start(self, user: str, session: str, asked: NewPush, language: str) -> None:
        """Tell a browser from now on; BadRequest if it cannot be told. Why not is not said: the
        address may be one inside this network."""
        try:
            if self.posting.policy != "any" and read_url(asked.endpoint).scheme != "https":
                raise BadRequest(say("refused-push"))
            point_of(asked.p256dh)
            if len(read(asked.auth)) != 16:
                raise ValueError
            await self.posting.check(asked.endpoint)
        except (BadRequest, ValueError) as error:
            raise BadRequest(say("refused-push"), "bad-push") from error
        found = Subscription(
            session=subscriptions.named(session),
            user_id=user,
            endpoint=asked.endpoint,
            p256dh=asked.p256dh,
            auth=asked.auth,
            language=language,
            created_at=now(),
        )
        await self.database.write(partial(subscriptions.put, row=found))

    async def stop(self, session: str) -> None:
        await self.database.write(partial(subscriptions.drop, session=subscriptions.named(session)))

    async def is_on(self, session: str) -> bool:
        look = partial(subscriptions.has, session=subscriptions.named(session))
        return await self.database.read(look)

    async def of(self, user: str) -> list[Subscription]:
        return await self.database.read(partial(subscriptions.of, user=user, now=now()))

    async def send(self, to: Subscription, body: bytes, topic: str) -> None:
        """One try; PostFailed if it did not arrive. A browser that wants no more is forgotten."""
        sealed = http_ece.encrypt(
            body,
            private_key=ec.generate_private_key(CURVE),
            dh=read(to.p256dh),
            auth_secret=read(to.auth),
            version="aes128gcm",
        )
        headers = {
            "content-type": "application/octet-stream",
            "content-encoding": "aes128gcm",
            "ttl": str(KEPT),
            "urgency": "normal",
            "topic": topic,
            **self.signed(to.endpoint),
        }
        try:
            await self.posting.send(to.endpoint, sealed, headers)
        except PostFailed as error:
            if error.status in GONE:
                await self.database.write(partial(subscriptions.drop, session=to.session))
            raise

    def signed(self, endpoint: str) -> dict[str, str]:
        url = read_url(endpoint)
        claims = {
            "aud": f"{url.scheme}://{url.netloc.decode('ascii')}",
            "exp": int(time.time()) + SIGNED_FOR,
            "sub": self.contact,
        }
        try:
            found: dict[str, str] = self.vapid.sign(claims)
        except VapidException as error:
            raise PostFailed(type(error).__name__, again=False) from error
        return found

    async def close(self) -> None:
        await self.posting.close()


def read(text: str) -> bytes:
    """Base64 as browsers write it; ValueError if it is none."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except binascii.Error as error:
        raise ValueError(text) from error


def written(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def point_of(text: str) -> ec.EllipticCurvePublicKey:
    """The public key of a browser; ValueError if it is none."""
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, read(text))
