"""Requests have to arrive in a certain time: whoever sends half of one must not keep a connection
for ever."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol


# uvicorn has two, and takes the one whose parser is installed.
class Arrival(AutoHTTPProtocol):  # type: ignore[misc,valid-type]
    """uvicorn's protocol, with an eye on the clock."""

    seconds = 30.0
    timer: asyncio.TimerHandle | None = None
    upgraded = False  # it is a WebSocket, which has its own ways

    def connection_made(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        self.watch()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_watching()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, *event: Any) -> None:
        self.upgraded = True
        self.stop_watching()
        super().handle_websocket_upgrade(*event)

    def watch(self) -> None:
        """Called whenever something has come: is it a whole request now?"""
        if not self.half_sent:
            self.stop_watching()
        elif self.timer is None:
            self.timer = asyncio.get_running_loop().call_later(self.seconds, self.give_up)

    @property
    def half_sent(self) -> bool:
        if self.upgraded or self.transport.is_closing():
            return False
        cycle = self.cycle
        return cycle is None or cycle.response_complete or cycle.more_body

    def stop_watching(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def give_up(self) -> None:
        self.timer = None
        if self.half_sent:
            self.transport.close()


def arrival_within(seconds: float) -> type[Arrival]:
    return type("Arrival", (Arrival,), {"seconds": seconds})
