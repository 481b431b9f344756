"""Messages to a player's own web address, signed so that the receiver can know who sent them."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import ssl

import httpx

from trailboss.core.message import say
from trailboss.server.errors import BadRequest
from trailboss.server.notices.addresses import Unreachable, resolve

SECONDS = 10.0  # for one try
LONGEST_URL = 1000
PORTS = {"http": 80, "https": 443}
SIGNATURE = "trailboss-signature"
DELIVERY = "trailboss-delivery"


class WebhookFailed(Exception):
    """It did not arrive; `again` if another try may do better."""

    def __init__(self, reason: str, again: bool) -> None:
        super().__init__(reason)
        self.again = again


def signature(secret: str, body: bytes) -> str:
    """What the receiver computes too, and compares."""
    return "sha256=" + hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()


def read_url(text: str) -> httpx.URL:
    """A web address, or an error that says what one is."""
    try:
        url = httpx.URL(text)
    except (httpx.InvalidURL, UnicodeError) as error:
        raise BadRequest(say("refused-webhook", problem=str(error))) from error
    if not 0 < (url.port or 80) < 65536:
        raise BadRequest(say("refused-webhook-port", port=str(url.port)))
    if url.scheme not in PORTS or not url.host:
        raise BadRequest(say("refused-webhook-scheme"))
    if url.userinfo or len(text) > LONGEST_URL:
        raise BadRequest(say("refused-webhook-long", most=LONGEST_URL))
    return url


class Webhooks:
    def __init__(self, policy: str) -> None:
        self.policy = policy
        self.client: httpx.AsyncClient | None = None

    async def check(self, text: str) -> None:
        """May it be somebody's webhook? BadRequest if not."""
        if self.policy == "off":
            raise BadRequest(say("refused-no-webhooks"))
        url = read_url(text)
        try:
            async with asyncio.timeout(SECONDS):
                await self.address_of(url)
        except Unreachable as error:
            raise BadRequest(error.message) from error
        except TimeoutError as error:
            raise BadRequest(say("refused-webhook-private", host=url.host)) from error

    async def address_of(self, url: httpx.URL) -> str:
        host = url.raw_host.decode("ascii").strip("[]")
        return await resolve(host, url.port or PORTS[url.scheme], self.policy == "any")

    async def send(self, text: str, secret: str, body: bytes, delivery: str) -> None:
        """One try. The body of the answer is nobody's business and is not read."""
        try:
            async with asyncio.timeout(SECONDS):
                status = await self.post(read_url(text), secret, body, delivery)
        except (Unreachable, BadRequest) as error:
            raise WebhookFailed(str(error), again=False) from error
        except (httpx.HTTPError, OSError, TimeoutError) as error:
            raise WebhookFailed(type(error).__name__, again=True) from error
        if not 200 <= status < 300:
            raise WebhookFailed(f"status {status}", again=status >= 500 or status == 429)

    async def post(self, url: httpx.URL, secret: str, body: bytes, delivery: str) -> int:
        address = await self.address_of(url)
        client = await self.opened()
        headers = {
            "host": url.netloc.decode("ascii"),
            "content-type": "application/json",
            "user-agent": "Trailboss",
            SIGNATURE: signature(secret, body),
            DELIVERY: delivery,
        }
        request = client.build_request(
            "POST",
            url.copy_with(host=address),
            content=body,
            headers=headers,
            extensions={"sni_hostname": url.raw_host.decode("ascii")},
        )
        answer = await client.send(request, stream=True)
        await answer.aclose()
        return answer.status_code

    async def opened(self) -> httpx.AsyncClient:
        if self.client is None:
            context = await asyncio.to_thread(ssl.create_default_context)
            self.client = httpx.AsyncClient(
                verify=context,
                trust_env=False,  # a proxy would look up the name again
                follow_redirects=False,  # they could lead anywhere
                timeout=SECONDS,
                # A connection belongs to a name, not to the address that several names may share.
                limits=httpx.Limits(max_connections=20, max_keepalive_connections=0),
            )
        return self.client

    async def close(self) -> None:
        if self.client is not None:
            await self.client.aclose()
