"""Events: every kind is declared once, with its facts, who may know of it, and words."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import trailboss
from tests.rules.kansas.table import Table
from tests.words.saying import said
from trailboss.core import events as core_events
from trailboss.core.events import (
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
)
from trailboss.core.message import Name, Seat, plain
from trailboss.core.rules import Event
from trailboss.kansas import constants as k
from trailboss.kansas import events
from trailboss.kansas.events import (
    EV_COPIED,
    EV_DISC_MOVED,
    EV_ENGINE,
    EV_FEE,
    EV_FORESIGHT,
    EV_HAZARD,
    EV_INCOME,
    EV_LAST_ROUND,
    EV_MASTER,
    EV_OBJECTIVE,
    EV_OUTLAW,
    EV_PLAYED,
    EV_RAISED,
    EV_REVEALED,
    EV_SPEC,
    EV_UPGRADED,
    KINDS,
)
from trailboss.kansas.facts.events import tell
from trailboss.kansas.load import load_tables

SECOND = load_tables("second-edition")
FIRST = load_tables("first-edition")


def at(names: Sequence[str], name: str) -> int:
    return names.index(name)


def space(name: str) -> int:
    return at(SECOND.spaces, name)


def card(name: str) -> int:
    return at(SECOND.cards, name)


def tile(name: str) -> int:
    return at(SECOND.tile_names, name)


def position(name: str) -> int:
    return at(SECOND.positions, name)


def route(name: str) -> int:
    return SECOND.codec.parse(f"move to {name}") - SECOND.codes.move


def program(line: str) -> int:
    return at(SECOND.programs, line)


# Words --------------------------------------------------------------------------------------------

CASES: list[tuple[Event, str]] = [
    ((EV_TURN, 1, 12, 0, 0), "Turn 12: Ben"),
    ((EV_PLACED, 0, space("C"), 0, 0), "Ada places the herder on C"),
    (
        (EV_MOVED, 0, space("A"), space("B"), route("B via FLOOD-1")),
        "Ada moves from A to B by way of flood space 1",
    ),
    (
        (EV_MOVED, 0, space("FLOOD-2"), space("B"), route("B via FLOOD-1")),
        "Ada moves from flood space 2 to B",
    ),
    (
        (EV_MOVED, 0, space("START"), space("FLOOD-1"), route("FLOOD-1 via FLOOD-1")),
        "Ada moves from the start to flood space 1",
    ),
    (
        (EV_MOVED, 2, space("G"), space("KC"), route("KC")),
        "Cleo moves from G to Kansas City",
    ),
    ((EV_FEE, 0, 2, 1, 0), "Ada pays Ben a fee of $2"),
    ((EV_FEE, 0, 1, -1, 0), "Ada pays a fee of $1 to the bank"),
    ((EV_MONEY, 3, 4, 0, 0), "Dan gains $4"),
    ((EV_MONEY, 3, -7, 0, 0), "Dan pays $7"),
    ((EV_DREW, 0, 1, 0, 0), "Ada draws 1 card"),
    ((EV_DREW, 0, 3, 0, 0), "Ada draws 3 cards"),
    ((EV_CARD, 0, card("red"), 0, 0), "Ada draws a Longhorn (red)"),
    (
        (EV_CARD, 0, card("OE4"), 0, 0),
        "Ada draws an objective card (1 building, 2 hazards, 1 orange outlaw)",
    ),
    ((EV_SHUFFLED, 0, 0, 0, 0), "Ada shuffles the discard pile into a new draw stack"),
    ((EV_DISCARDED, 0, card("brown-4vp"), 0, 0), "Ada discards a Shorthorn (brown, 4 VP)"),
    ((EV_REMOVED, 0, card("gray"), 0, 0), "Ada removes a Criollo (gray) from the game"),
    ((EV_TOKEN, 0, 1, 0, 0), "Ada gains 1 exchange token"),
    ((EV_TOKEN, 0, -1, 0, 0), "Ada uses 1 exchange token"),
    ((EV_CERTIFICATE, 0, 6, 0, 0), "Ada now has 6 certificates"),
    ((EV_CERTIFICATE, 0, 0, 0, 0), "Ada has no certificates left"),
    ((EV_HIRED, 0, k.ENGINEER, 2, 7), "Ada hires an engineer from row 3 for $7"),
    ((EV_HIRED, 1, k.COWBOY, 0, 0), "Ben hires a cowboy from row 1"),
    ((EV_BOUGHT, 0, card("purple-7vp"), 6, 0), "Ada buys a Hereford (purple, 7 VP)"),
    ((EV_REVEALED, 0, card("calf"), 0, 0), "A Simmental Calf (orange) joins the cattle market"),
    ((EV_BUILT, 0, 4, space("B-1"), 2), "Ada places building 4 on B-1 for $2"),
    (
        (EV_ENGINE, 0, position("3"), position("T4"), 0),
        "Ada’s engine moves forward to the turnout of station 1",
    ),
    ((EV_ENGINE, 0, position("39"), position("0"), 0), "Ada’s engine moves back to space 0"),
    (
        (EV_ENGINE, 0, position("38"), position("39"), 0),
        "Ada’s engine moves forward to the last space",
    ),
    ((EV_UPGRADED, 0, 2, 4, 0), "Ada upgrades station 3 for $4"),
    (
        (EV_DISC, 0, at(SECOND.discs, "step-left"), 0, 0),
        "Ada takes a disc off the player board: left step disc",
    ),
    ((EV_DISC_MOVED, 0, 1, 0, 0), "Ada takes the disc of station 2"),
    (
        (EV_MASTER, 0, 2, k.BUILDER, 0),
        (
            "Ada gives a builder for the station master:"
            " 1 permanent certificate; 3 VP per pair of outlaws"
        ),
    ),
    ((EV_MASTER, 1, 8, -1, 0), "Ben takes the station master away: gain $12"),
    (
        (EV_OBJECTIVE, 0, card("OD1"), 0, 0),
        "Ada takes an objective card (1 building, 2 orange outlaws)",
    ),
    (
        (EV_OBJECTIVE, 0, card("OD1"), 1, 0),
        "Ada takes an objective card (1 building, 2 orange outlaws) into the hand",
    ),
    (
        (EV_PLAYED, 0, card("OM2"), 0, 0),
        "Ada plays an objective card (2 stations, 2 orange outlaws)",
    ),
    (
        (EV_HAZARD, 0, space("FLOOD-2"), tile("flood-3-black"), 0),
        "Ada removes the flood (3 VP, black hand) from flood space 2",
    ),
    (
        (EV_OUTLAW, 0, space("OUTLAW-7"), tile("orange-outlaw"), 0),
        "Ada takes the orange outlaw from outlaw space 7",
    ),
    ((EV_TILE, 0, k.COWBOY, 4, 0), "Ada puts a cowboy in row 5 of the job market"),
    (
        (EV_TILE, 0, tile("green-outlaw"), space("OUTLAW-4"), 0),
        "Ada lays a green outlaw on outlaw space 4",
    ),
    (
        (EV_TILE, 0, tile("drought-4-green"), -1, 0),
        "Ada takes a drought (4 VP, green hand) out of the game: its section is full",
    ),
    ((EV_FORESIGHT, 0, 2, k.ENGINEER, 0), "An engineer comes to foresight column 3"),
    ((EV_INCOME, 0, 7, 0, 0), "Ada has an income of $7: breeding value 7"),
    (
        (EV_INCOME, 0, 7, 2, 1),
        ("Ada has an income of $10: breeding value 7 + 2 certificates + 1 permanent certificate"),
    ),
    ((EV_DELIVERED, 0, 5, 3, 0), "Ada delivers to Chicago, $3 for transport"),
    ((EV_DELIVERED, 0, 4, 0, 0), "Ada delivers to Peoria"),
    ((EV_DELIVERED, 0, 0, 0, 1), "Ada makes an extraordinary delivery to Kansas City"),
    (
        (EV_RAISED, 0, card("calf"), card("heifer"), 0),
        "Ada raises a Simmental Calf (orange) to a Simmental Heifer (orange)",
    ),
    (
        (EV_LAST_ROUND, 0, 0, 0, 0),
        "Ada takes the job market token: everybody else has one more turn",
    ),
    ((EV_OVER, 0, 0, 0, 0), "The game is over"),
    (
        (EV_AUXILIARY, 0, at(SECOND.auxiliary, "engine"), 0, 0),
        "Ada takes a single auxiliary action: pay $1 to move the engine forward 1 space",
    ),
    (
        (EV_AUXILIARY, 0, at(SECOND.auxiliary, "money"), 1, 0),
        "Ada takes a double auxiliary action: gain $2",
    ),
    (
        (EV_USED, 0, program("engine engineers"), k.NEUTRAL + 2, 0),
        "Ada uses building C: move the engine forward up to 1 space per engineer",
    ),
    (
        (EV_USED, 0, program("hazard 5"), k.PRIVATE + k.SEAT_TILES + 4, 0),
        "Ada uses Ben’s building 4: remove a hazard for $5",
    ),
    (
        (EV_USED, 1, program("hazard 5"), k.PRIVATE + k.SEAT_TILES + 4, 0),
        "Ben uses building 4: remove a hazard for $5",
    ),
    ((EV_COPIED, 0, space("E-1"), 0, 0), "Ada uses the building on E-1"),
    ((EV_SHOWN, 0, card("white"), 0, 0), "Ada shows a Galloway (white)"),
    (
        (EV_LAPSED, 0, 0, 0, 0),
        "Ada no longer has the card that was asked for: the action lapses",
    ),
    ((EV_AUTOMA, 1, 0, 3, 0), f"Ben draws card {SECOND.automa[0]}: 3 steps"),
    ((EV_SPEC, 1, k.BUILDER, 0, 0), "Ben specializes in builders"),
    (
        (EV_SKIPPED, 1, k.SKIP_CARD, k.ENGINEER, 0),
        "Ben is not specialized in engineers: the card is movement only",
    ),
    ((EV_SKIPPED, 1, k.SKIP_HIRE, 0, 0), "Ben can hire nobody"),
    ((EV_SKIPPED, 1, k.SKIP_BUY, 0, 0), "Ben can buy no cattle"),
    ((EV_SKIPPED, 1, k.SKIP_BUILD, 0, 0), "Ben can build nothing"),
    ((EV_SKIPPED, 1, k.SKIP_OBJECTIVE, 0, 0), "Ben finds no objective card"),
    ((EV_SKIPPED, 1, k.SKIP_OUTLAW, 0, 0), "Ben finds no outlaw"),
    ((EV_SKIPPED, 1, k.SKIP_HAZARD, 0, 0), "Ben finds no hazard"),
    ((EV_SKIPPED, 1, k.SKIP_UPGRADE, 0, 0), "Ben has no disc for the station"),
    ((EV_SKIPPED, 1, k.SKIP_DELIVERY, 0, 0), "Ben has no disc for a delivery"),
]


@pytest.mark.parametrize(("event", "words"), CASES)
def test_words(event: Event, words: str) -> None:
    assert said(tell(SECOND, event)) == words


@pytest.mark.parametrize(
    ("event", "words"),
    [
        ((EV_PLACED, 0, at(FIRST.spaces, "C"), 0, 0), "Ada places the cattleman on C"),
        ((EV_HIRED, 0, k.BUILDER, 2, 7), "Ada hires a craftsman from row 3 for $7"),
        (
            (EV_OUTLAW, 0, at(FIRST.spaces, "OUTLAW-7"), tile("orange-outlaw"), 0),
            "Ada takes the blue teepee from teepee space 7",
        ),
        ((EV_DELIVERED, 0, 9, 0, 0), "Ada delivers to San Francisco"),
    ],
)
def test_words_of_the_first_edition(event: Event, words: str) -> None:
    assert said(tell(FIRST, event), "first-edition") == words


def test_every_kind_has_a_case_and_its_name_from_the_rules() -> None:
    kinds = {
        number: name.removeprefix("EV_").lower().replace("_", "-")
        for name, number in (vars(core_events) | vars(events)).items()
        if name.startswith("EV_")
    }
    assert {event[0] for event, _ in CASES} == set(kinds)
    assert {number: figures.partition(" ")[0] for number, figures in KINDS.items()} == kinds


def test_a_reader_who_knows_no_names_reads_of_seats() -> None:
    assert said(tell(SECOND, (EV_FEE, 0, 2, 1, 0)), names=()) == "Seat 1 pays Seat 2 a fee of $2"


# Facts --------------------------------------------------------------------------------------------


def facts(event: Event) -> dict[str, object]:
    found = plain(tell(SECOND, event))
    assert isinstance(found, dict)
    del found["kind"]
    return found


def test_figures_become_things_numbers_and_truth_values() -> None:
    told = tell(SECOND, (EV_HIRED, 2, k.BUILDER, 3, 5))
    assert told.id == "event-hired"
    assert told.args == {"seat": Seat(2), "worker": Name("worker", "builder"), "row": 4, "price": 5}
    assert facts((EV_DELIVERED, 0, 5, 3, 0)) == {
        "seat": 0,
        "city": "chicago",
        "transport": 3,
        "extraordinary": "no",
    }


def test_the_bank_is_nobody() -> None:
    assert facts((EV_FEE, 0, 2, 1, 0)) == {"seat": 0, "dollars": 2, "payee": 1}
    assert facts((EV_FEE, 0, 2, -1, 0)) == {"seat": 0, "dollars": 2}


def test_a_herders_path_is_every_space_it_enters() -> None:
    event = (EV_MOVED, 0, space("A"), space("B"), route("B via FLOOD-1"))
    assert facts(event) == {
        "seat": 0,
        "from": "A",
        "to": "B",
        "path": ["FLOOD-1", "FLOOD-2", "FLOOD-3", "FLOOD-4", "FLOOD-B1", "FLOOD-B2", "B"],
        "via": ["FLOOD-1"],
    }


def test_a_tile_goes_to_the_job_market_to_the_trail_or_away() -> None:
    assert facts((EV_TILE, 0, k.COWBOY, 4, 0)) == {
        "seat": 0,
        "tile": "cowboy",
        "goes": "jobs",
        "row": 5,
    }
    there = facts((EV_TILE, 0, tile("green-outlaw"), space("OUTLAW-4"), 0))
    assert (there["goes"], there["space"]) == ("trail", "OUTLAW-4")
    gone = facts((EV_TILE, 0, tile("green-outlaw"), -1, 0))
    assert gone["goes"] == "out"
    assert "space" not in gone


def test_a_used_building_is_neutral_or_somebodys() -> None:
    neutral = facts((EV_USED, 0, program("hazard 5"), k.NEUTRAL + 2, 0))
    assert neutral["tile"] == "C"
    theirs = facts((EV_USED, 0, program("hazard 5"), k.PRIVATE + k.SEAT_TILES + 4, 0))
    assert (theirs["number"], theirs["owner"], theirs["own"]) == (4, 1, "no")


def test_an_objective_card_is_told_with_what_it_asks_for() -> None:
    told = facts((EV_PLAYED, 0, card("OM2"), 0, 0))
    assert told["card"] == "OM2"
    objective = told["objective"]
    assert isinstance(objective, dict)
    assert [(task["task"], task["count"]) for task in objective["tasks"]] == [
        ("station", 2),
        ("orange-outlaw", 2),
    ]


# Who may know -------------------------------------------------------------------------------------


def test_only_the_cards_drawn_are_private_and_only_their_number_is_counted() -> None:
    rules = Table().rules
    every = [(kind, 0, 0, 0, 0) for kind in KINDS]
    assert [rules.event_kind(event) for event in every if rules.private(event)] == ["card"]
    assert [rules.event_kind(event) for event in every if rules.counted(event)] == ["drew"]


def test_a_listener_hears_a_move_in_order() -> None:
    """The events of one move: what was used, what was paid with, what came of it."""
    t = Table().money(0, 1).hand(0, "white").visit("A")
    heard: list[str] = []
    t.game.listen(lambda event: heard.append(said(t.rules.tell(event))))
    t.play("do discard white => money 2")
    assert heard == [
        "Ada uses building A: discard a Galloway (white) for $2",
        "Ada discards a Galloway (white)",
        "Ada gains $2",
    ]


def test_events_without_the_private_ones_do_not_name_cards_drawn() -> None:
    """Phase C tells the owner which cards came, everybody else how many."""
    t = Table().hand(0).draw_stack(0, "gray", "gray", "gray", "gray").visit("A")
    heard: list[Event] = []
    t.game.listen(heard.append)
    t.play("done")
    drawn = [event for event in heard if event[1] == 0]
    public = [said(t.rules.tell(event)) for event in drawn if not t.rules.private(event)]
    assert public == ["Ada draws 4 cards"]
    private = [said(t.rules.tell(event)) for event in drawn if t.rules.private(event)]
    assert private == ["Ada draws a Criollo (gray)"] * 4


def test_what_is_told_does_not_depend_on_names() -> None:
    game = trailboss.new_game("second-edition", players=2, seed=3, names=["Ann", "Bob"])
    heard: list[Event] = []
    game.listen(heard.append)
    game.play("place herder on A")
    assert game.ruleset.tell(heard[0]).args == {"seat": Seat(0), "space": Name("space", "A")}
