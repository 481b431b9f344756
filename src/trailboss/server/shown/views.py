"""The table as one seat or a spectator may see it. Nothing else of a game leaves the server."""

from __future__ import annotations

from collections.abc import Collection
from typing import cast

from trailboss.core.codec import Move
from trailboss.core.decision import Situation
from trailboss.core.message import Message, say
from trailboss.core.rules import Position, Rules
from trailboss.game import Game
from trailboss.server.errors import NotFound
from trailboss.server.ids import now
from trailboss.server.schema import play, tables
from trailboss.server.schema.details import Details, MoveKind
from trailboss.server.schema.told import Phase, Question
from trailboss.server.shown.events import move_text, told
from trailboss.server.shown.voice import Voice
from trailboss.server.storage.rows import EntryRow, Header, SeatRow
from trailboss.server.tables.building import automa_name, build, open_after
from trailboss.server.tables.live_table import LiveTable
from trailboss.server.tables.undoing import must_agree, undo_target
from trailboss.words import ENGLISH

Connected = Collection[str]  # users who watch the table now

OPENING = ("do", "auxiliary")  # moves that begin an action
SEVERAL = ("discard", "remove")  # moves of which several make one action
MOST_LEADS = 16  # more are asked for when it is their turn


# Seats and tables -------------------------------------------------------------------------------


def seat_kind(row: SeatRow) -> str:
    return "hotseat" if row.kind == "person" and row.hotseat else row.kind


def seats_seen(
    header: Header, rows: list[SeatRow], user: str | None, connected: Connected = ()
) -> list[tables.Seat]:
    found = [
        tables.Seat(
            seat=row.seat,
            name=row.name,
            kind=seat_kind(row),  # type: ignore[arg-type]
            bot=row.bot,
            user=row.user_id,
            guest=row.guest,
            mine=user is not None and row.user_id == user,
            connected=row.user_id in connected,
            absent=row.absent,
            resigned=row.resigned,
            reserved=user is not None and row.reserved_for == user,
            invitation=row.invitation if user == header.owner else None,
            clock_left=row.clock_left,
            vacation_until=vacation_of(header, row),
        )
        for row in rows
    ]
    if header.players == 1:
        automa = automa_name(header.game)
        found.append(tables.Seat(seat=header.players, name=automa, kind="automa", connected=True))
    return found


def vacation_of(header: Header, row: SeatRow) -> int | None:
    """Until when the player of a seat is on vacation, if they are."""
    until = row.vacation_until
    return until if header.status == "playing" and until is not None and until > now() else None


def table_seen(
    header: Header, rows: list[SeatRow], user: str | None, connected: Connected = ()
) -> tables.Table:
    """A table without its game."""
    mine = [row.seat for row in rows if user is not None and row.user_id == user]
    return tables.Table(
        id=header.id,
        title=header.title,
        game=header.game,
        version=header.rules_version,
        figures=header.figures is not None,
        players=header.players,
        options=header.options,
        status=header.status,  # type: ignore[arg-type]
        public=header.public,
        watchable=header.watchable,
        watchers_talk=header.watchers_talk,
        watchers=len(set(connected) - {row.user_id for row in rows}),
        sandbox=header.sandbox,
        owner=header.owner,
        mine=user is not None and header.owner == user,
        seats=seats_seen(header, rows, user, connected),
        clock=header.clock,
        absent=header.absent,
        shuffle=header.shuffle,
        start_when_full=header.start_when_full,
        seq=header.seq,
        step=header.step,
        turn=header.turn,
        to_move=header.to_move,
        my_turn=header.waits_for == "person" and header.to_move in mine,
        deadline=header.deadline,
        result=header.result,
        origin=header.origin,
        rematch=header.rematch,
        rated=header.rated,
        event=header.event,
        abort=header.abort_agreed or [],
        created_at=header.created_at,
        started_at=header.started_at,
        changed_at=header.changed_at,
    )


# The game ---------------------------------------------------------------------------------------


def voice_at(table: LiveTable, language: str) -> Voice:
    rules = table.rules
    return Voice(table.everybody, language, () if rules is None else rules.scopes)


def view(
    table: LiveTable,
    user: str | None,
    viewer: int | None,
    step: int | None = None,
    connected: Connected = (),
    language: str = ENGLISH,
) -> play.TableView:
    """How the table looks to a seat of the user, or (viewer None) to everybody; `step` shows an
    earlier state."""
    header = table.header
    game = table.playing
    steps = game.step
    now_shown = step is None or step == steps
    if step is not None and not now_shown:
        if not 0 <= step <= steps:
            raise NotFound(say("refused-no-step", last=steps, given=step), "no-such-step")
        game = build(header, game.names, game.codes[:step])
    mine = table.seats_of(user)
    can_undo, reason = (False, None)
    if now_shown and viewer is not None:
        can_undo, reason = undo_state(table, viewer)
    seen = game.observe(viewer)
    voice = voice_at(table, language)
    return play.TableView(
        table=header.id,
        game=header.game,
        version=game.ruleset.version,
        options=header.options,
        seq=header.seq,
        step=game.step,
        steps=steps,
        turn=game.state.turn,
        status=header.status,  # type: ignore[arg-type]
        seats=seats_seen(header, table.seats, user, connected),
        me=mine,
        viewer=viewer,
        # The engine makes what the type says (a test reads every recorded game so); to build it
        # again here would only cost time.
        observation=cast(play.AnyObservation, seen),
        decision=decision(game, mine=now_shown and game.seat == viewer, voice=voice)
        if not now_shown or header.status == "playing"
        else None,
        can_undo=can_undo,
        undo_reason=None if reason is None else voice.say(reason),
        undo_request=undo_request(table) if now_shown else None,
        scores=score_sheets(game),
        winners=winners(header, game, now_shown),
        last_round=bool(seen.get("last_round", False)),
        deadline=header.deadline if now_shown else None,
        now=now(),
        asides=asides(game, viewer, voice)
        if now_shown and header.status == "playing" and viewer in mine
        else (),
    )


