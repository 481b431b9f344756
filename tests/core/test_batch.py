"""Many games at once: the same as playing them by hand, one after the other."""

from __future__ import annotations

import array
from typing import Any

import pytest

from trailboss.core.batch import (
    AT_AUTOMA,
    AT_DONE,
    AT_ENTRY,
    AT_FINAL,
    AT_GAMES,
    AT_LAST_ENTRY,
    AT_LENGTH,
    AT_SEAT,
    AT_SEATS,
    AT_TOTALS,
    AT_TURN,
    AT_WINNERS,
    INFO,
    Batch,
    Entry,
)
from trailboss.core.errors import TrailbossError
from trailboss.core.rules import Position, Rules
from trailboss.core.source import SeededSource
from trailboss.families import judge_of
from trailboss.titles import rules_of

RANDOM: dict[str, Any] = {"neutral": "random", "buildings": "random"}


def kansas() -> list[Entry]:
    second = rules_of("second-edition")
    return [
        Entry(second, 2, {}, 3),
        Entry(second, 1, {"difficulty": "hard"}, 2),
        Entry(second, 4, RANDOM, 1),
        Entry(rules_of("first-edition"), 3, RANDOM, 2),
    ]


def el_paso() -> list[Entry]:
    rules = rules_of("el-paso")
    return [Entry(rules, 2, RANDOM, 1), Entry(rules, 1, {"difficulty": 3}, 1)]


class Arrays:
    """What the caller owns."""

    def __init__(self, batch: Batch) -> None:
        self.batch = batch
        self.size = batch.encoding.size
        self.moves = batch.encoding.move_count
        self.rows = bytearray(b"\xee" * (batch.count * self.size))
        self.masks = bytearray(b"\xee" * (batch.count * self.moves))
        self.info = bytearray(b"\xee" * (batch.count * INFO))

    def reset(self) -> None:
        self.batch.reset(self.rows, self.masks, self.info)

    def step(self, actions: list[int]) -> None:
        self.batch.step(array.array("i", actions), self.rows, self.masks, self.info)

    def row(self, game: int) -> bytes:
        return bytes(self.rows[game * self.size : (game + 1) * self.size])

    def slots(self, game: int) -> list[int]:
        mask = self.masks[game * self.moves : (game + 1) * self.moves]
        assert set(mask) <= {0, 1}
        return [slot for slot in range(self.moves) if mask[slot]]

    def fact(self, game: int, at: int) -> int:
        return self.info[game * INFO + at]

    def word(self, game: int, at: int) -> int:
        place = game * INFO + at
        return int.from_bytes(self.info[place : place + 2], "little", signed=True)

    def points(self, game: int, at: int) -> list[int]:
        return [self.word(game, at + 2 * seat) for seat in range(4)]


class Hand:
    """One game of a batch, played by hand."""

    def __init__(self, entries: list[Entry], seed: int) -> None:
        self.entries = entries
        self.source = SeededSource(seed)
        self.games = 0
        self.begin()

    def begin(self) -> None:
        left = self.source.below(sum(entry.weight for entry in self.entries))
        self.at = 0
        while left >= self.entries[self.at].weight:
            left -= self.entries[self.at].weight
            self.at += 1
        entry = self.entries[self.at]
        self.rules: Rules = entry.rules
        options = entry.rules.options(entry.players, entry.options)
        self.position: Position = self.rules.start(entry.players, options, self.source)
        self.length = 0
        self.skip()

    def skip(self) -> None:
        """Moves without a choice are made."""
        while self.position.seat >= 0 and len(self.rules.legal(self.position)) == 1:
            self.rules.apply(self.position, self.rules.legal(self.position)[0], self.source)

    def play(self, code: int) -> None:
        self.rules.apply(self.position, code, self.source)
        self.length += 1
        self.skip()


def padded(points: list[int]) -> list[int]:
    return points + [0] * (4 - len(points))


@pytest.mark.parametrize(("entries", "steps"), [(kansas, 420), (el_paso, 420)])
def test_a_batch_plays_as_one_plays_by_hand(entries: Any, steps: int) -> None:
    """Rows, masks, facts and endings, over the ends of games."""
    seeds = [5, 6, 7]
    batch = Batch(entries(), seeds)
    arrays = Arrays(batch)
    arrays.reset()
    hands = [Hand(entries(), seed) for seed in seeds]
    pick = SeededSource(99)
    ended = [False] * len(seeds)
    finished = 0
    for _ in range(steps):
        actions = []
        for game, hand in enumerate(hands):
            rules = hand.rules
            position = hand.position
            seat = position.seat
            legal = rules.legal(position)
            encoding = rules.encoding()
            assert arrays.row(game) == bytes(rules.encode(position, seat))
            assert arrays.slots(game) == sorted(encoding.slots[code] for code in legal)
            assert arrays.fact(game, AT_SEAT) == seat
            assert arrays.fact(game, AT_SEATS) == rules.seats(position)
            assert arrays.fact(game, AT_ENTRY) == hand.at
            assert arrays.fact(game, AT_DONE) == ended[game]
            assert arrays.fact(game, AT_GAMES) == hand.games
            alone = hand.entries[hand.at].players == 1
            assert arrays.fact(game, AT_AUTOMA) == (2 if alone else 0)
            assert arrays.word(game, AT_TURN) == position.turn
            assert arrays.points(game, AT_TOTALS) == padded(rules.totals(position))
            assert rules.totals(position) == [sheet.total for sheet in rules.scores(position)]
            actions.append(encoding.slots[legal[pick.below(len(legal))]])
        arrays.step(actions)
        for game, hand in enumerate(hands):
            hand.play(hand.rules.encoding().codes[actions[game]])
            ended[game] = hand.position.seat < 0
            if ended[game]:
                finished += 1
                totals = hand.rules.totals(hand.position)
                assert arrays.points(game, AT_FINAL) == padded(totals)
                winners = sum(1 << seat for seat in hand.rules.winners(hand.position))
                assert arrays.fact(game, AT_WINNERS) == winners
                assert arrays.fact(game, AT_LAST_ENTRY) == hand.at
                assert arrays.word(game, AT_LENGTH) == hand.length
                hand.games += 1
                hand.begin()
            else:
                assert arrays.points(game, AT_FINAL) == [0, 0, 0, 0]
    assert finished >= 2


