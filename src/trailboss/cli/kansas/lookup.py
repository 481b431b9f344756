"""`?`: what a thing on the table is and does, found by any of its names."""

from __future__ import annotations

from trailboss.cli.kansas.table import space_name
from trailboss.cli.matching import span, topic_list
from trailboss.cli.speech import Voice
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


def topics(t: Tables, voice: Voice) -> list[tuple[str, str]]:
    """What can be looked up, by kinds of things."""
    workers = ", ".join(voice.name("worker", worker) for worker in t.workers)
    sides = (span(voice, f"1{side}", f"{t.building_numbers}{side}") for side in "ab")
    found = {
        "neutral-buildings": ", ".join(t.neutral_names),
        "private-buildings": ", ".join(sides),
        "cattle": ", ".join(voice.name("colour", colour) for colour in t.colours),
        "objective-cards": span(voice, t.cards[t.cattle_count], t.cards[-1]),
        "cities": ", ".join(voice.name("city", city) for city in t.cities),
        "stations": span(voice, t.stations[0], t.stations[-1]),
        "station-masters": ", ".join(t.masters),
        "workers-and-tiles": voice.said("picture-topic-tiles", workers=workers),
        "discs": ", ".join(voice.said(f"spot-{disc}") for disc in t.discs),
        "auxiliary-actions": ", ".join(voice.name("auxiliary", action) for action in t.auxiliary),
        "spaces": voice.said("picture-topic-spaces"),
    }
    return topic_list(voice, found)
