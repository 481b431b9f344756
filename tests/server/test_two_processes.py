"""Two server processes on one PostgreSQL serve one game to players on either."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest

from tests.server.client import JSON, ME, OPEN, PATIENCE, Client, Live, bot
from tests.server.players import Player, Stored
from tests.server.postgres import Postgres
from tests.server.process import ServerProcess

Pair = tuple[ServerProcess, ServerProcess]


@pytest.fixture(scope="module")
def pair_database(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture(scope="module")
def pair(pair_database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    folder = tmp_path_factory.mktemp("pair")
    here = ServerProcess(folder / "here", database=pair_database).start()
    there = ServerProcess(folder / "there", database=pair_database).start()
    yield here, there
    for process in (here, there):
        assert process.stop() == 0
        assert '"level": "error"' not in process.log.read_text(), process.log.read_text()


def moved(client: Client, server: ServerProcess) -> Client:
    """The same browser, at another process."""
    other = Client(server.url)
    other.http.cookies = client.http.cookies
    other.me = other.get("/api/me")
    assert other.me["id"] == client.me["id"]
    return other


def entries(messages: list[JSON]) -> list[JSON]:
    return [message["entry"] for message in messages if message["type"] == "entry"]


def is_view(step: int) -> Callable[[JSON], bool]:
    return lambda message: message["type"] == "view" and message["view"]["step"] == step


def is_answer(message: JSON) -> bool:
    return message["type"] in ("answer", "error")


class Listener:
    """A live connection and all it has brought."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.heard: list[JSON] = []

    def until(self, ready: Callable[[JSON], bool]) -> JSON:
        """The newest message that is as wanted, as soon as there is one."""
        while True:
            for message in reversed(self.heard):
                if ready(message):
                    return message
            self.heard.append(self.live.next())

    def view(self, seq: int) -> JSON:
        found: JSON = self.until(lambda m: m["type"] == "view" and m["seq"] >= seq)["view"]
        return found

    def ask(self, **message: object) -> int:
        """Have something done; the number of its entry."""
        number = len(self.heard)
        self.live.send(id=number, **message)
        answer = self.until(lambda m: is_answer(m) and m["id"] == number)
        assert answer["type"] == "answer", answer
        return int(answer["seq"])


def test_a_game_between_players_of_two_processes(pair: Pair) -> None:
    """Moves, chat and undo of each side reach the other in order, each once."""
    here, there = pair
    ann, bob, eve = Client(here.url), Client(there.url), Client(there.url)
    table = ann.table([ME, OPEN, bot("heuristic")], public=True)["id"]
    bob.at(table, "join", {})
    with (
        ann.live(table, after=0) as a,
        bob.live(table, after=0) as b,
        eve.live(table, after=0) as e,
    ):
        players = (Listener(a), Listener(b))
        everybody = (*players, Listener(e))
        view = players[0].view(0)
        movers: list[int] = []
        while len(movers) < 40:
            seat = view["decision"]["seat"]
            if seat == 2:  # the bot's turn
                view = players[0].view(view["seq"] + 1)
                continue
            mover = players[seat]
            step = view["step"]
            move = mover.view(view["seq"])["decision"]["legal"][-1]["code"]
            seq = mover.ask(type="move", seat=seat, step=step, move=move)
            movers.append(seat)
            if mover.view(seq)["can_undo"] and len(movers) % 3 == 0:
                seq = mover.ask(type="undo", seat=seat, step=step + 1)
                assert {listener.view(seq)["step"] for listener in everybody} == {step}
                seq = mover.ask(type="move", seat=seat, step=step, move=move)
            if len(movers) % 5 == 0:
                players[1 - seat].ask(type="chat", text=f"after {len(movers)} moves")
            view = players[0].view(seq)
        seq = view["seq"]
        assert all(listener.view(seq)["steps"] >= 40 for listener in everybody)
    logs = [ann.log(table, seat=0), bob.log(table, seat=1), eve.log(table)]
    for listener, log in zip(everybody, logs, strict=True):
        told = [message["entry"] for message in listener.heard if message["type"] == "entry"]
        assert [entry["seq"] for entry in told] == list(range(1, len(told) + 1))
        assert told == log[: len(told)]
    kinds = [entry["kind"] for entry in logs[2]]
    assert set(movers) == {0, 1}
    assert kinds.count("undo") > 0
    assert kinds.count("chat") == 8
    there_too = moved(ann, there)
    assert there_too.log(table, seat=0) == ann.log(table, seat=0)
    assert there_too.view(table, 0)["observation"] == ann.view(table, 0)["observation"]


