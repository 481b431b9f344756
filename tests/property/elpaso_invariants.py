"""What must hold at every step of every game of El Paso: nothing appears, vanishes or is in two
places.

`ElPasoWatch` counts everything out from the tables and the position alone, without the engine's
own helpers, and keeps books from the events: money, tokens, certificates, workers ready, cards
owned, tiles, discs and posts, the market, the worker supply and the Simmental clock.
"""

from __future__ import annotations

from itertools import pairwise
from operator import le

from trailboss.core.events import (
    EV_BOUGHT,
    EV_CERTIFICATE,
    EV_DELIVERED,
    EV_DISC,
    EV_HIRED,
    EV_MONEY,
    EV_MOVED,
    EV_OVER,
    EV_REMOVED,
    EV_TILE,
    EV_TOKEN,
    EV_TURN,
)
from trailboss.core.frames import WIDTH, Question
from trailboss.core.rules import Event
from trailboss.elpaso import constants as k
from trailboss.elpaso.events import (
    EV_BONUS,
    EV_CLAIMED,
    EV_SIMMENTAL,
    EV_SPENT,
    EV_SUPPLY,
    EV_WORKER,
)
from trailboss.elpaso.rules import ElPasoRules
from trailboss.elpaso.state import Player, State
from trailboss.game import Game

CATTLE = 91
WORKERS = 48
TILES = 20  # of each kind
BUILDINGS = 12
DISCS = 7
MARKERS = 2
MOST_SEATS = 4


def elpaso_state(game: Game) -> State:
    assert isinstance(game.state, State)
    return game.state


def elpaso_rules(game: Game) -> ElPasoRules:
    assert isinstance(game.ruleset, ElPasoRules)
    return game.ruleset


class Books:
    """What the events say there should be; a copy goes its own way."""

    def __init__(self, s: State) -> None:
        self.money = [p.money for p in s.players]
        self.tokens = [p.tokens for p in s.players]
        self.certificates = [p.certificate for p in s.players]
        self.ready = [p.ready[:] for p in s.players]
        self.joined = [0] * len(s.tables.workers)  # Sue's jokers, by the type they count as
        self.owned = [owned(s, p) for p in s.players]
        self.objectives = [p.objectives[:-1] for p in s.players]
        self.bonuses = [p.bonuses[:-1] for p in s.players]
        self.discs = [p.discs for p in s.players]
        self.posts = [p.posts[:] for p in s.players]
        self.market = s.market[:-1]
        self.supply = s.workers[:]
        self.box = s.box[:-1]
        self.simmental = s.simmental
        self.claimer = s.claimer
        self.claimed_in = 0  # turn
        self.turn = s.turn
        self.arrivals = 0
        self.late_arrivals = 0  # after the claim
        self.over = False
        self.ring = s.ring[:]

    def copy(self) -> Books:
        new = Books.__new__(Books)
        for name, value in vars(self).items():
            if isinstance(value, list):
                value = [part[:] if isinstance(part, list) else part for part in value]
            setattr(new, name, value)
        return new


def owned(s: State, p: Player) -> list[int]:
    """Cards by kind in hand, draw and discard pile, and workers ready."""
    cattle = s.tables.cattle_count
    counts = [p.hand[kind] + p.draw[kind] + p.discard[kind] for kind in range(s.tables.card_count)]
    for worker in range(len(p.ready)):
        counts[cattle + worker] += p.ready[worker]
    return counts


