"""What a thinking process does: a worker (`trailboss.elsewhere`) that remembers games and the bots
that play in them."""

from __future__ import annotations

import os
from collections import OrderedDict
from collections.abc import Callable, Iterator
from time import monotonic

from trailboss.bots import Bot, bot, view_of
from trailboss.bots.analysis import Hint, analyse
from trailboss.coach.judging import warning
from trailboss.coach.review import DEEP, Review, Reviewing, decision_data
from trailboss.core.message import to_data
from trailboss.figures import rules_for
from trailboss.game import Game
from trailboss.server.tables.building import build_game
from trailboss.server.thinking.questions import (
    Analyse,
    Answer,
    Failed,
    FollowData,
    GameReviewed,
    HintData,
    Hints,
    Position,
    Question,
    ReviewGame,
    Think,
    Thought,
    Unknown,
    Warn,
    Warned,
    decode_question,
    encode,
)

MOST_GAMES = 1000
MOST_MOVES = 60  # in one answer
NICENESS = 5  # the web process comes first
REVIEWER_NICENESS = 10  # and whoever sits at a table before who reads a review


class Known:
    """A game this process remembers, and the bots that play in it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.bots: dict[int, tuple[str, Bot]] = {}

    def bot_for(self, seat: int, text: str) -> Bot:
        known = self.bots.get(seat)
        if known is None or known[0] != text:
            if known is not None:
                known[1].close()
            game = self.game
            player = bot(text)
            player.begin(game.ruleset, game.players, game.options, seat)
            known = self.bots[seat] = (text, player)
        return known[1]

    def close(self) -> None:
        for _, player in self.bots.values():
            player.close()


class Thinker:
    def __init__(self) -> None:
        self.known: OrderedDict[str, Known] = OrderedDict()
        self.passes: tuple[str, Iterator[Review]] | None = None  # a review under way

    def answer(self, question: Question) -> Answer:
        try:
            known = self.position(question)
            if known is None:
                return Unknown()
            if isinstance(question, Think):
                return self.think(question, known)
            if isinstance(question, ReviewGame):
                return self.review(question, known)
            if isinstance(question, Warn):
                return self.warn(question, known)
            return self.analyse(question, known)
        except Exception as error:  # noqa: BLE001  a bot may fail in any way; the table goes on
            self.forget(question.table)
            return Failed(f"{type(error).__name__}: {error}")

    def position(self, asked: Position) -> Known | None:
        """The game as it is asked about."""
        known = self.known.get(asked.table)
        if asked.step == 0:
            rules = rules_for(asked.game, asked.version, asked.figures)
            game = build_game(
                rules, asked.players, asked.options, asked.chance, None, False, asked.codes
            )
            if known is None:
                known = Known(game)
            known.game = game
        elif known is None or known.game.step != asked.step:
            return None
        else:
            known.game.advance(asked.codes)
        self.known[asked.table] = known
        self.known.move_to_end(asked.table)
        while len(self.known) > MOST_GAMES:
            self.known.popitem(last=False)[1].close()
        return known

    def forget(self, table: str) -> None:
        known = self.known.pop(table, None)
        if known is not None:
            known.close()

    def think(self, asked: Think, known: Known) -> Answer:
        game = known.game
        end = monotonic() + asked.ms / 1000
        codes: list[int] = []
        while game.seat is not None and game.seat in asked.bots and len(codes) < MOST_MOVES:
            player = known.bot_for(game.seat, asked.bots[game.seat])
            code = player.choose(view_of(game.ruleset, game.state))
            game.play(code)
            codes.append(code)
            if monotonic() >= end:
                break
        return Thought(codes)

    def analyse(self, asked: Analyse, known: Known) -> Answer:
        found = analyse(known.game, asked.seat, asked.ms)
        return Hints(found.simulations, [packed_hint(hint) for hint in found.hints])

    def review(self, asked: ReviewGame, known: Known) -> Answer:
        """The next pass. The work of the ones before is kept, of one game only: it is large."""
        if self.passes is None or self.passes[0] != asked.table:
            game = known.game.copy()
            game.names = asked.names
            self.passes = (asked.table, Reviewing(game).passes())
        for found in self.passes[1]:
            if found.samples >= asked.samples:
                if found.samples >= DEEP:
                    self.passes = None
                return GameReviewed(found.samples, found.to_store())
        self.passes = None
        return Failed("there is no such pass")

    def warn(self, asked: Warn, known: Known) -> Answer:
        game = known.game
        found = warning(game.ruleset, game.state.copy(), game.players, asked.code)
        return Warned(None if found is None else decision_data(found, to_data))


def packed_hint(hint: Hint) -> HintData:
    return HintData(
        code=hint.code,
        told=to_data(hint.message),
        margin=hint.margin,
        interval=hint.interval,
        win=hint.win,
        looks=hint.looks,
        share=hint.share,
        lines=hint.lines,
        follows=[FollowData(follow.code, to_data(follow.message)) for follow in hint.follows],
    )


def thinking() -> Callable[[bytes], bytes]:
    """What answers questions in a worker."""
    return answering(NICENESS)


def reviewing() -> Callable[[bytes], bytes]:
    """The same in one that has time."""
    return answering(REVIEWER_NICENESS)


def answering(niceness: int) -> Callable[[bytes], bytes]:
    if hasattr(os, "nice"):
        os.nice(niceness)
    thinker = Thinker()
    return lambda question: encode(thinker.answer(decode_question(question)))
