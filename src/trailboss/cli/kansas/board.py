"""Player boards: one's own in full, the others' in short."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from trailboss.cli.facts import hand_fact, hidden_hand, money_facts
from trailboss.cli.kansas.brief import brief, brief_objective, brief_tile
from trailboss.cli.kansas.markets import supply_text
from trailboss.cli.kansas.table import Table, pile_text
from trailboss.cli.layout import corner, flow, joined, labelled, title, wrap_text, wrapped
from trailboss.cli.seen import Seen
from trailboss.core.message import Arg, Name
from trailboss.kansas.constants import WHITE
from trailboss.kansas.facts.gifts import worker_space
from trailboss.kansas.facts.things import hand as hand_on
from trailboss.kansas.tables import Tables

# In full ----------------------------------------------------------------------------------------


def own_board(table: Table, seat: int, width: int) -> RenderableType:
    p = table.players[seat]
    lines = [table.board_title(seat), *flow(money_cells(table, seat), width, 0)]
    lines += worker_lines(table, p, width)
    lines += disc_lines(table, p, width)
    lines += collected_lines(table, p, width)
    return Group(*lines, shed(table, p, width), *hand_lines(table, seat, width))


def money_cells(table: Table, seat: int) -> list[Text]:
    p = table.players[seat]
    if "money" not in p:
        return []  # the printed opponent needs none
    return money_facts(table.voice, p, p["certificate_limit"])


def hand_lines(table: Table, seat: int, width: int) -> list[Text]:
    """The hand with its breeding value, and where the other cards are."""
    voice = table.voice
    p = table.players[seat]
    if "hand" not in p:
        return hidden_hand(voice, p)
    lines = [hand_line(table, seat)]
    draw = Text(voice.said("picture-to-draw", count=p["draw_size"])).append(" ")
    draw.append_text(pile_text(table, p["draw_stack"]))
    lines += wrap_text(voice.said("label-draw-stack"), draw, width)
    discarded = pile_text(table, p["discard_pile"])
    lines += wrap_text(voice.said("label-discarded"), discarded, width)
    return lines


def hand_line(table: Table, seat: int) -> Text:
    t = table.tables
    hand: dict[str, int] = table.players[seat]["hand"]
    line = labelled(table.voice.said("label-hand"), pile_text(table, hand))
    value = table.voice.said("picture-breeding-value", value=breeding_value(t, hand))
    line.append(f"  {value}", style="quiet")
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
            gift = worker_space(t, worker, space)
            coming.append(Text("–" if gift is None else table.voice.brief(gift), style="quiet"))
        label = table.voice.name("worker", t.workers[worker], "many")
        lines += wrapped(label, [row, *joined(coming)], width, " ")
    return lines


def disc_lines(table: Table, p: Seen, width: int) -> list[Text]:
    t = table.tables
    voice = table.voice
    open_now = []
    for action in range(len(t.auxiliary)):
        disc = t.auxiliary_disc[action]
        level = t.auxiliary_free[action] + t.disc_count[disc] - p["discs"][t.discs[disc]]
        if level:
            single = brief(voice, t, t.auxiliary_single[action])
            open_now.append(Text(f"{single} (×2)" if level > 1 else single))
    lines = wrapped(voice.said("label-auxiliary"), joined(open_now), width, " ")
    cells = []
    for disc in range(len(t.discs)):
        left: int = p["discs"][t.discs[disc]]
        if left:
            count = f" ×{left}" if left > 1 else ""
            name = voice.said(f"spot-{t.discs[disc]}")
            cells.append(Text(f"{corner(t.disc_corners[disc] != WHITE)} {name}{count}"))
    return lines + wrapped(voice.said("label-discs"), cells, width)


def collected_lines(table: Table, p: Seen, width: int) -> list[Text]:
    """Objective cards played, tiles, station masters."""
    t = table.tables
    voice = table.voice
    lines = []
    label = voice.said("label-objectives")
    for name, count in p["objectives"].items():
        for _ in range(count):
            text = brief_objective(voice, t, t.cards.index(name), played=True)
            lines += wrap_text(label, Text(f"{name} {text}"), width)
            label = ""
    tiles = []
    for name, count in p["tiles"].items():
        text = supply_text(table, name, (0, 0))
        tiles.append(Text(f"{text} ×{count}" if count > 1 else text))
    if tiles:
        lines += wrapped(voice.said("label-tiles"), tiles, width)
    if p["station_masters"]:
        masters = [Text(name) for name in p["station_masters"]]
        lines += wrapped(voice.said("label-masters"), masters, width)
    return lines


def shed(table: Table, p: Seen, width: int) -> RenderableType:
    """The buildings not built yet, by builders needed."""
    t = table.tables
    voice = table.voice
    faces = sorted(
        (table.face(name) for name in p["unbuilt"]), key=lambda face: (t.face_builders[face], face)
    )
    cells = []
    for face in faces:
        hand = hand_on(t.face_green[face], t.face_black[face])
        cell = Text.assemble(
            (f"{t.face_names[face]:>3}", "title"),
            f" {t.face_builders[face]:>2}",
            (f" {voice.points(t.face_vp[face]):>5} ", "quiet"),
            brief_tile(voice, t, t.face_actions[face]),
            ("" if hand == "none" else f" ({voice.said('picture-hand-on', hand=hand)})", "quiet"),
        )
        cells.append(cell)
    heading = Text(voice.said("picture-to-build"), style="quiet")
    return Group(heading, Columns(cells, padding=(0, 2)))


# In short ---------------------------------------------------------------------------------------


def player_lines(table: Table, width: int) -> list[Text]:
    """Everybody, two lines each; the viewer first."""
    lines = [title(table.voice.said("picture-players"))]
    for seat in table.viewer_first():
        lines += player_short(table, seat, width)
    return lines


def player_short(table: Table, seat: int, width: int) -> list[Text]:
    t = table.tables
    p = table.players[seat]
    facts = money_cells(table, seat)
    voice = table.voice

    def add(fact: str, **args: Arg) -> None:
        facts.append(Text(voice.said(fact, **args)))

    for worker in t.workers:
        facts.append(Text(voice.count(p["workers"][worker], "worker", worker)))
    add("picture-engine-at", position=p["engine"])
    if "cattle" in p:
        automa = table.seen["automa"]
        add("picture-specialized", worker=Name("worker", automa["specialization"]))
        add("picture-cards-left", count=sum(automa["cards_left"].values()))
        add("picture-discs-left", count=p["discs_left"])
        add("picture-cattle-of", cards=pile_text(table, p["cattle"]).plain)
    elif seat != table.me:
        facts.append(hand_fact(voice, p, lambda cards: pile_text(table, cards).plain))
    counts = (
        ("picture-buildings", t.building_numbers - len(p["unbuilt"])),
        ("picture-tiles", sum(p["tiles"].values())),
        ("picture-city-discs", sum(p["cities"].values())),
    )
    for fact, count in counts:
        if count:
            add(fact, count=count)
    for fact, key in (
        ("picture-own-stations", "stations"),
        ("picture-own-masters", "station_masters"),
        ("picture-own-objectives", "objectives"),
    ):
        if p[key]:
            add(fact, names=" ".join(p[key]))
    return flow([table.who(seat), *joined(facts, ",")], width, 4, " ")
