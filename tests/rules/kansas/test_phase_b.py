"""Chapter PB: using a location."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.rule import rule
from tests.rules.kansas.table import Table
from trailboss.core.errors import IllegalMove

SECOND = "second-edition"
SINGLE = ["auxiliary money single", "auxiliary draw single"]


def do(t: Table) -> set[str]:
    """The local actions that can be used now."""
    return {text.removeprefix("do ") for text in t.legal("do ")}


# Local actions or an auxiliary action -----------------------------------------------------------


@pytest.mark.parametrize(
    "order", list(permutations(("discard white => money 2", "hire 0", "hire +2")))
)
@rule("2E-PB-01")
def test_local_actions_in_any_order_once_each(edition: str, order: tuple[str, ...]) -> None:
    t = Table(edition).money(0, 30).jobs("cc", placed=3).hand(0, "white", "white").visit("A")
    left = set(order)
    for action in order:
        assert do(t) == left
        t.play(f"do {action}")
        if action.startswith("hire"):
            t.play("hire cowboy row 1")
        left.remove(action)
    assert t.legal("do") == ["done"]
    assert t.p(0).money == 30 + 2 - 6 - 8
    assert t.p(0).workers == [3, 1, 1]
    with pytest.raises(IllegalMove):
        t.play(f"do {order[0]}")


@rule("2E-PB-01")
def test_any_of_the_actions_of_an_own_building(edition: str) -> None:
    t = Table(edition).build(0, 2, "A-1").hand(0, "white").money(0, 6).market("yellow").stock()
    t.visit("A-1")
    assert do(t) == {"discard white => money 4", "buy"}
    # One is enough, and on the next visit all can be used again.
    t.play("do buy", "buy yellow with 1")
    assert do(t) == {"discard white => money 4"}
    t.play("done")
    assert t.game.seat == 1
    assert do(t.market("red").money(0, 6).visit("A-1")) == {"discard white => money 4", "buy"}


@rule("2E-PB-02")
def test_a_single_auxiliary_action_instead_of_local_ones(edition: str) -> None:
    for space in ("A", "A-1"):
        t = Table(edition).tokens(0, 0).build(0, 2, "A-1").hand(0, "white", "white").money(0, 0)
        t.visit(space)
        discard = f"discard white => money {2 if space == 'A' else 4}"
        assert discard in do(t)
        assert t.legal("auxiliary") == SINGLE
        t.play("auxiliary money single")
        assert t.p(0).money == 1
        assert t.legal() == ["done"]
        t.visit(space).play(f"do {discard}")
        assert t.legal("auxiliary") == []


COMBINED = [
    ("D", "auxiliary double", "pay 2 => engine 2"),
    ("G", "auxiliary double", "engine engineers"),
    ("8a", "auxiliary double", "engine 2"),
    ("3b", "auxiliary double", "move 1"),
]


@pytest.mark.parametrize(("place", "auxiliary", "other"), COMBINED)
@rule("2E-PB-02")
def test_a_local_auxiliary_action_goes_with_the_others(
    edition: str, place: str, auxiliary: str, other: str
) -> None:
    for first in (auxiliary, other):
        t = Table(edition, buildings=place[1:] or "a").money(0, 5).tokens(0, 0)
        if len(place) > 1:
            t.build(0, int(place[0]), "A-1").visit("A-1")
        else:
            t.visit(place)
        assert {auxiliary, other} <= do(t)
        t.play(f"do {first}")
        if first == auxiliary:
            t.play("auxiliary money single")
            assert t.p(0).money == 6
            assert do(t) == {other}
        elif other.startswith("move"):
            continue  # the new phase B is another visit
        else:
            t.play("engine to 1")
            assert do(t) == {auxiliary}
        assert t.legal("auxiliary") == [], "no single auxiliary action besides"


@rule("2E-PB-02")
def test_5a_combines_its_auxiliary_action_too() -> None:
    t = Table(SECOND).money(0, 0).tokens(0, 0).build(0, 5, "A-1").hand(0, "red").visit("A-1")
    assert do(t) == {"discard value-3 => money 7", "auxiliary double"}
    t.play("do auxiliary double", "auxiliary money single")
    assert t.legal("do ", "auxiliary") == ["do discard value-3 => money 7"]
    t.play("do discard value-3 => money 7", "discard red")
    assert t.p(0).money == 8
    assert t.legal() == ["done"]


@rule("2E-PB-03")
def test_other_places_allow_one_single_auxiliary_action(edition: str) -> None:
    t = Table(edition).tokens(0, 0).hand(0, "white", "gray", "green").money(0, 20)
    t.build(1, 2, "A-1").build(1, 8, "FLOOD-B2")
    t.tile("FLOOD-1", "flood-2-green").tile("OUTLAW-4", "green-outlaw")
    t.discs(0, aux_money=0, aux_draw=0)
    for space in ("A-1", "FLOOD-B2", "FLOOD-1", "OUTLAW-4"):
        t.visit(space)
        assert t.legal() == ["done", *SINGLE], space
        t.play("auxiliary money single")
        assert t.legal() == ["done"]


@rule("2E-PB-03")
def test_no_auxiliary_action_in_kansas_city(edition: str) -> None:
    t = Table(edition).tokens(0, 0).hand(0, "gray")
    t.foresights(("flood-4-green", "green-outlaw"), ("cowboy", "builder"), ("engineer", "cowboy"))
    t.city()
    seen: list[str] = []
    for move in (
        "enter Kansas City",
        "foresight green-outlaw",
        "foresight builder",
        "foresight cowboy",
        "keep 0 certificates",
        "deliver to kansas-city",
        "disc aux-draw",
    ):
        assert t.legal("auxiliary", "do") == []
        seen.append(t.decision)
        t.play(move)
    assert seen == ["enter-city", *["foresight"] * 3, "income", "city", "disc"]
    assert t.game.seat == 1


@rule("2E-PB-04")
def test_phase_b_may_be_passed(edition: str) -> None:
    t = Table(edition).build(0, 2, "A-1").build(1, 4, "A-2").tile("FLOOD-1", "flood-2-black")
    for space in ("A", "G", "A-1", "A-2", "FLOOD-1"):
        money = t.p(0).money
        t.visit(space)
        assert t.legal()[0] == "done"
        t.play("done")
        assert t.game.seat == 1
        assert t.p(0).money == money


# Either-or actions ------------------------------------------------------------------------------


@rule("2E-PB-05")
def test_one_branch_of_an_either_or_action(edition: str) -> None:
    t = Table(edition).money(0, 9).build(0, 8, "A-1").tile("OUTLAW-4", "green-outlaw")
    for space, branches, rest in (
        ("C", {"certificate 1", "objective"}, {"engine engineers"}),
        ("D", {"outlaw", "pay 2 => engine 2"}, {"auxiliary double"}),
        ("A-1", {"outlaw", "auxiliary double"}, {"engine 2"}),
    ):
        answers = {
            "certificate 1": (),
            "objective": ("objective from stack",),
            "outlaw": ("outlaw OUTLAW-4",),
            "pay 2 => engine 2": ("engine to 1",),
            "auxiliary double": ("auxiliary money single",),
        }
        assert do(t.visit(space)) == branches | rest
        for branch in sorted(branches):
            t.tile("OUTLAW-4", "green-outlaw").tile("OUTLAW-5", "green-outlaw").engine(0, "0")
            t.visit(space).play(f"do {branch}", *answers[branch])
            assert do(t) == rest, (space, branch)


@rule("2E-PB-05")
def test_the_other_branch_when_one_is_impossible(edition: str) -> None:
    t = Table(edition).build(0, 8, "A-1").money(0, 2)
    # No objective card left; no outlaw; no money.
    t.display(None, None, None, None).objective_stack()
    assert do(t.visit("C")) == {"certificate 1", "engine engineers"}
    assert do(t.visit("D")) == {"pay 2 => engine 2", "auxiliary double"}
    assert do(t.visit("A-1")) == {"auxiliary double", "engine 2"}
    t.money(0, 1).tile("OUTLAW-4", "orange-outlaw")
    assert do(t.visit("D")) == {"outlaw", "auxiliary double"}
    t.display("OD1", None, None, None)
    assert do(t.visit("C")) == {"certificate 1", "objective", "engine engineers"}


@rule("2E-PB-05")
def test_one_branch_of_station_master_1(edition: str) -> None:
    def take_sm1(t: Table) -> Table:
        t.money(0, 2).engine(0, "4").workers(0, cowboy=2).station_master("S1", "SM1").tokens(0, 0)
        t.visit("G").play("do engine engineers", "engine to T4", "upgrade S1", "disc aux-money")
        return t.play("appoint cowboy")

    t = take_sm1(Table(edition).tile("FLOOD-1", "flood-3-green").tile("OUTLAW-5", "green-outlaw"))
    assert set(t.legal()) == {"decline", "do outlaw", "do hazard 0"}
    t.play("do hazard 0", "hazard FLOOD-1")
    assert t.decision == "phase-b"
    assert sum(t.p(0).taken[:-1]) == 1
    only_outlaw = take_sm1(Table(edition).tile("OUTLAW-5", "green-outlaw"))
    assert only_outlaw.legal() == ["decline", "do outlaw"]
    only_hazard = take_sm1(Table(edition).tile("FLOOD-1", "flood-3-green"))
    assert only_hazard.legal() == ["decline", "do hazard 0"]
    # With neither the action lapses.
    assert take_sm1(Table(edition)).decision == "phase-b"


# Requirements and rewards -----------------------------------------------------------------------


@rule("2E-PB-06")
def test_requirements_and_costs_in_full(edition: str) -> None:
    t = Table(edition).jobs(placed=0).hand(0, "gray", "green", "black").money(0, 6)
    assert do(t.visit("A")) == set()
    t.tile("FLOOD-1", "flood-4-green")
    assert do(t.visit("F")) == set(), "no pair, and 6 of 7 dollars"
    assert do(t.money(0, 7).visit("F")) == {"hazard 7"}
    assert do(t.hand(0, "gray", "gray").money(0, 6).visit("F")) == {"discard pair => money 4"}
    assert do(t.money(0, 1).visit("D")) == {"auxiliary double"}
    # A move back is made in full: none from space 0, no 2 spaces from space 1.
    t.discs(0, aux_certificate=0, aux_remove=0).money(0, 9).visit("G").play("do auxiliary double")
    assert t.legal("auxiliary certificate", "auxiliary remove") == []
    t.engine(0, "1")
    assert t.legal("auxiliary certificate", "auxiliary remove") == [
        "auxiliary certificate single",
        "auxiliary remove single",
    ]


@rule("2E-PB-06")
def test_an_action_is_done_once(edition: str) -> None:
    t = Table(edition).tokens(0, 0).money(0, 0).hand(0, "white", "white", "white").visit("A")
    t.play("do discard white => money 2")
    assert t.p(0).money == 2
    assert t.cards(t.p(0).hand) == {"white": 2}
    assert t.legal() == ["done"]
    t.hand(0, "gray", "gray", "gray", "gray").visit("F")
    t.play("do discard pair => money 4", "discard gray", "discard gray")
    assert t.p(0).money == 6
    assert t.cards(t.p(0).hand) == {"gray": 2}
    assert do(t) == set()


@rule("2E-PB-07")
def test_the_engine_move_of_2b_may_be_forfeited() -> None:
    t = Table(SECOND, buildings="b").tokens(0, 0).build(0, 2, "A-1").hand(0, "green", "green")
    t.visit("A-1").play("do discard green => engine 2")
    assert t.legal() == ["decline", "engine to 1", "engine to 2"]
    t.play("decline")
    assert t.cards(t.p(0).discard) == {"green": 1}
    assert t.p(0).engine == 0
    assert do(t) == set()
    # In part: one space of the two.
    t.visit("A-1").play("do discard green => engine 2", "engine to 1")
    assert t.p(0).engine == 1
    assert t.decision == "phase-b"


@rule("2E-PB-07", "1E-PB-02")
def test_an_engine_move_paid_for_may_be_forfeited(edition: str) -> None:
    t = Table(edition).tokens(0, 0).money(0, 5).discs(0, aux_engine=1)
    t.visit("D").play("do pay 2 => engine 2")
    assert t.legal() == ["decline", "engine to 1", "engine to 2"]
    t.play("decline").visit("A").play("auxiliary engine single")
    assert t.legal() == ["decline", "engine to 1"]
    t.play("decline")
    assert (t.p(0).money, t.p(0).engine) == (2, 0)


@rule("2E-PB-07")
def test_the_objective_card_of_8b_may_be_forfeited_but_not_its_money() -> None:
    t = Table(SECOND, buildings="b").tokens(0, 0).build(0, 8, "A-1").hand(0, "gray").money(0, 0)
    t.display("OD1", "OD2", "OD3", "OD4").objective_stack()
    t.visit("A-1").play("do discard cattle => money 6 + objective hand", "discard gray")
    assert t.p(0).money == 6, "taken before anything is asked"
    assert t.legal()[0] == "decline"
    t.play("decline")
    assert t.p(0).hand[-1] == 0
    assert t.s.display == [t.card(card) for card in ("OD1", "OD2", "OD3", "OD4")]
    assert t.decision == "phase-b"


@rule("2E-PB-07")
def test_the_removal_of_auxiliary_action_5_may_be_forfeited() -> None:
    t = Table(SECOND).tokens(0, 0).discs(0, aux_remove=0).engine(0, "3").hand(0, "gray", "white")
    t.money(0, 0).visit("G").play("do auxiliary double", "auxiliary remove double", "engine to 1")
    assert t.p(0).money == 2
    assert t.legal() == ["decline", "remove gray", "remove white"]
    t.play("remove gray", "decline")
    assert t.cards(t.p(0).hand) == {"white": 1}


@rule("2E-PB-07")
def test_certificates_are_taken_as_far_as_they_go(edition: str) -> None:
    t = Table(edition, buildings="b").tokens(0, 0).build(0, 5, "A-1")
    for before, then in ((0, 2), (1, 3), (2, 3), (3, 3)):
        t.certificates(0, before).hand(0, "black").visit("A-1")
        t.play("do discard black => certificate 2")
        assert t.p(0).certificate == then
        assert t.decision == "phase-b", "nothing is asked"


# Counting ---------------------------------------------------------------------------------------


@rule("2E-PB-08")
def test_counts_of_zero_do_nothing(edition: str) -> None:
    for side, number, action in (
        ("a", 1, "money 2 per woods"),
        ("a", 7, "certificate 2 per pairs + money 2 per pairs"),
        ("b", 7, "engine woods"),
    ):
        t = Table(edition, buildings=side).tokens(0, 0).money(0, 3).build(0, number, "A-1")
        t.taken(0, green_outlaw=2).visit("A-1")
        assert do(t) == {action}
        t.play(f"do {action}")
        assert (t.p(0).money, t.p(0).certificate, t.p(0).engine) == (3, 0, 0)
        assert t.legal() == ["done"], "it is used, and it was a local action"


@rule("2E-PB-08")
def test_counts_of_zero_on_the_new_tiles() -> None:
    t = Table(SECOND, buildings="b").tokens(0, 0).money(0, 3)
    t.build(0, 11, "A-1").visit("A-1").play("do engine hazards")
    assert (t.p(0).engine, t.legal()) == (0, ["done"])
    t.build(0, 12, "A-2").visit("A-2").play("do money 2 per stations")
    assert t.p(0).money == 3
    assert t.legal() == ["done", "do token 1"]


@rule("2E-PB-09")
def test_1a_counts_own_buildings_in_the_woods(edition: str) -> None:
    t = Table(edition).build(0, 1, "A-1").build(0, 2, "C-1").build(0, 3, "A-2").build(1, 4, "F-2")
    t.money(0, 0).visit("A-1").play("do money 2 per woods")
    assert t.p(0).money == 2, "only the one at C-1: not the other player's, no neutral tile"
    t = Table(edition).build(0, 1, "B-1").build(0, 2, "C-2").build(0, 3, "E-2").build(0, 4, "A-3")
    t.money(0, 0).visit("B-1").play("do money 2 per woods")
    assert t.p(0).money == 6, "1a itself included"


@rule("2E-PB-09")
def test_5b_pays_for_engineers(edition: str) -> None:
    for engineers in range(1, 7):
        t = Table(edition, buildings="b").build(0, 5, "A-1").money(0, 0)
        t.workers(0, engineer=engineers, builder=3).visit("A-1").play("do money 1 per engineers")
        assert t.p(0).money == engineers


@rule("2E-PB-09")
def test_12a_pays_for_builders_and_12b_for_stations() -> None:
    for builders in range(1, 7):
        t = Table(SECOND).build(0, 12, "A-1").money(0, 0)
        t.workers(0, builder=builders, engineer=3).visit("A-1").play("do money 1 per builders")
        assert t.p(0).money == builders
    t = Table(SECOND, buildings="b").build(0, 12, "A-1").money(0, 0).tokens(0, 0)
    t.stations(0, "S1", "S5", "S10").stations(1, "S2", "S3").visit("A-1")
    assert do(t) == {"money 2 per stations", "token 1"}
    t.play("do money 2 per stations")
    assert (t.p(0).money, t.p(0).tokens) == (6, 0)
    t.play("do token 1")
    assert (t.p(0).money, t.p(0).tokens) == (6, 1)
    # Each alone is possible too.
    t.visit("A-1").play("do token 1", "done")
    assert (t.p(0).money, t.p(0).tokens) == (6, 2)


@pytest.mark.parametrize(
    ("green", "orange", "pairs"), [(1, 0, 0), (1, 1, 1), (2, 1, 1), (1, 4, 1), (2, 2, 2), (5, 3, 3)]
)
@rule("2E-PB-10")
def test_7a_pays_for_pairs_of_outlaws(edition: str, green: int, orange: int, pairs: int) -> None:
    t = Table(edition).build(0, 7, "A-1").money(0, 0).discs(0, certificate_4=0, certificate_6=0)
    t.taken(0, green_outlaw=green, orange_outlaw=orange).visit("A-1")
    before = t.p(0).taken[:]
    t.play("do certificate 2 per pairs + money 2 per pairs")
    assert t.p(0).money == 2 * pairs
    # 2 spaces of the track for each pair: 0, 1, 2, 3, 4, 6.
    assert t.game.observe(None)["players"][0]["certificates"] == (0, 2, 4, 6)[pairs]
    assert t.p(0).taken == before


@rule("2E-PB-11")
def test_a_building_may_be_used_twice_in_a_turn(edition: str) -> None:
    # Use 3b, move on to the copy tile, copy 3b there and move on again.
    t = Table(edition, buildings="b").tokens(0, 0).build(0, 3, "A-1")
    t.build(0, t.number("copy"), "A-2")
    t.money(0, 0).visit("A-1").play("do auxiliary double", "auxiliary money single")
    t.play("do move 1", "move to A-2", "do copy")
    assert t.legal("copy") == ["copy A-1"]
    t.play("copy A-1")
    assert do(t) == {"auxiliary double", "move 1"}
    t.play("do auxiliary double", "auxiliary money single")
    assert t.p(0).money == 2
    t.play("do move 1", "move to B")
    assert t.p(0).herder == t.space("B")
