"""Playing: moves by people, by bots and by default; resigning, leaving and coming back."""

from __future__ import annotations

from collections.abc import Sequence

from trailboss.core.errors import IllegalMove, InvalidMove, TrailbossError
from trailboss.core.message import Message, say
from trailboss.core.rules import Position
from trailboss.server.errors import BadRequest, Stale, not_possible
from trailboss.server.ids import now
from trailboss.server.storage.rows import Change, User
from trailboss.server.tables import clock
from trailboss.server.tables.building import open_after, played
from trailboss.server.tables.live_table import LiveTable
from trailboss.server.tables.seating import changed_seats, entry
from trailboss.server.tables.standing import finish, standing
from trailboss.server.tables.undoing import need_playing, need_present, need_space
from trailboss.server.thinking.bot_names import DEFAULT

MOST_DEFAULTS = 200  # moves made by default in one go; a turn has fewer


def make_moves(table: LiveTable, codes: Sequence[int], by: str, user: str | None) -> Change:
    """Make legal moves and put them into a change; the caller has checked who may make them."""
    change = Change()
    game = table.playing
    course = table.course
    at = now()
    mover = table.header.to_move if table.header.waits_for == "person" else None
    before = game.state.turn
    for code in codes:
        seat = game.ruleset.maker(game.state, code)
        turn = game.state.turn
        data = played(game, code, by)
        course.add(code, seat, by == "person", turn)
        entry(
            table,
            change,
            "move",
            seat=seat,
            user_id=user,
            step=game.step,
            data=data,
        )
    if table.header.undo_request is not None:
        change.header["undo_request"] = None  # the game has gone on
    over = game.state.turn != before  # alone, the next turn is one's own again
    standing(table, change, changed_seats(table, change), mover, at, over)
    return change


# People -----------------------------------------------------------------------------------------


def move(
    table: LiveTable, user: User, seat: int, asked: int | str, then: Sequence[int | str] = ()
) -> Change:
    """A person's move, or something it does while another seat decides; with `then` several as one
    action, all of them or none."""
    need_playing(table)
    game = table.playing
    decides = game.seat == seat
    if not decides and not aside(table, seat, asked):
        raise Stale(not_your_turn(table), "not-your-turn")
    need_present(table.seats[seat])
    if clock.is_up(table.header, now()):
        raise Stale(say("refused-time"), "out-of-time")
    try:
        codes = [game.code_of(one) for one in (asked, *then)]
    except InvalidMove as error:
        raise not_possible(error, "invalid-move") from error
    if decides:
        need_allowed(table, codes)
    elif then:
        raise Stale(not_your_turn(table), "not-your-turn")
    return make_moves(table, codes, "person", user.id)


def need_allowed(table: LiveTable, codes: Sequence[int]) -> None:
    """Each is allowed after those before it, and whoever sends several has seen what they are
    decided on: only the last may reveal something or end the turn."""
    rules = table.playing.ruleset
    position: Position | None = table.playing.state
    last = len(codes) - 1
    for i, code in enumerate(codes):
        assert position is not None
        if code not in rules.allowed(position):
            raise BadRequest(
                say("refused-move", move=rules.codec.text(code), why=rules.why_not(position, code)),
                "illegal-move",
                rules.scopes,
                table.everybody,
            )
        if i == last:
            return
        position = open_after(rules, position, code)
        if position is None:
            raise BadRequest(
                say("refused-together", move=rules.codec.text(code)),
                "not-together",
                rules.scopes,
                table.everybody,
            )


def aside(table: LiveTable, seat: int, asked: int | str) -> bool:
    """May a seat make this move although another one decides?"""
    game = table.playing
    try:
        code = game.code_of(asked)
    except InvalidMove:
        return False
    return any(known.code == code for known in game.asides(seat))


def not_your_turn(table: LiveTable) -> Message:
    game = table.playing
    assert game.seat is not None
    return say("refused-turn", seat=game.seat, name=table.seats[game.seat].name)


def why(table: LiveTable, seat: int, asked: int | str) -> Message | None:
    """Why a move is not possible now for a seat; None if it is."""
    game = table.playing
    try:
        code = game.code_of(asked)
    except InvalidMove as error:
        raise not_possible(error, "invalid-move") from error
    if table.header.status != "playing" or game.over:
        return say("refused-over")
    if game.seat != seat:
        return None if aside(table, seat, asked) else not_your_turn(table)
    if any(known.code == code for known in game.legal):
        return None
    return game.ruleset.why_not(game.state, code)


