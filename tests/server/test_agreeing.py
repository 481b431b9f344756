"""Ending by agreement, reports, and the bank of a clock with days."""

from __future__ import annotations

import pytest

from tests.server.client import ME, OPEN, Client, Refusal, bot
from tests.server.process import ServerProcess
from tests.server.test_ratings import account, rating, seat_of, table_of_two
from trailboss.server.schema.tables import Clock
from trailboss.server.storage.rows import SeatRow
from trailboss.server.tables import clock


def test_a_game_ends_without_a_result_if_all_agree(server: ServerProcess) -> None:
    ann, bob = account(server, "Ann"), account(server, "Bob")
    table = table_of_two(ann, bob)
    mine, other = seat_of(ann, table), seat_of(bob, table)
    assert ann.at(table, "abort", {"seat": mine})["abort"] == [mine]
    assert bob.at(table, "abort", {"seat": other, "agree": False})["abort"] == []
    ann.at(table, "abort", {"seat": mine})
    ended = bob.at(table, "abort", {"seat": other})
    assert (ended["status"], ended["result"]["reason"]) == ("abandoned", "agreed")
    assert rating(ann) is None
    with pytest.raises(Refusal) as refused:
        ann.at(table, "abort", {"seat": mine})
    assert refused.value.error == "not-playing"


def test_nobody_ends_a_lost_game_alone(server: ServerProcess) -> None:
    ann, bob = account(server, "Ann"), account(server, "Bob")
    alone = ann.table([ME, bot()], rated=True)["id"]
    with pytest.raises(Refusal) as refused:
        ann.at(alone, "abort", {"seat": 0})
    assert refused.value.error == "alone"
    table = table_of_two(ann, bob)
    with pytest.raises(Refusal) as refused:
        ann.at(table, "abort", {"seat": seat_of(bob, table)})
    assert refused.value.error == "not-your-seat"


def test_reports(server: ServerProcess) -> None:
    ann, bob, guest = account(server, "Ann"), account(server, "Bob"), Client(server.url)
    report = {"reason": "chat", "text": "Not nice.", "person": bob.me["name"]}
    assert ann.post("/api/reports", report) == {"ok": True}
    assert bob.me["id"] in server.stored()
    with pytest.raises(Refusal) as refused:
        ann.post("/api/reports", {"reason": "other"})
    assert refused.value.status == 400
    hidden = bob.table([ME, bot()])["id"]
    with pytest.raises(Refusal) as refused:
        guest.post("/api/reports", {"reason": "other", "table": hidden})
    assert refused.value.status == 403
    for _ in range(19):
        ann.post("/api/reports", report)
    with pytest.raises(Refusal) as refused:
        ann.post("/api/reports", report)
    assert refused.value.error == "too-many"


def test_a_bank_is_part_of_the_deadline(server: ServerProcess) -> None:
    ann, bob = account(server, "Ann"), account(server, "Bob")
    days = {"kind": "correspondence", "seconds": 86_400, "bank": 3 * 86_400}
    table = ann.table([ME, OPEN], clock=days)["id"]
    bob.at(table, "join", {})
    view = ann.view(table)
    assert abs(view["deadline"] - view["now"] - 4 * 86_400_000) < 60_000
    with pytest.raises(Refusal):
        ann.table([ME, OPEN], clock={"kind": "live", "seconds": 60, "bank": 60})


def test_what_a_bank_pays() -> None:
    """Only what is beyond the time for a turn, and when the turn is over."""
    days = Clock(kind="correspondence", seconds=100, bank=60)
    seat = SeatRow(seat=0, kind="person", clock_left=60_000)

    class Head:
        clock_started = 1_000_000
        deadline = None

    head: Head = Head()
    for at, passes, left in (
        (1_050_000, True, 60_000),
        (1_120_000, False, 60_000),
        (1_120_000, True, 40_000),
        (1_900_000, True, 0),
    ):
        assert clock.left_after(days, head, seat, passes, at) == left  # type: ignore[arg-type]
    begun = clock.started(days, head, 40_000, True, 2_000_000)  # type: ignore[arg-type]
    assert begun["deadline"] == 2_000_000 + 140_000
