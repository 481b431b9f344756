"""What a player can do with a game, however it is asked for: by request or by live message."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from trailboss.core.message import say
from trailboss.server.errors import Stale
from trailboss.server.people import access
from trailboss.server.storage.rows import Change, User
from trailboss.server.tables import play, undoing
from trailboss.server.tables.live_table import LiveTable

Work = Callable[[LiveTable], Change]
Shown = Callable[[LiveTable], object]  # what the answer shows of a table


class Step:
    """An action of a user's seat; the user has seen the game at `step` (None: does not matter)."""

    def __init__(self, user: User, seat: int, step: int | None, work: Work) -> None:
        self.user = user
        self.seat = seat
        self.step = step
        self.work = work

    def check(self, table: LiveTable, shown: Shown) -> None:
        """May it be done, at the table as it stands?"""
        access.need_seat(table, self.user, self.seat)
        now = table.playing.step
        if self.step is not None and self.step != now:
            behind = say("refused-step", now=now, given=self.step)
            raise Stale(behind, "stale-step", view=shown(table))


def move(
    user: User, seat: int, step: int, asked: int | str, then: Sequence[int | str] = ()
) -> Step:
    work = partial(play.move, user=user, seat=seat, asked=asked, then=then)
    return Step(user, seat, step, work)


def undo(user: User, seat: int, step: int, wanted: int | None = None) -> Step:
    """`wanted`: the step to go back to; without it the last move."""

    def work(table: LiveTable) -> Change:
        to, reason = undoing.undo_target(table, seat)
        if to is not None and wanted is not None:
            to, reason = undoing.undo_to(table, seat, wanted)
        if reason is not None:
            raise Stale(say("refused-undo", why=reason), "cannot-undo")
        assert to is not None
        return undoing.undo(table, seat, to)

    return Step(user, seat, step, work)


def reset_turn(user: User, seat: int, step: int) -> Step:
    def work(table: LiveTable) -> Change:
        to, reason = undoing.turn_start(table, seat)
        if reason is not None:
            raise Stale(say("refused-undo", why=reason), "cannot-undo")
        assert to is not None
        return undoing.undo(table, seat, to)

    return Step(user, seat, step, work)


def undo_request(user: User, seat: int, step: int, to: int | None) -> Step:
    return Step(user, seat, step, partial(undoing.request, seat=seat, to=to))


def undo_answer(user: User, seat: int, to: int, agree: bool) -> Step:
    return Step(user, seat, None, partial(undoing.answer, seat=seat, to=to, agree=agree))
