"""Looking for games of El Paso that use what is still missing, see explore.py."""

from __future__ import annotations

from typing import Any

from tests.property.elpaso_choosers import steps_to
from tests.property.elpaso_invariants import owned
from tests.records.elpaso_coverage import kind_name
from tests.records.explore import FEW, Line, Search
from trailboss.core.frames import WIDTH
from trailboss.elpaso import constants as k
from trailboss.elpaso.rules import ElPasoRules
from trailboss.elpaso.state import State

GREAT = 17  # a delivery worth spending certificates
MORE = 3  # times as many tries: the games are short


class ElPasoExplorer(Search):
    """The search in El Paso, alone too."""

    def __init__(
        self, rules: ElPasoRules, players: int, seed: int, worth: dict[str, int], **options: Any
    ) -> None:
        super().__init__(rules, players, seed, worth, **options)
        self.tries *= MORE
        # Which side buildings and train cards show is the option: any side will do here.
        self.faces = {item.split(" ")[0] for item in worth if item[:1].isdecimal()}
        self.trains = {item.split(" ")[1] for item in worth if item.startswith("train ")}
        self.posts = any(item.startswith(("post ", "disc ")) for item in worth)
        self.cattle = any(item.startswith("buy ") for item in worth)
        self.bonuses = any("duplicate" in item or "permanent" in item for item in worth)
        # High posts take a whole game: then one seat plays, the others only walk.
        self.lead = seed // 100 % players if self.posts and len(worth) <= FEW else -1

    def weights(self, line: Line, codes: list[int]) -> list[int]:
        s = line.state
        assert isinstance(s, State)
        if self.lead < 0:
            return super().weights(line, codes)
        if s.seat == self.lead:
            return [self.rancher(s, code) for code in codes]
        default = self.rules.default(s)
        if s.stack[-WIDTH] == k.MOVE:
            default = self.nearest(s, codes)
        return [int(code == default) for code in codes]

    def nearest(self, s: State, codes: list[int]) -> int:
        ways = [code for code in codes if self.chooser.kinds[code] == "move"]
        herder = s.players[s.seat].herder
        return min(ways, key=lambda code: steps_to(s, herder, self.chooser.offset[code]))

    def rancher(self, s: State, code: int) -> int:
        """The wishes of somebody who saves for one great delivery."""
        t = s.tables
        p = s.players[s.seat]
        kind = self.chooser.kinds[code]
        at = self.chooser.offset[code]
        if kind == "move":
            return 1000 // steps_to(s, p.herder, at) ** 4
        if kind == "bonus":
            return int(at == k.BUILDER)
        if kind == "token":
            return 60 * p.tokens if s.stack[-WIDTH] == k.KEEP else 1
        if kind == "hire":
            return (40, 1, 1, 10)[at]
        if kind == "buy":
            new = owned(s, p)[t.cards.index(self.rules.codec.fields(code)["card"])] == 0
            return 1 + 50 * at * new
        if kind == "keep":
            breeds = [t.card_value[card] for card in range(t.cattle_count) if p.hand[card]]
            enough = sum(breeds) + p.certificate >= GREAT
            return 1 + 10 * (p.certificate - at if enough else at)
        if kind == "do":
            return 2 if t.programs[at] in ("train", "build") else 60
        if kind == "disc":
            return 40 if t.disc_dark[at] else 10
        return self.chooser.weight(s, code)

    def value(self, line: Line) -> int:
        """How good a line is: what it has used, how well the seats stand, and what is near."""
        s = line.state
        assert isinstance(s, State)
        worth = sum(self.worth.get(item, 0) for item in line.items)
        if self.lead >= 0:
            return 9 * worth + self.standing(s, self.lead) + 4 * self.hope(s, self.lead)
        seats = range(self.players)
        worth += sum(self.standing(s, seat) for seat in seats)
        worth += 2 * max(self.hope(s, seat) for seat in seats)
        return worth + 4 * s.turn  # every further turn may use something

    def standing(self, s: State, seat: int) -> int:
        t = s.tables
        p = s.players[seat]
        taste = self.taste
        worth = 2 * p.money + 3 * min(8, p.tokens) + 2 * p.certificate
        for worker in range(len(t.workers)):
            worth += 2 * taste[worker] * p.ready[worker]
        for tile in s.ring:
            if tile >= k.OWNED and (tile - k.OWNED) // k.SEAT_KINDS == seat:
                worth += 3 * taste[4] * s.setup.kind_workers[(tile - k.OWNED) % k.SEAT_KINDS]
        for kind in range(t.cattle_count):
            count = p.hand[kind] + p.draw[kind] + p.discard[kind]
            worth += taste[5] * (t.card_value[kind] - 2) * count
        for post in range(len(t.posts)):
            worth += taste[6] * t.post_value[post] * (p.posts[post] > 0) // 2
        worth += 2 * taste[7] * p.bonuses[-1]
        worth += taste[8] * p.objectives[-1]
        return worth

    def hope(self, s: State, seat: int) -> int:
        """How near a seat is to things that take a long way and are still wanted."""
        t = s.tables
        p = s.players[seat]
        worth = 0
        own = 0
        for tile in s.ring:
            if tile >= k.OWNED and (tile - k.OWNED) // k.SEAT_KINDS == seat:
                kind = (tile - k.OWNED) % k.SEAT_KINDS
                own += s.setup.kind_workers[kind]
                if kind_name(kind, s.setup.sides[kind - 1]) in self.faces:
                    worth += 15 * s.setup.kind_workers[kind]
        if self.faces:
            worth += 6 * own + 8 * min(6, p.ready[k.BUILDER] + p.ready[k.JOKER])
        if self.trains:
            count = min(int(max(self.trains)), p.ready[k.ENGINEER] + p.ready[k.JOKER])
            worth += 8 * count * count + 2 * min(2 * count, p.money)
        if self.cattle:
            worth += 8 * min(4, p.ready[k.COWBOY] + p.ready[k.JOKER])
        if self.bonuses:
            worth += 10 * p.bonuses[-1]
        if self.posts:
            worth += int(25 * self.delivery(s, seat))
            for worker in (k.COWBOY, k.JOKER):
                card = t.cattle_count + worker
                worth += 15 * min(3, p.ready[worker] + p.draw[card] + p.discard[card])
            worth += 4 * min(10, p.money)
        return worth

    def delivery(self, s: State, seat: int) -> float:
        """What a delivery of a seat will be worth, more or less: few cards of many breeds."""
        t = s.tables
        p = s.players[seat]
        gone = [disc for disc in range(len(t.discs)) if not p.discs >> disc & 1]
        limit = t.hand_limit + sum(t.disc_cards[disc] for disc in gone)
        worth = float(p.certificate) + sum(t.disc_permanent[disc] for disc in gone)
        worth += sum(p.bonuses[tile] * t.bonus_permanent[tile] for tile in range(len(t.bonuses)))
        counts = [p.hand[at] + p.draw[at] + p.discard[at] for at in range(t.cattle_count)]
        missed = 1 - min(1.0, limit / max(1, sum(counts)))
        for kind in range(t.cattle_count):
            worth += t.card_value[kind] * (1 - missed ** counts[kind])
        return worth
