"""A table for rule tests: put things where a rule needs them, then play by notation.

    t = Table("second-edition")
    t.money(0, 10).hand(0, "white", "gray").visit("A")
    t.play("do discard white => money 2")
    assert t.p(0).money == 12

Setting things up by hand does not move cards or tiles from elsewhere: a test states what it needs.
Every helper returns the table, so that they chain.

Statements and shared tests name the cities as the second edition does; at the table of another
edition a city is the one in the same place: "deliver to chicago" is Albuquerque in the first one.
"""

from __future__ import annotations

from typing import Any

from trailboss.core.message import plain
from trailboss.core.pile import empty, put
from trailboss.core.rules import Event
from trailboss.core.source import RecordingSource, ScriptedSource
from trailboss.game import begin
from trailboss.kansas import constants as k
from trailboss.kansas.events import KINDS
from trailboss.kansas.kansas_city import STAGE_DISCARD
from trailboss.kansas.rules import KansasRules
from trailboss.kansas.state import Player, State
from trailboss.kansas.tables import Tables
from trailboss.titles import of_number, rules_of


class Table:
    def __init__(
        self,
        game: str = "second-edition",
        players: int = 2,
        seed: int = 1,
        number: int = 0,
        **options: Any,
    ) -> None:
        """A table where all herders stand at the start, hands are empty, and the trail holds
        nothing but the neutral buildings. It is seat 0's turn, phase A. The rules are those of
        today, or of a number."""
        found = of_number(game, number) if number else rules_of(game)
        self.game = begin(found, players, seed, None, None, False, options)
        rules = self.game.ruleset
        assert isinstance(rules, KansasRules)
        self.rules = rules
        self.tables: Tables = rules.tables
        second = rules_of("second-edition")
        assert isinstance(second, KansasRules)
        self.own_city = dict(zip(second.tables.cities, self.tables.cities, strict=True))
        self.shared_city = {own: shared for shared, own in self.own_city.items()}
        for space in range(len(self.tables.spaces)):
            if self.s.trail[space] >= k.PRIVATE:
                self.s.trail[space] = k.EMPTY
        for seat in range(players):
            self.p(seat).started = True
            self.hand(seat)
        self.heard: list[Event] = []
        self.turn(0)

    # Looking ------------------------------------------------------------------------------------

    @property
    def s(self) -> State:
        position = self.game.state
        assert isinstance(position, State)
        return position

    def p(self, seat: int) -> Player:
        return self.s.players[seat]

    def legal(self, *prefixes: str) -> list[str]:
        """The notation of every legal move, or of those that begin with one of the prefixes."""
        self.game._legal = None
        texts = [delivery(str(move), self.shared_city) for move in self.game.legal]
        return [text for text in texts if not prefixes or text.startswith(prefixes)]

    def choices(self, *prefixes: str) -> list[str]:
        """The same, but of what search, random play and networks choose from."""
        texts = [self.rules.codec.text(code) for code in self.rules.legal(self.s)]
        return [text for text in texts if not prefixes or text.startswith(prefixes)]

    @property
    def decision(self) -> str:
        """The name of the decision that is asked for, such as phase-a, phase-b, hire, disc."""
        return str(self.game.observe(None)["decision"])

    def space(self, name: str) -> int:
        return self.tables.spaces.index(name)

    def card(self, name: str) -> int:
        return self.tables.cards.index(name)

    def tile_on(self, space: str) -> int:
        return self.s.trail[self.space(space)]

    def cards(self, pile: list[int]) -> dict[str, int]:
        """A pile of cards as name -> count."""
        return {self.tables.cards[at]: pile[at] for at in range(len(pile) - 1) if pile[at]}

    # Playing ------------------------------------------------------------------------------------

    def play(self, *moves: str) -> Table:
        for move in moves:
            self.game._legal = None
            self.game.play(delivery(move, self.own_city))
        return self

    def script(self, *outcomes: str | int) -> Table:
        """What is drawn next, in order, by name or number; more draws are an error."""
        source = ScriptedSource(list(outcomes))
        source.bind(self.rules.draws)
        self.game.source = RecordingSource(source)
        self.game.seed = None
        return self

    # Putting things in place --------------------------------------------------------------------

    def frames(self, seat: int, *frames: tuple[int, ...]) -> Table:
        """Begin in the middle: a fresh stack with these frames above phase C."""
        self.s.seat = seat
        self.s.stack = []
        self.s.push(k.PHASE_C)
        for frame in frames:
            self.s.push(*frame)
        self.game._legal = None
        return self

    def turn(self, seat: int) -> Table:
        """It is a seat's turn, phase A."""
        return self.frames(seat, (k.PHASE_A,))

    def visit(self, space: str, seat: int = 0) -> Table:
        """A seat's herder has just arrived at a space: phase B."""
        self.at(seat, space)
        return self.frames(seat, (k.VISIT, self.space(space), 0, 0, self.tile_on(space)))

    def city(self, seat: int = 0) -> Table:
        """A seat's herder has just arrived in Kansas City."""
        self.at(seat, "KC")
        self.frames(seat, (k.KANSAS_CITY,))
        self.rules.settle(self.s, self.game.source)
        return self

    def offer(self, program: str, seat: int = 0) -> Table:
        """A seat is offered an action (as by a worker space), by its line in the tables."""
        return self.frames(seat, (k.OFFER, self.tables.programs.index(program), -1))

    def at(self, seat: int, space: str) -> Table:
        self.p(seat).herder = self.space(space)
        return self

    def money(self, seat: int, dollars: int) -> Table:
        self.p(seat).money = dollars
        return self

    def tokens(self, seat: int, count: int) -> Table:
        self.p(seat).tokens = count
        return self

    def engine(self, seat: int, position: str) -> Table:
        self.p(seat).engine = self.tables.positions.index(position)
        return self

    def certificates(self, seat: int, count: int) -> Table:
        self.p(seat).certificate = self.tables.certificates.index(count)
        return self

    def workers(self, seat: int, **counts: int) -> Table:
        """Workers by type, the printed one included: workers(0, cowboy=3)."""
        for worker, count in counts.items():
            self.p(seat).workers[self.tables.workers.index(worker)] = count
        return self

    def pile(self, *cards: str) -> list[int]:
        made = empty(self.tables.card_count)
        for card in cards:
            put(made, self.card(card))
        return made

    def hand(self, seat: int, *cards: str) -> Table:
        self.p(seat).hand = self.pile(*cards)
        self.p(seat).known = self.pile()
        return self

    def draw_stack(self, seat: int, *cards: str) -> Table:
        self.p(seat).draw = self.pile(*cards)
        return self

    def discard_pile(self, seat: int, *cards: str) -> Table:
        self.p(seat).discard = self.pile(*cards)
        return self

    def area(self, seat: int, *cards: str) -> Table:
        """Objective cards in the objective area, instead of those that are there."""
        self.p(seat).area = self.pile(*cards)
        return self

    def discs(self, seat: int, **left: int) -> Table:
        """Discs still on the board, by kind with _ for -: discs(0, hand=1, step_left=0)."""
        for kind, count in left.items():
            self.p(seat).discs[self.tables.discs.index(kind.replace("_", "-"))] = count
        return self

    def cities(self, seat: int, **discs: int) -> Table:
        """Discs on cities, with _ for -: cities(0, st_louis=1)."""
        for name, count in discs.items():
            city = name.replace("_", "-")
            place = self.tables.cities.index(self.own_city.get(city, city))
            self.p(seat).cities[place] = count
        return self

    def stations(self, seat: int, *stations: str) -> Table:
        self.p(seat).stations = sum(1 << self.tables.stations.index(name) for name in stations)
        return self

    def masters(self, seat: int, *tiles: str) -> Table:
        """Station masters a seat owns."""
        p = self.p(seat)
        p.masters = sum(1 << self.tables.masters.index(tile) for tile in tiles)
        p.permanent = sum(
            self.tables.master_permanent[self.tables.masters.index(tile)] for tile in tiles
        )
        return self

    def station_master(self, station: str, tile: str | None) -> Table:
        """The station master that lies at a station."""
        place = self.tables.stations.index(station)
        self.s.masters[place] = 0 if tile is None else self.tables.masters.index(tile) + 1
        return self

    def taken(self, seat: int, **tiles: int) -> Table:
        """Hazard and outlaw tiles collected, with _ for -: taken(0, flood_4_green=1)."""
        for tile, count in tiles.items():
            kind = self.tables.tile_names.index(tile.replace("_", "-"))
            put(self.p(seat).taken, kind, count)
        return self

    def build(self, seat: int, number: int, space: str) -> Table:
        """A private building on the trail; its face is the one of this game."""
        place = self.space(space)
        self.s.trail[place] = k.PRIVATE + seat * k.SEAT_TILES + number
        p = self.p(seat)
        p.shed &= ~(1 << number)
        p.built += 1
        if self.tables.space_woods[place]:
            p.woods += 1
        return self

    def tile(self, space: str, name: str) -> Table:
        """A hazard or outlaw tile on the trail, such as flood-4-green or orange-outlaw."""
        self.s.trail[self.space(space)] = k.TILE + self.tables.tile_names.index(name)
        return self

    def neutral(self, space: str, letter: str) -> Table:
        self.s.trail[self.space(space)] = k.NEUTRAL + self.tables.neutral_names.index(letter)
        return self

    def jobs(self, *rows: str, placed: int | None = None) -> Table:
        """The job market from the first row on, a letter per worker: jobs("cb", "e-"); `placed`
        workers so far, by default the spaces given here."""
        self.s.jobs = [0] * len(self.s.jobs)
        letters = [worker[0] for worker in self.tables.workers]
        count = 0
        for row in range(len(rows)):
            for column in range(len(rows[row])):
                letter = rows[row][column]
                worker = letters.index(letter) + 1 if letter != "-" else 0
                self.s.jobs[row * k.JOB_COLUMNS + column] = worker
                count += 1
        self.s.placed = count if placed is None else placed
        return self

    def foresights(self, *columns: tuple[str | None, str | None]) -> Table:
        for column in range(len(columns)):
            for slot in range(2):
                name = columns[column][slot]
                kind = -1 if name is None else self.tables.tile_names.index(name)
                self.s.foresight[column * 2 + slot] = kind
        return self

    def market(self, *cards: str) -> Table:
        self.s.market = self.pile(*cards)
        return self

    def stock(self, *cards: str) -> Table:
        self.s.stock = self.pile(*cards)
        return self

    def display(self, *cards: str | None) -> Table:
        self.s.display = [-1 if card is None else self.card(card) for card in cards]
        return self

    def objective_stack(self, *cards: str) -> Table:
        self.s.objectives = self.pile(*cards)
        return self

    def no_tokens(self) -> Table:
        """Nobody has an exchange token, so that lists of moves are about the rule alone."""
        for p in self.s.players:
            p.tokens = 0
        return self

    def subphase_5(self, value: int, seat: int = 0) -> Table:
        """The delivery of a visit to Kansas City, with a breeding value, the hand discarded."""
        self.at(seat, "KC")
        return self.frames(seat, (k.KANSAS_CITY, STAGE_DISCARD, value), (k.CITY, value, 1))

    def number(self, action: str) -> int:
        """The private building with a local action, on the side used in this game."""
        for number in range(1, self.tables.building_numbers + 1):
            for programs in self.tables.face_actions[self.s.setup.faces[number]]:
                if action in [self.tables.programs[program] for program in programs]:
                    return number
        raise ValueError(f"no building here has {action!r}")

    def no_discs(self, seat: int, **left: int) -> Table:
        """No disc on the player board but those named."""
        self.p(seat).discs = [0] * len(self.tables.discs)
        return self.discs(seat, **left)

    # The solo opponent, seat 1 ------------------------------------------------------------------

    def spec(self, worker: str) -> Table:
        """Sam's specialization."""
        self.s.spec = self.tables.workers.index(worker)
        return self

    def sam(self, card: str, *drawn: str | int) -> Table:
        """A turn of Sam's with this card of a whole deck; then exactly what else is drawn in it.
        `heard` is what was told. Then it is the human's turn."""
        self.s.automa = [1] * len(self.tables.automa) + [len(self.tables.automa)]
        self.s.automa_used = empty(len(self.tables.automa))
        return self.sam_draws(card, *drawn)

    def sam_draws(self, *drawn: str | int) -> Table:
        """The same with the deck as it is."""
        self.script(*drawn)
        self.s.seat = self.s.setup.automa
        self.s.stack = []
        self.s.push(k.AUTOMA)
        self.s.events = self.heard = []
        self.rules.settle(self.s, self.game.source)
        self.s.events = None
        self.game._legal = None
        assert len(self.game.source.outcomes) == len(drawn), "something was not drawn"
        return self

    @property
    def told(self) -> list[str]:
        """What was told of Sam's turn as facts, up to the beginning of the next one: `hired worker
        cowboy row 2 price 0`; of other seats with their number before it."""
        found = []
        for event in self.heard:
            facts = plain(self.rules.tell(event))
            fields = [field.partition(":")[0] for field in KINDS[event[0]].split()[1:]]
            fields = list(dict.fromkeys((*fields, "goes", "row", "space", "worker")))
            words = [f"{field} {facts[field]}" for field in fields if field in facts]
            words += [f"via {' and '.join(facts['via'])}"] if facts.get("via") else []
            whose = "" if event[1] == self.s.setup.automa else f"seat {event[1]} "
            found.append(whose + " ".join([self.rules.event_kind(event), *words]))
        return [told for told in found if "turn " not in told]

    def no_bags(self) -> Table:
        """Nothing is left to fill the foresights with."""
        self.s.bags = [empty(k.TILE_KINDS) for _ in self.s.bags]
        return self


def delivery(move: str, names: dict[str, str]) -> str:
    """A move in notation with the city of a delivery renamed, if it has another name."""
    before, to, city = move.partition("deliver to ")
    return before + to + names.get(city, city)
