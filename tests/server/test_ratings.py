"""Games that count: ratings change once, in the commit that ends the game, and only where all is
fair."""

from __future__ import annotations

import random
import sqlite3
import time
from collections import Counter
from contextlib import closing, suppress
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import pytest

from tests.server.client import JSON, ME, OPEN, PATIENCE, Client, Refusal, bot, hotseat
from tests.server.postgres import select_all
from tests.server.process import ServerProcess

RATINGS = "SELECT player, game, mu, sigma, games FROM ratings ORDER BY player, game"
STEPS = "SELECT player, mu_before, mu FROM results"
RESULTS = "SELECT table_id, seat, player, place, won, rated, mu FROM results ORDER BY 1, 2"


def account(server: ServerProcess, name: str) -> Client:
    client = Client(server.url)
    unique = f"{name}{random.getrandbits(40):x}"
    client.me = client.post("/api/accounts", {"name": unique, "password": "long-enough-8"})
    return client


def rows(server: ServerProcess, query: str) -> list[tuple[Any, ...]]:
    if server.database.startswith("postgresql"):
        return [tuple(row) for row in select_all(server.database, query)[0]]
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as database:
        return database.execute(query).fetchall()


def table_of_two(ann: Client, bob: Client, **more: Any) -> str:
    table = ann.table([ME, OPEN], **more)
    bob.at(table["id"], "join", {})
    return str(table["id"])


def seat_of(client: Client, table: str) -> int:
    seats = client.get(f"/api/tables/{table}")["seats"]
    return next(int(seat["seat"]) for seat in seats if seat["mine"])


def play_to_the_end(table: str, *players: Client) -> JSON:
    """Moves at random, as fast as it goes."""
    chance = random.Random(table)
    seats = {seat_of(player, table): player for player in players}
    first = players[0]
    end = time.monotonic() + 6 * PATIENCE
    view = first.view(table)
    while view["status"] == "playing":
        assert time.monotonic() < end
        seat = view["decision"]["seat"]
        player = seats.get(seat)
        if player is None:
            view = first.view(table)
            continue
        mine = player.view(table, seat)
        while mine["status"] == "playing" and mine["decision"]["mine"]:
            mine = player.move(table, mine, chance.randrange(len(mine["decision"]["legal"])))
        view = mine
    return view


def rating(client: Client, game: str = "second-edition") -> JSON | None:
    name = client.get("/api/me")["name"]
    found = client.get(f"/api/people/{name}")["ratings"]
    return next((one for one in found if one["game"] == game), None)


def test_who_wins_rises_and_who_loses_falls_once(server: ServerProcess) -> None:
    ann, bob = account(server, "Ann"), account(server, "Bob")
    table = table_of_two(ann, bob)
    assert ann.get(f"/api/tables/{table}")["rated"]
    ann.at(table, "resign", {"seat": seat_of(ann, table)})
    loser, winner = rating(ann), rating(bob)
    assert loser is not None
    assert winner is not None
    assert loser["rating"] < 1000 + 40 < winner["rating"]
    assert (loser["games"], winner["games"]) == (1, 1)
    mine = [row for row in rows(server, RESULTS) if row[0] == table]
    assert [(row[2] == ann.me["id"], row[3], bool(row[5])) for row in mine] in (
        [(True, 2, True), (False, 1, True)],
        [(False, 1, True), (True, 2, True)],
    )


def test_titles_have_ratings_of_their_own(server: ServerProcess) -> None:
    ann, bob = account(server, "Ann"), account(server, "Bob")
    table = table_of_two(ann, bob, game="el-paso")
    bob.at(table, "resign", {"seat": seat_of(bob, table)})
    assert rating(ann) is None
    assert rating(ann, "el-paso") is not None


