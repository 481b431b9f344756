"""People away from the table are told that it is their turn, once, and no game waits for it."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection

from tests.server.client import JSON, ME, OPEN, PATIENCE, Client, Refusal, bot
from tests.server.mailbox import CERTIFICATE, Mailbox
from tests.server.postgres import free_port
from tests.server.process import ServerProcess
from tests.server.receiver import Receiver
from trailboss.server.notices.posting import SECONDS
from trailboss.server.notices.telling import LOOK
from trailboss.server.storage import table_log, turns_told
from trailboss.server.storage.database import database_at
from trailboss.server.storage.rows import SeatRow, User
from trailboss.server.storage.users import add_user
from trailboss.server.tables.seating import new_header
from trailboss.titles import rules_of

CORRESPONDENCE = {"kind": "correspondence", "seconds": 86_400}
QUIET = 0.4  # seconds after which nothing more is expected


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    with Mailbox("starttls", login=("club", "smtp password")) as box:
        yield box


@pytest.fixture(scope="module")
def telling(mailbox: Mailbox, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that tells at once and may send to this machine."""
    port = free_port()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SSL_CERT_FILE", str(CERTIFICATE))
        process = ServerProcess(
            tmp_path_factory.mktemp("telling"),
            port=port,
            public_url=f"http://127.0.0.1:{port}",
            notify_after_seconds=0,
            webhooks="any",
            smtp_host="localhost",
            smtp_port=mailbox.port,
            smtp_user="club",
            smtp_password="smtp password",
            mail_from="club@example.org",
        ).start()
    yield process
    assert process.stop() == 0
    assert '"level": "error"' not in process.log.read_text(), process.log.read_text()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with Receiver() as found:
        yield found


def wish(client: Client, **notify: Any) -> JSON:
    found: JSON = client.ask("PATCH", "/api/me", json={"notify": notify})
    return found


def table_of(ann: Client, bob: Client, **more: Any) -> str:
    """Seat 0 is ann's, and the first turn too."""
    how = {"title": "Week", "clock": CORRESPONDENCE, **more}
    table: str = ann.table([ME, OPEN], **how)["id"]
    bob.at(table, "join", {})
    return table


def play_turn(client: Client, table: str, seat: int) -> JSON:
    """Move until another seat decides."""
    view = client.my_turn(table, seat)
    while view["decision"]["seat"] == seat:
        view = client.move(table, view)
    return view


def test_a_webhook_is_told_once_a_turn(telling: ServerProcess, receiver: Receiver) -> None:
    ann, bob = Client(telling.url), Client(telling.url)
    me = wish(bob, webhook=f"{receiver.url}/hook")
    assert me["notify"]["webhook"] == f"{receiver.url}/hook"
    secret = me["webhook_secret"]
    assert re.fullmatch(r"whs_[\w-]{43}", secret)
    assert bob.get("/api/me")["webhook_secret"] is None
    table = table_of(ann, bob)
    view = play_turn(ann, table, 0)
    (received,) = receiver.wait(1)
    sign = hmac.new(secret.encode(), received.body, hashlib.sha256).hexdigest()
    assert received.headers["trailboss-signature"] == f"sha256={sign}"
    body = json.loads(received.body)
    assert abs(body.pop("at") / 1000 - time.time()) < 60
    assert body == {
        "type": "turn",
        "table": table,
        "title": "Week",
        "game": "second-edition",
        "seat": 1,
        "name": bob.me["name"],
        "turn": view["turn"],
        "step": view["step"],
        "deadline": view["deadline"],
        "url": f"{telling.url}/table/{table}",
    }
    play_turn(bob, table, 1)
    play_turn(ann, table, 0)
    turns = [json.loads(one.body)["turn"] for one in receiver.wait(2)]
    assert turns == [2, 4]
    time.sleep(QUIET)
    assert len(receiver.arrived) == 2


