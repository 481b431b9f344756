"""Kansas City: 2E-KC, but for the delivery (test_delivery.py)."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.kansas.table import Table
from trailboss.core.pile import empty, put
from trailboss.kansas import constants as k

VALUES = (0, 1, 4, 6, 8, 10, 12, 14, 16, 18)
CITIES = (
    "kansas-city",
    "fulton",
    "st-louis",
    "bloomington",
    "peoria",
    "chicago",
    "toledo",
    "pittsburgh",
    "philadelphia",
    "new-york",
)


def table(edition: str) -> Table:
    t = Table(edition).no_tokens()
    return t.foresights(
        ("flood-2-black", "green-outlaw"), ("cowboy", "builder"), ("engineer", None)
    )


def bag(t: Table, column: int, *tiles: str) -> Table:
    t.s.bags[column - 1] = empty(k.TILE_KINDS)
    for tile in tiles:
        put(t.s.bags[column - 1], t.tables.tile_names.index(tile))
    return t


def deliveries(t: Table) -> list[str]:
    return [move.removeprefix("deliver to ") for move in t.legal("deliver to ")]


# Subphases 1 to 3 -------------------------------------------------------------------------------


@rule("2E-KC-01")
def test_five_subphases_in_order(edition: str) -> None:
    t = table(edition).hand(0, "gray").city()
    t.play("enter Kansas City")
    asked: list[str] = []
    for move in ("flood-2-black", "cowboy", "engineer"):
        asked.append(t.decision)
        t.play(f"foresight {move}")
    asked.append(t.decision)
    t.play("keep 0 certificates")
    asked.append(t.decision)
    assert asked == ["foresight", "foresight", "foresight", "income", "city"]
    t.play("deliver to kansas-city", "disc aux-money")
    assert t.game.seat == 1


@rule("2E-KC-02")
def test_one_tile_of_each_column_is_chosen_and_placed(edition: str) -> None:
    t = table(edition).jobs("cb", "e").city().play("enter Kansas City")
    assert t.legal() == ["foresight flood-2-black", "foresight green-outlaw"]  # no passing
    t.play("foresight green-outlaw")
    assert t.tile_on("OUTLAW-1") == k.TILE + t.tables.tile_names.index("green-outlaw")
    assert t.tile_on("FLOOD-1") == k.EMPTY
    assert t.legal() == ["foresight cowboy", "foresight builder"]
    t.play("foresight builder")
    assert t.game.observe(None)["job_market"][1] == ["engineer", "builder"]
    assert t.legal() == ["foresight engineer"]
    t.play("foresight engineer")
    assert t.game.observe(None)["job_market"][2] == ["engineer", None]
    assert t.decision == "income"


@rule("2E-KC-02")
def test_a_hazard_is_placed_on_the_trail(edition: str) -> None:
    t = table(edition).city().play("enter Kansas City", "foresight flood-2-black")
    assert t.tile_on("FLOOD-1") == k.TILE + t.tables.tile_names.index("flood-2-black")


@rule("2E-KC-02")
@pytest.mark.parametrize("empty_columns", [(1,), (2,), (3,), (1, 2), (1, 2, 3)])
def test_a_column_without_a_tile_is_skipped(edition: str, empty_columns: tuple[int, ...]) -> None:
    t = table(edition)
    expected = [["flood-2-black", "green-outlaw"], ["cowboy", "builder"], ["engineer"]]
    for column in empty_columns:
        t.s.foresight[2 * column - 2] = t.s.foresight[2 * column - 1] = -1
    t.city().play("enter Kansas City")
    for column in (1, 2, 3):
        if column not in empty_columns:
            tiles = expected[column - 1]
            assert t.legal() == [f"foresight {tile}" for tile in tiles]
            t.play(f"foresight {tiles[0]}")
    assert t.decision == "income"


@rule("2E-KC-03")
def test_two_tiles_alike_are_one_choice(edition: str) -> None:
    t = table(edition).foresights(("flood-4-green", "flood-4-green"), ("cowboy", "cowboy"))
    t.city().play("enter Kansas City")
    assert t.legal() == ["foresight flood-4-green"]
    t.play("foresight flood-4-green")
    assert t.legal() == ["foresight cowboy"]
    t.play("foresight cowboy")
    assert t.game.observe(None)["foresights"][:2] == [
        [None, "flood-4-green"],
        [None, "cowboy"],
    ]
    t.foresights(("flood-4-green", "flood-3-green"))  # not alike
    t.city().play("enter Kansas City")
    assert t.legal() == ["foresight flood-4-green", "foresight flood-3-green"]


@rule("2E-KC-04")
def test_foresights_are_refilled_after_the_delivery_from_their_bags(edition: str) -> None:
    t = table(edition)
    t.foresights(("flood-2-black", "green-outlaw"), ("cowboy", "builder"), ("engineer", "engineer"))
    bag(t, 1, "drought-4-green", "orange-outlaw")
    bag(t, 2, "engineer")
    bag(t, 3, "green-outlaw", "cowboy")
    t.hand(0, "gray", "white", "green", "black").draw_stack(0, "gray", "gray", "gray", "gray")
    t.city().play("enter Kansas City", "foresight green-outlaw")
    assert t.game.observe(None)["foresights"][0] == ["flood-2-black", None]
    t.play("foresight cowboy", "foresight engineer", "keep 0 certificates")
    t.play("deliver to fulton")
    before = [["flood-2-black", None], [None, "builder"], [None, "engineer"]]
    assert t.game.observe(None)["foresights"] == before
    t.script("orange-outlaw", "engineer", "cowboy", "gray", "gray", "gray", "gray")
    t.play("disc aux-money")
    after = [["flood-2-black", "orange-outlaw"], ["engineer", "builder"], ["cowboy", "engineer"]]
    assert t.game.observe(None)["foresights"] == after
    assert [t.s.bags[column][-1] for column in range(3)] == [1, 0, 1]


@rule("2E-KC-04")
def test_with_the_bag_empty_the_space_stays_empty(edition: str) -> None:
    t = table(edition)
    bag(t, 1, "drought-4-green")
    bag(t, 2)
    bag(t, 3)
    t.city().play("enter Kansas City", "foresight flood-2-black", "foresight cowboy")
    t.play("foresight engineer", "keep 0 certificates", "deliver to kansas-city", "disc aux-money")
    assert t.game.observe(None)["foresights"] == [
        ["drought-4-green", "green-outlaw"],
        [None, "builder"],
        [None, None],
    ]


# Subphase 4 -------------------------------------------------------------------------------------


def at_income(edition: str, *hand: str) -> Table:
    """In subphase 4 with these cards in hand and no money."""
    t = Table(edition).no_tokens().foresights((None, None), (None, None), (None, None))
    return t.money(0, 0).hand(0, *hand).discard_pile(0).city().play("enter Kansas City")


@pytest.mark.parametrize(
    ("hand", "value"),
    [
        (("green", "red", "yellow"), 8),  # the rulebook's example
        (("gray", "green", "black", "white"), 7),  # the best hand of the starting herd
        (("gray", "gray", "gray", "gray"), 1),
        (("gray", "gray", "green", "green"), 3),
        (("yellow", "red", "blue", "blue"), 9),
        (("brown-3vp", "brown-5vp", "purple-5vp", "purple-7vp"), 9),
        (
            ("gray", "green", "black", "white", "yellow", "red", "blue", "brown-4vp", "purple-6vp"),
            25,
        ),
        (("OD1", "OT1", "gray"), 1),
        (("OD1",), 0),
        ((), 0),
    ],
)
@rule("2E-KC-05")
def test_the_breeding_value_counts_each_type_once(
    edition: str, hand: tuple[str, ...], value: int
) -> None:
    t = at_income(edition, *hand).play("keep 0 certificates")
    assert t.p(0).money == value  # the income
    reachable = [CITIES[at] for at in range(10) if VALUES[at] <= value]
    assert deliveries(t.money(0, 11)) == reachable  # and the value of the delivery


@rule("2E-KC-05", "2E-KC-06")
def test_the_example_of_8_raised_to_10(edition: str) -> None:
    t = at_income(edition, "green", "red", "yellow").certificates(0, 3)
    assert t.legal() == [f"keep {count} certificates" for count in (0, 1, 2, 3)]
    t.play("keep 1 certificates")
    assert t.p(0).money == 10
    assert t.tables.certificates[t.p(0).certificate] == 1
    assert deliveries(t)[-1] == "chicago"


@rule("2E-KC-05")
def test_permanent_certificates_are_added_and_stay(edition: str) -> None:
    t = at_income(edition, "green", "red", "yellow").masters(0, "SM2", "SM4").certificates(0, 1)
    t.play("keep 0 certificates")
    assert t.p(0).money == 8 + 2 + 1
    assert t.p(0).permanent == 2
    t = at_income(edition).masters(0, "SM3").play("keep 0 certificates")
    assert (t.p(0).money, deliveries(t)) == (1, ["kansas-city", "fulton"])


@pytest.mark.parametrize(
    ("have", "keep", "gain"),
    [(6, 6, 0), (6, 4, 2), (6, 3, 3), (6, 0, 6), (4, 3, 1), (4, 4, 0), (4, 0, 4), (1, 0, 1)],
)
@rule("2E-KC-06")
def test_certificates_are_spent_by_naming_a_position(
    edition: str, have: int, keep: int, gain: int
) -> None:
    t = at_income(edition, "brown-4vp").certificates(0, have)
    track = [position for position in (0, 1, 2, 3, 4, 6) if position <= have]
    assert t.legal() == [f"keep {position} certificates" for position in track]
    t.play(f"keep {keep} certificates")
    assert t.p(0).money == 4 + gain
    assert t.tables.certificates[t.p(0).certificate] == keep
    assert deliveries(t.money(0, 11)) == [CITIES[at] for at in range(10) if VALUES[at] <= 4 + gain]


@rule("2E-KC-06")
def test_certificates_are_not_spent_later(edition: str) -> None:
    t = at_income(edition, "brown-4vp").certificates(0, 3).play("keep 3 certificates")
    assert t.decision == "city"
    assert t.legal("keep") == []
    assert "bloomington" not in deliveries(t)


@rule("2E-KC-07")
def test_after_the_income_the_whole_hand_is_discarded(edition: str) -> None:
    t = at_income(edition, "gray", "gray", "OD1", "OT1", "purple-7vp").discard_pile(0, "white")
    t.play("keep 0 certificates")
    assert t.p(0).money == 6
    assert t.p(0).hand[-1] == 0
    assert t.cards(t.p(0).discard) == {
        "white": 1,
        "gray": 2,
        "OD1": 1,
        "OT1": 1,
        "purple-7vp": 1,
    }


# Back to the start -----------------------------------------------------------------------------


@rule("2E-KC-17")
def test_after_the_delivery_the_herder_is_at_the_start(edition: str) -> None:
    t = table(edition).hand(0, "gray", "white").draw_stack(0, "gray", "gray", "gray", "gray")
    t.at(0, "G").turn(0).play("move to KC", "enter Kansas City", "foresight flood-2-black")
    assert t.p(0).herder == t.space("KC")
    t.play("foresight cowboy", "foresight engineer", "keep 0 certificates", "deliver to fulton")
    assert t.p(0).herder == t.space("KC")
    t.play("disc aux-money")
    assert t.p(0).herder == t.space("START")
    assert t.cards(t.p(0).hand) == {"gray": 4}  # phase C
    assert (t.game.seat, t.decision) == (1, "phase-a")
    assert None not in t.game.observe(None)["foresights"][0]  # refilled
