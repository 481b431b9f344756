"""Chapter DR: the draw phase, where cards are, and who knows what."""

from __future__ import annotations

import json
import random

import pytest

import trailboss
from tests.rule import rule
from tests.rules.elpaso.table import Table
from trailboss.core.errors import TrailbossError
from trailboss.core.source import SeededSource
from trailboss.elpaso.state import State

# The draw phase ---------------------------------------------------------------------------------


@rule("EP-DR-01")
@pytest.mark.parametrize("held", [0, 1, 2, 3, 4])
def test_the_hand_is_filled_to_the_limit(held: int) -> None:
    t = Table().hand(0, *["criollo"] * held).draw_pile(0, *["galloway"] * 9).draw_phase()
    assert t.p(0).hand[-1] == 4
    assert t.p(0).draw[-1] == 9 - (4 - held)
    assert t.cards(t.p(0).hand).get("criollo", 0) == held


@rule("EP-DR-01")
def test_the_hand_disc() -> None:
    t = Table().taken(0, "hand").draw_pile(0, *["galloway"] * 9).draw_phase()
    assert t.p(0).hand[-1] == 5
    # Only its owner's limit is raised, and it stays so.
    assert t.draw_phase(1).p(1).hand[-1] == 4
    t.hand(0, "criollo").draw_phase()
    assert t.cards(t.p(0).hand) == {"criollo": 1, "galloway": 4}


@rule("EP-DR-02")
def test_a_worker_drawn_is_laid_out_and_drawing_goes_on() -> None:
    # [edge case 42]
    t = Table().hand(0, "criollo", "criollo").workers(0, joker=1)
    t.draw_pile(0, "cowboy", "galloway", "joker", "builder", "pineywoods", "engineer")
    t.script("cowboy", "galloway", "joker", "builder", "pineywoods").draw_phase()
    assert t.undrawn == 0
    assert t.cards(t.p(0).hand) == {"criollo": 2, "galloway": 1, "pineywoods": 1}
    assert t.ready() == {"cowboy": 1, "builder": 1, "joker": 2}
    assert t.cards(t.p(0).draw) == {"engineer": 1}


@rule("EP-DR-02")
def test_a_full_hand_draws_no_worker() -> None:
    t = Table().hand(0, *["criollo"] * 4).draw_pile(0, "cowboy").script().draw_phase()
    assert t.ready() == {}


@rule("EP-DR-03")
def test_a_pile_that_was_just_emptied_is_not_renewed() -> None:
    # [edge case 41, vector 8] Hand limit 4, two cards in hand, two in the draw pile.
    t = Table().hand(0, "criollo", "criollo").draw_pile(0, "galloway", "pineywoods")
    t.discard_pile(0, "cowboy", "simmental").draw_phase()
    assert t.p(0).hand[-1] == 4
    assert t.cards(t.p(0).draw) == {}
    assert t.cards(t.p(0).discard) == {"cowboy": 1, "simmental": 1}
    # What comes to the discard pile in the next turn is shuffled with it.
    t.visit("B").play("do discard galloway => money 2", "done")
    assert t.p(0).hand[-1] == 4
    assert sum(t.cards(t.p(0).discard).values()) == 0


@rule("EP-DR-03")
def test_the_discard_pile_becomes_the_draw_pile() -> None:
    t = Table().draw_pile(0, "galloway").discard_pile(0, "cowboy", *["simmental"] * 5)
    t.script("galloway", "simmental", "cowboy", "simmental", "simmental").draw_phase()
    assert t.undrawn == 0
    assert t.cards(t.p(0).hand) == {"galloway": 1, "simmental": 3}
    assert t.ready() == {"cowboy": 1}
    assert t.cards(t.p(0).draw) == {"simmental": 2}
    assert t.cards(t.p(0).discard) == {}


@rule("EP-DR-03")
def test_the_draw_pile_comes_first() -> None:
    t = Table().draw_pile(0, "galloway").discard_pile(0, "simmental").script("simmental")
    with pytest.raises(TrailbossError, match="only one of galloway"):
        t.draw_phase()


@rule("EP-DR-03")
def test_a_new_draw_pile_is_shuffled() -> None:
    first = set()
    for seed in range(40):
        t = Table(seed=seed).hand(0, *["criollo"] * 3).draw_pile(0)
        t.discard_pile(0, "simmental", "galloway", "hereford").draw_phase()
        first |= set(t.cards(t.p(0).hand)) - {"criollo"}
    assert first == {"simmental", "galloway", "hereford"}


