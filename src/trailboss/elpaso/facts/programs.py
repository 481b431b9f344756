"""What actions do, as facts made from their programs: `program` with what it needs and gives."""

from __future__ import annotations

from typing import Final

from trailboss.core.effects import STEP_WIDTH
from trailboss.core.facts import Facts, given, yes
from trailboss.core.message import Arg, Message, say
from trailboss.elpaso import effects as fx
from trailboss.elpaso.facts.things import card, cards
from trailboss.elpaso.state import State
from trailboss.elpaso.tables import Tables

WORDS: Final = fx.vocabulary((), ())
NAMED: Final = {word: operation for word, (operation, _) in WORDS.with_name.items()}
STEPS: Final = {
    operation: f"do-{word}" for word, operation in (WORDS.plain | WORDS.with_amount | NAMED).items()
}
GAINS: Final = (fx.MONEY, fx.CERTIFICATE, fx.TOKEN, fx.GAIN)


def steps_of(t: Tables, program: int) -> list[tuple[int, int]]:
    """Operation and amount of every step."""
    steps = t.steps[program]
    return [(steps[at], steps[at + 1]) for at in range(0, len(steps), STEP_WIDTH)]


def step(t: Tables, operation: int, amount: int) -> Message:
    facts: Facts = {} if operation in WORDS.plain.values() else {"amount": amount}
    if operation == fx.DISCARD or operation == fx.REMOVE:
        facts = {"cards": cards(t, amount)}
    elif operation == fx.GAIN:
        facts = {"card": card(t, amount)}
    elif operation == fx.HIRE or operation == fx.HIRE_ANOTHER:
        facts["joker"] = amount + t.joker_extra
    return Message(STEPS[operation], facts)


def program(t: Tables, program: int) -> Message:
    """A program: `needs` and `gives`; `gain` says whether all it gives is simply gained."""
    steps = steps_of(t, program)
    told: list[Arg] = [step(t, operation, amount) for operation, amount in steps]
    before, arrow, _ = t.programs[program].partition("=>")
    needed = before.count("+ ") + 1 if arrow else 0
    gain = yes(all(operation in GAINS for operation, _ in steps[needed:]))
    return say("program", needs=tuple(told[:needed]), gives=tuple(told[needed:]), gain=gain)


def program_of(t: Tables, at: int) -> Message | None:
    """A program where there is one."""
    return program(t, at) if at >= 0 else None


def action(t: Tables, alternatives: tuple[int, ...]) -> Message:
    return say("action", programs=tuple(program(t, at) for at in alternatives))


def actions(t: Tables, lines: tuple[tuple[int, ...], ...]) -> tuple[Arg, ...]:
    """All actions of a tile."""
    return tuple(action(t, line) for line in lines)


def bonus(t: Tables, tile: int) -> Facts:
    """A bonus tile, which people know by what it gives."""
    return given(
        tile=t.bonuses[tile],
        points=t.bonus_vp[tile],
        permanent=t.bonus_permanent[tile] or None,
        duplicates=t.bonus_duplicate[tile] or None,
        program=program_of(t, t.bonus_program[tile]),
    )


def outcome(s: State, at: int) -> Facts:
    """A program as it would work out for the deciding player now: what it costs and brings."""
    totals: dict[int, int] = {}
    for operation, amount in steps_of(s.tables, at):
        totals[operation] = totals.get(operation, 0) + amount
    gained = totals.get(fx.CERTIFICATE)
    return given(
        program=program(s.tables, at),
        price=totals.get(fx.PAY),
        bonus=totals.get(fx.MONEY),
        tokens=totals.get(fx.TOKEN),
        certificates=certificates(s, gained) if gained else None,
    )


def certificates(s: State, gained: int) -> Message:
    """How the certificate marker of the deciding player moves."""
    here = s.players[s.seat].certificate
    reached = min(here + gained, s.tables.certificate_limit)
    moves = "certificates" if reached > here else "certificates-stay"
    return Message(moves, {"from": here, "to": reached})
