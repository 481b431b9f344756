"""Installed as an app: what a browser asks for is there, and without a network there is a page."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.e2e.people import WITHOUT_NETWORK, Person
from tests.server.process import ServerProcess

WHOLE_BROWSER = True
# A window of the tests keeps nothing, so that nothing can be installed from it.
OF_THE_TESTS = "in-incognito"


def test_it_can_be_installed(ann: Person) -> None:
    ann.go("/")
    chromium = ann.context.new_cdp_session(ann.page)
    assert chromium.send("Page.getAppManifest")["errors"] == []
    faults = chromium.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [fault for fault in faults if fault["errorId"] != OF_THE_TESTS] == []
    manifest = ann.page.evaluate("fetch('/manifest.webmanifest').then((found) => found.json())")
    # Every icon is a picture of the size it says.
    for icon in manifest["icons"]:
        width = ann.page.evaluate(
            """async (src) => {
              const picture = new Image();
              picture.src = src;
              await picture.decode();
              return picture.naturalWidth;
            }""",
            icon["src"],
        )
        assert icon["sizes"] in ("any", f"{width}x{width}")
        assert width > 0


def test_without_a_network(server: ServerProcess, browser: Browser) -> None:
    ann = Person(browser, server.url)
    ann.go("/")
    ann.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    ann.page.reload()  # from now on the worker answers
    expect(ann.page.get_by_role("article").first).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    ann.context.set_offline(True)
    ann.page.reload()
    expect(ann.page.get_by_role("heading", name="You are offline")).to_be_visible()
    ann.context.set_offline(False)  # the page goes on by itself
    expect(ann.page.get_by_role("article").first).to_be_visible()
    assert [one for one in ann.complaints if WITHOUT_NETWORK not in one] == []
    ann.context.close()
