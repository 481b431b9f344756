"""`?`: what a thing on the table is and does, found by any of its names."""

from __future__ import annotations

from trailboss.cli.elpaso.ring import herders_on, tile_on
from trailboss.cli.elpaso.table import Table
from trailboss.cli.matching import fitting, shortened
from trailboss.cli.speech import Voice
from trailboss.core.message import Seat, say
from trailboss.elpaso.facts import about
from trailboss.elpaso.tables import Tables


def names(t: Tables, voice: Voice) -> list[tuple[str, str]]:
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
    for at, card in enumerate(t.cards):
        kind = "card" if at < t.cattle_count else "worker"
        found.append((voice.name(kind, card), card))
    for colour, card in zip(t.colours, t.cards, strict=False):
        found += [(known, card) for known in (colour, voice.name("colour", colour))]
    for action in t.auxiliary:
        found.append((voice.name("auxiliary", action), f"auxiliary {action}"))
    for disc in t.discs:
        found += [(voice.name("disc", disc, form), f"disc {disc}") for form in ("", "short")]
    found.append((voice.name("space", t.spaces[t.city]), t.spaces[t.city]))
    return [(name.lower(), notation) for name, notation in found]


def look_up(table: Table, text: str) -> list[str]:
    """Sentences about what the text names exactly, or else about what begins like it."""
    t = table.tables
    found: list[str] = []
    for name in fitting(names(t, table.voice), text):
        told = about.describe(t, name)
        if told is not None:
            found.append(table.voice.text(told) + (now_on(table, name) if name in t.spaces else ""))
    return shortened(found)


def now_on(table: Table, name: str) -> str:
    """What lies and stands on a space now."""
    t = table.tables
    space = t.spaces.index(name)
    parts = []
    tile = tile_on(table, space)
    told = about.describe(t, tile["tile"]) if tile is not None and tile["tile"] != name else None
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

    cattle = t.cards[: t.cattle_count]
    more = ", ".join(t.posts[1:])
    found = {
        "neutral-buildings": ", ".join(t.neutral_names),
        "public-buildings": ", ".join(span(f"1{side}", f"{t.kinds}{side}") for side in "ab"),
        "train-cards": span(f"train {t.trains[0]}", f"train {t.trains[-1]}"),
        "cattle": ", ".join(voice.name("card", card) for card in cattle),
        "workers": ", ".join(voice.name("worker", worker) for worker in t.workers),
        "posts": voice.said("picture-topic-posts", first=f"post {t.posts[0]}", more=more),
        "objective-tiles": span(t.objectives[0], t.objectives[-1]),
        "bonus-tiles": ", ".join(t.bonuses),
        "discs": ", ".join(voice.name("disc", disc, "short") for disc in t.discs),
        "auxiliary-actions": ", ".join(voice.name("auxiliary", action) for action in t.auxiliary),
        "spaces": ", ".join(t.spaces[space] for space in (t.city, *t.building_spaces)),
        "automa-cards": ", ".join(t.automa),
    }
    return [(voice.said(f"topic-{topic}"), names) for topic, names in found.items()]
