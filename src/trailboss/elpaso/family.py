"""El Paso, and whatever is laid over it."""

from __future__ import annotations

from typing import Final

from trailboss.core.family import Family
from trailboss.core.judge import Judge
from trailboss.core.rules import Rules
from trailboss.core.tables import Files
from trailboss.elpaso.judging.appraisal import styles
from trailboss.elpaso.judging.features import NAMES, features
from trailboss.elpaso.judging.inclination import incline
from trailboss.elpaso.judging.plans import plan
from trailboss.elpaso.load import RULES_VERSION, SCHEMA, make_tables
from trailboss.elpaso.rules import ElPasoRules


def load(data: Files, number: int) -> Rules:
    return ElPasoRules(make_tables(data, number))


def judge(rules: Rules) -> Judge:
    return Judge(rules, NAMES, styles(), plan, features, incline)


EL_PASO: Final = Family("elpaso", "el-paso", RULES_VERSION, SCHEMA, load, judge)
