"""The waiting room: people with the same wish find each other and sit down."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from itertools import combinations

import msgspec
from sqlalchemy import Connection

from trailboss.core.message import Name, say
from trailboss.server.club.making import Made, Plan, made, seat_for
from trailboss.server.club.rating import START
from trailboss.server.errors import BadRequest
from trailboss.server.ids import now
from trailboss.server.schema.tables import Clock
from trailboss.server.schema.waiting import Waiting, Wish, WishSeen
from trailboss.server.storage import game_results as results
from trailboss.server.storage import relations, users, wishes
from trailboss.server.storage.database import Database
from trailboss.server.storage.rows import Chance
from trailboss.server.storage.users import User
from trailboss.server.storage.wishes import WishRow
from trailboss.server.tables.building import SEED_BITS
from trailboss.server.tables.memory import Tables
from trailboss.server.tables.seating import check_clock
from trailboss.titles import game_ids, rules_of

MOST_CANDIDATES = 12  # who waited longest; more are not tried in all ways


class WaitingRoom:
    def __init__(self, database: Database, tables: Tables) -> None:
        self.database = database
        self.tables = tables
        self.tellers: list[Callable[[str, str, str], None]] = []  # told user, table and title

    async def wish(self, asked: Wish, user: User) -> Waiting:
        """Wait, or sit down at once if those one waits for are there."""
        check_wish(asked)
        sat: list[Made] = []

        def write(connection: Connection) -> Waiting:
            sat.clear()
            wishes.one_at_a_time(connection)
            at = now()
            wishes.tidy(connection, at)
            mine = WishRow(
                user_id=user.id,
                games=list(dict.fromkeys(asked.games)),
                players=asked.players,
                clock=Clock(**msgspec.structs.asdict(asked.clock)),  # compared with others
                within=asked.within,
                created_at=at,
                seen_at=at,
                table_id=None,
            )
            wishes.put(connection, mine)
            waiting = [one for one in wishes.all_wishes(connection) if not one.table_id]
            found = partners(connection, mine, waiting)
            if found is not None:
                game, people = found
                sat.append(table_for(game, mine, people))
                sat[0].create(connection)
                wishes.met(connection, [one.id for one in people], sat[0].table.id)
            return taken(connection, user)

        answer = await self.database.write(write)
        for table in sat:
            table.told(self.tables)
            self.tell(table, user)
        return answer

    def tell(self, made: Made, user: User) -> None:
        """Who waited longer than the last may be elsewhere by now."""
        header = made.table.header
        for row in made.table.people:
            if row.user_id is not None and row.user_id != user.id:
                for teller in self.tellers:
                    teller(row.user_id, header.id, header.game)

    async def look(self, user: User) -> Waiting:
        """Who waits; and I am still there."""

        def write(connection: Connection) -> Waiting:
            wishes.seen(connection, user.id, now())
            wishes.tidy(connection, now())
            return taken(connection, user)

        return await self.database.write(write)

    async def leave(self, user: User) -> Waiting:
        def write(connection: Connection) -> Waiting:
            found = taken(connection, user)
            wishes.drop(connection, user.id)
            found.wishes = [one for one in found.wishes if not one.mine]
            return found

        return await self.database.write(write)


def check_wish(asked: Wish) -> None:
    for game in asked.games:
        if game not in game_ids():
            raise BadRequest(say("refused-no-title", known=tuple(game_ids())))
        rules = rules_of(game)
        if not rules.min_players <= asked.players <= rules.max_players:
            raise BadRequest(
                say(
                    "refused-players",
                    game=Name("title", rules.id),
                    least=rules.min_players,
                    most=rules.max_players,
                    given=asked.players,
                )
            )
    check_clock(asked.clock)


def partners(
    connection: Connection, mine: WishRow, waiting: Sequence[WishRow]
) -> tuple[str, list[User]] | None:
    """A title, and people who would play it with me: those who have waited longest."""
    same = [
        one
        for one in waiting
        if one.user_id != mine.user_id
        and one.players == mine.players
        and one.clock == mine.clock
        and set(one.games) & set(mine.games)
    ][:MOST_CANDIDATES]
    ratings = {one.user_id: shown_ratings(connection, one.user_id) for one in (*same, mine)}
    for others in combinations(same, mine.players - 1):
        group = [mine, *others]
        for game in mine.games:
            if all(game in one.games for one in group) and fits(connection, game, group, ratings):
                people = [users.user_by_id(connection, one.user_id) for one in group]
                if all(people):
                    return game, [one for one in people if one is not None]
    return None


def fits(
    connection: Connection,
    game: str,
    group: Sequence[WishRow],
    ratings: dict[str, dict[str, int]],
) -> bool:
    """Are all near enough for each other, and is nobody blocked by another?"""
    for one, other in combinations(group, 2):
        apart = abs(ratings[one.user_id].get(game, START) - ratings[other.user_id].get(game, START))
        if any(wish.within is not None and apart > wish.within for wish in (one, other)):
            return False
    ids = [one.user_id for one in group]
    return not any(relations.blocked_between(connection, one, ids) for one in ids)


def shown_ratings(connection: Connection, user: str) -> dict[str, int]:
    found = results.ratings_of(connection, user)
    return {game: rating.shown for game, (rating, games) in found.items() if games}


def table_for(game: str, wish: WishRow, people: Sequence[User]) -> Made:
    order = list(people)
    secrets.SystemRandom().shuffle(order)
    plan = Plan(
        title="",
        rules=rules_of(game),
        options=rules_of(game).options(len(order), {}),
        clock=wish.clock,
        absent="default",
        rated=True,
        event=None,
        chance=Chance(seed=secrets.randbits(SEED_BITS)),
        sealed_until=None,
        public=False,
    )
    seats = [seat_for(number, user, there=True) for number, user in enumerate(order)]
    return made(plan, order[0], seats)


def taken(connection: Connection, user: User) -> Waiting:
    """The room as somebody sees it. Whoever is told of their table waits no longer."""
    rows = wishes.all_wishes(connection)
    table = next((one.table_id for one in rows if one.user_id == user.id), None)
    if table is not None:
        wishes.drop(connection, user.id)
    blocked = relations.named_by(connection, user.id, "block")
    found: list[WishSeen] = []
    for one in rows:
        person = users.user_by_id(connection, one.user_id)
        if one.table_id is None and person is not None and one.user_id not in blocked:
            found.append(
                WishSeen(
                    name=person.name,
                    guest=person.guest,
                    games=one.games,
                    players=one.players,
                    clock=one.clock,
                    within=one.within,
                    ratings=shown_ratings(connection, one.user_id),
                    since=one.created_at,
                    mine=one.user_id == user.id,
                )
            )
    return Waiting(wishes=found, table=table)
