"""Chapter HI: hiring workers, and the immediate actions of their spaces."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.kansas.table import Table
from trailboss.kansas import constants as k

COSTS = (6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4)
HIRING = ("do hire 0", "do hire +2")


@rule("2E-HI-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_rows_above_the_token_are_open(edition: str, players: int) -> None:
    rows = ["cbee"[:players], "ecbb"[:players], "bbbb"[:players]]
    first = [f"hire {worker} row 1" for worker in ("cowboy", "builder")]
    if players > 2:
        first.append("hire engineer row 1")
    second = [f"hire {worker} row 2" for worker in ("cowboy", "engineer")]
    if players > 2:
        second.insert(1, "hire builder row 2")
    t = Table(edition, players=players).no_tokens().money(0, 30)
    # The token lies in row 2, which holds workers already.
    t.jobs(*rows[:2], placed=2 * players - 1).visit("A").play("do hire 0")
    assert t.legal() == first
    # Row 2 is full: the token has gone to row 3, which is closed with or without workers.
    t.jobs(*rows[:2], placed=2 * players).visit("A").play("do hire 0")
    assert t.legal() == first + second
    t.jobs(*rows, placed=3 * players - 1).visit("A").play("do hire 0")
    assert t.legal() == first + second
    t.jobs(*rows, placed=3 * players).visit("A").play("do hire 0")
    assert t.legal() == [*first, *second, "hire builder row 3"]


@rule("2E-HI-01")
def test_nobody_above_the_token_means_no_hiring(edition: str) -> None:
    t = Table(edition).money(0, 30).jobs("--", "c", placed=3).visit("A")
    assert t.legal("do hire") == []


@rule("2E-HI-02")
def test_without_the_token_all_rows_are_open(edition: str) -> None:
    t = Table(edition).no_tokens().money(0, 30)
    t.jobs(*["c-"] * 12, placed=23).visit("A").play("do hire 0")
    assert t.legal() == [f"hire cowboy row {row}" for row in range(1, 12)]
    t.jobs(*["c-"] * 12, placed=24)
    t.s.ender = 1
    t.visit("A").play("do hire 0")
    assert t.legal() == [f"hire cowboy row {row}" for row in range(1, 13)]
    t.play("hire cowboy row 12")
    assert t.p(0).money == 30 - 4


@rule("2E-HI-03")
@pytest.mark.parametrize(
    ("modifier", "program"), [(0, "hire 0"), (2, "hire +2"), (-1, "hire -1"), (-2, "hire -2")]
)
def test_the_price_is_row_plus_modifier(edition: str, modifier: int, program: str) -> None:
    for row in range(12):
        t = Table(edition, buildings="a")
        rows = ["--"] * 12
        rows[row] = "b-"
        price = COSTS[row] + modifier
        t.jobs(*rows, placed=24)
        for money in (price - 1, price, price + 5):
            t.money(0, money).workers(0, builder=1)
            if modifier == -2:
                t.offer(program)
            elif modifier == -1:
                t.build(0, t.number(program), "A-1").visit("A-1")
            else:
                t.visit("A")
            if money < price:
                t.rules.settle(t.s, t.game.source)  # an offer that is impossible goes away
                assert t.legal(f"do {program}") == []
                continue
            t.play(f"do {program}")
            assert t.legal("hire") == [f"hire builder row {row + 1}"]
            t.play(f"hire builder row {row + 1}")
            assert t.p(0).money == money - price
            t.jobs(*rows, placed=24)


@rule("2E-HI-03")
def test_where_the_modifiers_are(edition: str) -> None:
    t = Table(edition, buildings="a").jobs("cc", placed=2).money(0, 20).visit("A")
    assert t.legal("do hire") == list(HIRING)
    t.build(0, t.number("hire -1"), "A-1").visit("A-1")
    assert t.legal("do hire") == ["do hire -1"]
    if edition == "second-edition":
        assert t.number("hire -1") == 6  # 6a
    t.workers(0, engineer=3).jobs("ec", placed=2).visit("A")
    t.play("do hire 0", "hire engineer row 1")
    assert t.legal("do") == ["do hire -2"]
    assert min(COSTS) - 2 == 2
    assert min(t.tables.job_cost) - 2 == 2


@rule("2E-HI-04")
def test_a_full_row_hires_nobody_more(edition: str) -> None:
    t = Table(edition).no_tokens().money(0, 6).workers(0, cowboy=6, builder=5, engineer=6)
    t.jobs("cb", "ee", "bb", placed=6).visit("A").play("do hire 0")
    assert t.legal() == ["hire builder row 1"]
    t.play("hire builder row 1")
    assert t.p(0).workers == [6, 6, 6]
    # Six of every kind: money or not, nobody can be hired.
    t.money(0, 50).visit("A")
    assert t.legal("do hire") == []


@rule("2E-HI-04")
def test_somebody_must_be_both_paid_and_placed(edition: str) -> None:
    t = Table(edition).workers(0, cowboy=6)
    t.jobs("cc", "cc", "be", placed=6).money(0, 6).visit("A")
    assert t.legal("do hire") == []  # 6 pays for cowboys only, and there is no room for them
    t.money(0, 7).visit("A")
    assert t.legal("do hire") == ["do hire 0"]
    t.money(0, 9).visit("A")
    assert t.legal("do hire") == ["do hire 0", "do hire +2"]
    t.workers(0, cowboy=5).money(0, 5).visit("A")
    assert t.legal("do hire") == []
    t.money(0, 6).visit("A")
    assert t.legal("do hire") == ["do hire 0"]


@rule("2E-HI-05")
def test_the_worker_counts_at_once(edition: str) -> None:
    t = Table(edition, buildings="a").no_tokens().money(0, 20).jobs("eb", placed=2)
    t.build(0, t.number("hire -1"), "A-1").visit("A-1").play("do hire -1", "hire engineer row 1")
    assert t.p(0).workers == [1, 1, 2]
    t.play("decline", "do engine engineers")
    assert t.legal() == ["engine to 1", "engine to 2"]


@rule("2E-HI-05")
def test_the_leftmost_free_space_decides_about_the_action(edition: str) -> None:
    t = Table(edition).money(0, 20).jobs("ee", placed=2)
    t.visit("A").play("do hire 0", "hire engineer row 1")
    assert (t.decision, t.legal("do")) == ("offer", [])  # space 2, no gray card in hand
    t.hand(0, "gray")
    assert t.legal("do") == ["do discard gray => certificate 1"]
    t.play("decline", "do hire +2", "hire engineer row 1")
    assert t.legal("do") == ["do discard gray => money 2"]  # space 3


@rule("2E-HI-05")
def test_the_space_in_the_job_market_stays_empty(edition: str) -> None:
    t = Table(edition).money(0, 20).jobs("cb", "e", placed=3).visit("A")
    t.play("do hire 0", "hire cowboy row 1")
    assert t.s.jobs[:2] == [0, 1 + k.BUILDER]
    assert t.s.placed == 3
    t.foresights((None, None), ("cowboy", None), (None, None)).city()
    t.play("enter Kansas City", "foresight cowboy")
    assert t.s.jobs[:2] == [0, 1 + k.BUILDER]
    assert t.s.jobs[k.JOB_COLUMNS : k.JOB_COLUMNS + 2] == [1 + k.ENGINEER, 1 + k.COWBOY]
    assert t.s.placed == 4


@rule("2E-HI-06")
def test_the_two_hirings_of_a_are_independent(edition: str) -> None:
    t = Table(edition).no_tokens().money(0, 20).jobs("cb", placed=2).visit("A")
    assert t.legal("do hire") == list(HIRING)
    t.play("do hire +2", "hire cowboy row 1")
    assert t.p(0).money == 12
    assert t.legal() == ["done", "do hire 0"]
    t.play("do hire 0", "hire builder row 1")
    assert t.p(0).money == 6
    assert t.p(0).workers == [2, 2, 1]
    assert t.legal() == ["done"]
    t.money(0, 20).jobs("cb", placed=2).visit("A").play("do hire +2", "hire cowboy row 1", "done")
    assert t.s.seat == 1  # the dear one alone


@rule("2E-HI-07")
@pytest.mark.parametrize(
    ("worker", "space", "program"),
    [
        ("cowboy", 2, ""),
        ("cowboy", 3, ""),
        ("cowboy", 4, "hazard 0"),
        ("cowboy", 5, ""),
        ("cowboy", 6, "outlaw"),
        ("builder", 2, ""),
        ("builder", 3, ""),
        ("builder", 4, "build 1"),
        ("builder", 5, ""),
        ("builder", 6, "build 1"),
    ],
)
def test_cowboys_and_builders(edition: str, worker: str, space: int, program: str) -> None:
    t = Table(edition).no_tokens().money(0, 20).jobs(worker[0] * 2, placed=2)
    t.tile("FLOOD-1", "flood-4-green").tile("OUTLAW-4", "green-outlaw").hand(0, "gray")
    t.workers(0, **{worker: space - 1}).visit("A").play("do hire 0", f"hire {worker} row 1")
    assert t.p(0).workers[t.tables.workers.index(worker)] == space
    if program:
        assert t.decision == "offer"
        assert t.legal() == ["decline", f"do {program}"]
    else:
        assert t.decision == "phase-b"
        assert t.legal() == ["done", "do hire +2"]


@rule("2E-HI-07")
def test_what_the_spaces_of_cowboys_and_builders_give(edition: str) -> None:
    t = Table(edition).money(0, 6).jobs("cc", placed=2).workers(0, cowboy=3)
    t.tile("FLOOD-1", "flood-4-green").tile("ROCKFALL-3", "rockfall-2-black").visit("A")
    t.play("do hire 0", "hire cowboy row 1", "do hazard 0")
    assert t.legal("hazard") == ["hazard FLOOD-1", "hazard ROCKFALL-3"]
    t.play("hazard ROCKFALL-3")
    assert t.p(0).money == 0
    assert t.tile_on("ROCKFALL-3") == k.EMPTY
    assert t.p(0).taken[t.tables.tile_names.index("rockfall-2-black")] == 1

    t.money(0, 6).workers(0, cowboy=5).tile("OUTLAW-8", "orange-outlaw").visit("A")
    t.play("do hire 0", "hire cowboy row 1", "do outlaw", "outlaw OUTLAW-8")
    assert t.p(0).money == 8
    assert t.p(0).taken[t.tables.tile_names.index("orange-outlaw")] == 1

    for before in (3, 5):
        t = Table(edition, buildings="a").money(0, 8).jobs("bb", placed=2)
        t.workers(0, builder=before).visit("A").play("do hire 0", "hire builder row 1")
        t.play("do build 1", "build 4 on A-1")
        assert t.p(0).money == 8 - 6 - 2  # 4a: two builders at $1
        assert t.tile_on("A-1") == k.PRIVATE + 4


@rule("2E-HI-08")
@pytest.mark.parametrize(
    ("space", "program", "certificates", "dollars"),
    [
        (2, "discard gray => certificate 1", 1, 0),
        (3, "discard gray => money 2", 0, 2),
        (5, "discard gray => certificate 2", 2, 0),
        (6, "discard gray => money 4", 0, 4),
    ],
)
def test_engineers_and_gray_cards(
    edition: str, space: int, program: str, certificates: int, dollars: int
) -> None:
    t = Table(edition).no_tokens().money(0, 6).jobs("ee", placed=2).hand(0, "gray", "white")
    t.workers(0, engineer=space - 1).visit("A").play("do hire 0", "hire engineer row 1")
    assert t.legal() == ["decline", f"do {program}"]
    t.play(f"do {program}")
    assert (t.p(0).certificate, t.p(0).money) == (certificates, dollars)
    assert t.cards(t.p(0).discard) == {"gray": 1}
    assert t.cards(t.p(0).hand) == {"white": 1}
    # Another card than gray does not do.
    t.hand(0, "white", "green").money(0, 6).jobs("ee", placed=2)
    t.workers(0, engineer=space - 1).visit("A").play("do hire 0", "hire engineer row 1")
    assert t.legal() == ["decline"]


@rule("2E-HI-08")
def test_the_fourth_engineer_hires_for_2_less(edition: str) -> None:
    t = Table(edition).no_tokens().money(0, 6 + 4).jobs("ec", placed=2).workers(0, engineer=3)
    t.visit("A").play("do hire 0", "hire engineer row 1")
    assert t.legal() == ["decline", "do hire -2"]
    t.play("do hire -2", "hire cowboy row 1")
    assert t.p(0).money == 0
    assert t.p(0).workers == [2, 1, 4]


@rule("2E-HI-09")
def test_an_immediate_action_is_offered_once(edition: str) -> None:
    t = Table(edition).no_tokens().money(0, 20).jobs("cc", placed=2).workers(0, cowboy=3)
    t.tile("FLOOD-1", "flood-4-green").visit("A").play("do hire 0", "hire cowboy row 1")
    assert t.legal() == ["decline", "do hazard 0"]
    t.play("decline")
    assert t.decision == "phase-b"
    assert t.legal() == ["done", "do hire +2"]
    assert t.tile_on("FLOOD-1") != k.EMPTY
    t.play("do hire +2", "hire cowboy row 1")  # the fifth: the fourth's action does not return
    assert t.legal() == ["done"]
    t.visit("A")
    assert "do hazard 0" not in t.legal()


@rule("2E-HI-09")
def test_an_impossible_immediate_action_lapses(edition: str) -> None:
    def hired(worker: str, count: int, money: int = 6, jobs: str = "") -> Table:
        t = Table(edition).no_tokens().money(0, money).jobs(jobs or worker[0] * 2, placed=2)
        return t.workers(0, **{worker: count}).visit("A").play("do hire 0", f"hire {worker} row 1")

    for t in (
        hired("cowboy", 3),  # no hazard on the trail
        hired("cowboy", 5),  # no outlaw
        hired("builder", 3),  # no money left to build
        hired("engineer", 3),  # no money left to hire
        hired("engineer", 3, 20, "e-"),  # nobody left to hire
    ):
        assert t.decision == "phase-b"
        assert "done" in t.legal()
    t = hired("engineer", 1)  # no gray card: nothing but to decline
    assert t.legal() == ["decline"]
    t.play("decline")
    assert t.decision == "phase-b"
    assert t.p(0).workers == [1, 1, 2]


@rule("2E-HI-10")
def test_a_chain_of_immediate_actions(edition: str) -> None:
    t = Table(edition, buildings="a").no_tokens().jobs("ec", "bb", placed=4)
    t.money(0, 6 + 4 + 3 + 10).workers(0, engineer=3, builder=3).hand(0, "white").visit("A")
    t.play("do hire 0", "hire engineer row 1", "do hire -2", "hire builder row 2")
    assert t.p(0).money == 13
    assert t.p(0).workers == [1, 4, 4]
    assert t.legal() == ["decline", "do build 1"]
    t.play("do build 1", "build 5 on B-1")
    assert t.p(0).money == 10
    assert t.tile_on("B-1") == k.PRIVATE + 5
    # All that belonged to one local action of A; the others are still there.
    assert t.legal() == ["done", "do discard white => money 2", "do hire +2"]


@rule("2E-HI-10")
def test_a_chain_with_a_hazard_and_a_gray_card(edition: str) -> None:
    t = Table(edition).no_tokens().jobs("ec", "ee", placed=4).tile("FLOOD-1", "flood-4-green")
    t.money(0, 20).workers(0, engineer=3, cowboy=3).hand(0, "gray").visit("A")
    t.play("do hire 0", "hire engineer row 1", "do hire -2", "hire cowboy row 1", "do hazard 0")
    t.play("hazard FLOOD-1")
    assert t.p(0).money == 20 - 6 - 4
    assert t.p(0).workers == [4, 1, 4]
    t.play("do hire +2", "hire engineer row 2", "do discard gray => certificate 2")
    assert t.p(0).money == 2
    assert t.p(0).certificate == 2
    assert t.legal() == ["done"]


@rule("2E-HI-11")
def test_a_space_given_free_is_used_again(edition: str) -> None:
    t = Table(edition).no_tokens().money(0, 20).jobs("cc", placed=2).workers(0, cowboy=4)
    t.engine(0, "4").station_master("S1", "SM2").tile("FLOOD-1", "flood-4-green").visit("C")
    t.play("do engine engineers", "engine to T4", "upgrade S1", "disc aux-money")
    t.play("appoint cowboy")
    assert t.p(0).workers == [3, 1, 1]
    t.visit("A").play("do hire 0", "hire cowboy row 1")
    assert t.p(0).workers == [4, 1, 1]
    assert t.legal() == ["decline", "do hazard 0"]
    t.play("do hazard 0", "hazard FLOOD-1")
    assert t.tile_on("FLOOD-1") == k.EMPTY
