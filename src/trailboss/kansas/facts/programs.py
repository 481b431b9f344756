"""What actions do, as facts made from their programs: `program` with what it needs and gives, both
lists of `do-...` steps."""

from __future__ import annotations

from typing import Final

from trailboss.core.effects import STEP_WIDTH
from trailboss.core.facts import yes
from trailboss.core.message import Arg, Message, Name, say
from trailboss.kansas import effects as fx
from trailboss.kansas.facts.things import cards_of_set
from trailboss.kansas.money import certificate_limit, count_of
from trailboss.kansas.state import State
from trailboss.kansas.tables import Tables

STEPS: Final = {
    operation: "do-" + word.replace(" ", "-")
    for word, operation in (*fx.WITH_AMOUNT.items(), *fx.WITHOUT_AMOUNT.items())
} | {fx.DISCARD: "do-discard"}
PLAIN: Final = frozenset(fx.WITHOUT_AMOUNT.values())
GAINS: Final = frozenset(
    {fx.MONEY, fx.CERTIFICATE, fx.CERTIFICATE_MAX, fx.TOKEN, fx.OBJECTIVE, fx.OBJECTIVE_HAND}
)


def per(counted: int) -> Name:
    """What an amount is counted by."""
    return Name("per", fx.COUNTED[counted])


def step(t: Tables, operation: int, amount: int, counted: int) -> dict[str, Arg]:
    """The arguments of one step."""
    if operation == fx.DISCARD:
        return {"cards": cards_of_set(t, amount)}
    facts: dict[str, Arg] = {}
    if operation not in PLAIN:
        facts["amount"] = amount
    if operation == fx.HIRE and amount < 0:
        facts["less"] = -amount
    if counted != fx.PER_NOTHING:
        facts["per"] = per(counted)
    return facts


def needed_steps(t: Tables, program: int) -> int:
    """How many of the first steps are what the program asks for."""
    needs, arrow, _ = t.programs[program].partition("=>")
    return needs.count("+ ") + 1 if arrow else 0


def program(t: Tables, program: int, s: State | None = None) -> Message:
    """A program: `needs` and `gives`. `gain` says whether all it gives is simply gained, `per` what
    several gains are counted by alike (`now`: how many of it there are). With a state, what counted
    amounts and certificates come to for the deciding player now."""
    steps = t.steps[program]
    needed = needed_steps(t, program)
    told: list[Arg] = []
    counted: set[int] = set()
    gain = True
    certificate = -1 if s is None else s.players[s.seat].certificate
    for at in range(0, len(steps), STEP_WIDTH):
        facts = step(t, steps[at], steps[at + 1], steps[at + 2])
        if s is not None:
            certificate = outcome(s, steps[at : at + STEP_WIDTH], certificate, facts)
        told.append(Message(STEPS[steps[at]], facts))
        if at >= needed * STEP_WIDTH:
            gain = gain and steps[at] in GAINS
            counted.add(steps[at + 2])
    found = say("program", needs=tuple(told[:needed]), gives=tuple(told[needed:]), gain=yes(gain))
    shared = min(counted, default=fx.PER_NOTHING)
    if shared != fx.PER_NOTHING and len(counted) == 1 and len(told) > needed + 1:
        found.args["per"] = per(shared)
        if s is not None:
            found.args["now"] = count_of(s, s.players[s.seat], shared)
    return found


def outcome(s: State, step: tuple[int, ...], certificate: int, facts: dict[str, Arg]) -> int:
    """Add what a step comes to for the deciding player: `now`, and how the certificate marker
    moves. Gives where the marker stands after it."""
    p = s.players[s.seat]
    operation, amount, counted = step
    if counted != fx.PER_NOTHING:
        amount *= count_of(s, p, counted)
        facts["now"] = amount
    if operation not in (fx.CERTIFICATE, fx.CERTIFICATE_MAX):
        return certificate
    limit = certificate_limit(s, p)
    gained = amount if operation == fx.CERTIFICATE else limit
    reached = max(certificate, min(certificate + gained, limit))
    facts["certificates"] = certificates(s.tables, certificate, reached)
    return reached


def certificates(t: Tables, before: int, after: int) -> Message:
    """How the certificate marker moves, in certificates."""
    moved = "certificates" if after > before else "certificates-stay"
    return Message(moved, {"from": t.certificates[before], "to": t.certificates[after]})


def programs(t: Tables, alternatives: tuple[int, ...]) -> tuple[Arg, ...]:
    """The alternatives of one action."""
    return tuple(program(t, alternative) for alternative in alternatives)


def actions(t: Tables, lines: tuple[tuple[int, ...], ...]) -> tuple[Arg, ...]:
    """All actions of a tile: an `action` each, with its alternative `programs`."""
    return tuple(say("action", programs=programs(t, line)) for line in lines)
