"""Records: what is written is read back; what is damaged is refused with a sentence."""

from __future__ import annotations

import json
from typing import Any

import pytest

import trailboss
from tests.property.choosers import Chooser
from tests.property.plan import TITLES
from trailboss.core.errors import InvalidRecord, TrailbossError
from trailboss.core.record import FORMAT, WITH_MORE, Record, load_record
from trailboss.core.source import ScriptedSource, SeededSource
from trailboss.game import Game
from trailboss.kansas.rules import KansasRules

GAME = "second-edition"


def played(moves: int = 60, **options: Any) -> Game:
    game = trailboss.new_game(GAME, players=2, seed=7, names=["Ann", "Bo the 2nd"], **options)
    rules = game.ruleset
    assert isinstance(rules, KansasRules)
    chooser = Chooser(rules, SeededSource(3), "directed")
    while not game.over and game.step < moves:
        game.play(chooser.choose(game))
    return game


def data(**changes: Any) -> dict[str, Any]:
    """The JSON form of a short game, with parts changed; None takes a part out."""
    made: dict[str, Any] = json.loads(played(12).record.to_json())
    for name, value in changes.items():
        if value is None:
            del made[name]
        else:
            made[name] = value
    return made


def refused(text: str) -> InvalidRecord:
    """The error of reading or replaying a text."""
    with pytest.raises(InvalidRecord) as error:
        trailboss.replay(load_record(text))
    assert "\n" not in str(error.value)
    return error.value


# Reading back -----------------------------------------------------------------------------------


def test_the_text_form() -> None:
    game = trailboss.new_game(GAME, players=2, seed=7, names=["Ann", ""], simmental=True)
    game.play("place herder on B")
    lines = game.record.to_text().splitlines()
    assert lines == [
        f"trailboss record {FORMAT}",
        f"game {GAME} version {game.ruleset.version}",
        "players 2",
        "option neutral letters",
        "option buildings a",
        "option simmental true",
        "seat 1 Ann",
        "seat 2 ",
        "seed 7",
        "moves 1",
        "1 place herder on B",
    ]


@pytest.mark.parametrize("game", TITLES)
@pytest.mark.parametrize("sides", ["a", "random", "mixed"])
def test_both_forms_lead_back(game: str, sides: str) -> None:
    count = len(trailboss.new_game(game, seed=1).observe(None)["buildings"])
    buildings = ("ab" * count)[:count] if sides == "mixed" else sides
    made = trailboss.new_game(game, players=3, seed=2**64 - 1, buildings=buildings)
    for _ in range(30):
        made.play(made.legal[-1])
    record = made.record
    for text in (record.to_text(), record.to_json()):
        again = load_record(text)
        assert again == record
        assert (again.to_text(), again.to_json()) == (record.to_text(), record.to_json())
        position = trailboss.replay(text).state
        assert made.ruleset.dump(position) == made.ruleset.dump(made.state)


def test_spaces_and_empty_lines_do_not_matter() -> None:
    record = played(5).record
    loose = "\n\n" + "\n\n".join(f"  {line}\t" for line in record.to_text().splitlines())
    assert load_record(loose) == record


@pytest.mark.parametrize("name", ["Ann\nmoves 0", "Ann\u2028Lee", "Ann ", "\tAnn", "A\x85B", "Ö"])
def test_any_name_leads_back(name: str) -> None:
    game = trailboss.new_game(GAME, seed=1, names=[name, "Bo"])
    record = game.record
    assert load_record(record.to_text()) == record
    assert load_record(record.to_json()) == record
    assert record.names == [" ".join(name.split()), "Bo"]


def test_records_compare_by_their_contents() -> None:
    record = played(5).record
    again = load_record(record.to_text())
    assert record == again
    assert hash(record) == hash(again)
    again.moves.pop()
    assert record != again
    assert record != record.to_text()


def test_replay_stops_at_any_step() -> None:
    game = played(60)
    record = game.record
    again = trailboss.replay(record, step=0)
    assert again.step == 0
    for step in range(61):
        at = trailboss.replay(record, step=step)
        assert at.ruleset.dump(at.state) == at.ruleset.dump(again.state)
        if step < 60:
            again.play(record.moves[step])
    for step in (-1, 61):
        with pytest.raises(InvalidRecord, match=f"steps 0 to 60, not {step}"):
            trailboss.replay(record, step=step)


def test_a_record_of_scripted_chance_replays() -> None:
    game = played(200)
    outcomes = game.source.outcomes
    scripted = trailboss.new_game(GAME, source=ScriptedSource(outcomes))
    for move in game.record.moves:
        scripted.play(move)
    record = scripted.record
    assert record.seed is None
    assert record.outcomes == outcomes
    for text in (record.to_text(), record.to_json()):
        assert load_record(text) == record
        again = trailboss.replay(text)
        assert again.ruleset.dump(again.state) == game.ruleset.dump(game.state)


