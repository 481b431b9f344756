"""Positions of El Paso in words; see core.sheet. Not compiled."""

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
from trailboss.core.sheet.shapes import Counts, Map, Names, Places, Word
from trailboss.core.sheet.supply import Supply
from trailboss.core.source import Source
from trailboss.elpaso import constants as k
from trailboss.elpaso.kinds import FRAMES
from trailboss.elpaso.rules import ElPasoRules
from trailboss.elpaso.state import Player, State
from trailboss.elpaso.turn import begin_turn

OBJECTIVES: Final = "objectives"
BONUSES: Final = "bonuses"
AUTOMA: Final = "automa"


def sheet(rules: Rules, blank: Position) -> Sheet:
    assert isinstance(rules, ElPasoRules)
    assert isinstance(blank, State)
    return ElPasoSheet(rules, blank)


class ElPasoSheet(Sheet):
    def __init__(self, rules: ElPasoRules, blank: State) -> None:
        super().__init__(rules, blank)
        self.t = rules.tables
        self.setup = blank.setup
        self.automa = blank.setup.automa
        t = self.t
        self.clock = t.simmental_cards[self.herds()]
        self.deck = [
            left + used for left, used in zip(blank.automa, blank.automa_used, strict=True)
        ][:-1]
        self.markers = [
            t.automa_buildings if seat == self.automa else t.markers for seat in range(self.seats)
        ]
        self.cattle = frozenset(range(t.cattle_count))
        self.table = tuple(self.table_fields())
        self.seat = tuple(self.player_fields())
        self.frames = FrameSheet(
            list(FRAMES), k, namings(self), ("draw-phase", "automa", "over", "seating")
        )
        self.frames.steps = lambda program: len(t.steps[program])

    # What there is ------------------------------------------------------------------------------

    def herds(self) -> int:
        """How many players have cattle of their own."""
        return self.seats if self.automa < 0 else self.seats - 1

    def totals(self) -> list[int]:
        """Cards of each kind, wherever they are."""
        t = self.t
        found = [t.card_market[kind] for kind in range(t.card_count)]
        for kind in range(t.cattle_count):
            found[kind] += self.herds() * t.card_each[kind]
        found[t.simmental] += self.clock
        for worker in range(len(t.workers)):
            found[t.cattle_count + worker] = t.worker_count[worker]
        return found

    def supplies(self) -> dict[str, Supply]:
        t = self.t
        totals = self.totals()
        if self.automa >= 0:  # Sue's jokers count as other workers
            workers = sum(totals[t.cattle_count :])
            totals[t.cattle_count :] = [workers] * len(t.workers)
        return {
            CARDS: Supply(t.cards, totals),
            OBJECTIVES: Supply(t.objectives, [1] * len(t.objectives)),
            BONUSES: Supply(t.bonuses, list(t.bonus_copies)),
            AUTOMA: Supply(t.automa, self.deck),
        }

    def clear(self, reader: Reader, s: Any) -> None:
        t = self.t
        reader.supplies = self.supplies()
        s.ring = [k.EMPTY] * len(t.spaces)
        s.buildings = [0] + [t.kind_copies] * t.kinds
        s.workers = [0] * len(t.workers)
        s.simmental = 0
        s.market = empty(t.card_count)
        s.objectives = empty(len(t.objectives))
        s.objective_display = [-1] * t.display_size
        s.bonuses = empty(len(t.bonuses))
        s.bonus_display = [-1] * t.display_size
        s.box = empty(t.card_count)
        s.claimer = -1
        if self.automa >= 0:
            s.supply = empty(t.card_count)
            s.automa = empty(len(t.automa))
            s.automa_used = empty(len(t.automa))
        s.players = [self.new_player(seat) for seat in range(self.seats)]

    def new_player(self, seat: int) -> Player:
        t = self.t
        p = Player()
        p.begin(t.card_count, t.city)
        p.markers = self.markers[seat]
        p.discs = (1 << len(t.discs)) - 1
        p.ready = [0] * len(t.workers)
        p.objectives = empty(len(t.objectives))
        p.bonuses = empty(len(t.bonuses))
        p.posts = [0] * len(t.posts)
        p.started = seat == self.automa
        return p

    def options(self, options: dict[str, Any]) -> dict[str, Any]:
        found = {name: value for name, value in options.items() if name != "neutral"}
        sides = "".join("ab"[side] for side in self.setup.sides)
        trains = "".join("fs"[side] for side in self.setup.train_sides)
        found["buildings"] = sides[0] if len(set(sides)) == 1 else sides
        whole = {"f": "front", "s": "star"}
        found["trains"] = whole[trains[0]] if len(set(trains)) == 1 else trains
        return found

    def begin_turn(self, s: Any) -> None:
        begin_turn(s)

    def close(self, s: Any) -> None:
        s.push(k.CLOSED)

    # The table ----------------------------------------------------------------------------------

    def table_fields(self) -> list[Field]:
        t = self.t
        numbers = tuple(str(seat + 1) for seat in range(self.seats))
        sold = frozenset(kind for kind in self.cattle if t.card_market[kind])
        fields = [
            number_field(
                "simmental", "simmental", most=self.clock, usual=self.clock, of_table=True
            ),
            Field("claimer", Word(numbers, optional=True), get_claimer, put_claimer, None),
            Field(
                "neutral",
                Places(t.neutral_names, len(t.neutral_spaces)),
                get_neutral,
                put_neutral,
                list(t.neutral_names),
            ),
            Field("ring", Map(self.ring_values()), get_ring, put_ring, {}),
            pile_field("market", CARDS, t.cards, lambda s, _: s.market, shown=False, only=sold),
            Field("workers", Counts(t.workers), get_supply, put_supply, None),
            display_field(
                "objectives",
                OBJECTIVES,
                t.objectives,
                lambda s, _: s.objective_display,
                t.display_size,
            ),
            pile_field(
                "objective-stack", OBJECTIVES, t.objectives, lambda s, _: s.objectives, shown=False
            ),
            display_field(
                "bonuses", BONUSES, t.bonuses, lambda s, _: s.bonus_display, t.display_size
            ),
            pile_field("bonus-stack", BONUSES, t.bonuses, lambda s, _: s.bonuses, shown=False),
            pile_field("box", CARDS, t.cards, lambda s, _: s.box, only=self.cattle),
        ]
        if self.automa >= 0:
            types = t.workers[: k.JOKER]
            fields += [
                Field("order", Places(types, len(types)), get_order, put_order, list(types)),
                pile_field("supply", CARDS, t.cards, lambda s, _: s.supply),
                pile_field("automa-cards", AUTOMA, t.automa, lambda s, _: s.automa, shown=False),
                pile_field("automa-used", AUTOMA, t.automa, lambda s, _: s.automa_used),
            ]
        return fields

    def ring_values(self) -> dict[str, tuple[str, ...]]:
        """What may stand on each space of the ring."""
        t = self.t
        sides = self.setup.sides
        houses = tuple(
            f"{kind}{'ab'[sides[kind - 1]]} of {seat + 1}"
            for seat in range(self.seats)
            for kind in range(1, t.kinds + 1)
        )
        return {t.spaces[space]: houses for space in t.building_spaces}

    # A seat -------------------------------------------------------------------------------------

    def player_fields(self) -> list[Field]:
        t = self.t
        every = frozenset(range(t.card_count))
        return [
            name_field(),
            number_field("money", "money", automa=False),
            number_field("tokens", "tokens", most=99, automa=False),
            Field("herder", Word(t.spaces, optional=True), get_herder, put_herder, None),
            number_field("certificates", "certificate", most=t.certificate_limit, automa=False),
            Field("workers", Counts(t.workers), get_ready, put_ready, {}),
            Field("discs-taken", Names(t.discs), get_discs, put_discs, [], automa=False),
            Field("posts", Counts(t.posts), get_posts, put_posts, {}),
            pile_field(
                "objectives", OBJECTIVES, t.objectives, lambda s, seat: s.players[seat].objectives
            ),
            pile_field("bonuses", BONUSES, t.bonuses, lambda s, seat: s.players[seat].bonuses),
            *deck_fields(t.cards, every, self.cattle, self.cattle, "draw"),
            pile_field(
                "discard", CARDS, t.cards, lambda s, seat: s.players[seat].discard, self.cattle
            ),
        ]

    # Putting things right -----------------------------------------------------------------------

    def finish(self, reader: Reader, s: Any, source: Source) -> None:
        t = self.t
        cards = reader.supplies[CARDS]
        reader.at(TABLE, "simmental")
        cards.place(reader, t.simmental, s.simmental)
        finish_decks(reader, s, source, seat_section)
        if not reader.problems:
            cards.deal(reader, source)
        if reader.problems:
            return
        self.lay_rest(reader, s)
        for seat in range(self.seats):
            self.check_player(reader, s, seat)

    def lay_rest(self, reader: Reader, s: State) -> None:
        """Cards and tiles nobody has named lie in their stacks."""
        t = self.t
        cards = reader.supplies[CARDS]
        self.lay_workers(reader, s, cards.there[t.cattle_count :])
        left = cards.left()[: t.cattle_count]
        if (TABLE, "market") in reader.given:
            reader.at(TABLE, "market")
            missing(reader, cards, left)
        else:
            # What cannot be bought is in nobody's market: it has left the game.
            for kind, count in enumerate(left):
                put(s.market if t.card_market[kind] else s.box, kind, count)
        for key, supply, pile in (
            ("objective-stack", OBJECTIVES, s.objectives),
            ("bonus-stack", BONUSES, s.bonuses),
        ):
            rest = reader.supplies[supply].left()
            if (TABLE, key) in reader.given:
                reader.at(TABLE, key)
                missing(reader, reader.supplies[supply], rest)
            else:
                for kind, count in enumerate(rest):
                    put(pile, kind, count)
        if self.automa >= 0 and (TABLE, "automa-cards") not in reader.given:
            for card, count in enumerate(reader.supplies[AUTOMA].left()):
                put(s.automa, card, count)

    def lay_workers(self, reader: Reader, s: State, there: list[int]) -> None:
        """Workers that lie nowhere else are in the supply. Alone, where Sue's jokers count as other
        workers, only their number can be checked."""
        t = self.t
        written = (TABLE, "workers") in reader.given
        reader.at(TABLE, "workers")
        if self.automa >= 0 and written:
            if sum(there) != sum(t.worker_count):
                total = sum(t.worker_count)
                reader.wrong(
                    say("error-position-many", name="workers", total=total, there=sum(there))
                )
            return
        left = [t.worker_count[worker] - there[worker] for worker in range(len(t.workers))]
        for worker in range(len(t.workers)):
            if left[worker] < 0:  # jokers stand for these
                left[k.JOKER] += left[worker]
                left[worker] = 0
        if left[k.JOKER] < 0:
            total = sum(t.worker_count)
            reader.wrong(say("error-position-many", name="workers", total=total, there=sum(there)))
        elif written:
            supply = Supply(t.workers, left)
            missing(reader, supply, left)
        else:
            s.workers = left

    def check_player(self, reader: Reader, s: State, seat: int) -> None:
        t = self.t
        p = s.players[seat]
        section = seat_section(seat)
        if seat == self.automa:
            left = len(t.discs) - sum(p.posts)
            p.discs = (1 << max(left, 0)) - 1
            taken, placed = min(sum(p.posts), len(t.discs)), sum(p.posts)
        else:
            taken, placed = len(t.discs) - p.discs.bit_count(), sum(p.posts)
        if taken != placed:
            reader.at(section, "posts" if seat == self.automa else "discs-taken")
            reader.wrong(say("error-position-discs", taken=taken, placed=placed))
        for post, count in enumerate(p.posts):
            if count > 1 and not t.post_repeat[post]:
                reader.at(section, "posts")
                reader.wrong(say("error-position-many", name=t.posts[post], total=1, there=count))
        if p.markers < 0:
            reader.at(TABLE, "ring")
            most = self.markers[seat]
            reader.wrong(
                say("error-position-buildings", seat=seat + 1, most=most, there=most - p.markers)
            )
        if p.herder != t.city and s.ring[p.herder] == k.EMPTY:
            reader.at(section, "herder")
            reader.wrong(say("error-position-herder", space=t.spaces[p.herder]))


