"""A match between bots, and the playing of one game of it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from typing import Any

from trailboss.arena.schedule import entrants_of, seatings_of
from trailboss.bots import Bot, BotFailed, View, bot, mixed_seed, view_of
from trailboss.core.errors import TrailbossError
from trailboss.core.rules import Rules
from trailboss.core.source import SeededSource
from trailboss.figures import rules_for

DELIVERY = "deliver"  # the kind of move that is a delivery, in every game of the family

CHANCE = 0  # what a game's seed is used for: chance, then the bot of each seat
FIRST_BOT = 1

Step = tuple[int, int, float | None]  # seat, code, and the bot's milliseconds if it was asked


class Match:
    """What is played: enough to play any game of it again, anywhere, with the same result."""

    def __init__(
        self,
        game: str,
        players: int,
        options: dict[str, Any],
        bots: list[str],
        automas: list[str],
        seed: int,
        figures: dict[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.bots = bots
        self.automas = automas  # the printed opponent of a game alone
        self.seed = seed
        self.figures = figures  # of a player's own: what they change, as records carry it
        self.entrants = entrants_of(bots) + automas
        self.seatings = seatings_of(bots, players)

    @property
    def rules(self) -> Rules:
        return rules_for(self.game, None, self.figures)

    def seating(self, index: int) -> list[str]:
        """The bots of game number `index`, by seat."""
        return self.seatings[index % len(self.seatings)]

    def block(self, index: int) -> int:
        """Which set-up game number `index` has: each is played once in every seating."""
        return index // len(self.seatings)

    def sides(self, index: int) -> list[int]:
        """Who has each seat of game number `index`, the printed opponent's included: numbers of
        entrants."""
        return [self.entrants.index(name) for name in self.seating(index) + self.automas]


@dataclass
class Forfeit:
    """A bot gave no usable answer: it has lost, and default moves are made for it."""

    seat: int
    step: int  # the first move made for it
    reason: str


@dataclass
class GameResult:
    """One game, in figures and moves."""

    turns: int
    decisions: int
    deliveries: int
    scores: list[dict[str, int]]  # by seat: category -> points
    winners: list[int]
    forfeits: list[Forfeit] = field(default_factory=list)
    moves: list[Step] = field(default_factory=list)

    @property
    def totals(self) -> list[int]:
        return [sum(lines.values()) for lines in self.scores]

    @property
    def margins(self) -> list[int]:
        """By seat: its points less the most points of the others."""
        totals = self.totals
        if len(totals) < 2:
            return [0] * len(totals)
        return [
            totals[seat] - max(totals[:seat] + totals[seat + 1 :]) for seat in range(len(totals))
        ]

    def to_data(self) -> dict[str, Any]:
        return {
            "turns": self.turns,
            "decisions": self.decisions,
            "deliveries": self.deliveries,
            "scores": self.scores,
            "winners": self.winners,
            "forfeits": [[one.seat, one.step, one.reason] for one in self.forfeits],
            "moves": [list(step) for step in self.moves],
        }

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> GameResult:
        return cls(
            data["turns"],
            data["decisions"],
            data["deliveries"],
            data["scores"],
            data["winners"],
            [Forfeit(seat, step, reason) for seat, step, reason in data["forfeits"]],
            [(seat, code, spent) for seat, code, spent in data["moves"]],
        )


class Absent(Bot):
    """A bot that could not be started: it loses at its first decision."""

    def __init__(self, reason: str) -> None:
        self.reason = reason

    def choose(self, view: View) -> int:
        raise BotFailed(self.reason)


def game_seed(match: Match, block: int) -> int:
    """The seed of everything in the games of a block."""
    return mixed_seed(match.seed, block)


def chance_seed(match: Match, block: int) -> int:
    """The seed `new_game` needs to set the same table up."""
    return mixed_seed(game_seed(match, block), CHANCE)


def categories(match: Match) -> list[str]:
    """The lines of a score sheet."""
    rules = match.rules
    position = rules.start(match.players, match.options, SeededSource(0))
    return list(rules.scores(position)[0].lines)


def play_number(match: Match, index: int) -> GameResult:
    """Play game number `index` of a match. It depends on nothing but the match."""
    return play_seated(match, match.seating(index), match.block(index))


def play_seated(match: Match, seating: Sequence[str], block: int) -> GameResult:
    """Play one game with the bots as they are seated.

    A bot's seed belongs to the seat, so that bots that decide alike play the same game wherever
    they sit, and what differs between the games of a block is the bots' doing.
    """
    seed = game_seed(match, block)
    with ExitStack() as closing:
        bots: list[Bot] = []
        for seat in range(match.players):
            bots.append(started(seating[seat], mixed_seed(seed, FIRST_BOT + seat)))
            closing.callback(bots[-1].close)
        return play(match.rules, match.options, bots, chance_seed(match, block))


def started(text: str, seed: int) -> Bot:
    """The bot of a text that was good when the match began; its program may be gone since."""
    try:
        return bot(text, seed)
    except TrailbossError as failure:
        return Absent(str(failure))


def play(rules: Rules, options: dict[str, Any], bots: Sequence[Bot], seed: int) -> GameResult:
    """Play one game to its end. A move alone is made without asking; whoever fails has lost."""
    source = SeededSource(seed)
    position = rules.start(len(bots), options, source)
    first, last = delivery_codes(rules)
    moves: list[Step] = []
    forfeits: dict[int, Forfeit] = {}
    deliveries = 0
    for seat, player in enumerate(bots):
        try:
            player.begin(rules, len(bots), options, seat)
        except BotFailed as failure:
            forfeits[seat] = Forfeit(seat, 0, str(failure))
    while position.seat >= 0:
        seat = position.seat
        view = view_of(rules, position)
        spent: float | None = None
        if len(view.legal) == 1:
            code = view.legal[0]
        elif seat in forfeits:
            code = rules.default(position)
        else:
            try:
                code, spent = asked(bots[seat], view)
            except BotFailed as failure:
                forfeits[seat] = Forfeit(seat, len(moves), str(failure))
                code = rules.default(position)
        moves.append((seat, code, spent))
        if first <= code < last:
            deliveries += 1
        rules.apply(position, code, source)
    scores = [sheet.lines for sheet in rules.scores(position)]
    result = GameResult(
        position.turn,
        len(moves),
        deliveries,
        scores,
        winners_without(set(forfeits), rules.winners(position), scores),
        [forfeits[seat] for seat in sorted(forfeits)],
        moves,
    )
    for player in bots:
        with suppress(BotFailed):  # it makes no difference any more
            player.end(result.totals, result.winners)
    return result


def asked(player: Bot, view: View) -> tuple[int, float]:
    """The bot's move and its milliseconds; a move that is not allowed is a failure."""
    legal = list(view.legal)  # the bot may do with its own list what it likes
    began = time.perf_counter()
    code = player.choose(view)
    spent = time.perf_counter() - began
    if code not in legal:
        raise BotFailed(f"chose {code!r}, which is not a legal move")
    return code, round(1000 * spent, 3)


def winners_without(lost: set[int], winners: list[int], scores: list[dict[str, int]]) -> list[int]:
    """The winners when some seats have lost already: the best of the others."""
    if not lost:
        return winners
    left = [seat for seat in winners if seat not in lost]
    others = [seat for seat in range(len(scores)) if seat not in lost]
    if left or not others:
        return left
    most = max(sum(scores[seat].values()) for seat in others)
    return [seat for seat in others if sum(scores[seat].values()) == most]


def delivery_codes(rules: Rules) -> tuple[int, int]:
    for kind in rules.codec.kinds:
        if kind.name == DELIVERY:
            return kind.base, kind.base + kind.size
    return 0, 0
