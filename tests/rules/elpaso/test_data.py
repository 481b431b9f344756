"""Chapter DA: every figure of the tables. What is limited, and that nothing gets lost, is in
test_data_limits."""

from __future__ import annotations

import pytest

import trailboss
from tests.rule import rule
from tests.rules.elpaso.figures import NAMES, shows, spelled, tables
from tests.rules.elpaso.table import Table
from trailboss.core.tables import TableError
from trailboss.elpaso.constants import NEED_BONUS, NEED_BUILDING, NEED_CARD, NEED_DISC
from trailboss.elpaso.tables import Tables
from trailboss.titles import overlaid

T = tables()
RING = {
    "EL-PASO": {"S1"},
    "S1": {"B"},
    "B": {"S2", "S3"},
    "S2": {"C"},
    "S3": {"C"},
    "C": {"S4"},
    "S4": {"D"},
    "D": {"E"},
    "E": {"S5"},
    "S5": {"F"},
    "F": {"S6", "S7"},
    "S6": {"G"},
    "S7": {"G"},
    "G": {"S8", "S9"},
    "S8": {"EL-PASO"},
    "S9": {"EL-PASO"},
}
INNER = {"B": "S3", "F": "S7", "G": "S9"}
SPACES = ("S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9")


def onward(space: str) -> tuple[str, ...]:
    return tuple(T.spaces[there] for there in T.space_next[T.spaces.index(space)])


def routes(space: str) -> list[list[str]]:
    """All ways from a space to El Paso, without the space itself."""
    found: list[list[str]] = []
    for there in onward(space):
        found += [[there]] if there == "EL-PASO" else [[there, *rest] for rest in routes(there)]
    return found


# The trail --------------------------------------------------------------------------------------


@rule("EP-DA-01")
def test_the_ring() -> None:
    assert {space: set(onward(space)) for space in T.spaces} == RING
    assert len(T.spaces) == 16
    assert T.spaces[T.city] == "EL-PASO"
    assert [T.spaces[space] for space in T.neutral_spaces] == list("BCDEFG")
    assert sorted(T.spaces[space] for space in T.building_spaces) == list(SPACES)
    assert sum(len(there) for there in T.space_next) == 19
    # Which branch of a fork is the inner one: it stands first.
    assert {fork: onward(fork)[0] for fork in INNER} == INNER


@rule("EP-DA-01")
def test_a_lap() -> None:
    laps = routes("EL-PASO")
    assert len(laps) == 8
    # With every space filled a lap is 13 steps by any route; without buildings there are seven
    # locations on it, El Paso included: three turns of 3 steps.
    assert {len(lap) for lap in laps} == {13}
    empty = [[space for space in lap if space not in SPACES] for lap in laps]
    assert {tuple(lap) for lap in empty} == {("B", "C", "D", "E", "F", "G", "EL-PASO")}
    t = Table().no_cards()
    turns = 0
    while turns == 0 or t.where() != "EL-PASO":
        t.turn(0).play(t.legal("move")[-1] if "move to EL-PASO" not in t.legal() else t.legal()[0])
        turns += 1
    assert turns == 3


@rule("EP-DA-02")
def test_the_costs_of_building_spaces() -> None:
    cost = {T.spaces[space]: T.space_cost[space] for space in T.building_spaces}
    assert cost == dict(zip(SPACES, (3, 1, 0, 3, 3, 1, 0, 1, 0)))


@rule("EP-DA-02")
def test_only_building_spaces_can_be_built_on() -> None:
    t = Table().money(0, 50).workers(0, builder=1).visit("E").play("do build")
    assert t.legal("build") == [f"build 1 on {T.spaces[space]}" for space in T.building_spaces]
    # The other seven spaces are not even moves of the game.
    built = {text.split(" on ")[1] for text in T.codec.texts if text.startswith("build ")}
    assert built == set(SPACES)


# Cards ------------------------------------------------------------------------------------------


