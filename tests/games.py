"""How many random games a test plays: a few with `make test`, all of them with `make test-long`."""

from __future__ import annotations

import pytest
from _pytest.mark import ParameterSet


def games(few: int, every: int) -> list[ParameterSet]:
    """The numbers of the games, for `parametrize`; those after the first few are long."""
    return [
        pytest.param(number, marks=[pytest.mark.long] if number >= few else [])
        for number in range(every)
    ]
