"""Who plays whom in a tournament, and in which seat: Swiss and round robin.

Pure functions over what is known of the players. Swiss pairing for two is exact: as long as there
is a way in which nobody meets somebody a second time, it is found. For larger tables it is a good
one, found by exchanging players.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations
from typing import NamedTuple

MOST_STEPS = 20_000  # of a search; more players than meet in a club are paired without it
MOST_EXCHANGES = 2_000
REPETITION = 1_000_000  # costs more than any difference of scores


class Player(NamedTuple):
    """What counts about a player: score, how often they met whom, byes, and how often they had each
    seat."""

    id: str
    score: int
    met: Mapping[str, int]
    byes: int
    seats: Sequence[int]


class Round(NamedTuple):
    """Tables, each in the order of its seats, and who has a bye."""

    tables: list[list[str]]
    byes: list[str]


def swiss(players: Sequence[Player], size: int) -> Round:
    """The next round; players come in the order of the standings, the best first."""
    known = {player.id: player for player in players}
    if size == 2:
        found, byes = paired(players)
    else:
        out = fair_byes(players, len(players) % size)
        byes = [player.id for player in out]
        found = grouped([player for player in players if player.id not in byes], size)
    return Round([seated([known[one] for one in table]) for table in found], byes)


# Byes -------------------------------------------------------------------------------------------


def fair_byes(players: Sequence[Player], count: int) -> list[Player]:
    """Who had the fewest byes so far, and of these who stands lowest."""
    order = sorted(range(len(players)), key=lambda at: (players[at].byes, players[at].score, -at))
    return [players[at] for at in order[:count]]


# Two at a table ---------------------------------------------------------------------------------


def paired(players: Sequence[Player]) -> tuple[list[list[str]], list[str]]:
    """Pairs with as few repetitions as possible, near each other in the standings."""
    if len(players) < 2:
        return [], [player.id for player in players]
    outs: list[Player | None] = [None]
    if len(players) % 2:
        fewest = min(player.byes for player in players)
        outs = [one for one in fair_byes(players, len(players)) if one.byes == fewest]
    for allowed in range(len(players) // 2 + 1):
        for out in outs:
            inside = [player for player in players if player is not out]
            found = Search(inside).pairs(allowed)
            if found is not None:
                return found, [] if out is None else [out.id]
    raise AssertionError("any pairing has at most as many repetitions as pairs")


class Search:
    """Tries pairs from the top down and remembers what leads nowhere."""

    def __init__(self, players: Sequence[Player]) -> None:
        self.players = players
        self.dead: set[tuple[tuple[int, ...], int]] = set()
        self.steps = 0

    def pairs(self, allowed: int) -> list[list[str]] | None:
        """Pairs with at most so many repetitions."""
        found = self.rest(tuple(range(len(self.players))), allowed)
        if found is None:
            return None
        return [[self.players[a].id, self.players[b].id] for a, b in found]

    def rest(self, left: tuple[int, ...], allowed: int) -> list[tuple[int, int]] | None:
        if not left:
            return []
        if (left, allowed) in self.dead:
            return None
        self.steps += 1
        first = left[0]
        for other in left[1:]:
            met = self.players[first].met.get(self.players[other].id, 0) > 0
            # With too many steps behind it takes what comes, rather than to search for hours.
            if met and allowed == 0 and self.steps < MOST_STEPS:
                continue
            rest = tuple(one for one in left[1:] if one != other)
            found = self.rest(rest, max(0, allowed - met))
            if found is not None:
                return [(first, other), *found]
        self.dead.add((left, allowed))
        return None


# More at a table --------------------------------------------------------------------------------


def grouped(players: Sequence[Player], size: int) -> list[list[str]]:
    """Tables of players near each other who met as little as possible."""
    tables = [list(players[at : at + size]) for at in range(0, len(players), size)]
    for _ in range(MOST_EXCHANGES):
        if not exchanged(tables):
            break
    return [[player.id for player in table] for table in tables]


def exchanged(tables: list[list[Player]]) -> bool:
    """Let two players change places if that is better."""
    for here in range(len(tables)):
        for there in range(here + 1, len(tables)):
            before = cost(tables[here]) + cost(tables[there])
            for a in range(len(tables[here])):
                for b in range(len(tables[there])):
                    swap(tables, here, a, there, b)
                    if cost(tables[here]) + cost(tables[there]) < before:
                        return True
                    swap(tables, here, a, there, b)
    return False


def swap(tables: list[list[Player]], here: int, a: int, there: int, b: int) -> None:
    tables[here][a], tables[there][b] = tables[there][b], tables[here][a]


def cost(table: Sequence[Player]) -> int:
    """Repetitions first, then how far the scores are apart."""
    met = sum(one.met.get(other.id, 0) ** 2 for one in table for other in table)
    scores = [player.score for player in table]
    return met * REPETITION + max(scores) - min(scores)


# Seats ------------------------------------------------------------------------------------------


def seated(table: Sequence[Player]) -> list[str]:
    """The order of seats in which everybody had each seat as equally often as possible."""

    def uneven(order: tuple[Player, ...]) -> int:
        return sum(player.seats[seat] for seat, player in enumerate(order))

    return [player.id for player in min(permutations(table), key=uneven)]


# Round robin ------------------------------------------------------------------------------------


def rounds_of(count: int) -> int:
    """How many rounds it takes until all have met."""
    return count - 1 if count % 2 == 0 else count


def round_robin(ids: Sequence[str]) -> Iterator[Round]:
    """All rounds, by turning a circle round one who stays. Seats alternate, so that nobody begins
    more than once more often than the other way round."""
    circle: list[str | None] = [*ids]
    if len(circle) % 2:
        circle.insert(0, None)
    half = len(circle) // 2
    for number in range(len(circle) - 1):
        turned = [circle[0], *rotated(circle[1:], number)]
        tables: list[list[str]] = []
        byes: list[str] = []
        for at in range(half):
            one, other = turned[at], turned[-1 - at]
            if one is None or other is None:
                byes += [player for player in (one, other) if player is not None]
            elif (number if at == 0 else at) % 2:
                tables.append([other, one])
            else:
                tables.append([one, other])
        yield Round(tables, byes)


def rotated(circle: list[str | None], by: int) -> list[str | None]:
    return circle[-by:] + circle[:-by] if by else circle