@rule("EP-DR-04")
def test_drawing_stops_when_both_piles_are_empty() -> None:
    t = Table().hand(0, "criollo").draw_pile(0, "galloway").discard_pile(0, "joker").draw_phase()
    assert t.cards(t.p(0).hand) == {"criollo": 1, "galloway": 1}
    assert t.ready() == {"joker": 1}
    assert (t.p(0).draw[-1], t.p(0).discard[-1], t.game.seat) == (0, 0, 1)
    t = Table().no_cards().draw_phase()
    assert (t.p(0).hand[-1], t.game.seat) == (0, 1)


@rule("EP-DR-04")
def test_no_discarding_down_to_the_limit() -> None:
    t = Table().hand(0, *["criollo"] * 6).draw_phase()
    assert t.cards(t.p(0).hand) == {"criollo": 6}
    assert t.cards(t.p(0).discard) == {}


@rule("EP-DR-04", "EP-DR-05")
@pytest.mark.parametrize("players", [1, 3])
def test_hands_and_zones_in_random_games(players: int) -> None:
    choose = random.Random(players)
    for seed in range(5):
        game = trailboss.new_game("el-paso", players=players, seed=seed)
        while not game.over:
            seen = game.observe(None)
            s = game.state
            assert isinstance(s, State)
            for seat in range(players):
                limit = seen["players"][seat]["hand_limit"]
                exchanging = seen["decision"] == "discard" and game.seat == seat
                assert s.players[seat].hand[-1] <= limit + int(exchanging)
                # Only cattle in hand; the worker area has places for workers only.
                assert sum(s.players[seat].hand[s.tables.cattle_count : -1]) == 0
                assert len(s.players[seat].ready) == 4
            game.play(choose.choice(game.legal))


# Where cards go ---------------------------------------------------------------------------------


@rule("EP-DR-05")
def test_the_four_zones() -> None:
    game = trailboss.new_game("el-paso", players=2, seed=1)
    own = game.observe(0)["players"][0]
    assert sum(own["hand"].values()) == 4
    assert sum(own["draw_pile"].values()) == 6
    assert own["discard_pile"] == {}
    assert sum(own["worker_area"].values()) == 4
    # Worker cards may be in draw and discard pile, cattle too.
    t = Table().no_cards().draw_pile(0, "joker", "criollo").discard_pile(0, "cowboy", "hereford")
    own = t.game.observe(0)["players"][0]
    assert own["draw_pile"] == {"criollo": 1, "joker": 1}
    assert own["discard_pile"] == {"hereford": 1, "cowboy": 1}


@rule("EP-DR-06")
def test_cattle_bought_gained_sold_and_simmental_go_to_the_discard_pile() -> None:
    t = Table().no_cards().money(0, 4).workers(0, cowboy=1).visit("D")
    t.play("do buy", "buy black-angus")
    assert t.cards(t.p(0).discard) == {"black-angus": 1, "cowboy": 1}
    t = Table(trains="star").no_cards().train_visit(3).play("do gain corriente")
    assert t.cards(t.p(0).discard) == {"corriente": 1}
    t = Table().no_cards().money(0, 2).build(0, 5, "S1").visit("S1")
    t.play("do pay 2 => gain shorthorn")
    assert t.cards(t.p(0).discard) == {"shorthorn": 1}
    t = Table().no_cards().hand(0, "galloway", "criollo").visit("B")
    t.play("do discard galloway => money 2")
    assert t.cards(t.p(0).discard) == {"galloway": 1}
    assert t.cards(t.p(0).hand) == {"criollo": 1}
    assert t.cards(Table().no_cards().el_paso().p(0).discard) == {"simmental": 1}


@rule("EP-DR-07")
def test_hired_workers_are_ready_at_once() -> None:
    t = Table().no_cards().money(0, 20).visit("B").play("do hire 5", "hire engineer")
    assert t.ready() == {"engineer": 1}
    assert t.cards(t.p(0).discard) == {}
    assert t.legal("bonus") == ["bonus engineer"]
    # In the same turn a worker just hired pays for a building: E is one move action away.
    t = Table(buildings="b").no_cards().build(0, 5, "S1").money(0, 9).visit("S1")
    t.play("do hire 0", "hire builder", "do build", "build 1 on S9")
    assert t.tile_on("S9") == "1b of 0"
    assert t.cards(t.p(0).discard) == {"builder": 1}


