"""A title of somebody's own: eleven cities, thirteen buildings, another station, another opponent.

It is a folder outside the package, and nothing else anywhere knows of it.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import trailboss
from tests.leaks.test_leaks import compare
from tests.property.plan import Plan
from tests.property.test_random_play import play_checked
from trailboss.bots import bot, view_of
from trailboss.core.errors import TrailbossError
from trailboss.core.source import SeededSource
from trailboss.kansas.columns import edition_like
from trailboss.kansas.load import load_tables
from trailboss.kansas.rules import KansasRules
from trailboss.kansas.tables import Tables
from trailboss.titles import overlaid, rules_of

TITLE = "lone-star"
BASE = "second-edition"
MOST_DECISIONS = 4000


def tables() -> Tables:
    rules = rules_of(TITLE)
    assert isinstance(rules, KansasRules)
    return rules.tables


# Tables ------------------------------------------------------------------------------------------


def test_it_has_what_its_folder_says_and_all_else_of_the_title_below() -> None:
    t, base = tables(), rules_of(BASE)
    assert isinstance(base, KansasRules)
    assert (len(t.cities), len(t.stations), t.building_numbers) == (11, 11, 13)
    assert t.cities[:4] == ("kansas-city", "fulton", "galveston", "st-louis")
    assert t.stations[4:7] == ("S5", "S11", "S6")
    assert t.face_names[-2:] == ("13a", "13b")
    assert t.cards == base.tables.cards
    assert (len(base.tables.cities), base.tables.building_numbers) == (10, 12)


def test_it_is_listed_after_the_titles_of_the_package() -> None:
    listed = [title.id for title in trailboss.games()]
    assert listed[-1] == TITLE
    assert len(listed) == len(set(listed)) == 4


def test_the_solo_opponent_has_its_own_name() -> None:
    assert rules_of(TITLE).opponent == "Tex"
    assert rules_of(BASE).opponent == "Sam"


# Play --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("index", range(10))
def test_random_games_keep_every_invariant(index: int) -> None:
    """Copies, records, undo, words and every legal move are looked at on the way."""
    play_checked(Plan(index, [TITLE]))


@pytest.mark.parametrize("players", [1, 2, 3])
def test_nobody_can_tell_what_is_secret(players: int) -> None:
    game = trailboss.new_game(TITLE, players, seed=8)
    source = SeededSource(9)
    while not game.over:
        if game.step % 25 == 0:
            compare(f"{TITLE}, {players} players", game)
        game.play(game.legal[source.below(len(game.legal))])


def test_what_is_new_is_played() -> None:
    """Over some games the city is delivered to, the station upgraded, the building built."""
    seen: set[str] = set()
    for index in range(4, 40, 5):  # the style that seeks things
        plan = Plan(index, [TITLE])
        game = plan.start()
        chooser = plan.chooser()
        while not game.over:
            game.play(chooser.choose(game))
        seen.update(str(move) for move in game.moves)
    assert "deliver to galveston" in seen
    assert "upgrade S11" in seen
    assert any(move.startswith("build 13 ") for move in seen)


# Bots --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name", ["random", "beginner", "strong", "heuristic", "heuristic:style=engineers"]
)
@pytest.mark.parametrize("players", [1, 3])
def test_bots_play_it_to_the_end(name: str, players: int) -> None:
    game = trailboss.new_game(TITLE, players, seed=5)
    player = bot(name, 3)
    while not game.over and game.step < MOST_DECISIONS:
        game.advance([player.choose(view_of(game.ruleset, game.state))])
    assert game.over
    if name.startswith("heuristic"):
        assert game.scores()[0].total > 30


def test_search_plays_it() -> None:
    game = trailboss.new_game(TITLE, 2, seed=5)
    player = bot("search:simulations=30", 3)
    for _ in range(25):
        game.advance([player.choose(view_of(game.ruleset, game.state))])


def test_a_network_of_another_encoding_says_so() -> None:
    game = trailboss.new_game(TITLE, 2, seed=5)
    player = bot("champion", 3)
    theirs = rules_of(BASE).encoding().label
    own = rules_of(TITLE).encoding().label
    for ask in (
        lambda: player.fits(game.ruleset),
        lambda: player.choose(view_of(game.ruleset, game.state)),
    ):
        with pytest.raises(TrailbossError) as raised:
            ask()
        assert theirs in str(raised.value)
        assert own in str(raised.value)


def test_the_appraisal_knows_the_worth_of_every_city() -> None:
    t = tables()
    assert len(t.city_worth) == 11
    assert t.city_worth[t.cities.index("galveston")] == -0.5  # between Fulton and St. Louis
    base = rules_of(BASE)
    assert isinstance(base, KansasRules)
    assert base.tables.city_worth == (-4.5, -0.5, -0.5, 1.0, 1.5, 3.5, 7.0, 6.0, 8.0, 9.0)


# Encoding ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_row_is_as_long_as_its_columns(players: int) -> None:
    game = trailboss.new_game(TITLE, players, seed=4)
    rules = game.ruleset
    encoding = rules.encoding()
    memo = rules.memo()
    source = SeededSource(1)
    while not game.over:
        if game.step % 10 == 0:
            row = memo.row(game.state, 0, [])
            assert len(row) == encoding.size
            empty = (4 - rules.seats(game.state)) * encoding.seat_size
            assert not any(row[encoding.size - empty :])
            assert row == rules.encode(game.state, 0)
        game.play(game.legal[source.below(len(game.legal))])
    assert len(encoding.slots) == rules.action_count


def test_other_figures_alone_leave_the_encoding_as_it_is() -> None:
    """A corrected price: networks play on."""
    rules = overlaid(BASE, {"railroad": {"stations": [{"id": "S1", "cost": 3}]}})
    assert rules.encoding().label == rules_of(BASE).encoding().label
    assert edition_like(tables(), [load_tables(BASE)]) == -1


# Records -----------------------------------------------------------------------------------------


def test_a_record_is_saved_loaded_and_replayed(tmp_path: Path) -> None:
    game = trailboss.new_game(TITLE, 2, seed=6)
    source = SeededSource(2)
    for _ in range(120):
        game.play(game.legal[source.below(len(game.legal))])
    for text in (game.record.to_text(), game.record.to_json()):
        file = tmp_path / "game"
        file.write_text(text, encoding="utf-8")
        again = trailboss.replay(trailboss.load_record(file.read_text(encoding="utf-8")))
        assert again.ruleset.dump(again.state) == game.ruleset.dump(game.state)
        assert again.ruleset.id == TITLE


def test_observations_are_data() -> None:
    game = trailboss.new_game(TITLE, 1, seed=6)
    seen = json.loads(json.dumps(game.observe(0)))
    assert seen["game"] == TITLE
    assert "galveston" in json.dumps(seen["facts"])
