"""What all parts of the picture need, and how cards are written."""

from __future__ import annotations

from rich.text import Text

from trailboss.cli.layout import none
from trailboss.cli.seen import Seen, SeenTable
from trailboss.cli.speech import Voice
from trailboss.kansas.tables import Tables


class Table(SeenTable):
    """A position as a seat sees it."""

    tables: Tables
    board = "trail"

    def face(self, name: str) -> int:
        """The face of a private building: its number in the tables."""
        return self.tables.face_names.index(name)

    def space(self, space: int) -> str:
        return space_name(self.tables, self.voice, space)

    def fee(self, tile: Seen) -> int:
        """What the viewer would pay for a tile on the trail."""
        t = self.tables
        name: str = tile["tile"]
        if "owner" in tile:
            if tile["owner"] == self.me:
                return 0
            face = self.face(name)
            green, black = t.face_green[face], t.face_black[face]
        elif name in t.tile_names:
            kind = t.tile_names.index(name)
            green, black = t.tile_green[kind], t.tile_black[kind]
        else:
            return 0
        return green * t.fee_green[self.count] + black * t.fee_black[self.count]


def space_name(t: Tables, voice: Voice, space: int) -> str:
    """A space of the trail as the map calls it: A-1, flood 2."""
    name = t.spaces[space]
    branch, _, number = name.partition("-")
    if not number or len(branch) == 1:
        return name
    return voice.said("picture-space", branch=branch.lower(), number=number)


def cattle(table: Table, card: str) -> Text:
    """A card by colour and breeding value, or an objective card by its name."""
    t = table.tables
    kind = t.cards.index(card)
    if kind >= t.cattle_count:
        return Text(card, style="card.objective")
    colour = t.colours[t.card_type[kind]]
    if t.card_variant[kind]:
        name = table.voice.name("card", card, "short")
    else:
        name = table.voice.name("colour", colour)
    return Text(f"{name} {t.card_value[kind]}", style=f"card.{colour}")


def pile_text(table: Table, pile: dict[str, int]) -> Text:
    """Cards with their numbers; types that differ by points only count together."""
    counts: dict[str, int] = {}
    shown: dict[str, Text] = {}
    for card, count in pile.items():
        text = cattle(table, card)
        counts[text.plain] = counts.get(text.plain, 0) + count
        shown[text.plain] = text
    parts = []
    for plain, count in counts.items():
        part = shown[plain].copy()
        if count > 1:
            part.append(f" ×{count}")
        parts.append(part)
    return Text(", ").join(parts) if parts else none()
