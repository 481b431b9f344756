"""The columns of a row, and the numbering of moves for networks.

Names and sizes come from tables: the editions of the package share one encoding, so that a network
can play both, and what only one of them has is there all the same. A title with something that none
of them has gets an encoding of its own. See core.encoding.
"""

from __future__ import annotations

from typing import Final

from trailboss.core.encoding import SEATS, Columns, Encoding, bit_lists, numbered
from trailboss.core.memo import Frames
from trailboss.kansas.constants import (
    EMPTY,
    HAZARD,
    HAZARD_VARIANTS,
    OUTLAW,
    SPACE_BUILDING,
    SPACE_CITY,
    SPACE_HAZARD,
    SPACE_NEUTRAL,
    SPACE_OUTLAW,
    SPACE_START,
    TILE_KINDS,
)
from trailboss.kansas.scoring import CATEGORIES
from trailboss.kansas.tables import Tables
from trailboss.kansas.things import make_things

VERSION: Final = 1
FRAMES: Final = 2  # of the pending decision: the question and what lies below it
USED: Final = 6  # actions of a building
KIND_LIMIT: Final = 64
# The upper branch of the trail's second fork begins at this space of the first edition, and at that
# of the second: routes by it are the same moves.
FIRST_C: Final = "C-3"
SECOND_D: Final = "D"


class Places:
    """Where the things of one title stand in the columns it shares; `main` has most of all."""

    def __init__(self, t: Tables, main: Tables) -> None:
        self.cattle: int = main.cattle_count
        self.deck: int = main.objective_count
        self.automa_cards: int = len(main.automa)
        self.faces: int = 2 * main.building_numbers
        self.masters: int = len(main.masters)
        self.usual: int = usual_cattle(main)  # cards before those that can lie beside the board
        self.edition: int = 0
        self.spaces: list[int] = []  # by column: the space, -1 where this edition has none
        self.space_place: list[int] = []  # by space: its place among the names, from 1
        self.programs: list[int] = []  # by program: its place among the names, from 1
        self.sets: list[int] = []
        self.gap: list[int] = [0] * (self.cattle - t.cattle_count)
        self.number_gap: int = main.building_numbers - t.building_numbers
        self.used_bits: list[list[int]] = bit_lists(USED)
        self.station_bits: list[list[int]] = bit_lists(len(t.stations))
        self.master_bits: list[list[int]] = bit_lists(self.masters)
        self.number_bits: list[list[int]] = bit_lists(main.building_numbers)
        self.frames: Frames = {}
        self.no_automa: list[int] = [0] * (self.automa_cards + 3)
        self.no_jobs: list[int] = [0] * (3 * t.job_rows)


def usual_cattle(t: Tables) -> int:
    """How many kinds of cattle come before those of a variant."""
    for kind in range(t.cattle_count):
        if t.card_variant[kind]:
            return kind
    return t.cattle_count


def space_names(editions: list[Tables]) -> list[str]:
    """The spaces of the trail but the two where no tile lies."""
    found: list[str] = []
    for t in editions:
        for space in range(len(t.spaces)):
            if t.space_kind[space] not in (SPACE_START, SPACE_CITY):
                if t.spaces[space] not in found:
                    found.append(t.spaces[space])
    return found


def joined(lists: list[tuple[str, ...]]) -> list[str]:
    found: list[str] = []
    for names in lists:
        for name in names:
            if name not in found:
                found.append(name)
    return found


def move_names(t: Tables) -> list[str]:
    """The moves by name; cities by their place, as the editions call them differently."""
    names = list(t.codec.texts)
    if FIRST_C in t.spaces:
        for route in range(t.codes.move, t.codes.move + t.route_count):
            end, via, branches = names[route].partition(" via ")
            names[route] = end + via + branches.replace(FIRST_C, SECOND_D)
    for city in range(len(t.cities)):
        names[t.codes.deliver + city] = f"deliver to city {city}"
    return names


def edition_like(t: Tables, editions: list[Tables]) -> int:
    """The edition that has the same things as a title, whatever their figures; -1 for none."""
    programs = joined([other.programs for other in editions])
    for at, other in enumerate(editions):
        same = (
            t.cards == other.cards
            and t.set_names == other.set_names
            and t.spaces == other.spaces
            and t.space_kind == other.space_kind
            and t.positions == other.positions
            and t.stations == other.stations
            and t.masters == other.masters
            and t.discs == other.discs
            and t.automa == other.automa
            and t.tile_names == other.tile_names
            and t.neutral_names == other.neutral_names
            and t.job_rows == other.job_rows
            and t.display_size == other.display_size
            and move_names(t) == move_names(other)
        )
        if same and all(program in programs for program in t.programs):
            return at
    return -1


