"""Hints: the best moves of a decision, the margin to expect, and what they change."""

from __future__ import annotations

import math
from typing import Any

import pytest

import trailboss
from trailboss.bots import analysis, appraisal, bot, view_of
from trailboss.bots.analysis import Follow, Hint, hint
from trailboss.bots.search import Budget, think
from trailboss.bots.tries import FIFTH_TURN, NEXT_TURN
from trailboss.core.errors import TrailbossError
from trailboss.core.lookahead import Lookahead
from trailboss.core.search import Search
from trailboss.core.source import SeededSource
from trailboss.families import judge_of
from trailboss.game import Game


def decision(game: str = "second-edition", steps: int = 40, players: int = 2) -> Game:
    found = trailboss.new_game(game, players=players, seed=11)
    while found.step < steps or len(found.legal) < 3:
        found.play(found.legal[found.step % len(found.legal)])
    return found


@pytest.fixture
def no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """As for a title no network fits."""
    monkeypatch.setattr(analysis, "fitting", lambda rules: None)


@pytest.mark.parametrize("title", ["second-edition", "el-paso"])
def test_hints_are_legal_moves_the_best_first(title: str) -> None:
    hints_are_legal(title, 60)


@pytest.mark.parametrize("title", ["second-edition", "el-paso"])
def test_hints_of_the_search(title: str, no_network: None) -> None:
    for best in hints_are_legal(title, 400):
        assert best.win is None
        assert best.interval is None


def hints_are_legal(title: str, simulations: int) -> list[Hint]:
    game = decision(title)
    assert game.seat is not None
    found = trailboss.analyse(game, game.seat, simulations=simulations)
    assert found.seat == game.seat
    assert found.simulations <= simulations
    legal = {move.code: str(move) for move in game.legal}
    assert 1 <= len(found.hints) <= 5
    for best in found.hints:
        assert legal[best.code] == best.move
        assert best.text() == game.explain(best.code)
        assert -200 < best.margin < 200
    shares = [best.share for best in found.hints]
    assert shares == sorted(shares, reverse=True)
    assert sum(shares) <= 1.0 + 1e-9
    return found.hints


def test_how_sure_a_hint_is() -> None:
    """The margin lies in its interval, which more looks make narrower; a single look has none."""
    game = decision()
    assert game.seat is not None
    short = trailboss.analyse(game, game.seat, simulations=16).hints[0]
    long = trailboss.analyse(game, game.seat, simulations=120).hints[0]
    for found in (short, long):
        assert found.win is not None
        assert 0 < found.win < 1
        assert found.interval is not None
        assert found.interval[0] < found.margin < found.interval[1]
    assert long.looks > short.looks
    assert short.interval is not None
    assert long.interval is not None
    assert long.interval[1] - long.interval[0] < short.interval[1] - short.interval[0]
    glanced = trailboss.analyse(game, game.seat, simulations=1).hints
    assert [found.looks for found in glanced] == [1]
    assert glanced[0].interval is None


def test_the_hint_is_what_the_champion_does_when_it_looks_ahead() -> None:
    """Where it is sure, the first hint is its move."""
    game = trailboss.new_game("el-paso", players=2, seed=5)
    player = bot("champion", 1)
    agreed = asked = 0
    while asked < 6:
        choice = player.choose(view_of(game.ruleset, game.state))
        if len(game.legal) > 1 and game.seat is not None:
            asked += 1
            agreed += trailboss.analyse(game, game.seat, simulations=20).hints[0].code == choice
        game.play(choice)
    assert agreed >= 4


def test_the_lines_are_what_the_turn_brings() -> None:
    """A delivery to Kansas City costs six points there; its four dollars may fill up five more."""
    game = trailboss.new_game("second-edition", players=2, seed=9)
    while not any(str(move) == "deliver to kansas-city" for move in game.legal):
        game.play(game.legal[game.step % len(game.legal)])
    view = view_of(game.ruleset, game.state)
    judge = judge_of(game.ruleset)
    search = Search(Lookahead(judge, judge.styles["mixed"], SeededSource(1)), view.seat)
    think(search, view, Budget(0, 300))
    code = game.ruleset.codec.parse("deliver to kansas-city")
    found = hint(search, view, code, search.root.children[code], 0.5)
    money = game.observe(view.seat)["players"][view.seat]["money"]
    gained = (money + 4) // 5 - money // 5
    assert found.lines == {"cities": -6.0} | ({"money": gained} if gained else {})
    first = found.follows[0]
    assert game.ruleset.codec.text(first.code).startswith("disc ")
    assert first.message.id.startswith("move-disc")


