"""A handicap chosen by ratings."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from litestar import Request, get
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter
from sqlalchemy import Connection

from trailboss.handicap import suggested
from trailboss.server.club.ended import rated_as
from trailboss.server.club.rating import Rating, chance
from trailboss.server.people.identity import user_of
from trailboss.server.routes.answers import problems
from trailboss.server.routes.games import need_game
from trailboss.server.routes.people import account_named
from trailboss.server.running.services import Services
from trailboss.server.schema.handicap import SuggestedHandicap
from trailboss.server.storage import game_results
from trailboss.titles import rules_of

Asking = Request[Any, Any, Any]
Other = Annotated[str | None, QueryParameter(max_length=80, description="Somebody's name.")]
Level = Annotated[str | None, QueryParameter(max_length=80, description="Or a bot.")]


@get("/api/handicap/{game:str}", tags=["people"], responses=problems(400, 401, 404))
async def get_handicap(
    request: Asking,
    services: NamedDependency[Services],
    game: FromPath[str],
    name: Other = None,
    bot: Level = None,
) -> SuggestedHandicap:
    """What would make me and another player equal at a title, by our ratings."""
    user = user_of(request)
    need_game(game)
    find = partial(ratings, me=user.id, name=name, bot=bot, game=game)
    mine, other = await services.database.read(find)
    if mine is None or other is None or mine.unsure or other.unsure:
        return SuggestedHandicap()
    odds = chance(mine, other)
    found = suggested(rules_of(game).family, min(odds, 1 - odds))
    return SuggestedHandicap(
        chance=round(odds, 3), mine=odds < 0.5, dollars=found.dollars, cards=found.cards
    )


def ratings(
    connection: Connection, me: str, name: str | None, bot: str | None, game: str
) -> tuple[Rating | None, Rating | None]:
    """Of both players, where they have one."""
    other = rated_as(bot) if bot is not None else account_named(connection, name or "").id
    found = [game_results.ratings_of(connection, one).get(game) for one in (me, other)]
    mine, theirs = (None if one is None else one[0] for one in found)
    return mine, theirs


HANDLERS = [get_handicap]
