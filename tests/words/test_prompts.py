"""What is asked: a sentence and its facts for every decision, with nothing secret in them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.rules.kansas.table import Table
from trailboss.core.frames import Question
from trailboss.kansas import constants as k
from trailboss.kansas.kansas_city import STAGE_DISCARD
from trailboss.kansas.kinds import FRAMES

Frame = tuple[int, ...]


def ask(*frame: int) -> Callable[[Table], Table]:
    """A table where this frame asks seat 0."""

    def prepare(t: Table) -> Table:
        return t.frames(0, frame)

    return prepare


def with_program(line: str, second: str = "") -> Callable[[Table], Table]:
    def prepare(t: Table) -> Table:
        other = t.tables.programs.index(second) if second else -1
        return t.frames(0, (k.OFFER, t.tables.programs.index(line), other))

    return prepare


def pay(cards: str, first: str = "") -> Callable[[Table], Table]:
    def prepare(t: Table) -> Table:
        put_down = t.card(first) if first else -1
        return t.frames(0, (k.PAY_CARD, t.tables.set_names.index(cards), put_down))

    return prepare


def visit(space: str, used: int = 0, copied: int = 0) -> Callable[[Table], Table]:
    def prepare(t: Table) -> Table:
        t.build(0, 3, "A-1").build(1, 4, "A-2").tile("FLOOD-1", "flood-4-green")
        t.visit(space)
        t.s.stack[-3] = used
        t.s.stack[-2] = copied
        return t

    return prepare


def no_discs(t: Table) -> Table:
    t.p(0).discs = [0] * len(t.tables.discs)
    return t.stations(0, "S1").frames(0, (k.DISC, 5, 3))


def simmental(t: Table) -> Table:
    return t.frames(0, (k.SIMMENTAL, t.card("calf"), 0))


CHICAGO = 5
STATION_3 = k.STATION_TARGET + 2

CASES: list[tuple[int, Callable[[Table], Table], str]] = [
    (k.DISCARD, ask(k.DISCARD, 2), "Discard 2 more cards"),
    (k.DISCARD, ask(k.DISCARD, 1), "Discard 1 more card"),
    (k.PLACE, ask(k.PLACE), "Where does your herder start? Choose a neutral building"),
    (k.PHASE_A, ask(k.PHASE_A), "Where does your herder go? 1 to 3 steps"),
    (
        k.VISIT,
        visit("A"),
        ("At building A: use the actions, or take a single auxiliary action instead"),
    ),
    (
        k.VISIT,
        visit("A-1", used=1),
        "At your 3a (A-1): use the other actions, or end phase B",
    ),
    (
        k.VISIT,
        visit("A-1", used=k.ALL_USED),
        "At your 3a (A-1): nothing is left to do, end phase B",
    ),
    (
        k.VISIT,
        visit("A-2"),
        "At Seat 2’s 4a (A-2): take a single auxiliary action, or end phase B",
    ),
    (
        k.VISIT,
        visit("FLOOD-1"),
        "At flood space 1: take a single auxiliary action, or end phase B",
    ),
    (
        k.VISIT,
        visit("A-2", copied=1),
        "Copying Seat 2’s 4a (A-2): use its actions, or end the copy",
    ),
    (
        k.VISIT,
        visit("A-2", used=2, copied=1),
        "Copying Seat 2’s 4a (A-2): use its other actions, or end the copy",
    ),
    (
        k.VISIT,
        visit("A-2", used=k.ALL_USED, copied=1),
        "Copying Seat 2’s 4a (A-2): nothing is left to use, end the copy",
    ),
    (
        k.OFFER,
        with_program("discard gray => certificate 1"),
        "You may discard a Criollo (gray) for 1 certificate",
    ),
    (
        k.OFFER,
        with_program("hazard 0", "outlaw"),
        "You may remove a hazard free of charge or collect the bounty for an outlaw",
    ),
    (k.PAY_CARD, pay("pair"), "Discard two cattle cards of one type"),
    (
        k.PAY_CARD,
        pay("pair", "gray"),
        "Discard a second card of the same type as the Criollo (gray)",
    ),
    (k.PAY_CARD, pay("cattle"), "Discard any cattle card"),
    (
        k.PAY_CARD,
        pay("value-3"),
        "Discard a cattle card of value 3",
    ),
    (k.PAY_CARD, pay("brown"), "Discard a Shorthorn (brown)"),
    (k.PAY_CARD, pay("objective"), "Discard an objective card"),
    (k.REMOVE, ask(k.REMOVE, 2), "Remove up to 2 more cards of your hand from the game"),
    (k.HIRE, ask(k.HIRE, 0), "Hire a worker from row 1 of the job market"),
    (k.HIRE, ask(k.HIRE, 2), "Hire a worker from row 1 of the job market for $2 more"),
    (k.HIRE, ask(k.HIRE, -1), "Hire a worker from row 1 of the job market for $1 less"),
    (k.BUY, ask(k.BUY, 3), "Buy cattle with 3 cowboys"),
    (
        k.BUY,
        ask(k.BUY, 1, 1),
        "Buy more cattle with the 1 cowboy left, or end the purchase",
    ),
    (k.BUILD, ask(k.BUILD, 2), "Place a building for $2 per builder"),
    (k.ENGINE, ask(k.ENGINE, 3, 0), "Move your engine forward 1 to 3 spaces"),
    (k.ENGINE, ask(k.ENGINE, 1, 1), "Move your engine forward 1 space, or decline"),
    (k.ENGINE_BACK, ask(k.ENGINE_BACK, 2), "Move your engine back exactly 2 spaces"),
    (
        k.ENGINE_RETURN,
        ask(k.ENGINE_RETURN),
        "Your engine is on the last space: move it back to any free space, then gain $3",
    ),
    (
        k.ENGINE_DELIVER,
        ask(k.ENGINE_DELIVER),
        "Extraordinary delivery: how far does your engine go back? At least 1 space",
    ),
    (k.UPGRADE, ask(k.UPGRADE, 2), "Upgrade station 3 for $4 (2 VP)?"),
    (
        k.UPGRADE_BEHIND,
        ask(k.UPGRADE_BEHIND),
        "Which station behind your engine do you upgrade?",
    ),
    (
        k.DISC,
        ask(k.DISC, CHICAGO, 3),
        "Which disc goes to Chicago? Any disc fits; $3 must be left for transport",
    ),
    (
        k.DISC,
        ask(k.DISC, STATION_3),
        "Which disc goes to station 3? Discs with white corners first",
    ),
    (
        k.DISC,
        no_discs,
        "No disc of your board can go to Chicago: take one from a station",
    ),
    (
        k.MASTER,
        lambda t: t.station_master("S2", "SM3").frames(0, (k.MASTER, 1)),
        (
            "Give a hired worker for the station master of station 2? 1 permanent certificate; 3"
            " VP per pair of outlaws"
        ),
    ),
    (k.OBJECTIVE, ask(k.OBJECTIVE, 0, 0), "Take an objective card"),
    (k.OBJECTIVE, ask(k.OBJECTIVE, 1, 1), "Take an objective card into your hand, or decline"),
    (k.REMOVE_HAZARD, ask(k.REMOVE_HAZARD, 7), "Which hazard do you remove for $7?"),
    (k.REMOVE_HAZARD, ask(k.REMOVE_HAZARD, 0), "Which hazard do you remove? Free of charge"),
    (k.TAKE_OUTLAW, ask(k.TAKE_OUTLAW), "Which outlaw do you collect the bounty for?"),
    (k.AUXILIARY, ask(k.AUXILIARY, 0), "Choose a single auxiliary action"),
    (k.AUXILIARY, ask(k.AUXILIARY, 1), "Choose a single or double auxiliary action"),
    (
        k.DRAW,
        lambda t: t.draw_stack(0, "gray", "gray").discard_pile(0, "white").frames(0, (k.DRAW, 5)),
        "How many cards do you draw? 1 to 3; then you discard that number",
    ),
    (
        k.DRAW,
        lambda t: t.draw_stack(0, "gray", "gray").frames(0, (k.DRAW, 2, 1)),
        "Draw another card? Up to 2 more; then you discard the same number",
    ),
    (
        k.DRAW,
        lambda t: t.draw_stack(0, "gray", "gray").frames(0, (k.DRAW, 1, 2)),
        "Draw 1 more card? Then you discard the same number",
    ),
    (k.MOVE, ask(k.MOVE, 2, 0), "Move your herder 1 to 2 steps"),
    (k.MOVE, ask(k.MOVE, 1, 0), "Move your herder 1 step"),
    (
        k.MOVE,
        ask(k.MOVE, 3, 1),
        "Move your herder 1 to 3 steps without fees, not into Kansas City",
    ),
    (k.ENTER_CITY, ask(k.ENTER_CITY), "Enter Kansas City, or play objective cards first"),
    (
        k.FORESIGHT,
        ask(k.FORESIGHT, 1),
        "Which tile of column 2 do you place?",
    ),
    (
        k.INCOME,
        ask(k.INCOME),
        "Show your hand and take the income",
    ),
    (
        k.INCOME,
        lambda t: t.certificates(0, 3).frames(0, (k.INCOME,)),
        ("Show your hand and take the income: how many of your 3 certificates do you keep?"),
    ),
    (
        k.SIMMENTAL,
        simmental,
        "Raise a Simmental Calf (orange) to a Simmental Heifer (orange)?",
    ),
    (
        k.CITY,
        ask(k.CITY, 10, 1),
        "Where do you deliver to? Your delivery is worth 10",
    ),
    (k.CITY, ask(k.CITY, 3, 0), "Extraordinary delivery of value 3: where to?"),
    (
        k.COPY,
        lambda t: t.frames(0, (k.VISIT, t.space("B-1"), 1, 0, t.tile_on("B-1")), (k.COPY,)),
        "Which adjacent building do you use?",
    ),
    (
        k.HELD,
        ask(k.HELD),
        "The income is taken: use exchange tokens before you discard your hand",
    ),
]


@pytest.mark.parametrize(("kind", "prepare", "words"), CASES)
def test_prompt(kind: int, prepare: Callable[[Table], Table], words: str) -> None:
    t = prepare(Table(simmental=True))
    assert t.s.stack[-5] == kind
    assert t.game.prompt == words


@pytest.mark.parametrize(("kind", "prepare", "words"), CASES)
def test_a_prompt_does_not_change_with_the_cards(
    kind: int, prepare: Callable[[Table], Table], words: str
) -> None:
    """Other cards in hand, and in the draw stack as many others: the words stay."""
    t = prepare(Table(simmental=True))
    for seat in (0, 1):
        t.draw_stack(seat, *["purple-7vp"] * t.p(seat).draw[-1])
        t.hand(seat, "OM1", "red", "calf", "white")
    assert t.game.prompt == words


def test_every_decision_has_a_name_and_a_case() -> None:
    asked = {kind for kind, _, _ in CASES}
    assert asked == {frame.kind for frame in FRAMES if isinstance(frame, Question)}


def test_the_end_has_a_prompt() -> None:
    t = Table()
    t.frames(-1, (k.CLOSED,))
    assert t.game.prompt == "The game is over"


@pytest.mark.parametrize(
    ("prepare", "words"),
    [
        (ask(k.PLACE), "Where does your cattleman start? Choose a neutral building"),
        (ask(k.PHASE_A), "Where does your cattleman go? 1 to 3 steps"),
        (ask(k.BUILD, 1), "Place a building for $1 per craftsman"),
        (ask(k.TAKE_OUTLAW), "Trade with the Indians: which teepee do you take?"),
        (
            with_program("hazard 0", "outlaw"),
            "You may remove a hazard free of charge or trade with the Indians",
        ),
        (pay("black"), "Discard a Black Angus (black)"),
        (
            ask(k.DISC, CHICAGO, 3),
            "Which disc goes to Albuquerque? Any disc fits; $3 must be left for transport",
        ),
    ],
)
def test_first_edition_prompts(prepare: Callable[[Table], Table], words: str) -> None:
    assert prepare(Table("first-edition")).game.prompt == words


def test_the_step_limit_is_the_players_own() -> None:
    t = Table(players=4).discs(0, step_left=0)
    assert t.game.prompt == "Where does your herder go? 1 to 6 steps"
    assert t.turn(1).game.prompt == "Where does your herder go? 1 to 4 steps"


def test_open_rows_of_the_job_market() -> None:
    t = Table().jobs("cb", "ee", "c").frames(0, (k.HIRE, 0))
    assert t.game.prompt == "Hire a worker from rows 1 to 2 of the job market"


def test_a_replaced_building_is_still_the_one_visited() -> None:
    t = Table().build(0, 1, "A-1").visit("A-1")
    t.build(0, 4, "A-1")
    t.s.stack[-3] = k.ALL_USED
    assert t.game.prompt == "At your 1a (A-1): nothing is left to do, end phase B"


# The facts of a question --------------------------------------------------------------------------


def facts(t: Table) -> dict[str, Any]:
    decision = t.game.decision
    assert decision is not None
    return decision.details


def test_the_question_is_in_every_observation() -> None:
    t = Table().frames(0, (k.DISCARD, 2))
    for seat in (None, 0, 1):
        asked = t.game.observe(seat)["question"]
        assert asked == {"kind": "ask-discard", "phase": "b", "optional": "no", "count": 2}


@pytest.mark.parametrize(
    ("frames", "phase", "subphase"),
    [
        (((k.PLACE,), (k.DISCARD, 2)), "setup", None),
        (((k.PLACE,),), "setup", None),
        (((k.PHASE_A,),), "a", None),
        (((k.PHASE_A,), (k.OFFER, 0, -1)), "a", None),
        (((k.VISIT, 1, 0, 0, k.NEUTRAL), (k.HIRE, 0)), "b", None),
        (((k.KANSAS_CITY, 1), (k.ENTER_CITY,)), "city", None),
        (((k.KANSAS_CITY, 3), (k.FORESIGHT, 1)), "city", 2),
        (((k.KANSAS_CITY, 5), (k.INCOME,)), "city", 4),
        (((k.KANSAS_CITY, 6), (k.SIMMENTAL, 13, 0)), "city", 4),
        (((k.KANSAS_CITY, STAGE_DISCARD), (k.CITY, 5, 1)), "city", 5),
        (((k.KANSAS_CITY, STAGE_DISCARD), (k.DISC, 5, 1)), "city", 5),
        (((k.KANSAS_CITY, 3), (k.DISCARD, 1)), "city", 2),
        (((k.VISIT, 1, 0, 0, k.NEUTRAL), (k.CITY, 5, 0)), "b", None),
    ],
)
def test_the_part_of_the_turn(frames: tuple[Frame, ...], phase: str, subphase: int | None) -> None:
    """Whatever comes up in between belongs to the phase in which it came up."""
    t = Table(simmental=True).frames(0, *frames)
    decision = t.game.decision
    assert decision is not None
    assert (decision.phase, decision.subphase) == (phase, subphase)


def test_numbers_of_a_question() -> None:
    assert facts(Table().frames(0, (k.ENGINE, 3, 1)))["most"] == 3
    assert facts(Table().frames(0, (k.REMOVE, 2, 0)))["most"] == 2
    asked = facts(Table().jobs("cb", "ee").frames(0, (k.HIRE, -1)))
    assert (asked["amount"], asked["less"], asked["rows"]) == (-1, 1, 2)
    asked = facts(Table().frames(0, (k.DISC, CHICAGO, 3)))
    assert (asked["target"], asked["corners"], asked["transport"]) == ("chicago", "dark", 3)
    asked = facts(Table().frames(0, (k.UPGRADE, 2)))
    assert (asked["station"], asked["price"], asked["points"]) == ("S3", 4, 2)


def test_where_a_visit_is() -> None:
    asked = facts(visit("A-2")(Table()))
    assert (asked["place"], asked["tile"], asked["owner"]) == ("A-2", "4a", 1)
    assert (asked["whose"], asked["use"], asked["copied"]) == ("other", "auxiliary", "no")


@pytest.mark.parametrize(("kind", "prepare", "words"), CASES)
def test_optional_is_what_can_be_ended_or_declined(
    kind: int, prepare: Callable[[Table], Table], words: str
) -> None:
    if kind in (k.PAY_CARD, k.COPY):  # a card that is gone lapses; a copy needs its visit
        return
    t = prepare(Table(simmental=True).hand(0, "gray", "gray", "calf", "OD1"))
    t.market("red").jobs("cb")
    decision = t.game.decision
    assert decision is not None
    assert decision.details["optional"] == ("yes" if decision.optional else "no"), words
