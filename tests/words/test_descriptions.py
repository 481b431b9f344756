"""What things are and do, in words made from the tables."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from trailboss.core.effects import Programs
from trailboss.kansas import effects as fx
from trailboss.kansas.load import load_tables
from trailboss.kansas.tables import Tables
from trailboss.kansas.words.descriptions import (
    card_words,
    city_words,
    describe,
    disc_words,
    master_words,
    tile_words,
)
from trailboss.kansas.words.effect_words import action_words, either_words, step_words

SECOND = load_tables("second-edition")
FIRST = load_tables("first-edition")


def words_of(line: str, t: Tables = SECOND) -> str:
    """A line of the tables in words, its alternatives joined."""
    programs = Programs(fx.vocabulary(t.set_names))
    numbers = programs.action(line)
    trial = Tables()
    trial.words = t.words
    trial.sets = t.sets
    trial.pair_set = t.pair_set
    trial.cattle_count = t.cattle_count
    trial.card_names = t.card_names
    trial.card_type = t.card_type
    trial.card_value = t.card_value
    trial.card_vp = t.card_vp
    trial.cards = t.cards
    trial.colours = t.colours
    trial.city_names = t.city_names
    trial.steps = tuple(programs.steps)
    return either_words(trial, numbers)


EFFECTS = [
    ("money 4", "Gain $4"),
    ("money 2 per woods", "Gain $2 for each of your buildings in the woods"),
    ("money 1 per builders", "Gain $1 for each of your builders"),
    ("money 1 per cowboys", "Gain $1 for each of your cowboys"),
    ("money 1 per buildings", "Gain $1 for each of your buildings on the trail"),
    ("money 2 per stations", "Gain $2 for each station with your disc"),
    ("money 1 per objectives", "Gain $1 for each card in your objective area"),
    ("money 1 per certificates", "Gain $1 for each of your certificates"),
    ("money 1 per workers", "Gain $1 for each of your workers"),
    ("pay 2 => engine 2", "Pay $2 and move your engine forward up to 2 spaces"),
    ("pay 1 => engine 1", "Pay $1 and move your engine forward 1 space"),
    ("certificate 1", "Gain 1 certificate"),
    ("certificate max", "Gain certificates up to your limit"),
    ("token 1", "Gain 1 exchange token"),
    ("discard white => money 2", "Discard a Galloway (white) and gain $2"),
    ("discard pair => money 4", "Discard two cattle cards of one type and gain $4"),
    ("discard brown-4vp => money 4", "Discard a Shorthorn (brown, 4 VP) and gain $4"),
    (
        "discard cattle => money 6 + objective hand",
        "Discard any cattle card, gain $6 and an objective card into your hand",
    ),
    (
        "discard objective => certificate 2",
        "Discard an objective card and gain 2 certificates",
    ),
    (
        "engine engineers",
        "Move your engine forward up to 1 space for each of your engineers",
    ),
    ("engine hazards", "Move your engine forward up to 1 space for each of your hazard tiles"),
    ("engine-back 1 => money 3", "Move your engine back 1 space and gain $3"),
    (
        "engine-back 2 => money 2 + remove 2",
        (
            "Move your engine back exactly 2 spaces, gain $2"
            " and remove up to 2 cards of your hand from the game"
        ),
    ),
    ("hire 0", "Hire a worker"),
    ("hire +2", "Hire a worker for $2 more"),
    ("hire -1", "Hire a worker for $1 less"),
    ("build 2", "Place a building for $2 per builder"),
    ("hazard 7", "Remove a hazard for $7"),
    ("hazard 0", "Remove a hazard free of charge"),
    (
        "outlaw or pay 2 => engine 2",
        ("Collect the bounty for an outlaw, or pay $2 and move your engine forward up to 2 spaces"),
    ),
    ("certificate 1 or objective", "Gain 1 certificate, or gain an objective card"),
    ("auxiliary single", "Take a single auxiliary action"),
    ("auxiliary double", "Take a single or double auxiliary action"),
    ("move 1", "Move your herder 1 step and use the location reached"),
    ("move 4", "Move your herder up to 4 steps and use the location reached"),
    (
        "ride 3",
        (
            "Move your herder up to 3 steps without fees, not into Kansas City"
            " and without using the location reached"
        ),
    ),
    ("draw 3", "Draw up to 3 cards, then discard as many"),
    (
        "draw cowboys",
        "Draw up to 1 card for each of your cowboys, then discard as many",
    ),
    ("cycle 2", "Draw 2 cards, then discard as many"),
    ("buy", "Buy cattle"),
    ("deliver", "Make an extraordinary delivery"),
    ("copy", "Use the local actions of an adjacent building"),
    ("upgrade-behind", "Upgrade a station behind your engine"),
    (
        "certificate 2 per pairs + money 2 per pairs",
        "Gain 2 certificates and $2 for each pair of your outlaws, one of each colour",
    ),
    (
        "money 1 per engineers + token 1",
        "Gain $1 for each of your engineers and 1 exchange token",
    ),
]


@pytest.mark.parametrize(("line", "words"), EFFECTS)
def test_effect_words(line: str, words: str) -> None:
    assert words_of(line) == words


def test_every_effect_has_words_and_a_case() -> None:
    vocabulary = dict(fx.WITH_AMOUNT) | dict(fx.WITHOUT_AMOUNT) | {"discard": fx.DISCARD}
    told = " + ".join(line.replace(" =>", " +").replace(" or ", " + ") for line, _ in EFFECTS)
    steps = told.split(" + ")
    for name, operation in vocabulary.items():
        assert step_words(SECOND, operation, 1, ""), name
        assert any(step == name or step.startswith(f"{name} ") for step in steps), name


def test_every_counted_thing_has_a_case() -> None:
    told = " ".join(line for line, _ in EFFECTS)
    assert [thing for thing in fx.COUNTED if thing not in told] == []


def test_an_unknown_effect_has_no_words() -> None:
    assert step_words(SECOND, 99, 1, "") == ""


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("discard yellow => money 10", "Discard a Holstein (yellow) and gain $10"),
        ("discard blue => money 1", "Discard an Ayrshire (blue) and gain $1"),
        ("build 1", "Place a building for $1 per craftsman"),
        ("money 1 per builders", "Gain $1 for each of your craftsmen"),
        ("hazard 0 or outlaw", "Remove a hazard free of charge, or trade with the Indians"),
        ("move 1", "Move your cattleman 1 step and use the location reached"),
        (
            "money 2 per pairs",
            "Gain $2 for each pair of your teepees, one of each colour",
        ),
    ],
)
def test_effects_in_the_words_of_the_first_edition(line: str, words: str) -> None:
    assert words_of(line, FIRST) == words


@pytest.mark.parametrize("t", [FIRST, SECOND])
def test_every_program_of_the_tables_has_words(t: Tables) -> None:
    for program in range(len(t.programs)):
        words = action_words(t, program)
        assert words[0].isupper()
        assert "  " not in words


# Things -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "words"),
    [
        (
            "A",
            (
                "Neutral building A: Discard a Galloway (white) and gain $2. Hire a worker."
                " Hire a worker for $2 more"
            ),
        ),
        (
            "4a",
            (
                "Building 4a (2 builders, 3 VP, black hand): Remove a hazard for $5."
                " Move your herder up to 2 steps and use the location reached"
            ),
        ),
        (
            "7b",
            (
                "Building 7b (5 builders, 6 VP, green and black hand): Move your engine forward"
                " up to 1 space for each of your buildings in the woods"
            ),
        ),
        (
            "2a",
            (
                "Building 2a (1 builder, 1 VP, no hand): Discard a Galloway (white) and gain $4."
                " Buy cattle"
            ),
        ),
        ("flood-3-black", "Flood (3 VP, black hand): a hazard on the trail"),
        ("green-outlaw", "Green outlaw (green hand)"),
        (
            "cowboy",
            (
                "Cowboy. Spaces on the player board: 4th: remove a hazard free of charge;"
                " 5th: 4 VP; 6th: collect the bounty for an outlaw, 4 VP"
            ),
        ),
        ("red", "Longhorn (red): breeding value 3, 2 VP"),
        ("brown-5vp", "Shorthorn (brown): breeding value 4, 5 VP"),
        (
            "calf",
            (
                "Simmental Calf (orange): breeding value 2, 3 VP;"
                " rises to a Simmental Heifer in Kansas City"
            ),
        ),
        ("OS3", "Objective card OS3: 3 VP for 2 buildings and 1 hazard"),
        (
            "OM2",
            (
                "Objective card OM2: move your herder up to 3 steps without fees,"
                " not into Kansas City and without using the location reached;"
                " 5 VP for 2 stations and 2 orange outlaws, else -2 VP"
            ),
        ),
        (
            "OE2",
            (
                "Objective card OE2: move your engine forward up to 2 spaces; 5 VP for"
                " 1 cattle card of value 3, 1 cattle card of value 4 (not orange)"
                " and 1 cattle card of value 5 (not orange), else -3 VP"
            ),
        ),
        (
            "kansas-city",
            (
                "Kansas City: value 0, white corners, gain $4 for a disc, -6 VP for each disc,"
                " any number of your discs"
            ),
        ),
        (
            "st-louis",
            (
                "St. Louis: value 4, white corners,"
                " with Fulton: gain an objective card and -3 VP,"
                " with Bloomington: gain 1 exchange token"
            ),
        ),
        ("S3", "Station S3: upgrade for $4, 2 VP, white corners, a station master"),
        ("S10", "Station S10: upgrade for $3, 9 VP, dark corners"),
        (
            "SM1",
            (
                "Station master SM1: remove a hazard free of charge,"
                " or collect the bounty for an outlaw;"
                " 3 VP for every 2 cards in your objective area"
            ),
        ),
        (
            "SM6",
            (
                "Station master SM6: 1 permanent certificate;"
                " 3 VP for every 2 stations with your disc"
            ),
        ),
        (
            "SM4",
            "Station master SM4: 1 permanent certificate; 3 VP for every 2 of your hazard tiles",
        ),
        (
            "SM7",
            "Station master SM7: gain 2 certificates; 2 VP for each of your buildings on the trail",
        ),
        ("SM8", "Station master SM8: 2 permanent certificates"),
        (
            "step-left",
            (
                "Disc steps, left (dark corners): gain $3,"
                " step limit +1 with 2 players and +2 with 3 or 4 players"
            ),
        ),
        ("step-right", "Disc steps, right (dark corners): step limit +1, 3 VP"),
        ("hand", "Disc hand limit (dark corners): pay $5, hand limit +1"),
        (
            "aux-money",
            "Disc auxiliary gain money (white corners): double auxiliary action (gain $2)",
        ),
        (
            "aux-engine",
            (
                "Disc auxiliary engine (white corners): auxiliary action (pay $1 and move your"
                " engine forward 1 space); with both discs gone, double auxiliary action"
                " (pay $2 and move your engine forward up to 2 spaces)"
            ),
        ),
        (
            "certificate-6",
            (
                "Disc certificate limit 6 (dark corners):"
                " certificate limit 6 once the disc of the lower limit is gone too"
            ),
        ),
        (
            "draw",
            (
                "Auxiliary action draw. Single: draw 1 card, then discard as many."
                " Double: draw 2 cards, then discard as many"
            ),
        ),
        (
            "FLOOD-B2",
            (
                "FLOOD-B2: building space, in the woods,"
                " risk action: discard a Criollo (gray), gain 1 certificate and $2"
            ),
        ),
        ("OUTLAW-1", "OUTLAW-1: outlaw space: gain 1 exchange token"),
        ("FLOOD-1", "FLOOD-1: hazard space"),
        ("START", "The start"),
        ("KC", "Kansas City"),
        ("hire +2", "Hire a worker for $2 more"),
        ("nothing", ""),
        ("", ""),
    ],
)
def test_describe(name: str, words: str) -> None:
    assert describe(SECOND, name) == words


@pytest.mark.parametrize(
    ("name", "words"),
    [
        (
            "8b",
            (
                "Building 8b (6 craftsmen, 8 VP, no hand):"
                " Use the local actions of an adjacent building"
            ),
        ),
        ("orange-outlaw", "Blue teepee (black hand)"),
        ("OUTLAW-1", "OUTLAW-1: teepee space: pay $3"),
        ("OS4", "Objective card OS4: 3 VP for 2 hazards and 1 blue teepee"),
        (
            "wichita",
            (
                "Wichita: value 4, white corners, with Topeka: gain an objective card and -3 VP,"
                " with Colorado Springs: -1 VP"
            ),
        ),
        (
            "OE1",
            (
                "Objective card OE1: move your engine forward up to 2 spaces; 5 VP for 1 station,"
                " 1 green teepee and 2 cattle cards of value 4, else -3 VP"
            ),
        ),
    ],
)
def test_describe_in_the_words_of_the_first_edition(name: str, words: str) -> None:
    assert describe(FIRST, name) == words


@pytest.mark.parametrize("t", [FIRST, SECOND])
def test_everything_with_a_name_is_described(t: Tables) -> None:
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
    )
    assert [name for name in names if describe(t, name) == ""] == []


def test_by_number_and_by_name_are_the_same() -> None:
    assert describe(SECOND, "5a") == tile_words(SECOND, "5a")
    assert describe(SECOND, "white") == card_words(SECOND, SECOND.cards.index("white"))
    assert describe(SECOND, "toledo") == city_words(SECOND, SECOND.cities.index("toledo"))
    assert describe(SECOND, "SM5") == master_words(SECOND, SECOND.masters.index("SM5"))
    assert disc_words(SECOND, SECOND.discs.index("step-left"), 4) == (
        "Disc steps, left (dark corners): gain $3, step limit +2"
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
