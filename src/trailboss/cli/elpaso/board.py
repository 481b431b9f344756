"""Player boards: one's own in full, the others' in short; the printed opponent's things."""

from __future__ import annotations

from rich.text import Text

from trailboss.cli.elpaso.brief import brief, brief_bonus, brief_objective
from trailboss.cli.elpaso.displays import brief_bonus_of
from trailboss.cli.elpaso.table import Table, pile_cells, pile_words
from trailboss.cli.facts import hand_fact, hidden_hand, money_facts
from trailboss.cli.layout import (
    corner,
    flow,
    joined,
    none,
    title,
    wrap_text,
    wrapped,
)
from trailboss.cli.seen import Seen
from trailboss.elpaso.tables import Tables

# In full ----------------------------------------------------------------------------------------


def own_board(table: Table, seat: int, width: int) -> list[Text]:
    p = table.players[seat]
    lines = [table.board_title(seat), *flow(money_cells(table, p), width, 0)]
    lines += worker_lines(table, p, width)
    lines += disc_lines(table, p, width)
    lines += collected_lines(table, seat, width)
    return lines + hand_lines(table, seat, width)


def money_cells(table: Table, p: Seen) -> list[Text]:
    return money_facts(table.voice, p, table.tables.certificate_limit)


def worker_lines(table: Table, p: Seen, width: int) -> list[Text]:
    """The workers that are ready, each with its bonus."""
    t = table.tables
    cells = []
    for worker in range(len(t.workers)):
        count: int = p["worker_area"][t.workers[worker]]
        if count:
            cell = Text(table.voice.count(count, "worker", t.workers[worker]))
            cells.append(cell.append(f" ({brief_bonus_of(table, worker)})", style="quiet"))
    return wrapped(table.voice.said("label-workers"), cells, width)


def disc_lines(table: Table, p: Seen, width: int) -> list[Text]:
    """The auxiliary actions that are open, and the discs still on the board."""
    t = table.tables
    voice = table.voice
    open_now = []
    for action in range(len(t.auxiliary)):
        covered = t.discs[t.auxiliary_disc[action]] in p["discs"]
        if not covered:
            open_now.append(Text(brief(voice, t, t.auxiliary_upgraded[action])))
        elif not t.auxiliary_locked[action]:
            open_now.append(Text(brief(voice, t, t.auxiliary_program[action])))
    lines = wrapped(voice.said("label-auxiliary"), joined(open_now), width, " ")
    cells = []
    for name in p["discs"]:
        disc = t.discs.index(name)
        cell = Text(f"{corner(t.disc_dark[disc])} {voice.name('disc', name, 'short')}")
        money = t.disc_money[disc]
        if money:
            cell.append(f" {'+' if money > 0 else '−'}${abs(money)}", style="quiet")
        cells.append(cell)
    return lines + wrapped(voice.said("label-discs"), cells, width)


def buildings_of(table: Table, seat: int) -> list[str]:
    """The buildings with a seat's marker, with their spaces."""
    return [
        table.voice.said("picture-built", tile=tile["tile"], space=space)
        for space, tile in table.seen["ring"].items()
        if tile.get("owner") == seat
    ]


def collected_lines(table: Table, seat: int, width: int) -> list[Text]:
    """Buildings, posts and tiles."""
    t = table.tables
    voice = table.voice
    p = table.players[seat]
    built = [Text(name) for name in buildings_of(table, seat)]
    markers = voice.said("picture-markers-left", count=p["markers"])
    built.append(Text(f"({markers})", style="quiet"))
    lines = wrapped(voice.said("label-buildings"), built, width)
    if p["posts"]:
        lines += wrapped(voice.said("label-posts"), [Text(name) for name in posts_of(p)], width)
    label = voice.said("label-objectives")
    for name, count in p["objectives"].items():
        text = Text(f"{name} {brief_objective(voice, t, t.objectives.index(name))}")
        for _ in range(count):
            lines += wrap_text(label, text, width)
            label = ""
    label = voice.said("label-bonus")
    for name, count in p["bonus_tiles"].items():
        text = Text(f"{name}: {brief_bonus(voice, t, t.bonuses.index(name))}")
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
    voice = table.voice
    p = table.players[seat]
    if "hand" not in p:
        return hidden_hand(voice, p)
    lines = hand_line(table, seat, width)
    draw = pile_cells(table, p["draw_pile"])
    if p["draw_size"]:
        draw.insert(0, Text(voice.said("picture-to-draw", count=p["draw_size"])))
    lines += wrapped(voice.said("label-draw-pile"), draw, width, " ")
    discarded = pile_cells(table, p["discard_pile"])
    return lines + wrapped(voice.said("label-discarded"), discarded, width, " ")


def hand_line(table: Table, seat: int, width: int) -> list[Text]:
    p = table.players[seat]
    value = delivery_value(table.tables, p)
    words = table.voice.said(
        "picture-delivers",
        value=value + p["permanent_certificates"],
        certificates=p["certificates"],
    )
    cells = [*pile_cells(table, p["hand"]), Text(f"({words})", style="quiet")]
    return wrapped(table.voice.said("label-hand"), cells, width, " ")


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
    lines = [title(table.voice.said("picture-players"))]
    for seat in table.viewer_first():
        facts = automa_facts(table) if table.is_automa(seat) else player_facts(table, seat)
        facts += common_facts(table, seat)
        lines += flow([table.who(seat), *joined(facts, ",")], width, 4, " ")
    return lines


def player_facts(table: Table, seat: int) -> list[Text]:
    t = table.tables
    p = table.players[seat]
    facts = money_cells(table, p)
    for worker in t.workers:
        if p["worker_area"][worker]:
            facts.append(Text(table.voice.count(p["worker_area"][worker], "worker", worker)))
    if seat != table.me:
        facts.append(hand_fact(table.voice, p, lambda cards: pile_words(table, cards)))
    return facts


def automa_facts(table: Table) -> list[Text]:
    """The printed opponent: her workers from left to right, her stacks."""
    voice = table.voice
    assert table.automa is not None
    p = table.players[table.automa["seat"]]
    ready = p["worker_area"]
    row: list[str] = table.automa["order"]
    facts = [Text(" | ".join(voice.count(ready[worker], "worker", worker) for worker in row))]
    for worker in table.tables.workers:
        if worker not in row and ready[worker]:
            aside = voice.count(ready[worker], "worker", worker)
            facts.append(Text(voice.said("picture-workers-aside", workers=aside)))
    left: dict[str, int] = table.automa["cards_left"]
    more = (
        voice.said("picture-cattle-of", cards=pile_words(table, p["cattle"])),
        voice.said("picture-supply-cards", count=sum(table.automa["supply"].values())),
        voice.said("picture-automa-left", cards=" ".join(left) or none().plain),
        voice.said("picture-discs-left", count=p["discs_left"]),
    )
    return facts + [Text(fact) for fact in more]


def common_facts(table: Table, seat: int) -> list[Text]:
    """What everybody collects."""
    voice = table.voice
    p = table.players[seat]
    facts = []
    built = buildings_of(table, seat)
    if built:
        facts.append(voice.said("picture-own-buildings", names=tuple(built)))
    if p["posts"]:
        facts.append(voice.said("picture-own-posts", names=" ".join(posts_of(p))))
    for fact, key in (
        ("picture-own-objectives", "objectives"),
        ("picture-own-bonuses", "bonus_tiles"),
    ):
        if p[key]:
            tiles = [name for name, count in p[key].items() for _ in range(count)]
            facts.append(voice.said(fact, names=" ".join(tiles)))
    return [Text(words) for words in facts]
