"""What actions do, in words made from their programs."""

from __future__ import annotations

from trailboss.core.effects import STEP_WIDTH
from trailboss.core.words import (
    certificates_words,
    counted,
    first_upper,
    listed_steps,
    money_left,
    price_words,
    up_to,
)
from trailboss.elpaso import effects as fx
from trailboss.elpaso.constants import JOKER
from trailboss.elpaso.state import State
from trailboss.elpaso.tables import Tables
from trailboss.elpaso.words.names import a_card, set_words


def hire_words(t: Tables, price: int) -> str:
    """What a worker costs, and what a joker does."""
    return f"{price_words(price)} (a {t.workers[JOKER]} for ${price + t.joker_extra})"


def step_words(t: Tables, operation: int, amount: int) -> str:
    if operation == fx.MONEY:
        return f"gain ${amount}"
    if operation == fx.PAY:
        return f"pay ${amount}"
    if operation == fx.CERTIFICATE:
        return f"gain {counted(amount, 'certificate')}"
    if operation == fx.TOKEN:
        return f"gain {counted(amount, 'exchange token')}"
    if operation == fx.DISCARD:
        return f"discard {set_words(t, amount)}"
    if operation == fx.SELL:
        return f"discard any cattle card and gain ${amount} per breeding value"
    if operation == fx.HIRE:
        return f"hire a worker {hire_words(t, amount)}"
    if operation == fx.HIRE_ANOTHER:
        return f"hire another worker, of a different type, {hire_words(t, amount)}"
    if operation == fx.BUY:
        return "buy a cattle card"
    if operation == fx.TRAIN:
        return "use a train card"
    if operation == fx.BUILD:
        return "place or replace a building"
    if operation == fx.OBJECTIVE:
        return "take an objective tile"
    if operation == fx.BONUS:
        return "take a bonus tile"
    if operation == fx.ANY_TILE:
        return "take an objective or bonus tile"
    if operation == fx.AUXILIARY:
        if amount == 1:
            return "take an auxiliary action"
        return f"take up to {amount} different auxiliary actions"
    if operation == fx.MOVE:
        return f"move your herder {up_to(amount, 'step')} and use the location reached"
    if operation == fx.GAIN:
        return f"gain {a_card(t, amount)} from the market"
    if operation == fx.REMOVE:
        return f"remove {set_words(t, amount)} of your hand from the game"
    if operation == fx.EXCHANGE:
        return "draw 1 card, then discard 1" + (f", up to {amount} times" if amount > 1 else "")
    return ""


def program_words(t: Tables, program: int) -> str:
    """A program inside a sentence: discard a Galloway and gain $2."""
    steps = t.steps[program]
    return listed_steps(
        [step_words(t, steps[at], steps[at + 1]) for at in range(0, len(steps), STEP_WIDTH)]
    )


def action_words(t: Tables, program: int) -> str:
    """A program as a sentence: Discard a Galloway and gain $2."""
    return first_upper(program_words(t, program))


def either_words(t: Tables, programs: tuple[int, ...]) -> str:
    """The alternatives of one action as a sentence."""
    return first_upper(", or ".join([program_words(t, program) for program in programs]))


def actions_words(t: Tables, actions: tuple[tuple[int, ...], ...]) -> str:
    """All actions of a tile, one sentence each."""
    return ". ".join([either_words(t, action) for action in actions])


def with_outcome(s: State, words: str, program: int) -> str:
    """Words about a program, with what its certificates and its price come to for the deciding
    player now."""
    t = s.tables
    p = s.players[s.seat]
    steps = t.steps[program]
    price = 0
    for at in range(0, len(steps), STEP_WIDTH):
        if steps[at] == fx.PAY:
            price += steps[at + 1]
        elif steps[at] == fx.CERTIFICATE:
            reached = min(p.certificate + steps[at + 1], t.certificate_limit)
            words += f" (now {certificates_words(p.certificate, reached)})"
    return words + money_left(p.money, price)
