"""How natural moves look at a glance: weights for trying things out (see core.lookahead)."""

from __future__ import annotations

from typing import Final, Generic

from trailboss.core.frames import Frame, S

USUAL: Final = 4


class Inclination(Generic[S]):
    """How natural the answers to one kind of question look."""

    def weight(self, s: S, code: int) -> int:
        raise NotImplementedError


class Even(Inclination[S]):
    """All answers alike."""

    def __init__(self, figure: int = USUAL) -> None:
        self.figure = figure

    def weight(self, s: S, code: int) -> int:
        return self.figure


def inclinations_by_kind(
    frames: tuple[Frame[S], ...], by_name: dict[str, Inclination[S]]
) -> list[Inclination[S]]:
    """The inclination of every kind at the place of its number."""
    usual: Inclination[S] = Even()
    found = [usual] * (max([frame.kind for frame in frames]) + 1)
    for frame in frames:
        found[frame.kind] = by_name.get(frame.name, usual)
    return found
