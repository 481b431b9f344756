"""Secrets: positions a seat cannot tell apart look, byte for byte, the same to it.

Along random games every seat and a spectator are shown the true position and look-alikes in which
the others' hands were dealt anew.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.leaks.pairs import look_alikes
from tests.property.invariants import state_of
from tests.property.plan import GAMES, Plan
from trailboss import bots
from trailboss.core.errors import TrailbossError
from trailboss.core.frames import WIDTH
from trailboss.core.rules import Position, Rules
from trailboss.core.source import SeededSource
from trailboss.game import Game
from trailboss.kansas import constants as k
from trailboss.kansas.state import State

BOTS = ("random", *bots.LEVEL_NAMES, "heuristic", "search:simulations=40")
# test_champion_leaks and test_external_leaks compare what these choose and are told.
TOLD = ("champion", "external")
CHUNKS = 6
# Every game of the plan with these numbers is followed, at one step in SAMPLE and at every
# decision that depends on the hand.
COUNT = max(12, GAMES // 5)
SAMPLE = 15
# Bots think longer: fewer games and steps for each.
BOT_GAMES = 12
BOT_SAMPLE = 50
HAND_DECISIONS = (k.DISCARD, k.PAY_CARD, k.REMOVE, k.OFFER)


def seen(rules: Rules, s: Position, seat: int) -> str:
    return json.dumps(rules.observe(s, seat))


def encoded(rules: Rules, s: Position, seat: int) -> bytes:
    """The flat form of what a seat may know, made of nothing kept; a spectator has none."""
    return rules.memo().row(s, seat, []) if seat >= 0 else b""


def asked(rules: Rules, s: Position) -> list[Any]:
    """Everything the deciding seat is told besides the observation."""
    codes = rules.legal(s)
    stride = 1 + rules.action_count // 40
    refused = [code for code in range(0, rules.action_count, stride) if code not in codes]
    return [
        codes,
        rules.prompt(s),
        [rules.explain(s, code) for code in codes],
        [rules.why_not(s, code) for code in refused],
        rules.default(s),
    ]


def compare(plan: object, game: Game) -> None:
    """Show everybody the position and look-alikes; `plan` says in words which game it is."""
    rules = game.ruleset
    s = game.state
    for seat in range(-1, game.players):
        true = seen(rules, s, seat)
        flat = encoded(rules, s, seat)
        drawn_true = rules.dump(rules.resample(s, seat, SeededSource(5)))
        for other in look_alikes(rules, s, seat, game.step):
            where = f"{plan}, step {game.step}, seen from seat {seat}"
            assert seen(rules, other, seat) == true, where
            assert encoded(rules, other, seat) == flat, f"{where}: flat encoding"
            drawn = rules.dump(rules.resample(other, seat, SeededSource(5)))
            assert drawn == drawn_true, f"{where}: drawing anew tells the positions apart"
            if seat >= 0 and seat == s.seat:
                assert asked(rules, other) == asked(rules, s), where


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_look_alikes_look_alike(chunk: int) -> None:
    for index in range(chunk, COUNT, CHUNKS):
        plan = Plan(index)
        game = plan.start()
        chooser = plan.chooser()
        while not game.over:
            kind = state_of(game).stack[-WIDTH]
            if game.step % SAMPLE == 0 or (kind in HAND_DECISIONS and game.step % 3 == 0):
                compare(plan, game)
            game.play(chooser.choose(game))
        compare(plan, game)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_bots_choose_alike(name: str, chunk: int) -> None:
    """A bot that is set up alike makes the same choice in positions its seat cannot tell apart."""
    for index in range(chunk, BOT_GAMES, CHUNKS):
        plan = Plan(index)
        game = plan.start()
        chooser = plan.chooser()
        while not game.over:
            s = state_of(game)
            if game.step % BOT_SAMPLE == chunk and len(game.legal) > 1:
                choice = bots.bot(name, 7).choose(bots.view_of(plan.rules, s))
                for other in look_alikes(plan.rules, s, s.seat, game.step)[1:]:
                    again = bots.bot(name, 7).choose(bots.view_of(plan.rules, other))
                    assert again == choice, f"{plan}, step {game.step}"
            game.play(chooser.choose(game))


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_drawn_positions_can_be_played(chunk: int) -> None:
    """In the middle of a discard somebody else watches: what is drawn must leave a legal move."""
    found = 0
    for index in range(chunk, COUNT, CHUNKS):
        plan = Plan(index)
        game = plan.start()
        chooser = plan.chooser()
        while not game.over:
            s = state_of(game)
            if s.stack[-WIDTH] == k.DISCARD and s.stack[-3] > 0:
                found += 1
                for seat in range(-1, plan.players):
                    for seed in range(10):
                        drawn = plan.rules.resample(s, seat, SeededSource(seed))
                        assert plan.rules.legal(drawn), f"{plan}, step {game.step}, seat {seat}"
            game.play(chooser.choose(game))
    assert found


# What an observation says of a player, to the player and to the others.
PUBLIC = {
    "money",
    "exchange_tokens",
    "herder",
    "engine",
    "certificates",
    "certificate_limit",
    "permanent_certificates",
    "step_limit",
    "hand_limit",
    "workers",
    "discs",
    "cities",
    "stations",
    "station_masters",
    "unbuilt",
    "tiles",
    "objectives",
    "discard_pile",
    "hand_size",
    "draw_size",
}
OWN = PUBLIC | {"hand", "draw_stack"}
OTHERS = PUBLIC | {"face_down", "known_in_hand"}


def test_others_are_never_shown_the_hand() -> None:
    """The parts of an observation are fixed: a new one has to be judged here first."""
    for index in range(0, 30, 5):
        plan = Plan(index)
        game = plan.start()
        chooser = plan.chooser()
        while not game.over:
            if game.step % 20 == 0:
                look(game)
            game.play(chooser.choose(game))
        look(game)


def look(game: Game) -> None:
    s = state_of(game)
    t = s.tables
    seats: list[int | None] = [None, *range(game.players)]
    for seat in seats:
        shown = game.observe(seat)["players"]
        for other in range(game.players):
            p = s.players[other]
            view = shown[other]
            assert set(view) == (OWN if other == seat else OTHERS)
            hand = {t.cards[at]: p.hand[at] for at in range(t.card_count) if p.hand[at]}
            if other == seat:
                assert view["hand"] == hand
                continue
            face_down = {
                t.cards[at]: p.hand[at] + p.draw[at]
                for at in range(t.card_count)
                if p.hand[at] + p.draw[at]
            }
            assert view["face_down"] == face_down
            for card, count in view["known_in_hand"].items():
                assert hand[card] >= count


def test_the_check_would_notice() -> None:
    """A hand that was dealt anew is seen by its owner: the comparison can fail."""
    game = Plan(0).start()
    s = state_of(game)
    rules = Plan(0).rules
    others = look_alikes(rules, s, 1, 1)
    true = seen(rules, s, 0)
    assert any(isinstance(at, State) and seen(rules, at, 0) != true for at in others)


def test_every_bot_is_compared() -> None:
    with pytest.raises(TrailbossError) as error:
        bots.bot("no such bot")
    names = str(error.value).partition("there are ")[2]
    assert sorted(names.split(", ")) == sorted(text.partition(":")[0] for text in BOTS + TOLD)
