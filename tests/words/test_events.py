"""Events in words: every kind has a sentence, in the edition's own words."""

from __future__ import annotations

import pytest

import trailboss
from tests.rules.kansas.table import Table
from trailboss.core.rules import Event
from trailboss.kansas import constants as k
from trailboss.kansas.load import load_tables
from trailboss.kansas.tables import Tables
from trailboss.kansas.words.event_words import PRIVATE_EVENTS, event_words

SECOND = load_tables("second-edition")
FIRST = load_tables("first-edition")


def space(name: str, t: Tables = SECOND) -> int:
    return t.spaces.index(name)


def card(name: str) -> int:
    return SECOND.cards.index(name)


def tile(name: str) -> int:
    return SECOND.tile_names.index(name)


def position(name: str) -> int:
    return SECOND.positions.index(name)


def route(name: str) -> int:
    return SECOND.codec.parse(f"move to {name}") - SECOND.codes.move


def program(line: str) -> int:
    return SECOND.programs.index(line)


CASES: list[tuple[Event, str]] = [
    ((k.EV_TURN, 1, 12, 0, 0), "Turn 12: Seat 2"),
    ((k.EV_PLACED, 0, space("C"), 0, 0), "Seat 1 places the herder on C"),
    (
        (k.EV_MOVED, 0, space("A"), space("B"), route("B via FLOOD-1")),
        "Seat 1 moves from A to B via FLOOD-1",
    ),
    (
        (k.EV_MOVED, 0, space("FLOOD-2"), space("B"), route("B via FLOOD-1")),
        "Seat 1 moves from FLOOD-2 to B",
    ),
    (
        (k.EV_MOVED, 0, space("START"), space("FLOOD-1"), route("FLOOD-1 via FLOOD-1")),
        "Seat 1 moves from the start to FLOOD-1",
    ),
    ((k.EV_MOVED, 2, space("G"), space("KC"), route("KC")), "Seat 3 moves from G to Kansas City"),
    ((k.EV_FEE, 0, 2, 1, 0), "Seat 1 pays a fee of $2 to Seat 2"),
    ((k.EV_FEE, 0, 1, -1, 0), "Seat 1 pays a fee of $1 to the bank"),
    ((k.EV_MONEY, 3, 4, 0, 0), "Seat 4 gains $4"),
    ((k.EV_MONEY, 3, -7, 0, 0), "Seat 4 pays $7"),
    ((k.EV_DREW, 0, 1, 0, 0), "Seat 1 draws 1 card"),
    ((k.EV_DREW, 0, 3, 0, 0), "Seat 1 draws 3 cards"),
    ((k.EV_CARD, 0, card("red"), 0, 0), "Seat 1 draws a Longhorn (red)"),
    ((k.EV_CARD, 0, card("OE4"), 0, 0), "Seat 1 draws objective card OE4"),
    ((k.EV_SHUFFLED, 0, 0, 0, 0), "Seat 1 shuffles the discard pile into a new draw stack"),
    (
        (k.EV_DISCARDED, 0, card("brown-4vp"), 0, 0),
        "Seat 1 discards a Shorthorn (brown, 4 VP)",
    ),
    ((k.EV_REMOVED, 0, card("gray"), 0, 0), "Seat 1 removes a Criollo (gray) from the game"),
    ((k.EV_TOKEN, 0, 1, 0, 0), "Seat 1 gains 1 exchange token"),
    ((k.EV_TOKEN, 0, -1, 0, 0), "Seat 1 uses 1 exchange token"),
    ((k.EV_CERTIFICATE, 0, 6, 0, 0), "Seat 1 has 6 certificates now"),
    ((k.EV_HIRED, 0, k.ENGINEER, 2, 7), "Seat 1 hires an engineer from row 3 for $7"),
    ((k.EV_HIRED, 1, k.COWBOY, 0, 0), "Seat 2 hires a cowboy from row 1 free of charge"),
    ((k.EV_BOUGHT, 0, card("purple-7vp"), 6, 0), "Seat 1 buys a Hereford (purple, 7 VP)"),
    ((k.EV_REVEALED, 0, card("calf"), 0, 0), "A Simmental Calf (orange) joins the cattle market"),
    ((k.EV_BUILT, 0, 4, space("B-1"), 2), "Seat 1 places building 4 on B-1 for $2"),
    (
        (k.EV_ENGINE, 0, position("3"), position("T4"), 0),
        "Seat 1's engine moves forward from 3 to turnout T4 at station S1",
    ),
    (
        (k.EV_ENGINE, 0, position("39"), position("0"), 0),
        "Seat 1's engine moves back from 39 to space 0",
    ),
    (
        (k.EV_ENGINE, 0, position("38"), position("39"), 0),
        "Seat 1's engine moves forward from 38 to the last space 39",
    ),
    ((k.EV_UPGRADED, 0, 2, 4, 0), "Seat 1 upgrades station S3 for $4"),
    (
        (k.EV_DISC, 0, SECOND.discs.index("step-left"), 0, 0),
        "Seat 1 takes a disc off the board: steps, left",
    ),
    ((k.EV_DISC_MOVED, 0, 1, 0, 0), "Seat 1 takes the disc of station S2"),
    ((k.EV_MASTER, 0, 2, k.BUILDER, 0), "Seat 1 gives a builder for station master SM3"),
    ((k.EV_MASTER, 1, 2, -1, 0), "Seat 2 takes station master SM3 away"),
    ((k.EV_OBJECTIVE, 0, card("OD1"), 0, 0), "Seat 1 gains objective card OD1"),
    ((k.EV_OBJECTIVE, 0, card("OD1"), 1, 0), "Seat 1 gains objective card OD1 into the hand"),
    ((k.EV_PLAYED, 0, card("OM2"), 0, 0), "Seat 1 plays objective card OM2"),
    (
        (k.EV_HAZARD, 0, space("FLOOD-2"), tile("flood-3-black"), 0),
        "Seat 1 removes the flood (3 VP, black hand) from FLOOD-2",
    ),
    (
        (k.EV_OUTLAW, 0, space("OUTLAW-7"), tile("orange-outlaw"), 0),
        "Seat 1 takes the orange outlaw from OUTLAW-7",
    ),
    (
        (k.EV_TILE, 0, k.COWBOY, 4, 0),
        "Seat 1 places a cowboy in row 5 of the job market",
    ),
    (
        (k.EV_TILE, 0, tile("green-outlaw"), space("OUTLAW-4"), 0),
        "Seat 1 lays a green outlaw on OUTLAW-4",
    ),
    (
        (k.EV_TILE, 0, tile("drought-4-green"), -1, 0),
        "Seat 1 takes a drought (4 VP, green hand) out of the game: its section is full",
    ),
    ((k.EV_FORESIGHT, 0, 2, k.ENGINEER, 0), "An engineer comes to foresight column 3"),
    ((k.EV_INCOME, 0, 7, 0, 0), "Seat 1 has breeding value 7"),
    (
        (k.EV_INCOME, 0, 7, 2, 1),
        "Seat 1 has breeding value 7 + 2 certificates + 1 permanent certificate = 10",
    ),
    ((k.EV_DELIVERED, 0, 5, 3, 0), "Seat 1 delivers to Chicago at a transport cost of $3"),
    ((k.EV_DELIVERED, 0, 0, 0, 1), "Seat 1 delivers extraordinarily to Kansas City"),
    (
        (k.EV_RAISED, 0, card("calf"), card("heifer"), 0),
        "Seat 1 raises a Simmental Calf (orange) to a Simmental Heifer (orange)",
    ),
    (
        (k.EV_LAST_ROUND, 0, 0, 0, 0),
        "Seat 1 takes the job market token: everybody else has one more turn",
    ),
    ((k.EV_OVER, 0, 0, 0, 0), "The game is over"),
    (
        (k.EV_AUXILIARY, 0, SECOND.auxiliary.index("engine"), 0, 0),
        "Seat 1 takes a single auxiliary action: pay $1 and move the engine forward 1 space",
    ),
    (
        (k.EV_AUXILIARY, 0, SECOND.auxiliary.index("money"), 1, 0),
        "Seat 1 takes a double auxiliary action: gain $2",
    ),
    (
        (k.EV_USED, 0, program("engine engineers"), k.NEUTRAL + 2, 0),
        (
            "Seat 1 uses neutral building C:"
            " move the engine forward up to 1 space for each of the engineers"
        ),
    ),
    (
        (k.EV_USED, 0, program("hazard 5"), k.PRIVATE + k.SEAT_TILES + 4, 0),
        "Seat 1 uses Seat 2's building 4: remove a hazard for $5",
    ),
    ((k.EV_COPIED, 0, space("E-1"), 0, 0), "Seat 1 uses the building on E-1"),
    ((k.EV_CERTIFICATES_SPENT, 0, 1, 0, 0), "Seat 1 spends 1 certificate"),
    ((k.EV_SHOWN, 0, card("white"), 0, 0), "Seat 1 shows Galloway (white)"),
    (
        (k.EV_LAPSED, 0, 0, 0, 0),
        "Seat 1 no longer has the card that was asked for: the action lapses",
    ),
    ((k.EV_AUTOMA, 1, 0, 3, 0), f"Seat 2 draws automa card {SECOND.automa[0]}: 3 steps"),
    ((k.EV_SPEC, 1, k.BUILDER, 0, 0), "Seat 2 specializes in builders"),
    (
        (k.EV_SKIPPED, 1, k.SKIP_CARD, k.ENGINEER, 0),
        "Seat 2 is not specialized in engineers: the card is movement only",
    ),
    ((k.EV_SKIPPED, 1, k.SKIP_HIRE, 0, 0), "Seat 2 can hire nobody"),
    ((k.EV_SKIPPED, 1, k.SKIP_BUY, 0, 0), "Seat 2 can buy no cattle"),
    ((k.EV_SKIPPED, 1, k.SKIP_BUILD, 0, 0), "Seat 2 can build nothing"),
    ((k.EV_SKIPPED, 1, k.SKIP_OBJECTIVE, 0, 0), "Seat 2 finds no objective card"),
    ((k.EV_SKIPPED, 1, k.SKIP_OUTLAW, 0, 0), "Seat 2 finds no outlaw"),
    ((k.EV_SKIPPED, 1, k.SKIP_HAZARD, 0, 0), "Seat 2 finds no hazard"),
    ((k.EV_SKIPPED, 1, k.SKIP_UPGRADE, 0, 0), "Seat 2 has no disc for the station"),
    ((k.EV_SKIPPED, 1, k.SKIP_DELIVERY, 0, 0), "Seat 2 has no disc for a delivery"),
]


