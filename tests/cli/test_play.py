"""Games at the terminal, typed by a script."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import trailboss
from tests.cli.conftest import Command, played
from trailboss.words import languages

NEW = ("play", "second-edition", "--seed", "7", "--opponent", "random")


def after(out: str, typed: str, count: int = 1) -> str:
    """What was printed between the `count`-th time a line was typed and the next prompt."""
    parts = re.split(r"^> (.*)$", out, flags=re.MULTILINE)
    found = [parts[at + 1] for at in range(1, len(parts), 2) if parts[at] == typed]
    return found[count - 1]


def test_a_turn_with_undo_save_and_load(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "my game.txt"
    # Place the herder on A, sell the Galloway, take that back, sell it again, save, end phase B.
    typed = ["1", "1", "undo", "1", f"save {path}", "4", "log", "quit"]
    run = command(*NEW, typed="\n".join(typed))
    assert run.status == 0
    assert run.err == ""
    assert "discards a Galloway (white); gains $2" in after(run.out, "1", 2)
    undone = after(run.out, "undo")
    assert "Taken back: Discard a Galloway (white) for $2" in undone
    assert "1 Discard a Galloway (white) for $2" in undone
    assert f"trailboss play --load '{path}'" in after(run.out, f"save {path}")
    # The opponent has moved, and it is the player's turn again.
    rest = after(run.out, "4")
    assert "Turn 2: Random 2" in rest
    assert "Turn 3: You" in rest
    log = after(run.out, "log")
    assert log.count("1 You: uses building A; discards a Galloway (white); gains $2") == 1
    assert "1 You: places the herder on A" in log
    assert re.search(r"You left the game after \d+ moves\.\n$", run.out)

    record = trailboss.load_record(path.read_text(encoding="utf-8"))
    assert record.moves == ["place herder on A", "do discard white => money 2"]
    assert record.names == ["You", "Random 2"]
    run = command("play", "--load", str(path), typed="log\nundo\n")
    assert run.status == 0
    assert "1 You: places the herder on A" in after(run.out, "log")
    assert "Taken back: Discard a Galloway (white) for $2" in after(run.out, "undo")


def test_undo_stops_at_the_barrier(command: Command) -> None:
    run = command(*NEW, typed="1\n5\nundo\n")
    assert "undo: " in after(run.out, "undo")
    assert "Taken back" not in run.out
    assert run.status == 0


def test_a_game_to_its_end(command: Command) -> None:
    run = command(*NEW, "--players", "3", typed="1\n" * 3000)
    assert run.status == 0
    table = run.out[run.out.index("final score") :]
    categories = trailboss.new_game("second-edition").scores()[0].lines
    for category in (*categories, "total"):
        row = rf"^{category.capitalize()} +-?\d+ +-?\d+ +-?\d+$"
        assert re.search(row, table.replace("Step disc", "Step bonus"), re.MULTILINE), category
    assert re.search(r"(won|share the victory)\.$", table.rstrip())


def test_the_same_seed_gives_the_same_game(command: Command) -> None:
    first = command(*NEW, typed="1\n" * 50)
    assert command(*NEW, typed="1\n" * 50).out == first.out
    assert command("play", "second-edition", "--seed", "8", typed="1\n" * 50).out != first.out


def test_end_of_input_leaves_the_game(command: Command) -> None:
    run = command(*NEW)
    assert run.status == 0
    assert run.out.endswith("You left the game after 0 moves.\n")


def test_an_interrupt_leaves_the_game(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(self: object, prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("trailboss.cli.session.Keyboard.line", interrupted)
    run = command(*NEW)
    assert run.status == 0
    assert run.out.endswith("You left the game after 0 moves.\n")


def test_unknown_words_and_numbers_change_nothing(command: Command) -> None:
    typed = ["0", "99", "dance", "move to B", "save", "save /nowhere/x", "board x", "? xyz", "1"]
    run = command(*NEW, typed="\n".join(typed))
    assert "There is no move 0; the moves are 1 to 8." in after(run.out, "0")
    assert "There is no move 99; the moves are 1 to 8." in after(run.out, "99")
    assert "I do not understand “dance”." in after(run.out, "dance")
    assert "move to B: " in after(run.out, "move to B")
    assert "Where to?" in after(run.out, "save")
    assert "/nowhere/x: no such file or directory" in after(run.out, "save /nowhere/x")
    assert "The table has no part “x”" in after(run.out, "board x")
    assert "I know nothing about “xyz”" in after(run.out, "? xyz")
    assert "places the herder on A" in after(run.out, "1")
    assert run.out.endswith("You left the game after 1 move.\n")


def test_a_move_in_notation(command: Command) -> None:
    run = command(*NEW, typed="place herder on C\n")
    assert "places the herder on C" in run.out


def test_enter_makes_the_only_move(command: Command) -> None:
    # Seat 1 has no token left and nothing else to do: "End phase B" is the only move.
    typed = "place herder on G\nexchange 1\ndone\n1\nauxiliary money single\n\n"
    run = command(*NEW, typed=typed)
    assert "Turn 2: Random 2" in run.out
    assert "Turn 3: You" in run.out


def test_enter_shows_the_moves_where_there_are_several(command: Command) -> None:
    run = command(*NEW, typed="\n")
    assert run.out.count("   7 Place your herder on building G") == 2


def test_looking_things_up(command: Command) -> None:
    typed = ["?", "? A", "? 6a", "?6A", "? chicago", "? SM3", "? flood-b1", "? brown", "? 2"]
    run = command(*NEW, typed="\n".join(typed), columns=200)
    assert "station masters: SM1, SM2" in after(run.out, "?")
    assert "Neutral building A: discard a Galloway (white) for $2" in after(run.out, "? A")
    six = "Building 6a (4 builders, 5 VP, no hand): hire a worker for $1 less;"
    assert six in after(run.out, "? 6a")
    assert six in after(run.out, "?6A")
    assert "Chicago: value 10, dark corners" in after(run.out, "? chicago")
    assert "1 permanent certificate" in after(run.out, "? SM3")
    assert "risk action" in after(run.out, "? flood-b1")
    assert after(run.out, "? brown").count("Shorthorn (brown, ") == 3
    assert "Place your herder on building B" in after(run.out, "? 2")
    assert "written as: place herder on B" in after(run.out, "? 2")


def test_what_lies_on_a_space(command: Command, tmp_path: Path) -> None:
    game = trailboss.new_game("second-edition", seed=7, names=["Ann", "Bob"])
    for move in ("place herder on B", "do build 2", "build 1 on A-1"):
        game.play(move)
    path = tmp_path / "game"
    path.write_text(game.record.to_text(), encoding="utf-8")
    run = command("play", "--load", str(path), typed="? A-1\n? B\n", columns=200)
    assert "P1 Ann: $4" in run.out
    here = "A-1: building space. Here now: Ann: Building 1a (1 builder, 1 VP, green hand)"
    assert here in after(run.out, "? A-1")
    assert "Here now: the herder of Ann." in after(run.out, "? B")


def test_the_sections_and_help(command: Command) -> None:
    typed = ["help", "board", "trail", "board jobs", "me", "score", "moves", "log"]
    run = command(*NEW, typed="\n".join(typed))
    assert "trail, railroad, cities, jobs" in after(run.out, "help")
    whole = after(run.out, "board")
    headings = ("TRAIL", "RAILROAD", "CITIES", "JOB MARKET", "CATTLE MARKET", "OBJECTIVE CARDS")
    for heading in (*headings, "PLAYERS", "YOUR BOARD"):
        assert re.search(f"^{heading}", whole, re.MULTILINE)
    assert after(run.out, "trail").strip().startswith("TRAIL")
    assert after(run.out, "board jobs").strip().startswith("JOB MARKET")
    assert "YOUR BOARD" in after(run.out, "me")
    assert "score if the game ended now" in after(run.out, "score")
    assert "Place your herder on building A" in after(run.out, "moves")
    assert "Nothing has happened yet." in after(run.out, "log")


@pytest.mark.parametrize("game", ["first-edition", "second-edition"])
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("language", languages())
def test_no_line_is_wider_than_the_terminal(
    command: Command, game: str, players: int, language: str
) -> None:
    typed = "help\n?\n" + ("1\n2\n3\n" * 8 + "board\n") * (12 if language == "en" else 4)
    table = ("play", game, "--seed", "5", "--players", str(players), "--opponent", "random")
    words = (*table, "--language", language)
    for columns in (80, 120):
        run = command(*words, typed=typed, columns=columns)
        widest = max(run.out.splitlines(), key=len)
        assert len(widest) <= columns, widest


def test_no_colour_codes_without_a_terminal(command: Command) -> None:
    assert "\x1b" not in command(*NEW, typed="board\n").out


def test_the_seat_can_be_chosen(command: Command) -> None:
    run = command(*NEW, "--players", "3", "--seat", "2", typed="1\n")
    assert "P1 Random 1, P2 You, P3 Random 3" in run.out
    assert run.out.index("Turn 1: Random 1") < run.out.index("Turn 2: You")
    # Seat 2 begins with five cards and puts one down.
    assert "Discard 1 more card" in run.out


def test_the_options_reach_the_game(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    words = ("--simmental", "--neutral", "random", "--buildings", "ab" * 6, "--players", "4")
    command(*NEW, *words, typed=f"save {path}\n")
    record = trailboss.load_record(path.read_text(encoding="utf-8"))
    assert record.players == 4
    assert record.seed == 7
    assert record.options["simmental"] is True
    assert record.options["neutral"] == "random"
    assert record.options["buildings"] == "ab" * 6


def test_a_game_alone(command: Command) -> None:
    run = command(*NEW, "--players", "1", "--difficulty", "easy", typed="1\n" * 40)
    assert run.status == 0
    assert "P2 Sam" in run.out
    assert re.search(r"^ +Sam: draws card", run.out, re.MULTILINE)


def test_el_paso(command: Command) -> None:
    run = command("play", "el-paso", "--seed", "7", "--opponent", "random", typed="1\n" * 1500)
    assert run.status == 0
    assert "final score" in run.out
    assert "P1 You, P2 Random 2" in run.out


def test_opponents_cards_stay_secret(command: Command) -> None:
    """An opponent draws cards: the player is told how many, never which."""
    run = command(*NEW, typed="1\n" * 400)
    mine = False
    drawn = 0
    for line in run.out.splitlines():
        if line.startswith("Turn "):
            mine = line.split(": ")[1].startswith("You")
        elif not mine and line.startswith("  "):
            drawn += line.count("draws ")
            assert not re.search(r"draws (an? \w|objective)", line), line
    assert drawn > 10


def test_loading_goes_on_where_it_was_left(command: Command, tmp_path: Path) -> None:
    game = played(60)
    while game.seat != 0:
        game.play(game.legal[0])
    path = tmp_path / "game"
    path.write_text(game.record.to_json(), encoding="utf-8")
    run = command("play", "second-edition", "--load", str(path), typed="save " + str(path))
    assert run.status == 0
    again = trailboss.replay(path.read_text(encoding="utf-8"))
    assert again.codes == game.codes
    assert again.ruleset.dump(again.state) == game.ruleset.dump(game.state)
