"""Chapter TU: turns, the first turn, and what triggers what."""

from __future__ import annotations

import pytest

import trailboss
from tests.rule import rule
from tests.rules.kansas.table import Table
from trailboss.game import Game

SECOND = "second-edition"
NEUTRAL = [f"place herder on {space}" for space in "ABCDEFG"]


def legal(game: Game, prefix: str = "") -> list[str]:
    return [str(move) for move in game.legal if str(move).startswith(prefix)]


def decision(game: Game) -> str:
    return str(game.observe(None)["decision"])


def hand_sizes(game: Game) -> list[int]:
    return [player["hand_size"] for player in game.observe(None)["players"]]


def trim(game: Game) -> int:
    """Make the discards of a first turn and count them."""
    count = 0
    while decision(game) == "discard":
        game.play(legal(game, "discard")[0])
        count += 1
    return count


@pytest.mark.parametrize("players", [2, 3, 4])
@rule("2E-TU-01")
def test_turns_go_round_in_phases(edition: str, players: int) -> None:
    game = trailboss.new_game(edition, players=players, seed=5)
    seats: list[int | None] = []
    for turn in range(3 * players):
        seats.append(game.seat)
        assert game.observe(None)["turn"] == turn + 1
        seat = game.seat
        assert seat is not None
        # Phase A.
        if turn < players:
            trim(game)
            assert decision(game) == "place"
            game.play("place herder on A")
        else:
            assert decision(game) == "phase-a"
            assert legal(game, "done") == []
            game.play(legal(game, "move")[0])
        # Phase B: an auxiliary action; one card is drawn and one put down.
        assert decision(game) == "phase-b"
        assert game.seat == seat
        before = hand_sizes(game)[seat]
        game.play("auxiliary draw single")
        assert hand_sizes(game)[seat] == before + 1
        game.play(legal(game, "discard")[0])
        assert decision(game) == "phase-b"
        game.play("done")
        # Phase C is done with; it is the next player's turn.
        assert hand_sizes(game)[seat] == 4
        assert game.seat == (seat + 1) % players
    assert seats == [*range(players)] * 3


@rule("2E-TU-01")
def test_phase_c_comes_after_phase_b(edition: str) -> None:
    """The hand is refilled when phase B has ended, not before."""
    t = Table(edition).hand(0, "white").draw_stack(0, "gray", "gray", "gray", "gray", "black")
    t.turn(0).play("move to A", "do discard white => money 2")
    assert t.p(0).hand[-1] == 0
    assert t.game.seat == 0
    t.play("done")
    assert t.p(0).hand[-1] == 4
    assert t.game.seat == 1
    # A single missing card is drawn too.
    t.hand(0, "gray", "gray", "gray").draw_stack(0, "black", "black").visit("A").play("done")
    assert t.cards(t.p(0).hand) == {"gray": 3, "black": 1}


@rule("2E-TU-02")
def test_the_first_turn_begins_with_discards() -> None:
    game = trailboss.new_game(SECOND, players=4, seed=8)
    assert hand_sizes(game) == [4, 5, 6, 7]
    for seat in range(4):
        assert game.seat == seat
        if seat:
            # Any card of the hand may be put down.
            hand = game.observe(seat)["players"][seat]["hand"]
            assert set(legal(game, "discard")) <= {f"discard {card}" for card in hand}
            assert decision(game) == "discard"
            assert legal(game, "place") == []
        assert trim(game) == seat
        assert hand_sizes(game)[seat] == 4
        assert game.observe(None)["players"][seat]["hand_size"] == 4
        discards = game.observe(None)["players"][seat]["discard_pile"]
        assert sum(discards.values()) == seat
        assert legal(game, "place") == NEUTRAL
        game.play("place herder on C")
        game.play("done")
    assert [game.seat, decision(game)] == [0, "phase-a"]


@rule("2E-TU-02")
def test_cards_of_the_first_discard_are_chosen_freely() -> None:
    """Seat 4 puts down 3 of 7 cards: every set of three can be reached."""
    t = Table(SECOND, 4).tokens(3, 0)
    t.p(3).started = False
    t.hand(3, "gray", "gray", "green", "green", "black", "black", "white")
    t.visit("A", 2).play("done")
    assert t.decision == "discard"
    found: set[tuple[str, ...]] = set()
    ways: list[tuple[str, ...]] = [()]
    while ways:
        way = ways.pop()
        copy = t.game.copy()
        for move in way:
            copy.play(move)
        if decision(copy) == "place":
            found.add(tuple(sorted(way)))
        else:
            assert legal(copy, "discard"), "no choice leads into a dead end"
            ways += [(*way, move) for move in legal(copy, "discard")]
    sets = {
        tuple(sorted((a, b, c)))
        for i, a in enumerate(SEVEN)
        for j, b in enumerate(SEVEN)
        for m, c in enumerate(SEVEN)
        if i < j < m
    }
    assert found == sets


