"""The families there are. Whoever needs something of a title's family finds it here."""

from __future__ import annotations

from typing import Final

from trailboss.core.family import Family
from trailboss.elpaso.family import ElPasoFamily
from trailboss.kansas.family import KansasFamily

FAMILIES: Final[dict[str, Family]] = {
    family.id: family for family in (KansasFamily(), ElPasoFamily())
}
