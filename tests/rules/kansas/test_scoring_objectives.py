"""Scoring objective cards: 2E-EG-08 and 2E-EG-14 to 2E-EG-18."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from tests.rule import rule
from tests.rules.kansas.table import Table
from tests.rules.kansas.test_scoring import bare
from trailboss.kansas.scoring import best_objectives

# The reference's table of cards: tasks, VP if fulfilled, VP lost if not. B building, S station,
# H hazard, G green outlaw, O orange outlaw, 3 4 5 cattle, N New York.
CARDS = {
    "OS1": ("34B", 3, 0),
    "OS2": ("SSG", 3, 0),
    "OS3": ("BBH", 3, 0),
    "OS4": ("OHH", 3, 0),
    "OD1": ("BOO", 3, 2),
    "OD2": ("BGO", 3, 2),
    "OD3": ("4HH", 3, 2),
    "OD4": ("SSH", 3, 2),
    "OD5": ("333B", 4, 2),
    "OC1": ("BBH", 3, 2),
    "OC2": ("SGO", 3, 2),
    "OC3": ("5H", 3, 2),
    "OC4": ("SGG", 3, 2),
    "OC5": ("333S", 4, 2),
    "OE1": ("44SG", 5, 3),
    "OE2": ("345", 5, 3),
    "OE3": ("BBGG", 5, 3),
    "OE4": ("BOHH", 5, 3),
    "OE5": ("SSHH", 5, 3),
    "OM1": ("BBHH", 5, 2),
    "OM2": ("SSOO", 5, 2),
    "OM3": ("345", 5, 2),
    "OM4": ("34HH", 5, 2),
    "OM5": ("SSBB", 5, 2),
    "OT1": ("N", 5, 3),
}
ITEMS = "BSHGO345N"
SPACES = ("A-1", "A-2", "A-3", "FLOOD-B1", "FLOOD-B2", "B-1", "B-2", "B-3")


def owning(t: Table, items: str) -> Table:
    """Seat 0 owns these things, a letter each, and nothing else."""
    t.draw_stack(0)
    for number in range(items.count("B")):
        t.build(0, number + 1, SPACES[number])
    t.stations(0, *(f"S{number + 1}" for number in range(items.count("S"))))
    t.taken(0, flood_2_black=items.count("H") // 2, drought_4_green=(items.count("H") + 1) // 2)
    t.taken(0, green_outlaw=items.count("G"), orange_outlaw=items.count("O"))
    cards: list[str] = []
    for letter, kinds in (("3", ("yellow", "red", "blue")), ("4", ("brown-3vp", "brown-5vp"))):
        cards += [kinds[at % len(kinds)] for at in range(items.count(letter))]
    cards += ["purple-6vp"] * items.count("5")
    return t.draw_stack(0, *cards).cities(0, new_york=items.count("N"))


def objectives(t: Table) -> int:
    return t.game.scores()[0].lines["objectives"]


def scored(edition: str, items: str, area: tuple[str, ...], deck: tuple[str, ...] = ()) -> int:
    return objectives(owning(bare(edition), items).area(0, *area).discard_pile(0, *deck))


@rule("2E-EG-08", "2E-EG-14", "2E-EG-15")
@pytest.mark.parametrize("card", CARDS)
def test_a_card_is_fulfilled_only_if_all_its_icons_are_covered(edition: str, card: str) -> None:
    tasks, vp, penalty = CARDS[card]
    assert scored(edition, tasks, (card,)) == vp
    assert scored(edition, ITEMS * 4, (card,)) == vp  # once
    assert scored(edition, "", (card,)) == -penalty
    for at in range(len(tasks)):  # one item short
        others = ITEMS.replace(tasks[at], "") * 4
        short = tasks[:at] + tasks[at + 1 :]
        missing = short.count(tasks[at]) * tasks[at]
        assert scored(edition, others + missing, (card,)) == -penalty


@rule("2E-EG-08")
def test_cards_in_the_area_must_be_scored_and_others_may_be_left_out(edition: str) -> None:
    assert scored(edition, "", ("OS1", "OD1", "OE1", "OM1")) == 0 - 2 - 3 - 2
    assert scored(edition, "", ("OS1",), ("OD1", "OE1", "OM1")) == 0
    assert scored(edition, "N", ("OS1",), ("OT1",)) == 5
    assert scored(edition, "N", ("OT1",), ("OT1",)) == 5


@rule("2E-EG-08")
def test_cards_in_draw_stack_hand_and_discard_pile_may_be_added(edition: str) -> None:
    t = owning(bare(edition), "NNN").hand(0, "OT1").discard_pile(0, "OT1")
    t.p(0).draw = t.pile("OT1", "OD1")
    assert objectives(t) == 15


@pytest.mark.parametrize(
    ("items", "vp"),
    [
        ("BBH", 3 + 0),  # OC1 fulfilled, OS3 costs nothing
        ("BBBH", 3),
        ("BBBBH", 3),
        ("BBBHH", 3),
        ("BBBBHH", 6),
    ],
)
@rule("2E-EG-14")
def test_an_item_counts_for_one_card_only(edition: str, items: str, vp: int) -> None:
    assert scored(edition, items, ("OS3", "OC1")) == vp


@rule("2E-EG-15")
def test_only_own_buildings_on_the_board_count(edition: str) -> None:
    t = owning(bare(edition), "BH").area(0, "OS3")
    t.build(1, 1, "G-1").neutral("A", "A")
    assert objectives(t) == 0
    t.build(0, 9, "G-2")
    assert objectives(t) == 3
    t = owning(bare(edition), "BH").area(0, "OS3").money(0, 20).workers(0, builder=3)
    t.visit("B").play("do build 2", "build 5 on A-1")  # a replacement is no second building
    assert t.p(0).built == 1
    assert objectives(t) == 0


@rule("2E-EG-15")
def test_stations_need_an_own_disc(edition: str) -> None:
    t = owning(bare(edition), "SG").area(0, "OS2").stations(1, "S1", "S2", "S3")
    assert objectives(t) == 0
    assert objectives(t.stations(0, "S1", "S10")) == 3


@rule("2E-EG-15")
@pytest.mark.parametrize("other", ["flood_2_green", "drought_2_green", "rockfall_3_black"])
def test_hazards_of_any_kind_count(edition: str, other: str) -> None:
    t = bare(edition).area(0, "OE5").stations(0, "S1", "S2").taken(0, flood_4_green=1)
    assert objectives(t) == -3
    assert objectives(t.taken(0, **{other: 1})) == 5


@rule("2E-EG-15")
def test_outlaws_count_by_colour(edition: str) -> None:
    t = bare(edition).area(0, "OC4").stations(0, "S1").taken(0, green_outlaw=1, orange_outlaw=5)
    assert objectives(t) == -2
    assert objectives(t.taken(0, green_outlaw=1)) == 3
    t = bare(edition).area(0, "OM2").stations(0, "S1", "S2").taken(0, green_outlaw=5)
    assert objectives(t.taken(0, orange_outlaw=1)) == -2
    assert objectives(t.taken(0, orange_outlaw=1)) == 5


@pytest.mark.parametrize(
    ("cards", "vp"),
    [
        (("yellow", "red", "blue"), 4),
        (("blue", "blue", "blue"), 4),
        (("yellow", "yellow", "brown-3vp"), -2),
        (("white", "green", "black"), -2),
        (("purple-5vp", "brown-3vp", "gray"), -2),
    ],
)
@rule("2E-EG-15")
def test_value_3_cards(edition: str, cards: tuple[str, ...], vp: int) -> None:
    t = bare(edition).area(0, "OD5").build(0, 1, "A-1")
    first, second, third = cards
    t.hand(0, first).draw_stack(0, second).discard_pile(0, third)  # wherever they are
    assert objectives(t) == vp


@rule("2E-EG-15")
def test_brown_and_purple_cards(edition: str) -> None:
    t = bare(edition).area(0, "OE2").draw_stack(0, "red", "brown-5vp", "brown-4vp", "blue")
    assert objectives(t) == -3
    assert objectives(t.hand(0, "purple-7vp")) == 5
    t = bare(edition).area(0, "OE2").draw_stack(0, "red", "purple-5vp", "purple-7vp")
    assert objectives(t) == -3


@rule("2E-EG-15")
def test_each_disc_on_the_last_city_is_an_item(edition: str) -> None:
    for discs, vp in ((0, -9), (1, -1), (2, 7), (3, 15), (5, 15)):
        t = bare(edition).area(0, "OT1", "OT1", "OT1").cities(0, new_york=discs)
        assert objectives(t.cities(0, philadelphia=1, kansas_city=3)) == vp


# The best choice --------------------------------------------------------------------------------


def total(t: Table) -> int:
    sheet = t.game.scores()[0].lines
    return sheet["objectives"] + sheet["station masters"]


@rule("2E-EG-16")
def test_an_unfulfilled_card_is_added_where_it_completes_a_pair(edition: str) -> None:
    t = bare(edition).area(0, "OS1").discard_pile(0, "OD1")
    assert (objectives(t), total(t)) == (0, 0)  # without SM1 it is left out
    t.masters(0, "SM1")
    assert (objectives(t), total(t)) == (-2, 1)
    t.discard_pile(0, "OE1")  # costs as much as it brings
    assert total(t) == 0
    t.area(0, "OS1", "OS2").discard_pile(0, "OD1")  # no second pair
    assert (objectives(t), total(t)) == (0, 3)
    t.discard_pile(0, "OD1", "OD2")  # two for 3 cost 4
    assert (objectives(t), total(t)) == (0, 3)
    t.area(0, "OS1", "OS2", "OS3")
    assert (objectives(t), total(t)) == (-2, 4)


@rule("2E-EG-16")
def test_the_cards_of_most_points_are_not_always_best(edition: str) -> None:
    assert scored(edition, "SSHH5", (), ("OE5",)) == 5
    assert scored(edition, "SSHH5", (), ("OE5", "OD4", "OC3")) == 6  # OD4 and OC3
    assert scored(edition, "BBHH", ("OM1", "OS3")) == 5
    # A card in the area that costs 3 comes before one of as many points that costs 2.
    assert scored(edition, "345", ("OE2", "OM3")) == 5 - 2
    # It may pay to leave the starting card unfulfilled.
    assert scored(edition, "333B4", ("OS1",), ("OD5",)) == 4


@rule("2E-EG-17")
@pytest.mark.parametrize("building_card", ["OS3", "OC1"])
@pytest.mark.parametrize(("discs", "vp"), [(2, 18), (1, 10)])
def test_the_rulebooks_example(edition: str, building_card: str, discs: int, vp: int) -> None:
    area = (building_card, "OE4", "OT1", "OT1")
    assert scored(edition, "BBBHHHO" + "N" * discs, area) == vp


EXAMPLE = "BBBSSSHHHGOO3334N"


@rule("2E-EG-18")
def test_the_example_of_seven_cards(edition: str) -> None:
    area = ("OS1", "OM1", "OE5")
    deck = ("OT1", "OD5", "OC2", "OD4")
    t = owning(bare(edition), EXAMPLE).area(0, *area).discard_pile(0, *deck).masters(0, "SM1")
    assert (objectives(t), total(t)) == (17, 17 + 9)
    # These five are fulfilled; the second best is without OD5, the third without OD4.
    assert brute_force(EXAMPLE, list(area), list(deck), True) == (26, {(17, 7)})
    assert scored(edition, EXAMPLE, ("OM1", "OT1", "OD5", "OC2", "OD4")) == 5 + 5 + 4 + 3 + 3
    assert total(t.discard_pile(0, "OT1", "OC2", "OD4")) == 16 + 9
    assert total(t.discard_pile(0, "OT1", "OD5", "OC2")) == 15 + 9


def brute_force(
    items: str, area: list[str], deck: list[str], pairs: bool
) -> tuple[int, set[tuple[int, int]]]:
    """The best total, and every way to it as objective points and cards that count: each card of
    the area fulfilled or not, each other one left out, fulfilled or not."""
    own = [items.count(item) for item in ITEMS]
    needs = {card: [CARDS[card][0].count(item) for item in ITEMS] for card in area + deck}
    best = -1000
    ways: set[tuple[int, int]] = set()
    choices = [(0, 1)] * len(area) + [(0, 1, 2)] * len(deck)  # not fulfilled, fulfilled, left out
    for choice in product(*choices):
        left = own[:]
        points = 0
        count = 0
        for card, chosen in zip(area + deck, choice, strict=True):
            if chosen == 2:
                continue
            count += 1
            if chosen == 1:
                points += CARDS[card][1]
                left = [have - need for have, need in zip(left, needs[card], strict=True)]
            else:
                points -= CARDS[card][2]
        if min(left) < 0:
            continue
        whole = points + (3 * (count // 2) if pairs else 0)
        if whole > best:
            best = whole
            ways = set()
        if whole == best:
            ways.add((points, count))
    return best, ways


@rule("2E-EG-16")
@pytest.mark.parametrize("seed", range(10))
def test_the_choice_is_as_good_as_trying_them_all(edition: str, seed: int) -> None:
    random = Random(seed)
    starting = [card for card in CARDS if card.startswith("OS")]
    others = [card for card in CARDS if not card.startswith("OS")] + ["OT1"] * 3
    for _ in range(30):
        cards = random.sample(others, random.randint(0, 6))
        played = random.randint(0, min(3, len(cards)))
        area = [random.choice(starting), *cards[:played]]
        deck = cards[played:]
        items = "".join(random.choices(ITEMS, k=random.randint(0, 16)))[:16]
        items = "".join(item * min(items.count(item), 8) for item in ITEMS)
        pairs = random.random() < 0.5
        t = owning(bare(edition), items).area(0, *area).masters(0, *(["SM1"] if pairs else []))
        random.shuffle(deck)
        cut = random.randint(0, len(deck))
        t.hand(0, *deck[:cut]).discard_pile(0, *deck[cut:])
        best, ways = brute_force(items, area, deck, pairs)
        points, count = best_objectives(t.s, 0)
        assert points + (3 * (count // 2) if pairs else 0) == best, (items, area, deck, pairs)
        assert (points, count) in ways
        assert objectives(t) == points