@pytest.mark.parametrize(("event", "words"), CASES)
def test_event_words(event: Event, words: str) -> None:
    assert event_words(SECOND, event) == words


def test_every_event_has_a_case() -> None:
    kinds = {value for name, value in vars(k).items() if name.startswith("EV_")}
    assert {event[0] for event, _ in CASES} == kinds


def test_an_unknown_event_is_an_error() -> None:
    with pytest.raises(ValueError, match="event 999 has no words"):
        event_words(SECOND, (999, 0, 0, 0, 0))


@pytest.mark.parametrize(
    ("event", "words"),
    [
        ((k.EV_PLACED, 0, space("C", FIRST), 0, 0), "Seat 1 places the cattleman on C"),
        ((k.EV_HIRED, 0, k.BUILDER, 2, 7), "Seat 1 hires a craftsman from row 3 for $7"),
        (
            (k.EV_OUTLAW, 0, space("OUTLAW-7", FIRST), tile("orange-outlaw"), 0),
            "Seat 1 takes the blue teepee from OUTLAW-7",
        ),
        ((k.EV_DELIVERED, 0, 9, 0, 0), "Seat 1 delivers to San Francisco"),
    ],
)
def test_first_edition_words(event: Event, words: str) -> None:
    assert event_words(FIRST, event) == words


