"""El Paso, and whatever is laid over it."""

from __future__ import annotations

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


class ElPasoFamily(Family):
    def __init__(self) -> None:
        super().__init__(
            id="elpaso",
            scope="el-paso",
            version=RULES_VERSION,
            schema=SCHEMA,
            parts={
                "components": "trailboss.cli.elpaso.components:components",
                "picture": "trailboss.cli.elpaso.picture:ElPasoPicture",
                "description": "trailboss.server.description.elpaso:describe_el_paso",
                "sheet": "trailboss.elpaso.sheet:sheet",
            },
        )

    def load(self, data: Files, number: int) -> Rules:
        return ElPasoRules(make_tables(data, number))

    def judge(self, rules: Rules) -> Judge:
        return Judge(rules, NAMES, styles(), plan, features, incline)
