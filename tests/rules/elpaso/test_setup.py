"""Chapter SU: setting up the table."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import trailboss
from tests.rule import rule
from tests.rules.elpaso.figures import tables
from tests.rules.elpaso.table import Table
from trailboss.core.errors import TrailbossError
from trailboss.game import Game

T = tables()
OBJECTIVES = ("O1", "O2", "O3")
BONUSES = ("money", "plain", "money")
HANDS = (
    ("criollo", "criollo", "galloway", "pineywoods"),
    ("santa-gertrudis", "galloway", "criollo", "galloway"),
    ("criollo", "criollo", "criollo", "criollo"),
    ("pineywoods", "pineywoods", "galloway", "criollo"),
)


def seen(players: int = 2, seed: int = 1, **options: Any) -> dict[str, Any]:
    """What everybody sees of a table just set up."""
    return trailboss.new_game("el-paso", players=players, seed=seed, **options).observe(None)


def scripted(players: int = 2, *more: str) -> Game:
    """A set-up whose every draw is given, in the order of the rulebook, then `more` draws."""
    outcomes = [*OBJECTIVES, *BONUSES]
    for hand in HANDS[:players]:
        outcomes += hand
    source = trailboss.ScriptedSource([*outcomes, *more])
    return trailboss.new_game("el-paso", players=players, source=source)


def texts(game: Game) -> list[str]:
    return [str(move) for move in game.legal]


# The board --------------------------------------------------------------------------------------


@rule("EP-SU-01")
def test_neutral_tiles_by_letter() -> None:
    letters = {letter: {"tile": letter} for letter in "BCDEFG"}
    for seed in range(5):
        assert seen(seed=seed)["ring"] == letters
        assert seen(seed=seed, neutral="letters")["ring"] == letters


@rule("EP-SU-01")
def test_neutral_tiles_shuffled_over_the_same_spaces() -> None:
    layouts = [seen(seed=seed, neutral="random")["ring"] for seed in range(30)]
    for ring in layouts:
        assert set(ring) == set("BCDEFG")
        assert sorted(tile["tile"] for tile in ring.values()) == list("BCDEFG")
    # Every letter comes to lie on every space.
    for space in "BCDEFG":
        assert {ring[space]["tile"] for ring in layouts} == set("BCDEFG")
    # The tile counts, not the letter of the space.
    t = Table().neutral("B", "C").no_cards().visit("B")
    assert t.legal("do") == ["done", "do money 2", "do certificate 1"]


@rule("EP-SU-01")
def test_the_sides_of_the_train_cards() -> None:
    assert seen()["trains"] == ["front"] * 4
    assert seen(trains="star")["trains"] == ["star"] * 4
    sides = {"f": "front", "s": "star"}
    for letters in product("fs", repeat=4):
        text = "".join(letters)
        assert seen(trains=text)["trains"] == [sides[side] for side in text]
    drawn = {tuple(seen(seed=seed, trains="random")["trains"]) for seed in range(40)}
    assert len(drawn) > 8
    for wrong in ("fff", "fffx", "back", 1):
        with pytest.raises(TrailbossError):
            seen(trains=wrong)


@rule("EP-SU-01")
def test_a_side_of_a_train_card_is_what_is_used() -> None:
    t = Table(trains="fffs").money(0, 8).workers(0, engineer=4).visit("F")
    t.play("do train")
    # In a row by number of engineers, 1 to 4.
    assert t.legal("train") == ["train 1", "train 2", "train 3", "train 4"]
    t.play("train 4")
    assert t.legal("do") == ["done", "do move 2", "do any-tile", "do certificate 3"]
    t = Table(trains="sssf").train_visit(4)
    assert set(t.legal("do ")) == {"do money 3", "do objective", "do bonus", "do hire 0"}


@rule("EP-SU-02")
def test_tiles_in_two_stacks_and_three_of_each_face_up() -> None:
    table = scripted().observe(None)
    assert table["objective_display"] == list(OBJECTIVES)
    assert table["bonus_display"] == list(BONUSES)
    assert table["objective_stack"] == {f"O{number}": 1 for number in range(4, 21)}
    assert table["bonus_stack"] == {
        "permanent": 3,
        "duplicate": 2,
        "certificates": 2,
        "worker": 2,
        "tokens": 2,
        "removal": 2,
        "black-angus": 1,
        "corriente": 1,
        "auxiliary": 1,
        "objective": 1,
    }
    # Shuffled: any tile can lie face up.
    shown = [seen(seed=seed) for seed in range(60)]
    assert {tile for table in shown for tile in table["objective_display"]} == set(T.objectives)
    assert {tile for table in shown for tile in table["bonus_display"]} == set(T.bonuses)


@rule("EP-SU-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_whole_market_is_open(players: int) -> None:
    for seed in range(3):
        assert seen(players, seed)["cattle_market"] == {
            "black-angus": 8,
            "corriente": 10,
            "shorthorn": 8,
            "hereford": 6,
        }
    # On the very first turn every breed can be bought.
    t = Table(players).money(0, 8).workers(0, cowboy=4).first_turn()
    t.play("place herder on D", "do buy")
    assert t.legal("buy") == ["buy black-angus", "buy corriente", "buy shorthorn", "buy hereford"]


@rule("EP-SU-03")
def test_the_sides_of_the_buildings() -> None:
    table = seen()
    assert table["buildings"] == ["1a", "2a", "3a", "4a", "5a", "6a"]
    assert table["building_display"] == {str(kind): 2 for kind in range(1, 7)}
    assert seen(buildings="b")["buildings"] == ["1b", "2b", "3b", "4b", "5b", "6b"]
    for letters in product("ab", repeat=6):
        text = "".join(letters)
        sides = [f"{kind + 1}{text[kind]}" for kind in range(6)]
        assert seen(buildings=text)["buildings"] == sides
    drawn = {tuple(seen(seed=seed, buildings="random")["buildings"]) for seed in range(60)}
    assert len(drawn) > 20
    for wrong in ("ab", "aaaaac", "c", 1):
        with pytest.raises(TrailbossError):
            seen(buildings=wrong)


@rule("EP-SU-03")
def test_both_tiles_of_a_stack_show_the_same_side_for_the_whole_game() -> None:
    t = Table(buildings="abbaba").build(0, 2, "S1").build(1, 2, "S4")
    assert (t.tile_on("S1"), t.tile_on("S4")) == ("2b of 0", "2b of 1")
    assert t.no_cards().visit("S1").legal("do") == ["done", "do certificate 1", "do move 1"]
    # Replaced, the tile goes back to the stack and comes out with the same side.
    t.money(0, 50).workers(0, builder=6).visit("E").play("do build", "build 3 on S1", "done")
    assert t.tile_on("S1") == "3b of 0"
    t.money(1, 50).workers(1, builder=6).visit("E", 1).play("do build", "build 2 on S9")
    assert t.tile_on("S9") == "2b of 1"


@rule("EP-SU-04")
def test_the_simmental_stack() -> None:
    assert [seen(players)["simmental"] for players in (1, 2, 3, 4)] == [9, 9, 14, 19]
    # The others are not used: they are in no place at all.
    for players in (1, 2, 3, 4):
        game = trailboss.new_game("el-paso", players=players, seed=1)
        table = game.observe(None)
        assert "simmental" not in table["cattle_market"]
        assert "simmental" not in table["box"]
        for p in table["players"][:players]:
            assert "simmental" not in p["face_down"]
        for sue in table["players"][players:]:
            assert "simmental" not in sue["cattle"]


# The players ------------------------------------------------------------------------------------


@rule("EP-SU-05")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_worker_of_each_type(players: int) -> None:
    table = seen(players)
    one = {"cowboy": 1, "builder": 1, "engineer": 1, "joker": 1}
    assert [p["worker_area"] for p in table["players"]] == [one] * players
    assert table["worker_supply"] == dict.fromkeys(one, 12 - players)
    assert [seen(n)["worker_supply"]["joker"] for n in (2, 3, 4)] == [10, 9, 8]


@rule("EP-SU-05")
def test_starting_workers_are_worker_cards_like_all_others() -> None:
    game = trailboss.new_game("el-paso", players=2, seed=1)
    assert [sheet.lines["workers"] for sheet in game.scores()] == [8, 8]
    # Spent, they come to the discard pile.
    t = Table().workers(0, engineer=1).visit("C").play("bonus engineer")
    assert t.cards(t.p(0).discard) == {"engineer": 1}
    assert t.score("workers") == 2


@rule("EP-SU-06")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_player_boards(players: int) -> None:
    for p in seen(players)["players"]:
        assert p["discs"] == list(T.discs)
        assert len(p["discs"]) == 7
        assert p["posts"] == {}
        assert p["markers"] == 2
        assert p["certificates"] == 0
        assert p["herder"] is None
        assert p["discard_pile"] == {}
        assert (p["hand_size"], p["draw_size"]) == (4, 6)
        assert p["face_down"] == {
            "criollo": 4,
            "pineywoods": 2,
            "galloway": 2,
            "santa-gertrudis": 2,
        }
        assert p["objectives"] == {}
        assert p["bonus_tiles"] == {}


@rule("EP-SU-06")
def test_the_starting_hand_is_drawn_from_the_shuffled_personal_cards() -> None:
    game = scripted(4)
    for seat in range(4):
        hand = game.observe(seat)["players"][seat]["hand"]
        assert hand == {card: HANDS[seat].count(card) for card in T.cards if card in HANDS[seat]}
    hands = {
        tuple(trailboss.new_game("el-paso", seed=seed).observe(0)["players"][0]["hand"].items())
        for seed in range(40)
    }
    assert len(hands) > 10


@rule("EP-SU-07")
def test_the_first_objectives() -> None:
    game = scripted(3, "O7", "O8", "O9", "O10")
    assert game.seat == 0
    assert game.observe(None)["decision"] == "start-objective"
    # The hands have been drawn; neither the stack nor a token or worker bonus is offered.
    assert game.observe(None)["players"][0]["hand_size"] == 4
    assert texts(game) == ["objective O1", "objective O2", "objective O3"]
    game.play("objective O2")
    assert game.observe(None)["objective_display"] == ["O1", "O7", "O3"]
    assert game.seat == 1
    assert texts(game) == ["objective O1", "objective O3", "objective O7"]
    game.play("objective O1")
    assert game.seat == 2
    assert texts(game) == ["objective O3", "objective O7", "objective O8"]
    game.play("objective O8")
    assert game.observe(None)["objective_display"] == ["O9", "O7", "O3"]
    owned = [p["objectives"] for p in game.observe(None)["players"]]
    assert owned == [{"O2": 1}, {"O1": 1}, {"O8": 1}]
    # Seat 1 is the start player.
    assert game.seat == 0
    assert game.observe(None)["decision"] == "place"


@rule("EP-SU-08")
def test_money_and_tokens_by_seat() -> None:
    for players in (2, 3, 4):
        found = seen(players)["players"]
        assert [p["money"] for p in found] == [4, 5, 4, 5][:players]
        assert [p["exchange_tokens"] for p in found] == [1, 1, 2, 2][:players]
