"""The action space: every move of El Paso, numbered."""

from __future__ import annotations

from trailboss.core.codec import Codec, MoveKind
from trailboss.elpaso.tables import Tables


def number_actions(t: Tables, programs: int) -> None:
    """Give every kind of move its place; `programs` of the tables can be chosen by a player."""
    cattle = t.cards[: t.cattle_count]
    t.market_kinds = tuple([kind for kind in range(t.cattle_count) if t.card_cowboys[kind]])
    market = tuple([t.cards[kind] for kind in t.market_kinds])
    kind_workers = max(max(side) for side in t.kind_workers)
    most = max(kind_workers, max(t.card_cowboys), len(t.trains))
    kinds = (
        MoveKind("done", "done"),
        MoveKind("decline", "decline"),
        MoveKind("again", "exchange again"),
        MoveKind(
            "place",
            "place herder on {space}",
            (("space", tuple(t.spaces[space] for space in t.neutral_spaces)),),
        ),
        MoveKind("move", "move to {space}", (("space", t.spaces),)),
        MoveKind("do", "do {action}", (("action", t.programs[:programs]),)),
        MoveKind("auxiliary", "auxiliary {action}", (("action", t.auxiliary),)),
        MoveKind("token", "exchange token", interlude=True),
        MoveKind("bonus", "bonus {worker}", (("worker", t.workers),), interlude=True),
        MoveKind("hire", "hire {worker}", (("worker", t.workers),)),
        MoveKind("buy", "buy {card}", (("card", market),)),
        MoveKind("train", "train {card}", (("card", t.trains),)),
        MoveKind(
            "build",
            "build {building} on {space}",
            (
                ("building", tuple(str(kind) for kind in range(1, t.kinds + 1))),
                ("space", tuple(t.spaces[space] for space in t.building_spaces)),
            ),
        ),
        MoveKind(
            "jokers",
            "spend {jokers} jokers",
            (("jokers", tuple(str(n) for n in range(most + 1))),),
        ),
        MoveKind("objective", "objective {tile}", (("tile", t.objectives),)),
        MoveKind("objective-top", "objective from stack"),
        MoveKind("bonus-tile", "bonus tile {tile}", (("tile", t.bonuses),)),
        MoveKind("bonus-top", "bonus tile from stack"),
        MoveKind("discard", "discard {card}", (("card", cattle),)),
        MoveKind("remove", "remove {card}", (("card", cattle),)),
        MoveKind(
            "keep",
            "keep {certificates} certificates",
            (("certificates", tuple(str(n) for n in range(t.certificate_limit + 1))),),
        ),
        MoveKind("deliver", "deliver to {post}", (("post", t.posts),)),
        MoveKind("disc", "disc {disc}", (("disc", t.discs),)),
    )
    t.codec = Codec(kinds)
    t.codes.fill(t.codec)
