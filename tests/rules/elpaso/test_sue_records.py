"""Chapter SO: Sue's turns as they are told, and records of solo games."""

from __future__ import annotations

import pytest

import trailboss
from tests.rule import rule
from tests.rules.elpaso.solo import alone, improving, sue, sue_at
from tests.rules.elpaso.table import SUE, Table
from trailboss.core.events import (
    EV_AUTOMA,
    EV_BOUGHT,
    EV_BUILT,
    EV_DELIVERED,
    EV_MOVED,
    EV_OVER,
    EV_SKIPPED,
    EV_TILE,
    EV_TURN,
)
from trailboss.core.rules import Event
from trailboss.core.source import ScriptedSource, SeededSource
from trailboss.elpaso import constants as k
from trailboss.elpaso.events import EV_CLAIMED, EV_SIMMENTAL, EV_SUPPLY, EV_TRAIN
from trailboss.elpaso.state import State
from trailboss.game import Game

FULL = ("criollo", "criollo", "criollo", "criollo")


def solo(seed: int = 1, difficulty: int = 0) -> Game:
    return trailboss.new_game("el-paso", players=1, seed=seed, difficulty=difficulty)


def state_of(game: Game) -> State:
    assert isinstance(game.state, State)
    return game.state


# Events -----------------------------------------------------------------------------------------


def hear(t: Table, card: str, *outcomes: str) -> list[Event]:
    """What is told when the human ends a turn and Sue has hers."""
    told: list[Event] = []
    t.hand(0, *FULL).visit("C").script(card, *outcomes)
    t.game.listen(told.append)
    t.play("done")
    assert t.undrawn == 0
    return told


@rule("EP-SO-07", "EP-SO-20")
def test_a_turn_of_hers_is_told_in_order() -> None:
    t = sue_at("F").objective_display("O9", None, None).objective_stack()
    t.s.turn = 6
    assert hear(t, "A5", "cowboy", "cowboy") == [
        (EV_TURN, SUE, 7, 0, 0),
        (EV_AUTOMA, SUE, t.tables.automa.index("A5"), 2, 0),
        (EV_MOVED, SUE, t.space("F"), t.space("EL-PASO"), 0),
        (EV_SUPPLY, SUE, t.tables.cards.index("cowboy"), k.COWBOY, 0),
        (EV_SUPPLY, SUE, t.tables.cards.index("cowboy"), k.COWBOY, 0),
        (EV_SIMMENTAL, SUE, 8, 0, 0),
        (EV_DELIVERED, SUE, t.tables.posts.index("7"), 0, 0),
        (EV_TILE, SUE, k.TILE_OBJECTIVE, t.tables.objectives.index("O9"), 0),
        (EV_TURN, 0, 8, 0, 0),
    ]


@rule("EP-SO-12", "EP-SO-13")
def test_what_she_draws_is_told() -> None:
    t = alone().sue_order("engineer", "cowboy", "builder")
    t.sue_has(cowboy=2, builder=1, engineer=2).sue_supply("joker", "corriente")
    told = hear(t, "A5", "joker", "corriente")
    assert [event for event in told if event[0] == EV_SUPPLY] == [
        (EV_SUPPLY, SUE, t.tables.cards.index("joker"), k.ENGINEER, 0),
        (EV_SUPPLY, SUE, t.tables.cards.index("corriente"), -1, 0),
    ]
    t = alone().sue_has(cowboy=4, builder=4, engineer=4).sue_supply("joker")
    told = hear(t, "A5", "joker")
    assert [event[:4] for event in told if event[0] in (EV_SUPPLY, EV_SKIPPED)] == [
        (EV_SUPPLY, SUE, t.tables.cards.index("joker"), k.JOKER),
        (EV_SKIPPED, SUE, 0, 0),  # the supply is empty now
    ]


@rule("EP-SO-14", "EP-SO-16")
def test_what_she_does_is_told() -> None:
    t = sue_at("EL-PASO").sue_has(cowboy=1, builder=2, engineer=4).sue_supply("corriente")
    t.objective_display("O9", None, None).objective_stack()
    t.bonus_display("plain", None, None).bonus_stack()
    assert [event[0] for event in hear(t, "A2", "corriente") if event[1] == SUE] == [
        EV_TURN,
        EV_AUTOMA,
        EV_MOVED,
        EV_TRAIN,
        EV_TILE,
        EV_TILE,
        EV_SUPPLY,
    ]
    t.at(SUE, "EL-PASO")
    told = hear(t, "A3")
    assert told[-2] == (
        EV_BUILT,
        SUE,
        2,
        t.space("S4"),
        0,
    )  # nearest ahead of C; she pays nothing
    told = hear(t, "A1")
    assert told[-2] == (EV_BOUGHT, SUE, t.tables.cards.index("black-angus"), 0, 0)


def hers(told: list[Event]) -> list[tuple[int, ...]]:
    """Sue's events after her movement, without the seat."""
    kinds = [event[0] for event in told]
    return [(event[0], *event[2:]) for event in told[kinds.index(EV_MOVED) + 1 : -1]]


@rule("EP-SO-17")
def test_an_improvement_is_told() -> None:
    t = improving(1, S1=2, S5=4)
    assert hers(hear(t, "A3")) == [(EV_BUILT, 3, t.space("S1"), 0)]  # where she stands


