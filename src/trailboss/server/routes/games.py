"""What can be played."""

from __future__ import annotations

import gzip
from functools import lru_cache
from typing import Annotated, Any, cast

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from trailboss.core.message import Name, say
from trailboss.core.rules import Rules
from trailboss.figures import Figures
from trailboss.server.description import AnyDescription, describe
from trailboss.server.errors import NotFound
from trailboss.server.routes.answers import ANYBODY, problems
from trailboss.server.routes.language import InLanguage
from trailboss.server.running.services import Services
from trailboss.server.schema.figures import TitleFigures
from trailboss.server.schema.games import RulePage
from trailboss.server.schema.tables import Games
from trailboss.server.shown import rule_pages
from trailboss.server.shown.client_files import wants_gzip
from trailboss.server.shown.titles import games_seen
from trailboss.titles import game_ids, rules_of
from trailboss.words import ENGLISH

TAGS = ["games"]
InVersion = Annotated[
    str | None,
    QueryParameter(max_length=40, description="The rules of this version. Without: today's."),
]


@get("/api/games", tags=TAGS, security=ANYBODY, responses=problems())
async def get_games(services: NamedDependency[Services], language: InLanguage = ENGLISH) -> Games:
    """The titles with their options, and the bots that can be chosen."""
    figures = {game: await services.figures.safely(game) for game in game_ids()}
    told = {game: figures_told(found) for game, found in figures.items()}
    return games_seen(services.settings, told, language)


def figures_told(figures: Figures | None) -> TitleFigures | None:
    if figures is None:
        return None
    return TitleFigures(
        version=figures.rules.version,
        confirmed=figures.checked,
        count=figures.count,
        changed=figures.changed,
    )


def need_game(game: str) -> None:
    if game not in game_ids():
        raise NotFound(say("refused-no-game", game=repr(game), known=game_ids()))


@lru_cache(64)
def description_of(rules: Rules, language: str) -> tuple[bytes, bytes]:
    """The static data of a title as JSON, plain and compressed; made once a language."""
    data = msgspec.json.encode(describe(rules, language))
    return data, gzip.compress(data, 9, mtime=0)


@get(
    "/api/games/{game:str}/description",
    tags=TAGS,
    security=ANYBODY,
    responses=problems(404),
    media_type=MediaType.JSON,
)
async def get_description(
    request: Request[Any, Any, Any],
    services: NamedDependency[Services],
    game: FromPath[str],
    version: InVersion = None,
    language: InLanguage = ENGLISH,
) -> Response[AnyDescription]:
    """Everything about a title that never changes: board, tiles, cards, in data and words."""
    need_game(game)
    rules = rules_of(game) if version is None else await services.figures.version(game, version)
    if rules is None:
        assert version is not None
        raise NotFound(say("refused-no-version", game=Name("title", game), version=version))
    data, packed = description_of(rules, language)
    headers = {"cache-control": "max-age=3600", "vary": "Accept-Encoding"}
    if wants_gzip(request.headers.get("accept-encoding", "")):
        headers["content-encoding"] = "gzip"
        data = packed
    # Bytes are sent as they are; the type says what they hold.
    return cast("Response[AnyDescription]", Response(data, headers=headers))


@get("/api/games/{game:str}/rules", tags=TAGS, security=ANYBODY, responses=problems(404, 501))
async def get_rules(game: FromPath[str], language: InLanguage = ENGLISH) -> list[RulePage]:
    """The rules in numbered statements, by chapter."""
    need_game(game)
    return rule_pages.pages_of(game, language)


HANDLERS = [get_games, get_description, get_rules]
