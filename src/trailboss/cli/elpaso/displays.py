"""What lies beside the ring: posts, buildings, train cards, cattle, workers, tiles."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from trailboss.cli.elpaso.brief import brief, brief_bonus, brief_face, brief_objective, brief_tile
from trailboss.cli.elpaso.ring import clock
from trailboss.cli.elpaso.table import Table, card_text
from trailboss.cli.layout import corner, flow, grid, title
from trailboss.elpaso.constants import BUILDER, COWBOY, ENGINEER


def cost_words(table: Table, worker: int, count: int) -> str:
    """Workers and the dollars they cost."""
    t = table.tables
    words = table.voice.count(count, "worker", t.workers[worker])
    return f"{words} + ${count * t.dollars_per_worker}"


def plain_grid(columns: int) -> Grid:
    shown = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    for _ in range(columns):
        shown.add_column(no_wrap=True)
    return shown


# Trading posts ----------------------------------------------------------------------------------


def posts_head(table: Table) -> list[Text]:
    voice = table.voice
    legend = Text(voice.said("picture-posts-legend"), style="quiet")
    return [title(voice.said("picture-posts"), clock(table)), legend]


def post_grid(table: Table) -> Grid:
    t = table.tables
    value, points, gives, discs = (
        table.voice.said(f"column-{head}") for head in ("value", "vp", "gives", "discs")
    )
    shown = grid(value, "", points, gives, discs, right=(value, points))
    for post in range(len(t.posts)):
        program = t.post_program[post]
        shown.add_row(
            t.posts[post],
            corner(t.post_dark[post]) + ("*" if t.post_repeat[post] else ""),
            str(t.post_vp[post]) if t.post_vp[post] else "",
            brief(table.voice, t, program) if program >= 0 else "",
            table.discs_on("posts", t.posts[post]),
        )
    return shown


# Buildings and train cards ------------------------------------------------------------------------


def building_lines(table: Table, width: int) -> list[Text]:
    t = table.tables
    faces = [table.face(name) for name in table.seen["buildings"]]
    costs = [cost_words(table, BUILDER, t.kind_workers[side][kind]) for kind, side in faces]
    longest = max(len(cost) for cost in costs) + 2
    lines = []
    for (kind, side), name, cost in zip(faces, table.seen["buildings"], costs, strict=True):
        left: int = table.seen["building_display"][str(kind)]
        first = Text.assemble(
            (f"{left} ×", "" if left else "quiet"),
            (f" {name}", "title" if left else "quiet"),
            f"  {cost:<{longest}}",
            (f"{table.voice.points(t.kind_vp[side][kind]):>5}", "quiet"),
        )
        lines += named_line(first, brief_face(table.voice, t, kind, side), width, longest + 15)
    return lines


def named_line(first: Text, words: str, width: int, indent: int) -> list[Text]:
    """A thing and what it does after it, on several lines if need be."""
    parts = [Text(part) for part in words.split(" ")]
    first.append(" " * max(0, indent - 1 - first.cell_len))
    return flow([first, *parts], width, indent, " ")


def train_lines(table: Table, width: int) -> list[Text]:
    t = table.tables
    voice = table.voice
    lines = [title(voice.said("picture-train"), voice.said("picture-train-note"))]
    for card in range(len(t.trains)):
        star = table.seen["trains"][card] == "star"
        cost = cost_words(table, ENGINEER, card + 1)
        first = Text.assemble((f"{t.trains[card]}{'*' if star else ' '}", "title"), f" {cost}")
        text = brief_tile(voice, t, t.train_actions[int(star)][card])
        lines += named_line(first, text, width, 22)
    return lines


# Cattle and workers -------------------------------------------------------------------------------


def cattle_grid(table: Table) -> Grid:
    t = table.tables
    shown = plain_grid(4)
    market: dict[str, int] = table.seen["cattle_market"]
    for kind in range(t.cattle_count):
        if t.card_cowboys[kind]:
            count = market.get(t.cards[kind], 0)
            cost = cost_words(table, COWBOY, t.card_cowboys[kind])
            shown.add_row(
                Text(f"{count} ×", style="" if count else "quiet"),
                card_text(table, t.cards[kind]),
                table.voice.points(t.card_vp[kind]),
                Text(cost, style="quiet"),
            )
    return shown


def worker_title(table: Table) -> Text:
    voice = table.voice
    note = voice.said("picture-joker-price", extra=table.tables.joker_extra)
    return title(voice.said("picture-workers"), note)


def worker_grid(table: Table) -> Grid:
    t = table.tables
    shown = plain_grid(4)
    for worker in range(len(t.workers)):
        name = t.workers[worker]
        count: int = table.seen["worker_supply"][name]
        vp = t.card_vp[t.cattle_count + worker]
        shown.add_row(
            Text(f"{count} ×", style="" if count else "quiet"),
            table.voice.name("worker", name),
            table.voice.points(vp),
            Text(
                table.voice.said("picture-worker-bonus", gives=brief_bonus_of(table, worker)),
                style="quiet",
            ),
        )
    return shown


def brief_bonus_of(table: Table, worker: int) -> str:
    """What a worker gives when it is discarded."""
    if worker == COWBOY:
        return table.voice.said("picture-a-step")
    return brief(table.voice, table.tables, table.tables.worker_bonus[worker])


# Tiles --------------------------------------------------------------------------------------------


def tile_lines(table: Table, width: int) -> list[Text]:
    """Both displays."""
    t = table.tables
    voice = table.voice
    seen = table.seen
    longest = max(len(name) for name in t.bonuses)
    stack = voice.said("picture-stack-tiles", count=sum(seen["objective_stack"].values()))
    lines = [title(voice.said("picture-objective-tiles"), stack)]
    for name in seen["objective_display"]:
        if name is not None:
            text = brief_objective(voice, t, t.objectives.index(name))
            lines += named_line(Text(name, style="card.objective"), text, width, longest + 2)
    stack = voice.said("picture-stack-tiles", count=sum(seen["bonus_stack"].values()))
    lines.append(title(voice.said("picture-bonus-tiles"), stack))
    for name in seen["bonus_display"]:
        if name is not None:
            text = brief_bonus(voice, t, t.bonuses.index(name))
            lines += named_line(Text(name, style="card.objective"), text, width, longest + 2)
    return lines
