"""What the server has of somebody: to take along, and to have deleted."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.response import Stream

from trailboss.core.message import say
from trailboss.server.errors import Forbidden
from trailboss.server.people.erasure import erase
from trailboss.server.people.exporting import export_of
from trailboss.server.people.identity import SESSION, need_person, origin_of, user_of
from trailboss.server.routes.answers import problems
from trailboss.server.routes.language import InLanguage
from trailboss.server.running.services import Services
from trailboss.server.schema.accounts import DeleteMe
from trailboss.server.schema.common import Done
from trailboss.words import ENGLISH

Asking = Request[Any, Any, Any]
TAGS = ["users"]


@get("/api/me/export", tags=TAGS, responses=problems(401, 403), include_in_schema=False)
async def export_me(request: Asking, services: NamedDependency[Services]) -> Stream:
    """All the server has of me, with the records of my games, as one JSON document."""
    user = user_of(request)
    need_person(request)
    services.logins.spend(origin_of(request))  # it is much work
    return Stream(
        export_of(services.database, services.tables, user),
        media_type=MediaType.JSON,
        headers={
            "content-disposition": 'attachment; filename="trailboss.json"',
            "cache-control": "no-store",
        },
    )


@post("/api/me/delete", tags=TAGS, status_code=200, responses=problems(401, 403, 409, 413))
async def delete_me(
    request: Asking,
    services: NamedDependency[Services],
    data: JSONBody[DeleteMe],
    language: InLanguage = ENGLISH,
) -> Response[Done]:
    """Delete the account: games nobody else played in are deleted, running ones are resigned, and
    where others played a seat without a name stays."""
    user = user_of(request)
    need_person(request)
    services.logins.spend(origin_of(request))
    if user.password is not None:
        if not await services.accounts.verify(user.password, data.password):
            raise Forbidden(say("refused-delete-password"), "wrong-password")
    elif data.name != user.name:
        raise Forbidden(say("refused-delete-name"), "wrong-name")
    await erase(services.database, services.tables, services.accounts, user, None, language)
    answer = Response(Done())
    answer.delete_cookie(SESSION)
    return answer


HANDLERS = [export_me, delete_me]
