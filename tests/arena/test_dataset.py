"""The dataset: what was played can be played again from it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

import trailboss
from tests.arena.conftest import match_of
from tests.cli.conftest import Command
from trailboss.arena.dataset import check_folder, write_dataset
from trailboss.arena.match import Forfeit, GameResult, Match, play_number
from trailboss.core.errors import TrailbossError


def rows(path: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = parquet.read_table(path).to_pylist()
    return found


def test_the_moves_replay_to_the_scores(command: Command, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    words = ("--bots", "random,random:seed=4,random:seed=5", "--players", "3", "--games", "6")
    run = command(
        *("arena", "--game", "second-edition", *words, "--workers", "2", "--json"),
        *("--option", "simmental=true", "--seed", "12", "--dataset", str(folder)),
    )
    assert run.status == 0, run.err
    figures = json.loads(run.out)
    games = rows(folder / "games.parquet")
    moves = rows(folder / "moves.parquet")
    assert [row["game"] for row in games] == list(range(6))
    assert len(moves) == sum(row["decisions"] for row in games)
    asked = dict.fromkeys(figures["match"]["bots"], 0)
    for row in games:
        game = trailboss.new_game("second-edition", 3, seed=row["seed"], simmental=True)
        own = [move for move in moves if move["game"] == row["game"]]
        for step, move in enumerate(own):
            assert move["step"] == game.step == step
            assert move["seat"] == game.seat
            assert move["legal"] == game.ruleset.legal(game.state)  # each set of cards once
            assert move["notation"] == game.ruleset.codec.text(move["code"])
            assert move["bot"] == row["seats"][move["seat"]]
            assert (move["ms"] is None) == (len(move["legal"]) == 1)
            asked[move["bot"]] += move["ms"] is not None
            game.play(move["notation"])
        assert game.over
        sheets = game.scores()
        assert row["scores"] == [sheet.lines for sheet in sheets]
        assert row["totals"] == [sheet.total for sheet in sheets]
        assert row["winners"] == game.winners
        assert row["turns"] == game.state.turn
        assert row["forfeits"] == [None, None, None]
        best = sorted(row["totals"])
        leader = row["totals"].index(best[-1])
        assert row["margins"][leader] == best[-1] - best[-2]
    assert [row["block"] for row in games] == [0, 0, 0, 1, 1, 1]
    assert games[0]["seed"] == games[2]["seed"] != games[3]["seed"]
    assert games[1]["seats"] == ["random:seed=5", "random", "random:seed=4"]
    for entrant in figures["entrants"]:
        assert entrant["decisions"] == asked[entrant["entrant"]]


@pytest.fixture
def match() -> Match:
    return match_of("random", "random:seed=2", game="el-paso")


def test_a_forfeit_is_in_the_table_of_games(tmp_path: Path, match: Match) -> None:
    result = play_number(match, 0)
    result.forfeits = [Forfeit(1, 3, "hung")]
    write_dataset(tmp_path, match, [(0, result)])
    (row,) = rows(tmp_path / "games.parquet")
    assert row["forfeits"] == [None, "hung"]


def test_alone_the_automa_has_a_seat(tmp_path: Path) -> None:
    match = match_of("random", players=1, automas=("Sam",), difficulty="hard")
    write_dataset(tmp_path, match, [(0, play_number(match, 0))])
    (row,) = rows(tmp_path / "games.parquet")
    assert row["seats"] == ["random", "Sam"]
    assert len(row["scores"]) == len(row["totals"]) == 2
    assert {move["seat"] for move in rows(tmp_path / "moves.parquet")} == {0}


def test_many_games_come_in_several_parts(tmp_path: Path, match: Match) -> None:
    results = [(index, play_number(match, index)) for index in range(70)]
    write_dataset(tmp_path, match, results)
    table = parquet.read_table(tmp_path / "moves.parquet")
    assert table.num_rows == sum(result.decisions for _, result in results)
    assert parquet.ParquetFile(tmp_path / "games.parquet").num_row_groups == 2
    about = json.loads(table.schema.metadata[b"trailboss arena"])
    assert (about["game"], about["bots"]) == ("el-paso", ["random", "random:seed=2"])
    assert sorted(path.name for path in tmp_path.glob("*.p*")) == ["games.parquet", "moves.parquet"]


def damaged(result: GameResult) -> GameResult:
    seat, code, spent = result.moves[5]
    result.moves[5] = (seat, code + 1_000_000, spent)
    return result


def test_games_that_do_not_replay_are_not_written(tmp_path: Path, match: Match) -> None:
    folder = tmp_path / "data"
    with pytest.raises(TrailbossError, match="game 0 of the match does not replay at step 5"):
        write_dataset(folder, match, [(0, damaged(play_number(match, 0)))])
    result = play_number(match, 0)
    result.scores[0] = {**result.scores[0], "money": 1000}
    with pytest.raises(TrailbossError, match="game 0 of the match replays to other scores"):
        write_dataset(folder, match, [(0, result)])
    assert list(folder.iterdir()) == []


def test_a_dataset_of_another_match_is_left_alone(tmp_path: Path, match: Match) -> None:
    write_dataset(tmp_path, match, [(0, play_number(match, 0))])
    check_folder(tmp_path, match)
    other = match_of("random", game="el-paso")
    with pytest.raises(TrailbossError, match=r"games\.parquet is of another match"):
        check_folder(tmp_path, other)
    (tmp_path / "games.parquet").write_text("nonsense", encoding="utf-8")
    with pytest.raises(TrailbossError, match="is there and cannot be read"):
        check_folder(tmp_path, match)
    with pytest.raises(TrailbossError, match="is not a folder"):
        check_folder(tmp_path / "games.parquet", match)


def test_a_dataset_that_cannot_be_written(tmp_path: Path, match: Match) -> None:
    """Also where even the parts that were not begun cannot be taken away."""
    (tmp_path / "file").touch()
    with pytest.raises(TrailbossError, match="file/data cannot be written: Not a directory"):
        write_dataset(tmp_path / "file" / "data", match, [])
