"""The tables of El Paso as tests look at them: actions by the ids the statements use."""

from __future__ import annotations

from trailboss.elpaso import effects as fx
from trailboss.elpaso.rules import ElPasoRules
from trailboss.elpaso.tables import Tables
from trailboss.titles import rules_of

NAMES = {
    "criollo": "Criollo",
    "pineywoods": "Pineywoods",
    "galloway": "Galloway",
    "santa-gertrudis": "Santa Gertrudis",
    "black-angus": "Black Angus",
    "corriente": "Corriente",
    "shorthorn": "Shorthorn",
    "hereford": "Hereford",
    "simmental": "Simmental",
}
WITH_AMOUNT = {
    fx.MONEY: "MONEY",
    fx.PAY: "PAY",
    fx.CERTIFICATE: "CERT",
    fx.TOKEN: "TOKEN",
    fx.SELL: "SELL",
    fx.HIRE: "HIRE",
    fx.HIRE_ANOTHER: "HIRE_ANOTHER",
    fx.AUXILIARY: "AUX",
    fx.MOVE: "MOVE",
    fx.EXCHANGE: "EXCHANGE",
}
PLAIN = {
    fx.BUY: "BUY_CATTLE",
    fx.TRAIN: "TRAIN",
    fx.BUILD: "BUILD",
    fx.OBJECTIVE: "OBJECTIVE",
    fx.BONUS: "BONUS",
    fx.ANY_TILE: "ANY_TILE",
}
# What the steps of an action come to in the words of the statements.
IDS = {
    "TOKEN 1": "TOKEN",
    "TOKEN 2": "2 TOKEN",
    "PAY 1, TOKEN 1": "TOKEN_1",
    "SELL 2": "SELL_ANY_x2",
    "DISCARD(value-2), MONEY 5": "SELL_BV2_5",
    "PAY 2, BONUS": "BONUS_2",
    "AUX 1": "AUX",
    "AUX 2": "AUX2",
    "PAY 2, GAIN(Shorthorn)": "BUY_SHORTHORN_2",
    "REMOVE(cattle)": "REMOVE_ANY",
    "PAY 2, CERT 1": "pay $2: CERT 1",
}


def tables() -> Tables:
    rules = rules_of("el-paso")
    assert isinstance(rules, ElPasoRules)
    return rules.tables


def spelled(t: Tables, program: int) -> str:
    """A program by what its steps do, not by its line in the data file."""
    if program < 0:
        return ""
    steps = t.steps[program]
    parts: list[str] = []
    for at in range(0, len(steps), 3):
        operation, amount, _ = steps[at : at + 3]
        if operation in PLAIN:
            parts.append(PLAIN[operation])
        elif operation in WITH_AMOUNT:
            parts.append(f"{WITH_AMOUNT[operation]} {amount}")
        elif operation == fx.GAIN:
            parts.append(f"GAIN({NAMES[t.cards[amount]]})")
        else:
            word = {fx.DISCARD: "DISCARD", fx.REMOVE: "REMOVE"}[operation]
            cards = t.set_names[amount]
            parts.append(f"{word}({NAMES.get(cards, cards)})")
    text = ", ".join(parts)
    if len(parts) == 2 and parts[0].startswith("DISCARD(") and parts[1].startswith("MONEY "):
        breed = parts[0].removeprefix("DISCARD(").removesuffix(")")
        if breed in NAMES.values():
            return f"SELL({breed}, {parts[1].removeprefix('MONEY ')})"
    return IDS.get(text, text)


def shows(t: Tables, actions: tuple[tuple[int, ...], ...]) -> list[str]:
    """The printed actions of a tile or card; the two hires of a tile are one action."""
    found = [" or ".join(spelled(t, program) for program in action) for action in actions]
    if "HIRE_ANOTHER 8" in found:
        found.remove("HIRE_ANOTHER 8")
        found[found.index("HIRE 5")] = "HIRE_5_8"
    return found