def namings(sheet: ElPasoSheet) -> dict[str, Naming]:
    """What the fields of frames are called."""
    t = sheet.t
    tiles = [""] * (k.OWNED + sheet.seats * k.SEAT_KINDS)
    for tile, name in enumerate(t.neutral_names):
        tiles[k.NEUTRAL + tile] = name
    for seat in range(sheet.seats):
        for kind in range(1, t.kinds + 1):
            side = "ab"[sheet.setup.sides[kind - 1]]
            tiles[k.OWNED + seat * k.SEAT_KINDS + kind] = f"{kind}{side} of {seat + 1}"
    return {
        "space": Naming(t.spaces),
        "program": Naming(t.programs),
        "action.tile": Naming(tuple(tiles)),
        "action.hired": Naming(("none", *t.workers)),
        "hire.barred": Naming(("none", *t.workers)),
        "pay-workers.type": Naming(t.workers),
        "set": Naming(t.set_names),
        "post": Naming(t.posts),
        "bought.card": Naming(t.cards),
        "train-actions.card": Naming(t.trains),
    }


# Fields of the table ------------------------------------------------------------------------------


def get_claimer(s: State, seat: int, eyes: Eyes) -> Any:
    return str(s.claimer + 1) if s.claimer >= 0 else None


def put_claimer(reader: Reader, s: State, seat: int, data: Any) -> None:
    s.claimer = int(data) - 1 if data is not None else -1