# Cut off or damaged -----------------------------------------------------------------------------


def test_text_cut_off_anywhere() -> None:
    text = played(12).record.to_text()
    last_line = text.rstrip("\n").rindex("\n") + 1
    for cut in range(last_line):
        refused(text[:cut])
    error = refused(text[: last_line - 1])
    assert str(error) == "the record announces 12 moves and has 11: it is cut off or damaged"
    error = refused("\n".join(text.splitlines()[:4]))
    assert str(error) == "the record breaks off before its moves"


def test_json_cut_off_anywhere() -> None:
    text = played(5).record.to_json().rstrip("\n")
    for cut in range(len(text)):
        refused(text[:cut])
    assert "not a whole JSON document" in str(refused(text[:-1]))


@pytest.mark.parametrize(
    "text",
    ["", "hello", "[1, 2]", "3", '"x"', "trailboss", "trailboss record", "\ufeff", "record 1"],
)
def test_not_a_record(text: str) -> None:
    refused(text)


@pytest.mark.parametrize("text", ["{}", '{"format": 1}', "{]", '{"format": 1,}', "{" * 50_000])
def test_damaged_json(text: str) -> None:
    refused(text)


def test_deep_json() -> None:
    refused('{"a":' * 100_000)


@pytest.mark.parametrize("part", ["seed", "format", "version", "players"])
def test_endless_numbers(part: str) -> None:
    refused(json.dumps(data(**{part: 1})).replace(f'"{part}": 1', f'"{part}": ' + "9" * 5000))
    lines = played(3).record.to_text().replace("record 1", "record 1")
    for line in lines.splitlines():
        if line.startswith(("seed", "players", "moves")):
            refused(lines.replace(line, line.split(" ")[0] + " " + "9" * 5000))


@pytest.mark.parametrize(
    ("line", "instead", "message"),
    [
        ("trailboss record 1", "trailboss record one", "should end in a number"),
        ("players 2", "players two", "the line 'players two' should end in a number"),
        ("players 2", "players", "line 3 of the record cannot be read: 'players'"),
        ("seed 7", "seed -7", "should end in a number"),
        ("seed 7", "seed 7.5", "should end in a number"),
        ("seed 7", "luck 7", "line 9 of the record cannot be read: 'luck 7'"),
        ("seed 7", "", "neither a seed nor the outcomes of chance"),
        ("seed 7", "chance 1 x", "should end in a number"),
        ("players 2", "", "players should be a whole number, not None"),
        ("moves 12", "moves 13", "announces 13 moves and has 12"),
        ("moves 12", "moves 11", "announces 11 moves and has 12"),
        ("option neutral letters", "option neutral", "cannot be read"),
        ("game second-edition version 1", "game second-edition", "cannot be read"),
    ],
)
def test_damaged_lines(line: str, instead: str, message: str) -> None:
    text = played(12).record.to_text()
    version = played(0).ruleset.version
    line = line.replace("version 1", f"version {version}")
    assert text.count(line + "\n") == 1
    assert message in str(refused(text.replace(line + "\n", instead + "\n")))


def test_moves_out_of_order_or_missing() -> None:
    lines = played(12).record.to_text().splitlines()
    first = lines.index("moves 12") + 1
    swapped = lines[: first + 3] + [lines[first + 4], lines[first + 3]] + lines[first + 5 :]
    error = refused("\n".join(swapped))
    assert error.step == 4
    without = lines[: first + 3] + lines[first + 4 :]
    assert refused("\n".join(without)).step == 4
    assert refused("\n".join([*lines[: first + 3], "4", *lines[first + 4 :]])).step == 4


# Wrong parts ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("part", "value", "message"),
    [
        ("format", "1", "format should be a whole number, not '1'"),
        ("format", True, "format should be a whole number"),
        ("format", WITH_MORE + 1, f"a record of format {WITH_MORE + 1}"),
        ("game", 5, "game should be the id of a game, not 5"),
        ("game", "", "game should be the id of a game"),
        ("version", "x", "version should be a text such as 1.5d0f2c1a, not 'x'"),
        ("version", 1.0, "version should be a text such as 1.5d0f2c1a, not 1.0"),
        ("players", "2", "players should be a whole number, not '2'"),
        ("players", -2, "players should be a whole number, not -2"),
        ("options", [], "options should be a table"),
        ("seats", "Ann", "seats should be a list of names"),
        ("seats", ["Ann", 3], "seats should be a list of names"),
        ("seed", "7", "seed should be a whole number, not '7'"),
        ("seed", -7, "seed should be a whole number"),
        ("seed", True, "seed should be a whole number"),
        ("moves", "place herder on A", "moves should be a list"),
        ("moves", [3], "move 1: 3 is not the notation of a move"),
        ("moves", ["place herder on A", None], "move 2: None is not the notation of a move"),
    ],
)
def test_wrong_types(part: str, value: Any, message: str) -> None:
    assert message in str(refused(json.dumps(data(**{part: value}))))


