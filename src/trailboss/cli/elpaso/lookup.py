"""`?`: what a thing on the table is and does, found by any of its names."""

from __future__ import annotations

from trailboss.cli.matching import span, topic_list
from trailboss.cli.speech import Voice
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


def topics(t: Tables, voice: Voice) -> list[tuple[str, str]]:
    """What can be looked up, by kinds of things."""
    cattle = t.cards[: t.cattle_count]
    more = ", ".join(t.posts[1:])
    found = {
        "neutral-buildings": ", ".join(t.neutral_names),
        "public-buildings": ", ".join(span(voice, f"1{side}", f"{t.kinds}{side}") for side in "ab"),
        "train-cards": span(voice, f"train {t.trains[0]}", f"train {t.trains[-1]}"),
        "cattle": ", ".join(voice.name("card", card) for card in cattle),
        "workers": ", ".join(voice.name("worker", worker) for worker in t.workers),
        "posts": voice.said("picture-topic-posts", first=f"post {t.posts[0]}", more=more),
        "objective-tiles": span(voice, t.objectives[0], t.objectives[-1]),
        "bonus-tiles": ", ".join(t.bonuses),
        "discs": ", ".join(voice.name("disc", disc, "short") for disc in t.discs),
        "auxiliary-actions": ", ".join(voice.name("auxiliary", action) for action in t.auxiliary),
        "spaces": ", ".join(t.spaces[space] for space in (t.city, *t.building_spaces)),
        "automa-cards": ", ".join(t.automa),
    }
    return topic_list(voice, found)
