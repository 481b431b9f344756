"""External bots: whole games, the protocol line by line, and how they are written."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

import trailboss
from tests.bots.programs import Written, first_view
from trailboss.bots import Bot, BotFailed, bot, split_bots, view_of
from trailboss.bots.external import ExternalBot, command_files
from trailboss.core.errors import TrailbossError
from trailboss.core.rules import Position
from trailboss.core.source import SeededSource
from trailboss.titles import game_ids, rules_of

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples" / "bots"
PYTHON_EXAMPLE = f"external:{shlex.quote(sys.executable)} -I -S {EXAMPLES / 'prefer_facts.py'}"
SHELL_EXAMPLE = f"external:{EXAMPLES / 'first_move.sh'}"


def played(game: str, bots: list[Bot], seed: int, say: bool = True) -> Position:
    """A whole game; `say`: with its beginning and end."""
    rules = rules_of(game)
    chance = SeededSource(seed)
    options = rules.options(len(bots), {})
    position = rules.start(len(bots), options, chance)
    for seat, player in enumerate(bots):
        if say:
            player.begin(rules, len(bots), options, seat)
    while position.seat >= 0:
        view = view_of(rules, position)
        choice = bots[position.seat].choose(view)
        assert choice in view.legal
        rules.apply(position, choice, chance)
    for player in bots:
        if say:
            totals = [sheet.total for sheet in rules.scores(position)]
            player.end(totals, rules.winners(position))
    return position


# Playing ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", game_ids())
def test_the_examples_play_whole_games(game: str) -> None:
    """The one that reads facts is better than the one that does not."""
    bots = [bot(SHELL_EXAMPLE), bot(PYTHON_EXAMPLE), bot("random:seed=1")]
    try:
        position = played(game, bots, 3)
    finally:
        for player in bots:
            player.close()
    totals = [sheet.total for sheet in rules_of(game).scores(position)]
    assert totals[1] > totals[0]
    assert totals[1] > totals[2]


def test_the_examples_can_be_started_by_name() -> None:
    assert sorted(path.name for path in EXAMPLES.iterdir() if os.access(path, os.X_OK)) == [
        "first_move.sh",
        "prefer_facts.py",
    ]


def test_the_first_move_is_the_first_move() -> None:
    player = bot(SHELL_EXAMPLE)
    view = first_view()
    assert player.choose(view) == view.legal[0]
    view.legal = view.legal[3:]
    assert player.choose(view) == view.legal[0]
    player.close()


def test_a_game_alone(tmp_path: Path) -> None:
    program = Written(tmp_path)
    player = program.bot()
    played("second-edition", [player], 5)
    player.close()
    game, end = json.loads(program.heard[1]), json.loads(program.heard[-2])
    assert (game["players"], game["options"]["difficulty"]) == (1, "medium")
    assert len(end["totals"]) == 2


# The protocol -----------------------------------------------------------------------------------


def messages(program: Written) -> list[dict[str, Any]]:
    return [json.loads(line) for line in program.heard]


# What a decision has before whatever a program wants besides.
DECISION = [
    *("type", "number", "seat", "kind", "phase", "subphase", "prompt", "optional", "count", "most"),
    *("details", "legal"),
]


def test_every_message(tmp_path: Path) -> None:
    program = Written(tmp_path)
    rules = rules_of("second-edition")
    player = program.bot(",timeout=7.5", seed=4)
    view = first_view()
    player.begin(rules, 2, rules.options(2, {}), 0)
    assert player.program is None
    assert player.choose(view) == view.legal[0]
    player.end([70, 52], [0])
    player.close()
    hello, game, decision, end, bye = messages(program)
    # 48 bits of a hash, so that the seed of the match does not follow from it.
    assert hello == {"type": "hello", "protocol": 1, "timeout": 7.5, "seed": hello["seed"]}
    assert 0 <= hello["seed"] < 1 << 48
    assert game == {
        "type": "game",
        "game": "second-edition",
        "version": rules.version,
        "players": 2,
        "seat": 0,
        "options": {"neutral": "letters", "buildings": "a", "simmental": False},
        "action_count": rules.action_count,
    }
    assert list(decision) == [*DECISION, "observation"]
    assert (decision["type"], decision["number"], decision["seat"]) == ("decision", 1, 0)
    assert decision["prompt"] == "Where does your herder start? Choose a neutral building"
    assert [move["code"] for move in decision["legal"]] == view.legal
    move = trailboss.new_game("second-edition", 2, seed=1).legal[0]
    assert decision["legal"][0] == {
        "code": view.legal[0],
        "notation": "place herder on A",
        "words": "Place your herder on building A",
        "details": move.details,
    }
    assert (decision["kind"], decision["phase"]) == ("place", "setup")
    assert decision["observation"] == json.loads(json.dumps(view.observe()))
    assert end == {"type": "end", "totals": [70, 52], "winners": [0]}
    assert bye == {"type": "bye"}
    assert all(": " not in line.partition('"prompt"')[0] for line in program.heard)


def test_the_page_shows_what_is_said(tmp_path: Path) -> None:
    """The messages of docs/bots.md are those of a real game."""
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    shown = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", page, re.DOTALL)]
    hello, answered, game, decision, by_code, by_notation, end, bye = shown
    program = Written(tmp_path, f"say(**{by_code!r})", f"say(**{answered!r})")
    player = program.bot(seed=7)
    table = trailboss.new_game("second-edition", 2, seed=7)
    while len(table.legal) != 2 or not table.prompt.startswith("Where does your herder go"):
        table.play(table.legal[0])
    player.begin(table.ruleset, 2, table.options, 1)
    view = view_of(table.ruleset, table.state)
    assert player.choose(view) == table.code_of(by_notation["notation"])
    player.end(end["totals"], end["winners"])
    player.close()
    assert messages(program) == [hello, game, decision, end, bye]
    assert by_notation["number"] == by_code["number"]


@pytest.mark.parametrize(
    ("want", "parts"),
    [([], []), (["encoding"], ["encoding"]), (["encoding", "observation"], None)],
)
def test_what_a_program_wants(tmp_path: Path, want: list[str], parts: list[str] | None) -> None:
    program = Written(tmp_path, hello=f"say(protocol=1, want={want!r}, name='x')")
    player = program.bot()
    view = first_view("el-paso", 3)
    player.choose(view)
    player.close()
    _, game, decision, _ = messages(program)
    assert list(decision)[len(DECISION) :] == (
        ["observation", "encoding"] if parts is None else parts
    )
    flat = list(view.rules.encode(view.resample(SeededSource(9)), view.seat))
    assert decision.get("encoding", flat) == flat
    assert game.get("encoding_size") == (len(flat) if want else None)


def test_an_answer_by_notation(tmp_path: Path) -> None:
    program = Written(tmp_path, "say(number=number, notation=legal[2]['notation'])")
    player = program.bot()
    view = first_view()
    assert player.choose(view) == view.legal[2]
    player.close()
    player = Written(tmp_path, "say(number=number, **legal[4])").bot()
    assert player.choose(view) == view.legal[4]
    player.close()


def test_several_games_by_one_process(tmp_path: Path) -> None:
    program = Written(tmp_path)
    player = program.bot()
    others: list[Bot] = [bot("random:seed=2")]
    played("el-paso", [player, *others], 1)
    assert player.program is not None
    pid = player.program.process.pid
    played("first-edition", [*others, player], 2)
    assert player.program.process.pid == pid
    player.close()
    heard = messages(program)
    kinds = [message["type"] for message in heard if message["type"] != "decision"]
    assert kinds == ["hello", "game", "end", "game", "end", "bye"]
    games = [message for message in heard if message["type"] == "game"]
    assert [(game["game"], game["seat"]) for game in games] == [
        ("el-paso", 0),
        ("first-edition", 1),
    ]
    numbers = [message["number"] for message in heard if message["type"] == "decision"]
    assert numbers == list(range(1, len(numbers) + 1))
    assert all(len(m["legal"]) > 1 for m in heard if m["type"] == "decision")


def test_games_that_nobody_announced(tmp_path: Path) -> None:
    """The bot sees by itself that another game has begun; it does not know the options."""
    program = Written(tmp_path, hello="say(protocol=1, want=[])")
    player = program.bot()
    for seed in (1, 2):
        played("el-paso", [player, bot("random:seed=2")], seed, say=False)
    player.close()
    games = [message for message in messages(program) if message["type"] == "game"]
    assert [(game["players"], game["seat"], game["options"]) for game in games] == [
        (2, 0, None),
        (2, 0, None),
    ]


def test_a_forced_move_needs_no_program() -> None:
    player = bot(SHELL_EXAMPLE)
    assert isinstance(player, ExternalBot)
    view = first_view()
    view.legal = view.legal[-1:]
    assert player.choose(view) == view.legal[0]
    assert player.program is None
    player.close()


def test_seeds(tmp_path: Path) -> None:
    """The program's seed follows from the match's and the setting's."""
    program = Written(tmp_path)
    for settings, seed in (("", 1), ("", 1), ("", 2), (",seed=1", None), (",seed=1", 2)):
        player = program.bot(settings, seed)
        player.choose(first_view())
        player.close()
    seeds = [message["seed"] for message in messages(program) if message["type"] == "hello"]
    assert seeds[0] == seeds[1] == seeds[3]
    assert len(set(seeds)) == 3


