"""What the worker of the page calls. Texts go to and fro, and bytes of what is remembered."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable

import msgspec

from trailboss.demo.live import Connections
from trailboss.demo.requests import answer
from trailboss.demo.world import World
from trailboss.server.storage.rows import User

ME = "me"
ANALYSIS = re.compile(r"/api/tables/([\w-]+)/analysis")


class Page:
    """The world behind one page. `fetch` brings the network of a family; `kept` is what `changes`
    said at earlier visits."""

    def __init__(
        self,
        fetch: Callable[[str], Awaitable[None]],
        kept: dict[str, bytes],
        language: str,
    ) -> None:
        user = msgspec.json.decode(kept[ME], type=User) if ME in kept else None
        self.world = World(fetch, user, language)
        for name, data in kept.items():
            if name != ME:
                self.world.remember(data)
        self.connections = Connections(self.world)
        self.is_new = user is None

    def changes(self) -> dict[str, bytes]:
        """What is to be kept beyond this visit, by name, and was not said before."""
        found = self.world.changes()
        if self.is_new and found:  # who has only looked round is nobody yet
            self.is_new = False
            found[ME] = msgspec.json.encode(self.world.user)
        return found

    async def request(self, method: str, address: str, body: str) -> tuple[int, str]:
        asked = ANALYSIS.match(address)
        if asked and asked[1] in self.world.tables:
            await self.world.network_of(self.world.tables[asked[1]])
        status, data = answer(self.world, method, address, body.encode())
        return status, data.decode()

    def connect(self, number: int, address: str, send: Callable[[str], None]) -> int:
        return self.connections.connect(number, address, send)

    def hear(self, number: int, text: str) -> None:
        self.connections.open[number].hear(text)

    def disconnect(self, number: int) -> None:
        self.connections.open.pop(number, None)
