"""Chapter EG, final scoring: the seven lines, the objectives, the winner."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.elpaso.table import Table

# What each objective needs, and its points.
OBJECTIVES = {
    "O1": ("CO CW CW", 3),
    "O2": ("CO EN EN", 3),
    "O3": ("BA BLD", 3),
    "O4": ("BA BA D10", 3),
    "O5": ("BLD BU BU", 3),
    "O6": ("EN EN EN", 3),
    "O7": ("BON D10", 3),
    "O8": ("SI SI SI CW CW", 3),
    "O9": ("CO SH", 4),
    "O10": ("CO CO BU BU", 4),
    "O11": ("BLD BLD", 4),
    "O12": ("BON BON EN EN", 4),
    "O13": ("SH D10", 4),
    "O14": ("BA CO CW CW CW", 4),
    "O15": ("BLD JK JK", 4),
    "O16": ("HE BLD", 5),
    "O17": ("HE CO", 5),
    "O18": ("SH SH BON", 5),
    "O19": ("D14 D14 EN EN", 5),
    "O20": ("BLD BLD BON D10", 5),
}
CARDS = {
    "BA": "black-angus",
    "CO": "corriente",
    "SH": "shorthorn",
    "HE": "hereford",
    "SI": "simmental",
    "CW": "cowboy",
    "BU": "builder",
    "EN": "engineer",
    "JK": "joker",
}


def owning(*things: str) -> Table:
    """Seat 0 has just these things: cards in the discard pile, discs, buildings, bonus tiles."""
    t = Table().no_cards()
    t.discard_pile(0, *(CARDS[thing] for thing in things if thing in CARDS))
    t.posts(0, *[10, 12, 12, 12][: things.count("D10")], *[14, 16, 16][: things.count("D14")])
    t.bonuses(0, *["permanent", "tokens"][: things.count("BON")])
    for place in range(things.count("BLD")):
        t.build(0, place + 1, ("S1", "S2")[place])
    return t


def objectives(t: Table, *tiles: str) -> int:
    return t.objectives(0, *tiles).score("objectives")


# Lines 1 to 6 -----------------------------------------------------------------------------------


@rule("EP-EG-05")
@pytest.mark.parametrize(
    ("dollars", "points"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (13, 2), (52, 10)]
)
def test_money(dollars: int, points: int) -> None:
    t = Table().money(0, dollars)
    assert (t.score("money"), t.game.scores()[0].total) == (points, points)


@rule("EP-EG-05", "EP-EG-15")
def test_vector_12() -> None:
    # $13: 2 VP, and $3 for the tie-break, which beats $2 and the same points.
    t = Table().money(0, 13).money(1, 12)
    assert [t.score("money", seat) for seat in (0, 1)] == [2, 2]
    assert t.rules.winners(t.s) == [0]
    assert t.money(1, 14).rules.winners(t.s) == [1]
    assert t.money(1, 13).rules.winners(t.s) == [0, 1]


@rule("EP-EG-06")
@pytest.mark.parametrize(("kind", "points"), [(1, 1), (2, 2), (3, 4), (4, 7), (5, 11), (6, 15)])
@pytest.mark.parametrize("side", ["a", "b"])
def test_buildings(kind: int, points: int, side: str) -> None:
    t = Table(buildings=side).build(0, kind, "S4")
    assert (t.score("buildings", 0), t.score("buildings", 1)) == (points, 0)
    t.build(0, kind, "S5")
    assert t.score("buildings") == 2 * points


@rule("EP-EG-06")
def test_a_replaced_building_scores_nothing() -> None:
    t = Table().hand(0, *["criollo"] * 4).money(0, 8).workers(0, builder=4).build(0, 2, "S4")
    assert t.score("buildings") == 2
    t.visit("E").play("do build", "build 6 on S4")
    assert t.score("buildings") == 15


@rule("EP-EG-07")
def test_discs_on_dark_posts() -> None:
    found: dict[int, int] = {}
    for post in (0, 5, 7, 9, 10, 12, 14, 16, 18, 20):
        found[post] = Table().posts(0, post).score("trading posts")
    assert found == {0: 0, 5: 0, 7: 0, 9: 0, 10: 2, 12: 4, 14: 7, 16: 9, 18: 12, 20: 14}


@rule("EP-EG-07")
def test_repeated_posts_once_per_disc() -> None:
    t = Table().posts(0, 0, 0, 12, 12, 12, 16, 16).posts(1, 12, 20)
    assert t.score("trading posts", 0) == 3 * 4 + 2 * 9
    assert t.score("trading posts", 1) == 4 + 14


@rule("EP-EG-08")
def test_workers_in_every_zone() -> None:
    t = Table().no_cards()
    assert t.score("workers") == 0
    t.draw_pile(0, "cowboy", "joker").discard_pile(0, "builder", "builder", "engineer")
    assert t.score("workers") == 10
    t.workers(0, cowboy=1, joker=2, engineer=3)
    assert t.score("workers") == 22
    assert (t.score("cattle"), t.score("workers", 1)) == (0, 0)


@rule("EP-EG-09")
def test_cattle_in_every_zone() -> None:
    t = Table().no_cards().hand(0, "hereford").draw_pile(0, "shorthorn", "corriente")
    t.discard_pile(0, "black-angus", "black-angus")
    assert t.score("cattle") == 8 + 4 + 3 + 2 * 2
    t = Table().hand(0, "simmental")  # with the ten personal cards
    assert t.score("cattle") == 0


@rule("EP-EG-09")
def test_the_herder_on_the_simmental_space() -> None:
    t = Table(players=3).claimed(1)
    assert [t.score("cattle", seat) for seat in range(3)] == [0, 2, 0]


@rule("EP-EG-10")
def test_bonus_tiles() -> None:
    t = Table().bonuses(0, "permanent", "permanent", "tokens", "corriente", "plain")
    assert t.score("bonus tiles") == 2 + 2 + 4 + 1 + 5
    t = Table()
    every = t.tables.bonuses  # one of each kind
    assert (
        t.bonuses(0, *every).score("bonus tiles") == 2 + 2 + 3 + 3 + 2 + 4 + 4 + 2 + 1 + 4 + 2 + 5
    )


# Line 7: objectives -----------------------------------------------------------------------------


@rule("EP-EG-11")
@pytest.mark.parametrize("tile", OBJECTIVES)
def test_each_objective_needs_all_its_things(tile: str) -> None:
    text, points = OBJECTIVES[tile]
    needs = text.split(" ")
    assert objectives(owning(*needs), tile) == points
    # One thing less: nothing, and no penalty.
    for place in range(len(needs)):
        assert objectives(owning(*needs[:place], *needs[place + 1 :]), tile) == 0


@rule("EP-EG-11")
def test_cards_count_in_every_zone() -> None:
    t = Table().no_cards().objectives(0, "O14")  # BA, CO, 3 CW
    t.hand(0, "black-angus").draw_pile(0, "corriente", "cowboy").discard_pile(0, "cowboy")
    assert t.score("objectives") == 0
    t.workers(0, cowboy=1)
    assert t.score("objectives") == 4
    # The cards of others do not count.
    t.workers(0).workers(1, cowboy=3)
    assert t.score("objectives") == 0


@rule("EP-EG-11")
def test_unfulfilled_objectives_cost_nothing() -> None:
    t = Table().no_cards().objectives(0, "O16", "O17", "O18", "O19", "O20")
    assert (t.score("objectives"), t.game.scores()[0].total) == (0, 0)
    t = owning("HE", "CO")
    assert objectives(t, "O16", "O17", "O18", "O19", "O20") == 5


@rule("EP-EG-12")
def test_vector_14() -> None:
    # One Corriente, 2 Cowboys, 2 Engineers: each alone is fulfilled, together only one is.
    t = owning("CO", "CW", "CW", "EN", "EN")
    assert objectives(t, "O1") == 3
    assert objectives(t, "O2") == 3
    assert objectives(t, "O1", "O2") == 3
    assert objectives(owning("CO", "CO", "CW", "CW", "EN", "EN"), "O1", "O2") == 6


@rule("EP-EG-12")
@pytest.mark.parametrize(
    ("first", "second", "shared"),
    [
        ("O3", "O16", "BLD"),
        ("O7", "O18", "BON"),
        ("O9", "O17", "CO"),
        ("O9", "O13", "SH"),
        ("O16", "O17", "HE"),
        ("O4", "O13", "D10"),
    ],
)
def test_a_shared_need_must_be_met_twice(first: str, second: str, shared: str) -> None:
    needs = OBJECTIVES[first][0].split(" ") + OBJECTIVES[second][0].split(" ")
    both = OBJECTIVES[first][1] + OBJECTIVES[second][1]
    assert objectives(owning(*needs), first, second) == both
    needs.remove(shared)
    assert objectives(owning(*needs), first, second) == OBJECTIVES[second][1]


@rule("EP-EG-13")
def test_the_best_assignment_is_used() -> None:
    # One Corriente for 3, 4 or 5 points.
    t = owning("CO", "CW", "CW", "SH", "HE")
    assert objectives(t, "O1", "O9", "O17") == 5
    assert objectives(t, "O1", "O9") == 4
    t = owning("CO", "CO", "CW", "CW", "SH", "HE")
    assert objectives(t, "O1", "O9", "O17") == 9
    # The dearest objective is not always part of the best: 3 + 3 beats 5.
    t = owning("BLD", "BLD", "BON", "D10", "BA", "BU", "BU")
    assert objectives(t, "O20") == 5
    assert objectives(t, "O20", "O3", "O5") == 6
    # 5 + 3 with a building each beats the 4 for both.
    t = owning("HE", "BLD", "BLD", "BA")
    assert objectives(t, "O16", "O11", "O3") == 5 + 3
    assert t.decision == "move"  # nobody was asked


@rule("EP-EG-14")
def test_a_disc_from_14_up_counts_from_10_up_too() -> None:
    for post in (10, 12, 14, 16, 18, 20):
        t = owning("BON").posts(0, post)
        assert objectives(t, "O7") == 3
    for post in (0, 5, 7, 9):
        assert objectives(owning("BON").posts(0, post), "O7") == 0
    # 10 and 12 are not from 14 up.
    assert objectives(owning("EN", "EN").posts(0, 12, 14), "O19") == 0
    assert objectives(owning("EN", "EN").posts(0, 14, 20), "O19") == 5
    assert objectives(owning("EN", "EN").posts(0, 16, 16), "O19") == 5


@rule("EP-EG-14")
def test_but_only_for_one_of_the_two() -> None:
    t = owning("EN", "EN", "BON").posts(0, 14, 16)
    assert objectives(t, "O19", "O7") == 5
    assert objectives(t.posts(0, 14, 16, 18), "O19", "O7") == 8
    assert objectives(t.posts(0, 14, 16, 10), "O19", "O7") == 8
    assert objectives(t.posts(0, 14, 10, 12), "O19", "O7") == 3


@rule("EP-EG-14")
def test_a_joker_is_a_joker_only() -> None:
    assert objectives(owning("EN", "EN", "JK"), "O6") == 0
    assert objectives(owning("CO", "CW", "JK"), "O1") == 0
    assert objectives(owning("BLD", "BU", "JK"), "O5") == 0
    assert objectives(owning("BLD", "JK", "JK"), "O15") == 4
    assert objectives(owning("BLD", "JK", "EN"), "O15") == 0


# The winner -------------------------------------------------------------------------------------


@rule("EP-EG-15")
def test_most_points_win() -> None:
    t = Table(players=3).posts(0, 10).posts(1, 20).money(2, 50)
    assert [sheet.total for sheet in t.game.scores()] == [2, 14, 10]
    assert t.rules.winners(t.s) == [1]


@rule("EP-EG-15")
def test_the_total_is_the_sum_of_the_seven_lines() -> None:
    t = Table().no_cards().money(0, 11).build(0, 4, "S1").posts(0, 14).workers(0, cowboy=3)
    t.hand(0, "hereford").claimed(0).bonuses(0, "plain").objectives(0, "O16")
    sheet = t.game.scores()[0]
    assert sheet.lines == {
        "money": 2,
        "buildings": 7,
        "trading posts": 7,
        "workers": 6,
        "cattle": 10,
        "bonus tiles": 5,
        "objectives": 5,
    }
    assert sheet.total == 42


@rule("EP-EG-15")
def test_ties_go_to_the_money_left_over() -> None:
    # Less money in all, but more left after line 1.
    t = Table(players=3).money(0, 13).money(1, 4).workers(1, cowboy=1).money(2, 10)
    assert [sheet.total for sheet in t.game.scores()] == [2, 2, 2]
    assert t.rules.winners(t.s) == [1]
    # Still tied: shared.
    t.money(0, 14)
    assert t.rules.winners(t.s) == [0, 1]
    # The remainder matters only in a tie.
    t.money(2, 15)
    assert t.rules.winners(t.s) == [2]