def test_guests_and_practice_do_not_count(server: ServerProcess) -> None:
    ann, guest = account(server, "Ann"), Client(server.url)
    table = table_of_two(ann, guest)
    assert not ann.get(f"/api/tables/{table}")["rated"]
    guest.at(table, "resign", {"seat": seat_of(guest, table)})
    practice = ann.table([ME, hotseat("Eve")])["id"]
    ann.at(practice, "resign", {"seat": 0})
    assert rating(ann) is None
    stored = [row for row in rows(server, RESULTS) if row[2] == ann.me["id"]]
    assert [(row[0], bool(row[5]), row[6]) for row in stored] == [(table, False, None)]
    for more in ({"seed": 7}, {"sandbox": True}):
        with pytest.raises(Refusal) as refused:
            ann.table([ME, bot()], rated=True, **more)
        assert refused.value.error == "not-rated"
    with pytest.raises(Refusal) as refused:
        guest.table([ME, bot()], rated=True)
    assert refused.value.error == "not-rated"


def test_a_game_taken_back_by_agreement_does_not_count(server: ServerProcess) -> None:
    ann, bob = account(server, "Ann"), account(server, "Bob")
    table = table_of_two(ann, bob)
    first = ann if ann.view(table)["decision"]["seat"] == seat_of(ann, table) else bob
    other = bob if first is ann else ann
    seat = seat_of(first, table)
    view = first.view(table, seat)
    while view["decision"]["seat"] == seat:
        view = first.move(table, view)
    asked = first.at(table, "undo-request", {"seat": seat, "step": view["step"]})
    answer = {"seat": seat_of(other, table), "to": asked["undo_request"]["step"], "agree": True}
    other.at(table, "undo-answer", answer)
    assert not ann.get(f"/api/tables/{table}")["rated"]
    bob.at(table, "resign", {"seat": seat_of(bob, table)})
    assert rating(ann) is None


def test_levels_of_bots_are_rated_opponents(server: ServerProcess) -> None:
    """Alone with bots a game counts if one says so, and then it is a closed book."""
    ann = account(server, "Ann")
    table = ann.table([ME, bot("random")], rated=True, game="el-paso")["id"]
    for path, body in (
        ("fork", {"step": 0}),
        ("analysis", {"seat": 0, "step": 0}),
    ):
        with pytest.raises(Refusal) as refused:
            ann.at(table, path, body)
        assert refused.value.status == 403, path
    with pytest.raises(Refusal):
        ann.get(f"/api/tables/{table}/record")
    assert not ann.get(f"/api/tables/{table}/position")["whole"]
    view = ann.my_turn(table, 0)
    while view["decision"]["seat"] == 0:
        view = ann.move(table, view)
    view = ann.my_turn(table, 0)
    with pytest.raises(Refusal) as refused:
        ann.at(table, "undo-request", {"seat": 0, "step": view["step"]})
    assert refused.value.error == "rated"
    ann.at(table, "leave")  # whoever goes away has lost
    found = rating(ann, "el-paso")
    assert found is not None
    assert found["rating"] < 1040
    assert [row for row in rows(server, RATINGS) if row[0] == "bot:random" and row[1] == "el-paso"]
    assert ann.get(f"/api/tables/{table}/record")["record"].startswith("trailboss record")


def test_a_handicap_is_chosen_by_ratings(server: ServerProcess) -> None:
    ann, bob = account(server, "Ann"), account(server, "Bob")
    name = bob.get("/api/me")["name"]

    def asked() -> JSON:
        found: JSON = ann.get("/api/handicap/el-paso", name=name)
        return found

    assert set(asked().values()) == {None}  # nobody has played
    for number in range(60):  # whoever goes away has lost; a rating needs some games
        table = ann.table([ME, bot("random")], rated=True, game="el-paso")["id"]
        ann.at(table, "leave")
        if number == 0:
            assert ann.get("/api/handicap/el-paso", bot="random")["chance"] is None
        seen = rating(ann, "el-paso")
        assert seen is not None
        if not seen["unsure"]:
            break
    assert set(asked().values()) == {None}  # the other still has none
    found = ann.get("/api/handicap/el-paso", bot="random")
    assert found["mine"]
    assert found["chance"] < 0.5
    assert found["dollars"] > 0
    assert found["cards"] > 0
    with pytest.raises(Refusal) as refused:
        ann.get("/api/handicap/el-paso", name="nobody is called that")
    assert refused.value.status == 404


