"""Events of El Paso: every kind has its facts and a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.elpaso.table import Table
from tests.words.saying import said
from trailboss.core import events as core_events
from trailboss.core.events import (
    COUNTED_EVENTS,
    EV_AUTOMA,
    EV_AUXILIARY,
    EV_BOUGHT,
    EV_BUILT,
    EV_CARD,
    EV_CERTIFICATE,
    EV_DELIVERED,
    EV_DISC,
    EV_DISCARDED,
    EV_DREW,
    EV_HIRED,
    EV_LAPSED,
    EV_MONEY,
    EV_MOVED,
    EV_OVER,
    EV_PLACED,
    EV_REMOVED,
    EV_SHOWN,
    EV_SHUFFLED,
    EV_SKIPPED,
    EV_TILE,
    EV_TOKEN,
    EV_TURN,
    EV_USED,
    PRIVATE_EVENTS,
)
from trailboss.core.message import plain
from trailboss.core.rules import Event
from trailboss.elpaso import constants as k
from trailboss.elpaso import events
from trailboss.elpaso.events import (
    EV_BONUS,
    EV_CLAIMED,
    EV_SIMMENTAL,
    EV_SPENT,
    EV_SUPPLY,
    EV_TRAIN,
    EV_VALUE,
    EV_WORKER,
    KINDS,
)
from trailboss.elpaso.facts.events import tell
from trailboss.elpaso.load import load_tables

TABLES = load_tables()


def space(name: str) -> int:
    return TABLES.spaces.index(name)


def card(name: str) -> int:
    return TABLES.cards.index(name)


def program(line: str) -> int:
    return TABLES.programs.index(line)


def own(seat: int, kind: int) -> int:
    return k.OWNED + seat * k.SEAT_KINDS + kind


CASES: list[tuple[Event, str]] = [
    ((EV_TURN, 1, 12, 0, 0), "Turn 12: Ben"),
    ((EV_PLACED, 0, space("C"), 0, 0), "Ada places the herder on C"),
    ((EV_MOVED, 0, space("G"), space("EL-PASO"), 0), "Ada moves from G to El Paso"),
    ((EV_MOVED, 3, space("EL-PASO"), space("S1"), 0), "Dan moves from El Paso to S1"),
    ((EV_MONEY, 0, 5, 0, 0), "Ada gains $5"),
    ((EV_MONEY, 0, -8, 0, 0), "Ada pays $8"),
    ((EV_DREW, 0, 1, 0, 0), "Ada draws 1 cattle card"),
    ((EV_DREW, 0, 4, 0, 0), "Ada draws 4 cattle cards"),
    ((EV_CARD, 0, card("santa-gertrudis"), 0, 0), "Ada draws a Santa Gertrudis"),
    ((EV_WORKER, 0, k.ENGINEER, 0, 0), "Ada lays out an engineer"),
    ((EV_SHUFFLED, 0, 0, 0, 0), "Ada shuffles the discard pile into a new draw pile"),
    ((EV_DISCARDED, 0, card("black-angus"), 0, 0), "Ada discards a Black Angus"),
    ((EV_REMOVED, 0, card("criollo"), 0, 0), "Ada removes a Criollo from the game"),
    ((EV_TOKEN, 0, 2, 0, 0), "Ada gains 2 exchange tokens"),
    ((EV_TOKEN, 0, -1, 0, 0), "Ada uses 1 exchange token"),
    ((EV_CERTIFICATE, 0, 3, 0, 0), "Ada has 3 certificates now"),
    ((EV_CERTIFICATE, 0, 0, 0, 0), "Ada has no certificates left"),
    ((EV_HIRED, 0, k.JOKER, 9, 0), "Ada hires a joker for $9"),
    ((EV_HIRED, 0, k.ENGINEER, 0, 0), "Ada hires an engineer free of charge"),
    ((EV_SPENT, 0, k.COWBOY, 3, 0), "Ada spends 3 cowboys"),
    ((EV_BONUS, 0, k.BUILDER, 0, 0), "Ada discards a builder for the bonus"),
    ((EV_BOUGHT, 0, card("hereford"), 0, 0), "Ada takes a Hereford from the market"),
    ((EV_BUILT, 0, 4, space("S8"), 9), "Ada places building 4 on S8 for $9"),
    ((EV_TRAIN, 0, 3, 0, 0), "Ada uses train card 4"),
    (
        (EV_TILE, 0, k.TILE_OBJECTIVE, TABLES.objectives.index("O1"), 0),
        "Ada takes the objective tile for 1 Corriente and 2 cowboys (3 VP)",
    ),
    (
        (EV_TILE, 0, k.TILE_BONUS, TABLES.bonuses.index("money"), 0),
        "Ada takes a bonus tile: gain $5 (3 VP)",
    ),
    ((EV_SHOWN, 0, card("galloway"), 0, 0), "Ada shows a Galloway"),
    (
        (EV_VALUE, 0, 8, 3, 1),
        "Ada delivers 12 (breeding value 8 + 3 certificates + 1 permanent)",
    ),
    ((EV_VALUE, 0, 8, 0, 0), "Ada delivers 8 (breeding value 8)"),
    ((EV_DELIVERED, 0, 5, 0, 0), "Ada places a disc on post 12"),
    (
        (EV_DISC, 0, TABLES.discs.index("step"), 0, 0),
        "Ada takes the step limit disc off the board",
    ),
    ((EV_SIMMENTAL, 0, 7, 0, 0), "Ada takes a Simmental, 7 left"),
    ((EV_SIMMENTAL, 0, 0, 0, 0), "Ada takes the last Simmental"),
    (
        (EV_CLAIMED, 0, 0, 0, 0),
        "Ada claims the Simmental space (2 VP): everybody else has one more turn",
    ),
    ((EV_OVER, 0, 0, 0, 0), "The game is over"),
    ((EV_USED, 0, program("money 2"), k.NEUTRAL + 1, 0), "Ada uses building C: gain $2"),
    (
        (EV_USED, 1, program("move 2"), own(1, 4), 0),
        "Ben uses building 4: move the herder up to 2 steps and use the location there",
    ),
    ((EV_USED, 1, program("bonus"), -2, 0), "Ben uses train card 2: take a bonus tile"),
    (
        (EV_AUXILIARY, 0, 3, TABLES.auxiliary_program[3], 0),
        "Ada takes an auxiliary action: remove any cattle card in hand from the game",
    ),
    (
        (EV_LAPSED, 0, 0, 0, 0),
        "Ada no longer has the card that was asked for: the action lapses",
    ),
    ((EV_AUTOMA, 1, TABLES.automa.index("A7"), 4, 0), "Ben draws automa card A7: 4 steps"),
    ((EV_AUTOMA, 1, TABLES.automa.index("A1"), 1, 0), "Ben draws automa card A1: 1 step"),
    ((EV_SKIPPED, 1, 0, 0, 0), "Ben finds nothing to take or build: that part is skipped"),
    ((EV_SUPPLY, 1, card("corriente"), -1, 0), "Ben draws a Corriente from the supply"),
    ((EV_SUPPLY, 1, card("builder"), k.BUILDER, 0), "Ben draws a builder from the supply"),
    (
        (EV_SUPPLY, 1, card("joker"), k.COWBOY, 0),
        "Ben draws a joker from the supply, which joins the cowboys",
    ),
    (
        (EV_SUPPLY, 1, card("joker"), k.JOKER, 0),
        "Ben draws a joker from the supply, which is set aside",
    ),
]


@pytest.mark.parametrize(("event", "words"), CASES)
def test_event(event: Event, words: str) -> None:
    assert said(tell(TABLES, event), "el-paso") == words


def test_every_event_is_declared_and_has_a_case() -> None:
    every = vars(core_events) | vars(events)
    kinds = {number for name, number in every.items() if name.startswith("EV_")}
    assert set(KINDS) == kinds
    assert {event[0] for event, _ in CASES} == kinds
    names = [spec.partition(" ")[0] for spec in KINDS.values()]
    assert len(set(names)) == len(names)


def test_only_drawn_cards_are_private_and_their_number_is_for_the_others() -> None:
    rules = Table().rules
    drawn: Event = (EV_CARD, 0, card("criollo"), 0, 0)
    number: Event = (EV_DREW, 0, 1, 0, 0)
    assert frozenset({EV_CARD}) == PRIVATE_EVENTS
    assert frozenset({EV_DREW}) == COUNTED_EVENTS
    assert rules.private(drawn)
    assert not rules.private(number)
    assert rules.counted(number)
    assert rules.event_kind(drawn) == "card"


@pytest.mark.parametrize(
    ("event", "facts"),
    [
        ((EV_HIRED, 1, k.JOKER, 9, 0), {"seat": 1, "worker": "joker", "price": 9}),
        ((EV_MONEY, 0, -8, 0, 0), {"seat": 0, "dollars": -8, "amount": 8, "gained": "no"}),
        (
            (EV_VALUE, 0, 8, 3, 1),
            {"seat": 0, "value": 8, "certificates": 3, "permanent": 1, "delivery": 12},
        ),
        (
            (EV_SUPPLY, 1, card("joker"), k.COWBOY, 0),
            {"seat": 1, "card": "joker", "joins": "cowboy"},
        ),
        (
            (EV_TILE, 0, k.TILE_OBJECTIVE, TABLES.objectives.index("O11"), 0),
            {
                "seat": 0,
                "what": "objective",
                "tile": "O11",
                "needs": [{"kind": "need", "need": "building", "count": 2}],
                "points": 4,
            },
        ),
    ],
)
def test_the_facts_of_an_event(event: Event, facts: dict[str, Any]) -> None:
    found = plain(tell(TABLES, event))
    del found["kind"]
    assert found == facts


@pytest.mark.parametrize(
    ("event", "words"),
    [
        ((EV_MOVED, 0, space("G"), space("EL-PASO"), 0), "Ada zieht von G nach El Paso"),
        ((EV_HIRED, 0, k.ENGINEER, 0, 0), "Ada stellt einen Ingenieur kostenlos ein"),
        ((EV_BUILT, 0, 4, space("S8"), 9), "Ada baut für $9 Gebäude 4 auf S8"),
        (
            (EV_SUPPLY, 1, card("joker"), k.ENGINEER, 0),
            "Ben zieht einen Joker aus dem Vorrat; die Karte kommt zu den Ingenieuren",
        ),
        ((EV_SIMMENTAL, 0, 7, 0, 0), "Ada nimmt einen Simmentaler, noch 7 übrig"),
        (
            (EV_DISC, 0, TABLES.discs.index("step"), 0, 0),
            "Ada nimmt die Scheibe der Schrittgrenze vom Plan",
        ),
    ],
)
def test_german_events(event: Event, words: str) -> None:
    assert said(tell(TABLES, event), "el-paso", "de") == words


# As they come -------------------------------------------------------------------------------------


def heard(t: Table) -> list[Event]:
    """What happens from now on."""
    events: list[Event] = []
    t.game.listen(events.append)
    return events


def words(events: list[Event]) -> list[str]:
    return [said(tell(TABLES, event), "el-paso") for event in events]


def path(event: Event) -> list[str]:
    return plain(tell(TABLES, event))["path"]  # type: ignore[no-any-return]


def test_a_herder_s_way() -> None:
    t = Table().at(0, "B").build(1, 4, "S3").turn(0)
    events = heard(t)
    t.play("move to C")
    assert path(events[0]) == ["S2", "C"]  # round the building on the inner branch
    t.at(0, "B").turn(0)
    events.clear()
    t.play("move to S3")
    assert path(events[0]) == ["S3"]
    t.at(0, "F").build(0, 1, "S6").turn(0)
    events.clear()
    t.play("move to S6")
    assert path(events[0]) == ["S6"]


def test_a_way_that_an_old_log_did_not_keep() -> None:
    assert path((EV_MOVED, 0, space("B"), space("C"), 0)) == ["S3", "C"]
    assert path((EV_MOVED, 0, space("B"), space("S2"), 0)) == ["S2"]
    assert path((EV_MOVED, 0, space("EL-PASO"), space("EL-PASO"), 0))[-1] == "EL-PASO"


def test_a_purchase() -> None:
    t = Table().money(0, 6).workers(0, cowboy=1, joker=1).visit("D")
    events = heard(t)
    t.play("do buy", "buy corriente")
    assert words(events) == [
        "Ada uses building D: buy a cattle card",
        "Ada pays $4",
        "Ada spends 1 cowboy",
        "Ada spends 1 joker",
        "Ada takes a Corriente from the market",
    ]


def test_actions_say_what_they_belong_to() -> None:
    t = Table(trains="star").build(0, 2, "S4").visit("S4").money(0, 9)
    events = heard(t)
    t.play("do move 1", "move to D", "auxiliary money")
    assert words(events) == [
        "Ada uses building 2: move the herder 1 step and use the location there",
        "Ada moves from S4 to D",
        "Ada takes an auxiliary action: gain $1",
        "Ada gains $1",
    ]
    t.workers(0, engineer=1).visit("F")
    events.clear()
    t.play("do train", "train 1", "do certificate 2")
    assert words(events) == [
        "Ada uses building F: use a train card",
        "Ada uses train card 1",
        "Ada pays $2",
        "Ada spends 1 engineer",
        "Ada uses train card 1: gain 2 certificates",
        "Ada has 2 certificates now",
    ]


def test_a_delivery() -> None:
    t = Table().hand(0, "criollo", "criollo", "corriente").draw_pile(0).discard_pile(0)
    t.at(0, "G").certificates(0, 2).turn(0)
    events = heard(t)
    t.play("move to EL-PASO", "keep 1 certificates", "deliver to 5", "disc aux-exchange")
    assert words(events)[:12] == [
        "Ada moves from G to El Paso",
        "Ada gains $5",
        "Ada takes a Simmental, 8 left",
        "Ada has 1 certificate now",
        "Ada shows a Criollo",
        "Ada shows a Criollo",
        "Ada shows a Corriente",
        "Ada delivers 5 (breeding value 4 + 1 certificate)",
        "Ada places a disc on post 5",
        "Ada takes the auxiliary disc for exchanging cards off the board",
        "Ada has 2 certificates now",
        "Ada discards a Criollo",
    ]


def test_the_solo_opponent_has_the_second_seat() -> None:
    t = Table(players=1).sue_order("builder", "cowboy", "engineer")
    t.sue_has(builder=1, cowboy=1, engineer=1)
    events: list[Event] = []
    t.s.events = events
    t.sue_turn("A4", "joker")
    assert [said(tell(TABLES, event), "el-paso", names=("Ada", "Sue")) for event in events][:3] == [
        "Sue draws automa card A4: 3 steps",
        "Sue moves from El Paso to D",
        "Sue draws a joker from the supply, which joins the builders",
    ]
