"""What a player of any game of the family has: a deck, money, exchange tokens, certificates and a
herder."""

from __future__ import annotations

from trailboss.core.deck import Deck
from trailboss.core.pile import empty


class BasePlayer(Deck):
    """The base of each game's player."""

    __slots__ = ("certificate", "herder", "money", "started", "tokens")

    money: int
    tokens: int  # exchange tokens
    herder: int  # the space it stands on
    certificate: int  # how far the marker is on the certificate track
    started: bool  # has the herder been placed?

    def begin(self, kinds: int, space: int) -> None:
        """A player with nothing yet: no cards of so many kinds, the herder beside a space."""
        self.money = 0
        self.tokens = 0
        self.herder = space
        self.certificate = 0
        self.started = False
        self.hand = empty(kinds)
        self.draw = empty(kinds)
        self.discard = empty(kinds)
        self.known = empty(kinds)

    def copy_to(self, new: BasePlayer) -> None:
        """Fill a new player with the things that stand here."""
        new.money = self.money
        new.tokens = self.tokens
        new.herder = self.herder
        new.certificate = self.certificate
        new.started = self.started
        new.hand = self.hand[:]
        new.draw = self.draw[:]
        new.discard = self.discard[:]
        new.known = self.known[:]
