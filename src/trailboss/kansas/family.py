"""The Kansas City games: both editions, and whatever is laid over them."""

from __future__ import annotations

from typing import Final

from trailboss.core.family import Family
from trailboss.core.judge import Judge
from trailboss.core.rules import Rules
from trailboss.core.tables import Files
from trailboss.kansas.judging.appraisal import styles
from trailboss.kansas.judging.features import NAMES, features
from trailboss.kansas.judging.inclination import incline
from trailboss.kansas.judging.plans import plan
from trailboss.kansas.load import RULES_VERSION, SCHEMA, make_tables
from trailboss.kansas.rules import KansasRules


def load(data: Files, number: int) -> Rules:
    return KansasRules(make_tables(data, number))


def judge(rules: Rules) -> Judge:
    return Judge(rules, NAMES, styles(), plan, features, incline)


KANSAS: Final = Family("kansas", "kansas", RULES_VERSION, SCHEMA, load, judge)