@rule("EP-DA-03")
def test_the_numbers_of_cattle_cards() -> None:
    each = {T.cards[kind]: T.card_each[kind] for kind in range(T.card_count) if T.card_each[kind]}
    assert each == {"criollo": 4, "pineywoods": 2, "galloway": 2, "santa-gertrudis": 2}
    market = {
        T.cards[kind]: T.card_market[kind] for kind in range(T.card_count) if T.card_market[kind]
    }
    assert market == {"black-angus": 8, "corriente": 10, "shorthorn": 8, "hereford": 6}
    simmental = T.simmental_cards[4]
    assert (sum(each.values()), sum(market.values()), simmental) == (10, 32, 19)
    assert 4 * sum(each.values()) + sum(market.values()) + simmental == 91


@rule("EP-DA-04")
def test_breeding_values_points_and_costs_of_cattle() -> None:
    breeds = range(T.cattle_count)
    assert {T.cards[kind]: T.card_value[kind] for kind in breeds} == {
        "criollo": 1,
        "pineywoods": 2,
        "galloway": 2,
        "santa-gertrudis": 2,
        "black-angus": 3,
        "corriente": 3,
        "shorthorn": 4,
        "hereford": 5,
        "simmental": 2,
    }
    assert {T.cards[kind]: T.card_vp[kind] for kind in breeds if T.card_vp[kind]} == {
        "black-angus": 2,
        "corriente": 3,
        "shorthorn": 4,
        "hereford": 8,
    }
    assert sum(T.card_market[kind] * T.card_vp[kind] for kind in breeds) == 126
    assert {T.cards[kind]: T.card_cowboys[kind] for kind in breeds if T.card_cowboys[kind]} == {
        "black-angus": 1,
        "corriente": 2,
        "shorthorn": 3,
        "hereford": 4,
    }
    assert T.dollars_per_worker == 2
    # A breed is one kind of card: its cards are alike.
    assert [T.card_names[kind] for kind in breeds] == list(NAMES.values())


@rule("EP-DA-04")
@pytest.mark.parametrize(
    ("breed", "cowboys"), [("black-angus", 1), ("corriente", 2), ("shorthorn", 3), ("hereford", 4)]
)
def test_what_a_breed_costs_in_play(breed: str, cowboys: int) -> None:
    t = Table().money(0, 2 * cowboys).workers(0, cowboy=cowboys).visit("D")
    t.play("do buy", f"buy {breed}")
    assert t.p(0).money == 0
    assert t.ready() == {}
    assert t.cards(t.p(0).discard) == {breed: 1, "cowboy": cowboys}
    assert t.s.market[T.cards.index(breed)] == T.card_market[T.cards.index(breed)] - 1
    t = Table().money(0, 2 * cowboys).workers(0, cowboy=cowboys - 1, builder=5).visit("D")
    assert f"buy {breed}" not in (t.play("do buy").legal() if cowboys > 1 else t.legal())
    t = Table().money(0, 2 * cowboys - 1).workers(0, cowboy=cowboys).visit("D")
    assert f"buy {breed}" not in (t.play("do buy").legal() if cowboys > 1 else t.legal())


@rule("EP-DA-04")
def test_where_simmental_and_personal_cattle_come_from() -> None:
    bought = {text for text in T.codec.texts if text.startswith("buy ")}
    assert bought == {"buy black-angus", "buy corriente", "buy shorthorn", "buy hereford"}
    gained = {part for text in T.programs for part in text.split(" => ") if "gain" in part}
    assert gained == {"gain black-angus", "gain corriente", "gain shorthorn"}
    t = Table().el_paso()
    assert t.cards(t.p(0).discard) == {"simmental": 1}


@rule("EP-DA-05")
def test_the_workers() -> None:
    assert T.workers == ("cowboy", "builder", "engineer", "joker")
    assert T.worker_count == (12, 12, 12, 12)
    assert sum(T.worker_count) == 48
    assert T.card_vp[T.cattle_count :] == (2, 2, 2, 2)
    assert T.cards[T.cattle_count :] == T.workers


