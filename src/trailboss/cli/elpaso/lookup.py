"""`?`: what a thing on the table is and does, found by any of its names."""

from __future__ import annotations

from collections.abc import Callable

from trailboss.cli.elpaso.ring import herders_on, tile_on
from trailboss.cli.elpaso.table import Table
from trailboss.cli.matching import fitting, shortened
from trailboss.core.message import Message, Seat, say
from trailboss.elpaso.tables import Tables
from trailboss.elpaso.words import about

Words = Callable[[Message], str]


def names(t: Tables) -> list[tuple[str, str]]:
    """Every name a player may use, and the name the descriptions know."""
    kinds = [str(kind) for kind in range(1, t.kinds + 1)]
    faces = [f"{kind}{side}" for kind in kinds for side in "ab"]
    found = [
        (name, name)
        for name in (*faces, *t.neutral_names, *t.cards, *t.objectives, *t.automa, *t.spaces)
    ]
    for kind, things in (
        ("post", t.posts),
        ("train", t.trains),
        ("bonus", t.bonuses),
        ("disc", t.discs),
        ("auxiliary", t.auxiliary),
    ):
        found += [(f"{kind} {name}", f"{kind} {name}") for name in things]
        found += [(name, f"{kind} {name}") for name in things]
    found += [(face[:-1], face) for face in faces]
    found += zip(t.card_names, t.cards, strict=True)
    found += zip(t.colours, t.cards, strict=False)
    found += [(name, f"disc {disc}") for name, disc in zip(t.disc_names, t.discs, strict=True)]
    found += [("el paso", t.spaces[t.city])]
    return [(name.lower(), notation) for name, notation in found]


def look_up(table: Table, text: str, words: Words) -> list[str]:
    """Sentences about what the text names exactly, or else about what begins like it."""
    t = table.tables
    found: list[str] = []
    for name in fitting(names(t), text):
        told = about.describe(t, name)
        if told is not None:
            found.append(words(told) + (now_on(table, name, words) if name in t.spaces else ""))
    return shortened(found)


def now_on(table: Table, name: str, words: Words) -> str:
    """What lies and stands on a space now."""
    t = table.tables
    space = t.spaces.index(name)
    parts = []
    tile = tile_on(table, space)
    told = about.describe(t, tile["tile"]) if tile is not None and tile["tile"] != name else None
    if tile is not None and told is not None:
        owner = Seat(tile["owner"]) if "owner" in tile else "nobody"
        parts.append(words(say("cli-lies-here", owner=owner, tile=told)))
    parts += [words(say("cli-stands-here", owner=Seat(seat))) for seat in herders_on(table, space)]
    return words(say("cli-now-here", things="; ".join(parts))) if parts else ""


def topics(t: Tables) -> list[tuple[str, str]]:
    """What can be looked up, by kinds of things."""
    return [
        ("neutral buildings", ", ".join(t.neutral_names)),
        ("public buildings", f"1a to {t.kinds}a, 1b to {t.kinds}b"),
        ("train cards", f"train {t.trains[0]} to train {t.trains[-1]}"),
        ("cattle", ", ".join(t.card_names[: t.cattle_count])),
        ("workers", ", ".join(t.workers)),
        ("posts", f"post {t.posts[0]} (also {', '.join(t.posts[1:])})"),
        ("objective tiles", f"{t.objectives[0]} to {t.objectives[-1]}"),
        ("bonus tiles", ", ".join(t.bonuses)),
        ("discs", ", ".join(t.discs)),
        ("auxiliary actions", ", ".join(t.auxiliary)),
        ("spaces", ", ".join(t.spaces[space] for space in (t.city, *t.building_spaces))),
        (f"cards of {t.automa_name}", ", ".join(t.automa)),
    ]
