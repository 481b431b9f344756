"""Analysis of a decision, in a thinking process."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from trailboss.bots.analysis import then_message
from trailboss.core.codec import Move
from trailboss.core.message import Message, message_from, say
from trailboss.server.errors import BadRequest, NotFound, Stale
from trailboss.server.schema.details import Details
from trailboss.server.schema.play import Analysis, AnalysisAsked, Follow, Hint
from trailboss.server.shown.views import voice_at
from trailboss.server.tables.live_table import LiveTable
from trailboss.server.thinking.questions import Analyse, Failed, HintData, Hints, Question
from trailboss.words import ENGLISH

if TYPE_CHECKING:
    from trailboss.server.thinking.pool import Thinkers

PATIENCE = 30.0  # seconds beyond the time that was given


class Wish:
    """A decision somebody wants to have analysed."""

    def __init__(
        self, table: LiveTable, asked: AnalysisAsked, longest: int, language: str = ENGLISH
    ) -> None:
        game = table.playing
        self.step = game.step if asked.step is None else asked.step
        if self.step > game.step:
            raise NotFound(say("refused-no-step", last=game.step, given=self.step), "no-such-step")
        if asked.seat >= table.header.players:
            last = table.header.players - 1
            raise NotFound(say("refused-no-seat", last=last, given=asked.seat), "no-such-seat")
        if asked.ms > longest:
            raise BadRequest(say("refused-analysis-ms", most=longest, given=asked.ms))
        movers = table.course.movers
        decides = movers[self.step] if self.step < len(movers) else game.seat
        if decides != asked.seat:
            raise Stale(say("refused-analysis-seat", step=self.step, seat=asked.seat), "no-turn")
        self.voice = voice_at(table, language)
        self.codec = game.ruleset.codec
        self.codes = game.codes[: self.step]
        self.seat = asked.seat
        self.ms = asked.ms
        header = table.header
        self.position: dict[str, Any] = {
            # Apart from the game that is being played, and from that before an undo.
            "table": f"{table.id} {header.chance.seed} analysis",
            "game": header.game,
            "version": header.rules_version,
            "figures": header.figures,
            "players": header.players,
            "options": header.options,
            "chance": header.chance,
        }

    def told(self, hint: HintData) -> Hint:
        """A hint in the reader's words."""
        message = message_from(hint.told)
        follows = [message_from(follow.told) for follow in hint.follows]
        then = then_message(follows)
        return Hint(
            code=hint.code,
            move=self.codec.text(hint.code),
            text=self.voice.say(message),
            details=self.details(hint.code, message),
            margin=hint.margin,
            interval=hint.interval,
            win=hint.win,
            looks=hint.looks,
            share=hint.share,
            lines=hint.lines,
            follows=[
                Follow(
                    move=self.codec.text(follow.code),
                    text=self.voice.say(made),
                    details=self.details(follow.code, made),
                )
                for follow, made in zip(hint.follows, follows, strict=True)
            ],
            then=None if then is None else self.voice.say(then),
        )

    def details(self, code: int, message: Message) -> Details:
        return cast(Details, Move(code, self.codec).details_of(message))

    def question(self, step: int, codes: list[int]) -> Question:
        return Analyse(step=step, codes=codes, seat=self.seat, ms=self.ms, **self.position)


async def analysed(thinkers: Thinkers, wish: Wish, person: str) -> Analysis:
    from trailboss.server.thinking.pool import ThinkerDied  # a wish alone needs no processes

    try:
        answer = await thinkers.ask(
            wish.position["table"],
            wish.codes,
            wish.question,
            quick=False,
            seconds=wish.ms / 1000 + PATIENCE,
            person=person,
        )
    except ThinkerDied as error:
        raise Stale(say("refused-analysis-died"), "failed") from error
    if isinstance(answer, Hints):
        return Analysis(
            step=wish.step,
            seat=wish.seat,
            simulations=answer.simulations,
            hints=[wish.told(hint) for hint in answer.hints],
        )
    assert isinstance(answer, Failed)
    raise Stale(say("refused-analysis-failed", problem=answer.reason), "failed")
