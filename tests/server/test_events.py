"""Events as readers get them: every kind, with names for its figures, and no secrets."""

from __future__ import annotations

import json

import msgspec
import pytest

from trailboss.core.rules import Event
from trailboss.game import new_game
from trailboss.server.shown.events import move_text, told
from trailboss.server.shown.voice import Voice
from trailboss.server.tables.building import played, stored
from trailboss.titles import rules_of
from trailboss.words import languages

GAMES = [
    ("first-edition", 3),
    ("second-edition", 1),
    ("second-edition", 4),
    ("el-paso", 1),
    ("el-paso", 3),
]
NAMES = tuple(f"Player {letter}" for letter in "ABCDE")


@pytest.mark.parametrize(("title", "players"), GAMES)
def test_a_whole_game_told_to_everybody(title: str, players: int) -> None:
    game = new_game(title, players=players, seed=players)
    events: list[Event] = []
    game.listen(events.append)
    while not game.over:
        game.play(game.legal[game.step % len(game.legal)])
    rules = rules_of(title)
    # As the database gives them back.
    log = json.loads(json.dumps([stored(rules, event) for event in events]))
    drawn = 0
    for viewer in (None, *range(players)):
        seen = told(log, viewer, Voice(NAMES, "en", rules.scopes))
        cards = [event for event in seen if event.kind == "card"]
        drawn += len(cards)
        assert all(event.seat == viewer for event in cards)
        assert all("Seat " not in event.text for event in seen)
        for event in msgspec.to_builtins(seen):
            assert "seat" not in event["fields"]
            if event["kind"] == "moved" and "path" in event["fields"]:
                assert event["fields"]["path"][-1] == event["fields"]["to"]
    # Every card that was drawn is told to exactly one reader, unless the automa drew it.
    assert drawn == sum(event["kind"] == "card" and event["seat"] < players for event in log)


def test_a_move_is_stored_as_messages() -> None:
    game = new_game("second-edition", seed=3)
    data = played(game, game.code_of("place herder on B"), "person")
    assert data == {
        "move": "place herder on B",
        "turn": 1,
        "by": "person",
        "told": {"say": "move-place", "args": data["told"]["args"]},
        "events": [
            {
                "kind": "placed",
                "seat": 0,
                "say": "event-placed",
                "args": data["events"][0]["args"],
            }
        ],
    }
    for language in languages():
        voice = Voice(("Ada", "Jonas"), language, game.ruleset.scopes)
        (event,) = told(data["events"], 1, voice)
        assert event.text.startswith("Ada ")
        assert move_text(data, voice)


def test_what_rules_of_long_ago_said_stays_as_it_was() -> None:
    data = {"move": "dance", "words": "Dance a jig", "events": [[99, 0, 1, 2, 3]]}
    voice = Voice(("Ada",), "de", ("second-edition", "kansas"))
    assert move_text(data, voice) == "Dance a jig"
    assert told(data["events"], 0, voice) == []