def test_a_turn_that_comes_back_by_undo_is_not_told_again(
    telling: ServerProcess, receiver: Receiver
) -> None:
    ann, bob = Client(telling.url), Client(telling.url)
    wish(bob, webhook=receiver.url)
    table = table_of(ann, bob)
    view = play_turn(ann, table, 0)
    receiver.wait(1)
    ann.at(table, "undo-request", {"seat": 0, "step": view["step"], "to": view["step"] - 1})
    bob.at(table, "undo-answer", {"seat": 1, "to": view["step"] - 1, "agree": True})
    assert ann.view(table)["decision"]["seat"] == 0
    play_turn(ann, table, 0)
    time.sleep(QUIET)
    assert len(receiver.arrived) == 1


def test_who_has_the_table_open_is_not_told(telling: ServerProcess, receiver: Receiver) -> None:
    ann, bob = Client(telling.url), Client(telling.url)
    wish(bob, webhook=receiver.url)
    table = table_of(ann, bob)
    with bob.live(table) as live:
        live.until(lambda message: message["type"] == "presence")
        play_turn(ann, table, 0)
        time.sleep(QUIET)
        play_turn(bob, table, 1)
    time.sleep(LOOK + QUIET)
    assert receiver.arrived == []
    play_turn(ann, table, 0)
    assert [json.loads(one.body)["turn"] for one in receiver.wait(1)] == [4]


def test_who_goes_or_looks_in_without_moving_is_told(tmp_path: Path, receiver: Receiver) -> None:
    """Each turn is told of once, when its player has been away for the whole delay."""
    server = ServerProcess(tmp_path, webhooks="any", notify_after_seconds=2).start()
    ann, bob = Client(server.url), Client(server.url)
    wish(bob, webhook=receiver.url)
    table = table_of(ann, bob)
    with watching(bob, table):
        play_turn(ann, table, 0)
        time.sleep(2 + LOOK + QUIET)
        assert receiver.arrived == []  # not while the table is open
    gone = time.monotonic()
    assert turns(receiver, 1) == [2]
    assert time.monotonic() - gone > 1  # the delay begins when the player goes
    play_turn(bob, table, 1)
    play_turn(ann, table, 0)
    with watching(bob, table):  # a look in, while the delay runs
        pass
    assert turns(receiver, 2) == [2, 4]
    with watching(bob, table):  # told of already
        pass
    time.sleep(2 + LOOK + QUIET)
    assert turns(receiver, 2) == [2, 4]
    assert server.stop() == 0


def test_who_has_the_table_open_when_the_server_ends_is_not_told(
    tmp_path: Path, receiver: Receiver
) -> None:
    server = ServerProcess(tmp_path, webhooks="any", notify_after_seconds=600).start()
    ann, bob = Client(server.url), Client(server.url)
    wish(bob, webhook=receiver.url)
    table = table_of(ann, bob)
    with watching(bob, table):
        play_turn(ann, table, 0)
        time.sleep(LOOK + QUIET)
        assert server.stop() == 0
    assert receiver.arrived == []


@contextmanager
def watching(client: Client, table: str) -> Iterator[None]:
    """The table is open in a browser, and the server knows it."""
    with client.live(table) as live:
        live.until(lambda message: message["type"] == "presence")
        yield


def turns(receiver: Receiver, count: int) -> list[int]:
    """The turns that were told of, as soon as there are so many."""
    return [json.loads(one.body)["turn"] for one in receiver.wait(count)]


def test_live_games_only_if_wished_and_games_with_bots_never(
    telling: ServerProcess, receiver: Receiver
) -> None:
    ann, bob = Client(telling.url), Client(telling.url)
    wish(bob, webhook=receiver.url)
    clock = {"kind": "live", "seconds": 600}
    table = table_of(ann, bob, clock=clock)
    play_turn(ann, table, 0)
    alone = bob.table([ME, bot()], seed=3)["id"]
    play_turn(bob, alone, 0)
    bob.my_turn(alone, 0)
    time.sleep(QUIET)
    assert receiver.arrived == []
    wish(bob, live=True)
    table = table_of(ann, bob, clock=clock)
    play_turn(ann, table, 0)
    assert json.loads(receiver.wait(1)[0].body)["table"] == table


