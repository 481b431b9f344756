"""`trailboss arena`: the document, the table, states, and errors that say what would be right."""

from __future__ import annotations

import hashlib
import json
import os
import re
import sys
from pathlib import Path
from typing import Any

import pytest

import trailboss
from tests.arena.conftest import match_of, timeless
from tests.bots.programs import FIRST, Written, gone
from tests.cli.conftest import Command
from trailboss.arena.match import GameResult, play_number
from trailboss.arena.pool import play_games, processes
from trailboss.core.errors import TrailbossError

ARENA = ("arena", "--game", "el-paso", "--bots", "random,random:seed=2", "--seed", "6")


def figures(text: str) -> dict[str, Any]:
    """The document without what depends on machine and moment."""
    data: dict[str, Any] = json.loads(text)
    for name in ("machine", "runs", "speed"):
        del data[name]
    for entrant in data["entrants"]:
        del entrant["ms_per_decision"]
    return data


def games_in(path: Path) -> list[int]:
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return [line["game"] for line in lines if "game" in line]


def test_the_same_figures_whatever_the_number_of_workers(command: Command) -> None:
    one = command(*ARENA, "--games", "12", "--json", "--workers", "1")
    three = command(*ARENA, "--games", "12", "--json", "--workers", "3")
    assert one.status == three.status == 0
    assert figures(one.out) == figures(three.out)
    assert json.loads(three.out)["speed"]["workers"] == 3


def test_the_document(command: Command, cache: Path) -> None:
    run = command(*ARENA, "--games", "12", "--json", "--workers", "2")
    data = json.loads(run.out)
    match = match_of("random", "random:seed=2", game="el-paso", seed=6)
    results = [play_number(match, index) for index in range(12)]
    assert data["match"]["bots"] == ["random", "random:seed=2"]
    assert (data["match"]["game"], data["match"]["players"]) == ("el-paso", 2)
    assert data["match"]["trailboss"] == data["machine"]["trailboss"] == trailboss.__version__
    assert data["match"]["rules"] == trailboss.new_game("el-paso").ruleset.version
    assert data["machine"].keys() >= {"processor", "cores", "python", "commit", "engine"}
    assert data["seatings"] == match.seatings
    assert data["games"] == 12
    first, second = data["entrants"]
    wins = sum(
        (index % 2 in result.winners) / len(result.winners) for index, result in enumerate(results)
    )
    assert first["wins"] == wins
    assert second["wins"] == 12 - wins
    assert first["win_share"]["figure"] == round(wins / 12, 6)
    margins = [result.margins[index % 2] for index, result in enumerate(results)]
    assert first["margin"]["mean"] == pytest.approx(sum(margins) / 12, abs=1e-4)
    assert second["margin"]["mean"] == -first["margin"]["mean"]
    totals = [result.totals[index % 2] for index, result in enumerate(results)]
    assert first["total"] == {
        "mean": round(sum(totals) / 12, 4),
        "min": min(totals),
        "max": max(totals),
    }
    assert sum(line["mean"] for line in first["scores"].values()) == pytest.approx(
        first["total"]["mean"], abs=0.01
    )
    winning = [result.totals[seat] for result in results for seat in result.winners]
    assert data["winning_score"] == pytest.approx(sum(winning) / len(winning), abs=1e-4)
    assert first["decisions"] == sum(
        seat == index % 2 and spent is not None
        for index, result in enumerate(results)
        for seat, _, spent in result.moves
    )
    assert 0 <= first["ms_per_decision"]["mean"] <= first["ms_per_decision"]["p95"] + 1
    assert first["forfeits"] == second["forfeits"] == []
    (about,) = data["runs"]
    assert (about["workers"], about["ray"]) == (2, None)
    assert data["speed"]["games"] == 12
    # Told on standard error, and taken away when all was told.
    assert run.err.startswith(f"games are kept in {cache}/el-paso-")
    assert list(cache.iterdir()) == []


