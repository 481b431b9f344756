"""The live connection of a table."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath

from trailboss.server.errors import Refused
from trailboss.server.people.identity import maybe_user, need_nothing_against, same_origin
from trailboss.server.running.services import Services
from trailboss.server.watching.connection import refuse, serve


@websocket("/api/tables/{table_id:str}/live")
async def live_table(
    socket: WebSocket[Any, Any, Any], services: NamedDependency[Services], table_id: FromPath[str]
) -> None:
    """Every entry after `after`, each once and in order, then live ones; `seat` is whose secrets
    are shown."""
    await socket.accept()
    try:
        need_nothing_against(socket)
        same_origin(socket)
    except Refused as error:
        await refuse(socket, error)
        return
    await serve(socket, services, table_id, maybe_user(socket))


HANDLERS = [live_table]