@rule("EP-DA-05")
def test_what_each_worker_pays_for() -> None:
    places = {"do buy": "D", "do train": "F", "do build": "E"}
    pays = {
        "cowboy": ["do buy"],
        "engineer": ["do train"],
        "builder": ["do build"],
        "joker": ["do buy", "do train", "do build"],
    }
    for worker, actions in pays.items():
        t = Table().money(0, 50).workers(0, **{worker: 4})
        assert [do for do, place in places.items() if do in t.visit(place).legal()] == actions


# Player board and posts -------------------------------------------------------------------------


@rule("EP-DA-06")
def test_the_pieces_of_a_player() -> None:
    for p in trailboss.new_game("el-paso", players=4, seed=1).observe(None)["players"]:
        assert len(p["discs"]) == 7
        assert p["markers"] == 2
        assert (p["certificates"], p["herder"]) == (0, None)
    light = ("aux-money", "aux-certificate", "aux-exchange", "aux-remove")
    dark = ("permanent", "hand", "step")
    assert T.discs == light + dark
    assert {T.discs[at] for at in range(7) if T.disc_dark[at]} == set(dark)
    assert dict(zip(T.discs, T.disc_money)) == {
        "aux-money": 0,
        "aux-certificate": 0,
        "aux-exchange": 0,
        "aux-remove": -3,
        "permanent": 1,
        "hand": -4,
        "step": 2,
    }
    # AUX1 to AUX4 are the discs of the auxiliary rows 1 to 4.
    assert [T.discs[disc] for disc in T.auxiliary_disc] == list(light)


@rule("EP-DA-06")
@pytest.mark.parametrize(
    ("disc", "dollars"),
    [
        ("aux-money", 10),
        ("aux-certificate", 10),
        ("aux-exchange", 10),
        ("aux-remove", 7),
        ("permanent", 11),
        ("hand", 6),
        ("step", 12),
    ],
)
def test_the_money_of_a_disc_in_play(disc: str, dollars: int) -> None:
    t = Table().money(0, 10).deliver(14).play("deliver to 14", f"disc {disc}")
    assert t.p(0).money == dollars


@rule("EP-DA-07")
def test_the_trading_posts() -> None:
    assert T.post_value == (0, 5, 7, 9, 10, 12, 14, 16, 18, 20)
    assert T.posts == ("0", "5", "7", "9", "10", "12", "14", "16", "18", "20")
    dark = {T.post_value[post] for post in range(10) if T.post_dark[post]}
    assert dark == {10, 12, 14, 16, 18, 20}
    repeatable = {T.post_value[post] for post in range(10) if T.post_repeat[post]}
    assert repeatable == {0, 12, 16}


@rule("EP-DA-08")
def test_rewards_and_points_of_the_posts() -> None:
    rewards = {T.post_value[post]: spelled(T, T.post_program[post]) for post in range(10)}
    assert rewards == {
        0: "MONEY 1",
        5: "CERT 1",
        7: "OBJECTIVE",
        9: "HIRE 0",
        10: "CERT 1",
        12: "",
        14: "",
        16: "TOKEN",
        18: "",
        20: "MONEY 2",
    }
    assert dict(zip(T.post_value, T.post_vp)) == {
        0: 0,
        5: 0,
        7: 0,
        9: 0,
        10: 2,
        12: 4,
        14: 7,
        16: 9,
        18: 12,
        20: 14,
    }


# Tiles and cards with actions -------------------------------------------------------------------


