"""Figures of one's own: what is to be checked, and what was found on the printed game."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from trailboss.core.message import say
from trailboss.figures import Figures, FiguresError, figures_of_values
from trailboss.figures.writing import figures_text
from trailboss.server.description import describe
from trailboss.server.errors import BadRequest, Forbidden
from trailboss.server.people.administrators import is_administrator
from trailboss.server.people.identity import maybe_user, user_of
from trailboss.server.routes.answers import ANYBODY, problems
from trailboss.server.routes.games import need_game
from trailboss.server.routes.language import InLanguage
from trailboss.server.running.services import Services
from trailboss.server.schema.figures import FiguresAsked, FiguresFile, FiguresShown
from trailboss.server.shown.figures import figures_page
from trailboss.words import ENGLISH, text

Asking = Request[Any, Any, Any]
TAGS = ["figures"]


def need_host(request: Asking, services: Services) -> None:
    if not is_administrator(request, services.settings, user_of(request)):
        raise Forbidden(say("refused-figures"), "not-administrator")


@get("/api/games/{game:str}/figures", tags=TAGS, security=ANYBODY, responses=problems(404))
async def get_figures(
    request: Asking,
    services: NamedDependency[Services],
    game: FromPath[str],
    language: InLanguage = ENGLISH,
) -> FiguresShown:
    """The figures to check of a title as new tables have them, and the title with them."""
    need_game(game)
    found, source = await services.figures.now(game)
    editable = is_administrator(request, services.settings, maybe_user(request))
    return shown(found, source, editable, language)


def shown(found: Figures, source: str, editable: bool, language: str) -> FiguresShown:
    page = figures_page(found, source, editable, language)
    return FiguresShown(page=page, description=describe(found.rules, language))


@get("/api/games/{game:str}/figures/file", tags=TAGS, security=ANYBODY, responses=problems(404))
async def get_figures_file(
    services: NamedDependency[Services], game: FromPath[str], language: InLanguage = ENGLISH
) -> FiguresFile:
    """The same as a file for the command line."""
    need_game(game)
    found, _ = await services.figures.now(game)
    return FiguresFile(name=f"{game}.toml", text=as_file(found, language))


def as_file(found: Figures, language: str) -> str:
    return figures_text(found, lambda message: text(message, language, found.rules.scopes))


async def entered(services: Services, game: str, asked: FiguresAsked) -> Figures:
    """What somebody has entered, checked; an error names the field."""
    kept, _ = await services.figures.now(game)
    try:
        return await asyncio.to_thread(figures_of_values, game, asked.values, asked.confirmed, kept)
    except FiguresError as error:
        place = ".".join(str(step) for step in error.path)
        raise BadRequest(
            say("refused-error", error=error.message), "figures", field=place
        ) from error


@post(
    "/api/games/{game:str}/figures/check",
    tags=TAGS,
    status_code=200,
    responses=problems(401, 403, 404),
)
async def check_figures(
    request: Asking,
    services: NamedDependency[Services],
    game: FromPath[str],
    data: JSONBody[FiguresAsked],
    language: InLanguage = ENGLISH,
) -> FiguresShown:
    """How the title would be with these figures; nothing is kept. A refusal has the `field`."""
    need_game(game)
    need_host(request, services)
    found = await entered(services, game, data)
    return shown(found, "server", True, language)


@put("/api/games/{game:str}/figures", tags=TAGS, responses=problems(401, 403, 404))
async def save_figures(
    request: Asking,
    services: NamedDependency[Services],
    game: FromPath[str],
    data: JSONBody[FiguresAsked],
    language: InLanguage = ENGLISH,
) -> FiguresShown:
    """Tables made from now on have these figures. A refusal has the `field`."""
    need_game(game)
    need_host(request, services)
    found = await entered(services, game, data)
    await services.figures.save(game, as_file(found, ENGLISH))
    return shown(found, "server", True, language)


@delete(
    "/api/games/{game:str}/figures",
    tags=TAGS,
    status_code=200,
    responses=problems(401, 403, 404),
)
async def forget_figures(
    request: Asking,
    services: NamedDependency[Services],
    game: FromPath[str],
    language: InLanguage = ENGLISH,
) -> FiguresShown:
    """Tables made from now on have the title's own figures again."""
    need_game(game)
    need_host(request, services)
    await services.figures.forget(game)
    found, source = await services.figures.now(game)
    return shown(found, source, True, language)


HANDLERS = [get_figures, get_figures_file, check_figures, save_figures, forget_figures]
