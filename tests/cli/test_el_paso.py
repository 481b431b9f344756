"""El Paso at the terminal: games typed by a script, alone too; replay, simulate, info."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import trailboss
from tests.cli.conftest import Command, played
from tests.cli.test_play import after
from trailboss.words import languages

NEW = ("play", "el-paso", "--seed", "7", "--opponent", "random")
LINES = (
    "money",
    "buildings",
    "trading posts",
    "workers",
    "cattle",
    "bonus tiles",
    "objectives",
    "total",
)


# Playing ------------------------------------------------------------------------------------------


def test_some_turns_with_undo_save_and_load(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "my game.txt"
    sale = "do discard galloway => money 2"
    typed = ["1", "place herder on B", sale, "undo", "1", f"save {path}", "done", "log", "quit"]
    run = command(*NEW, typed="\n".join(typed))
    assert run.status == 0
    assert run.err == ""
    assert "Set-up: You" in run.out
    assert "Set-up: Random 2" in after(run.out, "1")
    assert "places the herder on B" in after(run.out, "place herder on B")
    assert "  uses building B; discards a Galloway; gains $2\n" in after(run.out, sale)
    undone = after(run.out, "undo")
    assert "Taken back: Discard a Galloway for $2" in undone
    assert "   1 Discard a Galloway for $2\n" in undone
    assert f"trailboss play --load '{path}'" in after(run.out, f"save {path}")
    rest = after(run.out, "done")
    assert "Turn 2: Random 2" in rest
    assert "Turn 3: You" in rest
    log = after(run.out, "log").strip().splitlines()
    turns = [line for line in log if line[:2] in ("0 ", "1 ")]  # the others go on with a line
    assert turns[0].startswith("0 You: takes the objective tile for 1 disc on a post of 10 or more")
    assert turns[1].startswith("0 Random 2: takes the objective tile for ")
    assert turns[2] == "1 You: places the herder on B"
    assert turns[3] == "1 You: uses building B; discards a Galloway; gains $2"
    assert turns[4].startswith("1 You: draws a")

    record = trailboss.load_record(path.read_text(encoding="utf-8"))
    assert record.moves[0] == "objective O7"
    assert record.moves[2:] == ["place herder on B", sale]
    assert record.names == ["You", "Random 2"]
    run = command("play", "--load", str(path), typed="log\nundo\nundo\nundo\n")
    assert "1 You: places the herder on B" in after(run.out, "log")
    assert "Taken back: Discard a Galloway for $2" in after(run.out, "undo")
    assert "Taken back: Place your herder on building B" in after(run.out, "undo", 2)
    assert "undo: something has been drawn or revealed since" in after(run.out, "undo", 3)


def test_a_visit_with_a_building(command: Command) -> None:
    typed = ["1", "place herder on E", "do build", "build 1 on S2", "spend 1 jokers", "ring"]
    run = command(*NEW, typed="\n".join(typed))
    asked = after(run.out, "do build")
    assert "  uses building E: place or replace a building\n" in asked
    assert re.search(r"^2 × 1a  1 builder \+ \$2 +1 VP  value-2 card > \$5", asked, re.MULTILINE)
    assert "  Building 1a (1 builder and $2, 1 VP): discard a cattle card" in asked
    assert "     1 S3  2 S2 +$1  3 S7  4 S6 +$1  5 S9  6 S8 +$1\n" in asked
    paid = after(run.out, "build 1 on S2")
    # What the building tells is not told again as a payment.
    assert "  places building 1 on S2 for $3\n" in paid
    assert "pays" not in paid
    assert "   2 Spend 1 joker\n" in paid
    assert "  spends 1 joker\n" in after(run.out, "spend 1 jokers")
    assert " └  S2 $1 [1a/P1]  value-2 card > $5, $1 > token\n" in after(run.out, "ring")


def test_a_delivery_shows_the_posts(command: Command) -> None:
    typed = ["1", "place herder on G", "done", "move to EL-PASO", "keep 0 certificates", "1", "1"]
    run = command(*NEW, typed="\n".join(typed))
    arrived = after(run.out, "move to EL-PASO")
    assert "moves from G to El Paso; gains $5; takes a Simmental, 8 left" in arrived
    assert "TRADING POSTS  Simmental (8 left)" in arrived
    assert "Show your hand for the delivery" in arrived
    counted = after(run.out, "keep 0 certificates")
    assert "delivers 3 (breeding value 3)" in counted
    assert "TRADING POSTS" not in counted  # shown in this turn already
    assert "   1 Place a disc on post 0: gain $1\n" in counted


def test_a_game_to_its_end(command: Command) -> None:
    run = command(*NEW, "--players", "3", typed="1\n" * 2000)
    assert run.status == 0
    table = run.out[run.out.index("final score") :]
    for line in LINES:
        assert re.search(rf"^{line.capitalize()} +\d+ +\d+ +\d+$", table, re.MULTILINE)
    assert re.search(r"(won|share the victory)\.$", table.rstrip())


def test_refused_moves_say_why(command: Command) -> None:
    typed = ["1", "move to B", "place herder on C", "do hire 5", "buy hereford", "bonus cowboy"]
    run = command(*NEW, typed="\n".join(typed), columns=200)
    assert "Where does your herder start?" in after(run.out, "move to B")
    assert "building C does not offer that, but: gain $2; gain 1 certificate" in after(
        run.out, "do hire 5"
    )
    assert "buy hereford: not now; the question is: At building C: use the actions" in after(
        run.out, "buy hereford"
    )
    assert "your herder is not moving now" in after(run.out, "bonus cowboy")


def test_looking_things_up(command: Command) -> None:
    typed = ["?", "? 4", "?4A", "? post 10", "? 20", "? permanent", "? blue", "? el paso", "? A1"]
    typed += ["? s4", "? xyz", "? 1"]
    run = command(*NEW, typed="\n".join(typed), columns=300)
    topics = after(run.out, "?")
    assert "public buildings: 1a to 6a, 1b to 6b" in topics
    assert "posts: post 0 (also 5, 7, 9, 10, 12, 14, 16, 18, 20)" in topics
    assert "cards of Sue: A1, A2" in topics
    four = after(run.out, "? 4")
    assert [line.split(" (")[0] for line in four.strip().splitlines()] == [
        "Train card 4",
        "Building 4a",
        "Building 4b",
    ]
    assert "Building 4a (4 builders and $8, 7 VP): take up to 2" in after(run.out, "?4A")
    assert after(run.out, "? post 10").strip() == (
        "Post 10: gain 1 certificate for a disc, 2 VP for each disc, any disc fits"
    )
    assert after(run.out, "? 20").strip().startswith("Post 20: gain $2")
    both = after(run.out, "? permanent")
    assert "Bonus tile (2 VP): 1 permanent certificate" in both
    assert "Permanent certificate disc (dark)" in both
    assert "Corriente (blue): breeding value 3" in after(run.out, "? blue")
    assert "El Paso: gain $5, take a Simmental" in after(run.out, "? el paso")
    assert "Automa card A1 of Sue" in after(run.out, "? A1")
    assert after(run.out, "? s4").strip() == "S4: building space, $3 to build on it"
    assert "I know nothing about “xyz”" in after(run.out, "? xyz")
    assert "written as: objective O7" in after(run.out, "? 1")


def test_what_lies_on_a_space(command: Command, tmp_path: Path) -> None:
    game = trailboss.new_game("el-paso", seed=7, names=["Ann", "Bob"])
    for move in ("objective O7", "objective O12", "place herder on E", "do build"):
        game.play(move)
    game.play("build 1 on S2")
    path = tmp_path / "game"
    path.write_text(game.record.to_text(), encoding="utf-8")
    run = command("play", "--load", str(path), typed="? S2\n? E\n", columns=300)
    assert "S2: building space, $1 to build on it. Here now: Ann: Building 1a (1 builder" in (
        after(run.out, "? S2")
    )
    assert "Here now: the herder of Ann." in after(run.out, "? E")


def test_the_sections_and_help(command: Command) -> None:
    sections = "ring, posts, buildings, train, cattle, workers, tiles, players, me, hand"
    run = command(*NEW, typed="\n".join(["help", "board", *sections.split(", "), "board x"]))
    assert f"  {sections}\n" in after(run.out, "help")
    whole = after(run.out, "board")
    headings = ("RING", "TRADING POSTS", "BUILDINGS", "TRAIN", "CATTLE MARKET", "WORKER SUPPLY")
    for heading in (*headings, "OBJECTIVE TILES", "BONUS TILES", "PLAYERS", "YOUR BOARD"):
        assert re.search(f"^{heading}", whole, re.MULTILINE)
    assert after(run.out, "posts").startswith("\nTRADING POSTS")
    assert after(run.out, "workers").startswith("\nWORKER SUPPLY")
    assert after(run.out, "hand").startswith("\nhand       Criollo 1 ×3, Galloway 2 (delivers 3)")
    assert f"there are {sections}" in " ".join(after(run.out, "board x").split())


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("language", languages())
def test_no_line_is_wider_than_the_terminal(command: Command, players: int, language: str) -> None:
    typed = "help\n?\n" + ("1\n2\n3\n4\n5\n" * 5 + "board\n") * (10 if language == "en" else 4)
    words = ("play", "el-paso", "--seed", "5", "--players", str(players), "--language", language)
    for columns in (80, 120):
        run = command(*words, typed=typed, columns=columns)
        widest = max(run.out.splitlines(), key=len)
        assert len(widest) <= columns, widest


def test_opponents_cards_stay_secret(command: Command) -> None:
    """An opponent draws cards: the player is told how many, never which."""
    run = command(*NEW, typed="1\n" * 400)
    mine = False
    drawn = 0
    for line in run.out.splitlines():
        if line.startswith(("Turn ", "Set-up")):
            mine = line.split(": ")[1].startswith("You")
        elif not mine and line.startswith("  "):
            drawn += line.count("draws ")
            assert not re.search(r"draws an? \w", line), line
    assert drawn > 10


def test_the_options_reach_the_game(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    words = ("--neutral", "random", "--buildings", "ababab", "--option", "trains=ffss")
    command(*NEW, *words, "--players", "4", typed=f"save {path}\n")
    record = trailboss.load_record(path.read_text(encoding="utf-8"))
    assert record.players == 4
    assert record.options == {"neutral": "random", "buildings": "ababab", "trains": "ffss"}


# Alone --------------------------------------------------------------------------------------------


def test_sues_turn_is_told(command: Command) -> None:
    typed = "1\nplace herder on C\ndone\nlog\n"
    run = command(*NEW, "--players", "1", "--difficulty", "2", typed=typed, columns=200)
    assert run.status == 0
    assert "P1 You, P2 Sue; seed 7. You are P1." in run.out
    told = after(run.out, "done")
    assert re.search(r"^  Sue: draws automa card \w+: \d steps?; moves from El Paso to", told, re.M)
    assert "Turn 3: You" in told
    assert "Turn 2: " not in told  # nothing is asked in Sue's turn
    assert "\n2 Sue: draws automa card " in after(run.out, "log")


def test_sue_is_shown_among_the_players(command: Command) -> None:
    run = command(*NEW, "--players", "1", "--difficulty", "1", typed="players\n")
    players = " ".join(after(run.out, "players").split())
    assert re.search(
        r"P2 Sue: 1 \w+ \| 1 \w+ \| 1 \w+, cattle none, 18 cards in the supply,", players
    )
    assert "automa cards left: A1 A2 A3 A4 A5 A6 A7 A8 B1, 6 discs left, posts 5" in players


def test_a_whole_game_alone_with_undo_save_and_load(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "solo.txt"
    typed = "1\nplace herder on C\ndone\nundo\nundo\n" + "1\n" * 30 + f"save {path}\n"
    first = command(*NEW, "--players", "1", "--difficulty", "3", typed=typed)
    assert "Taken back: End the action phase" in after(first.out, "undo")
    assert "Taken back: Place your herder on building C" in after(first.out, "undo", 2)
    record = trailboss.load_record(path.read_text(encoding="utf-8"))
    assert (record.players, record.options["difficulty"]) == (1, 3)
    run = command("play", "--load", str(path), typed="1\n" * 1000)
    assert run.status == 0
    assert re.search(r"^final score +You +Sue$", run.out, re.MULTILINE)
    assert run.out.endswith("Sue won.\n")


def test_bad_difficulties(command: Command) -> None:
    run = command(*NEW, "--players", "1", "--difficulty", "4")
    assert run.status == 2
    assert "difficulty is 0, 1, 2 or 3, not '4'" in run.err
    run = command(*NEW, "--difficulty", "1")
    assert run.status == 2
    assert "difficulty is for the solo game (players=1)" in run.err


# Simulate -----------------------------------------------------------------------------------------

ALONE = ("simulate", "el-paso", "--players", "1", "--games", "5", "--processes", "1")


def test_simulate(command: Command) -> None:
    words = ("simulate", "el-paso", "--players", "3", "--games", "4", "--processes", "1")
    data = json.loads(command(*words, "--json").out)
    assert [*data["scores"], "total"] == list(LINES)
    assert sum(seat["wins"] for seat in data["seats"]) == pytest.approx(4)
    # El Paso is reached 15 times before the last turns; a disc may be left out.
    assert 10 <= data["deliveries"]["min"] <= data["deliveries"]["max"] <= 17
    out = command(*words).out
    for line in LINES:
        assert re.search(rf"^{line} +\d+\.\d +\d+ +\d+ +\d+\.\d$", out, re.MULTILINE)


def test_simulate_reports_sues_scores(command: Command) -> None:
    words = (*ALONE, "--difficulty", "2")
    data = json.loads(command(*words, "--json").out)
    assert data["options"]["difficulty"] == 2
    sue = data["seats"][1]
    assert sue["scores"]["money"] == {"mean": 0, "min": 0, "max": 0}
    assert sue["scores"]["trading posts"]["min"] >= 2
    shown = command(*words).out
    assert re.search(r"^ +random +Sue *$", shown, re.MULTILINE)
    assert "difficulty 2" in shown
    for category, line in sue["scores"].items():
        row = next(text for text in shown.splitlines() if text.startswith(f"{category} "))
        assert row.split()[-3:] == [f"{line['mean']:.1f}", str(line["min"]), str(line["max"])]


def test_simulate_compares_difficulties(command: Command) -> None:
    data = json.loads(command(*ALONE, "--difficulty", "all", "--json").out)["levels"]
    assert [level["options"]["difficulty"] for level in data] == [0, 1, 2, 3]
    run = command(*ALONE, "--difficulty", "all")
    assert run.status == 0
    assert "el-paso, 1 player, 5 games each, seed 1" in run.out
    assert re.search(r"^Sue's points by difficulty +0 +1 +2 +3$", run.out, re.MULTILINE)
    rows = {"total": "mean", "least": "min", "most": "max"}
    for name, figure in rows.items():
        totals = [level["seats"][1]["total"][figure] for level in data]
        cells = [f"{total:.1f}" if figure == "mean" else str(total) for total in totals]
        assert re.search(rf"^{name} +{' +'.join(cells)}$", run.out, re.MULTILINE)
    for category in LINES[:-1]:
        means = [level["seats"][1]["scores"][category]["mean"] for level in data]
        row = " +".join(f"{mean:.1f}" for mean in means)
        assert re.search(rf"^{category} +{row}$", run.out, re.MULTILINE)
    # One level alone gives the same figures.
    alone = json.loads(command(*ALONE, "--difficulty", "3", "--json").out)
    assert alone["seats"] == data[3]["seats"]


@pytest.mark.parametrize(
    "words", [("el-paso", "--players", "2"), ("el-paso",), ("first-edition", "--players", "1")]
)
def test_difficulties_are_compared_alone_only(command: Command, words: tuple[str, ...]) -> None:
    run = command("simulate", *words, "--difficulty", "all")
    assert run.status == 2
    assert "--difficulty all is for a game for one player (--players 1)" in run.err


# Replay and info ----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 4])
def test_replay(command: Command, tmp_path: Path, players: int) -> None:
    game = played(10_000, players, "el-paso")
    path = tmp_path / "game.txt"
    path.write_text(game.record.to_text(), encoding="utf-8")
    run = command("replay", str(path))
    assert run.status == 0
    assert "\nSet-up: Seat 1\n     1  Take the objective tile for" in run.out
    assert "\nTurn 1: Seat 1\n" in run.out
    assert ("\nSet-up: Seat 2\n" in run.out) == (players > 1)
    assert ("Sue draws automa card " in " ".join(run.out.split())) == (players == 1)
    totals = " +".join(str(sheet.total) for sheet in game.scores())
    assert re.search(rf"^Total +{totals}$", run.out, re.MULTILINE)
    data = json.loads(command("replay", str(path), "--json").out)
    assert [move["move"] for move in data["moves"]] == game.record.moves
    assert all(move["words"] != move["move"] for move in data["moves"])
    assert data["over"] is True


def test_replay_shows_the_table(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(played(60, 3, "el-paso").record.to_text(), encoding="utf-8")
    run = command("replay", str(path), "--step", "40")
    for heading in ("RING", "TRADING POSTS", "PLAYERS", "YOUR BOARD", "score if the game ended"):
        assert re.search(f"^{heading}", run.out, re.MULTILINE)


def test_info(command: Command) -> None:
    run = command("info", "el-paso")
    assert run.status == 0
    for line in (
        "1 to 4 players",
        "El Paso, 6 neutral and 9 building spaces",
        "12: 6 kinds, 2 of each, two sides",
        "8 Black Angus, 10 Corriente, 8 Shorthorn, 6 Hereford",
        "19; used are 9 with 2, 14 with 3, 19 with 4",
        "12 cowboys, 12 builders, 12 engineers, 12 jokers",
        "11, 3 of them extra",
        "0 (usual), 1, 2, 3",
        "Stand-ins: not known, chosen so that the game can be played",
        "  - all 20 bonus tiles [tiles.toml]",
        "    look at: the dark tiles with a bell",
        "Low confidence",
    ):
        assert line in run.out
    assert max(len(line) for line in run.out.splitlines()) <= 80
    data = json.loads(command("info", "el-paso", "--json").out)
    assert data["components"]["objective-tiles"] == 20
    assert data["components"]["bonus-tiles"] == 20
