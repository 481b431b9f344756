"""The public face of a game: what users play, copy, undo, save and replay."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from trailboss.core.codec import Move
from trailboss.core.decision import Decision, Situation
from trailboss.core.errors import (
    IllegalMove,
    InvalidMove,
    InvalidRecord,
    TrailbossError,
    verbatim,
)
from trailboss.core.message import Message, say
from trailboss.core.playout import Advance
from trailboss.core.record import Record, load_record
from trailboss.core.rules import Event, Position, Rules
from trailboss.core.score import ScoreSheet
from trailboss.core.source import (
    NoSource,
    RecordingSource,
    ScriptedSource,
    SeededSource,
    Source,
)
from trailboss.titles import rules_of

REVEALED = say("barrier-revealed")
NEXT_TURN = say("barrier-turn")


class Game:
    """A game in progress. `new_game` and `replay` make one."""

    def __init__(
        self,
        ruleset: Rules,
        players: int,
        options: dict[str, Any],
        names: list[str],
        seed: int | None,
        source: Source,
        sandbox: bool = False,
    ) -> None:
        self.ruleset = ruleset
        self.version = ruleset.version  # as records name it
        self.players = players
        self.options = options
        self.names = names
        self.seed = seed
        self.sandbox = sandbox or players == 1
        self.source = RecordingSource(source)
        self.position: Position = ruleset.start(players, options, self.source)
        self.codes: list[int] = []  # every move so far
        # The information barrier: moves from here on have revealed nothing and can be taken back.
        # A copy of the position there is kept while the game is played, not when it is replayed.
        self.barrier: Position | None = self.position.copy()
        self.barrier_step: int = 0
        self.barrier_reason: Message = say("barrier-begin")
        self.listeners: list[Callable[[Event], None]] = []
        self._legal: tuple[Move, ...] | None = None

    # Now ----------------------------------------------------------------------------------------

    @property
    def seat(self) -> int | None:
        """Who decides now, counted from 0; None when the game is over."""
        return self.position.seat if self.position.seat >= 0 else None

    @property
    def over(self) -> bool:
        return self.position.seat < 0

    @property
    def prompt(self) -> str:
        """What is asked, in English words; `decision.text` has other languages."""
        return self.situation.text(self.ruleset.prompt(self.position), "en")

    @property
    def situation(self) -> Situation:
        known = self.names != default_names(self.players)
        return Situation(self.ruleset, self.position, tuple(self.names) if known else ())

    @property
    def decision(self) -> Decision | None:
        """What is being decided, with all its facts; None when the game is over."""
        if self.over:
            return None
        return Decision(self.situation, self.legal, self.can_undo)

    @property
    def legal(self) -> tuple[Move, ...]:
        """Every move that is allowed now, sorted by code; empty only when the game is over."""
        if self._legal is None:
            codec = self.ruleset.codec
            here = self.situation
            self._legal = tuple(
                Move(code, codec, here) for code in self.ruleset.legal(self.position)
            )
        return self._legal

    @property
    def step(self) -> int:
        """How many moves have been made."""
        return len(self.codes)

    @property
    def moves(self) -> tuple[Move, ...]:
        """Every move made so far."""
        return tuple(Move(code, self.ruleset.codec) for code in self.codes)

    # Playing ------------------------------------------------------------------------------------

    def code_of(self, move: Move | int | str) -> int:
        """The code of a move given in any form; InvalidMove if it is no move of this game."""
        if isinstance(move, Move):
            if move.codec is not self.ruleset.codec:
                raise InvalidMove(say("error-other-move", move=str(move), game=self.ruleset.id))
            return move.code
        if isinstance(move, str):
            return self.ruleset.codec.parse(move)
        if type(move) is int:
            self.ruleset.codec.text(move)
            return move
        raise InvalidMove(say("error-move-type", given=repr(move)))

    def play(self, move: Move | int | str) -> None:
        """Make a move: a Move, its code, or its notation. Nothing changes if it is refused."""
        code = self.code_of(move)
        if self.over:
            raise IllegalMove(say("error-over"))
        if all(known.code != code for known in self.legal):
            reason = self.ruleset.why_not(self.position, code)
            refused = say("error-illegal", move=self.ruleset.codec.text(code), reason=reason)
            raise IllegalMove(refused, self.ruleset.scopes)
        before = self.position
        after = before.copy()
        events: list[Event] = []
        if self.listeners:
            after.events = events
        drawn = self.source.mark()
        try:
            self.ruleset.apply(after, code, self.source)
        except TrailbossError:
            self.source.go_back(drawn)
            raise
        after.events = None
        self.position = after
        self.codes.append(code)
        self._legal = None
        if after.reveals != before.reveals:
            self.set_barrier(REVEALED)
        elif after.seat != before.seat or after.turn != before.turn:
            self.set_barrier(NEXT_TURN)
        for listener in self.listeners:
            for event in events:
                listener(event)

    def set_barrier(self, reason: Message) -> None:
        self.barrier = self.position.copy()
        self.barrier_step = len(self.codes)
        self.barrier_reason = reason

    def advance(self, codes: list[int]) -> None:
        """Make many moves at once, as when a record is replayed; nobody listens. Stops with
        IllegalMove at a move that is not allowed, after those before it."""
        self.position = self.position.copy()  # moves of `legal` still speak of the old one
        run = Advance(self.ruleset, self.position, self.source)
        start = len(self.codes)
        try:
            done = run.play(codes)
        except TrailbossError:
            self.rewind(self.codes + codes[: run.step])  # the last move was cut short
            raise
        self.codes.extend(codes[: run.step])
        self._legal = None
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
        if len(kept) >= self.barrier_step and self.barrier is not None:
            # Nothing was drawn since the barrier, so no chance is needed to come back here.
            position = self.barrier.copy()
            for code in kept[self.barrier_step :]:
                self.ruleset.apply(position, code, NoSource())
            self.position = position
            self.codes = kept
            self._legal = None
        else:
            self.rewind(kept)
        return Move(last, self.ruleset.codec)

    def rewind(self, codes: list[int]) -> None:
        """Play the game again from its beginning up to `codes`, with the chance it had; what was
        drawn after that is drawn again when the game goes on."""
        source = self.source.source
        outcomes = self.source.outcomes
        again = Game(
            self.ruleset,
            self.players,
            self.options,
            self.names,
            self.seed,
            source_again(self.seed, source, outcomes),
            self.sandbox,
        )
        again.advance(codes)
        self.source = again.source
        self.position = again.position
        self.codes = again.codes
        self.barrier = again.barrier
        self.barrier_step = again.barrier_step
        self.barrier_reason = again.barrier_reason
        self._legal = None

    def copy(self) -> Game:
        """A game of its own that goes on from here with the same chance."""
        new = Game.__new__(Game)
        new.ruleset = self.ruleset
        new.version = self.version
        new.players = self.players
        new.options = dict(self.options)
        new.names = list(self.names)
        new.seed = self.seed
        new.sandbox = self.sandbox
        new.source = copy_source(self.source)
        new.position = self.position.copy()
        new.codes = list(self.codes)
        new.barrier = None if self.barrier is None else self.barrier.copy()
        new.barrier_step = self.barrier_step
        new.barrier_reason = self.barrier_reason
        new.listeners = []
        new._legal = self._legal
        return new

    def listen(self, listener: Callable[[Event], None]) -> None:
        """Have every event of the game from now on told to `listener`."""
        self.listeners.append(listener)

    # Results and knowledge ----------------------------------------------------------------------

    @property
    def winners(self) -> list[int]:
        """The seats that have won; more than one where victory is shared."""
        if not self.over:
            return []
        return self.ruleset.winners(self.position)

    def scores(self) -> list[ScoreSheet]:
        """One score sheet a seat, as if the game ended now."""
        return self.ruleset.scores(self.position)

    def observe(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know, ready for JSON; None for what everybody may know."""
        if seat is not None and not 0 <= seat < self.players:
            raise TrailbossError(say("error-seat", last=self.players - 1, given=str(seat)))
        return self.ruleset.observe(self.position, -1 if seat is None else seat)

    def encode_into(self, seat: int, buffer: Any) -> None:
        """Write what a seat may know into a buffer of `encoding_size` numbers, bytes or float32."""
        if not 0 <= seat < self.players:
            raise TrailbossError(say("error-seat", last=self.players - 1, given=str(seat)))
        self.ruleset.encode_into(self.position, seat, buffer)

    @property
    def encoding_size(self) -> int:
        """How many numbers `encode_into` writes."""
        return self.ruleset.encoding().size

    def resample(self, seat: int | None, source: Source) -> Game:
        """A game the seat cannot tell from this one, drawn at random; its chance is `source`."""
        if seat is not None and not 0 <= seat < self.players:
            raise TrailbossError(say("error-seat", last=self.players - 1, given=str(seat)))
        new = self.copy()
        new.source = RecordingSource(source)
        new.seed = None
        new.position = self.ruleset.resample(self.position, -1 if seat is None else seat, source)
        new._legal = None
        new.sandbox = False
        new.set_barrier(say("barrier-resampled"))
        return new

    def explain(self, move: Move | int | str) -> str:
        """A move in English words; `move.text` has other languages."""
        here = self.situation
        return here.text(here.message(self.code_of(move)), "en")

    @property
    def record(self) -> Record:
        """The game as it can be saved, sent and replayed."""
        texts = self.ruleset.codec.texts
        return Record(
            self.ruleset.id,
            self.version,
            self.players,
            dict(self.options),
            list(self.names),
            self.seed,
            list(self.source.outcomes) if self.seed is None else [],
            [texts[code] for code in self.codes],
        )


