"""Events of El Paso in words: every kind has a sentence."""

from __future__ import annotations

import pytest

from tests.rules.elpaso.table import Table
from trailboss.core.rules import Event
from trailboss.elpaso import constants as k
from trailboss.elpaso.load import load_tables
from trailboss.elpaso.words.event_words import PRIVATE_EVENTS, event_words

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
    ((k.EV_TURN, 1, 12, 0, 0), "Turn 12: Seat 2"),
    ((k.EV_PLACED, 0, space("C"), 0, 0), "Seat 1 places the herder on C"),
    ((k.EV_MOVED, 0, space("G"), space("EL-PASO"), 0), "Seat 1 moves from G to El Paso"),
    ((k.EV_MOVED, 3, space("EL-PASO"), space("S1"), 0), "Seat 4 moves from El Paso to S1"),
    ((k.EV_MONEY, 0, 5, 0, 0), "Seat 1 gains $5"),
    ((k.EV_MONEY, 0, -8, 0, 0), "Seat 1 pays $8"),
    ((k.EV_DREW, 0, 1, 0, 0), "Seat 1 draws 1 cattle card"),
    ((k.EV_DREW, 0, 4, 0, 0), "Seat 1 draws 4 cattle cards"),
    ((k.EV_CARD, 0, card("santa-gertrudis"), 0, 0), "Seat 1 draws a Santa Gertrudis"),
    ((k.EV_WORKER, 0, k.ENGINEER, 0, 0), "Seat 1 lays out an engineer"),
    ((k.EV_SHUFFLED, 0, 0, 0, 0), "Seat 1 shuffles the discard pile into a new draw pile"),
    ((k.EV_DISCARDED, 0, card("black-angus"), 0, 0), "Seat 1 discards a Black Angus"),
    ((k.EV_REMOVED, 0, card("criollo"), 0, 0), "Seat 1 removes a Criollo from the game"),
    ((k.EV_TOKEN, 0, 2, 0, 0), "Seat 1 gains 2 exchange tokens"),
    ((k.EV_TOKEN, 0, -1, 0, 0), "Seat 1 uses 1 exchange token"),
    ((k.EV_CERTIFICATE, 0, 3, 0, 0), "Seat 1 has 3 certificates now"),
    ((k.EV_CERTIFICATE, 0, 1, 0, 0), "Seat 1 has 1 certificate now"),
    ((k.EV_HIRED, 0, k.JOKER, 9, 0), "Seat 1 hires a joker for $9"),
    ((k.EV_HIRED, 0, k.ENGINEER, 0, 0), "Seat 1 hires an engineer free of charge"),
    ((k.EV_SPENT, 0, k.COWBOY, 3, 0), "Seat 1 spends 3 cowboys"),
    ((k.EV_SPENT, 0, k.JOKER, 1, 0), "Seat 1 spends 1 joker"),
    ((k.EV_BONUS, 0, k.BUILDER, 0, 0), "Seat 1 discards a builder for the bonus"),
    ((k.EV_BOUGHT, 0, card("hereford"), 0, 0), "Seat 1 takes a Hereford from the market"),
    ((k.EV_BUILT, 0, 4, space("S8"), 9), "Seat 1 places building 4 on S8 for $9"),
    ((k.EV_BUILT, 1, 6, space("S1"), 0), "Seat 2 places building 6 on S1 free of charge"),
    ((k.EV_TRAIN, 0, 3, 0, 0), "Seat 1 uses train card 4"),
    ((k.EV_TILE, 0, k.TILE_OBJECTIVE, 18, 0), "Seat 1 takes objective tile O19"),
    (
        (k.EV_TILE, 0, k.TILE_BONUS, TABLES.bonuses.index("duplicate"), 0),
        "Seat 1 takes bonus tile duplicate",
    ),
    ((k.EV_SHOWN, 0, card("galloway"), 0, 0), "Seat 1 shows a Galloway"),
    (
        (k.EV_VALUE, 0, 8, 3, 1),
        "Seat 1 delivers breeding value 8 + 3 certificates + 1 permanent certificate = 12",
    ),
    ((k.EV_VALUE, 0, 8, 0, 0), "Seat 1 delivers breeding value 8"),
    ((k.EV_DELIVERED, 0, 5, 0, 0), "Seat 1 places a disc on post 12"),
    (
        (k.EV_DISC, 0, TABLES.discs.index("step"), 0, 0),
        "Seat 1 takes a disc off the board: step limit",
    ),
    ((k.EV_SIMMENTAL, 0, 7, 0, 0), "Seat 1 takes a Simmental, 7 left"),
    ((k.EV_SIMMENTAL, 0, 0, 0, 0), "Seat 1 takes a Simmental, none left"),
    (
        (k.EV_CLAIMED, 0, 0, 0, 0),
        "Seat 1 claims the Simmental space (2 VP): everybody else has one more turn",
    ),
    ((k.EV_OVER, 0, 0, 0, 0), "The game is over"),
    (
        (k.EV_USED, 0, program("money 2"), k.NEUTRAL + 1, 0),
        "Seat 1 uses neutral building C: gain $2",
    ),
    (
        (k.EV_USED, 1, program("move 2"), own(1, 4), 0),
        ("Seat 2 uses building 4: move the herder up to 2 steps and use the location reached"),
    ),
    (
        (k.EV_USED, 1, program("bonus"), -2, 0),
        "Seat 2 uses train card 2: take a bonus tile",
    ),
    (
        (k.EV_AUXILIARY, 0, 0, TABLES.auxiliary_upgraded[0], 0),
        "Seat 1 takes an auxiliary action: gain $3",
    ),
    (
        (k.EV_AUXILIARY, 0, 3, TABLES.auxiliary_program[3], 0),
        ("Seat 1 takes an auxiliary action: remove any cattle card of the hand from the game"),
    ),
    (
        (k.EV_LAPSED, 0, 0, 0, 0),
        "Seat 1 no longer has the card that was asked for: the action lapses",
    ),
    (
        (k.EV_AUTOMA, 1, TABLES.automa.index("A7"), 4, 0),
        "Seat 2 draws automa card A7: 4 steps",
    ),
    (
        (k.EV_AUTOMA, 1, TABLES.automa.index("A1"), 1, 0),
        "Seat 2 draws automa card A1: 1 step",
    ),
    (
        (k.EV_SKIPPED, 1, 0, 0, 0),
        "Seat 2 finds nothing to take or build: that part is skipped",
    ),
    (
        (k.EV_SUPPLY, 1, card("corriente"), -1, 0),
        "Seat 2 draws a Corriente from the supply",
    ),
    ((k.EV_SUPPLY, 1, card("builder"), k.BUILDER, 0), "Seat 2 draws a builder from the supply"),
    (
        (k.EV_SUPPLY, 1, card("joker"), k.COWBOY, 0),
        "Seat 2 draws a joker from the supply, which joins the cowboys",
    ),
    (
        (k.EV_SUPPLY, 1, card("joker"), k.JOKER, 0),
        "Seat 2 draws a joker from the supply, which is set aside",
    ),
]


