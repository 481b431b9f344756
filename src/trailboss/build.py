"""How this Trailboss was built."""

from __future__ import annotations

from typing import Final

from trailboss.core import pile

# Interpreted from source there are the same results, some ten times slower.
COMPILED: Final = not str(pile.__file__).endswith(".py")


def engine_build() -> str:
    return "compiled" if COMPILED else "interpreted"
