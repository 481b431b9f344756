"""One game of a match: forced moves, forfeits, results, and bots that are always closed."""

from __future__ import annotations

from pathlib import Path

import pytest

import trailboss
from tests.arena.conftest import match_of, timeless
from tests.bots.programs import FIRST, Written, gone
from trailboss.arena.match import (
    Absent,
    GameResult,
    chance_seed,
    play,
    play_number,
    play_seated,
    winners_without,
)
from trailboss.bots import Bot, BotFailed, View, bot, mixed_seed
from trailboss.core.rules import Rules
from trailboss.titles import rules_of


class Watched(Bot):
    """Plays at random and notes what it is told; fails at decision number `failing`, if any."""

    def __init__(self, seed: int, failing: int = -1) -> None:
        self.inner = bot("random", seed)
        self.failing = failing
        self.asked = 0
        self.choices: list[int] = []
        self.told: list[object] = []

    def begin(self, rules: Rules, players: int, options: dict[str, object], seat: int) -> None:
        self.told.append(("begin", rules.id, players, seat))

    def choose(self, view: View) -> int:
        self.asked += 1
        self.choices.append(len(view.legal))
        if self.asked == self.failing:
            raise BotFailed("no idea")
        return self.inner.choose(view)

    def end(self, totals: list[int], winners: list[int]) -> None:
        self.told.append(("end", totals, winners))


class Cheat(Bot):
    def choose(self, view: View) -> int:
        view.legal.append(-5)
        return -5


def game(*bots: Bot, title: str = "el-paso", seed: int = 8) -> GameResult:
    rules = rules_of(title)
    return play(rules, rules.options(len(bots), {}), bots, seed)


def test_bots_are_asked_only_where_there_is_a_choice() -> None:
    watched = [Watched(1), Watched(2)]
    result = game(*watched)
    for seat in (0, 1):
        assert min(watched[seat].choices) > 1
        timed = [spent for who, _, spent in result.moves if who == seat and spent is not None]
        assert len(timed) == watched[seat].asked > 0
        assert watched[seat].told == [
            ("begin", "el-paso", 2, seat),
            ("end", result.totals, result.winners),
        ]
    assert any(spent is None for _, _, spent in result.moves)


def test_a_game_of_a_match_replays_through_the_public_interface() -> None:
    match = match_of("random", "heuristic", game="first-edition", seed=9)
    result = play_number(match, 3)
    assert match.seating(3) == ["heuristic", "random"]
    again = trailboss.new_game("first-edition", 2, seed=chance_seed(match, 1))
    for seat, code, _ in result.moves:
        assert again.seat == seat
        again.play(code)
    assert again.over
    assert result.scores == [sheet.lines for sheet in again.scores()]
    assert result.winners == again.winners
    assert (result.turns, result.decisions) == (again.state.turn, again.step)


def test_seeds_follow_from_the_match() -> None:
    match = match_of("random", "random:seed=4", seed=9)
    seed = mixed_seed(9, 2)
    bots = [bot("random", mixed_seed(seed, 1)), bot("random:seed=4", mixed_seed(seed, 2))]
    rules = rules_of(match.game)
    by_hand = play(rules, match.options, bots, mixed_seed(seed, 0))
    assert timeless(by_hand) == timeless(play_number(match, 4))
    assert timeless(by_hand) == timeless(play_seated(match, match.bots, 2))


def test_margins() -> None:
    result = GameResult(1, 1, 0, [{"a": 5, "b": 3}, {"a": 10}, {"a": 4}], [1])
    assert result.totals == [8, 10, 4]
    assert result.margins == [-2, 2, -6]


def test_results_as_data() -> None:
    result = game(Watched(1, failing=3), Watched(2))
    again = GameResult.from_data(result.to_data())
    assert again == result
    assert again.forfeits[0].reason == "no idea"


# Forfeits ---------------------------------------------------------------------------------------


def test_a_bot_that_fails_has_lost_whatever_its_points() -> None:
    """Beside a heuristic that fails at its last decision, a random bot wins."""
    full = game(bot("heuristic", 1), bot("random", 2))
    assert full.winners == [0]
    decisions = sum(seat == 0 and spent is not None for seat, _, spent in full.moves)
    failing = Watched(1, failing=decisions)
    failing.inner = bot("heuristic", 1)
    result = game(failing, bot("random", 2))
    assert result.totals[0] > result.totals[1]
    assert result.winners == [1]
    (forfeit,) = result.forfeits
    last = max(
        step for step, (seat, _, spent) in enumerate(full.moves) if seat == 0 and spent is not None
    )
    assert (forfeit.seat, forfeit.step, forfeit.reason) == (0, last, "no idea")
    assert result.moves[last][2] is None


def test_default_moves_are_made_for_a_bot_that_failed() -> None:
    failing = Watched(1, failing=4)
    result = game(failing, Watched(2))
    assert failing.asked == 4
    rules = rules_of("el-paso")
    source = trailboss.SeededSource(8)
    position = rules.start(2, rules.options(2, {}), source)
    (forfeit,) = result.forfeits
    defaults = 0
    for step, (seat, code, spent) in enumerate(result.moves):
        if seat == 0 and step >= forfeit.step:
            assert spent is None
            if len(rules.legal(position)) > 1:
                assert code == rules.default(position)
                defaults += 1
        rules.apply(position, code, source)
    assert defaults > 10


def test_a_move_that_is_not_allowed_is_a_forfeit() -> None:
    result = game(Cheat(), Watched(2))
    assert [forfeit.reason for forfeit in result.forfeits] == [
        "chose -5, which is not a legal move"
    ]
    assert result.winners == [1]


def test_when_all_fail_nobody_wins() -> None:
    result = game(Watched(1, failing=1), Absent("not there"))
    assert [forfeit.reason for forfeit in result.forfeits] == ["no idea", "not there"]
    assert result.winners == []


def test_alone_the_automa_wins_a_forfeit() -> None:
    rules = rules_of("second-edition")
    options = rules.options(1, {"difficulty": "easy"})
    result = play(rules, options, [Watched(1, failing=1)], 5)
    assert len(result.scores) == 2
    assert result.winners == [1]


@pytest.mark.parametrize(
    ("lost", "winners", "left"),
    [
        (set(), [0], [0]),
        ({0}, [0], [1]),
        ({1}, [0, 1], [0]),
        ({0, 1}, [0], [2, 3]),
        ({0, 1, 2, 3}, [0], []),
    ],
)
def test_the_winners_are_the_best_of_the_others(
    lost: set[int], winners: list[int], left: list[int]
) -> None:
    scores = [{"a": 9}, {"a": 8}, {"a": 3, "b": 2}, {"a": 5}]
    assert winners_without(lost, winners, scores) == left


def test_programs_are_closed_after_every_game(tmp_path: Path) -> None:
    """One plays its game to the end, the other fails on the way."""
    pid = "heard.write(f'{os.getpid()}\\n'); heard.flush()"
    sound = Written(tmp_path, before=pid, name="sound.py")
    failing = Written(tmp_path, f"{FIRST} if number < 4 else sys.exit(3)", before=pid)
    match = match_of(
        f"external:{sound.command}", f"external:{failing.command}", game="el-paso", seed=1
    )
    result = play_number(match, 0)
    assert "ended with status 3" in result.forfeits[0].reason
    assert result.winners == [0]
    for program in (sound, failing):
        pids = [int(line) for line in program.heard if line.isdecimal()]
        assert len(pids) == 1
        assert gone(pids[0])
    assert sound.heard[-1] == '{"type":"bye"}'
