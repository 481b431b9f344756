"""Puzzles: made, read, judged."""

from __future__ import annotations

import io
import json
from itertools import islice
from pathlib import Path

import pytest

import trailboss
from trailboss.bots import bot, view_of
from trailboss.cli import main
from trailboss.coach import making
from trailboss.coach.puzzles import CLEAR, Puzzle, from_data, from_file, puzzles, written
from trailboss.coach.rating import BEGIN, ratings

TITLES = [title.id for title in trailboss.games()]

FEW = 4


@pytest.fixture(scope="module")
def made() -> Puzzle:
    """One, looked at no longer than a test may take."""
    return some()[0]


def some() -> list[Puzzle]:
    return making.Making("second-edition", 2, {}).puzzles([105], samples=FEW)


def test_a_puzzle_has_one_best_move(made: Puzzle) -> None:
    game = made.begin()
    legal = {str(move) for move in game.legal}
    assert game.seat == made.seat
    assert made.best == made.answers[0].move
    assert {one.move for one in made.answers} <= legal
    assert made.answers[0].cost == 0
    assert all(one.cost >= CLEAR for one in made.answers[1:])
    assert made.cost(made.answers[1].move) == made.gap
    assert made.cost("no move") is None


def test_it_tells_nothing_the_seat_may_not_know(made: Puzzle) -> None:
    game = made.begin()
    assert game.position_for(made.seat) == trailboss.load_position(
        made.position, seed=made.seed + 1
    ).position_for(made.seat)
    assert "unknown" in made.position


def test_it_is_written_and_read_back(made: Puzzle, tmp_path: Path) -> None:
    file = tmp_path / "some.jsonl"
    file.write_text(written(made), encoding="utf-8")
    (again,) = from_file(file)
    assert again.best == made.best
    assert again.position == made.position
    assert again.line == made.line


@pytest.mark.parametrize("damage", ["{", '{"id": 1}', "[]", "null"])
def test_what_is_no_puzzle_is_refused(damage: str, tmp_path: Path) -> None:
    file = tmp_path / "some.jsonl"
    file.write_text(damage, encoding="utf-8")
    with pytest.raises(trailboss.TrailbossError, match="not a puzzle"):
        from_file(file)


def test_a_puzzle_of_an_unknown_theme_is_refused(made: Puzzle) -> None:
    with pytest.raises(trailboss.TrailbossError, match="not a puzzle"):
        from_data({**made.to_data(), "theme": "weather"})


def test_the_same_seed_makes_the_same_puzzle(made: Puzzle) -> None:
    assert some()[0] == made


@pytest.mark.parametrize("title", TITLES)
def test_the_puzzles_of_the_package_can_be_played(title: str) -> None:
    found = puzzles(title)
    assert len({one.id for one in found}) == len(found)
    for one in found:
        game = one.begin()
        legal = {str(move) for move in game.legal}
        assert game.seat == one.seat, one.id
        assert {answer.move for answer in one.answers} <= legal, one.id
        assert one.gap >= CLEAR, one.id


def test_some_come_with_every_title() -> None:
    assert all(puzzles(title) for title in TITLES)


def test_ratings_rise_and_fall() -> None:
    up = ratings([(2, True)] * 3)
    down = ratings([(1, False)] * 3)
    assert up[0] == down[0] == BEGIN
    assert up == sorted(up)
    assert down == sorted(down, reverse=True)
    assert ratings([(3, True)])[1] > ratings([(1, True)])[1]
    long = ratings([(2, True), (2, False)] * 60)
    assert 1250 < sum(long[-40:]) / 40 < 1350  # who solves half of them is as strong as they are


def test_the_command_counts_and_prints(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["practice", "el-paso"]) == 0
    assert "Level 3" in capsys.readouterr().out
    assert main(["practice", "el-paso", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [one["id"] for one in islice(found, 3)] == [one.id for one in puzzles("el-paso")[:3]]


def test_the_command_refuses_what_it_cannot_read(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["practice", "el-paso", "--file", str(tmp_path / "none")]) == 2
    assert "cannot be read" in capsys.readouterr().err
    assert main(["practice", "chess"]) == 2


def test_mistakes_of_a_record_are_asked_for(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    game = trailboss.new_game("el-paso", players=2, seed=5, names=["Ann", "Rex"])
    players = [bot("champion", 1), bot("random", 2)]
    while game.step < 40:
        assert game.seat is not None
        game.play(players[game.seat].choose(view_of(game.ruleset, game.state)))
    file = tmp_path / "game.txt"
    file.write_text(game.record.to_text(), encoding="utf-8")
    found = trailboss.review(game, 8)
    first = min(found.mistakes(), key=lambda one: one.step)
    second = sorted(found.mistakes(), key=lambda one: one.step)[1]
    typed = io.StringIO(f"nonsense\n{first.best_move}\n{second.move}\nquit\n")
    monkeypatch.setattr("sys.stdin", typed)
    assert main(["practice", str(file), "--samples", "8"]) == 0
    told = capsys.readouterr().out
    assert "I do not understand" in told
    assert "Right" in told
    assert f"That costs {round(round(second.cost, 2), 1)} points" in told
    assert f"1 of 2 right; {len(found.mistakes()) - 2} left" in told
    assert main(["practice", str(file), "--seat", "3"]) == 2
    assert "seats 1 to 2" in capsys.readouterr().err
