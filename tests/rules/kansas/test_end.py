"""The end of the game: 2E-EG-01, and who has won."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.kansas.table import Table


def last_worker(edition: str, players: int, seat: int, subphase: int) -> Table:
    """A seat in Kansas City places the last worker, in subphase 2 or 3."""
    t = Table(edition, players=players).no_tokens().jobs(placed=12 * players - 1)
    columns: list[tuple[str | None, str | None]] = [(None, None)] * 3
    columns[subphase - 1] = ("cowboy", "builder")
    t.foresights(*columns).city(seat).play("enter Kansas City")
    return t.play("foresight cowboy")


def pass_turn(t: Table) -> Table:
    """The deciding player moves one step and does nothing there."""
    t.play(t.legal("move to ")[0])
    return t.play("done")


@rule("2E-EG-01")
@pytest.mark.parametrize("subphase", [2, 3])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_turn_is_finished_and_all_others_have_one_more(
    edition: str, players: int, subphase: int
) -> None:
    for ender in range(players):
        t = last_worker(edition, players, ender, subphase)
        assert t.s.ender == ender
        assert t.decision == "income"  # the visit goes on
        t.play("keep 0 certificates", "deliver to kansas-city", "disc aux-money")
        assert t.p(ender).hand[-1] == 4  # phase C too
        played: list[int] = []
        while not t.game.over:
            assert t.game.seat is not None
            played.append(t.game.seat)
            pass_turn(t)
        assert played == [(ender + more) % players for more in range(1, players)]
        assert t.game.seat is None
        assert t.legal() == []
        assert t.decision == "over"


@rule("2E-EG-01", "2E-JM-05")
def test_a_final_turn_in_kansas_city_places_no_worker(edition: str) -> None:
    t = last_worker(edition, 3, 1, 2)
    t.play("keep 0 certificates", "deliver to kansas-city", "disc aux-money")
    assert t.game.seat == 2
    t.at(2, "G").foresights(
        ("flood-2-black", None), ("cowboy", "cowboy"), ("engineer", "green-outlaw")
    )
    t.turn(2).play("move to KC", "enter Kansas City", "foresight flood-2-black")
    assert t.legal() == ["foresight green-outlaw"]
    t.play("foresight green-outlaw", "keep 0 certificates", "deliver to kansas-city")
    t.play("disc aux-money")
    assert (t.game.seat, t.s.placed, t.s.ender) == (0, 36, 1)
    pass_turn(t)
    assert t.game.over


@rule("2E-EG-20")
def test_the_greatest_sum_wins(edition: str) -> None:
    t = last_worker(edition, 3, 2, 2)
    t.play("keep 0 certificates", "deliver to kansas-city")
    t.play("disc aux-money")
    assert t.game.winners == []  # not before the end
    pass_turn(t)
    pass_turn(t)
    for seat in range(3):
        t.money(seat, 0).cities(seat, kansas_city=0).area(seat)
    t.money(0, 49)
    totals = [sheet.total for sheet in t.game.scores()]
    assert totals == [9, 0, 2]
    assert [sheet.total for sheet in t.game.scores()] == [
        sum(sheet.lines.values()) for sheet in t.game.scores()
    ]
    assert t.game.winners == [0]


@rule("2E-EG-20")
def test_a_tie_is_shared(edition: str) -> None:
    """Money, seat and token break no tie."""
    t = last_worker(edition, 3, 2, 2)
    t.play("keep 0 certificates", "deliver to kansas-city", "disc aux-money")
    pass_turn(t)
    pass_turn(t)
    for seat in range(3):
        t.money(seat, 0).cities(seat, kansas_city=0).area(seat)
    t.money(1, 14).money(2, 1)  # 2 points each: money, and the token
    assert [sheet.total for sheet in t.game.scores()] == [0, 2, 2]
    assert t.game.winners == [1, 2]
    t.money(0, 10)
    assert t.game.winners == [0, 1, 2]
