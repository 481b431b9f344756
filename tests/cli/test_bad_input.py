"""Bad input anywhere: one sentence that says what and where, status 2, no traceback."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.cli.conftest import Command, played

ARGUMENTS = [
    (("frobnicate",), "invalid choice: 'frobnicate'"),
    ((), "required: COMMAND"),
    (("play",), "which game?"),
    (("play", "chess"), "there is no game 'chess'"),
    (("simulate", "chess"), "there is no game 'chess'"),
    (("info", "chess"), "there is no game 'chess'"),
    (("play", "second-edition", "--players", "5"), "second-edition is for 1 to 4 players, not 5"),
    (("simulate", "first-edition", "--players", "5"), "for 2 to 4 players, not 5"),
    (("play", "second-edition", "--players", "two"), "--players: should be a whole number"),
    (("play", "second-edition", "--players", "-1"), "--players: should be a whole number"),
    (("play", "second-edition", "--seed", "x"), "--seed: should be a whole number, not 'x'"),
    (("play", "second-edition", "--seed", "9" * 20), "a seed is a whole number from 0 to 2^64-1"),
    (("play", "second-edition", "--seat", "3"), "the seats are 1 to 2, not 3"),
    (("play", "second-edition", "--seat", "0"), "the seats are 1 to 2, not 0"),
    (("play", "second-edition", "--neutral", "x"), "neutral is letters or random, not 'x'"),
    (("play", "second-edition", "--buildings", "abc"), "12 letters a or b, one for each"),
    (("play", "first-edition", "--simmental"), "first-edition has no option 'simmental'"),
    (("play", "second-edition", "--option", "x"), "should look like NAME=VALUE"),
    (("play", "second-edition", "--option", "x=1"), "second-edition has no option 'x'"),
    (("play", "second-edition", "--opponent", "deep"), "there is no bot 'deep'"),
    (("play", "second-edition", "--opponent", "random:x"), "'x' should look like name=value"),
    (("play", "second-edition", "--opponent", "random:ms=1"), "has no setting 'ms'"),
    (("play", "second-edition", "--opponent", "random:seed=x"), "seed should be a whole number"),
    (("play", "second-edition", "--opponent", "random,random"), "1 or 1 bots are needed, not 2"),
    (("simulate", "second-edition", "--bots", "random,random,random"), "1 or 2 bots, not 3"),
    (("simulate", "second-edition", "--games", "99999999999"), "should be at most 10,000,000"),
    (("simulate", "second-edition", "--bots", "external:./b\udcff"), "is not written in UTF-8"),
    (("play", "second-edition", "--opponent", "external:./b\udcff"), "is not written in UTF-8"),
    (("simulate", "second-edition", "--games", "0"), "--games: should be at least 1, not 0"),
    (("simulate", "second-edition", "--processes", "0"), "--processes: should be at least 1"),
    (("replay",), "required: FILE"),
    (("replay", "/nowhere/at all"), "/nowhere/at all: no such file or directory"),
    (("replay", "a\0b"), "embedded null byte"),
    (("play", "--load", "/nowhere"), "/nowhere: no such file or directory"),
]


@pytest.mark.parametrize(("words", "said"), ARGUMENTS, ids=lambda value: str(value)[:50])
def test_arguments(command: Command, words: tuple[str, ...], said: str) -> None:
    run = command(*words)
    assert run.status == 2
    assert run.out == ""
    assert run.err.startswith("trailboss: ")
    assert run.err.count("\n") == 1
    assert said in run.err


def test_a_long_value_is_not_repeated_in_full(command: Command) -> None:
    run = command("play", "x" * 5000)
    assert run.status == 2
    assert len(run.err) < 700
    assert run.err.endswith(" ...\n")


TEXT = played(40).record.to_text()
JSON = played(40).record.to_data()


def changed(**values: object) -> str:
    return json.dumps({**JSON, **values})


FILES = {
    "empty": ("", "a record begins with 'trailboss record'"),
    "prose": ("Dear diary", "a record begins with 'trailboss record'"),
    "cut off in a move": (TEXT[: TEXT.rindex(" ")], "move 40: "),
    "cut off after a move": (
        "\n".join(TEXT.splitlines()[:-7]) + "\n",
        "announces 40 moves and has 33: it is cut off or damaged",
    ),
    "cut off in the head": ("\n".join(TEXT.splitlines()[:3]), "breaks off before its moves"),
    "cut off JSON": (json.dumps(JSON)[:-5], "not a whole JSON document"),
    "newer format": ("trailboss record 2\n", "newer"),
    "newer rules": (
        re.sub("second-edition version .*", "second-edition version 99", TEXT),
        "version 99 of second-edition is not known here",
    ),
    "unknown game": (TEXT.replace("game second-edition", "game chess"), "no game 'chess'"),
    "five players": (changed(players=5, seats=[]), "for 1 to 4 players, not 5"),
    "illegal move": (changed(moves=["move to A"]), "move 1: move to A: "),
    "no move": (changed(moves=["castle"]), "move 1: 'castle' is not a move"),
    "deep JSON": ('{"a":' * 100_000, "not a record"),
    "huge number": (changed(players=int("9" * 4000)), "players"),
    "options": (changed(options={"neutral": [1]}), "neutral is letters or random, not [1]"),
}


@pytest.mark.parametrize("name", FILES)
def test_files(command: Command, tmp_path: Path, name: str) -> None:
    text, said = FILES[name]
    path = tmp_path / "record"
    path.write_text(text, encoding="utf-8")
    file = str(path)
    for words in (["replay", file], ["replay", file, "--json"], ["play", "--load", file]):
        run = command(*words)
        assert run.status == 2, words
        assert run.err.startswith(f"trailboss: {path}: ")
        assert run.err.count("\n") == 1
        assert said in run.err
        assert "Traceback" not in run.out + run.err


def test_binary_garbage(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "garbage"
    path.write_bytes(b"trail" + bytes(range(256)))
    run = command("replay", str(path))
    assert run.status == 2
    assert run.err == f"trailboss: {path}: not a record: byte 134 is not UTF-8 text\n"


def test_a_folder(command: Command, tmp_path: Path) -> None:
    run = command("replay", str(tmp_path))
    assert run.status == 2
    assert run.err == f"trailboss: {tmp_path}: is a directory\n"


def test_a_step_beyond_the_end(command: Command, record_file: Path) -> None:
    last = len(played(10_000).codes)
    run = command("replay", str(record_file), "--step", str(last + 1))
    assert run.status == 2
    assert f"the record has steps 0 to {last}, not {last + 1}" in run.err


def test_an_illegal_move_shows_how_far_the_record_goes(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_text(changed(moves=[*JSON["moves"][:10], "enter Kansas City"]), encoding="utf-8")
    run = command("replay", str(path))
    assert run.status == 2
    assert "move 11: enter Kansas City: " in run.err
    assert "\n    10  " in run.out
    assert "\n    11  " not in run.out


def test_a_loaded_game_brings_its_set_up(command: Command, record_file: Path) -> None:
    for words in (("--players", "2"), ("--seed", "1"), ("--simmental",), ("--option", "a=b")):
        run = command("play", "--load", str(record_file), *words)
        assert run.status == 2
        assert "cannot be chosen: --load brings the game as it was set up" in run.err
    run = command("play", "first-edition", "--load", str(record_file))
    assert run.status == 2
    assert "a game of second-edition, not first-edition" in run.err
    run = command("play", "--load", str(record_file), "--seat", "3")
    assert run.status == 2
    assert "the seats are 1 to 2, not 3" in run.err
