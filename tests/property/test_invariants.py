"""The invariants notice: a position with one thing wrong does not pass."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.property.invariants import Watch, state_of
from tests.property.plan import Plan
from trailboss.core.pile import put, take
from trailboss.kansas import constants as k
from trailboss.kansas.state import State


def a_card_more(s: State) -> None:
    put(s.players[0].discard, 0)


def a_card_lost(s: State) -> None:
    take(s.stock, next(kind for kind in range(len(s.stock)) if s.stock[kind]))


def a_card_changed(s: State) -> None:
    pile = s.players[1].draw
    kind = next(kind for kind in range(len(pile)) if pile[kind])
    take(pile, kind)
    put(pile, kind + 1)


def a_wrong_size(s: State) -> None:
    s.market[-1] += 1


def a_false_memory(s: State) -> None:
    p = s.players[0]
    put(p.known, next(kind for kind in range(len(p.hand)) if p.hand[kind] == 0))


def a_second_starting_card(s: State) -> None:
    put(s.players[0].area, len(s.players[0].area) - 2)


def a_tile_more(s: State) -> None:
    put(s.players[0].taken, k.HAZARD)


def a_worker_more(s: State) -> None:
    s.players[0].workers[0] += 1


def a_misplaced_hazard(s: State) -> None:
    kind = next(at for at in range(k.HAZARD, k.OUTLAW) if s.bags[0][at])
    take(s.bags[0], kind)
    s.trail[s.tables.outlaw_spaces[-1]] = k.TILE + kind


def a_master_lost(s: State) -> None:
    s.masters[0] = 0


def a_disc_lost(s: State) -> None:
    s.players[0].discs[0] -= 1


def a_second_disc_on_a_city(s: State) -> None:
    s.players[0].discs[2] -= 2
    s.players[0].cities[2] += 2


def too_many_certificates(s: State) -> None:
    s.players[0].certificate = len(s.tables.certificates) - 1


def a_wrong_permanent_certificate(s: State) -> None:
    s.players[0].permanent += 1


def a_building_lost(s: State) -> None:
    s.players[0].shed &= ~2


def a_building_twice(s: State) -> None:
    s.trail[s.tables.building_spaces[0]] = k.PRIVATE + 1


def a_building_not_counted(s: State) -> None:
    s.trail[s.tables.building_spaces[0]] = k.PRIVATE + 1
    s.players[0].shed &= ~2


def a_neutral_building_gone(s: State) -> None:
    s.trail[s.tables.neutral_spaces[0]] = k.EMPTY


def an_engine_at_rest_on_the_last_space(s: State) -> None:
    s.players[1].engine = s.tables.last


def engines_in_one_place(s: State) -> None:
    s.players[0].engine = s.players[1].engine = 5


def money_from_nowhere(s: State) -> None:
    s.players[0].money += 1


def a_token_from_nowhere(s: State) -> None:
    s.players[0].tokens += 1


def a_worker_behind_the_token(s: State) -> None:
    take(s.bags[1], k.BUILDER)
    s.jobs[-1] = k.BUILDER + 1


def an_early_end(s: State) -> None:
    s.ender = 0


def a_herder_left_in_the_city(s: State) -> None:
    s.players[1].started = True
    s.players[1].herder = s.tables.city_space


def the_wrong_turn(s: State) -> None:
    s.turn += 1


def a_broken_stack(s: State) -> None:
    s.stack.insert(0, 0)


WRONG: list[Callable[[State], None]] = [
    a_card_more,
    a_card_lost,
    a_card_changed,
    a_wrong_size,
    a_false_memory,
    a_second_starting_card,
    a_tile_more,
    a_worker_more,
    a_misplaced_hazard,
    a_master_lost,
    a_disc_lost,
    a_second_disc_on_a_city,
    too_many_certificates,
    a_wrong_permanent_certificate,
    a_building_lost,
    a_building_twice,
    a_building_not_counted,
    a_neutral_building_gone,
    an_engine_at_rest_on_the_last_space,
    engines_in_one_place,
    money_from_nowhere,
    a_token_from_nowhere,
    a_worker_behind_the_token,
    an_early_end,
    a_herder_left_in_the_city,
    the_wrong_turn,
    a_broken_stack,
]


@pytest.mark.parametrize("wrong", WRONG, ids=lambda wrong: wrong.__name__)
def test_something_wrong_is_noticed(wrong: Callable[[State], None]) -> None:
    game = Plan(1).start()
    watch = Watch(game)
    watch.check(game)
    wrong(state_of(game))
    with pytest.raises(AssertionError):
        watch.check(game)
