"""Secrets of El Paso: positions a seat cannot tell apart look, byte for byte, the same to it.

What is hidden is which of a player's face-down cards are in hand, see test_leaks.py.
"""

from __future__ import annotations

import pytest

from tests.leaks.pairs import look_alikes
from tests.leaks.test_leaks import BOTS, asked, compare, encoded, seen
from tests.property.elpaso_invariants import elpaso_state
from tests.property.elpaso_plan import EL_PASO_GAMES, ElPasoPlan
from trailboss import bots
from trailboss.core.frames import WIDTH
from trailboss.core.source import SeededSource
from trailboss.elpaso import constants as k
from trailboss.elpaso.state import State
from trailboss.game import Game

CHUNKS = 5  # not 4: every fourth game has four players
COUNT = max(12, EL_PASO_GAMES // 5)
SAMPLE = 10
BOT_GAMES = 16
BOT_SAMPLE = 20
HAND_DECISIONS = (k.DISCARD, k.PAY_CARD, k.REMOVE, k.OFFER, k.AGAIN, k.KEEP)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_look_alikes_look_alike(chunk: int) -> None:
    for index in range(chunk, COUNT, CHUNKS):
        plan = ElPasoPlan(index)
        game = plan.start()
        chooser = plan.chooser()
        while not game.over:
            kind = elpaso_state(game).stack[-WIDTH]
            if game.step % SAMPLE == 0 or (kind in HAND_DECISIONS and game.step % 3 == 0):
                compare(plan, game)
            game.play(chooser.choose(game))
        compare(plan, game)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_bots_choose_alike(name: str, chunk: int) -> None:
    """A bot that is set up alike makes the same choice in positions its seat cannot tell apart."""
    compared = 0
    for index in range(chunk, BOT_GAMES, CHUNKS):
        plan = ElPasoPlan(index)
        game = plan.start()
        chooser = plan.chooser()
        while not game.over:
            s = elpaso_state(game)
            if game.step % BOT_SAMPLE == chunk and len(game.legal) > 1:
                choice = bots.bot(name, 7).choose(bots.view_of(plan.rules, s))
                for other in look_alikes(plan.rules, s, s.seat, game.step)[1:]:
                    again = bots.bot(name, 7).choose(bots.view_of(plan.rules, other))
                    assert again == choice, f"{plan}, step {game.step}"
                    compared += 1
            game.play(chooser.choose(game))
    assert compared


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_drawn_positions_can_be_played(chunk: int) -> None:
    """Whatever the deciding player's cards are taken for, there is a legal move, and a default."""
    found: set[int] = set()
    for index in range(chunk, COUNT, CHUNKS):
        plan = ElPasoPlan(index)
        game = plan.start()
        chooser = plan.chooser()
        while not game.over:
            s = elpaso_state(game)
            if s.stack[-WIDTH] in HAND_DECISIONS:
                found.add(s.stack[-WIDTH])
                for seat in range(-1, plan.players):
                    for drawn in look_alikes(plan.rules, s, seat, game.step):
                        where = f"{plan}, step {game.step}, seat {seat}"
                        assert plan.rules.default(drawn) in plan.rules.legal(drawn), where
            game.play(chooser.choose(game))
    assert {k.DISCARD, k.KEEP} <= found


# What an observation says of a player, to the player and to the others.
PUBLIC = {
    "money",
    "exchange_tokens",
    "herder",
    "certificates",
    "permanent_certificates",
    "step_limit",
    "hand_limit",
    "markers",
    "discs",
    "posts",
    "worker_area",
    "objectives",
    "bonus_tiles",
    "discard_pile",
    "hand_size",
    "draw_size",
}
OWN = PUBLIC | {"hand", "draw_pile"}
OTHERS = PUBLIC | {"face_down", "known_in_hand"}
TABLE = {
    "game",
    "family",
    "seats",
    "buildings",
    "trains",
    "turn",
    "seat",
    "decision",
    "question",
    "facts",
    "last_round",
    "claimer",
    "ring",
    "building_display",
    "cattle_market",
    "worker_supply",
    "simmental",
    "objective_display",
    "objective_stack",
    "bonus_display",
    "bonus_stack",
    "box",
    "players",
}
SUE = {
    "herder",
    "markers",
    "discs_left",
    "posts",
    "worker_area",
    "objectives",
    "bonus_tiles",
    "cattle",
}
AUTOMA = {"seat", "order", "cards_left", "cards_used", "supply"}


def test_others_are_never_shown_the_hand() -> None:
    """The parts of an observation are fixed: a new one has to be judged here first."""
    for index in range(8):
        plan = ElPasoPlan(index)
        game = plan.start()
        chooser = plan.chooser()
        while not game.over:
            if game.step % 20 == 0:
                look(game)
            game.play(chooser.choose(game))
        look(game)


def look(game: Game) -> None:
    s = elpaso_state(game)
    t = s.tables
    seats: list[int | None] = [None, *range(game.players)]
    for seat in seats:
        whole = game.observe(seat)
        assert set(whole) == (TABLE | {"automa"} if game.players == 1 else TABLE)
        assert set(whole.get("automa", AUTOMA)) == AUTOMA
        for other in range(s.setup.seats):
            p = s.players[other]
            view = whole["players"][other]
            if other == s.setup.automa:
                assert set(view) == SUE
                continue
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


@pytest.mark.parametrize("tell", [seen, encoded], ids=["observation", "flat encoding"])
def test_the_check_would_notice(tell: object) -> None:
    """A hand that was dealt anew is seen by its owner: the comparison can fail."""
    assert callable(tell)
    plan = ElPasoPlan(1)
    s = elpaso_state(plan.start())
    true = tell(plan.rules, s, 0)
    others = look_alikes(plan.rules, s, 1, 1)
    assert any(tell(plan.rules, other, 0) != true for other in others)
    assert all(tell(plan.rules, other, 1) == tell(plan.rules, s, 1) for other in others)


def test_the_moves_of_a_redealt_hand_would_be_noticed() -> None:
    """In the discard of an exchange the legal moves are the hand: another hand, other moves."""
    plan = ElPasoPlan(1)
    game = plan.start()
    while elpaso_state(game).stack[-WIDTH] != k.DISCARD:
        token = [move for move in game.legal if str(move) == "exchange token"]
        game.play(token[0] if token else game.legal[0])
    s = elpaso_state(game)
    others = look_alikes(plan.rules, s, 1 - s.seat, 1)
    assert any(asked(plan.rules, other) != asked(plan.rules, s) for other in others)


def test_a_shown_hand_is_known() -> None:
    """After a delivery has been counted the hand is no secret: nothing is dealt anew."""
    plan = ElPasoPlan(1)
    game = plan.start()
    chooser = plan.chooser()
    while elpaso_state(game).stack[-WIDTH] != k.POST:
        game.play(chooser.choose(game))
    s = elpaso_state(game)
    p = s.players[s.seat]
    assert p.known == p.hand
    assert p.hand[-1] > 0
    for seed in range(5):
        drawn = plan.rules.resample(s, 1 - s.seat, SeededSource(seed))
        assert isinstance(drawn, State)
        assert drawn.players[s.seat].hand == p.hand