def test_the_table_says_the_same(command: Command) -> None:
    data = json.loads(command(*ARENA, "--games", "12", "--json", "--workers", "2").out)
    run = command(*ARENA, "--games", "12", "--workers", "2")
    assert run.status == 0
    lines = run.out.splitlines()
    assert lines[0] == "el-paso, 2 players, 12 games, seed 6"
    for entrant in data["entrants"]:
        share = entrant["win_share"]
        elo = entrant["elo"]
        cells = (
            rf"{entrant['entrant']} +12 +{100 * share['figure']:.1f}"
            rf" +{100 * share['low']:.1f}–{100 * share['high']:.1f} +50.0"
            rf" +\{elo['figure']:+.0f} +\{elo['low']:+.0f} to \{elo['high']:+.0f}"
        )
        assert re.search(f"^{cells}$", run.out, re.MULTILINE)
    for category in data["entrants"][0]["scores"]:
        means = [f"{entrant['scores'][category]['mean']:.1f}" for entrant in data["entrants"]]
        assert re.search(rf"^{category} +{means[0]} +{means[1]}$", run.out, re.MULTILINE)
    margins = [
        rf"\{entrant['margin']['mean']:+.1f} ± {entrant['margin']['error']:.1f}"
        for entrant in data["entrants"]
    ]
    assert re.search(
        rf"^margin to the best other +{margins[0]} +{margins[1]}$", run.out, re.MULTILINE
    )
    winning = f"mean winning score {data['winning_score']:.1f}; 6 set-ups, each in 2 seatings"
    assert winning in run.out
    assert max(len(line) for line in lines) <= 80


def test_games_are_rounded_up(command: Command) -> None:
    words = ("arena", "--game", "el-paso", "--bots", "random:seed=1,random", "--players", "4")
    run = command(*words, "--games", "5", "--workers", "2", "--json")
    assert "5 games are rounded up to 8: every set-up is played in 4 seatings\n" in run.err
    data = json.loads(run.out)
    assert data["games"] == 8
    assert data["match"]["bots"] == ["random:seed=1", "random", "random", "random"]
    assert [entrant["parity"] for entrant in data["entrants"]] == [0.25, 0.75]


def test_alone_against_sam(command: Command) -> None:
    words = ("--players", "1", "--option", "difficulty=hard", "--bots", "random", "--games", "3")
    run = command("arena", "--game", "second-edition", *words, "--workers", "1", "--json")
    assert run.status == 0
    data = json.loads(run.out)
    assert data["match"]["options"]["difficulty"] == "hard"
    assert data["seatings"] == [["random", "Sam"]]
    random, sam = data["entrants"]
    assert (random["entrant"], sam["entrant"], sam["decisions"]) == ("random", "Sam", 0)
    assert random["wins"] + sam["wins"] == 3
    assert random["margin"]["mean"] == pytest.approx(
        random["total"]["mean"] - sam["total"]["mean"], abs=1e-3
    )
    table = command("arena", "--game", "second-edition", *words, "--workers", "1")
    assert re.search(r"^Sam +3 +", table.out, re.MULTILINE)
    assert re.search(r"^Sam +0 +– +– +0$", table.out, re.MULTILINE)


# States -----------------------------------------------------------------------------------------


def test_a_match_can_be_made_longer(command: Command, tmp_path: Path) -> None:
    out = tmp_path / "match.jsonl"
    words = (*ARENA, "--workers", "2", "--out", str(out), "--json")
    assert command(*words, "--games", "4").status == 0
    run = command(*words, "--games", "10")
    assert "; 4 of 10 are there" in run.err
    assert json.loads(run.out)["speed"]["games"] == 6
    assert sorted(games_in(out)) == list(range(10))
    whole = command(*ARENA, "--workers", "2", "--json", "--games", "10")
    assert figures(run.out) == figures(whole.out)
    # Fewer: the first of them, and nothing is played.
    before = out.read_bytes()
    shorter = command(*words, "--games", "4")
    assert json.loads(shorter.out)["games"] == 4
    assert json.loads(shorter.out)["speed"]["games"] == 0
    assert out.read_bytes() == before
    # Anew.
    fresh = command(*words, "--games", "4", "--fresh")
    assert json.loads(fresh.out)["speed"]["games"] == 4
    assert sorted(games_in(out)) == [0, 1, 2, 3]


