"""Golden playthroughs: whole games as text, to be compared and reviewed as a diff.

A file has one line per step: the step, who decides what, digests of the whole position, of the
legal moves and of every seat's observation, and the move made. Every FULL steps the legal moves and
the observations are written out, those of the seats as far as they differ from a spectator's. What
follows from the rest (the question, the facts) is left out everywhere: it has tests of its own.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import trailboss
from tests.property.elpaso_choosers import chooser_for
from tests.property.elpaso_plan import EL_PASO
from trailboss.core.source import SeededSource
from trailboss.game import Game, begin
from trailboss.kansas.rules import KansasRules
from trailboss.titles import rules_of

FOLDER: Final = Path(__file__).parent
FULL: Final = 25
DIGITS: Final = 12  # of a digest


class Playthrough:
    """One golden game: what is set up, and how its moves are picked."""

    def __init__(self, game: str, players: int, seed: int, number: int = 1, **options: Any) -> None:
        self.game = game
        self.players = players
        self.seed = seed
        self.number = number  # of the rules
        self.options = options
        switched_on = [name for name, value in options.items() if value is True]
        solo = [str(options[name]) for name in ("difficulty", "deck") if name in options]
        rules = [] if number == 1 else [f"rules-{number}"]
        self.name = "-".join([game, f"{players}p", *switched_on, *solo, *rules])

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.txt"

    def text(self) -> str:
        return "\n".join(self.lines()) + "\n"

    def lines(self) -> Iterator[str]:
        # Games of before are played with the tables of their time.
        rules = rules_of(self.game, "1" if self.number == 1 else None)
        game = begin(rules, self.players, self.seed, None, None, False, self.options)
        chooser = chooser_for(rules, SeededSource(self.seed), "directed")
        yield f"# {self.name}: written by python -m tests.golden.regenerate"
        yield f"game {self.game}"
        yield f"players {self.players}"
        for name, value in game.options.items():
            yield f"option {name} {value}"
        yield f"seed {self.seed}"
        while not game.over:
            code = chooser.choose(game)
            yield step_line(game) + f" move {rules.codec.text(code)}"
            if game.step % FULL == 0:
                yield from in_full(game)
            game.play(code)
        yield step_line(game)
        yield from in_full(game)
        for seat, sheet in enumerate(game.scores()):
            points = ", ".join(f"{name} {count}" for name, count in sheet.lines.items())
            yield f"score {seat} {sheet.total}: {points}"
        yield "winners " + " ".join(str(seat) for seat in game.winners)


def digest(data: Any) -> str:
    text = json.dumps(data, sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:DIGITS]


def seen(game: Game, seat: int | None) -> dict[str, Any]:
    observation = game.observe(seat)
    for key in ("family", "question", "facts"):
        observation.pop(key, None)
    return observation


def choices(game: Game) -> list[str]:
    """Every move a player may make; those of number 1 name several cards in one order."""
    rules = game.ruleset
    codes = rules.legal(game.state) if rules.number == 1 else rules.allowed(game.state)
    return [rules.codec.text(code) for code in codes]


def step_line(game: Game) -> str:
    legal = choices(game)
    looks = [digest(seen(game, None))] + [digest(seen(game, seat)) for seat in range(game.players)]
    decision = game.observe(None)["decision"]
    return (
        f"step {game.step} seat {'-' if game.seat is None else game.seat} {decision}"
        f" state {digest(game.ruleset.dump(game.state))}"
        f" legal {len(legal)} {digest(legal)} seen {' '.join(looks)}"
    )


def in_full(game: Game) -> Iterator[str]:
    for move in choices(game):
        yield f"  legal {move}"
    common = dict(parts(seen(game, None)))
    for name, value in common.items():
        yield f"  all {name}: {value}"
    for seat in range(game.players):
        for name, value in parts(seen(game, seat)):
            if common.get(name) != value:
                yield f"  seat {seat} {name}: {value}"


def parts(observation: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """The parts of an observation, a line each; players and spaces of the trail apart."""
    for name, value in sorted(observation.items()):
        if name == "players":
            for seat in range(len(value)):
                yield f"player {seat}", written(value[seat])
        else:
            yield name, written(value)


def written(value: Any) -> str:
    return json.dumps(value, sort_keys=True, ensure_ascii=False)


def playthroughs() -> list[Playthrough]:
    """Each edition with 2, 3 and 4 players, each of its variants, and alone on every level; El
    Paso with 1 to 4."""
    found: list[Playthrough] = []
    for title in trailboss.games():
        rules = rules_of(title.id)
        if not isinstance(rules, KansasRules):
            continue
        found.append(Playthrough(title.id, 2, 21, buildings="a"))
        found.append(Playthrough(title.id, 3, 31, buildings="b"))
        found.append(Playthrough(title.id, 4, 41, buildings="random", neutral="random"))
        for variant in rules.tables.variants:
            found.append(Playthrough(title.id, 3, 51, buildings="random", **{variant: True}))
        if rules.tables.automa:
            found.append(Playthrough(title.id, 1, 61, buildings="a", difficulty="easy"))
            found.append(
                Playthrough(title.id, 1, 62, buildings="b", difficulty="medium", simmental=True)
            )
            found.append(Playthrough(title.id, 1, 63, buildings="random", difficulty="hard"))
            found.append(
                Playthrough(title.id, 1, 64, neutral="random", difficulty="hard", deck="tuned")
            )
    found.append(Playthrough("first-edition", 2, 71, number=2, buildings="b"))
    found.append(Playthrough("second-edition", 4, 72, number=2, buildings="b"))
    found.append(Playthrough("second-edition", 3, 73, number=2, buildings="random", simmental=True))
    found.append(Playthrough("second-edition", 1, 74, number=2, simmental=True))
    found.append(Playthrough(EL_PASO, 1, 61, difficulty=0))
    found.append(Playthrough(EL_PASO, 1, 62, difficulty=3, buildings="b", trains="star"))
    found.append(Playthrough(EL_PASO, 2, 63, buildings="a", trains="front"))
    found.append(Playthrough(EL_PASO, 3, 64, buildings="b", trains="star"))
    random: dict[str, Any] = {"neutral": "random", "buildings": "random", "trains": "random"}
    found.append(Playthrough(EL_PASO, 4, 65, **random))
    found.append(Playthrough(EL_PASO, 1, 66, 2, difficulty=2, b_cards="B1+B3"))
    found.append(Playthrough(EL_PASO, 2, 67, 2, buildings="a", trains="star"))
    return found
