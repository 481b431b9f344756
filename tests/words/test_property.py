"""Words in random games: every legal move can be explained, every other one is refused with a
reason, and no prompt tells a secret."""

from __future__ import annotations

from typing import Any, Final

import pytest

import trailboss
from tests.games import games
from tests.property.choosers import STYLES, Chooser
from tests.words.saying import said
from trailboss.core.errors import IllegalMove
from trailboss.core.message import Message
from trailboss.core.pile import empty, put
from trailboss.core.rules import Event
from trailboss.core.source import SeededSource
from trailboss.game import Game
from trailboss.kansas import constants as k
from trailboss.kansas.facts.reasons import reason_against
from trailboss.kansas.rules import KansasRules
from trailboss.kansas.state import Player, State

GAMES: Final = games(8, 20)  # the first 8 have both editions and all numbers of players


def start(number: int) -> tuple[Game, Chooser, SeededSource]:
    """Game `number`: both editions, all player counts, variants and ways of choosing."""
    source = SeededSource(1000 + number)
    first = number % 4 == 3
    variant: dict[str, Any] = {} if first else {"simmental": number % 2 == 0}
    game = trailboss.new_game(
        "first-edition" if first else "second-edition",
        players=2 + number // 4 % 3 if first else 1 + number % 5 % 4,
        seed=number,
        buildings="random",
        neutral="random",
        **variant,
    )
    rules = game.ruleset
    assert isinstance(rules, KansasRules)
    return game, Chooser(rules, source, STYLES[number % len(STYLES)]), source


def state_of(game: Game) -> State:
    assert isinstance(game.state, State)
    return game.state


def refuse(game: Game, code: int) -> None:
    """A move that is not legal: refused with a reason, and nothing has changed."""
    before = game.ruleset.dump(game.state)
    with pytest.raises(IllegalMove) as refused:
        game.play(code)
    reason = refused.value.message.args["reason"]
    assert isinstance(reason, Message)
    assert reason.id.startswith("no-")
    assert len(said(reason, game.ruleset.id)) > 12
    assert game.ruleset.dump(game.state) == before


def check_reasons(rules: KansasRules, s: State) -> None:
    """Something stands against a move exactly if it is not allowed."""
    allowed = set(rules.allowed(s))
    assert allowed >= set(rules.legal(s))
    for seat in range(s.setup.players):
        allowed |= set(rules.asides(s, seat))
    for code in range(rules.action_count):
        reason = reason_against(s, code)
        assert (reason is None) == (code in allowed), f"{rules.codec.text(code)}: {reason!r}"


@pytest.mark.parametrize("number", GAMES)
def test_words_all_through_a_game(number: int) -> None:
    game, chooser, source = start(number)
    heard: list[str] = []
    game.listen(lambda event: heard.append(said(game.ruleset.tell(event), game.ruleset.id)))
    count = game.ruleset.action_count
    while not game.over:
        legal = {move.code for move in game.legal}
        texts = [said(move.message, game.ruleset.id) for move in game.legal]
        assert all(text[0].isupper() and "  " not in text for text in texts)
        code = source.below(count)
        if code not in legal and not game.ruleset.is_aside(game.state, code):
            refuse(game, code)
        if source.below(20) == 0:
            assert isinstance(game.ruleset, KansasRules)
            check_reasons(game.ruleset, state_of(game))
        game.play(chooser.choose(game))
    assert game.prompt == "The game is over"
    assert heard[-1] == "The game is over"
    assert all(heard)


@pytest.mark.parametrize("number", GAMES)
def test_prompts_do_not_tell_the_hand(number: int) -> None:
    """What other seats see of a decision stays when the hand of the deciding seat is dealt anew."""
    game, chooser, source = start(number)
    while not game.over:
        seat = game.seat
        assert seat is not None
        if source.below(4) == 0:
            for other in range(game.players):
                if other != seat:
                    again = game.resample(other, SeededSource(source.below(1 << 30)))
                    assert again.prompt == game.prompt
                    assert again.observe(other) == game.observe(other)
        game.play(chooser.choose(game))


