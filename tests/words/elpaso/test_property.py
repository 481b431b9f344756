"""Words in random games of El Paso: every legal move can be explained, every other one is refused
with a reason, and no prompt tells a secret."""

from __future__ import annotations

from typing import Final

import pytest

import trailboss
from tests.games import games
from tests.words.saying import said
from trailboss.core.errors import IllegalMove
from trailboss.core.events import EV_DREW, PRIVATE_EVENTS
from trailboss.core.message import say
from trailboss.core.pile import empty, put
from trailboss.core.rules import Event
from trailboss.core.source import SeededSource
from trailboss.elpaso import constants as k
from trailboss.elpaso.events import EV_SUPPLY
from trailboss.elpaso.facts.reasons import reason_against
from trailboss.elpaso.rules import ElPasoRules
from trailboss.elpaso.state import Player, State
from trailboss.game import Game

GAMES: Final = games(4, 8)  # the first 4 have all numbers of players

# How much a kind of move is wanted, against 10 for any other: what ends something comes last.
WANTED: Final = {"done": 1, "decline": 2, "token": 3, "bonus": 2, "auxiliary": 4}


def start(number: int) -> tuple[Game, SeededSource]:
    """Game `number`: one to four players, all sides, with and without a shuffled layout."""
    game = trailboss.new_game(
        "el-paso",
        players=1 + number % 4,
        seed=number,
        buildings="random",
        trains="random",
        neutral="random" if number % 3 else "letters",
    )
    return game, SeededSource(1000 + number)


def rules_of(game: Game) -> ElPasoRules:
    assert isinstance(game.ruleset, ElPasoRules)
    return game.ruleset


def state_of(game: Game) -> State:
    assert isinstance(game.state, State)
    return game.state


def begins_well(text: str) -> bool:
    """With a capital letter, or in German with a number or a price."""
    return text[0].isupper() or text[0].isdecimal() or text[0] == "$"


def chosen(game: Game, source: SeededSource) -> int:
    """A legal move, those that do something rather than those that end something."""
    codec = game.ruleset.codec
    codes = [move.code for move in game.legal]
    weights = [WANTED.get(codec.kind(code).name, 10) for code in codes]
    left = source.below(sum(weights))
    for code, weight in zip(codes, weights, strict=True):
        left -= weight
        if left < 0:
            return code
    raise AssertionError("weights do not add up")


def refuse(game: Game, code: int) -> None:
    """A move that is not legal: refused with a reason, and nothing has changed."""
    before = game.ruleset.dump(game.state)
    text = game.ruleset.codec.text(code)
    with pytest.raises(IllegalMove) as refused:
        game.play(code)
    reason = refused.value.reason.removeprefix(f"{text}: ")
    assert len(reason) > 12
    assert game.ruleset.dump(game.state) == before


def check_reasons(rules: ElPasoRules, s: State) -> None:
    """Something stands against a move exactly if it is not legal."""
    legal = set(rules.legal(s))
    for code in range(rules.action_count):
        reason = reason_against(s, code)
        assert (reason is None) == (code in legal), f"{rules.codec.text(code)}: {reason!r}"


@pytest.mark.parametrize("number", GAMES)
def test_words_all_through_a_game(number: int) -> None:
    game, source = start(number)
    heard: list[str] = []
    game.listen(lambda event: heard.append(said(game.ruleset.tell(event), "el-paso", language)))
    language = "de" if number % 2 else "en"
    count = game.ruleset.action_count
    while not game.over:
        legal = {move.code for move in game.legal}
        told = [move.message for move in game.legal]
        texts = [said(message, "el-paso", language) for message in told]
        assert all(begins_well(text) and "  " not in text for text in texts)
        assert len(set(texts)) == len(texts)  # what differs is said
        code = source.below(count)
        if code not in legal:
            refuse(game, code)
        if source.below(6) == 0:
            check_reasons(rules_of(game), state_of(game))
        game.play(chosen(game, source))
    assert game.prompt == "The game is over"
    assert heard[-1] == said(say("event-over"), "el-paso", language)
    assert all(heard)


@pytest.mark.parametrize("number", GAMES)
def test_prompts_do_not_tell_the_hand(number: int) -> None:
    """What other seats see of a decision stays when the hand of the deciding seat is dealt anew."""
    game, source = start(number)
    while not game.over:
        seat = game.seat
        assert seat is not None
        if source.below(4) == 0:
            asked = game.ruleset.prompt(game.state)
            for other in [None, *range(game.players)]:
                if other != seat:
                    again = game.resample(other, SeededSource(source.below(1 << 30)))
                    assert again.ruleset.prompt(again.state) == asked
                    assert again.observe(other) == game.observe(other)
        game.play(chosen(game, source))


