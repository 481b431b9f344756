"""How often somebody may ask: a bucket of tokens for each user or address, in this process."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from math import ceil
from time import monotonic

from trailboss.core.message import Message, say
from trailboss.server.errors import TooMany

MOST_BUCKETS = 20_000


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
    """So many a minute, and as many at once."""

    def __init__(self, per_minute: int, refusal: str) -> None:
        self.per_minute = per_minute  # 0: no limit
        self.refusal = refusal  # the id of what is said
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # tokens, and when

    def spend(self, key: str) -> None:
        """Take a token; TooMany if there is none."""
        if not self.per_minute:
            return
        at = monotonic()
        tokens, since = self.buckets.pop(key, (float(self.per_minute), at))
        rate = self.per_minute / 60
        tokens = min(float(self.per_minute), tokens + (at - since) * rate)
        enough = tokens >= 1
        self.buckets[key] = (tokens - 1 if enough else tokens, at)
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets.popitem(last=False)
        if not enough:
            wait = ceil((1 - tokens) / rate)
            raise TooMany(say(self.refusal, most=self.per_minute, wait=wait), wait)
