"""Player boards: one's own in full, the others' in short; the printed opponent's things."""

from __future__ import annotations

from rich.text import Text

from trailboss.cli.elpaso.brief import brief, brief_bonus, brief_objective
from trailboss.cli.elpaso.displays import brief_bonus_of
from trailboss.cli.elpaso.table import Seen, Table, pile_cells, pile_words
from trailboss.cli.layout import (
    corner,
    flow,
    joined,
    labelled,
    mark,
    title,
    wrap_text,
    wrapped,
)
from trailboss.core.words import counted
from trailboss.elpaso.tables import Tables

# In full ----------------------------------------------------------------------------------------


def own_board(table: Table, seat: int, width: int) -> list[Text]:
    p = table.players[seat]
    heading = title("your board" if seat == table.me else "board of")
    heading.append("  ").append_text(mark(seat)).append(f" {table.names[seat]}")
    lines = [heading, *flow(money_cells(table, p), width, 0)]
    lines += worker_lines(table.tables, p, width)
    lines += disc_lines(table.tables, p, width)
    lines += collected_lines(table, seat, width)
    return lines + hand_lines(table, seat, width)


def money_cells(table: Table, p: Seen) -> list[Text]:
    t = table.tables
    cells = [Text(f"${p['money']}", style="money")]
    if p["exchange_tokens"]:
        cells.append(Text(counted(p["exchange_tokens"], "exchange token")))
    certificates = f"certificates {p['certificates']}/{t.certificate_limit}"
    if p["permanent_certificates"]:
        certificates += f" + {p['permanent_certificates']} permanent"
    cells.append(Text(certificates))
    cells.append(Text(f"steps {p['step_limit']}"))
    cells.append(Text(f"hand limit {p['hand_limit']}"))
    return cells


def worker_lines(t: Tables, p: Seen, width: int) -> list[Text]:
    """The workers that are ready, each with its bonus."""
    cells = []
    for worker in range(len(t.workers)):
        count: int = p["worker_area"][t.workers[worker]]
        if count:
            cell = Text(counted(count, t.workers[worker]))
            cells.append(cell.append(f" ({brief_bonus_of(t, worker)})", style="quiet"))
    return wrapped("workers", cells, width)


def disc_lines(t: Tables, p: Seen, width: int) -> list[Text]:
    """The auxiliary actions that are open, and the discs still on the board."""
    open_now = []
    for action in range(len(t.auxiliary)):
        covered = t.discs[t.auxiliary_disc[action]] in p["discs"]
        if not covered:
            open_now.append(Text(brief(t, t.auxiliary_upgraded[action])))
        elif not t.auxiliary_locked[action]:
            open_now.append(Text(brief(t, t.auxiliary_program[action])))
    lines = wrapped("auxiliary", joined(open_now), width, " ")
    cells = []
    for name in p["discs"]:
        disc = t.discs.index(name)
        cell = Text(f"{corner(t.disc_dark[disc])} {t.disc_names[disc]}")
        money = t.disc_money[disc]
        if money:
            cell.append(f" {'+' if money > 0 else '-'}${abs(money)}", style="quiet")
        cells.append(cell)
    return lines + wrapped("discs", cells, width)


def buildings_of(table: Table, seat: int) -> list[str]:
    """The buildings with a seat's marker, with their spaces."""
    return [
        f"{tile['tile']} on {space}"
        for space, tile in table.seen["ring"].items()
        if tile.get("owner") == seat
    ]


def collected_lines(table: Table, seat: int, width: int) -> list[Text]:
    """Buildings, posts and tiles."""
    t = table.tables
    p = table.players[seat]
    built = [Text(name) for name in buildings_of(table, seat)]
    built.append(Text(f"({counted(p['markers'], 'ownership marker')} left)", style="quiet"))
    lines = wrapped("buildings", built, width)
    if p["posts"]:
        lines += wrapped("posts", [Text(name) for name in posts_of(p)], width)
    label = "objectives"
    for name, count in p["objectives"].items():
        text = Text(f"{name} {brief_objective(t, t.objectives.index(name))}")
        for _ in range(count):
            lines += wrap_text(label, text, width)
            label = ""
    label = "bonus"
    for name, count in p["bonus_tiles"].items():
        text = Text(f"{name}: {brief_bonus(t, t.bonuses.index(name))}")
        if count > 1:
            text.append(f" ×{count}")
        lines += wrap_text(label, text, width)
        label = ""
    return lines


