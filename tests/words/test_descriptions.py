"""What things are and do: the steps of actions, and everything that has a name."""

from __future__ import annotations

import copy
import re
from pathlib import Path

import pytest

from tests.words.saying import said
from trailboss.core.effects import Programs
from trailboss.core.message import Message, Name, plain, say
from trailboss.kansas import effects as fx
from trailboss.kansas.facts import descriptions as about
from trailboss.kansas.facts.descriptions import describe
from trailboss.kansas.facts.programs import STEPS, program, programs
from trailboss.kansas.load import load_tables
from trailboss.kansas.tables import Tables

SECOND = load_tables("second-edition")
FIRST = load_tables("first-edition")


def action(line: str, t: Tables = SECOND) -> Message:
    """A line of the tables, with its alternatives."""
    made = Programs(fx.vocabulary(t.set_names))
    numbers = made.action(line)
    trial = copy.copy(t)
    trial.programs = tuple(made.texts)
    trial.steps = tuple(made.steps)
    return say("action", programs=programs(trial, numbers))


EFFECTS = [
    ("money 4", "gain $4"),
    ("money 2 per woods", "gain $2 per own building in the woods"),
    ("money 1 per builders", "gain $1 per builder"),
    ("money 1 per cowboys", "gain $1 per cowboy"),
    ("money 1 per buildings", "gain $1 per own building on the trail"),
    ("money 2 per stations", "gain $2 per own station"),
    ("money 1 per objectives", "gain $1 per own objective card"),
    ("money 1 per certificates", "gain $1 per certificate"),
    ("money 1 per workers", "gain $1 per worker"),
    ("pay 2 => engine 2", "pay $2 to move the engine forward up to 2 spaces"),
    ("pay 1 => engine 1", "pay $1 to move the engine forward 1 space"),
    ("certificate 1", "gain 1 certificate"),
    ("certificate max", "gain certificates up to the limit"),
    ("token 1", "gain 1 exchange token"),
    ("discard white => money 2", "discard a Galloway (white) for $2"),
    ("discard pair => money 4", "discard two cattle cards of one type for $4"),
    ("discard brown-4vp => money 4", "discard a Shorthorn (brown, 4 VP) for $4"),
    (
        "discard cattle => money 6 + objective hand",
        "discard any cattle card for $6 and an objective card into the hand",
    ),
    ("discard objective => certificate 2", "discard an objective card for 2 certificates"),
    ("engine engineers", "move the engine forward up to 1 space per engineer"),
    ("engine hazards", "move the engine forward up to 1 space per own hazard tile"),
    ("engine-back 1 => money 3", "move the engine back 1 space for $3"),
    (
        "engine-back 2 => money 2 + remove 2",
        (
            "move the engine back exactly 2 spaces to gain $2"
            " and remove up to 2 cards of the hand from the game"
        ),
    ),
    ("hire 0", "hire a worker"),
    ("hire +2", "hire a worker for $2 more"),
    ("hire -1", "hire a worker for $1 less"),
    ("build 2", "place a building for $2 per builder"),
    ("hazard 7", "remove a hazard for $7"),
    ("hazard 0", "remove a hazard free of charge"),
    (
        "outlaw or pay 2 => engine 2",
        "collect the bounty for an outlaw or pay $2 to move the engine forward up to 2 spaces",
    ),
    ("certificate 1 or objective", "gain 1 certificate or gain an objective card"),
    ("auxiliary single", "take a single auxiliary action"),
    ("auxiliary double", "take a single or double auxiliary action"),
    ("move 1", "move the herder 1 step and use the location there"),
    ("move 4", "move the herder up to 4 steps and use the location there"),
    (
        "ride 3",
        "move the herder up to 3 steps without fees (no action there, not into Kansas City)",
    ),
    ("draw 3", "draw up to 3 cards, then discard that number"),
    ("draw cowboys", "draw up to 1 card per cowboy, then discard that number"),
    ("cycle 2", "draw 2 cards, then discard 2"),
    ("buy", "buy cattle"),
    ("deliver", "make an extraordinary delivery"),
    ("copy", "use the local actions of an adjacent building"),
    ("upgrade-behind", "upgrade a station behind the engine"),
    (
        "certificate 2 per pairs + money 2 per pairs",
        "gain 2 certificates and $2 per pair of outlaws",
    ),
    ("money 1 per engineers + token 1", "gain $1 per engineer and 1 exchange token"),
]


@pytest.mark.parametrize(("line", "words"), EFFECTS)
def test_effects(line: str, words: str) -> None:
    assert said(action(line)) == words


