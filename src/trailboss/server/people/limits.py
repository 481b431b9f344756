"""How often somebody may ask: a bucket of tokens for each user or address, in this process."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv4Address, ip_address, ip_network
from math import ceil
from time import monotonic

from trailboss.core.message import Message, say
from trailboss.server.errors import TooMany

MOST_BUCKETS = 20_000
FORGET_SECONDS = 86_400.0  # failures
NETWORK_BITS = 64  # of an IPv6 address: whoever has one has all that begin alike


def network_of(address: str) -> str:
    """Whom an address is counted with: nobody is somebody else by another address of their own."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, NETWORK_BITS), strict=False))


class OneAtATime:
    """Long work: nobody has more than one of it under way."""

    def __init__(self, busy: Message) -> None:
        self.message = busy  # to who wants a second one
        self.busy: set[str] = set()

    @contextmanager
    def held(self, key: str) -> Iterator[None]:
        if key in self.busy:
            raise TooMany(self.message, 1)
        self.busy.add(key)
        try:
            yield
        finally:
            self.busy.discard(key)


class Limit:
    """So many a minute (or other time), and as many at once."""

    def __init__(self, most: int, refusal: str, seconds: float = 60.0) -> None:
        self.most = most  # 0: no limit
        self.rate = most / seconds
        self.refusal = refusal  # the id of what is said
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # tokens, and when

    def spend(self, key: str) -> None:
        """Take a token; TooMany if there is none."""
        if not self.most:
            return
        self.need(key)
        tokens = self.tokens(key)
        self.buckets.pop(key, None)
        self.buckets[key] = (tokens - 1, monotonic())
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets.popitem(last=False)

    def need(self, key: str) -> None:
        """Is there a token? TooMany if not."""
        if self.most and (tokens := self.tokens(key)) < 1:
            wait = ceil((1 - tokens) / self.rate)
            raise TooMany(say(self.refusal, most=self.most, wait=wait), wait)

    def tokens(self, key: str) -> float:
        at = monotonic()
        tokens, since = self.buckets.get(key, (float(self.most), at))
        return min(float(self.most), tokens + (at - since) * self.rate)


class Delay:
    """After some failures each further try has to wait, twice as long every time."""

    def __init__(self, free: int, longest: float, refusal: str) -> None:
        self.free = free
        self.longest = longest
        self.refusal = refusal  # the id of what is said
        self.failures: OrderedDict[str, tuple[int, float]] = OrderedDict()  # how many; the last

    def need(self, key: str) -> None:
        """May it be tried now? TooMany if not."""
        count, last = self.known(key)
        if count >= self.free:
            wait = last + min(self.longest, 2.0 ** (count - self.free)) - monotonic()
            if wait > 0:
                raise TooMany(say(self.refusal, wait=ceil(wait)), ceil(wait))

    def failed(self, key: str) -> None:
        count, _ = self.known(key)
        self.failures.pop(key, None)
        self.failures[key] = (count + 1, monotonic())
        if len(self.failures) > MOST_BUCKETS:
            self.failures.popitem(last=False)

    def succeeded(self, key: str) -> None:
        self.failures.pop(key, None)

    def known(self, key: str) -> tuple[int, float]:
        count, last = self.failures.get(key, (0, 0.0))
        return (count, last) if monotonic() - last < FORGET_SECONDS else (0, 0.0)
