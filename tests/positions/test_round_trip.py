"""Every decision of the recorded games survives being written down and read again."""

from __future__ import annotations

import json

import pytest

import trailboss
from tests.positions.kit import NAMES, codes, dump, part_way, recorded, with_seed
from trailboss.core.sheet.loading import filled
from trailboss.core.sheet.reading import Reader
from trailboss.core.sheet.text import body_of, head_of, split
from trailboss.core.source import SeededSource
from trailboss.positions import sheet_of

AHEAD = 12  # moves played on from a loaded position
OFTEN = 5  # decisions between two that are compared number by number, which is slow
EVERY = 25  # decisions between two that are played on from


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("each", [3, pytest.param(1, marks=pytest.mark.long)])
def test_decisions_of_a_record(name: str, each: int) -> None:
    """Every third one; all with the long tests."""
    record = recorded(name)
    game = trailboss.replay(record, step=0)
    for step in range(len(record.moves) + 1):
        if step:
            game.advance([game.ruleset.codec.parse(record.moves[step - 1])])
        if step % each:
            continue
        text = game.position
        if step % EVERY < each:
            again = trailboss.load_position(text, seed=step)
            assert again.names == game.names
            assert codes(again) == codes(game), f"{name}, step {step}"
            same_future(with_seed(game, step), again)
        again = taken_at_its_word(text, game)
        assert again.position == text, f"{name}, step {step}"
        if step % OFTEN < each:
            assert dump(again) == dump(game), f"{name}, step {step}"
        assert game.ruleset.legal(again.state) == game.ruleset.legal(game.state)


def taken_at_its_word(text: str, game: trailboss.Game) -> trailboss.Game:
    """The position without what `load_position` tries out, which takes most of its time."""
    sheet = sheet_of(game.ruleset, game.state)
    written = split(text)
    reader = Reader(written.lines)
    data = {**head_of(written), **body_of(sheet, written, reader)}
    new = game.copy()
    new.state = filled(sheet, data, reader, SeededSource(0), trust=True)
    return new


def same_future(game: trailboss.Game, again: trailboss.Game) -> None:
    chooser = SeededSource(again.step)
    for _ in range(AHEAD):
        if game.over:
            break
        move = game.legal[chooser.below(len(game.legal))]
        game.play(move)
        again.play(str(move))
        assert dump(again) == dump(game)


@pytest.mark.parametrize(
    ("title", "players", "options"),
    [
        ("first-edition", 2, {"buildings": "random", "neutral": "random"}),
        ("first-edition", 3, {}),
        ("first-edition", 4, {"buildings": "b"}),
        ("second-edition", 1, {"difficulty": "hard", "deck": "tuned"}),
        ("second-edition", 1, {"difficulty": "easy", "simmental": True}),
        ("second-edition", 2, {"simmental": True, "neutral": "random"}),
        ("second-edition", 3, {"buildings": "random"}),
        ("second-edition", 4, {}),
        ("el-paso", 1, {"difficulty": 3}),
        ("el-paso", 2, {"buildings": "random", "trains": "random", "neutral": "random"}),
        ("el-paso", 3, {"trains": "star"}),
        ("el-paso", 4, {}),
    ],
)
def test_every_number_of_players(title: str, players: int, options: dict[str, object]) -> None:
    for steps in (0, 1, 7, 40, 90, 150):
        game = part_way(title, players, steps, steps, **options)
        again = trailboss.load_position(game.position, seed=1)
        assert again.position == game.position
        assert dump(again) == dump(game)
        assert codes(again) == codes(game)
        by_json = trailboss.load_position(game.position_json, seed=1)
        assert by_json.position == game.position
        assert trailboss.load_position(json.loads(game.position_json)).position == game.position
        same_future(with_seed(game, 9), trailboss.load_position(game.position, seed=9))


def test_a_finished_game() -> None:
    for name in NAMES[0], NAMES[-1]:
        game = trailboss.replay(recorded(name))
        again = trailboss.load_position(game.position)
        assert again.over
        assert again.winners == game.winners
        assert [sheet.lines for sheet in again.scores()] == [s.lines for s in game.scores()]
