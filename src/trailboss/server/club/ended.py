"""What a game that has ended leaves of every seat: place, points by category, deeds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from trailboss.core.rules import Rules
from trailboss.server.ids import now
from trailboss.server.schema.tables import Result
from trailboss.server.storage.rows import Header, SeatRow
from trailboss.server.storage.table_log import Change
from trailboss.server.tables.building import automa_name
from trailboss.server.tables.counting import LEVEL
from trailboss.server.tables.live_table import LiveTable
from trailboss.server.tables.seating import changed_seats

# Kinds of moves worth counting, and the field that says what was delivered to or built.
COUNTED = {"deliver": ("city", "post"), "build": ("number", "building")}
BUILDING = "building"  # both names of that field are one thing in the statistics


class SeatEnded(msgspec.Struct, kw_only=True):
    seat: int
    player: str
    name: str
    place: int
    points: int
    won: bool
    sheet: dict[str, int]
    deeds: dict[str, dict[str, int]]


class Ended(msgspec.Struct, kw_only=True):
    table: str
    game: str
    players: int
    at: int
    reason: str
    rated: bool
    event: str | None
    turns: int
    seats: list[SeatEnded]


def ended(table: LiveTable, change: Change) -> Ended | None:
    """What a change leaves that ends a game; None if it does not, or the game was for practice."""
    header = table.header
    result = change.header.get("result")
    if not isinstance(result, Result) or header.copied or header.sandbox:
        return None
    rows = changed_seats(table, change)
    users = [row.user_id for row in rows if row.kind == "person"]
    if len(set(users)) != len(users):  # somebody played several seats
        return None
    if result.reason == "agreed" or (result.reason == "abandoned" and len(users) != 1):
        return None  # all went, or agreed that there is no result
    game = table.playing
    sheets = [dict(sheet.lines) for sheet in game.scores()]
    places = places_of(result, rows, header.players)
    players = [player_of(row) for row in rows]
    names = [row.name for row in rows]
    if header.players == 1:
        players.append(automa_of(header))
        names.append(automa_name(header.game))
    deeds = deeds_of(game.ruleset, table.course.codes, table.course.movers, len(players))
    rated = change.header.get("rated", header.rated)
    return Ended(
        table=table.id,
        game=header.game,
        players=header.players,
        at=now(),
        reason=result.reason,
        rated=bool(rated),
        event=header.event,
        turns=game.state.turn,
        seats=[
            SeatEnded(
                seat=seat,
                player=players[seat],
                name=names[seat],
                place=places[seat],
                points=result.totals[seat],
                won=places[seat] == 1,
                sheet=sheets[seat],
                deeds=deeds[seat],
            )
            for seat in range(len(players))
        ],
    )


def places_of(result: Result, rows: Sequence[SeatRow], players: int) -> list[int]:
    """Winners first, the others by points, who has given up last."""
    gave_up = {row.seat for row in rows if row.resigned}
    if result.reason == "abandoned":
        gave_up |= {row.seat for row in rows if row.kind == "person"}
    count = len(result.totals)
    winners = set(result.winners) - gave_up
    if players == 1 and result.reason != "rules":
        winners = set(range(1, count))  # whoever gives up against the solo opponent has lost

    def rank(seat: int) -> tuple[bool, bool, int]:
        return (seat in gave_up, seat not in winners, 0 if seat in winners else -total(seat))

    def total(seat: int) -> int:
        return result.totals[seat]

    ranks = [rank(seat) for seat in range(count)]
    return [1 + sum(other < mine for other in ranks) for mine in ranks]


def player_of(row: SeatRow) -> str:
    """Who is rated: a user, or a level of bots, whatever seed it plays with."""
    if row.kind == "bot":
        return rated_as(row.bot or "")
    return row.user_id or ""


def rated_as(bot: str) -> str:
    """A level of bots among those who are rated."""
    return f"bot:{bot}"


def automa_of(header: Header) -> str:
    return f"automa:{header.options.get(LEVEL, '')}"


def deeds_of(
    rules: Rules, codes: Sequence[int], movers: Sequence[int], seats: int
) -> list[dict[str, dict[str, int]]]:
    """Where each seat delivered and what it built, and how often."""
    found: list[dict[str, Counter[str]]] = [{} for _ in range(seats)]
    for code, seat in zip(codes, movers):
        if not 0 <= seat < seats:
            continue
        fields = rules.codec.fields(code)
        for name in COUNTED.get(rules.codec.kind(code).name, ()):
            if name in fields:
                thing = BUILDING if name == "number" else name
                found[seat].setdefault(thing, Counter())[str(fields[name])] += 1
    return [{thing: dict(counts) for thing, counts in seat.items()} for seat in found]
