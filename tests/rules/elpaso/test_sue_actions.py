"""Chapter SO: the actions of Sue's cards."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.elpaso.table import SUE, Table

DRAWS = {"A4": 1, "A5": 2, "A6": 1, "A7": 1, "B3": 2}


def sue(cowboy: int = 1, builder: int = 1, engineer: int = 1, trains: str = "front") -> Table:
    """Sue on El Paso, with so many workers in the order of these parameters from left to right, an
    empty supply, and no tiles on display or in the stacks."""
    t = Table(players=1, trains=trains).sue_has(cowboy=cowboy, builder=builder, engineer=engineer)
    t.sue_order("cowboy", "builder", "engineer").sue_supply()
    t.objective_display(None, None, None).objective_stack()
    return t.bonus_display(None, None, None).bonus_stack()


def act(t: Table, card: str, *outcomes: str) -> Table:
    """Her turn with a card, from El Paso unless she was put elsewhere; all outcomes are drawn."""
    t.sue_deck(card).sue_turn(card, *outcomes)
    assert t.undrawn == 0
    return t


def building_from(t: Table, start: str, herder: str) -> Table:
    """Her build action: one step for each Builder takes her from a space to another."""
    act(t.at(SUE, start), "A3")
    assert t.where(SUE) == herder
    return t


def pile(t: Table) -> dict[str, int]:
    """Her cattle pile."""
    return t.cards(t.sue.discard)


# Cattle and supply ------------------------------------------------------------------------------


@rule("EP-SO-11")
@pytest.mark.parametrize(
    ("cowboys", "breed"),
    [
        (1, "black-angus"),
        (2, "corriente"),
        (3, "shorthorn"),
        (4, "hereford"),
        (5, "hereford"),
        (6, "hereford"),
    ],
)
def test_cattle_market(cowboys: int, breed: str) -> None:
    t = sue(cowboy=cowboys)
    before = t.cards(t.s.market)
    act(t, "A1")
    assert pile(t) == {breed: 1}
    assert t.cards(t.s.market) == before | {breed: before[breed] - 1}
    assert t.ready(SUE)["cowboy"] == cowboys


@rule("EP-SO-12")
@pytest.mark.parametrize("card", DRAWS)
def test_draw(card: str) -> None:
    t = sue().sue_supply("black-angus", "builder", "builder", "corriente", "engineer")
    drawn = ["builder", "corriente"][: DRAWS[card]]
    act(t, card, *drawn)
    assert t.ready(SUE) == {"cowboy": 1, "builder": 2, "engineer": 1}
    assert pile(t) == ({"corriente": 1} if DRAWS[card] == 2 else {})
    assert t.s.supply[-1] == 5 - DRAWS[card]


@rule("EP-SO-12")
@pytest.mark.parametrize("card", ["cowboy", "builder", "engineer", "black-angus", "corriente"])
def test_where_a_drawn_card_goes(card: str) -> None:
    t = act(sue().sue_supply(card, "joker"), "A4", card)
    row = {"cowboy": 1, "builder": 1, "engineer": 1}
    if card in row:
        assert (t.ready(SUE), pile(t)) == (row | {card: 2}, {})
    else:
        assert (t.ready(SUE), pile(t)) == (row, {card: 1})
    # The worker supply and the market of the human are not touched.
    assert t.s.workers == [7, 7, 7, 8]
    assert t.cards(t.s.market) == {
        "black-angus": 5,
        "corriente": 7,
        "shorthorn": 8,
        "hereford": 6,
    }


@rule("EP-SO-12")
def test_two_cards_one_after_the_other() -> None:
    # The first card decides where the Joker goes.
    t = act(sue().sue_supply("engineer", "joker"), "A5", "engineer", "joker")
    assert t.ready(SUE) == {"cowboy": 1, "builder": 1, "engineer": 3}
    t = act(sue().sue_supply("engineer", "joker"), "A5", "joker", "engineer")
    assert t.ready(SUE) == {"cowboy": 2, "builder": 1, "engineer": 2}


@rule("EP-SO-13")
def test_vector_10() -> None:
    t = sue(cowboy=2, engineer=4, builder=2).sue_supply("joker")
    t.sue_order("engineer", "cowboy", "builder")
    act(t, "A4", "joker")
    assert t.ready(SUE) == {"cowboy": 3, "engineer": 4, "builder": 2}


@rule("EP-SO-13")
@pytest.mark.parametrize(
    ("cowboy", "builder", "engineer", "joins"),
    [
        (1, 1, 1, "cowboy"),  # all alike: the leftmost
        (1, 2, 1, "builder"),  # the most
        (1, 2, 3, "engineer"),
        (1, 3, 3, "builder"),
        (4, 1, 1, "builder"),  # 4 or more are left aside
        (4, 2, 3, "engineer"),
        (5, 6, 1, "engineer"),
        (3, 4, 3, "cowboy"),
    ],
)
def test_the_type_a_joker_joins(cowboy: int, builder: int, engineer: int, joins: str) -> None:
    t = act(sue(cowboy, builder, engineer).sue_supply("joker"), "A4", "joker")
    row = {"cowboy": cowboy, "builder": builder, "engineer": engineer}
    assert t.ready(SUE) == row | {joins: row[joins] + 1}


@rule("EP-SO-13")
def test_ties_go_to_the_left_of_her_row() -> None:
    for order in (("engineer", "builder", "cowboy"), ("builder", "cowboy", "engineer")):
        t = sue(2, 2, 2).sue_order(*order).sue_supply("joker")
        act(t, "A4", "joker")
        assert t.ready(SUE)[order[0]] == 3


@rule("EP-SO-13")
def test_a_joker_counts_as_its_type_for_good() -> None:
    t = act(sue(cowboy=2).sue_supply("joker"), "A4", "joker")
    # Three Cowboys: three steps and a Shorthorn.
    act(t.at(SUE, "EL-PASO"), "A1")
    assert (t.where(SUE), pile(t)) == ("D", {"shorthorn": 1})
    assert t.score("workers", SUE) == 2 * 5


@rule("EP-SO-13")
def test_a_joker_is_set_aside_when_every_type_has_four() -> None:
    t = act(sue(4, 5, 4).sue_supply("joker", "joker"), "A5", "joker", "joker")
    assert t.ready(SUE) == {"cowboy": 4, "builder": 5, "engineer": 4, "joker": 2}
    assert t.score("workers", SUE) == 2 * 15
    # It counts for no type: four Engineers are four steps and train card 4.
    t.at(SUE, "EL-PASO").objective_display("O1", None, None)
    act(t, "A2")
    assert (t.where(SUE), t.objectives_of(SUE)) == ("E", {"O1": 1})


# The train --------------------------------------------------------------------------------------


def at_the_train(engineers: int, side: str) -> Table:
    t = sue(engineer=engineers, trains=side).sue_supply("builder")
    t.objective_display("O9", "O1", "O20").objective_stack("O2")
    return t.bonus_display("duplicate", "tokens", "money").bonus_stack("corriente")


@rule("EP-SO-14")
@pytest.mark.parametrize(
    ("engineers", "outcomes", "objectives", "bonuses", "builders"),
    [
        (1, ["O2"], {"O20": 1}, {}, 1),
        (2, ["corriente"], {}, {"tokens": 1}, 1),
        (3, ["corriente"], {}, {"tokens": 1}, 1),  # no money, no removal
        (4, ["O2", "corriente", "builder"], {"O20": 1}, {"tokens": 1}, 2),
        (5, ["O2", "corriente", "builder"], {"O20": 1}, {"tokens": 1}, 2),
        (6, ["O2", "corriente", "builder"], {"O20": 1}, {"tokens": 1}, 2),
    ],
)
def test_the_fronts_of_the_train_cards(
    engineers: int,
    outcomes: list[str],
    objectives: dict[str, int],
    bonuses: dict[str, int],
    builders: int,
) -> None:
    t = act(at_the_train(engineers, "front"), "A2", *outcomes)
    assert (t.objectives_of(SUE), t.bonuses_of(SUE)) == (objectives, bonuses)
    assert t.ready(SUE) == {"cowboy": 1, "builder": builders, "engineer": engineers}
    assert pile(t) == {}
    assert (t.sue.money, t.sue.tokens, t.sue.certificate) == (0, 0, 0)


@rule("EP-SO-14")
@pytest.mark.parametrize(
    ("engineers", "outcomes", "objectives", "bonuses", "cattle"),
    [
        (1, [], {}, {}, {}),  # certificates and a token: all ignored
        (2, ["O2"], {"O20": 1}, {}, {}),
        (3, ["O2"], {"O20": 1}, {}, {"corriente": 1}),
        (4, ["O2"], {"O20": 1}, {}, {}),  # one tile of either kind
        (5, ["O2"], {"O20": 1}, {}, {}),
    ],
)
def test_the_backs_of_the_train_cards(
    engineers: int,
    outcomes: list[str],
    objectives: dict[str, int],
    bonuses: dict[str, int],
    cattle: dict[str, int],
) -> None:
    t = act(at_the_train(engineers, "star"), "A2", *outcomes)
    assert (t.objectives_of(SUE), t.bonuses_of(SUE), pile(t)) == (objectives, bonuses, cattle)
    assert t.ready(SUE) == {"cowboy": 1, "builder": 1, "engineer": engineers}
    assert (t.sue.tokens, t.sue.certificate) == (0, 0)
    # The move of 4★ is ignored: as many steps as Engineers, from El Paso.
    assert t.where(SUE) == ("B", "C", "D", "E", "F")[engineers - 1]
    assert t.cards(t.s.market)["corriente"] == 7 - sum(cattle.values())


@rule("EP-SO-15")
@pytest.mark.parametrize(
    ("display", "taken", "left"),
    [
        (("O1", "O9", "O17"), "O17", ["O1", "O9", "O2"]),  # 3, 4, 5
        (("O20", "O9", "O17"), "O20", ["O2", "O9", "O17"]),  # 5, 4, 5: the left one
        (("O1", "O10", "O9"), "O10", ["O1", "O2", "O9"]),  # 3, 4, 4
        (("O8", "O7", "O6"), "O8", ["O2", "O7", "O6"]),  # all 3
        ((None, "O1", "O9"), "O9", ["O2", "O1", None]),
    ],
)
def test_the_objective_with_the_most_vp(
    display: tuple[str | None, ...], taken: str, left: list[str | None]
) -> None:
    t = sue().objective_display(*display).objective_stack("O2")
    act(t, "A2", "O2")
    assert t.objectives_of(SUE) == {taken: 1}
    assert t.game.observe(0)["objective_display"] == left


@rule("EP-SO-15")
@pytest.mark.parametrize(
    ("display", "taken"),
    [
        (("corriente", "duplicate", "money"), "money"),  # 1, 2, 3
        (("tokens", "auxiliary", "removal"), "tokens"),  # all 4
        (("certificates", "plain", "tokens"), "plain"),  # 3, 5, 4
        (("duplicate", "permanent", "worker"), "duplicate"),  # all 2
    ],
)
def test_the_bonus_tile_with_the_most_vp(display: tuple[str, ...], taken: str) -> None:
    t = sue(engineer=2).bonus_display(*display).bonus_stack("objective")
    act(t, "A2", "objective")
    assert t.bonuses_of(SUE) == {taken: 1}
    place = display.index(taken)
    assert t.game.observe(0)["bonus_display"][place] == "objective"


@rule("EP-SO-15")
@pytest.mark.parametrize(
    ("objectives", "bonuses", "taken"),
    [
        (("O1", "O9", "O3"), ("plain", "money", "money"), "plain"),  # 4 against 5
        (("O1", "O9", "O17"), ("plain", "money", "money"), "O17"),  # 5 and 5
        (("O1", "O2", "O3"), ("money", "certificates", "duplicate"), "O1"),  # 3 and 3
        ((None, None, None), ("worker", "tokens", "removal"), "tokens"),
        (("O1", None, None), ("worker", "tokens", "removal"), "tokens"),
    ],
)
def test_any_tile(objectives: tuple[str | None, ...], bonuses: tuple[str, ...], taken: str) -> None:
    t = sue(engineer=4, trains="star").objective_display(*objectives).bonus_display(*bonuses)
    act(t, "A2")
    assert t.objectives_of(SUE) | t.bonuses_of(SUE) == {taken: 1}


@rule("EP-SO-15")
@pytest.mark.parametrize(
    "tile",
    [
        "permanent",
        "duplicate",
        "money",
        "certificates",
        "worker",
        "tokens",
        "removal",
        "black-angus",
        "corriente",
        "auxiliary",
        "objective",
        "plain",
    ],
)
def test_her_bonus_tiles_have_no_effect_but_their_vp(tile: str) -> None:
    t = sue(engineer=2).bonus_display(tile, None, None).sue_supply("cowboy")
    t.objective_display("O1", None, None)
    supply, market = t.s.workers[:], t.s.market[:]
    act(t, "A2")
    assert (t.bonuses_of(SUE), t.objectives_of(SUE), pile(t)) == ({tile: 1}, {}, {})
    assert t.ready(SUE) == {"cowboy": 1, "builder": 1, "engineer": 2}
    assert (t.sue.money, t.sue.tokens, t.sue.certificate) == (0, 0, 0)
    assert (t.s.workers, t.s.market, t.s.supply[-1]) == (supply, market, 1)
    assert t.score("bonus tiles", SUE) == t.tables.bonus_vp[t.tables.bonuses.index(tile)]
    assert (t.game.seat, t.decision) == (0, "move")


# Building ---------------------------------------------------------------------------------------


@rule("EP-SO-16")
@pytest.mark.parametrize("builders", [1, 2, 3, 4, 5, 6, 7])
def test_the_dearest_building_her_builders_allow(builders: int) -> None:
    t = act(sue(builder=builders), "A3")
    kind = min(builders, 6)
    assert [t.tile_on(space) for space in ("S1", "S4", "S5")].count(f"{kind}a of 1") == 1
    assert t.s.buildings[kind] == 1
    assert t.ready(SUE)["builder"] == builders


@rule("EP-SO-16")
def test_only_what_the_display_has() -> None:
    t = act(sue(builder=4).building_display(2, 1, 2, 0, 2, 2), "A3")
    assert t.tile_on("S5") == "3a of 1"
    t = act(sue(builder=2).building_display(1, 0, 2, 2, 2, 2), "A3")
    assert t.tile_on("S4") == "1a of 1"  # she went to C


@rule("EP-SO-16", "EP-SO-18")
@pytest.mark.parametrize(
    ("start", "herder", "space"),
    [
        ("G", "EL-PASO", "S1"),
        ("EL-PASO", "B", "S4"),
        ("B", "C", "S4"),
        ("C", "D", "S5"),
        ("D", "E", "S5"),
        ("E", "F", "S1"),
        ("F", "G", "S1"),
    ],
)
def test_the_most_expensive_space_nearest_clockwise(start: str, herder: str, space: str) -> None:
    assert building_from(sue(), start, herder).tile_on(space) == "1a of 1"


@rule("EP-SO-16", "EP-SO-18")
@pytest.mark.parametrize(
    ("start", "herder", "space"),
    [
        ("G", "EL-PASO", "S2"),
        ("EL-PASO", "S1", "S2"),
        ("S1", "B", "S2"),
        ("B", "C", "S6"),
        ("S5", "F", "S6"),
        ("F", "G", "S8"),
    ],
)
def test_then_the_spaces_of_one_dollar(start: str, herder: str, space: str) -> None:
    # S1, S4 and S5 are built on; the outer spaces cost $1, the inner ones nothing.
    t = sue().build(0, 3, "S1").build(0, 4, "S4").build(SUE, 5, "S5")
    assert building_from(t, start, herder).tile_on(space) == "1a of 1"


@rule("EP-SO-16")
def test_the_cheaper_spaces_last() -> None:
    # Only inner spaces are left, then nothing at all.
    t = sue().build(0, 2, "S1").build(0, 2, "S2").build(0, 3, "S4").build(0, 3, "S5")
    t.build(0, 4, "S6").build(0, 4, "S8")
    assert building_from(t, "D", "E").tile_on("S7") == "1a of 1"
    t.build(0, 6, "S3").build(0, 6, "S9")
    before = t.s.ring[:]
    assert building_from(t, "D", "E").s.ring == before


@rule("EP-SO-16")
def test_her_second_building() -> None:
    t = act(sue(builder=2).build(SUE, 1, "S4").at(SUE, "B"), "A3")
    # Two steps: S4 is a location too, so she is on S4; S5 is next.
    assert (t.where(SUE), t.tile_on("S5"), t.tile_on("S4")) == ("S4", "2a of 1", "1a of 1")


@rule("EP-SO-16")
def test_she_pays_no_marker_of_the_human() -> None:
    t = act(sue(builder=2), "A3")
    assert t.p(0).markers == 2
    assert t.game.observe(0)["ring"]["S4"] == {"tile": "2a", "owner": SUE}


def improving(builder: int, **at: int) -> Table:
    """Sue with two buildings, by space and kind."""
    t = sue(builder=builder)
    for space, kind in at.items():
        t.build(SUE, kind, space)
    return t


@rule("EP-SO-17")
@pytest.mark.parametrize(
    ("builders", "kinds", "result"),
    [
        (1, (2, 4), (3, 4)),  # 1 each: from F, S1 is nearer than S5
        (2, (2, 4), (4, 4)),
        (3, (2, 4), (5, 4)),  # 3 for the first, 2 at most for the second
        (4, (2, 4), (6, 4)),
        (5, (2, 4), (6, 4)),  # no more than 4 can be used
        (2, (6, 1), (6, 3)),
        (3, (6, 5), (6, 6)),
        (6, (1, 1), (6, 1)),
    ],
)
def test_improving_with_as_many_builders_as_possible(
    builders: int, kinds: tuple[int, int], result: tuple[int, int]
) -> None:
    way = ("F", "S5", "E", "D", "C", "B", "S1")  # back from F
    t = building_from(improving(builders, S1=kinds[0], S5=kinds[1]), way[builders], "F")
    assert (t.tile_on("S1"), t.tile_on("S5")) == (f"{result[0]}a of 1", f"{result[1]}a of 1")
    # The replaced tile is back in the display, and no third building was made.
    assert sum(t.s.buildings) == 10
    for kind in range(1, 7):
        assert t.s.buildings[kind] == 2 - result.count(kind)


@rule("EP-SO-17", "EP-SO-18")
@pytest.mark.parametrize(
    ("start", "herder", "first"),
    [
        ("F", "EL-PASO", "S4"),
        ("EL-PASO", "C", "S4"),
        ("B", "S4", "S4"),  # the space her herder is on comes first
        ("C", "D", "S6"),
        ("D", "F", "S6"),
        ("E", "G", "S4"),
    ],
)
def test_ties_of_an_improvement(start: str, herder: str, first: str) -> None:
    # Both can use 2 Builders; S4 is the dearer space, which does not matter.
    t = building_from(improving(2, S4=2, S6=3), start, herder)
    other = "S6" if first == "S4" else "S4"
    old = {"S4": 2, "S6": 3}
    assert t.tile_on(first) == f"{old[first] + 2}a of 1"
    assert t.tile_on(other) == f"{old[other]}a of 1"


@rule("EP-SO-17")
def test_an_improvement_needs_a_dearer_tile_in_the_display() -> None:
    # Kind 4 and 5 are gone: from 2 only 3 is possible with three Builders, from 3 kind 6.
    t = improving(3, S5=2, S1=3).building_display(2, 1, 1, 0, 0, 1)
    assert building_from(t, "S1", "D").tile_on("S1") == "6a of 1"
    t = improving(2, S5=2, S1=3).building_display(2, 1, 1, 0, 0, 1)
    assert building_from(t, "B", "D").tile_on("S5") == "3a of 1"


@rule("EP-SO-17")
def test_a_hereford_when_both_are_of_kind_6() -> None:
    t = building_from(improving(3, S5=6, S1=6), "S1", "D")
    assert pile(t) == {"hereford": 1}
    assert (t.tile_on("S5"), t.tile_on("S1")) == ("6a of 1", "6a of 1")
    # One of kind 6 is not both.
    t = building_from(improving(3, S5=6, S1=5), "S1", "D")
    assert (pile(t), t.tile_on("S1")) == ({}, "6a of 1")


@rule("EP-SO-17", "EP-SO-23")
def test_dearer_kinds_only_sold_out_is_no_hereford() -> None:
    t = improving(3, S5=5, S1=5).building_display(2, 2, 2, 2, 0, 0)
    before = t.s.ring[:]
    building_from(t, "S1", "D")
    assert (pile(t), t.s.ring) == ({}, before)


@rule("EP-SO-18")
@pytest.mark.parametrize(
    ("start", "herder"), [("F", "EL-PASO"), ("EL-PASO", "S3"), ("C", "E"), ("B", "C")]
)
def test_the_inner_branch_comes_first(start: str, herder: str) -> None:
    # A building on each branch of fork 1, both of which can use 2 Builders.
    t = building_from(improving(2, S2=2, S3=3), start, herder)
    assert (t.tile_on("S3"), t.tile_on("S2")) == ("5a of 1", "2a of 1")


@rule("EP-SO-18")
def test_filled_spaces_count_like_empty_ones() -> None:
    # From S5: S8 is 6 spaces on, S2 12, filled or not.
    t = sue().build(0, 3, "S1").build(0, 4, "S4").build(0, 5, "S5").build(0, 2, "S6")
    assert building_from(t, "E", "S5").tile_on("S8") == "1a of 1"
    # From C: S4 is built on, so S5 comes before S1.
    t = sue().build(0, 2, "S4")
    assert building_from(t, "B", "C").tile_on("S5") == "1a of 1"


# Choice -----------------------------------------------------------------------------------------


@rule("EP-SO-19")
@pytest.mark.parametrize("card", ["A8", "B1", "B2"])
@pytest.mark.parametrize(
    ("cowboy", "builder", "engineer", "does"),
    [
        (2, 1, 1, "cattle"),
        (1, 2, 1, "build"),
        (1, 1, 2, "train"),
        (3, 3, 2, "cattle"),  # ties to the left: Cowboy, Builder, Engineer
        (1, 3, 3, "build"),
        (4, 4, 4, "cattle"),
    ],
)
def test_three_way_choice(card: str, cowboy: int, builder: int, engineer: int, does: str) -> None:
    t = sue(cowboy, builder, engineer).bonus_display("plain", None, None)
    act(t, card)
    done = {
        "cattle": t.sue.discard[-1] > 0,
        "build": any(t.tile_on(space) for space in ("S1", "S4", "S5")),
        "train": t.sue.bonuses[-1] > 0,
    }
    assert [what for what in done if done[what]] == [does]


@rule("EP-SO-19")
@pytest.mark.parametrize(
    ("order", "does"),
    [
        (("engineer", "cowboy", "builder"), "train"),
        (("builder", "engineer", "cowboy"), "build"),
        (("cowboy", "engineer", "builder"), "cattle"),
    ],
)
def test_ties_of_the_choice_go_to_the_left(order: tuple[str, str, str], does: str) -> None:
    t = sue(2, 2, 2).sue_order(*order).bonus_display("plain", None, None)
    act(t, "A8")
    found = (t.cards(t.sue.discard), t.tile_on("S4"), t.bonuses_of(SUE))
    assert (
        found
        == {
            "cattle": ({"corriente": 1}, "", {}),
            "build": ({}, "2a of 1", {}),
            "train": ({}, "", {"plain": 1}),
        }[does]
    )


# Gaps -------------------------------------------------------------------------------------------


@rule("EP-SO-23")
@pytest.mark.parametrize(
    ("gone", "taken"),
    [
        ((), "hereford"),
        (("hereford",), "shorthorn"),
        (("hereford", "shorthorn"), "corriente"),
        (("hereford", "shorthorn", "corriente"), "black-angus"),
        (("hereford", "corriente"), "shorthorn"),
    ],
)
def test_the_next_lower_breed(gone: tuple[str, ...], taken: str) -> None:
    sold_out = {breed.replace("-", "_"): 0 for breed in gone}
    t = act(sue(cowboy=4).market(**sold_out), "A1")
    assert pile(t) == {taken: 1}
    # The same for the Hereford instead of a building.
    t = building_from(improving(3, S5=6, S1=6).market(**sold_out), "S1", "D")
    assert pile(t) == {taken: 1}


@rule("EP-SO-23")
def test_never_a_higher_breed() -> None:
    t = act(sue(cowboy=2).market(black_angus=0, corriente=0), "A1")
    assert pile(t) == {}
    t = act(sue(cowboy=1).market(black_angus=0), "A1")
    assert pile(t) == {}


@rule("EP-SO-23")
def test_the_corriente_of_the_train() -> None:
    t = act(sue(engineer=3, trains="star").market(corriente=0), "A2")
    assert pile(t) == {"black-angus": 1}
    t = act(sue(engineer=3, trains="star").market(corriente=0, black_angus=0), "A2")
    assert pile(t) == {}


@rule("EP-SO-23")
def test_an_empty_supply_stack() -> None:
    t = act(sue().sue_supply("cowboy"), "A5", "cowboy")
    assert (t.ready(SUE)["cowboy"], t.s.supply[-1]) == (2, 0)
    before = t.rules.dump(t.s)["players"][SUE]
    act(t.at(SUE, "EL-PASO"), "A5")
    after = t.rules.dump(t.s)["players"][SUE]
    assert {name for name in before if before[name] != after[name]} <= {"herder"}
    # The hire of train card 4 and of post 9 as well.
    t = act(sue(engineer=4).objective_display("O1", None, None), "A2")
    assert t.ready(SUE) == {"cowboy": 1, "builder": 1, "engineer": 4}
    t = act(sue().at(SUE, "G").posts(SUE, 5, 7), "A5")
    assert (t.posts_of(SUE), t.ready(SUE)["cowboy"]) == ({5: 1, 7: 1, 9: 1}, 1)


@rule("EP-SO-23")
def test_no_tile_face_up() -> None:
    # The rest of the card is done.
    t = sue(engineer=4).bonus_display("money", None, None).bonus_stack("plain")
    t.sue_supply("builder")
    act(t, "A2", "plain", "builder")
    assert (t.objectives_of(SUE), t.bonuses_of(SUE)) == ({}, {"money": 1})
    assert t.ready(SUE)["builder"] == 2
    t = act(sue(engineer=1), "A2")
    assert t.objectives_of(SUE) == {}


@rule("EP-SO-23")
def test_no_building_her_builders_allow() -> None:
    t = sue(builder=2).building_display(0, 0, 2, 2, 2, 2)
    before = t.s.ring[:]
    act(t, "A3")
    assert (t.s.ring, pile(t), t.s.buildings) == (before, {}, [0, 0, 0, 2, 2, 2, 2])
    # Kind 1 is there again: she takes it with two Builders.
    act(t.building_display(1, 0, 2, 2, 2, 2).at(SUE, "EL-PASO"), "A3")
    assert t.tile_on("S4") == "1a of 1"
