"""Before the game: making a table, joining, leaving, starting."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import msgspec

from trailboss.core.errors import TrailbossError
from trailboss.core.message import Name, say
from trailboss.core.rules import Rules
from trailboss.server.errors import BadRequest, Forbidden, NotFound, Stale, not_possible
from trailboss.server.ids import new_id, now
from trailboss.server.people.naming import visible
from trailboss.server.running.settings import Settings
from trailboss.server.schema.tables import Clock, Join, NewSeat, NewTable
from trailboss.server.storage.rows import Chance, Change, EntryRow, Header, SeatRow, User
from trailboss.server.tables import clock
from trailboss.server.tables.building import SEED_BITS, build
from trailboss.server.tables.counting import can_be_rated
from trailboss.server.tables.handicap import opening_with
from trailboss.server.tables.live_table import LiveTable
from trailboss.server.tables.standing import standing
from trailboss.server.thinking.bot_names import bot_title, checked_absent, checked_bot
from trailboss.titles import rules_of
from trailboss.words import ENGLISH, text

NOBODY: Mapping[int, User] = {}


def new_header(owner: User, rules: Rules, players: int, options: dict[str, Any]) -> Header:
    """A table that waits for its people, to be played with these rules."""
    at = now()
    return Header(
        id=new_id(),
        title="",
        owner=owner.id,
        game=rules.id,
        rules_version=rules.version,
        figures=rules.differences,
        players=players,
        options=options,
        chance=Chance(seed=secrets.randbits(SEED_BITS)),
        clock=Clock(),
        absent="default",
        public=False,
        sandbox=False,
        start_when_full=False,
        shuffle=False,
        status="open",
        seq=1,
        step=0,
        to_move=None,
        waits_for=None,
        clock_started=None,
        deadline=None,
        undo_request=None,
        result=None,
        origin=None,
        rematch=None,
        created_at=at,
        started_at=None,
        changed_at=at,
    )


def table_asked(
    asked: NewTable,
    owner: User,
    settings: Settings,
    rules: Rules,
    language: str = ENGLISH,
    guests: Mapping[int, User] = NOBODY,
) -> tuple[Header, list[SeatRow]]:
    """The table a user asks for, or an error that says what is wrong with it. Who has no name is
    called something in this language. `guests` are those seats are kept for."""
    players = len(asked.seats)
    if asked.players is not None and asked.players != players:
        raise BadRequest(say("refused-seat-count", players=asked.players, seats=players))
    try:
        if not rules.min_players <= players <= rules.max_players:
            raise BadRequest(
                say(
                    "refused-players",
                    game=Name("title", rules.id),
                    least=rules.min_players,
                    most=rules.max_players,
                    given=players,
                )
            )
        options = rules.options(players, dict(asked.options))
    except TrailbossError as error:
        raise not_possible(error) from error
    check_clock(asked.clock)
    header = new_header(owner, rules, players, options)
    header.title = " ".join(asked.title.split())
    header.clock = asked.clock
    header.absent = checked_absent(asked.absent, settings, rules)
    header.public = asked.public
    header.sandbox = asked.sandbox
    header.start_when_full = asked.start_when_full
    header.shuffle = asked.shuffle
    seats = [
        new_seat(number, seat, owner, rules, settings, language)
        for number, seat in enumerate(asked.seats)
    ]
    for number, guest in guests.items():
        seats[number].reserved_for = guest.id
        seats[number].name = guest.name
    strangers = any(seat.kind in ("open", "invited") for seat in seats)
    if asked.seed is not None:
        if strangers:
            raise BadRequest(say("refused-seed"))
        header.chance = Chance(seed=asked.seed)
    handicapped = any(asked.handicap) or any(asked.handicap_cards)
    if handicapped:
        if asked.shuffle:
            raise BadRequest(say("refused-handicap-shuffle"))
        header.chance.position = opening_with(header, rules, asked.handicap, asked.handicap_cards)
    if asked.sandbox and strangers:
        raise BadRequest(say("refused-sandbox"))
    header.rated = strangers and not handicapped if asked.rated is None else asked.rated
    if asked.rated and (asked.seed is not None or not can_be_rated(header, seats)):
        raise BadRequest(say("refused-rated"), "not-rated")
    if not strangers and not any(seat.kind == "person" for seat in seats):
        raise BadRequest(say("refused-nobody"))
    return header, seats


def check_clock(wanted: Clock) -> None:
    if wanted.kind == "none":
        if wanted.seconds or wanted.increment:
            raise BadRequest(say("refused-clock-none"))
    elif wanted.seconds < 1:
        raise BadRequest(say("refused-clock-seconds", kind=wanted.kind))
    if wanted.kind == "correspondence" and wanted.increment:
        raise BadRequest(say("refused-clock-increment"))
    if wanted.kind != "correspondence" and wanted.bank:
        raise BadRequest(say("refused-clock-bank"))


def new_seat(
    number: int, asked: NewSeat, owner: User, rules: Rules, settings: Settings, language: str
) -> SeatRow:
    name = one_line(asked.name)
    if (asked.bot is not None) != (asked.kind == "bot"):
        raise BadRequest(say("refused-seat-bot", seat=number))
    if asked.kind == "bot":
        assert asked.bot is not None
        bot = checked_bot(asked.bot, settings, rules)
        return SeatRow(seat=number, kind="bot", bot=bot, name=name or bot_title(bot, language))
    if asked.kind in ("me", "hotseat"):
        hotseat = asked.kind == "hotseat"
        usual = nameless(number, language) if hotseat else owner.name
        return SeatRow(
            seat=number,
            kind="person",
            user_id=owner.id,
            name=name or usual,
            hotseat=hotseat,
            guest=owner.guest,
        )
    invitation = new_id() if asked.kind == "invited" else None
    return SeatRow(seat=number, kind=asked.kind, name=name, invitation=invitation)


def nameless(seat: int, language: str) -> str:
    """Somebody whose name nobody gave."""
    return text(say("server-player", number=seat + 1), language)


def one_line(name: str | None) -> str:
    """A name or title without line ends and other things that cannot be shown."""
    return visible(name or "")


def created(header: Header, user: User) -> EntryRow:
    return EntryRow(seq=1, at=header.created_at, kind="create", user_id=user.id, step=0)


# Joining and leaving ----------------------------------------------------------------------------


def entry(table: LiveTable, change: Change, kind: str, **values: Any) -> EntryRow:
    """The next entry of a change; its step is where the game stands."""
    header = table.header
    values.setdefault("step", header.step)
    new = EntryRow(seq=header.seq + len(change.entries) + 1, at=now(), kind=kind, **values)
    change.entries.append(new)
    return new


def need_open(table: LiveTable) -> None:
    if table.header.status != "open":
        raise Stale(say("refused-come-and-go", status=table.header.status), "already-started")


def free_seat(table: LiveTable, user: User, asked: Join) -> SeatRow:
    """The seat somebody may take."""
    if asked.seat is not None:
        if asked.seat >= len(table.seats):
            last = len(table.seats) - 1
            raise NotFound(say("refused-no-seat", last=last, given=asked.seat), "no-such-seat")
        wanted = [table.seats[asked.seat]]
    else:
        wanted = table.seats
    free = [seat for seat in wanted if seat.kind in ("open", "invited")]
    if not free:
        raise Stale(say("refused-seat-taken" if len(wanted) == 1 else "refused-full"), "taken")
    allowed = [seat for seat in free if may_take(seat, user, asked.invitation)]
    if not allowed:
        raise Forbidden(say("refused-invitation"), "invited")
    # The seat that was kept for this user comes before one that is open to all.
    return min(allowed, key=lambda seat: (seat.kind == "open", seat.seat))


def may_take(seat: SeatRow, user: User, invitation: str | None) -> bool:
    if seat.kind == "open" or seat.reserved_for == user.id:
        return True
    return (
        seat.invitation is not None
        and invitation is not None
        and secrets.compare_digest(seat.invitation.encode(), invitation.encode())
    )


def join(table: LiveTable, user: User, asked: Join) -> Change:
    """Take a seat. Who takes the last one begins the game, in the same change, if the table wants
    that."""
    need_open(table)
    if table.seats_of(user.id):
        raise Stale(say("refused-seated"), "already-seated")
    taken = free_seat(table, user, asked)
    kept = [row for row in table.free if row.reserved_for == user.id]
    change = Change()
    for row in kept if taken in kept else [taken]:
        own = row.name if row in kept else ""
        name = one_line(asked.name) or own or user.name
        change.seats[row.seat] = {
            "kind": "person",
            "user_id": user.id,
            "name": name,
            "guest": user.guest,
        }
        entry(table, change, "join", seat=row.seat, user_id=user.id, data={"name": name})
    if wants_to_start(table, changed_seats(table, change)):
        begin(table, change)
    return change


def leave(table: LiveTable, user: User) -> Change:
    """Give the seats back before the start; a table nobody sits at any more is given up."""
    need_open(table)
    mine = table.seats_of(user.id)
    if not mine and table.header.owner != user.id:
        raise Forbidden(say("refused-no-seat-here"), "not-seated")
    change = Change()
    for seat in mine:
        row = table.seats[seat]
        change.seats[seat] = {"user_id": None, "guest": False}
        if row.reserved_for is None:
            kind = "open" if row.invitation is None else "invited"
            change.seats[seat] |= {"kind": kind, "name": "", "hotseat": False}
        else:  # whom it is kept for finds it as it was
            change.seats[seat] |= {"kind": "invited"}
        entry(table, change, "leave", seat=seat, user_id=user.id, data={"name": row.name})
    others = [row for row in table.people if row.user_id != user.id]
    if not others:
        change.header["status"] = "abandoned"
        entry(table, change, "abandon", user_id=user.id)
    elif table.header.owner == user.id:
        change.header["owner"] = others[0].user_id
        entry(table, change, "owner", data={"name": others[0].name})
    return change


# Starting ---------------------------------------------------------------------------------------


def start(table: LiveTable) -> Change:
    """Begin the game. The table has to be full."""
    need_open(table)
    if table.free:
        missing = tuple(seat.seat for seat in table.free)
        raise Stale(say("refused-free-seats", seats=missing), "not-full")
    change = Change()
    begin(table, change)
    return change


def wants_to_start(table: LiveTable, seats: list[SeatRow]) -> bool:
    """Shall the game begin when these sit there?"""
    free = any(seat.kind in ("open", "invited") for seat in seats)
    return table.header.start_when_full and not free


def new_table(header: Header, seats: list[SeatRow], user: User) -> tuple[LiveTable, Change | None]:
    """A table that is still to be stored, with the change by which its game has begun if it misses
    nobody and does not wait to be started."""
    table = LiveTable(header.id)
    table.fill(header, seats, [], [created(header, user)])
    if not wants_to_start(table, seats):
        return table, None
    change = Change()
    begin(table, change)
    table.take_over(change)
    return table, change


def begin(table: LiveTable, change: Change) -> None:
    """Add the start of the game to a change, after which nobody is missing."""
    at = now()
    if table.header.shuffle:
        shuffle(changed_seats(table, change), change)
    for seat in changed_seats(table, change):
        left = clock.full(table.header.clock)
        if seat.kind == "person" and left is not None:
            change.seats.setdefault(seat.seat, {})["clock_left"] = left
    seats = changed_seats(table, change)
    version = table.header.rules_version
    if table.header.figures is None:  # the title may be newer than the table
        version = rules_of(table.header.game).version
    header = msgspec.structs.replace(table.header, rules_version=version)
    if header.rated and not can_be_rated(header, seats):
        change.header["rated"] = False
    table.game = build(header, [seat.name for seat in seats], [])
    change.header.update(status="playing", started_at=at, rules_version=version)
    entry(table, change, "start", data={"seats": [seat.name for seat in seats]})
    standing(table, change, seats, None, at)


def shuffle(seats: list[SeatRow], change: Change) -> None:
    """Deal the people to new seats. What a seat is known by stays with its number."""
    order = list(seats)
    secrets.SystemRandom().shuffle(order)
    for number, row in enumerate(order):
        values = msgspec.structs.asdict(row)
        del values["seat"]
        change.seats[number] = values


def changed_seats(table: LiveTable, change: Change) -> list[SeatRow]:
    """The seats as they will be."""
    return [
        msgspec.structs.replace(seat, **change.seats.get(seat.seat, {})) for seat in table.seats
    ]
