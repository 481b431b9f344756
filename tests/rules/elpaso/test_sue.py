"""Chapter SO: Sue's setup, her turn and movement, El Paso, the end, her score."""

from __future__ import annotations

import pytest

import trailboss
from tests.rule import rule
from tests.rules.elpaso.solo import alone, sue_at
from tests.rules.elpaso.table import SUE, Table
from trailboss.core.errors import TrailbossError
from trailboss.core.events import EV_AUTOMA, EV_CERTIFICATE, EV_HIRED, EV_MONEY, EV_TOKEN, EV_TURN
from trailboss.core.rules import Event
from trailboss.elpaso.events import EV_SPENT
from trailboss.elpaso.state import State
from trailboss.game import Game
from trailboss.titles import of_number

FULL = ("criollo", "criollo", "criollo", "criollo")
A_CARDS = ("A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8")


def solo(seed: int = 1, difficulty: int = 0) -> Game:
    return trailboss.new_game("el-paso", players=1, seed=seed, difficulty=difficulty)


def state_of(game: Game) -> State:
    assert isinstance(game.state, State)
    return game.state


# Setup ------------------------------------------------------------------------------------------


@rule("EP-SO-01")
def test_set_up_as_for_two_players() -> None:
    game = solo()
    seen = game.observe(0)
    human = seen["players"][0]
    assert (seen["simmental"], seen["seats"]) == (9, 2)
    assert (human["money"], human["exchange_tokens"], human["hand_size"]) == (4, 1, 4)
    assert human["worker_area"] == {"cowboy": 1, "builder": 1, "engineer": 1, "joker": 1}
    # The human chooses one of three objectives, and has the first turn.
    assert (game.seat, seen["decision"], len(game.legal)) == (0, "start-objective", 3)
    game.play(game.legal[1])
    assert (game.seat, game.observe(0)["decision"], game.observe(0)["turn"]) == (0, "place", 1)
    assert sum(game.observe(0)["players"][0]["objectives"].values()) == 1


@rule("EP-SO-01")
def test_sue_and_the_human_alternate() -> None:
    game = solo()
    told: list[Event] = []
    game.listen(told.append)
    game.play(game.legal[0])
    for turn in range(4):
        assert (game.seat, game.observe(0)["turn"]) == (0, 2 * turn + 1)
        game.play(game.legal[0])
        game.play("done")
    turns = [(event[1], event[2]) for event in told if event[0] == EV_TURN]
    assert turns == [(turn % 2, turn + 1) for turn in range(9)]
    assert [event[1] for event in told if event[0] == EV_AUTOMA] == [SUE] * 4


@rule("EP-SO-02")
def test_what_sue_has_and_has_not() -> None:
    game = solo()
    sue = state_of(game).players[SUE]
    assert (sue.hand[-1], sue.draw[-1], sue.discard[-1]) == (0, 0, 0)
    assert (sue.objectives[-1], sue.bonuses[-1]) == (0, 0)
    assert (sue.money, sue.tokens, sue.certificate) == (0, 0, 0)
    # 7 discs: one lies on a post, six are left.
    assert (sue.discs.bit_count(), sum(sue.posts)) == (6, 1)
    # The objective the human takes is the only one taken.
    game.play(game.legal[0])
    sue = state_of(game).players[SUE]
    assert sue.objectives[-1] == 0
    assert [player.objectives[-1] for player in state_of(game).players] == [1, 0]


@rule("EP-SO-02")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_sue_never_has_money(seed: int) -> None:
    game = solo(seed, 3)
    told: list[Event] = []
    game.listen(told.append)
    while not game.over:
        game.play(game.ruleset.default(game.state))
        sue = state_of(game).players[SUE]
        assert (sue.money, sue.tokens, sue.certificate) == (0, 0, 0)
    hers = {event[0] for event in told if event[1] == SUE}
    assert not hers & {EV_MONEY, EV_TOKEN, EV_CERTIFICATE, EV_SPENT, EV_HIRED}
    assert game.scores()[SUE].lines["money"] == 0


