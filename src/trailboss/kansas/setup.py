"""Setting up the table, in the order of the rulebook's steps."""

from __future__ import annotations

from trailboss.core.options import RANDOM_SIDE
from trailboss.core.pile import draw, empty, put, take
from trailboss.core.source import Source
from trailboss.kansas.cattle_market import fill_market
from trailboss.kansas.constants import (
    DRAW_BAG,
    DRAW_MASTER,
    DRAW_NEUTRAL,
    DRAW_SIDE,
    DRAW_STARTING,
    EMPTY,
    HAZARD,
    JOB_COLUMNS,
    NEUTRAL,
    PRIVATE,
    SEAT_TILES,
    TILE,
    TILE_KINDS,
)
from trailboss.kansas.hand import draw_cards
from trailboss.kansas.kansas_city import COLUMNS, FORESIGHT_SLOTS, refill_foresights
from trailboss.kansas.objectives import fill_display
from trailboss.kansas.state import Player, Setup, State
from trailboss.kansas.tables import Tables
from trailboss.kansas.trail_tiles import free_space
from trailboss.kansas.turn import begin_turn


class Solo:
    """How the solo opponent is set up."""

    def __init__(
        self,
        without: tuple[int, ...],
        extra_workers: bool,
        first_city: int,
        tuned: bool,
        chosen: bool,
    ) -> None:
        self.without = without  # cards that leave the game
        self.extra_workers = extra_workers  # does he get one worker of each type?
        self.first_city = first_city
        self.tuned = tuned
        self.chosen = chosen  # does the human choose his foresight tiles?


def set_up(
    t: Tables,
    players: int,
    simmental: bool,
    shuffle_neutral: bool,
    sides: list[int],
    solo: Solo | None,
    source: Source,
) -> State:
    """A table ready for the first decision. `sides` by building number: 0 a, 1 b, 2 random."""
    faces = [0]
    for number in range(1, t.building_numbers + 1):
        side = sides[number - 1]
        if side == RANDOM_SIDE:
            side = source.pick(DRAW_SIDE, [1, 1, 2])
        faces.append(2 * number + side)
    seats = players if solo is None else t.automa_seats
    setup = Setup(t, seats, simmental, tuple(faces))
    if solo is not None:
        setup.automa = seats - 1
        setup.automa_faces = tuple(
            2 * number + t.automa_side for number in range(t.building_numbers + 1)
        )
        setup.automa_tuned = solo.tuned
        setup.automa_first = solo.first_city
        setup.automa_chosen = solo.chosen
    setup.market_size = t.market_size[int(simmental)][seats]
    setup.fees = fees(t, setup)
    setup.base_steps = t.base_steps[seats]
    setup.steps = tuple(steps.get(seats, 0) for steps in t.disc_steps)
    s = State()
    s.begin()
    s.setup = setup
    s.tables = t
    s.placed = 0
    s.ender = -1
    s.spec = -1
    s.trail = [EMPTY] * len(t.spaces)
    s.box_cards = empty(t.card_count)
    s.box_tiles = empty(TILE_KINDS)
    s.players = [new_player(t) for _ in range(seats)]
    lay_neutral_buildings(s, shuffle_neutral, source)
    deal_masters(s, source)
    s.bags = [list(bag) for bag in t.bags]
    if solo is not None:
        prepare_automa(s, solo, source)
    lay_trail_tiles(s, source)
    fill_job_market(s, source)
    s.foresight = [-1] * (COLUMNS * FORESIGHT_SLOTS)
    refill_foresights(s, source)
    fill_cattle(s, source)
    s.objectives = empty(t.card_count)
    for card in range(t.cattle_count, t.cattle_count + t.objective_count):
        put(s.objectives, card, t.objective_copies[card])
    s.display = [-1] * t.display_size
    fill_display(s, source)
    seat_players(s, source)
    s.seat = 0
    s.reveals = 0
    begin_turn(s)
    return s


def fees(t: Tables, setup: Setup) -> tuple[int, ...]:
    """What each tile on the trail costs those who come by, at this number of players."""
    green = t.fee_green[setup.players]
    black = t.fee_black[setup.players]
    table = [0] * (TILE + TILE_KINDS)
    for seat in range(setup.players):
        for number in range(1, t.building_numbers + 1):
            tile = PRIVATE + seat * SEAT_TILES + number
            face = setup.face(tile)
            table[tile] = green * t.face_green[face] + black * t.face_black[face]
    for kind in range(HAZARD, TILE_KINDS):
        table[TILE + kind] = green * t.tile_green[kind] + black * t.tile_black[kind]
    return tuple(table)


