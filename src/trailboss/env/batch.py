"""Many games at once, in arrays of the caller.

    batch = trailboss.env.Batch("second-edition", games=256, players=2, seed=1)
    batch.reset()
    while True:
        actions = choose(batch.observations, batch.masks)    # whole numbers, one a game
        batch.step(actions)                                  # batch.rewards, batch.ends, ...

Each game waits for a decision with at least two moves; all others are made inside. A game that ends
is followed by another at once: the arrays then show its first decision, `ends` is True, `finals`
has the points of the game that ended, and `rewards` what it brought.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from trailboss.bots import Bot, bot, mixed_seed, view_of
from trailboss.core import batch as core
from trailboss.core.encoding import SEATS
from trailboss.core.errors import TrailbossError
from trailboss.core.message import say
from trailboss.core.rules import Position, Rules
from trailboss.env.moves import MoveFeatures
from trailboss.env.rewards import CHANGE, MARGIN, POINTS, WIN, checked_reward
from trailboss.env.table import (
    checked_bots,
    checked_dtype,
    checked_rules,
    checked_seed,
    opponents_of,
)
from trailboss.families import judge_of

ANY: Final = "random"  # a bot the engine is itself
ROTATING: Final = "rotating"  # the learner's seat goes round from game to game
ENDLESS: Final = -10_000  # below any number of points


class Facts:
    """What is known of every game beside its row, as views of the bytes the engine writes."""

    def __init__(self, info: NDArray[np.uint8]) -> None:
        self.seats = info[:, core.AT_SEAT]  # who decides
        self.ends = info[:, core.AT_DONE].view(np.bool_)  # did the last step end a game?
        self.points: NDArray[np.int16] = words(info, core.AT_TOTALS)  # of this game, by seat
        self.finals: NDArray[np.int16] = words(info, core.AT_FINAL)  # of the one that has ended
        self.winners = info[:, core.AT_WINNERS]  # of the one that has ended, a bit a seat
        self.lengths = info[:, core.AT_LENGTH : core.AT_LENGTH + 2].view("<u2")[:, 0]


class Batch:
    """N games. With `opponents` the learner has one seat of each, else all of them.

    `seeds` gives each game a seed of its own; else they follow from `seed`. The arrays can be the
    caller's: NumPy's, or anything with a buffer or DLPack (a memoryview, shared memory, a tensor in
    the computer's memory).
    """

    def __init__(
        self,
        game: str,
        games: int,
        players: int | None = None,
        seed: int = 0,
        opponents: Sequence[str] = (),
        seat: int | str = ROTATING,
        reward: str = MARGIN,
        dtype: str = "uint8",
        seeds: Sequence[int] | None = None,
        observations: Any = None,
        masks: Any = None,
        rewards: Any = None,
        info: Any = None,
        **options: Any,
    ) -> None:
        self.opponents = checked_bots(opponents)
        if players is None:
            players = 1 + len(self.opponents) if self.opponents else 2
        if self.opponents and players != 1 + len(self.opponents):
            raise TrailbossError(say("error-env-bots", players=players, count=len(self.opponents)))
        if type(games) is not int or games < 1:
            raise TrailbossError(say("error-env-games", given=repr(games)))
        if seat != ROTATING and seat not in range(players):
            raise TrailbossError(say("error-env-seat", last=players - 1, given=repr(seat)))
        self.rules: Rules = checked_rules(game, players)
        self.players = players
        self.games = games
        self.reward = checked_reward(reward)
        if seeds is None:
            own = checked_seed(seed)
            seeds = [mixed_seed(own, number) for number in range(games)]
        elif len(seeds) != games:
            raise TrailbossError(say("error-env-seeds", games=games, given=len(seeds)))
        self.seeds = [checked_seed(one) for one in seeds]
        entry = core.Entry(self.rules, players, options, 1)
        self.core = core.Batch([entry], self.seeds)
        self.bots: list[Bot] = []
        if self.opponents:
            self.seat_bots(seat)
        encoding = self.core.encoding
        self.dtype = checked_dtype(dtype)
        self.observations = array(
            "observations", observations, (games, encoding.size), np.dtype(self.dtype)
        )
        self.masks = array("masks", masks, (games, encoding.move_count), np.dtype(np.uint8))
        self.rewards = array("rewards", rewards, (games, SEATS), np.dtype(np.float32))
        self.rows = (
            self.observations
            if self.dtype == "uint8"
            else np.zeros((games, encoding.size), np.uint8)
        )
        self.info = array("info", info, (games, core.INFO), np.dtype(np.uint8))
        self.facts = Facts(self.info)
        self.seats = self.facts.seats
        self.ends = self.facts.ends
        self.points = self.facts.points
        self.finals = self.facts.finals
        self.winners = self.facts.winners
        self.lengths = self.facts.lengths
        self.before = np.zeros((games, SEATS), np.int16)  # points at the decision before
        self.features: MoveFeatures | None = None  # of moves, where somebody asks for them
        self.begun = False
        self.closed = False

    def seat_bots(self, seat: int | str) -> None:
        for number in range(self.games):
            place = number % self.players if seat == ROTATING else int(seat)
            found: list[core.Opponent | None] = [None] * self.players
            for other, text in opponents_of(self.players, place, self.opponents).items():
                found[other] = self.opponent(text, mixed_seed(self.seeds[number], 1 + other))
            self.core.seat_opponents(number, found)

    def opponent(self, text: str, seed: int) -> core.Opponent:
        if text == ANY:
            return core.Opponent()
        player = bot(text, seed)
        self.bots.append(player)

        def choose(rules: Rules, position: Position, legal: list[int]) -> int:
            return player.choose(view_of(rules, position))

        return core.Opponent(choose)

    def scatter(self, moves: int = 300) -> None:
        """Play up to so many moves in every game first, so that they do not all begin at once."""
        self.core.scatter(moves, [judge_of(self.rules)])

    def reset(self) -> None:
        """Write every game as it is."""
        self.check()
        self.core.reset(self.rows, self.masks, self.info)
        self.begun = True
        self.rewards[:] = 0
        self.before[:] = self.points
        self.convert()

    def step(self, actions: Any) -> None:
        """Make a move in every game. If one of them is not legal, none is made."""
        self.check()
        if not self.begun:
            raise TrailbossError(say("error-env-reset"))
        chosen = checked_actions(actions, self.games)
        if chosen.dtype.itemsize < 4 or not chosen.flags.c_contiguous:
            chosen = np.ascontiguousarray(chosen, np.int64)
        self.core.step(chosen, self.rows, self.masks, self.info)
        self.pay()
        self.convert()

    def sample(self, actions: NDArray[Any] | None = None) -> NDArray[Any]:
        """A legal action for every game, drawn at random."""
        self.check()
        if not self.begun:
            raise TrailbossError(say("error-env-reset"))
        if actions is None:
            actions = np.empty(self.games, np.int32)
        self.core.sample(actions)
        return actions

    def move_features(self, game: int) -> tuple[NDArray[np.int64], NDArray[np.float32]]:
        """The legal actions of one game, and a row for each that says what it is and changes; see
        `trailboss.env.move_features`."""
        self.check()
        if not self.begun:
            raise TrailbossError(say("error-env-reset"))
        if self.features is None:
            self.features = MoveFeatures(self.rules)
        position = self.core.slots[game].position
        return self.features.actions(position), self.features(position)

    def convert(self) -> None:
        if self.rows is not self.observations:
            np.copyto(self.observations, self.rows)

    def pay(self) -> None:
        """The rewards of a step, by seat."""
        ends = self.ends
        rewards = self.rewards
        if self.reward == CHANGE:
            np.subtract(self.points, self.before, out=rewards, casting="unsafe")
            if ends.any():
                rewards[ends] = self.finals[ends] - self.before[ends]
            self.before[:] = self.points
            return
        rewards[:] = 0
        if not ends.any():
            return
        seats = self.info[0, core.AT_SEATS]
        finals = self.finals[ends].astype(np.float32)
        finals[:, seats:] = ENDLESS
        found = np.zeros_like(finals)
        if self.reward == POINTS:
            found[:] = finals
        elif self.reward == WIN:
            won = self.winners[ends][:, None] >> np.arange(SEATS) & 1
            found[:] = won / np.maximum(1, won.sum(1, keepdims=True))
        else:
            order = np.sort(finals, 1)
            best = order[:, -1:]
            second = order[:, -2:-1]
            found[:] = finals - np.where(finals == best, second, best)
        found[:, seats:] = 0
        rewards[ends] = found

    def check(self) -> None:
        if self.closed:
            raise TrailbossError(say("error-env-closed"))

    def close(self) -> None:
        self.closed = True
        for player in self.bots:
            player.close()
        self.bots = []


def checked_actions(actions: Any, games: int) -> NDArray[Any]:
    """An action for every game, or an error."""
    try:
        chosen = np.asarray(actions)
    except ValueError:  # rows of different lengths
        raise TrailbossError(say("error-env-actions", games=games, given=repr(actions))) from None
    if chosen.shape != (games,) or chosen.dtype.kind not in "iu":
        shape = f"{chosen.dtype} {chosen.shape}"
        raise TrailbossError(say("error-env-actions", games=games, given=shape))
    return chosen


def check_legal(chosen: NDArray[Any], masks: NDArray[np.uint8]) -> None:
    """An error that names the first game whose action is not legal."""
    within = (chosen >= 0) & (chosen < masks.shape[1])
    legal = within & (masks[np.arange(len(chosen)), np.where(within, chosen, 0)] != 0)
    if not legal.all():
        at = int(np.flatnonzero(~legal)[0])
        raise TrailbossError(core.not_legal(at, int(chosen[at])))


def words(info: NDArray[np.uint8], at: int) -> NDArray[np.int16]:
    """Four numbers of two bytes."""
    return info[:, at : at + 2 * SEATS].view("<i2")


def array(name: str, given: Any, shape: tuple[int, ...], dtype: np.dtype[Any]) -> NDArray[Any]:
    """An array of the caller's, checked, or a new one."""
    if given is None:
        return np.zeros(shape, dtype)
    found = given
    if not isinstance(found, np.ndarray):
        try:
            if hasattr(found, "numpy"):  # a tensor shares its memory that way
                found = found.numpy()
            elif hasattr(found, "__dlpack__"):
                found = np.from_dlpack(found)
            else:
                found = np.frombuffer(found, dtype).reshape(shape)
        except (TypeError, ValueError, RuntimeError, BufferError) as error:
            problem = str(error)
            raise TrailbossError(say("error-env-buffer", name=name, problem=problem)) from error
    if found.shape != shape or found.dtype != dtype:
        wanted, there = f"{dtype} {shape}", f"{found.dtype} {found.shape}"
        raise TrailbossError(say("error-env-array", name=name, wanted=wanted, given=there))
    if not found.flags.c_contiguous or not found.flags.writeable:
        raise TrailbossError(say("error-env-memory", name=name))
    return found