@rule("EP-SO-03")
def test_her_supply_and_her_worker_row() -> None:
    seen = solo().observe(0)
    assert seen["automa"]["supply"] == {
        "cowboy": 3,
        "builder": 3,
        "engineer": 3,
        "joker": 3,
        "black-angus": 3,
        "corriente": 3,
    }
    assert sum(seen["automa"]["supply"].values()) == 18
    row = {"cowboy": 1, "builder": 1, "engineer": 1, "joker": 0}
    assert seen["players"][SUE]["worker_area"] == row
    # What is left for the human.
    assert seen["worker_supply"] == {"cowboy": 7, "builder": 7, "engineer": 7, "joker": 8}
    assert seen["cattle_market"] == {
        "black-angus": 5,
        "corriente": 7,
        "shorthorn": 8,
        "hereford": 6,
    }


@rule("EP-SO-03")
def test_the_order_of_her_row_is_random_and_stays() -> None:
    orders: dict[tuple[str, ...], int] = {}
    for seed in range(60):
        order = tuple(solo(seed).observe(0)["automa"]["order"])
        assert sorted(order) == ["builder", "cowboy", "engineer"]
        orders[order] = orders.get(order, 0) + 1
    assert len(orders) == 6
    assert min(orders.values()) >= 3
    game = solo(5)
    order_before = state_of(game).order[:]
    while not game.over:
        game.play(game.ruleset.default(game.state))
    assert state_of(game).order == order_before


@rule("EP-SO-04")
@pytest.mark.parametrize("difficulty", [0, 1, 2, 3])
def test_the_automa_stack(difficulty: int) -> None:
    seen = solo(1, difficulty).observe(0)["automa"]
    extra = ("B1", "B2", "B3")[:difficulty]
    assert seen["cards_left"] == dict.fromkeys((*A_CARDS, *extra), 1)
    assert seen["cards_used"] == {}


@rule("EP-SO-04")
def test_difficulty_is_0_to_3_and_for_the_solo_game() -> None:
    assert trailboss.new_game("el-paso", players=1, seed=1).options["difficulty"] == 0
    for wrong in (-1, 4, "hard", True):
        with pytest.raises(TrailbossError):
            trailboss.new_game("el-paso", players=1, seed=1, difficulty=wrong)
    with pytest.raises(TrailbossError):
        trailboss.new_game("el-paso", players=2, seed=1, difficulty=1)


@rule("EP-SO-04")
@pytest.mark.parametrize(
    ("named", "extra"),
    [("none", ()), ("B3", ("B3",)), ("B1+B3", ("B1", "B3")), ("B1+B2+B3", ("B1", "B2", "B3"))],
)
@pytest.mark.parametrize("difficulty", [0, 2])
def test_the_b_cards_can_be_named(named: str, extra: tuple[str, ...], difficulty: int) -> None:
    game = trailboss.new_game("el-paso", players=1, seed=1, difficulty=difficulty, b_cards=named)
    seen = game.observe(0)["automa"]
    assert seen["cards_left"] == dict.fromkeys((*A_CARDS, *extra), 1)
    assert trailboss.replay(game.record).options["b_cards"] == named


@rule("EP-SO-04")
def test_which_b_cards_can_be_named() -> None:
    assert trailboss.new_game("el-paso", players=1, seed=1).options["b_cards"] == "by level"
    with pytest.raises(TrailbossError, match=r"b_cards is .*none, B1, B2, B3, .*not 'B4'"):
        trailboss.new_game("el-paso", players=1, seed=1, b_cards="B4")
    with pytest.raises(TrailbossError, match="b_cards is for the solo game"):
        trailboss.new_game("el-paso", players=2, seed=1, b_cards="B1")
    assert "b_cards" not in of_number("el-paso", 1).options(1, {})


@rule("EP-SO-05")
def test_her_disc_on_post_5_and_her_herder_on_el_paso() -> None:
    t = Table(players=1)
    assert (t.posts_of(SUE), t.where(SUE)) == ({5: 1}, "EL-PASO")
    # Her first turn: a movement, no Simmental, no delivery for the start.
    t.sue_turn("A4", "cowboy")
    assert (t.where(SUE), t.s.simmental, t.posts_of(SUE)) == ("D", 9, {5: 1})
    assert t.sue.discard[-1] == 0


