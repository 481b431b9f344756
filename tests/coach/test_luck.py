"""Luck of the draw: apart from decisions, and nothing on average."""

from __future__ import annotations

import pytest

import trailboss
from trailboss.bots import bot, view_of
from trailboss.bots.many import Many
from trailboss.bots.network import network_for
from trailboss.bots.tries import Table
from trailboss.coach.luck import Luck, luck_of
from trailboss.coach.moments import walk
from trailboss.core.record import Record

GAMES = 16
STEPS = 50


def begun(game: str, seed: int) -> Record:
    course = trailboss.new_game(game, players=2, seed=seed)
    player = bot("champion:temperature=1", seed)
    while len(course.codes) < STEPS:
        course.play(player.choose(view_of(course.ruleset, course.state)))
    return course.record


def lucks(game: str, seed: int) -> list[Luck]:
    record = begun(game, seed)
    course = trailboss.replay(record, step=0)
    rules = course.ruleset
    table = Table(Many(network_for(rules.encoding(), title=rules.id)), rules)
    return luck_of(table, walk(course, record).draws)


@pytest.mark.parametrize("game", ["second-edition", "el-paso"])
def test_luck_is_nothing_on_average(game: str) -> None:
    """A sum of differences between equals: its mean over games lies within its own doubt of 0."""
    sums = [sum(one.points for one in lucks(game, seed)) for seed in range(GAMES)]
    mean = sum(sums) / GAMES
    error = (sum((one - mean) ** 2 for one in sums) / (GAMES - 1) / GAMES) ** 0.5
    assert error > 0
    assert abs(mean) < 3 * error


def test_every_draw_belongs_to_who_drew() -> None:
    record = begun("second-edition", 3)
    found = lucks("second-edition", 3)
    course = trailboss.replay(record, step=0)
    drew: dict[int, int] = {}
    for step, move in enumerate(record.moves):
        known, seat = len(course.source.outcomes), course.seat
        course.play(move)
        if len(course.source.outcomes) > known:
            assert seat is not None
            drew[step] = seat
    assert {one.step: one.seat for one in found} == drew
    assert any(one.points > 0 for one in found)
    assert any(one.points < 0 for one in found)
    assert [one.points for one in lucks("second-edition", 3)] == [one.points for one in found]
