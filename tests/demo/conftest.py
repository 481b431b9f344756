"""The demonstration as `make demo` has built it, as static files, and a real Chromium."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.demo.person import Visitor
from tests.demo.static import StaticFiles
from tests.e2e.chromium import ARGUMENTS, START, chromium

FOLDER = Path(__file__).parents[2] / "build" / "demo"


@pytest.fixture(scope="session")
def built() -> Path:
    if not (FOLDER / "python" / "manifest.json").exists():
        pytest.fail(f"{FOLDER} holds no demonstration: build it first with `make demo`")
    return FOLDER


@pytest.fixture(scope="session")
def files(built: Path) -> Iterator[StaticFiles]:
    with StaticFiles(built) as found:
        yield found


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(
            executable_path=chromium(), args=ARGUMENTS, timeout=START
        )
        yield running
        running.close()


@pytest.fixture
def visitor(files: StaticFiles, browser: Browser) -> Iterator[Visitor]:
    found = Visitor(browser, files.url)
    yield found
    found.context.close()
    assert found.complaints == []
