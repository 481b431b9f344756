"""A player who has learned: a network's first choice.

`champion:temperature=1` draws among the moves as the network likes them; `champion:file=PATH` plays
with a network of one's own.
"""

from __future__ import annotations

from trailboss.bots import Bot, View, known_settings, seed_of
from trailboss.bots.network import Network, need_numpy, network_for
from trailboss.core.errors import TrailbossError
from trailboss.core.message import say
from trailboss.core.rules import Rules
from trailboss.core.source import SeededSource

HOTTEST = 100.0
FINE = 1 << 30  # steps of a draw


class ChampionBot(Bot):
    def __init__(self, temperature: float, path: str | None, seed: int) -> None:
        need_numpy()
        self.temperature = temperature
        self.path = path
        self.source = SeededSource(seed)

    @classmethod
    def configured(cls, settings: dict[str, str], seed: int | None) -> ChampionBot:
        known_settings("champion", settings, ("temperature", "file", "seed"))
        return cls(
            temperature_of(settings.get("temperature", "0")),
            settings.get("file"),
            seed_of("champion", settings, seed),
        )

    def network(self, rules: Rules) -> Network:
        return network_for(rules.encoding(), self.path)

    def choose(self, view: View) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        position = view.resample(self.source)
        row = view.rules.encode(position, view.seat)
        logs, _ = self.network(view.rules).judge(row, view.legal)
        if self.temperature == 0.0:
            return view.legal[int(logs.argmax())]
        return view.legal[self.draw([float(log) for log in logs])]

    def draw(self, logs: list[float]) -> int:
        """A place, drawn as the network likes the moves."""
        best = max(logs)
        shares = [2.718281828459045 ** ((log - best) / self.temperature) for log in logs]
        left = self.source.below(FINE) / FINE * sum(shares)
        for at, share in enumerate(shares):
            left -= share
            if left < 0:
                return at
        return logs.index(best)


def temperature_of(text: str) -> float:
    try:
        found = float(text)
    except ValueError:
        found = -1.0
    if not 0.0 <= found <= HOTTEST:
        raise TrailbossError(say("error-bot-temperature", most=int(HOTTEST), given=repr(text)))
    return found