def test_a_folder_for_states(command: Command, tmp_path: Path) -> None:
    for words in ((str(tmp_path),), (f"{tmp_path}/new/",)):
        run = command(*ARENA, "--games", "2", "--workers", "1", "--out", *words)
        assert run.status == 0
    names = [path.relative_to(tmp_path) for path in sorted(tmp_path.rglob("*.jsonl"))]
    assert len(names) == 2
    assert {path.name for path in names} == {names[0].name}
    assert {str(path.parent) for path in names} == {".", "new"}
    assert re.fullmatch(r"el-paso-[0-9a-f]{12}\.jsonl", names[0].name)


def test_the_state_of_another_match(command: Command, tmp_path: Path) -> None:
    out = tmp_path / "match.jsonl"
    assert command(*ARENA, "--games", "2", "--workers", "1", "--out", str(out)).status == 0
    before = out.read_bytes()
    run = command(*ARENA, "--games", "2", "--seed", "7", "--out", str(out))
    assert (run.status, run.out) == (2, "")
    assert "is the state of another match: seed is 6 there and 7 here" in run.err
    assert out.read_bytes() == before


def test_a_run_that_says_little_about_itself(command: Command, tmp_path: Path) -> None:
    out = tmp_path / "match.jsonl"
    words = (*ARENA, "--games", "2", "--workers", "1", "--out", str(out))
    assert command(*words).status == 0
    lines = out.read_text(encoding="utf-8").splitlines()
    out.write_text("\n".join([*lines, '{"run": {}}']) + "\n", encoding="utf-8")
    run = command(*words)
    assert run.status == 0
    assert "unknown, unknown cores, Python unknown" in " ".join(run.out.split())


LAST = FIRST.replace("[0]", "[-1]")


def test_a_match_is_not_played_by_two_programs(command: Command, tmp_path: Path) -> None:
    program = Written(tmp_path)
    sound = program.path.read_bytes()
    bot = f"external:{program.command}"
    out = tmp_path / "match.jsonl"
    match = ("arena", "--game", "el-paso", "--bots", f"{bot},random")
    words = (*match, "--workers", "1", "--out", str(out), "--json")
    assert command(*words, "--games", "2").status == 0
    about = json.loads(out.read_text(encoding="utf-8").splitlines()[1])["run"]
    files = about["programs"][bot]
    assert set(files) == {sys.executable, str(program.path)}
    assert files[str(program.path)] == hashlib.sha256(sound).hexdigest()

    Written(tmp_path, LAST)  # in its place
    before = out.read_bytes()
    run = command(*words, "--games", "4", columns=2000)
    assert (run.status, run.out) == (2, "")
    (said,) = run.err.splitlines()
    assert f"{program.path} in the command of bot {bot!r} has changed since" in said
    assert "begin anew with --fresh, or name another file with --out" in said
    assert out.read_bytes() == before
    # What was played can be told again, and the program that played it may go on.
    assert command(*words, "--games", "2").status == 0
    program.path.write_bytes(sound)
    assert json.loads(command(*words, "--games", "4").out)["speed"]["games"] == 2
    Written(tmp_path, LAST)
    assert command(*words, "--games", "6").status == 2
    assert json.loads(command(*words, "--games", "2", "--fresh").out)["speed"]["games"] == 2


def test_programs_of_older_files_and_empty_runs(command: Command, tmp_path: Path) -> None:
    program = Written(tmp_path)
    out = tmp_path / "match.jsonl"
    match = ("arena", "--game", "el-paso", "--bots", f"external:{program.command},random")
    words = (*match, "--workers", "1", "--out", str(out), "--json")
    assert command(*words, "--games", "2").status == 0
    lines = out.read_text(encoding="utf-8").splitlines(keepends=True)
    Written(tmp_path, LAST)
    # A run that was stopped before its first game was over.
    out.write_text("".join(lines[:2]), encoding="utf-8")
    assert command(*words, "--games", "2").status == 0
    # A file from before programs were noted is taken as it is.
    data = json.loads(lines[1])
    del data["run"]["programs"]
    lines[1] = json.dumps(data) + "\n"
    out.write_text("".join(lines), encoding="utf-8")
    assert json.loads(command(*words, "--games", "4").out)["speed"]["games"] == 2
    # From then on it is known.
    Written(tmp_path)
    assert command(*words, "--games", "6").status == 2


