"""Random games with every invariant at every step.

`TRAILBOSS_RANDOM_GAMES` says how many. `python -m tests.property.test_random_play 17` plays game
17 of the plan by itself, `... el-paso 17` that of the plan of El Paso.
"""

from __future__ import annotations

import sys

import pytest

from tests.property.elpaso_plan import EL_PASO, EL_PASO_GAMES, TRAIN_SIDES, ElPasoPlan
from tests.property.plan import BOUND, GAMES, SIDES, TITLES, Plan
from tests.property.round_trips import (
    Watching,
    check_copy,
    check_every_move,
    check_record,
    check_refused,
    check_resample,
    check_undo,
    check_undo_alone,
    check_words_and_scores,
)
from trailboss.core.source import SeededSource
from trailboss.game import Game
from trailboss.kansas.rules import KansasRules
from trailboss.titles import rules_of

CHUNKS = 10  # so that several workers share the games
LONG_CHUNKS = 200
SAMPLE = 40  # one step in so many is looked at closely
RECORDS = 400  # one step in so many is saved and loaded, and every end of a game

AnyPlan = Plan | ElPasoPlan


def play_checked(plan: AnyPlan) -> Game:
    """Play the game of a plan; a violation says which game and step it was."""
    game = plan.start()
    try:
        follow(game, plan)
    except Exception as error:
        last = f", last move {game.moves[-1]}" if game.step else ""
        raise AssertionError(f"{plan}, step {game.step}{last}: {error}") from error
    return game


def follow(game: Game, plan: AnyPlan) -> None:
    source = SeededSource(plan.seed + 2)
    chooser = plan.chooser()
    watch: Watching = plan.watch(game)
    watch.check(game)
    while not game.over:
        code = chooser.choose(game)
        # A move may be given in any of its forms.
        form = game.step % 3
        if form == 0:
            game.play(code)
        elif form == 1:
            game.play(game.ruleset.codec.text(code))
        else:
            game.play(next(move for move in game.legal if move.code == code))
        watch.check(game)
        if source.below(SAMPLE) == 0:
            check_closely(game, watch, source)
        if source.below(RECORDS) == 0:
            check_record(game)
        assert game.step < BOUND, f"the game has not ended after {BOUND} moves"
    check_words_and_scores(game, watch)
    check_record(game)
    check_undo(game)


def check_closely(game: Game, watch: Watching, source: SeededSource) -> None:
    check_words_and_scores(game, watch)
    check_undo(game)
    if game.players == 1:
        check_undo_alone(game, 1 + source.below(8))
    if game.over:
        return
    check_copy(game, source)
    check_refused(game, source)
    check_every_move(game, watch)
    check_resample(game, watch, source)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games(chunk: int) -> None:
    for index in range(chunk, GAMES, CHUNKS):
        play_checked(Plan(index))


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games_of_el_paso(chunk: int) -> None:
    for index in range(chunk, EL_PASO_GAMES, CHUNKS):
        play_checked(ElPasoPlan(index))


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(LONG_CHUNKS))
def test_many_random_games(chunk: int) -> None:
    for index in range(chunk, GAMES, LONG_CHUNKS):
        play_checked(Plan(index))
    for index in range(chunk, EL_PASO_GAMES, LONG_CHUNKS):
        play_checked(ElPasoPlan(index))


def test_the_plan_reaches_every_combination() -> None:
    """All titles with 2, 3 and 4 players, all variants, neutral layouts and kinds of sides."""
    seen: dict[str, set[tuple[object, ...]]] = {title: set() for title in TITLES}
    for index in range(300):
        plan = Plan(index)
        sides = plan.options["buildings"]
        shown = {**plan.options, "buildings": sides if sides in ("a", "b", "random") else "mixed"}
        seen[plan.game].add((plan.players, *sorted(shown.items())))
    for title in TITLES:
        rules = rules_of(title)
        assert isinstance(rules, KansasRules)
        assert len(seen[title]) == 3 * 2 * 4 * 2 ** len(rules.tables.variants)


def test_the_plan_of_el_paso_reaches_every_combination() -> None:
    """All numbers of players, neutral layouts, kinds of sides of buildings and of train cards, and
    every difficulty of the solo game."""
    seen: set[tuple[object, ...]] = set()
    difficulties: set[tuple[object, object]] = set()
    named = ("letters", "random", *SIDES, *TRAIN_SIDES)
    for index in range(128):
        plan = ElPasoPlan(index)
        shown = [plan.options[name] for name in ("neutral", "buildings", "trains")]
        seen.add((plan.players, *(value if value in named else "mixed" for value in shown)))
        if plan.players == 1:
            difficulties.add((plan.options["difficulty"], plan.options["neutral"]))
    assert len(seen) == 4 * 2 * 4 * 4
    assert len(difficulties) == 4 * 2


if __name__ == "__main__":
    plan_of = ElPasoPlan if EL_PASO in sys.argv else Plan
    for argument in sys.argv[1:]:
        if argument != EL_PASO:
            plan = plan_of(int(argument))
            played = play_checked(plan)
            print(plan, played.step, [sheet.total for sheet in played.scores()])
