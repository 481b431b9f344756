"""Notices that a browser shows although no page is open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from litestar import Request, delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from trailboss.core.message import say
from trailboss.server.errors import NotFound
from trailboss.server.people.identity import need_person, origin_of, user_of
from trailboss.server.routes.answers import problems
from trailboss.server.routes.language import InLanguage
from trailboss.server.running.services import Services
from trailboss.server.schema.accounts import NewPush, Push
from trailboss.server.storage.users import User
from trailboss.words import ENGLISH

if TYPE_CHECKING:
    from trailboss.server.notices.pushing import Pushing

Asking = Request[Any, Any, Any]
PATH = "/api/me/push"
TAGS = ["users"]


def asked_by(request: Asking, services: Services) -> tuple[Pushing, User, str]:
    """What tells browsers, who asks, and the session of the browser they ask from."""
    user = user_of(request)
    need_person(request)
    push = services.telling.push
    if push is None:
        raise NotFound(say("refused-no-push"))
    assert request.auth is not None  # whoever is known and has no token has a session
    return push, user, request.auth


@get(PATH, tags=TAGS, responses=problems(401, 403, 404))
async def get_push(request: Asking, services: NamedDependency[Services]) -> Push:
    """Is this browser told when it is my turn?"""
    push, _, session = asked_by(request, services)
    return Push(key=push.key, on=await push.is_on(session))


@post(PATH, tags=TAGS, status_code=200, responses=problems(401, 403, 404, 413))
async def start_push(
    request: Asking,
    services: NamedDependency[Services],
    data: JSONBody[NewPush],
    language: InLanguage = ENGLISH,
) -> Push:
    """Tell this browser from now on, in this language, as long as I am logged in there."""
    push, user, session = asked_by(request, services)
    services.logins.spend(origin_of(request))
    await push.start(user.id, session, data, language)
    return Push(key=push.key, on=True)


@delete(PATH, tags=TAGS, status_code=200, responses=problems(401, 403, 404))
async def stop_push(request: Asking, services: NamedDependency[Services]) -> Push:
    """Tell this browser nothing any more."""
    push, _, session = asked_by(request, services)
    await push.stop(session)
    return Push(key=push.key, on=False)


HANDLERS = [get_push, start_push, stop_push]
