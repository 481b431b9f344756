"""Positions out of and into the server."""

from __future__ import annotations

import secrets
from typing import Any

from trailboss.core.message import say
from trailboss.game import Game, load_position
from trailboss.positions import ALL, Eyes, position_text
from trailboss.server.errors import BadRequest, Forbidden, NotFound
from trailboss.server.people import access
from trailboss.server.running.settings import Settings
from trailboss.server.schema.positions import PlayPosition, WrittenPosition
from trailboss.server.schema.tables import Origin
from trailboss.server.storage.rows import Chance, SeatRow, User
from trailboss.server.tables.building import SEED_BITS, build
from trailboss.server.tables.live_table import LiveTable
from trailboss.server.tables.records import OVER, NewGame, begun, readable
from trailboss.server.tables.seating import nameless, new_header, one_line
from trailboss.server.thinking.bot_names import bot_title, checked_bot


def exported(
    table: LiveTable, user: User | None, seat: int | None, step: int | None
) -> WrittenPosition:
    """The position as far as the user may know it: all of it where the game is over or nobody else
    plays, else what the seat sees now."""
    access.need_watch(table, user)
    viewer = access.viewer_of(table, user, seat)
    game = table.playing
    if step is not None and not 0 <= step <= game.step:
        raise NotFound(say("refused-no-step", last=game.step, given=step), "no-such-step")
    mine = user is not None and table.alone and bool(table.seats_of(user.id))
    mine = mine and not table.header.rated and table.header.sealed_until is None
    whole = table.header.status in OVER or mine
    if step is not None and step != game.step:
        if not whole:
            raise Forbidden(say("refused-still-playing", what="position"), "still-playing")
        game = build(table.header, game.names, game.codes[:step])
    return written(game, ALL if whole else Eyes(False, -1 if viewer is None else viewer))


def written(game: Game, eyes: Eyes) -> WrittenPosition:
    data = game.position_data(eyes)
    text = position_text(game.ruleset, game.state, data)
    return WrittenPosition(position=text, data=data, whole=eyes.whole)


def begun_with(
    asked: PlayPosition, user: User, settings: Settings, language: str, seed: int | None = None
) -> NewGame:
    """A sandbox that begins with a position; InvalidPosition says what is wrong with it."""
    chance = secrets.randbits(SEED_BITS) if seed is None else seed
    game = load_position(asked.position, seed=chance)
    if game.over:
        raise BadRequest(say("refused-position-over"))
    if asked.bots and len(asked.bots) != game.players:
        raise BadRequest(say("refused-seat-count", players=game.players, seats=len(asked.bots)))
    bots: list[Any] = list(asked.bots) or [None] * game.players
    if all(bot is not None for bot in bots):
        raise BadRequest(say("refused-nobody"))
    header = new_header(user, game.ruleset, game.players, dict(game.options))
    header.title = one_line(asked.title)
    header.origin = Origin(kind="position")
    seats: list[SeatRow] = []
    first = bots.index(None)
    for seat, bot in enumerate(bots):
        name = readable(game.names[seat])[:40]
        if bot is not None:
            checked = checked_bot(bot, settings, game.ruleset)
            title = bot_title(checked, language)
            seats.append(SeatRow(seat=seat, kind="bot", bot=checked, name=title))
        else:
            name = user.name if seat == first else name or nameless(seat, language)
            row = SeatRow(seat=seat, kind="person", user_id=user.id, name=name)
            row.hotseat = seat != first
            seats.append(row)
    assert game.seed is not None
    return begun(header, seats, Chance(seed=game.seed, position=game.opening), [])