def lay_neutral_buildings(s: State, shuffle: bool, source: Source) -> None:
    count = len(s.tables.neutral_spaces)
    left = [1] * count + [count]
    for place in range(count):
        tile = draw(left, source, DRAW_NEUTRAL) if shuffle else place
        s.trail[s.tables.neutral_spaces[place]] = NEUTRAL + tile


def deal_masters(s: State, source: Source) -> None:
    """Random tiles on the station master spaces; the rest stay in the box."""
    t = s.tables
    left = [1] * len(t.masters) + [len(t.masters)]
    s.masters = [0] * len(t.stations)
    for station in range(len(t.stations)):
        if t.station_master[station]:
            s.masters[station] = draw(left, source, DRAW_MASTER) + 1


def lay_trail_tiles(s: State, source: Source) -> None:
    """Tiles of bag 1 on the trail; one that does not fit goes back and another is drawn."""
    laid = 0
    while laid < s.tables.trail_tiles:
        kind = draw(s.bags[0], source, DRAW_BAG)
        space = free_space(s, kind)
        if space < 0:
            put(s.bags[0], kind)
        else:
            s.trail[space] = TILE + kind
            laid += 1


def fill_job_market(s: State, source: Source) -> None:
    """Rows above the token, and the token's row up to the token."""
    t = s.tables
    players = s.setup.players
    s.jobs = [EMPTY] * (t.job_rows * JOB_COLUMNS)
    while s.placed < t.token_row * players - 1:
        row, column = divmod(s.placed, players)
        s.jobs[row * JOB_COLUMNS + column] = draw(s.bags[1], source, DRAW_BAG + 1) + 1
        s.placed += 1


def fill_cattle(s: State, source: Source) -> None:
    t = s.tables
    s.market = empty(t.card_count)
    s.stock = empty(t.card_count)
    s.beside = empty(t.card_count)
    for kind in range(t.cattle_count):
        if t.card_variant[kind] == "" or s.setup.simmental:
            put(s.stock, kind, t.card_market[kind])
            put(s.beside, kind, t.card_beside[kind])
    fill_market(s, source)


def new_player(t: Tables) -> Player:
    """A player board with its printed workers, nothing else on it yet."""
    p = Player()
    p.begin(t.card_count, t.start)
    p.engine = 0
    p.permanent = 0
    p.stations = 0
    p.masters = 0
    p.built = 0
    p.woods = 0
    p.workers = [1] * len(t.workers)
    p.shed = (1 << (t.building_numbers + 1)) - 2
    p.area = empty(t.card_count)
    p.taken = empty(TILE_KINDS)
    p.discs = list(t.disc_count)
    p.cities = [0] * len(t.cities)
    return p


def seat_players(s: State, source: Source) -> None:
    t = s.tables
    starting = empty(t.card_count)
    for card in range(t.cattle_count + t.objective_count, t.card_count):
        put(starting, card)
    for seat in range(s.setup.players):
        s.seat = seat
        p = s.players[seat]
        put(p.area, draw(starting, source, DRAW_STARTING))
        if seat == s.setup.automa:
            continue
        p.money = t.seat_money[seat]
        p.tokens = t.seat_tokens[seat]
        for kind in range(t.cattle_count):
            put(p.draw, kind, t.card_each[kind])
        draw_cards(s, p, t.seat_cards[seat], source)


def prepare_automa(s: State, solo: Solo, source: Source) -> None:
    """The solo opponent: a random worker before anything else is drawn, at the hardest level one of
    each type too; his specialization is the most numerous type. His discs are a plain supply."""
    t = s.tables
    p = s.players[s.setup.automa]
    p.started = True
    p.discs = [t.automa_discs] + [0] * (len(t.discs) - 1)
    first = draw(s.bags[1], source, DRAW_BAG + 1)
    p.workers[first] += 1
    if solo.extra_workers:
        for worker in range(len(t.workers)):
            take(s.bags[1], worker)
            p.workers[worker] += 1
    s.spec = first
    s.automa = [1] * len(t.automa) + [len(t.automa)]
    for card in solo.without:
        take(s.automa, card)
    s.automa_used = empty(len(t.automa))
