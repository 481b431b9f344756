"""What all tests share."""

from __future__ import annotations

import os

import pytest

import trailboss
from trailboss.elsewhere import one_thread

one_thread()  # what tests calculate is small, and other tests run beside it

EDITIONS = ("first-edition", "second-edition")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rule statements a test proves")


def pytest_report_header(config: pytest.Config) -> str:
    from trailboss.build import engine_build

    return f"trailboss: {os.path.dirname(trailboss.__file__)}, engine {engine_build()}"


@pytest.fixture(params=EDITIONS)
def edition(request: pytest.FixtureRequest) -> str:
    """Every edition of the Kansas City games: for rules they share."""
    return str(request.param)
