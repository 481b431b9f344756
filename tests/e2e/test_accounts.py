"""An account: made, entered by passkey, suspended and readmitted, taken along, deleted."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.people import Person
from tests.server.postgres import free_port
from tests.server.process import ServerProcess

PASSWORD = "seven quiet wagons"
AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture
def club(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server for others; keys belong to a name, so it has one."""
    port = free_port()
    process = ServerProcess(
        tmp_path,
        port=port,
        public_url=f"http://localhost:{port}",
        passkeys="true",
        administrators='["Boss"]',
    ).start()
    process.url = f"http://localhost:{port}"
    yield process
    assert process.stop() == 0
    assert '"level": "error"' not in process.log.read_text()


def register(person: Person, name: str) -> None:
    person.go("/account")
    form = person.page.locator("form.card").first
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button", name="Create account").click()
    expect(person.page.get_by_role("heading", level=1)).to_have_text(name)


def test_an_account_from_its_beginning_to_its_end(club: ServerProcess, browser: Browser) -> None:
    ann, boss = Person(browser, club.url), Person(browser, club.url)
    register(ann, "Ann")
    register(boss, "Boss")

    # A key in Ann's device lets her in without the password.
    devtools = ann.context.new_cdp_session(ann.page)
    devtools.send("WebAuthn.enable")
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    ann.page.get_by_label("Which device?").fill("Laptop")
    ann.button("New passkey").click()
    expect(ann.page.get_by_role("button", name="Remove Laptop")).to_be_visible()
    ann.button("Log out").click()
    ann.button("Log in with a passkey").click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Ann")
    expect(ann.page.get_by_text("last used on")).to_be_visible()

    # Those who run the server tell everybody something, and suspend Ann for a week.
    boss.page.get_by_role("link", name="Administration").click()
    boss.page.get_by_role("tab", name="Announcements").click()
    boss.page.get_by_label("What should everyone know?").fill("Closed on Sunday.")
    boss.button("Announce").click()
    expect(boss.page.locator("#part li")).to_contain_text("Closed on Sunday.")
    boss.page.get_by_role("tab", name="Users").click()
    boss.button("More Ann").click()
    boss.page.get_by_label("Reason").fill("too loud")
    boss.button("Suspend").click()
    expect(boss.page.locator("#part li", has_text="Ann")).to_contain_text("suspended until")
    ann.go("/account")
    expect(ann.page.get_by_role("status").get_by_text("Closed on Sunday.")).to_be_visible()
    ann.button("Got it").click()
    expect(ann.page.get_by_text("Closed on Sunday.")).to_have_count(0)
    ann.button("Log in with a passkey").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("This account is suspended until")
    boss.button("Readmit").click()
    expect(boss.page.locator("#part li", has_text="Ann")).not_to_contain_text("suspended until")
    boss.page.get_by_role("tab", name="Log").click()
    expect(boss.page.locator("#part li")).to_have_count(3)
    suspension = boss.page.locator("#part li").nth(1)
    expect(suspension.locator(".who")).to_contain_text("suspended Ann")
    expect(suspension).to_contain_text("boss · days: 7, reason: too loud")
    ann.button("Log in with a passkey").click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Ann")

    # She takes what there is of her along, and goes.
    with ann.page.expect_download() as download:
        ann.page.get_by_role("link", name="Download").click()
    taken = json.loads(Path(download.value.path()).read_text())
    assert (taken["account"]["name"], taken["passkeys"][0]["name"]) == ("Ann", "Laptop")
    ann.button("Delete account").click()
    form = ann.page.locator("form", has_text="Delete everything for good?")
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button", name="Delete account").click()
    expect(ann.page).to_have_url(club.url + "/")
    boss.page.get_by_role("tab", name="Users").click()
    expect(boss.page.locator("#part li")).to_have_count(1)
    for person in (ann, boss):
        person.context.close()
    assert boss.complaints == []
    assert [line for line in ann.complaints if "403" not in line] == []
