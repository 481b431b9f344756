"""Looking for games that use what is still missing.

A game is grown in legs: from the best few positions so far, many ways on are tried with weighted
chance, and those are kept that use most of what is missing and stand best. The chance of the game
is that of its seed, so the moves found make a record that replays.
"""

from __future__ import annotations

from typing import Any

import trailboss
from tests.property.elpaso_choosers import chooser_for
from tests.records.coverage import NO_ORIGIN, Origin
from tests.records.every_title import items_of, next_origin
from trailboss.core.rules import Event, Position, Rules
from trailboss.core.source import SeededSource
from trailboss.game import Game
from trailboss.kansas import constants as k
from trailboss.kansas.hand import hand_limit
from trailboss.kansas.money import stations_upgraded
from trailboss.kansas.rules import KansasRules
from trailboss.kansas.state import State

LEG = 25  # moves
TRIES = 80  # ways tried from all kept positions together, each leg
MORE_TRIES = 240  # once only FEW things are wanted
FEW = 12
KEPT = 6
CURIOUS = 3  # one way in so many tries every move before it chooses


class Line:
    """A way a game can go: a position, its chance, the moves that led there, what they used."""

    def __init__(self, rules: Rules, state: Position, source: SeededSource) -> None:
        self.rules = rules
        self.state = state
        self.source = source
        self.codes: list[int] = []
        self.items: set[str] = set()
        self.origin: Origin = NO_ORIGIN

    def copy(self) -> Line:
        source = SeededSource(0)
        source.restore(self.source.save())
        new = Line(self.rules, self.state, source)
        new.codes = self.codes[:]
        new.items = set(self.items)
        new.origin = self.origin
        return new

    def look(self, code: int) -> tuple[Position, set[str], Origin]:
        """What a move would lead to and use."""
        after = self.state.copy()
        events: list[Event] = []
        after.events = events
        self.rules.apply(after, code, self.source)
        after.events = None
        items = items_of(self.rules, self.state, code, events, after, self.origin)
        return after, items, next_origin(self.rules, self.origin, events)

    def play(self, code: int) -> None:
        self.state, items, self.origin = self.look(code)
        self.codes.append(code)
        self.items |= items


class Search:
    """Plays one game so that it uses as much as possible of what is worth something."""

    def __init__(
        self, rules: Rules, players: int, seed: int, worth: dict[str, int], **options: Any
    ) -> None:
        self.rules = rules
        self.players = players
        self.seed = seed
        self.options = options
        self.worth = worth  # of using an item
        self.chooser = chooser_for(rules, SeededSource(seed + 1), "slow")
        # Every game has its own taste, so that games differ.
        taste = SeededSource(seed + 2)
        self.taste = [1 << taste.below(4) for _ in range(9)]
        # Often one seat goes round faster than the others: it gets further than in a fair game.
        self.star = taste.below(2 * players)
        self.tries = MORE_TRIES if len(worth) <= FEW else TRIES

    def run(self) -> tuple[Game, set[str]]:
        """The game found and what it uses."""
        game = trailboss.new_game(
            self.rules.id, players=self.players, seed=self.seed, **self.options
        )
        source = game.source.source
        assert isinstance(source, SeededSource)
        kept = [Line(self.rules, game.state, source)]
        while kept[0].state.seat >= 0:
            tried: list[tuple[int, int, Line]] = []
            for number in range(self.tries):
                line = kept[number % len(kept)].copy()
                self.leg(line, number % CURIOUS == 0)
                tried.append((-self.value(line), number, line))
            tried.sort(key=lambda entry: entry[:2])
            kept = [line for _, _, line in tried[:KEPT]]
        best = kept[0]
        for code in best.codes:
            game.play(code)
        assert game.over
        return game, best.items

    def leg(self, line: Line, curious: bool) -> None:
        """Go on for a while; all lines of a leg make the same number of moves or end."""
        target = len(line.codes) + LEG
        while len(line.codes) < target and line.state.seat >= 0:
            codes = self.rules.legal(line.state)
            weights = self.weights(line, codes)
            if curious and len(codes) > 1:
                for place in range(len(codes)):
                    weights[place] += 20 * self.gain(line, codes[place])
            line.play(self.chooser.weighted(codes, weights))

    def weights(self, line: Line, codes: list[int]) -> list[int]:
        self.chooser.style = "directed" if line.state.seat == self.star else "slow"
        return [self.chooser.weight(line.state, code) for code in codes]

    def gain(self, line: Line, code: int) -> int:
        """What a move would use that the line has not used yet."""
        words = line.source.save()
        items = line.look(code)[1]
        line.source.restore(words)
        return sum(self.worth.get(item, 0) for item in items if item not in line.items)

    def value(self, line: Line) -> int:
        """How good a line is: what it has used, and how well the seats stand."""
        raise NotImplementedError