# Failures ---------------------------------------------------------------------------------------


def test_forfeits_are_counted_and_told(command: Command, tmp_path: Path) -> None:
    pid = "heard.write(f'{os.getpid()}\\n'); heard.flush()"
    program = Written(tmp_path, f"{FIRST} if number < 4 else sys.exit('tired')", before=pid)
    bots = f"random,external:{program.command}"
    words = ("arena", "--game", "el-paso", "--bots", bots, "--games", "4", "--workers", "2")
    out = tmp_path / "match.jsonl"
    run = command(*words, "--json", "--out", str(out))
    assert run.status == 0
    random, external = json.loads(run.out)["entrants"]
    assert (random["wins"], external["wins"]) == (4, 0)
    assert [one["game"] for one in external["forfeits"]] == [0, 1, 2, 3]
    assert all("ended with status 1" in one["reason"] for one in external["forfeits"])
    assert external["decisions"] == 4 * 3
    table = command(*words, "--out", str(out), columns=2000)
    assert re.search(r"^forfeit of external:.* in game 0, step \d+: .*tired", table.out, re.M)
    pids = [int(line) for line in program.heard if line.isdecimal()]
    assert len(pids) == 4
    assert all(gone(one) for one in pids)


@pytest.mark.parametrize("words", [("arena", "--game"), ("simulate",)])
def test_a_program_that_disappears_loses_its_games(
    command: Command, tmp_path: Path, words: tuple[str, ...]
) -> None:
    program = tmp_path / "self.sh"
    program.write_text('#!/bin/sh\nrm -- "$0"\n', encoding="utf-8")
    program.chmod(0o755)
    one = ("--workers", "1") if words[0] == "arena" else ("--processes", "1")
    bots = ("--bots", f"external:{program},random")
    run = command(*words, "el-paso", *bots, "--games", "4", *one, "--json")
    assert run.status == 0, run.err
    data = json.loads(run.out)
    assert data["games"] == 4
    if words[0] == "simulate":
        assert data["forfeits"] == 4
        assert [seat["wins"] for seat in data["seats"]] == [0, 4]
    else:
        external, random = data["entrants"]
        assert (external["wins"], random["wins"]) == (0, 4)
        first, *others = [one["reason"] for one in external["forfeits"]]
        assert first.startswith(f"external bot '{program}' ")  # it was there, and ended
        assert others == [f"bot 'external': there is no file '{program}'"] * 3


def test_what_goes_wrong_in_a_worker_is_told() -> None:
    match = match_of("random", "random", game="el-paso")
    match.game = "moon"  # as if somebody had got past the checks
    with pytest.raises(
        TrailbossError, match="game 0 of the match could not be played: there is no"
    ):
        list(play_games(match, [0], processes(1)))
    match.game = "el-paso"
    match.seatings = [["random"]]
    with pytest.raises(TrailbossError, match=r"IndexError: list index out of range \(.*match\.py:"):
        list(play_games(match, [0], processes(1)))


