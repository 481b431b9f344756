"""What must hold at every step of every game: nothing appears, vanishes or is in two places.

`Watch` counts everything out from the tables and the position alone, without the engine's own
helpers, and keeps books on money, exchange tokens and replaced buildings from the events.
"""

from __future__ import annotations

from itertools import pairwise
from operator import le

from trailboss.core.events import EV_MONEY, EV_TOKEN
from trailboss.core.frames import WIDTH, Question
from trailboss.core.rules import Event
from trailboss.game import Game
from trailboss.kansas import constants as k
from trailboss.kansas.events import EV_FEE
from trailboss.kansas.rules import KansasRules
from trailboss.kansas.state import Player, State


def state_of(game: Game) -> State:
    assert isinstance(game.state, State)
    return game.state


def rules_of(game: Game) -> KansasRules:
    assert isinstance(game.ruleset, KansasRules)
    return game.ruleset


def bits(mask: int) -> int:
    return mask.bit_count()


class Watch:
    """Follows one game from its beginning."""

    def __init__(self, game: Game) -> None:
        s = state_of(game)
        t = s.tables
        n = s.setup.players
        self.players = n
        self.cards = [0] * t.card_count
        for kind in range(t.cattle_count):
            if t.card_variant[kind] == "" or s.setup.simmental:
                herds = game.players * t.card_each[kind]  # the solo opponent has none
                self.cards[kind] = herds + t.card_market[kind] + t.card_beside[kind]
        for kind in range(t.cattle_count, t.cattle_count + t.objective_count):
            self.cards[kind] = t.objective_copies[kind]
        self.tiles = [sum(bag[kind] for bag in t.bags) for kind in range(k.TILE_KINDS)]
        self.masters = sorted(tile for tile in s.masters if tile)
        self.discs = sum(t.disc_count)
        self.money = [p.money for p in s.players]
        self.tokens = [p.tokens for p in s.players]
        self.trail = s.trail[:]
        self.replaced = [0] * n  # bit per building number that was built over
        self.events: list[Event] = []
        game.listen(self.events.append)
        assert len(self.masters) == sum(t.station_master)
        assert self.money[: game.players] == list(t.seat_money[: game.players])
        assert self.money[game.players :] == [0] * (n - game.players)

    def fork(self, game: Game) -> Watch:
        """A watch of its own for a copy of the game."""
        new = Watch.__new__(Watch)
        new.players = self.players
        new.cards = self.cards
        new.tiles = self.tiles
        new.masters = self.masters
        new.discs = self.discs
        new.money = self.money[:]
        new.tokens = self.tokens[:]
        new.trail = self.trail[:]
        new.replaced = self.replaced[:]
        new.events = []
        game.listen(new.events.append)
        return new

    def tie_breaks(self, game: Game) -> list[int]:
        """What decides between equal totals, by seat: nothing, victory is shared."""
        return [0] * len(game.scores())

    def check(self, game: Game) -> None:
        """Call after every move."""
        s = state_of(game)
        self.books(s)
        self.count_cards(s)
        self.count_tiles(s)
        for seat in range(self.players):
            self.board(s, seat, s.players[seat])
        self.count_buildings(s)
        self.railroad(s)
        self.job_market(s)
        self.decision(game, s)
        self.events.clear()

    # Books --------------------------------------------------------------------------------------

    def books(self, s: State) -> None:
        """Money and tokens change by what the events say, and never below zero."""
        for kind, seat, a, b, _ in self.events:
            if kind == EV_MONEY:
                self.money[seat] += a
            elif kind == EV_FEE:
                self.money[seat] -= a
                if b >= 0:
                    self.money[b] += a
            elif kind == EV_TOKEN:
                self.tokens[seat] += a
        for seat in range(self.players):
            p = s.players[seat]
            assert p.money >= 0, f"seat {seat} has {p.money} dollars"
            assert p.money == self.money[seat], (
                f"seat {seat} has {p.money} dollars, but the events add up to {self.money[seat]}"
            )
            assert p.tokens >= 0
            assert p.tokens == self.tokens[seat], (
                f"seat {seat} has {p.tokens} tokens, but the events add up to {self.tokens[seat]}"
            )

    # Cards --------------------------------------------------------------------------------------

    def count_cards(self, s: State) -> None:
        t = s.tables
        piles = [s.market, s.stock, s.beside, s.objectives, s.box_cards]
        for p in s.players:
            piles += (p.hand, p.draw, p.discard, p.area)
        for pile in piles:
            assert min(pile) >= 0, f"a pile holds less than nothing: {pile}"
            assert len(pile) == t.card_count + 1
            assert sum(pile) == 2 * pile[-1], f"a pile's size is wrong: {pile}"
        totals = list(map(sum, zip(*piles, strict=True)))
        for card in s.display:
            if card >= 0:
                totals[card] += 1
        starting = t.cattle_count + t.objective_count
        if totals[:starting] != self.cards[:starting]:
            wrong = [kind for kind in range(starting) if totals[kind] != self.cards[kind]]
            raise AssertionError(
                "; ".join(f"{t.cards[at]}: {totals[at]} not {self.cards[at]}" for at in wrong)
            )
        for p in s.players:
            assert sum(p.area[starting:-1]) == 1, "one starting objective in each area"
        assert sum(totals[starting:-1]) == self.players, "starting objectives stay where they are"
        assert max(totals[starting:-1]) == 1, "starting objectives are all different"
        assert sum(s.objectives[: t.cattle_count]) == 0
        assert sum(s.market[t.cattle_count : -1]) == 0
        for p in s.players:
            assert not any(p.area[: t.cattle_count])
            assert min(p.known) >= 0
            assert sum(p.known) == 2 * p.known[-1]
            assert all(map(le, p.known, p.hand)), f"known to be in hand {p.known}, there {p.hand}"

    # Tiles --------------------------------------------------------------------------------------

    def count_tiles(self, s: State) -> None:
        t = s.tables
        piles = [*s.bags, s.box_tiles, *(p.taken for p in s.players)]
        for pile in piles:
            assert min(pile) >= 0, f"a pile holds less than nothing: {pile}"
            assert sum(pile) == 2 * pile[-1], f"a pile's size is wrong: {pile}"
        totals = list(map(sum, zip(*piles, strict=True)))
        for kind in s.foresight:
            if kind >= 0:
                totals[kind] += 1
        for job in s.jobs:
            if job:
                totals[job - 1] += 1
        for p in s.players:
            for worker in range(len(t.workers)):
                assert 1 <= p.workers[worker] <= k.WORKER_SPACES
                totals[worker] += p.workers[worker] - 1
        for tile in s.masters:
            if tile < 0 and tile != k.MASTER_GONE:
                totals[-1 - tile] += 1
        for space in range(len(t.spaces)):
            tile = s.trail[space]
            if tile >= k.TILE:
                totals[tile - k.TILE] += 1
                self.fits(s, space, tile - k.TILE)
        for kind in range(k.TILE_KINDS):
            assert totals[kind] == self.tiles[kind], (
                f"{t.tile_names[kind]}: {totals[kind]} tiles instead of {self.tiles[kind]}"
            )
        there = [tile for tile in s.masters if tile > 0]
        for tile in range(len(t.masters)):
            there += [tile + 1] * sum(p.masters >> tile & 1 for p in s.players)
        assert sorted(there) == self.masters, "the station masters dealt are there or taken"

    def fits(self, s: State, space: int, kind: int) -> None:
        t = s.tables
        if kind >= k.OUTLAW:
            assert t.space_kind[space] == k.SPACE_OUTLAW, t.spaces[space]
        else:
            hazard = (kind - k.HAZARD) // k.HAZARD_VARIANTS
            assert t.space_kind[space] == k.SPACE_HAZARD + hazard, t.spaces[space]

    # Boards and buildings -----------------------------------------------------------------------

    def board(self, s: State, seat: int, p: Player) -> None:
        t = s.tables
        if seat == s.setup.automa:
            self.automa(s, p)
            return
        for kind in range(len(t.discs)):
            assert 0 <= p.discs[kind] <= t.disc_count[kind]
        assert min(p.cities) >= 0
        placed = sum(p.cities) + bits(p.stations)
        assert sum(p.discs) + placed == self.discs, (
            f"seat {seat}: {sum(p.discs)} discs on the board and {placed} placed,"
            f" {self.discs} in all"
        )
        for city in range(len(t.cities)):
            assert p.cities[city] <= 1 or t.city_repeat[city], t.cities[city]
        limit = t.certificate_base
        for disc, position in t.certificate_limits:
            if p.discs[disc]:
                break
            limit = position
        assert 0 <= p.certificate <= limit
        assert p.permanent == sum(
            t.master_permanent[tile] for tile in range(len(t.masters)) if p.masters >> tile & 1
        )
        assert p.started or p.herder == t.start
        if s.seat != seat:
            assert p.herder != t.city_space, f"seat {seat} has stayed in Kansas City"

    def automa(self, s: State, p: Player) -> None:
        """The solo opponent has discs and workers, cards in two piles, and nothing secret."""
        t = s.tables
        placed = sum(p.cities) + bits(p.stations)
        assert p.discs[0] >= 0
        assert sum(p.discs) == p.discs[0] == t.automa_discs - placed
        assert (p.money, p.tokens, p.certificate, p.permanent) == (0, 0, 0, 0)
        assert (p.hand[-1], p.draw[-1]) == (0, 0)
        assert sum(p.discard[t.cattle_count : -1]) == 0
        there = [city for city in range(len(t.cities)) if p.cities[city]]
        first = s.setup.automa_first
        assert there == list(range(first, first + len(there))), "deliveries go up city by city"
        assert max(p.cities[:-1]) <= 1
        # He is seen in Kansas City only while the human chooses for him.
        assert (p.herder == t.city_space) == (s.seat >= 0 and s.stack[0] == k.AUTOMA_CITY)
        assert p.workers[s.spec] == max(p.workers)
        deck = [left + used for left, used in zip(s.automa, s.automa_used, strict=True)]
        assert deck[-1] == sum(deck[:-1]) == s.automa[-1] + s.automa_used[-1]
        assert deck[-1] in (len(t.automa), *[len(t.automa) - len(out) for out in t.automa_without])
        assert max(deck[:-1]) == 1

    def count_buildings(self, s: State) -> None:
        """Every building is in the shed, on the trail or built over; neutral ones stay."""
        t = s.tables
        on_trail = [0] * self.players
        built = [0] * self.players
        woods = [0] * self.players
        for space in range(len(t.spaces)):
            tile = s.trail[space]
            before = self.trail[space]
            if k.NEUTRAL <= before < k.PRIVATE:
                assert tile == before, f"the neutral building on {t.spaces[space]} has changed"
            elif k.PRIVATE <= before < k.TILE and tile != before:
                owner, number = divmod(before - k.PRIVATE, k.SEAT_TILES)
                self.replaced[owner] |= 1 << number
                assert k.PRIVATE <= tile < k.TILE, f"{t.spaces[space]} has lost its building"
                new_owner, new_number = divmod(tile - k.PRIVATE, k.SEAT_TILES)
                assert new_owner == owner, f"{t.spaces[space]} has changed its owner"
                faces = s.setup.automa_faces if owner == s.setup.automa else s.setup.faces
                assert t.face_builders[faces[new_number]] > t.face_builders[faces[number]], (
                    f"{t.spaces[space]}: replaced by a building of no more builders"
                )
            if k.PRIVATE <= tile < k.TILE:
                assert t.space_kind[space] == k.SPACE_BUILDING, t.spaces[space]
                owner, number = divmod(tile - k.PRIVATE, k.SEAT_TILES)
                assert on_trail[owner] >> number & 1 == 0, "a building stands twice"
                on_trail[owner] |= 1 << number
                built[owner] += 1
                woods[owner] += t.space_woods[space]
        self.trail = s.trail[:]
        every = (1 << (t.building_numbers + 1)) - 2
        for seat in range(self.players):
            p = s.players[seat]
            parts = (p.shed, on_trail[seat], self.replaced[seat])
            assert parts[0] | parts[1] | parts[2] == every, f"seat {seat}: buildings {parts}"
            assert sum(bits(part) for part in parts) == t.building_numbers, (
                f"seat {seat}: buildings {parts}"
            )
            assert (p.built, p.woods) == (built[seat], woods[seat]), f"seat {seat}"

    # Railroad and job market --------------------------------------------------------------------

    def railroad(self, s: State) -> None:
        """No engine rests on the last space, none shares a place but the starting space."""
        t = s.tables
        engines = [p.engine for p in s.players]
        going_back = any(
            s.stack[at] in (k.LAST_SPACE, k.ENGINE_RETURN) for at in range(0, len(s.stack), WIDTH)
        )
        for seat in range(self.players):
            assert 0 <= engines[seat] < len(t.positions)
            if engines[seat] == t.last:
                assert seat == s.seat, f"seat {seat}'s engine rests on the last space"
                assert going_back, f"seat {seat}'s engine rests on the last space"
        away = [engine for engine in engines if engine]
        assert len(away) == len(set(away)), f"engines share a place: {engines}"

    def job_market(self, s: State) -> None:
        t = s.tables
        n = self.players
        full = t.job_rows * n
        assert t.token_row * n - 1 <= s.placed <= full
        for cell in range(len(s.jobs)):
            row, column = divmod(cell, k.JOB_COLUMNS)
            if column >= n or row * n + column >= s.placed:
                assert s.jobs[cell] == k.EMPTY, f"row {row + 1}, column {column + 1}"
        assert (s.ender >= 0) == (s.placed == full)

    # Whose decision -----------------------------------------------------------------------------

    def decision(self, game: Game, s: State) -> None:
        codes = [move.code for move in game.legal]
        assert len(s.stack) % WIDTH == 0
        if game.over:
            assert codes == []
            assert game.seat is None
            assert s.ender >= 0
            assert s.stack[-WIDTH] == k.CLOSED
            return
        assert codes, "no legal move"
        assert all(a < b for a, b in pairwise(codes)), "legal moves not sorted and unique"
        assert codes[0] >= 0
        assert codes[-1] < game.ruleset.action_count
        assert isinstance(game.ruleset.frames[s.stack[-WIDTH]], Question)
        if s.stack[0] == k.AUTOMA_CITY:  # the human decides in Sam's turn
            assert (game.seat, s.setup.automa_chosen) == (0, True)
            assert s.stack[WIDTH] == k.FORESIGHT
            return
        whose = game.seat
        if k.ASIDE in s.stack[::WIDTH]:  # the first of those who do something in this turn waits
            at = s.stack[::WIDTH].index(k.ASIDE) * WIDTH + WIDTH
            whose = s.stack[at + k.ASIDE_SEAT]
        assert whose == (s.turn - 1) % self.players, "turns go round"
        assert s.stack[0] == k.PHASE_C
