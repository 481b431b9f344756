"""A table for rule tests: put things where a rule needs them, then play by notation.

    t = Table()
    t.money(0, 10).hand(0, "galloway", "criollo").visit("B")
    t.play("do discard galloway => money 2")
    assert t.p(0).money == 12

Setting things up by hand does not move cards or tiles from elsewhere: a test states what it needs.
(`build` is the exception: it takes the tile from the display and a marker from its owner.)
Every helper returns the table, so that they chain.

With players=1 seat 1 is Sue; `sue_turn("A4", "joker")` lets her have a turn with scripted chance.
"""

from __future__ import annotations

from typing import Any, Self

import trailboss
from tests.rules.kit import Kit, pile_of
from trailboss.core.pile import named, pour
from trailboss.core.rules import Event
from trailboss.core.source import SeededSource
from trailboss.elpaso import constants as k
from trailboss.elpaso.rules import ElPasoRules
from trailboss.elpaso.state import Player, State
from trailboss.elpaso.tables import Tables
from trailboss.game import Game

SUE = 1


class Table(Kit):
    def __init__(
        self, players: int = 2, seed: int = 1, rules: ElPasoRules | None = None, **options: Any
    ) -> None:
        """A table where all herders stand on El Paso and nobody has money, tokens, a card in hand
        or a worker ready; the ten personal cards are in the draw pile. It is seat 0's turn, in the
        movement phase. `rules` may be rules with other figures."""
        if rules is None:
            game = trailboss.new_game("el-paso", players=players, seed=seed, **options)
        else:
            known = rules.options(players, options)
            names = [f"Seat {seat + 1}" for seat in range(players)]
            game = Game(rules, players, known, names, seed, SeededSource(seed))
        super().__init__(game)
        found = game.ruleset
        assert isinstance(found, ElPasoRules)
        self.rules = found
        self.tables: Tables = found.tables
        for seat in range(players):
            p = self.p(seat)
            p.started = True
            p.money = 0
            p.tokens = 0
            p.ready = [0] * len(self.tables.workers)
            pour(p.draw, p.hand)
        self.s.turn = 1
        self.turn(0)

    # Looking ------------------------------------------------------------------------------------

    @property
    def s(self) -> State:
        position = self.game.state
        assert isinstance(position, State)
        return position

    def p(self, seat: int) -> Player:
        return self.s.players[seat]

    @property
    def sue(self) -> Player:
        assert self.s.setup.automa == SUE
        return self.p(SUE)

    @property
    def printed(self) -> set[str]:
        """The actions of a tile or card, or the reward, that may be done now: "do" left out."""
        return {text.removeprefix("do ") for text in self.legal("do ")}

    def space(self, name: str) -> int:
        return self.tables.spaces.index(name)

    def where(self, seat: int = 0) -> str:
        """The space a herder stands on."""
        return self.tables.spaces[self.p(seat).herder]

    def tile_on(self, space: str) -> str:
        """What lies on a space: a letter, a building such as "4a of 0", or nothing ("")."""
        tile: dict[str, Any] = self.game.observe(None)["ring"].get(space, {})
        owner = f" of {tile['owner']}" if "owner" in tile else ""
        return f"{tile.get('tile', '')}{owner}"

    def cards(self, pile: list[int]) -> dict[str, int]:
        """A pile of cards as name -> count."""
        return named(pile, self.tables.cards)

    def ready(self, seat: int = 0) -> dict[str, int]:
        """The worker area as type -> count, without the types that are not there."""
        counts = self.p(seat).ready
        workers = self.tables.workers
        return {workers[at]: counts[at] for at in range(len(workers)) if counts[at]}

    def objectives_of(self, seat: int = 0) -> dict[str, int]:
        return named(self.p(seat).objectives, self.tables.objectives)

    def bonuses_of(self, seat: int = 0) -> dict[str, int]:
        return named(self.p(seat).bonuses, self.tables.bonuses)

    def discs_of(self, seat: int = 0) -> list[str]:
        """The discs still on a player board."""
        found: list[str] = self.game.observe(None)["players"][seat]["discs"]
        return found

    def posts_of(self, seat: int = 0) -> dict[int, int]:
        """The discs on trading posts, by value of the post."""
        discs = self.p(seat).posts
        values = self.tables.post_value
        return {values[at]: discs[at] for at in range(len(values)) if discs[at]}

    def score(self, line: str, seat: int = 0) -> int:
        return self.game.scores()[seat].lines[line]

    # Phases -------------------------------------------------------------------------------------

    def frames(self, seat: int, *frames: tuple[int, ...]) -> Self:
        """Begin in the middle of a turn: a fresh stack with these frames above the draw phase."""
        return self.stack(seat, (k.DRAW_PHASE,), *frames)

    def turn(self, seat: int) -> Self:
        """It is a seat's turn, in the movement phase."""
        limit: int = self.game.observe(None)["players"][seat]["step_limit"]
        return self.frames(seat, (k.MOVE, limit, 1))

    def first_turn(self, seat: int = 0) -> Self:
        """It is a seat's very first turn: the herder is still beside the board."""
        self.p(seat).started = False
        return self.frames(seat, (k.PLACE,))

    def visit(self, space: str, seat: int = 0) -> Self:
        """A seat's herder has just arrived at a tile: the action phase."""
        self.at(seat, space)
        place = self.space(space)
        return self.frames(seat, (k.VISIT, place, 0, self.s.ring[place]))

    def moving(self, steps: int, seat: int = 0) -> Self:
        """A seat is making a move action of so many steps."""
        return self.frames(seat, (k.MOVE, steps, 0))

    def train_visit(self, card: int, seat: int = 0) -> Self:
        """A seat has paid for a train card and may do its actions."""
        return self.frames(seat, (k.TRAIN_VISIT, card - 1))

    def offer(self, program: str, seat: int = 0) -> Self:
        """A seat is given a reward (as by a post or bonus tile), by its line in the tables."""
        return self.frames(seat, (k.OFFER, self.tables.programs.index(program))).settle()

    def el_paso(self, seat: int = 0) -> Self:
        """A seat's herder has just arrived at El Paso: $5 and Simmental taken, to the delivery."""
        self.at(seat, "EL-PASO")
        return self.frames(seat, (k.EL_PASO,)).settle()

    def deliver(self, value: int, seat: int = 0) -> Self:
        """The disc step of a delivery with a total value, if there is one."""
        self.at(seat, "EL-PASO")
        return self.frames(seat, (k.EL_PASO, 1, value)).settle()

    def draw_phase(self, seat: int = 0) -> Self:
        """A seat's action phase has ended: its draw phase, and on to the next decision."""
        return self.frames(seat).settle()

    def settle(self) -> Self:
        """Carry out what needs no decision."""
        self.rules.settle(self.s, self.game.source)
        self.game._legal = None
        return self

    # A player's things --------------------------------------------------------------------------

    def at(self, seat: int, space: str) -> Self:
        self.p(seat).herder = self.space(space)
        return self

    def money(self, seat: int, dollars: int) -> Self:
        self.p(seat).money = dollars
        return self

    def tokens(self, seat: int, count: int) -> Self:
        self.p(seat).tokens = count
        return self

    def certificates(self, seat: int, count: int) -> Self:
        self.p(seat).certificate = count
        return self

    def workers(self, seat: int, **counts: int) -> Self:
        """The worker area, instead of what is there: workers(0, cowboy=3, joker=1)."""
        self.p(seat).ready = self.by_type(counts)
        return self

    def hand(self, seat: int, *cards: str) -> Self:
        self.p(seat).hand = self.pile(*cards)
        self.p(seat).known = self.pile()
        return self

    def draw_pile(self, seat: int, *cards: str) -> Self:
        self.p(seat).draw = self.pile(*cards)
        return self

    def discard_pile(self, seat: int, *cards: str) -> Self:
        self.p(seat).discard = self.pile(*cards)
        return self

    def no_cards(self, seat: int = 0) -> Self:
        """Hand, draw pile and discard pile are empty: no exchange is possible."""
        return self.hand(seat).draw_pile(seat).discard_pile(seat)

    def discs(self, seat: int, *left: str) -> Self:
        """The discs on the player board, instead of those that are there."""
        for name in left:
            assert name in self.tables.discs, name
        self.p(seat).discs = sum(1 << self.tables.discs.index(name) for name in left)
        return self

    def taken(self, seat: int, *gone: str) -> Self:
        """All discs are on the player board but these."""
        for name in gone:
            assert name in self.tables.discs, name
        return self.discs(seat, *(name for name in self.tables.discs if name not in gone))

    def posts(self, seat: int, *values: int) -> Self:
        """A seat's discs on trading posts, by value, one for each time it is named."""
        self.p(seat).posts = [values.count(value) for value in self.tables.post_value]
        return self

    def markers(self, seat: int, count: int) -> Self:
        self.p(seat).markers = count
        return self

    def objectives(self, seat: int, *tiles: str) -> Self:
        """The objective tiles a seat owns."""
        self.p(seat).objectives = pile_of(self.tables.objectives, *tiles)
        return self

    def bonuses(self, seat: int, *tiles: str) -> Self:
        """The bonus tiles a seat owns."""
        self.p(seat).bonuses = pile_of(self.tables.bonuses, *tiles)
        return self

    # The board and the supplies -----------------------------------------------------------------

    def build(self, seat: int, kind: int, space: str) -> Self:
        """A public building on the trail, with a seat's marker; its side is the one in play."""
        assert self.s.ring[self.space(space)] == k.EMPTY
        self.s.ring[self.space(space)] = k.OWNED + seat * k.SEAT_KINDS + kind
        self.s.buildings[kind] -= 1
        self.p(seat).markers -= 1
        return self

    def neutral(self, space: str, letter: str) -> Self:
        self.s.ring[self.space(space)] = k.NEUTRAL + self.tables.neutral_names.index(letter)
        return self

    def building_display(self, *counts: int) -> Self:
        """Tiles left in the display, from kind 1 on."""
        assert len(counts) == self.tables.kinds
        self.s.buildings = [0, *counts]
        return self

    def market(self, **counts: int) -> Self:
        """Cards in the market, with _ for -; breeds that are not named stay as they are."""
        for name, count in counts.items():
            kind = self.tables.cards.index(name.replace("_", "-"))
            self.s.market[-1] += count - self.s.market[kind]
            self.s.market[kind] = count
        return self

    def worker_supply(self, **counts: int) -> Self:
        """Workers in the supply; types that are not named stay as they are."""
        for name, count in counts.items():
            self.s.workers[self.tables.workers.index(name)] = count
        return self

    def simmental(self, cards: int) -> Self:
        """Cards left on the Simmental space."""
        self.s.simmental = cards
        return self

    def claimed(self, seat: int) -> Self:
        """A seat has claimed the Simmental space: the others have their last turns."""
        self.s.claimer = seat
        return self

    def objective_display(self, *tiles: str | None) -> Self:
        names = self.tables.objectives
        self.s.objective_display = [-1 if tile is None else names.index(tile) for tile in tiles]
        return self

    def objective_stack(self, *tiles: str) -> Self:
        self.s.objectives = pile_of(self.tables.objectives, *tiles)
        return self

    def bonus_display(self, *tiles: str | None) -> Self:
        names = self.tables.bonuses
        self.s.bonus_display = [-1 if tile is None else names.index(tile) for tile in tiles]
        return self

    def bonus_stack(self, *tiles: str) -> Self:
        self.s.bonuses = pile_of(self.tables.bonuses, *tiles)
        return self

    # Sue ----------------------------------------------------------------------------------------

    def sue_has(self, **workers: int) -> Self:
        """The workers in Sue's row; jokers are those set aside."""
        self.sue.ready = self.by_type(workers)
        return self

    def sue_order(self, *workers: str) -> Self:
        """Sue's worker row from left to right."""
        self.s.order = [self.tables.workers.index(worker) for worker in workers]
        return self

    def sue_supply(self, *cards: str) -> Self:
        """Her supply stack."""
        self.s.supply = self.pile(*cards)
        return self

    def sue_deck(self, *cards: str) -> Self:
        """The automa cards not drawn yet; none has been used."""
        self.s.automa = pile_of(self.tables.automa, *cards)
        self.s.automa_used = pile_of(self.tables.automa)
        return self

    def sue_turn(self, card: str, *outcomes: str | int) -> Self:
        """Sue's turn with this automa card, then with these outcomes of chance, in order. After it
        the human is in the movement phase, or the game is over."""
        self.script(card, *outcomes)
        self.stack(SUE, (k.AUTOMA,))
        return self.settle()

    # Parts --------------------------------------------------------------------------------------

    def pile(self, *cards: str) -> list[int]:
        return pile_of(self.tables.cards, *cards)

    def by_type(self, counts: dict[str, int]) -> list[int]:
        for worker in counts:
            assert worker in self.tables.workers, worker
        return [counts.get(worker, 0) for worker in self.tables.workers]


# Looking at a delivery, printed actions, events --------------------------------------------------


def open_posts(t: Table) -> list[int]:
    """The posts that may be chosen."""
    assert t.decision == "post"
    return [int(move.removeprefix("deliver to ")) for move in t.legal("deliver to ")]


def open_discs(t: Table) -> list[str]:
    """The discs that may be chosen."""
    assert t.decision == "disc"
    return [move.removeprefix("disc ") for move in t.legal("disc ")]


def printed(t: Table) -> list[str]:
    """The printed actions on offer."""
    return [move.removeprefix("do ") for move in t.legal("do ")]


def own_building(kind: int, sides: str = "a") -> Table:
    """Seat 0 has arrived at an own building on S1, with a full hand of Criollo."""
    t = Table(buildings=sides).hand(0, *["criollo"] * 4).build(0, kind, "S1")
    return t.visit("S1")


def listening(t: Table) -> list[Event]:
    """The events from now on."""
    told: list[Event] = []
    t.game.listen(told.append)
    return told