# Texts ------------------------------------------------------------------------------------------


def test_lists_of_bots() -> None:
    assert split_bots("external:./a,timeout=5,random,external:./b") == [
        "external:./a,timeout=5",
        "random",
        "external:./b",
    ]
    assert split_bots("external:'./my, bot' --level=3,timeout=5,heuristic:style=builders") == [
        "external:'./my, bot' --level=3,timeout=5",
        "heuristic:style=builders",
    ]
    assert split_bots(r'external:./a "b,\",c" d\,e,random') == [
        r'external:./a "b,\",c" d\,e',
        "random",
    ]
    assert split_bots(r"external:./a 'b\',random") == [r"external:./a 'b\'", "random"]


def test_arguments_with_blanks_and_commas(tmp_path: Path) -> None:
    folder = tmp_path / "my bots, new"
    folder.mkdir()
    program = Written(folder, before="heard.write(json.dumps(sys.argv[1:]) + '\\n')")
    text = f"""external:{program.command} --level=3 'a, b' "c d" e\\,f '',timeout=3,start=4"""
    (text,) = split_bots(text)
    player = bot(text)
    assert isinstance(player, ExternalBot)
    assert (player.timeout, player.start) == (3, 4)
    player.choose(first_view())
    player.close()
    assert json.loads(program.heard[0]) == ["--level=3", "a, b", "c d", "e,f", ""]


