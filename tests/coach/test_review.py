"""What the decisions of a game were worth."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

import trailboss
from trailboss.bots import bot, view_of
from trailboss.cli.commands import run
from trailboss.coach.review import Review, Reviewing, review, rounds
from trailboss.coach.themes import ACTIONS, BY_MOVE, THEMES, theme_of
from trailboss.coach.weighing import (
    FINE,
    INACCURACY,
    MISTAKE,
    TURNING_POINT,
    is_open,
    mark_of,
    weighed,
)
from trailboss.core.message import message_from, say
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
        # What is expected after a move is what was, less what it cost.
        assert one.after == pytest.approx(one.margin - one.cost)
        assert 0 <= one.win_after <= one.win


@pytest.mark.parametrize("game", game_ids())
def test_the_champion_agrees_with_itself(game: str) -> None:
    champion, careless = looked_at(game).summaries
    assert champion.agreed == champion.decisions
    assert champion.accuracy == 100
    assert champion.lost == 0
    assert careless.accuracy < 90
    assert careless.lost == pytest.approx(sum(careless.themes.values()))
    sharper = review(begun(game), samples=8)
    assert sharper.summaries[1].lost > 5
    # Eight looks are surer than two.
    doubts = [sum(one.error for one in found.decisions) for found in (looked_at(game), sharper)]
    assert doubts[1] < doubts[0]


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
    true, other = Reviewing(begun(game)), Reviewing(begun(game))
    for one in (true, other):
        one.moments = [moment for moment in one.moments if moment.seat == 1][-3:]
    assert true.moments
    for moment in other.moments:
        moment.position = true.rules.resample(moment.position, moment.seat, SeededSource(99))
    for one in (true, other):
        one.judge()
        one.look(2)
    for moment, twin in zip(true.moments, other.moments, strict=True):
        assert twin.likings == moment.likings
        assert (twin.margin, twin.win) == (moment.margin, moment.win)
        apart = [[b.end.margin - m.end.margin for m, b in each.tried] for each in (moment, twin)]
        assert apart[0] == apart[1]


def test_what_is_within_the_noise_is_no_mistake() -> None:
    assert mark_of(0.5, 0.0, 0.0) == FINE
    assert mark_of(2.0, 0.5, 0.0) == INACCURACY
    assert mark_of(5.0, 1.0, 0.05) == MISTAKE
    assert mark_of(5.0, 1.0, 0.3) == TURNING_POINT
    assert mark_of(5.0, 3.0, 0.3) == FINE


def test_few_tries_are_drawn_towards_zero() -> None:
    few = weighed([4.0, 4.5, 3.5], [0.1] * 3)
    many = weighed([4.0, 4.5, 3.5] * 20, [0.1] * 60)
    assert 0 < few.points < many.points < 4
    assert few.error > many.error
    assert weighed([-1.0, -2.0], [0.0, 0.0]).points == 0


def test_the_network_may_err_however_often_it_is_asked() -> None:
    often = weighed([4.0] * 5000, [0.0] * 5000)
    assert often.mark == MISTAKE
    assert often.points < 3.8
    assert often.error > 0.4
    assert often.wavers < 0.02
    # More pairs are tried only where they may show something worth telling.
    assert not is_open(weighed([-0.2, 0.2, -0.1, 0.0], [0.0] * 4))
    assert not is_open(weighed([0.9] * 64, [0.0] * 64))
    assert is_open(weighed([0.9] * 4, [0.0] * 4))


def test_a_mistake_says_what_would_be_better_and_how_it_goes_on() -> None:
    marked = [one for game in game_ids() for one in looked_at(game).decisions if one.mark != FINE]
    assert marked
    assert any(one.line for one in marked)
    for one in marked:
        low, high = one.interval
        assert 0 < low < one.cost < high
        assert sum(one.lines.values()) == pytest.approx(one.cost, abs=0.1)


def test_themes_are_those_of_moves_that_exist() -> None:
    words = {name.split("-")[0] for game in game_ids() for name in messages(game)}
    assert set(BY_MOVE) <= words
    assert theme_of((say("move-objective-top"),)) == "objectives"
    assert theme_of((say("move-decline"), say("move-build"))) == "buildings"
    assert theme_of((say("move-decline"),), None, {"money": -2.0, "cattle": 1.0}) == "money"
    assert theme_of((say("move-decline"),)) == ACTIONS


def test_where_the_herder_goes_is_about_what_it_does_there() -> None:
    there = (say("move-move"), say("move-build", price=2))
    assert theme_of(there) == "buildings"
    assert theme_of((say("move-move"), say("move-done"))) == "tempo"
    # Unless it gets there sooner, and that was counted.
    assert theme_of(there, facts=(say("review-fact-sooner"),)) == "tempo"
    assert theme_of(there, facts=(say("review-fact-later"),)) == "buildings"
    assert theme_of(there[1:], facts=(say("review-fact-sooner"),)) == "buildings"


def test_money_is_left_over_where_the_champion_spends_it_and_nothing_is_done() -> None:
    program = say("program", needs=(), gives=(say("do-buy"),))
    dear = (say("move-do", program=program), say("move-buy", price=6))
    free = (say("move-do", program=program), say("move-buy", price=0))
    for nothing in (say("move-decline"), say("move-done")):
        assert theme_of(dear, nothing) == "money"
        assert theme_of(free, nothing) == "cattle"
    assert theme_of(dear, say("move-hire", price=6)) == "cattle"


def messages(game: str) -> set[str]:
    entries = entries_for("en", rules_of(game).scopes)
    return {name.removeprefix("move-") for name in entries if name.startswith("move-")}


def test_as_data_in_every_language() -> None:
    found = looked_at("second-edition")
    for language in languages():
        data = json.loads(json.dumps(found.to_data(language)))
        assert len(data["decisions"]) == len(found.decisions)
        assert data["decisions"][0]["text"]


def test_it_gets_sharper() -> None:
    """Every pass looks further at what may have cost something; the last is what `review` gives."""
    passes = list(Reviewing(begun("el-paso")).passes(16))
    assert [one.samples for one in passes] == [4, 16]
    assert len(passes) == rounds(16)
    assert passes[0].luck is None
    assert passes[1].luck is not None
    for first, last in zip(passes[0].decisions, passes[1].decisions, strict=True):
        assert (first.looks == 0) == (first.code == first.best)
        assert last.looks >= first.looks
    assert max(one.looks for one in passes[1].decisions) == 16


def test_stored_in_no_language() -> None:
    found = looked_at("second-edition")
    stored = json.loads(json.dumps(found.to_store()))
    told = found.to_data("de")
    assert stored["players"] == told["players"]
    for kept, one in zip(stored["decisions"], told["decisions"], strict=True):
        assert ("text" in kept) == (one["mark"] != FINE)
        if "text" in kept:
            assert found.words(message_from(kept["text"]), "de") == one["text"]


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
