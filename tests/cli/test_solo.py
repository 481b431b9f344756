"""A game against Sam at the terminal."""

from __future__ import annotations

import json
import re
from pathlib import Path

import trailboss
from tests.cli.conftest import Command
from trailboss.cli.kansas.picture import FamilyPicture
from trailboss.cli.output import screen
from trailboss.cli.pictures import picture_of

NEW = ("play", "second-edition", "--players", "1", "--seed", "4")
CATEGORIES = 11


def test_sams_turn_is_told(command: Command) -> None:
    run = command(*NEW, "--difficulty", "easy", typed="1\ndone\nmove to B\ndone\nlog\n")
    assert run.status == 0
    assert "P1 You, P2 Sam; seed 4. You are P1." in run.out
    told = "  Sam: draws card 6: 1 step; moves from the start to A; hires a cowboy from row\n  1\n"
    assert told in run.out
    assert "Turn 3: You" in run.out
    assert "Turn 2: " not in run.out  # nothing is asked in Sam's turn
    log = run.out.partition("> log\n")[2].splitlines()
    assert log[0] == "1 You: places the herder on A"
    assert (
        log[1] == "2 Sam: draws card 6: 1 step; moves from the start to A; hires a cowboy from row"
    )
    assert log[3] == "3 You: moves from A to B"
    assert log[4].startswith("4 Sam: draws card ")


def test_sam_is_shown_among_the_players(command: Command) -> None:
    run = command(*NEW, "--difficulty", "easy", typed="1\n")
    assert "P2 Sam: 2 cowboys, 1 builder, 1 engineer, engine at 0, specialized in" in run.out
    assert "12 cards left, 14 discs left, cattle none, objectives OS3" in " ".join(run.out.split())


def test_a_whole_game_with_save_and_load(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "solo.txt"
    typed = "1\n" * 60 + f"save {path}\n"
    first = command(*NEW, "--difficulty", "hard", "--option", "deck=tuned", typed=typed)
    assert first.status == 0
    record = trailboss.load_record(path.read_text(encoding="utf-8"))
    assert (record.players, record.options["difficulty"]) == (1, "hard")
    assert record.options["deck"] == "tuned"
    run = command("play", "--load", str(path), typed="1\n" * 1500)
    assert run.status == 0
    assert re.search(r"^final score +You +Sam$", run.out, re.MULTILINE)
    assert re.search(r"^(You|Sam) won\.$", run.out, re.MULTILINE)


def test_undo_goes_back_over_sams_turn(command: Command) -> None:
    run = command(*NEW, typed="1\ndone\nundo\nundo\n")
    assert run.status == 0
    assert "Taken back: End phase B" in run.out
    assert "Taken back: Place your herder on building A" in run.out


def test_simulate_reports_sams_score_by_category(command: Command) -> None:
    level = ("--players", "1", "--difficulty", "hard")
    words = ("simulate", "second-edition", *level, "--games", "4", "--processes", "1")
    data = json.loads(command(*words, "--json").out)
    sam = data["seats"][1]
    assert len(sam["scores"]) == CATEGORIES
    assert sam["scores"]["money"] == {"mean": 0, "min": 0, "max": 0}
    assert sam["scores"]["cities"]["min"] >= 6
    shown = command(*words).out
    for category, line in sam["scores"].items():
        row = next(line for line in shown.splitlines() if line.startswith(f"{category} "))
        assert row.split()[-3:] == [f"{line['mean']:.1f}", str(line["min"]), str(line["max"])]


def test_a_master_sam_has_taken(command: Command) -> None:
    game = trailboss.new_game("second-edition", players=1, seed=1, difficulty="hard")
    while not game.observe(0)["players"][1]["station_masters"]:
        game.play(game.legal[len(game.legal) // 2])
    picture = picture_of(game)
    assert isinstance(picture, FamilyPicture)
    out = screen()
    with out.capture() as shown:
        out.print(picture.section("railroad", game.observe(0), 0, 80))
    assert "taken by Sam" in shown.get()


def test_info_lists_what_to_check_of_sam(command: Command) -> None:
    out = " ".join(command("info", "second-edition").out.split())
    assert "Sam's cards 13 to 15 (Garth 3.0, or the tuned deck) [automa.toml]" in out
    assert "look at: Sam cards 13, 14 and 15" in out
    assert "medium (usual), easy, hard" in out
