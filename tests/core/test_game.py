"""The public face: beginning a game, the forms of a move, refusals, listeners."""

from __future__ import annotations

from typing import Any

import pytest

import trailboss
from tests.property.choosers import Chooser
from tests.property.plan import TITLES
from trailboss.core.errors import IllegalMove, InvalidMove, TrailbossError
from trailboss.core.rules import Event
from trailboss.core.source import RecordingSource, ScriptedSource, SeededSource
from trailboss.game import Game
from trailboss.kansas.rules import KansasRules

GAME = "second-edition"


def dump(game: Game) -> object:
    return game.ruleset.dump(game.state)


def finish(game: Game, seed: int = 1, style: str = "directed") -> Game:
    rules = game.ruleset
    assert isinstance(rules, KansasRules)
    chooser = Chooser(rules, SeededSource(seed), style)
    while not game.over:
        game.play(chooser.choose(game))
    return game


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"players": 5}, "players, not 5"),
        ({"players": 0}, "players, not 0"),
        ({"players": True}, "players is a whole number, not True"),
        ({"players": "3"}, "players is a whole number, not '3'"),
        ({"seed": -1}, "a seed is a whole number from 0 to 2^64-1, not -1"),
        ({"seed": 2**64}, "a seed is a whole number from 0 to 2^64-1"),
        ({"seed": "7"}, "a seed is a whole number, not '7'"),
        ({"seed": True}, "a seed is a whole number, not True"),
        ({"seed": 1, "source": SeededSource(1)}, "a seed or a source, not both"),
        ({"names": ["Ann"]}, "2 players need 2 names, not 1"),
        ({"names": ["Ann", 5]}, "a name is text, not 5"),
        ({"neutral": "spiral"}, "neutral is letters or random, not 'spiral'"),
        ({"buildings": "abc"}, "one for each, not 'abc'"),
        ({"simmental": 1}, "simmental is False or True, not 1"),
        ({"colour": "red"}, "has no option 'colour'; there are neutral, buildings, simmental"),
        ({"source": ScriptedSource([])}, "the script ends after 0 outcomes"),
    ],
)
def test_games_that_cannot_begin(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(TrailbossError) as error:
        trailboss.new_game(**{"game": GAME, "players": 2, **arguments})
    assert message in str(error.value)


def test_without_a_seed_the_game_is_new_and_can_be_recorded() -> None:
    games = [trailboss.new_game(GAME) for _ in range(3)]
    assert len({game.seed for game in games}) == 3
    again = trailboss.replay(games[0].record)
    assert dump(again) == dump(games[0])


def test_the_same_seed_is_the_same_game() -> None:
    assert dump(trailboss.new_game(GAME, seed=4)) == dump(trailboss.new_game(GAME, seed=4))
    assert dump(trailboss.new_game(GAME, seed=4)) != dump(trailboss.new_game(GAME, seed=5))


def test_a_move_in_its_three_forms() -> None:
    games = [trailboss.new_game(GAME, seed=3) for _ in range(3)]
    move = games[0].legal[2]
    games[0].play(move)
    games[1].play(move.code)
    games[2].play(f"  {str(move).replace(' ', '  ')} ")
    assert dump(games[0]) == dump(games[1]) == dump(games[2])
    assert games[0].moves == games[1].moves == games[2].moves == (move,)


@pytest.mark.parametrize("move", [-1, 10**6, 1.0, True, None, "jump", "", ["done"]])
def test_what_is_no_move(move: Any) -> None:
    game = trailboss.new_game(GAME, seed=3)
    before = dump(game)
    with pytest.raises(InvalidMove):
        game.play(move)
    assert dump(game) == before
    assert game.step == 0


def test_a_move_of_another_game() -> None:
    games = [trailboss.new_game(title.id, seed=3) for title in trailboss.games()]
    for game in games:
        for other in games:
            if other is not game:
                with pytest.raises(InvalidMove, match="a move of another game"):
                    game.play(other.legal[0])


def test_a_move_that_is_not_allowed_now() -> None:
    game = trailboss.new_game(GAME, seed=3)
    before = dump(game)
    with pytest.raises(IllegalMove) as error:
        game.play("deliver to new-york")
    assert str(error.value).startswith("deliver to new-york: ")
    assert error.value.reason == str(error.value)
    assert dump(game) == before
    assert game.source.outcomes == trailboss.new_game(GAME, seed=3).source.outcomes


def test_a_failed_draw_changes_nothing() -> None:
    """A script that runs out in the middle of a move leaves the game where it was."""
    whole = trailboss.new_game(GAME, seed=3)
    game = trailboss.new_game(GAME, source=ScriptedSource(whole.source.outcomes))
    game.play("place herder on D")
    before = dump(game)
    outcomes = list(game.source.outcomes)
    with pytest.raises(TrailbossError, match="the script ends"):
        game.play("auxiliary draw single")
    assert dump(game) == before
    assert game.source.outcomes == outcomes
    assert game.step == 1
    game.play("auxiliary money single")


@pytest.mark.parametrize("game", TITLES)
def test_after_the_end(game: str) -> None:
    ended = finish(trailboss.new_game(game, players=3, seed=8))
    assert ended.over
    assert ended.seat is None
    assert ended.legal == ()
    totals = [sheet.total for sheet in ended.scores()]
    assert ended.winners == [seat for seat in range(3) if totals[seat] == max(totals)]
    for move in ("done", 0):
        with pytest.raises(IllegalMove, match="the game is over"):
            ended.play(move)
    assert trailboss.new_game(game, seed=8).winners == []


@pytest.mark.parametrize("game", TITLES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_scripted_game_equals_the_seeded_one(game: str, players: int) -> None:
    options: dict[str, Any] = {"neutral": "random", "buildings": "random"}
    seeded = finish(trailboss.new_game(game, players=players, seed=6, **options))
    source = ScriptedSource(seeded.source.outcomes)
    scripted = trailboss.new_game(game, players=players, source=source, **options)
    for code in seeded.codes:
        scripted.play(code)
    assert dump(scripted) == dump(seeded)
    assert scripted.over
    assert source.used == len(source.outcomes), "every outcome was used"
    assert [sheet.lines for sheet in scripted.scores()] == [
        sheet.lines for sheet in seeded.scores()
    ]


def test_a_copied_script_goes_on_alone() -> None:
    seeded = finish(trailboss.new_game(GAME, seed=6))
    source = ScriptedSource(seeded.source.outcomes)
    game = trailboss.new_game(GAME, source=source)
    for code in seeded.codes[:50]:
        game.play(code)
    copy = game.copy()
    for code in seeded.codes[50:]:
        copy.play(code)
    assert copy.over
    assert game.step == 50
    for code in seeded.codes[50:]:
        game.play(code)
    assert dump(copy) == dump(game)


def test_seats_out_of_range() -> None:
    game = trailboss.new_game(GAME, players=3, seed=1)
    for seat in (-1, 3):
        with pytest.raises(TrailbossError, match=f"seats run from 0 to 2, not {seat}"):
            game.observe(seat)
        with pytest.raises(TrailbossError, match=f"seats run from 0 to 2, not {seat}"):
            game.resample(seat, SeededSource(1))


def test_a_resampled_game_can_be_played_on() -> None:
    game = trailboss.new_game(GAME, players=2, seed=1)
    game.play(game.legal[0])
    drawn = game.resample(1, SeededSource(9))
    assert drawn.observe(1) == game.observe(1)
    assert drawn.seat == game.seat
    assert drawn.legal == tuple(
        trailboss.Move(code, game.ruleset.codec) for code in game.ruleset.legal(drawn.state)
    )
    assert isinstance(drawn.source, RecordingSource)
    finish(drawn)
    assert game.step == 1


def test_listeners_hear_what_is_played_and_copies_are_quiet() -> None:
    game = trailboss.new_game(GAME, seed=3)
    heard: list[Event] = []
    game.listen(heard.append)
    copy = game.copy()
    copy.play("place herder on A")
    assert heard == []
    game.play("place herder on A")
    assert heard
    assert game.state.events is None
    count = len(heard)
    with pytest.raises(IllegalMove):
        game.play("deliver to new-york")
    assert len(heard) == count
    quiet = trailboss.new_game(GAME, seed=3)
    quiet.play("place herder on A")
    assert dump(quiet) == dump(game), "listening changes nothing"


def test_what_can_be_played() -> None:
    titles = {title.id: title for title in trailboss.games()}
    assert {"neutral", "buildings", "simmental"} <= set(titles["second-edition"].options)
    assert 4 in titles["second-edition"].players
    assert 5 not in titles["second-edition"].players


@pytest.mark.parametrize("title", ["first-edition", "second-edition", "el-paso"])
def test_who_has_left_answers_the_question_and_nothing_else(title: str) -> None:
    """No token is spent and no card played for somebody who is away."""
    game = trailboss.new_game(title, players=2, seed=3)
    asked = 0
    while not game.over:
        code = game.ruleset.default(game.state)
        if any(game.ruleset.interludes[move.code] for move in game.legal):
            asked += 1
        assert not game.ruleset.interludes[code]
        game.play(code)
    assert asked or title == "first-edition"
