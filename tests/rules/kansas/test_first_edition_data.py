"""Components and set-up of the first edition: docs/rules/first-edition.md."""

from __future__ import annotations

import random
import re

import pytest

import trailboss
from tests.rule import ROOT, rule
from tests.rules.kansas.first import FIRST, adjacent, table
from trailboss.core.errors import TrailbossError
from trailboss.core.message import say
from trailboss.kansas import constants as k
from trailboss.kansas.load import load_tables
from trailboss.kansas.tables import Tables
from trailboss.words import strict


@pytest.fixture(scope="module")
def first() -> Tables:
    return load_tables(FIRST)


@pytest.fixture(scope="module")
def second() -> Tables:
    return load_tables("second-edition")


def onward(t: Tables, space: str) -> list[str]:
    return [t.spaces[to] for to in t.space_next[t.spaces.index(space)]]


def actions(t: Tables, face: str) -> list[tuple[str, ...]]:
    """What a side of a building offers, each action with its alternatives."""
    return [
        tuple(t.programs[program] for program in action)
        for action in t.face_actions[t.face_names.index(face)]
    ]


def risks(t: Tables) -> dict[str, str]:
    return {
        t.spaces[space]: t.programs[t.space_risk[space]]
        for space in range(len(t.spaces))
        if t.space_risk[space] >= 0
    }


# Data -------------------------------------------------------------------------------------------


@rule("1E-DA-01")
def test_the_trail_forks_at_the_building_space_before_d(first: Tables, second: Tables) -> None:
    assert sorted(first.space_kind) == sorted(second.space_kind)
    assert len(first.spaces) == 52
    assert sum(len(onward) for onward in first.space_next) == 55
    forks = {first.spaces[at] for at in range(52) if len(first.space_next[at]) > 1}
    assert forks == {"A", "B", "C", "C-3", "E", "F", "G"}
    into = [sum(at in onward for onward in first.space_next) for at in range(52)]
    assert {first.spaces[at] for at in range(52) if into[at] > 1} == {"B", "C", "E", "F", "G", "KC"}
    alone = {first.spaces[at] for at in range(52) if not first.space_next[at] and not into[at]}
    assert alone == {"OUTLAW-1", "OUTLAW-2", "OUTLAW-3"}


@rule("1E-DA-02")
def test_c_3_lies_before_d(first: Tables, second: Tables) -> None:
    assert onward(first, "C") == ["C-1", "C-3"]
    assert onward(first, "C-3") == ["D", "OUTLAW-4"]
    for space in ("C-2", "D", "OUTLAW-B2"):
        assert onward(first, space) == ["E"]
    assert first.space_kind[first.spaces.index("C-3")] == k.SPACE_BUILDING
    assert "D-1" not in first.spaces
    for space in ("E", "E-1", "E-2", "ROCKFALL-B1", "ROCKFALL-B2", "F", "F-1", "F-2"):
        assert onward(first, space) == onward(second, space)
    same = set(first.spaces) & set(second.spaces) - {"C", "D"}
    assert len(same) == 49
    for space in same:
        assert onward(first, space) == onward(second, space), space


@rule("1E-DA-02")
def test_an_empty_c_3_is_walked_through_and_a_building_there_is_a_step() -> None:
    t = table().at(0, "C").tile("OUTLAW-4", "green-outlaw").money(0, 0)
    assert t.legal("move to D", "move to OUTLAW-4", "move to C-3") == [
        "move to D via C-3",
        "move to OUTLAW-4 via C-3 OUTLAW-4",
    ]
    t.build(0, 2, "C-3")
    t.frames(0, (k.MOVE, 1, 0))
    assert t.legal("move") == ["move to E", "move to C-3 via C-3"]
    t.frames(0, (k.MOVE, 2, 0))
    assert t.legal("move to D", "move to OUTLAW-4") == [
        "move to D via C-3",
        "move to OUTLAW-4 via C-3 OUTLAW-4",
    ]


@rule("1E-DA-03")
def test_risk_actions(first: Tables) -> None:
    r1 = "discard cattle => certificate 1"
    r2 = "discard gray => certificate 1 + money 2"
    assert risks(first) == {
        "FLOOD-B1": r2,
        "FLOOD-B2": r2,
        "DROUGHT-B1": r1,
        "OUTLAW-B1": r1,
        "OUTLAW-B2": r2,
        "ROCKFALL-B1": r1,
        "ROCKFALL-B2": r2,
    }