def test_results_come_one_at_a_time() -> None:
    match = match_of("random", "random:seed=2", game="el-paso")
    results = play_games(match, range(10_000), processes(2))
    some: list[tuple[int, GameResult]] = [next(results) for _ in range(5)]
    results.close()
    assert len({index for index, _ in some}) == 5
    for index, result in some:
        assert timeless(result) == timeless(play_number(match, index))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--bots", "genius"], "there is no bot 'genius'"),
        (["--bots", "random", "--players", "5"], "el-paso is for 1 to 4 players, not 5"),
        (["--bots", "random", "--games", "0"], "argument --games: should be at least 1, not 0"),
        (
            ["--bots", "random", "--games", "99999999999"],
            "argument --games: should be at most 10,000,000, not 99,999,999,999",
        ),
        (
            ["--bots", "external:./b\udcff,random"],  # what Python makes of the byte FF
            r"bot 'external:./b\udcff' is not written in UTF-8",
        ),
        (["--bots", "random", "--ray", "\udcff:1"], "there is no Ray cluster at"),
        (["--bots", "random", "--workers", "0"], "argument --workers: should be at least 1"),
        (["--bots", "random", "--option", "moon=full"], "moon"),
        (["--bots", "random,random,random"], "each can be listed only once"),
        (["--bots", "random", "--plot", "match.gif"], "a picture ends in .png or .svg"),
        (["--bots", "random", "--plot", "no/where.png"], "there is no folder"),
        (["--bots", "random", "--ray", "somewhere"], "is HOST:PORT"),
        (["--bots", "random", "--ray", "127.0.0.1:9"], "there is no Ray cluster at 127.0.0.1:9"),
        ([], "the following arguments are required: --bots"),
    ],
)
def test_bad_input(command: Command, cache: Path, words: list[str], said: str) -> None:
    run = command("arena", "--game", "el-paso", *words)
    assert (run.status, run.out) == (2, "")
    assert said in run.err
    assert len(run.err.splitlines()) == 1
    assert not cache.exists()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--dataset", "file/x"], "/file is not a folder"),
        (["--dataset", "file/x/y"], "/file is not a folder"),
        (["--dataset", "link"], "/link is not a folder"),
        (["--dataset", "x" * 300], "cannot be written: File name too long"),
        (["--plot", "x" * 300 + ".png"], "cannot be written: File name too long"),
        (["--plot", "folder.png"], "folder.png is a folder; name a file"),
        (["--plot", "file/a.png"], "/file to write a.png to"),
        (["--out", "/dev/null"], "/dev/null is not a file games can be kept in; name another"),
        (["--out", "pipe"], "pipe is not a file games can be kept in; name another"),
        (["--out", "file/a"], "file/a cannot be written"),
        (["--out", "x" * 300], "cannot be written: File name too long"),
    ],
    ids=lambda words: " ".join(words)[:24] if isinstance(words, list) else "",
)
def test_what_would_fail_at_the_end_fails_before_it_begins(
    command: Command,
    tmp_path: Path,
    cache: Path,
    monkeypatch: pytest.MonkeyPatch,
    words: list[str],
    said: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("file").touch()
    Path("link").symlink_to("nowhere")
    Path("folder.png").mkdir()
    os.mkfifo("pipe")
    before = sorted(tmp_path.iterdir())
    run = command(*ARENA, "--games", "2", "--workers", "1", *words)
    assert (run.status, run.out) == (2, "")
    assert said in run.err
    assert len(run.err.splitlines()) == 1
    assert sorted(tmp_path.iterdir()) == before
    assert not cache.exists()


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_what_may_not_be_written(command: Command, tmp_path: Path, cache: Path) -> None:
    closed = tmp_path / "closed"
    closed.mkdir()
    picture = tmp_path / "a.svg"
    picture.touch(0o400)
    closed.chmod(0o500)
    for words, said in (
        (("--dataset", f"{closed}/x/y"), f"the folder {closed} cannot be written to"),
        (("--dataset", str(closed)), f"the folder {closed} cannot be written to"),
        (("--plot", f"{closed}/a.png"), f"the folder {closed} cannot be written to"),
        (("--plot", str(picture)), f"{picture} cannot be written to"),
        (("--out", f"{closed}/a"), f"{closed}/a cannot be written: Permission denied"),
    ):
        run = command(*ARENA, "--games", "2", "--workers", "1", *words)
        assert (run.status, run.out) == (2, "")
        assert said in run.err
    assert not cache.exists()


@pytest.mark.parametrize(
    ("words", "module", "said"),
    [
        (["--ray", "local"], "ray", "--ray needs ray, which is not installed: pip install 'trail"),
        (["--plot", "a.png"], "matplotlib", "pip install 'trailboss[arena]'"),
        (["--dataset", "a"], "pyarrow", "--dataset needs pyarrow"),
    ],
)
def test_without_an_extra(
    command: Command,
    cache: Path,
    monkeypatch: pytest.MonkeyPatch,
    words: list[str],
    module: str,
    said: str,
) -> None:
    monkeypatch.setitem(sys.modules, module, None)  # as Python has it when there is none
    run = command(*ARENA, *words)
    assert (run.status, run.out) == (2, "")
    assert said in run.err
    assert not cache.exists()
    # The rest of the command does without.
    assert command(*ARENA, "--games", "2", "--workers", "1").status == 0