@rule("EP-SO-06")
def test_buildings_without_the_humans_marker_are_hers() -> None:
    t = Table(players=1).hand(0, "criollo").build(SUE, 4, "S1").build(0, 4, "S4")
    assert t.visit("S1").legal() == ["done", "auxiliary money", "auxiliary exchange"]
    assert t.visit("S4").legal("do ") == ["do token 1", "do auxiliary 2", "do move 2"]
    # Nor can the human replace it.
    t.money(0, 50).workers(0, builder=6).visit("E").play("do build")
    assert [move for move in t.legal("build") if move.endswith("S1")] == []
    # The one she builds herself is hers.
    t = Table(players=1).sue_has(builder=4, cowboy=1, engineer=1).sue_turn("A3")
    assert t.tile_on("S5") == "4a of 1"
    assert t.hand(0, "criollo").visit("S5").legal("do") == ["done"]


# Her turn ---------------------------------------------------------------------------------------


@rule("EP-SO-07")
def test_one_card_a_turn() -> None:
    t = Table(players=1).sue_deck("A4", "A6").sue_supply("cowboy", "builder")
    t.sue_turn("A6", "builder")
    seen = t.game.observe(0)["automa"]
    assert (seen["cards_left"], seen["cards_used"]) == ({"A4": 1}, {"A6": 1})
    assert (t.game.seat, t.decision) == (0, "move")
    t.sue_turn("A4", "cowboy")
    # Empty, but not shuffled before her next turn begins.
    seen = t.game.observe(0)["automa"]
    assert (seen["cards_left"], seen["cards_used"]) == ({}, {"A4": 1, "A6": 1})


@rule("EP-SO-07")
def test_an_empty_stack_is_shuffled_at_the_start_of_her_turn() -> None:
    t = Table(players=1).sue_deck("A4", "A6").sue_supply(*["cowboy"] * 4)
    t.sue_turn("A4", "cowboy").sue_turn("A6", "cowboy")
    t.at(SUE, "EL-PASO").sue_turn("A4", "cowboy")
    seen = t.game.observe(0)["automa"]
    assert (seen["cards_left"], seen["cards_used"]) == ({"A6": 1}, {"A4": 1})
    # A card comes again only after all of them.
    with pytest.raises(TrailbossError, match="only one of A6"):
        t.sue_turn("A4")


@rule("EP-SO-08")
@pytest.mark.parametrize(
    ("card", "steps"),
    [
        ("A1", 3),
        ("A2", 1),
        ("A3", 2),
        ("A4", 3),
        ("A5", 2),
        ("A6", 3),
        ("A7", 4),
        ("A8", 2),
        ("B1", 3),
        ("B2", 4),
        ("B3", 4),
    ],
)
def test_the_steps_of_each_card(card: str, steps: int) -> None:
    ring = ("B", "C", "D", "E", "F", "G", "EL-PASO")
    for start, space in enumerate(("EL-PASO", "B", "C")):
        t = sue_at(space).sue_has(cowboy=3, engineer=1, builder=2).sue_deck(card)
        t.objective_stack("O1").objective_display("O2", None, None).sue_order(
            "cowboy", "builder", "engineer"
        )
        draws = {"A4": 1, "A5": 2, "A6": 1, "A7": 1, "B3": 2}.get(card, 0)
        tile = ["O1"] if card == "A2" else []
        t.sue_turn(card, *["cowboy"] * draws, *tile)
        assert t.where(SUE) == ring[start + steps - 1]
        assert t.undrawn == 0


@rule("EP-SO-08")
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_one_step_for_each_worker_of_the_type(count: int) -> None:
    ring = ("B", "C", "D", "E", "F")
    for card, worker in (("A1", "cowboy"), ("A2", "engineer"), ("A3", "builder")):
        row = {"cowboy": 1, "engineer": 1, "builder": 1} | {worker: count}
        t = Table(players=1).sue_has(**row).objective_display(None, None, None)
        t.objective_stack().bonus_display(None, None, None).bonus_stack().sue_supply()
        assert t.sue_turn(card).where(SUE) == ring[count - 1]


