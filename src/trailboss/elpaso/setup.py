"""Setting up the table, in the order of the rulebook's steps."""

from __future__ import annotations

from trailboss.core.options import RANDOM_SIDE
from trailboss.core.pile import draw, empty, put
from trailboss.core.source import Source
from trailboss.elpaso.constants import (
    DRAW_NEUTRAL,
    DRAW_ORDER,
    DRAW_SIDE,
    DRAW_TRAIN,
    EMPTY,
    JOKER,
    NEUTRAL,
    SEATING,
)
from trailboss.elpaso.hand import draw_cattle
from trailboss.elpaso.objectives import fill_displays
from trailboss.elpaso.state import Player, Setup, State
from trailboss.elpaso.tables import Tables
from trailboss.elpaso.turn import next_seating


def set_up(
    t: Tables,
    players: int,
    shuffle_neutral: bool,
    sides: list[int],
    train_sides: list[int],
    extra_cards: list[str],
    source: Source,
) -> State:
    """A table ready for the first decision. Sides: 0 a or front, 1 b or star, 2 random."""
    chosen = choose_sides(sides, DRAW_SIDE, source)
    trains = choose_sides(train_sides, DRAW_TRAIN, source)
    seats = max(players, 2)
    setup = Setup(t, seats, 1 if players == 1 else -1, chosen, trains)
    s = State()
    s.begin()
    s.setup = setup
    s.tables = t
    s.players = []
    s.claimer = -1
    s.supply = []
    s.order = []
    s.ring = [EMPTY] * len(t.spaces)
    s.box = empty(t.card_count)
    left = [1] * len(t.neutral_spaces) + [len(t.neutral_spaces)]
    for place in range(len(t.neutral_spaces)):
        tile = draw(left, source, DRAW_NEUTRAL) if shuffle_neutral else place
        s.ring[t.neutral_spaces[place]] = NEUTRAL + tile
    s.objectives = [1] * len(t.objectives) + [len(t.objectives)]
    s.bonuses = [*t.bonus_copies, sum(t.bonus_copies)]
    s.objective_display = [-1] * t.display_size
    s.bonus_display = [-1] * t.display_size
    fill_displays(s, source)
    s.market = [*t.card_market, sum(t.card_market)]
    s.buildings = [0] + [t.kind_copies] * t.kinds
    s.workers = list(t.worker_count)
    s.simmental = t.simmental_cards[players]
    for seat in range(seats):
        s.seat = seat
        if seat == setup.automa:
            seat_automa(s, extra_cards, source)
        else:
            seat_player(s, seat, source)
    s.reveals = 0
    s.seat = 0
    s.push(SEATING, 0)
    next_seating(s)
    return s


def choose_sides(sides: list[int], what: int, source: Source) -> list[int]:
    return [source.pick(what, [1, 1, 2]) if side == RANDOM_SIDE else side for side in sides]


def new_player(s: State) -> Player:
    t = s.tables
    p = Player()
    p.begin(t.card_count, t.city)
    p.markers = 0
    s.players.append(p)
    p.discs = (1 << len(t.discs)) - 1
    p.ready = [0] * len(t.workers)
    p.objectives = empty(len(t.objectives))
    p.bonuses = empty(len(t.bonuses))
    p.posts = [0] * len(t.posts)
    return p


def seat_player(s: State, seat: int, source: Source) -> None:
    t = s.tables
    p = new_player(s)
    p.money = t.seat_money[seat]
    p.tokens = t.seat_tokens[seat]
    p.markers = t.markers
    for worker in range(len(t.workers)):
        p.ready[worker] = t.seat_workers[worker]
        s.workers[worker] -= t.seat_workers[worker]
    for kind in range(t.cattle_count):
        put(p.draw, kind, t.card_each[kind])
    draw_cattle(s, p, t.hand_limit, source)


def seat_automa(s: State, extra_cards: list[str], source: Source) -> None:
    """Sue: a herder on El Paso, discs with one on a post, one worker of each type in a random
    order, a supply of cards, and a deck of automa cards with some of the extra ones."""
    t = s.tables
    p = new_player(s)
    p.started = True
    p.markers = t.automa_buildings
    p.posts[t.automa_post] = 1
    p.discs = (1 << (len(t.discs) - 1)) - 1  # her discs unlock nothing: only their number counts
    s.supply = [*t.automa_supply, sum(t.automa_supply)]
    for kind in range(t.card_count):
        if kind < t.cattle_count:
            s.market[kind] -= t.automa_supply[kind]
            s.market[-1] -= t.automa_supply[kind]
        else:
            s.workers[kind - t.cattle_count] -= t.automa_supply[kind]
    s.automa = empty(len(t.automa))
    s.automa_used = empty(len(t.automa))
    for card in range(len(t.automa)):
        if not t.automa_extra[card] or t.automa[card] in extra_cards:
            put(s.automa, card)
    left = [1] * JOKER + [JOKER]
    for worker in range(JOKER):
        s.order.append(draw(left, source, DRAW_ORDER))
        p.ready[worker] = 1
        s.workers[worker] -= 1
