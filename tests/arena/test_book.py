"""The book: its counts are those of the moves, its intervals those of the formulae."""

from __future__ import annotations

import json
import math
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from pyarrow import parquet

from tests.arena.conftest import match_of
from tests.cli.conftest import Command
from trailboss.arena.book.counted import Catalogue
from trailboss.arena.dataset import write_dataset
from trailboss.arena.match import Forfeit, GameResult, Match, play_number
from trailboss.arena.statistics import Z
from trailboss.titles import game_ids, rules_of

GAMES = 4


def kept(folder: Path, match: Match, games: int = GAMES) -> list[GameResult]:
    """A dataset of random games, and what was played."""
    results = [play_number(match, index) for index in range(games)]
    write_dataset(folder, match, enumerate(results))
    return results


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Match, list[GameResult]]:
    folder = tmp_path_factory.mktemp("data") / "el-paso"
    match = match_of("random", game="el-paso", players=2)
    return folder, match, kept(folder, match)


def own_turns(match: Match, results: list[GameResult]) -> list[list[tuple[int, int, int]]]:
    """By game: seat, its own turn, code, the turn counted by herders set off."""
    rules = match.rules
    found: list[list[tuple[int, int, int]]] = []
    for result in results:
        begun = [0] * match.players
        moves: list[tuple[int, int, int]] = []
        for seat, code, _ in result.moves:
            begun[seat] += rules.codec.kind(code).name in ("place", "move")
            moves.append((seat, begun[seat], code))
        found.append(moves)
    return found


def test_the_figures_are_those_of_the_moves(
    command: Command, played: tuple[Path, Match, list[GameResult]]
) -> None:
    folder, match, results = played
    run = command("book", str(folder), "--json")
    assert run.status == 0, run.err
    (page,) = json.loads(run.out)["pages"]
    assert (page["game"], page["players"], page["games"]) == ("el-paso", 2, GAMES)
    rules = match.rules
    turns = own_turns(match, results)
    seats = [(game, seat) for game in range(GAMES) for seat in range(2)]
    won = [seat in results[game].winners for game, seat in seats]
    done = 0
    for chapter, kind, field in (
        ("deliveries", "deliver", "post"),
        ("workers", "hire", "worker"),
        ("buildings", "build", "building"),
    ):
        for row in page["chapters"][chapter]:
            wanted = {"kind": kind} | ({} if row["value"] is None else {field: row["value"]})
            own = [
                [
                    turn
                    for mover, turn, code in turns[game]
                    if mover == seat and wanted.items() <= rules.codec.fields(code).items()
                ]
                for game, seat in seats
            ]
            done += sum(map(bool, own))
            assert row["seats"] == sum(map(bool, own))
            check_mean(row["count"]["winners"], [len(one) for one, w in zip(own, won) if w])
            check_mean(row["count"]["others"], [len(one) for one, w in zip(own, won) if not w])
            check_mean(row["turn"]["winners"], [one[0] for one, w in zip(own, won) if w and one])
            check_mean(row["turn"]["others"], [one[0] for one, w in zip(own, won) if not w and one])
            credit = [
                1 / len(results[game].winners) if w else 0.0
                for (game, _), w, one in zip(seats, won, own)
                if one
            ]
            check_mean(row["wins"], credit)
    assert done > 0
    for line, figures in page["points"].items():
        points = [results[game].scores[seat][line] for game, seat in seats]
        check_mean(figures["winners"], [one for one, w in zip(points, won) if w])
    rounds = [math.ceil(result.turns / 2) for result in results]
    check_mean(page["length"]["mean"], rounds)
    # Every game is a block of its own, so the interval is the usual one.
    mean = sum(rounds) / GAMES
    error = math.sqrt(sum((one - mean) ** 2 for one in rounds) / (GAMES - 1) / GAMES)
    assert page["length"]["mean"]["high"] == pytest.approx(mean + Z * error)


def check_mean(interval: dict[str, Any], figures: list[int] | list[float]) -> None:
    if not figures:
        assert interval["figure"] is None
    else:
        assert interval["figure"] == pytest.approx(sum(figures) / len(figures))


