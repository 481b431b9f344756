"""What is asked in El Paso: a sentence and its facts for every decision, with nothing secret."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.rules.elpaso.table import Table
from trailboss.core.frames import Question
from trailboss.elpaso import constants as k
from trailboss.elpaso.kinds import FRAMES

Prepare = Callable[[Table], Table]


def ask(*frame: int) -> Prepare:
    """A table where this frame asks seat 0."""

    def prepare(t: Table) -> Table:
        return t.frames(0, frame)

    return prepare


def cards(kind: int, name: str, factor: int = 0) -> Prepare:
    def prepare(t: Table) -> Table:
        return t.frames(0, (kind, t.tables.set_names.index(name), factor))

    return prepare


def offer(line: str) -> Prepare:
    def prepare(t: Table) -> Table:
        return t.frames(0, (k.OFFER, t.tables.programs.index(line)))

    return prepare


def visit(space: str, used: int = 0) -> Prepare:
    def prepare(t: Table) -> Table:
        t.build(0, 3, "S1").build(1, 4, "S4").visit(space)
        t.s.stack[-3] = used
        return t

    return prepare


def no_disc(t: Table) -> Table:
    return t.discs(0, "aux-remove", "hand").money(0, 2).frames(0, (k.DISC, 1))


def with_certificates(count: int) -> Prepare:
    def prepare(t: Table) -> Table:
        return t.certificates(0, count).frames(0, (k.KEEP,))

    return prepare


BOTH = k.TILE_OBJECTIVE | k.TILE_BONUS

# The frame, the words, and facts that must be among the question's.
CASES: list[tuple[int, Prepare, str, dict[str, Any]]] = [
    (
        k.START_OBJECTIVE,
        ask(k.START_OBJECTIVE),
        "Which objective tile do you start with?",
        {"phase": "setup", "optional": "no", "tile": "objective"},
    ),
    (
        k.PLACE,
        ask(k.PLACE),
        "Where does your herder start? Choose a neutral building",
        {"phase": "movement"},
    ),
    (
        k.MOVE,
        ask(k.MOVE, 3, 1),
        "Where does your herder go? 1 to 3 steps",
        {"phase": "movement", "most": 3},
    ),
    (
        k.MOVE,
        ask(k.MOVE, 1, 0),
        "Where does your herder go? 1 step",
        {"phase": "action", "most": 1},
    ),
    (
        k.VISIT,
        visit("B"),
        "At building B: use the actions, or take an auxiliary action instead",
        {"phase": "action", "optional": "yes", "use": "all", "count": 3, "most": 3, "tile": "B"},
    ),
    (
        k.VISIT,
        visit("S1", used=1),
        "At your 3a (S1): use the other actions, or end the action phase",
        {"use": "others", "count": 1, "most": 2, "place": "S1", "whose": "you"},
    ),
    (
        k.VISIT,
        visit("S1", used=3),
        "At your 3a (S1): nothing is left to do, end the action phase",
        {"use": "nothing", "count": 0},
    ),
    (
        k.VISIT,
        visit("B", used=k.ALL_USED),
        "At building B: nothing is left to do, end the action phase",
        {"use": "nothing"},
    ),
    (
        k.VISIT,
        visit("S4"),
        "At Seat 2’s 4a (S4): take an auxiliary action, or end the action phase",
        {"use": "auxiliary", "most": 0, "owner": 1, "whose": "other"},
    ),
    (
        k.VISIT,
        visit("S4", used=k.ALL_USED),
        "At Seat 2’s 4a (S4): nothing is left to do, end the action phase",
        {"use": "nothing"},
    ),
    (
        k.TRAIN_VISIT,
        ask(k.TRAIN_VISIT, 2),
        "Train card 3: use the actions",
        {"train": "3", "use": "all", "optional": "yes"},
    ),
    (
        k.TRAIN_VISIT,
        ask(k.TRAIN_VISIT, 2, 5),
        "Train card 3: use the other actions",
        {"use": "others", "count": 1, "most": 3},
    ),
    (
        k.TRAIN_VISIT,
        ask(k.TRAIN_VISIT, 2, 7),
        "Train card 3: nothing is left to do",
        {"use": "nothing"},
    ),
    (
        k.AUXILIARY,
        ask(k.AUXILIARY, 1),
        "Which auxiliary action do you take?",
        {"count": 0, "most": 1, "optional": "no"},
    ),
    (
        k.AUXILIARY,
        ask(k.AUXILIARY, 2),
        "Which auxiliary action do you take first? Up to 2 different ones",
        {"count": 0, "most": 2},
    ),
    (
        k.AUXILIARY,
        ask(k.AUXILIARY, 1, 4),
        "Which other auxiliary action do you take?",
        {"count": 1, "most": 2, "optional": "yes"},
    ),
    (
        k.HIRE,
        ask(k.HIRE, 5),
        "Which worker do you hire for $5 (a joker for $9)?",
        {"price": 5, "joker": 9},
    ),
    (
        k.HIRE,
        ask(k.HIRE, 0),
        "Which worker do you hire free of charge (a joker for $4)?",
        {"price": 0, "joker": 4},
    ),
    (
        k.HIRE,
        ask(k.HIRE, 8, k.ENGINEER + 1),
        "Which worker do you hire for $8 (a joker for $12)? Not another engineer",
        {"barred": "engineer"},
    ),
    (
        k.BUY,
        ask(k.BUY),
        "Which cattle card do you buy? $2 for each cowboy or joker",
        {"worker": "cowboy", "price": 2},
    ),
    (
        k.TRAIN,
        ask(k.TRAIN),
        "Which train card do you use? $2 for each engineer or joker",
        {"worker": "engineer"},
    ),
    (
        k.BUILD,
        ask(k.BUILD),
        "Which building do you place, and where? $2 for each builder or joker",
        {"worker": "builder"},
    ),
    (
        k.PAY_WORKERS,
        ask(k.PAY_WORKERS, k.BUILDER, 3),
        "You spend 3 builders: how many jokers stand in?",
        {"worker": "builder", "count": 3},
    ),
    (
        k.TILE,
        ask(k.TILE, k.TILE_OBJECTIVE),
        "Which objective tile do you take, from the display or the stack?",
        {"tile": "objective"},
    ),
    (
        k.TILE,
        ask(k.TILE, k.TILE_BONUS),
        "Which bonus tile do you take, from the display or the stack?",
        {"tile": "bonus"},
    ),
    (
        k.TILE,
        ask(k.TILE, BOTH),
        "Which objective or bonus tile do you take, from the display or a stack?",
        {"tile": "any"},
    ),
    (
        k.PAY_CARD,
        cards(k.PAY_CARD, "value-2"),
        "Discard a cattle card of value 2",
        {"cards": "value-2", "factor": 0},
    ),
    (
        k.PAY_CARD,
        cards(k.PAY_CARD, "cattle", 2),
        "Discard any cattle card for $2 per breeding value",
        {"cards": "cattle", "factor": 2},
    ),
    (
        k.REMOVE,
        cards(k.REMOVE, "criollo"),
        "You may remove a Criollo in your hand from the game",
        {"cards": "criollo", "optional": "yes"},
    ),
    (k.DISCARD, ask(k.DISCARD), "Which card do you discard?", {"count": 1}),
    (
        k.AGAIN,
        ask(k.AGAIN, 1),
        "You may draw 1 card and discard 1 once more",
        {"most": 1, "optional": "yes"},
    ),
    (
        k.AGAIN,
        ask(k.AGAIN, 2),
        "You may draw 1 card and discard 1 up to 2 times more",
        {"most": 2},
    ),
    (k.KEEP, ask(k.KEEP), "Show your hand for the delivery", {"most": 0}),
    (
        k.KEEP,
        with_certificates(1),
        "Do you keep your certificate in this delivery?",
        {"most": 1},
    ),
    (
        k.KEEP,
        with_certificates(3),
        "How many of your 3 certificates do you keep in this delivery?",
        {"most": 3},
    ),
    (
        k.POST,
        ask(k.POST, 8),
        "Your delivery is worth 8: on which post do you place a disc?",
        {"value": 8},
    ),
    (
        k.DISC,
        ask(k.DISC, 1),
        "Which light disc goes to post 5?",
        {"post": "5", "dark": "no", "possible": "yes"},
    ),
    (k.DISC, ask(k.DISC, 4), "Which disc goes to post 10?", {"post": "10", "dark": "yes"}),
    (
        k.DISC,
        no_disc,
        "No disc for post 5 can be paid any more: choose another post",
        {"possible": "no"},
    ),
    (
        k.OFFER,
        offer("hire 0"),
        "You may hire a worker free of charge (a joker for $4)",
        {"optional": "yes"},
    ),
    (
        k.LAST_CALL,
        ask(k.LAST_CALL),
        "Your last turn is over: use workers and exchange tokens once more?",
        {"optional": "yes", "phase": "draw"},
    ),
]


@pytest.mark.parametrize(("kind", "prepare", "words", "facts"), CASES)
def test_prompt(kind: int, prepare: Prepare, words: str, facts: dict[str, Any]) -> None:
    t = prepare(Table())
    assert t.s.stack[-5] == kind
    assert t.game.prompt == words
    decision = t.game.decision
    assert decision is not None
    assert decision.kind == t.rules.frames[kind].name
    details = decision.details
    assert {name: details.get(name) for name in facts} == facts


@pytest.mark.parametrize(("kind", "prepare", "words", "facts"), CASES)
def test_a_prompt_does_not_change_with_the_cards(
    kind: int, prepare: Prepare, words: str, facts: dict[str, Any]
) -> None:
    """Other cards in hand, and in the draw pile as many others: the question stays."""
    t = prepare(Table())
    asked = t.rules.prompt(t.s)
    for seat in (0, 1):
        t.draw_pile(seat, *["joker"] * t.p(seat).draw[-1])
        t.hand(seat, "hereford", "corriente", "simmental")
    assert t.rules.prompt(t.s) == asked
    t.hand(0)
    assert t.rules.prompt(t.s) == asked


def test_every_decision_has_a_name_and_a_case() -> None:
    asked = {kind for kind, _, _, _ in CASES}
    assert asked == {frame.kind for frame in FRAMES if isinstance(frame, Question)}


def test_the_end_has_a_prompt() -> None:
    t = Table().stack(-1, (k.CLOSED,))
    assert t.game.prompt == "The game is over"
    assert t.rules.prompt(t.s).args["phase"] == "over"


def test_the_subphases_of_a_delivery() -> None:
    t = Table().hand(0, "hereford", "corriente").at(0, "G").turn(0)
    subphases = []
    for move in ("move to EL-PASO", "keep 0 certificates", "deliver to 7", "disc aux-money"):
        t.play(move)
        decision = t.game.decision
        assert decision is not None
        assert decision.phase == "action"
        subphases.append((decision.kind, decision.subphase))
    assert subphases == [("keep", 1), ("post", 2), ("disc", 3), ("offer", 4)]


def test_what_a_token_asks_belongs_to_the_phase_it_is_used_in() -> None:
    t = Table().tokens(0, 1).hand(0, "criollo").play("exchange token")
    decision = t.game.decision
    assert decision is not None
    assert (decision.kind, decision.phase) == ("discard", "movement")


def test_a_shuffled_layout_names_the_tile() -> None:
    t = Table().neutral("B", "F").visit("B")
    assert t.game.prompt.startswith("At building F: ")
    assert t.rules.prompt(t.s).args["place"].id == "B"


def test_the_building_of_the_solo_opponent() -> None:
    t = Table(players=1).build(1, 2, "S5").visit("S5")
    assert t.game.prompt == ("At Sue’s 2a (S5): take an auxiliary action, or end the action phase")


def test_sides_are_named() -> None:
    t = Table(buildings="abbaba").build(0, 3, "S1").visit("S1")
    assert t.game.prompt.startswith("At your 3b (S1): ")


def test_a_replaced_building_is_still_the_one_visited() -> None:
    t = Table().build(0, 1, "S1").visit("S1")
    t.s.ring[t.space("S1")] = k.OWNED + 4
    t.s.stack[-3] = k.ALL_USED
    assert t.game.prompt == "At your 1a (S1): nothing is left to do, end the action phase"


def test_the_question_is_in_every_observation_as_facts() -> None:
    t = Table().frames(0, (k.DISCARD,))
    for seat in (None, 0, 1):
        question = t.game.observe(seat)["question"]
        assert question == {"kind": "ask-discard", "phase": "action", "optional": "no", "count": 1}


@pytest.mark.parametrize(
    ("prepare", "words"),
    [
        (ask(k.MOVE, 3, 1), "Wohin zieht dein Viehtreiber? 1 bis 3 Schritte"),
        (
            visit("S1", used=1),
            (
                "Bei deinem Gebäude 3a (S1): Nutze die übrigen Aktionen, oder beende die"
                " Aktionsphase"
            ),
        ),
        (
            ask(k.HIRE, 8, k.ENGINEER + 1),
            "Welchen Arbeiter stellst du für $8 ein (Joker für $12)? Nicht noch einen Ingenieur",
        ),
        (with_certificates(3), "Wie viele deiner 3 Zertifikate behältst du bei dieser Lieferung?"),
        (
            cards(k.PAY_CARD, "cattle", 2),
            "Wirf eine beliebige Rinderkarte ab, für $2 pro Zuchtwert",
        ),
    ],
)
def test_german_prompts(prepare: Prepare, words: str) -> None:
    decision = prepare(Table()).game.decision
    assert decision is not None
    assert decision.text("de") == words
