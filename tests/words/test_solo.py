"""Words in a game against Sam: he is called by his name where the position is known."""

from __future__ import annotations

import pytest

from tests.property.solo_plan import SoloPlan
from tests.rules.kansas.table import Table
from tests.words.saying import said
from trailboss.core.errors import IllegalMove
from trailboss.core.message import Seat

SAM = 1


def solo() -> Table:
    return Table(players=1).no_tokens().money(0, 9)


def refusal(t: Table, move: str) -> str:
    with pytest.raises(IllegalMove) as error:
        t.play(move)
    return str(error.value)


def test_his_buildings() -> None:
    t = solo().build(SAM, 4, "A-1")
    assert t.game.explain("move to A-1") == (
        "Move 2 steps to Sam’s 4b (A-1): $2 to the bank at A-1; you keep $7"
    )
    t.play("move to A-1")
    assert t.game.prompt.startswith("At Sam’s 4b (A-1): ")
    assert refusal(t, "do move 3") == "do move 3: the building on A-1 belongs to Sam"


def test_his_buildings_in_the_facts() -> None:
    t = solo().build(SAM, 4, "A-1")
    (move,) = [legal for legal in t.game.legal if str(legal) == "move to A-1"]
    assert (move.details["owner"], move.details["whose"]) == (SAM, "automa")
    assert "payee" not in move.details["fees"][0]  # he has no money: the bank gets it


def test_his_engine() -> None:
    t = solo().engine(SAM, "2").workers(0, engineer=2).visit("G").play("do engine engineers")
    assert t.legal("engine") == ["engine to 1", "engine to 3"]
    assert refusal(t, "engine to 2") == "engine to 2: Sam’s engine stands there"


def test_with_two_players_there_is_no_sam() -> None:
    t = Table(players=2).no_tokens().money(0, 9).build(1, 4, "A-1")
    assert "Seat 2’s 4a" in t.game.explain("move to A-1")


@pytest.mark.parametrize("index", [0, 4, 8])
def test_every_word_of_a_whole_game(index: int) -> None:
    """Prompts, moves, reasons and events: all can be said, and no seat is called wrongly."""
    plan = SoloPlan(index)
    game = plan.start()
    rules = game.ruleset
    chooser = plan.chooser()
    told: list[str] = []
    seats: set[object] = set()

    def hear(event: tuple[int, int, int, int, int]) -> None:
        message = rules.tell(event)
        seats.add(message.args["seat"])
        told.append(said(message, names=("Ada", "Sam")))

    game.listen(hear)
    while not game.over:
        assert game.prompt
        legal = {move.code for move in game.legal}
        for code in range(0, rules.action_count, 7):
            if code in legal:
                assert said(rules.explain(game.state, code))
            else:
                assert said(rules.why_not(game.state, code))
        game.play(chooser.choose(game))
    assert seats == {Seat(0), Seat(SAM)}
    assert any(text.startswith("Sam draws card ") for text in told)
