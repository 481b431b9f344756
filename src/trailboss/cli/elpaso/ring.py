"""The ring as an ordered map, clockwise from El Paso: every fork with its branches."""

from __future__ import annotations

from rich.text import Text

from trailboss.cli.elpaso.brief import brief_actions
from trailboss.cli.elpaso.table import Table
from trailboss.cli.layout import flow, joined, marks, title
from trailboss.core.message import Seat
from trailboss.elpaso.constants import SPACE_BUILDING
from trailboss.elpaso.tables import Tables


def ring_lines(table: Table, width: int) -> list[Text]:
    t = table.tables
    voice = table.voice
    heading = title(voice.said("picture-ring"), voice.said("picture-clockwise"))
    lines = [heading, Text(voice.said("picture-ring-legend"), style="quiet")]
    for node in map_nodes(t):
        lines += flow(node_cells(table, node), width, 4, " ")
        ways = branches_from(t, node)
        for place in range(len(ways)):
            edge = "│" if len(ways) == 1 else "└" if place == len(ways) - 1 else "├"
            for space in ways[place]:
                lines += space_lines(table, space, edge, width)
    lines.append(Text(f"→ {voice.name('space', t.spaces[t.city])}", style="quiet"))
    return lines


# The map: fixed by the tables -------------------------------------------------------------------


def map_nodes(t: Tables) -> list[int]:
    """El Paso and the neutral buildings, clockwise."""
    nodes = [t.city]
    while True:
        space = t.space_next[nodes[-1]][0]
        while t.space_kind[space] == SPACE_BUILDING:
            space = t.space_next[space][0]
        if space == t.city:
            return nodes
        nodes.append(space)


def branches_from(t: Tables, node: int) -> list[list[int]]:
    """The building spaces on each way on from a node, the inner way first."""
    found = []
    for onward in t.space_next[node]:
        way: list[int] = []
        while t.space_kind[onward] == SPACE_BUILDING:
            way.append(onward)
            onward = t.space_next[onward][0]
        found.append(way)
    return found


# What lies on it --------------------------------------------------------------------------------


def node_cells(table: Table, space: int) -> list[Text]:
    """El Paso or a neutral building: name, herders, what it does."""
    t = table.tables
    voice = table.voice
    city = space == t.city
    name = Text(voice.name("space", t.spaces[space]) if city else t.spaces[space], style="title")
    tile = table.tile_on(space)
    words: list[str] = []
    if city:
        words = [f"${t.income}", clock(table), voice.said("picture-deliver")]
    elif tile is not None:
        if tile["tile"] != t.spaces[space]:
            name.append(f" [{voice.said('picture-tile', tile=tile['tile'])}]")
        lines = t.neutral_actions[t.neutral_names.index(tile["tile"])]
        words = brief_actions(voice, t, lines)
    here = table.herders_on(space)
    if here:
        name.append(" ").append_text(marks(here, "@"))
    return [name.append(" "), *quiet_parts(words)]


def quiet_parts(words: list[str]) -> list[Text]:
    """The parts of a list, each with its comma."""
    return joined([Text(part, style="quiet") for part in words], ",")


def clock(table: Table) -> str:
    """The Simmental cards left, or who has claimed their space."""
    claimer = table.seen["claimer"]
    if claimer is not None:
        who = "you" if claimer == table.me else Seat(claimer)
        return table.voice.said("picture-claimed", who=who)
    return table.voice.said("picture-simmental", left=table.seen["simmental"])


def space_lines(table: Table, space: int, edge: str, width: int) -> list[Text]:
    """A building space: name, cost, tile with its owner, herders, what the tile does."""
    t = table.tables
    tile = table.tile_on(space)
    cell = Text(t.spaces[space], style="" if tile else "quiet")
    if t.space_cost[space]:
        cell.append(f" ${t.space_cost[space]}", style="quiet")
    if tile is None:
        cell.append(" ·", style="quiet")
        return [Text.assemble((f" {edge}  ", "quiet"), cell)]
    owner: int = tile["owner"]
    cell.append(" [").append_text(Text(f"{tile['tile']}/P{owner + 1}", style=f"seat{owner + 1}"))
    cell.append("]")
    here = table.herders_on(space)
    if here:
        cell.append(" ").append_text(marks(here, "@"))
    kind, side = table.face(tile["tile"])
    actions = quiet_parts(brief_actions(table.voice, t, t.kind_actions[side][kind]))
    lines = flow([cell.append(" "), *actions], width - 4, 4, " ")
    below = "│" if edge == "├" else " "
    return [
        Text.assemble((f" {edge if at == 0 else below}  ", "quiet"), lines[at])
        for at in range(len(lines))
    ]
