"""Running the server: a socket, uvicorn, and a line that says where it is."""

from __future__ import annotations

import asyncio
import errno
import socket
import sys
import webbrowser
from collections.abc import Callable

import structlog
import uvicorn

from trailboss.core.errors import TrailbossError, Unavailable
from trailboss.core.message import say
from trailboss.figures import read_figures
from trailboss.server.running.app import create_app
from trailboss.server.running.arrival import arrival_within
from trailboss.server.running.garbage import EVERYTHING, Garbage
from trailboss.server.running.headers import Wrapping
from trailboss.server.running.log_lines import set_up_logs
from trailboss.server.running.settings import Settings
from trailboss.server.storage.database import database_at
from trailboss.titles import broken_titles

log = structlog.get_logger()

LARGEST_MESSAGE = 64_000  # bytes, of a live connection
PING_SECONDS = 20.0
# Seconds for which one thread of Python may keep the others waiting. The thread that writes asks
# for its turn several times a commit; with Python's usual 5 ms a move waited most for that.
SWITCH = 0.001


class Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets)
        self._captured_signals.clear()  # to be asked to end, and to do so, is no failure


def listening_socket(settings: Settings) -> socket.socket:
    """Bound before anything else, so that a port in use is noticed at once."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # With the protocol named, asyncio sends small answers at once instead of waiting for more.
    found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((settings.host, settings.port))
    except OSError as error:
        found.close()
        problem = say(
            "error-listen", host=settings.host, port=settings.port, problem=str(error.strerror)
        )
        passes = error.errno in (errno.EADDRINUSE, errno.EADDRNOTAVAIL, socket.EAI_AGAIN)
        raise (Unavailable if passes else TrailbossError)(problem) from error
    return found


async def prepare_database(settings: Settings) -> None:
    """Whatever is wrong with the database is told in one sentence, before anything else starts."""
    database = database_at(settings.database_url, settings.durability)
    await database.open()
    await database.close()


def run(settings: Settings, open_browser: bool = False) -> int:
    """Serve until interrupted; returns the exit status."""
    set_up_logs(settings)
    for broken in broken_titles():
        log.warning("title", folder=broken.folder, error=str(broken.error))
    for file in settings.figures:
        read_figures(file)  # what is wrong with one is told at once
    asyncio.run(prepare_database(settings))
    listening = listening_socket(settings)
    port = listening.getsockname()[1]
    host = "localhost" if settings.host in ("127.0.0.1", "::1", "0.0.0.0", "::") else settings.host
    url = settings.public_url or f"http://{host}:{port}"

    app = create_app(settings)
    services = app.state.services
    garbage = Garbage()
    services.tables.listeners.append(garbage.table_changed)
    services.scheduler.more.append((EVERYTHING, garbage.search_everything))

    def ready() -> None:
        garbage.begin()
        sys.setswitchinterval(SWITCH)
        print(f"Trailboss is at {url}", flush=True)
        if open_browser:
            webbrowser.open(url)

    config = uvicorn.Config(
        Wrapping(app, settings.secure, services.metrics.request),
        http=arrival_within(settings.request_seconds),
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=PING_SECONDS,
        ws_per_message_deflate=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=settings.shutdown_seconds,
    )
    server = Server(config, ready)
    server.run(sockets=[listening])
    return 0 if server.started else 1
