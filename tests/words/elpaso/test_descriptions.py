"""What things of El Paso are and do: facts made from the tables, and their words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.words.saying import said
from trailboss.core.effects import Programs, Vocabulary
from trailboss.core.message import Message, plain
from trailboss.elpaso import effects as fx
from trailboss.elpaso.facts.about import describe
from trailboss.elpaso.facts.programs import STEPS, action
from trailboss.elpaso.load import load_tables
from trailboss.elpaso.tables import Tables

TABLES = load_tables()
VOCABULARY: Vocabulary = fx.vocabulary(TABLES.cards, TABLES.set_names)


def words_of(line: str) -> str:
    """A line of the tables in words, its alternatives joined."""
    programs = Programs(VOCABULARY)
    numbers = programs.action(line)
    trial = load_tables()
    trial.programs = tuple(programs.texts)
    trial.steps = tuple(programs.steps)
    return said(action(trial, numbers), "el-paso")


def about(name: str, t: Tables = TABLES, language: str = "en") -> str:
    return said(describe(t, name), "el-paso", language)


EFFECTS = [
    ("money 3", "gain $3"),
    ("pay 2 => bonus", "pay $2 to take a bonus tile"),
    ("certificate 1", "gain 1 certificate"),
    ("certificate 3", "gain 3 certificates"),
    ("token 1", "gain 1 exchange token"),
    ("pay 1 => token 2", "pay $1 for 2 exchange tokens"),
    ("discard galloway => money 2", "discard a Galloway for $2"),
    ("discard value-2 => money 5", "discard a cattle card of value 2 for $5"),
    ("discard cattle => certificate 1", "discard any cattle card for 1 certificate"),
    ("sell 2", "discard any cattle card for $2 per breeding value"),
    ("hire 5", "hire a worker for $5 (a joker for $9)"),
    ("hire 0", "hire a worker free of charge (a joker for $4)"),
    ("hire-another 8", "hire another worker of a different type for $8 (a joker for $12)"),
    ("buy", "buy a cattle card"),
    ("train", "use a train card"),
    ("build", "place or replace a building"),
    ("objective", "take an objective tile"),
    ("bonus", "take a bonus tile"),
    ("any-tile", "take an objective or bonus tile"),
    ("money 3 or objective", "gain $3 or take an objective tile"),
    ("auxiliary 1", "take an auxiliary action"),
    ("auxiliary 2", "take up to 2 different auxiliary actions"),
    ("move 1", "move the herder 1 step and use the location there"),
    ("move 3", "move the herder up to 3 steps and use the location there"),
    ("gain corriente", "gain a Corriente from the market"),
    ("pay 2 => gain shorthorn", "pay $2 for a Shorthorn from the market"),
    ("remove criollo", "remove a Criollo in hand from the game"),
    ("remove cattle", "remove any cattle card in hand from the game"),
    ("exchange 1", "draw 1 card, then discard 1"),
    ("exchange 2", "draw 1 card, then discard 1, up to 2 times"),
    ("money 2 + certificate 1 + token 1", "gain $2, 1 certificate and 1 exchange token"),
    ("money 2 + bonus", "gain $2 and take a bonus tile"),
]


@pytest.mark.parametrize(("line", "words"), EFFECTS)
def test_effect_words(line: str, words: str) -> None:
    assert words_of(line) == words


def test_every_effect_has_an_id_and_a_case() -> None:
    told = " + ".join(line.replace(" =>", " +").replace(" or ", " + ") for line, _ in EFFECTS)
    steps = told.split(" + ")
    named = {name: operation for name, (operation, _) in VOCABULARY.with_name.items()}
    for name, operation in (VOCABULARY.plain | VOCABULARY.with_amount | named).items():
        assert STEPS[operation] == f"do-{name}"
        assert any(step == name or step.startswith(f"{name} ") for step in steps), name


# Things -------------------------------------------------------------------------------------------

THINGS = [
    (
        "B",
        (
            "Neutral building B: discard a Galloway for $2; hire a worker for $5 (a joker for $9);"
            " hire another worker of a different type for $8 (a joker for $12)"
        ),
    ),
    (
        "1a",
        (
            "Building 1a (1 builder and $2, 1 VP): discard a cattle card of value 2 for $5;"
            " pay $1 for 1 exchange token"
        ),
    ),
    (
        "train 4",
        (
            "Train card 4 (4 engineers and $8). Front: gain $3 or take an objective tile; take a"
            " bonus tile; hire a worker free of charge (a joker for $4). Star side: gain 3"
            " certificates; take an objective or bonus tile; move the herder up to 2 steps and use"
            " the location there"
        ),
    ),
    ("criollo", "Criollo (gray): breeding value 1, 0 VP"),
    (
        "corriente",
        "Corriente (blue): breeding value 3, 3 VP, in the market for 2 cowboys and $4",
    ),
    (
        "simmental",
        (
            "Simmental (orange): breeding value 2, 0 VP, one for every arrival in El Paso while"
            " there are any"
        ),
    ),
    ("cowboy", "Cowboy: 2 VP, pays for cattle; discarded while moving: 1 more step"),
    (
        "builder",
        "Builder: 2 VP, pays for buildings; discarded in your turn: pay $2 for 1 certificate",
    ),
    ("engineer", "Engineer: 2 VP, pays for train cards; discarded in your turn: gain $1"),
    (
        "joker",
        (
            "Joker: 2 VP, stands in for a cowboy, a builder or an engineer in costs, $4 more to"
            " hire; discarded in your turn: gain $2"
        ),
    ),
    ("O1", "Objective tile: 3 VP for 1 Corriente and 2 cowboys"),
    ("O19", "Objective tile: 5 VP for 2 engineers and 2 discs on posts of 14 or more"),
    ("O7", "Objective tile: 3 VP for 1 disc on a post of 10 or more and 1 bonus tile"),
    ("bonus permanent", "Bonus tile (2 VP): 1 permanent certificate"),
    (
        "bonus duplicate",
        "Bonus tile (2 VP): 1 further card of a breed counts in every delivery",
    ),
    ("bonus black-angus", "Bonus tile (2 VP): gain a Black Angus from the market"),
    ("bonus plain", "Bonus tile (5 VP): nothing but points"),
    (
        "post 0",
        "Post 0: gain $1 for a disc, only light discs fit, as many of yours as you like",
    ),
    ("post 10", "Post 10: gain 1 certificate for a disc, 2 VP for each disc, any disc fits"),
    ("disc aux-money", "Auxiliary disc for money (light): better auxiliary action (gain $3)"),
    ("disc hand", "Hand limit disc (dark): pay $4, hand limit +1"),
    ("disc step", "Step limit disc (dark): gain $2, step limit +1"),
    (
        "disc permanent",
        "Permanent certificate disc (dark): gain $1, 1 permanent certificate",
    ),
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
            " a Corriente, a Shorthorn or a Hereford, by her number of cowboys"
        ),
    ),
    ("A4", "Automa card A4 of Sue: 3 steps; draws 1 card of her supply"),
    (
        "B3",
        (
            "Automa card B3 of Sue: 4 steps; takes a Black Angus, a Corriente, a Shorthorn or a"
            " Hereford, by her number of cowboys, then draws 2 cards of her supply"
        ),
    ),
    (
        "B2",
        (
            "Automa card B2 of Sue: 4 steps; takes cattle, uses the train or builds, whichever she"
            " has the most workers for, then draws 1 card of her supply"
        ),
    ),
    (
        "B1",
        (
            "Automa card B1 of Sue: 2 steps; takes cattle, uses the train or builds, whichever she"
            " has the most workers for"
        ),
    ),
    ("S1", "S1: building space, $3 to build on it"),
    ("S3", "S3: building space, free of charge"),
    ("space B", "B: space of a neutral building"),
    (
        "EL-PASO",
        (
            "El Paso: gain $5, take a Simmental, show your hand and deliver, in this order;"
            " every movement ends here"
        ),
    ),
    ("pay 2 => bonus", "Pay $2 to take a bonus tile"),
]


@pytest.mark.parametrize(("name", "words"), THINGS)
def test_things(name: str, words: str) -> None:
    assert about(name) == words


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("O4", "Auftragsplättchen: 3 SP für 2 Black Angus und 1 Scheibe auf einem Posten ab 10"),
        ("disc hand", "Scheibe der Handgrenze (dunkel): $4 zahlen, Handgrenze +1"),
        (
            "joker",
            (
                "Joker: 2 SP, steht bei Kosten für einen Cowboy, einen Baumeister oder einen"
                " Ingenieur, kostet beim Einstellen $4 mehr; in deinem Zug abgeworfen: $2 erhalten"
            ),
        ),
        (
            "5a",
            (
                "Gebäude 5a (5 Baumeister und $10, 11 SP): $2 zahlen, dafür ein Shorthorn aus dem"
                " Markt; eine beliebige Rinderkarte von der Hand aus dem Spiel entfernen"
            ),
        ),
    ],
)
def test_german_things(name: str, words: str) -> None:
    assert about(name, language="de") == words


def names() -> list[str]:
    t = TABLES
    return [
        *[f"{kind}{side}" for kind in range(1, t.kinds + 1) for side in "ab"],
        *t.neutral_names,
        *t.cards,
        *t.objectives,
        *t.automa,
        *[f"space {space}" for space in t.spaces],
        *[f"post {post}" for post in t.posts],
        *[f"train {card}" for card in t.trains],
        *[f"bonus {tile}" for tile in t.bonuses],
        *[f"disc {disc}" for disc in t.discs],
        *[f"auxiliary {action}" for action in t.auxiliary],
    ]


def test_everything_can_be_described() -> None:
    words = [about(name) for name in names()]
    assert len(set(words)) == len(words)
    assert describe(TABLES, "EL-PASO") == describe(TABLES, "space EL-PASO")


@pytest.mark.parametrize("language", ["en", "de"])
def test_titles_and_words_can_be_said_apart(language: str) -> None:
    for name in names():
        found = describe(TABLES, name)
        assert found is not None
        title, does = (
            said(Message(f"{found.id}-{part}", found.args), "el-paso", language)
            for part in ("title", "words")
        )
        whole = said(found, "el-paso", language)
        assert whole in (f"{title}: {does}", f"{title}. {does}")


@pytest.mark.parametrize(
    "name", ["", "x", "7a", "1c", "post 1", "train 5", "bonus x", "disc", "permanent", "4"]
)
def test_what_is_not_there_has_no_words(name: str) -> None:
    assert describe(TABLES, name) is None


def test_a_description_holds_the_figures() -> None:
    assert plain(describe(TABLES, "hereford") or 0) == {
        "kind": "about-cattle",
        "card": "hereford",
        "colour": "purple",
        "value": 5,
        "points": 8,
        "from": "market",
        "price": 8,
        "worker": "cowboy",
        "count": 4,
        "workers": [{"kind": "workers", "worker": "cowboy", "count": 4}],
    }


def test_words_follow_the_figures() -> None:
    """Nothing about a figure is said from memory."""
    t = load_tables()
    t.joker_extra = 3
    t.dollars_per_worker = 1
    t.income = 6
    assert about("hire 5", t) == "Hire a worker for $5 (a joker for $8)"
    assert about("train 2", t).startswith("Train card 2 (2 engineers and $2). ")
    assert about("EL-PASO", t).startswith("El Paso: gain $6, ")
    assert "$3 more to hire" in about("joker", t)


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