def get_neutral(s: State, seat: int, eyes: Eyes) -> Any:
    t = s.tables
    return [t.neutral_names[s.ring[space] - k.NEUTRAL] for space in t.neutral_spaces]


def put_neutral(reader: Reader, s: State, seat: int, data: Any) -> None:
    t = s.tables
    for place, name in enumerate(data):
        if name is None:
            reader.wrong(say("error-position-neutral"))
            return
        if data.count(name) > 1:
            reader.wrong(say("error-position-item-twice", name=str(name)))
            return
        s.ring[t.neutral_spaces[place]] = k.NEUTRAL + t.neutral_names.index(name)


def get_ring(s: State, seat: int, eyes: Eyes) -> Any:
    t = s.tables
    found: dict[str, str] = {}
    for space, tile in enumerate(s.ring):
        if tile >= k.OWNED:
            owner, kind = divmod(tile - k.OWNED, k.SEAT_KINDS)
            found[t.spaces[space]] = f"{kind}{'ab'[s.setup.sides[kind - 1]]} of {owner + 1}"
    return found


def put_ring(reader: Reader, s: State, seat: int, data: Any) -> None:
    t = s.tables
    for name, tile in data.items():
        face, _, owner = tile.partition(" of ")
        kind = int(face[:-1])
        s.buildings[kind] -= 1
        s.players[int(owner) - 1].markers -= 1
        if s.buildings[kind] < 0:
            there = t.kind_copies - s.buildings[kind]
            reader.wrong(say("error-position-many", name=face, total=t.kind_copies, there=there))
        place = k.OWNED + (int(owner) - 1) * k.SEAT_KINDS + kind
        s.ring[t.spaces.index(name)] = place


