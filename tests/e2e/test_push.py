"""Push notifications: switched on in the account, shown by the service worker, and opened."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.people import Person
from tests.e2e.test_accounts import register
from tests.server.client import Client
from tests.server.postgres import free_port
from tests.server.process import ServerProcess
from tests.server.receiver import Receiver
from tests.server.test_push import Browser as Keys
from tests.server.test_telling import play_turn

# No push service can be reached here: the browser is given the address of one of ours.
SUBSCRIBE = """(asked) => {
  let on = null;
  const made = { toJSON: () => ({ endpoint: asked.endpoint,
    keys: { p256dh: asked.p256dh, auth: asked.auth } }),
    unsubscribe: async () => { on = null; return true; } };
  PushManager.prototype.subscribe = async (how) => { window.askedWith = how; return (on = made); };
  PushManager.prototype.getSubscription = async () => on;
}"""


@pytest.fixture
def club(tmp_path: Path) -> Iterator[ServerProcess]:
    port = free_port()
    process = ServerProcess(
        tmp_path,
        port=port,
        public_url=f"http://localhost:{port}",
        web_push="any",
        notify_after_seconds=0,
    ).start()
    process.url = f"http://localhost:{port}"
    yield process
    assert process.stop() == 0
    assert '"level": "error"' not in process.log.read_text()


def test_the_switch_and_what_comes_of_it(club: ServerProcess, browser: Browser) -> None:
    bob = Person(browser, club.url)
    bob.context.grant_permissions(["notifications"], origin=club.url)
    register(bob, "Bob")
    with Receiver() as receiver:
        keys = Keys(f"{receiver.url}/bob")
        bob.page.evaluate(SUBSCRIBE, keys.asked)
        switch = bob.page.get_by_label("Push notification")
        expect(switch).not_to_be_checked()
        switch.check()
        ann = Client(club.url)
        seats = [{"kind": "me"}, {"kind": "invited", "invite": "Bob"}]
        clock = {"kind": "correspondence", "seconds": 86_400}
        table = ann.table(seats, clock=clock)["id"]
        bob.page.reload()
        expect(switch).to_be_checked()  # the server knows
        bob.page.evaluate(
            """async (table) => {
              const csrf = document.cookie.match(/csrftoken=([^;]*)/)[1];
              const answer = await fetch(`/api/tables/${table}/join`, { method: 'POST', body: '{}',
                headers: { 'content-type': 'application/json', 'x-csrftoken': csrf } });
              if (!answer.ok) throw new Error(await answer.text());
            }""",
            table,
        )
        play_turn(ann, table, 0)
        sent = keys.read(receiver.wait(1)[0])
    assert sent["path"] == f"/table/{table}"

    # The browser hands the same to the service worker, which shows it.
    found = bob.page.evaluate(
        "navigator.serviceWorker.ready.then((ready) => ready.active.scriptURL)"
    )
    assert found == f"{club.url}/sw.js"
    devtools = bob.context.new_cdp_session(bob.page)
    registrations: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(
            one["registrationId"] for one in event["registrations"] if not one["isDeleted"]
        ),
    )
    devtools.send("ServiceWorker.enable")
    bob.page.wait_for_timeout(300)
    for data in (json.dumps({**sent, "path": "https://elsewhere.example/"}), json.dumps(sent)):
        devtools.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": club.url, "registrationId": registrations[0], "data": data},
        )
    bob.page.wait_for_function(
        """async () => {
          const ready = await navigator.serviceWorker.ready;
          window.shown = await ready.getNotifications();
          return window.shown.length > 0;
        }"""
    )
    shown = bob.page.evaluate(
        "window.shown.map(({ title, tag, data }) => ({ title, tag, path: data.path }))"
    )
    assert shown == [
        {"title": sent["title"], "tag": f"trailboss-{table}", "path": sent["path"]}
    ]  # and nothing that leads elsewhere

    bob.page.evaluate(SUBSCRIBE, keys.asked)
    switch.uncheck()
    expect(switch).to_be_enabled()
    bob.page.reload()
    expect(switch).to_be_enabled()
    expect(switch).not_to_be_checked()
    bob.context.close()
    assert bob.complaints == []
