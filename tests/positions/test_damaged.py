"""Damaged texts never give anything but the project's error, and what loads can be played."""

from __future__ import annotations

import json
from typing import Any

import pytest

import trailboss
from tests.positions.kit import part_way
from trailboss.core.source import SeededSource

TEXTS = [
    part_way(title, players, seed, steps).position
    for title, players, seed, steps in (
        ("second-edition", 2, 1, 30),
        ("second-edition", 1, 2, 75),
        ("first-edition", 4, 3, 120),
        ("el-paso", 2, 4, 45),
        ("el-paso", 1, 5, 80),
    )
]
SIGNS = "0123456789 ,:/=-[]#\nabcxyz\"'{}\t\u202f€9"
TRIES = 60


def damaged(text: str, chance: SeededSource) -> str:
    """The text with a few signs, words or lines changed, moved or lost."""
    for _ in range(1 + chance.below(3)):
        lines = text.split("\n")
        at = chance.below(len(lines))
        other = chance.below(len(lines))
        way = chance.below(7)
        if way == 0:
            lines[at], lines[other] = lines[other], lines[at]
        elif way == 1:
            del lines[at]
        elif way == 2:
            lines.insert(at, lines[other])
        elif way == 3:  # a number
            words = lines[at].split(" ")
            words[chance.below(len(words))] = str(chance.below(120))
            lines[at] = " ".join(words)
        elif way == 4:  # a word from elsewhere
            words, others = lines[at].split(" "), lines[other].split(" ")
            words[chance.below(len(words))] = others[chance.below(len(others))]
            lines[at] = " ".join(words)
        elif lines[at]:
            sign = SIGNS[chance.below(len(SIGNS))] if way == 5 else ""
            place = chance.below(len(lines[at]))
            lines[at] = lines[at][:place] + sign + lines[at][place + 1 :]
        text = "\n".join(lines)
    return text


def plays(text: str | dict[str, Any], seed: int) -> bool:
    """Load it; if that is possible, play on for a while."""
    try:
        game = trailboss.load_position(text, seed=seed)
    except trailboss.InvalidPosition as error:
        return not all(error.text(language) for language in trailboss.languages())
    assert trailboss.load_position(game.position, seed=seed).position == game.position
    chooser = SeededSource(seed)
    for _ in range(15):
        if game.over:
            break
        game.play(game.legal[chooser.below(len(game.legal))])
    return True


@pytest.mark.parametrize("number", range(len(TEXTS)))
def test_damaged_texts(number: int) -> None:
    chance = SeededSource(number + 100)
    outcomes = [plays(damaged(TEXTS[number], chance), seed) for seed in range(TRIES)]
    assert any(outcomes)
    assert not all(outcomes)


def spoil(data: Any, chance: SeededSource) -> Any:
    """The data with one value somewhere replaced by something else."""
    if isinstance(data, dict) and data and chance.below(8):
        key = list(data)[chance.below(len(data))]
        return {**data, key: spoil(data[key], chance)}
    if isinstance(data, list) and data and chance.below(8):
        at = chance.below(len(data))
        return [*data[:at], spoil(data[at], chance), *data[at + 1 :]]
    others: list[Any] = [None, True, -1, 3, 10**30, 1.5, "", "gray", [], [None], {}, {"gray": 2}]
    return others[chance.below(len(others))]


@pytest.mark.parametrize("number", range(len(TEXTS)))
def test_damaged_data(number: int) -> None:
    whole = json.loads(trailboss.load_position(TEXTS[number], seed=1).position_json)
    chance = SeededSource(number + 500)
    for seed in range(TRIES):
        plays(spoil(whole, chance), seed)
