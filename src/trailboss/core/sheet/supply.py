"""What there is of everything: no card or tile may be in two places, or nowhere."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain, combinations
from typing import TYPE_CHECKING, NamedTuple

from trailboss.core.message import say
from trailboss.core.source import Source

if TYPE_CHECKING:
    from trailboss.core.sheet.reading import Reader


class Gap(NamedTuple):
    """Cards or tiles somewhere of which nobody has said what they are."""

    section: str
    key: str
    size: int
    allowed: frozenset[int]  # kinds they can be
    put: Callable[[int], None]


class Supply:
    """Things of several kinds, so many of each."""

    def __init__(self, names: tuple[str, ...], totals: list[int]) -> None:
        self.names = names
        self.totals = totals
        self.there = [0] * len(totals)
        self.gaps: list[Gap] = []

    def place(self, reader: Reader, kind: int, count: int = 1) -> None:
        """Somewhere lie some of a kind: wrong as soon as there are too many."""
        self.there[kind] += count
        if self.there[kind] > self.totals[kind] and count:
            reader.wrong(
                say(
                    "error-position-many",
                    name=self.names[kind],
                    total=self.totals[kind],
                    there=self.there[kind],
                )
            )

    def leave_open(
        self, reader: Reader, count: int, allowed: frozenset[int], put: Callable[[int], None]
    ) -> None:
        self.gaps.append(Gap(reader.section, reader.key, count, allowed, put))

    def left(self) -> list[int]:
        return [total - there for total, there in zip(self.totals, self.there, strict=True)]

    def deal(self, reader: Reader, source: Source) -> None:
        """Fill what was left open at random from what is left."""
        left = self.left()
        for gap in self.gaps:
            there = sum(left[kind] for kind in gap.allowed)
            if gap.size > there:
                reader.at(gap.section, gap.key)
                reader.wrong(say("error-position-open", count=gap.size, there=there))
                return
        waiting = sorted(self.gaps, key=lambda gap: len(gap.allowed))
        if not fits(left, [(gap.allowed, gap.size) for gap in waiting]):
            reader.at(waiting[-1].section, waiting[-1].key)
            count = sum(gap.size for gap in waiting)
            reader.wrong(say("error-position-open", count=count, there=sum(left)))
            return
        for at, gap in enumerate(waiting):
            for done in range(gap.size):
                later = [(other.allowed, other.size) for other in waiting[at + 1 :]]
                later.append((gap.allowed, gap.size - done - 1))
                kind = self.draw(left, gap.allowed, later, source)
                left[kind] -= 1
                self.there[kind] += 1
                gap.put(kind)
        self.gaps = []

    def draw(
        self,
        left: list[int],
        allowed: frozenset[int],
        later: list[tuple[frozenset[int], int]],
        source: Source,
    ) -> int:
        """A kind at random that leaves enough for the others."""
        pile = [count if kind in allowed else 0 for kind, count in enumerate(left)]
        while True:
            kind = source.pick(0, [*pile, sum(pile)])
            left[kind] -= 1
            good = fits(left, later)
            left[kind] += 1
            if good:
                return kind
            pile[kind] = 0


def fits(left: list[int], wanted: list[tuple[frozenset[int], int]]) -> bool:
    """Can all that is wanted be had at once? Hall's condition, on the different sets of kinds."""
    by_kinds: dict[frozenset[int], int] = {}
    for allowed, count in wanted:
        by_kinds[allowed] = by_kinds.get(allowed, 0) + count
    groups = list(by_kinds.items())
    for some in chain.from_iterable(combinations(groups, n + 1) for n in range(len(groups))):
        kinds = frozenset().union(*(allowed for allowed, _ in some))
        if sum(count for _, count in some) > sum(left[kind] for kind in kinds):
            return False
    return True