def test_only_the_cards_drawn_are_private() -> None:
    assert set(PRIVATE_EVENTS) == {k.EV_CARD}


def test_a_listener_hears_a_move_in_order() -> None:
    """The events of one move: what was used, what was paid with, what came of it."""
    t = Table().money(0, 1).hand(0, "white").visit("A")
    heard: list[str] = []
    t.game.listen(lambda event: heard.append(t.rules.tell(event)))
    t.play("do discard white => money 2")
    assert heard == [
        "Seat 1 uses neutral building A: discard a Galloway (white) and gain $2",
        "Seat 1 discards a Galloway (white)",
        "Seat 1 gains $2",
    ]


def test_events_without_the_private_ones_do_not_name_cards_drawn() -> None:
    """Phase C tells the owner which cards came, everybody else how many."""
    t = Table().hand(0).draw_stack(0, "gray", "gray", "gray", "gray").visit("A")
    heard: list[Event] = []
    t.game.listen(heard.append)
    t.play("done")
    drawn = [event for event in heard if event[1] == 0]
    public = [t.rules.tell(event) for event in drawn if event[0] not in PRIVATE_EVENTS]
    assert public == ["Seat 1 draws 4 cards"]
    private = [t.rules.tell(event) for event in drawn if event[0] in PRIVATE_EVENTS]
    assert private == ["Seat 1 draws a Criollo (gray)"] * 4


def test_names_of_seats_do_not_change_the_words() -> None:
    game = trailboss.new_game("second-edition", players=2, seed=3, names=["Ann", "Bob"])
    heard: list[str] = []
    game.listen(lambda event: heard.append(game.ruleset.tell(event)))
    game.play("place herder on A")
    assert heard == ["Seat 1 places the herder on A"]