@rule("EP-SO-08")
@pytest.mark.parametrize(("card", "steps"), [("A4", 3), ("A7", 4)])
def test_el_paso_stops_her(card: str, steps: int) -> None:
    for start in ("F", "G"):
        t = sue_at(start).objective_display(None, None, None).objective_stack()
        assert t.sue_turn(card, "cowboy").where(SUE) == "EL-PASO"
    assert steps > 2  # she had steps left


@rule("EP-SO-08")
def test_the_buildings_of_both_are_steps_for_both() -> None:
    t = sue_at("EL-PASO").build(0, 1, "S1").build(SUE, 1, "S4")
    assert t.sue_turn("A4", "cowboy").where(SUE) == "C"  # S1, B, C
    assert t.sue_turn("A5", "cowboy", "cowboy").where(SUE) == "D"  # S4, D
    # For the human as well: no more than three of S1, B, C, S4.
    assert t.at(0, "EL-PASO").turn(0).legal("move") == ["move to S1", "move to B", "move to C"]


@rule("EP-SO-08")
def test_she_moves_exactly_the_steps() -> None:
    # A herder of the human on the way neither counts nor blocks.
    t = sue_at("EL-PASO").at(0, "C")
    assert t.sue_turn("A4", "cowboy").where(SUE) == "D"


@rule("EP-SO-09")
@pytest.mark.parametrize(
    ("start", "inner", "outer", "beyond"),
    [("B", "S3", "S2", "C"), ("F", "S7", "S6", "G"), ("G", "S9", "S8", "EL-PASO")],
)
def test_the_branch_with_fewest_locations_then_the_inner_one(
    start: str, inner: str, outer: str, beyond: str
) -> None:
    def one_step(*filled: str) -> str:
        t = sue_at(start).sue_has(cowboy=1, builder=1, engineer=1)
        for space in filled:
            t.build(0, 1, space)
        t.objective_display(None, None, None).objective_stack()
        return t.sue_turn("A1").where(SUE)

    assert one_step() == beyond
    assert one_step(inner) == beyond  # by the outer branch
    assert one_step(outer) == beyond  # by the inner branch
    assert one_step(inner, outer) == inner  # both have one location


@rule("EP-SO-09")
def test_every_fork_of_a_long_way() -> None:
    # Fork 1 inner filled, fork 2 outer filled: neither costs a step.
    t = sue_at("E").build(0, 1, "S7").build(SUE, 1, "S3").sue_has(cowboy=2, builder=1, engineer=1)
    assert t.sue_turn("A1").where(SUE) == "G"
    t.at(SUE, "EL-PASO").sue_turn("A4", "cowboy")
    assert t.where(SUE) == "D"
    # Both branches filled: the inner location is a step.
    t.build(0, 2, "S2").at(SUE, "EL-PASO").sue_turn("A6", "cowboy")
    assert t.where(SUE) == "C"


@rule("EP-SO-10")
def test_the_location_has_no_influence() -> None:
    t = sue_at("B").build(0, 1, "S4").build(SUE, 6, "S5").sue_has(cowboy=1, builder=1, engineer=1)
    t.sue_turn("A1")  # to C: no money, no certificate
    assert t.where(SUE) == "C"
    assert t.cards(t.sue.discard) == {"black-angus": 1}
    assert (t.sue.money, t.sue.certificate, t.sue.tokens) == (0, 0, 0)
    # To her own 6a: no tile, no token, no move.
    t.at(SUE, "E").sue_deck("A1").sue_turn("A1")
    assert (t.where(SUE), t.sue.bonuses[-1], t.sue.objectives[-1]) == ("S5", 0, 0)


