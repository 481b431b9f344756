"""A game with figures of one's own replays where nobody has the file."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import trailboss
from tests.figures.files import POST_12, edited
from trailboss.core.errors import InvalidRecord
from trailboss.core.record import load_record
from trailboss.figures import figures_of_text
from trailboss.game import Game

EL_PASO = "el-paso"
EFFECT = ('"sell 2", "hire 5"]', '"pay 1 => gain black-angus", "hire 4"]')


def played(moves: int = 120) -> Game:
    text = edited(EL_PASO, *POST_12).replace(*EFFECT)
    game = trailboss.new_game(EL_PASO, seed=3, figures=figures_of_text(text, "my.toml"))
    choose = Random(1)
    while not game.over and game.step < moves:
        game.play(choose.choice(game.legal))
    return game


def test_both_forms_carry_the_figures() -> None:
    game = played()
    record = game.record
    assert record.to_text().split("\n")[:4] == [
        "trailboss record 2",
        f"game el-paso version {game.version}",
        "figures over 2.be6d5aca",
        'figures trail {"posts":[{"value":12,"vp":6}]}',
    ]
    assert json.loads(record.to_json())["figures"] == game.ruleset.differences
    for form in (record.to_text(), record.to_json()):
        read = load_record(form)
        assert read == record
        again = trailboss.replay(read)
        assert again.observe(0) == game.observe(0)
        assert again.record == record


def test_another_machine(tmp_path: Path) -> None:
    """Another process, without a figures file or a configuration folder."""
    game = played()
    (tmp_path / "game.txt").write_text(game.record.to_text())
    code = (
        "import json, sys, trailboss\n"
        "game = trailboss.replay(open(sys.argv[1]).read())\n"
        "print(json.dumps([game.version, game.observe(0), [s.total for s in game.scores()]]))\n"
    )
    environment = {**os.environ, "HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path / "game.txt")],
        capture_output=True,
        text=True,
        check=True,
        env=environment,
    )
    there = json.loads(done.stdout)
    here = [game.version, game.observe(0), [sheet.total for sheet in game.scores()]]
    assert there == json.loads(json.dumps(here))


def test_a_record_without_figures_is_as_before() -> None:
    record = trailboss.new_game(EL_PASO, seed=1).record
    assert record.figures is None
    assert record.to_text().startswith("trailboss record 1\n")
    assert "figures" not in record.to_text() + record.to_json()


def test_who_cannot_read_figures_is_told_by_the_format() -> None:
    """Format 2 is refused by whoever knows format 1 only, as format 3 is here."""
    text = played(10).record.to_text()
    assert text.startswith("trailboss record 2\n")
    with pytest.raises(InvalidRecord, match="format 3"):
        load_record(text.replace("record 2", "record 3", 1))


def test_figures_that_make_other_rules_are_refused() -> None:
    text = played(10).record.to_text()
    with pytest.raises(InvalidRecord, match=r"make version 2\.\w+, not 2\.\w+"):
        trailboss.replay(text.replace('"vp":6', '"vp":5', 1))
    with pytest.raises(InvalidRecord, match=r"version 2.00000000 of el-paso is not known"):
        trailboss.replay(text.replace("figures over 2.be6d5aca", "figures over 2.00000000", 1))


BAD: list[Any] = [
    7,
    [],
    {"over": "2.be6d5aca"},
    {"over": "2.be6d5aca", "tables": []},
    {"over": "2.be6d5aca", "tables": {"trail": 3}},
    {"over": "x", "tables": {}},
    {"over": "2.be6d5aca", "tables": {}, "code": "import os"},
]


@pytest.mark.parametrize("bad", BAD)
def test_what_is_no_figures_is_refused(bad: Any) -> None:
    data = json.loads(played(3).record.to_json())
    data["figures"] = bad
    with pytest.raises(InvalidRecord):
        load_record(json.dumps(data))


@pytest.mark.parametrize(
    "tables",
    [
        {"weather": {"rain": 1}},
        {"trail": {"weather": 1}},
        {"trail": {"income": "all"}},
        {"trail": {"income": 10**9}},
        {"trail": {"spaces": [{"id": "S1", "next": ["S1"]}]}},
        {"title": {"players": [1, 99]}},
        {"buildings": {"neutral": {"B": ["import os"]}}},
        {"tiles": {"bonuses": [{"id": f"b{n}", "copies": 1, "vp": 1} for n in range(500)]}},
    ],
)
def test_figures_of_a_record_are_checked(tables: dict[str, Any]) -> None:
    data = json.loads(played(3).record.to_json())
    data["figures"]["tables"] = tables
    with pytest.raises(InvalidRecord):
        trailboss.replay(json.dumps(data))


def test_text_that_is_no_json() -> None:
    text = played(3).record.to_text()
    with pytest.raises(InvalidRecord, match="line 4"):
        load_record(text.replace('{"posts"', '{"posts', 1))
