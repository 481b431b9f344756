"""Laying out short texts on lines."""

from __future__ import annotations

import textwrap

from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
from rich.table import Table as Grid
from rich.text import Text

from trailboss.cli.speech import said


def flow(cells: list[Text], width: int, indent: int = 0, gap: str = "  ") -> list[Text]:
    """Cells side by side, on as many lines as they need; later lines are indented."""
    lines: list[Text] = []
    line = Text()
    for cell in cells:
        if line and line.cell_len + len(gap) + cell.cell_len > width:
            lines.append(line)
            line = Text(" " * indent)
            line.append_text(cell)
        else:
            if line:
                line.append(gap)
            line.append_text(cell)
    lines.append(line)
    return lines


def paragraph(text: str, width: int, indent: int, style: str = "") -> list[Text]:
    """A text on as many lines as it needs, all indented."""
    parts = textwrap.wrap(text, max(width - indent, 20)) or [""]
    return [Text(" " * indent + part, style=style) for part in parts]


def turn_words(turn: int, name: str) -> str:
    """Whose turn it is; what is decided before the first turn belongs to the set-up."""
    return said("cli-turn", turn=turn, name=name)


# Parts of pictures --------------------------------------------------------------------------------

LABEL = 11  # columns for a name in front of a line, with the blank after it


def title(text: str, note: str = "") -> Text:
    """The heading of a section."""
    return Text.assemble((text.upper(), "title"), (f"  {note}" if note else "", "quiet"))


def mark(seat: int) -> Text:
    """A player, in two characters."""
    return Text(f"P{seat + 1}", style=f"seat{seat + 1}")


def marks(seats: list[int], before: str = "") -> Text:
    return Text(" ").join(Text.assemble((before, f"seat{seat + 1}"), mark(seat)) for seat in seats)


def corner(dark: bool) -> str:
    """The corners of a disc or of a place for discs."""
    return "●" if dark else "○"


def none() -> Text:
    """Where nothing is."""
    return Text(said("picture-none"), style="quiet")


def labelled(label: str, content: Text | str) -> Text:
    """A line with a name in front."""
    line = Text(f"{label:<{LABEL - 1}} ", style="quiet")
    if isinstance(content, str):
        content = Text(content)
    return Text.assemble(line, content)


def wrapped(label: str, cells: list[Text], width: int, gap: str = "  ") -> list[Text]:
    """A name and cells after it, on several lines if need be."""
    if not cells:
        cells = [none()]
    lines = flow(cells, width - LABEL, 0, gap)
    return [labelled(label if at == 0 else "", lines[at]) for at in range(len(lines))]


def wrap_text(label: str, text: Text, width: int) -> list[Text]:
    """A name and a text after it, on several lines if need be."""
    return wrapped(label, [part for part in text.split(" ") if part.plain], width, " ")


def joined(cells: list[Text], sign: str = " |") -> list[Text]:
    """Cells with a sign after all but the last."""
    for cell in cells[:-1]:
        cell.append(sign, style="quiet" if sign == " |" else "")
    return cells


def grid(*columns: str, right: tuple[str, ...] = ()) -> Grid:
    """A table without lines. A name that ends in blanks is kept apart from an equal one."""
    table = Grid(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="quiet")
    for column in columns:
        table.add_column(
            column.strip(), justify="right" if column in right else "left", no_wrap=True
        )
    return table


def room(out: Console, part: RenderableType) -> int:
    """The columns a part would like to have."""
    return Measurement.get(out, out.options, part).maximum


def side_by_side(
    out: Console, parts: dict[str, RenderableType], pairs: tuple[tuple[str, str], ...], gap: int = 3
) -> list[RenderableType]:
    """Sections, pairs of them beside each other where there is room."""
    shown = dict(parts)
    for left, right in pairs:
        if room(out, parts[left]) + gap + room(out, parts[right]) <= out.width:
            both = Grid.grid(padding=(0, gap, 0, 0))
            both.add_row(parts[left], shown.pop(right))
            shown[left] = both
    return list(shown.values())


def spaced(parts: list[RenderableType]) -> Group:
    """Sections with a blank line between them."""
    shown: list[RenderableType] = []
    for part in parts:
        if shown:
            shown.append(Text(""))
        shown.append(part)
    return Group(*shown)
