"""Chapter DA: what is limited and what is not, and that nothing appears or vanishes in play."""

from __future__ import annotations

import random

import pytest

import trailboss
from tests.rule import rule
from tests.rules.elpaso.figures import tables
from tests.rules.elpaso.table import Table
from trailboss.elpaso.building import kind_of
from trailboss.elpaso.constants import OWNED
from trailboss.elpaso.state import State

T = tables()


@rule("EP-DA-16")
def test_money_and_tokens_are_unlimited() -> None:
    # [edge case 1] More than the coins ($155) and tokens (16) in the box.
    t = Table().money(0, 155).tokens(0, 16).no_cards().visit("C").play("do money 2")
    assert t.p(0).money == 157
    t.visit("G").play("do token 1")
    assert t.p(0).tokens == 17


@rule("EP-DA-16")
def test_workers_that_have_run_out_cannot_be_hired() -> None:
    # [edge case 2]
    t = Table().money(0, 50).worker_supply(cowboy=0, builder=1, engineer=0, joker=1)
    t.visit("B").play("do hire 5")
    assert t.legal("hire") == ["hire builder", "hire joker"]
    t.play("hire builder", "do hire-another 8")
    assert t.legal("hire") == ["hire joker"]
    t.worker_supply(builder=0, joker=0).visit("B")
    assert t.legal("do") == ["done"]


@rule("EP-DA-16")
def test_cattle_that_have_run_out_cannot_be_taken() -> None:
    # [edge case 2]
    t = Table().money(0, 50).workers(0, cowboy=4).market(corriente=0, hereford=1).visit("D")
    t.play("do buy")
    assert t.legal("buy") == ["buy black-angus", "buy shorthorn", "buy hereford"]
    t.play("buy hereford").workers(0, cowboy=4).visit("D").play("do buy")
    assert t.legal("buy") == ["buy black-angus", "buy shorthorn"]
    t.market(black_angus=0, shorthorn=0).visit("D")
    assert "do buy" not in t.legal()
    # Nor gained for nothing: 3 star gives a Corriente.
    t = Table(trains="star").no_cards().market(corriente=0).train_visit(3)
    assert t.legal("do gain") == []
    assert t.market(corriente=1).train_visit(3).legal("do gain") == ["do gain corriente"]


@rule("EP-DA-16")
def test_buildings_that_have_run_out_cannot_be_built() -> None:
    # [edge case 2]
    t = Table().money(0, 50).workers(0, builder=3).building_display(0, 1, 0, 2, 2, 2).visit("E")
    t.play("do build")
    assert {text[:7] for text in t.legal("build")} == {"build 2"}
    # Kinds 1, 2 and 3 are gone; the one builder would be enough to replace 2 by 3.
    t.play("build 2 on S9").workers(0, builder=1).visit("E")
    assert "do build" not in t.legal()


@rule("EP-DA-16")
def test_tiles_that_have_run_out_leave_their_places_empty() -> None:
    # [edge case 2]
    t = Table().objective_display("O1", None, "O3").objective_stack("O9")
    t.script("O9").train_visit(1).play("do objective")
    assert t.legal() == ["objective O1", "objective O3", "objective from stack"]
    t.play("objective O3")
    # The last tile of the stack fills a place; the next gap stays empty.
    assert t.game.observe(None)["objective_display"].count(None) == 1
    t.train_visit(1).play("do objective")
    assert t.legal() == ["objective O1", "objective O9"]
    t.play("objective O9")
    assert [tile for tile in t.game.observe(None)["objective_display"] if tile] == ["O1"]
    t.train_visit(1).play("do objective", "objective O1")
    assert t.game.observe(None)["objective_display"] == [None, None, None]
    assert t.train_visit(1).legal("do") == ["done"]
    # The same with bonus tiles.
    t.bonus_display(None, "plain", None).bonus_stack()
    t.train_visit(2).play("do bonus")
    assert t.legal() == ["bonus tile plain"]
    t.play("bonus tile plain")
    assert t.game.observe(None)["bonus_display"] == [None, None, None]
    assert t.train_visit(2).legal("do") == ["done"]


# Nothing appears or vanishes --------------------------------------------------------------------


def census(s: State, box: dict[str, int]) -> dict[str, list[int]]:
    """How many of everything there are, by kind; `box` says what was never used."""
    t = s.tables
    automa = s.setup.automa
    cards = [0] * t.card_count
    objectives = [s.objectives[tile] for tile in range(len(t.objectives))]
    bonuses = [s.bonuses[tile] for tile in range(len(t.bonuses))]
    for tile in s.objective_display:
        objectives[tile] += tile >= 0
    for tile in s.bonus_display:
        bonuses[tile] += tile >= 0
    buildings = s.buildings[1:]
    discs: list[int] = []
    markers: list[int] = []
    for tile in s.ring:
        if tile >= OWNED:
            buildings[kind_of(tile) - 1] += 1
    for seat, p in enumerate(s.players):
        for kind in range(t.card_count):
            cards[kind] += p.hand[kind] + p.draw[kind] + p.discard[kind]
        for worker in range(len(t.workers)):
            cards[t.cattle_count + worker] += p.ready[worker]
        for tile in range(len(t.objectives)):
            objectives[tile] += p.objectives[tile]
        for tile in range(len(t.bonuses)):
            bonuses[tile] += p.bonuses[tile]
        discs.append(sum(p.posts) + p.discs.bit_count())
        own = sum(1 for tile in s.ring if tile >= OWNED and (tile - OWNED) // 8 == seat)
        markers.append(p.markers + own)
    for kind in range(t.card_count):
        cards[kind] += s.market[kind] + s.box[kind]
        cards[kind] += s.supply[kind] if automa >= 0 else 0
        cards[kind] += box.get(t.cards[kind], 0)
    for worker in range(len(t.workers)):
        cards[t.cattle_count + worker] += s.workers[worker]
    cards[t.simmental] += s.simmental
    return {
        "cattle": cards[: t.cattle_count],
        "workers": cards[t.cattle_count :],
        "objectives": objectives,
        "bonuses": bonuses,
        "buildings": buildings,
        "discs": discs,
        "markers": markers,
    }


@rule("EP-DA-17")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_nothing_appears_or_vanishes(players: int) -> None:
    humans = players
    seats = max(players, 2)
    left = 4 - humans
    box = {"criollo": 4 * left, "pineywoods": 2 * left, "galloway": 2 * left}
    box["santa-gertrudis"] = 2 * left
    box["simmental"] = 19 - {1: 9, 2: 9, 3: 14, 4: 19}[players]
    choose = random.Random(players)
    for seed in range(3):
        game = trailboss.new_game(
            "el-paso", players=players, seed=seed, buildings="random", trains="random"
        )
        while True:
            position = game.state
            assert isinstance(position, State)
            found = census(position, box)
            assert found["cattle"] == [16, 8, 8, 8, 8, 10, 8, 6, 19]  # 91 in all
            # A joker that joined a type of Sue's row counts as that type.
            assert sum(found["workers"]) == 48
            if players > 1:
                assert found["workers"] == [12, 12, 12, 12]
            assert found["objectives"] == [1] * 20
            assert found["bonuses"] == list(T.bonus_copies)
            assert found["buildings"] == [2] * 6
            assert found["discs"] == [7] * seats
            assert found["markers"] == [2] * seats
            if game.over:
                break
            game.play(choose.choice(game.legal))
