"""Sam, the solo opponent: one card a turn, and what he does with it. All is free for him."""

from __future__ import annotations

from trailboss.core.automa import next_card
from trailboss.core.events import (
    EV_AUTOMA,
    EV_BOUGHT,
    EV_DELIVERED,
    EV_HIRED,
    EV_SHUFFLED,
    EV_SKIPPED,
)
from trailboss.core.frames import Step
from trailboss.core.pile import empty, put, take
from trailboss.core.source import Source
from trailboss.kansas import constants as k
from trailboss.kansas.cattle_market import add_to_market, can_purchase
from trailboss.kansas.events import EV_DISC_MOVED, EV_HAZARD, EV_OBJECTIVE, EV_OUTLAW, EV_SPEC
from trailboss.kansas.hiring import open_rows
from trailboss.kansas.job_market import market_closed
from trailboss.kansas.kansas_city import (
    COLUMNS,
    FORESIGHT_SLOTS,
    choosable,
    place_foresight,
    refill_foresights,
)
from trailboss.kansas.objectives import fill_display
from trailboss.kansas.sam_moves import build, move_engine, travel_shortest
from trailboss.kansas.state import State
from trailboss.kansas.turn import end_turn


def automa_turn(s: State, source: Source) -> None:
    """Draw a card, move, act; in Kansas City the action comes first."""
    s.pop()
    t = s.tables
    if s.automa[-1] == 0:
        s.tell(EV_SHUFFLED)
    card = next_card(s, source, k.DRAW_AUTOMA)
    steps = card_steps(s, card)
    s.tell(EV_AUTOMA, card, steps)
    space = travel_shortest(s, steps)
    if s.setup.automa_tuned and t.automa_tuned[card]:
        act(s, t.automa_spec_actions[s.spec], 0, source)
    elif t.automa_only[card] < 0 or t.automa_only[card] == s.spec:
        actions = t.automa_actions[card]
        for place in range(len(actions)):
            revealed = int("reveal" in actions[:place])  # a cowboy was used for it
            act(s, actions[place], revealed, source)
    else:
        s.tell(EV_SKIPPED, k.SKIP_CARD, t.automa_only[card])
    if space != t.city_space:
        end_turn(s)
    elif s.setup.automa_chosen:
        s.push(k.AUTOMA_CITY)
    else:
        kansas_city(s, source)


def card_steps(s: State, card: int) -> int:
    steps = s.tables.automa_steps[card]
    p = s.players[s.seat]
    if steps == k.STEPS_BUILDINGS:
        return max(1, max(player.built for player in s.players))
    if steps == k.STEPS_SPEC:
        return p.workers[s.spec]
    if steps <= k.STEPS_WORKER:
        return p.workers[k.STEPS_WORKER - steps]
    return steps


def act(s: State, action: str, cowboys_used: int, source: Source) -> None:
    if action == "hire any":
        hire_any(s)
    elif action == "hire spec":
        hire_spec(s)
    elif action == "hire engineer":
        hire_type(s, k.ENGINEER)
    elif action == "engine":
        move_engine(s)
    elif action == "objective":
        take_objective(s, source)
    elif action == "outlaw":
        take_outlaw(s)
    elif action == "hazard":
        take_hazard(s)
    elif action == "buy":
        buy(s, s.players[s.seat].workers[k.COWBOY] - cowboys_used)
    elif action == "reveal":
        for _ in range(s.tables.reveal_cards):
            if s.stock[-1]:
                add_to_market(s, source)
    elif action == "build":
        build(s)


# Hiring -------------------------------------------------------------------------------------------