def asides(game: Game, viewer: int | None, voice: Voice) -> tuple[play.LegalMove, ...]:
    """What a seat may do while another one decides."""
    if viewer is None or game.over:
        return ()
    return tuple(legal_move(game, move, voice) for move in game.asides(viewer))


def winners(header: Header, game: Game, now_shown: bool) -> list[int]:
    if header.result is not None and (now_shown or game.over):
        return header.result.winners
    return game.winners


def score_sheets(game: Game) -> list[play.Sheet]:
    return [play.Sheet(total=sheet.total, lines=sheet.lines) for sheet in game.scores()]


def decision(game: Game, mine: bool, voice: Voice) -> play.Decision | None:
    """What is asked. The moves only for the seat that decides, and only while it can."""
    asked = game.decision
    if asked is None:
        return None
    return play.Decision(
        seat=asked.seat,
        kind=asked.kind,
        phase=cast(Phase, asked.phase),
        subphase=asked.subphase,
        text=voice.say(asked.message),
        mine=mine,
        optional=mine and asked.optional,
        count=asked.count,
        most=asked.most,
        details=cast(Question, asked.details),
        legal=[legal_move(game, move, voice) for move in asked.moves] if mine else None,
    )


def legal_move(game: Game, move: Move, voice: Voice) -> play.LegalMove:
    rules = game.ruleset
    after = open_after(rules, game.state, move.code)
    found = told_move(move, voice, final=after is None and not game.sandbox)
    if after is not None:
        found.leads = leads(game, move, after, voice)
    return found


def told_move(move: Move, voice: Voice, final: bool) -> play.LegalMove:
    message = move.message
    return play.LegalMove(
        code=move.code,
        move=str(move),
        text=voice.say(message),
        final=final,
        details=cast(Details, move.details_of(message)),
    )


def leads(game: Game, move: Move, after: Position, voice: Voice) -> tuple[play.LegalMove, ...]:
    """What can be chosen next if this move is made, where both together are one action: what an
    action is done to, the next of several cards. Nothing is revealed in between."""
    rules = game.ruleset
    kind = move.fields["kind"]
    if kind not in OPENING + SEVERAL:
        return ()
    same = rules.prompt(after).id == rules.prompt(game.state).id
    if same is not (kind in SEVERAL):
        return ()
    codes = rules.allowed(after)
    if kind in OPENING:  # without what can be done at any time
        before = {known.code for known in game.legal}
        codes = [code for code in codes if code not in before]
    if len(codes) > MOST_LEADS:
        return ()
    here = Situation(rules, after, game.situation.names)
    return tuple(
        told_move(
            Move(code, rules.codec, here),
            voice,
            final=not game.sandbox and open_after(rules, after, code) is None,
        )
        for code in codes
    )


def undo_state(table: LiveTable, viewer: int) -> tuple[bool, Message | None]:
    """Can the seat take its last move back by itself, and if not, why?"""
    target, reason = undo_target(table, viewer)
    return target is not None, reason


def undo_request(table: LiveTable) -> play.UndoRequest | None:
    asked = table.header.undo_request
    if asked is None:
        return None
    waiting = [seat for seat in must_agree(table, asked.seat, asked.to) if seat not in asked.agreed]
    return play.UndoRequest(seat=asked.seat, step=asked.to, agreed=asked.agreed, waiting=waiting)


# The log ----------------------------------------------------------------------------------------


def entry_seen(table: LiveTable, entry: EntryRow, viewer: int | None, voice: Voice) -> play.Entry:
    """One entry of a table's log, without what the viewer may not know."""
    seen = play.Entry(seq=entry.seq, at=entry.at, kind=entry.kind, step=entry.step, seat=entry.seat)
    data = entry.data
    if entry.kind == "move":
        rules = table.rules
        seen.by = data["by"]
        seen.turn = data["turn"]
        seen.move = data["move"]
        if rules is not None:
            seen.code = rules.codec.codes.get(data["move"])
            seen.act = act_of(rules, data["move"])
        seen.events = told(data["events"], viewer, voice)
        # What a move does is told in the player's own terms, which may speak of the hand.
        if entry.seat == viewer:
            seen.text = move_text(data, voice)
    elif entry.kind == "chat":
        seen.text = data["text"]
        seen.data = {"name": data["name"], "user": entry.user_id}
    elif data:
        seen.data = data
    return seen


def act_of(rules: Rules, move: str) -> MoveKind | None:
    """What kind of move it is, if these rules still have it."""
    code = rules.codec.codes.get(move)
    return None if code is None else cast(MoveKind, rules.codec.kind(code).name)
