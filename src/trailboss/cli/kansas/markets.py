"""Job market, foresights, cattle market and objective cards on display."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from trailboss.cli.kansas.brief import brief_objective
from trailboss.cli.kansas.table import Table, cattle
from trailboss.cli.layout import flow, grid, title
from trailboss.core.message import Message, Name, say
from trailboss.kansas.constants import HAZARD
from trailboss.kansas.facts.things import hazard
from trailboss.kansas.tables import Tables


def supply_text(table: Table, name: str | None, fees: tuple[int, int]) -> str:
    """A tile of the bags: a worker, a hazard with points and fee, an outlaw with its fee."""
    if name is None:
        return "–"
    t = table.tables
    kind = t.tile_names.index(name)
    if kind < HAZARD:
        return table.voice.name("worker", name)
    fee = t.tile_green[kind] * fees[0] + t.tile_black[kind] * fees[1]
    text = table.voice.text(taken_tile(t, kind))
    return f"{text} −${fee}" if fee else text


def taken_tile(t: Tables, kind: int) -> Message:
    """A hazard with its points, or an outlaw."""
    if t.tile_vp[kind]:
        return say("picture-hazard", hazard=hazard(t, kind), points=t.tile_vp[kind])
    return say("picture-name", thing=Name("tile", t.tile_names[kind]), form="")


# Job market and foresights ----------------------------------------------------------------------


def job_grid(table: Table) -> Grid:
    """The rows that can be hired from, and the one being filled."""
    t = table.tables
    seen = table.seen
    open_rows: int = seen["open_rows"]
    shown = Grid(box=None, pad_edge=False, padding=(0, 1, 0, 0), show_header=False)
    shown.add_column(no_wrap=True, justify="right")
    for _ in range(table.count):
        shown.add_column(no_wrap=True)
    shown.add_column(no_wrap=True)
    for row in range(min(open_rows + 1, t.job_rows)):
        workers = [
            Text(table.voice.name("worker", worker)) if worker else Text("–", style="quiet")
            for worker in seen["job_market"][row]
        ]
        price = Text(f"${t.job_cost[row]}", style="money")
        if row < open_rows:
            note = Text("")
        else:
            price.stylize("quiet")
            for worker in workers:
                worker.stylize("quiet")
            note = Text(f"◄ {table.voice.said('picture-job-token')}", style="quiet")
        shown.add_row(price, *workers, note)
    return shown


def job_title(table: Table) -> Text:
    left = table.tables.job_rows * table.count - table.seen["workers_placed"]
    voice = table.voice
    return title(voice.said("picture-jobs"), voice.said("picture-jobs-left", left=max(left, 0)))


def rows_to_come(table: Table) -> list[Text]:
    """The prices further down, with the rows that fill the cattle market."""
    t = table.tables
    first = min(table.seen["open_rows"] + 1, t.job_rows)
    cells = []
    for row in range(first, t.job_rows):
        price = f"${t.job_cost[row]}"
        if row + 1 in t.cattle_rows:
            price = table.voice.said("picture-new-cattle", price=price)
        cells.append(Text(price))
    if not cells:
        return []
    then = Text(f"{table.voice.said('picture-then')} ", style="quiet")
    return [then.append_text(Text(", ", style="quiet").join(cells))]


def foresight_grid(table: Table) -> Grid:
    t = table.tables
    fees = (t.fee_green[table.count], t.fee_black[table.count])
    columns: list[list[str | None]] = table.seen["foresights"]
    shown = grid(*[f"{place + 1}" for place in range(len(columns))])
    for slot in range(len(columns[0])):
        shown.add_row(*[supply_text(table, column[slot], fees) + "  " for column in columns])
    return shown


# Cattle market ----------------------------------------------------------------------------------


def purchase_prices(table: Table, kind: int) -> str:
    """What a card costs, by cowboys: `1: $6  2: $3  3: two $5`."""
    t = table.tables
    found = []
    for purchase in range(len(t.purchases)):
        cards = t.purchase_cards[purchase]
        if set(cards) == {kind}:
            price = t.purchase_price[purchase]
            words = table.voice.said("picture-price", cards=len(cards), price=price)
            found.append(f"{t.purchase_cowboys[purchase]}: {words}")
    return "  ".join(found)


def cattle_title(table: Table) -> Text:
    stack = sum(table.seen["market_stack"].values())
    voice = table.voice
    return title(voice.said("picture-cattle"), voice.said("picture-cattle-stack", count=stack))


def cattle_grid(table: Table) -> Grid:
    t = table.tables
    shown = Grid(box=None, pad_edge=False, padding=(0, 1, 0, 0), show_header=False)
    for _ in range(4):
        shown.add_column(no_wrap=True)
    market: dict[str, int] = table.seen["cattle_market"]
    for card, count in market.items():
        kind = t.cards.index(card)
        shown.add_row(
            f"{count} ×",
            cattle(table, card),
            table.voice.points(t.card_vp[kind]),
            Text(purchase_prices(table, kind), style="quiet"),
        )
    if not market:
        shown.add_row("", Text(table.voice.said("picture-empty"), style="quiet"), "", "")
    return shown


# Objective cards --------------------------------------------------------------------------------


def objective_lines(table: Table, width: int) -> list[Text]:
    voice = table.voice
    stack = sum(table.seen["objective_stack"].values())
    lines = [title(voice.said("picture-objective-cards"), voice.said("picture-stack", count=stack))]
    for name in table.seen["objective_display"]:
        if name is not None:
            lines += objective_line(table, name, width)
    return lines


def objective_line(table: Table, name: str, width: int) -> list[Text]:
    t = table.tables
    text = brief_objective(table.voice, t, t.cards.index(name))
    words = [Text(word) for word in text.split(" ")]
    first = Text(name.ljust(4), style="card.objective")
    return flow([first, *words], width, 5, " ")
