"""Sam's cards, board, buildings, levels and settings: chapter 2S-DA."""

from __future__ import annotations

from typing import Any

import pytest

import trailboss
from tests.rule import rule
from tests.rules.kansas.figures import SECOND, tables
from tests.rules.kansas.table import Table
from trailboss.core.errors import TrailbossError
from trailboss.kansas import constants as k
from trailboss.kansas.sam import card_steps
from trailboss.titles import of_number

SAM = 1
WORKERS = ("cowboy", "builder", "engineer")
CARDS = [str(number) for number in range(1, 16)]


def solo(**options: Any) -> Table:
    return Table(players=1, **options)


def steps(t: Table, card: str) -> int:
    t.s.seat = SAM
    return card_steps(t.s, t.tables.automa.index(card))


# Cards --------------------------------------------------------------------------------------------


@rule("2S-DA-01")
def test_fifteen_cards_and_their_steps() -> None:
    t = solo()
    assert list(t.tables.automa) == CARDS
    t.workers(SAM, cowboy=5, builder=4, engineer=3).spec("builder")
    t.build(0, 1, "A-1").build(0, 2, "A-2").build(SAM, 1, "A-3")
    assert [steps(t, card) for card in CARDS] == [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 5, 5, 4, 4]
    t.spec("engineer")
    assert [steps(t, card) for card in CARDS[11:]] == [5, 5, 3, 3]
    t.spec("cowboy")
    assert [steps(t, card) for card in CARDS[11:]] == [5, 5, 5, 5]


@rule("2S-DA-01")
@pytest.mark.parametrize(("human", "sam", "most"), [(0, 0, 1), (1, 0, 1), (3, 1, 3), (2, 4, 4)])
def test_most_buildings_are_the_larger_number_on_the_trail(human: int, sam: int, most: int) -> None:
    t = solo()
    spaces = iter(["A-1", "A-2", "A-3", "B-1", "B-2", "B-3", "C-1"])
    for number in range(1, human + 1):
        t.build(0, number, next(spaces))
    for number in range(1, sam + 1):
        t.build(SAM, number, next(spaces))
    assert [steps(t, "10"), steps(t, "11")] == [most, most]


@rule("2S-DA-01")
def test_a_replaced_building_is_no_building_on_the_trail() -> None:
    t = solo().workers(SAM, builder=2).build(SAM, 1, "A-1").build(SAM, 2, "A-2")
    for space in ("A-3", "B-1", "B-2", "B-3", "C-1", "C-2", "D-1", "E-1", "E-2", "F-1", "F-2"):
        t.s.trail[t.space(space)] = k.PRIVATE + k.SEAT_TILES * 3 + 12  # nobody's: no room left
    t.s.trail[t.space("G-1")] = t.s.trail[t.space("G-2")] = k.PRIVATE + k.SEAT_TILES * 3 + 12
    t.sam("9")
    assert (t.p(SAM).shed >> 5 & 1, t.p(SAM).built) == (0, 2)  # 5b for 1b
    assert steps(t, "10") == 2


# What each card does, with a spec that lets it, each on a table where it can be seen.
ACTIONS = {
    "1": ["hired worker cowboy row 1 price 0"],
    "2": ["engine from 0 to 1"],
    "3": ["objective card OE1 to_hand no"],
    "4": ["outlaw space OUTLAW-2 tile green-outlaw"],
    "5": ["hazard space ROCKFALL-1 tile rockfall-2-green"],
    "6": ["hired worker builder row 1 price 0"],
    "7": ["engine from 0 to 1"],
    "8": ["bought card blue price 0"],
    "9": ["built number 4 space A-1 price 0"],
    "10": ["built number 4 space A-1 price 0"],
    "11": [
        "hired worker engineer row 2 price 0",
        "engine from 0 to 3",
    ],
    "12": [
        "revealed card red",
        "revealed card purple-7vp",
        "bought card blue price 0",
    ],
    "13": ["bought card blue price 0"],
    "14": ["engine from 0 to 2"],
    "15": ["built number 4 space A-1 price 0"],
}
ONLY = {
    "10": "builder",
    "11": "engineer",
    "12": "cowboy",
    "13": "cowboy",
    "14": "engineer",
    "15": "builder",
}
DRAWN = {"3": ["OC1"], "12": ["red", "purple-7vp"]}
TUNED = ("13", "14", "15")


