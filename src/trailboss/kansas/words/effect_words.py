"""What actions do, in words made from their programs."""

from __future__ import annotations

from trailboss.core.effects import STEP_WIDTH
from trailboss.core.words import (
    certificates_words,
    counted,
    first_upper,
    listed,
    listed_steps,
    plural,
    up_to,
)
from trailboss.kansas import effects as fx
from trailboss.kansas.money import certificate_limit, count_of
from trailboss.kansas.state import State
from trailboss.kansas.tables import Tables
from trailboss.kansas.words.names import set_words, word


def counted_thing(t: Tables, per: int) -> str:
    """What an amount is counted by: for each of your engineers."""
    if per == fx.PER_COWBOYS:
        return f"for each of your {plural(word(t, 'cowboy'))}"
    if per == fx.PER_BUILDERS:
        return f"for each of your {plural(word(t, 'builder'))}"
    if per == fx.PER_ENGINEERS:
        return f"for each of your {plural(word(t, 'engineer'))}"
    if per == fx.PER_WOODS:
        return "for each of your buildings in the woods"
    if per == fx.PER_BUILDINGS:
        return "for each of your buildings on the trail"
    if per == fx.PER_HAZARDS:
        return "for each of your hazard tiles"
    if per == fx.PER_STATIONS:
        return "for each station with your disc"
    if per == fx.PER_PAIRS:
        return f"for each pair of your {word(t, 'outlaws')}, one of each colour"
    if per == fx.PER_OBJECTIVES:
        return "for each card in your objective area"
    if per == fx.PER_CERTIFICATES:
        return "for each of your certificates"
    return "for each of your workers"


def step_words(t: Tables, operation: int, amount: int, each: str) -> str:
    """One step. `each` says what the amount is counted by, such as " for each of your engineers";
    empty for a plain amount."""
    if operation == fx.MONEY:
        return f"gain ${amount}{each}"
    if operation == fx.PAY:
        return f"pay ${amount}{each}"
    if operation == fx.CERTIFICATE:
        return f"gain {counted(amount, 'certificate')}{each}"
    if operation == fx.CERTIFICATE_MAX:
        return "gain certificates up to your limit"
    if operation == fx.TOKEN:
        return f"gain {counted(amount, 'exchange token')}{each}"
    if operation == fx.DISCARD:
        return f"discard {set_words(t, amount)}"
    if operation == fx.ENGINE:
        spaces = f"up to {counted(amount, 'space')}{each}" if each else up_to(amount, "space")
        return f"move your engine forward {spaces}"
    if operation == fx.ENGINE_BACK:
        return f"move your engine back {'exactly ' if amount > 1 else ''}{counted(amount, 'space')}"
    if operation == fx.HIRE:
        if amount == 0:
            return "hire a worker"
        return f"hire a worker for ${abs(amount)} {'more' if amount > 0 else 'less'}"
    if operation == fx.BUILD:
        return f"place a building for ${amount} per {word(t, 'builder')}"
    if operation == fx.HAZARD:
        return f"remove a hazard for ${amount}" if amount else "remove a hazard free of charge"
    if operation == fx.OUTLAW:
        return word(t, "take an outlaw")
    if operation == fx.OBJECTIVE:
        return "gain an objective card"
    if operation == fx.OBJECTIVE_HAND:
        return "gain an objective card into your hand"
    if operation == fx.AUXILIARY:
        return "take a single auxiliary action"
    if operation == fx.AUXILIARY_DOUBLE:
        return "take a single or double auxiliary action"
    if operation == fx.MOVE:
        return f"move your {word(t, 'herder')} {up_to(amount, 'step')} and use the location reached"
    if operation == fx.RIDE:
        return (
            f"move your {word(t, 'herder')} {up_to(amount, 'step')} without fees,"
            f" not into {t.city_names[0]} and without using the location reached"
        )
    if operation == fx.DRAW:
        return f"draw up to {counted(amount, 'card')}{each}, then discard as many"
    if operation == fx.CYCLE:
        return f"draw {counted(amount, 'card')}, then discard as many"
    if operation == fx.REMOVE:
        return f"remove up to {counted(amount, 'card')} of your hand from the game"
    if operation == fx.BUY:
        return "buy cattle"
    if operation == fx.DELIVER:
        return "make an extraordinary delivery"
    if operation == fx.COPY:
        return "use the local actions of an adjacent building"
    if operation == fx.UPGRADE_BEHIND:
        return "upgrade a station behind your engine"
    return ""


def program_words(t: Tables, program: int) -> str:
    """A program inside a sentence: discard a Galloway (white) and gain $2."""
    steps = t.steps[program]
    # Where several steps count the same thing it is said once, at the end.
    shared = steps[2] if len(steps) > STEP_WIDTH else fx.PER_NOTHING
    for at in range(2, len(steps), STEP_WIDTH):
        if steps[at] != shared:
            shared = fx.PER_NOTHING
    parts: list[str] = []
    for at in range(0, len(steps), STEP_WIDTH):
        per = steps[at + 2]
        each = "" if per == fx.PER_NOTHING or shared else f" {counted_thing(t, per)}"
        parts.append(step_words(t, steps[at], steps[at + 1], each))
    words = listed_steps(parts)
    return f"{words} {counted_thing(t, shared)}" if shared else words


def action_words(t: Tables, program: int) -> str:
    """A program as a sentence: Discard a Galloway (white) and gain $2."""
    return first_upper(program_words(t, program))


def either_words(t: Tables, programs: tuple[int, ...]) -> str:
    """The alternatives of one action as a sentence."""
    parts = [program_words(t, program) for program in programs]
    return first_upper(", or ".join(parts))


def actions_words(t: Tables, actions: tuple[tuple[int, ...], ...]) -> str:
    """All actions of a tile, one sentence each."""
    return ". ".join([either_words(t, action) for action in actions])


# As it would work out now -----------------------------------------------------------------------


def outcome_words(s: State, program: int) -> str:
    """What the counted amounts and certificates of a program come to for the deciding player now;
    empty where there are none."""
    t = s.tables
    p = s.players[s.seat]
    steps = t.steps[program]
    parts: list[str] = []
    certificate = p.certificate
    limit = certificate_limit(s, p)
    for at in range(0, len(steps), STEP_WIDTH):
        operation = steps[at]
        amount = steps[at + 1]
        if steps[at + 2] != fx.PER_NOTHING:
            amount *= count_of(s, p, steps[at + 2])
        if operation == fx.CERTIFICATE or operation == fx.CERTIFICATE_MAX:
            gain = amount if operation == fx.CERTIFICATE else limit
            reached = max(certificate, min(certificate + gain, limit))
            parts.append(certificates_words(t.certificates[certificate], t.certificates[reached]))
            certificate = reached
        elif steps[at + 2] != fx.PER_NOTHING:
            parts.append(amount_now(operation, amount))
    return f"now {listed(parts)}" if parts else ""


def amount_now(operation: int, amount: int) -> str:
    if operation == fx.MONEY:
        return f"${amount}"
    if operation == fx.DRAW:
        return counted(amount, "card")
    if operation == fx.ENGINE:
        return counted(amount, "space")
    return str(amount)