def test_every_effect_and_every_counted_thing_has_a_case() -> None:
    vocabulary = dict(fx.WITH_AMOUNT) | dict(fx.WITHOUT_AMOUNT) | {"discard": fx.DISCARD}
    assert set(vocabulary.values()) == set(STEPS)
    told = " + ".join(line.replace(" =>", " +").replace(" or ", " + ") for line, _ in EFFECTS)
    steps = told.split(" + ")
    for name in vocabulary:
        assert any(step == name or step.startswith(f"{name} ") for step in steps), name
    assert [thing for thing in fx.COUNTED if thing not in told] == []


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("discard yellow => money 10", "discard a Holstein (yellow) for $10"),
        ("discard blue => money 1", "discard an Ayrshire (blue) for $1"),
        ("build 1", "place a building for $1 per craftsman"),
        ("money 1 per builders", "gain $1 per craftsman"),
        ("hazard 0 or outlaw", "remove a hazard free of charge or trade with the Indians"),
        ("move 1", "move the cattleman 1 step and use the location there"),
        ("money 2 per pairs", "gain $2 per pair of teepees"),
    ],
)
def test_effects_in_the_words_of_the_first_edition(line: str, words: str) -> None:
    assert said(action(line, FIRST), "first-edition") == words


@pytest.mark.parametrize("t", [FIRST, SECOND])
def test_every_program_and_every_step_by_itself_has_words(t: Tables) -> None:
    """Beside its icon a step stands alone."""
    for number in range(len(t.programs)):
        facts = program(t, number)
        assert "  " not in said(facts, t.id)
        steps = (*facts.args["needs"], *facts.args["gives"])
        assert len(steps) == len(t.steps[number]) // 3
        for step in steps:
            assert isinstance(step, Message)
            assert said(step, t.id)


# Things -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "words"),
    [
        (
            "A",
            (
                "Neutral building A: discard a Galloway (white) for $2; hire a worker;"
                " hire a worker for $2 more"
            ),
        ),
        (
            "4a",
            (
                "Building 4a (2 builders, 3 VP, black hand): remove a hazard for $5;"
                " move the herder up to 2 steps and use the location there"
            ),
        ),
        (
            "7b",
            (
                "Building 7b (5 builders, 6 VP, green and black hand): move the engine forward"
                " up to 1 space per own building in the woods"
            ),
        ),
        (
            "2a",
            (
                "Building 2a (1 builder, 1 VP, no hand): discard a Galloway (white) for $4;"
                " buy cattle"
            ),
        ),
        ("flood-3-black", "Flood: a hazard on the trail, 3 VP, black hand"),
        ("green-outlaw", "Green outlaw: green hand"),
        (
            "cowboy",
            (
                "Cowboy. Spaces on the player board: 4th: remove a hazard free of charge;"
                " 5th: 4 VP; 6th: collect the bounty for an outlaw and 4 VP"
            ),
        ),
        ("red", "Longhorn (red): breeding value 3, 2 VP"),
        (
            "calf",
            (
                "Simmental Calf (orange): breeding value 2, 3 VP;"
                " rises to a Simmental Heifer (orange) in Kansas City"
            ),
        ),
        ("OS3", "Objective card: 3 VP for 2 buildings and 1 hazard"),
        (
            "OM2",
            (
                "Objective card: move the herder up to 3 steps without fees"
                " (no action there, not into Kansas City);"
                " 5 VP for 2 stations and 2 orange outlaws, otherwise −2 VP"
            ),
        ),
        (
            "kansas-city",
            (
                "Kansas City: value 0, white corners, $4 for a disc, −6 VP for each disc,"
                " any number of your discs"
            ),
        ),
        (
            "st-louis",
            (
                "St. Louis: value 4, white corners,"
                " with Fulton: gain an objective card and −3 VP,"
                " with Bloomington: gain 1 exchange token"
            ),
        ),
        ("S3", "Station 3: upgrade for $4, 2 VP, white corners, a station master"),
        ("S10", "Station 10: upgrade for $3, 9 VP, dark corners"),
        (
            "SM1",
            (
                "Station master: remove a hazard free of charge"
                " or collect the bounty for an outlaw; 3 VP for every 2 own objective cards"
            ),
        ),
        ("SM4", "Station master: 1 permanent certificate; 3 VP for every 2 own hazard tiles"),
        ("SM7", "Station master: gain 2 certificates; 2 VP per own building on the trail"),
        ("SM8", "Station master: 2 permanent certificates"),
        (
            "step-left",
            (
                "Left step disc (dark corners): gain $3,"
                " step limit +1 with 2 players, step limit +2 with 3 or 4 players"
            ),
        ),
        ("step-right", "Right step disc (dark corners): step limit +1, 3 VP"),
        ("hand", "Hand limit disc (dark corners): pay $5, hand limit +1"),
        (
            "aux-money",
            "Auxiliary disc for money (white corners): double auxiliary action (gain $2)",
        ),
        (
            "aux-engine",
            (
                "Auxiliary disc for the engine (white corners): auxiliary action"
                " (pay $1 to move the engine forward 1 space); with both discs gone, double"
                " auxiliary action (pay $2 to move the engine forward up to 2 spaces)"
            ),
        ),
        (
            "certificate-6",
            (
                "Certificate disc 6 (dark corners):"
                " certificate limit 6 once the disc of the lower limit is gone too"
            ),
        ),
        (
            "draw",
            (
                "Auxiliary action draw cards. Single: draw 1 card, then discard 1."
                " Double: draw 2 cards, then discard 2"
            ),
        ),
        (
            "FLOOD-B2",
            (
                "The 2nd space past the floods: building space in the woods,"
                " risk action: discard a Criollo (gray) for 1 certificate and $2"
            ),
        ),
        ("OUTLAW-1", "Outlaw space 1: gain 1 exchange token"),
        ("FLOOD-1", "Flood space 1: hazard space"),
        ("START", "The start"),
        ("KC", "Kansas City"),
        ("hire +2", "Hire a worker for $2 more"),
    ],
)
def test_describe(name: str, words: str) -> None:
    assert said(describe(SECOND, name)) == words