@rule("EP-SO-10")
def test_her_workers_are_never_spent() -> None:
    t = sue_at("EL-PASO").sue_has(cowboy=3, builder=3, engineer=1)
    t.objective_display("O1", None, None).objective_stack()
    for card in ("A1", "A2", "A3"):
        t.at(SUE, "EL-PASO").sue_turn(card)
        assert t.ready(SUE) == {"cowboy": 3, "builder": 3, "engineer": 1}
    assert t.cards(t.sue.discard) == {"shorthorn": 1}
    assert (t.objectives_of(SUE), t.tile_on("S5")) == ({"O1": 1}, "3a of 1")


# El Paso ----------------------------------------------------------------------------------------


@rule("EP-SO-20")
def test_the_posts_in_turn() -> None:
    t = sue_at("G").sue_supply(*["cowboy"] * 10).objective_display(None, None, None)
    t.objective_stack()
    expected = {5: 1}
    for number, post in enumerate((7, 9, 10, 12, 14, 16), 1):
        hire = ["cowboy"] if post == 9 else []
        t.at(SUE, "G").sue_deck("A4").sue_turn("A4", "cowboy", *hire)
        expected[post] = 1
        assert (t.where(SUE), t.posts_of(SUE)) == ("EL-PASO", expected)
        assert (t.s.simmental, t.cards(t.sue.discard)) == (9 - number, {"simmental": number})
        assert t.sue.discs.bit_count() == 6 - number
    # No disc left: a Simmental, nothing more.
    t.at(SUE, "G").sue_deck("A4").sue_turn("A4", "cowboy")
    assert (t.posts_of(SUE), t.s.simmental) == (expected, 2)
    assert t.cards(t.sue.discard) == {"simmental": 7}


@rule("EP-SO-20")
def test_the_action_comes_first() -> None:
    # The objective display has one tile of 5 VP: the train takes it, then the post the next best.
    t = sue_at("G").sue_has(cowboy=1, builder=1, engineer=1)
    t.objective_display("O1", "O20", "O9").objective_stack("O2", "O3")
    t.sue_turn("A2", "O2", "O3")
    assert t.objectives_of(SUE) == {"O20": 1, "O9": 1}
    assert t.posts_of(SUE) == {5: 1, 7: 1}
    assert t.game.observe(0)["objective_display"] == ["O1", "O2", "O3"]


@rule("EP-SO-20")
def test_her_discs_ignore_those_of_the_human() -> None:
    t = sue_at("G").posts(0, 7, 9, 10).objective_display(None, None, None).objective_stack()
    t.sue_turn("A4", "cowboy")
    assert (t.posts_of(SUE), t.posts_of(0)) == ({5: 1, 7: 1}, {7: 1, 9: 1, 10: 1})


@rule("EP-SO-21")
def test_rewards_she_takes() -> None:
    t = sue_at("G").objective_display("O3", "O12", "O9").objective_stack("O4")
    t.sue_turn("A4", "cowboy", "O4")
    # Post 7: the objective with the most VP, the leftmost of two with 4.
    assert t.objectives_of(SUE) == {"O12": 1}
    # Post 9: a card of her supply instead of a hire.
    t = sue_at("G").posts(SUE, 5, 7).sue_supply("cowboy", "corriente")
    supply = t.s.workers[:]
    t.sue_turn("A4", "cowboy", "corriente")
    assert t.posts_of(SUE) == {5: 1, 7: 1, 9: 1}
    assert t.cards(t.sue.discard) == {"corriente": 1, "simmental": 1}
    assert (t.undrawn, t.s.workers) == (0, supply)


@rule("EP-SO-21")
@pytest.mark.parametrize("last", [9, 10, 12, 14])
def test_rewards_she_ignores(last: int) -> None:
    # Posts 10, 12, 14, 16: no certificate, no token, no draw.
    t = sue_at("G").posts(SUE, last).sue_turn("A4", "cowboy")
    assert len(t.posts_of(SUE)) == 2
    assert (t.sue.money, t.sue.certificate, t.sue.tokens) == (0, 0, 0)
    assert t.cards(t.sue.discard) == {"simmental": 1}
    assert (t.sue.objectives[-1], t.s.supply[-1]) == (0, 2)


