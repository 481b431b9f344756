"""Taking moves back: alone up to the information barrier, further if all agree."""

from __future__ import annotations

from trailboss.core.message import Message, say
from trailboss.server.errors import Forbidden, Stale
from trailboss.server.ids import now
from trailboss.server.storage.rows import Change, SeatRow, UndoRequest
from trailboss.server.tables.building import take_back
from trailboss.server.tables.live_table import LiveTable
from trailboss.server.tables.seating import changed_seats, entry
from trailboss.server.tables.standing import standing

NOTHING = say("refused-undo-nothing")
MOST_LOG = 8_000_000  # bytes, some twenty long games; beyond that a table takes moves only


def own_last(table: LiveTable, seat: int, before: int) -> int | None:
    """The latest step before `before` at which the seat decided."""
    movers = table.course.movers
    for step in range(before - 1, -1, -1):
        if movers[step] == seat:
            return step
    return None


def undo_target(table: LiveTable, seat: int) -> tuple[int | None, Message | None]:
    """The step to which a seat can go back by itself, or None and why not."""
    game = table.playing
    if table.header.status != "playing":
        return None, say("refused-undo-over")
    if game.sandbox:
        step = own_last(table, seat, game.step)
        return step, None if step is not None else NOTHING
    if game.step > game.barrier_step and game.seat == seat:
        return game.step - 1, None
    if own_last(table, seat, game.step) is None:
        return None, NOTHING
    return None, game.barrier_reason


def undo_to(table: LiveTable, seat: int, step: int) -> tuple[int | None, Message | None]:
    """The same for a step that is named, where the last move can be taken back."""
    game = table.playing
    if step >= game.step or table.course.movers[step] != seat:
        return None, NOTHING
    if not game.sandbox and step < game.barrier_step:
        return None, game.barrier_reason
    return step, None


def turn_start(table: LiveTable, seat: int) -> tuple[int | None, Message | None]:
    """The step where the seat's turn began, or as near to it as the barrier allows."""
    last, reason = undo_target(table, seat)
    if last is None:
        return None, reason
    game = table.playing
    course = table.course
    least = 0 if game.sandbox else game.barrier_step
    step = last
    while (
        step > least
        and course.movers[step - 1] == seat
        and course.turns[step - 1] == course.turns[last]
    ):
        step -= 1
    return step, None


def undo(table: LiveTable, seat: int, to: int, consent: bool = False) -> Change:
    """Only the first `to` moves still stand."""
    need_space(table)
    change = Change()
    at = now()
    header = table.header
    taken = table.course.codes[to:]
    game = table.playing
    chance = header.chance
    texts = game.ruleset.codec.texts
    table.course.cut(to)
    table.game = take_back(game, header, to)
    if header.chance is not chance:
        change.header["chance"] = header.chance
    change.header["undo_request"] = None
    if consent and header.rated:  # people agreed to something other than the best move
        change.header["rated"] = False
    entry(
        table,
        change,
        "undo",
        seat=seat,
        step=to,
        data={"taken": [texts[code] for code in taken], "consent": consent},
    )
    mover = header.to_move if header.waits_for == "person" else None
    standing(table, change, changed_seats(table, change), mover, at)
    return change


# By consent -------------------------------------------------------------------------------------


def must_agree(table: LiveTable, asking: int, to: int) -> list[int]:
    """One seat of every other person who plays, here or away, or whose decisions would be undone.
    Who is away may answer nevertheless."""
    asker = table.seats[asking].user_id
    course = table.course
    decided = {
        course.movers[step] for step in range(to, len(course.codes)) if course.by_people[step]
    }
    found: dict[str | None, int] = {}
    for row in table.people:
        if row.user_id != asker and (row.seat in decided or not is_out(table, row)):
            found.setdefault(row.user_id, row.seat)
    return list(found.values())


def is_out(table: LiveTable, row: SeatRow) -> bool:
    """Is somebody gone who cannot come back?"""
    out_of_time = table.header.clock.kind == "live" and not row.clock_left
    return row.resigned or (row.absent and out_of_time)


def request(table: LiveTable, seat: int, to: int | None) -> Change:
    """Ask all others to let the seat go back; where nobody has to be asked it is done at once."""
    game = table.playing
    need_playing(table)
    need_present(table.seats[seat])
    need_space(table)
    wanted = own_last(table, seat, game.step) if to is None else to
    if wanted is None or wanted >= game.step:
        raise Stale(NOTHING, "nothing-to-undo")
    if table.course.movers[wanted] != seat:
        raise Stale(say("refused-undo-seat", step=wanted, seat=seat), "nothing-to-undo")
    if table.header.undo_request is not None:
        raise Stale(say("refused-undo-asked"), "already-asked")
    if not must_agree(table, seat, wanted):
        if table.header.rated or table.header.sealed_until is not None:
            raise Stale(say("refused-undo-rated"), "rated")
        return undo(table, seat, wanted, consent=True)
    change = Change()
    change.header["undo_request"] = UndoRequest(seat=seat, to=wanted, agreed=[])
    entry(table, change, "undo-request", seat=seat, data={"to": wanted})
    return change


def answer(table: LiveTable, seat: int, to: int, agree: bool) -> Change:
    """Agree or disagree with the request to go back to step `to`. Who asked may take it back by
    disagreeing."""
    need_playing(table)
    asked = table.header.undo_request
    if asked is None:
        raise Stale(say("refused-undo-not-asked"), "nothing-asked")
    if asked.to != to:
        raise Stale(say("refused-undo-other", asked=asked.to, given=to), "other-request")
    waiting = must_agree(table, asked.seat, asked.to)
    if seat == asked.seat:
        if agree:
            raise Forbidden(say("refused-undo-own"))
    elif seat not in waiting:
        raise Forbidden(say("refused-undo-answer"), "wrong-seat")
    agreed = [*asked.agreed, seat] if agree and seat not in asked.agreed else asked.agreed
    if agree and all(other in agreed for other in waiting):
        change = undo(table, asked.seat, asked.to, consent=True)
        # The answer comes before what it leads to.
        return with_answer_first(table, change, seat)
    change = Change()
    change.header["undo_request"] = (
        UndoRequest(seat=asked.seat, to=asked.to, agreed=agreed) if agree else None
    )
    entry(table, change, "undo-answer", seat=seat, data={"agree": agree})
    return change


def with_answer_first(table: LiveTable, change: Change, seat: int) -> Change:
    later = change.entries
    change.entries = []
    entry(table, change, "undo-answer", seat=seat, data={"agree": True})
    for row in later:
        row.seq += 1
        change.entries.append(row)
    return change


def need_playing(table: LiveTable) -> None:
    if table.header.status != "playing":
        raise Stale(say("refused-status", status=table.header.status), "not-playing")


def need_space(table: LiveTable) -> None:
    """Who moves to and fro, or talks, does not fill the disk; the moves of a game end."""
    if table.header.size >= MOST_LOG:
        raise Stale(say("refused-log-long"), "log-full")


def need_present(row: SeatRow) -> None:
    if row.resigned:
        raise Stale(say("refused-resigned"), "resigned")
    if row.absent:
        raise Stale(say("refused-left"), "absent")
