"""Chapter EG, the end of the game: the Simmental clock, the claim, the last turns."""

from __future__ import annotations

import pytest

import trailboss
from tests.rule import rule
from tests.rules.elpaso.table import Table
from trailboss.core.events import EV_MONEY, EV_MOVED, EV_OVER, EV_TURN
from trailboss.core.rules import Event
from trailboss.elpaso.events import EV_CLAIMED, EV_SIMMENTAL
from trailboss.elpaso.load import make_tables, read_edition
from trailboss.game import Game


def finish_turn(t: Table) -> Table:
    """Seat decides on until the turn is another's: the usual move everywhere."""
    seat = t.game.seat
    while t.game.seat == seat and not t.game.over:
        t.play(t.rules.codec.text(t.rules.default(t.s)))
    return t


def arrive(t: Table) -> Table:
    """Whoever has the turn goes to El Paso and does all there."""
    assert t.game.seat is not None
    t.at(t.game.seat, "G").play("move to EL-PASO")
    return finish_turn(t)


def stay_away(t: Table) -> Table:
    """Whoever has the turn goes from C to D and does nothing there."""
    assert t.game.seat is not None
    return t.at(t.game.seat, "C").play("move to D", "done")


def play_on(game: Game) -> list[Event]:
    """Play a game to its end with the usual move everywhere, and say what happened."""
    told: list[Event] = []
    game.listen(told.append)
    while not game.over:
        game.play(game.ruleset.default(game.state))
    return told


# The claim --------------------------------------------------------------------------------------


@rule("EP-EG-01")
def test_nothing_happens_when_the_last_simmental_is_taken() -> None:
    t = Table().simmental(1)
    arrive(t)
    assert t.s.simmental == 0
    assert (t.p(0).discard[t.tables.simmental] + t.p(0).draw[t.tables.simmental]) == 1
    assert t.game.observe(None)["claimer"] is None
    assert not t.game.observe(None)["last_round"]
    # Play goes on, for as long as nobody arrives.
    for turn in range(6):
        assert t.game.seat == (turn + 1) % 2
        stay_away(t)
    assert not t.game.over


@rule("EP-EG-01")
def test_the_next_to_arrive_claims_the_space() -> None:
    t = Table().simmental(0).at(0, "G").hand(0, "hereford").money(0, 1)
    told: list[Event] = []
    t.game.listen(told.append)
    t.play("move to EL-PASO")
    # $5 first, then the claim instead of a card.
    assert [event[0] for event in told] == [EV_MOVED, EV_MONEY, EV_CLAIMED]
    assert (t.p(0).money, t.p(0).discard[-1]) == (6, 0)
    assert t.game.observe(None)["claimer"] == 0
    # The delivery as usual.
    t.play("keep 0 certificates")
    assert t.legal() == ["deliver to 0", "deliver to 5"]
    t.play("deliver to 5", "disc aux-money")
    assert (t.posts_of(), t.p(0).certificate) == ({5: 1}, 1)
    assert (t.game.over, t.game.seat) == (False, 1)


@rule("EP-EG-01")
@pytest.mark.parametrize("claimer", [0, 1])
def test_the_taker_of_the_last_card_may_claim_too(claimer: int) -> None:
    t = Table().simmental(1)
    arrive(t)  # seat 0 takes the last
    if claimer == 0:
        stay_away(t)
    arrive(t)
    assert t.s.claimer == claimer
    assert t.score("cattle", claimer) == 2


@rule("EP-EG-01", "EP-EG-02", "EP-EG-04")
def test_vector_11() -> None:
    t = Table()
    assert t.s.simmental == 9
    for number in range(1, 10):
        arrive(t)
        assert (t.s.simmental, t.s.claimer) == (9 - number, -1)
    assert [t.p(seat).money >= 5 for seat in (0, 1)] == [True, True]
    taken = [
        sum(
            pile[t.tables.simmental] for pile in (t.p(seat).hand, t.p(seat).draw, t.p(seat).discard)
        )
        for seat in (0, 1)
    ]
    assert taken == [5, 4]
    assert t.game.seat == 1
    arrive(t)  # the 10th
    assert (t.s.claimer, t.score("cattle", 1)) == (1, 2)
    assert (t.game.over, t.game.seat) == (False, 0)
    stay_away(t)
    assert t.game.over
    assert t.legal() == []


# Last turns -------------------------------------------------------------------------------------


@rule("EP-EG-02")
@pytest.mark.parametrize(
    ("players", "claimer"),
    [(2, 0), (2, 1), (3, 0), (3, 1), (3, 2), (4, 0), (4, 1), (4, 2), (4, 3)],
)
def test_every_other_player_has_one_last_turn(players: int, claimer: int) -> None:
    t = Table(players=players).simmental(0).turn(claimer)
    arrive(t)
    last: list[int] = []
    while not t.game.over:
        assert t.game.seat is not None
        last.append(t.game.seat)
        assert t.game.observe(None)["last_round"]
        stay_away(t)
    assert last == [(claimer + more) % players for more in range(1, players)]
    assert t.game.legal == ()


@rule("EP-EG-02")
def test_the_hand_is_still_filled_in_the_last_turns() -> None:
    t = Table().claimed(0).turn(1)
    stay_away(t)
    assert (t.game.over, t.p(1).hand[-1]) == (True, 4)


# The last decision ------------------------------------------------------------------------------