SEVEN = [
    f"discard {card}" for card in ("gray", "gray", "green", "green", "black", "black", "white")
]


@rule("2E-TU-02")
def test_later_turns_begin_without_a_discard() -> None:
    t = Table(SECOND).tokens(0, 0).tokens(1, 0)
    seven = ("gray", "gray", "gray", "green", "green", "black", "white")
    t.hand(1, *seven).visit("A").play("done")
    assert t.game.seat == 1
    assert t.decision == "phase-a"
    assert t.p(1).hand[-1] == 7
    assert t.legal("discard") == []
    t.play("move to A", "done")
    assert t.p(1).hand[-1] == 7, "above the hand limit of 4, and kept"


@pytest.mark.parametrize("players", [2, 3, 4])
@rule("2E-TU-03")
def test_the_first_placement(edition: str, players: int) -> None:
    game = trailboss.new_game(edition, players=players, seed=4)
    for seat in range(players):
        trim(game)
        assert game.seat == seat
        # Any neutral tile, far beyond the step limit too, and nothing else.
        assert legal(game, "place") == NEUTRAL
        assert legal(game, "move") == []
        before = [player["money"] for player in game.observe(None)["players"]]
        game.play("place herder on G")
        assert [player["money"] for player in game.observe(None)["players"]] == before
        assert game.observe(None)["players"][seat]["herder"] == "G"
        # Phase B with the local actions of the tile, then phase C.
        assert decision(game) == "phase-b"
        assert legal(game, "do ") == ["do engine engineers", "do auxiliary double"]
        game.play("do engine engineers")
        game.play(legal(game, "engine")[0])
        game.play("done")
        assert hand_sizes(game)[seat] == 4
    herders = [player["herder"] for player in game.observe(None)["players"]]
    assert herders == ["G"] * players


@rule("2E-TU-03")
def test_phase_c_follows_the_first_placement(edition: str) -> None:
    t = Table(edition)
    t.p(1).started = False
    t.hand(1, "white").draw_stack(1, "gray", "gray", "gray", "gray", "gray")
    t.visit("B").play("done")
    assert t.decision == "place"
    t.play("place herder on A", "do discard white => money 2")
    assert t.p(1).hand[-1] == 0
    t.play("done")
    assert t.p(1).hand[-1] == 4
    t.visit("B").play("done")
    assert t.decision == "phase-a", "only the first turn begins with a placement"


@rule("2E-TU-04")
def test_engine_upgrade_disc_master_and_its_action_come_first(edition: str) -> None:
    t = Table(edition).engine(0, "3").workers(0, engineer=2, cowboy=2).money(0, 4)
    t.station_master("S1", "SM5").tokens(0, 0).visit("G")
    t.play("do engine engineers")
    assert (t.decision, t.legal("do", "auxiliary", "done")) == ("engine", [])
    t.play("engine to T4")
    assert t.decision == "upgrade"
    assert t.legal() == ["decline", "upgrade S1"]
    t.play("upgrade S1")
    assert t.decision == "disc"
    assert t.p(0).money == 2
    t.play("disc aux-money")
    assert t.decision == "master"
    t.play("appoint cowboy")
    assert t.decision == "offer"
    assert t.legal() == ["decline", "do money 2"]
    t.play("do money 2")
    assert t.p(0).money == 4
    assert t.decision == "phase-b"
    assert t.legal("do ") == ["do auxiliary double"]
    # What was gained on the way counts for the next action: auxiliary 1 can be doubled now.
    t.play("do auxiliary double")
    assert "auxiliary money double" in t.legal()


@rule("2E-TU-04")
def test_hiring_is_followed_by_the_action_of_the_worker_space(edition: str) -> None:
    t = Table(edition).money(0, 20).jobs("ce", placed=3).hand(0, "gray", "white").tokens(0, 0)
    t.visit("A").play("do hire 0", "hire engineer row 1")
    assert t.decision == "offer"
    assert t.legal() == ["decline", "do discard gray => certificate 1"]
    t.play("do discard gray => certificate 1")
    assert t.p(0).certificate == 1
    assert t.decision == "phase-b"
    assert t.legal("do ") == ["do discard white => money 2", "do hire +2"]
