"""Who plays whom, and where they sit.

A block is one set-up, played once in every seating. With as many bots as seats a seating is a
rotation of the list; a rotation that looks like an earlier one is not played again. Where fewer
bots are listed the last one takes the other seats; where more are listed, every choice of as many
as there are seats plays.
"""

from __future__ import annotations

from itertools import combinations

from trailboss.core.errors import TrailbossError


def listed(bots: list[str], players: int) -> list[str]:
    """The list with the last bot repeated, where there are more seats than bots."""
    if len(bots) > players and len(set(bots)) < len(bots):
        raise TrailbossError(
            f"more bots than seats: every choice of {players} of them plays, so each can be"
            " listed only once"
        )
    return bots + bots[-1:] * (players - len(bots))


def entrants_of(bots: list[str]) -> list[str]:
    """Each bot once, in the order of the list: a bot is known by its text."""
    return list(dict.fromkeys(bots))


def seatings_of(bots: list[str], players: int) -> list[list[str]]:
    """All seatings of a block, each once."""
    found: dict[tuple[str, ...], None] = {}
    for chosen in combinations(bots, players):
        for first in range(players):
            found[chosen[players - first :] + chosen[: players - first]] = None
    return [list(seating) for seating in found]


def rounded_up(games: int, block: int) -> int:
    """The number of games in whole blocks."""
    return -(-games // block) * block
