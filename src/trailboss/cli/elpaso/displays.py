"""What lies beside the ring: posts, buildings, train cards, cattle, workers, tiles."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from trailboss.cli.elpaso.brief import brief, brief_bonus, brief_face, brief_objective, brief_tile
from trailboss.cli.elpaso.ring import clock
from trailboss.cli.elpaso.table import Table, card_text
from trailboss.cli.layout import corner, flow, grid, mark, title
from trailboss.core.words import counted, plural, points
from trailboss.elpaso.constants import BUILDER, COWBOY, ENGINEER, JOKER
from trailboss.elpaso.tables import Tables


def cost_words(t: Tables, worker: int, count: int) -> str:
    """Workers and the dollars they cost."""
    return f"{counted(count, t.workers[worker])} + ${count * t.dollars_per_worker}"


def plain_grid(columns: int) -> Grid:
    shown = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    for _ in range(columns):
        shown.add_column(no_wrap=True)
    return shown


# Trading posts ----------------------------------------------------------------------------------


def posts_head(table: Table) -> list[Text]:
    legend = "○ light discs only  ● any disc  * any number of yours"
    return [title("trading posts", clock(table)), Text(legend, style="quiet")]


def post_grid(table: Table) -> Grid:
    t = table.tables
    shown = grid("value", "", "VP", "gives", "discs", right=("value", "VP"))
    for post in range(len(t.posts)):
        program = t.post_program[post]
        shown.add_row(
            t.posts[post],
            corner(t.post_dark[post]) + ("*" if t.post_repeat[post] else ""),
            str(t.post_vp[post]) if t.post_vp[post] else "",
            brief(t, program) if program >= 0 else "",
            discs_on(table, post),
        )
    return shown


def discs_on(table: Table, post: int) -> Text:
    name = table.tables.posts[post]
    discs = Text()
    for seat in range(table.count):
        count = table.players[seat]["posts"].get(name, 0)
        if count:
            discs.append_text(mark(seat))
            discs.append(f"×{count} " if count > 1 else " ")
    return discs


# Buildings and train cards ------------------------------------------------------------------------


def building_title(table: Table) -> Text:
    joker = plural(table.tables.workers[JOKER])
    return title("buildings", f"in the display; {joker} may stand in, the space may cost more")


def building_lines(table: Table, width: int) -> list[Text]:
    t = table.tables
    lines = []
    for name in table.seen["buildings"]:
        kind, side = table.face(name)
        left: int = table.seen["building_display"][str(kind)]
        cost = cost_words(t, BUILDER, t.kind_workers[side][kind])
        first = Text.assemble(
            (f"{left} ×", "" if left else "quiet"),
            (f" {name}", "title" if left else "quiet"),
            f"  {cost:<18}",
            (f"{points(t.kind_vp[side][kind]):>5}", "quiet"),
        )
        lines += named_line(first, brief_face(t, kind, side), width, 33)
    return lines


def named_line(first: Text, words: str, width: int, indent: int) -> list[Text]:
    """A thing and what it does after it, on several lines if need be."""
    parts = [Text(part) for part in words.split(" ")]
    first.append(" " * max(0, indent - 1 - first.cell_len))
    return flow([first, *parts], width, indent, " ")


def train_lines(table: Table, width: int) -> list[Text]:
    t = table.tables
    lines = [title("train", f"{plural(t.workers[JOKER])} may stand in; * star side")]
    for card in range(len(t.trains)):
        star = table.seen["trains"][card] == "star"
        cost = cost_words(t, ENGINEER, card + 1)
        first = Text.assemble((f"{t.trains[card]}{'*' if star else ' '}", "title"), f" {cost}")
        lines += named_line(first, brief_tile(t, t.train_actions[int(star)][card]), width, 22)
    return lines


# Cattle and workers -------------------------------------------------------------------------------


def cattle_title(table: Table) -> Text:
    return title("cattle market", f"{plural(table.tables.workers[JOKER])} may stand in")


def cattle_grid(table: Table) -> Grid:
    t = table.tables
    shown = plain_grid(4)
    market: dict[str, int] = table.seen["cattle_market"]
    for kind in range(t.cattle_count):
        if t.card_cowboys[kind]:
            count = market.get(t.cards[kind], 0)
            cost = cost_words(t, COWBOY, t.card_cowboys[kind])
            shown.add_row(
                Text(f"{count} ×", style="" if count else "quiet"),
                card_text(t, t.cards[kind]),
                points(t.card_vp[kind]),
                Text(cost, style="quiet"),
            )
    return shown


def worker_title(table: Table) -> Text:
    t = table.tables
    return title("worker supply", f"{plural(t.workers[JOKER])} cost ${t.joker_extra} more")


def worker_grid(table: Table) -> Grid:
    t = table.tables
    shown = plain_grid(4)
    for worker in range(len(t.workers)):
        name = t.workers[worker]
        count: int = table.seen["worker_supply"][name]
        vp = t.card_vp[t.cattle_count + worker]
        shown.add_row(
            Text(f"{count} ×", style="" if count else "quiet"),
            name,
            points(vp),
            Text(f"bonus: {brief_bonus_of(t, worker)}", style="quiet"),
        )
    return shown


def brief_bonus_of(t: Tables, worker: int) -> str:
    """What a worker gives when it is discarded."""
    return "a step" if worker == COWBOY else brief(t, t.worker_bonus[worker])


# Tiles --------------------------------------------------------------------------------------------


def tile_lines(table: Table, width: int) -> list[Text]:
    """Both displays."""
    t = table.tables
    seen = table.seen
    longest = max(len(name) for name in t.bonuses)
    lines = [
        title(
            "objective tiles",
            counted(sum(seen["objective_stack"].values()), "tile") + " in the stack",
        )
    ]
    for name in seen["objective_display"]:
        if name is not None:
            text = brief_objective(t, t.objectives.index(name))
            lines += named_line(Text(name, style="card.objective"), text, width, longest + 2)
    lines.append(
        title("bonus tiles", counted(sum(seen["bonus_stack"].values()), "tile") + " in the stack")
    )
    for name in seen["bonus_display"]:
        if name is not None:
            text = brief_bonus(t, t.bonuses.index(name))
            lines += named_line(Text(name, style="card.objective"), text, width, longest + 2)
    return lines