def make_encoding(t: Tables, editions: list[Tables]) -> tuple[Encoding, Places]:
    """The encoding of a title; `editions` are the tables of the package, the one with most first.
    What is like one of them is encoded as that one, anything else by itself."""
    like = edition_like(t, editions)
    if like < 0:
        editions = [t]
        like = 0
    main = editions[0]
    places = Places(t, main)
    spaces = space_names(editions)
    programs = joined([other.programs for other in editions])
    sets = joined([other.set_names for other in editions])
    places.edition = like
    for name in spaces:
        places.spaces.append(t.spaces.index(name) if name in t.spaces else -1)
    for name in t.spaces:
        places.space_place.append(spaces.index(name) + 1 if name in spaces else 0)
    places.space_place[t.city_space] = len(spaces) + 1
    places.programs = [programs.index(name) + 1 for name in t.programs]
    places.sets = [sets.index(name) + 1 for name in t.set_names]
    c = Columns()
    set_up_columns(c, main, len(editions))
    trail_columns(c, editions, spaces)
    market_columns(c, main)
    for frame in range(FRAMES):
        c.prefix = ("asked: ", "below: ")[frame]
        frame_columns(c, main, len(spaces), len(programs), len(sets))
    before = len(c.all)
    for seat in range(SEATS):
        c.prefix = ("own: ", "next: ", "third: ", "fourth: ")[seat]
        seat_columns(c, main, len(spaces))
    seat_size = (len(c.all) - before) // SEATS
    moves: list[str] = []
    for other in editions:
        numbered(moves, move_names(other))
    slots = numbered(moves, move_names(t))
    encoding = Encoding("kansas", VERSION, c.all, seat_size, moves, slots)
    encoding.things = make_things(encoding, editions, spaces, places.faces)
    return encoding, places


def set_up_columns(c: Columns, t: Tables, editions: int) -> None:
    c.category("edition", editions, "0 second edition, 1 first edition")
    c.category("seats", SEATS + 1, "how many seats, the solo opponent's included")
    c.category("place in turn order", SEATS, "the observer's seat: 0 began the game")
    c.flag("simmental", "is the Simmental variant played?")
    numbers = [str(number) for number in range(1, t.building_numbers + 1)]
    c.flags("side b of building", numbers, "does this building show side b?")
    c.category("automa deck", 3, "0 no solo opponent, 1 usual deck, 2 tuned deck")
    c.category("automa first city", len(t.cities), "the city he delivers to first")
    c.category("automa specialization", 4, "1 cowboys, 2 builders, 3 engineers")
    cards = [str(number) for number in range(1, len(t.automa) + 1)]
    c.flags("automa card", cards, "is this card of his still to come before the next shuffle?")
    c.category("decides", SEATS + 1, "0 nobody, 1 the observer, 2 the next seat, ...")
    c.category("job market token", SEATS + 1, "who holds it; 0 nobody yet")
    c.count("turn", 160, "turns begun so far, of all seats")
    c.count("workers placed", 48, "in the job market so far: the clock of the game")


def trail_columns(c: Columns, editions: list[Tables], spaces: list[str]) -> None:
    main = editions[0]
    for name in spaces:
        kind = SPACE_START
        for t in editions:
            if kind == SPACE_START and name in t.spaces:
                kind = t.space_kind[t.spaces.index(name)]
        if kind == SPACE_NEUTRAL:
            c.category(f"trail {name}", len(main.neutral_names) + 1, "the neutral building there")
        elif kind == SPACE_BUILDING:
            c.category(
                f"trail {name}",
                1 + 2 * main.building_numbers * SEATS,
                "the private building there: 1 + face + faces * owner, from the observer",
            )
        elif kind == SPACE_OUTLAW:
            c.category(f"trail {name}", 3, "outlaw there: 1 green, 2 orange")
        else:
            c.category(f"trail {name}", HAZARD_VARIANTS + 1, "the hazard tile there")