def test_pages_with_set_ups_side_by_side(
    command: Command, tmp_path: Path, played: tuple[Path, Match, list[GameResult]]
) -> None:
    """One page for both set-ups, in another language too, with pictures that are XML."""
    folder, _, _ = played
    other = tmp_path / "b"
    kept(other, match_of("random", game="el-paso", buildings="b"), 2)
    out = tmp_path / "book"
    words = ("book", str(folder), str(other), "--language", "de", "--json", "--out", str(out))
    run = command(*words)
    assert run.status == 0, run.err
    (page,) = json.loads(run.out)["pages"]
    assert [one["games"] for one in page["setups"]] == [GAMES, 2]
    assert [one["options"]["buildings"] for one in page["setups"]] == ["a", "b"]
    text = (out / "el-paso-2.md").read_text(encoding="utf-8")
    assert "El Paso, 2 Spieler" in text
    assert "`buildings=b`" in text
    assert re.search(r"dauert \d+(,(?!00)\d\d)? bis \d+(,(?!00)\d\d)?,", text)
    assert "neutral=" not in text  # both have it
    for chapter in ("results", *page["chapters"]):
        picture = out / f"el-paso-2-{chapter}.svg"
        assert f"({picture.name})" in text
        assert "Sieger" in " ".join(ET.parse(picture).getroot().itertext())
    assert "(el-paso-2.md)" in (out / "index.md").read_text(encoding="utf-8")
    first = (out / "el-paso-2-workers.svg").read_bytes()
    assert command(*words).status == 0
    assert (out / "el-paso-2-workers.svg").read_bytes() == first


def test_a_game_with_a_forfeit_is_left_out(command: Command, tmp_path: Path) -> None:
    match = match_of("random", game="el-paso")
    results = [play_number(match, index) for index in range(3)]
    results[1].forfeits = [Forfeit(1, 3, "hung")]
    write_dataset(tmp_path / "some", match, enumerate(results))
    (page,) = json.loads(command("book", str(tmp_path / "some"), "--json").out)["pages"]
    assert (page["games"], page["forfeited"]) == (2, 1)
    deliveries = page["chapters"]["deliveries"][0]
    codes = [match.rules.codec.kind(code).name for at in (0, 2) for _, code, _ in results[at].moves]
    seats = 2 * 2
    winners = sum(len(results[at].winners) for at in (0, 2))
    mean = deliveries["count"]["winners"]["figure"] * winners
    if winners < seats:
        mean += deliveries["count"]["others"]["figure"] * (seats - winners)
    assert mean == pytest.approx(codes.count("deliver"))
    write_dataset(tmp_path / "none", match, [(1, results[1])])
    assert "no game without a forfeit" in command("book", str(tmp_path / "none"), "--json").err


def test_alone_the_automa_has_no_row(command: Command, tmp_path: Path) -> None:
    match = match_of("random", game="el-paso", players=1, automas=("Sue",))
    (result,) = kept(tmp_path / "alone", match, 1)
    (page,) = json.loads(command("book", str(tmp_path / "alone"), "--json").out)["pages"]
    side = "winners" if 0 in result.winners else "others"
    turns = own_turns(match, [result])[0]
    deliveries = [turn for _, turn, code in turns if match.rules.codec.kind(code).name == "deliver"]
    figures = page["chapters"]["deliveries"][0]
    assert figures["count"][side]["figure"] == len(deliveries)
    check_mean(figures["turn"][side], deliveries[:1])


@pytest.mark.parametrize("game", game_ids())
def test_every_move_of_a_counted_kind_counts_once(game: str) -> None:
    codec = rules_of(game).codec
    catalogue = Catalogue(codec)
    assert {"buildings", "workers", "deliveries", "objectives"} <= set(catalogue.chapters)
    for code in range(codec.count):
        fields = codec.fields(code)
        if fields["kind"] in ("build", "hire", "deliver"):
            item = catalogue.items[catalogue.part[code]]
            assert item.value in fields.values()
            whole = catalogue.items[catalogue.whole[code]]
            assert (whole.chapter, whole.value) == (item.chapter, None)


def test_what_is_no_dataset_is_refused(
    command: Command, tmp_path: Path, played: tuple[Path, Match, list[GameResult]]
) -> None:
    folder, match, results = played

    def refused(*words: str) -> str:
        run = command("book", *words)
        assert (run.status, run.out) == (2, "")
        return run.err

    out = ("--out", str(tmp_path / "book"))
    assert "no dataset of the arena: games.parquet" in refused(str(tmp_path / "nowhere"), *out)
    assert "no dataset of the arena" in refused(str(folder / "games.parquet"), *out)
    assert "--out" in refused(str(folder))
    assert "hold the same match" in refused(str(folder), str(folder), *out)
    mixed = tmp_path / "mixed"
    write_dataset(mixed, match_of("random", game="el-paso", seed=9), [])
    moves = parquet.read_table(folder / "moves.parquet")
    parquet.write_table(moves, mixed / "moves.parquet")
    assert "are of two matches" in refused(str(mixed), *out)
    before = tmp_path / "before"
    write_dataset(before, match, enumerate(results))
    parquet.write_table(moves.drop_columns(["turn"]), before / "moves.parquet")
    assert "an older dataset" in refused(str(before), *out)
    assert not (tmp_path / "book").exists()
