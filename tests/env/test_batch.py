"""Many games at once: the same games as one by one, in arrays of the caller."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import trailboss
from trailboss.core.errors import TrailbossError
from trailboss.core.source import SeededSource
from trailboss.env import REWARDS, Batch, Workers, spec

TABLES = [(title.id, players) for title in trailboss.games() for players in title.players]


def sum_of_rewards(batch: Batch, games: int) -> list[tuple[list[float], list[int], int]]:
    """Play until so many games have ended; for each the rewards, points and winners."""
    batch.reset()
    paid = np.zeros_like(batch.rewards)
    found: list[tuple[list[float], list[int], int]] = []
    while len(found) < games:
        batch.step(batch.sample())
        paid += batch.rewards
        for at in np.flatnonzero(batch.ends):
            found.append((paid[at].tolist(), batch.finals[at].tolist(), int(batch.winners[at])))
            paid[at] = 0
    return found


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_rows_and_masks_are_the_engine_s(game: str, players: int) -> None:
    batch = Batch(game, 3, players, seed=5)
    batch.reset()
    for _ in range(60):
        for at, slot in enumerate(batch.core.slots):
            position = slot.position
            seat = position.seat
            assert batch.seats[at] == seat
            legal = batch.rules.legal(position)
            slots = batch.core.encoding.slots
            assert len(legal) > 1
            assert bytes(batch.observations[at]) == bytes(batch.rules.encode(position, seat))
            assert np.flatnonzero(batch.masks[at]).tolist() == sorted(slots[one] for one in legal)
            totals = batch.rules.totals(position)
            assert batch.points[at, : len(totals)].tolist() == totals
        batch.step(batch.sample())


def test_a_game_is_the_one_its_seed_says() -> None:
    """As the engine plays it alone, with the same choices."""
    batch = Batch("el-paso", 2, 2, seeds=[8, 9])
    batch.reset()
    rules = batch.rules
    source = SeededSource(9)
    source.below(1)
    position = rules.start(2, rules.options(2, {}), source)
    encoding = rules.encoding()
    for _ in range(50):
        legal = rules.legal(position)
        while len(legal) == 1:
            rules.apply(position, legal[0], source)
            legal = rules.legal(position)
        assert bytes(batch.observations[1]) == bytes(rules.encode(position, position.seat))
        actions = batch.sample()
        rules.apply(position, encoding.codes[actions[1]], source)
        batch.step(actions)


@pytest.mark.parametrize("reward", REWARDS)
def test_rewards(reward: str) -> None:
    batch = Batch("el-paso", 4, 3, seed=2, reward=reward)
    begun = batch.rules.totals(batch.core.slots[0].position)
    for paid, points, winners in sum_of_rewards(batch, 4):
        totals = points[:3]
        best = sorted(totals)[-2:]
        won = [seat for seat in range(3) if winners >> seat & 1]
        expected: dict[str, list[float]] = {
            "points": totals,  # type: ignore[dict-item]
            "change": [now - then for then, now in zip(begun, totals)],
            "margin": [now - (best[0] if now == best[1] else best[1]) for now in totals],
            "win": [1 / len(won) if seat in won else 0 for seat in range(3)],
        }
        assert paid == pytest.approx([*expected[reward], 0])


def test_opponents_inside() -> None:
    """The learner is asked for its own seat only, which goes round."""
    batch = Batch("el-paso", 4, opponents=("random", "heuristic"), seed=3)
    batch.reset()
    for _ in range(10):
        assert batch.seats.tolist() == [0, 1, 2, 0]
        batch.step(batch.sample())
    batch.close()
    with pytest.raises(TrailbossError, match="closed"):
        batch.reset()


def test_a_game_alone() -> None:
    batch = Batch("second-edition", 2, players=1, seed=3, difficulty="hard")
    batch.reset()
    batch.step(batch.sample())
    assert batch.seats.tolist() == [0, 0]
    assert batch.info[0, 1] == 2  # the solo opponent has a seat


def test_arrays_of_the_caller() -> None:
    size = Batch("el-paso", 1).core.encoding.size
    one = Batch("el-paso", 2, seed=1)
    floats = np.zeros((2, size), np.float32)
    other = Batch("el-paso", 2, seed=1, dtype="float32", observations=floats)
    memory = bytearray(2 * size)
    third = Batch("el-paso", 2, seed=1, observations=memory)
    for batch in (one, other, third):
        batch.reset()
    assert (floats == one.observations).all()
    assert bytes(memory) == one.observations.tobytes()
    actions = one.sample()
    one.step(actions)
    other.step(actions.astype(np.int64))
    third.step(actions.tolist())
    assert (floats == one.observations).all()
    assert bytes(memory) == one.observations.tobytes()


class Lent:
    """Another library's array: nothing but DLPack."""

    def __init__(self, array: Any) -> None:
        self.array = array

    def __dlpack__(self, **asked: Any) -> Any:
        return self.array.__dlpack__(**asked)

    def __dlpack_device__(self) -> Any:
        return self.array.__dlpack_device__()


