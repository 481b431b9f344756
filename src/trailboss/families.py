"""The families there are. Whoever needs something of a title's family finds it here."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from trailboss.core.family import Family
from trailboss.core.judge import Judge
from trailboss.core.rules import Rules
from trailboss.elpaso.family import EL_PASO
from trailboss.kansas.family import KANSAS

FAMILIES: Final[dict[str, Family]] = {family.id: family for family in (KANSAS, EL_PASO)}


@lru_cache(64)  # players' own figures may bring any number of rules
def judge_of(rules: Rules) -> Judge:
    """How bots judge the positions of a title."""
    return FAMILIES[rules.family].judge(rules)
