"""How much a browser fetches before a table can be played at."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.e2e.people import Person
from tests.e2e.places import GAMES
from tests.server.process import ServerProcess

MOST = 300_000  # bytes of content, compressed as they come; headers are not counted
LEAST = 50_000  # less would mean that not everything was counted


@pytest.mark.parametrize("game", GAMES)
def test_first_load_of_a_table(server: ServerProcess, browser: Browser, game: str) -> None:
    ann = Person(browser, server.url, service_workers="block")  # nothing is there already
    ann.sit_down(game, 2)
    network = ann.context.new_cdp_session(ann.page)
    fetched: list[float] = []

    def received(event: dict[str, Any]) -> None:
        fetched.append(event["encodedDataLength"])

    network.on("Network.dataReceived", received)
    network.send("Network.enable")
    network.send("Network.setCacheDisabled", {"cacheDisabled": True})
    ann.page.reload()
    ann.wait_for_turn()
    ann.page.wait_for_load_state("networkidle")
    ann.page.evaluate("document.fonts.ready.then(() => undefined)")
    assert LEAST < sum(fetched) <= MOST, f"{sum(fetched):.0f} bytes"
    print(f"{game}: {sum(fetched):.0f} bytes")
    ann.context.close()