def copy_source(recording: RecordingSource) -> RecordingSource:
    """A source that gives the same outcomes as this one from now on."""
    source = recording.source
    new: Source = source
    if isinstance(source, SeededSource):
        seeded = SeededSource(0)
        seeded.restore(source.save())
        new = seeded
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
    return ScriptedSource(outcomes)


def new_game(
    game: str,
    players: int = 2,
    seed: int | None = None,
    source: Source | None = None,
    names: list[str] | None = None,
    sandbox: bool = False,
    **options: Any,
) -> Game:
    """Begin a game. Without a seed or source the chance is new every time."""
    return begin(rules_of(game), players, seed, source, names, sandbox, options)


def begin(
    rules: Rules,
    players: int,
    seed: int | None,
    source: Source | None,
    names: list[str] | None,
    sandbox: bool,
    options: dict[str, Any],
) -> Game:
    """Begin a game with these rules, today's or those of before."""
    if isinstance(players, bool) or not isinstance(players, int):
        raise TrailbossError(say("error-players-number", given=repr(players)))
    if not rules.min_players <= players <= rules.max_players:
        least, most = rules.min_players, rules.max_players
        raise TrailbossError(
            say("error-players", game=rules.id, least=least, most=most, given=str(players))
        )
    if names is not None and len(names) != players:
        raise TrailbossError(say("error-names", players=players, given=len(names)))
    if seed is not None and source is not None:
        raise TrailbossError(say("error-seed-and-source"))
    known = rules.options(players, options)
    if source is None:
        seed = fresh_seed() if seed is None else seed
        if isinstance(seed, bool) or not isinstance(seed, int):
            raise TrailbossError(say("error-seed", given=repr(seed)))
        source = SeededSource(seed)
    if isinstance(source, ScriptedSource):
        source.bind(rules.draws)
    if names is None:
        names = default_names(players)
    for name in names:
        if not isinstance(name, str):
            raise TrailbossError(say("error-name", given=repr(name)))
    # A name is one line of a record: any blank in it is a space.
    seats = [" ".join(name.split()) for name in names]
    return Game(rules, players, known, seats, seed, source, sandbox)