@pytest.mark.parametrize("number", GAMES)
def test_events_for_everybody_do_not_tell_the_hand(number: int) -> None:
    """Only private events name what was drawn; there is one for every card that is counted."""
    game, source = start(number)
    private = 0
    drawn = 0
    for_all: list[str] = []

    def hear(event: Event) -> None:
        nonlocal private, drawn
        if event[0] in PRIVATE_EVENTS:
            private += 1
            return
        drawn += event[2] if event[0] == EV_DREW else 0
        if event[0] != EV_SUPPLY:  # the solo opponent has no secrets
            for_all.append(said(game.ruleset.tell(event), "el-paso"))

    game.listen(hear)
    while not game.over:
        game.play(chosen(game, source))
    assert private == drawn > 0
    assert not [text for text in for_all if " draws a " in text]


# Positions beside the course of play --------------------------------------------------------------


def disturb(s: State, p: Player, source: SeededSource) -> None:
    """Other money, workers, discs, cards and tiles: reasons must fit any position."""
    t = s.tables
    some = source.below
    p.money = (0, 1, 2, 3, 5, 8, 13, 30)[some(8)]
    p.tokens = some(3)
    p.ready = [some(4) * some(2) for _ in t.workers]
    p.discs = some(1 << len(t.discs))
    p.posts = [some(3) // 2 for _ in t.posts]
    p.certificate = some(t.certificate_limit + 1)
    p.herder = some(len(t.spaces))
    p.markers = some(t.markers + 1)
    p.hand = empty(t.card_count)
    p.known = empty(t.card_count)
    for _ in range(some(6)):
        put(p.hand, some(t.cattle_count))
    s.workers = [some(3) for _ in t.workers]
    s.buildings = [0] + [some(3) for _ in range(t.kinds)]
    for kind in range(t.cattle_count):
        if some(3) == 0:
            s.market[-1] -= s.market[kind]
            s.market[kind] = 0
    if some(3) == 0:
        s.objectives = empty(len(t.objectives))
        s.bonuses = empty(len(t.bonuses))
    if some(3) == 0:
        s.objective_display = [-1] * t.display_size
        s.bonus_display = [-1] * t.display_size
    for space in t.building_spaces:
        if s.ring[space] == k.EMPTY and some(4) == 0:
            seat = some(s.setup.seats)
            s.ring[space] = k.OWNED + seat * k.SEAT_KINDS + 1 + some(t.kinds)


def question(s: State, source: SeededSource) -> tuple[int, ...]:
    """A frame that could be asked anywhere."""
    t = s.tables
    some = source.below
    programs = [
        program
        for program in range(t.codes.auxiliary - t.codes.do)
        if "hire-another" not in t.programs[program]  # asks for a visit below it
    ]
    space = some(len(t.spaces))
    while s.ring[space] == k.EMPTY:
        space = some(len(t.spaces))
    used = (0, some(8), k.ALL_USED)[some(3)]
    frames = (
        (k.START_OBJECTIVE,),
        (k.PLACE,),
        (k.MOVE, 1 + some(6), some(2)),
        (k.VISIT, space, used, s.ring[space], some(5)),
        (k.TRAIN_VISIT, some(len(t.trains)), some(8)),
        (k.AUXILIARY, 1 + some(2), some(1 << len(t.auxiliary))),
        (k.HIRE, some(9), some(5)),
        (k.BUY,),
        (k.TRAIN,),
        (k.BUILD,),
        (k.TILE, 1 + some(3)),
        (k.PAY_CARD, some(len(t.sets)), some(3)),
        (k.REMOVE, some(len(t.sets))),
        (k.DISCARD,),
        (k.AGAIN, 1),
        (k.KEEP,),
        (k.POST, some(22)),
        (k.DISC, some(len(t.posts))),
        (k.OFFER, programs[some(len(programs))]),
    )
    return frames[some(len(frames))]


@pytest.mark.parametrize("number", GAMES)
def test_reasons_fit_any_position(number: int) -> None:
    """Something stands against a move exactly if it is not legal, whatever is on the table; and
    there are words for any move and any question."""
    game, source = start(number)
    rules = rules_of(game)
    while not game.over:
        if source.below(3) == 0:
            s = state_of(game).copy()
            disturb(s, s.players[s.seat], source)
            s.push(*question(s, source))
            check_reasons(rules, s)
            language = ("en", "de")[source.below(2)]
            assert begins_well(said(rules.prompt(s), "el-paso", language))
            for code in range(rules.action_count):
                assert begins_well(said(rules.explain(s, code), "el-paso", language))
        game.play(chosen(game, source))