# Giving up, leaving, coming back ----------------------------------------------------------------


def away(table: LiveTable, user: User | None, seats: Sequence[int], kind: str) -> Change:
    """Seats that are played by default or by a bot from now on: kind is resign, leave or timeout.

    With nobody left the game is over; with one who has not resigned, that one has won.
    """
    need_playing(table)
    change = Change()
    at = now()
    for seat in seats:
        values: dict[str, object] = {"absent": True}
        if kind == "resign":
            values["resigned"] = True
        if kind == "timeout" and table.header.clock.kind == "live":
            values["clock_left"] = 0
        change.seats[seat] = values
        entry(table, change, kind, seat=seat, user_id=None if user is None else user.id)
    rows = changed_seats(table, change)
    if kind == "resign" and len(rows) > 1 and sum(not row.resigned for row in rows) == 1:
        change.header["step"] = table.playing.step
        finish(table, change, rows, "resigned")
    elif all(row.absent or row.resigned for row in rows if row.kind == "person"):
        finish(table, change, rows, "abandoned")
    else:
        mover = table.header.to_move if table.header.waits_for == "person" else None
        if kind == "timeout":
            mover = None  # there is nothing left to be taken off
        standing(table, change, rows, mover, at)
    return change


def resign(table: LiveTable, user: User, seat: int) -> Change:
    need_playing(table)
    if table.seats[seat].resigned:
        raise Stale(say("refused-resigned-already"), "resigned")
    return away(table, user, [seat], "resign")


def walk_out(table: LiveTable, user: User) -> Change:
    """Leave a game that is being played."""
    mine = [seat for seat in table.seats_of(user.id) if not table.seats[seat].absent]
    if not mine:
        raise Stale(say("refused-gone"), "not-seated")
    return away(table, user, mine, "leave")


def come_back(table: LiveTable, user: User, seat: int) -> Change:
    """Take one's own seat again."""
    need_playing(table)
    row = table.seats[seat]
    if row.resigned:
        raise Stale(say("refused-resigned"), "resigned")
    if not row.absent:
        raise Stale(say("refused-not-gone"), "not-absent")
    need_space(table)
    if table.header.clock.kind == "live" and not row.clock_left:
        raise Stale(say("refused-time"), "out-of-time")
    change = Change()
    change.seats[seat] = {"absent": False}
    entry(table, change, "return", seat=seat, user_id=user.id)
    rows = changed_seats(table, change)
    mover = table.header.to_move if table.header.waits_for == "person" else None
    standing(table, change, rows, mover, now())
    return change


# The server's own moves -------------------------------------------------------------------------


def out_of_time(table: LiveTable) -> Change | None:
    """If the time of the seat to move is up, it is played for from now on."""
    header = table.header
    if header.status != "playing" or header.to_move is None or not clock.is_up(header, now()):
        return None
    return away(table, None, [header.to_move], "timeout")


def default_moves(table: LiveTable) -> list[int]:
    """The moves made for an absent seat until another one is to decide; tried on a copy."""
    game = table.playing.copy()
    codes: list[int] = []
    while game.seat is not None and table.player_of(game.seat) == DEFAULT:
        code = game.ruleset.default(game.state)
        game.play(code)
        codes.append(code)
        if len(codes) == MOST_DEFAULTS:
            break
    return codes


def legal_prefix(table: LiveTable, codes: Sequence[int], bots: Sequence[int]) -> list[int]:
    """As many of a bot's moves as are allowed and its own to make; tried on a copy, because a bot
    that fails must not break a table."""
    game = table.playing.copy()
    found: list[int] = []
    for code in codes:
        if game.seat not in bots:
            break
        try:
            game.play(code)
        except (IllegalMove, TrailbossError):
            break
        found.append(code)
    return found


def last_turn_end(table: LiveTable, seat: int) -> int:
    """The step after the seat's last move of a turn that is over; 0 if there was none."""
    game = table.playing
    course = table.course
    current = game.state.turn if game.seat == seat else -1
    for step in range(len(course.codes) - 1, -1, -1):
        if course.movers[step] == seat and course.turns[step] != current:
            return step + 1
    return 0
