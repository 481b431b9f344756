"""Things by bits: a mask has the bit of every thing that is there."""

from __future__ import annotations


def legal_bits(mask: int, base: int, moves: list[int]) -> None:
    """A move for every thing of a mask, in their order."""
    code = base
    while mask:
        if mask & 1:
            moves.append(code)
        mask >>= 1
        code += 1