@rule("EP-SO-22")
def test_sue_claims_the_space() -> None:
    t = sue_at("G").simmental(0).objective_display(None, None, None).objective_stack()
    t.sue_turn("A4", "cowboy")
    assert (t.s.claimer, t.score("cattle", SUE)) == (SUE, 2)
    assert (t.posts_of(SUE), t.sue.discard[-1]) == ({5: 1, 7: 1}, 0)
    # The human has one last turn.
    assert (t.game.over, t.game.seat) == (False, 0)
    t.hand(0, *FULL).at(0, "C").play("move to D", "done")
    assert t.game.over


@rule("EP-SO-22")
def test_the_last_simmental_is_a_card_and_the_next_arrival_claims() -> None:
    t = sue_at("G").simmental(1).discs(SUE).sue_turn("A4", "cowboy")
    assert (t.s.simmental, t.s.claimer, t.cards(t.sue.discard)) == (0, -1, {"simmental": 1})
    # Sue, who took the last, arrives next: she claims.
    t.at(SUE, "G").sue_turn("A6", "cowboy")
    assert (t.s.claimer, t.cards(t.sue.discard)) == (SUE, {"simmental": 1})


@rule("EP-SO-22")
def test_her_last_turn_after_the_human_has_claimed() -> None:
    t = sue_at("G").simmental(0).claimed(0).posts(SUE, 5, 7, 9)
    t.sue_turn("A4", "cowboy")
    assert t.game.over
    assert (t.where(SUE), t.s.claimer) == ("EL-PASO", 0)
    assert (t.posts_of(SUE), t.sue.discard[-1]) == ({5: 1, 7: 1, 9: 1, 10: 1}, 0)
    assert (t.score("cattle", 0), t.score("cattle", SUE)) == (2, 0)
    assert t.ready(SUE)["cowboy"] == 2  # her card's action was done


@rule("EP-SO-22")
def test_the_human_claims_and_sue_has_one_turn() -> None:
    t = alone().simmental(0).at(0, "G").hand(0, *FULL).draw_pile(0, *FULL)
    t.play("move to EL-PASO", "keep 0 certificates", "deliver to 0")
    t.script(*["criollo"] * 4, "A5", "black-angus", "joker")
    t.play("disc aux-money")
    assert (t.game.over, t.undrawn, t.s.claimer) == (True, 0, 0)
    assert t.where(SUE) == "C"


# Score ------------------------------------------------------------------------------------------


@rule("EP-SO-24")
def test_her_score() -> None:
    t = Table(players=1).sue_has(cowboy=3, builder=2, engineer=1, joker=1).claimed(SUE)
    t.build(SUE, 4, "S1").build(SUE, 5, "S4").posts(SUE, 5, 7, 9, 10, 12, 14, 16)
    t.discard_pile(SUE, "hereford", "corriente", "black-angus", "simmental")
    t.bonuses(SUE, "plain", "permanent").objectives(SUE, "O16", "O1", "O11")
    assert t.game.scores()[SUE].lines == {
        "money": 0,
        "buildings": 7 + 11,
        "trading posts": 2 + 4 + 7 + 9,
        "workers": 2 * 7,  # the Joker set aside too
        "cattle": 8 + 3 + 2 + 2,
        "bonus tiles": 5 + 2,
        "objectives": 5 + 3 + 4,  # fulfilled or not
    }
    assert t.game.scores()[SUE].total == 18 + 22 + 14 + 15 + 7 + 12
    # What is left in her supply scores nothing.
    before = t.game.scores()[SUE].total
    assert t.sue_supply("joker", "corriente", "hereford").game.scores()[SUE].total == before


@rule("EP-SO-24")
def test_the_start_is_worth_six_points() -> None:
    assert solo().scores()[SUE].total == 6  # three workers


@rule("EP-SO-24")
def test_the_higher_score_wins_and_ties_go_by_the_humans_money() -> None:
    t = Table(players=1).no_cards().sue_has(cowboy=1)  # 2 VP
    t.money(0, 10)
    assert t.rules.winners(t.s) == [0, SUE]
    assert t.money(0, 11).rules.winners(t.s) == [0]
    assert t.money(0, 9).rules.winners(t.s) == [SUE]
    assert t.money(0, 15).rules.winners(t.s) == [0]
