"""Push notifications: switched on in the account, shown by the service worker, and opened."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.chromium import ARGUMENTS, START, chromium
from tests.e2e.people import PATIENCE, Person, until
from tests.e2e.test_accounts import register
from tests.server.client import JSON, Client
from tests.server.postgres import free_port
from tests.server.process import ServerProcess
from tests.server.receiver import Receiver
from tests.server.test_push import Browser as Keys
from tests.server.test_telling import play_turn

WHOLE_BROWSER = True
# No push service can be reached here: the browser is given the address of one of ours.
SUBSCRIBE = """(asked) => {
  let on = null;
  const made = { toJSON: () => ({ endpoint: asked.endpoint,
    keys: { p256dh: asked.p256dh, auth: asked.auth } }),
    unsubscribe: async () => { on = null; return true; } };
  PushManager.prototype.subscribe = async (how) => { window.askedWith = how; return (on = made); };
  PushManager.prototype.getSubscription = async () => on;
}"""


NOTICES = "navigator.serviceWorker.ready.then((ready) => ready.getNotifications())"


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


def deliver(page: Page, origin: str, *messages: JSON) -> None:
    """Hand messages to the service worker of a page, as the browser does when they arrive."""
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    devtools = page.context.new_cdp_session(page)
    registrations: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(
            one["registrationId"] for one in event["registrations"] if not one["isDeleted"]
        ),
    )
    devtools.send("ServiceWorker.enable")
    while not registrations:
        page.wait_for_timeout(20)
    for message in messages:
        asked = {"origin": origin, "registrationId": registrations[0], "data": json.dumps(message)}
        devtools.send("ServiceWorker.deliverPushMessage", asked)


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
        expect(switch).to_be_enabled()  # the server has been told
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
    deliver(bob.page, club.url, {**sent, "path": "https://elsewhere.example/"}, sent)
    bob.page.wait_for_function(until(f"{NOTICES}.then((some) => (window.shown = some).length)"))
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


def test_a_click_on_a_notice_opens_its_page(
    club: ServerProcess, browser: Browser, tmp_path: Path
) -> None:
    """The browser shows notices through the desktop, which tells it of a click."""
    if shutil.which("dbus-daemon") is None:
        pytest.skip("dbus-daemon is not installed")
    from tests.e2e.desktop import Desktop

    desktop = Desktop()
    try:
        # Only a browser with a profile of its own opens windows for a service worker.
        context = browser.browser_type.launch_persistent_context(
            tmp_path / "profile",
            executable_path=chromium(whole=True),
            args=ARGUMENTS,
            env={**os.environ, "DBUS_SESSION_BUS_ADDRESS": desktop.address},
            timeout=START,
        )
        context.set_default_timeout(PATIENCE)
        context.grant_permissions(["notifications"], origin=club.url)
        page = context.pages[0]
        page.goto(club.url)
        notice = {"title": "Your turn", "path": "/club", "tag": "one"}
        deliver(page, club.url, notice)
        with context.expect_event("page") as opened:
            desktop.click(desktop.wait("Your turn"))
        expect(opened.value).to_have_url(f"{club.url}/club")
        page.wait_for_function(until(f"{NOTICES}.then((left) => left.length === 0)"))

        # Who has that page open by then is taken there.
        deliver(page, club.url, {"title": "Your game begins", "path": "/waiting", "tag": "two"})
        number = desktop.wait("Your game begins")
        page.goto(f"{club.url}/waiting")
        desktop.click(number)
        page.wait_for_function(until(f"{NOTICES}.then((left) => left.length === 0)"))
        page.wait_for_timeout(500)
        assert [one.url for one in context.pages] == [f"{club.url}/waiting", f"{club.url}/club"]
        context.close()
    finally:
        desktop.close()
