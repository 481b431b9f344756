"""The trail as an ordered map: every fork with its branches, tile by tile."""

from __future__ import annotations

from rich.text import Text

from trailboss.cli.kansas.brief import brief, brief_tile
from trailboss.cli.kansas.table import Table
from trailboss.cli.layout import flow, marks, title
from trailboss.cli.seen import Seen
from trailboss.kansas.constants import SPACE_CITY, SPACE_OUTLAW, SPACE_START
from trailboss.kansas.tables import Tables


def trail_lines(table: Table, width: int) -> list[Text]:
    t = table.tables
    voice = table.voice
    legend = Text(voice.said("picture-trail-legend"), style="quiet")
    lines = [title(voice.said("picture-trail")), legend]
    for node in map_nodes(t):
        lines.append(node_line(table, node))
        branches = branches_from(t, node)
        if len(branches) == 1:
            lines[-1].append(f"  → {node_name(table, branches[0][-1])}", style="quiet")
            continue
        for place in range(len(branches)):
            last = place == len(branches) - 1
            lines += branch_lines(table, branches[place], "└" if last else "├", last, width)
    aside = [space for space in t.outlaw_spaces if not t.space_next[space]]
    cells = [Text(voice.said("picture-aside"), style="quiet")]
    cells += [space_cell(table, space, table.space(space)) for space in aside]
    return lines + flow(cells, width, 4)


# The map: fixed by the tables -------------------------------------------------------------------


def map_nodes(t: Tables) -> list[int]:
    """Neutral buildings and all places where ways part or meet, in walking order."""
    entries = [0] * len(t.spaces)
    for space in range(len(t.spaces)):
        for onward in t.space_next[space]:
            entries[onward] += 1
    far = [0] * len(t.spaces)
    waiting = [t.start]
    left = entries[:]
    while waiting:
        space = waiting.pop()
        for onward in t.space_next[space]:
            far[onward] = max(far[onward], far[space] + 1)
            left[onward] -= 1
            if left[onward] == 0:
                waiting.append(onward)
    nodes = [
        space
        for space in range(len(t.spaces))
        if space == t.start
        or space in t.neutral_spaces
        or entries[space] > 1
        or len(t.space_next[space]) > 1
    ]
    return sorted(nodes, key=lambda space: far[space])


def branches_from(t: Tables, node: int) -> list[list[int]]:
    """The ways on from a node, each up to and including the next node."""
    nodes = map_nodes(t)
    found = []
    for onward in t.space_next[node]:
        way = [onward]
        while way[-1] not in nodes:
            way.append(t.space_next[way[-1]][0])
        found.append(way)
    return found


# What lies on it --------------------------------------------------------------------------------


def node_name(table: Table, space: int) -> str:
    """The start, a neutral space by its letter, or Kansas City."""
    t = table.tables
    if t.space_kind[space] == SPACE_START:
        return table.voice.said("picture-start")
    if t.space_kind[space] == SPACE_CITY:
        return table.voice.name("city", t.cities[0])
    return t.spaces[space]


def node_line(table: Table, space: int) -> Text:
    t = table.tables
    kind = t.space_kind[space]
    if kind in (SPACE_START, SPACE_CITY):
        line = Text(node_name(table, space), style="title")
    else:
        line = space_cell(table, space, t.spaces[space], "title")
        actions = neutral_actions(table, space)
        if actions:
            line.append(f"  {actions}", style="quiet")
    here = table.herders_on(space) if kind in (SPACE_START, SPACE_CITY) else []
    if here:
        line.append("  ").append_text(marks(here, "@"))
    return line


def neutral_actions(table: Table, space: int) -> str:
    """What the neutral building on a space offers."""
    t = table.tables
    tile = table.tile_on(space)
    if tile is None or tile["tile"] not in t.neutral_names:
        return ""
    return brief_tile(table.voice, t, t.neutral_actions[t.neutral_names.index(tile["tile"])])


def branch_lines(table: Table, way: list[int], fork: str, last: bool, width: int) -> list[Text]:
    t = table.tables
    cells = []
    for place in range(len(way) - 1):
        name = table.space(way[place])
        if place:  # the first says which branch it is
            name = t.spaces[way[place]].rpartition("-")[2]
        cells.append(space_cell(table, way[place], name))
    cells.append(Text(f"→ {node_name(table, way[-1])}", style="quiet"))
    lines = flow(cells, width - 4, 0)
    shown = []
    for at in range(len(lines)):
        edge = fork if at == 0 else (" " if last else "│")
        shown.append(Text.assemble((f" {edge}  ", "quiet"), lines[at]))
    return shown


def space_cell(table: Table, space: int, name: str, style: str = "") -> Text:
    """A space: name, marks, tile, fee, herders."""
    t = table.tables
    tile = table.tile_on(space)
    cell = Text(name, style=style if tile or style else "quiet")
    if t.space_kind[space] == SPACE_OUTLAW:
        cell.append(bounty_text(table, t.outlaw_spaces.index(space)), style="quiet")
    if t.space_woods[space]:
        cell.append("♣", style="quiet")
    if t.space_risk[space] >= 0:
        cell.append("!", style="quiet")
    if tile is None:
        cell.append(" ·", style="quiet")
    elif tile["tile"] in t.neutral_names:
        if tile["tile"] != t.spaces[space]:
            cell.append(f" [{table.voice.said('picture-tile', tile=tile['tile'])}]")
    else:
        passed = bool(t.space_next[space])  # nobody comes by those beside the trail
        cell.append(" [").append_text(tile_text(table, tile, passed)).append("]")
    here = table.herders_on(space)
    if here:
        cell.append(" ").append_text(marks(here, "@"))
    return cell


def bounty_text(table: Table, place: int) -> str:
    """What taking an outlaw from a space gives, or costs."""
    t = table.tables
    if t.bounty_price[place]:
        return f"−${t.bounty_price[place]}"
    return f"+{brief(table.voice, t, t.bounty[place])}"


def tile_text(table: Table, tile: Seen, passed: bool) -> Text:
    """A private building with its owner, a hazard with its points, an outlaw with its colour."""
    t = table.tables
    name: str = tile["tile"]
    if "owner" in tile:
        seat: int = tile["owner"]
        text = Text(f"{name}/P{seat + 1}", style=f"seat{seat + 1}")
    else:
        kind = t.tile_names.index(name)
        if t.tile_vp[kind]:
            text = Text(table.voice.points(t.tile_vp[kind]))
        else:
            text = Text(table.voice.said("picture-outlaw", colour=name.partition("-")[0]))
    fee = table.fee(tile)
    if fee and passed:
        text.append(f" −${fee}", style="fee")
    return text
