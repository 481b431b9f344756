"""The description of El Paso."""

from __future__ import annotations

from trailboss.elpaso.constants import (
    NEED_BONUS,
    NEED_BUILDING,
    NEED_DISC,
    SPACE_BUILDING,
    SPACE_CITY,
    SPACE_NEUTRAL,
)
from trailboss.elpaso.rules import ElPasoRules
from trailboss.elpaso.scoring import LINES
from trailboss.elpaso.tables import Tables
from trailboss.elpaso.words.descriptions import (
    automa_words,
    auxiliary_words,
    bonus_words,
    card_words,
    disc_words,
    face_words,
    neutral_words,
    objective_words,
    post_words,
    space_words,
    train_words,
    worker_words,
)
from trailboss.elpaso.words.effect_words import action_words, step_words
from trailboss.elpaso.words.names import SIDES, dearer_discs, need_words, space_name
from trailboss.server.description.parts import Say, edges_of, figures_data, look_of, program_data
from trailboss.server.schema import elpaso_description as schema
from trailboss.server.schema.description import Neutral, Program

SPACE_KINDS = {SPACE_CITY: "city", SPACE_NEUTRAL: "neutral", SPACE_BUILDING: "building"}


def describe_el_paso(rules: ElPasoRules, say: Say) -> schema.ElPasoDescription:
    t = rules.tables
    return schema.ElPasoDescription(
        id=rules.id,
        name=say(rules.name),
        version=rules.version,
        players=(rules.min_players, rules.max_players),
        dollars_per_vp=t.dollars_per_vp,
        programs=programs(t, say),
        ring=ring(t, say),
        neutrals={t.neutral_names[at]: neutral(t, say, at) for at in range(len(t.neutral_names))},
        buildings={
            f"{kind}{SIDES[side]}": building(t, say, kind, side)
            for kind in range(1, t.kinds + 1)
            for side in range(len(SIDES))
        },
        trains={t.trains[at]: train(t, say, at) for at in range(len(t.trains))},
        posts=[post(t, say, at) for at in range(len(t.posts))],
        cards={t.cards[card]: card_data(t, say, card) for card in range(t.card_count)},
        sets={
            t.set_names[at]: [t.cards[card] for card in t.sets[at]]
            for at in range(len(t.set_names))
        },
        workers=[worker(t, say, at) for at in range(len(t.workers))],
        dollars_per_worker=t.dollars_per_worker,
        joker_extra=t.joker_extra,
        objectives={t.objectives[at]: objective(t, say, at) for at in range(len(t.objectives))},
        bonuses={t.bonuses[at]: bonus(t, say, at) for at in range(len(t.bonuses))},
        display=t.display_size,
        simmental=schema.Simmental(
            card=t.cards[t.simmental], cards=t.simmental_cards, vp=t.simmental_vp
        ),
        income=t.income,
        board=board(t, say),
        automa=schema.Sue(
            name=t.automa_name,
            cards={t.automa[at]: say(automa_words(t, at)) for at in range(len(t.automa))},
        ),
        score=list(LINES),
        figures=figures_data(t.figures),
    )


def programs(t: Tables, say: Say) -> dict[str, Program]:
    """Every action of a tile, card, post or board by its text in the tables."""

    def words(operation: int, amount: int, _per: int) -> str:
        return say(step_words(t, operation, amount))

    return {
        t.programs[at]: program_data(t.programs[at], t.steps[at], say(action_words(t, at)), words)
        for at in range(len(t.programs))
    }


def program_name(t: Tables, program: int) -> str | None:
    return t.programs[program] if program >= 0 else None


def actions(t: Tables, given: tuple[tuple[int, ...], ...]) -> list[list[str]]:
    """Actions as lists of alternatives."""
    return [[t.programs[program] for program in action] for action in given]


# The ring ---------------------------------------------------------------------------------------


def ring(t: Tables, say: Say) -> schema.Ring:
    look = look_of("el-paso")
    places = tuple(tuple(look["place"].get(name, xy)) for name, xy in zip(t.spaces, t.space_xy))
    return schema.Ring(
        spaces=[
            schema.RingSpace(
                id=t.spaces[at],
                name=say(space_name(t, at)),
                kind=SPACE_KINDS[t.space_kind[at]],  # type: ignore[arg-type]
                x=places[at][0],
                y=places[at][1],
                next=[t.spaces[onward] for onward in t.space_next[at]],
                cost=t.space_cost[at],
                words=say(space_words(t, at)),
            )
            for at in range(len(t.spaces))
        ],
        edges=edges_of(t.spaces, places, t.space_next, look["legs"]),
        city=t.spaces[t.city],
    )


