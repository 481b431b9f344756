"""A figure is corrected in a table and nowhere else: every one that somebody should check is
swapped for another here, and the game is played with it."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.rules.elpaso.table import Table
from trailboss.core.source import SeededSource
from trailboss.core.tables import Data
from trailboss.elpaso.load import make_tables, read_edition
from trailboss.elpaso.rules import ElPasoRules
from trailboss.game import Game

Files = dict[str, Data]
PAGE = Path(__file__).parents[3] / "docs" / "el-paso-figures.md"


def files() -> Files:
    return read_edition()


FIGURES = make_tables(files()).figures


# What each figure becomes -------------------------------------------------------------------------


def space_cost(**costs: int) -> Callable[[Files], None]:
    def change(data: Files) -> None:
        for space in data["trail"]["spaces"]:
            space["cost"] = costs.get(space["id"], space.get("cost", 0))

    return change


def post_12(data: Files) -> None:
    for post in data["trail"]["posts"]:
        if post["value"] == 12:
            post["vp"] = 6


def cattle(breed: str, **figures: int) -> Callable[[Files], None]:
    def change(data: Files) -> None:
        for card in data["cards"]["cattle"]:
            if card["id"] == breed:
                card.update(figures)

    return change


def face(kind: int, vp: int, *actions: str) -> Callable[[Files], None]:
    def change(data: Files) -> None:
        data["buildings"]["public"]["a"][str(kind)].update(vp=vp, actions=list(actions))

    return change


def sides_b(data: Files) -> None:
    """Other actions, and another cost and VP than side a."""
    faces = (
        (2, 3, ["certificate 2", "pay 3 => gain corriente"]),
        (3, 3, ["hire 4", "move 3"]),
        (3, 6, ["sell 3", "auxiliary 1"]),
        (5, 8, ["objective", "move 1"]),
        (4, 9, ["pay 1 => any-tile", "train"]),
        (7, 17, ["buy", "build", "money 4 or token 2"]),
    )
    for kind, (workers, vp, actions) in enumerate(faces, 1):
        side = data["buildings"]["public"]["b"]
        side[str(kind)] = {"workers": workers, "vp": vp, "actions": actions}


def trains(side: str, *cards: list[str]) -> Callable[[Files], None]:
    def change(data: Files) -> None:
        for number, actions in enumerate(cards, 1):
            data["buildings"]["train"][str(number)][side] = actions

    return change


def turn_train_4(data: Files) -> None:
    card = data["buildings"]["train"]["4"]
    card["front"], card["star"] = card["star"], card["front"]


def kind_costs(data: Files) -> None:
    for kind, workers in enumerate((1, 3, 4, 5, 6, 8), 1):
        data["buildings"]["public"]["a"][str(kind)]["workers"] = workers


def coins(data: Files) -> None:
    neutral = data["buildings"]["neutral"]
    neutral["B"][0] = "discard galloway => money 3"
    neutral["C"][0] = "money 1"
    neutral["D"][0] = "discard pineywoods => money 4"


def objectives(data: Files) -> None:
    """Each tile asks for something else, of all things there are, and for other points."""
    needs = ("CR", "PI PI", "GA SG", "BA CO", "SH HE", "SI SI", "CW CW BU", "EN JK", "BLD", "BON")
    discs = ("D0 D0", "D5", "D7 D9", "D10 D12", "D12 D12", "D14", "D16", "D18", "D20", "D10 D20")
    for number, tile in enumerate(data["tiles"]["objectives"]):
        tile["needs"] = (needs + discs)[number]
        tile["vp"] = 6 - number % 6


def bonuses(data: Files) -> None:
    """Other kinds, effects and points: two things at once, a move, a purchase, nothing at all."""
    rows: tuple[tuple[str, int, int, Data], ...] = (
        ("two-permanent", 2, 1, {"permanent": 2}),
        ("duplicate", 1, 3, {"duplicate": 2, "action": "money 1"}),
        ("both", 3, 4, {"action": "money 2 + token 1"}),
        ("ride", 3, 2, {"action": "move 2"}),
        ("trade", 3, 3, {"action": "buy"}),
        ("sale", 2, 6, {"action": "sell 2"}),
        ("herefords", 2, 1, {"action": "gain hereford"}),
        ("dear", 2, 7, {"action": "pay 3 => certificate 3"}),
        ("plain", 2, 8, {}),
    )
    assert sum(copies for _, copies, _, _ in rows) == 20
    data["tiles"]["bonuses"] = [
        {"id": name, "copies": copies, "vp": vp, **effect} for name, copies, vp, effect in rows
    ]


def automa(data: Files) -> None:
    steps: list[int | str] = [2, "builder", 1, "cowboy", 4, "engineer", 3, 5, 1, "builder", 6]
    actions = ["draw 2", "choice", "cattle", "train", "build", "draw 1"]
    for number, card in enumerate(data["automa"]["cards"]):
        card["steps"] = steps[number]
        card["action"] = actions[number % len(actions)]


CHANGES: dict[str, Callable[[Files], None]] = {
    "post 12: 4 VP": post_12,
    "space S1 costs $3": space_cost(S1=1),
    "spaces S3 and S7 cost $0": space_cost(S3=2, S7=5),
    "space S8 costs $1": space_cost(S8=4),
    "Hereford: breeding value 5, 8 VP": cattle("hereford", value=4, vp=7),
    "Black Angus 2 VP": cattle("black-angus", vp=1),
    "Shorthorn 4 VP (a review recalls 5)": cattle("shorthorn", vp=5),
    "building 1: VP 1, side a (a value-2 card for $5; a token for $1)": face(
        1, 2, "discard value-3 => money 7", "pay 2 => token 2"
    ),
    "building 3: VP 4, side a (any card for twice its value; hire for $5)": face(
        3, 5, "hire 3", "hire-another 6", "remove galloway"
    ),
    "building 5: VP 11, side a (Shorthorn for $2; remove a card)": face(
        5, 10, "pay 4 => gain hereford", "money 1 or certificate 1"
    ),
    "sides b of all six buildings, with the cost and VP of side a": sides_b,
    "train cards 1, 2 and 3, star side": trains(
        "star", ["pay 1 => objective"], ["bonus", "sell 1"], ["gain corriente", "hire 2", "move 1"]
    ),
    "which side of train card 4 is the front": turn_train_4,
    "building 2a: 2 VP (perhaps 3); the publisher has an erratum about it": face(
        2, 3, "pay 3 => bonus", "move 2"
    ),
    "workers a building needs equal its kind number": kind_costs,
    "coins on neutral B and C ($2), on D ($2)": coins,
    "train cards 1 to 4, front side": trains(
        "front", ["token 2"], ["objective"], ["bonus", "money 4"], ["any-tile", "bonus or hire 1"]
    ),
    "all 20 objective tiles": objectives,
    "all 20 bonus tiles": bonuses,
    "all 11 automa cards": automa,
}


def rules_with(*changes: str) -> ElPasoRules:
    data = files()
    for about in changes:
        CHANGES[about](data)
    return ElPasoRules(make_tables(data))


def play(rules: ElPasoRules, players: int, seed: int) -> Game:
    """A random game to its end, asking the rules for everything on the way."""
    choose = random.Random(seed)
    given = {"buildings": "random", "trains": "random", "neutral": "random"}
    options = rules.options(players, given | ({"difficulty": 3} if players == 1 else {}))
    names = [f"Seat {seat + 1}" for seat in range(players)]
    game = Game(rules, players, options, names, seed, SeededSource(seed))
    while not game.over:
        assert game.legal
        assert game.prompt
        game.observe(0)
        game.scores()
        move = choose.choice(game.legal)
        assert game.explain(move)
        game.play(move)
        assert game.step < 3000
    assert game.winners
    return game


# Swapping ---------------------------------------------------------------------------------------


def test_every_figure_to_check_is_swapped_here() -> None:
    assert [figure.about for figure in FIGURES] == list(CHANGES)
    assert {figure.confidence for figure in FIGURES} == {"stand-in", "low", "medium"}


@pytest.mark.parametrize("about", CHANGES)
def test_a_figure_is_swapped_in_the_tables(about: str) -> None:
    table = next(figure.table for figure in FIGURES if figure.about == about)
    before, after = files(), files()
    CHANGES[about](after)
    # Only the file that the figure is listed in changes, and nothing but the figure.
    assert [name for name in before if before[name] != after[name]] == [table]
    game = play(rules_with(about), 2, 1)
    assert max(sheet.total for sheet in game.scores()) > 0


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_games_with_all_figures_swapped(players: int) -> None:
    rules = rules_with(*CHANGES)
    totals: set[int] = set()
    for seed in range(8):
        game = play(rules, players, seed)
        totals |= {sheet.total for sheet in game.scores()}
        assert len(game.scores()) == max(players, 2)
    assert len(totals) > 4


# The new figures are what is played ---------------------------------------------------------------


def test_swapped_figures_of_the_board() -> None:
    t = Table(rules=rules_with(*CHANGES)).money(0, 30).posts(0, 12, 12)
    assert t.score("trading posts") == 12
    for space, cost in (("S1", 1), ("S3", 2), ("S7", 5), ("S8", 4), ("S4", 3)):
        t.building_display(1, 0, 0, 0, 0, 0).markers(0, 1).money(0, 30).workers(0, builder=1)
        t.visit("E")
        t.play("do build", f"build 1 on {space}")
        assert t.p(0).money == 30 - 2 - cost


def test_swapped_figures_of_cards() -> None:
    t = Table(rules=rules_with(*CHANGES)).hand(0, "hereford", "shorthorn", "black-angus")
    assert t.score("cattle") == 7 + 5 + 1
    # 4 + 4 + 3: post 10 is reached, 12 is not.
    assert t.el_paso().play("keep 0 certificates").legal("deliver")[-1] == "deliver to 10"


def test_swapped_figures_of_buildings() -> None:
    rules = rules_with(*CHANGES)
    for sides, costs, points in (
        ("a", (1, 3, 4, 5, 6, 8), (2, 3, 5, 7, 10, 15)),
        ("b", (2, 3, 3, 5, 4, 7), (3, 3, 6, 8, 9, 17)),
    ):
        for kind in range(1, 7):
            t = Table(rules=rules, buildings=sides).money(0, 30).workers(0, builder=9).visit("E")
            t.play("do build", f"build {kind} on S9")
            assert t.ready().get("builder") == 9 - costs[kind - 1]
            assert t.p(0).money == 30 - 2 * costs[kind - 1]
            assert t.score("buildings") == points[kind - 1]
    t = Table(rules=rules).no_cards().money(0, 9).hand(0, "corriente").build(0, 1, "S1").visit("S1")
    assert t.printed == {"discard value-3 => money 7", "pay 2 => token 2"}
    t.play("do discard value-3 => money 7", "discard corriente")
    assert t.p(0).money == 16
    # On side b the kinds 2 and 3 cost the same: neither replaces the other; 5 is cheaper than 4.
    t = Table(rules=rules, buildings="b").money(0, 30).workers(0, builder=9)
    t.build(0, 3, "S1").markers(0, 0).visit("E").play("do build")
    assert t.legal("build") == ["build 4 on S1", "build 5 on S1", "build 6 on S1"]
    # The other hire may be on another tile than B.
    t = Table(rules=rules).no_cards().money(0, 9).build(0, 3, "S1").visit("S1")
    t.play("do hire 3", "hire cowboy", "do hire-another 6")
    assert t.legal("hire") == ["hire builder", "hire engineer"]


def test_swapped_figures_of_train_cards() -> None:
    rules = rules_with(*CHANGES)
    assert Table(rules=rules).train_visit(1).printed == {"token 2"}
    assert Table(rules=rules, trains="star").money(0, 1).train_visit(1).printed == {
        "pay 1 => objective"
    }
    # Card 4 was turned: its star side shows what was the front.
    star_4 = Table(rules=rules, trains="star").money(0, 9).train_visit(4).printed
    assert star_4 == {"money 3", "objective", "bonus", "hire 0"}
    # Sue takes the tile for nothing.
    t = Table(1, rules=rules, trains="star").objective_display("O1", "O2", "O3")
    t.objective_stack("O9")
    t.sue_has(cowboy=1, builder=1, engineer=1).sue_turn("A4", "O9")
    assert t.objectives_of(1) == {"O1": 1}


def test_swapped_figures_of_tiles() -> None:
    t = Table(rules=rules_with(*CHANGES)).no_cards()
    # O1 a Criollo for 6 VP, O10 a bonus tile for 3, O19 a disc on post 20 for 6, O20 one there and
    # one from 10 up for 5.
    t.objectives(0, "O1", "O10", "O19", "O20").hand(0, "criollo").bonuses(0, "plain")
    t.posts(0, 20)
    assert (t.score("objectives"), t.score("bonus tiles")) == (6 + 3 + 6, 8)
    assert t.posts(0, 20, 20, 10).score("objectives") == 6 + 3 + 6 + 5
    assert t.posts(0, 20, 10, 10).score("objectives") == 6 + 3 + 6
    # An effect of two parts that asks nothing is taken at once; a move may be declined.
    t = Table(rules=rules_with(*CHANGES)).no_cards().money(0, 9)
    t.bonus_display("both", "ride", "dear").bonus_stack().at(0, "C")
    t.train_visit(3).play("do bonus", "bonus tile both")
    assert (t.p(0).money, t.p(0).tokens, t.decision) == (11, 1, "train-actions")
    t.train_visit(3).play("do bonus", "bonus tile ride")
    assert t.legal("decline", "do") == ["decline", "do move 2"]
    t.play("do move 2", "move to E")
    assert (t.where(), t.decision) == ("E", "action")
    t.train_visit(3).play("do bonus", "bonus tile dear", "do pay 3 => certificate 3")
    assert (t.p(0).money, t.p(0).certificate) == (8, 3)
    # Two permanent certificates on one tile.
    seen = t.bonuses(0, "two-permanent", "two-permanent").game.observe(None)
    assert seen["players"][0]["permanent_certificates"] == 4


def test_swapped_figures_of_automa_cards() -> None:
    t = Table(1, rules=rules_with(*CHANGES)).sue_has(cowboy=2, builder=1, engineer=1)
    t.sue_turn("A3")
    # A3: one step, cattle market; two cowboys take a Corriente.
    assert (t.where(1), t.cards(t.sue.discard)) == ("B", {"corriente": 1})


# The page -----------------------------------------------------------------------------------------


def test_the_page_lists_every_figure() -> None:
    text = PAGE.read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)\.toml` \| (.+?) \| (.+?) \| (.+?) \|$", text, re.M)
    assert rows == [
        (figure.table, figure.about, figure.confidence, figure.check) for figure in FIGURES
    ]
