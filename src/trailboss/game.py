"""The public face of a game: what users play, copy, undo, save and replay."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from trailboss.core.codec import Move
from trailboss.core.course import Course, default_names
from trailboss.core.decision import Decision
from trailboss.core.encoding import fill_buffer
from trailboss.core.errors import InvalidMove, InvalidRecord, TrailbossError, verbatim
from trailboss.core.message import say
from trailboss.core.record import Record, load_record
from trailboss.core.rules import Position, RowMemo, Rules
from trailboss.core.score import ScoreSheet
from trailboss.core.source import (
    SEED_LIMIT,
    RecordingSource,
    ScriptedSource,
    SeededSource,
    Source,
)
from trailboss.figures import Figures, read_figures, rules_for
from trailboss.handicap import check_handicap, give
from trailboss.positions import (
    ALL,
    Eyes,
    position_data,
    position_text,
    read_position,
    to_json,
)
from trailboss.titles import rules_of


class Game(Course):
    """A game in progress. `new_game` and `replay` make one."""

    rows: RowMemo | None = None  # what its rows have in common

    @property
    def prompt(self) -> str:
        """What is asked, in English words; `decision.text` has other languages."""
        return self.situation.text(self.ruleset.prompt(self.state), "en")

    @property
    def decision(self) -> Decision | None:
        """What is being decided, with all its facts; None when the game is over."""
        if self.over:
            return None
        return Decision(self.situation, self.legal, self.can_undo)

    def copy(self) -> Game:
        """A game of its own that goes on from here with the same chance."""
        new = Game.__new__(Game)
        self.copy_to(new)
        return new

    # Results and knowledge ----------------------------------------------------------------------

    @property
    def winners(self) -> list[int]:
        """The seats that have won; more than one where victory is shared."""
        if not self.over:
            return []
        return self.ruleset.winners(self.state)

    def scores(self) -> list[ScoreSheet]:
        """One score sheet a seat, as if the game ended now."""
        return self.ruleset.scores(self.state)

    def observe(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know, ready for JSON; None for what everybody may know."""
        if seat is not None and not 0 <= seat < self.players:
            raise TrailbossError(say("error-seat", last=self.players - 1, given=str(seat)))
        return self.ruleset.observe(self.state, -1 if seat is None else seat)

    def encode_into(self, seat: int, buffer: Any) -> None:
        """Write what a seat may know into a buffer of `encoding_size` numbers, bytes or float32."""
        if not 0 <= seat < self.players:
            raise TrailbossError(say("error-seat", last=self.players - 1, given=str(seat)))
        if not self.exact:  # it may be changed by hand
            self.ruleset.encode_into(self.state, seat, buffer)
            return
        if self.rows is None:
            self.rows = self.ruleset.memo()
        fill_buffer(self.rows.row(self.state, seat, []), buffer)

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
        new.state = self.ruleset.resample(self.state, -1 if seat is None else seat, source)
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
            self.ruleset.differences,
            self.opening,
        )

    # Positions in words -------------------------------------------------------------------------

    def position_data(self, eyes: Eyes = ALL) -> dict[str, Any]:
        """The position as JSON-ready data."""
        rules, options = self.ruleset, self.options
        return position_data(rules, self.state, self.players, options, self.names, eyes)

    @property
    def position(self) -> str:
        """The whole position as text, secrets and all; `load_position` reads it."""
        return position_text(self.ruleset, self.state, self.position_data())

    @property
    def position_json(self) -> str:
        """The same as a JSON document."""
        return to_json(self.position_data())

    def position_for(self, seat: int | None) -> str:
        """The position as text, as far as a seat may know it (None: as far as everybody may):
        cards it cannot know are left open."""
        if seat is not None and not 0 <= seat < self.players:
            raise TrailbossError(say("error-seat", last=self.players - 1, given=str(seat)))
        eyes = Eyes(False, -1 if seat is None else seat)
        return position_text(self.ruleset, self.state, self.position_data(eyes))

    @property
    def opening(self) -> str:
        """The position the game began with, as text; empty if it began with the set-up."""
        if self.opened is None:
            return ""
        rules, options = self.ruleset, self.options
        data = position_data(rules, self.opened, self.players, options, self.names)
        return position_text(rules, self.opened, data)