@rule("EP-DR-07")
def test_workers_spent_or_discarded_go_to_the_own_discard_pile() -> None:
    t = Table().no_cards().money(0, 9).workers(0, engineer=2, joker=1, builder=1, cowboy=1)
    t.visit("F").play("bonus engineer", "bonus builder", "do train", "train 1", "spend 1 jokers")
    assert t.ready() == {"cowboy": 1, "engineer": 1}
    assert t.cards(t.p(0).discard) == {"builder": 1, "engineer": 1, "joker": 1}
    assert t.cards(t.p(1).discard) == {}
    # By it they come to the draw pile and are drawn again.
    t.play("done", "done")
    assert t.game.seat == 1
    assert t.ready() == {"cowboy": 1, "builder": 1, "engineer": 2, "joker": 1}


@rule("EP-DR-08")
def test_removed_cattle_leave_the_game() -> None:
    t = Table().no_cards().hand(0, "hereford", "criollo").train_visit(3)
    assert t.score("cattle") == 8
    t.play("do remove cattle", "remove hereford")
    assert t.cards(t.p(0).hand) == {"criollo": 1}
    assert t.cards(t.p(0).discard) == {}
    assert t.cards(t.s.box) == {"hereford": 1}
    assert t.score("cattle") == 0
    # It is not back in the market either.
    assert t.s.market[t.tables.cards.index("hereford")] == 6


# Knowledge --------------------------------------------------------------------------------------


def play_some(seed: int, moves: int) -> trailboss.Game:
    choose = random.Random(seed)
    game = trailboss.new_game("el-paso", players=3, seed=seed)
    for _ in range(moves):
        game.play(choose.choice(game.legal))
    return game


@rule("EP-DR-09")
def test_nobody_knows_the_order_of_a_draw_pile() -> None:
    # [edge case 3] A pile has no order before a card is drawn: only what is in it can be seen.
    t = Table().draw_pile(0, "galloway", "criollo").hand(0, *["criollo"] * 3)
    own = t.game.observe(0)["players"][0]
    assert own["draw_pile"] == {"criollo": 1, "galloway": 1}
    other = t.game.observe(1)["players"][0]
    assert "draw_pile" not in other
    for card in ("galloway", "criollo"):
        again = t.game.copy()
        t.script(card).draw_phase()
        assert t.p(0).hand[t.tables.cards.index("galloway")] == int(card == "galloway")
        t.game = again


@rule("EP-DR-09")
def test_the_own_discard_pile_may_be_looked_at() -> None:
    t = Table().discard_pile(0, "joker", "simmental", "simmental")
    for seat in (0, 1, None):
        assert t.game.observe(seat)["players"][0]["discard_pile"] == {"simmental": 2, "joker": 1}


@rule("EP-DR-09")
def test_what_may_be_counted() -> None:
    # [edge case 4]
    t = Table(3).simmental(5).worker_supply(cowboy=3, joker=0).market(hereford=1)
    t.building_display(2, 1, 0, 2, 2, 2).objective_stack("O4", "O5").bonus_stack("plain")
    for seat in (0, 1, 2, None):
        seen = t.game.observe(seat)
        assert seen["simmental"] == 5
        assert seen["worker_supply"] == {"cowboy": 3, "builder": 9, "engineer": 9, "joker": 0}
        assert seen["cattle_market"] == {
            "black-angus": 8,
            "corriente": 10,
            "shorthorn": 8,
            "hereford": 1,
        }
        assert list(seen["building_display"].values()) == [2, 1, 0, 2, 2, 2]
        assert sum(seen["objective_stack"].values()) == 2
        assert sum(seen["bonus_stack"].values()) == 1