@rule("1E-DA-03")
def test_the_first_flood_building_space_asks_for_a_gray_card() -> None:
    t = table().build(0, 2, "FLOOD-B1").money(0, 0).hand(0, "gray", "blue").visit("FLOOD-B1")
    t.play("do discard gray => certificate 1 + money 2")
    assert (t.p(0).money, t.p(0).certificate) == (2, 1)
    assert t.cards(t.p(0).hand) == {"blue": 1}
    t.hand(0, "blue").visit("FLOOD-B1")
    assert t.legal("do discard") == []


@rule("1E-DA-04")
def test_adjacent_pairs(first: Tables, second: Tables) -> None:
    own = adjacent(first)
    assert len(own) == 30
    assert own - adjacent(second) == {
        frozenset(("C", "C-3")),
        frozenset(("C-3", "D")),
        frozenset(("D", "E")),
    }


@rule("1E-DA-05")
def test_cities(first: Tables, second: Tables) -> None:
    assert dict(zip(first.city_names, first.city_value, strict=True)) == {
        "Kansas City": 0,
        "Topeka": 1,
        "Wichita": 4,
        "Colorado Springs": 6,
        "Santa Fe": 8,
        "Albuquerque": 10,
        "El Paso": 12,
        "San Diego": 14,
        "Sacramento": 16,
        "San Francisco": 18,
    }
    dark = [first.city_names[at] for at in range(10) if first.city_corners[at] == k.DARK]
    assert dark == ["Albuquerque", "El Paso", "Sacramento", "San Francisco"]
    assert first.transport == second.transport
    repeat = [first.city_names[at] for at in range(10) if first.city_repeat[at]]
    assert repeat == ["Kansas City", "San Francisco"]


@rule("1E-DA-06")
def test_arrows(first: Tables) -> None:
    """By the city on the left."""
    assert first.arrow_vp == (0, -3, -1, 0, 0, 6, 8, 4, 0, 0)
    names = ["" if program < 0 else first.programs[program] for program in first.arrow_program]
    assert names == ["", "objective", "", "objective", "objective", "", "", "", "", ""]


@rule("1E-DA-07", "1E-DA-08")
def test_builders_points_and_hands(first: Tables) -> None:
    assert first.building_numbers == 10
    assert first.face_names[2:] == tuple(f"{n}{side}" for n in range(1, 11) for side in "ab")
    assert first.face_builders[2::2] == (1, 1, 1, 2, 3, 4, 5, 5, 7, 9)
    assert first.face_vp[2::2] == (1, 1, 1, 3, 4, 5, 6, 6, 9, 13)
    assert first.face_green[2::2] == (1, 0, 0, 0, 0, 0, 1, 1, 0, 0)
    assert first.face_black[2::2] == (0, 0, 0, 1, 0, 0, 1, 0, 0, 1)
    assert first.face_builders[3::2] == (1, 1, 2, 2, 3, 4, 5, 6, 6, 8)
    assert first.face_vp[3::2] == (1, 1, 3, 3, 4, 5, 6, 8, 8, 11)
    assert first.face_green[3::2] == (1, 0, 0, 0, 0, 0, 1, 0, 0, 0)
    assert first.face_black[3::2] == (0, 0, 0, 1, 0, 0, 1, 0, 0, 1)


@rule("1E-DA-09", "1E-DA-10")
def test_what_the_sides_offer(first: Tables, second: Tables) -> None:
    changed = {
        "5a": [("hire -1",), ("engine engineers",)],
        "6a": [("discard yellow => money 10",), ("auxiliary double",)],
        "2b": [("discard gray => engine 1",), ("discard green => money 3",)],
        "6b": [("discard cattle => money 3 + objective hand",)],
        "8b": [("copy",)],
    }
    for face in first.face_names[2:]:
        if face in changed:
            assert actions(first, face) == changed[face]
            assert actions(second, face) != changed[face]
        else:
            assert actions(first, face) == actions(second, face), face
    assert set(second.face_names) - set(first.face_names) == {"11a", "11b", "12a", "12b"}


@rule("1E-DA-11")
def test_station_masters(first: Tables, second: Tables) -> None:
    assert first.masters == ("SM1", "SM2", "SM3", "SM4", "SM5")
    for tile in range(5):
        assert [first.programs[program] for program in first.master_programs[tile]] == [
            second.programs[program] for program in second.master_programs[tile]
        ]
    for name in ("master_permanent", "master_vp", "master_per", "master_of"):
        assert getattr(first, name) == getattr(second, name)[:5], name


