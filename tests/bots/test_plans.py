"""The heuristic's plan: from the workers one has, those on offer, and the objectives in hand."""

from __future__ import annotations

import pytest

from trailboss.bots import view_of
from trailboss.bots.heuristic import HeuristicBot
from trailboss.core.source import SeededSource
from trailboss.elpaso.state import State as RingState
from trailboss.families import judge_of
from trailboss.kansas.constants import BUILDER, COWBOY, ENGINEER
from trailboss.kansas.judging import plans
from trailboss.kansas.state import State as TrailState
from trailboss.titles import rules_of

WORKERS = {COWBOY: "cowboys", BUILDER: "builders", ENGINEER: "engineers"}


def trail() -> TrailState:
    """The beginning of a game with an empty job market, nothing foreseen and no objective."""
    rules = rules_of("second-edition")
    position = rules.start(2, rules.options(2, {}), SeededSource(1))
    assert isinstance(position, TrailState)
    position.jobs = [0] * len(position.jobs)
    position.foresight = [-1] * len(position.foresight)
    player = position.players[0]
    player.hand = [0] * len(player.hand)
    player.area = [0] * len(player.area)
    return position


def planned(position: TrailState) -> str:
    return judge_of(rules_of("second-edition")).plan(position, 0)


@pytest.mark.parametrize("worker", WORKERS)
def test_workers_of_ones_own_make_a_plan(worker: int) -> None:
    position = trail()
    assert planned(position) == "mixed"
    position.players[0].workers[worker] += 2
    assert planned(position) == WORKERS[worker]


def test_workers_on_offer_make_a_plan() -> None:
    position = trail()
    position.jobs[:2] = [COWBOY + 1, COWBOY + 1]
    assert planned(position) == "cowboys"
    position.jobs[2:4] = [BUILDER + 1, ENGINEER + 1]
    assert planned(position) == "mixed"
    position.foresight[:2] = [ENGINEER, ENGINEER]
    position.jobs[4:6] = [ENGINEER + 1, ENGINEER + 1]
    assert planned(position) == "engineers"


def test_objectives_make_a_plan() -> None:
    position = trail()
    t = position.tables
    stations = [
        card
        for card in range(t.cattle_count, t.card_count)
        if t.objective_tasks[card][plans.STATIONS] == 2
    ]
    position.players[0].hand[stations[0]] = 1
    assert planned(position) == "engineers"
    position.players[0].hand[stations[0]] = 0
    position.players[1].hand[stations[0]] = 1  # another's hand says nothing
    assert planned(position) == "mixed"


def test_plans_of_el_paso() -> None:
    rules = rules_of("el-paso")
    position = rules.start(2, rules.options(2, {}), SeededSource(1))
    assert isinstance(position, RingState)
    player = position.players[0]
    player.hand = [0] * len(player.hand)
    player.objectives = [0] * len(player.objectives)
    assert judge_of(rules).plan(position, 0) == "mixed"
    for worker, style in WORKERS.items():
        player.ready[worker] += 1
        assert judge_of(rules).plan(position, 0) == style
        player.ready[worker] -= 1
    asked = next(
        tile
        for tile, needs in enumerate(position.tables.objective_needs)
        if sum(needs[at] for at, (kind, _) in enumerate(position.tables.needs) if kind == 0) == 2
    )
    player.objectives[asked] = 2
    assert judge_of(rules).plan(position, 0) == "builders"


def test_the_heuristic_has_the_plan_that_fits() -> None:
    """Different positions, different plans; a style that was asked for is kept."""
    rules = rules_of("second-edition")
    fitting = HeuristicBot.configured({}, 1)
    fixed = HeuristicBot.configured({"style": "builders"}, 1)
    for worker in (COWBOY, ENGINEER):
        position = trail()
        position.players[0].workers[worker] += 2
        fitting.choose(view_of(rules, position))
        fixed.choose(view_of(rules, position))
    assert set(fitting.looks) == {(rules.id, "cowboys"), (rules.id, "engineers")}
    assert set(fixed.looks) == {(rules.id, "builders")}
