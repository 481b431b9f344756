"""The railroad with its stations, and the cities above it."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from trailboss.cli.kansas.brief import brief_arrow, brief_master
from trailboss.cli.kansas.table import Table
from trailboss.cli.layout import corner, grid, mark, marks, title
from trailboss.kansas.constants import WHITE
from trailboss.kansas.words.names import word


def railroad_grid(table: Table) -> Grid:
    t = table.tables
    shown = grid("", "at", "cost", "VP", "", "discs", "station master")
    masters = table.seen["station_masters"]
    for station in range(len(t.stations)):
        name = t.stations[station]
        owners = [seat for seat in range(table.count) if name in table.players[seat]["stations"]]
        there = masters.get(name)
        if there is None:
            master = Text("")
        elif "master" in there:
            tile = t.masters.index(there["master"])
            master = Text(f"{there['master']}: {brief_master(t, tile)}")
        elif "taken_by" in there:
            master = Text(f"taken by {table.names[there['taken_by']]}", style="quiet")
        else:
            master = Text(f"taken for a {word(t, there['worker'])}", style="quiet")
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
    engines = Text("  engines: ", style="quiet")
    for seat in range(table.count):
        engines.append_text(mark(seat)).append(f" at {table.players[seat]['engine']}  ")
    line = title("railroad")
    line.append_text(engines)
    return line


def cities_title() -> Text:
    return title("cities", "○ takes white-cornered discs, ● all; ↓ together with the next city")


def city_grid(table: Table) -> Grid:
    t = table.tables
    position = t.positions.index(table.players[table.viewer]["engine"])
    shown = grid("value", "", "", "cost", "gives", "↓", "discs", right=("value",))
    for city in range(len(t.cities)):
        cost = t.transport[city][t.position_number[position]]
        gives = []
        if t.city_bonus[city]:
            gives.append(f"${t.city_bonus[city]}")
        if t.city_vp[city]:
            gives.append(f"{t.city_vp[city]:+} VP")
        if t.city_repeat[city]:
            gives.append("each")
        discs = Text()
        for seat in range(table.count):
            count = table.players[seat]["cities"].get(t.cities[city], 0)
            if count:
                discs.append_text(mark(seat))
                discs.append(f"×{count} " if count > 1 else " ")
        shown.add_row(
            str(t.city_value[city]),
            corner(t.city_corners[city] != WHITE),
            t.city_names[city],
            f"${cost}" if cost else "",
            " ".join(gives),
            brief_arrow(t, city),
            discs,
        )
    return shown