def busy(spec: str, deck: str = "garth") -> Table:
    """A table where every card has something to do. Sam has two of his spec."""
    t = solo(deck=deck).workers(SAM, cowboy=1, builder=1, engineer=1).workers(SAM, **{spec: 2})
    t.spec(spec).jobs("cb", "e-", "--").market("yellow", "blue", "purple-6vp")
    t.stock("red", "purple-7vp").display("OD1", "OE1", "OC2", "OD2").objective_stack("OC1")
    t.tile("OUTLAW-1", "orange-outlaw").tile("OUTLAW-2", "green-outlaw")
    return t.tile("ROCKFALL-1", "rockfall-2-green").station_master("S1", "SM1")


def did(t: Table) -> list[str]:
    """What Sam did after moving."""
    assert t.told[0].startswith("automa card ")
    assert t.told[1].startswith("moved from START to ")
    return t.told[2:]


@rule("2S-DA-02")
@pytest.mark.parametrize("card", CARDS)
def test_what_each_card_does(card: str) -> None:
    spec = ONLY.get(card, "engineer" if card == "1" else "builder")
    t = busy(spec).sam(card, *DRAWN.get(card, []))
    assert did(t) == ACTIONS[card]


@rule("2S-DA-02", "2S-TU-06")
@pytest.mark.parametrize("card", list(ONLY))
@pytest.mark.parametrize("spec", WORKERS)
def test_six_cards_ask_for_a_specialization(card: str, spec: str) -> None:
    if spec == ONLY[card]:
        return
    t = busy(spec)
    before = t.rules.dump(t.s)
    t.sam(card)
    assert did(t) == [
        f"skipped what card worker {ONLY[card]}",
    ]
    after = t.rules.dump(t.s)
    moved = {"automa", "automa_used", "players", "reveals", "seat", "stack", "turn"}
    assert {name for name in after if after[name] != before[name]} <= moved
    sam_before, sam_after = before["players"][SAM], after["players"][SAM]
    assert [name for name in sam_after if sam_after[name] != sam_before[name]] == ["herder"]


@rule("2S-DA-02")
@pytest.mark.parametrize("spec", WORKERS)
@pytest.mark.parametrize("card", [card for card in CARDS if card not in ONLY])
def test_the_other_cards_ask_for_none(card: str, spec: str) -> None:
    t = busy(spec).sam(card, *DRAWN.get(card, []))
    assert "skipped what card" not in t.told[-1]
    assert len(did(t)) >= 1


@rule("2S-DA-03")
@pytest.mark.parametrize(
    ("spec", "action"), [("cowboy", "13"), ("builder", "15"), ("engineer", "14")]
)
@pytest.mark.parametrize("card", TUNED)
def test_the_tuned_deck(card: str, spec: str, action: str) -> None:
    t = busy(spec, "tuned")
    assert steps(t, card) == steps(busy(spec), card)
    assert did(t.sam(card)) == ACTIONS[action]


@rule("2S-DA-03")
@pytest.mark.parametrize("spec", WORKERS)
@pytest.mark.parametrize("card", [card for card in CARDS if card not in TUNED])
def test_other_cards_are_the_same_in_both_decks(card: str, spec: str) -> None:
    drawn = DRAWN.get(card, []) if ONLY.get(card, spec) == spec else []
    assert did(busy(spec, "tuned").sam(card, *drawn)) == did(busy(spec).sam(card, *drawn))


@rule("2S-DA-03")
def test_the_deck_is_an_option() -> None:
    assert solo().game.observe(0)["automa"]["deck"] == "tuned"
    assert solo(deck="garth").game.observe(0)["automa"]["deck"] == "garth"
    # In rules 1 the other one was usual.
    assert of_number(SECOND, 1).options(1, {})["deck"] == "garth"


@rule("2S-DA-04")
@pytest.mark.parametrize(("spec", "all_cards", "fewer"), [("cowboy", 22, 16), ("builder", 20, 15)])
def test_the_steps_of_the_deck_at_the_start(spec: str, all_cards: int, fewer: int) -> None:
    t = busy(spec)
    assert sum(steps(t, card) for card in CARDS) == all_cards
    assert sum(steps(t, card) for card in CARDS[:12]) == fewer
    assert sum(steps(busy("engineer"), card) for card in CARDS) == 20


