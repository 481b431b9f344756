"""Networks see only what their seat may know: rows, masks and choices are the same in positions the
seat cannot tell apart, with and without looking ahead."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.bots.tiny import write_network
from tests.leaks.pairs import look_alikes
from tests.property.elpaso_plan import ElPasoPlan
from tests.property.plan import Plan
from tests.property.solo_plan import SoloPlan
from trailboss import bots
from trailboss.core.rules import Position, Rules

GAMES = 6
SAMPLE = 40
SETTINGS = ("", ",temperature=1", ",samples=2")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("networks")


def told(rules: Rules, s: Position) -> tuple[bytes, bytes]:
    """What a network is fed with."""
    encoding = rules.encoding()
    mask = bytearray(encoding.move_count)
    encoding.write_mask(rules.legal(s), memoryview(mask), 0)
    return rules.memo().row(s, s.seat, []), bytes(mask)


@pytest.mark.parametrize("kind", [Plan, SoloPlan, ElPasoPlan])
@pytest.mark.parametrize("settings", SETTINGS)
def test_look_alikes_get_the_same_answer(kind: Any, settings: str, folder: Path) -> None:
    compared = 0
    for index in range(GAMES):
        plan = kind(index)
        encoding = plan.rules.encoding()
        path = folder / f"{encoding.family}.safetensors"
        if not path.exists():
            write_network(path, encoding)
        name = f"champion:file={path}{settings}"
        game = plan.start()
        chooser = plan.chooser()
        while not game.over:
            s = game.state
            if game.step % SAMPLE == index and len(game.legal) > 1:
                choice = bots.bot(name, 7).choose(bots.view_of(plan.rules, s))
                for other in look_alikes(plan.rules, s, s.seat, game.step):
                    where = f"{plan}, step {game.step}"
                    assert told(plan.rules, other) == told(plan.rules, s), where
                    again = bots.bot(name, 7).choose(bots.view_of(plan.rules, other))
                    assert again == choice, where
                    compared += 1
            game.play(chooser.choose(game))
    assert compared > 20
