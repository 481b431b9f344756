"""`?`: what a thing on the table is and does, found by any of its names."""

from __future__ import annotations

from collections.abc import Callable

from trailboss.cli.kansas.table import Table
from trailboss.cli.kansas.trail import herders_on, tile_on
from trailboss.cli.matching import fitting, shortened
from trailboss.core.message import Message, Seat, say
from trailboss.kansas.tables import Tables
from trailboss.kansas.words.descriptions import describe
from trailboss.kansas.words.names import word

Words = Callable[[Message], str]


def names(t: Tables) -> list[tuple[str, str]]:
    """Every name a player may use, and the name it has in the notation."""
    ids = (
        *t.face_names[2:],
        *t.neutral_names,
        *t.tile_names,
        *t.cards,
        *t.cities,
        *t.stations,
        *t.masters,
        *t.discs,
        *t.auxiliary,
        *t.spaces,
    )
    found = [(name, name) for name in ids]
    found += zip(t.card_names, t.cards, strict=True)
    found += [
        (t.colours[t.card_type[kind]], t.cards[kind])
        for kind in range(t.cattle_count)
        if t.colours[t.card_type[kind]] != t.cards[kind]
    ]
    found += zip(t.city_names, t.cities, strict=True)
    found += zip(t.disc_names, t.discs, strict=True)
    found += [(word(t, name.replace("-", " ")), name) for name in t.tile_names]
    return [(name.lower(), notation) for name, notation in found]


def look_up(table: Table, text: str, words: Words) -> list[str]:
    """Sentences about what the text names exactly, or else about what begins like it."""
    t = table.tables
    found: list[str] = []
    for name in fitting(names(t), text):
        told = describe(t, name)
        if told is not None:
            found.append(words(told) + (now_on(table, name, words) if name in t.spaces else ""))
    return shortened(found)


def now_on(table: Table, name: str, words: Words) -> str:
    """What lies and stands on a space now."""
    t = table.tables
    space = t.spaces.index(name)
    parts = []
    tile = tile_on(table, space)
    told = describe(t, tile["tile"]) if tile is not None and tile["tile"] != name else None
    if tile is not None and told is not None:
        owner = Seat(tile["owner"]) if "owner" in tile else "nobody"
        parts.append(words(say("cli-lies-here", owner=owner, tile=told)))
    parts += [words(say("cli-stands-here", owner=Seat(seat))) for seat in herders_on(table, space)]
    return words(say("cli-now-here", things="; ".join(parts))) if parts else ""


def topics(t: Tables) -> list[tuple[str, str]]:
    """What can be looked up, by kinds of things."""
    return [
        ("neutral buildings", ", ".join(t.neutral_names)),
        ("private buildings", f"1a to {t.building_numbers}a, 1b to {t.building_numbers}b"),
        ("cattle", ", ".join(t.colours)),
        ("objective cards", f"{t.cards[t.cattle_count]} to {t.cards[-1]}"),
        ("cities", ", ".join(t.city_names)),
        ("stations", f"{t.stations[0]} to {t.stations[-1]}"),
        ("station masters", ", ".join(t.masters)),
        ("workers and tiles", f"{', '.join(t.workers)}, flood, drought, rockfall, outlaw colours"),
        ("discs", ", ".join(t.discs)),
        ("auxiliary actions", ", ".join(t.auxiliary)),
        ("spaces", "A-1, FLOOD-B1, OUTLAW-4 and so on"),
    ]
