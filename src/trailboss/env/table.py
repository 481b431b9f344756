"""One game with learners and bots at its seats: what the environments of a single game stand on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from trailboss.bots import Bot, bot, mixed_seed, view_of
from trailboss.core.encoding import Encoding
from trailboss.core.errors import TrailbossError
from trailboss.core.message import say
from trailboss.core.rules import Position, RowMemo, Rules
from trailboss.core.source import SEED_LIMIT, SeededSource
from trailboss.env.moves import MoveFeatures
from trailboss.env.rewards import final_rewards, step_rewards
from trailboss.titles import rules_of

CHANCE = 0  # what a game's seed is used for: chance, then the bot of each seat
FIRST_BOT = 1

DTYPES = ("uint8", "float32")


def checked_rules(game: str, players: int) -> Rules:
    """The rules of a title that can be played by so many."""
    rules = rules_of(game)
    if isinstance(players, bool) or not isinstance(players, int):
        raise TrailbossError(say("error-players-number", given=repr(players)))
    if not rules.min_players <= players <= rules.max_players:
        raise TrailbossError(
            say(
                "error-players",
                game=rules.id,
                least=rules.min_players,
                most=rules.max_players,
                given=str(players),
            )
        )
    return rules


def checked_dtype(dtype: str) -> str:
    if dtype not in DTYPES:
        raise TrailbossError(say("error-env-dtype", given=repr(dtype), known=DTYPES))
    return dtype


def checked_seed(seed: Any) -> int:
    if isinstance(seed, (bool, np.bool_)) or not isinstance(seed, (int, np.integer)):
        raise TrailbossError(say("error-seed", given=repr(seed)))
    if not 0 <= seed < SEED_LIMIT:
        raise TrailbossError(say("error-seed-range", given=str(seed)))
    return int(seed)


class Table:
    """A game that stops wherever a learner has a choice. Moves without a choice are made at once,
    and those of the seats that bots have."""

    def __init__(self, rules: Rules, players: int, options: dict[str, Any], reward: str) -> None:
        self.rules = rules
        self.players = players
        self.options = rules.options(players, options)
        self.reward = reward
        self.encoding: Encoding = rules.encoding()
        self.position: Position | None = None  # none before the first game
        self.source = SeededSource(0)
        self.memo: RowMemo = rules.memo()
        self.bots: dict[int, Bot] = {}
        self.legal: list[int] = []  # codes, while a learner decides
        self.totals: list[int] = []  # points by seat, as of the last decision
        self.rewards: list[float] = []  # by seat, of the last step
        self.winners: list[int] = []
        self.length = 0  # decisions of learners so far
        self.opponents: dict[int, str] = {}
        self.features: MoveFeatures | None = None  # of moves, where somebody asks for them

    def begin(self, seed: int, opponents: dict[int, str]) -> None:
        """Set a game up, with bots at some seats, and play to the first choice of a learner. The
        chance of a game is that of an arena's game with the same seed."""
        self.close()
        self.opponents = opponents
        self.source = SeededSource(mixed_seed(seed, CHANCE))
        position = self.rules.start(self.players, self.options, self.source)
        self.position = position
        self.memo = self.rules.memo()
        for seat, text in opponents.items():
            self.bots[seat] = bot(text, mixed_seed(seed, FIRST_BOT + seat))
            self.bots[seat].begin(self.rules, self.players, self.options, seat)
        self.totals = self.rules.totals(position)
        self.winners = []
        self.length = 0
        self.settle(position)

    @property
    def seat(self) -> int:
        """Whose choice is pending; -1 when the game is over."""
        return -1 if self.position is None else self.position.seat

    @property
    def over(self) -> bool:
        return self.position is not None and self.position.seat < 0

    @property
    def default(self) -> int:
        """The action made for somebody who has left."""
        assert self.position is not None
        return self.encoding.slots[self.rules.default(self.position)]

    def play(self, action: Any) -> None:
        """Make the move with the number `action`, and everything up to the next choice."""
        position = self.position
        if position is None:
            raise TrailbossError(say("error-env-reset"))
        if position.seat < 0:
            raise TrailbossError(say("error-env-over"))
        self.rules.apply(position, self.code_of(position, action), self.source)
        self.length += 1
        self.settle(position)

    def code_of(self, position: Position, action: Any) -> int:
        """The title's own number of a move, or an error that says why it is not one."""
        if isinstance(action, np.ndarray) and action.shape == ():
            action = action[()]
        if isinstance(action, (bool, np.bool_)) or not isinstance(action, (int, np.integer)):
            raise TrailbossError(say("error-env-action-type", given=repr(action)))
        count = self.encoding.move_count
        if not 0 <= action < count:
            raise TrailbossError(say("error-env-action", last=count - 1, given=str(action)))
        code = self.encoding.codes[int(action)]
        if code < 0:
            name = self.encoding.moves[int(action)]
            raise TrailbossError(
                say("error-env-foreign", action=int(action), move=name, game=self.rules.id)
            )
        if code not in self.legal:
            reason = self.rules.why_not(position, code)
            name = self.rules.codec.text(code)
            problem = say("error-illegal", move=name, reason=reason)
            raise TrailbossError(problem, self.rules.scopes)
        return code

    def settle(self, position: Position) -> None:
        before = self.totals
        while position.seat >= 0:
            legal = self.rules.legal(position)
            player = self.bots.get(position.seat)
            if len(legal) == 1:
                code = legal[0]
            elif player is not None:
                code = player.choose(view_of(self.rules, position))
            else:
                self.legal = legal
                self.totals = self.rules.totals(position)
                self.rewards = step_rewards(self.reward, before, self.totals)
                return
            self.rules.apply(position, code, self.source)
        self.legal = []
        self.totals = self.rules.totals(position)
        self.winners = self.rules.winners(position)
        self.rewards = final_rewards(self.reward, before, self.totals, self.winners)
        for player in self.bots.values():
            player.end(self.totals, self.winners)

    # What can be seen ---------------------------------------------------------------------------

    def row(self, seat: int, out: NDArray[Any]) -> None:
        """Write what a seat may know."""
        if self.position is None:
            raise TrailbossError(say("error-env-reset"))
        made = np.frombuffer(self.memo.row(self.position, seat, []), np.uint8)
        out[: len(made)] = made
        out[len(made) :] = 0

    def mask(self, out: NDArray[Any]) -> None:
        """Write a 1 for every legal move of the seat that decides, 0 for all others."""
        out[:] = 0
        slots = self.encoding.slots
        out[[slots[code] for code in self.legal]] = 1

    def moves(self) -> tuple[NDArray[np.int64], NDArray[np.float32]]:
        """The legal actions, and a row of features for each."""
        if self.position is None:
            raise TrailbossError(say("error-env-reset"))
        if self.features is None:
            self.features = MoveFeatures(self.rules)
        return self.features.actions(self.position), self.features(self.position)

    def close(self) -> None:
        for player in self.bots.values():
            player.close()
        self.bots = {}


def opponents_of(players: int, seat: int, bots: Sequence[str]) -> dict[int, str]:
    """The bots by seat, in turn order behind a learner's."""
    return {(seat + 1 + at) % players: text for at, text in enumerate(bots)}


def checked_bots(texts: Any) -> tuple[str, ...]:
    """The bots a caller has named, each of which can be made."""
    if isinstance(texts, str) or not isinstance(texts, Sequence):
        raise TrailbossError(say("error-env-opponents", given=repr(texts)))
    for text in texts:
        if not isinstance(text, str):
            raise TrailbossError(say("error-env-opponents", given=repr(texts)))
        bot(text, 0).close()
    return tuple(texts)
