"""The state of a match in a file: nothing lost, nothing twice, nothing of another match."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.arena.conftest import match_of, timeless
from trailboss.arena.match import Match, play_number
from trailboss.arena.programs import check_programs
from trailboss.arena.state import State, file_name, fingerprint
from trailboss.core.errors import TrailbossError


@pytest.fixture
def match() -> Match:
    return match_of("random", "random:seed=2", game="el-paso")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "match.jsonl"


def fill(path: Path, match: Match, *indices: int) -> None:
    state = State(path, match)
    state.begin_run({"commit": "abc"})
    for index in indices:
        state.add(index, play_number(match, index))
    state.close()


def refused(path: Path, match: Match, fresh: bool = False) -> str:
    before = path.read_bytes()
    with pytest.raises(TrailbossError) as error:
        State(path, match, fresh)
    assert path.read_bytes() == before
    return str(error.value)


def test_what_was_added_is_there_again(path: Path, match: Match) -> None:
    fill(path, match, 3, 0, 2)
    fill(path, match, 1)
    state = State(path, match)
    assert sorted(state.done) == [0, 1, 2, 3]
    assert state.runs == [{"commit": "abc"}] * 2
    results = list(state.results(3))
    assert [index for index, _ in results] == [0, 1, 2]
    for index, result in results:
        assert timeless(result) == timeless(play_number(match, index))
    state.close()


def test_a_torn_last_line_is_dropped(path: Path, match: Match) -> None:
    fill(path, match, 0, 1)
    whole = path.read_bytes()
    lines = whole.splitlines(keepends=True)
    for cut in (1, len(lines[-1]) // 2, len(lines[-1]) - 1):
        path.write_bytes(b"".join(lines[:-1]) + lines[-1][:cut])
        state = State(path, match)
        assert sorted(state.done) == [0]
        state.add(1, play_number(match, 1))
        assert [index for index, _ in state.results(9)] == [0, 1]
        state.close()
        assert path.read_bytes().count(b"\n") == len(lines)
        assert all(json.loads(line) for line in path.read_bytes().splitlines())


def test_an_interruption_in_the_middle_of_adding(path: Path, match: Match) -> None:
    """A line may be written and not noted, or noted nowhere and waiting to be written."""
    state = State(path, match)
    state.begin_run({"commit": "abc"})
    for index in range(3):
        state.add(index, play_number(match, index))
    del state.done[2]
    state.file.write(b'{"game": 3, ')
    state.recount()
    assert sorted(state.done) == [0, 1, 2]
    assert state.runs == [{"commit": "abc"}]
    state.add(3, play_number(match, 3))
    state.close()
    assert sorted(State(path, match).done) == [0, 1, 2, 3]


def test_a_torn_first_line_begins_anew(path: Path, match: Match) -> None:
    fill(path, match)
    header = path.read_bytes().splitlines(keepends=True)[0]
    for cut in (0, 10, len(header) - 1):
        path.write_bytes(header[:cut])
        State(path, match).close()
        assert path.read_bytes() == header


def test_a_file_of_another_match_is_refused(path: Path, match: Match) -> None:
    fill(path, match, 0)
    others = {
        'bots is ["random", "random:seed=2"] there and ["random", "random:seed=3"] here': match_of(
            "random", "random:seed=3", game="el-paso"
        ),
        "seed is 3 there and 4 here": match_of("random", "random:seed=2", game="el-paso", seed=4),
        "game is el-paso there and second-edition here": match_of("random", "random:seed=2"),
        "options is": match_of("random", "random:seed=2", game="el-paso", neutral="random"),
    }
    for words, other in others.items():
        said = refused(path, other)
        assert "is the state of another match" in said
        assert words in said
        assert "--fresh" in said


def test_another_version_is_refused(path: Path, match: Match) -> None:
    fill(path, match, 0)
    text = path.read_text(encoding="utf-8")
    head, rest = text.split("\n", 1)
    data = json.loads(head)
    data["match"]["trailboss"] = "0.0.1"
    path.write_text(json.dumps(data) + "\n" + rest, encoding="utf-8")
    assert "trailboss is 0.0.1 there" in refused(path, match)
    data["trailboss arena"] = 2
    path.write_text(json.dumps(data) + "\n" + rest, encoding="utf-8")
    assert "in format 2, and this Trailboss reads 1" in refused(path, match)


def test_fresh_begins_anew(path: Path, match: Match) -> None:
    fill(path, match, 0, 1)
    other = match_of("random", game="el-paso")
    state = State(path, other, fresh=True)
    assert not state.done
    state.close()
    State(path, other).close()


@pytest.mark.parametrize(
    "text", ["hello", "hello\n", "{}\n", "[1]\n", "3\n", '{"a": 1}\nb\n', "[" * 100_000 + "\n"]
)
def test_a_file_that_is_no_state_is_left_alone(path: Path, match: Match, text: str) -> None:
    path.parent.mkdir()
    path.write_text(text, encoding="utf-8")
    for fresh in (False, True):
        assert "is not the state of a match" in refused(path, match, fresh)


NO_LINES = ["{", "[]", "{}", '{"game": 7}', "7", "null"]
NO_RUNS = [
    '["run"]',
    '"run"',
    '{"run":3}',
    '{"run":null}',
    '{"run":["a"]}',
    '{"run":{"programs":[]}}',
]
DEEP = ["[" * 100_000]


@pytest.mark.parametrize("line", NO_LINES + NO_RUNS + DEEP, ids=lambda line: line[:12])
def test_a_damaged_line_is_named(path: Path, match: Match, line: str) -> None:
    fill(path, match, 0, 1)
    lines = path.read_text(encoding="utf-8").splitlines()
    lines[2] = line
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert "line 3 is damaged" in refused(path, match)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("game", "1"),
        ("game", 1.7),
        ("game", True),
        ("game", None),
        ("game", -1),
        ("turns", "9"),
        ("turns", -1),
        ("decisions", None),
        ("deliveries", 0.5),
        ("scores", None),
        ("scores", []),
        ("scores", [{}, {}]),
        ("scores", [3, 4]),
        ("scores", {"a": 1, "b": 2}),
        ("winners", None),
        ("winners", [7]),
        ("winners", [-1]),
        ("winners", [0, 0]),
        ("winners", ["0"]),
        ("winners", {}),
        ("forfeits", [[2, 0, "gone"]]),
        ("forfeits", [[0, -1, "gone"]]),
        ("forfeits", [[0, 0, None]]),
        ("forfeits", [[0, 0]]),
        ("forfeits", 3),
        ("moves", [[2, 0, None]]),
        ("moves", [[0, "deliver", None]]),
        ("moves", [[0, 0, "fast"]]),
        ("moves", [[0, 0, -1.0]]),
        ("moves", [[0, 0, float("nan")]]),
        ("moves", [[0, 0]]),
        ("moves", None),
    ],
    ids=str,
)
def test_a_damaged_field_is_noticed(path: Path, match: Match, name: str, value: object) -> None:
    fill(path, match, 0, 1)
    lines = path.read_text(encoding="utf-8").splitlines()
    data = json.loads(lines[3])
    assert name in data
    lines[3] = json.dumps(data | {name: value})
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert "line 4 is damaged" in refused(path, match)


@pytest.mark.parametrize("change", ["more", "fewer", "another", "half a point"])
def test_a_damaged_score_sheet_is_noticed(path: Path, match: Match, change: str) -> None:
    fill(path, match, 0)
    lines = path.read_text(encoding="utf-8").splitlines()
    data = json.loads(lines[2])
    sheets = data["scores"]
    if change == "more":
        sheets.append(sheets[0])
    elif change == "fewer":
        sheets.pop()
    elif change == "another":
        sheets[1]["rockets"] = sheets[1].pop("money")
    else:
        sheets[1]["money"] += 0.5
    lines[2] = json.dumps(data)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert "line 3 is damaged" in refused(path, match)


def test_what_changed_in_a_program_is_said() -> None:
    before = {"external:./a b": {"./a": "11", "b": "22"}}
    check_programs(Path("m"), before, before)
    for files, said in (
        ({"./a": "11", "b": "23"}, "b in the command of bot 'external:./a b' has changed since"),
        ({"./a": "11"}, "b in the command of bot 'external:./a b' is gone since"),
        ({"./a": "11", "b": "22", "c": "33"}, "c in the command of .* is new since"),
    ):
        with pytest.raises(TrailbossError, match=f"^{said} the games in m were played; begin anew"):
            check_programs(Path("m"), before, {"external:./a b": files})


def test_a_game_that_is_there_twice_is_named(path: Path, match: Match) -> None:
    fill(path, match, 0)
    lines = path.read_text(encoding="utf-8").splitlines()
    path.write_text("\n".join([*lines, lines[-1]]) + "\n", encoding="utf-8")
    assert "line 4 has game 0 a second time" in refused(path, match)


def test_two_runs_at_once_are_refused(path: Path, match: Match) -> None:
    state = State(path, match)
    assert "another run is adding to" in refused(path, match)
    state.close()
    State(path, match).close()


def test_a_place_that_cannot_be_written(tmp_path: Path, match: Match) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(TrailbossError, match="cannot be written: File exists"):
        State(tmp_path / "file" / "match.jsonl", match)


def test_a_match_has_one_name(match: Match) -> None:
    assert fingerprint(match) == fingerprint(match_of("random", "random:seed=2", game="el-paso"))
    assert fingerprint(match) != fingerprint(match_of("random:seed=2", "random", game="el-paso"))
    assert file_name(match) == f"el-paso-{fingerprint(match)}.jsonl"