def market_columns(c: Columns, t: Tables) -> None:
    for row in range(t.job_rows):
        c.counts(f"job row {row + 1}", list(t.workers), SEATS, "workers there")
    for slot in range(6):
        c.category(f"foresight {slot}", TILE_KINDS + 1, "the tile there; 0 none")
    for bag in range(3):
        for name in (*t.workers, *t.tile_names[OUTLAW:], "all"):
            c.count(f"bag {bag + 1} {name}", 24, "tiles left in it")
    cattle = list(t.cards[: t.cattle_count])
    c.counts("market", cattle, 6, "cards in the cattle market")
    c.counts("stock", cattle, 8, "cards left in the market stack")
    c.counts("beside", list(t.cards[usual_cattle(t) : t.cattle_count]), 8, "cards beside the board")
    for place in range(t.display_size):
        c.category(
            f"objective display {place}", t.objective_count + 1, "the objective card there; 0 none"
        )
    c.count("objective stack", 24, "cards left in it")
    for station in t.stations:
        c.category(
            f"master at {station}",
            len(t.masters) + 5,
            "0 none, the tile from 1, then taken by the solo opponent, then a worker by type",
        )


def frame_columns(c: Columns, t: Tables, spaces: int, programs: int, sets: int) -> None:
    c.category("kind", KIND_LIMIT, "what is asked or being carried out")
    c.category("space", spaces + 2, "the space it is about")
    c.flags("used", [str(place) for place in range(USED)], "is this action used up?")
    c.category("card", t.card_count + 1, "the card it is about, or the least allowed")
    c.category("program", programs + 1, "the action that is carried out or offered")
    c.category("other program", programs + 1, "the other action that is offered")
    c.category("set", sets + 1, "the set of cards that will do")
    c.category("station", len(t.stations) + 1, "the station it is about")
    c.category("city", len(t.cities) + 1, "the city it is about")
    c.count("number", 24, "cards, spaces, steps or cowboys left, or the value of the delivery")
    c.count("second number", 12, "purchases made, transport cost, stage of the city's phases")
    c.offset("price", 16, "price or what is added to it")
    c.category("flag", 2, "in the middle of a copy, may be declined, free, double, ordinary")
    c.category("second flag", 2, "to hand, in any order")


def seat_columns(c: Columns, t: Tables, spaces: int) -> None:
    c.category("who", 3, "0 nobody, 1 a player, 2 the solo opponent")
    c.count("money", 60, "dollars")
    c.count("tokens", 4, "exchange tokens")
    c.category("herder", spaces + 2, "the space of the herder; 0 not placed yet")
    c.category("engine", len(t.positions), "the position of the engine")
    c.count("certificates", 6, "certificates on the track")
    c.count("permanent", 6, "permanent certificates")
    c.count("built", 12, "buildings on the trail")
    c.count("woods", 6, "of these, in the woods")
    c.count("step limit", 8, "steps the herder may take")
    c.count("hand limit", 7, "cards to draw up to")
    c.count("certificate limit", 6, "how far the track goes")
    c.count("hand size", 8, "cards in hand")
    c.count("draw size", 20, "cards in the draw stack")
    c.count("hand value", 24, "of the different cattle in hand that are known; see `hand`")
    c.counts("workers", list(t.workers), 6, "workers of that type")
    c.counts("discs", list(t.discs), 2, "discs still on the board there")
    c.counts("city", [str(city) for city in range(len(t.cities))], 3, "discs at that city")
    c.flags("station", list(t.stations), "a disc at that station?")
    c.flags("master", list(t.masters), "that station master?")
    numbers = [str(number) for number in range(1, t.building_numbers + 1)]
    c.flags("unbuilt", numbers, "that building still to be built?")
    c.count("hazards", 8, "hazard tiles collected")
    c.count("hazard points", 24, "their points")
    c.counts("outlaws", list(t.tile_names[OUTLAW:]), 6, "outlaw tiles collected")
    objectives = list(t.cards[t.cattle_count :])
    c.counts("area", objectives, 2, "objective cards played")
    cattle = list(t.cards[: t.cattle_count])
    c.counts("discard", cattle, 5, "cattle in the discard pile")
    c.counts("face down", cattle, 5, "cattle in hand and draw stack together")
    c.counts("hand", cattle, 4, "cattle in hand: one's own; of others what everybody knows")
    deck = objectives[: t.objective_count]
    c.counts("deck", deck, 2, "objective cards in the deck, wherever they are in it")
    c.counts("hand", deck, 2, "objective cards in hand: one's own; of others those known")
    for category in CATEGORIES:
        c.offset(f"points {category}", 60, "points on that line of the score sheet by now")


# The rules' own numbers the columns are built on.
assert EMPTY == 0
assert SPACE_HAZARD == SPACE_BUILDING + 1
assert TILE_KINDS - HAZARD == 3 * HAZARD_VARIANTS + 2
