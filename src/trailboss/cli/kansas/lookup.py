"""`?`: what a thing on the table is and does, found by any of its names."""

from __future__ import annotations

from trailboss.cli.kansas.table import Table, space_name
from trailboss.cli.kansas.trail import herders_on, tile_on
from trailboss.cli.matching import fitting, shortened
from trailboss.cli.speech import Voice
from trailboss.core.message import Seat, say
from trailboss.kansas.facts.descriptions import describe
from trailboss.kansas.tables import Tables


def names(t: Tables, voice: Voice) -> list[tuple[str, str]]:
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
    for kind in range(t.cattle_count):
        card = t.cards[kind]
        found.append((voice.name("card", card, "short"), card))
        colour = t.colours[t.card_type[kind]]
        found += [(known, card) for known in (colour, voice.name("colour", colour))]
    found += [(voice.name("city", city), city) for city in t.cities]
    found += [(voice.name("disc", disc), disc) for disc in t.discs]
    found += [(voice.said(f"spot-{disc}"), disc) for disc in t.discs]
    found += [(voice.name("auxiliary", action), action) for action in t.auxiliary]
    found += [(voice.name("worker", worker), worker) for worker in t.workers]
    found += [(voice.name("tile", tile), tile) for tile in t.tile_names[len(t.workers) :]]
    found += [(space_name(t, voice, at), t.spaces[at]) for at in range(len(t.spaces))]
    return [(name.lower(), notation) for name, notation in found]


def look_up(table: Table, text: str) -> list[str]:
    """Sentences about what the text names exactly, or else about what begins like it."""
    t = table.tables
    found: list[str] = []
    for name in fitting(names(t, table.voice), text):
        told = describe(t, name)
        if told is not None:
            found.append(table.voice.text(told) + (now_on(table, name) if name in t.spaces else ""))
    return shortened(found)


def now_on(table: Table, name: str) -> str:
    """What lies and stands on a space now."""
    t = table.tables
    space = t.spaces.index(name)
    parts = []
    tile = tile_on(table, space)
    told = describe(t, tile["tile"]) if tile is not None and tile["tile"] != name else None
    if tile is not None and told is not None:
        owner = Seat(tile["owner"]) if "owner" in tile else "nobody"
        parts.append(say("cli-lies-here", owner=owner, tile=told))
    herders = herders_on(table, space)
    parts += [say("cli-stands-here", owner=Seat(seat)) for seat in herders]
    return table.voice.said("cli-now-here", things=tuple(parts)) if parts else ""


def topics(t: Tables, voice: Voice) -> list[tuple[str, str]]:
    """What can be looked up, by kinds of things."""

    def span(first: str, last: str) -> str:
        return voice.said("picture-span", first=first, last=last)

    workers = ", ".join(voice.name("worker", worker) for worker in t.workers)
    sides = (span(f"1{side}", f"{t.building_numbers}{side}") for side in "ab")
    found = {
        "neutral-buildings": ", ".join(t.neutral_names),
        "private-buildings": ", ".join(sides),
        "cattle": ", ".join(voice.name("colour", colour) for colour in t.colours),
        "objective-cards": span(t.cards[t.cattle_count], t.cards[-1]),
        "cities": ", ".join(voice.name("city", city) for city in t.cities),
        "stations": span(t.stations[0], t.stations[-1]),
        "station-masters": ", ".join(t.masters),
        "workers-and-tiles": voice.said("picture-topic-tiles", workers=workers),
        "discs": ", ".join(voice.said(f"spot-{disc}") for disc in t.discs),
        "auxiliary-actions": ", ".join(voice.name("auxiliary", action) for action in t.auxiliary),
        "spaces": voice.said("picture-topic-spaces"),
    }
    return [(voice.said(f"topic-{topic}"), names) for topic, names in found.items()]
