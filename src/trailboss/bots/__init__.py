"""Opponents, addressed by text: `random`, `heuristic:style=cowboys`, `search:ms=500,seed=3`.

A bot is handed a `View`: what its seat may know, the legal moves, and a way to draw positions the
seat cannot tell from the true one. It is not handed the position itself.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import partial
from typing import Any

from trailboss.core.errors import TrailbossError
from trailboss.core.message import say
from trailboss.core.rules import Position, Rules
from trailboss.core.source import SEED_LIMIT, Source


class View:
    """A decision as the deciding seat sees it."""

    __slots__ = ("legal", "observe", "resample", "rules", "seat")

    def __init__(
        self,
        rules: Rules,
        seat: int,
        legal: list[int],
        observe: Callable[[], dict[str, Any]],
        resample: Callable[[Source], Position],
    ) -> None:
        self.rules = rules
        self.seat = seat
        self.legal = legal  # codes, ascending
        self.observe = observe  # the observation, made only when it is asked for
        self.resample = resample  # a position the seat cannot tell from the true one


class BotFailed(TrailbossError):
    """A bot gave no usable answer: it hung, crashed or named a move that is not allowed."""


class Bot:
    """Somebody who decides."""

    def fits(self, rules: Rules) -> None:
        """An error that says why, if the bot cannot play these rules."""

    def begin(self, rules: Rules, players: int, options: dict[str, Any], seat: int) -> None:
        """A game begins in which the bot has `seat`. Said by whoever runs whole games."""

    def choose(self, view: View) -> int:
        """The code of one of the legal moves."""
        raise NotImplementedError

    def end(self, totals: list[int], winners: list[int]) -> None:
        """The game is over: the points by seat and who has won."""

    def close(self) -> None:
        """Give back what the bot holds, such as processes. It is not asked again."""


def view_of(rules: Rules, position: Position) -> View:
    """The pending decision for the seat that has to make it."""
    seat = position.seat

    # Functions and no partials, which would hold the position in an attribute for all to see.
    def observe() -> dict[str, Any]:
        return rules.observe(position, seat)

    def resample(source: Source) -> Position:
        return rules.resample(position, seat, source)

    return View(rules, seat, rules.legal(position), observe, resample)


def mixed_seed(seed: int, number: int) -> int:
    """The seed of the `number`-th of many things that all follow from one seed.

    The output function of SplitMix64 (Steele, Lea and Flood 2014), `number` steps on.
    """
    z = (seed + (number + 1) * 0x9E3779B97F4A7C15) % SEED_LIMIT
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 % SEED_LIMIT
    z = (z ^ z >> 27) * 0x94D049BB133111EB % SEED_LIMIT
    return z ^ z >> 31


def bot(text: str, seed: int | None = None) -> Bot:
    """The bot a text describes. `seed` fixes what it draws; a seed in the text is mixed in."""
    from trailboss.bots.champion import ChampionBot
    from trailboss.bots.external import ExternalBot
    from trailboss.bots.heuristic import HeuristicBot
    from trailboss.bots.levels import LevelBot
    from trailboss.bots.random_bot import RandomBot
    from trailboss.bots.search import SearchBot

    known: dict[str, Callable[[dict[str, str], int | None], Bot]] = {
        "random": RandomBot.configured,
        **{level: partial(LevelBot.configured, level) for level in LEVEL_NAMES},
        "champion": ChampionBot.configured,
        "heuristic": HeuristicBot.configured,
        "search": SearchBot.configured,
        "external": ExternalBot.configured,
    }
    try:
        text.encode()
    except UnicodeEncodeError:  # where Python found other bytes on the command line
        raise TrailbossError(say("error-bot-encoding", bot=repr(text))) from None
    name, _, rest = text.partition(":")
    if name not in known:
        raise TrailbossError(say("error-no-bot", bot=repr(name), known=tuple(known)))
    return known[name](settings_of(text, rest, MAIN_VALUE.get(name, "")), seed)


LEVEL_NAMES = ("beginner", "easy", "medium", "strong")  # the weakest first
MAIN_VALUE = {"external": "command"}  # what comes first behind the colon, without a name


def settings_of(text: str, rest: str, main: str = "") -> dict[str, str]:
    """The settings behind the colon: `seed=3,ms=200`. With `main` the first part is its value."""
    found: dict[str, str] = {}
    parts = split_parts(rest) if rest else []
    if main:
        found[main] = parts.pop(0) if parts else ""
    for part in parts:
        name, equals, value = part.partition("=")
        if not equals or not name or not value:
            raise TrailbossError(say("error-bot-part", bot=repr(text), part=repr(part)))
        if name in found:
            raise TrailbossError(say("error-bot-twice", bot=repr(text), setting=name))
        found[name] = value
    return found


def split_parts(text: str) -> list[str]:
    """What stands between commas. A comma in quotes or behind a backslash, as a shell reads them,
    separates nothing."""
    found: list[str] = []
    start = 0
    quote = ""
    escaped = False
    for at, sign in enumerate(text):
        if escaped:
            escaped = False
        elif sign == "\\" and quote != "'":
            escaped = True
        elif quote:
            if sign == quote:
                quote = ""
        elif sign in "'\"":
            quote = sign
        elif sign == ",":
            found.append(text[start:at])
            start = at + 1
    found.append(text[start:])
    return found


def known_settings(name: str, settings: dict[str, str], known: tuple[str, ...]) -> None:
    """An error for a setting that a bot does not have."""
    for setting in settings:
        if setting not in known:
            given = repr(setting)
            raise TrailbossError(
                say("error-bot-no-setting", bot=repr(name), setting=given, known=known)
            )


def seed_of(name: str, settings: dict[str, str], seed: int | None) -> int:
    """What a bot draws from: the match's seed, the setting `seed`, both mixed, or anything."""
    if "seed" not in settings:
        return secrets.randbits(64) if seed is None else seed
    own = whole_number(name, "seed", settings["seed"])
    if own >= SEED_LIMIT:
        raise TrailbossError(say("error-bot-seed", bot=repr(name), given=str(own)))
    return own if seed is None else mixed_seed(seed, own)


def whole_number(text: str, name: str, value: str) -> int:
    """A setting that is a whole number; `text` says whose, for the error."""
    if not value.isascii() or not value.isdecimal() or len(value) > 20:
        raise TrailbossError(
            say("error-bot-number", bot=repr(text), setting=name, given=repr(value))
        )
    return int(value)


def split_bots(text: str) -> list[str]:
    """The bots of a list: `random,random:seed=3` are two. A part like `ms=200` without a name
    belongs to the bot before it."""
    found: list[str] = []
    for part in split_parts(text):
        if "=" in part and ":" not in part and found:
            found[-1] += "," + part
        else:
            found.append(part)
    return found
