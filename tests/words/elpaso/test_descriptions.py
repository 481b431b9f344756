"""What things of El Paso are and do, in words made from the tables."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.rules.elpaso.table import Table
from trailboss.core.effects import Programs, Vocabulary
from trailboss.elpaso import effects as fx
from trailboss.elpaso.constants import NEED_DISC
from trailboss.elpaso.load import load_tables
from trailboss.elpaso.words.descriptions import describe
from trailboss.elpaso.words.effect_words import either_words, step_words
from trailboss.elpaso.words.names import set_words

TABLES = load_tables()
VOCABULARY: Vocabulary = fx.vocabulary(TABLES.cards, TABLES.set_names)


def words_of(line: str) -> str:
    """A line of the tables in words, its alternatives joined."""
    programs = Programs(VOCABULARY)
    numbers = programs.action(line)
    trial = load_tables()
    trial.steps = tuple(programs.steps)
    return either_words(trial, numbers)


EFFECTS = [
    ("money 3", "Gain $3"),
    ("pay 2 => bonus", "Pay $2 and take a bonus tile"),
    ("certificate 1", "Gain 1 certificate"),
    ("certificate 3", "Gain 3 certificates"),
    ("token 1", "Gain 1 exchange token"),
    ("pay 1 => token 2", "Pay $1 and gain 2 exchange tokens"),
    ("discard galloway => money 2", "Discard a Galloway and gain $2"),
    ("discard value-2 => money 5", "Discard a cattle card of breeding value 2 and gain $5"),
    ("discard cattle => certificate 1", "Discard any cattle card and gain 1 certificate"),
    ("sell 2", "Discard any cattle card and gain $2 per breeding value"),
    ("hire 5", "Hire a worker for $5 (a joker for $9)"),
    ("hire 0", "Hire a worker free of charge (a joker for $4)"),
    (
        "hire-another 8",
        "Hire another worker, of a different type, for $8 (a joker for $12)",
    ),
    ("buy", "Buy a cattle card"),
    ("train", "Use a train card"),
    ("build", "Place or replace a building"),
    ("objective", "Take an objective tile"),
    ("bonus", "Take a bonus tile"),
    ("any-tile", "Take an objective or bonus tile"),
    ("money 3 or objective", "Gain $3, or take an objective tile"),
    ("auxiliary 1", "Take an auxiliary action"),
    ("auxiliary 2", "Take up to 2 different auxiliary actions"),
    ("move 1", "Move your herder 1 step and use the location reached"),
    ("move 3", "Move your herder up to 3 steps and use the location reached"),
    ("gain corriente", "Gain a Corriente from the market"),
    ("pay 2 => gain shorthorn", "Pay $2 and gain a Shorthorn from the market"),
    ("remove criollo", "Remove a Criollo of your hand from the game"),
    ("remove cattle", "Remove any cattle card of your hand from the game"),
    ("exchange 1", "Draw 1 card, then discard 1"),
    ("exchange 2", "Draw 1 card, then discard 1, up to 2 times"),
    ("money 2 + certificate 1 + token 1", "Gain $2, 1 certificate and 1 exchange token"),
]


@pytest.mark.parametrize(("line", "words"), EFFECTS)
def test_effect_words(line: str, words: str) -> None:
    assert words_of(line) == words


def test_every_effect_has_words_and_a_case() -> None:
    told = " + ".join(line.replace(" =>", " +").replace(" or ", " + ") for line, _ in EFFECTS)
    steps = told.split(" + ")
    named = {name: operation for name, (operation, _) in VOCABULARY.with_name.items()}
    for name, operation in (VOCABULARY.plain | VOCABULARY.with_amount | named).items():
        assert step_words(TABLES, operation, 1), name
        assert any(step == name or step.startswith(f"{name} ") for step in steps), name


def test_an_unknown_effect_has_no_words() -> None:
    assert step_words(TABLES, 99, 1) == ""


def test_every_program_of_the_tables_has_words() -> None:
    for line in TABLES.programs:
        words = describe(TABLES, line)
        assert words[0].isupper()
        assert "  " not in words


def test_sets_of_cards() -> None:
    words = {TABLES.set_names[cards]: set_words(TABLES, cards) for cards in range(len(TABLES.sets))}
    assert words["criollo"] == "a Criollo"
    assert words["value-1"] == "a cattle card of breeding value 1"
    assert words["value-3"] == "a cattle card of breeding value 3"
    assert words["cattle"] == "any cattle card"


# Things -------------------------------------------------------------------------------------------

THINGS = [
    (
        "B",
        (
            "Neutral building B: Discard a Galloway and gain $2. Hire a worker for $5 (a joker"
            " for $9). Hire another worker, of a different type, for $8 (a joker for $12)"
        ),
    ),
    ("C", "Neutral building C: Gain $2. Gain 1 certificate"),
    (
        "1a",
        (
            "Building 1a (1 builder and $2, 1 VP): Discard a cattle card of breeding value 2 and"
            " gain $5. Pay $1 and gain 1 exchange token"
        ),
    ),
    (
        "6b",
        (
            "Building 6b (6 builders and $12, 15 VP): Gain 3 certificates. Discard any cattle"
            " card and gain $2 per breeding value. Move your herder up to 3 steps and use the"
            " location reached"
        ),
    ),
    (
        "train 4",
        (
            "Train card 4 (4 engineers and $8). Front: Gain $3, or take an objective tile."
            " Take a bonus tile. Hire a worker free of charge (a joker for $4). Star side: Gain"
            " 3 certificates. Take an objective or bonus tile. Move your herder up to 2 steps"
            " and use the location reached"
        ),
    ),
    ("criollo", "Criollo (gray): breeding value 1, 0 VP"),
    (
        "corriente",
        "Corriente (blue): breeding value 3, 3 VP; in the market for 2 cowboys and $4",
    ),
    (
        "simmental",
        (
            "Simmental (orange): breeding value 2, 0 VP; one for every arrival in El Paso while"
            " there are any"
        ),
    ),
    (
        "cowboy",
        (
            "Cowboy: 2 VP, pays for cattle; when discarded at any time in your turn:"
            " 1 more step in the movement being made"
        ),
    ),
    (
        "builder",
        (
            "Builder: 2 VP, pays for buildings; when discarded at any time in your turn:"
            " pay $2 and gain 1 certificate"
        ),
    ),
    (
        "engineer",
        ("Engineer: 2 VP, pays for train cards; when discarded at any time in your turn: gain $1"),
    ),
    (
        "joker",
        (
            "Joker: 2 VP, stands in for a cowboy, a builder or an engineer in costs, $4 more to"
            " hire; when discarded at any time in your turn: gain $2"
        ),
    ),
    ("O1", "Objective tile O1: 3 VP for 1 Corriente card and 2 cowboys"),
    ("O11", "Objective tile O11: 4 VP for 2 buildings"),
    (
        "O19",
        "Objective tile O19: 5 VP for 2 engineers and 2 discs on posts of 14 or more",
    ),
    (
        "O7",
        "Objective tile O7: 3 VP for 1 disc on a post of 10 or more and 1 bonus tile",
    ),
    ("bonus permanent", "Bonus tile permanent (2 VP): 1 permanent certificate"),
    (
        "bonus duplicate",
        "Bonus tile duplicate (2 VP): 1 further card of a breed counts in every delivery",
    ),
    (
        "bonus worker",
        "Bonus tile worker (2 VP): hire a worker free of charge (a joker for $4)",
    ),
    ("bonus black-angus", "Bonus tile Black Angus (2 VP): gain a Black Angus from the market"),
    ("bonus plain", "Bonus tile plain (5 VP)"),
    (
        "post 0",
        "Post 0 (light): gain $1 for a disc, light discs only, any number of your discs",
    ),
    (
        "post 9",
        (
            "Post 9 (light): hire a worker free of charge (a joker for $4) for a disc,"
            " light discs only"
        ),
    ),
    ("post 10", "Post 10 (dark): gain 1 certificate for a disc, 2 VP for each disc, any disc"),
    ("post 12", "Post 12 (dark): 4 VP for each disc, any disc, any number of your discs"),
    ("disc aux-money", "Disc auxiliary gain money (light): auxiliary action (gain $3)"),
    (
        "disc aux-remove",
        (
            "Disc auxiliary remove a card (light): pay $3, auxiliary action (remove any cattle"
            " card of your hand from the game)"
        ),
    ),
    (
        "disc permanent",
        "Disc permanent certificate (dark): gain $1, 1 permanent certificate",
    ),
    ("disc hand", "Disc hand limit (dark): pay $4, hand limit +1"),
    ("disc step", "Disc step limit (dark): gain $2, step limit +1"),
    (
        "auxiliary money",
        "Auxiliary action money: gain $1; once its disc is off the board, gain $3",
    ),
    (
        "auxiliary certificate",
        "Auxiliary action certificate: gain 1 certificate, once its disc is off the board",
    ),
    (
        "A1",
        (
            "Automa card A1 of Sue: 1 step for each of her cowboys; takes a Black Angus,"
            " Corriente, Shorthorn or Hereford for 1, 2, 3 or at least 4 cowboys"
        ),
    ),
    (
        "A2",
        (
            "Automa card A2 of Sue: 1 step for each of her engineers; uses the train card of her"
            " number of engineers"
        ),
    ),
    (
        "A3",
        (
            "Automa card A3 of Sue: 1 step for each of her builders; builds with as many builders"
            " as she can"
        ),
    ),
    ("A4", "Automa card A4 of Sue: 3 steps; draws 1 card of her supply"),
    ("B3", "Automa card B3 of Sue: 4 steps; draws 2 cards of her supply"),
    (
        "B1",
        (
            "Automa card B1 of Sue: 3 steps; cattle, train or building, whichever she has the"
            " most workers for"
        ),
    ),
    ("S1", "S1: building space, $3 to build on it"),
    ("S3", "S3: building space, free of charge"),
    (
        "EL-PASO",
        (
            "El Paso: gain $5, take a Simmental, show your hand and deliver, in this order;"
            " every movement ends here"
        ),
    ),
    ("pay 2 => bonus", "Pay $2 and take a bonus tile"),
]


@pytest.mark.parametrize(("name", "words"), THINGS)
def test_things(name: str, words: str) -> None:
    assert describe(TABLES, name) == words


def test_everything_can_be_described() -> None:
    t = TABLES
    names = [
        *[f"{kind}{side}" for kind in range(1, t.kinds + 1) for side in "ab"],
        *t.neutral_names,
        *t.cards,
        *t.objectives,
        *t.automa,
        *t.spaces,
        *[f"post {post}" for post in t.posts],
        *[f"train {card}" for card in t.trains],
        *[f"bonus {tile}" for tile in t.bonuses],
        *[f"disc {disc}" for disc in t.discs],
        *[f"auxiliary {action}" for action in t.auxiliary],
    ]
    words = [describe(t, name) for name in names]
    assert all(words)
    # Letters of spaces describe the neutral building, so each of those is there twice.
    assert len(set(words)) == len(names) - len(t.neutral_names)


@pytest.mark.parametrize(
    "name", ["", "x", "7a", "1c", "post 1", "train 5", "bonus x", "disc", "permanent", "4"]
)
def test_what_is_not_there_has_no_words(name: str) -> None:
    assert describe(TABLES, name) == ""


def test_words_follow_the_figures() -> None:
    """Nothing about a figure is said from memory."""
    t = load_tables()
    t.joker_extra = 3
    t.dollars_per_worker = 1
    t.income = 6
    assert describe(t, "hire 5") == "Hire a worker for $5 (a joker for $8)"
    assert describe(t, "train 2").startswith("Train card 2 (2 engineers and $2). ")
    assert describe(t, "EL-PASO").startswith("El Paso: gain $6, ")
    assert "$3 more to hire" in describe(t, "joker")


def test_needs_of_nested_discs_are_said_once() -> None:
    """A disc on a post of 14 or more is one of 10 or more too."""
    t = TABLES
    tile = t.objectives.index("O19")
    ten = t.needs.index((NEED_DISC, 10))
    assert t.objective_needs[tile][ten] == 2
    assert "10" not in describe(t, "O19").split(":")[1]


# The page that explains the words -----------------------------------------------------------------


def section(page: str, heading: str) -> str:
    """What stands under a heading, up to the next one of its level."""
    level = heading.split(" ")[0]
    rest = page.split(f"\n{heading}\n")[1]
    return re.split(rf"^{level} ", rest, flags=re.MULTILINE)[0]


def test_the_page_lists_every_word_and_nothing_else() -> None:
    page = (Path(__file__).parents[3] / "docs" / "effects.md").read_text(encoding="utf-8")
    words = section(page, "## El Paso")
    listed = re.findall(r"^\| `([^`]+)` \|", words, re.MULTILINE)
    expected = [*VOCABULARY.plain, *[f"{word} N" for word in VOCABULARY.with_amount]]
    expected += ["discard SET", "remove SET", "gain CARD"]
    assert set(VOCABULARY.with_name) == {"discard", "remove", "gain"}
    assert sorted(listed) == sorted(expected)
    assert VOCABULARY.counted == ("",)  # El Paso counts nothing


def test_the_sides_in_play_are_named() -> None:
    t = Table(buildings="aaabaa").workers(0, builder=6).money(0, 30).visit("E").play("do build")
    assert t.game.explain("build 4 on S9") == (
        "Place 4b (7 VP) on S9 for 4 builders and $8; $22 left"
    )