def first_moves(seeds: list[int], scattered: int = 0) -> bytes:
    entries = kansas()
    batch = Batch(entries, seeds)
    if scattered:
        batch.scatter(scattered, [judge_of(entry.rules) for entry in entries])
    arrays = Arrays(batch)
    arrays.reset()
    for _ in range(20):
        arrays.step([arrays.slots(game)[0] for game in range(batch.count)])
    return bytes(arrays.rows + arrays.masks + arrays.info)


def test_seeds_decide() -> None:
    assert first_moves([1, 2]) == first_moves([1, 2])
    assert first_moves([1, 2]) != first_moves([1, 3])
    assert first_moves([1, 2], 50) == first_moves([1, 2], 50) != first_moves([1, 2])


def test_every_set_up_is_drawn() -> None:
    batch = Batch(kansas(), list(range(60)))
    drawn = [slot.entry for slot in batch.slots]
    assert set(drawn) == {0, 1, 2, 3}
    assert drawn.count(0) > drawn.count(2)


def test_scattered_games_are_apart_and_undecided() -> None:
    entries = el_paso()
    batch = Batch(entries, list(range(12)))
    batch.scatter(300, [judge_of(entry.rules) for entry in entries])
    arrays = Arrays(batch)
    arrays.reset()
    turns = {arrays.word(game, AT_TURN) for game in range(batch.count)}
    assert len(turns) > 5
    assert all(len(arrays.slots(game)) > 1 for game in range(batch.count))


def a_batch() -> Arrays:
    arrays = Arrays(Batch(el_paso(), [1, 2]))
    arrays.reset()
    return arrays


@pytest.mark.parametrize("wrong", [-1, 216, 10**6, "another"])
def test_moves_that_are_not_legal(wrong: int | str) -> None:
    arrays = a_batch()
    good = arrays.slots(0)[0]
    legal = arrays.slots(1)
    bad = wrong
    if isinstance(bad, str):
        bad = next(slot for slot in range(arrays.moves) if slot not in legal)
    with pytest.raises(TrailbossError, match=f"game 1: the move of slot {bad} is not legal"):
        arrays.step([good, bad])


def test_nothing_happens_if_one_move_is_not_legal() -> None:
    arrays = a_batch()
    before = bytes(arrays.rows + arrays.masks + arrays.info)
    good = [arrays.slots(game)[0] for game in range(2)]
    with pytest.raises(TrailbossError):
        arrays.step([good[0], -1])
    assert bytes(arrays.rows + arrays.masks + arrays.info) == before
    other = a_batch()
    arrays.step(good)
    other.step(good)
    assert arrays.rows == other.rows


def test_too_few_moves() -> None:
    with pytest.raises(TrailbossError, match="2 games need as many moves, not 1"):
        a_batch().step([0])


@pytest.mark.parametrize("name", ["rows", "masks", "info"])
def test_arrays_that_will_not_do(name: str) -> None:
    arrays = a_batch()
    right = getattr(arrays, name)
    for wrong, said in (
        (bytearray(len(right) - 1), f"{name}: {len(right)} bytes are needed"),
        (bytes(right), f"{name}: the array cannot be written to"),
        (memoryview(bytearray(2 * len(right)))[::2], f"{name}: a batch needs contiguous arrays"),
        (None, f"{name}: a batch needs contiguous arrays"),
    ):
        setattr(arrays, name, wrong)
        with pytest.raises(TrailbossError, match=said):
            arrays.reset()


def test_titles_of_two_families_cannot_share_a_batch() -> None:
    with pytest.raises(TrailbossError, match=r"el-paso and second-edition cannot .*kansas 1"):
        Batch([*kansas(), *el_paso()], [1])


@pytest.mark.parametrize(("entries", "seeds"), [([], [1]), (el_paso(), [])])
def test_nothing_to_play(entries: list[Entry], seeds: list[int]) -> None:
    with pytest.raises(TrailbossError, match="a batch needs a set-up and a seed"):
        Batch(entries, seeds)