@pytest.mark.parametrize(
    ("name", "words"),
    [
        (
            "8b",
            (
                "Building 8b (6 craftsmen, 8 VP, no hand):"
                " use the local actions of an adjacent building"
            ),
        ),
        ("orange-outlaw", "Blue teepee: black hand"),
        ("OUTLAW-1", "Teepee space 1: pay $3"),
        ("OS4", "Objective card: 3 VP for 2 hazards and 1 blue teepee"),
        (
            "wichita",
            (
                "Wichita: value 4, white corners, with Topeka: gain an objective card and −3 VP,"
                " with Colorado Springs: −1 VP"
            ),
        ),
    ],
)
def test_describe_in_the_words_of_the_first_edition(name: str, words: str) -> None:
    assert said(describe(FIRST, name), "first-edition") == words


def test_nothing_has_no_description() -> None:
    assert describe(SECOND, "nothing") is None
    assert describe(SECOND, "") is None


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("t", [FIRST, SECOND])
def test_everything_with_a_name_is_described(t: Tables, language: str) -> None:
    names = (
        t.neutral_names
        + t.face_names[2:]
        + t.tile_names
        + t.cards
        + t.cities
        + t.stations
        + t.masters
        + t.discs
        + t.auxiliary
        + t.spaces
        + t.programs
    )
    for name in names:
        assert said(describe(t, name), t.id, language)


# Facts --------------------------------------------------------------------------------------------


def test_a_building_as_facts() -> None:
    told = about.face(SECOND, SECOND.face_names.index("4a"))
    assert told.id == "about-building"
    assert told.args["tile"] == Name("tile", "4a")
    assert (told.args["builders"], told.args["points"], told.args["hand"]) == (2, 3, "black")
    first, second = told.args["actions"]
    assert isinstance(first, Message)
    assert isinstance(second, Message)


def test_a_city_has_marks_only_for_what_is_printed_there() -> None:
    told = plain(about.city(SECOND, SECOND.cities.index("toledo")))
    assert [mark["kind"] for mark in told["marks"]] == ["arrow", "arrow"]
    last = about.city(SECOND, len(SECOND.cities) - 1)
    assert last.args["marks"] == (say("about-disc-points", points=9), say("about-repeat"))


def test_steps_of_a_disc_depend_on_the_number_of_players() -> None:
    left = about.disc(SECOND, SECOND.discs.index("step-left"))
    assert left.args["gives"] == (
        say("unlock-gain", amount=3),
        say("unlock-steps", amount=1, players=(2,)),
        say("unlock-steps", amount=2, players=(3, 4)),
    )


# The page that explains the words -----------------------------------------------------------------


def test_the_page_lists_every_word_and_nothing_else() -> None:
    page = (Path(__file__).parents[2] / "docs" / "effects.md").read_text(encoding="utf-8")
    words, _, rest = page.partition("## Things to count")
    listed = re.findall(r"^\| `([^`]+)` \|", words, re.MULTILINE)
    expected = [f"{word} N" for word in fx.WITH_AMOUNT] + list(fx.WITHOUT_AMOUNT) + ["discard SET"]
    assert sorted(listed) == sorted(expected)
    things, _, _ = rest.partition("## Sets of cards")
    rows = re.findall(r"^\| (`.*`) \|", things, re.MULTILINE)
    counted = [thing.strip("`") for row in rows for thing in row.split(", ")]
    assert sorted(counted) == sorted(fx.COUNTED[1:])
