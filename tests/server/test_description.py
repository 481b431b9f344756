"""The description of a title: everything in the rule tables is in it, and says what it does."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest

from trailboss.elpaso.rules import ElPasoRules
from trailboss.kansas import effects
from trailboss.kansas.rules import KansasRules
from trailboss.server.description import AnyDescription, describe
from trailboss.server.description.parts import nearest, split_line
from trailboss.server.schema import kansas_board
from trailboss.server.schema.description import Step
from trailboss.server.schema.elpaso_description import ElPasoDescription
from trailboss.server.schema.kansas_board import RailPosition
from trailboss.server.schema.kansas_description import KansasDescription
from trailboss.titles import game_ids, rules_of
from trailboss.words import LANGUAGES, missing

KANSAS = ("first-edition", "second-edition")
EL_PASO = "el-paso"


def kansas_rules(game: str) -> KansasRules:
    rules = rules_of(game)
    assert isinstance(rules, KansasRules)
    return rules


def el_paso_rules() -> ElPasoRules:
    rules = rules_of(EL_PASO)
    assert isinstance(rules, ElPasoRules)
    return rules


def kansas(game: str) -> KansasDescription:
    found = describe(rules_of(game))
    assert isinstance(found, KansasDescription)
    return found


def el_paso() -> ElPasoDescription:
    found = describe(rules_of(EL_PASO))
    assert isinstance(found, ElPasoDescription)
    return found


def texts(value: Any) -> list[str]:
    """All sentences under a key `words`."""
    found: list[str] = []
    if isinstance(value, dict):
        for key, part in value.items():
            if key == "words" and isinstance(part, str):
                found.append(part)
            found += texts(part)
    elif isinstance(value, list):
        for part in value:
            found += texts(part)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_is_what_its_type_says(game: str, language: str) -> None:
    """Built without a check of types, it reads back strictly as the same."""
    d = describe(rules_of(game), language)
    assert msgspec.json.decode(msgspec.json.encode(d), type=AnyDescription) == d
    assert d.id == game


@pytest.mark.parametrize("game", game_ids())
def test_says_something_of_everything(game: str) -> None:
    sentences = [words for words in texts(msgspec.to_builtins(describe(rules_of(game)))) if words]
    assert len(sentences) > 100
    assert not [words for words in sentences if "None" in words or "  " in words]


def test_what_is_counted_is_a_closed_set() -> None:
    assert get_args(kansas_board.Counted) == effects.COUNTED


@pytest.mark.parametrize("game", KANSAS)
def test_every_thing_of_the_kansas_tables(game: str) -> None:
    t = kansas_rules(game).tables
    d = kansas(game)
    assert [space.id for space in d.trail.spaces] == list(t.spaces)
    assert list(d.neutrals) == list(t.neutral_names)
    assert set(d.buildings) == set(t.face_names) - {""}
    assert list(d.cards) == list(t.cards)
    assert list(d.tiles) == list(t.tile_names)
    assert list(d.masters) == list(t.masters)
    assert [city.id for city in d.railroad.cities] == list(t.cities)
    assert [station.id for station in d.railroad.stations] == list(t.stations)
    assert [position.id for position in d.railroad.positions] == list(t.positions)
    assert [disc.id for disc in d.board.discs] == list(t.discs)
    assert [action.id for action in d.board.auxiliary] == list(t.auxiliary)
    assert [worker.id for worker in d.workers] == list(t.workers)
    assert list(d.programs) == list(t.programs)
    assert len(d.figures) == len(t.figures)
    for part in (d.neutrals, d.buildings, d.cards, d.tiles, d.masters):
        assert all(thing.words for thing in part.values())


def test_every_thing_of_the_el_paso_tables() -> None:
    t = el_paso_rules().tables
    d = el_paso()
    assert [space.id for space in d.ring.spaces] == list(t.spaces)
    assert list(d.neutrals) == list(t.neutral_names)
    assert len(d.buildings) == 2 * t.kinds
    assert list(d.trains) == list(t.trains)
    assert [post.id for post in d.posts] == list(t.posts)
    assert list(d.cards) == list(t.cards)
    assert list(d.objectives) == list(t.objectives)
    assert list(d.bonuses) == list(t.bonuses)
    assert [worker.id for worker in d.workers] == list(t.workers)
    assert [disc.id for disc in d.board.discs] == list(t.discs)
    assert [action.id for action in d.board.auxiliary] == list(t.auxiliary)
    assert list(d.automa.cards) == list(t.automa)
    assert list(d.programs) == list(t.programs)
    for part in (d.neutrals, d.buildings, d.trains, d.cards, d.objectives, d.bonuses):
        assert all(thing.words for thing in part.values())


@pytest.mark.parametrize("game", game_ids())
def test_every_action_has_its_steps(game: str) -> None:
    """Actions refer to programs, and each step of a program says what it does."""
    d = describe(rules_of(game))
    actions = [action for tile in d.neutrals.values() for action in tile.actions]
    actions += [action for face in d.buildings.values() for action in face.actions]
    assert actions
    for action in actions:
        assert action
        for program in action:
            assert program in d.programs
    for text, steps in d.programs.items():
        assert steps.gives, text
        for step in steps.needs + steps.gives:
            assert step.words, text


@pytest.mark.parametrize("game", game_ids())
def test_every_edge_is_drawn_from_space_to_space(game: str) -> None:
    """The line of an edge ends near its spaces, so nobody walks off the trail."""
    d = describe(rules_of(game))
    way = d.trail if isinstance(d, KansasDescription) else d.ring
    places = {space.id: (space.x, space.y) for space in way.spaces}
    assert [(edge.start, edge.to) for edge in way.edges] == [
        (space.id, to) for space in way.spaces for to in space.next
    ]
    for edge in way.edges:
        assert len(edge.points) >= 2, edge
        for end, point in ((edge.start, edge.points[0]), (edge.to, edge.points[-1])):
            x, y = places[end]
            # A tile of the trail is 83 wide; the city's field is larger.
            assert abs(x - point[0]) <= 42, edge
            assert abs(y - point[1]) <= 42, edge


def test_programs_as_steps() -> None:
    programs = kansas("second-edition").programs
    engine = programs["pay 2 => engine 2"]
    assert engine.words == "Pay $2 to move the engine forward up to 2 spaces"
    assert engine.needs == [Step(effect="pay", amount=2, words="pay $2")]
    assert engine.gives == [
        Step(effect="engine", amount=2, words="move the engine forward up to 2 spaces")
    ]
    pairs = programs["certificate 2 per pairs + money 2 per pairs"]
    assert [(step.effect, step.per) for step in pairs.gives] == [
        ("certificate", "pairs"),
        ("money", "pairs"),
    ]


def test_what_a_step_counts_in() -> None:
    steps = {name: program.gives[-1] for name, program in kansas("second-edition").programs.items()}
    assert (steps["engine engineers"].amount, steps["engine engineers"].per) == (1, "engineers")
    assert steps["hire +2"].amount == 2
    assert steps["hire -1"].amount == -1
    assert steps["certificate max"].effect == "certificate-max"
    assert steps["auxiliary double"].effect == "auxiliary-double"
    assert steps["buy"] == Step(effect="buy", words="buy cattle")
    asked = kansas("second-edition").programs["discard value-3 => money 7"].needs[0]
    assert (asked.effect, asked.of) == ("discard", "value-3")


def test_titles_and_words_are_apart() -> None:
    d = kansas("second-edition")
    assert d.buildings["4a"].title == "Building 4a (2 builders, 3 VP, black hand)"
    assert d.buildings["4a"].words.startswith("Remove a hazard for $5; ")
    assert [space.name for space in d.trail.spaces if space.id == "FLOOD-2"] == ["Flood 2"]
    assert (d.cards["gray"].name, d.cards["gray"].title) == ("Criollo", "Criollo (gray)")
    start = d.trail.spaces[0]
    assert (start.title, start.words) == ("The start", "")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_nothing_falls_back_to_english(game: str, language: str) -> None:
    describe.cache_clear()
    missing.clear()
    describe(rules_of(game), language)
    assert not missing


def test_crosses_are_those_of_the_table() -> None:
    rails = kansas("second-edition").railroad
    assert rails.crosses == [3, 4, 5, 7, 9, 10, 11, 13, 15, 16, 17]
    turnout = next(position for position in rails.positions if position.id == "T4")
    assert turnout == RailPosition(id="T4", order=4.5, station="S1")


def test_editions_look_like_themselves() -> None:
    first = kansas("first-edition").tiles["orange-outlaw"]
    second = kansas("second-edition").tiles["orange-outlaw"]
    assert (first.name, first.picture, first.colour) == ("blue teepee", "teepee", "blue")
    assert (second.name, second.picture, second.colour) == ("orange outlaw", "outlaw", "orange")


def test_a_line_is_cut_where_it_passes_a_space() -> None:
    assert nearest([(0, 0), (10, 0), (10, 10)], (11, 4)) == (1, (10, 4))
    assert split_line([(0, 0), (10, 0), (20, 0)], [(0, 0), (12, 3), (20, 0)]) == [
        [(0, 0), (10, 0), (12, 0)],
        [(12, 0), (20, 0)],
    ]
