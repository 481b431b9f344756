"""How natural moves look at a glance: weights for trying things out (see core.lookahead).

Zero is "not worth a thought" unless there is nothing else.
"""

from __future__ import annotations

from typing import Final, Generic

from trailboss.core.codec import Codec, Codes
from trailboss.core.frames import Frame, S

USUAL: Final = 4


class Inclination(Generic[S]):
    """How natural the answers to one kind of question look."""

    def weight(self, s: S, codes: Codes, code: int) -> int:
        raise NotImplementedError

    def weights(self, s: S, codec: Codec, codes: Codes, legal: list[int]) -> list[int]:
        """Of all moves: to end something or an interlude is seldom worth more than an answer."""
        found: list[int] = []
        for code in legal:
            if code == codes.done or code == codes.decline:
                found.append(2)
            elif codec.interludes[code]:
                found.append(1)
            else:
                found.append(self.weight(s, codes, code))
        return found


class Even(Inclination[S]):
    """All answers alike."""

    def __init__(self, figure: int = USUAL) -> None:
        self.figure = figure

    def weight(self, s: S, codes: Codes, code: int) -> int:
        return self.figure


class ToUse(Inclination[S]):
    """Actions of a building rather than auxiliary ones."""

    def weight(self, s: S, codes: Codes, code: int) -> int:
        return 12 if codes.do <= code < codes.do_end else USUAL


class ToKeep(Inclination[S]):
    """Certificates are there to be used."""

    def weight(self, s: S, codes: Codes, code: int) -> int:
        return 6 if code == codes.keep else 2


class ToLay(Inclination[S]):
    """A card to discard, or to remove."""

    def __init__(self, removing: bool = False) -> None:
        self.removing = removing

    def weight(self, s: S, codes: Codes, code: int) -> int:
        return self.card_weight(s, code - (codes.remove if self.removing else codes.discard))

    def card_weight(self, s: S, card: int) -> int:
        """How gladly a card goes."""
        raise NotImplementedError


def inclinations_by_kind(
    frames: tuple[Frame[S], ...], by_name: dict[str, Inclination[S]]
) -> list[Inclination[S]]:
    """The inclination of every kind at the place of its number."""
    usual: Inclination[S] = Even()
    found = [usual] * (max([frame.kind for frame in frames]) + 1)
    for frame in frames:
        found[frame.kind] = by_name.get(frame.name, usual)
    return found