def new_game(
    game: str,
    players: int = 2,
    seed: int | None = None,
    source: Source | None = None,
    names: list[str] | None = None,
    sandbox: bool = False,
    figures: str | Path | Figures | None = None,
    handicap: Sequence[int] = (),
    handicap_cards: Sequence[int] = (),
    **options: Any,
) -> Game:
    """Begin a game. Without a seed or source, chance is new every time. `figures` is a file with
    your own figures (docs: "Put figures right"). `handicap` gives each seat dollars on top of those
    of the set-up, `handicap_cards` says how many of its weakest cards become better ones; a record
    carries both as the position the game began with."""
    if isinstance(figures, str | Path):
        figures = read_figures(figures, game)
    elif figures is not None and figures.game != game:
        raise TrailbossError(say("error-figures-other", named=figures.game, game=game))
    rules = rules_of(game) if figures is None else figures.rules
    check_handicap(players, handicap, handicap_cards)
    if not any(handicap) and not any(handicap_cards):
        return begin(rules, players, seed, source, names, sandbox, options)
    if seed is None and source is None:
        seed = fresh_seed()
    plain = begin(rules, players, seed, source, names, sandbox, options)
    opened = with_handicap(plain, handicap, handicap_cards)
    return begin(rules, players, seed, source, names, sandbox, options, opened)


def with_handicap(game: Game, dollars: Sequence[int], cards: Sequence[int] = ()) -> Position:
    """The set-up of a game with more money, or better cards, for some seats."""
    check_handicap(game.players, dollars, cards)
    data = game.position_data()
    give(data, game.ruleset.family, dollars, cards)
    return read_position(data, 0).position


def begin(
    rules: Rules,
    players: int,
    seed: int | None,
    source: Source | None,
    names: list[str] | None,
    sandbox: bool,
    options: dict[str, Any],
    opened: Position | None = None,
) -> Game:
    """Begin a game with these rules, today's or those of before; with a position, if one was
    loaded, else with the set-up."""
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
    return Game(rules, players, known, seats, seed, source, sandbox, opened)


def load_position(
    text: str | dict[str, Any],
    seed: int | None = None,
    source: Source | None = None,
    names: list[str] | None = None,
    sandbox: bool = False,
) -> Game:
    """A game that goes on from a position: its text, its JSON document, or that as data.

    What was left open is dealt at random. Chance follows from `seed`, from the seed the position
    names, or is new every time.
    """
    if seed is not None and source is not None:
        raise TrailbossError(say("error-seed-and-source"))
    if seed is not None and (isinstance(seed, bool) or not isinstance(seed, int)):
        raise TrailbossError(say("error-seed", given=repr(seed)))
    fresh = fresh_seed() if seed is None else seed
    if not 0 <= fresh < SEED_LIMIT:
        raise TrailbossError(say("error-seed-range", given=str(fresh)))
    found = read_position(text, fresh, seed is not None)
    if source is None:
        seed = found.seed
    names = found.names if names is None else names
    return begin(
        *(found.rules, found.players, seed, source, names, sandbox, found.options),
        found.position,
    )


def fresh_seed() -> int:
    import secrets

    return secrets.randbits(32)


def opening_of(record: Record, rules: Rules) -> Position | None:
    """The position a recorded game began with, if it was not the set-up."""
    if not record.position:
        return None
    found = read_position(record.position, 0, trust=False)
    if found.rules is not rules or found.players != record.players:
        raise TrailbossError(say("error-record-opening"))
    return found.position


def replay(record: Record | str, step: int | None = None, sandbox: bool = False) -> Game:
    """Play a record again, to its end or up to `step` moves."""
    if isinstance(record, str):
        record = load_record(record)
    if step is not None and not 0 <= step <= len(record.moves):
        raise InvalidRecord(say("error-record-step", last=len(record.moves), given=str(step)))
    try:
        rules = rules_for(record.game, record.version, record.figures)
    except TrailbossError as error:
        raise InvalidRecord(error.message) from error
    source = None if record.seed is not None else ScriptedSource(record.outcomes)
    try:
        names = record.names or None
        opened = opening_of(record, rules)
        game = begin(
            *(rules, record.players, record.seed, source, names, sandbox, record.options), opened
        )
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
