"""What lies in the box, counted from the tables."""

from __future__ import annotations

from typing import Any

from trailboss.core.words import plural
from trailboss.kansas.constants import HAZARD, OUTLAW, WORKER
from trailboss.kansas.tables import Tables
from trailboss.kansas.words.names import word


def components(t: Tables) -> dict[str, Any]:
    """Name -> how many, or what."""
    tiles = [sum(bag[kind] for bag in t.bags) for kind in range(len(t.tile_names))]
    bag = word(t, "bag")
    usual = [kind for kind in range(t.cattle_count) if not t.card_variant[kind]]
    market = sum(t.card_market[kind] for kind in usual)
    found: dict[str, Any] = {
        "trail": f"{len(t.neutral_spaces)} neutral, {len(t.building_spaces)} building,"
        f" {len(t.hazard_spaces)} hazard and {len(t.outlaw_spaces)} {word(t, 'outlaw')} spaces",
        "railroad": f"spaces 0 to {t.last}, {len(t.positions) - t.last - 1} turnouts,"
        f" {len(t.stations)} stations",
        "cities": ", ".join(
            f"{t.city_names[city]} {t.city_value[city]}" for city in range(len(t.cities))
        ),
        "neutral buildings": len(t.neutral_names),
        "private buildings": f"{t.building_numbers} tiles with two sides for each player",
        "station masters": f"{len(t.masters)}, of which {sum(t.station_master)} are used",
        "workers": ", ".join(
            f"{tiles[WORKER + worker]} {plural(word(t, t.workers[worker]))}"
            for worker in range(len(t.workers))
        ),
        "hazards": sum(tiles[HAZARD:OUTLAW]),
        word(t, "outlaws"): f"{tiles[OUTLAW]} {word(t, 'green outlaw').split()[0]},"
        f" {tiles[OUTLAW + 1]} {word(t, 'orange outlaw').split()[0]}",
        plural(bag): ", ".join(f"{t.bags[at][-1]} tiles" for at in range(len(t.bags))),
        "job market": f"{t.job_rows} rows, a space per player each",
        "cattle of a player": f"{sum(t.card_each)} cards",
        "cattle market": f"{market} cards",
        "objective cards": f"{sum(t.objective_copies)}, and {t.starting_count} to start with",
        "discs of a player": sum(t.disc_count),
    }
    for variant in t.variants:
        kinds = [kind for kind in range(t.cattle_count) if t.card_variant[kind] == variant]
        count = sum(t.card_market[kind] + t.card_beside[kind] for kind in kinds)
        found[f"{variant} cattle"] = f"{count} cards"
    return found