@rule("EP-DA-09")
def test_the_neutral_tiles_and_el_paso() -> None:
    found = dict(zip(T.neutral_names, (shows(T, tile) for tile in T.neutral_actions)))
    assert found == {
        "B": ["SELL(Galloway, 2)", "HIRE_5_8"],
        "C": ["MONEY 2", "CERT 1"],
        "D": ["SELL(Pineywoods, 2)", "TOKEN_1", "BUY_CATTLE"],
        "E": ["SELL(Santa Gertrudis, 2)", "BUILD"],
        "F": ["AUX", "TRAIN"],
        "G": ["TOKEN", "AUX"],
    }
    # El Paso: $5, a Simmental card, and then the delivery is asked for.
    t = Table().el_paso()
    assert (t.p(0).money, t.s.simmental) == (5, 8)
    assert t.cards(t.p(0).discard) == {"simmental": 1}
    assert t.decision == "keep"


@rule("EP-DA-10")
def test_the_public_buildings() -> None:
    assert (T.kinds, T.kind_copies) == (6, 2)
    assert Table().s.buildings == [0, 2, 2, 2, 2, 2, 2]
    for side in (0, 1):
        assert T.kind_workers[side][1:] == (1, 2, 3, 4, 5, 6)
        assert T.kind_vp[side][1:] == (1, 2, 4, 7, 11, 15)


@rule("EP-DA-11")
def test_the_sides_of_the_public_buildings() -> None:
    a, b = ([shows(T, face) for face in side[1:]] for side in T.kind_actions)
    assert a == [
        ["SELL_BV2_5", "TOKEN_1"],
        ["BONUS_2", "MOVE 1"],
        ["SELL_ANY_x2", "HIRE 5"],
        ["AUX2", "TOKEN", "MOVE 2"],
        ["BUY_SHORTHORN_2", "REMOVE_ANY"],
        ["ANY_TILE", "TOKEN", "MOVE 3"],
    ]
    assert b == [
        ["MONEY 1", "REMOVE(Criollo)"],
        ["CERT 1", "MOVE 1"],
        ["TRAIN", "MONEY 2"],
        ["BUY_CATTLE", "TOKEN", "MOVE 2"],
        ["BUILD", "HIRE 0"],
        ["CERT 3", "SELL_ANY_x2", "MOVE 3"],
    ]


@rule("EP-DA-12")
def test_the_train_cards() -> None:
    front, back = ([shows(T, card) for card in side] for side in T.train_actions)
    assert front == [
        ["OBJECTIVE"],
        ["BONUS"],
        ["MONEY 3", "BONUS", "REMOVE_ANY"],
        ["MONEY 3 or OBJECTIVE", "BONUS", "HIRE 0"],
    ]
    assert back == [
        ["CERT 2", "TOKEN"],
        ["OBJECTIVE", "CERT 2"],
        ["GAIN(Corriente)", "OBJECTIVE", "TOKEN"],
        ["CERT 3", "ANY_TILE", "MOVE 2"],
    ]
    assert T.trains == ("1", "2", "3", "4")


@rule("EP-DA-12")
@pytest.mark.parametrize("card", [1, 2, 3, 4])
def test_train_card_k_costs_k_workers(card: int) -> None:
    t = Table().money(0, 8).workers(0, engineer=card).visit("F").play("do train")
    assert t.legal("train") == [f"train {number}" for number in range(1, card + 1)]
    t.play(f"train {card}")
    assert t.ready() == {}
    assert t.cards(t.p(0).discard) == {"engineer": card}
    assert t.p(0).money == 8 - 2 * card


