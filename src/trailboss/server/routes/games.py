"""What can be played."""

from __future__ import annotations

import importlib
from functools import cache
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

import trailboss
from trailboss.server import rule_pages
from trailboss.server.bot_names import bot_title, offered_bots
from trailboss.server.errors import NotBuilt, NotFound
from trailboss.server.games import automa_name
from trailboss.server.routes.answers import ANYBODY, problems
from trailboss.server.schema.games import RulePage
from trailboss.server.schema.tables import BotInfo, GameInfo, Games, Option
from trailboss.server.services import Services
from trailboss.titles import GAMES, rules_of

TAGS = ["games"]
DESCRIPTION = "trailboss.server.description"


@get("/api/games", tags=TAGS, security=ANYBODY, responses=problems())
async def get_games(services: NamedDependency[Services]) -> Games:
    """The titles with their options, and the bots that can be chosen."""
    return Games(
        games=[
            GameInfo(
                game=title.id,
                name=title.name,
                version=rules_of(title.id).version,
                players=list(title.players),
                options=[
                    Option(name=name, values=list(values)) for name, values in title.options.items()
                ],
                automa=automa_name(title.id),
            )
            for title in trailboss.games()
        ],
        bots=[BotInfo(bot=text, name=bot_title(text)) for text in offered_bots(services.settings)],
    )


def need_game(game: str) -> None:
    if game not in GAMES:
        raise NotFound(f"there is no game {game!r}; there are {', '.join(GAMES)}")


@cache
def description_of(game: str) -> dict[str, Any]:
    """The static data of a title; made once."""
    try:
        module = importlib.import_module(DESCRIPTION)
    except ModuleNotFoundError as error:
        raise NotBuilt("this server has no descriptions of its games") from error
    found: dict[str, Any] = module.describe(rules_of(game))
    return found


@get("/api/games/{game:str}/description", tags=TAGS, security=ANYBODY, responses=problems(404, 501))
async def get_description(
    request: Request[Any, Any, Any], game: FromPath[str]
) -> Response[dict[str, Any]]:
    """Everything about a title that never changes: board, tiles, cards, in data and words."""
    need_game(game)
    return Response(description_of(game), headers={"cache-control": "max-age=3600"})


@get("/api/games/{game:str}/rules", tags=TAGS, security=ANYBODY, responses=problems(404, 501))
async def get_rules(game: FromPath[str]) -> list[RulePage]:
    """The rules in numbered statements, by chapter."""
    need_game(game)
    return rule_pages.pages_of(game)


HANDLERS = [get_games, get_description, get_rules]
