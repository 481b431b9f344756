"""A stored review as a reader sees it."""

from __future__ import annotations

from typing import Any, Literal, cast

from trailboss.core.codec import Codec, Move
from trailboss.core.message import message_from
from trailboss.server.schema.details import Details
from trailboss.server.schema.reviews import (
    Explained,
    GameReview,
    ReviewDecision,
    ReviewDraw,
    ReviewMove,
    ReviewPlayer,
)
from trailboss.server.shown.voice import Voice
from trailboss.server.storage.kept_reviews import ReviewRow

State = Literal["none", "working", "done", "failed"]


def shown(
    state: str, known: ReviewRow | None, sharp: int, codec: Codec, voice: Voice
) -> GameReview:
    data: dict[str, Any] = {} if known is None else known.data
    luck = data.get("luck")
    return GameReview(
        state=cast(State, state),
        samples=0 if known is None else known.samples,
        most=sharp,
        points=data.get("points", []),
        players=[player(one) for one in data.get("players", [])],
        decisions=[decision(one, codec, voice) for one in data.get("decisions", [])],
        luck=None if luck is None else [ReviewDraw(**one) for one in luck],
    )


def player(one: dict[str, Any]) -> ReviewPlayer:
    known = {name: one[name] for name in one if name not in ("luckDoubt",)}
    return ReviewPlayer(**known, luck_doubt=one["luckDoubt"])


def decision(one: dict[str, Any], codec: Codec, voice: Voice) -> ReviewDecision:
    low, high = one["interval"]
    why = None
    if "text" in one:
        moves = zip(one["lineMoves"], one["line"], strict=True)
        why = Explained(
            played=told(one["move"], one["text"], codec, voice),
            best=told(one["best"], one["bestText"], codec, voice),
            line=[told(move, data, codec, voice) for move, data in moves],
            lines=one["lines"],
            facts=[voice.say(message_from(fact)) for fact in one["facts"]],
        )
    return ReviewDecision(
        step=one["step"],
        seat=one["seat"],
        turn=one["turn"],
        win=one["win"],
        margin=one["margin"],
        cost=one["cost"],
        doubt=round((high - low) / 2, 2),
        win_cost=one["winCost"],
        looks=one["looks"],
        mark=one["mark"],
        theme=one["theme"],
        why=why,
    )


def told(move: str, data: Any, codec: Codec, voice: Voice) -> ReviewMove:
    message = message_from(data)
    details = Move(codec.parse(move), codec).details_of(message)
    return ReviewMove(move=move, text=voice.say(message), details=cast(Details, details))
