"""Where a table stands after its game has moved: who is to decide, whose clock runs, is it over?"""

from __future__ import annotations

from trailboss.server.ids import now
from trailboss.server.schema.tables import Result
from trailboss.server.storage.rows import Change, EntryRow, SeatRow
from trailboss.server.tables import clock
from trailboss.server.tables.live_table import LiveTable


def standing(
    table: LiveTable,
    change: Change,
    seats: list[SeatRow],
    mover: int | None,
    at: int,
    over: bool = False,
) -> None:
    """Add to a change what follows from the game, which has moved already. `seats` are as they
    will be; `mover` is the person whose clock ran, if any; `over`: a turn has ended."""
    header = table.header
    game = table.playing
    columns = change.header
    seat = game.seat
    passes = over or seat != mover
    columns["step"] = game.step
    columns["turn"] = game.state.turn
    columns["to_move"] = seat
    if mover is not None:
        left = clock.left_after(header.clock, header, seats[mover], passes, at)
        if left is not None:
            change.seats.setdefault(mover, {})["clock_left"] = left
            seats[mover].clock_left = left
    if seat is None:
        finish(table, change, seats, "rules")
        return
    decider = seats[seat]
    if decider.kind == "person" and not decider.absent and not decider.resigned:
        columns["waits_for"] = "person"
        begins = max(at, decider.vacation_until or 0) if passes else at
        columns.update(clock.started(header.clock, header, decider.clock_left, passes, begins))
    else:
        columns["waits_for"] = "server"
        columns.update(clock.stopped())


def finish(table: LiveTable, change: Change, seats: list[SeatRow], reason: str) -> None:
    """The game is over, by its rules or because people gave it up."""
    game = table.playing
    totals = [sheet.total for sheet in game.scores()]
    if reason == "rules":
        winners = fair_winners(game.winners, totals, seats)
    elif reason == "resigned":
        winners = [seat.seat for seat in seats if not seat.resigned]
    else:
        winners = []
    columns = change.header
    columns.update(
        status="abandoned" if reason in ("abandoned", "agreed") else "finished",
        to_move=game.seat,
        waits_for=None,
        undo_request=None,
        result=Result(reason=reason, winners=winners, totals=totals),  # type: ignore[arg-type]
        **clock.stopped(),
    )
    change.entries.append(
        EntryRow(
            seq=table.header.seq + len(change.entries) + 1,
            at=now(),
            kind="finish",
            step=game.step,
            data={"reason": reason, "winners": winners, "totals": totals},
        )
    )


def fair_winners(winners: list[int], totals: list[int], seats: list[SeatRow]) -> list[int]:
    """Who has resigned does not win: then the best of the others do."""
    resigned = {seat.seat for seat in seats if seat.resigned}
    fair = [seat for seat in winners if seat not in resigned]
    if fair or not winners:
        return fair
    others = [seat for seat in range(len(totals)) if seat not in resigned]
    best = max((totals[seat] for seat in others), default=0)
    return [seat for seat in others if totals[seat] == best]
