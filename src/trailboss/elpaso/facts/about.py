"""What every thing on the table is and does: for tooltips, the log and the terminal's `?`."""

from __future__ import annotations

from trailboss.core.facts import Facts, given, yes
from trailboss.core.message import Message, Name
from trailboss.elpaso.constants import BUILDER, COWBOY, ENGINEER, JOKER, SPACE_BUILDING
from trailboss.elpaso.facts import things
from trailboss.elpaso.facts.city_moves import disc_facts as disc
from trailboss.elpaso.facts.programs import actions, bonus, program_of
from trailboss.elpaso.facts.things import SIDES, objective
from trailboss.elpaso.tables import Tables


def neutral(t: Tables, at: int) -> Facts:
    return {"tile": t.neutral_names[at], "actions": actions(t, t.neutral_actions[at])}


def building(t: Tables, at: int) -> Facts:
    """One side of a public building; all first sides come before all second ones."""
    side, kind = divmod(at, t.kinds)
    kind += 1
    facts = things.cost(t, BUILDER, t.kind_workers[side][kind])
    facts |= {"building": f"{kind}{SIDES[side]}", "points": t.kind_vp[side][kind]}
    return facts | {"actions": actions(t, t.kind_actions[side][kind])}


def train(t: Tables, at: int) -> Facts:
    front, star = (actions(t, side[at]) for side in t.train_actions)
    facts: Facts = {"train": t.trains[at], "front": front, "star": star}
    return facts | things.cost(t, ENGINEER, at + 1)


def cattle(t: Tables, at: int) -> Facts:
    facts: Facts = {"card": things.card(t, at), "colour": Name("colour", t.colours[at])}
    facts |= {"value": t.card_value[at], "points": t.card_vp[at]}
    cowboys = t.card_cowboys[at]
    facts["from"] = "market" if cowboys else "city" if at == t.simmental else "start"
    return facts | things.cost(t, COWBOY, cowboys) if cowboys else facts


def worker(t: Tables, at: int) -> Facts:
    """What a worker pays for, and what it gives when it is discarded."""
    others = tuple(things.worker(t, other) for other in range(JOKER))
    return given(
        worker=things.worker(t, at),
        points=t.card_vp[t.cattle_count + at],
        extra=t.joker_extra if at == JOKER else None,
        workers=others if at == JOKER else None,
        program=program_of(t, t.worker_bonus[at]),
    )


def post(t: Tables, at: int) -> Facts:
    return given(
        post=t.posts[at],
        points=t.post_vp[at],
        dark=yes(t.post_dark[at]),
        repeat=yes(t.post_repeat[at]),
        program=program_of(t, t.post_program[at]),
    )


def auxiliary(t: Tables, at: int) -> Facts:
    return given(
        auxiliary=things.auxiliary(t, at),
        locked=yes(t.auxiliary_locked[at]),
        program=program_of(t, t.auxiliary_program[at]),
        upgraded=program_of(t, t.auxiliary_upgraded[at]),
    )


def space(t: Tables, at: int) -> Facts:
    """A space of the ring by itself."""
    return given(
        place=things.space(t, at),
        bonus=t.income if at == t.city else None,
        card=things.card(t, t.simmental) if at == t.city else None,
        price=t.space_cost[at] if t.space_kind[at] == SPACE_BUILDING else None,
    )


def automa(t: Tables, at: int) -> Facts:
    """A card of the solo opponent: her steps, or the workers that count them, and what she does;
    with `count` of an action that draws none itself she then draws so many."""
    steps = t.automa_steps[at]
    actions = t.automa_actions[at]
    action = actions[0].partition(" ")[0]
    count = actions[-1].partition(" ")[2]
    cattle = tuple(things.card(t, card) for card in t.automa_cattle)
    return given(
        card=t.automa[at],
        steps=steps if steps >= 0 else None,
        per=things.worker(t, -1 - steps) if steps < 0 else None,
        action=action,
        count=int(count) if count else None,
        cards=cattle if action == "cattle" else None,
    )


def program(t: Tables, at: int) -> Facts:
    return given(program=program_of(t, at))


def describe(t: Tables, name: str) -> Message | None:
    """Anything by its name in the notation: 4a, corriente, cowboy, O3, A1, S4, EL-PASO, B (the
    neutral building), space B, post 10, train 3, bonus money, disc hand, auxiliary money."""
    faces = tuple(f"{kind}{side}" for side in SIDES for kind in range(1, t.kinds + 1))
    for kind, prefix, names, facts in (
        ("post", "post ", t.posts, post),
        ("train", "train ", t.trains, train),
        ("bonus", "bonus ", t.bonuses, bonus),
        ("disc", "disc ", t.discs, disc),
        ("auxiliary", "auxiliary ", t.auxiliary, auxiliary),
        ("space", "space ", t.spaces, space),
        ("building", "", faces, building),
        ("neutral", "", t.neutral_names, neutral),
        ("cattle", "", t.cards[: t.cattle_count], cattle),
        ("worker", "", t.workers, worker),
        ("objective", "", t.objectives, objective),
        ("automa", "", t.automa, automa),
        ("space", "", t.spaces, space),
        ("program", "", t.programs, program),
    ):
        if name.startswith(prefix) and name.removeprefix(prefix) in names:
            return Message(f"about-{kind}", facts(t, names.index(name.removeprefix(prefix))))
    return None
