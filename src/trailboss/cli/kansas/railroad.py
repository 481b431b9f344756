"""The railroad with its stations, and the cities above it."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from trailboss.cli.kansas.brief import brief_arrow, brief_master
from trailboss.cli.kansas.table import Table
from trailboss.cli.layout import corner, grid, mark, marks, title
from trailboss.core.message import Name, Seat
from trailboss.kansas.constants import WHITE


def railroad_grid(table: Table) -> Grid:
    t = table.tables
    heads = ("at", "cost", "vp", "", "discs", "master")
    shown = grid("", *[table.voice.said(f"column-{head}") if head else "" for head in heads])
    masters = table.seen["station_masters"]
    for station in range(len(t.stations)):
        name = t.stations[station]
        owners = [seat for seat in range(table.count) if name in table.players[seat]["stations"]]
        there = masters.get(name)
        if there is None:
            master = Text("")
        elif "master" in there:
            tile = t.masters.index(there["master"])
            master = Text(f"{there['master']}: {brief_master(table.voice, t, tile)}")
        elif "taken_by" in there:
            taken = table.voice.said("picture-taken-by", owner=Seat(there["taken_by"]))
            master = Text(taken, style="quiet")
        else:
            taken = table.voice.said("picture-taken-for", worker=Name("worker", there["worker"]))
            master = Text(taken, style="quiet")
        shown.add_row(
            name,
            t.positions[t.station_position[station]],
            f"${t.station_cost[station]}",
            str(t.station_vp[station]),
            corner(t.station_corners[station] != WHITE),
            marks(owners),
            master,
        )
    return shown


def railroad_title(table: Table) -> Text:
    voice = table.voice
    engines = Text(f"  {voice.said('picture-engines')} ", style="quiet")
    for seat in range(table.count):
        position = table.players[seat]["engine"]
        engines.append_text(mark(seat)).append(f" {voice.said('picture-at', position=position)}  ")
    line = title(voice.said("picture-railroad"))
    line.append_text(engines)
    return line


def city_grid(table: Table) -> Grid:
    t = table.tables
    position = t.positions.index(table.players[table.viewer]["engine"])
    voice = table.voice
    value, cost_head, gives_head, discs_head = (
        voice.said(f"column-{head}") for head in ("value", "cost", "gives", "discs")
    )
    shown = grid(value, "", "", cost_head, gives_head, "↓", discs_head, right=(value,))
    for city in range(len(t.cities)):
        cost = t.transport[city][t.position_number[position]]
        gives = []
        if t.city_bonus[city]:
            gives.append(f"${t.city_bonus[city]}")
        if t.city_vp[city]:
            gives.append(voice.points(t.city_vp[city]))
        if t.city_repeat[city]:
            gives.append(voice.said("picture-each"))
        shown.add_row(
            str(t.city_value[city]),
            corner(t.city_corners[city] != WHITE),
            voice.name("city", t.cities[city]),
            f"${cost}" if cost else "",
            " ".join(gives),
            brief_arrow(voice, t, city),
            table.discs_on("cities", t.cities[city]),
        )
    return shown