def default_names(players: int) -> list[str]:
    """What seats are called in a record while nobody has a name."""
    return [f"Seat {seat + 1}" for seat in range(players)]


def fresh_seed() -> int:
    import secrets

    return secrets.randbits(32)


def replay(record: Record | str, step: int | None = None, sandbox: bool = False) -> Game:
    """Play a record again, to its end or up to `step` moves."""
    if isinstance(record, str):
        record = load_record(record)
    if step is not None and not 0 <= step <= len(record.moves):
        raise InvalidRecord(say("error-record-step", last=len(record.moves), given=str(step)))
    try:
        rules = rules_of(record.game, record.version)
    except TrailbossError as error:
        raise InvalidRecord(error.message) from error
    source = None if record.seed is not None else ScriptedSource(record.outcomes)
    try:
        names = record.names or None
        game = begin(rules, record.players, record.seed, source, names, sandbox, record.options)
    except TrailbossError as error:
        raise InvalidRecord(say("error-record-setup", problem=error.message)) from error
    except TypeError as error:
        raise InvalidRecord(say("error-record-setup", problem=verbatim(str(error)))) from error
    game.version = record.version
    wanted = record.moves if step is None else record.moves[:step]
    codes: list[int] = []
    for text in wanted:
        try:
            codes.append(rules.codec.parse(text))
        except InvalidMove as error:
            raise InvalidRecord(error.message, len(codes) + 1) from error
    try:
        game.advance(codes)
    except TrailbossError as error:
        raise InvalidRecord(error.message, game.step + 1, error.scopes) from error
    return game
