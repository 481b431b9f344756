"""The job market: 2E-JM."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.kansas.table import Table

SIZES = {2: 7, 3: 10, 4: 13}
PLAYERS = (2, 3, 4)


def table(edition: str, players: int = 2, placed: int | None = None) -> Table:
    """`placed` workers lie in the job market so far."""
    t = Table(edition, players=players).no_tokens()
    return t if placed is None else t.jobs(placed=placed)


def arrive(t: Table, *columns: tuple[str | None, str | None]) -> Table:
    """In Kansas City, with these foresights from column 1 on, before the first choice."""
    full = [*columns, (None, None), (None, None), (None, None)][:3]
    return t.foresights(*full).city().play("enter Kansas City")


def place(t: Table, worker: str) -> Table:
    """A worker is chosen in subphase 2."""
    return arrive(t, (None, None), (worker, None)).play(f"foresight {worker}")


def market(t: Table) -> list[list[str | None]]:
    rows: list[list[str | None]] = t.game.observe(None)["job_market"]
    return rows


def token_row(t: Table) -> int:
    """The row that holds the token: the one below the rows open for hiring."""
    return int(t.game.observe(None)["open_rows"]) + 1


@rule("2E-JM-01")
@pytest.mark.parametrize("players", PLAYERS)
def test_workers_fill_the_tokens_row_from_left_to_right(edition: str, players: int) -> None:
    t = table(edition, players, placed=2 * players)
    assert token_row(t) == 3
    kinds = ("cowboy", "builder", "engineer", "builder")
    expected: list[str | None] = [None] * players
    for column in range(players):
        assert token_row(t) == 3
        place(t, kinds[column])
        expected[column] = kinds[column]
        assert market(t)[2] == expected
        assert market(t)[3] == [None] * players
    assert token_row(t) == 4  # the token's space was covered
    place(t, "engineer")
    assert market(t)[3] == ["engineer"] + [None] * (players - 1)


@rule("2E-JM-01")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_first_worker_after_setup_covers_the_token_in_row_2(edition: str, players: int) -> None:
    t = table(edition, players)
    assert (t.s.placed, token_row(t)) == (2 * players - 1, 2)
    place(t, "cowboy")
    assert market(t)[1][-1] == "cowboy"
    assert token_row(t) == 3


@rule("2E-JM-01")
def test_holes_left_by_hiring_are_not_filled(edition: str) -> None:
    t = table(edition).jobs("c-", "-b", "e")
    place(t, "builder")
    assert market(t)[:4] == [
        ["cowboy", None],
        [None, "builder"],
        ["engineer", "builder"],
        [None, None],
    ]


@rule("2E-JM-02")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("row", [6, 9])
def test_a_yellow_arrow_fills_the_cattle_market(edition: str, players: int, row: int) -> None:
    t = table(edition, players, placed=row * players - 2).market("yellow", "brown-3vp")
    place(t, "cowboy")
    assert t.s.market[-1] == 2  # not yet
    before = t.s.stock[-1]
    arrive(t, (None, None), ("cowboy", None), ("builder", None)).play("foresight cowboy")
    assert t.s.placed == row * players
    assert t.s.market[-1] == SIZES[players]
    assert t.s.stock[-1] == before - (SIZES[players] - 2)
    assert t.legal() == ["foresight builder"]  # at once: the visit goes on


@rule("2E-JM-02")
def test_a_yellow_arrow_in_subphase_3(edition: str) -> None:
    t = table(edition, placed=11).market()
    arrive(t, (None, None), (None, None), ("cowboy", None)).play("foresight cowboy")
    assert t.s.market[-1] == 7


@rule("2E-JM-03")
@pytest.mark.parametrize("cards", [7, 8, 12])
def test_nothing_is_added_to_a_full_market(edition: str, cards: int) -> None:
    t = table(edition, placed=11).market(*["red"] * cards)
    before = t.s.stock[-1]
    place(t, "cowboy")
    assert (t.s.market[-1], t.s.stock[-1]) == (cards, before)


@rule("2E-JM-03")
@pytest.mark.parametrize("stock", [0, 1, 3])
def test_filling_stops_when_the_stack_is_empty(edition: str, stock: int) -> None:
    t = table(edition, placed=17).market("red", "red").stock(*["blue"] * stock)
    place(t, "cowboy")
    assert (t.s.market[-1], t.s.stock[-1]) == (2 + stock, 0)


@rule("2E-JM-03")
@pytest.mark.parametrize("players", PLAYERS)
def test_no_other_arrow_fills_the_market(edition: str, players: int) -> None:
    for row in (2, 3, 4, 5, 7, 8, 10, 11, 12):
        t = table(edition, players, placed=row * players - 1).market("yellow")
        place(t, "cowboy")
        assert t.s.placed == row * players
        assert t.s.market[-1] == 1, row


@rule("2E-JM-04")
@pytest.mark.parametrize(("players", "total"), [(2, 24), (3, 36), (4, 48)])
def test_the_worker_that_ends_the_game(edition: str, players: int, total: int) -> None:
    t = table(edition, players)
    for number in range(1, 10 * players + 1):
        place(t, "cowboy")
        assert t.s.placed == 2 * players - 1 + number
        assert t.s.ender == -1
        assert t.game.observe(None)["job_market_token"] is None
    assert t.s.placed == total - 1
    t.foresights((None, None), ("engineer", None), (None, None)).city(seat=1)
    t.play("enter Kansas City", "foresight engineer")
    assert t.s.placed == total
    assert market(t)[11][-1] == "engineer"
    assert t.s.ender == 1  # the active player takes the token
    assert t.game.observe(None)["job_market_token"] == 1
    assert t.game.scores()[1].lines["job market token"] == 2
    assert t.game.scores()[0].lines["job market token"] == 0


@rule("2E-JM-05")
def test_after_the_end_no_worker_is_chosen_in_the_same_visit(edition: str) -> None:
    t = table(edition, placed=23)
    arrive(t, (None, None), ("cowboy", "builder"), ("engineer", "cowboy"))
    t.play("foresight builder")  # the token leaves in subphase 2
    assert t.decision == "income"  # column 3 holds workers only
    assert t.game.observe(None)["foresights"][2] == ["engineer", "cowboy"]
    t = table(edition, placed=23)
    arrive(t, (None, None), ("cowboy", None), ("engineer", "green-outlaw"))
    t.play("foresight cowboy")
    assert t.legal() == ["foresight green-outlaw"]
    t.play("foresight green-outlaw")
    assert t.decision == "income"


@rule("2E-JM-05")
def test_after_the_end_no_worker_is_chosen_in_later_visits(edition: str) -> None:
    t = table(edition, placed=24)
    t.s.ender = 1
    arrive(t, ("flood-2-black", None), ("cowboy", "builder"), ("orange-outlaw", "engineer"))
    assert t.legal() == ["foresight flood-2-black"]
    t.play("foresight flood-2-black")
    assert t.legal() == ["foresight orange-outlaw"]  # column 2 was skipped
    t.play("foresight orange-outlaw")
    assert (t.decision, t.s.placed) == ("income", 24)
    assert t.game.observe(None)["foresights"][1:] == [["cowboy", "builder"], [None, "engineer"]]
