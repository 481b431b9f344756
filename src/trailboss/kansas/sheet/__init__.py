"""Positions of both editions in words; see core.sheet. Not compiled."""

from __future__ import annotations

from typing import Any, Final

from trailboss.core.message import say
from trailboss.core.pile import empty, put
from trailboss.core.rules import Position, Rules
from trailboss.core.sheet.frames import FrameSheet, Naming
from trailboss.core.sheet.piles import (
    CARDS,
    deck_fields,
    display_field,
    finish_decks,
    missing,
    name_field,
    number_field,
    pile_field,
)
from trailboss.core.sheet.reading import TABLE, Eyes, Field, Reader, Sheet, seat_section
from trailboss.core.sheet.shapes import Counts, Map, Names, Number, Places, Rows, Word
from trailboss.core.sheet.supply import Supply
from trailboss.core.source import Source
from trailboss.kansas import constants as k
from trailboss.kansas.kinds import FRAMES
from trailboss.kansas.money import certificate_limit
from trailboss.kansas.movement import is_location
from trailboss.kansas.rules import KansasRules
from trailboss.kansas.setup import new_player
from trailboss.kansas.state import Player, State
from trailboss.kansas.tables import Tables
from trailboss.kansas.turn import begin_turn

TILES: Final = "tiles"
MASTERS: Final = "masters"
AUTOMA: Final = "automa"
TAKEN: Final = "taken"  # a station master the solo opponent has
BAGS: Final = 3


def sheet(rules: Rules, blank: Position) -> Sheet:
    assert isinstance(rules, KansasRules)
    assert isinstance(blank, State)
    return KansasSheet(rules, blank)


