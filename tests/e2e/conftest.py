"""A real server with the built client, and a real Chromium."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.e2e.chromium import ARGUMENTS, START, chromium
from tests.e2e.people import Person
from tests.server.process import ServerProcess
from trailboss.server.shown.client_files import FOLDER


def served(folder: Path, review_samples: int) -> Iterator[ServerProcess]:
    if not (FOLDER / "index.html").exists():
        pytest.fail(f"{FOLDER} holds no client: build it first with `make setup`")
    process = ServerProcess(folder, review_samples=review_samples).start()
    yield process
    assert process.stop() == 0, process.log.read_text()
    assert '"level": "error"' not in process.log.read_text(), process.log.read_text()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Whoever sees a result has the game reviewed: a first look is enough here."""
    yield from served(tmp_path_factory.mktemp("server"), review_samples=4)


# While Playwright is open it holds an event loop, in which tests of other modules cannot start one.
@pytest.fixture(scope="module")
def browser(request: pytest.FixtureRequest) -> Iterator[Browser]:
    """A module says WHOLE_BROWSER = True where that of the others lacks something."""
    path = chromium(whole=getattr(request.module, "WHOLE_BROWSER", False))
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=ARGUMENTS, timeout=START)
        yield running
        running.close()


@pytest.fixture
def people(server: ServerProcess, browser: Browser) -> Iterator[list[Person]]:
    """Two people with a browser of their own each; at the end neither console has complained."""
    found = [Person(browser, server.url) for _ in range(2)]
    yield found
    for person in found:
        person.context.close()
    assert [person.complaints for person in found] == [[], []]


@pytest.fixture
def ann(server: ServerProcess, browser: Browser) -> Iterator[Person]:
    """Somebody alone at a screen; at the end the console has not complained."""
    found = Person(browser, server.url)
    yield found
    found.context.close()
    assert found.complaints == []