def hire_any(s: State) -> None:
    """From the cheapest row (ties: the upper one) a worker of his specialization, else the leftmost
    that has room."""
    t = s.tables
    p = s.players[s.seat]
    best = -1
    for row in range(open_rows(s)):
        if best >= 0 and t.job_cost[row] >= t.job_cost[best // k.JOB_COLUMNS]:
            continue
        for cell in range(row * k.JOB_COLUMNS, row * k.JOB_COLUMNS + s.setup.players):
            worker = s.jobs[cell] - 1
            if worker < 0 or p.workers[worker] == k.WORKER_SPACES:
                continue
            if best < 0 or best // k.JOB_COLUMNS != row or worker == s.spec:
                best = cell
            if worker == s.spec:
                break
    hire_cell(s, best)


def cheapest(s: State, worker: int) -> int:
    """The space of the cheapest worker of a type, -1 if there is none; ties: the upper row."""
    t = s.tables
    best = -1
    for row in range(open_rows(s)):
        if best >= 0 and t.job_cost[row] >= t.job_cost[best // k.JOB_COLUMNS]:
            continue
        for cell in range(row * k.JOB_COLUMNS, row * k.JOB_COLUMNS + s.setup.players):
            if s.jobs[cell] == worker + 1:
                best = cell
                break
    return best


def hire_spec(s: State) -> None:
    """The cheapest of his specialization; if there is none or no room, the cheapest of the type
    with most tiles that can be hired, if there is room."""
    p = s.players[s.seat]
    cell = cheapest(s, s.spec)
    if cell >= 0 and p.workers[s.spec] < k.WORKER_SPACES:
        hire_cell(s, cell)
        return
    counts = [0] * len(s.tables.workers)
    for row in range(open_rows(s)):
        for at in range(row * k.JOB_COLUMNS, row * k.JOB_COLUMNS + s.setup.players):
            if s.jobs[at] != k.EMPTY:
                counts[s.jobs[at] - 1] += 1
    hire_type(s, counts.index(max(counts)))


def hire_type(s: State, worker: int) -> None:
    if s.players[s.seat].workers[worker] < k.WORKER_SPACES:
        hire_cell(s, cheapest(s, worker))
    else:
        s.tell(EV_SKIPPED, k.SKIP_HIRE)


def hire_cell(s: State, cell: int) -> None:
    """Take the worker; the specialization follows a type that has become strictly larger."""
    if cell < 0:
        s.tell(EV_SKIPPED, k.SKIP_HIRE)
        return
    p = s.players[s.seat]
    worker = s.jobs[cell] - 1
    s.jobs = s.jobs[:]
    s.jobs[cell] = k.EMPTY
    p.workers[worker] += 1
    s.tell(EV_HIRED, worker, cell // k.JOB_COLUMNS, 0)
    if p.workers[worker] > p.workers[s.spec]:
        s.spec = worker
        s.tell(EV_SPEC, worker)


# Cattle, objectives, outlaws, hazards -------------------------------------------------------------


def buy(s: State, cowboys: int) -> None:
    """One purchase: most points, then most breeding value, then fewest cards."""
    t = s.tables
    best = -1
    rank = (0, 0, 0)
    for purchase in range(len(t.purchases)):
        if t.purchase_price[purchase] > t.automa_cap:
            continue
        if not can_purchase(s, purchase, cowboys, t.automa_cap):
            continue
        cards = t.purchase_cards[purchase]
        points = 0
        value = 0
        for kind in cards:
            points += t.card_vp[kind]
            value += t.card_value[kind]
        new = (points, value, -len(cards))
        if best < 0 or new > rank:
            best = purchase
            rank = new
    if best < 0:
        s.tell(EV_SKIPPED, k.SKIP_BUY)
        return
    for kind in t.purchase_cards[best]:
        take(s.market, kind)
        put(s.players[s.seat].discard, kind)
        s.tell(EV_BOUGHT, kind, 0)


def take_objective(s: State, source: Source) -> None:
    """The face-up card with most points; ties: the one nearest the stack, which is the first."""
    best = -1
    for card in s.display:
        if card >= 0 and (best < 0 or s.tables.card_vp[card] > s.tables.card_vp[best]):
            best = card
    if best < 0:
        s.tell(EV_SKIPPED, k.SKIP_OBJECTIVE)
        return
    s.display[s.display.index(best)] = -1
    put(s.players[s.seat].area, best)
    s.tell(EV_OBJECTIVE, best)
    fill_display(s, source)


def take_outlaw(s: State) -> None:
    """The tile on the space with the highest bounty."""
    for space in reversed(s.tables.outlaw_spaces):
        if s.trail[space] != k.EMPTY:
            kind = s.trail[space] - k.TILE
            take_tile(s, space)
            s.tell(EV_OUTLAW, space, kind)
            return
    s.tell(EV_SKIPPED, k.SKIP_OUTLAW)


def take_hazard(s: State) -> None:
    """Of the kind with most tiles on the trail the tile with most points. Ties between kinds: the
    better best tile, then the order of the kinds; between tiles: the higher space."""
    t = s.tables
    best = -1
    rank = (0, 0)
    for hazard in range(len(t.hazard_spaces) // k.HAZARD_SPACES):
        count = 0
        points = -1
        found = -1
        for place in range(hazard * k.HAZARD_SPACES, (hazard + 1) * k.HAZARD_SPACES):
            space = t.hazard_spaces[place]
            if s.trail[space] != k.EMPTY:
                count += 1
                if t.tile_vp[s.trail[space] - k.TILE] >= points:
                    points = t.tile_vp[s.trail[space] - k.TILE]
                    found = space
        if count and (count, points) > rank:
            best = found
            rank = (count, points)
    if best < 0:
        s.tell(EV_SKIPPED, k.SKIP_HAZARD)
        return
    kind = s.trail[best] - k.TILE
    take_tile(s, best)
    s.tell(EV_HAZARD, best, kind)


def take_tile(s: State, space: int) -> None:
    put(s.players[s.seat].taken, s.trail[space] - k.TILE)
    s.trail[space] = k.EMPTY


# Kansas City --------------------------------------------------------------------------------------


def kansas_city(s: State, source: Source) -> None:
    """A random tile of each foresight column, then the next delivery of his schedule."""
    for column in range(COLUMNS):
        place_random(s, column, source)
    leave_city(s, source)


def leave_city(s: State, source: Source) -> None:
    """All that follows the foresights, to the end of his turn."""
    deliver(s, source)
    s.players[s.seat].herder = s.tables.start
    refill_foresights(s, source)
    end_turn(s)


def ask_foresight(s: State, column: int, source: Source) -> None:
    """The human says which tile of a column he places; what leaves no choice is not asked."""
    kinds = choosable(s, column)
    if len(kinds) == 1:
        place_foresight(s, column, kinds[0], source)
    elif kinds:
        s.seat = 0
        s.push(k.FORESIGHT, column, 1)


def place_random(s: State, column: int, source: Source) -> None:
    tiles = empty(k.TILE_KINDS)
    for slot in range(column * FORESIGHT_SLOTS, (column + 1) * FORESIGHT_SLOTS):
        kind = s.foresight[slot]
        if kind >= 0 and not (kind < k.HAZARD and market_closed(s)):
            put(tiles, kind)
    if tiles[-1] == 0:
        return
    kind = source.pick(k.DRAW_FORESIGHT, tiles)
    s.reveals += 1
    place_foresight(s, column, kind, source)


def deliver(s: State, source: Source) -> None:
    """First the city of his level, then always the next one; the last one again and again."""
    t = s.tables
    p = s.players[s.seat]
    city = s.setup.automa_first
    for done in range(len(t.cities)):
        if p.cities[done]:
            city = min(done + 1, len(t.cities) - 1)
    if p.discs[0]:
        p.discs[0] -= 1
    elif p.stations:
        give_up_station(s)
    else:
        s.tell(EV_SKIPPED, k.SKIP_DELIVERY)
        return
    p.cities[city] += 1
    s.tell(EV_DELIVERED, city)
    if p.cities[city] > 1:
        return
    for left in (city - 1, city):
        if left >= 0 and p.cities[left] and left + 1 < len(t.cities) and p.cities[left + 1]:
            program = t.arrow_program[left]
            if program >= 0 and t.programs[program] == "objective":
                take_objective(s, source)


def give_up_station(s: State) -> None:
    """Without discs a delivery takes the one of his station with fewest points."""
    t = s.tables
    p = s.players[s.seat]
    worst = -1
    for station in range(len(t.stations)):
        if p.stations >> station & 1:
            if worst < 0 or t.station_vp[station] < t.station_vp[worst]:
                worst = station
    p.stations &= ~(1 << worst)
    s.tell(EV_DISC_MOVED, worst)


class Automa(Step[State]):
    """The solo opponent's turn."""

    def carry_out(self, s: State, source: Source) -> bool:
        automa_turn(s, source)
        return True


class AutomaCity(Step[State]):
    """The solo opponent in Kansas City, where the human chooses for him."""

    def carry_out(self, s: State, source: Source) -> bool:
        column = s.stack[k.AUTOMA_CITY_COLUMN]
        if column < COLUMNS:
            s.stack[k.AUTOMA_CITY_COLUMN] = column + 1
            ask_foresight(s, column, source)
        else:
            s.pop()
            leave_city(s, source)
        return True
