"""What lies in the box, counted from the tables."""

from __future__ import annotations

from typing import Any

from trailboss.core.words import plural
from trailboss.elpaso.tables import Tables


def components(t: Tables) -> dict[str, Any]:
    """Name -> how many, or what."""
    most = t.players[1]
    extra = sum(t.automa_extra)
    market = [kind for kind in range(t.cattle_count) if t.card_market[kind]]
    own = [kind for kind in range(t.cattle_count) if t.card_each[kind]]
    return {
        "ring": f"El Paso, {len(t.neutral_spaces)} neutral and {len(t.building_spaces)} building"
        " spaces",
        "trading posts": ", ".join(t.posts),
        "neutral buildings": ", ".join(t.neutral_names),
        "public buildings": f"{t.kinds * t.kind_copies}: {t.kinds} kinds, {t.kind_copies} of each,"
        " two sides",
        "train cards": f"{len(t.trains)}, two sides",
        "objective tiles": len(t.objectives),
        "bonus tiles": sum(t.bonus_copies),
        "cattle of a player": ", ".join(
            f"{t.card_each[kind]} {t.card_names[kind]}" for kind in own
        ),
        "cattle market": ", ".join(
            f"{t.card_market[kind]} {t.card_names[kind]}" for kind in market
        ),
        f"{t.card_names[t.simmental]} cards": f"{max(t.simmental_cards.values())}; used are "
        + ", ".join(
            f"{cards} with {players}" for players, cards in t.simmental_cards.items() if players > 1
        ),
        "workers": ", ".join(
            f"{t.worker_count[worker]} {plural(t.workers[worker])}"
            for worker in range(len(t.workers))
        ),
        "discs of a player": len(t.discs),
        "ownership markers": f"{t.markers} for each of {most} players",
        f"automa cards of {t.automa_name}": f"{len(t.automa)}, {extra} of them extra",
    }