NEEDS = {
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
CODES = {
    "black-angus": "BA",
    "corriente": "CO",
    "shorthorn": "SH",
    "hereford": "HE",
    "simmental": "SI",
    "cowboy": "CW",
    "builder": "BU",
    "engineer": "EN",
    "joker": "JK",
}


def need_name(t: Tables, need: tuple[int, int]) -> str:
    kind, what = need
    if kind == NEED_CARD:
        return CODES[t.cards[what]]
    return {NEED_BUILDING: "BLD", NEED_BONUS: "BON", NEED_DISC: f"D{what}"}[kind]


@rule("EP-DA-13")
def test_the_objective_tiles() -> None:
    names = [need_name(T, need) for need in T.needs]
    found: dict[str, tuple[str, int]] = {}
    total: dict[str, int] = {}
    for tile in range(len(T.objectives)):
        needs = dict(zip(names, T.objective_needs[tile]))
        needs["D10"] -= needs["D14"]  # a disc on a post of 14 uses up one of 10
        words = [name for name in names for _ in range(needs[name])]
        found[T.objectives[tile]] = (" ".join(sorted(words)), T.objective_vp[tile])
        for name in names:
            total[name] = total.get(name, 0) + needs[name]
    assert found == {tile: (" ".join(sorted(n.split())), vp) for tile, (n, vp) in NEEDS.items()}
    assert len(set(T.objective_needs)) == 20
    assert (sum(T.objective_vp), [T.objective_vp.count(vp) for vp in (3, 4, 5)]) == (77, [8, 7, 5])
    assert total == {
        "EN": 9,
        "BLD": 8,
        "CO": 7,
        "CW": 7,
        "BON": 5,
        "BA": 4,
        "SH": 4,
        "BU": 4,
        "D10": 4,
        "SI": 3,
        "D14": 2,
        "HE": 2,
        "JK": 2,
    }


@rule("EP-DA-14")
def test_the_bonus_tiles() -> None:
    found = {
        T.bonuses[tile]: (
            T.bonus_copies[tile],
            spelled(T, T.bonus_program[tile]),
            T.bonus_vp[tile],
            T.bonus_permanent[tile],
            T.bonus_duplicate[tile],
        )
        for tile in range(len(T.bonuses))
    }
    assert found == {
        "permanent": (3, "", 2, 1, 0),
        "duplicate": (2, "", 2, 0, 1),
        "money": (2, "MONEY 5", 3, 0, 0),
        "certificates": (2, "CERT 2", 3, 0, 0),
        "worker": (2, "HIRE 0", 2, 0, 0),
        "tokens": (2, "2 TOKEN", 4, 0, 0),
        "removal": (2, "REMOVE_ANY", 4, 0, 0),
        "black-angus": (1, "GAIN(Black Angus)", 2, 0, 0),
        "corriente": (1, "GAIN(Corriente)", 1, 0, 0),
        "auxiliary": (1, "AUX", 4, 0, 0),
        "objective": (1, "OBJECTIVE", 2, 0, 0),
        "plain": (1, "", 5, 0, 0),
    }
    assert sum(T.bonus_copies) == 20
    assert sum(count * vp for count, vp in zip(T.bonus_copies, T.bonus_vp)) == 56


def test_an_automa_card_without_an_action_of_hers_is_refused() -> None:
    for action in ("dance", "draw", "draw two", "7", "draw 1 + dance"):
        with pytest.raises(TableError, match="which is none of cattle, train, build"):
            overlaid("el-paso", {"automa": {"cards": [{"id": "A1", "action": action}]}})


@rule("EP-DA-15")
def test_the_automa_cards() -> None:
    found = {
        T.automa[card]: (
            T.workers[-1 - T.automa_steps[card]]
            if T.automa_steps[card] < 0
            else T.automa_steps[card],
            " + ".join(T.automa_actions[card]),
        )
        for card in range(len(T.automa))
    }
    assert found == {
        "A1": ("cowboy", "cattle"),
        "A2": ("engineer", "train"),
        "A3": ("builder", "build"),
        "A4": (3, "draw 1"),
        "A5": (3, "draw 1"),
        "A6": (3, "draw 1"),
        "A7": (4, "draw 1"),
        "A8": (3, "draw 1"),
        "B1": (2, "choice"),
        "B2": (4, "choice + draw 1"),
        "B3": (4, "cattle + draw 2"),
    }
    extra = [T.automa[card] for card in range(11) if T.automa_extra[card]]
    assert (len(T.automa) - len(extra), extra) == (8, ["B1", "B2", "B3"])