def test_arrays_of_another_library() -> None:
    rows = np.zeros((2, spec("el-paso").size), np.uint8)
    batch = Batch("el-paso", 2, seed=1, observations=Lent(rows))
    batch.reset()
    assert rows.any()
    assert (rows == batch.observations).all()
    assert np.shares_memory(np.from_dlpack(batch.masks), batch.masks)
    rows.flags.writeable = False
    with pytest.raises(TrailbossError, match="observations"):
        Batch("el-paso", 2, observations=Lent(rows))


def test_games_scattered() -> None:
    batch = Batch("el-paso", 8, seed=1)
    batch.scatter(200)
    batch.reset()
    assert len({row.tobytes() for row in batch.observations}) == 8


@pytest.mark.parametrize("workers", [1, 2])
def test_processes_play_the_same_games(workers: int) -> None:
    alone = Batch("el-paso", 4, 2, seed=6, reward="change")
    alone.reset()
    with Workers("el-paso", 4, workers, seed=6, players=2, reward="change") as shared:
        shared.reset()
        for _ in range(30):
            assert (shared.observations == alone.observations).all()
            assert (shared.masks == alone.masks).all()
            assert (shared.rewards == alone.rewards).all()
            assert (shared.points == alone.points).all()
            actions = shared.sample()
            assert (actions == alone.sample()).all()
            shared.step(actions)
            alone.step(actions)
    with pytest.raises(TrailbossError, match="closed"):
        shared.reset()


def test_errors_in_a_process_are_said_here() -> None:
    with pytest.raises(TrailbossError, match="margin"):
        Workers("el-paso", 2, 2, reward="gold")
    with pytest.raises(TrailbossError, match="evenly"):
        Workers("el-paso", 3, 2)
    with pytest.raises(TrailbossError, match="texts, numbers and lists"):
        Workers("el-paso", 2, 2, opponents={"random"})
    with Workers("el-paso", 2, 2, seed=1) as batch:
        for early in (batch.sample, lambda: batch.step([0, 0])):
            with pytest.raises(TrailbossError, match="call reset"):
                early()
        batch.reset()
        before = batch.observations.copy()
        legal = int(batch.masks[0].argmax())
        illegal = int(np.argmin(batch.masks[1]))
        for action in (illegal, -1, 10**6):
            with pytest.raises(TrailbossError, match=r"game 1: .* not legal"):
                batch.step([legal, action])
        with pytest.raises(TrailbossError, match="for each of the 2 games"):
            batch.step([legal])
        assert (batch.observations == before).all()
        batch.step(batch.masks.argmax(1))  # none of that has hurt it
        assert not (batch.observations == before).all()
        batch.workers[0].process.kill()
        with pytest.raises(TrailbossError, match="has stopped"):
            batch.step(batch.masks.argmax(1))
        with pytest.raises(TrailbossError, match="closed"):
            batch.step(batch.masks.argmax(1))


def test_what_is_refused() -> None:
    batch = Batch("el-paso", 2, seed=1)
    with pytest.raises(TrailbossError, match="call reset"):
        batch.step([0, 0])
    batch.reset()
    before = batch.observations.copy()
    bad: list[Any] = [[0], [0, 0, 0], [[0, 0]], [0.0, 1.0], "ab", None]
    for actions in bad:
        with pytest.raises(TrailbossError, match="for each of the 2 games"):
            batch.step(actions)
    legal = int(np.flatnonzero(batch.masks[0])[0])
    illegal = int(np.flatnonzero(batch.masks[1] == 0)[0])
    for action in (illegal, -1, 10**6):
        with pytest.raises(TrailbossError, match="game 1"):
            batch.step([legal, action])
    assert (batch.observations == before).all()
    size = batch.core.encoding.size
    wrong: list[Any] = [
        np.zeros((2, size - 1), np.uint8),
        np.zeros((2, size), np.float32),
        np.zeros((2, 2 * size), np.uint8)[:, ::2],
        bytes(2 * size),
        bytearray(7),
        object(),
    ]
    for observations in wrong:
        with pytest.raises(TrailbossError, match="observations"):
            Batch("el-paso", 2, observations=observations)
    for games in (0, -1, 1.5, True):
        with pytest.raises(TrailbossError, match="whole number"):
            Batch("el-paso", games)  # type: ignore[arg-type]
    with pytest.raises(TrailbossError, match="as many seeds"):
        Batch("el-paso", 2, seeds=[1])
    with pytest.raises(TrailbossError, match="opponents"):
        Batch("el-paso", 2, players=4, opponents=("random",))
