"""The action space: every move of an edition, numbered."""

from __future__ import annotations

from trailboss.core.codec import Codec, MoveKind
from trailboss.kansas.constants import OUTLAW, WORKER_SPACES
from trailboss.kansas.tables import Tables

LARGEST_DRAW = WORKER_SPACES  # "draw as many as you have cowboys" is the largest


def number_actions(t: Tables, programs: int, routes: tuple[str, ...]) -> None:
    """Give every kind of move its place; `programs` of the tables can be chosen by a player."""
    deck = t.cards[: t.cattle_count + t.objective_count]
    faces = t.cards[t.cattle_count : t.cattle_count + t.objective_count]
    numbers = tuple(str(number) for number in range(1, t.building_numbers + 1))
    building_spaces = tuple(t.spaces[space] for space in t.building_spaces)
    houses = t.neutral_spaces + t.building_spaces
    # Seats, where there are exchange tokens.
    seats = tuple(str(seat + 1) for seat in range(t.players[1] if t.token_draw else 0))
    rows = tuple(str(row + 1) for row in range(t.job_rows))
    kinds = (
        MoveKind("done", "done"),
        MoveKind("decline", "decline"),
        MoveKind("enter", "enter Kansas City"),
        MoveKind(
            "place",
            "place herder on {space}",
            (("space", tuple(t.spaces[space] for space in t.neutral_spaces)),),
        ),
        MoveKind("move", "move to {route}", (("route", routes),)),
        MoveKind("do", "do {action}", (("action", tuple(t.programs[:programs])),)),
        MoveKind(
            "auxiliary",
            "auxiliary {action} {size}",
            (("action", t.auxiliary), ("size", ("single", "double"))),
        ),
        MoveKind("play", "play {card}", (("card", faces),), interlude=True),
        MoveKind(
            "token",
            "exchange {cards}",
            (("cards", tuple(str(n + 1) for n in range(t.token_draw))),),
            interlude=True,
        ),
        MoveKind("discard", "discard {card}", (("card", deck),)),
        MoveKind("remove", "remove {card}", (("card", deck),)),
        MoveKind("hire", "hire {worker} row {row}", (("row", rows), ("worker", t.workers))),
        MoveKind("buy", "buy {purchase}", (("purchase", t.purchases),)),
        MoveKind("reveal", "reveal cattle"),
        MoveKind(
            "build",
            "build {number} on {space}",
            (("number", numbers), ("space", building_spaces)),
        ),
        MoveKind("engine", "engine to {position}", (("position", t.positions),)),
        MoveKind("upgrade", "upgrade {station}", (("station", t.stations),)),
        MoveKind("disc", "disc {disc}", (("disc", t.discs),)),
        MoveKind("disc-from", "disc from {station}", (("station", t.stations),)),
        MoveKind("master", "appoint {worker}", (("worker", t.workers),)),
        MoveKind("objective", "objective {card}", (("card", faces),)),
        MoveKind("objective-top", "objective from stack"),
        MoveKind(
            "hazard",
            "hazard {space}",
            (("space", tuple(t.spaces[space] for space in t.hazard_spaces)),),
        ),
        MoveKind(
            "outlaw",
            "outlaw {space}",
            (("space", tuple(t.spaces[space] for space in t.outlaw_spaces)),),
        ),
        MoveKind(
            "draw", "draw {cards}", (("cards", tuple(str(n + 1) for n in range(LARGEST_DRAW))),)
        ),
        MoveKind("foresight", "foresight {tile}", (("tile", t.tile_names),)),
        MoveKind(
            "keep",
            "keep {certificates} certificates",
            (("certificates", tuple(str(n) for n in t.certificates)),),
        ),
        MoveKind("raise", "raise {card}", (("card", tuple(t.cards[k] for k in t.raising)),)),
        MoveKind("deliver", "deliver to {city}", (("city", t.cities),)),
        MoveKind("copy", "copy {space}", (("space", tuple(t.spaces[space] for space in houses)),)),
        MoveKind("hold", "hold hand"),
        MoveKind("aside", "seat {seat} exchanges", (("seat", seats),), interlude=True),
    )
    assert len(t.tile_names) == OUTLAW + 2
    t.codec = Codec(kinds)
    t.codes.fill(t.codec)
