"""The game itself: views, moves, undo, reasons, chat, the log."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from trailboss.server.people import access
from trailboss.server.people.identity import maybe_user, user_of
from trailboss.server.routes.answers import ANYBODY, problems
from trailboss.server.routes.language import InLanguage
from trailboss.server.running.services import Services
from trailboss.server.schema.common import Done
from trailboss.server.schema.play import (
    Chat,
    Log,
    MoveAsked,
    StepAsked,
    TableView,
    UndoAnswer,
    UndoAsked,
    Why,
)
from trailboss.server.shown.views import entry_seen, view, voice_at
from trailboss.server.shown.voice import said
from trailboss.server.storage import table_log
from trailboss.server.storage.rows import User
from trailboss.server.tables import acting, play
from trailboss.server.tables.live_table import LiveTable
from trailboss.words import ENGLISH

Asking = Request[Any, Any, Any]
TAGS = ["play"]
REFUSALS = problems(401, 403, 404, 409, 413, conflict=True)

OptionalSeat = Annotated[
    int | None, QueryParameter(ge=0, le=7, description="The seat whose secrets are shown; mine.")
]
OptionalStep = Annotated[
    int | None,
    QueryParameter(ge=0, le=100_000, description="An earlier state: after so many moves."),
]
After = Annotated[int, QueryParameter(ge=0, le=2_000_000_000, description="Only newer entries.")]
Limit = Annotated[int, QueryParameter(ge=1, le=1000)]
LONGEST_RECAP = 1000  # entries


def seen(
    services: Services, table: LiveTable, user: User | None, seat: int | None, language: str
) -> TableView:
    return view(
        table,
        None if user is None else user.id,
        seat,
        connected=services.hub.connected(table.id),
        language=language,
    )


async def act(services: Services, id: str, step: acting.Step, language: str) -> TableView:
    """Carry out a player's action and answer with the new view."""

    def shown(table: LiveTable) -> TableView:
        return seen(services, table, step.user, step.seat, language)

    found = await services.tables.do(step, id, shown)
    assert isinstance(found, TableView)
    return found


@get(
    "/api/tables/{table_id:str}/view",
    tags=TAGS,
    security=ANYBODY,
    responses=problems(401, 403, 404, 409),
)
async def get_view(
    request: Asking,
    services: NamedDependency[Services],
    table_id: FromPath[str],
    seat: OptionalSeat = None,
    step: OptionalStep = None,
    language: InLanguage = ENGLISH,
) -> TableView:
    """The table as one of my seats sees it, or as everybody does; now or at an earlier step."""
    user = maybe_user(request)
    async with services.tables.open(table_id) as table:
        access.need_watch(table, user)
        viewer = access.viewer_of(table, user, seat)
        return view(
            table,
            None if user is None else user.id,
            viewer,
            step,
            services.hub.connected(table.id),
            language,
        )


@post("/api/tables/{table_id:str}/moves", tags=TAGS, status_code=200, responses=REFUSALS)
async def make_move(
    request: Asking,
    services: NamedDependency[Services],
    table_id: FromPath[str],
    data: JSONBody[MoveAsked],
    language: InLanguage = ENGLISH,
) -> TableView:
    """Make a move, by its code or notation, and those of `then` with it, all or none. `step` is the
    number of moves the client has seen."""
    step = acting.move(user_of(request), data.seat, data.step, data.move, data.then)
    return await act(services, table_id, step, language)


@post("/api/tables/{table_id:str}/undo", tags=TAGS, status_code=200, responses=REFUSALS)
async def undo_move(
    request: Asking,
    services: NamedDependency[Services],
    table_id: FromPath[str],
    data: JSONBody[UndoAsked],
    language: InLanguage = ENGLISH,
) -> TableView:
    """Take the last move back, or all from step `to` on, up to the information barrier."""
    step = acting.undo(user_of(request), data.seat, data.step, data.to)
    return await act(services, table_id, step, language)


@post("/api/tables/{table_id:str}/reset-turn", tags=TAGS, status_code=200, responses=REFUSALS)
async def reset_turn(
    request: Asking,
    services: NamedDependency[Services],
    table_id: FromPath[str],
    data: JSONBody[StepAsked],
    language: InLanguage = ENGLISH,
) -> TableView:
    """Take back everything since the turn began, or since something was revealed."""
    step = acting.reset_turn(user_of(request), data.seat, data.step)
    return await act(services, table_id, step, language)