def last_turn(seat: int = 1) -> Table:
    """A last turn on C, all cards in hand."""
    t = Table().claimed(1 - seat).turn(seat).no_cards(seat).visit("C", seat)
    return t.hand(seat, *["criollo"] * 4)


@rule("EP-EG-16")
def test_workers_drawn_in_the_last_turn_can_be_used() -> None:
    t = last_turn().hand(1).draw_pile(1, "joker", "engineer", "builder", *["criollo"] * 3)
    t.play("do money 2", "done")
    assert (t.decision, t.game.seat, t.p(1).hand[-1]) == ("last-call", 1, 3)
    assert t.legal() == ["done", "bonus builder", "bonus engineer", "bonus joker"]
    t.play("bonus joker")
    assert (t.p(1).money, t.game.over) == (4, False)
    t.play("bonus engineer")
    # The Builder alone gives nothing that counts: nobody is asked for him.
    assert (t.p(1).money, t.game.over) == (5, True)
    assert t.score("money", 1) == 1


@rule("EP-EG-16")
def test_the_last_decision_can_be_declined() -> None:
    t = last_turn().workers(1, joker=1).play("done")
    assert t.game.prompt == "Your last turn is over: use workers and exchange tokens once more?"
    assert t.game.decision is not None
    assert t.game.decision.details["phase"] == "draw"
    t.play("done")
    assert (t.game.over, t.p(1).money, t.ready(1)) == (True, 0, {"joker": 1})


@rule("EP-EG-16")
def test_the_claimer_has_it_too() -> None:
    t = Table().simmental(0).at(0, "G").workers(0, engineer=1).play("move to EL-PASO")
    t.play("keep 0 certificates", "deliver to 0", "disc aux-money")
    assert (t.game.seat, t.decision) == (0, "last-call")
    t.play("bonus engineer")
    assert (t.game.seat, t.p(0).money) == (1, 5 + 1 + 1)


@rule("EP-EG-16")
@pytest.mark.parametrize(
    ("pile", "asked"),
    [
        (["engineer"], True),
        (["joker", "criollo"], True),
        (["criollo", "criollo"], False),  # no worker can come
        (["builder", "cowboy"], False),  # none that gives dollars
        ([], False),
    ],
)
def test_a_token_is_asked_for_where_it_may_bring_dollars(pile: list[str], asked: bool) -> None:
    t = last_turn().tokens(1, 1).draw_pile(1, *pile).play("done")
    assert t.game.over is not asked
    if asked:
        assert t.legal() == ["done", "exchange token"]


@rule("EP-EG-16")
def test_an_exchange_of_the_last_decision() -> None:
    t = last_turn().tokens(1, 1).draw_pile(1, "joker").play("done", "exchange token")
    assert (t.decision, t.ready(1)) == ("discard", {"joker": 1})
    t.play("discard criollo")
    assert t.legal() == ["done", "bonus joker"]
    t.play("bonus joker")
    assert (t.game.over, t.p(1).money) == (True, 2)


@rule("EP-EG-16", "EP-TU-04")
def test_other_turns_have_no_such_decision() -> None:
    t = Table().no_cards().workers(0, joker=1, engineer=1).tokens(0, 1).visit("C").play("done")
    assert t.game.seat == 1


def test_in_rules_1_there_is_none_in_the_last_turn_either() -> None:
    t = last_turn().workers(1, joker=1)
    t.s.tables = make_tables(read_edition(), 1)
    assert t.play("done").game.over


@rule("EP-EG-03")
def test_el_paso_in_a_last_turn() -> None:
    t = Table(players=3).claimed(0).simmental(0).turn(1).hand(1, "hereford").at(1, "G")
    told: list[Event] = []
    t.game.listen(told.append)
    t.play("move to EL-PASO")
    assert [event[0] for event in told] == [EV_MOVED, EV_MONEY]
    assert (t.p(1).money, t.p(1).discard[-1]) == (5, 0)
    assert (t.where(1), t.s.claimer) == ("EL-PASO", 0)
    t.play("keep 0 certificates", "deliver to 5", "disc aux-money")
    assert (t.posts_of(1), t.p(1).certificate) == ({5: 1}, 1)
    assert [t.score("cattle", seat) for seat in range(3)] == [2, 8, 0]  # a Hereford, no claim
    assert t.game.seat == 2
    arrive(t)
    assert (t.game.over, t.s.claimer) == (True, 0)


@rule("EP-EG-04")
@pytest.mark.parametrize(("players", "arrivals"), [(1, 10), (2, 10), (3, 15), (4, 20)])
def test_the_number_of_arrivals(players: int, arrivals: int) -> None:
    for seed in (1, 2):
        game = trailboss.new_game("el-paso", players=players, seed=seed)
        told = play_on(game)
        clock = [event[0] for event in told if event[0] in (EV_SIMMENTAL, EV_CLAIMED)]
        assert clock == [EV_SIMMENTAL] * (arrivals - 1) + [EV_CLAIMED]
        # After the claim one turn for everybody else, then the end.
        after = told[[event[0] for event in told].index(EV_CLAIMED) :]
        turns = [event[1] for event in after if event[0] == EV_TURN]
        seats = max(players, 2)
        claimer = after[0][1]
        assert turns == [(claimer + more) % seats for more in range(1, seats)]
        assert told[-1][0] == EV_OVER


@rule("EP-EG-15")
def test_there_is_no_winner_before_the_end() -> None:
    t = Table().money(0, 50).claimed(0).turn(1)
    assert t.game.winners == []
    stay_away(t)
    assert t.game.winners == [0]
