"""The invariants of El Paso notice: a position with one thing wrong does not pass."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.property.elpaso_invariants import ElPasoWatch, elpaso_state
from tests.property.elpaso_plan import ElPasoPlan
from trailboss.core.events import EV_MONEY
from trailboss.core.pile import put, take
from trailboss.elpaso import constants as k
from trailboss.elpaso.state import State
from trailboss.game import Game

SOLO = 0  # of the plan
TWO = 1


def first(pile: list[int]) -> int:
    """A kind that lies on a pile."""
    return next(kind for kind in range(len(pile) - 1) if pile[kind])


def a_card_more(s: State) -> None:
    put(s.players[0].discard, 0)


def a_card_lost(s: State) -> None:
    take(s.market, first(s.market))


def a_card_of_another_player(s: State) -> None:
    kind = first(s.players[1].draw)
    take(s.players[1].draw, kind)
    put(s.players[0].draw, kind)


def a_card_changed(s: State) -> None:
    pile = s.players[1].draw
    kind = first(pile)
    take(pile, kind)
    put(pile, kind + 1)


def a_card_out_of_the_game(s: State) -> None:
    kind = first(s.players[0].draw)
    take(s.players[0].draw, kind)
    put(s.box, kind)


def a_wrong_size(s: State) -> None:
    s.market[-1] += 1


def a_false_memory(s: State) -> None:
    p = s.players[0]
    put(p.known, next(kind for kind in range(len(p.hand)) if p.hand[kind] == 0))


def a_worker_in_hand(s: State) -> None:
    p = s.players[0]
    p.ready[k.COWBOY] -= 1
    put(p.hand, s.tables.cattle_count + k.COWBOY)


def a_hand_not_filled(s: State) -> None:
    p = s.players[1]
    kind = first(p.hand)
    take(p.hand, kind)
    put(p.draw, kind)


def a_hand_too_large(s: State) -> None:
    p = s.players[0]
    kind = first(p.draw)
    take(p.draw, kind)
    put(p.hand, kind)


def a_worker_more(s: State) -> None:
    s.workers[k.JOKER] += 1


def a_worker_for_nothing(s: State) -> None:
    s.workers[k.JOKER] -= 1
    s.players[0].ready[k.JOKER] += 1


def a_worker_retrained(s: State) -> None:
    s.players[0].ready[k.COWBOY] -= 1
    s.players[0].ready[k.BUILDER] += 1


def money_from_nowhere(s: State) -> None:
    s.players[0].money += 1


def money_lost(s: State) -> None:
    s.players[1].money = -1


def a_token_from_nowhere(s: State) -> None:
    s.players[0].tokens += 1


def a_certificate_from_nowhere(s: State) -> None:
    s.players[0].certificate += 1


def an_objective_lost(s: State) -> None:
    take(s.objectives, first(s.objectives))


def an_objective_twice(s: State) -> None:
    s.objective_display[0] = s.objective_display[1]


def a_gap_not_filled(s: State) -> None:
    put(s.bonuses, s.bonus_display[0])
    s.bonus_display[0] = -1


def a_bonus_tile_for_nothing(s: State) -> None:
    tile = first(s.bonuses)
    take(s.bonuses, tile)
    put(s.players[0].bonuses, tile)


def a_disc_lost(s: State) -> None:
    s.players[0].discs &= ~1


def a_disc_on_a_post(s: State) -> None:
    s.players[0].discs &= ~1
    s.players[0].posts[0] += 1


def a_marker_lost(s: State) -> None:
    s.players[0].markers -= 1


def a_building_lost(s: State) -> None:
    s.buildings[6] -= 1


def a_building_without_a_marker(s: State) -> None:
    s.buildings[1] -= 1
    s.ring[s.tables.building_spaces[0]] = k.OWNED + 1


def a_building_of_nobody(s: State) -> None:
    s.buildings[1] -= 1
    s.ring[s.tables.building_spaces[0]] = k.OWNED + 5 * k.SEAT_KINDS + 1


def a_neutral_building_gone(s: State) -> None:
    s.ring[s.tables.neutral_spaces[0]] = k.EMPTY


def neutral_buildings_swapped(s: State) -> None:
    a, b = s.tables.neutral_spaces[:2]
    s.ring[a], s.ring[b] = s.ring[b], s.ring[a]


def a_herder_on_an_empty_space(s: State) -> None:
    s.players[0].started = True
    s.players[0].herder = s.tables.building_spaces[0]


def a_simmental_lost(s: State) -> None:
    s.simmental -= 1


def a_simmental_taken_from_afar(s: State) -> None:
    s.simmental -= 1
    put(s.players[0].discard, s.tables.simmental)


def an_early_claim(s: State) -> None:
    s.claimer = 0


def the_wrong_turn(s: State) -> None:
    s.turn += 1


def a_broken_stack(s: State) -> None:
    s.stack.insert(0, 0)


def a_hidden_draw(s: State) -> None:
    s.reveals -= 1


WRONG: list[Callable[[State], None]] = [
    a_card_more,
    a_card_lost,
    a_card_of_another_player,
    a_card_changed,
    a_card_out_of_the_game,
    a_wrong_size,
    a_false_memory,
    a_worker_in_hand,
    a_hand_not_filled,
    a_hand_too_large,
    a_worker_more,
    a_worker_for_nothing,
    a_worker_retrained,
    money_from_nowhere,
    money_lost,
    a_token_from_nowhere,
    a_certificate_from_nowhere,
    an_objective_lost,
    an_objective_twice,
    a_gap_not_filled,
    a_bonus_tile_for_nothing,
    a_disc_lost,
    a_disc_on_a_post,
    a_marker_lost,
    a_building_lost,
    a_building_without_a_marker,
    a_building_of_nobody,
    a_neutral_building_gone,
    neutral_buildings_swapped,
    a_herder_on_an_empty_space,
    a_simmental_lost,
    a_simmental_taken_from_afar,
    an_early_claim,
    the_wrong_turn,
    a_broken_stack,
    a_hidden_draw,
]


def sue_with_money(s: State) -> None:
    s.players[1].money = 1


def sue_with_a_hand(s: State) -> None:
    take(s.supply, 4)
    put(s.players[1].hand, 4)


def a_card_of_her_supply_lost(s: State) -> None:
    take(s.supply, first(s.supply))


def a_worker_of_hers_lost(s: State) -> None:
    s.players[1].ready[k.COWBOY] -= 1
    s.workers[k.COWBOY] += 1


def her_disc_on_another_post(s: State) -> None:
    p = s.players[1]
    p.posts[s.tables.automa_post] = 0
    p.posts[0] = 1


def an_automa_card_lost(s: State) -> None:
    take(s.automa, first(s.automa))


def an_automa_card_twice(s: State) -> None:
    put(s.automa_used, 0)


def an_automa_card_too_hard(s: State) -> None:
    take(s.automa, 0)
    put(s.automa, len(s.automa) - 2)


def her_order_lost(s: State) -> None:
    s.order[0] = s.order[1]


WRONG_WITH_SUE: list[Callable[[State], None]] = [
    sue_with_money,
    sue_with_a_hand,
    a_card_of_her_supply_lost,
    a_worker_of_hers_lost,
    her_disc_on_another_post,
    an_automa_card_lost,
    an_automa_card_twice,
    an_automa_card_too_hard,
    her_order_lost,
]


def noticed(game: Game, wrong: Callable[[State], None]) -> None:
    watch = ElPasoWatch(game)
    watch.check(game)
    while elpaso_state(game).turn == 0:
        game.play(game.legal[0])
        watch.check(game)
    wrong(elpaso_state(game))
    with pytest.raises(AssertionError):
        watch.check(game)


@pytest.mark.parametrize("wrong", WRONG, ids=lambda wrong: wrong.__name__)
def test_something_wrong_is_noticed(wrong: Callable[[State], None]) -> None:
    noticed(ElPasoPlan(TWO).start(), wrong)


@pytest.mark.parametrize("wrong", WRONG_WITH_SUE, ids=lambda wrong: wrong.__name__)
def test_something_wrong_with_sue_is_noticed(wrong: Callable[[State], None]) -> None:
    noticed(ElPasoPlan(SOLO).start(), wrong)


def test_money_that_no_event_tells_of_is_noticed() -> None:
    """Both ways: an event without its dollar, as well as a dollar without its event."""
    game = ElPasoPlan(TWO).start()
    watch = ElPasoWatch(game)
    watch.events.append((EV_MONEY, 0, 1, 0, 0))
    with pytest.raises(AssertionError, match="seat 0 has 4 dollars, but the events add up to 5"):
        watch.check(game)


def test_a_copy_has_books_of_its_own() -> None:
    """What happens in a copy changes nothing for the watch of the game."""
    game = ElPasoPlan(TWO).start()
    watch = ElPasoWatch(game)
    trial = game.copy()
    trial_watch = watch.fork(trial)
    while not trial.over:
        trial.play(trial.legal[trial.step % len(trial.legal)])
        trial_watch.check(trial)
    watch.check(game)
    with pytest.raises(AssertionError):
        trial_watch.check(game)
