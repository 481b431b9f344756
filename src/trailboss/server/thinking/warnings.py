"""A look at a move before it is made, for who wants to be warned."""

from __future__ import annotations

from typing import Any

from trailboss.core.message import say
from trailboss.server.errors import Stale
from trailboss.server.tables.live_table import LiveTable
from trailboss.server.thinking.pool import ThinkerDied, Thinkers
from trailboss.server.thinking.questions import Failed, Question, Warn, Warned

LONGEST = 20.0  # seconds: somebody waits


class Doubt:
    """A move somebody is about to make at a table, or made at a step of before."""

    def __init__(self, table: LiveTable, code: int, step: int | None = None) -> None:
        header = table.header
        self.code = code
        self.codes = list(table.playing.codes[:step])
        self.known_as = f"{table.id} {header.chance.seed} warning"
        self.asked: dict[str, Any] = {
            "table": self.known_as,
            "game": header.game,
            "version": header.rules_version,
            "figures": header.figures,
            "players": header.players,
            "options": header.options,
            "chance": header.chance,
        }

    def question(self, step: int, codes: list[int]) -> Question:
        return Warn(step=step, codes=codes, code=self.code, **self.asked)


async def warned(thinkers: Thinkers, doubt: Doubt, person: str) -> dict[str, Any] | None:
    """What is wrong with the move; None: nothing. It is answered at once, as bots that know their
    move are: who waits for it has the table before them."""
    try:
        answer = await thinkers.ask(
            doubt.known_as, doubt.codes, doubt.question, quick=True, seconds=LONGEST, person=person
        )
    except ThinkerDied as error:
        raise Stale(say("refused-analysis-died"), "failed") from error
    if isinstance(answer, Warned):
        return answer.data
    assert isinstance(answer, Failed)
    raise Stale(say("refused-analysis-failed", problem=answer.reason), "failed")
