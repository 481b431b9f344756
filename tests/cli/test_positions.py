"""Positions on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import trailboss
from tests.positions.kit import part_way
from trailboss.cli import main


def command(*words: str) -> int:
    return main(list(words))


def test_a_position_of_a_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = part_way("second-edition", 2, 3, 40)
    file = tmp_path / "game.txt"
    file.write_text(game.record.to_text(), encoding="utf-8")
    assert command("replay", str(file), "--position", "25") == 0
    text = capsys.readouterr().out
    assert text == trailboss.replay(game.record, step=25).position
    assert command("replay", str(file), "--position", "25", "--json") == 0
    assert trailboss.load_position(json.loads(capsys.readouterr().out)).position == text
    assert command("replay", str(file), "--position", "41") == 2
    assert "steps 0 to 40, not 41" in capsys.readouterr().err


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    import io

    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_play_goes_on_from_a_position(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = part_way("second-edition", 2, 3, 40)
    file = tmp_path / "position.txt"
    file.write_text(game.position, encoding="utf-8")
    kept = tmp_path / "kept.txt"
    typed(monkeypatch, "position", f"position {kept}", "quit")
    assert command("play", "--position", str(file), "--seed", "1", "--opponent", "random") == 0
    out = capsys.readouterr().out
    assert "trailboss position 1" in out
    assert game.seat is not None
    assert kept.read_text(encoding="utf-8") == game.position_for(game.seat)
    typed(monkeypatch, "quit")
    assert command("play", "--position", str(kept), "--opponent", "random") == 0


def test_errors_name_file_line_and_key(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "position.txt"
    text = part_way("second-edition", 2, 3, 40).position
    file.write_text(text.replace("herder: ", "herder: Z", 1), encoding="utf-8")
    assert command("play", "--position", str(file)) == 2
    said = capsys.readouterr().err
    assert "position.txt" in said
    assert "[seat 1] herder" in said
    for more in (["--players", "3"], ["--load", "x"], ["first-edition"]):
        file.write_text(text, encoding="utf-8")
        assert command("play", *more, "--position", str(file)) == 2
        assert capsys.readouterr().err