# Board and buildings ------------------------------------------------------------------------------


@rule("2S-DA-05")
def test_six_spaces_a_row_and_four_points_each_from_the_fifth() -> None:
    t = solo()
    scored = []
    for count in range(1, 7):
        t.workers(SAM, cowboy=count, builder=1, engineer=1)
        scored.append(t.game.scores()[SAM].lines["workers"])
    assert scored == [0, 0, 0, 0, 4, 8]
    t.workers(SAM, cowboy=6, builder=1, engineer=1).jobs("cc").spec("cowboy").sam("1")
    assert t.p(SAM).workers == [6, 1, 1]  # there is no seventh space


@rule("2S-DA-05")
def test_discs_are_a_plain_supply() -> None:
    t = solo()
    seen = t.game.observe(0)["players"][SAM]
    assert seen["discs_left"] == 14
    assert "discs" not in seen
    for left in (14, 5, 0):
        t.p(SAM).discs[0] = left
        sheet = t.game.scores()[SAM].lines
        assert (sheet["step bonus"], sheet["money"]) == (0, 0)


@rule("2S-DA-05")
def test_the_specialization_marks_a_type_only() -> None:
    t = solo().workers(SAM, cowboy=5, builder=5, engineer=5)
    totals = [t.spec(worker).game.scores()[SAM].total for worker in WORKERS]
    assert totals == [totals[0]] * 3
    assert t.spec("engineer").game.observe(0)["automa"]["specialization"] == "engineer"


@rule("2S-DA-06")
def test_the_b_sides() -> None:
    t = solo(buildings="a")
    faces = [t.tables.face_names[face] for face in t.s.setup.automa_faces[1:]]
    assert faces == [f"{number}b" for number in range(1, 13)]
    figures = t.tables.face_builders, t.tables.face_vp
    builders, points = ([figure[face] for face in t.s.setup.automa_faces[1:]] for figure in figures)
    assert builders == [1, 1, 2, 2, 3, 4, 5, 6, 6, 8, 5, 3]
    assert points == [1, 1, 3, 3, 4, 5, 6, 8, 8, 11, 10, 4]
    fees = [t.s.setup.fees[k.PRIVATE + SAM * k.SEAT_TILES + number] for number in range(1, 13)]
    assert fees == [2, 0, 0, 2, 0, 0, 4, 0, 0, 2, 0, 0]


# Levels -------------------------------------------------------------------------------------------

LEVELS = {
    "easy": (CARDS[:12], "st-louis", 0),
    "medium": (CARDS, "bloomington", 0),
    "hard": (CARDS, "chicago", 3),
}


@rule("2S-DA-07")
@pytest.mark.parametrize("level", list(LEVELS))
def test_the_three_levels(level: str) -> None:
    cards, city, extra = LEVELS[level]
    t = solo(difficulty=level)
    automa = t.game.observe(0)["automa"]
    assert list(automa["cards_left"]) == cards
    assert automa["cards_used"] == {}
    assert automa["first_city"] == city
    assert sum(t.p(SAM).workers) == 4 + extra


@rule("2S-DA-07")
def test_medium_is_usual() -> None:
    game = trailboss.new_game(SECOND, players=1, seed=1)
    assert game.options["difficulty"] == "medium"
    assert game.options["deck"] == "tuned"
    with pytest.raises(TrailbossError, match=r"^difficulty is .*medium, easy.* hard"):
        trailboss.new_game(SECOND, players=1, difficulty="very hard")


@rule("2S-DA-08")
@pytest.mark.parametrize("level", list(LEVELS))
def test_settings_can_be_set_one_by_one(level: str) -> None:
    cards, city, extra = LEVELS[level]
    for option, number in (("all", 15), ("fewer", 12), ("by level", len(cards))):
        t = solo(difficulty=level, cards=option)
        assert t.s.automa[-1] == number
        assert (sum(t.p(SAM).workers), t.tables.cities[t.s.setup.automa_first]) == (4 + extra, city)
    for option, number in (("yes", 7), ("no", 4), ("by level", 4 + extra)):
        t = solo(difficulty=level, extra_workers=option)
        assert sum(t.p(SAM).workers) == number
        assert (t.s.automa[-1], t.tables.cities[t.s.setup.automa_first]) == (len(cards), city)
    for option in tables(SECOND).cities[1:]:
        t = solo(difficulty=level, first_city=option)
        assert t.tables.cities[t.s.setup.automa_first] == option
        assert (t.s.automa[-1], sum(t.p(SAM).workers)) == (len(cards), 4 + extra)


