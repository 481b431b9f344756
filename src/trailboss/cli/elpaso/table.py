"""What all parts of the picture need, and how cards are written."""

from __future__ import annotations

from rich.text import Text

from trailboss.cli.layout import joined, none
from trailboss.cli.seen import Seen, SeenTable
from trailboss.cli.speech import Voice
from trailboss.elpaso.tables import Tables


class Table(SeenTable):
    """A position as a seat sees it."""

    tables: Tables
    board = "ring"

    def __init__(self, tables: Tables, voice: Voice, seen: Seen, me: int | None) -> None:
        super().__init__(tables, voice, seen, me)
        self.automa: Seen | None = seen.get("automa")  # the printed opponent's things

    def is_automa(self, seat: int) -> bool:
        return self.automa is not None and self.automa["seat"] == seat

    def face(self, name: str) -> tuple[int, int]:
        """A public building by its name, such as 4a: kind and side."""
        return int(name[:-1]), "ab".index(name[-1])


def card_text(table: Table, card: str) -> Text:
    """A breed with its breeding value, or a worker."""
    t = table.tables
    kind = t.cards.index(card)
    if kind >= t.cattle_count:
        return Text(table.voice.name("worker", card))
    name = table.voice.name("card", card)
    return Text(f"{name} {t.card_value[kind]}", style=f"card.{t.colours[kind]}")


def pile_cells(table: Table, pile: dict[str, int]) -> list[Text]:
    """Cards with their numbers, in a list."""
    parts = []
    for card, count in pile.items():
        part = card_text(table, card)
        if count > 1:
            part.append(f" ×{count}")
        parts.append(part)
    return joined(parts, ",") if parts else [none()]


def pile_words(table: Table, pile: dict[str, int]) -> str:
    return " ".join(cell.plain for cell in pile_cells(table, pile))
