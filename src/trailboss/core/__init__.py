"""What all games of the family share: frames, moves, chance, piles, records, scores."""

from __future__ import annotations

from typing import TYPE_CHECKING

# For classes that interpreted ones are derived from. Only the compiler reads it, and it knows it by
# the name it has in `mypy_extensions`, which need not be installed.
if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**settings):
        return lambda decorated: decorated