def test_a_webhook_that_fails_is_tried_again_and_no_move_waits(
    telling: ServerProcess, receiver: Receiver
) -> None:
    ann, bob = Client(telling.url), Client(telling.url)
    wish(bob, webhook=receiver.url)
    receiver.statuses = [503]
    receiver.delay.set()
    table = table_of(ann, bob)
    play_turn(ann, table, 0)
    receiver.wait(1)  # and it does not get its answer
    begun = time.monotonic()
    play_turn(bob, table, 1)
    assert time.monotonic() - begun < SECONDS
    receiver.delay.clear()
    first, second = receiver.wait(2)
    assert first.body == second.body
    assert first.headers["trailboss-delivery"] == second.headers["trailboss-delivery"]
    sent = r'trailboss_notices_total\{outcome="sent",way="webhook"\} [1-9]'
    end = time.monotonic() + PATIENCE
    while not re.search(sent, httpx.get(f"{telling.url}/metrics").text):  # once it has its answer
        assert time.monotonic() < end
        time.sleep(0.05)


def test_e_mail_after_the_address_was_confirmed(telling: ServerProcess, mailbox: Mailbox) -> None:
    before = len(mailbox.arrived)
    ann, bob = Client(telling.url), Client(telling.url)
    with pytest.raises(Refusal, match="Give an e-mail address too"):
        wish(bob, email=True)
    asked = {"email": "bob@example.org", "notify": {"email": True, "browser": True}}
    me = bob.ask("PATCH", "/api/me", json=asked)
    assert me["notify"] == {"browser": True, "email": True, "webhook": None, "live": False}
    assert me["ways"] == ["browser", "email", "webhook"]
    assert me["email_confirmed"] is False
    confirm = mailbox.wait(before + 1)[-1]
    assert confirm["To"] == "bob@example.org"
    assert mailbox.protected[-1] is True
    wish(bob, email=True)  # not asked twice
    table = table_of(ann, bob)
    play_turn(ann, table, 0)
    time.sleep(QUIET)
    assert len(mailbox.arrived) == before + 1  # nobody has said yes yet
    link = link_in(confirm.get_content(), "confirm")
    assert "bob@example.org" in httpx.get(link).text
    assert bob.get("/api/me")["email_confirmed"] is False  # to look is not to say yes
    assert httpx.post(link).status_code == 200
    assert bob.get("/api/me")["email_confirmed"] is True
    play_turn(bob, table, 1)
    play_turn(ann, table, 0)
    message = mailbox.wait(before + 2)[-1]
    assert message["To"] == "bob@example.org"
    assert message["Subject"].startswith("Your turn: Great Western Trail")
    text = message.get_content()
    assert f"{telling.url}/table/{table}\n" in text
    off = link_in(text, "off")
    assert message["List-Unsubscribe"] == f"<{off}>"
    answer = httpx.post(off, data={"List-Unsubscribe": "One-Click"})
    assert answer.status_code == 200
    assert bob.get("/api/me")["notify"]["email"] is False
    play_turn(bob, table, 1)
    play_turn(ann, table, 0)
    time.sleep(QUIET)
    assert len(mailbox.arrived) == before + 2
    # Another address has to be confirmed anew, and the links of the old one are worth nothing.
    asked = {"email": "other@example.org", "notify": {"email": True}}
    assert bob.ask("PATCH", "/api/me?language=de", json=asked)["email_confirmed"] is False
    confirm = mailbox.wait(before + 3)[-1]
    assert (confirm["To"], confirm["Subject"]) == (
        "other@example.org",
        "Ist das deine Adresse? Trailboss fragt nach",
    )
    assert (
        "Ist other@example.org deine" in httpx.get(link_in(confirm.get_content(), "confirm")).text
    )
    assert httpx.post(off).status_code == 404
    assert httpx.post(link).status_code == 404
    assert bob.get("/api/me")["notify"]["email"] is True