@rule("EP-DR-10")
def test_the_hand_is_secret_and_nothing_else() -> None:
    t = Table().hand(0, "hereford", "criollo").draw_pile(0, "galloway", "joker", "criollo")
    t.workers(0, cowboy=2).money(0, 7).tokens(0, 3).certificates(0, 2).posts(0, 7, 12, 12)
    t.taken(0, "step").objectives(0, "O4").bonuses(0, "plain", "permanent")
    t.discard_pile(0, "simmental").build(0, 3, "S1").visit("C")
    for seat in (1, None):
        seen = t.game.observe(seat)["players"][0]
        assert "hand" not in seen
        assert "draw_pile" not in seen
        # Hand and draw pile together, and the sizes of the two.
        assert seen["face_down"] == {"criollo": 2, "galloway": 1, "hereford": 1, "joker": 1}
        assert (seen["hand_size"], seen["draw_size"]) == (2, 3)
        assert seen["worker_area"] == {"cowboy": 2, "builder": 0, "engineer": 0, "joker": 0}
        assert (seen["money"], seen["exchange_tokens"], seen["certificates"]) == (7, 3, 2)
        assert seen["discard_pile"] == {"simmental": 1}
        assert seen["objectives"] == {"O4": 1}
        assert seen["bonus_tiles"] == {"permanent": 1, "plain": 1}
        assert seen["posts"] == {"7": 1, "12": 2}
        assert "step" not in seen["discs"]
        assert len(seen["discs"]) == 6
        assert seen["permanent_certificates"] == 1
    own = t.game.observe(0)["players"][0]
    assert own["hand"] == {"criollo": 1, "hereford": 1}
    assert own["draw_pile"] == {"criollo": 1, "galloway": 1, "joker": 1}


@rule("EP-DR-10")
def test_another_split_of_hand_and_draw_pile_looks_the_same() -> None:
    t = Table().hand(0, "hereford", "criollo").draw_pile(0, "galloway", "joker", "criollo")
    other = Table().hand(0, "galloway", "criollo").draw_pile(0, "hereford", "joker", "criollo")
    for seat in (1, None):
        assert json.dumps(t.game.observe(seat)) == json.dumps(other.game.observe(seat))
    assert t.game.observe(0) != other.game.observe(0)


@rule("EP-DR-10")
def test_everything_else_looks_the_same_from_every_seat() -> None:
    for seed in range(6):
        game = play_some(seed, 60)
        open_to_all = game.observe(None)
        for seat in range(3):
            seen = game.observe(seat)
            own = seen["players"][seat]
            together = dict.fromkeys((*own["hand"], *own["draw_pile"]), 0)
            for pile in (own.pop("hand"), own.pop("draw_pile")):
                for card, count in pile.items():
                    together[card] += count
            for hidden in ("face_down", "known_in_hand"):
                own[hidden] = open_to_all["players"][seat][hidden]
            assert own["face_down"] == together
            # What the own hand comes to follows from it.
            seen["facts"] = {"players": seen["facts"]["players"]}
            assert seen == open_to_all


@rule("EP-DR-10")
def test_a_hand_that_everybody_can_work_out() -> None:
    # When the discard pile is shuffled the draw pile is empty, so the hand is what is left.
    t = Table().hand(0, "hereford", "criollo").draw_pile(0).discard_pile(0, *["galloway"] * 5)
    t.draw_phase()
    seen = t.game.observe(1)["players"][0]
    assert seen["known_in_hand"] == {"criollo": 1, "hereford": 1}
    assert seen["face_down"] == {"criollo": 1, "galloway": 5, "hereford": 1}
    # No position that fits this seat's knowledge has another hand than these and two more.
    for seed in range(10):
        again = t.game.resample(1, SeededSource(seed)).observe(0)["players"][0]["hand"]
        assert again == {"criollo": 1, "galloway": 2, "hereford": 1}


@rule("EP-DR-10")
def test_the_face_down_stacks_are_known_to_nobody() -> None:
    game = trailboss.new_game("el-paso", players=1, seed=4, difficulty=2)
    for seat in (0, None):
        seen = game.observe(seat)
        # As numbers of each card, in the order of the tables: no order of their own.
        supply = seen["automa"]["supply"]
        assert sum(supply.values()) == 18
        cards = ["black-angus", "corriente", "cowboy", "builder", "engineer", "joker"]
        assert list(supply) == cards
        assert sum(seen["automa"]["cards_left"].values()) == 10
        assert set(seen["objective_stack"].values()) == {1}
    # Any card of a stack may be the next one, whatever the observation.
    before = game.observe(0)
    nexts = set()
    for seed in range(60):
        other = game.resample(0, SeededSource(seed))
        assert other.observe(0) == before
        other.play(other.legal[0])
        other.play(other.legal[0])
        other.play("done")
        nexts |= set(other.observe(0)["automa"]["cards_used"])
    assert len(nexts) == 10
