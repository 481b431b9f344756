"""How this Trailboss was built."""

from __future__ import annotations

from trailboss.core import pile


def engine_build() -> str:
    """Compiled, or interpreted from source: the same results at another speed."""
    return "interpreted" if str(pile.__file__).endswith(".py") else "compiled"
