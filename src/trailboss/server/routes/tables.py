"""The lobby, and a table before and around its game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import Request, get, patch, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter
from sqlalchemy import Connection

from trailboss.core.errors import TrailbossError
from trailboss.core.message import say
from trailboss.server.errors import BadRequest, Forbidden, NotFound, Stale, not_possible
from trailboss.server.people import access
from trailboss.server.people.accounts import login_of
from trailboss.server.people.identity import maybe_user, origin_of, user_of
from trailboss.server.routes.answers import ANYBODY, problems
from trailboss.server.routes.language import InLanguage
from trailboss.server.routes.old_tables import tell_joined, tell_left
from trailboss.server.running.services import Services
from trailboss.server.schema.tables import (
    Abort,
    ChangeTable,
    Invitation,
    InvitationAsked,
    Join,
    Lobby,
    NewTable,
    Table,
    TakeSeat,
)
from trailboss.server.shown.views import table_seen
from trailboss.server.storage import relations, table_log, users
from trailboss.server.storage.database import Conflict
from trailboss.server.storage.rows import Change, SeatRow, User
from trailboss.server.tables import aborting, invitations, play, seating
from trailboss.server.tables.acting import Work
from trailboss.server.tables.live_table import LiveTable
from trailboss.server.tables.memory import tries
from trailboss.server.tables.seating import entry
from trailboss.server.thinking.bot_names import is_quick
from trailboss.words import ENGLISH

Asking = Request[Any, Any, Any]
Deeds = Callable[[LiveTable], Awaitable[None]]
TAGS = ["tables"]
REFUSALS = problems(401, 403, 404, 409, 413)
Limit = Annotated[int, QueryParameter(ge=1, le=200, description="Tables of each kind at most.")]


def seen(services: Services, table: LiveTable, user: User | None) -> Table:
    return table_seen(
        table.header,
        table.seats,
        None if user is None else user.id,
        services.hub.connected(table.id),
    )


def need_own(table: LiveTable) -> None:
    """Tables of a tournament or day are as the server has made them."""
    if table.header.event is not None:
        raise Stale(say("refused-event"), "event")


async def visited(services: Services, id: str, user: User, deeds: Deeds) -> Table:
    """Do something at a table and show it. If another process writes to it meanwhile, `deeds` is
    called again and does what is still to be done at the table as it stands then."""
    async for _ in tries():
        try:
            async with services.tables.open(id) as table:
                await deeds(table)
                return seen(services, table, user)
        except Conflict:
            continue
    raise Stale(say("refused-busy"))


async def changed(services: Services, id: str, user: User, work: Work) -> Table:
    """Make one change at a table and show it."""
    return await visited(services, id, user, partial(services.tables.carry_out, work=work))


@get("/api/tables", tags=TAGS, security=ANYBODY, responses=problems(401))
async def get_lobby(
    request: Asking, services: NamedDependency[Services], limit: Limit = 50
) -> Lobby:
    """Public tables that wait for players or are being played, and my own."""
    user = maybe_user(request)

    def read(connection: Connection) -> dict[str, list[Table]]:
        lists = {
            "open": table_log.public_tables(connection, "open", limit),
            "playing": table_log.public_tables(connection, "playing", limit),
            "mine": [],
            "finished": [],
        }
        if user is not None:
            lists["mine"] = table_log.tables_of(connection, user.id, ("open", "playing"), limit)
            over = ("finished", "abandoned")
            lists["finished"] = table_log.tables_of(connection, user.id, over, limit)
        asking = None if user is None else user.id
        return {
            name: [
                table_seen(header, seats, asking, services.hub.connected(header.id))
                for header, seats in found
            ]
            for name, found in lists.items()
        }

    return Lobby(**await services.database.read(read))


@post("/api/tables", tags=TAGS, status_code=201, responses=problems(401, 403, 409, 413))
async def make_table(
    request: Asking,
    services: NamedDependency[Services],
    data: JSONBody[NewTable],
    language: InLanguage = ENGLISH,
) -> Table:
    """A new table. With `start_when_full` one that misses nobody begins at once."""
    user = user_of(request)
    try:
        rules = await services.figures.rules(data.game)
    except TrailbossError as error:
        raise not_possible(error) from error
    guests = await invited(services, data, user)
    header, seats = seating.table_asked(data, user, services.settings, rules, language, guests)
    if any(row.kind in ("open", "invited") for row in seats):  # others will read them
        own = [row.name for row in seats if row.seat not in guests]
        await services.accounts.need_free_name(user, *own)
    await need_room(request, services, user, seats)
    table, begun = seating.new_table(header, seats, user)
    await services.tables.create(table.header, table.seats, list(table.recent))
    services.tables.made(table, begun)
    return seen(services, table, user)


async def invited(services: Services, asked: NewTable, user: User) -> dict[int, User]:
    """The accounts that seats are kept for. Whoever has blocked somebody is not invited by them."""
    wanted = {
        number: login_of(seat.invite)
        for number, seat in enumerate(asked.seats)
        if seat.invite is not None
    }
    if any(asked.seats[number].kind != "invited" for number in wanted):
        raise BadRequest(say("refused-invite-seat"))
    if len(set(wanted.values())) != len(wanted):
        raise BadRequest(say("refused-invite-twice"))

    def read(connection: Connection) -> dict[int, User]:
        found: dict[int, User] = {}
        for number, login in wanted.items():
            other = users.user_named(connection, login)
            if other is None or other.id == user.id:
                raise NotFound(say("refused-no-person"))
            if relations.blocked_between(connection, user.id, [other.id]):
                raise Forbidden(say("refused-blocked"), "blocked")
            found[number] = other
        return found

    return await services.database.read(read) if wanted else {}


async def need_no_block(services: Services, table_id: str, user: User) -> None:
    """Nobody joins a table of somebody they have blocked, or who has blocked them."""
    async with services.tables.open(table_id) as table:
        people = {row.user_id for row in table.people if row.user_id is not None}
        there = list({*people, table.header.owner} - {user.id})
        event = table.header.event
    look = partial(relations.blocked_between, user=user.id, others=there)
    if there and event is None and await services.database.glance(look):
        raise Forbidden(say("refused-blocked"), "blocked")


async def need_room(
    request: Asking, services: Services, user: User, seats: Sequence[SeatRow] = ()
) -> None:
    """May the user have one more table, and with these at it?"""
    if any(row.bot is not None and not is_quick(row.bot) for row in seats):
        services.bot_time.need(user.id)
    origin = origin_of(request)
    services.new_tables.need(origin)
    services.tables.forget(await services.quotas.need_table(user))
    services.new_tables.spend(origin)


@get("/api/tables/{table_id:str}", tags=TAGS, security=ANYBODY, responses=problems(401, 403, 404))
async def get_table(
    request: Asking, services: NamedDependency[Services], table_id: FromPath[str]
) -> Table:
    """A table and who sits there."""
    user = maybe_user(request)
    async with services.tables.open(table_id) as table:
        access.need_watch_or_join(table, user)
        return seen(services, table, user)


@patch("/api/tables/{table_id:str}", tags=TAGS, responses=REFUSALS)
async def change_table(
    request: Asking,
    services: NamedDependency[Services],
    table_id: FromPath[str],
    data: JSONBody[ChangeTable],
) -> Table:
    """Say who may watch a table: anybody, whoever has the link, or nobody; and who may talk."""
    user = user_of(request)

    def work(table: LiveTable) -> Change:
        access.need_owner(table, user)
        need_own(table)
        wanted = {
            name: value for name, value in msgspec.structs.asdict(data).items() if value is not None
        }
        change = Change(header=dict(wanted))
        entry(table, change, "public", user_id=user.id, data=wanted)
        return change

    return await changed(services, table_id, user, work)


@post("/api/tables/{table_id:str}/join", tags=TAGS, status_code=200, responses=REFUSALS)
async def join_table(
    request: Asking,
    services: NamedDependency[Services],
    table_id: FromPath[str],
    data: JSONBody[Join],
) -> Table:
    """Take a free seat; the last one may start the game."""
    user = user_of(request)
    await services.accounts.need_free_name(user, data.name or "")
    await need_no_block(services, table_id, user)
    work = partial(seating.join, user=user, asked=data)
    joined = await changed(services, table_id, user, work)
    await tell_joined(services.tables, user, joined)
    return joined


@post("/api/tables/{table_id:str}/invitation", tags=TAGS, status_code=200, responses=REFUSALS)
async def look_at_invitation(
    request: Asking,
    services: NamedDependency[Services],
    table_id: FromPath[str],
    data: JSONBody[InvitationAsked],
) -> Invitation:
    """Is an invitation still good, and if not, what has become of it?"""
    user = user_of(request)
    async with services.tables.open(table_id, any_rules=True) as table:
        return invitations.looked_at(table, user, data.invitation)


@post("/api/tables/{table_id:str}/leave", tags=TAGS, status_code=200, responses=REFUSALS)
async def leave_table(
    request: Asking, services: NamedDependency[Services], table_id: FromPath[str]
) -> Table:
    """Before the start: give the seat back. In the game: let the default or a bot play for me."""
    user = user_of(request)

    def work(table: LiveTable) -> Change:
        if table.header.status == "open":
            need_own(table)
            return seating.leave(table, user)
        access.need_player(table, user)
        return play.walk_out(table, user)

    left = await changed(services, table_id, user, work)
    if left.started_at is None:
        await tell_left(services.tables, user, left)
    return left


@post("/api/tables/{table_id:str}/return", tags=TAGS, status_code=200, responses=REFUSALS)
async def return_to_table(
    request: Asking,
    services: NamedDependency[Services],
    table_id: FromPath[str],
    data: JSONBody[TakeSeat],
) -> Table:
    """Take one's seat again after having left or run out of time."""
    user = user_of(request)

    def work(table: LiveTable) -> Change:
        access.need_seat(table, user, data.seat)
        return play.come_back(table, user, data.seat)

    return await changed(services, table_id, user, work)