def get_supply(s: State, seat: int, eyes: Eyes) -> Any:
    """Left out where it follows from the rest: Sue's jokers hide what they are."""
    if s.setup.automa < 0:
        return None
    return {name: s.workers[at] for at, name in enumerate(s.tables.workers) if s.workers[at]}


def put_supply(reader: Reader, s: State, seat: int, data: Any) -> None:
    t = s.tables
    for name, count in data.items():
        worker = t.workers.index(name)
        reader.supplies[CARDS].place(reader, t.cattle_count + worker, count)
        s.workers[worker] = count


def get_order(s: State, seat: int, eyes: Eyes) -> Any:
    return [s.tables.workers[worker] for worker in s.order]


def put_order(reader: Reader, s: State, seat: int, data: Any) -> None:
    t = s.tables
    if sorted(data, key=str) != sorted(t.workers[: k.JOKER]):
        reader.wrong(say("error-position-order", known=t.workers[: k.JOKER]))
        return
    s.order = [t.workers.index(name) for name in data]


# Fields of a seat ---------------------------------------------------------------------------------


def get_herder(s: State, seat: int, eyes: Eyes) -> Any:
    p = s.players[seat]
    return s.tables.spaces[p.herder] if p.started else None


def put_herder(reader: Reader, s: State, seat: int, data: Any) -> None:
    p = s.players[seat]
    p.started = data is not None or seat == s.setup.automa
    p.herder = s.tables.city if data is None else s.tables.spaces.index(data)


def get_ready(s: State, seat: int, eyes: Eyes) -> Any:
    ready = s.players[seat].ready
    return {name: ready[worker] for worker, name in enumerate(s.tables.workers) if ready[worker]}


def put_ready(reader: Reader, s: State, seat: int, data: Any) -> None:
    t = s.tables
    for name, count in data.items():
        worker = t.workers.index(name)
        s.players[seat].ready[worker] = count
        reader.supplies[CARDS].place(reader, t.cattle_count + worker, count)


def get_discs(s: State, seat: int, eyes: Eyes) -> Any:
    discs = s.players[seat].discs
    return [name for disc, name in enumerate(s.tables.discs) if not discs >> disc & 1]


def put_discs(reader: Reader, s: State, seat: int, data: Any) -> None:
    for name in data:
        s.players[seat].discs &= ~(1 << s.tables.discs.index(name))


def get_posts(s: State, seat: int, eyes: Eyes) -> Any:
    posts = s.players[seat].posts
    return {name: posts[post] for post, name in enumerate(s.tables.posts) if posts[post]}


def put_posts(reader: Reader, s: State, seat: int, data: Any) -> None:
    for name, count in data.items():
        s.players[seat].posts[s.tables.posts.index(name)] = count
