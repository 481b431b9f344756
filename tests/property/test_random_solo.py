"""Random games against Sam with every invariant at every step; see test_random_play.py.

`python -m tests.property.test_random_solo 17` plays game 17 of the plan by itself.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest

from tests.property.invariants import Watch, state_of
from tests.property.solo_plan import LEVELS, SETTINGS, SOLO_GAMES, SoloPlan
from tests.property.test_random_play import CHUNKS, LONG_CHUNKS, play_checked
from trailboss.core.pile import put
from trailboss.kansas import constants as k
from trailboss.kansas.state import State

SAM = 1


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games_against_sam(chunk: int) -> None:
    for index in range(chunk, SOLO_GAMES, CHUNKS):
        play_checked(SoloPlan(index))


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(LONG_CHUNKS))
def test_many_random_games_against_sam(chunk: int) -> None:
    for index in range(chunk, SOLO_GAMES, LONG_CHUNKS):
        play_checked(SoloPlan(index))


def test_the_plan_reaches_every_combination() -> None:
    """All levels with both decks, Simmental, neutral layouts and kinds of sides; every setting."""
    seen: set[tuple[object, ...]] = set()
    settings: set[tuple[str, object]] = set()
    for index in range(96):
        options = SoloPlan(index).options
        sides = options["buildings"]
        sides = sides if sides in ("a", "b", "random") else "mixed"
        common = ("difficulty", "deck", "simmental", "neutral")
        seen.add((*(options[name] for name in common), sides))
    for index in range(200):
        options = SoloPlan(index).options
        settings |= {(name, options.get(name)) for name in SETTINGS}
    assert len(seen) == len(LEVELS) * 2 * 2 * 2 * 4
    for name, values in SoloPlan(0).rules.solo_values().items():
        if name not in ("difficulty", "deck"):
            assert {value for option, value in settings if option == name} == {None, *values}


# A position with one thing wrong about Sam does not pass.


def a_disc_lost(s: State) -> None:
    s.players[SAM].discs[0] -= 1


def some_money(s: State) -> None:
    s.players[SAM].money += 1


def a_city_left_out(s: State) -> None:
    s.players[SAM].cities[-1] += 1
    s.players[SAM].discs[0] -= 1


def a_worker_too_many(s: State) -> None:
    s.players[SAM].workers[s.spec] += 1


def another_specialization(s: State) -> None:
    s.spec = s.players[SAM].workers.index(1)


def a_card_used_twice(s: State) -> None:
    put(s.automa_used, 0)


def a_master_nobody_has(s: State) -> None:
    s.masters[0] = k.MASTER_GONE


def a_card_in_hand(s: State) -> None:
    put(s.players[SAM].hand, 0)


def a_building_of_no_more_builders(s: State) -> None:
    tile = k.PRIVATE + SAM * k.SEAT_TILES
    s.trail[s.tables.space_next[s.tables.neutral_spaces[0]][0]] = tile + 1


WRONG: list[Callable[[State], None]] = [
    a_disc_lost,
    some_money,
    a_city_left_out,
    a_worker_too_many,
    another_specialization,
    a_card_used_twice,
    a_master_nobody_has,
    a_card_in_hand,
    a_building_of_no_more_builders,
]


@pytest.mark.parametrize("wrong", WRONG, ids=lambda wrong: wrong.__name__)
def test_the_invariants_notice(wrong: Callable[[State], None]) -> None:
    game = SoloPlan(1).start()
    watch = Watch(game)
    watch.check(game)
    wrong(state_of(game))
    with pytest.raises(AssertionError):
        watch.check(game)


if __name__ == "__main__":
    for argument in sys.argv[1:]:
        plan = SoloPlan(int(argument))
        played = play_checked(plan)
        print(plan, played.step, [sheet.total for sheet in played.scores()])
