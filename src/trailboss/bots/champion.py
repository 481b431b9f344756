"""A player who has learned: a network's first choice.

`champion:ms=1000` looks ahead for up to a second where the network is not sure, and
`champion:samples=32` over that many positions, which is the same on every machine.
`champion:temperature=1` draws among the moves as the network likes them; `champion:file=PATH` plays
with a network of one's own.
"""

from __future__ import annotations

import time
from math import inf, log

from trailboss.bots import Bot, View, known_settings, seed_of, whole_number
from trailboss.bots.appraisal import Purse, candidates, compare, horizon
from trailboss.bots.network import Network, check_fits, need_numpy, network_for, slots_of
from trailboss.core.errors import TrailbossError
from trailboss.core.message import say
from trailboss.core.rules import Rules
from trailboss.core.source import SeededSource

HOTTEST = 100.0
FINE = 1 << 30  # steps of a draw
LONGEST_MS = 600_000
MOST_SAMPLES = 10_000

SURE = 0.9995  # a move the network likes so much is made without looking ahead
PUNCTUAL = 0.95  # of the time is planned for: the last tries may take longer than those before
ENOUGH = 2.5  # standard errors that settle which of two moves is better


class ChampionBot(Bot):
    def __init__(
        self, temperature: float, path: str | None, seed: int, ms: int = 0, samples: int = 0
    ) -> None:
        need_numpy()
        self.temperature = temperature
        self.path = path
        self.source = SeededSource(seed)
        self.ms = ms
        self.samples = samples

    @classmethod
    def configured(cls, settings: dict[str, str], seed: int | None) -> ChampionBot:
        known_settings("champion", settings, ("ms", "samples", "temperature", "file", "seed"))
        if sum(name in settings for name in ("ms", "samples", "temperature")) > 1:
            raise TrailbossError(say("error-bot-champion"))
        return cls(
            temperature_of(settings.get("temperature", "0")),
            settings.get("file"),
            seed_of("champion", settings, seed),
            number_of(settings, "ms", LONGEST_MS),
            number_of(settings, "samples", MOST_SAMPLES),
        )

    def network(self, rules: Rules) -> Network:
        return network_for(rules.encoding(), self.path, rules.id)

    def fits(self, rules: Rules) -> None:
        check_fits(rules.encoding(), self.path, rules.id)

    def choose(self, view: View) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        began = time.perf_counter()
        position = view.resample(self.source)
        row = view.rules.encode(position, view.seat)
        network = self.network(view.rules)
        likings, _ = network.judge(row, slots_of(view.rules, view.legal))
        logs = [float(log) for log in likings]
        if self.temperature:
            return view.legal[drawn(self.source, logs, self.temperature)]
        if not (self.ms or self.samples) or max(logs) >= log(SURE):
            return view.legal[logs.index(max(logs))]
        moves = candidates(view.legal, logs, least=1)
        if len(moves) == 1:
            return moves[0].code
        until = horizon(len(view.rules.totals(position)), self.ms)
        if self.samples:
            purse = Purse(0, self.samples * len(moves))
            enough = inf
        else:
            purse = Purse(PUNCTUAL * self.ms, 0, began)
            enough = ENOUGH
        return compare(network, view, moves, purse, self.source, until, enough).code


def drawn(source: SeededSource, logs: list[float], temperature: float) -> int:
    """A place, drawn as the network likes the moves; the hotter, the more evenly."""
    best = max(logs)
    if not temperature:
        return logs.index(best)
    shares = [2.718281828459045 ** ((log - best) / temperature) for log in logs]
    left = source.below(FINE) / FINE * sum(shares)
    for at, share in enumerate(shares):
        left -= share
        if left < 0:
            return at
    return logs.index(best)


def number_of(settings: dict[str, str], name: str, most: int) -> int:
    """A setting that is a whole number; 0 if it is not there."""
    if name not in settings:
        return 0
    value = whole_number("champion", name, settings[name])
    if not 1 <= value <= most:
        raise TrailbossError(
            say("error-bot-range", bot="'champion'", setting=name, most=most, given=value)
        )
    return value


def temperature_of(text: str) -> float:
    try:
        found = float(text)
    except ValueError:
        found = -1.0
    if not 0.0 <= found <= HOTTEST:
        raise TrailbossError(say("error-bot-temperature", most=int(HOTTEST), given=repr(text)))
    return found
