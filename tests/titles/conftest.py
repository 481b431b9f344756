"""Titles outside the package: this folder is where they are looked for."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from trailboss.titles import VARIABLE
from trailboss.words.catalogue import forget_titles

FOLDER = Path(__file__).parent


@pytest.fixture(autouse=True, scope="module")
def own_titles() -> Iterator[None]:
    """The titles of this folder can be played, here and in every process that is started."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(VARIABLE, os.fspath(FOLDER))
        forget_titles()
        yield
    forget_titles()