@pytest.mark.parametrize("number", GAMES)
def test_events_for_everybody_do_not_tell_the_hand(number: int) -> None:
    """Only private events name what was drawn; there is one for every card that is counted."""
    game, chooser, _ = start(number)
    rules = game.ruleset
    heard: list[Event] = []
    game.listen(heard.append)
    while not game.over:
        game.play(chooser.choose(game))
    private = [event for event in heard if rules.private(event)]
    counted = [event for event in heard if rules.counted(event)]
    assert len(private) == sum(event[2] for event in counted) > 0
    told = [rules.tell(event) for event in heard if not rules.private(event)]
    assert not [message for message in told if message.id == "event-card"]
    assert all("card" not in rules.tell(event).args for event in counted)


# Positions beside the course of play --------------------------------------------------------------


def disturb(s: State, p: Player, source: SeededSource) -> None:
    """Other money, workers, discs, engines and cards: reasons must fit any position."""
    t = s.tables
    p.money = (0, 1, 2, 3, 5, 8, 13, 30)[source.below(8)]
    p.tokens = source.below(3)
    p.workers = [1 + source.below(6) for _ in t.workers]
    p.discs = [source.below(1 + count) for count in t.disc_count]
    if source.below(3) == 0:
        p.discs = [0] * len(t.discs)
    p.stations = source.below(1 << len(t.stations)) if source.below(2) else 0
    p.cities = [source.below(3) // 2 for _ in t.cities]
    p.certificate = source.below(len(t.certificates))
    for player in s.players:
        player.engine = source.below(len(t.positions))
    p.hand = empty(t.card_count)
    p.known = empty(t.card_count)
    for _ in range(1 + source.below(6)):
        put(p.hand, source.below(t.cattle_count + t.objective_count))
    for space in t.building_spaces:
        if s.trail[space] == k.EMPTY and source.below(4) == 0:
            seat = source.below(s.setup.players)
            number = 1 + source.below(t.building_numbers)
            s.trail[space] = k.PRIVATE + seat * k.SEAT_TILES + number
            s.players[seat].shed &= ~(1 << number)


def question(s: State, source: SeededSource) -> tuple[int, ...]:
    """A frame that could be asked anywhere."""
    t = s.tables
    some = source.below
    programs = [
        program
        for program in range(t.codes.auxiliary - t.codes.do)
        if t.programs[program] != "copy"  # asks for a visit below it
    ]
    frames = (
        (k.PHASE_A,),
        (k.MOVE, 1 + some(5), some(2)),
        (k.HIRE, some(5) - 2),
        (k.BUY, 1 + some(6), some(2)),
        (k.BUILD, 1 + some(2)),
        (k.ENGINE, 1 + some(4), some(2)),
        (k.ENGINE_BACK, 1 + some(3)),
        (k.ENGINE_RETURN,),
        (k.ENGINE_DELIVER,),
        (k.UPGRADE_BEHIND,),
        (k.UPGRADE, some(len(t.stations))),
        (k.DISC, some(len(t.cities)), some(6)),
        (k.DISC, k.STATION_TARGET + some(len(t.stations)), 0),
        (k.CITY, some(19), some(2)),
        (k.REMOVE, 1 + some(2), some(5)),
        (k.DISCARD, 1 + some(s.players[s.seat].hand[-1]), 0),
        (k.PAY_CARD, some(len(t.sets)), -1),
        (k.PAY_CARD, t.pair_set, some(t.cattle_count)),
        (k.AUXILIARY, some(2)),
        (k.DRAW, 1 + some(6)),
        (k.OFFER, programs[some(len(programs))], -1),
        (k.INCOME,),
        (k.OBJECTIVE, 0, some(2)),
        (k.TAKE_OUTLAW,),
        (k.REMOVE_HAZARD, some(8)),
        (k.FORESIGHT, some(3)),
    )
    return frames[some(len(frames))]


@pytest.mark.parametrize("number", GAMES)
def test_reasons_fit_any_position(number: int) -> None:
    """Something stands against a move exactly if it is not legal, whatever is on the table; and
    there are words for any move."""
    game, chooser, source = start(number)
    rules = game.ruleset
    assert isinstance(rules, KansasRules)
    while not game.over:
        if source.below(12) == 0:
            s = state_of(game).copy()
            disturb(s, s.players[s.seat], source)
            s.push(*question(s, source))
            check_reasons(rules, s)
            for code in range(rules.action_count):
                assert said(rules.explain(s, code), rules.id)[0].isupper()
        game.play(chooser.choose(game))
