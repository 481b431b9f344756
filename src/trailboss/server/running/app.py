"""The application: everything put together for an ASGI server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.middleware import DefineMiddleware

from trailboss.server.people.identity import Forgery, ForgeryGuard, Identity
from trailboss.server.routes import (
    administration,
    figures,
    games,
    handicap,
    live,
    logins,
    me,
    notices,
    operations,
    own_data,
    people,
    play,
    positions,
    practice,
    push,
    records,
    rematches,
    reviews,
    site,
    tables,
    tournaments,
    vacation,
    waiting,
)
from trailboss.server.routes.answers import HANDLERS
from trailboss.server.routes.reading import StrictRequest
from trailboss.server.running.services import Services
from trailboss.server.running.settings import Settings
from trailboss.server.shown.api_pages import openapi
from trailboss.server.shown.client_files import Site


def create_app(settings: Settings) -> Litestar:
    """The server with these settings. Its database is opened when it starts."""
    services = Services(settings)
    pages = Site()
    forgery = Forgery(settings.secure)

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        async with services.channels:  # around everything: who stops may still have a note to send
            try:
                forgery.open(await services.start())
                yield
            finally:
                await services.stop()

    api = Router(
        path="/",
        route_handlers=[
            *me.HANDLERS,
            *own_data.HANDLERS,
            *push.HANDLERS,
            *vacation.HANDLERS,
            *logins.HANDLERS,
            *people.HANDLERS,
            *tournaments.HANDLERS,
            *waiting.HANDLERS,
            *games.HANDLERS,
            *figures.HANDLERS,
            *tables.HANDLERS,
            *play.HANDLERS,
            *records.HANDLERS,
            *rematches.HANDLERS,
            *reviews.HANDLERS,
            *positions.HANDLERS,
            *handicap.HANDLERS,
            *practice.HANDLERS,
            *live.HANDLERS,
            *administration.HANDLERS,
        ],
        middleware=[
            DefineMiddleware(Identity),
            DefineMiddleware(ForgeryGuard, forgery=forgery),
        ],
    )
    return Litestar(
        route_handlers=[api, *notices.HANDLERS, *operations.HANDLERS, *site.HANDLERS],
        dependencies={
            "services": Provide(lambda: services, sync_to_thread=False),
            "site": Provide(lambda: pages, sync_to_thread=False),
        },
        exception_handlers=HANDLERS,
        request_class=StrictRequest,
        lifespan=[running],
        state=State({"services": services}),
        openapi_config=openapi(),
        request_max_body_size=settings.request_kilobytes * 1000,
        logging_config=None,
    )