@post("/api/tables/{table_id:str}/undo-request", tags=TAGS, status_code=200, responses=REFUSALS)
async def request_undo(
    request: Asking,
    services: NamedDependency[Services],
    table_id: FromPath[str],
    data: JSONBody[UndoAsked],
    language: InLanguage = ENGLISH,
) -> TableView:
    """Ask all others to let me take moves back beyond the barrier."""
    step = acting.undo_request(user_of(request), data.seat, data.step, data.to)
    return await act(services, table_id, step, language)


@post("/api/tables/{table_id:str}/undo-answer", tags=TAGS, status_code=200, responses=REFUSALS)
async def answer_undo(
    request: Asking,
    services: NamedDependency[Services],
    table_id: FromPath[str],
    data: JSONBody[UndoAnswer],
    language: InLanguage = ENGLISH,
) -> TableView:
    """Agree, or not, that somebody takes moves back."""
    step = acting.undo_answer(user_of(request), data.seat, data.to, data.agree)
    return await act(services, table_id, step, language)


@get("/api/tables/{table_id:str}/why", tags=TAGS, responses=problems(401, 403, 404, 409))
async def get_why(
    request: Asking,
    services: NamedDependency[Services],
    table_id: FromPath[str],
    seat: Annotated[int, QueryParameter(ge=0, le=7)],
    move: Annotated[str, QueryParameter(max_length=400, description="A code or a notation.")],
    language: InLanguage = ENGLISH,
) -> Why:
    """Is a move possible for my seat now, and if not, why?"""
    user = user_of(request)
    async with services.tables.open(table_id) as table:
        access.need_seat(table, user, seat)
        code = move.isascii() and move.isdecimal() and len(move) < 10
        reason = play.why(table, seat, int(move) if code else move)
        if reason is None:
            return Why(possible=True, reason=None)
        text = voice_at(table, language).say(reason)
        return Why(possible=False, reason=text, say=said(reason))


async def told(
    services: Services, table: LiveTable, viewer: int | None, after: int, limit: int, language: str
) -> Log:
    """What happened after an entry, as one seat or everybody may know it."""
    rows = await services.tables.entries_after(table, after, limit)
    voice = voice_at(table, language)
    newest = table.header.seq
    entries = [entry_seen(table, row, viewer, voice) for row in rows]
    return Log(seq=newest, more=(rows[-1].seq if rows else after) < newest, entries=entries)


@get(
    "/api/tables/{table_id:str}/log", tags=TAGS, security=ANYBODY, responses=problems(401, 403, 404)
)
async def get_log(
    request: Asking,
    services: NamedDependency[Services],
    table_id: FromPath[str],
    seat: OptionalSeat = None,
    after: After = 0,
    limit: Limit = 200,
    language: InLanguage = ENGLISH,
) -> Log:
    """What happened at the table, in order; also of games played with rules of long ago."""
    user = maybe_user(request)
    async with services.tables.open(table_id, any_rules=True) as table:
        access.need_watch(table, user)
        viewer = access.viewer_of(table, user, seat)
        return await told(services, table, viewer, after, limit, language)


@get("/api/tables/{table_id:str}/recap", tags=TAGS, responses=problems(401, 403, 404, 409))
async def get_recap(
    request: Asking,
    services: NamedDependency[Services],
    table_id: FromPath[str],
    seat: Annotated[int, QueryParameter(ge=0, le=7)],
    language: InLanguage = ENGLISH,
) -> Log:
    """What happened since my seat's last move of an earlier turn."""
    user = user_of(request)
    async with services.tables.open(table_id) as table:
        access.need_seat(table, user, seat)
        step = play.last_turn_end(table, seat)
        after = 0
        if step:
            after = await services.database.read(
                partial(table_log.last_move_before, table=table_id, seat=seat, step=step)
            )
        return await told(services, table, seat, after, LONGEST_RECAP, language)


@post("/api/tables/{table_id:str}/chat", tags=TAGS, status_code=201, responses=REFUSALS)
async def say(
    request: Asking,
    services: NamedDependency[Services],
    table_id: FromPath[str],
    data: JSONBody[Chat],
) -> Done:
    """Say something at the table."""
    user = user_of(request)
    await services.talk.say(table_id, user, data.text)
    return Done()


HANDLERS = [
    get_view,
    make_move,
    undo_move,
    reset_turn,
    request_undo,
    answer_undo,
    get_why,
    get_log,
    get_recap,
    say,
]
