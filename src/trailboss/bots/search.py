"""A player who plans: grows a tree of its own decisions over positions that may be the true one.

`search:ms=1000` thinks a second about a decision, `search:simulations=2000` as long as that takes,
which is the same on every machine. `processes=2` thinks in two processes at once.
"""

from __future__ import annotations

import time
from typing import Any

from trailboss.bots import Bot, View, known_settings, mixed_seed, seed_of, whole_number
from trailboss.core.errors import TrailbossError
from trailboss.core.lookahead import Lookahead
from trailboss.core.message import say
from trailboss.core.rules import Rules
from trailboss.core.search import Search
from trailboss.core.source import SeededSource
from trailboss.elsewhere.split import in_parts
from trailboss.families import judge_of

USUAL_MS = 200
LONGEST_MS = 600_000
MOST_SIMULATIONS = 10_000_000
MOST_PROCESSES = 64
SAME_DRAW = 4  # simulations from one resampled position
SURE = 0.9  # a move with this share of the visits after a quarter of the budget is made at once

Tally = dict[int, tuple[int, float]]  # visits and total value by move


class Budget:
    """How long to think: seconds or simulations."""

    def __init__(self, ms: int, simulations: int) -> None:
        self.seconds = ms / 1000
        self.simulations = simulations

    def spent(self, began: float, done: int) -> float:
        """The share of the budget that is gone."""
        if self.simulations:
            return done / self.simulations
        return (time.perf_counter() - began) / self.seconds


def think(search: Search, view: View, budget: Budget) -> None:
    """Grow the tree until the budget is used up or the choice is clear."""
    source = search.look.source
    began = time.perf_counter()
    done = 0
    while True:
        position = view.resample(source)
        for _ in range(SAME_DRAW - 1):
            search.simulate(position.copy())
        search.simulate(position)
        done += SAME_DRAW
        spent = budget.spent(began, done)
        if spent >= 1.0 or clear(search, view.legal, spent, done):
            return


def clear(search: Search, legal: list[int], spent: float, done: int) -> bool:
    """Can no other move catch up, or is there only one that makes sense?"""
    first = 0
    second = 0
    total = 0
    children = search.root.children
    for code in legal:
        child = children.get(code)
        visits = 0 if child is None else child.visits
        total += visits
        if visits > first:
            first, second = visits, first
        elif visits > second:
            second = visits
    left = done / spent - done
    return first - second > left or (spent > 0.25 and first > SURE * total)


def tally(search: Search, legal: list[int]) -> Tally:
    """What the tree says about each legal move that was tried."""
    children = search.root.children
    return {
        code: (children[code].visits, children[code].total)
        for code in legal
        if code in children and children[code].visits
    }


def most_visited(found: Tally, legal: list[int]) -> int:
    """The move that was followed most; among equals the one with the better mean."""
    return max(
        (code for code in legal if code in found),
        key=lambda code: (found[code][0], found[code][1] / found[code][0]),
    )


class SearchBot(Bot):
    def __init__(self, budget: Budget, processes: int, seed: int) -> None:
        self.budget = budget
        self.processes = processes
        self.source = SeededSource(seed)
        self.seed = seed
        self.decisions = 0
        self.search: Search | None = None
        self.turn = -1  # the turn the tree belongs to

    @classmethod
    def configured(cls, settings: dict[str, str], seed: int | None) -> SearchBot:
        known_settings("search", settings, ("ms", "simulations", "processes", "seed"))
        if "ms" in settings and "simulations" in settings:
            raise TrailbossError(say("error-bot-both"))
        ms = number(settings, "ms", USUAL_MS, LONGEST_MS)
        simulations = number(settings, "simulations", 0, MOST_SIMULATIONS)
        processes = number(settings, "processes", 1, MOST_PROCESSES)
        return cls(Budget(ms, simulations), processes, seed_of("search", settings, seed))

    def begin(self, rules: Rules, players: int, options: dict[str, Any], seat: int) -> None:
        self.search = None

    def choose(self, view: View) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        search = self.tree(view)
        self.decisions += 1
        if self.processes > 1:
            found = self.together(search, view)
        else:
            think(search, view, self.budget)
            found = tally(search, view.legal)
        code = most_visited(found, view.legal)
        search.descend(code)
        return code

    def tree(self, view: View) -> Search:
        """The tree to go on with: what was thought earlier in the same turn is kept."""
        turn = view.resample(self.source).turn
        search = self.search
        if (
            search is None
            or search.rules is not view.rules
            or search.seat != view.seat
            or self.turn != turn
        ):
            judge = judge_of(view.rules)
            search = Search(Lookahead(judge, judge.styles["mixed"], self.source), view.seat)
        self.search = search
        self.turn = turn
        return search

    def together(self, search: Search, view: View) -> Tally:
        """Several processes think, each with draws of its own; their visits are added up."""

        def part(number: int) -> Tally:
            # A process that was split off draws differently from the others.
            if number:
                seed = mixed_seed(self.seed, self.decisions * MOST_PROCESSES + number)
                search.look.source = SeededSource(seed)
            think(search, view, self.budget)
            return tally(search, view.legal)

        found: Tally = {}
        for result in in_parts(part, self.processes):
            for code, (visits, total) in result.items():
                before = found.get(code, (0, 0.0))
                found[code] = (before[0] + visits, before[1] + total)
        return found


def number(settings: dict[str, str], name: str, usual: int, most: int) -> int:
    if name not in settings:
        return usual
    value = whole_number("search", name, settings[name])
    if not 1 <= value <= most:
        raise TrailbossError(
            say("error-bot-range", bot="'search'", setting=name, most=most, given=value)
        )
    return value
