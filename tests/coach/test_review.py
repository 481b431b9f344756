"""What the decisions of a game were worth."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

import trailboss
from trailboss.bots import bot, view_of
from trailboss.bots.network import network_for
from trailboss.cli.commands import run
from trailboss.coach.review import (
    FINE,
    INACCURACY,
    MISTAKE,
    TURNING_POINT,
    Review,
    judge,
    mark_of,
    passed,
    review,
    try_moves,
)
from trailboss.coach.themes import ACTIONS, BY_MOVE, THEMES, theme_of
from trailboss.core.message import say
from trailboss.core.record import Record
from trailboss.core.source import SeededSource
from trailboss.titles import game_ids, rules_of
from trailboss.words import languages
from trailboss.words.catalogue import entries_for

STEPS = 40


@cache
def begun(game: str, players: int = 2) -> Record:
    """The first moves of a game between a strong and a careless player."""
    course = trailboss.new_game(game, players=players, seed=5)
    bots = [bot("champion", 1), *[bot("random", 2)] * (players - 1)]
    while len(course.codes) < STEPS:
        assert course.seat is not None
        course.play(bots[course.seat].choose(view_of(course.ruleset, course.state)))
    return course.record


@cache
def looked_at(game: str, players: int = 2) -> Review:
    return review(begun(game, players), samples=2)


@pytest.mark.parametrize("game", game_ids())
def test_every_decision_with_a_choice_is_judged(game: str) -> None:
    found = looked_at(game)
    course = trailboss.replay(begun(game), step=0)
    choices = []
    for step, move in enumerate(begun(game).moves):
        if len(course.ruleset.legal(course.state)) > 1:
            choices.append((step, course.seat))
        course.play(move)
    assert [(one.step, one.seat) for one in found.decisions] == choices
    for one in found.decisions:
        assert 0 <= one.win <= 1
        assert one.cost >= 0
        assert one.theme in THEMES
        assert one.cost == 0 or one.code != one.best


@pytest.mark.parametrize("game", game_ids())
def test_the_champion_agrees_with_itself(game: str) -> None:
    champion, careless = looked_at(game).summaries
    assert champion.agreed == champion.decisions
    assert champion.accuracy == 100
    assert champion.lost == 0
    assert careless.lost > 5
    assert careless.accuracy < 90
    assert careless.lost == pytest.approx(sum(careless.themes.values()))


def test_the_same_game_gets_the_same_review() -> None:
    again = review(begun("second-edition"), samples=2)
    assert again.to_data() == looked_at("second-edition").to_data()


def test_a_token_in_anothers_turn_is_no_decision() -> None:
    course = trailboss.new_game("second-edition", players=2, seed=5)
    while not course.asides(1):
        course.play(course.legal[0])
    step = len(course.codes)
    course.play(course.asides(1)[0])
    found = review(course, samples=2)
    assert step not in [one.step for one in found.decisions]


def test_alone_against_the_automa() -> None:
    found = review(begun("el-paso", players=1), samples=2)
    assert [one.seat for one in found.summaries] == [0]
    assert len(found.totals) == 2


@pytest.mark.parametrize("game", game_ids())
def test_only_what_the_seat_could_know(game: str) -> None:
    """The review of a decision is the same whatever the hidden cards were."""
    course = trailboss.replay(begun(game), step=0)
    rules = course.ruleset
    network = network_for(rules.encoding())
    moments = [moment for moment in passed(course, begun(game)) if moment.seat == 1][-3:]
    assert moments
    for moment in moments:
        judge(network, rules, moment)
        other = type(moment)(
            moment.step,
            rules.resample(moment.position, moment.seat, SeededSource(99)),
            moment.code,
            moment.view,
        )
        judge(network, rules, other)
        assert other.logs == moment.logs
        assert other.margin == moment.margin
        assert other.win == moment.win
        try_moves(network, moment, 2)
        assert moment.made or moment.order[0] == moment.code


def test_what_is_within_the_noise_is_no_mistake() -> None:
    assert mark_of(0.5, 0.0, 0.0) == FINE
    assert mark_of(2.0, 0.5, 0.0) == INACCURACY
    assert mark_of(5.0, 1.0, 0.05) == MISTAKE
    assert mark_of(5.0, 1.0, 0.3) == TURNING_POINT
    assert mark_of(5.0, 3.0, 0.3) == FINE


def test_a_mistake_says_what_would_be_better_and_how_it_goes_on() -> None:
    marked = [one for game in game_ids() for one in looked_at(game).decisions if one.mark != FINE]
    assert marked
    assert any(one.line for one in marked)
    for one in marked:
        low, high = one.interval
        assert 0 < low < one.cost < high or one.error == 0


def test_themes_are_those_of_moves_that_exist() -> None:
    words = {name.split("-")[0] for game in game_ids() for name in messages(game)}
    assert set(BY_MOVE) <= words
    assert theme_of(say("move-objective-top")) == "objectives"
    assert theme_of(say("move-decline")) == ACTIONS


def messages(game: str) -> set[str]:
    entries = entries_for("en", rules_of(game).scopes)
    return {name.removeprefix("move-") for name in entries if name.startswith("move-")}


def test_as_data_in_every_language() -> None:
    found = looked_at("second-edition")
    for language in languages():
        data = json.loads(json.dumps(found.to_data(language)))
        assert len(data["decisions"]) == len(found.decisions)
        assert data["decisions"][0]["text"]


@pytest.mark.parametrize("samples", [1, 0, -1, 2.5, True, 1001])
def test_a_number_of_samples_nobody_can_use(samples: object) -> None:
    with pytest.raises(trailboss.TrailbossError, match="2 to 1000 times"):
        review(begun("el-paso"), samples=samples)  # type: ignore[arg-type]


def test_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.txt"
    file.write_text(begun("el-paso").to_text(), encoding="utf-8")
    picture = tmp_path / "game.svg"
    assert run(["review", str(file), "--samples", "2", "--plot", str(picture)]) == 0
    printed, complaints = capsys.readouterr()
    assert complaints == ""
    assert "Accuracy" in printed
    assert "Better:" in printed
    assert picture.read_text(encoding="utf-8").startswith("<?xml")
    assert run(["review", str(file), "--samples", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["game"] == "el-paso"
    assert run(["review", str(tmp_path / "none.txt")]) == 2
    assert run(["review", str(file), "--samples", "1"]) == 2