@post("/api/tables/{table_id:str}/start", tags=TAGS, status_code=200, responses=REFUSALS)
async def start_table(
    request: Asking, services: NamedDependency[Services], table_id: FromPath[str]
) -> Table:
    """Begin the game, when all seats are taken."""
    user = user_of(request)

    def work(table: LiveTable) -> Change:
        access.need_owner(table, user)
        return seating.start(table)

    return await changed(services, table_id, user, work)


@post("/api/tables/{table_id:str}/resign", tags=TAGS, status_code=200, responses=REFUSALS)
async def resign(
    request: Asking,
    services: NamedDependency[Services],
    table_id: FromPath[str],
    data: JSONBody[TakeSeat],
) -> Table:
    """Give the game up. Between two that ends it; else the seat is played for."""
    user = user_of(request)

    def work(table: LiveTable) -> Change:
        access.need_seat(table, user, data.seat)
        return play.resign(table, user, data.seat)

    return await changed(services, table_id, user, work)


@post("/api/tables/{table_id:str}/abort", tags=TAGS, status_code=200, responses=REFUSALS)
async def abort_game(
    request: Asking,
    services: NamedDependency[Services],
    table_id: FromPath[str],
    data: JSONBody[Abort],
) -> Table:
    """Propose or agree to end the game without a result; or refuse that."""
    user = user_of(request)

    def work(table: LiveTable) -> Change:
        access.need_seat(table, user, data.seat)
        return aborting.abort(table, data.seat, data.agree)

    return await changed(services, table_id, user, work)


HANDLERS = [
    abort_game,
    get_lobby,
    make_table,
    get_table,
    change_table,
    join_table,
    look_at_invitation,
    leave_table,
    return_to_table,
    start_table,
    resign,
]