@pytest.mark.parametrize("title", ["second-edition", "el-paso"])
def test_the_lines_end_with_the_next_turn_however_far_hints_look(
    title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of two moves both are looked at to the last: only how far differs."""
    game = trailboss.new_game(title, players=2, seed=11)
    changed = 0
    while changed < 3:
        game.play(game.legal[game.step % len(game.legal)])
        assert game.seat is not None
        if game.step < 40 or len(game.legal) != 2:
            continue
        told = []
        for until in (FIFTH_TURN, NEXT_TURN):
            monkeypatch.setattr(appraisal, "horizon", lambda seats, ms, until=until: until)
            hints = trailboss.analyse(game, game.seat, simulations=12).hints
            told.append({found.code: (found.lines, found.margin) for found in hints})
        far, near = ({code: lines for code, (lines, _) in one.items()} for one in told)
        assert far == near
        assert told[0] != told[1], "the margins are those of other turns"
        changed += any(far.values())


def test_what_would_follow_is_said_in_any_language() -> None:
    """An action goes without saying where the next decision says it, and so does the end of the
    phase."""
    game = trailboss.new_game("first-edition", players=2, seed=3)
    followed: list[Follow] = []
    for text in (
        "place herder on A",
        "do hire 0",
        "hire cowboy row 1",
        "do discard white => money 2",
    ):
        code = game.code_of(text)
        followed.append(Follow(code, game.ruleset.explain(game.state, code)))
    done = game.code_of("done")
    followed.append(Follow(done, game.ruleset.explain(game.state, done)))
    first, *follows = followed
    found = Hint(first.code, "", first.message, 0.0, 1.0, {}, follows, game.ruleset.scopes)
    assert found.then() == ("then hire a cowboy from row 1, discard a Guernsey (white) for $2")
    assert found.then("de").startswith("danach: Einen Cowboy aus Reihe 1 ")
    assert found.then("fr").startswith("puis engager un cow-boy ")
    assert Hint(*found[:6], [], found.scopes).then() == ""


def test_it_changes_nothing_and_knows_no_secret() -> None:
    game = decision()
    assert game.seat is not None
    before = game.ruleset.dump(game.state)
    first = trailboss.analyse(game, game.seat, simulations=40)
    assert game.ruleset.dump(game.state) == before
    # A game the seat cannot tell from this one gets the same answer.
    other = game.resample(game.seat, trailboss.SeededSource(99))
    assert trailboss.analyse(other, game.seat, simulations=40) == first


def test_a_forced_move_is_the_one_hint() -> None:
    forced_is_the_one_hint(16)


def test_a_forced_move_costs_the_search_little(no_network: None) -> None:
    forced_is_the_one_hint(200)


def forced_is_the_one_hint(most: int) -> None:
    game = trailboss.new_game("second-edition", players=2, seed=3)
    while len(game.legal) > 1:
        game.play(game.legal[game.step % len(game.legal)])
    assert game.seat is not None
    hints = trailboss.analyse(game, game.seat, simulations=12).hints
    assert [found.move for found in hints] == [str(game.legal[0])]
    # Nothing depends on the answer: however long it may think, it does not.
    for given in ({"ms": 600_000}, {"simulations": 10_000_000}):
        found = trailboss.analyse(game, game.seat, **given)
        assert [one.move for one in found.hints] == [str(game.legal[0])]
        assert found.simulations == most
    assert trailboss.analyse(game, game.seat, simulations=12).simulations == 12
    assert trailboss.analyse(game, game.seat, ms=1).simulations <= most


def test_what_cannot_be_analysed() -> None:
    game = decision()
    assert game.seat is not None
    with pytest.raises(TrailbossError, match=r"seat \d decides now, not seat \d"):
        trailboss.analyse(game, 1 - game.seat)
    times: list[Any] = [0, -5, 600_001, math.nan, math.inf, "x", True, None, 10**400]
    for ms in times:
        with pytest.raises(TrailbossError, match="analyse: ms is a number from 1 to 600000, not "):
            trailboss.analyse(game, game.seat, ms=ms)
    numbers: list[Any] = [-1, 10_000_001, 2.5, math.nan, "x", True, None]
    for simulations in numbers:
        with pytest.raises(
            TrailbossError, match="simulations is a whole number from 0 to 10000000"
        ):
            trailboss.analyse(game, game.seat, simulations=simulations)
    while not game.over:
        game.play(game.legal[-1])
    with pytest.raises(TrailbossError, match="the game is over"):
        trailboss.analyse(game, 0)