def test_programs_that_cannot_be_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("plain.py").write_text("print()")
    Path("folder").mkdir()
    for text, said in {
        "external": "which program? For example external:./mybot",
        "external:": "which program?",
        "external:''": "which program?",
        "external:a\0b": "which program?",
        "external:./nowhere": "there is no file './nowhere'",
        "external:./folder": "'./folder' is a folder, not a program",
        "external:./plain.py": "'./plain.py' is not executable; make it so with chmod +x, or name"
        " what runs it: external:python3 ./plain.py",
        "external:plain.py": "no program 'plain.py' on the PATH; the file in this folder is"
        " ./plain.py",
        "external:no-such-program": "there is no program 'no-such-program' on the PATH",
        "external:sh 'x": 'the command "sh \'x": No closing quotation',
        "external:sh,timeout=0": "timeout should be seconds, as 10 or 0.5, not '0'",
        "external:sh,timeout=inf": "timeout should be seconds",
        "external:sh,start=-1": "start should be seconds",
        "external:sh,ms=5": "bot 'external' has no setting 'ms'; there is timeout, start, seed",
        "external:sh,command=sh": "command is there twice",
        "external:sh,timeout=1,timeout=2": "timeout is there twice",
        "external:sh,fast": "'fast' should look like name=value",
    }.items():
        with pytest.raises(TrailbossError) as error:
            bot(text)
        assert said in str(error.value)
        assert not isinstance(error.value, BotFailed)


def test_the_files_a_command_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", f"{tmp_path}/bin", prepend=os.pathsep)
    Path("bin").mkdir()
    for name in ("bin/mybot", "my bot", "a=b", "weights"):
        Path(name).write_text(name, encoding="utf-8")
        Path(name).chmod(0o755)

    def hashed(text: str) -> str:
        return hashlib.sha256(text.encode()).hexdigest()

    assert command_files("external:mybot bin missing --model=weights,seed=3") == {
        "mybot": hashed("bin/mybot"),
        "--model=weights": hashed("weights"),
    }
    assert command_files("external:'./my bot' a=b ''") == {
        "./my bot": hashed("my bot"),
        "a=b": hashed("a=b"),
    }
    assert command_files("external:./missing /dev/null") == {}
