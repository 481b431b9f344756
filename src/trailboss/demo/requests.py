"""What the client asks for by request, answered as a server would."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple, TypeVar
from urllib.parse import parse_qs, urlsplit

import msgspec

import trailboss
from trailboss.bots.analysis import analyse
from trailboss.core.errors import TrailbossError
from trailboss.core.message import Name, say, to_data
from trailboss.demo.world import SETTINGS, World
from trailboss.server.description import describe
from trailboss.server.errors import NotBuilt, NotFound, Refused, not_possible
from trailboss.server.people import access
from trailboss.server.schema import play as asked
from trailboss.server.schema.accounts import Me, Notify
from trailboss.server.schema.positions import PlayPosition, PositionAsked
from trailboss.server.schema.tables import (
    Fork,
    ImportRecord,
    Lobby,
    NewTable,
    Table,
    TakeSeat,
)
from trailboss.server.shown import rule_pages
from trailboss.server.shown.position_forms import form
from trailboss.server.shown.titles import games_seen
from trailboss.server.shown.views import entry_seen, table_seen, view, voice_at
from trailboss.server.shown.voice import need_language, said
from trailboss.server.storage.rows import EntryRow
from trailboss.server.tables import acting, play, positions, records, rematches, seating
from trailboss.server.tables.building import build
from trailboss.server.tables.live_table import LiveTable
from trailboss.server.thinking.analysis import Wish
from trailboss.server.thinking.in_worker import packed_hint
from trailboss.titles import game_ids, knows, rules_of
from trailboss.words import ENGLISH

T = TypeVar("T")
LONGEST_RECAP = 1000


class Question(NamedTuple):
    """A request: what the address names, what it asks, and what it brings."""

    world: World
    names: tuple[str, ...]
    query: dict[str, str]
    body: bytes

    @property
    def language(self) -> str:
        return need_language(self.query.get("language"))

    @property
    def table(self) -> LiveTable:
        return self.world.table(self.names[0])

    def number(self, name: str) -> int | None:
        text = self.query.get(name, "")
        return int(text) if text.isascii() and text.isdecimal() else None

    def read(self, kind: type[T]) -> T:
        return msgspec.json.decode(self.body or b"{}", type=kind)

    def seen(self, table: LiveTable) -> Table:
        here = {self.world.user.id}
        return table_seen(table.header, table.seats, self.world.user.id, here)


Answering = Callable[[Question], object]
ROUTES: list[tuple[str, re.Pattern[str], Answering]] = []


def answers(method: str, path: str) -> Callable[[Answering], Answering]:
    """Marks what answers a request; `*` stands for a name in the address."""
    pattern = re.compile(path.replace("*", "([^/]+)"))

    def mark(answering: Answering) -> Answering:
        ROUTES.append((method, pattern, answering))
        return answering

    return mark


def answer(world: World, method: str, address: str, body: bytes) -> tuple[int, bytes]:
    """The status and the JSON a server would send."""
    parts = urlsplit(address)
    query = {name: values[-1] for name, values in parse_qs(parts.query).items()}
    language = query.get("language", ENGLISH)
    try:
        for known, pattern, answering in ROUTES:
            found = pattern.fullmatch(parts.path)
            if found and known == method:
                question = Question(world, found.groups(), query, body)
                return 200, msgspec.json.encode(answering(question))
        raise NotBuilt(say("refused-demo"))
    except Refused as error:
        return refusal(error, language)
    except msgspec.ValidationError as error:
        return refusal(Refused(say("refused-request", problem=str(error))), language)
    except TrailbossError as error:
        return refusal(not_possible(error, "invalid-request"), language)


def refusal(error: Refused, language: str) -> tuple[int, bytes]:
    body = {
        "error": error.error,
        "detail": error.text(language),
        "say": to_data(error.message),
        **error.more,
    }
    return error.status, msgspec.json.encode(body)


# Who I am, and what there is ------------------------------------------------------------------


@answers("GET", "/api/me")
def me(question: Question) -> Me:
    user = question.world.user
    return Me(
        id=user.id,
        name=user.name,
        guest=True,
        email=None,
        email_confirmed=False,
        notify=Notify(browser=False, email=False, webhook=None, live=False),
        ways=[],
        preferences={},
    )


@answers("GET", "/health")
def health(question: Question) -> dict[str, Any]:
    return {"status": "ok", "version": trailboss.__version__}


@answers("GET", "/api/announcements")
def announcements(question: Question) -> list[object]:
    return []  # nobody runs this


@answers("GET", "/api/games")
def games(question: Question) -> object:
    return games_seen(SETTINGS, {}, question.language)


@answers("GET", "/api/games/*/description")
def description(question: Question) -> object:
    game = need_game(question)
    version = question.query.get("version")
    if version is not None and not knows(game, version):
        raise NotFound(say("refused-no-version", game=Name("title", game), version=version))
    rules = rules_of(game) if version is None else rules_of(game, version)
    return describe(rules, question.language)


@answers("GET", "/api/games/*/rules")
def rules(question: Question) -> object:
    return rule_pages.pages_of(need_game(question), question.language)


def need_game(question: Question) -> str:
    game = question.names[0]
    if game not in game_ids():
        raise NotFound(say("refused-no-game", game=repr(game), known=game_ids()))
    return game


# Tables -----------------------------------------------------------------------------------------


@answers("GET", "/api/tables")
def lobby(question: Question) -> Lobby:
    newest = sorted(question.world.tables.values(), key=lambda table: -table.header.changed_at)
    over = [table for table in newest if table.header.status in records.OVER]
    return Lobby(
        mine=[question.seen(table) for table in newest if table not in over],
        open=[],
        playing=[],
        finished=[question.seen(table) for table in over],
    )


@answers("POST", "/api/tables")
def new_table(question: Question) -> Table:
    wanted = question.read(NewTable)
    if any(seat.kind in ("open", "invited") for seat in wanted.seats):
        raise NotBuilt(say("refused-demo"))
    world = question.world
    header, seats = seating.table_asked(
        wanted, world.user, SETTINGS, rules_of(wanted.game), question.language
    )
    table, _ = seating.new_table(header, seats, world.user)
    world.add(table, list(table.recent))
    return question.seen(table)


def add_game(question: Question, made: records.NewGame) -> Table:
    """A table that begins in the middle of a game."""
    table = LiveTable(made.header.id)
    table.fill(made.header, made.seats, made.log, made.log)
    question.world.add(table, made.log)
    return question.seen(table)


@answers("POST", "/api/tables/import")
def import_record(question: Question) -> Table:
    data = question.read(ImportRecord)
    made = records.imported(data.record, data.title, question.world.user, question.language)
    return add_game(question, made)


@answers("POST", "/api/tables/position")
def play_position(question: Question) -> Table:
    data = question.read(PlayPosition)
    made = positions.begun_with(data, question.world.user, SETTINGS, question.language)
    return add_game(question, made)


@answers("POST", "/api/positions")
def look_at_position(question: Question) -> object:
    return form(question.read(PositionAsked), question.language)


@answers("GET", "/api/tables/*")
def table(question: Question) -> Table:
    return question.seen(question.table)


@answers("POST", "/api/tables/*/start")
def start(question: Question) -> Table:
    question.world.carry_out(question.table, seating.start)
    return question.seen(question.table)


@answers("POST", "/api/tables/*/leave")
def leave(question: Question) -> Table:
    user = question.world.user
    leaving = seating.leave if question.table.header.status == "open" else play.walk_out
    question.world.carry_out(question.table, partial(leaving, user=user))
    return question.seen(question.table)


@answers("POST", "/api/tables/*/return")
def come_back(question: Question) -> Table:
    seat = question.read(TakeSeat).seat
    access.need_seat(question.table, question.world.user, seat)
    work = partial(play.come_back, user=question.world.user, seat=seat)
    question.world.carry_out(question.table, work)
    return question.seen(question.table)


@answers("POST", "/api/tables/*/resign")
def resign(question: Question) -> Table:
    seat = question.read(TakeSeat).seat
    access.need_seat(question.table, question.world.user, seat)
    work = partial(play.resign, user=question.world.user, seat=seat)
    question.world.carry_out(question.table, work)
    return question.seen(question.table)


@answers("POST", "/api/tables/*/fork")
def fork(question: Question) -> Table:
    step = question.read(Fork).step
    return add_game(question, records.forked(question.table, step, question.world.user))


@answers("POST", "/api/tables/*/rematch")
def rematch(question: Question) -> Table:
    old = question.table
    world = question.world
    rematches.need_over(old, world.user)
    if old.header.rematch in world.tables:
        return question.seen(world.table(old.header.rematch))
    header, seats, change = rematches.rematch(old, world.user, rules_of(old.header.game))
    for seat in seats:  # nobody else is expected: who played takes the seat at once
        if seat.reserved_for == world.user.id:
            seat.kind, seat.user_id, seat.guest = "person", world.user.id, True
    new, _ = seating.new_table(header, seats, world.user)
    world.add(new, list(new.recent))
    world.carry_out(old, lambda table: change)
    return question.seen(new)


# The game ---------------------------------------------------------------------------------------


def shown(
    question: Question, table: LiveTable, seat: int | None, step: int | None = None
) -> object:
    user = question.world.user
    viewer = access.viewer_of(table, user, seat)
    return view(table, user.id, viewer, step, {user.id}, question.language)


@answers("GET", "/api/tables/*/view")
def get_view(question: Question) -> object:
    return shown(question, question.table, question.number("seat"), question.number("step"))


def act(question: Question, step: acting.Step) -> object:
    """Carry out a player's action and answer with the new view."""
    table = question.table

    def picture(table: LiveTable) -> object:
        return shown(question, table, step.seat)

    step.check(table, picture)
    question.world.carry_out(table, step.work)
    return picture(table)