class ElPasoWatch:
    """Follows one game from its beginning."""

    def __init__(self, game: Game) -> None:
        s = elpaso_state(game)
        t = s.tables
        self.players = game.players
        self.seats = s.setup.seats
        self.sue = s.setup.automa
        self.clock = s.simmental
        self.books = Books(s)
        self.cards = [
            game.players * t.card_each[kind] + t.card_market[kind] for kind in range(t.card_count)
        ]
        self.cards[t.simmental] = self.clock
        for worker in range(len(t.workers)):
            self.cards[t.cattle_count + worker] = t.worker_count[worker]
        self.extras: list[str] = []  # of Sue's cards
        if self.sue >= 0:
            rules = game.ruleset
            assert isinstance(rules, ElPasoRules)
            self.extras = rules.extra_cards(game.options)
        self.attach(game)
        # What the box holds, with what the missing players leave in it.
        personal = (MOST_SEATS - game.players) * sum(t.card_each)
        unused = max(t.simmental_cards.values()) - self.clock
        assert sum(self.cards[: t.cattle_count]) + personal + unused == CATTLE
        assert sum(self.cards[t.cattle_count :]) == WORKERS
        assert len(t.objectives) == sum(t.bonus_copies) == TILES
        assert t.kinds * t.kind_copies == BUILDINGS
        assert len(t.discs) == DISCS
        assert self.clock == t.simmental_cards[game.players]
        assert self.seats == max(2, game.players)
        assert self.sue == (1 if game.players == 1 else -1)
        for seat in range(game.players):
            assert self.books.money[seat] == t.seat_money[seat]
            assert self.books.tokens[seat] == t.seat_tokens[seat]

    def attach(self, game: Game) -> None:
        self.events: list[Event] = []
        game.listen(self.events.append)
        # Every outcome of chance counts as revealed: undo relies on it.
        self.hidden_draws = len(game.source.outcomes) - elpaso_state(game).reveals

    def fork(self, game: Game) -> ElPasoWatch:
        """A watch of its own for a copy of the game."""
        new = ElPasoWatch.__new__(ElPasoWatch)
        new.players = self.players
        new.seats = self.seats
        new.sue = self.sue
        new.clock = self.clock
        new.cards = self.cards
        new.extras = self.extras
        new.books = self.books.copy()
        new.attach(game)
        return new

    def check(self, game: Game) -> None:
        """Call after every move."""
        s = elpaso_state(game)
        for event in self.events:
            self.enter(s, event)
        self.events.clear()
        self.compare(s)
        self.count_cards(s)
        self.count_tiles(s)
        for seat in range(self.seats):
            if seat == self.sue:
                self.sue_board(s, s.players[seat])
            else:
                self.board(s, seat, s.players[seat])
                self.hand(s, seat, s.players[seat])
        self.count_buildings(s)
        self.course(s)
        self.decision(game, s)
        drawn = len(game.source.outcomes) - s.reveals
        assert drawn == self.hidden_draws, "something was drawn that does not count as revealed"

    # Books --------------------------------------------------------------------------------------

    def enter(self, s: State, event: Event) -> None:
        """Put an event into the books."""
        books = self.books
        t = s.tables
        kind, seat, a, b, _ = event
        if kind == EV_MONEY:
            books.money[seat] += a
            assert books.money[seat] >= 0, f"seat {seat} has paid more than it had"
        elif kind == EV_TOKEN:
            books.tokens[seat] += a
        elif kind == EV_CERTIFICATE:
            assert a != books.certificates[seat]
            books.certificates[seat] = a
        elif kind == EV_WORKER:
            books.ready[seat][a] += 1
        elif kind == EV_SPENT:
            books.ready[seat][a] -= b
        elif kind == EV_BONUS:
            books.ready[seat][a] -= 1
        elif kind == EV_HIRED:
            books.supply[a] -= 1
            books.ready[seat][a] += 1
            books.owned[seat][t.cattle_count + a] += 1
        elif kind == EV_BOUGHT:
            books.market[a] -= 1
            books.owned[seat][a] += 1
        elif kind == EV_REMOVED:
            books.owned[seat][a] -= 1
            books.box[a] += 1
        elif kind == EV_TILE:
            tiles = books.objectives if a == k.TILE_OBJECTIVE else books.bonuses
            tiles[seat][b] += 1
        elif kind == EV_SUPPLY:
            self.enter_supply(s, a, b)
        else:
            self.enter_course(s, event)

    def enter_supply(self, s: State, card: int, worker: int) -> None:
        """A card that Sue has drawn; a joker may count as another worker."""
        books = self.books
        cattle = s.tables.cattle_count
        if card < cattle:
            assert worker == -1
            books.owned[self.sue][card] += 1
            return
        books.ready[self.sue][worker] += 1
        books.owned[self.sue][cattle + worker] += 1
        if worker != card - cattle:
            assert card - cattle == k.JOKER, "only jokers count as something else"
            books.joined[worker] += 1

    def enter_course(self, s: State, event: Event) -> None:
        """Movement, deliveries, the Simmental clock, turns."""
        books = self.books
        t = s.tables
        kind, seat, a, b, _ = event
        if kind == EV_TURN:
            assert a == books.turn + 1
            assert seat == (a - 1) % self.seats, "turns go round"
            assert seat != books.claimer, "the claimer has another turn"
            books.turn = a
        elif kind == EV_MOVED and b == t.city:
            books.arrivals += 1
            books.late_arrivals += int(books.claimer >= 0)
        elif kind == EV_SIMMENTAL:
            books.simmental -= 1
            assert a == books.simmental
            books.owned[seat][t.simmental] += 1
        elif kind == EV_CLAIMED:
            assert books.simmental == 0, "the space is claimed with cards on it"
            assert books.claimer < 0, "the space is claimed twice"
            books.claimer = seat
            books.claimed_in = books.turn
        elif kind == EV_DELIVERED:
            books.posts[seat][a] += 1
            if seat == self.sue:
                books.discs[seat] >>= 1
        elif kind == EV_DISC:
            assert books.discs[seat] >> a & 1, f"seat {seat} has no disc {t.discs[a]} left"
            books.discs[seat] &= ~(1 << a)
        elif kind == EV_OVER:
            books.over = True

    def compare(self, s: State) -> None:
        """Everything is as the books say."""
        books = self.books
        for seat in range(self.seats):
            p = s.players[seat]
            assert p.money >= 0, f"seat {seat} has {p.money} dollars"
            assert p.money == books.money[seat], (
                f"seat {seat} has {p.money} dollars, but the events add up to {books.money[seat]}"
            )
            assert p.tokens >= 0
            assert p.tokens == books.tokens[seat], (
                f"seat {seat} has {p.tokens} tokens, but the events add up to {books.tokens[seat]}"
            )
            assert p.certificate == books.certificates[seat], f"seat {seat}: certificates"
            assert p.ready == books.ready[seat], f"seat {seat}: worker area"
            assert owned(s, p) == books.owned[seat], f"seat {seat}: cards owned"
            assert p.objectives[:-1] == books.objectives[seat], f"seat {seat}: objectives"
            assert p.bonuses[:-1] == books.bonuses[seat], f"seat {seat}: bonus tiles"
            assert p.discs == books.discs[seat], f"seat {seat}: discs"
            assert p.posts == books.posts[seat], f"seat {seat}: posts"
        assert s.market[:-1] == books.market, "the cattle market"
        assert s.workers == books.supply, "the worker supply"
        assert s.box[:-1] == books.box, "cards out of the game"
        assert (s.simmental, s.claimer) == (books.simmental, books.claimer), "the Simmental space"

    # Cards and tiles ----------------------------------------------------------------------------

    def count_cards(self, s: State) -> None:
        """All cattle and worker cards are there, each in one place."""
        t = s.tables
        cattle = t.cattle_count
        piles = [s.market, s.box]
        if self.sue >= 0:
            piles.append(s.supply)
        for p in s.players:
            piles += (p.hand, p.draw, p.discard)
        for pile in piles:
            assert min(pile) >= 0, f"a pile holds less than nothing: {pile}"
            assert len(pile) == t.card_count + 1
            assert sum(pile) == 2 * pile[-1], f"a pile's size is wrong: {pile}"
        totals = list(map(sum, zip(*piles, strict=True)))
        totals[t.simmental] += s.simmental
        for worker in range(len(t.workers)):
            assert s.workers[worker] >= 0
            assert all(p.ready[worker] >= 0 for p in s.players)
            totals[cattle + worker] += s.workers[worker] + sum(p.ready[worker] for p in s.players)
            totals[cattle + worker] -= self.books.joined[worker]
        totals[cattle + k.JOKER] += sum(self.books.joined)
        for kind in range(t.card_count):
            assert totals[kind] == self.cards[kind], (
                f"{t.cards[kind]}: {totals[kind]} cards instead of {self.cards[kind]}"
            )
        assert not any(s.market[cattle:-1]), "workers in the cattle market"
        assert not any(s.box[cattle:-1]), "workers out of the game"
        assert s.market[t.simmental] == 0, "Simmental in the market"

    def count_tiles(self, s: State) -> None:
        t = s.tables
        for name, stack, display, copies, taken in (
            (
                "objective",
                s.objectives,
                s.objective_display,
                None,
                [p.objectives for p in s.players],
            ),
            ("bonus", s.bonuses, s.bonus_display, t.bonus_copies, [p.bonuses for p in s.players]),
        ):
            piles = [stack, *taken]
            for pile in piles:
                assert min(pile) >= 0, f"a pile holds less than nothing: {pile}"
                assert sum(pile) == 2 * pile[-1], f"a pile's size is wrong: {pile}"
            totals = list(map(sum, zip(*piles, strict=True)))[:-1]
            for tile in display:
                if tile >= 0:
                    totals[tile] += 1
            expected = list(copies) if copies else [1] * len(t.objectives)
            assert totals == expected, f"{name} tiles: {totals}"
            assert len(display) == t.display_size
            if min(display) < 0:
                assert stack[-1] == 0, f"a gap among the {name} tiles was not filled"

    # Boards and buildings -----------------------------------------------------------------------

    def board(self, s: State, seat: int, p: Player) -> None:
        t = s.tables
        placed = sum(p.posts)
        assert p.discs.bit_count() + placed == DISCS, (
            f"seat {seat}: {p.discs.bit_count()} discs on the board and {placed} on posts"
        )
        dark_gone = sum(t.disc_dark[at] for at in range(DISCS) if not p.discs >> at & 1)
        dark_posts = sum(p.posts[at] for at in range(len(t.posts)) if t.post_dark[at])
        assert dark_gone <= dark_posts, f"seat {seat}: a dark disc on a light post"
        for post in range(len(t.posts)):
            assert 0 <= p.posts[post] <= 1 or t.post_repeat[post], f"seat {seat}: {t.posts[post]}"
        assert 0 <= p.certificate <= t.certificate_limit
        assert sum(p.objectives[:-1]) >= int(s.turn > 0), f"seat {seat} has no first objective"

    def hand(self, s: State, seat: int, p: Player) -> None:
        """Only cattle in hand, what is known is there, and nobody holds more than the limit."""
        t = s.tables
        assert not any(p.hand[t.cattle_count : -1]), f"seat {seat} has a worker in hand"
        assert min(p.known) >= 0
        assert sum(p.known) == 2 * p.known[-1]
        assert all(map(le, p.known, p.hand)), f"known to be in hand {p.known}, there {p.hand}"
        limit = t.hand_limit
        for disc in range(DISCS):
            if not p.discs >> disc & 1:
                limit += t.disc_cards[disc]
        held = p.hand[-1]
        exchanging = seat == s.seat and s.stack[-WIDTH] == k.DISCARD
        assert held <= limit + int(exchanging), f"seat {seat} holds {held} cards of {limit}"
        if seat != s.seat and held < limit:
            assert p.draw[-1] + p.discard[-1] == 0, f"seat {seat} has not filled its hand"

    def sue_board(self, s: State, p: Player) -> None:
        """Sue has no money, deck or hand, and her discs go from post to post."""
        t = s.tables
        assert (p.money, p.tokens, p.certificate) == (0, 0, 0)
        assert p.hand[-1] == p.draw[-1] == p.known[-1] == 0
        assert not any(p.discard[t.cattle_count : -1]), "Sue has workers among her cattle"
        last = t.automa_post + min(sum(p.posts), DISCS)
        expected = [int(t.automa_post <= post < last) for post in range(len(t.posts))]
        assert p.posts == expected, f"Sue's discs: {p.posts}"
        assert p.discs.bit_count() + sum(p.posts) == DISCS
        assert all(p.ready[worker] >= 1 for worker in range(k.JOKER)), "Sue never spends workers"
        assert sorted(s.order) == list(range(k.JOKER))
        cards = range(len(t.automa))
        both = [s.automa[card] + s.automa_used[card] for card in cards]
        hers = [int(not t.automa_extra[card] or t.automa[card] in self.extras) for card in cards]
        assert both == hers, f"her deck: {both}"
        assert s.automa[-1] + s.automa_used[-1] == sum(hers)

    def count_buildings(self, s: State) -> None:
        """Every building is in the display or on the ring; neutral ones stay where they are, a
        replaced one gives way to a dearer one of the same owner."""
        t = s.tables
        on_ring = [0] * (t.kinds + 1)
        markers = [0] * self.seats
        before = self.books.ring
        for space in range(len(t.spaces)):
            tile = s.ring[space]
            if t.space_kind[space] != k.SPACE_BUILDING:
                assert tile == before[space], f"{t.spaces[space]} has changed"
                assert (tile == k.EMPTY) == (space == t.city)
                continue
            if tile == k.EMPTY:
                assert before[space] == k.EMPTY, f"{t.spaces[space]} has lost its building"
                continue
            owner, kind = divmod(tile - k.OWNED, k.SEAT_KINDS)
            assert 0 <= owner < self.seats, f"{t.spaces[space]}: owner {owner}"
            assert 1 <= kind <= t.kinds, f"{t.spaces[space]}: kind {kind}"
            on_ring[kind] += 1
            markers[owner] += 1
            if before[space] not in (k.EMPTY, tile):
                old_owner, old = divmod(before[space] - k.OWNED, k.SEAT_KINDS)
                assert old_owner == owner, f"{t.spaces[space]} has changed its owner"
                side = s.setup.sides
                workers = t.kind_workers[side[kind - 1]][kind]
                assert workers > t.kind_workers[side[old - 1]][old], (
                    f"{t.spaces[space]}: replaced by a building of no more workers"
                )
        self.books.ring = s.ring[:]
        neutral = sorted(s.ring[space] - k.NEUTRAL for space in t.neutral_spaces)
        assert neutral == list(range(len(t.neutral_names))), "neutral buildings"
        for kind in range(1, t.kinds + 1):
            assert on_ring[kind] + s.buildings[kind] == t.kind_copies, f"building {kind}"
            assert s.buildings[kind] >= 0
        assert s.buildings[0] == 0
        for seat in range(self.seats):
            left = s.players[seat].markers
            assert left >= 0
            assert left + markers[seat] == MARKERS, (
                f"seat {seat}: {left} markers left and {markers[seat]} on the ring"
            )

    # The course of the game ---------------------------------------------------------------------

    def course(self, s: State) -> None:
        """Herders stand on locations; the Simmental clock counts the arrivals at El Paso."""
        t = s.tables
        for seat in range(self.seats):
            p = s.players[seat]
            if seat != self.sue and not p.started:
                assert p.herder == t.city
                assert s.turn <= seat + 1, f"seat {seat} has not placed its herder"
            there = p.herder == t.city or s.ring[p.herder] != k.EMPTY
            assert there, f"seat {seat} stands on the empty space {t.spaces[p.herder]}"
        books = self.books
        counted = self.clock - s.simmental + int(s.claimer >= 0) + books.late_arrivals
        assert books.arrivals == counted, f"{books.arrivals} arrivals, the clock says {counted}"
        assert s.turn == books.turn
        assert (s.claimer >= 0) == (books.arrivals - books.late_arrivals == self.clock + 1)

    def decision(self, game: Game, s: State) -> None:
        codes = [move.code for move in game.legal]
        assert len(s.stack) % WIDTH == 0
        assert game.over == self.books.over
        if game.over:
            assert codes == []
            assert game.seat is None
            assert s.stack[-WIDTH] == k.CLOSED
            assert s.claimer >= 0
            assert s.turn == self.books.claimed_in + self.seats - 1, "everybody else's last turn"
            return
        assert codes, "no legal move"
        assert all(a < b for a, b in pairwise(codes)), "legal moves not sorted and unique"
        assert codes[0] >= 0
        assert codes[-1] < game.ruleset.action_count
        assert game.ruleset.default(s) in codes, "the default move is not legal"
        assert isinstance(game.ruleset.frames[s.stack[-WIDTH]], Question)
        if s.turn == 0:
            assert s.stack[0] == k.SEATING
            assert s.stack[-WIDTH] == k.START_OBJECTIVE
        else:
            assert s.stack[0] == k.DRAW_PHASE
            assert game.seat == (s.turn - 1) % self.seats, "turns go round"
            assert game.seat != self.sue, "Sue is never asked"

    def tie_breaks(self, game: Game) -> list[int]:
        """What decides between equal totals, by seat: money left after it was turned into VP."""
        s = elpaso_state(game)
        return [
            0 if seat == self.sue else s.players[seat].money % s.tables.dollars_per_vp
            for seat in range(self.seats)
        ]
