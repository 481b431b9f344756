"""The seam between the core and the rules of a game.

A game of the family is a subclass of `Rules` (what may happen) and of `Position` (where things
are). The core never looks inside a position beyond what stands here.
"""

from __future__ import annotations

from typing import Any, Protocol

from trailboss.core import options as choices
from trailboss.core.base_tables import BaseTables
from trailboss.core.codec import Codec
from trailboss.core.encoding import Encoding, fill_buffer
from trailboss.core.errors import TrailbossError
from trailboss.core.events import COUNTED_EVENTS, PRIVATE_EVENTS
from trailboss.core.frames import KIND, Frame, by_kind
from trailboss.core.message import Message, say
from trailboss.core.score import ScoreSheet
from trailboss.core.source import Source
from trailboss.core.tables import Figure

Event = tuple[int, int, int, int, int]  # kind, seat, and three figures


class Position:
    """Everything on the table, in the middle of any decision."""

    # A position is filled by the rules' set-up or by `copy`: making defaults would cost as much as
    # copying.
    stack: list[int]  # frames, see core.frames
    seat: int  # who decides, or whose frame is being carried out; -1: game over
    turn: int  # turns begun so far
    reveals: int  # chance outcomes seen so far: the information barrier of undo
    events: list[Event] | None  # filled only while somebody listens

    def copy(self) -> Position:
        raise NotImplementedError

    def push(self, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Lay a frame on the stack."""
        stack = self.stack
        stack.append(kind)
        stack.append(a)
        stack.append(b)
        stack.append(c)
        stack.append(d)

    def pop(self) -> None:
        """Take the top frame away."""
        del self.stack[KIND:]

    def tell(self, kind: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Note an event of the deciding seat, if anybody listens."""
        if self.events is not None:
            self.events.append((kind, self.seat, a, b, c))


class Speech(Protocol):
    """What a family says of its positions: the functions of its `facts.speech`."""

    def prompt(self, s: Any) -> Message: ...

    def explain(self, s: Any, code: int) -> Message: ...

    def reason_against(self, s: Any, code: int) -> Message | None:
        """What stands against a move; None if it is allowed."""

    def tell(self, t: Any, event: Event) -> Message: ...

    def describe(self, t: Any, name: str) -> Message | None: ...


class Knowledge(Protocol):
    """Who may know what: the functions of a family's `observation`."""

    def observe(self, s: Any, seat: int) -> dict[str, Any]: ...

    def resample(self, s: Any, seat: int, source: Source) -> Position: ...

    def dump(self, s: Any) -> dict[str, Any]: ...


class Scoring(Protocol):
    """The points of a seat: the functions of a family's `scoring`."""

    def score_sheet(self, s: Any, seat: int) -> ScoreSheet: ...

    def score_lines(self, s: Any, seat: int) -> list[int]: ...


class RowMemo:
    """Makes the rows of one game, one after the other, and keeps what does not change."""

    def row(self, position: Position, seat: int, totals: list[int]) -> bytes:
        """What a seat may know; the points each seat has so far are appended to `totals`."""
        raise NotImplementedError

    def write(
        self, position: Position, seat: int, totals: list[int], buffer: memoryview, at: int
    ) -> None:
        """The same into a buffer, from a place on."""
        raise NotImplementedError

    def fits(self, position: Position) -> bool:
        """Is this a position of the same game, or of none yet?"""
        raise NotImplementedError

    def distrust(self) -> None:
        """The next position need not have come from the last one by moves: somebody may have
        changed it by hand."""


def put_in_order(moves: list[int]) -> None:
    """Most questions find their answers in order: to look is cheaper than to sort."""
    last = -1
    for code in moves:
        if code < last:
            moves.sort()
            return
        last = code


class Rules:
    """The rules of one title, with its tables."""

    def __init__(self, family: str, tables: BaseTables) -> None:
        self.common = tables  # the tables, as far as all games have them
        self.id: str = tables.id
        self.family = family  # its id, see families.FAMILIES
        self.name: str = tables.name
        self.version: str = tables.version  # of rules, and of tables that matter to play
        self.number: int = tables.number  # of the rules: today's, or less for games of before
        self.codec: Codec = tables.codec
        self.action_count: int = tables.codec.count
        self.interludes: list[bool] = tables.codec.interludes
        self.min_players: int = tables.players[0]
        self.max_players: int = tables.players[1]
        self.opponent: str = tables.automa_name  # the solo opponent; empty if there is none
        self.figures: list[Figure] = tables.figures  # to be checked with the printed game
        # A player's own figures, as records carry them: what they are laid over, and the overlay.
        self.differences: dict[str, Any] | None = None
        self.draws: tuple[tuple[str, tuple[str, ...]], ...] = ()
        self.scopes: tuple[str, ...] = (tables.id,)  # catalogues that have its words, its own first
        self.spare: RowMemo | None = None  # of the game a row was last asked for
        # What `set_parts` brings.
        self.frames: list[Frame[Any]] = []  # by kind
        self.acting: int = 0  # bit by kind: frames that may go on without an answer
        self.event_kinds: dict[int, str] = {}  # name and figures of every kind, see core.events
        self.speech: Speech
        self.knowledge: Knowledge
        self.scoring: Scoring

    def set_parts(
        self,
        frames: tuple[Frame[Any], ...],
        event_kinds: dict[int, str],
        speech: Speech,
        knowledge: Knowledge,
        scoring: Scoring,
    ) -> None:
        """What a family brings: its frames and events, and three of its modules."""
        self.frames = by_kind(frames)
        for frame in frames:
            self.acting |= int(frame.acts) << frame.kind
        self.event_kinds = event_kinds
        self.speech = speech
        self.knowledge = knowledge
        self.scoring = scoring

    def options(self, players: int, given: dict[str, Any]) -> dict[str, Any]:
        """All options with their values, or an error that says what can be chosen."""
        values = self.option_values()
        known: dict[str, Any] = {name: several[0] for name, several in values.items()}
        if players > 1:
            for name in self.solo_values():
                if name in given:
                    raise TrailbossError(say("error-option-solo", option=name))
                del known[name]
        choices.merge(self.id, known, given)
        letters = self.option_letters()
        for name, value in known.items():
            if name in letters:
                self.sides_shown(name, value)
            else:
                choices.check_value(name, value, values[name])
        return known

    def option_values(self) -> dict[str, Any]:
        """Every option with the values it can have; the first is the usual one."""
        raise NotImplementedError

    def solo_values(self) -> dict[str, tuple[Any, ...]]:
        """The options that only a solo game has."""
        return {}

    def sides_shown(self, option: str, value: Any) -> list[int]:
        """Which side each piece of one of `option_letters` shows."""
        raise NotImplementedError

    def option_letters(self) -> dict[str, tuple[int, str]]:
        """Options that can also be a text of so many letters of these, one for each piece.
        `option_values` has such a text last, in words."""
        return {}

    def start(self, players: int, options: dict[str, Any], source: Source) -> Position:
        """Set the table up, to the first decision."""
        raise NotImplementedError

    def legal(self, position: Position) -> list[int]:
        """The codes to choose from, ascending; empty only when the game is over. Each choice is
        there once: what a player may do in several ways, such as putting down cards in any order,
        can be done in one. Search, random play and networks choose from these."""
        moves: list[int] = []
        if position.seat >= 0:
            self.frames[position.stack[KIND]].legal(position, moves)
            self.add_interludes(position, moves)
            put_in_order(moves)
        return moves

    def allowed(self, position: Position) -> list[int]:
        """Every code a player may answer with, ascending: `legal` and other ways to the same."""
        moves: list[int] = []
        if position.seat >= 0:
            self.frames[position.stack[KIND]].allowed(position, moves)
            self.add_interludes(position, moves)
            put_in_order(moves)
        return moves

    def asides(self, position: Position, seat: int) -> list[int]:
        """The codes a seat may play now although another one decides. Nobody is asked for them;
        what such a move does can as well be done at the seat's own next decision."""
        return []

    def accepts(self, position: Position, code: int) -> bool:
        """Can this move be made now, by the seat that decides or as an aside?"""
        return code in self.allowed(position) or self.is_aside(position, code)

    def is_aside(self, position: Position, code: int) -> bool:
        """Is this a move that another seat than the one that decides can make now?"""
        return False

    def maker(self, position: Position, code: int) -> int:
        """The seat that makes a move: the one that decides, but for asides."""
        return position.seat

    def apply(self, position: Position, code: int, source: Source) -> None:
        """Carry out a legal move and everything that follows without a further decision."""
        if self.interludes[code]:
            self.interlude(position, code, source)
        else:
            self.frames[position.stack[KIND]].decide(position, code, source)
        self.settle(position, source)

    def settle(self, position: Position, source: Source) -> None:
        """Carry out everything that needs no decision, up to the next one or the end."""
        stack = position.stack
        while True:
            kind = stack[KIND]
            # Most frames simply ask; a look at a bit is cheaper than a call.
            if not self.acting >> kind & 1:
                return
            if not self.frames[kind].carry_out(position, source):
                return

    def add_interludes(self, position: Position, moves: list[int]) -> None:
        """Append the moves that may be made whatever is asked; they answer nothing."""
        raise NotImplementedError

    def interlude(self, position: Position, code: int, source: Source) -> None:
        """Carry out a move that answers nothing."""
        raise NotImplementedError

    def why_not(self, position: Position, code: int) -> Message:
        """Why a move of the action space is not for the seat that decides now."""
        reason = self.speech.reason_against(position, code)
        if reason is None and self.is_aside(position, code):
            return say("no-other-seat")
        assert reason is not None, "the move is legal"
        return reason

    def default(self, position: Position) -> int:
        """The move made for a player who has left: finish or decline, whose codes come first, else
        the first move that answers the question."""
        legal = self.legal(position)
        for code in legal:
            if not self.interludes[code]:
                return code
        return legal[0]

    def prompt(self, position: Position) -> Message:
        """What is asked: `ask-...`, with what everybody may know of it."""
        return self.speech.prompt(position)

    def explain(self, position: Position, code: int) -> Message:
        """A move as it would work out now, for the eyes of the deciding seat: `move-...`."""
        return self.speech.explain(position, code)

    def tell(self, event: Event) -> Message:
        """An event: `event-...`, with every field of it under its name."""
        return self.speech.tell(self.common, event)

    def event_kind(self, event: Event) -> str:
        """What has happened, in a word."""
        return self.event_kinds[event[0]].partition(" ")[0]

    def private(self, event: Event) -> bool:
        """Is an event for the eyes of its own seat only?"""
        return event[0] in PRIVATE_EVENTS

    def counted(self, event: Event) -> bool:
        """Does an event count what its own seat has been told one by one?"""
        return event[0] in COUNTED_EVENTS

    def describe(self, name: str) -> Message | None:
        """What anything with a name in the notation is and does; None if nothing has that name."""
        return self.speech.describe(self.common, name)

    def scores(self, position: Position) -> list[ScoreSheet]:
        scoring = self.scoring
        return [scoring.score_sheet(position, seat) for seat in range(self.seats(position))]

    def winners(self, position: Position) -> list[int]:
        """Most points; a tie is shared."""
        totals = self.totals(position)
        return [seat for seat in range(len(totals)) if totals[seat] == max(totals)]

    def observe(self, position: Position, seat: int) -> dict[str, Any]:
        """What a seat may know (seat -1: what everybody may know), ready for JSON."""
        return self.knowledge.observe(position, seat)

    def seats(self, position: Position) -> int:
        """How many seats there are, a solo opponent's included."""
        raise NotImplementedError

    def encoding(self) -> Encoding:
        """How positions become rows of numbers, and moves the slots of a network."""
        raise NotImplementedError

    def memo(self) -> RowMemo:
        """For the rows of one game."""
        raise NotImplementedError

    def encode(self, position: Position, seat: int) -> bytes:
        """What a seat may know as one row of numbers; see core.encoding."""
        memo = self.spare
        self.spare = None  # nobody else takes it meanwhile
        if memo is None or not memo.fits(position):
            memo = self.memo()
        memo.distrust()
        row = memo.row(position, seat, [])
        self.spare = memo
        return row

    def encode_into(self, position: Position, seat: int, buffer: Any) -> None:
        """Write `encode` into a writable buffer (an array, memoryview, NumPy array) of bytes or of
        float32 numbers."""
        fill_buffer(self.encode(position, seat), buffer)

    def totals(self, position: Position) -> list[int]:
        """The points of each seat so far."""
        scoring = self.scoring
        return [sum(scoring.score_lines(position, seat)) for seat in range(self.seats(position))]

    def resample(self, position: Position, seat: int, source: Source) -> Position:
        """A position the seat cannot tell from this one, drawn at random."""
        return self.knowledge.resample(position, seat, source)

    def dump(self, position: Position) -> dict[str, Any]:
        """The whole position, secrets and all, as plain data: two positions are the same exactly
        when their dumps are equal."""
        return self.knowledge.dump(position)