def post(t: Tables, say: Say, at: int) -> schema.Post:
    return schema.Post(
        id=t.posts[at],
        value=t.post_value[at],
        dark=t.post_dark[at],
        repeat=t.post_repeat[at],
        action=program_name(t, t.post_program[at]),
        vp=t.post_vp[at],
        words=say(post_words(t, at)),
    )


# Buildings, cards and tiles ---------------------------------------------------------------------


def neutral(t: Tables, say: Say, at: int) -> Neutral:
    return Neutral(actions=actions(t, t.neutral_actions[at]), words=say(neutral_words(t, at)))


def building(t: Tables, say: Say, kind: int, side: int) -> schema.PublicBuilding:
    return schema.PublicBuilding(
        number=kind,
        workers=t.kind_workers[side][kind],
        price=t.kind_workers[side][kind] * t.dollars_per_worker,
        vp=t.kind_vp[side][kind],
        actions=actions(t, t.kind_actions[side][kind]),
        words=say(face_words(t, kind, side)),
    )


def train(t: Tables, say: Say, at: int) -> schema.Train:
    return schema.Train(
        engineers=at + 1,
        price=(at + 1) * t.dollars_per_worker,
        front=actions(t, t.train_actions[0][at]),
        star=actions(t, t.train_actions[1][at]),
        words=say(train_words(t, at)),
    )


def card_data(t: Tables, say: Say, card: int) -> schema.ElPasoCard:
    found = schema.ElPasoCard(
        kind="cattle" if card < t.cattle_count else "worker",
        name=say(t.card_names[card]),
        vp=t.card_vp[card],
        words=say(card_words(t, card)),
    )
    if card < t.cattle_count:
        found.colour = t.colours[card]
        found.value = t.card_value[card]
        found.cowboys = t.card_cowboys[card]
    return found


def worker(t: Tables, say: Say, at: int) -> schema.ElPasoWorker:
    return schema.ElPasoWorker(
        id=t.workers[at],
        name=say(t.card_names[t.cattle_count + at].lower()),
        bonus=program_name(t, t.worker_bonus[at]),
        words=say(worker_words(t, at)),
    )


def objective(t: Tables, say: Say, at: int) -> schema.ObjectiveTile:
    needs: list[schema.Need] = []
    counts = t.objective_needs[at]
    for need in range(len(counts)):
        kind, what = t.needs[need]
        count = counts[need]
        if kind == NEED_DISC:
            # A disc on a post of 14 is counted as one of 10 too, but asked for once.
            count -= dearer_discs(t, counts, what)
        if count > 0:
            words = say(need_words(t, need, count))
            needs.append(schema.Need(need=need_name(t, kind, what), count=count, words=words))
    return schema.ObjectiveTile(
        vp=t.objective_vp[at], needs=needs, words=say(objective_words(t, at))
    )


def need_name(t: Tables, kind: int, what: int) -> str:
    if kind == NEED_BUILDING:
        return "building"
    if kind == NEED_BONUS:
        return "bonus"
    if kind == NEED_DISC:
        return f"post-{what}"
    return t.cards[what]


def bonus(t: Tables, say: Say, at: int) -> schema.BonusTile:
    return schema.BonusTile(
        vp=t.bonus_vp[at],
        action=program_name(t, t.bonus_program[at]),
        permanent=t.bonus_permanent[at],
        duplicate=t.bonus_duplicate[at],
        words=say(bonus_words(t, at)),
    )


# Player board -----------------------------------------------------------------------------------


def board(t: Tables, say: Say) -> schema.ElPasoBoard:
    return schema.ElPasoBoard(
        hand_limit=t.hand_limit,
        steps=t.base_steps,
        certificate_limit=t.certificate_limit,
        markers=t.markers,
        discs=[
            schema.ElPasoDisc(
                id=t.discs[at],
                name=say(t.disc_names[at]),
                dark=t.disc_dark[at],
                money=t.disc_money[at],
                permanent=t.disc_permanent[at],
                cards=t.disc_cards[at],
                steps=t.disc_steps[at],
                words=say(disc_words(t, at)),
            )
            for at in range(len(t.discs))
        ],
        auxiliary=[
            schema.ElPasoAuxiliary(
                id=t.auxiliary[at],
                disc=t.discs[t.auxiliary_disc[at]],
                locked=t.auxiliary_locked[at],
                action=t.programs[t.auxiliary_program[at]],
                upgraded=t.programs[t.auxiliary_upgraded[at]],
                words=say(auxiliary_words(t, at)),
            )
            for at in range(len(t.auxiliary))
        ],
    )
