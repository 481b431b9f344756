"""What a program is told: the same lines in positions its seat cannot tell apart."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bots.programs import Written
from tests.leaks.pairs import look_alikes
from tests.property.elpaso_plan import ElPasoPlan
from tests.property.plan import Plan
from tests.property.solo_plan import SoloPlan
from trailboss.bots import view_of
from trailboss.core.rules import Position
from trailboss.core.source import SeededSource

SAMPLE = 7
LOOK_ALIKES = 4


def programs(folder: Path, count: int) -> list[Written]:
    """Programs that want everything there is, and answer with the last move."""
    return [
        Written(
            folder,
            "say(number=number, code=legal[-1]['code'])",
            "say(protocol=1, want=['observation', 'encoding'])",
            name=f"{number}.py",
        )
        for number in range(count)
    ]


@pytest.mark.parametrize(
    "plan",
    [Plan(4), Plan(9), ElPasoPlan(3), ElPasoPlan(8), SoloPlan(1)],
    ids=lambda plan: plan.game,
)
def test_programs_are_told_the_same(plan: Plan | ElPasoPlan | SoloPlan, tmp_path: Path) -> None:
    """One program follows the true game, each of the others a look-alike at every step."""
    written = programs(tmp_path, 1 + LOOK_ALIKES)
    bots = [program.bot(seed=3) for program in written]
    game = plan.start()
    chooser = plan.chooser()
    other_positions = 0
    while not game.over:
        s = game.state
        if game.step % SAMPLE == 0 and len(game.legal) > 1:
            others = look_alikes(game.ruleset, s, s.seat, game.step)
            assert len(others) == LOOK_ALIKES
            dump = game.ruleset.dump(s)
            other_positions += sum(game.ruleset.dump(other) != dump for other in others)
            for player, position in zip(bots, [s, *others], strict=True):
                view = view_of(game.ruleset, position)
                assert player.choose(view) == view.legal[-1]
        game.play(chooser.choose(game))
    for player in bots:
        player.close()
    first = written[0].heard
    assert sum(line.startswith('{"type":"decision"') for line in first) >= 5
    for program in written[1:]:
        assert program.heard == first
    if game.players > 1:
        assert other_positions > 0


def test_the_check_would_notice(tmp_path: Path) -> None:
    """Another hand of the deciding seat makes other lines."""
    written = programs(tmp_path, 2)
    game = Plan(0).start()
    s = game.state
    for program, position in zip(written, [s, another_hand(s)], strict=True):
        player = program.bot(seed=3)
        player.choose(view_of(game.ruleset, position))
        player.close()
    first, second = (program.heard for program in written)
    assert [line == other for line, other in zip(first, second, strict=True)] == [
        True,  # hello
        True,  # game
        False,  # decision
        True,  # bye
    ]


def another_hand(s: Position) -> Position:
    rules = Plan(0).rules
    for seed in range(20):
        drawn = rules.resample(s, -1, SeededSource(seed))
        if rules.observe(drawn, s.seat) != rules.observe(s, s.seat):
            return drawn
    raise AssertionError("every hand was the same")
