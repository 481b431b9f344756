"""A player's deck: hand, draw stack and discard pile, and what everybody knows of the hand.

Cards enter and leave a deck for all to see, so its contents are no secret; secret is only which of
the face-down cards are in hand and which in the draw stack.
"""

from __future__ import annotations

from typing import Final

from trailboss.core.pile import draw, pour, put, take
from trailboss.core.source import Source

NO_CARD: Final = -1


class Deck:
    """The base of a player: piles of cards, see core.pile."""

    __slots__ = ("discard", "draw", "hand", "known")

    hand: list[int]
    draw: list[int]
    discard: list[int]
    known: list[int]  # cards everybody knows to be in hand

    def owned(self, kind: int) -> int:
        """Cards of a kind in draw stack, hand and discard pile."""
        return self.draw[kind] + self.hand[kind] + self.discard[kind]

    def points(self, worth: tuple[int, ...], kinds: int) -> int:
        """What the cards of the first `kinds` kinds are worth, wherever in the deck they are."""
        draw = self.draw
        hand = self.hand
        discard = self.discard
        total = 0
        for kind in range(kinds):
            count = draw[kind] + hand[kind] + discard[kind]
            if count:
                total += count * worth[kind]
        return total

    def must_shuffle(self) -> bool:
        """Is the draw stack empty, with cards in the discard pile to make a new one of?"""
        return self.draw[-1] == 0 and self.discard[-1] > 0

    def shuffle(self) -> None:
        """The discard pile becomes the draw stack. As the stack was empty, everybody can work out
        at this moment what is in hand."""
        self.known = self.hand[:]
        pour(self.draw, self.discard)

    def next_card(self, source: Source, what: int) -> int:
        """Draw a card, which is not put anywhere yet; NO_CARD when the stack is empty."""
        if self.draw[-1] == 0:
            return NO_CARD
        return draw(self.draw, source, what)

    def leave_hand(self, kind: int) -> None:
        """A card leaves the hand for all to see."""
        take(self.hand, kind)
        if self.known[kind]:
            take(self.known, kind)

    def deal_again(self, kinds: int, source: Source, what: int) -> None:
        """Deal a new hand of the same size from hand and draw stack, keeping the cards everybody
        knows. Only the first `kinds` kinds can be in a hand."""
        stack = self.draw
        missing = self.hand[-1] - self.known[-1]
        for kind in range(kinds):
            back = self.hand[kind] - self.known[kind]
            if back:
                put(stack, kind, back)
        self.hand = self.known[:]
        if missing:
            # The other kinds stay where they are: they can only be in the stack.
            choice = [stack[kind] if kind < kinds else 0 for kind in range(len(stack) - 1)]
            choice.append(sum(choice))
            for _ in range(missing):
                kind = draw(choice, source, what)
                take(stack, kind)
                put(self.hand, kind)
