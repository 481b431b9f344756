"""How often the server writes to an address nobody has confirmed: such mails go to whomever
somebody names, so every side of it has a limit."""

from __future__ import annotations

from trailboss.server.errors import TooMany
from trailboss.server.people.limits import Limit, network_of

HOUR = 3600.0
DAY = 24 * HOUR
OF_ACCOUNT = 5  # an hour
OF_NETWORK = 10  # an hour
TO_TARGET = 3  # a day
REFUSAL = "refused-mails"


class Confirming:
    """`an_hour`: of the whole server; 0: no limit."""

    def __init__(self, an_hour: int) -> None:
        self.account = Limit(OF_ACCOUNT, REFUSAL, HOUR)
        self.network = Limit(OF_NETWORK, REFUSAL, HOUR)
        self.target = Limit(TO_TARGET, REFUSAL, DAY)
        self.server = Limit(an_hour, REFUSAL, HOUR)

    def spend(self, user: str, address: str, email: str) -> None:
        """May somebody who comes from an address have this e-mail address asked? TooMany if not."""
        sides = (
            (self.account, user),
            (self.network, network_of(address)),
            (self.target, mailbox_of(email)),
            (self.server, ""),
        )
        for limit, key in sides:  # who is refused takes nothing from the others
            limit.need(key)
        for limit, key in sides:
            limit.spend(key)


class Resets:
    """How often somebody may ask for a new password: by where they come from, which they are told,
    and by whom it is for, which they are not."""

    def __init__(self) -> None:
        self.network = Limit(OF_NETWORK, REFUSAL, HOUR)
        self.account = Limit(TO_TARGET, REFUSAL, HOUR)

    def spend(self, address: str) -> None:
        self.network.spend(network_of(address))

    def may_write(self, user: str) -> bool:
        try:
            self.account.spend(user)
        except TooMany:
            return False
        return True


def mailbox_of(email: str) -> str:
    """The mailbox an address leads to, as far as one can tell: many leave out what follows a +."""
    name, _, domain = email.rpartition("@")
    return f"{name.partition('+')[0]}@{domain}".lower()
