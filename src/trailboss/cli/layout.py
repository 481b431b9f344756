"""Laying out short texts on lines."""

from __future__ import annotations

import textwrap

from rich.text import Text


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
