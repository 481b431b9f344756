"""What makes two players equal."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from trailboss.server.schema.common import Struct


class SuggestedHandicap(Struct):
    """By the ratings of both; all null where one of them has none, or one from too few games."""

    chance: Annotated[float | None, Meta(description="Mine to win without a handicap.")] = None
    mine: Annotated[bool | None, Meta(description="Is it I who gets it?")] = None
    dollars: Annotated[int | None, Meta(description="What makes us equal,")] = None
    cards: Annotated[int | None, Meta(description="or what comes nearest to it instead.")] = None
