"""Events as readers get them: every kind, with names for its figures, and no secrets."""

from __future__ import annotations

import pytest

from trailboss.core.rules import Event
from trailboss.elpaso import constants as elpaso
from trailboss.game import new_game
from trailboss.kansas import constants as kansas
from trailboss.server.events import ELPASO_FIELDS, KANSAS_FIELDS, kinds_in, teller
from trailboss.server.voice import Voice, named
from trailboss.titles import rules_of

GAMES = [
    ("first-edition", 3),
    ("second-edition", 1),
    ("second-edition", 4),
    ("el-paso", 1),
    ("el-paso", 3),
]


def test_every_kind_of_event_has_named_fields() -> None:
    assert set(kinds_in(kansas).values()) == set(KANSAS_FIELDS)
    assert set(kinds_in(elpaso).values()) == set(ELPASO_FIELDS)


@pytest.mark.parametrize(("title", "players"), GAMES)
def test_a_whole_game_told_to_everybody(title: str, players: int) -> None:
    game = new_game(title, players=players, seed=players)
    events: list[Event] = []
    game.listen(events.append)
    while not game.over:
        game.play(game.legal[game.step % len(game.legal)])
    told = teller(rules_of(title))
    names = [f"Player {letter}" for letter in "ABCDE"]
    drawn = 0
    for viewer in (None, *range(players)):
        seen = told.told(events, viewer, Voice(names))
        cards = [event for event in seen if event.kind == "card"]
        drawn += len(cards)
        assert all(event.seat == viewer for event in cards)
        assert all("Seat " not in event.words for event in seen)
        for event in seen:
            for field in ("card", "space", "from", "to", "tile", "city", "post"):
                if field in event.fields and (event.kind, field) != ("tile", "space"):
                    assert event.fields[field] is not None, event
            if event.kind == "moved" and "path" in event.fields:
                assert event.fields["path"][-1] == event.fields["to"]
    # Every card that was drawn is told to exactly one reader, unless the automa drew it.
    assert drawn == sum(told.kinds[event[0]] == "card" and event[1] < players for event in events)


def test_names_instead_of_seats() -> None:
    names = ["Ann", "Bob"]
    assert named("Seat 1 pays a fee of $2 to Seat 2", names) == "Ann pays a fee of $2 to Bob"
    assert named("Seat 2's engine moves", names) == "Bob's engine moves"
    assert named("Seat 3 and Seats", names) == "Seat 3 and Seats"
    assert named("Seat 12", names) == "Seat 12"