@pytest.mark.parametrize("part", ["format", "game", "version", "players", "options", "moves"])
def test_missing_parts(part: str) -> None:
    assert part in str(refused(json.dumps(data(**{part: None}))))


def test_wrong_chance() -> None:
    assert "neither a seed" in str(refused(json.dumps(data(seed=None))))
    for outcomes in ("1 2", [1, "x"], [-1], [True]):
        without = data(seed=None)
        without["chance"] = outcomes
        assert "chance should be a list of whole numbers" in str(refused(json.dumps(without)))


def test_a_newer_format() -> None:
    newer = WITH_MORE + 1
    expected = f"format {newer}, and this Trailboss reads up to {WITH_MORE}"
    text = played(3).record.to_text().replace(f"record {FORMAT}", f"record {newer}", 1)
    for form in (text, json.dumps(data(format=newer))):
        error = refused(form)
        assert expected in str(error)
        assert "newer version" in str(error)


def test_another_version_of_the_rules() -> None:
    now = played(0).ruleset.version
    for version in (99, 0, "1.00000000"):
        error = refused(json.dumps(data(version=version)))
        assert f"version {version} of {GAME} is not known here; known are {now}" in str(error)
        assert error.step is None


def test_the_version_of_the_first_records_is_that_of_their_tables() -> None:
    record = load_record(json.dumps(data(version=1, moves=["place herder on B"])))
    assert record.version == "1"
    game = trailboss.replay(record)
    assert game.ruleset.version.startswith("1.")
    assert game.record == record
    assert json.loads(game.record.to_json())["version"] == 1


def test_an_unknown_game() -> None:
    error = refused(json.dumps(data(game="great-eastern-trail")))
    assert "there is no game 'great-eastern-trail'" in str(error)
    assert GAME in str(error)


@pytest.mark.parametrize("players", [0, 5])
def test_a_wrong_number_of_players(players: int) -> None:
    seats = [str(seat) for seat in range(players)]
    error = refused(json.dumps(data(players=players, seats=seats)))
    assert f"players, not {players}" in str(error)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"seats": ["only one"]}, "2 players need 2 names, not 1"),
        ({"options": {"neutral": "upside down"}}, "neutral is letters or random"),
        ({"options": {"neutral": ["letters"]}}, "neutral is letters or random"),
        ({"options": {"buildings": "c"}}, "buildings is a, b, random"),
        ({"options": {"buildings": 3}}, "buildings is a, b, random"),
        ({"options": {"simmental": "yes"}}, "simmental is False or True, not 'yes'"),
        ({"options": {"weather": "rain"}}, "has no option 'weather'"),
        ({"options": {"players": 3}}, "cannot be set up"),
        ({"options": {"sandbox": True}}, "cannot be set up"),
        ({"seed": 2**64}, "a seed is a whole number from 0 to 2^64-1"),
    ],
)
def test_a_game_that_cannot_be_set_up(changes: dict[str, Any], message: str) -> None:
    error = refused(json.dumps(data(**changes)))
    assert message in str(error)
    assert error.step is None


# Wrong moves ------------------------------------------------------------------------------------


@pytest.mark.parametrize("step", [1, 5, 12])
def test_an_illegal_move_is_named_with_its_step(step: int) -> None:
    made = data()
    made["moves"][step - 1] = "deliver to new-york"
    error = refused(json.dumps(made))
    assert error.step == step
    assert str(error).startswith(f"move {step}: deliver to new-york")


def test_a_move_that_is_none() -> None:
    made = data()
    made["moves"][6] = "castle queenside"
    error = refused(json.dumps(made))
    assert error.step == 7
    assert "'castle queenside' is not a move" in str(error)


def test_a_move_after_the_end() -> None:
    game = played(5000)
    assert game.over
    record = game.record
    record.moves.append("done")
    error = refused(record.to_text())
    assert error.step == game.step + 1
    assert "the game is over" in str(error)


def test_scripted_chance_that_does_not_fit() -> None:
    game = played(100)
    outcomes = list(game.source.outcomes)
    record = Record(GAME, game.ruleset.version, 2, {}, [], None, outcomes, game.record.moves)
    trailboss.replay(record)
    record.outcomes = outcomes[:3]
    assert "the script ends after 3 outcomes" in str(refused(record.to_text()))
    record.outcomes = outcomes[:-1]
    error = refused(record.to_text())
    assert error.step is not None
    assert 1 < error.step <= 100
    assert "the script ends after" in str(error)
    record.outcomes = [99, *outcomes[1:]]
    assert "cannot give 99" in str(refused(record.to_text()))


def test_refusals_are_errors_of_trailboss() -> None:
    assert issubclass(InvalidRecord, TrailbossError)