@rule("2S-DA-08")
@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("first_city", "kansas-city"),
        ("cards", "12"),
        ("extra_workers", True),
        ("deck", "other"),
        ("foresight", "human"),
    ],
)
def test_other_values_are_refused(option: str, value: Any) -> None:
    with pytest.raises(TrailbossError, match=f"^{option} is "):
        trailboss.new_game(SECOND, players=1, **{option: value})


@rule("2S-DA-08")
@pytest.mark.parametrize("option", ["difficulty", "deck", "cards", "extra_workers", "first_city"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_options_of_sam_are_for_one_player(option: str, players: int) -> None:
    value = tables_value(option)
    trailboss.new_game(SECOND, players=1, **{option: value})
    with pytest.raises(TrailbossError, match=f"{option} is for the solo game"):
        trailboss.new_game(SECOND, players=players, **{option: value})
    with pytest.raises(TrailbossError):
        trailboss.new_game("first-edition", players=2, **{option: value})


def tables_value(option: str) -> Any:
    (title,) = [title for title in trailboss.games() if title.id == SECOND]
    return title.options[option][-1]


@rule("2S-DA-09")
def test_what_is_known_of_sam() -> None:
    t = solo(difficulty="easy").build(SAM, 4, "A-1").at(SAM, "A").engine(SAM, "T4")
    t.workers(SAM, cowboy=2, builder=3, engineer=1).cities(SAM, st_louis=1)
    t.stations(SAM, "S1").masters(SAM, "SM2").taken(SAM, flood_4_green=1, orange_outlaw=2)
    t.discard_pile(SAM, "blue").area(SAM, "OS1", "OE1")
    t.p(SAM).discs[0] = 12
    for seat in (0, None):
        seen = t.game.observe(seat)
        assert seen["players"][SAM] == {
            "herder": "A",
            "engine": "T4",
            "workers": {"cowboy": 2, "builder": 3, "engineer": 1},
            "discs_left": 12,
            "cities": {"st-louis": 1},
            "stations": ["S1"],
            "station_masters": ["SM2"],
            "unbuilt": ["1b", "2b", "3b", "5b", "12b", "6b", "7b", "11b", "8b", "9b", "10b"],
            "tiles": {"flood-4-green": 1, "orange-outlaw": 2},
            "objectives": {"OE1": 1, "OS1": 1},
            "cattle": {"blue": 1},
        }
        assert seen["automa"]["seat"] == SAM
        assert seen["trail"]["A-1"] == {"tile": "4b", "owner": SAM}
        assert seen["automa"]["cards_left"] == dict.fromkeys(CARDS[:12], 1)


@rule("2S-DA-09")
def test_the_flat_encoding_holds_it_too() -> None:
    t = solo().spec("cowboy")
    size = t.game.encoding_size
    before = t.rules.encode(t.s, 0)
    assert len(before) == size
    assert t.rules.encode(t.spec("builder").s, 0) != before
    assert t.rules.encode(t.spec("cowboy").s, 0) == before
    t.s.automa[0] -= 1  # a card that is not in the deck any more
    assert t.rules.encode(t.s, 0) != before
    assert t.rules.encode(solo(deck="garth").spec("cowboy").s, 0) != before
    assert t.rules.encode(solo(first_city="fulton").spec("cowboy").s, 0) != before
    assert len(solo(difficulty="easy", simmental=True).rules.encode(t.s, 0)) == size


def test_figures_to_check_are_listed() -> None:
    found = [figure for figure in tables(SECOND).figures if figure.table == "automa"]
    assert [figure.confidence for figure in found].count("stand-in") == 6
    assert [figure.confidence for figure in found].count("low") == 2
    assert [figure.confidence for figure in found].count("medium") == 10
    assert all(figure.check for figure in found)
