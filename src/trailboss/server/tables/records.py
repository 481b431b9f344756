"""Games out of and into the server: records, forks, the course of the points."""

from __future__ import annotations

import secrets
from typing import NamedTuple

from trailboss.core.message import say
from trailboss.core.record import load_record
from trailboss.game import Game, replay
from trailboss.server.errors import BadRequest, Forbidden, NotFound
from trailboss.server.ids import now
from trailboss.server.people import access
from trailboss.server.schema.play import Course, RecordText
from trailboss.server.schema.tables import Origin, Result
from trailboss.server.storage.rows import Chance, EntryRow, Header, SeatRow, User
from trailboss.server.tables.building import SEED_BITS, build, played, stepwise
from trailboss.server.tables.live_table import LiveTable
from trailboss.server.tables.seating import nameless, new_header, one_line

MOST_MOVES = 5000
OVER = ("finished", "abandoned")


class NewGame(NamedTuple):
    """A table that begins in the middle of a game."""

    header: Header
    seats: list[SeatRow]
    log: list[EntryRow]


def need_open_book(table: LiveTable, user: User | None, what: str) -> None:
    """A record holds the seed, and with it every secret and everything that will be drawn. It is
    for games that are over, and for those a user plays without other people."""
    access.need_watch(table, user)
    need_unsealed(table)
    if table.header.status in OVER:
        return
    if user is None or not table.alone or not table.seats_of(user.id) or table.header.rated:
        raise Forbidden(say("refused-still-playing", what=what), "still-playing")


def need_unsealed(table: LiveTable) -> None:
    """Others may still play with the same chance."""
    until = table.header.sealed_until
    if until is not None and now() < until:
        raise Forbidden(say("refused-sealed"), "sealed")


def exported(table: LiveTable, form: str) -> RecordText:
    record = table.playing.record
    text = record.to_json() if form == "json" else record.to_text()
    return RecordText(format="json" if form == "json" else "text", record=text)


# Tables in the middle of a game -----------------------------------------------------------------


def imported(text: str, title: str, user: User, language: str) -> NewGame:
    """A table for a record; an unfinished one goes on as a sandbox. InvalidRecord says what is
    wrong with the text."""
    record = load_record(text)
    if len(record.moves) > MOST_MOVES:
        raise BadRequest(say("refused-record-long", moves=len(record.moves), most=MOST_MOVES))
    game = replay(record)
    if record.seed is not None:
        chance = Chance(seed=record.seed)
    else:
        chance = Chance(
            seed=secrets.randbits(SEED_BITS), outcomes=list(record.outcomes), known=game.step
        )
    chance.position = game.opening or None
    header = new_header(user, game.ruleset, game.players, dict(game.options))
    header.title = one_line(title)
    header.origin = Origin(kind="import")
    names = [
        readable(name)[:40] or nameless(seat, language) for seat, name in enumerate(game.names)
    ]
    seats = [
        SeatRow(
            seat=seat,
            kind="person",
            user_id=user.id,
            name=names[seat],
            hotseat=True,
            guest=user.guest,
        )
        for seat in range(game.players)
    ]
    return begun(header, seats, chance, game.codes)


def readable(name: str) -> str:
    """A name from elsewhere without control characters."""
    return "".join(letter for letter in name if letter.isprintable()).strip()


class Against(NamedTuple):
    """A seat somebody takes over, and the bot that has all others."""

    seat: int
    bot: str
    name: str  # of the bot


def forked(table: LiveTable, step: int, user: User, against: Against | None = None) -> NewGame:
    """A sandbox from a step of a game: bots stay, all other seats are the user's, unless the user
    takes over one `against` bots. What comes after is drawn anew, so a fork foretells nothing."""
    game = table.playing
    if step > game.step:
        raise NotFound(say("refused-no-step", last=game.step, given=step), "no-such-step")
    then = build(table.header, game.names, game.codes[:step])
    chance = Chance(
        seed=secrets.randbits(SEED_BITS), outcomes=list(then.source.outcomes), known=step
    )
    old = table.header
    chance.position = old.chance.position
    header = new_header(user, game.ruleset, old.players, dict(old.options))
    header.title = old.title
    header.origin = Origin(
        kind="fork", table=old.id, step=step, turn=then.state.turn, names=list(table.names)
    )
    seats = [
        SeatRow(seat=row.seat, kind="bot", bot=bot_of(row, against), name=name_of(row, against))
        if bot_of(row, against)
        else SeatRow(
            seat=row.seat,
            kind="person",
            user_id=user.id,
            name=row.name if against is None or row.user_id == user.id else user.name,
            guest=user.guest,
            hotseat=against is None and (row.user_id != user.id or row.hotseat),
        )
        for row in table.seats
    ]
    return begun(header, seats, chance, then.codes)


def bot_of(row: SeatRow, against: Against | None) -> str | None:
    """The bot that plays a seat of a fork; None: the user does."""
    if against is None:
        return row.bot if row.kind == "bot" else None
    return None if row.seat == against.seat else against.bot


def name_of(row: SeatRow, against: Against | None) -> str:
    return row.name if against is None or row.bot == against.bot else against.name


def begun(header: Header, seats: list[SeatRow], chance: Chance, codes: list[int]) -> NewGame:
    """Fill a new table with the log of a game so far."""
    at = now()
    header.sandbox = True
    header.copied = True
    header.chance = chance
    header.started_at = at
    names = [seat.name for seat in seats]
    log = [
        EntryRow(seq=1, at=at, kind="create", user_id=header.owner, step=0),
        EntryRow(seq=2, at=at, kind="start", step=0, data={"seats": names}),
    ]
    game = build(header, names, [])
    for code in codes:
        log.append(replayed(game, code, seats, len(log) + 1, at))
    header.step = game.step
    header.turn = game.state.turn
    header.to_move = game.seat
    if game.over:
        header.status = "finished"
        totals = [sheet.total for sheet in game.scores()]
        header.result = Result(reason="rules", winners=game.winners, totals=totals)
        data = {"reason": "rules", "winners": game.winners, "totals": totals}
        log.append(EntryRow(seq=len(log) + 1, at=at, kind="finish", step=game.step, data=data))
    else:
        header.status = "playing"
        assert game.seat is not None
        header.waits_for = "server" if seats[game.seat].kind == "bot" else "person"
    header.seq = len(log)
    return NewGame(header, seats, log)


def replayed(game: Game, code: int, seats: list[SeatRow], seq: int, at: int) -> EntryRow:
    seat = game.seat
    assert seat is not None
    data = played(game, code, "bot" if seats[seat].kind == "bot" else "person")
    return EntryRow(seq=seq, at=at, kind="move", seat=seat, step=game.step, data=data)


# The course of the points -----------------------------------------------------------------------


def course(header: Header, names: list[str], codes: list[int]) -> Course:
    """The points of all seats at the end of every turn."""
    found = Course(steps=[], turns=[], totals=[])
    turn = -1
    for game in stepwise(header, names, codes):
        if game.state.turn != turn or game.over:
            turn = game.state.turn
            found.steps.append(game.step)
            found.turns.append(turn)
            found.totals.append([sheet.total for sheet in game.scores()])
    return found
