"""Bad input: a precise refusal each, and nothing is changed."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import JSON, ME, OPEN, Client, Live, bot
from tests.server.process import ServerProcess
from tests.server.test_accounts import PASSWORD
from tests.server.test_strangers import closed, end_of
from trailboss.game import new_game

DEEP = b"[" * 100_000 + b"]" * 100_000
JSON_HEADER = {"content-type": "application/json"}


def record(**changes: object) -> str:
    """A record, as JSON in JSON."""
    data = {**new_game("el-paso", players=2, seed=1).record.to_data(), **changes}
    return json.dumps({"record": json.dumps(data)})


BODIES: list[tuple[str, str, str | bytes, int, str, str]] = [
    ("POST", "/api/tables", b"", 400, "invalid-request", ""),
    ("POST", "/api/tables", b"{", 400, "invalid-request", "truncated"),
    ("POST", "/api/tables", b"\xff\xfe{}", 400, "invalid-request", ""),
    ("POST", "/api/tables", DEEP, 400, "invalid-request", "nested too deep"),
    (
        "PATCH",
        "/api/me",
        b'{"preferences": {"a": ' + DEEP + b"}}",
        400,
        "invalid-request",
        "nested too deep",
    ),
    (
        "POST",
        "/api/tables/import",
        b'{"record": "{\\"a\\": ' + DEEP + b'}"}',
        400,
        "invalid-record",
        "goes too far",
    ),
    ("PATCH", "/api/me", '{"name": "a\\u0000b"}', 400, "invalid-request", "control characters"),
    ("PATCH", "/api/me", '{"name": "ann\\u202e"}', 400, "invalid-request", "control characters"),
    ("PATCH", "/api/me", '{"name": "ann\\n"}', 400, "invalid-request", "control characters"),
    ("PATCH", "/api/me", '{"name": "ann\\ud800"}', 400, "invalid-request", ""),
    ("PATCH", "/api/me", '{"name": "   "}', 400, "bad-request", "A name needs at least one letter"),
    ("PATCH", "/api/me", '{"email": "a@b.c\\n"}', 400, "invalid-request", "e-mail address"),
    ("PATCH", "/api/me", '{"email": "a\\u0000@b.c"}', 400, "invalid-request", "e-mail address"),
    ("PATCH", "/api/me", '{"shoe": 44}', 400, "invalid-request", "unknown field `shoe`"),
    (
        "PATCH",
        "/api/me",
        json.dumps({"preferences": {"x": "y" * 9000}}),
        400,
        "bad-request",
        "8192 bytes",
    ),
    (
        "POST",
        "/api/accounts",
        json.dumps({"name": "ann b\n", "password": PASSWORD}),
        400,
        "invalid-request",
        "letters, digits",
    ),
    (
        "POST",
        "/api/sessions",
        json.dumps({"name": "a\0b", "password": PASSWORD}),
        400,
        "invalid-request",
        "control characters",
    ),
    ("POST", "/api/me/tokens", '{"name": "\\u0000"}', 400, "invalid-request", "control characters"),
    (
        "POST",
        "/api/tables",
        json.dumps({"game": "el-paso", "seats": [ME], "title": "\0"}),
        400,
        "invalid-request",
        "control characters",
    ),
    (
        "POST",
        "/api/tables",
        json.dumps({"game": "el-paso", "seats": [ME], "seed": 1 << 53}),
        400,
        "invalid-request",
        "seed",
    ),
    (
        "POST",
        "/api/tables",
        json.dumps({"game": "el-paso", "seats": [ME], "players": 10**40}),
        400,
        "bad-request",
        "but there is 1 seat",
    ),
    (
        "POST",
        "/api/tables",
        json.dumps({"game": "el-paso", "seats": [ME], "options": {"moon": 1}}),
        400,
        "bad-request",
        "no option 'moon'; there are",
    ),
    ("POST", "/api/tables/import", record(seed=1 << 70), 400, "invalid-record", "seed"),
    (
        "POST",
        "/api/tables/import",
        record(seed=None, chance=[1 << 70]),
        400,
        "invalid-record",
        "cannot give",
    ),
    ("POST", "/api/tables/import", record(players=10**30), 400, "invalid-record", "players"),
    ("POST", "/api/tables/import", record(moves=["dance"]), 400, "invalid-record", "move 1"),
    ("POST", "/api/tables/import", record(seats=[1]), 400, "invalid-record", "seats"),
    *[  # neither 1 for yes nor text for a number
        ("PATCH", "/api/me", body, 400, "invalid-request", part)
        for body, part in (
            ('{"notify": {"live": 1}}', "notify.live: Expected `bool`, got `int`"),
            ('{"keep_tokens": 0}', "keep_tokens: Expected `bool`, got `int`"),
            ('{"keep_tokens": "true"}', "keep_tokens: Expected `bool`, got `str`"),
        )
    ],
    ("POST", "/api/me/tokens", '{"name": "x", "days": "30"}', 400, "invalid-request", "days"),
]


@pytest.mark.parametrize(("method", "path", "body", "status", "error", "part"), BODIES)
def test_bodies(
    ann: Client, method: str, path: str, body: str | bytes, status: int, error: str, part: str
) -> None:
    before = ann.get("/api/me"), ann.get("/api/tables"), ann.get("/api/me/tokens")
    answer = ann.send(method, path, content=body, headers=JSON_HEADER)
    found = answer.json()
    assert (answer.status_code, found["error"]) == (status, error), found
    assert set(found) == {"error", "detail", "say"}
    assert part in found["detail"]
    assert (ann.get("/api/me"), ann.get("/api/tables"), ann.get("/api/me/tokens")) == before


@pytest.mark.parametrize(
    ("path", "status", "error"),
    [
        ("/api/tables/%00", 404, "not-found"),
        ("/api/tables/%ff%fe/view", 404, "not-found"),
        ("/api/tables/" + "x" * 5000, 404, "not-found"),
        ("/api/tables/..%2f..%2fetc%2fpasswd", 404, "not-found"),
        ("/api/games/%00/rules", 404, "not-found"),
        ("/api/tables?limit=0", 400, "invalid-request"),
        ("/api/tables?limit=1e9", 400, "invalid-request"),
        ("/api/tables?limit=%D9%A1", 400, "invalid-request"),
        ("/api/nothing/at/all", 404, "not-found"),
    ],
)
def test_paths_and_queries(ann: Client, path: str, status: int, error: str) -> None:
    answer = ann.send("GET", path)
    assert (answer.status_code, answer.json()["error"]) == (status, error)


def test_a_token_that_could_not_be_one(ann: Client) -> None:
    answer = ann.send("DELETE", "/api/me/tokens/%00")
    assert (answer.status_code, answer.json()["error"]) == (404, "not-found")


def test_bodies_of_any_size(ann: Client) -> None:
    """Too large is too large, whether the length is told beforehand or not."""
    body = b'{"record": "' + b"x" * 600_000 + b'"}'

    def in_pieces() -> Iterator[bytes]:
        for start in range(0, len(body), 50_000):
            yield body[start : start + 50_000]

    for content in (body, in_pieces()):
        answer = ann.send("POST", "/api/tables/import", content=content, headers=JSON_HEADER)
        assert (answer.status_code, answer.json()["error"]) == (413, "too-large")
    assert ann.get("/api/tables")["mine"] == []


def test_long_bots_and_odd_names_are_stored(ann: Client) -> None:
    """What is allowed fits into the columns of either database."""
    seats = [ME, bot("heuristic:style=mixed,seed=12345678901234567")]
    table = ann.table(seats, start=False)
    assert len(table["seats"][1]["name"]) == 40
    text = record(seats=["a\0b\x1b[31m", "c" * 100])
    imported = ann.post("/api/tables/import", json.loads(text))
    assert [seat["name"] for seat in imported["seats"]] == ["ab[31m", "c" * 40]
    largest = json.loads(record(seed=(1 << 64) - 1))
    assert ann.post("/api/tables/import", largest)["status"] == "playing"
    prefers = {"preferences": {"\0": "\0\u202e", "deep": [[[[[{"x": [None]}]]]]]}}
    assert ann.ask("PATCH", "/api/me", json=prefers)["preferences"] == prefers["preferences"]


# The live connection ----------------------------------------------------------------------------


def answer_to(live: Live, message: str | bytes) -> JSON:
    """The answer or refusal."""
    live.socket.send(message)
    return live.until(lambda found: found["type"] in ("answer", "error"))[-1]


NESTED = '{"a": ' + "[" * 30_000 + "]" * 30_000 + ', "type": "ping", "id": 5}'


@pytest.mark.parametrize(
    ("message", "id", "part"),
    [
        ("", None, "as text and not binary"),
        (b'{"type": "ping", "id": 1}', None, "as text and not binary"),
        (b"\x00\xff", None, "as text and not binary"),
        ("{", None, "truncated"),
        ("ping", None, "malformed"),
        ("null", None, "Expected `object`, got `null`"),
        ("[1]", None, "Expected `object`, got `array`"),
        ('{"id": 3}', 3, "missing required field `type`"),
        ('{"type": "dance", "id": 3}', 3, "Invalid value 'dance'"),
        ('{"type": "ping", "id": 3, "x": 1}', 3, "unknown field `x`"),
        ('{"type": "ping", "id": -1}', None, "`int` >= 0"),
        ('{"type": "ping", "id": "3"}', None, "`int | null`"),
        ('{"type": "move", "id": 3}', 3, "missing required field `seat`"),
        ('{"type": "move", "id": 3, "seat": 9, "step": 0, "move": 0}', 3, "`int` <= 7"),
        ('{"type": "move", "id": 3, "seat": 0, "step": -1, "move": 0}', 3, "`int` >= 0"),
        ('{"type": "move", "id": 3, "seat": 0, "step": 0, "move": {}}', 3, "`int | str`"),
        ('{"type": "move", "id": 3, "seat": 0, "step": 0, "move": 1.5}', 3, "`int | str`"),
        ('{"type": "chat", "id": 3, "text": ""}', 3, "length >= 1"),
        ('{"type": "chat", "id": 3, "text": "a\\u0000b"}', 3, "without control characters"),
        ('{"type": "undo-answer", "id": 3, "seat": 0, "to": 0, "agree": 1}', 3, "Expected `bool`"),
        (NESTED, None, "nested too deep"),
        (json.dumps({"type": "chat", "id": 3, "text": "x" * 501}), 3, "length <= 500"),
    ],
)
def test_messages_that_cannot_be_read(
    ann: Client, message: str | bytes, id: int | None, part: str
) -> None:
    table = ann.table([ME], seed=3)["id"]
    before = ann.log(table)
    with ann.live(table) as live:
        found = answer_to(live, message)
        assert (found["status"], found["error"], found["id"]) == (400, "invalid-message", id)
        assert part in found["detail"]
        # The connection goes on.
        assert answer_to(live, '{"type": "ping", "id": 8}')["id"] == 8
    assert ann.log(table) == before


def test_a_message_that_is_too_large(ann: Client) -> None:
    table = ann.table([ME], seed=3)["id"]
    with ann.live(table) as live:
        live.send(type="chat", text="x" * 70_000)
        with pytest.raises(ConnectionClosed) as caught:
            live.until(lambda _: False)
    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code == 1009  # message too big
    assert "64000" in caught.value.rcvd.reason
    assert [entry["kind"] for entry in ann.log(table)] == ["create", "start"]


def test_messages_out_of_order(ann: Client, bob: Client) -> None:
    """What comes too early, too late or twice is refused, and says where the game stands."""
    table = ann.table([ME, OPEN])["id"]
    bob.at(table, "join", {})
    with ann.live(table) as live, bob.live(table) as other:
        first = live.until(lambda message: message["type"] == "view")[-1]["view"]
        move = next(move for move in first["decision"]["legal"] if not move["final"])

        def sent(**message: object) -> tuple[str, str | None, int | None]:
            found = answer_to(live, json.dumps({"id": 1, "seat": 0, **message}))
            return found["type"], found.get("error"), found.get("step")

        assert sent(type="undo", step=0) == ("error", "cannot-undo", None)
        assert sent(type="undo-answer", to=0, agree=True) == ("error", "nothing-asked", None)
        assert sent(type="undo-request", step=0) == ("error", "nothing-to-undo", None)
        assert sent(type="move", step=3, move=move["code"]) == ("error", "stale-step", 0)
        assert sent(type="move", step=0, move=move["code"]) == ("answer", None, None)
        # Sent again after a lost connection, with the same id or another: it is made once.
        assert sent(type="move", step=0, move=move["code"]) == ("error", "stale-step", 1)
        assert sent(type="undo", step=0) == ("error", "stale-step", 1)
        assert sent(type="undo", step=1) == ("answer", None, None)
        assert sent(type="undo", step=1) == ("error", "stale-step", 0)
        found = answer_to(other, json.dumps({"type": "move", "seat": 1, "step": 0, "move": 0}))
        assert found["error"] == "not-your-turn"
    kinds = [entry["kind"] for entry in ann.log(table)]
    assert kinds == ["create", "join", "start", "move", "undo"]


@pytest.mark.parametrize(
    ("query", "error", "code"),
    [
        ("after=-1", "bad-request", 4400),
        ("after=many", "bad-request", 4400),
        ("seat=x", "bad-request", 4400),
        ("seat=7", "no-such-seat", 4404),
    ],
)
def test_queries_of_the_live_connection(ann: Client, query: str, error: str, code: int) -> None:
    table = ann.table([ME], seed=3)["id"]
    name, _, value = query.partition("=")
    how: dict[str, object] = {name: value}
    assert closed(ann, table, **how) == (error, code)  # type: ignore[arg-type]


def test_an_entry_that_is_yet_to_come(ann: Client) -> None:
    """Whoever says to have seen more than there is hears what comes."""
    table = ann.table([ME], seed=3)["id"]
    with ann.live(table, after=999_999) as live:
        view = live.until(lambda message: message["type"] == "view")[-1]["view"]
        ann.move(table, view)
        entry = live.until(lambda message: message["type"] == "entry")[-1]
        assert entry["seq"] == view["seq"] + 1


# Too much ---------------------------------------------------------------------------------------


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that lets nobody ask more than 60 times a minute."""
    server = ServerProcess(tmp_path, requests_per_minute=60).start()
    yield server
    server.stop()