@pytest.mark.parametrize(("event", "words"), CASES)
def test_event(event: Event, words: str) -> None:
    assert event_words(TABLES, event) == words


def test_every_event_has_a_case() -> None:
    kinds = {value for name, value in vars(k).items() if name.startswith("EV_")}
    assert {event[0] for event, _ in CASES} == kinds


def test_an_unknown_event_is_an_error() -> None:
    with pytest.raises(ValueError, match="event 99 has no words"):
        event_words(TABLES, (99, 0, 0, 0, 0))


def test_only_drawn_cards_are_private() -> None:
    assert frozenset({k.EV_CARD}) == PRIVATE_EVENTS


# As they come -------------------------------------------------------------------------------------


def heard(t: Table) -> list[str]:
    """What happens from now on, in words, as it happens."""
    words: list[str] = []
    t.game.listen(lambda event: words.append(t.game.ruleset.tell(event)))
    return words


def test_a_purchase() -> None:
    t = Table().money(0, 6).workers(0, cowboy=1, joker=1).visit("D")
    words = heard(t)
    t.play("do buy", "buy corriente")
    assert words == [
        "Seat 1 uses neutral building D: buy a cattle card",
        "Seat 1 pays $4",
        "Seat 1 spends 1 cowboy",
        "Seat 1 spends 1 joker",
        "Seat 1 takes a Corriente from the market",
    ]


def test_actions_say_what_they_belong_to() -> None:
    t = Table(trains="star").build(0, 2, "S4").visit("S4").money(0, 9)
    words = heard(t)
    t.play("do move 1", "move to D", "auxiliary money")
    assert words == [
        "Seat 1 uses building 2: move the herder 1 step and use the location reached",
        "Seat 1 moves from S4 to D",
        "Seat 1 takes an auxiliary action: gain $1",
        "Seat 1 gains $1",
    ]
    t.taken(0, "aux-money").workers(0, engineer=1).visit("F")
    del words[:]
    t.play("do train", "train 1", "do certificate 2", "done", "do auxiliary 1", "auxiliary money")
    assert words == [
        "Seat 1 uses neutral building F: use a train card",
        "Seat 1 uses train card 1",
        "Seat 1 pays $2",
        "Seat 1 spends 1 engineer",
        "Seat 1 uses train card 1: gain 2 certificates",
        "Seat 1 has 2 certificates now",
        "Seat 1 uses neutral building F: take an auxiliary action",
        "Seat 1 takes an auxiliary action: gain $3",
        "Seat 1 gains $3",
    ]


def test_a_delivery() -> None:
    t = Table().hand(0, "criollo", "criollo", "corriente").draw_pile(0).discard_pile(0)
    t.at(0, "G").certificates(0, 2).turn(0)
    words = heard(t)
    t.play("move to EL-PASO", "keep 1 certificates", "deliver to 5", "disc aux-exchange")
    assert words[:9] == [
        "Seat 1 moves from G to El Paso",
        "Seat 1 gains $5",
        "Seat 1 takes a Simmental, 8 left",
        "Seat 1 has 1 certificate now",
        "Seat 1 shows a Criollo",
        "Seat 1 shows a Criollo",
        "Seat 1 shows a Corriente",
        "Seat 1 delivers breeding value 4 + 1 certificate = 5",
        "Seat 1 places a disc on post 5",
    ]
    assert words[9:12] == [
        "Seat 1 takes a disc off the board: auxiliary exchange",
        "Seat 1 has 2 certificates now",
        "Seat 1 discards a Criollo",
    ]


def test_the_solo_opponent_has_the_second_seat() -> None:
    t = Table(players=1).sue_order("builder", "cowboy", "engineer")
    t.sue_has(builder=1, cowboy=1, engineer=1)
    events: list[Event] = []
    t.s.events = events
    t.sue_turn("A4", "joker")
    assert [t.game.ruleset.tell(event) for event in events][:3] == [
        "Seat 2 draws automa card A4: 3 steps",
        "Seat 2 moves from El Paso to D",
        "Seat 2 draws a joker from the supply, which joins the builders",
    ]