@rule("1E-DA-12")
def test_words(first: Tables, second: Tables) -> None:
    assert (first.id, first.name) == (FIRST, "Great Western Trail, first edition")
    assert (first.bag, second.bag) == ("pile", "bag")

    def said(id: str) -> str:
        return strict(say(id), scopes=(FIRST, "kansas"))

    assert said("brief-outlaw") == "teepee"
    assert said("worker-builder") == "craftsman"
    assert said("tile-green-outlaw") == "green teepee"
    assert said("tile-orange-outlaw") == "blue teepee"
    assert said("do-outlaw") == "trade with the Indians"
    move = say("brief-move", amount=2)
    assert strict(move, scopes=(FIRST, "kansas")) == "cattleman 2"
    names = dict(zip(first.cards, first.card_names, strict=True))
    assert {card: names[card] for card in first.cards[: first.cattle_count]} == {
        "gray": "Jersey",
        "green": "Dutch Belt",
        "black": "Black Angus",
        "white": "Guernsey",
        "yellow": "Holstein",
        "red": "Brown Swiss",
        "blue": "Ayrshire",
        "brown-3vp": "West Highland",
        "brown-4vp": "West Highland",
        "brown-5vp": "West Highland",
        "purple-5vp": "Texas Longhorn",
        "purple-6vp": "Texas Longhorn",
        "purple-7vp": "Texas Longhorn",
    }


@rule("1E-DA-12")
def test_identifiers_are_common(first: Tables, second: Tables) -> None:
    for name in ("workers", "tile_names", "neutral_names", "discs", "auxiliary", "stations"):
        assert getattr(first, name) == getattr(second, name), name
    assert first.positions == second.positions
    assert first.cards == tuple(
        card for card in second.cards if card not in ("calf", "heifer", "cow")
    )
    patterns = [(kind.name, kind.pattern) for kind in first.codec.kinds]
    assert patterns == [(kind.name, kind.pattern) for kind in second.codec.kinds]


def test_figures_the_editions_share(first: Tables, second: Tables) -> None:
    """What the reference calls identical is identical, so that a slip of the keyboard shows."""
    for name in (
        "bags",
        "tile_vp",
        "tile_green",
        "tile_black",
        "job_cost",
        "cattle_rows",
        "position_forward",
        "station_cost",
        "station_vp",
        "station_corners",
        "station_master",
        "city_vp",
        "city_corners",
        "base_steps",
        "disc_count",
        "disc_corners",
        "disc_steps",
        "certificates",
        "fee_green",
        "fee_black",
        "worker_vp",
        "seat_money",
        "display_size",
        "token_row",
        "token_vp",
        "trail_tiles",
    ):
        assert getattr(first, name) == getattr(second, name), name
    assert woods(first) == woods(second)
    assert texts(first, first.neutral_actions) == texts(second, second.neutral_actions)
    assert texts(first, (first.worker_programs,)) == texts(second, (second.worker_programs,))
    cattle = first.cattle_count
    assert first.card_market[:cattle] == second.card_market[:cattle]
    assert first.card_each[:cattle] == second.card_each[:cattle]
    assert first.card_vp[:cattle] == second.card_vp[:cattle]
    objectives = len(first.cards) - cattle
    assert first.objective_tasks[-objectives:] == second.objective_tasks[-objectives:]
    assert first.objective_penalty[-objectives:] == second.objective_penalty[-objectives:]
    assert first.card_vp[-objectives:] == second.card_vp[-objectives:]
    assert first.market_size[0] == second.market_size[0]


def texts(t: Tables, programs: tuple[tuple[tuple[int, ...], ...], ...]) -> list[str]:
    return [
        t.programs[program] if program >= 0 else ""
        for actions in programs
        for action in actions
        for program in action
    ]


def woods(t: Tables) -> set[str]:
    return {t.spaces[space] for space in range(len(t.spaces)) if t.space_woods[space]}


@rule("1E-DA-12")
def test_no_word_of_the_second_edition_is_shown(second: Tables) -> None:
    """Prompts, explanations of moves and events of a whole game."""
    others = [name for name in second.city_names if name != "Kansas City"]
    others += ["Criollo", "Santa Gertrudis", "Pineywoods", "Galloway", "Corriente", "Shorthorn"]
    others += ["Hereford", "Simmental", "exchange token", "herder", "builder", "outlaw", "bag"]
    foreign = re.compile("|".join(rf"\b{name}s?\b" for name in others))
    game = trailboss.new_game(FIRST, players=4, seed=5, neutral="random", buildings="random")
    shown: list[str] = []
    scopes = game.ruleset.scopes
    game.listeners.append(
        lambda event: shown.append(strict(game.ruleset.tell(event), "en", scopes))
    )
    chance = random.Random(5)
    while not game.over:
        shown.append(game.prompt)
        shown += [move.text() for move in game.legal]
        game.play(chance.choice(game.legal))
    assert len(shown) > 1000
    assert [text for text in shown if foreign.search(text)] == []
    assert any("teepee" in text for text in shown)


