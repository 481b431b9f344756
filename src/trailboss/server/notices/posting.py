"""Requests to addresses that players give: where they may lead, and how they are made."""

from __future__ import annotations

import asyncio
import ssl

import httpx

from trailboss.core.message import say
from trailboss.server.errors import BadRequest
from trailboss.server.notices.addresses import Unreachable, resolve

SECONDS = 10.0  # for one try
LONGEST_URL = 1000
PORTS = {"http": 80, "https": 443}


class PostFailed(Exception):
    """It did not arrive; `again` if another try may do better. `status`: what was answered."""

    def __init__(self, reason: str, again: bool, status: int | None = None) -> None:
        super().__init__(reason)
        self.again = again
        self.status = status


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


class Posting:
    """`policy`: public addresses only, any, or off."""

    def __init__(self, policy: str) -> None:
        self.policy = policy
        self.client: httpx.AsyncClient | None = None

    async def check(self, text: str) -> None:
        """May something be sent there? BadRequest if not."""
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

    async def send(self, text: str, body: bytes, headers: dict[str, str]) -> None:
        """One try. The body of the answer is nobody's business and is not read."""
        try:
            async with asyncio.timeout(SECONDS):
                status = await self.post(read_url(text), body, headers)
        except (Unreachable, BadRequest) as error:
            raise PostFailed(str(error), again=False) from error
        except (httpx.HTTPError, OSError, TimeoutError) as error:
            raise PostFailed(type(error).__name__, again=True) from error
        if not 200 <= status < 300:
            raise PostFailed(f"status {status}", status >= 500 or status == 429, status)

    async def post(self, url: httpx.URL, body: bytes, headers: dict[str, str]) -> int:
        address = await self.address_of(url)
        client = await self.opened()
        sent = {"host": url.netloc.decode("ascii"), "user-agent": "Trailboss", **headers}
        request = client.build_request(
            "POST",
            url.copy_with(host=address),
            content=body,
            headers=sent,
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
