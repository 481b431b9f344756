"""`trailboss replay`: a recorded game in words."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tests.cli.conftest import Command, played


def test_a_whole_game(command: Command, record_file: Path) -> None:
    game = played(10_000)
    run = command("replay", str(record_file))
    assert run.status == 0
    assert run.err == ""
    assert run.out.startswith("Great Western Trail, second edition: Seat 1, Seat 2 (seed 3)\n")
    numbers = [int(found) for found in re.findall(r"^ {0,5}(\d+)  \S", run.out, re.MULTILINE)]
    assert numbers == list(range(1, game.step + 1))
    turns = re.findall(r"^Turn (\d+): Seat (\d)$", run.out, re.MULTILINE)
    assert [int(turn) for turn, _ in turns] == list(range(1, game.state.turn + 1))
    assert [int(seat) for _, seat in turns[:4]] == [1, 2, 1, 2]
    totals = [sheet.total for sheet in game.scores()]
    assert re.search(rf"^Total +{totals[0]} +{totals[1]}$", run.out, re.MULTILINE)
    assert run.out.rstrip().endswith(("won.", "share the victory."))
    assert max(len(line) for line in run.out.splitlines()) <= 80


def test_moves_are_told_with_what_they_did(command: Command, tmp_path: Path) -> None:
    game = played(0, seed=7)
    for move in ("place herder on A", "do discard white => money 2", "done"):
        game.play(move)
    path = tmp_path / "game"
    path.write_text(game.record.to_text(), encoding="utf-8")
    run = command("replay", str(path), columns=200)
    assert "     1  Place your herder on building A\n" in run.out
    assert "        uses building A; discards a Galloway (white); gains $2\n" in run.out
    assert "score if the game ended now" in run.out
    # Nothing is secret in a record: cards that were drawn are named.
    assert re.search(r"^        draws an? \w+", run.out, re.MULTILINE)


def test_a_step(command: Command, record_file: Path) -> None:
    run = command("replay", str(record_file), "--step", "5")
    assert re.search(r"^     5  ", run.out, re.MULTILINE)
    assert not re.search(r"^     6  ", run.out, re.MULTILINE)
    assert re.search(r"^TRAIL", run.out, re.MULTILINE)
    start = command("replay", str(record_file), "--step", "0")
    assert start.status == 0
    assert not re.search(r"^     1  ", start.out, re.MULTILINE)
    assert re.search(r"^YOUR BOARD  P1 Seat 1", start.out, re.MULTILINE)


def test_the_document(command: Command, record_file: Path) -> None:
    game = played(10_000)
    data = json.loads(command("replay", str(record_file), "--json").out)
    assert [entry["move"] for entry in data["moves"]] == [str(move) for move in game.moves]
    assert [entry["step"] for entry in data["moves"]] == list(range(1, game.step + 1))
    assert data["moves"][0]["seat"] == 1
    assert data["moves"][0]["turn"] == 1
    assert data["over"] is True
    assert data["winners"] == [seat + 1 for seat in game.winners]
    assert [sheet["total"] for sheet in data["scores"]] == [s.total for s in game.scores()]
    assert data["scores"][0]["lines"] == game.scores()[0].lines
    assert "observation" not in data


def test_the_document_of_a_step(command: Command, record_file: Path) -> None:
    data = json.loads(command("replay", str(record_file), "--json", "--step", "12").out)
    game = played(12)
    assert len(data["moves"]) == 12
    assert data["over"] is False
    assert data["winners"] == []
    assert data["observation"] == json.loads(json.dumps(game.observe(game.seat)))


def test_json_records_and_recorded_chance(command: Command, tmp_path: Path) -> None:
    game = played(30)
    record = game.record
    record.seed = None
    record.outcomes = list(game.source.outcomes)
    path = tmp_path / "game.json"
    path.write_text(record.to_json(), encoding="utf-8")
    run = command("replay", str(path))
    assert run.status == 0
    assert "(recorded chance)" in run.out
    assert re.search(r"^    30  ", run.out, re.MULTILINE)