def test_no_rule_asks_for_the_edition() -> None:
    """What differs is a figure or a named property of the tables, never a question of title."""
    asked = re.compile(r"(first|second)-edition|\.id\s*(==|!=|in\b)|\bname\s*==\s*.Great")
    found = [
        f"{path.name}: {line.strip()}"
        for path in sorted((ROOT / "src" / "trailboss" / "kansas").glob("*.py"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if asked.search(line)
    ]
    assert found == []


def test_figures_to_check(first: Tables, second: Tables) -> None:
    """The printed edition was seen, so little is open: the tiles' backs and some points."""
    open_figures = [(figure.table, figure.confidence) for figure in first.figures]
    assert open_figures == [("cards", "medium"), *[("supply", "medium")] * 3]
    assert len(first.figures) < len(second.figures)


def test_the_section_beside_the_trail_runs_the_other_way(first: Tables, second: Tables) -> None:
    """Left to right the spaces cost 1, 2 and 3 here; there they are numbered 1, 2, 3."""
    names = ("OUTLAW-1", "OUTLAW-2", "OUTLAW-3")
    here = [first.space_xy[first.spaces.index(name)] for name in names]
    there = [second.space_xy[second.spaces.index(name)] for name in names]
    assert here == [(733, 626), (680, 630), (627, 634)] == there[::-1]


# Set-up and first turns -------------------------------------------------------------------------


@rule("1E-SU-01")
def test_sides_are_chosen_for_ten_numbers() -> None:
    game = trailboss.new_game(FIRST, seed=1, buildings="abababbaab")
    assert game.observe(None)["buildings"] == [
        "1a",
        "2b",
        "3a",
        "4b",
        "5a",
        "6b",
        "7b",
        "8a",
        "9a",
        "10b",
    ]
    with pytest.raises(TrailbossError, match="10 letters"):
        trailboss.new_game(FIRST, buildings="a" * 12)
    sides = {
        face[-1]
        for seed in range(5)
        for face in trailboss.new_game(FIRST, seed=seed, buildings="random").observe(None)[
            "buildings"
        ]
    }
    assert sides == {"a", "b"}


@rule("1E-SU-02")
@pytest.mark.parametrize("sides", ["a", "b", "bbabababab"])
def test_each_player_has_ten_buildings_in_the_order_of_their_numbers(sides: str) -> None:
    t = table(4, buildings=sides)
    for seat in range(4):
        unbuilt = t.game.observe(None)["players"][seat]["unbuilt"]
        assert [int(face[:-1]) for face in unbuilt] == list(range(1, 11))
    builders = [t.tables.face_builders[face] for face in t.s.setup.faces[1:]]
    assert builders == sorted(builders)


@rule("1E-SU-03")
def test_all_five_station_masters_are_used() -> None:
    orders = set()
    for seed in range(8):
        masters = trailboss.new_game(FIRST, seed=seed).observe(None)["station_masters"]
        assert list(masters) == ["S1", "S2", "S3", "S4", "S5"]
        dealt = [masters[station]["master"] for station in masters]
        assert sorted(dealt) == ["SM1", "SM2", "SM3", "SM4", "SM5"]
        orders.add(tuple(dealt))
    assert len(orders) > 4


@rule("1E-SU-04")
def test_seats() -> None:
    players = trailboss.new_game(FIRST, players=4, seed=3).observe(None)["players"]
    assert [player["money"] for player in players] == [6, 7, 8, 9]
    assert [player["hand_size"] for player in players] == [4, 4, 4, 4]
    assert [player["draw_size"] for player in players] == [10, 10, 10, 10]
    assert [player["exchange_tokens"] for player in players] == [0, 0, 0, 0]


@rule("1E-SU-05")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_two_to_four_players(players: int) -> None:
    with pytest.raises(TrailbossError, match="first-edition is for 2 to 4 players"):
        trailboss.new_game(FIRST, players=players)
    for enough in (2, 3, 4):
        assert len(trailboss.new_game(FIRST, players=enough).observe(None)["players"]) == enough


@rule("1E-TU-01")
def test_the_first_turn_begins_with_the_placement() -> None:
    game = trailboss.new_game(FIRST, players=4, seed=3)
    for seat in range(4):
        assert game.seat == seat
        assert [str(move) for move in game.legal] == [f"place herder on {to}" for to in "ABCDEFG"]
        game.play("place herder on B")
        game.play("done")
    assert game.seat == 0
    assert game.observe(None)["decision"] == "phase-a"


@rule("1E-TU-01")
def test_a_larger_hand_is_kept() -> None:
    t = table().hand(0, *["gray"] * 6).at(0, "F").turn(0)
    assert t.decision == "phase-a"
    t.play("move to G", "done")
    assert t.cards(t.p(0).hand) == {"gray": 6}