def link_in(text: str, purpose: str) -> str:
    (found,) = re.findall(rf"http://\S+/notices/{purpose}\?language=\w+&key=\S+", text)
    return str(found)


def test_a_link_that_is_not_ours(telling: ServerProcess) -> None:
    for purpose in ("confirm", "off"):
        url = f"{telling.url}/notices/{purpose}"
        for answer in (httpx.get(f"{url}?key=abc"), httpx.post(f"{url}?key=abc")):
            assert answer.status_code == 404
            assert "This link no longer works" in answer.text
        assert httpx.get(url).status_code == 400


def test_what_a_server_cannot_do_is_refused(server: ServerProcess) -> None:
    ann = Client(server.url)
    assert ann.me["notify"] == {"browser": False, "email": False, "webhook": None, "live": False}
    assert ann.me["ways"] == ["browser", "webhook"]
    with pytest.raises(Refusal, match="This server sends no e-mail") as caught:
        wish(ann, email=True)
    assert caught.value.status == 400
    for url, reason in (("http://127.0.0.1/", "open internet"), ("x", "begins with https://")):
        with pytest.raises(Refusal, match=reason):
            wish(ann, webhook=url)
    assert ann.get("/api/me")["notify"]["webhook"] is None
    assert wish(ann, browser=True)["notify"]["browser"] is True
    assert wish(ann, webhook="http://93.184.216.34/")["notify"] == {
        "browser": True,
        "email": False,
        "webhook": "http://93.184.216.34/",
        "live": False,
    }
    assert wish(ann, webhook=None)["webhook_secret"] is None


def test_a_short_turn_is_not_worth_a_message(tmp_path: Path, receiver: Receiver) -> None:
    """And what waits for its time when the server ends is sent before it does."""
    server = ServerProcess(tmp_path, webhooks="any", notify_after_seconds=600).start()
    ann, bob = Client(server.url), Client(server.url)
    for client in (ann, bob):
        wish(client, webhook=receiver.url)
    table = table_of(ann, bob)
    play_turn(ann, table, 0)
    view = play_turn(bob, table, 1)
    time.sleep(QUIET)
    assert receiver.arrived == []
    begun = time.monotonic()
    assert server.stop() == 0
    assert time.monotonic() - begun < SECONDS
    (received,) = receiver.wait(1)
    body = json.loads(received.body)
    assert (body["seat"], body["turn"], body["url"]) == (0, view["turn"], None)


def test_a_server_ends_although_a_webhook_does_not_answer(
    tmp_path: Path, receiver: Receiver
) -> None:
    server = ServerProcess(tmp_path, webhooks="any", notify_after_seconds=0).start()
    ann, bob = Client(server.url), Client(server.url)
    wish(bob, webhook=receiver.url)
    receiver.delay.set()
    table = table_of(ann, bob)
    play_turn(ann, table, 0)
    receiver.wait(1)
    begun = time.monotonic()
    assert server.stop() == 0
    assert time.monotonic() - begun < SECONDS


def test_one_message_a_turn_whoever_asks(database_url: str) -> None:
    """Two processes notice the same turn: one of them sends."""

    async def run() -> list[list[bool]]:
        database = database_at(database_url, "normal")
        await database.open()
        await database.write(add_table)
        found: list[list[bool]] = []
        for turn in (3, 3, 5, 5, 3):
            claim = partial(turns_told.claim, table="t", seat=1, turn=turn, at=0)
            both = await asyncio.gather(database.write(claim), database.write(claim))
            found.append(sorted(both))
        await database.close()
        return found

    first, again = [False, True], [False, False]
    assert asyncio.run(run()) == [first, again, first, again, first]


def add_table(connection: Connection) -> None:
    user = User(
        id="u", name="u", login=None, password=None, email=None, preferences="{}", created_at=0
    )
    add_user(connection, user)
    header = new_header(user, rules_of("el-paso"), 2, {})
    header.id = "t"
    table_log.create(connection, header, [SeatRow(seat=0, kind="open")], [])