@answers("POST", "/api/tables/*/moves")
def move(question: Question) -> object:
    data = question.read(asked.MoveAsked)
    return act(question, acting.move(question.world.user, data.seat, data.step, data.move))


@answers("POST", "/api/tables/*/undo")
def undo(question: Question) -> object:
    data = question.read(asked.StepAsked)
    return act(question, acting.undo(question.world.user, data.seat, data.step))


@answers("POST", "/api/tables/*/reset-turn")
def reset_turn(question: Question) -> object:
    data = question.read(asked.StepAsked)
    return act(question, acting.reset_turn(question.world.user, data.seat, data.step))


@answers("POST", "/api/tables/*/undo-request")
def undo_request(question: Question) -> object:
    data = question.read(asked.UndoAsked)
    step = acting.undo_request(question.world.user, data.seat, data.step, data.to)
    return act(question, step)


@answers("GET", "/api/tables/*/why")
def why(question: Question) -> asked.Why:
    seat = question.number("seat") or 0
    access.need_seat(question.table, question.world.user, seat)
    wish = question.query.get("move", "")
    reason = play.why(question.table, seat, int(wish) if wish.isdecimal() else wish)
    if reason is None:
        return asked.Why(possible=True, reason=None)
    words = voice_at(question.table, question.language).say(reason)
    return asked.Why(possible=False, reason=words, say=said(reason))


