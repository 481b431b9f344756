"""What can be played."""

from __future__ import annotations

import gzip
from functools import lru_cache
from typing import Annotated, Any, cast

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

import trailboss
from trailboss.core.message import Name, say
from trailboss.core.rules import Rules
from trailboss.figures import Figures
from trailboss.server.description import AnyDescription, describe
from trailboss.server.description.look import look_of, place_of
from trailboss.server.errors import NotFound
from trailboss.server.routes.answers import ANYBODY, problems
from trailboss.server.running.services import Services
from trailboss.server.schema.figures import TitleFigures
from trailboss.server.schema.games import RulePage
from trailboss.server.schema.tables import BotInfo, GameInfo, Games, Letters, Option
from trailboss.server.shown import rule_pages
from trailboss.server.shown.client_files import wants_gzip
from trailboss.server.shown.voice import InLanguage
from trailboss.server.tables.building import automa_name
from trailboss.server.thinking.bot_names import bot_title, fitting_bots, offered_bots
from trailboss.titles import Title, game_ids, rules_of
from trailboss.words import ENGLISH, text

TAGS = ["games"]
InVersion = Annotated[
    str | None,
    QueryParameter(max_length=40, description="The rules of this version. Without: today's."),
]


@get("/api/games", tags=TAGS, security=ANYBODY, responses=problems())
async def get_games(services: NamedDependency[Services], language: InLanguage = ENGLISH) -> Games:
    """The titles with their options, and the bots that can be chosen."""
    offered = tuple(offered_bots(services.settings))
    figures = {game: await services.figures.safely(game) for game in game_ids()}
    return Games(
        games=[
            GameInfo(
                game=title.id,
                **names_of(title, language),
                vignette=look_of(title.id)["vignette"],
                version=rules_of(title.id).version,
                players=list(title.players),
                options=options_of(title),
                automa=automa_name(title.id) or None,
                bots=fitting_bots(offered, rules_of(title.id)),
                figures=figures_told(figures[title.id]),
            )
            for title in sorted(trailboss.games(), key=lambda title: place_of(title.id))
        ],
        bots=[BotInfo(bot=bot, name=bot_title(bot, language)) for bot in offered],
    )


def names_of(title: Title, language: str) -> dict[str, str]:
    """What a title is called, in full and in short, and what is said about it."""
    name = Name("title", title.id)
    scopes = rules_of(title.id).scopes
    forms = {"name": "thing", "short": "thing-short", "about": "thing-about"}
    return {key: text(say(form, thing=name), language, scopes) for key, form in forms.items()}


def options_of(title: Title) -> list[Option]:
    letters = rules_of(title.id).option_letters()
    found: list[Option] = []
    for name, values in title.options.items():
        option = Option(name=name, values=list(values))
        if name in letters:
            option.values.pop()  # the same in words
            count, of = letters[name]
            option.letters = Letters(count=count, of=of)
        found.append(option)
    return found


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
