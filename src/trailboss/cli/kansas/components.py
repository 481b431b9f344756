"""What lies in the box, counted from the tables."""

from __future__ import annotations

from trailboss.core.message import Arg, Message, Name, say
from trailboss.kansas.constants import HAZARD, OUTLAW, WORKER
from trailboss.kansas.rules import KansasRules


def components(rules: KansasRules) -> dict[str, Message | int]:
    """Name -> how many, or what."""
    t = rules.tables
    tiles = [sum(bag[kind] for bag in t.bags) for kind in range(len(t.tile_names))]
    usual = [kind for kind in range(t.cattle_count) if not t.card_variant[kind]]
    cities: list[Arg] = []
    for city, value in zip(t.cities, t.city_value, strict=True):
        cities.append(say("box-city", city=Name("city", city), value=value))
    workers: list[Arg] = []
    for at, worker in enumerate(t.workers):
        workers.append(say("box-worker", worker=Name("worker", worker), count=tiles[WORKER + at]))
    found: dict[str, Message | int] = {
        "trail": say(
            "box-trail-spaces",
            neutral=len(t.neutral_spaces),
            building=len(t.building_spaces),
            hazard=len(t.hazard_spaces),
            outlaw=len(t.outlaw_spaces),
        ),
        "railroad": say(
            "box-railroad-spaces",
            last=t.last,
            turnouts=len(t.positions) - t.last - 1,
            stations=len(t.stations),
        ),
        "cities": say("box-list", things=tuple(cities)),
        "neutral-buildings": len(t.neutral_names),
        "private-buildings": say("box-tiles-each", count=t.building_numbers),
        "station-masters": say(
            "box-masters-used", count=len(t.masters), used=sum(t.station_master)
        ),
        "workers": say("box-list", things=tuple(workers)),
        "hazards": sum(tiles[HAZARD:OUTLAW]),
        "outlaws": say("box-outlaw-tiles", green=tiles[OUTLAW], orange=tiles[OUTLAW + 1]),
        "bags": say(
            "box-list", things=tuple(say("box-bag-tiles", count=bag[-1]) for bag in t.bags)
        ),
        "job-market": say("box-rows", rows=t.job_rows),
        "own-cattle": say("box-cards", count=sum(t.card_each)),
        "cattle-market": say("box-cards", count=sum(t.card_market[kind] for kind in usual)),
        "objective-cards": say(
            "box-objectives", count=sum(t.objective_copies), start=t.starting_count
        ),
        "discs": sum(t.disc_count),
    }
    for variant in t.variants:
        kinds = [kind for kind in range(t.cattle_count) if t.card_variant[kind] == variant]
        count = sum(t.card_market[kind] + t.card_beside[kind] for kind in kinds)
        found[f"{variant}-cattle"] = say("box-cards", count=count)
    return found
