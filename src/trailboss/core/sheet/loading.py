"""From a state to what is written of it, and back."""

from __future__ import annotations

from typing import Any, Final

from trailboss.core.message import say
from trailboss.core.rules import Position, Rules
from trailboss.core.sheet.reading import (
    ALL,
    DECISION,
    HEAD,
    TABLE,
    Eyes,
    Reader,
    Sheet,
    put_field,
    seat_section,
)
from trailboss.core.sheet.shapes import Wrong, given
from trailboss.core.sheet.text import Data
from trailboss.core.source import SeededSource, Source

DEALS: Final = 20  # how often open cards are dealt until they fit what is asked
TRIED: Final = 12  # moves that are tried before a position is taken for good
LONGEST_TURN: Final = 300  # moves


def written(sheet: Sheet, s: Any, eyes: Eyes = ALL) -> Data:
    """What is written of a state: all but game, version, players and options."""
    data: Data = {"turn": s.turn, "deciding": s.seat + 1}
    data[TABLE] = {}
    for field in sheet.table:
        value = field.get(s, -1, eyes)
        if value is not None and value != field.usual:
            data[TABLE][field.key] = value
    data["seats"] = []
    for seat in range(sheet.seats):
        own: Data = {}
        for field in sheet.seat_fields(seat):
            value = field.get(s, seat, eyes)
            if value != field.usual:
                own[field.key] = value
        data["seats"].append(own)
    if s.stack != beginning(sheet, s):
        data[DECISION] = sheet.frames.written(s.stack)
    return data


def beginning(sheet: Sheet, s: Any) -> list[int]:
    """What is asked where nothing else is written."""
    new = s.copy()
    new.stack = []
    if new.seat < 0:
        sheet.close(new)
    else:
        new.turn -= 1
        sheet.begin_turn(new)
    stack: list[int] = new.stack
    return stack


def filled(
    sheet: Sheet, data: Data, reader: Reader, source: Source, trust: bool = False
) -> Position:
    """A state from what is written; InvalidPosition with everything that is wrong. Trust: nothing
    is tried out, because the engine has written it."""
    scopes = sheet.rules.scopes
    s: Any = sheet.blank.copy()
    sheet.clear(reader, s)
    put_turn(sheet, data, reader, s)
    unknown_keys(reader, TABLE, data[TABLE], [field.key for field in sheet.table])
    for field in sheet.table:
        put_field(reader, field, TABLE, data[TABLE], s, -1)
    if len(data["seats"]) > sheet.seats:
        reader.at(seat_section(len(data["seats"]) - 1), "")
        reader.wrong(say("error-position-seat", last=sheet.seats, given=len(data["seats"])))
    for seat in range(sheet.seats):
        own = data["seats"][seat] if seat < len(data["seats"]) else {}
        fields = sheet.seat_fields(seat)
        unknown_keys(reader, seat_section(seat), own, [field.key for field in fields])
        for field in fields:
            put_field(reader, field, seat_section(seat), own, s, seat)
    reader.fail_if_wrong(scopes)
    sheet.finish(reader, s, source)
    reader.fail_if_wrong(scopes)
    put_decision(sheet, data, reader, s, trust)
    reader.fail_if_wrong(scopes)
    position: Position = s
    return position


def unknown_keys(reader: Reader, section: str, own: Data, known: list[str]) -> None:
    for key in own:
        if key not in known:
            reader.at(section, key)
            reader.wrong(say("error-position-key", given=given(key), known=tuple(known)))


def put_turn(sheet: Sheet, data: Data, reader: Reader, s: Any) -> None:
    """Whose turn it is, and which. Turns go round, so one says the other."""
    turn = data.get("turn")
    deciding = data.get("deciding")
    if turn is None:
        turn = deciding or 1
    if deciding is None:
        deciding = (turn - 1) % sheet.seats + 1 if turn else 1
    if deciding > sheet.seats:
        reader.at(HEAD, "deciding")
        reader.wrong(say("error-position-seat", last=sheet.seats, given=deciding))
    elif turn > 9999:
        reader.at(HEAD, "turn")
        reader.wrong(say("error-position-number", least=0, most=9999, given=str(turn)))
    elif deciding and not data.get(DECISION) and (turn - 1) % sheet.seats != deciding - 1:
        reader.at(HEAD, "turn")
        seat = (turn - 1) % sheet.seats + 1
        reader.wrong(say("error-position-turn", turn=turn, seat=seat, deciding=deciding))
    s.turn = turn
    s.seat = deciding - 1
    s.reveals = 0


def put_decision(sheet: Sheet, data: Data, reader: Reader, s: Any, trust: bool) -> None:
    """The stack, as it is written or as a turn begins; then everything that is asked of a position
    is asked once, so that nothing breaks later."""
    frames = data.get(DECISION) or []
    s.stack = []
    if not frames:
        reader.at(HEAD, "deciding")
    for at, frame in enumerate(frames):
        reader.at(DECISION, str(at + 1))
        try:
            s.stack.extend(sheet.frames.read(frame))
        except Wrong as wrong:
            reader.wrong(wrong.message)
    if reader.problems:
        return
    try:
        if not frames:
            s.stack = beginning(sheet, s)
        sheet.frames.checked(s, s.stack)
        if not trust:
            try_out(sheet.rules, s)
    except Wrong as wrong:
        reader.wrong(wrong.message)


def try_out(rules: Rules, s: Position) -> None:
    """Wrong, if the rules cannot go on from here."""
    try:
        rules.prompt(s)
        for seat in range(-1, rules.seats(s)):
            rules.observe(s, seat)
        rules.scores(s)
        rules.winners(s)
        codes = rules.legal(s)
        if not codes and s.seat >= 0:
            raise Wrong(say("error-position-no-move"))
        for code in codes[:: max(1, len(codes) // TRIED)]:
            rules.explain(s, code)
            rules.apply(s.copy(), code, SeededSource(code))
        go_on(rules, s.copy())
    except Wrong:
        raise
    except Exception as error:
        problem = f"{type(error).__name__} {error}".strip()
        raise Wrong(say("error-position-asked", problem=given(problem))) from error


def go_on(rules: Rules, s: Position) -> None:
    """Play on to the next turn, as for a player who has left."""
    source = SeededSource(0)
    turn = s.turn
    for _ in range(LONGEST_TURN):
        if s.seat < 0 or s.turn != turn:
            return
        rules.apply(s, rules.default(s), source)
