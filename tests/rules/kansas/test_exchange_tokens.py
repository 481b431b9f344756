"""Chapter DR: exchange tokens."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.rule import rule
from tests.rules.kansas.table import Table
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
    assert t.legal("exchange") == ["exchange 1", "exchange 2"]  # 0 is no choice
    t.script("gray", "white").play(f"exchange {count}")
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
    t.draw_stack(0, "white")
    assert t.legal("exchange") == ["exchange 1", "exchange 2"]
    t.hand(0)  # an empty hand does not matter
    assert t.legal("exchange") == ["exchange 1", "exchange 2"]
    t.script("white", "gray").play("exchange 2")
    assert t.legal("discard") == ["discard gray"]
    t.play("discard gray", "discard white")
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
    assert t.legal("exchange") == ["exchange 1", "exchange 2"]
    t.script("green", "black").play("exchange 2")
    assert t.p(0).tokens == 1
    assert t.decision == "discard"
    assert t.p(0).hand[-1] == sum(hand.values()) + 2
    t.play("discard green", "discard black")
    # The same question again, with the same answers.
    assert t.decision == decision
    assert others(t) == before
    assert t.cards(t.p(0).hand) == hand
    # Nobody else's tokens are asked for.
    t.tokens(0, 0).tokens(1, 5)
    assert t.s.seat == 0
    assert t.legal() == before


@rule("2E-DR-07")
def test_the_list_of_decisions_is_complete() -> None:
    kinds = {asked(decision).s.stack[-5] for decision in DECISIONS}
    assert kinds == set(range(k.DISCARD, k.COPY + 1))


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
    assert others(t) == ["discard blue"]
    t.play("exchange 1")
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
    t.discard_pile(0).script("gray", "white", "blue").play("exchange 2", "exchange 1")
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
    assert others(t) == ["decline"]
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
    t.script("white", "black").play("exchange 2", "discard gray", "discard gray")
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
    t.script("white").play("exchange 1", "discard gray")
    assert t.legal() == ["decline"]
    t.play("decline")
    assert (t.decision, t.p(0).money) == ("phase-b", 0)
    assert t.cards(t.p(0).discard) == {"gray": 2}  # what was put down stays there


@rule("2E-DR-09")
def test_a_pair_found_again_does_not_lapse() -> None:
    # With the first card down, any card of its type completes the pair.
    t = Table().tokens(0, 1).hand(0, "brown-4vp", "brown-5vp").draw_stack(0, "brown-3vp")
    t.money(0, 0).discard_pile(0).visit("F").script("brown-3vp").play(PAIR, "discard brown-4vp")
    t.play("exchange 1", "discard brown-5vp")
    assert t.legal() == ["discard brown-3vp"]
    t.play("discard brown-3vp")
    assert t.p(0).money == 4
    # Without a token in between a pair is put down in one order only.
    t = Table().no_tokens().hand(0, "brown-4vp", "brown-5vp", "brown-3vp").visit("F").play(PAIR)
    assert t.legal() == ["discard brown-3vp", "discard brown-4vp"]
    t.play("discard brown-4vp")
    assert t.legal() == ["discard brown-5vp"]
    # A second token may bring a new pair.
    t = Table().tokens(0, 2).hand(0, "gray", "gray").draw_stack(0, "white", "black", "white")
    t.money(0, 0).discard_pile(0).visit("F").script("white", "black").play(PAIR)
    t.play("exchange 2", "discard gray", "discard gray")
    assert others(t) == ["decline"]
    t.script("white").play("exchange 1", "discard black")
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
        t.play("exchange 1").play(t.legal("discard")[0])
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