MANY = 80  # a few beyond the limit


def test_flooding(strict: ServerProcess) -> None:
    ann = Client(strict.url)
    table = ann.table([ME])["id"]
    with ann.live(table) as live:
        began = time.monotonic()
        for number in range(MANY):
            live.send(type="chat", id=number, text="and again")
        found: list[JSON] = []
        while len(found) < MANY:
            message = live.next()
            if message["type"] in ("answer", "error"):
                found.append(message)
        assert [message["id"] for message in found] == list(range(MANY))
        refusals = [message for message in found if message["type"] == "error"]
        assert {(one["status"], one["error"]) for one in refusals} == {(429, "too-many-requests")}
        assert "60 a minute. Try again in 1 s" in refusals[0]["detail"]
        said = MANY - len(refusals)
        assert 40 < said < 62 + (time.monotonic() - began)  # one more every second
        time.sleep(1.2)
        live.send(type="ping", id=999)  # so few do no harm: it goes on when there is room again
        assert live.until(lambda message: message.get("id") == 999)[-1]["type"] == "answer"
    time.sleep(2)
    chat = [entry for entry in ann.log(table) if entry["kind"] == "chat"]
    assert len(chat) == said


def test_too_many_connections_and_guesses(tmp_path: Path) -> None:
    """An address has its limit too: for tokens that are guessed, and for sockets."""
    server = ServerProcess(tmp_path, requests_per_minute=3).start()  # another after 20 seconds
    eve = Client.__new__(Client)
    eve.url, eve.token = server.url, None
    eve.http = httpx.Client(headers={"authorization": "Bearer guess"})
    statuses = [eve.http.get(f"{server.url}/api/me").status_code for _ in range(4)]
    assert statuses == [401, 401, 401, 429]
    assert closed(eve, "x" * 22) == ("too-many-requests", 4429)
    server.stop()


def test_one_user_opens_a_table_many_times(ann: Client, bob: Client) -> None:
    table = ann.table([ME], public=True)["id"]
    with ExitStack() as stack:
        for _ in range(50):
            assert stack.enter_context(ann.live(table)).next()["type"] == "table"
        with ann.live(table) as live:
            assert end_of(live) == ("too-many-requests", 4429)
        with bob.live(table) as live:
            assert live.next()["type"] == "table"
