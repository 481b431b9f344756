"""Chapter SO: the actions of Sue's cards, but for building (test_sue_building.py)."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.elpaso.solo import act, building_from, improving, pile, sue
from tests.rules.elpaso.table import SUE, Table

DRAWS = {"A4": 1, "A5": 2, "A6": 1, "A7": 1, "B3": 2}


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


@rule("EP-SO-12", "EP-SO-19")
def test_b_cards_do_one_thing_and_draw() -> None:
    t = Table(players=1, difficulty=3).sue_has(cowboy=2, builder=1, engineer=1)
    t.sue_order("cowboy", "builder", "engineer").sue_supply("builder", "joker", "corriente")
    t.sue_deck("B2").sue_turn("B2", "builder")
    assert (pile(t), t.ready(SUE)) == (
        {"corriente": 1},
        {"cowboy": 2, "builder": 2, "engineer": 1},
    )
    # Cattle for the Cowboys she has, then two cards one after the other.
    t.at(SUE, "EL-PASO").sue_deck("B3").sue_turn("B3", "joker", "corriente")
    assert (pile(t), t.ready(SUE)) == (
        {"corriente": 3},
        {"cowboy": 3, "builder": 2, "engineer": 1},
    )


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