def test_a_race_of_two_processes_has_one_winner(pair: Pair) -> None:
    """Two tabs at different processes move at the same step, again and again."""
    here, there = pair
    ann = Client(here.url)
    tabs = [ann, moved(ann, there)]
    table = ann.table([ME], seed=3)["id"]
    view = ann.view(table)
    winners: list[str] = []
    wins = [0, 0]
    for _ in range(40):
        legal = view["decision"]["legal"]
        answers: list[JSON] = [{}, {}]
        ready = threading.Barrier(2)

        def tab(number: int, legal: list[JSON], ready: threading.Barrier, to: list[JSON]) -> None:
            move = legal[number % len(legal)]["move"]
            body = {"seat": 0, "step": len(winners), "move": move}
            ready.wait()
            answer = tabs[number].send("POST", f"/api/tables/{table}/moves", json=body)
            to[number] = {"code": answer.status_code, "move": move, "body": answer.json()}

        threads = [
            threading.Thread(target=tab, args=(number, legal, ready, answers))
            for number in range(2)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(answer["code"] for answer in answers) == [200, 409]
        won = [answer["code"] for answer in answers].index(200)
        wins[won] += 1
        winners.append(answers[won]["move"])
        view = answers[won]["body"]
        lost = answers[1 - won]["body"]
        assert lost["error"] == "stale-step"
        assert lost["view"]["step"] == len(winners)
        assert lost["view"]["observation"] == view["observation"]
    assert [entry["move"] for entry in ann.log(table) if entry["kind"] == "move"] == winners
    assert min(wins) > 0, wins  # else nobody was racing


def test_a_race_over_live_connections(pair: Pair) -> None:
    here, there = pair
    ann = Client(here.url)
    tabs = [ann, moved(ann, there)]
    table = ann.table([ME], seed=4)["id"]
    with tabs[0].live(table) as a, tabs[1].live(table) as b:
        views = [live.until(is_view(0))[-1]["view"] for live in (a, b)]
        for step in range(30):
            legal = views[0]["decision"]["legal"]
            for number, live in enumerate((a, b)):
                live.send(type="move", id=step, seat=0, step=step, move=legal[-number]["code"])
            found = [live.until(is_answer) for live in (a, b)]
            answers = [messages[-1] for messages in found]
            assert sorted(answer["type"] for answer in answers) == ["answer", "error"]
            refused = next(answer for answer in answers if answer["type"] == "error")
            assert refused["status"] == 409
            assert refused["error"] == "stale-step"
            assert refused["step"] == step + 1
            for number, live in enumerate((a, b)):
                seen = [message for message in found[number] if is_view(step + 1)(message)]
                views[number] = (seen or live.until(is_view(step + 1)))[-1]["view"]
    moves = [entry for entry in ann.log(table) if entry["kind"] == "move"]
    assert [entry["step"] for entry in moves] == list(range(1, 31))


def test_chat_from_both_sides_is_all_there(pair: Pair) -> None:
    """What makes sense whatever the other process wrote meanwhile is never refused."""
    here, there = pair
    ann = Client(here.url)
    table = ann.table([ME], seed=3)["id"]

    def talk(client: Client, name: str) -> None:
        for number in range(25):
            client.at(table, "chat", {"text": f"{name} {number}"})

    threads = [
        threading.Thread(target=talk, args=(client, name))
        for client, name in ((ann, "here"), (moved(ann, there), "there"))
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    said = [entry["text"] for entry in ann.log(table) if entry["kind"] == "chat"]
    for name in ("here", "there"):
        assert [text for text in said if text.startswith(name + " ")] == [
            f"{name} {number}" for number in range(25)
        ]


Asked = tuple[Client, str, str, JSON | None]  # who, method, path, body
WAITING = """
    SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'
"""


async def at_once(database: str, table: str, *asked: Asked) -> list[JSON]:
    """The answers if all have read the table before any can write to it. They write in order."""
    holding = await asyncpg.connect(database, timeout=PATIENCE)
    looking = await asyncpg.connect(database, timeout=PATIENCE)
    answers: list[asyncio.Task[JSON]] = []
    async with holding.transaction():
        await holding.execute("SELECT 1 FROM tables WHERE id = $1 FOR UPDATE", table)
        for number, (client, method, path, body) in enumerate(asked, 1):
            answers.append(
                asyncio.create_task(asyncio.to_thread(client.ask, method, path, json=body))
            )
            async with asyncio.timeout(PATIENCE):
                while await looking.fetchval(WAITING) < number:
                    await asyncio.sleep(0.01)
    await holding.close()
    await looking.close()
    return await asyncio.gather(*answers)


def played(here: ServerProcess, there: ServerProcess) -> tuple[str, list[Client]]:
    """A game of four that is over, and who played it: two at each process."""
    players = [Client(process.url) for process in (here, there, here, there)]
    table = players[0].table([ME, OPEN, OPEN, OPEN])["id"]
    for client in players[1:]:
        client.at(table, "join", {})
    for client in players:
        client.at(table, "leave", {})
    return table, players


def test_a_rematch_that_two_make_at_once_is_one(pair: Pair, pair_database: str) -> None:
    table, players = played(*pair)
    path = f"/api/tables/{table}/rematch"
    asked = [(client, "POST", path, None) for client in players[:2]]
    found = asyncio.run(at_once(pair_database, table, *asked))
    assert found[0]["id"] == found[1]["id"]
    kinds = [entry["kind"] for entry in players[0].log(table)]
    assert kinds.count("rematch") == 1


def test_the_last_seats_of_a_rematch_are_taken_at_once(pair: Pair, pair_database: str) -> None:
    table, players = played(*pair)
    again = players[0].at(table, "rematch")["id"]
    players[1].at(table, "rematch")
    path = f"/api/tables/{table}/rematch"
    asked = [(client, "POST", path, None) for client in players[2:]]
    found = asyncio.run(at_once(pair_database, again, *asked))
    assert [answer["id"] for answer in found] == [again, again]
    assert [answer["status"] for answer in found] == ["open", "playing"]
    kinds = [entry["kind"] for entry in players[0].log(again)]
    assert kinds[:5] == ["create", "join", "join", "join", "start"]


def test_the_last_seats_of_a_table_are_taken_at_once(pair: Pair, pair_database: str) -> None:
    here, there = pair
    ann, bob, cleo = Client(here.url), Client(here.url), Client(there.url)
    table = ann.table([ME, OPEN, OPEN])["id"]
    path = f"/api/tables/{table}/join"
    found = asyncio.run(
        at_once(pair_database, table, (bob, "POST", path, {}), (cleo, "POST", path, {}))
    )
    assert [answer["status"] for answer in found] == ["open", "playing"]
    seated = [seat["user"] for seat in ann.get(f"/api/tables/{table}")["seats"]]
    assert seated == [client.me["id"] for client in (ann, bob, cleo)]


def test_a_full_table_starts_although_somebody_talks(pair: Pair, pair_database: str) -> None:
    here, there = pair
    ann, bob = Client(here.url), Client(there.url)
    table = ann.table([ME, OPEN], start=False)["id"]
    path = f"/api/tables/{table}"
    bob.at(table, "join", {})
    talk: Asked = (bob, "POST", f"{path}/chat", {"text": "hello"})
    found = asyncio.run(at_once(pair_database, table, talk, (ann, "PATCH", path, {"public": True})))
    assert found[1]["public"] is True
    found = asyncio.run(at_once(pair_database, table, talk, (ann, "POST", f"{path}/start", None)))
    assert found[1]["status"] == "playing"


def test_presence_is_known_everywhere(pair: Pair) -> None:
    here, there = pair
    ann, bob = Client(here.url), Client(there.url)
    table = ann.table([ME, OPEN])["id"]
    bob.at(table, "join", {})
    both = sorted([ann.me["id"], bob.me["id"]])

    def says(users: list[str]) -> Callable[[JSON], bool]:
        return lambda message: message["type"] == "presence" and message["users"] == users

    with ann.live(table) as a:
        with bob.live(table) as b:
            a.until(says(both))
            b.until(says(both))
            assert [seat["connected"] for seat in bob.view(table)["seats"]] == [True, True]
        a.until(says([ann.me["id"]]))


def test_one_process_is_killed_and_the_other_goes_on(postgres: Postgres, tmp_path: Path) -> None:
    """Ann's process is killed while she and Bob, at the other one, move as fast as they can."""
    database = postgres.new_database()
    here = ServerProcess(tmp_path / "here", database=database).start()
    there = ServerProcess(tmp_path / "there", database=database).start()
    ann, bob = Client(here.url), Client(there.url)
    players: list[Player] = []
    try:
        table = ann.table([ME, OPEN, bot("heuristic"), bot()])["id"]
        bob.at(table, "join", {})
        players = [
            Player(lambda: here.url, ann, seat=0, table=table, live=True),
            Player(lambda: there.url, bob, seat=1, table=table),
            # And a game of Ann's own, whose bot the other process has to take over.
            Player(lambda: here.url, moved(ann, here), [ME, bot("heuristic")]),
        ]
        with bob.live(table, after=0) as live:
            for player in players:
                player.start()
            wait_for(players, 12)
            here.kill()
            here.url = there.url  # where Ann's browser finds the server from now on
            wait_for(players, 12)
            last = bob.view(table, 1)["seq"]
            heard = live.until(lambda message: message.get("seq", 0) >= last)
        told = entries(heard)
        assert [entry["seq"] for entry in told] == list(range(1, len(told) + 1))
        assert told == bob.log(table, seat=1)[: len(told)]
    finally:
        for player in players:
            player.enough.set()
        for player in players:
            player.join(PATIENCE)
        here.kill()
        there.kill()
    stored = Stored(database)
    stored.check(
        [told for player in players for told in player.told],
        [deed for player in players for deed in player.asked],
    )
    assert '"level": "error"' not in there.log.read_text(), there.log.read_text()


def wait_for(players: list[Player], count: int) -> None:
    """Until every player has been told so many things more."""
    goals = [len(player.told) + count for player in players]
    end = time.monotonic() + 3 * PATIENCE
    while any(len(player.told) < goal for player, goal in zip(players, goals, strict=True)):
        assert [player.failure for player in players] == [None] * len(players)
        assert time.monotonic() < end, [(len(player.told), player.refused) for player in players]
        time.sleep(0.01)
