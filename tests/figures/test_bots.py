"""Bots play titles with other figures: networks take over what they know by name."""

from __future__ import annotations

import pytest

import trailboss
from tests.figures.files import POST_12, edited
from trailboss.bots import bot, view_of
from trailboss.figures import Figures, figures_of_text
from trailboss.titles import rules_of

EL_PASO = "el-paso"
ROW = '[[tiles.bonuses]]\nid = "gift"\ncopies = 2\nvp = 1\naction = "money 9"\n'
FIGURES = {
    "a value": edited(EL_PASO, *POST_12),
    "an effect": edited(EL_PASO, '"sell 2", "hire 5"]', '"pay 3 => gain hereford", "hire 4"]'),
    "a row": ROW,
}


def given(what: str) -> Figures:
    return figures_of_text(FIGURES[what], "my.toml", EL_PASO)


@pytest.mark.parametrize("what", FIGURES)
@pytest.mark.parametrize("player", ["champion", "easy", "strong", "heuristic"])
def test_bots_play_on(what: str, player: str) -> None:
    game = trailboss.new_game(EL_PASO, seed=2, figures=given(what))
    with_bot = bot(player, 1)
    with_bot.begin(game.ruleset, 2, game.options, 0)
    for _ in range(12):
        if game.seat == 0:
            game.play(with_bot.choose(view_of(game.ruleset, game.state)))
        else:
            game.play(game.legal[0])
    with_bot.close()
    assert game.step == 12


def test_other_values_keep_the_encoding() -> None:
    label = rules_of(EL_PASO).encoding().label
    assert given("a value").rules.encoding().label == label
    assert given("a row").rules.encoding().label != label


def test_kansas() -> None:
    text = edited("second-edition", "builders = 12\nvp = 20", "builders = 11\nvp = 18")
    figures = figures_of_text(text, "my.toml")
    label = rules_of("second-edition").encoding().label
    assert figures.rules.encoding().label == label
    game = trailboss.new_game("second-edition", seed=2, figures=figures)
    champion = bot("champion", 1)
    champion.begin(game.ruleset, 2, game.options, 0)
    game.play(champion.choose(view_of(game.ruleset, game.state)))
    champion.close()
