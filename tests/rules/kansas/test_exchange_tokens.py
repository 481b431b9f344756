"""Chapter DR: exchange tokens."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import trailboss
from tests.rule import rule
from tests.rules.kansas.table import Table
from trailboss.core.errors import IllegalMove, TrailbossError
from trailboss.kansas import constants as k

PAIR = "do discard pair => money 4"


def others(t: Table) -> list[str]:
    """The legal moves but for exchange tokens."""
    return [text for text in t.legal() if not text.startswith("exchange")]


@rule("2E-DR-06")
@pytest.mark.parametrize("count", [1, 2])
def test_a_token_draws_and_discards(count: int) -> None:
    t = Table().tokens(0, 1).hand(0, "red").draw_stack(0, "gray", "white", "white")
    t.discard_pile(0).visit("B")
    assert t.legal("exchange") == ["exchange 1"]  # the first card; 0 is no choice
    t.script("gray", "white").play("exchange 1")
    assert t.p(0).hand[-1] == 2
    assert t.legal() == ["done", "draw 1"]
    t.play("draw 1" if count == 2 else "done")
    assert t.p(0).tokens == 0
    assert t.p(0).hand[-1] == 1 + count
    assert t.decision == "discard"
    t.play("discard gray")
    if count == 2:
        t.play("discard red")
    assert t.decision == "phase-b"
    assert t.p(0).hand[-1] == 1
    assert t.p(0).discard[-1] == count
    assert t.legal("exchange") == []


@rule("2E-DR-06")
def test_a_token_needs_a_card_to_draw() -> None:
    t = Table().tokens(0, 1).hand(0, "red").draw_stack(0).discard_pile(0).visit("B")
    assert t.legal("exchange") == []
    t.discard_pile(0, "gray")
    assert t.legal("exchange") == ["exchange 1"]
    t.hand(0)  # an empty hand does not matter
    assert t.legal("exchange") == ["exchange 1"]
    t.draw_stack(0, "white").script("white", "gray").play("exchange 1", "draw 1")
    assert t.choices("discard") == ["discard gray"]
    t.play("discard white", "discard gray")
    assert t.p(0).hand[-1] == 0
    t.tokens(0, 0)
    assert t.legal("exchange") == []


def city(t: Table) -> Table:
    t.foresights(("flood-4-green", "green-outlaw"), (None, None), (None, None))
    return t.city()


def wide(t: Table) -> Table:
    """A rich table, so that every decision can be reached."""
    t.money(0, 30).hand(0, "gray", "gray", "yellow", "calf", "calf").engine(0, "9")
    t.workers(0, cowboy=2, engineer=1).tokens(0, 2).no_discs(0, aux_money=1, hand=1)
    t.draw_stack(0, "green", "black", "white").discard_pile(0)
    t.tile("FLOOD-2", "flood-2-green").tile("OUTLAW-4", "green-outlaw").jobs("cb", placed=2)
    return t.station_master("S2", "SM5").market("red").stock("blue")


DECISIONS: dict[str, Callable[[Table], Table]] = {
    "discard": lambda t: t.frames(0, (k.PHASE_A,), (k.DISCARD, 2, 0)),
    "place": lambda t: t.frames(0, (k.PLACE,)),
    "phase-a": lambda t: t.turn(0),
    "phase-b": lambda t: t.visit("A"),
    "offer": lambda t: t.offer("hazard 0"),
    "pay-card": lambda t: t.visit("F").play(PAIR),
    "remove": lambda t: t.visit("G").play(
        *("do auxiliary double", "auxiliary remove double", "engine to 7")
    ),
    "hire": lambda t: t.visit("A").play("do hire 0"),
    "buy": lambda t: t.visit("E").play("do buy"),
    "build": lambda t: t.visit("B").play("do build 2"),
    "engine": lambda t: t.visit("C").play("do engine engineers"),
    "engine-back": lambda t: t.visit("G").play(
        "do auxiliary double", "auxiliary certificate single"
    ),
    "engine-return": lambda t: (
        t.engine(0, "38").visit("C").play("do engine engineers", "engine to 39", "decline")
    ),
    "engine-deliver": lambda t: t.build(0, 9, "A-1").visit("A-1").play("do deliver"),
    "upgrade": lambda t: t.engine(0, "7").visit("C").play("do engine engineers", "engine to T7"),
    "upgrade-behind": lambda t: t.build(0, 9, "A-1").visit("A-1").play("do upgrade-behind"),
    "disc": lambda t: DECISIONS["upgrade"](t).play("upgrade S2"),
    "master": lambda t: DECISIONS["disc"](t).play("disc aux-money"),
    "objective": lambda t: t.visit("C").play("do objective"),
    "hazard": lambda t: t.visit("F").play("do hazard 7"),
    "outlaw": lambda t: t.visit("D").play("do outlaw"),
    "auxiliary": lambda t: t.visit("G").play("do auxiliary double"),
    "draw": lambda t: t.offer("draw 3").play("do draw 3"),
    "move": lambda t: t.build(0, 4, "A-1").visit("A-1").play("do move 2"),
    "enter-city": city,
    "foresight": lambda t: city(t).play("enter Kansas City"),
    "income": lambda t: DECISIONS["foresight"](t).play("foresight flood-4-green"),
    "simmental": lambda t: DECISIONS["income"](t).play("keep 0 certificates"),
    "city": lambda t: t.subphase_5(12),
    "copy": lambda t: t.build(0, 6, "B-1").visit("B-1").play("do copy"),
    "held": lambda t: t.frames(0, (k.KANSAS_CITY, 5, 7, 0, 1), (k.HELD,)),
}


def asked(decision: str) -> Table:
    """A table at a decision; all buildings show their a-sides but 6b, and 9b where it is needed."""
    sides = "b" if decision == "upgrade-behind" else "aaaaabaaaaaa"
    return DECISIONS[decision](wide(Table(simmental=True, buildings=sides)))


@rule("2E-DR-07")
@pytest.mark.parametrize("decision", list(DECISIONS))
def test_a_token_at_every_decision_of_the_own_turn(decision: str) -> None:
    t = asked(decision)
    t.draw_stack(0, "green", "black", "white").discard_pile(0)
    assert t.decision == decision
    before = others(t)
    hand = t.cards(t.p(0).hand)
    assert before
    assert t.legal("exchange") == ["exchange 1"]
    t.script("green", "black").play("exchange 1", "draw 1")
    assert t.p(0).tokens == 1
    assert t.decision == "discard"
    assert t.p(0).hand[-1] == sum(hand.values()) + 2
    t.play("discard green", "discard black")
    # The same question again, with the same answers.
    assert t.decision == decision
    t.tokens(0, 2)
    assert others(t) == before
    assert t.cards(t.p(0).hand) == hand
    # Nobody else's tokens are asked for.
    t.tokens(0, 0).tokens(1, 5)
    assert t.s.seat == 0
    assert t.legal() == [move for move in before if move != "hold hand"]


@rule("2E-DR-07")
def test_the_list_of_decisions_is_complete() -> None:
    kinds = {asked(decision).s.stack[-5] for decision in DECISIONS}
    assert kinds == set(range(k.DISCARD, k.HELD + 1))


@rule("2E-DR-07")
def test_before_the_hand_is_counted() -> None:
    t = Table().tokens(0, 1).hand(0, "gray").draw_stack(0, "yellow").discard_pile(0).money(0, 0)
    t.foresights((None, None), (None, None), (None, None)).script("yellow").city()
    t.play("enter Kansas City")
    assert t.decision == "income"
    t.play("exchange 1", "discard gray", "keep 0 certificates")
    assert t.p(0).money == 3


@rule("2E-DR-08")
def test_a_token_in_the_middle_of_a_discard() -> None:
    t = Table().tokens(0, 1).hand(0, "green", "red").draw_stack(0, "gray", "gray", "blue")
    t.discard_pile(0).discs(0, aux_draw=0).script("blue", "gray", "gray").visit("G")
    t.play("do auxiliary double", "auxiliary draw double", "discard red")
    # One of two is still to be discarded, and the token's discard comes before it.
    assert t.cards(t.p(0).hand) == {"gray": 1, "green": 1, "blue": 1}
    assert t.choices("discard") == ["discard blue"]
    t.play("exchange 1", "done")
    assert t.cards(t.p(0).hand) == {"gray": 2, "green": 1, "blue": 1}
    assert others(t) == ["discard gray", "discard green", "discard blue"]
    t.play("discard blue")
    assert t.decision == "discard"
    # Back at the interrupted one: every card is open again, though red was put down before.
    assert others(t) == ["discard gray", "discard green"]
    t.play("discard gray")
    assert t.decision == "phase-b"
    assert t.cards(t.p(0).hand) == {"gray": 1, "green": 1}
    assert t.cards(t.p(0).discard) == {"gray": 1, "red": 1, "blue": 1}


@rule("2E-DR-08")
def test_a_token_inside_the_discard_of_a_token() -> None:
    t = Table().tokens(0, 2).hand(0, "red").draw_stack(0, "gray", "white", "blue").visit("B")
    t.discard_pile(0).script("gray", "white", "blue")
    t.play("exchange 1", "draw 1", "exchange 1")
    assert t.p(0).tokens == 0
    assert t.cards(t.p(0).hand) == {"gray": 1, "white": 1, "red": 1, "blue": 1}
    t.play("discard blue", "discard gray", "discard white")
    assert t.decision == "phase-b"
    assert t.cards(t.p(0).hand) == {"red": 1}


@rule("2E-DR-08")
def test_a_token_between_two_cards_removed() -> None:
    t = Table().tokens(0, 1).hand(0, "green", "red").draw_stack(0, "gray").discard_pile(0)
    t.discs(0, aux_remove=0).engine(0, "9").visit("G").script("gray")
    t.play("do auxiliary double", "auxiliary remove double", "engine to 7", "remove red")
    assert t.choices("decline", "remove") == ["decline"]
    t.play("exchange 1", "discard green")
    assert others(t) == ["decline", "remove gray"]
    t.play("remove gray")
    assert t.decision == "phase-b"
    assert (t.p(0).hand[-1], t.cards(t.s.box_cards)) == (0, {"gray": 1, "red": 1})


@rule("2E-DR-09")
def test_a_pair_that_is_gone() -> None:
    t = Table().tokens(0, 1).hand(0, "gray", "gray").draw_stack(0, "white", "black").money(0, 0)
    t.discard_pile(0).visit("F").play(PAIR)
    assert others(t) == ["discard gray"]
    t.script("white", "black").play("exchange 1", "draw 1", "discard gray", "discard gray")
    assert t.legal() == ["decline"]
    t.play("decline")
    assert t.decision == "phase-b"
    assert t.p(0).money == 0
    assert t.cards(t.p(0).hand) == {"black": 1, "white": 1}
    assert t.legal() == ["done"]  # the action counts as used


@rule("2E-DR-09")
def test_the_second_card_of_a_pair_is_gone() -> None:
    t = Table().tokens(0, 1).hand(0, "gray", "gray").draw_stack(0, "white").money(0, 0)
    t.discard_pile(0).visit("F").play(PAIR, "discard gray")
    assert others(t) == ["discard gray"]
    t.script("white").play("exchange 1", "done", "discard gray")
    assert t.legal() == ["decline"]
    t.play("decline")
    assert (t.decision, t.p(0).money) == ("phase-b", 0)
    assert t.cards(t.p(0).discard) == {"gray": 2}  # what was put down stays there


@rule("2E-DR-09")
def test_a_pair_found_again_does_not_lapse() -> None:
    # With the first card down, any card of its type completes the pair.
    t = Table().tokens(0, 1).hand(0, "brown-4vp", "brown-5vp").draw_stack(0, "brown-3vp")
    t.money(0, 0).discard_pile(0).visit("F").script("brown-3vp").play(PAIR, "discard brown-4vp")
    t.play("exchange 1", "done", "discard brown-5vp")
    assert t.legal() == ["discard brown-3vp"]
    t.play("discard brown-3vp")
    assert t.p(0).money == 4
    # Without a token in between a pair is counted in one order only.
    t = Table().no_tokens().hand(0, "brown-4vp", "brown-5vp", "brown-3vp").visit("F").play(PAIR)
    assert t.choices() == ["discard brown-3vp", "discard brown-4vp"]
    t.play("discard brown-4vp")
    assert t.choices() == ["discard brown-5vp"]
    # A second token may bring a new pair.
    t = Table().tokens(0, 2).hand(0, "gray", "gray").draw_stack(0, "white", "black", "white")
    t.money(0, 0).discard_pile(0).visit("F").script("white", "black").play(PAIR)
    t.play("exchange 1", "draw 1", "discard gray", "discard gray")
    assert others(t) == ["decline"]
    t.script("white").play("exchange 1", "done", "discard black")
    assert others(t) == ["discard white"]
    t.play("discard white", "discard white")
    assert t.p(0).money == 4


@rule("2E-DR-09")
def test_other_payments_lapse_too() -> None:
    t = Table(buildings="a").tokens(0, 1).build(0, 5, "FLOOD-B1").hand(0, "red").money(0, 0)
    t.draw_stack(0, "OD1").discard_pile(0).visit("FLOOD-B1").script("OD1")
    t.play("do discard value-3 => money 7", "exchange 1", "discard red")
    assert t.legal() == ["decline"]
    t.play("decline")
    assert (t.decision, t.p(0).money) == ("phase-b", 0)
    t.hand(0, "red").tokens(0, 1).draw_stack(0, "OD1").discard_pile(0).script("OD1")
    t.play("do discard cattle => certificate 1", "exchange 1", "discard red", "decline")
    assert (t.decision, t.p(0).certificate) == ("phase-b", 0)


@rule("2E-DR-10")
def test_any_number_of_tokens() -> None:
    t = Table().tokens(0, 15).hand(0, "red").draw_stack(0, "gray", "white").visit("B")
    for used in range(15):
        assert t.p(0).tokens == 15 - used
        t.play("exchange 1", "done").play(t.legal("discard")[0])
    assert t.p(0).tokens == 0
    assert t.legal("exchange") == []
    assert t.decision == "phase-b"


@rule("2E-DR-10")
def test_tokens_are_not_limited_and_score_nothing() -> None:
    t = Table(buildings="b").tokens(0, 40).tokens(1, 7).build(0, 12, "A-1").area(0).money(0, 0)
    before = t.game.scores()[0].total
    t.visit("A-1").play("do token 1")
    assert t.p(0).tokens == 41
    assert t.game.scores()[0].total == before
    assert t.tokens(0, 0).game.scores()[0].total == before


@rule("2E-DR-10")
def test_where_tokens_come_from() -> None:
    t = Table().tokens(0, 0).tile("OUTLAW-1", "green-outlaw").money(0, 0).visit("D")
    t.play("do outlaw", "outlaw OUTLAW-1")
    assert (t.p(0).tokens, t.p(0).money) == (1, 0)
    t.cities(0, st_louis=1).engine(0, "9").subphase_5(6)
    t.play("deliver to bloomington", "disc aux-money")
    assert t.p(0).tokens == 2
    tables = t.tables
    token = {at for at in range(len(tables.programs)) if "token" in tables.programs[at]}
    faces = [
        tables.face_names[face]
        for face in range(len(tables.face_names))
        if any(program in token for action in tables.face_actions[face] for program in action)
    ]
    assert faces == ["12b"]
    assert [at + 1 for at in range(9) if tables.bounty[at] in token] == [1]
    arrows = [tables.cities[at] for at in range(10) if tables.arrow_program[at] in token]
    assert arrows == ["st-louis"]
    assert not token & {at for actions in tables.neutral_actions for one in actions for at in one}
    assert not token & {at for programs in tables.worker_programs for at in programs}
    assert not token & {at for programs in tables.master_programs for at in programs}
    assert not token & {*tables.objective_program, *tables.space_risk}
    assert not token & {*tables.auxiliary_single, *tables.auxiliary_double}


# In another player's turn -------------------------------------------------------------------------


def waiting(decision: str) -> Table:
    """Seat 0 decides; seat 1 has a token and cards."""
    t = asked(decision)
    return t.tokens(1, 1).hand(1, "red", "white").draw_stack(1, "gray", "green").discard_pile(1)


@rule("2E-DR-12")
@pytest.mark.parametrize("decision", list(DECISIONS))
def test_a_token_in_another_turn(decision: str) -> None:
    t = waiting(decision)
    before = t.legal()
    mine = t.rules.dump(t.s)["players"][0]
    assert [str(move) for move in t.game.asides(1)] == ["seat 2 exchanges"]
    assert t.game.asides(0) == ()
    assert "seat 2 exchanges" not in before
    t.script("gray", "green").play("seat 2 exchanges")
    # The game waits for seat 1.
    assert (t.s.seat, t.decision) == (1, "draw")
    t.play("draw 1", "discard red", "discard gray")
    assert t.cards(t.p(1).hand) == {"green": 1, "white": 1}
    assert t.cards(t.p(1).discard) == {"gray": 1, "red": 1}
    assert t.p(1).tokens == 0
    # And seat 0 goes on as if nothing had been.
    assert (t.s.seat, t.decision) == (0, decision)
    assert t.legal() == before
    assert t.rules.dump(t.s)["players"][0] == mine
    assert t.game.asides(1) == ()
    with pytest.raises(IllegalMove):
        t.play("seat 2 exchanges")


@rule("2E-DR-12")
def test_it_is_the_same_at_the_own_next_decision() -> None:
    """Now, or at the beginning of the own turn: the same position."""
    ends = []
    for aside in (True, False):
        t = waiting("phase-b").draw_stack(0)
        use = ["draw 1", "discard red", "discard gray"]
        t.script("gray", "green")
        if aside:
            t.play("seat 2 exchanges", *use, "done")
        else:
            t.play("done", "exchange 1", *use)
        assert (t.s.seat, t.decision) == (1, "phase-a")
        ends.append(t.rules.dump(t.s))
    assert ends[0] == ends[1]


@rule("2E-DR-12")
def test_before_the_first_turn_too() -> None:
    """Seat 1 has not begun: the token now, or before the hand is cut to four."""
    ends = []
    for aside in (True, False):
        t = waiting("phase-b").draw_stack(0).hand(1, "red", "white", "blue", "black", "yellow")
        t.p(1).started = False
        t.script("gray", "green")
        use = ["draw 1", "discard red", "discard gray"]
        first, second = (["seat 2 exchanges", *use, "done"], []) if aside else (["done"], use)
        t.play(*first, *(["exchange 1"] if second else []), *second)
        assert (t.s.seat, t.decision) == (1, "discard")
        ends.append(t.rules.dump(t.s))
    assert ends[0] == ends[1]


@rule("2E-DR-12")
def test_asides_inside_asides_and_who_may() -> None:
    t = Table(players=3).no_tokens().tokens(1, 2).tokens(2, 1).visit("B")
    for seat in (1, 2):
        t.hand(seat, "red").draw_stack(seat, *["gray"] * 5).discard_pile(seat)
    t.play("seat 2 exchanges")
    assert t.s.seat == 1
    assert [str(move) for move in t.game.asides(2)] == ["seat 3 exchanges"]
    assert t.game.asides(0) == ()  # no token
    t.play("seat 3 exchanges", "done")
    assert (t.s.seat, t.decision) == (2, "discard")
    t.play(t.legal("discard")[0])
    assert (t.s.seat, t.decision) == (1, "draw")
    t.play("exchange 1", "done")
    assert t.decision == "discard"
    t.play(t.legal("discard")[0])
    assert t.decision == "draw"  # the first token of the two
    t.play("done").play(t.legal("discard")[0])
    assert (t.s.seat, t.decision) == (0, "phase-b")
    assert (t.p(1).tokens, t.p(2).tokens) == (0, 0)


@rule("2E-DR-12")
def test_an_aside_is_recorded_and_taken_back_in_a_sandbox() -> None:
    game = trailboss.new_game("second-edition", players=2, seed=4, sandbox=True)
    before = game.ruleset.dump(game.state)
    (move,) = game.asides(1)
    game.play(move)
    assert game.seat == 1
    while game.seat == 1:
        game.play(game.legal[0])
    assert game.seat == 0
    again = trailboss.replay(game.record)
    assert again.observe(1) == game.observe(1)
    assert again.ruleset.dump(again.state) == game.ruleset.dump(game.state)
    while game.step:
        game.undo()
    assert game.ruleset.dump(game.state) == before


@rule("2E-DR-12")
def test_search_is_not_offered_what_belongs_to_others() -> None:
    t = waiting("phase-a")
    assert not [text for text in t.choices() if text.startswith("seat")]
    with pytest.raises(TrailbossError, match="seat"):
        t.game.asides(2)
    t = Table("second-edition", players=1).tokens(0, 3)
    assert t.game.asides(0) == ()
    for text in ("seat 1 exchanges", "seat 2 exchanges"):
        with pytest.raises(IllegalMove):
            t.play(text)


@rule("2E-DR-12")
def test_games_of_before_have_no_asides() -> None:
    t = Table(number=1).tokens(1, 1).hand(1, "red").draw_stack(1, "gray")
    assert t.game.asides(1) == ()
    with pytest.raises(IllegalMove):
        t.play("seat 2 exchanges")


# Between income and discard -----------------------------------------------------------------------


def before_income(simmental: bool = False) -> Table:
    t = Table(simmental=simmental).tokens(0, 1).hand(0, "gray").money(0, 0)
    t.draw_stack(0, "calf", "red").discard_pile(0)
    return t.frames(0, (k.KANSAS_CITY, 5), (k.INCOME,))


@rule("2E-DR-13")
def test_the_hand_is_held_for_who_asks() -> None:
    t = before_income()
    assert t.legal() == ["exchange 1", "keep 0 certificates", "hold hand"]
    t.play("hold hand")
    assert t.legal() == ["exchange 1", "keep 0 certificates"]
    t.play("keep 0 certificates")
    assert t.p(0).money == 1
    assert t.legal() == ["done", "exchange 1"]
    assert t.decision == "held"
    t.script("red").play("exchange 1", "done", "discard gray")
    assert t.legal() == ["done"]
    t.play("done")
    assert t.p(0).money == 1  # the income is taken
    assert t.cards(t.p(0).discard) == {"gray": 1, "red": 1}
    assert t.decision == "city"


@rule("2E-DR-13")
def test_nobody_else_is_asked() -> None:
    t = before_income().play("keep 0 certificates")
    assert t.decision == "city"
    assert "hold hand" not in before_income().tokens(0, 0).legal()
    assert "hold hand" not in before_income().draw_stack(0).legal()
    t = Table(number=1).tokens(0, 1).frames(0, (k.KANSAS_CITY, 5), (k.INCOME,))
    assert "hold hand" not in t.legal()


@rule("2E-DR-13")
def test_a_calf_that_comes_after_the_income_rises() -> None:
    t = before_income(simmental=True).play("keep 0 certificates")
    assert t.decision == "city"  # nothing to raise, and not asked
    t = before_income(simmental=True).play("hold hand", "keep 0 certificates")
    assert t.p(0).money == 1
    assert t.legal() == ["done", "exchange 1"]
    t.script("calf").play("exchange 1", "done", "discard gray")
    assert t.legal() == ["done", "raise calf"]
    t.play("raise calf")
    assert t.legal() == ["done"]
    t.play("done")
    # Before the heifers there is a moment, too; the new one does not rise.
    assert t.legal() == ["done"]
    t.play("done")
    assert t.decision == "city"
    assert t.cards(t.p(0).discard) == {"gray": 1, "heifer": 1}
    assert t.p(0).money == 1


@rule("2E-DR-13")
def test_the_hand_is_not_among_the_cards_shuffled() -> None:
    """What makes a difference without Simmentals: the draw stack runs out."""
    t = before_income().draw_stack(0).discard_pile(0, "white")
    t.play("hold hand", "keep 0 certificates")
    t.script("white").play("exchange 1", "discard white", "done")
    assert t.cards(t.p(0).discard) == {"gray": 1, "white": 1}
    assert t.p(0).draw[-1] == 0
    t = before_income().draw_stack(0).discard_pile(0, "white").play("keep 0 certificates")
    t.script("gray").play("exchange 1", "done", "discard gray")
    assert t.cards(t.p(0).draw) == {"white": 1}
