"""How natural moves look at a glance: weights for trying things out (see core.lookahead)."""

from __future__ import annotations

from typing import Final, Generic

from trailboss.core.frames import Frame, S

USUAL: Final = 4
LEAVING: Final = 2
ASIDE: Final = 1


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


def weigh(
    s: S,
    legal: list[int],
    inclination: Inclination[S],
    leaving: tuple[int, int],
    aside: tuple[int, int, int, int],
) -> list[int]:
    """A weight for each legal move: what the question inclines to, little for `leaving` it (two
    codes), least for what can be done `aside` of any question (the bounds of two ranges)."""
    done, decline = leaving
    first, first_end, second, second_end = aside
    weights: list[int] = []
    for code in legal:
        if code == done or code == decline:
            weights.append(LEAVING)
        elif first <= code < first_end or second <= code < second_end:
            weights.append(ASIDE)
        else:
            weights.append(inclination.weight(s, code))
    return weights


def inclinations_by_kind(
    frames: tuple[Frame[S], ...], by_name: dict[str, Inclination[S]]
) -> list[Inclination[S]]:
    """The inclination of every kind at the place of its number."""
    usual: Inclination[S] = Even()
    found = [usual] * (max([frame.kind for frame in frames]) + 1)
    for frame in frames:
        found[frame.kind] = by_name.get(frame.name, usual)
    return found