def test_a_whole_game_is_in_the_profile(server: ServerProcess) -> None:
    ann, bob = account(server, "Ann"), account(server, "Bob")
    table = table_of_two(ann, bob)
    view = play_to_the_end(table, ann, bob)
    profile = bob.get(f"/api/people/{ann.me['name']}")
    (game,) = profile["recent"]
    assert game["table"] == table
    totals = {view["seats"][seat]["name"]: view["scores"][seat]["total"] for seat in (0, 1)}
    assert {one["name"]: one["points"] for one in game["seats"]} == totals
    (tally,) = profile["tallies"]
    assert (tally["game"], tally["players"], tally["games"]) == ("second-edition", 2, 1)
    assert profile["opponents"][0]["name"] == bob.me["name"]
    found = ann.get(f"/api/people/{ann.me['name']}/statistics", game="second-edition")
    assert found["games"] == 1
    assert sum(line["mine"] for line in found["categories"]) == totals[ann.me["name"]]
    assert found["lengths"] == [view["turn"]]
    # A stranger sees that the game was played, not where.
    assert Client(server.url).get(f"/api/people/{ann.me['name']}")["recent"][0]["table"] is None
    names = [line["name"] for line in ann.get("/api/leaders", game="second-edition")["leaders"]]
    assert {ann.me["name"], bob.me["name"]} <= set(names)


def test_a_kill_between_loses_nothing_and_doubles_nothing(
    database_url: str, tmp_path: Path
) -> None:
    """A server that is killed in the moment games end has of each either both, its end and what it
    changes of the ratings, or neither; and an end asked for again counts once."""
    server = ServerProcess(tmp_path / "server", database=database_url).start()
    try:
        ann, bob = account(server, "Ann"), account(server, "Bob")
        chance = random.Random(4)
        ended: list[str] = []
        for number in range(4):
            tables = [table_of_two(ann, bob, public=True) for _ in range(4)]
            seats = {table: seat_of(ann, table) for table in tables}
            asking = [
                Thread(target=resign_at, args=(server.url, ann, *one)) for one in seats.items()
            ]
            for one in asking:
                one.start()
            if number % 2:
                time.sleep(chance.uniform(0.0, 0.03))
                server.kill()
            for one in asking:
                one.join()
            if not number % 2:  # all are answered
                server.kill()
            server.start()
            for client in (ann, bob):
                client.http.base_url = httpx.URL(server.url)
            ended += tables
            for table, seat in seats.items():
                if ann.get(f"/api/tables/{table}")["status"] == "playing":
                    assert number % 2, "an answered end is lost"
                    ann.at(table, "resign", {"seat": seat})
            stored = Counter(row[0] for row in rows(server, RESULTS))
            assert stored == dict.fromkeys(ended, 2), number
            assert {row[4] for row in rows(server, RATINGS)} == {len(ended)}
        # Each game began with the rating another ended with; the last one's is what is stored.
        for player, _, mu, _, _ in rows(server, RATINGS):
            games = [row[1:] for row in rows(server, STEPS) if row[0] == player]
            assert {after for _, after in games} - {before for before, _ in games} == {mu}
    finally:
        server.kill()


def resign_at(server_url: str, client: Client, table: str, seat: int) -> None:
    """On a connection of its own; the server may be killed meanwhile."""
    with suppress(httpx.TransportError):
        httpx.post(
            f"{server_url}/api/tables/{table}/resign",
            json={"seat": seat},
            cookies=dict(client.http.cookies),
            headers={"x-csrftoken": client.http.cookies["csrftoken"]},
            timeout=PATIENCE,
        ).raise_for_status()
