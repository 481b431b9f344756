"""Job market, foresights, cattle market and objective cards on display."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from trailboss.cli.kansas.brief import brief_objective
from trailboss.cli.kansas.table import Table, cattle
from trailboss.cli.layout import flow, grid, title
from trailboss.core.words import plural
from trailboss.kansas.constants import HAZARD
from trailboss.kansas.tables import Tables
from trailboss.kansas.words.names import word


def supply_text(t: Tables, name: str | None, fees: tuple[int, int]) -> str:
    """A tile of the bags: a worker, a hazard with points and fee, an outlaw with its fee."""
    if name is None:
        return "–"
    kind = t.tile_names.index(name)
    if kind < HAZARD:
        return word(t, name)
    fee = t.tile_green[kind] * fees[0] + t.tile_black[kind] * fees[1]
    if t.tile_vp[kind]:
        return f"{name.split('-')[0]} {t.tile_vp[kind]} VP -${fee}"
    return f"{word(t, name.replace('-', ' '))} -${fee}"


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
            Text(word(t, worker)) if worker else Text("–", style="quiet")
            for worker in seen["job_market"][row]
        ]
        price = Text(f"${t.job_cost[row]}", style="money")
        if row < open_rows:
            note = Text("")
        else:
            price.stylize("quiet")
            for worker in workers:
                worker.stylize("quiet")
            note = Text("◄ token: not yet for hire", style="quiet")
        shown.add_row(price, *workers, note)
    return shown


def job_title(table: Table) -> Text:
    left = table.tables.job_rows * table.count - table.seen["workers_placed"]
    note = f"{left} more workers end the game" if left > 0 else "full: last turns"
    return title("job market", note)


def rows_to_come(table: Table) -> list[Text]:
    """The prices further down, with the rows that fill the cattle market."""
    t = table.tables
    first = min(table.seen["open_rows"] + 1, t.job_rows)
    cells = []
    for row in range(first, t.job_rows):
        filled = " (new cattle)" if row + 1 in t.cattle_rows else ""
        cells.append(Text(f"${t.job_cost[row]}{filled}"))
    if not cells:
        return []
    return [Text("then ", style="quiet").append_text(Text(", ", style="quiet").join(cells))]


def foresight_grid(table: Table) -> Grid:
    t = table.tables
    fees = (t.fee_green[table.count], t.fee_black[table.count])
    columns: list[list[str | None]] = table.seen["foresights"]
    shown = grid(*[f"{place + 1}" for place in range(len(columns))])
    for slot in range(len(columns[0])):
        shown.add_row(*[supply_text(t, column[slot], fees) + "  " for column in columns])
    return shown


# Cattle market ----------------------------------------------------------------------------------


def purchase_prices(t: Tables, kind: int) -> str:
    """What a card costs, by cowboys: `1: $6  2: $3  3: two $5`."""
    found = []
    for purchase in range(len(t.purchases)):
        cards = t.purchase_cards[purchase]
        if set(cards) == {kind}:
            many = "two " if len(cards) > 1 else ""
            found.append(f"{t.purchase_cowboys[purchase]}: {many}${t.purchase_price[purchase]}")
    return "  ".join(found)


def cattle_title(table: Table) -> Text:
    stack = sum(table.seen["market_stack"].values())
    cowboys = plural(word(table.tables, "cowboy"))
    return title("cattle market", f"{stack} in the stack; prices by {cowboys} used")


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
            cattle(t, card),
            f"{t.card_vp[kind]} VP",
            Text(purchase_prices(t, kind), style="quiet"),
        )
    if not market:
        shown.add_row("", Text("empty", style="quiet"), "", "")
    return shown


# Objective cards --------------------------------------------------------------------------------


def objective_lines(table: Table, width: int) -> list[Text]:
    t = table.tables
    stack = sum(table.seen["objective_stack"].values())
    lines = [title("objective cards", f"{stack} in the stack")]
    for name in table.seen["objective_display"]:
        if name is not None:
            lines += objective_line(t, name, width)
    return lines


def objective_line(t: Tables, name: str, width: int) -> list[Text]:
    text = brief_objective(t, t.cards.index(name))
    words = [Text(word) for word in text.split(" ")]
    first = Text(name.ljust(4), style="card.objective")
    return flow([first, *words], width, 5, " ")
