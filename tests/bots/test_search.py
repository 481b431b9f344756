"""The searching opponent: budgets, forced moves, the tree it keeps, several processes."""

from __future__ import annotations

import os
import time

import pytest

from tests.bots.test_heuristic import played
from trailboss.bots import View, bot, view_of
from trailboss.bots.search import Budget, SearchBot, clear, think
from trailboss.core.errors import TrailbossError
from trailboss.core.lookahead import Lookahead
from trailboss.core.rules import Position
from trailboss.core.search import Node, Search
from trailboss.core.source import SeededSource
from trailboss.elsewhere.split import in_parts
from trailboss.families import judge_of
from trailboss.titles import game_ids, rules_of


def middle(game: str = "second-edition", players: int = 2, steps: int = 60) -> Position:
    """A position in the middle of a game with something to decide."""
    rules = rules_of(game)
    source = SeededSource(4)
    position = rules.start(players, rules.options(players, {}), source)
    while steps > 0 or len(rules.legal(position)) < 4:
        legal = rules.legal(position)
        rules.apply(position, legal[source.below(len(legal))], source)
        steps -= 1
    return position


def grown(position: Position, simulations: int, seed: int = 1) -> Search:
    rules = rules_of("second-edition")
    judge = judge_of(rules)
    look = Lookahead(judge, judge.styles["mixed"], SeededSource(seed))
    search = Search(look, position.seat)
    for _ in range(simulations):
        search.simulate(rules.resample(position, position.seat, look.source))
    return search


def searching(text: str, seed: int = 1) -> SearchBot:
    made = bot(text, seed)
    assert isinstance(made, SearchBot)
    return made


@pytest.mark.parametrize("game", game_ids())
def test_whole_games(game: str) -> None:
    position = played(game, [bot("search:simulations=24", 5), bot("random", 6)], 3)
    totals = [sheet.total for sheet in rules_of(game).scores(position)]
    assert totals[0] > totals[1] + 10


@pytest.mark.parametrize(("game", "players"), [("second-edition", 4), ("el-paso", 1)])
def test_other_numbers_of_players(game: str, players: int) -> None:
    bots = [bot("search:simulations=8", seat) for seat in range(players)]
    assert played(game, bots, 1).seat == -1


def test_the_same_seed_decides_the_same() -> None:
    position = middle()
    rules = rules_of("second-edition")
    choices = {
        searching("search:simulations=200", 9).choose(view_of(rules, position)) for _ in range(3)
    }
    assert len(choices) == 1


def test_every_simulation_counts_once() -> None:
    position = middle()
    search = grown(position, 300)
    assert search.simulations == 300
    assert search.root.visits == 300
    legal = rules_of("second-edition").legal(position)
    assert sorted(search.root.children) == legal
    assert sum(child.visits for child in search.root.children.values()) == 300
    assert all(child.visits > 0 for child in search.root.children.values())
    assert sum(child.prior for child in search.root.children.values()) == pytest.approx(1.0)


def test_values_are_added_up_along_the_path() -> None:
    search = grown(middle(), 100)
    total = sum(child.total for child in search.root.children.values())
    assert search.root.total == pytest.approx(total)
    assert search.mean == pytest.approx(search.root.mean())


def test_less_natural_moves_wait_inside_the_tree() -> None:
    """Progressive widening: a node that was seldom visited has tried only a few of its moves."""

    def untried(node: Node) -> int:
        found = 0
        for child in node.children.values():
            if child.visits:
                tried = sum(1 for below in child.children.values() if below.visits)
                assert tried <= 3 + 1.5 * child.visits**0.5
                found += len(child.children) - tried + untried(child)
        return found

    assert untried(grown(middle(), 400).root) > 0


def test_the_tree_is_kept_within_a_turn() -> None:
    position = middle()
    rules = rules_of("second-edition")
    player = searching("search:simulations=400")
    source = SeededSource(2)
    seat, turn = position.seat, position.turn
    kept = []
    while position.seat == seat and position.turn == turn:
        view = view_of(rules, position)
        code = player.choose(view)
        if len(view.legal) > 1:
            assert player.search is not None
            kept.append(player.search.root.visits)
        rules.apply(position, code, source)
    assert kept
    assert max(kept) > 100
    before = player.search
    while position.seat != seat:
        legal = rules.legal(position)
        rules.apply(position, legal[0], source)
    while len(rules.legal(position)) == 1:
        rules.apply(position, rules.legal(position)[0], source)
    player.choose(view_of(rules, position))
    assert player.search is not before


def test_a_new_game_begins_with_a_new_tree() -> None:
    player = searching("search:simulations=40")
    rules = rules_of("second-edition")
    player.choose(view_of(rules, middle()))
    assert player.search is not None
    player.begin(rules, 2, {}, 0)
    assert player.search is None


def test_a_forced_move_costs_nothing() -> None:
    player = searching("search:ms=60000")
    view = view_of(rules_of("second-edition"), middle())
    view.legal = view.legal[:1]
    began = time.perf_counter()
    assert player.choose(view) == view.legal[0]
    assert time.perf_counter() - began < 1.0
    assert player.search is None


def alone(good: int) -> tuple[Search, View]:
    """A search whose root has seen the first move `good` times and the second once."""
    view = view_of(rules_of("second-edition"), middle())
    search = grown(middle(), 0)
    for code, visits in zip(view.legal, (good, 1), strict=False):
        search.root.children[code] = Node(0.5)
        search.root.children[code].visits = visits
    return search, view


def test_a_clear_choice_ends_the_thinking() -> None:
    search, view = alone(100)
    assert clear(search, view.legal, 0.6, 101)  # 67 simulations left: the second cannot catch up
    assert not clear(search, view.legal, 0.2, 101)  # 404 left, and it is early
    assert clear(search, view.legal, 0.3, 101)  # nearly all thought went into one move
    search, view = alone(8)
    assert not clear(search, view.legal, 0.4, 9)


def test_a_budget_of_time_is_kept() -> None:
    position = middle(players=4)
    search = grown(position, 0)
    view = view_of(rules_of("second-edition"), position)
    began = time.perf_counter()
    think(search, view, Budget(400, 0))
    assert time.perf_counter() - began < 2.0
    assert search.simulations > 20


@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes cannot be split off here")
def test_processes_add_up_their_visits() -> None:
    position = middle()
    rules = rules_of("second-edition")
    view = view_of(rules, position)
    player = searching("search:simulations=80,processes=3")
    search = player.tree(view)
    found = player.together(search, view)
    visits = sum(count for count, _ in found.values())
    assert visits > search.root.visits  # more than this process alone has seen
    assert set(found) <= set(view.legal)
    assert player.choose(view) in view.legal


@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes cannot be split off here")
def test_a_process_that_dies_is_done_without() -> None:
    def work(number: int) -> int:
        if number == 1:
            os._exit(3)
        return number * 10

    assert in_parts(work, 3) == [0, 20]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("search:ms=100,simulations=5", "ms or simulations, not both"),
        ("search:ms=0", "ms is 1 to 600000, not 0"),
        ("search:ms=fast", "ms should be a whole number, not 'fast'"),
        ("search:simulations=99999999999", "simulations is 1 to 10000000"),
        ("search:processes=100", "processes is 1 to 64, not 100"),
        ("search:depth=3", "no setting 'depth'; there is ms, simulations, processes, seed"),
    ],
)
def test_searches_that_cannot_be_had(text: str, said: str) -> None:
    with pytest.raises(TrailbossError) as error:
        bot(text)
    assert said in str(error.value)
