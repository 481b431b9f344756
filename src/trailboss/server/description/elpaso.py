"""The description of El Paso. What is said of a thing is what the rules say of its name."""

from __future__ import annotations

from trailboss.core.message import Message, Name, plain
from trailboss.elpaso.constants import SPACE_BUILDING, SPACE_CITY, SPACE_NEUTRAL
from trailboss.elpaso.rules import ElPasoRules
from trailboss.elpaso.scoring import LINES
from trailboss.elpaso.tables import Tables
from trailboss.server.description.elpaso_board import board
from trailboss.server.description.look import look_of, nearest
from trailboss.server.description.parts import (
    Say,
    Teller,
    action_names,
    edges_of,
    figures_data,
    lines,
    program_name,
    program_of,
    short,
    thing,
)
from trailboss.server.schema import elpaso_description as schema
from trailboss.server.schema.description import Neutral, Program

SPACE_KINDS = {SPACE_CITY: "city", SPACE_NEUTRAL: "neutral", SPACE_BUILDING: "building"}
SIDES = "ab"


def describe_family(rules: ElPasoRules, say: Say) -> schema.ElPasoDescription:
    return Describer(rules, say).whole()


class Describer(Teller):
    """Describes the things of the title in a language."""

    def __init__(self, rules: ElPasoRules, say: Say) -> None:
        super().__init__(rules, say)
        self.t: Tables = rules.tables

    def whole(self) -> schema.ElPasoDescription:
        t = self.t
        return schema.ElPasoDescription(
            id=self.rules.id,
            name=self.say(thing(Name("title", self.rules.id))),
            short=self.say(short(Name("title", self.rules.id))),
            like=nearest(self.rules.id),
            version=self.rules.version,
            players=(self.rules.min_players, self.rules.max_players),
            dollars_per_vp=t.dollars_per_vp,
            programs={name: self.program(name) for name in t.programs},
            ring=self.ring(),
            neutrals={name: self.neutral(at, name) for at, name in enumerate(t.neutral_names)},
            buildings={
                f"{kind}{SIDES[side]}": self.building(kind, side)
                for kind in range(1, t.kinds + 1)
                for side in range(len(SIDES))
            },
            trains={name: self.train(at, name) for at, name in enumerate(t.trains)},
            posts=[self.post(at, name) for at, name in enumerate(t.posts)],
            cards={name: self.card(at, name) for at, name in enumerate(t.cards)},
            sets={
                name: [t.cards[card] for card in cards] for name, cards in zip(t.set_names, t.sets)
            },
            workers=[self.worker(at, name) for at, name in enumerate(t.workers)],
            dollars_per_worker=t.dollars_per_worker,
            joker_extra=t.joker_extra,
            objectives={name: self.objective(at, name) for at, name in enumerate(t.objectives)},
            bonuses={name: self.bonus(at, name) for at, name in enumerate(t.bonuses)},
            display=t.display_size,
            simmental=schema.Simmental(
                card=t.cards[t.simmental], cards=t.simmental_cards, vp=t.simmental_vp
            ),
            income=t.income,
            board=board(self, t),
            automa=schema.Sue(
                name=t.automa_name, cards={name: self.say(self.about(name)) for name in t.automa}
            ),
            score=list(LINES),
            figures=figures_data(t.figures),
        )

    def lines(self, name: str, side: str = "actions") -> list[str]:
        return lines(self.about(name).args[side], self.say)

    def program(self, name: str) -> Program:
        """An action of a tile, card, post or board by its text in the tables."""
        about = self.about(name)
        program = about.args["program"]
        assert isinstance(program, Message)
        return program_of(program, self.say(about), self.say)

    # The ring ---------------------------------------------------------------------------------

    def ring(self) -> schema.Ring:
        t = self.t
        look = look_of(self.rules.id)
        places = tuple(
            tuple(look["spaces"].get(name, xy)) for name, xy in zip(t.spaces, t.space_xy)
        )
        return schema.Ring(
            spaces=[self.space(at, name, places[at]) for at, name in enumerate(t.spaces)],
            edges=edges_of(t.spaces, places, t.space_next, look["legs"]),
            city=t.spaces[t.city],
        )

    def space(self, at: int, name: str, place: tuple[int, int]) -> schema.RingSpace:
        t = self.t
        about, does = self.said(f"space {name}")
        return schema.RingSpace(
            id=name,
            name=self.named("space", name),
            kind=SPACE_KINDS[t.space_kind[at]],  # type: ignore[arg-type]
            x=place[0],
            y=place[1],
            next=[t.spaces[onward] for onward in t.space_next[at]],
            cost=t.space_cost[at],
            title=about,
            words=does,
        )

    def post(self, at: int, name: str) -> schema.Post:
        t = self.t
        about, does = self.said(f"post {name}")
        return schema.Post(
            id=name,
            value=t.post_value[at],
            dark=t.post_dark[at],
            repeat=t.post_repeat[at],
            action=program_name(t.programs, t.post_program[at]),
            vp=t.post_vp[at],
            title=about,
            words=does,
        )

    # Buildings, cards and tiles ---------------------------------------------------------------

    def neutral(self, at: int, name: str) -> Neutral:
        about, does = self.said(name)
        return Neutral(
            actions=action_names(self.t.programs, self.t.neutral_actions[at]),
            lines=self.lines(name),
            title=about,
            words=does,
        )

    def building(self, kind: int, side: int) -> schema.PublicBuilding:
        t = self.t
        about, does = self.said(f"{kind}{SIDES[side]}")
        return schema.PublicBuilding(
            number=kind,
            workers=t.kind_workers[side][kind],
            price=t.kind_workers[side][kind] * t.dollars_per_worker,
            vp=t.kind_vp[side][kind],
            actions=action_names(t.programs, t.kind_actions[side][kind]),
            lines=self.lines(f"{kind}{SIDES[side]}"),
            title=about,
            words=does,
        )

    def train(self, at: int, name: str) -> schema.Train:
        t = self.t
        about, does = self.said(f"train {name}")
        return schema.Train(
            engineers=at + 1,
            price=(at + 1) * t.dollars_per_worker,
            front=action_names(t.programs, t.train_actions[0][at]),
            front_lines=self.lines(f"train {name}", "front"),
            star=action_names(t.programs, t.train_actions[1][at]),
            star_lines=self.lines(f"train {name}", "star"),
            title=about,
            words=does,
        )

    def card(self, at: int, name: str) -> schema.ElPasoCard:
        t = self.t
        cattle = at < t.cattle_count
        about, does = self.said(name)
        found = schema.ElPasoCard(
            kind="cattle" if cattle else "worker",
            name=self.named("card" if cattle else "worker", name),
            vp=t.card_vp[at],
            title=about,
            words=does,
        )
        if cattle:
            found.colour = t.colours[at]
            found.value = t.card_value[at]
            found.cowboys = t.card_cowboys[at]
            found.price = t.card_cowboys[at] * t.dollars_per_worker
        return found

    def worker(self, at: int, name: str) -> schema.ElPasoWorker:
        about, does = self.said(name)
        return schema.ElPasoWorker(
            id=name,
            name=self.say(thing(Name("worker", name))),
            bonus=program_name(self.t.programs, self.t.worker_bonus[at]),
            title=about,
            words=does,
        )

    def objective(self, at: int, name: str) -> schema.ObjectiveTile:
        about, does = self.said(name)
        needs = self.about(name).args["needs"]
        assert isinstance(needs, tuple)
        return schema.ObjectiveTile(
            vp=self.t.objective_vp[at],
            needs=[self.need(need) for need in needs if isinstance(need, Message)],
            title=about,
            words=does,
        )

    def need(self, need: Message) -> schema.Need:
        facts = plain(need)
        return schema.Need(need=facts["need"], count=facts["count"], words=self.say(need))

    def bonus(self, at: int, name: str) -> schema.BonusTile:
        t = self.t
        about, does = self.said(f"bonus {name}")
        return schema.BonusTile(
            vp=t.bonus_vp[at],
            action=program_name(t.programs, t.bonus_program[at]),
            permanent=t.bonus_permanent[at],
            duplicate=t.bonus_duplicate[at],
            title=about,
            words=does,
        )