@rule("EP-SO-23")
def test_what_she_cannot_do_is_told() -> None:
    skipped = (EV_SKIPPED, 0, 0, 0)
    assert hers(hear(sue().market(black_angus=0), "A1")) == [skipped]
    assert hers(hear(sue(), "A2")) == [(EV_TRAIN, 0, 0, 0), skipped]
    assert hers(hear(sue(), "A5")) == [skipped, skipped]
    assert hers(hear(sue().building_display(0, 2, 2, 2, 2, 2), "A3")) == [skipped]
    # Nothing dearer in the display, though tiles of the same kinds are.
    t = improving(1, S1=3, S5=5).building_display(2, 2, 1, 0, 1, 0)
    assert hers(hear(t, "A3")) == [skipped]


@rule("EP-SO-07")
def test_each_card_she_turns_over_is_something_revealed() -> None:
    t = sue().at(SUE, "F").sue_supply("joker", "cowboy")
    t.objective_display("O9", None, None).objective_stack("O1")
    before = t.s.reveals
    hear(t, "A5", "joker", "cowboy", "O1")  # her card, two of the supply, the new objective
    assert t.s.reveals == before + 4


@rule("EP-SO-22")
def test_the_end_is_told() -> None:
    t = sue_at("G").simmental(0).discs(SUE)
    told = hear(t, "A4", "cowboy")
    assert [event[:2] for event in told[-2:]] == [(EV_CLAIMED, SUE), (EV_TURN, 0)]
    t = sue_at("B").simmental(0).claimed(0)
    assert hear(t, "A4", "cowboy")[-1][0] == EV_OVER


class Listener:
    """Sue's things as the events tell them."""

    def __init__(self, game: Game) -> None:
        s = state_of(game)
        sue = s.players[SUE]
        self.ready = sue.ready[:]
        self.pile = sue.discard[:-1]
        self.posts = sue.posts[:]
        self.herder = sue.herder
        self.tiles: dict[tuple[int, int], int] = {}
        self.ring = dict.fromkeys(range(len(s.ring)), 0)
        self.simmental = s.tables.simmental
        game.listen(self.hear)

    def hear(self, event: Event) -> None:
        kind, seat, a, b, _ = event
        if seat != SUE:
            return
        if kind == EV_SUPPLY and b >= 0:
            self.ready[b] += 1
        elif kind in (EV_SUPPLY, EV_BOUGHT):
            self.pile[a] += 1
        elif kind == EV_SIMMENTAL:
            self.pile[self.simmental] += 1
        elif kind == EV_DELIVERED:
            self.posts[a] += 1
        elif kind == EV_MOVED:
            assert self.herder == a
            self.herder = b
        elif kind == EV_TILE:
            self.tiles[a, b] = self.tiles.get((a, b), 0) + 1
        elif kind == EV_BUILT:
            self.ring[b] = a


@rule("EP-SO-07")
@pytest.mark.parametrize("seed", range(6))
def test_the_events_tell_everything_she_gets(seed: int) -> None:
    game = solo(seed, seed % 4)
    told = Listener(game)
    chance = SeededSource(seed)
    while not game.over:
        game.play(game.legal[chance.below(len(game.legal))])
        s = state_of(game)
        sue = s.players[SUE]
        assert (told.ready, told.pile) == (sue.ready, sue.discard[:-1])
        assert (told.posts, told.herder) == (sue.posts, sue.herder)
        for space, tile in enumerate(s.ring):
            kind = told.ring[space]
            assert (tile == k.OWNED + k.SEAT_KINDS + kind) == (kind > 0)
        for kind, tiles in ((k.TILE_OBJECTIVE, sue.objectives), (k.TILE_BONUS, sue.bonuses)):
            assert [told.tiles.get((kind, at), 0) for at in range(len(tiles) - 1)] == tiles[:-1]


# Records ----------------------------------------------------------------------------------------


def played(seed: int, difficulty: int) -> Game:
    game = solo(seed, difficulty)
    chance = SeededSource(seed)
    while not game.over:
        game.play(game.legal[chance.below(len(game.legal))])
    return game


@rule("EP-SO-07")
@pytest.mark.parametrize("seed", [1, 2])
def test_a_record_replays_her_exactly(seed: int) -> None:
    game = played(seed, 3)
    dump = game.ruleset.dump(game.state)
    for text in (game.record.to_text(), game.record.to_json()):
        again = trailboss.replay(trailboss.load_record(text))
        assert again.ruleset.dump(again.state) == dump
        sheets = [sheet.lines for sheet in game.scores()]
        assert [sheet.lines for sheet in again.scores()] == sheets
        assert again.winners == game.winners
    # Half way, then on with the same moves.
    half = trailboss.replay(game.record, step=game.step // 2)
    for move in game.moves[game.step // 2 :]:
        half.play(move)
    assert half.ruleset.dump(half.state) == dump


@rule("EP-SO-07")
def test_a_record_without_a_seed_replays_her_exactly() -> None:
    game = played(3, 2)
    source = ScriptedSource(list(game.source.outcomes))
    again = trailboss.new_game("el-paso", players=1, source=source, difficulty=2)
    for move in game.moves:
        again.play(str(move))
    dump = game.ruleset.dump(game.state)
    assert again.ruleset.dump(again.state) == dump
    record = trailboss.load_record(again.record.to_text())
    assert (record.seed, record.outcomes) == (None, game.source.outcomes)
    replayed = trailboss.replay(record)
    assert replayed.ruleset.dump(replayed.state) == dump
