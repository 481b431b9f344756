"""Sources of chance. The engine has no randomness of its own: it asks the source it is handed.

`pick(what, pile)` names one card or tile of a pile (see `core.pile`); `what` says in which draw of
the game, so that a scripted source can be checked and its outcomes can be written as words.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

from trailboss.core.errors import TrailbossError
from trailboss.core.message import say

MASK: Final = 0xFFFFFFFF
SEED_LIMIT: Final = 1 << 64


class Source:
    """Where chance comes from."""

    def below(self, n: int) -> int:
        """A number from 0 to n-1, all equally likely."""
        raise NotImplementedError

    def pick(self, what: int, pile: list[int]) -> int:
        """The kind of one card drawn from a pile that is not empty."""
        left = self.below(pile[-1])
        kind = 0
        while True:
            left -= pile[kind]
            if left < 0:
                return kind
            kind += 1


class SeededSource(Source):
    """The generator `sfc32` (Doty-Humphrey's small fast counting generator, 32 bits).

    Four 32-bit words a, b, c, n; a number is drawn by

        t = a + b + n;  n = n + 1;  a = b ^ (b >> 9);  b = c + (c << 3);  c = rotl(c, 21) + t

    all modulo 2^32, and t is the result. A seed below 2^64 starts it with a = its low half,
    b = its high half, c = 0x9E3779B9, n = 1 and throws the first 15 numbers away. `below(n)` takes
    the high word of t * n and draws again while the low word is less than 2^32 mod n, so every
    outcome is exactly equally likely.
    """

    def __init__(self, seed: int) -> None:
        if not 0 <= seed < SEED_LIMIT:
            raise TrailbossError(say("error-seed-range", given=str(seed)))
        self.a: int = seed & MASK
        self.b: int = seed >> 32
        self.c: int = 0x9E3779B9
        self.n: int = 1
        for _ in range(15):
            self.word()

    def word(self) -> int:
        """The next 32 random bits."""
        b = self.b
        c = self.c
        t = (self.a + b + self.n) & MASK
        self.n = (self.n + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = ((((c << 21) & MASK) | (c >> 11)) + t) & MASK
        return t

    def below(self, n: int) -> int:
        if n <= 1:
            return 0
        product = self.times(n)
        low = product & MASK
        if low < n:
            least = (1 << 32) % n
            while low < least:
                product = self.times(n)
                low = product & MASK
        return product >> 32

    def times(self, n: int) -> int:
        """The next word times n, half by half: factors of more than 30 bits are slow in compiled
        code, and a signal that comes while they are multiplied aborts it."""
        t = self.word()
        return ((t >> 16) * n << 16) + (t & 0xFFFF) * n

    def save(self) -> tuple[int, int, int, int]:
        return (self.a, self.b, self.c, self.n)

    def restore(self, words: tuple[int, int, int, int]) -> None:
        self.a, self.b, self.c, self.n = words


class TracksSource(Source):
    """A generator for each kind of draw, all from one seed: the third tile of a bag is the same at
    every table with this seed, whatever was drawn from other piles before.

    Track `what` is the generator of the seed with its word a changed to a ^ (what + 1), and with 15
    more numbers thrown away.
    """

    def __init__(self, seed: int) -> None:
        self.seed: int = seed
        self.tracks: dict[int, SeededSource] = {}

    def track(self, what: int) -> SeededSource:
        found = self.tracks.get(what)
        if found is None:
            found = SeededSource(self.seed)
            a, b, c, n = found.save()
            found.restore((a ^ (what + 1), b, c, n))
            for _ in range(15):
                found.word()
            self.tracks[what] = found
        return found

    def below(self, n: int) -> int:
        return self.track(-1).below(n)

    def pick(self, what: int, pile: list[int]) -> int:
        return self.track(what).pick(what, pile)

    def copy(self) -> TracksSource:
        new = TracksSource(self.seed)
        for what, source in self.tracks.items():
            new.track(what).restore(source.save())
        return new


class SamplingSource(SeededSource):
    """Chance for search and simulation: begins anywhere, so no two are alike unless seeded."""

    def __init__(self, seed: int | None = None) -> None:
        super().__init__(secrets.randbits(64) if seed is None else seed)


class ScriptedSource(Source):
    """Outcomes that are known beforehand: a transcribed table game, a record, a test.

    Each outcome is the kind drawn, as its number or its name in the game ("yellow", "cowboy", ...).
    """

    def __init__(self, outcomes: Sequence[int | str]) -> None:
        self.outcomes: list[int | str] = list(outcomes)
        self.used: int = 0
        self.draws: tuple[tuple[str, tuple[str, ...]], ...] = ()

    def bind(self, draws: tuple[tuple[str, tuple[str, ...]], ...]) -> None:
        """Learn the names of a game's draws: for each, what it is and what its kinds are called."""
        self.draws = draws

    def below(self, n: int) -> int:
        outcome = self.next_outcome("a number")
        if isinstance(outcome, str) or not 0 <= outcome < n:
            raise TrailbossError(
                say("error-outcome-number", number=self.used, below=n, given=repr(outcome))
            )
        return outcome

    def next_outcome(self, wanted: str) -> int | str:
        if self.used >= len(self.outcomes):
            raise TrailbossError(say("error-outcomes-end", count=self.used, wanted=wanted))
        self.used += 1
        return self.outcomes[self.used - 1]

    def pick(self, what: int, pile: list[int]) -> int:
        label = f"draw {what}"
        names: tuple[str, ...] = ()
        if what < len(self.draws):
            label, names = self.draws[what]
        outcome = self.next_outcome(label)
        kind: int
        if isinstance(outcome, str):
            if outcome not in names:
                raise TrailbossError(
                    say("error-outcome-none", number=self.used, given=repr(outcome), draw=label)
                )
            kind = names.index(outcome)
        else:
            kind = outcome
        if not 0 <= kind < len(pile) - 1 or pile[kind] == 0:
            there = [names[k] if names else str(k) for k in range(len(pile) - 1) if pile[k]]
            known = tuple(there)
            facts = say(
                "error-outcome", number=self.used, draw=label, given=repr(outcome), known=known
            )
            raise TrailbossError(facts)
        return kind


class RecordingSource(Source):
    """Passes another source's outcomes on and keeps them."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.outcomes: list[int] = []

    def mark(self) -> tuple[int, int]:
        """A place to go back to if a move fails because a script runs out."""
        used = self.source.used if isinstance(self.source, ScriptedSource) else 0
        return (len(self.outcomes), used)

    def go_back(self, mark: tuple[int, int]) -> None:
        del self.outcomes[mark[0] :]
        if isinstance(self.source, ScriptedSource):
            self.source.used = mark[1]

    def below(self, n: int) -> int:
        outcome = self.source.below(n)
        self.outcomes.append(outcome)
        return outcome

    def pick(self, what: int, pile: list[int]) -> int:
        kind = self.source.pick(what, pile)
        self.outcomes.append(kind)
        return kind


class ChanceNeeded(Exception):
    """An `AskingSource` has no outcome for a draw: see what it was `asked`."""


class AskingSource(Source):
    """Outcomes as far as they are known; the next draw after them is left to the caller, as in
    games where chance is a player."""

    def __init__(self, outcomes: list[int]) -> None:
        self.outcomes = outcomes
        self.used: int = 0
        self.asked: list[int] = []  # how many ways there are for each outcome

    def below(self, n: int) -> int:
        if n <= 1:
            return 0
        if self.used >= len(self.outcomes):
            self.asked = [1] * n
            raise ChanceNeeded
        self.used += 1
        return self.outcomes[self.used - 1]

    def pick(self, what: int, pile: list[int]) -> int:
        ways = pile[:-1]
        kind = only(ways)
        if kind >= 0:  # no chance in that
            return kind
        if self.used >= len(self.outcomes):
            self.asked = ways
            raise ChanceNeeded
        self.used += 1
        return self.outcomes[self.used - 1]


def only(ways: list[int]) -> int:
    """The one kind there is; -1 if there are several."""
    found = -1
    for kind in range(len(ways)):
        if ways[kind]:
            if found >= 0:
                return -1
            found = kind
    return found


class NoSource(Source):
    """For moves that are known to need no chance: refuses to be asked."""

    def below(self, n: int) -> int:
        raise TrailbossError("chance was asked for where none is possible")
