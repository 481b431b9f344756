"""Playing again: offering it, taking it up, turning it down."""

from __future__ import annotations

from functools import partial
from typing import Any

from litestar import Request, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from trailboss.core.message import say
from trailboss.server.errors import Stale
from trailboss.server.people.identity import user_of
from trailboss.server.routes.answers import problems
from trailboss.server.routes.old_tables import tell_joined
from trailboss.server.routes.tables import changed, need_room, seen
from trailboss.server.running.services import Services
from trailboss.server.schema.tables import Join, Table
from trailboss.server.storage import table_log
from trailboss.server.storage.database import Conflict
from trailboss.server.storage.rows import Change, User
from trailboss.server.tables import rematches, seating
from trailboss.server.tables.live_table import LiveTable
from trailboss.server.tables.memory import tries

Asking = Request[Any, Any, Any]
TAGS = ["tables"]


async def rematch_of(services: Services, id: str, user: User) -> str:
    """The table that is the rematch of another; made if there is none."""
    async for _ in tries():
        try:
            async with services.tables.open(id) as table:
                rematches.need_over(table, user)
                found = table.header.rematch
                if found is not None and not await given_up(services, found):
                    return found
                rules = await services.figures.rules(table.header.game)
                header, seats, change = rematches.rematch(table, user, rules)
                new, begun = seating.new_table(header, seats, user)
                create = partial(
                    table_log.create, header=new.header, people=new.seats, log=list(new.recent)
                )
                await services.tables.commit(table, change, create)
                services.tables.made(new, begun)
                return header.id
        except Conflict:
            continue
    raise Stale(say("refused-busy"))


async def given_up(services: Services, id: str) -> bool:
    """Was a table left by everybody before its game began?"""
    found = await services.database.read(partial(table_log.load, table=id))
    return found is None or (found[0].status == "abandoned" and found[0].started_at is None)


@post(
    "/api/tables/{table_id:str}/rematch",
    tags=TAGS,
    status_code=201,
    responses=problems(401, 403, 404, 409),
)
async def rematch(
    request: Asking, services: NamedDependency[Services], table_id: FromPath[str]
) -> Table:
    """Play again, everybody one seat further. Whoever asks first makes the table and offers it to
    the others, who take the seats kept for them."""
    user = user_of(request)
    await need_room(request, services, user)
    new = await rematch_of(services, table_id, user)
    async with services.tables.open(new) as table:
        if table.header.status != "open" or table.seats_of(user.id):
            return seen(services, table, user)
    joined = await changed(services, new, user, partial(seating.join, user=user, asked=Join()))
    await tell_joined(services.tables, user, joined)
    return joined


@post(
    "/api/tables/{table_id:str}/no-rematch",
    tags=TAGS,
    status_code=200,
    responses=problems(401, 403, 404, 409),
)
async def no_rematch(
    request: Asking, services: NamedDependency[Services], table_id: FromPath[str]
) -> Table:
    """Turn down the rematch that is offered, or take one's offer back."""
    user = user_of(request)
    async with services.tables.open(table_id) as table:
        rematches.need_over(table, user)
        new = table.header.rematch
    if new is None:
        raise Stale(say("refused-no-rematch"), "no-rematch")
    async with services.tables.open(new) as table:
        if table.header.status == "playing":
            raise Stale(say("refused-rematch-begun"), "already-started")

    def work(table: LiveTable) -> Change:
        found = rematches.turned_down(table, user, new)
        if found is None:
            raise Stale(say("refused-no-rematch"), "no-rematch")
        return found

    shown = await changed(services, table_id, user, work)
    await services.tables.retrying(new, partial(rematches.close, user=user))
    return shown


HANDLERS = [rematch, no_rematch]
