"""A game that is being played: position, moves, chance, and what can be taken back.

`trailboss.game.Game` is this with words around it; what a loop over `legal` and `play` needs stands
here, where it is compiled.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from trailboss.core import mypyc_attr
from trailboss.core.codec import Move
from trailboss.core.decision import Past, Situation
from trailboss.core.errors import IllegalMove, InvalidMove, TrailbossError
from trailboss.core.message import Message, say
from trailboss.core.playout import Advance
from trailboss.core.rules import Event, Position, Rules
from trailboss.core.source import (
    NoSource,
    RecordingSource,
    ScriptedSource,
    SeededSource,
    Source,
    TracksSource,
)

BEGUN: Final = say("barrier-begin")
REVEALED: Final = say("barrier-revealed")
NEXT_TURN: Final = say("barrier-turn")


@mypyc_attr(allow_interpreted_subclasses=True)
class Course:
    """Moves are made on the one position there is, so that a move costs no copy. Whoever needs an
    earlier position gets it by playing the moves again with the outcomes there were."""

    def __init__(
        self,
        ruleset: Rules,
        players: int,
        options: dict[str, Any],
        names: list[str],
        seed: int | None,
        source: Source,
        sandbox: bool = False,
        opened: Position | None = None,
    ) -> None:
        self.ruleset = ruleset
        self.version = ruleset.version  # as records name it
        self.players = players
        self.options = options
        self.names = names
        self.seed: int | None = seed
        self.sandbox: bool = sandbox or players == 1
        self.source: RecordingSource = RecordingSource(source)
        # Where the game began, if not with the set-up: a position that was loaded.
        self.opened: Position | None = opened
        self.now: Position = (
            opened.copy() if opened is not None else ruleset.start(players, options, self.source)
        )
        # Does the position follow from the moves? One that was resampled or made by hand does not.
        self.exact: bool = True
        self.codes: list[int] = []  # every move so far
        # The information barrier: moves from here on have revealed nothing and can be taken back.
        self.barrier: Position | None = None  # the position there, if somebody needed it
        self.barrier_step: int = 0
        self.barrier_reason: Message = BEGUN
        self.listeners: list[Callable[[Event], None]] = []
        self.unnamed: list[str] = default_names(players)
        self._legal: tuple[Move, ...] | None = None
        self._allowed: list[int] = []  # the codes of `_legal`
        self._here: Situation | None = None  # what the moves of `_legal` speak of

    def first(self) -> Position:
        """The position the game begins with."""
        if self.opened is not None:
            return self.opened.copy()
        return self.ruleset.start(self.players, self.options, self.source)

    # Now ----------------------------------------------------------------------------------------

    @property
    def state(self) -> Position:
        return self.now

    @state.setter
    def state(self, position: Position) -> None:
        self.leave()
        self.now = position
        self.exact = False

    @property
    def seat(self) -> int | None:
        """Who decides now, counted from 0; None when the game is over."""
        seat = self.now.seat
        if seat >= 0:
            return seat
        return None

    @property
    def over(self) -> bool:
        return self.now.seat < 0

    @property
    def situation(self) -> Situation:
        if self._here is None:
            names = () if self.names == self.unnamed else tuple(self.names)
            self._here = Situation(self.ruleset, self.now, names)
        return self._here

    @property
    def legal(self) -> tuple[Move, ...]:
        """Every move that is allowed now, sorted by code; empty only when the game is over."""
        found = self._legal
        if found is None:
            codec = self.ruleset.codec
            here = self.situation
            allowed = self.ruleset.allowed(self.now)
            moves: list[Move] = []
            for code in allowed:
                moves.append(Move(code, codec, here))
            found = tuple(moves)
            self._legal = found
            self._allowed = allowed
        return found

    def asides(self, seat: int) -> tuple[Move, ...]:
        """The moves a seat may make now although another one decides: exchange tokens. `play`
        takes them like any other; nobody is ever asked for them."""
        if not 0 <= seat < self.players:
            raise TrailbossError(say("error-seat", last=self.players - 1, given=str(seat)))
        codec = self.ruleset.codec
        here = self.situation
        return tuple([Move(code, codec, here) for code in self.ruleset.asides(self.now, seat)])

    @property
    def step(self) -> int:
        """How many moves have been made."""
        return len(self.codes)

    @property
    def moves(self) -> tuple[Move, ...]:
        """Every move made so far."""
        return tuple([Move(code, self.ruleset.codec) for code in self.codes])

    # Playing ------------------------------------------------------------------------------------

    def code_of(self, move: Any) -> int:
        """The code of a move given in any form; InvalidMove if it is no move of this game."""
        if isinstance(move, Move):
            if move.codec is not self.ruleset.codec:
                raise InvalidMove(say("error-other-move", move=str(move), game=self.ruleset.id))
            return move.code
        if isinstance(move, str):
            return self.ruleset.codec.parse(move)
        if isinstance(move, int) and not isinstance(move, bool):
            self.ruleset.codec.text(move)
            return move
        raise InvalidMove(say("error-move-type", given=repr(move)))

    def play(self, move: Any) -> None:
        """Make a move: a Move, its code, or its notation. Nothing changes if it is refused."""
        code = self.code_of(move)
        before = self.now
        if before.seat < 0:
            raise IllegalMove(say("error-over"))
        allowed = self._allowed if self._legal is not None else self.ruleset.allowed(before)
        if code not in allowed and not self.ruleset.is_aside(before, code):
            reason = self.ruleset.why_not(before, code)
            refused = say("error-illegal", move=self.ruleset.codec.text(code), reason=reason)
            raise IllegalMove(refused, self.ruleset.scopes)
        seat = before.seat
        turn = before.turn
        reveals = before.reveals
        self.leave()
        after = before if self.exact else before.copy()
        events: list[Event] = []
        if self.listeners:
            after.events = events
        drawn = self.source.mark()
        try:
            self.ruleset.apply(after, code, self.source)
        except BaseException:
            self.source.go_back(drawn)
            self.recover()
            raise
        after.events = None
        self.now = after
        self.codes.append(code)
        if after.reveals != reveals:
            self.set_barrier(REVEALED)
        elif after.seat != seat or after.turn != turn:
            self.set_barrier(NEXT_TURN)
        if self.listeners:
            for listener in self.listeners:
                for event in events:
                    listener(event)

    def leave(self) -> None:
        """The position is about to change: moves that were handed out still speak of this one."""
        here = self._here
        if here is not None:
            if self.exact:
                here.past = self.past(len(self.codes))
            self._here = None
        self._legal = None

    def recover(self) -> None:
        """A move was cut short, by a script that ran out or somebody who lost patience: back to the
        position before it."""
        if not self.exact:
            return  # it was tried on a copy
        if self.seed is not None:
            self.rewind(self.codes)  # the generator has gone on, too
        else:
            self.now = self.position_at(len(self.codes))

    def position_at(self, step: int) -> Position:
        """The position after so many of the moves so far."""
        return self.past(step).position(self.ruleset)

    def past(self, step: int) -> Past:
        outcomes = self.source.outcomes
        return Past(self.players, self.options, self.codes, step, outcomes, self.opened)

    def set_barrier(self, reason: Message) -> None:
        self.barrier = None if self.exact else self.now.copy()
        self.barrier_step = len(self.codes)
        self.barrier_reason = reason

    def advance(self, codes: list[int]) -> None:
        """Make many moves at once, as when a record is replayed; nobody listens. Stops with
        IllegalMove at a move that is not allowed, after those before it."""
        self.leave()
        if not self.exact:
            self.now = self.now.copy()  # moves of `legal` still speak of the old one
        run = Advance(self.ruleset, self.now, self.source)
        start = len(self.codes)
        try:
            done = run.play(codes)
        except TrailbossError:
            self.rewind(self.codes + codes[: run.step])  # the last move was cut short
            raise
        self.codes.extend(codes[: run.step])
        if run.barrier_step:
            self.barrier = None
            self.barrier_step = start + run.barrier_step
            self.barrier_reason = REVEALED if run.revealed else NEXT_TURN
        if not done:
            self.play(codes[run.step])  # says why not

    @property
    def can_undo(self) -> bool:
        return len(self.codes) > (0 if self.sandbox else self.barrier_step)

    def undo(self) -> Move:
        """Take the last move back and say which it was.

        Possible back to the latest of: something was revealed, another player decided, the turn
        began. A game alone or in a sandbox goes back to its beginning.
        """
        if not self.codes:
            raise IllegalMove(say("undo-none"))
        if not self.can_undo:
            raise IllegalMove(say("undo-not", reason=self.barrier_reason))
        last = self.codes[-1]
        kept = self.codes[:-1]
        if len(kept) >= self.barrier_step and (self.exact or self.barrier is not None):
            self.leave()
            barrier = self.barrier
            if barrier is None:
                barrier = self.position_at(self.barrier_step)
                self.barrier = barrier
            # Nothing was drawn since the barrier, so no chance is needed to come back here.
            position = barrier.copy()
            for code in kept[self.barrier_step :]:
                self.ruleset.apply(position, code, NoSource())
            self.now = position
            self.codes = kept
        else:
            self.rewind(kept)
        return Move(last, self.ruleset.codec)

    def rewind(self, codes: list[int]) -> None:
        """Play the game again from its beginning up to `codes`, with the chance it had; what was
        drawn after that is drawn again when the game goes on."""
        self.leave()
        again = source_again(self.seed, self.source.source, self.source.outcomes)
        self.source = RecordingSource(again)
        self.now = self.first()
        self.exact = True
        self.codes = []
        self.barrier = None
        self.barrier_step = 0
        self.barrier_reason = BEGUN
        self.advance(codes)

    def copy_to(self, new: Course) -> None:
        """Fill a new game that goes on from here with the same chance."""
        new.ruleset = self.ruleset
        new.version = self.version
        new.players = self.players
        new.options = dict(self.options)
        new.names = list(self.names)
        new.seed = self.seed
        new.sandbox = self.sandbox
        new.source = copy_source(self.source)
        new.opened = self.opened
        new.now = self.now.copy()
        new.exact = self.exact
        new.codes = list(self.codes)
        new.barrier = None if self.barrier is None else self.barrier.copy()
        new.barrier_step = self.barrier_step
        new.barrier_reason = self.barrier_reason
        new.listeners = []
        new.unnamed = self.unnamed
        new._legal = None
        new._allowed = []
        new._here = None

    def listen(self, listener: Callable[[Event], None]) -> None:
        """Have every event of the game from now on told to `listener`."""
        self.listeners.append(listener)


def default_names(players: int) -> list[str]:
    """What seats are called in a record while nobody has a name."""
    return [f"Seat {seat + 1}" for seat in range(players)]


def copy_source(recording: RecordingSource) -> RecordingSource:
    """A source that gives the same outcomes as this one from now on."""
    source = recording.source
    new: Source = source
    if isinstance(source, SeededSource):
        seeded = SeededSource(0)
        seeded.restore(source.save())
        new = seeded
    elif isinstance(source, TracksSource):
        new = source.copy()
    elif isinstance(source, ScriptedSource):
        scripted = ScriptedSource(source.outcomes)
        scripted.bind(source.draws)
        scripted.used = source.used
        new = scripted
    copied = RecordingSource(new)
    copied.outcomes = list(recording.outcomes)
    return copied


def source_again(seed: int | None, source: Source, outcomes: list[int]) -> Source:
    """The source of a game from its beginning."""
    if seed is not None:
        return SeededSource(seed)
    if isinstance(source, ScriptedSource):
        again = ScriptedSource(source.outcomes)
        again.bind(source.draws)
        return again
    if isinstance(source, TracksSource):
        return TracksSource(source.seed)
    return ScriptedSource(outcomes)
