"""Events of a game as one reader may know them: a kind, named fields, a sentence.

Cards drawn are for the eyes of their own seat; the others learn how many there were.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from trailboss.core.rules import Event, Rules
from trailboss.elpaso import constants as elpaso
from trailboss.elpaso.rules import ElPasoRules
from trailboss.elpaso.words import event_words as elpaso_words
from trailboss.kansas import constants as kansas
from trailboss.kansas.rules import KansasRules
from trailboss.kansas.words import event_words as kansas_words
from trailboss.kansas.words.ways import leads_to
from trailboss.server.schema import play
from trailboss.server.voice import Voice

# The figures of each kind of event: a name, and the table of names it counts in ("": a number).
Fields = tuple[tuple[str, str], ...]

KANSAS_FIELDS: dict[str, Fields] = {
    "turn": (("turn", ""),),
    "placed": (("space", "spaces"),),
    "moved": (("from", "spaces"), ("to", "spaces")),
    "fee": (("dollars", ""), ("payee", "")),
    "money": (("dollars", ""),),
    "drew": (("cards", ""),),
    "card": (("card", "cards"),),
    "shuffled": (),
    "discarded": (("card", "cards"),),
    "removed": (("card", "cards"),),
    "token": (("tokens", ""),),
    "certificate": (("certificates", ""),),
    "hired": (("worker", "workers"), ("row", ""), ("price", "")),
    "bought": (("card", "cards"), ("price", "")),
    "revealed": (("card", "cards"),),
    "built": (("number", ""), ("space", "spaces"), ("price", "")),
    "engine": (("from", "positions"), ("to", "positions")),
    "upgraded": (("station", "stations"), ("price", "")),
    "disc": (("disc", "discs"),),
    "disc-moved": (("station", "stations"),),
    "master": (("master", "masters"), ("worker", "workers")),
    "objective": (("card", "cards"), ("to_hand", "")),
    "played": (("card", "cards"),),
    "hazard": (("space", "spaces"), ("tile", "tile_names")),
    "outlaw": (("space", "spaces"), ("tile", "tile_names")),
    "tile": (("tile", "tile_names"), ("at", "")),
    "foresight": (("column", ""), ("tile", "tile_names")),
    "income": (("value", ""), ("certificates", ""), ("permanent", "")),
    "delivered": (("city", "cities"), ("cost", ""), ("extraordinary", "")),
    "raised": (("card", "cards"), ("to", "cards")),
    "last-round": (),
    "over": (),
    "auxiliary": (("action", "auxiliary"), ("double", "")),
    "used": (("program", "programs"), ("tile", "")),
    "copied": (("space", "spaces"),),
    "certificates-spent": (("certificates", ""),),
    "shown": (("card", "cards"),),
    "lapsed": (),
    "automa": (("card", "automa"), ("steps", "")),
    "spec": (("worker", "workers"),),
    "skipped": (("what", ""), ("worker", "")),
}

ELPASO_FIELDS: dict[str, Fields] = {
    "turn": (("turn", ""),),
    "placed": (("space", "spaces"),),
    "moved": (("from", "spaces"), ("to", "spaces")),
    "money": (("dollars", ""),),
    "drew": (("cards", ""),),
    "card": (("card", "cards"),),
    "worker": (("worker", "workers"),),
    "shuffled": (),
    "discarded": (("card", "cards"),),
    "removed": (("card", "cards"),),
    "token": (("tokens", ""),),
    "certificate": (("certificates", ""),),
    "hired": (("worker", "workers"), ("price", "")),
    "spent": (("worker", "workers"), ("number", "")),
    "bonus": (("worker", "workers"),),
    "bought": (("card", "cards"),),
    "built": (("number", ""), ("space", "spaces"), ("price", "")),
    "train": (("train", "trains"),),
    "tile": (("kind", ""), ("tile", "")),
    "shown": (("card", "cards"),),
    "value": (("value", ""), ("certificates", ""), ("permanent", "")),
    "delivered": (("post", "posts"),),
    "disc": (("disc", "discs"),),
    "simmental": (("left", ""),),
    "claimed": (),
    "over": (),
    "used": (("program", "programs"), ("tile", "")),
    "auxiliary": (("action", "auxiliary"), ("program", "programs")),
    "lapsed": (),
    "automa": (("card", "automa"), ("steps", "")),
    "skipped": (),
    "supply": (("card", "cards"), ("worker", "workers")),
}


def kinds_in(constants: object) -> dict[int, str]:
    """The names of the kinds of events, by their numbers."""
    return {
        number: name.removeprefix("EV_").lower().replace("_", "-")
        for name, number in vars(constants).items()
        if name.startswith("EV_")
    }


class Teller:
    """Tells the events of one title."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        if isinstance(rules, KansasRules):
            self.kinds = kinds_in(kansas)
            self.fields = KANSAS_FIELDS
            self.private = kansas_words.PRIVATE_EVENTS
            self.counts = frozenset({kansas.EV_DREW})
        else:
            assert isinstance(rules, ElPasoRules)
            self.kinds = kinds_in(elpaso)
            self.fields = ELPASO_FIELDS
            self.private = elpaso_words.PRIVATE_EVENTS
            self.counts = frozenset({elpaso.EV_DREW})
        self.tables: Any = rules.tables

    def may_know(self, event: Event, viewer: int | None) -> bool:
        """Private events are for their seat, which needs no count of them then."""
        if event[0] in self.private:
            return event[1] == viewer
        return not (event[0] in self.counts and event[1] == viewer)

    def told(
        self, events: Sequence[Sequence[int]], viewer: int | None, voice: Voice
    ) -> list[play.Event]:
        """What a viewer may know of some events, in order."""
        found: list[play.Event] = []
        for figures in events:
            event: Event = (figures[0], figures[1], figures[2], figures[3], figures[4])
            if self.may_know(event, viewer):
                found.append(
                    play.Event(
                        kind=self.kinds[event[0]],
                        seat=event[1],
                        words=voice.say(self.rules.tell(event), "event"),
                        fields=self.fields_of(event),
                    )
                )
        return found

    def fields_of(self, event: Event) -> dict[str, Any]:
        kind = self.kinds[event[0]]
        found: dict[str, Any] = {}
        for (name, table), figure in zip(self.fields[kind], event[2:]):
            found[name] = figure if not table else self.name_in(table, figure)
        if kind == "moved" and self.fields is KANSAS_FIELDS:
            found["path"] = self.path(event[2], event[4])
        elif kind == "tile" and self.fields is KANSAS_FIELDS:
            self.place_tile(found, event)
        elif kind == "tile":
            objective = event[2] == elpaso.TILE_OBJECTIVE
            found["kind"] = "objective" if objective else "bonus"
            found["tile"] = self.name_in("objectives" if objective else "bonuses", event[3])
        return found

    def name_in(self, table: str, figure: int) -> str | None:
        names: tuple[str, ...] = getattr(self.tables, table)
        return names[figure] if 0 <= figure < len(names) else None

    def place_tile(self, found: dict[str, Any], event: Event) -> None:
        """A worker comes to a row of the job market, another tile to a space."""
        del found["at"]
        if event[2] < kansas.HAZARD:
            found["row"] = event[3]
        else:
            found["space"] = self.name_in("spaces", event[3])

    def path(self, start: int, route: int) -> list[str]:
        """The spaces a herder enters on its way."""
        t = self.tables
        here: int = t.route_at[start]
        found: list[str] = []
        if leads_to(t, here, route):
            while here != route:
                here = max(onward for onward in t.route_next[here] if onward <= route)
                found.append(t.spaces[t.route_space[here]])
        return found


_tellers: dict[str, Teller] = {}


def teller(rules: Rules) -> Teller:
    if rules.id not in _tellers:
        _tellers[rules.id] = Teller(rules)
    return _tellers[rules.id]