def told(question: Question, seat: int | None, after: int, limit: int) -> asked.Log:
    table = question.table
    rows: list[EntryRow] = [row for row in question.world.logs[table.id] if row.seq > after]
    voice = voice_at(table, question.language)
    viewer = access.viewer_of(table, question.world.user, seat)
    entries = [entry_seen(table, row, viewer, voice) for row in rows[:limit]]
    return asked.Log(seq=table.header.seq, more=len(rows) > limit, entries=entries)


@answers("GET", "/api/tables/*/log")
def log(question: Question) -> asked.Log:
    limit = question.number("limit") or 200
    return told(question, question.number("seat"), question.number("after") or 0, limit)


@answers("GET", "/api/tables/*/recap")
def recap(question: Question) -> asked.Log:
    seat = question.number("seat") or 0
    access.need_seat(question.table, question.world.user, seat)
    step = play.last_turn_end(question.table, seat)
    after = max(
        (
            row.seq
            for row in question.world.logs[question.table.id]
            if row.kind == "move" and row.seat == seat and row.step <= step
        ),
        default=0,
    )
    return told(question, seat, after if step else 0, LONGEST_RECAP)


@answers("GET", "/api/tables/*/record")
def record(question: Question) -> object:
    return records.exported(question.table, question.query.get("format", "text"))


@answers("GET", "/api/tables/*/position")
def position(question: Question) -> object:
    seat, step = question.number("seat"), question.number("step")
    return positions.exported(question.table, question.world.user, seat, step)


@answers("GET", "/api/tables/*/course")
def course(question: Question) -> object:
    table = question.table
    game = table.playing
    return records.course(table.header, list(game.names), list(game.codes))


@answers("POST", "/api/tables/*/analysis")
def analysis(question: Question) -> asked.Analysis:
    table = question.table
    data = question.read(asked.AnalysisAsked)
    wish = Wish(table, data, SETTINGS.analysis_ms, question.language)
    game = table.playing
    if wish.step != game.step:
        game = build(table.header, game.names, game.codes[: wish.step])
    found = analyse(game, data.seat, data.ms)
    hints = [wish.told(packed_hint(hint)) for hint in found.hints]
    return asked.Analysis(
        step=wish.step, seat=wish.seat, simulations=found.simulations, hints=hints
    )
