"""The Kansas City games: both editions, and whatever is laid over them."""

from __future__ import annotations

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


class KansasFamily(Family):
    def __init__(self) -> None:
        super().__init__(
            id="kansas",
            scope="kansas",
            version=RULES_VERSION,
            schema=SCHEMA,
            parts={
                "components": "trailboss.cli.kansas.components:components",
                "picture": "trailboss.cli.kansas.picture:KansasPicture",
                "description": "trailboss.server.description.kansas:describe_kansas",
                "sheet": "trailboss.kansas.sheet:sheet",
            },
        )

    def load(self, data: Files, number: int) -> Rules:
        return KansasRules(make_tables(data, number))

    def judge(self, rules: Rules) -> Judge:
        return Judge(rules, NAMES, styles(), plan, features, incline)