def posts_of(p: Seen) -> list[str]:
    return [f"{post} ×{count}" if count > 1 else post for post, count in p["posts"].items()]


# Hand -------------------------------------------------------------------------------------------


def hand_lines(table: Table, seat: int, width: int) -> list[Text]:
    """The hand with what it delivers, and where the other cards are."""
    t = table.tables
    p = table.players[seat]
    if "hand" not in p:
        return [labelled("hand", counted(p["hand_size"], "card"))]
    lines = hand_line(table, seat, width)
    draw = pile_cells(t, p["draw_pile"])
    if p["draw_size"]:
        draw.insert(0, Text(f"{p['draw_size']} to draw:"))
    lines += wrapped("draw pile", draw, width, " ")
    return lines + wrapped("discarded", pile_cells(t, p["discard_pile"]), width, " ")


def hand_line(table: Table, seat: int, width: int) -> list[Text]:
    p = table.players[seat]
    value = delivery_value(table.tables, p)
    words = f"delivers {value + p['permanent_certificates']}"
    if p["certificates"]:
        words += f" + up to {p['certificates']}"
    cells = pile_cells(table.tables, p["hand"])
    return wrapped("hand", [*cells, Text(f"({words})", style="quiet")], width, " ")


def delivery_value(t: Tables, p: Seen) -> int:
    """Every breed once, and for each duplicate tile the best further copy."""
    value = 0
    further: list[int] = []
    for card, count in p["hand"].items():
        kind = t.cards.index(card)
        value += t.card_value[kind]
        further += [t.card_value[kind]] * (count - 1)
    copies = sum(
        count * t.bonus_duplicate[t.bonuses.index(name)] for name, count in p["bonus_tiles"].items()
    )
    return value + sum(sorted(further, reverse=True)[:copies])


# In short ---------------------------------------------------------------------------------------


def player_lines(table: Table, width: int) -> list[Text]:
    """Everybody in two lines or three; the viewer first."""
    seats = list(range(table.count))
    lines = [title("players")]
    for seat in seats[table.viewer :] + seats[: table.viewer]:
        name = Text.assemble(mark(seat), f" {table.names[seat]}:")
        facts = automa_facts(table) if table.is_automa(seat) else player_facts(table, seat)
        facts += common_facts(table, seat)
        lines += flow([name, *joined(facts, ",")], width, 4, " ")
    return lines


def player_facts(table: Table, seat: int) -> list[Text]:
    t = table.tables
    p = table.players[seat]
    facts = money_cells(table, p)
    ready = [(p["worker_area"][name], name) for name in t.workers]
    facts += [Text(counted(count, name)) for count, name in ready if count]
    if seat != table.me:
        hand = counted(p["hand_size"], "card")
        if p.get("known_in_hand"):
            hand += f" (surely {pile_words(t, p['known_in_hand'])})"
        facts.append(Text(f"{hand} in hand"))
    return facts


def automa_facts(table: Table) -> list[Text]:
    """The printed opponent: her workers from left to right, her stacks."""
    t = table.tables
    assert table.automa is not None
    p = table.players[table.automa["seat"]]
    ready = p["worker_area"]
    row: list[str] = table.automa["order"]
    facts = [Text(" | ".join(counted(ready[worker], worker) for worker in row))]
    aside = [worker for worker in t.workers if worker not in row and ready[worker]]
    facts += [Text(f"{counted(ready[worker], worker)} aside") for worker in aside]
    facts.append(Text(f"cattle {pile_words(t, p['cattle'])}"))
    supply = sum(table.automa["supply"].values())
    facts.append(Text(f"{counted(supply, 'card')} in the supply"))
    left: dict[str, int] = table.automa["cards_left"]
    facts.append(Text(f"automa cards left: {' '.join(left) or 'none'}"))
    facts.append(Text(f"{counted(p['discs_left'], 'disc')} left"))
    return facts


def common_facts(table: Table, seat: int) -> list[Text]:
    """What everybody collects."""
    p = table.players[seat]
    facts = []
    built = buildings_of(table, seat)
    if built:
        facts.append(Text(f"buildings {' and '.join(built)}"))
    if p["posts"]:
        facts.append(Text(f"posts {' '.join(posts_of(p))}"))
    for noun, key in (("objectives", "objectives"), ("bonus tiles", "bonus_tiles")):
        if p[key]:
            tiles = [name for name, count in p[key].items() for _ in range(count)]
            facts.append(Text(f"{noun} {' '.join(tiles)}"))
    return facts
