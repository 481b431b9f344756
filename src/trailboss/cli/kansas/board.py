"""Player boards: one's own in full, the others' in short."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from trailboss.cli.kansas.brief import brief, brief_objective, brief_tile
from trailboss.cli.kansas.markets import supply_text
from trailboss.cli.kansas.table import Seen, Table, pile_text
from trailboss.cli.layout import corner, flow, joined, labelled, mark, title, wrap_text, wrapped
from trailboss.core.words import counted, plural
from trailboss.kansas.constants import WHITE
from trailboss.kansas.tables import Tables
from trailboss.kansas.words.names import hands_words, word

# In full ----------------------------------------------------------------------------------------


def own_board(table: Table, seat: int, width: int) -> RenderableType:
    p = table.players[seat]
    lines = [board_title(table, seat), *flow(money_cells(table, seat), width, 0)]
    lines += worker_lines(table, p, width)
    lines += disc_lines(table, p, width)
    lines += collected_lines(table, p, width)
    return Group(*lines, shed(table, p, width), *hand_lines(table, seat, width))


def board_title(table: Table, seat: int) -> Text:
    line = title("your board" if seat == table.me else "board of")
    line.append("  ").append_text(mark(seat)).append(f" {table.names[seat]}")
    return line


def money_cells(table: Table, seat: int) -> list[Text]:
    p = table.players[seat]
    if "money" not in p:
        return []  # the printed opponent needs none
    cells = [Text(f"${p['money']}", style="money")]
    if p["exchange_tokens"]:
        cells.append(Text(counted(p["exchange_tokens"], "exchange token")))
    certificates = f"certificates {p['certificates']}/{p['certificate_limit']}"
    if p["permanent_certificates"]:
        certificates += f" + {p['permanent_certificates']} permanent"
    cells.append(Text(certificates))
    cells.append(Text(f"steps {p['step_limit']}"))
    cells.append(Text(f"hand limit {p['hand_limit']}"))
    return cells


def hand_lines(table: Table, seat: int, width: int) -> list[Text]:
    """The hand with its breeding value, and where the other cards are."""
    t = table.tables
    p = table.players[seat]
    if "hand" not in p:
        return [labelled("hand", f"{p['hand_size']} cards")]
    lines = [hand_line(table, seat)]
    draw = Text(f"{p['draw_size']} to draw: ").append_text(pile_text(t, p["draw_stack"]))
    lines += wrap_text("draw stack", draw, width)
    lines += wrap_text("discarded", pile_text(t, p["discard_pile"]), width)
    return lines


def hand_line(table: Table, seat: int) -> Text:
    t = table.tables
    hand: dict[str, int] = table.players[seat]["hand"]
    line = labelled("hand", pile_text(t, hand))
    line.append(f"  breeding value {breeding_value(t, hand)}", style="quiet")
    return line


def breeding_value(t: Tables, hand: dict[str, int]) -> int:
    """The best card of each type."""
    best: dict[int, int] = {}
    for card in hand:
        kind = t.cards.index(card)
        if kind < t.cattle_count:
            colour = t.card_type[kind]
            best[colour] = max(best.get(colour, 0), t.card_value[kind])
    return sum(best.values())


def worker_lines(table: Table, p: Seen, width: int) -> list[Text]:
    """The three rows, with what the free spaces give at once."""
    t = table.tables
    lines = []
    for worker in range(len(t.workers)):
        count: int = p["workers"][t.workers[worker]]
        row = Text("■" * count + "□" * (len(t.worker_vp) - count))
        coming = []
        for space in range(count, len(t.worker_vp)):
            program = t.worker_programs[worker][space]
            gives = [brief(t, program)] if program >= 0 else []
            if t.worker_vp[space]:
                gives.append(f"{t.worker_vp[space]} VP")
            coming.append(Text(", ".join(gives) or "–", style="quiet"))
        lines += wrapped(plural(word(t, t.workers[worker])), [row, *joined(coming)], width, " ")
    return lines


def disc_lines(table: Table, p: Seen, width: int) -> list[Text]:
    t = table.tables
    open_now = []
    for action in range(len(t.auxiliary)):
        disc = t.auxiliary_disc[action]
        level = t.auxiliary_free[action] + t.disc_count[disc] - p["discs"][t.discs[disc]]
        if level:
            single = brief(t, t.auxiliary_single[action])
            open_now.append(Text(f"{single} (×2)" if level > 1 else single))
    lines = wrapped("auxiliary", joined(open_now), width, " ")
    cells = []
    for disc in range(len(t.discs)):
        left: int = p["discs"][t.discs[disc]]
        if left:
            count = f" ×{left}" if left > 1 else ""
            cells.append(
                Text(f"{corner(t.disc_corners[disc] != WHITE)} {t.disc_names[disc]}{count}")
            )
    return lines + wrapped("discs", cells, width)


def collected_lines(table: Table, p: Seen, width: int) -> list[Text]:
    """Objective cards played, tiles, station masters."""
    t = table.tables
    lines = []
    label = "objectives"
    for name, count in p["objectives"].items():
        for _ in range(count):
            text = f"{name} {brief_objective(t, t.cards.index(name))}"
            lines += wrap_text(label, Text(text.split(", when played")[0]), width)
            label = ""
    tiles = []
    for name, count in p["tiles"].items():
        text = supply_text(t, name, (0, 0)).removesuffix(" -$0")
        tiles.append(Text(f"{text} ×{count}" if count > 1 else text))
    if tiles:
        lines += wrapped("tiles", tiles, width)
    if p["station_masters"]:
        lines += wrapped("masters", [Text(name) for name in p["station_masters"]], width)
    return lines


def shed(table: Table, p: Seen, width: int) -> RenderableType:
    """The buildings not built yet, by builders needed."""
    t = table.tables
    faces = sorted(
        (table.face(name) for name in p["unbuilt"]), key=lambda face: (t.face_builders[face], face)
    )
    cells = []
    for face in faces:
        hands = hands_words(t.face_green[face], t.face_black[face])
        cell = Text.assemble(
            (f"{t.face_names[face]:>3}", "title"),
            f" {t.face_builders[face]:>2}",
            (f" {t.face_vp[face]:>2} VP ", "quiet"),
            brief_tile(t, t.face_actions[face]),
            ("" if hands == "no hand" else f" ({hands})", "quiet"),
        )
        cells.append(cell)
    heading = Text(f"to build, with {plural(word(t, 'builder'))} needed", style="quiet")
    return Group(heading, Columns(cells, padding=(0, 2)))


# In short ---------------------------------------------------------------------------------------


def player_lines(table: Table, width: int) -> list[Text]:
    """Everybody, two lines each; the viewer first."""
    seats = list(range(table.count))
    lines = [title("players")]
    for seat in seats[table.viewer :] + seats[: table.viewer]:
        lines += player_short(table, seat, width)
    return lines


def player_short(table: Table, seat: int, width: int) -> list[Text]:
    t = table.tables
    p = table.players[seat]
    name = Text.assemble(mark(seat), f" {table.names[seat]}:")
    facts = money_cells(table, seat)
    facts += [Text(counted(p["workers"][worker], word(t, worker))) for worker in t.workers]
    facts.append(Text(f"engine at {p['engine']}"))
    if "cattle" in p:
        automa = table.seen["automa"]
        facts.append(Text(f"specialized in {plural(word(t, automa['specialization']))}"))
        facts.append(Text(f"{counted(sum(automa['cards_left'].values()), 'card')} left"))
        facts.append(Text(f"{counted(p['discs_left'], 'disc')} left"))
        facts.append(Text(f"cattle {pile_text(t, p['cattle']).plain}"))
    elif seat != table.me:
        hand = counted(p["hand_size"], "card")
        if p.get("known_in_hand"):
            hand += f" (surely {pile_text(t, p['known_in_hand']).plain})"
        facts.append(Text(f"{hand} in hand"))
    counts = (
        (t.building_numbers - len(p["unbuilt"]), "building"),
        (sum(p["tiles"].values()), "tile"),
        (sum(p["cities"].values()), "city disc"),
    )
    facts += [Text(counted(count, noun)) for count, noun in counts if count]
    lists = (("stations", "stations"), ("masters", "station_masters"), ("objectives", "objectives"))
    facts += [Text(f"{noun} {' '.join(p[key])}") for noun, key in lists if p[key]]
    for fact in facts[:-1]:
        fact.append(",")
    return flow([name, *facts], width, 4, " ")