class Explorer(Search):
    """The search in the Kansas City games."""

    def __init__(
        self, rules: KansasRules, players: int, seed: int, worth: dict[str, int], **options: Any
    ) -> None:
        super().__init__(rules, players, seed, worth, **options)
        self.cities = any(item.startswith(("city ", "arrow ")) for item in worth)
        self.copies = any(item.startswith("copy of") for item in worth)
        self.discs = "disc taken from a station" in worth
        self.cowboys = any(item.endswith((" with 4", " with 5")) for item in worth)
        self.railroad = any(item.startswith(("station ", "engine ")) for item in worth)
        self.faces = {item.split(" ")[0] for item in worth if " action " in item}

    def value(self, line: Line) -> int:
        """How good a line is: what it has used, and how well the seats stand."""
        s = line.state
        assert isinstance(s, State)
        worth = sum(self.worth.get(item, 0) for item in line.items)
        standing = [self.standing(s, seat) for seat in range(self.players)]
        return worth + sum(standing) + 2 * max(self.hope(s, seat) for seat in range(self.players))

    def standing(self, s: State, seat: int) -> int:
        t = s.tables
        p = s.players[seat]
        taste = self.taste
        worth = 2 * p.money
        for worker in range(len(p.workers)):
            worth += 6 * taste[worker] * (p.workers[worker] - 1)
        worth += taste[3] * t.position_order[p.engine] // 2
        worth += 10 * taste[4] * stations_upgraded(p)
        for space in t.building_spaces:
            number = s.trail[space] - k.PRIVATE - seat * k.SEAT_TILES
            if 0 < number < k.SEAT_TILES:
                worth += 3 * taste[5] * t.face_builders[s.setup.faces[number]]
        for kind in range(t.cattle_count):
            count = p.hand[kind] + p.draw[kind] + p.discard[kind]
            worth += taste[6] * (t.card_value[kind] - 2) * 3 * count
        placed = sum(t.disc_count) - sum(p.discs)
        worth += taste[8] * placed * placed // 4
        for city in range(len(t.cities)):
            worth += taste[7] * t.city_value[city] * (p.cities[city] > 0)
        return worth

    def hope(self, s: State, seat: int) -> int:
        """How near a seat is to things that take a long way and are still wanted."""
        t = s.tables
        p = s.players[seat]
        worth = 0
        if self.cities:
            best = [0] * len(t.colours)
            for kind in range(t.cattle_count):
                if p.hand[kind] + p.draw[kind] + p.discard[kind]:
                    colour = t.card_type[kind]
                    best[colour] = max(best[colour], t.card_value[kind])
            best.sort(reverse=True)
            limit = hand_limit(s, p)
            worth += 12 * (sum(best[:limit]) + t.certificates[p.certificate] + 2 * limit)
            worth -= 4 * (p.hand[-1] + p.draw[-1] + p.discard[-1])
        if self.discs:
            placed = sum(t.disc_count) - sum(p.discs)
            worth += 2 * placed * placed
        if self.cowboys:
            worth += 25 * p.workers[k.COWBOY]
        if self.railroad:
            worth += 3 * t.position_order[p.engine]
        for space in t.building_spaces:
            number = s.trail[space] - k.PRIVATE - seat * k.SEAT_TILES
            if 0 < number < k.SEAT_TILES:
                face = s.setup.faces[number]
                worth += 15 * t.face_builders[face] * (t.face_names[face] in self.faces)
                if self.copies and "copy" in [
                    t.programs[program] for action in t.face_actions[face] for program in action
                ]:
                    for other in t.space_adjacent[space]:
                        worth += 40 * (k.PRIVATE <= s.trail[other] < k.TILE)
        if self.faces:
            worth += 8 * p.workers[k.BUILDER]
        return worth
