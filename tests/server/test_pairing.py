"""Pairing by its properties: whole tournaments with results at random."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trailboss.server.club.pairing import Player, Round, round_robin, rounds_of, swiss


class Cup:
    """A tournament that is played by a random number generator."""

    def __init__(self, count: int, size: int, seed: int) -> None:
        self.ids = [f"p{number}" for number in range(count)]
        self.size = size
        self.chance = random.Random(seed)
        self.scores: Counter[str] = Counter()
        self.met: dict[str, Counter[str]] = {one: Counter() for one in self.ids}
        self.byes: Counter[str] = Counter()
        self.seats = {one: [0] * size for one in self.ids}

    def players(self) -> list[Player]:
        order = sorted(self.ids, key=lambda one: (-self.scores[one], one))
        return [
            Player(one, self.scores[one], self.met[one], self.byes[one], self.seats[one])
            for one in order
        ]

    def play(self) -> Round:
        found = swiss(self.players(), self.size)
        there = [one for table in found.tables for one in table] + found.byes
        assert sorted(there) == sorted(self.ids)  # everybody once
        assert all(len(table) == self.size for table in found.tables)
        assert len(found.byes) == len(self.ids) % self.size
        for table in found.tables:
            self.scores[self.chance.choice(table)] += 12
            for seat, one in enumerate(table):
                self.seats[one][seat] += 1
            for one, other in combinations(table, 2):
                self.met[one][other] += 1
                self.met[other][one] += 1
        for one in found.byes:
            self.byes[one] += 1
            self.scores[one] += 12
        return found


def can_pair_anew(left: frozenset[str], met: dict[str, Counter[str]]) -> bool:
    """Is there any way in which all of these meet somebody new? Tried without cleverness."""
    if not left:
        return True
    first = min(left)
    return any(
        not met[first][other] and can_pair_anew(left - {first, other}, met)
        for other in left - {first}
    )


@given(count=st.integers(2, 9), rounds=st.integers(1, 9), seed=st.integers(0, 1000))
def test_nobody_meets_twice_while_it_can_be_avoided(count: int, rounds: int, seed: int) -> None:
    cup = Cup(count, 2, seed)
    for _ in range(rounds):
        before = {one: Counter(met) for one, met in cup.met.items()}
        fewest = min(cup.byes[one] for one in cup.ids)
        entitled = [one for one in cup.ids if cup.byes[one] == fewest]
        found = cup.play()
        assert max(cup.byes.values(), default=0) - min(cup.byes[one] for one in cup.ids) <= 1
        if any(before[one][other] for one, other in found.tables):
            outs = [frozenset([one]) for one in entitled] if count % 2 else [frozenset[str]()]
            assert not any(can_pair_anew(frozenset(cup.ids) - out, before) for out in outs)


@given(count=st.integers(2, 24), seed=st.integers(0, 1000))
def test_seats_are_balanced(count: int, seed: int) -> None:
    cup = Cup(count, 2, seed)
    for _ in range(7):
        cup.play()
    for first, second in cup.seats.values():
        assert abs(first - second) <= 3


@given(count=st.integers(3, 14), size=st.integers(3, 4), seed=st.integers(0, 1000))
def test_larger_tables(count: int, size: int, seed: int) -> None:
    cup = Cup(count, size, seed)
    for _ in range(4):
        cup.play()
        assert max(cup.byes[one] for one in cup.ids) - min(cup.byes[one] for one in cup.ids) <= 1


def test_the_leaders_meet_each_other() -> None:
    cup = Cup(8, 2, 1)
    cup.play()
    winners = {one for one in cup.ids if cup.scores[one]}
    found = cup.play()
    assert sum(set(table) <= winners for table in found.tables) == 2


def test_many_players_in_a_moment() -> None:
    cup = Cup(200, 2, 3)
    for _ in range(9):
        cup.play()
    assert max(count for met in cup.met.values() for count in met.values()) == 1


@pytest.mark.parametrize("count", range(2, 13))
def test_round_robin(count: int) -> None:
    ids = [f"p{number}" for number in range(count)]
    met: Counter[frozenset[str]] = Counter()
    firsts: Counter[str] = Counter()
    seconds: Counter[str] = Counter()
    byes: Counter[str] = Counter()
    rounds = list(round_robin(ids))
    assert len(rounds) == rounds_of(count)
    for found in rounds:
        there = [one for table in found.tables for one in table] + found.byes
        assert sorted(there) == sorted(ids)
        for first, second in found.tables:
            met[frozenset((first, second))] += 1
            firsts[first] += 1
            seconds[second] += 1
        byes.update(found.byes)
    assert met == {frozenset(pair): 1 for pair in combinations(ids, 2)}
    assert all(byes[one] == count % 2 for one in ids)
    assert all(abs(firsts[one] - seconds[one]) <= 1 for one in ids)