class KansasSheet(Sheet):
    def __init__(self, rules: KansasRules, blank: State) -> None:
        super().__init__(rules, blank)
        self.t = rules.tables
        self.setup = blank.setup
        self.automa = blank.setup.automa
        self.deck = [
            left + used for left, used in zip(blank.automa, blank.automa_used, strict=True)
        ][:-1]
        self.cattle = frozenset(
            kind
            for kind in range(self.t.cattle_count)
            if self.t.card_variant[kind] == "" or self.setup.simmental
        )
        t = self.t
        self.faces = frozenset(range(t.cattle_count, t.cattle_count + t.objective_count))
        self.starting = frozenset(range(t.cattle_count + t.objective_count, t.card_count))
        self.hazards = frozenset(range(k.HAZARD, k.TILE_KINDS))
        self.table = tuple(self.table_fields())
        self.seat = tuple(self.player_fields())
        self.frames = FrameSheet(
            list(FRAMES), k, namings(self), ("phase-c", "automa", "automa-city", "over")
        )
        self.frames.steps = lambda program: len(self.t.steps[program])

    # What there is ------------------------------------------------------------------------------

    def herds(self) -> int:
        """How many players have cattle of their own."""
        return self.seats if self.automa < 0 else self.seats - 1

    def supplies(self) -> dict[str, Supply]:
        t = self.t
        cards = [0] * t.card_count
        for kind in self.cattle:
            cards[kind] = self.herds() * t.card_each[kind] + t.card_market[kind]
            cards[kind] += t.card_beside[kind]
        for kind in range(t.cattle_count, t.cattle_count + t.objective_count):
            cards[kind] = t.objective_copies[kind]
        for kind in range(t.cattle_count + t.objective_count, t.card_count):
            cards[kind] = 1
        tiles = [sum(bag[kind] for bag in t.bags) for kind in range(k.TILE_KINDS)]
        return {
            CARDS: Supply(t.cards, cards),
            TILES: Supply(t.tile_names, tiles),
            MASTERS: Supply(t.masters, [1] * len(t.masters)),
            AUTOMA: Supply(t.automa, self.deck),
        }

    def clear(self, reader: Reader, s: Any) -> None:
        t = self.t
        reader.supplies = self.supplies()
        s.trail = [k.EMPTY] * len(t.spaces)
        s.jobs = [k.EMPTY] * (t.job_rows * k.JOB_COLUMNS)
        s.placed = 0
        s.foresight = [-1] * len(s.foresight)
        s.bags = [empty(k.TILE_KINDS) for _ in range(BAGS)]
        s.market = empty(t.card_count)
        s.stock = empty(t.card_count)
        s.beside = empty(t.card_count)
        s.display = [-1] * t.display_size
        s.objectives = empty(t.card_count)
        s.masters = [0] * len(t.stations)
        s.box_cards = empty(t.card_count)
        s.box_tiles = empty(k.TILE_KINDS)
        s.ender = -1
        s.automa = empty(len(t.automa)) if self.automa >= 0 else []
        s.automa_used = empty(len(t.automa)) if self.automa >= 0 else []
        s.players = [new_player(t) for _ in range(self.seats)]
        if self.automa >= 0:
            p = s.players[self.automa]
            p.started = True
            p.discs = [t.automa_discs] + [0] * (len(t.discs) - 1)

    def options(self, options: dict[str, Any]) -> dict[str, Any]:
        found = {name: value for name, value in options.items() if name != "neutral"}
        letters = "".join("ab"[face % 2] for face in self.setup.faces[1:])
        found["buildings"] = letters[0] if len(set(letters)) == 1 else letters
        return found

    def begin_turn(self, s: Any) -> None:
        begin_turn(s)

    def close(self, s: Any) -> None:
        s.push(k.CLOSED)

    # The table ----------------------------------------------------------------------------------

    def table_fields(self) -> list[Field]:
        t = self.t
        objectives = t.cards[t.cattle_count : t.cattle_count + t.objective_count]
        waiting = frozenset(kind for kind in self.cattle if t.card_beside[kind])
        cattle, faces = self.cattle, self.faces
        numbers = tuple(str(seat + 1) for seat in range(self.seats))
        fields = [
            Field("token", Word(numbers, optional=True), get_ender, put_ender, None),
            Field("neutral", self.neutral_shape(), get_neutral, put_neutral, list(t.neutral_names)),
            Field("trail", Map(self.trail_values()), get_trail, put_trail, {}),
            Field(
                "jobs",
                Rows(t.workers, t.job_rows, self.seats, fill=True),
                get_jobs,
                put_jobs,
                None,
            ),
            Field(
                "foresights",
                Rows(t.tile_names, len(self.blank_foresight()) // 2, 2),
                get_foresights,
                put_foresights,
                [[None, None] for _ in range(len(self.blank_foresight()) // 2)],
            ),
        ]
        for bag in range(BAGS):
            fields.append(self.bag_field(bag))
        fields += [
            pile_field("market", CARDS, t.cards, lambda s, _: s.market, cattle, only=cattle),
            pile_field(
                "stack",
                CARDS,
                t.cards,
                lambda s, _: s.stock,
                cattle,
                shown=False,
                only=cattle,
            ),
            display_field(
                "objectives",
                CARDS,
                objectives,
                lambda s, _: s.display,
                t.display_size,
                t.cattle_count,
            ),
            pile_field(
                "objective-stack",
                CARDS,
                t.cards,
                lambda s, _: s.objectives,
                faces,
                shown=False,
                only=faces,
            ),
            Field("masters", Map(self.master_values()), get_masters, put_masters, {}),
            pile_field(
                "box", CARDS, t.cards, lambda s, _: s.box_cards, cattle, only=cattle | faces
            ),
            pile_field("box-tiles", TILES, t.tile_names, lambda s, _: s.box_tiles),
        ]
        if waiting:
            fields.append(
                pile_field(
                    "beside", CARDS, t.cards, lambda s, _: s.beside, shown=False, only=waiting
                )
            )
        if self.automa >= 0:
            fields += [
                Field("specialization", Word(t.workers), get_spec, put_spec, t.workers[0]),
                pile_field("automa-cards", AUTOMA, t.automa, lambda s, _: s.automa, shown=False),
                pile_field("automa-used", AUTOMA, t.automa, lambda s, _: s.automa_used),
            ]
        return fields

    def blank_foresight(self) -> list[int]:
        assert isinstance(self.blank, State)
        return self.blank.foresight

    def neutral_shape(self) -> Places:
        return Places(self.t.neutral_names, len(self.t.neutral_spaces))

    def bag_field(self, bag: int) -> Field:
        t = self.t
        kinds = frozenset(kind for kind in range(k.TILE_KINDS) if t.bags[bag][kind])
        return pile_field(
            f"bag-{bag + 1}",
            TILES,
            t.tile_names,
            lambda s, _: s.bags[bag],
            kinds,
            only=kinds,
        )

    def trail_values(self) -> dict[str, tuple[str, ...]]:
        """What may lie on each space of the trail."""
        t = self.t
        houses: list[str] = []
        for seat in range(self.seats):
            faces = self.setup.automa_faces if seat == self.automa else self.setup.faces
            houses += [f"{t.face_names[face]} of {seat + 1}" for face in faces[1:]]
        found: dict[str, tuple[str, ...]] = {}
        for space, name in enumerate(t.spaces):
            kind = t.space_kind[space]
            if kind == k.SPACE_BUILDING:
                found[name] = tuple(houses)
            elif k.SPACE_HAZARD <= kind < k.SPACE_OUTLAW:
                first = k.HAZARD + (kind - k.SPACE_HAZARD) * k.HAZARD_VARIANTS
                found[name] = t.tile_names[first : first + k.HAZARD_VARIANTS]
            elif kind == k.SPACE_OUTLAW:
                found[name] = t.tile_names[k.OUTLAW :]
        return found

    def master_values(self) -> dict[str, tuple[str, ...]]:
        t = self.t
        there = (*t.masters, *t.workers, *((TAKEN,) if self.automa >= 0 else ()))
        return {name: there for station, name in enumerate(t.stations) if t.station_master[station]}

    # A seat -------------------------------------------------------------------------------------

    def player_fields(self) -> list[Field]:
        t = self.t
        numbers = tuple(str(number) for number in range(1, t.building_numbers + 1))
        deck = self.cattle | self.faces
        return [
            name_field(),
            number_field("money", "money", automa=False),
            number_field("tokens", "tokens", most=99, automa=False),
            Field("herder", Word(t.spaces, optional=True), get_herder, put_herder, None),
            Field("engine", Word(t.positions), get_engine, put_engine, t.positions[0]),
            Field(
                "certificates",
                Number(0, t.certificates[-1]),
                get_certificates,
                put_certificates,
                0,
                automa=False,
            ),
            Field(
                "workers",
                Counts(t.workers, most=k.WORKER_SPACES),
                get_workers,
                put_workers,
                dict.fromkeys(t.workers, 1),
            ),
            Field("discs-taken", Counts(t.discs), get_discs, put_discs, {}, automa=False),
            Field("cities", Counts(t.cities), get_cities, put_cities, {}),
            Field("stations", Names(t.stations), get_stations, put_stations, []),
            Field("masters", Names(t.masters), get_own_masters, put_own_masters, []),
            Field("replaced", Names(numbers), get_replaced, put_replaced, []),
            pile_field(
                "tiles",
                TILES,
                t.tile_names,
                lambda s, seat: s.players[seat].taken,
                only=self.hazards,
            ),
            pile_field(
                "objectives",
                CARDS,
                t.cards,
                lambda s, seat: s.players[seat].area,
                only=self.faces | self.starting,
            ),
            *deck_fields(t.cards, deck, deck, self.cattle, "stack"),
            pile_field(
                "discard",
                CARDS,
                t.cards,
                lambda s, seat: s.players[seat].discard,
                self.cattle,
                only=deck,
            ),
        ]

    # Putting things right -----------------------------------------------------------------------

    def finish(self, reader: Reader, s: Any, source: Source) -> None:
        finish_decks(reader, s, source, seat_section)
        for supply in (CARDS, TILES):
            if not reader.problems:
                reader.supplies[supply].deal(reader, source)
        if reader.problems:
            return
        self.lay_rest(reader, s)
        self.check_table(reader, s)
        for seat in range(self.seats):
            if seat != self.automa:
                self.check_player(reader, s, seat)
        self.check_pieces(reader, s)

    def lay_rest(self, reader: Reader, s: State) -> None:
        """Cards and tiles nobody has named lie in their stacks."""
        t = self.t
        cards = reader.supplies[CARDS]
        left = cards.left()
        for kind in range(t.cattle_count + t.objective_count):
            key, pile = "stack", s.stock
            if kind >= t.cattle_count:
                key, pile = "objective-stack", s.objectives
            elif t.card_beside[kind]:
                key, pile = "beside", s.beside
            if (TABLE, key) in reader.given:
                reader.at(TABLE, key)
                missing(reader, cards, [0] * kind + [left[kind]])
            else:
                put(pile, kind, left[kind])
        tiles = reader.supplies[TILES]
        if any((TABLE, f"bag-{bag + 1}") in reader.given for bag in range(BAGS)):
            reader.at(TABLE, f"bag-{BAGS}")
            missing(reader, tiles, tiles.left())
        else:
            self.fill_bags(s, tiles.left())
        if self.automa >= 0 and (TABLE, "automa-cards") not in reader.given:
            for card, count in enumerate(reader.supplies[AUTOMA].left()):
                put(s.automa, card, count)

    def fill_bags(self, s: State, left: list[int]) -> None:
        """Tiles nobody has named: as many as were in it at first lie in the last bag they can be
        in, and so on towards the first."""
        for bag in reversed(range(BAGS)):
            for kind in range(k.TILE_KINDS):
                count = min(left[kind], self.t.bags[bag][kind])
                put(s.bags[bag], kind, count)
                left[kind] -= count

    def check_table(self, reader: Reader, s: State) -> None:
        t = self.t
        full = t.job_rows * self.seats
        least = t.token_row * self.seats - 1
        reader.at(TABLE, "jobs")
        if s.placed < least:
            reader.wrong(say("error-position-jobs", least=least, most=full, there=s.placed))
        elif (s.ender >= 0) != (s.placed == full):
            reader.at(TABLE, "token")
            reader.wrong(say("error-position-token", full=full, there=s.placed))
        reader.at(TABLE, "neutral")
        for space in t.neutral_spaces:
            if s.trail[space] == k.EMPTY:
                reader.wrong(say("error-position-neutral"))

    def check_player(self, reader: Reader, s: State, seat: int) -> None:
        t = self.t
        p = s.players[seat]
        taken = sum(t.disc_count) - sum(p.discs)
        placed = sum(p.cities) + p.stations.bit_count()
        if taken != placed:
            reader.at(seat_section(seat), "discs-taken")
            reader.wrong(say("error-position-discs", taken=taken, placed=placed))
        limit = t.certificates[certificate_limit(s, p)]
        if t.certificates[p.certificate] > limit:
            reader.at(seat_section(seat), "certificates")
            number = str(t.certificates[p.certificate])
            reader.wrong(say("error-position-number", least=0, most=limit, given=number))
        for city in range(len(t.cities)):
            if p.cities[city] > 1 and not t.city_repeat[city]:
                reader.at(seat_section(seat), "cities")
                reader.wrong(
                    say(
                        "error-position-many",
                        name=t.cities[city],
                        total=1,
                        there=p.cities[city],
                    )
                )

    def check_pieces(self, reader: Reader, s: State) -> None:
        """Herders stand on locations, engines on places of their own."""
        t = self.t
        engines: dict[int, int] = {}
        for seat, p in enumerate(s.players):
            if p.herder != t.start and not is_location(s, p.herder):
                reader.at(seat_section(seat), "herder")
                reader.wrong(say("error-position-herder", space=t.spaces[p.herder]))
            if p.engine and p.engine in engines:
                reader.at(seat_section(seat), "engine")
                place = t.positions[p.engine]
                other = engines[p.engine] + 1
                reader.wrong(say("error-position-engine", place=place, seat=other))
            engines[p.engine] = seat
        if self.automa >= 0:
            p = s.players[self.automa]
            p.discs[0] = t.automa_discs - sum(p.cities) - p.stations.bit_count()
            if p.discs[0] < 0:
                reader.at(seat_section(self.automa), "cities")
                placed = t.automa_discs - p.discs[0]
                reader.wrong(say("error-position-discs", taken=t.automa_discs, placed=placed))


def namings(sheet: KansasSheet) -> dict[str, Naming]:
    """What the fields of frames are called."""
    t = sheet.t
    targets = (*t.cities, *("" for _ in range(k.STATION_TARGET - len(t.cities))), *t.stations)
    tiles = [""] * (k.TILE + k.TILE_KINDS)
    for tile, name in enumerate(t.neutral_names):
        tiles[k.NEUTRAL + tile] = name
    for seat in range(sheet.seats):
        for number in range(1, t.building_numbers + 1):
            tile = k.PRIVATE + seat * k.SEAT_TILES + number
            tiles[tile] = f"{t.face_names[sheet.setup.face(tile)]} of {seat + 1}"
    for kind, name in enumerate(t.tile_names):
        tiles[k.TILE + kind] = name
    return {
        "space": Naming(t.spaces),
        "station": Naming(t.stations),
        "program": Naming(t.programs),
        "offer.first": Naming(("none", *t.programs), -1),
        "offer.second": Naming(("none", *t.programs), -1),
        "pay-card.set": Naming(t.set_names),
        "pay-card.first": Naming(("none", *t.cards), -1),
        "least": Naming(t.cards),
        "card": Naming(t.cards),
        "target": Naming(targets),
        "tile": Naming(tuple(tiles)),
    }


# Fields of the table ------------------------------------------------------------------------------


def get_ender(s: State, seat: int, eyes: Eyes) -> Any:
    return str(s.ender + 1) if s.ender >= 0 else None


def put_ender(reader: Reader, s: State, seat: int, data: Any) -> None:
    s.ender = int(data) - 1 if data is not None else -1


def get_neutral(s: State, seat: int, eyes: Eyes) -> Any:
    t = s.tables
    return [t.neutral_names[s.trail[space] - k.NEUTRAL] for space in t.neutral_spaces]


def put_neutral(reader: Reader, s: State, seat: int, data: Any) -> None:
    t = s.tables
    for place, name in enumerate(data):
        if data.count(name) > 1:
            reader.wrong(say("error-position-item-twice", name=str(name)))
            return
        if name is not None:
            s.trail[t.neutral_spaces[place]] = k.NEUTRAL + t.neutral_names.index(name)


def tile_text(s: State, tile: int) -> str:
    t = s.tables
    if tile >= k.TILE:
        return t.tile_names[tile - k.TILE]
    return f"{t.face_names[s.setup.face(tile)]} of {(tile - k.PRIVATE) // k.SEAT_TILES + 1}"


def get_trail(s: State, seat: int, eyes: Eyes) -> Any:
    return {
        s.tables.spaces[space]: tile_text(s, tile)
        for space, tile in enumerate(s.trail)
        if tile >= k.PRIVATE
    }


def put_trail(reader: Reader, s: State, seat: int, data: Any) -> None:
    t = s.tables
    for name, tile in data.items():
        space = t.spaces.index(name)
        if tile in t.tile_names:
            kind = t.tile_names.index(tile)
            reader.supplies[TILES].place(reader, kind)
            s.trail[space] = k.TILE + kind
            continue
        face, _, owner = tile.partition(" of ")
        number = t.face_names.index(face) // 2
        p = s.players[int(owner) - 1]
        if not p.shed >> number & 1:
            reader.wrong(say("error-position-many", name=tile, total=1, there=2))
        s.trail[space] = k.PRIVATE + (int(owner) - 1) * k.SEAT_TILES + number
        p.shed &= ~(1 << number)
        p.built += 1
        p.woods += int(t.space_woods[space])


def get_jobs(s: State, seat: int, eyes: Eyes) -> Any:
    t = s.tables
    columns = s.setup.players
    rows: list[list[str | None]] = []
    for cell in range(s.placed):
        row, column = divmod(cell, columns)
        if column == 0:
            rows.append([])
        job = s.jobs[row * k.JOB_COLUMNS + column]
        rows[-1].append(t.workers[job - 1] if job else None)
    return rows


def put_jobs(reader: Reader, s: State, seat: int, data: Any) -> None:
    for row, workers in enumerate(data):
        for column, worker in enumerate(workers):
            s.placed += 1
            if worker is not None:
                kind = s.tables.workers.index(worker)
                reader.supplies[TILES].place(reader, kind)
                s.jobs[row * k.JOB_COLUMNS + column] = kind + 1


def get_foresights(s: State, seat: int, eyes: Eyes) -> Any:
    names = s.tables.tile_names
    return [
        [names[kind] if kind >= 0 else None for kind in s.foresight[at : at + 2]]
        for at in range(0, len(s.foresight), 2)
    ]


def put_foresights(reader: Reader, s: State, seat: int, data: Any) -> None:
    for column, slots in enumerate(data):
        for slot, name in enumerate(slots):
            if name is not None:
                kind = s.tables.tile_names.index(name)
                reader.supplies[TILES].place(reader, kind)
                s.foresight[2 * column + slot] = kind


def get_masters(s: State, seat: int, eyes: Eyes) -> Any:
    t = s.tables
    found: dict[str, str] = {}
    for station, place in enumerate(s.masters):
        if place == k.MASTER_GONE:
            found[t.stations[station]] = TAKEN
        elif place > 0:
            found[t.stations[station]] = t.masters[place - 1]
        elif place < 0:
            found[t.stations[station]] = t.workers[-1 - place]
    return found


def put_masters(reader: Reader, s: State, seat: int, data: Any) -> None:
    t = s.tables
    for name, tile in data.items():
        station = t.stations.index(name)
        if tile == TAKEN:
            s.masters[station] = k.MASTER_GONE
        elif tile in t.masters:
            reader.supplies[MASTERS].place(reader, t.masters.index(tile))
            s.masters[station] = t.masters.index(tile) + 1
        else:
            reader.supplies[TILES].place(reader, t.workers.index(tile))
            s.masters[station] = -1 - t.workers.index(tile)


def get_spec(s: State, seat: int, eyes: Eyes) -> Any:
    return s.tables.workers[s.spec]


def put_spec(reader: Reader, s: State, seat: int, data: Any) -> None:
    s.spec = s.tables.workers.index(data)


# Fields of a seat ---------------------------------------------------------------------------------


def get_herder(s: State, seat: int, eyes: Eyes) -> Any:
    p = s.players[seat]
    return s.tables.spaces[p.herder] if p.started else None


def put_herder(reader: Reader, s: State, seat: int, data: Any) -> None:
    p = s.players[seat]
    p.started = data is not None or seat == s.setup.automa
    p.herder = s.tables.start if data is None else s.tables.spaces.index(data)


def get_engine(s: State, seat: int, eyes: Eyes) -> Any:
    return s.tables.positions[s.players[seat].engine]


def put_engine(reader: Reader, s: State, seat: int, data: Any) -> None:
    s.players[seat].engine = s.tables.positions.index(data)


def get_certificates(s: State, seat: int, eyes: Eyes) -> Any:
    return s.tables.certificates[s.players[seat].certificate]


def put_certificates(reader: Reader, s: State, seat: int, data: Any) -> None:
    known = s.tables.certificates
    if data in known:
        s.players[seat].certificate = known.index(data)
    else:
        names = tuple(str(number) for number in known)
        reader.wrong(say("error-position-name", given=str(data), known=names))


def get_workers(s: State, seat: int, eyes: Eyes) -> Any:
    p = s.players[seat]
    return {name: p.workers[worker] for worker, name in enumerate(s.tables.workers)}


def put_workers(reader: Reader, s: State, seat: int, data: Any) -> None:
    p = s.players[seat]
    for worker, name in enumerate(s.tables.workers):
        count = data.get(name, 1)  # one of each is printed on the board
        if count < 1:
            reader.wrong(
                say(
                    "error-position-count",
                    name=name,
                    least=1,
                    most=k.WORKER_SPACES,
                    given=str(count),
                )
            )
            return
        p.workers[worker] = count
        reader.supplies[TILES].place(reader, worker, count - 1)


def get_discs(s: State, seat: int, eyes: Eyes) -> Any:
    t = s.tables
    discs = s.players[seat].discs
    gone = [t.disc_count[kind] - discs[kind] for kind in range(len(t.discs))]
    return {name: gone[kind] for kind, name in enumerate(t.discs) if gone[kind]}


def put_discs(reader: Reader, s: State, seat: int, data: Any) -> None:
    t = s.tables
    for name, count in data.items():
        kind = t.discs.index(name)
        if count > t.disc_count[kind]:
            total = t.disc_count[kind]
            reader.wrong(say("error-position-many", name=name, total=total, there=count))
        s.players[seat].discs[kind] = t.disc_count[kind] - count


def get_cities(s: State, seat: int, eyes: Eyes) -> Any:
    cities = s.players[seat].cities
    return {name: cities[city] for city, name in enumerate(s.tables.cities) if cities[city]}


def put_cities(reader: Reader, s: State, seat: int, data: Any) -> None:
    for name, count in data.items():
        s.players[seat].cities[s.tables.cities.index(name)] = count


def bits(mask: int, names: tuple[str, ...]) -> list[str]:
    return [name for at, name in enumerate(names) if mask >> at & 1]


def mask(data: list[str], names: tuple[str, ...]) -> int:
    return sum(1 << names.index(name) for name in data)


def get_stations(s: State, seat: int, eyes: Eyes) -> Any:
    return bits(s.players[seat].stations, s.tables.stations)


def put_stations(reader: Reader, s: State, seat: int, data: Any) -> None:
    s.players[seat].stations = mask(data, s.tables.stations)


def get_own_masters(s: State, seat: int, eyes: Eyes) -> Any:
    return bits(s.players[seat].masters, s.tables.masters)


def put_own_masters(reader: Reader, s: State, seat: int, data: Any) -> None:
    t = s.tables
    p = s.players[seat]
    p.masters = mask(data, t.masters)
    for name in data:
        tile = t.masters.index(name)
        reader.supplies[MASTERS].place(reader, tile)
        if seat != s.setup.automa:
            p.permanent += t.master_permanent[tile]


def get_replaced(s: State, seat: int, eyes: Eyes) -> Any:
    """Buildings that were built over: neither beside the board nor on the trail."""
    t: Tables = s.tables
    p: Player = s.players[seat]
    standing = p.shed
    for tile in s.trail:
        owner, number = divmod(tile - k.PRIVATE, k.SEAT_TILES)
        if k.PRIVATE <= tile < k.TILE and owner == seat:
            standing |= 1 << number
    return [
        str(number) for number in range(1, t.building_numbers + 1) if not standing >> number & 1
    ]


def put_replaced(reader: Reader, s: State, seat: int, data: Any) -> None:
    for name in data:
        if not s.players[seat].shed >> int(name) & 1:
            reader.wrong(say("error-position-many", name=name, total=1, there=2))
        s.players[seat].shed &= ~(1 << int(name))
