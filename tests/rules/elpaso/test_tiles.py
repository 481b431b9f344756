"""Chapter TI: objective and bonus tiles."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.elpaso.table import Table
from trailboss.core.errors import IllegalMove
from trailboss.core.events import EV_TILE
from trailboss.core.rules import Event
from trailboss.elpaso import constants as k


def table() -> Table:
    t = Table().no_cards().objectives(0)
    t.objective_display("O1", "O2", "O3").objective_stack("O4", "O5")
    return t.bonus_display("plain", "permanent", "plain").bonus_stack("duplicate", "tokens")


def display(t: Table, kind: str) -> list[str | None]:
    found: list[str | None] = t.game.observe(None)[f"{kind}_display"]
    return found


def take_bonus(tile: str) -> Table:
    """Seat 0 has taken a bonus tile by train card 2; its effect is at hand."""
    t = Table().draw_pile(0).bonus_display(tile, None, None).bonus_stack()
    return t.train_visit(2).play("do bonus", f"bonus tile {tile}")


# Taking -----------------------------------------------------------------------------------------


@rule("EP-TI-01")
def test_a_face_up_objective_is_replaced_at_once() -> None:
    t = table().train_visit(1).play("do objective")
    assert t.legal() == ["objective O1", "objective O2", "objective O3", "objective from stack"]
    t.script("O5").play("objective O2")
    assert t.objectives_of() == {"O2": 1}
    assert display(t, "objective") == ["O1", "O5", "O3"]
    assert t.game.observe(None)["objective_stack"] == {"O4": 1}


@rule("EP-TI-01")
def test_a_face_up_bonus_tile_is_replaced_at_once() -> None:
    t = table().train_visit(2).play("do bonus")
    assert t.legal() == ["bonus tile permanent", "bonus tile plain", "bonus tile from stack"]
    t.script("tokens").play("bonus tile plain")
    assert t.bonuses_of() == {"plain": 1}
    assert display(t, "bonus") == ["tokens", "permanent", "plain"]
    assert t.game.observe(None)["bonus_stack"] == {"duplicate": 1}


@rule("EP-TI-01")
def test_or_the_top_of_the_stack_unseen() -> None:
    t = table().train_visit(1).script("O4").play("do objective", "objective from stack")
    assert t.objectives_of() == {"O4": 1}
    assert display(t, "objective") == ["O1", "O2", "O3"]
    assert t.undrawn == 0
    t = table().train_visit(2).script("tokens").play("do bonus", "bonus tile from stack")
    assert t.bonuses_of() == {"tokens": 1}
    assert display(t, "bonus") == ["plain", "permanent", "plain"]


@rule("EP-TI-01")
def test_an_empty_stack_leaves_gaps() -> None:
    t = table().objective_stack().train_visit(1).play("do objective")
    assert t.legal() == ["objective O1", "objective O2", "objective O3"]
    t.play("objective O2")
    assert display(t, "objective") == ["O1", None, "O3"]
    t.train_visit(1).play("do objective")
    assert t.legal() == ["objective O1", "objective O3"]
    t = table().bonus_stack().train_visit(2).play("do bonus", "bonus tile permanent")
    assert display(t, "bonus") == ["plain", None, "plain"]
    t.train_visit(2).play("do bonus")
    assert t.legal() == ["bonus tile plain"]


@rule("EP-TI-01")
def test_gaps_and_a_stack() -> None:
    # The display is refilled only while the stack has tiles: the last one goes to the gap.
    t = table().objective_stack("O9").train_visit(1).script("O9").play("do objective")
    t.play("objective O1")
    assert display(t, "objective") == ["O9", "O2", "O3"]
    t.train_visit(1).play("do objective")
    assert t.legal() == ["objective O2", "objective O3", "objective O9"]


@rule("EP-TI-01")
def test_without_a_tile_the_action_is_not_available() -> None:
    t = table().objective_display(None, None, None).objective_stack().train_visit(1)
    assert t.legal() == ["done"]
    t = table().bonus_display(None, None, None).bonus_stack().train_visit(2)
    assert t.legal() == ["done"]
    # Only face-down ones left.
    t = table().objective_display(None, None, None).train_visit(1).play("do objective")
    assert t.legal() == ["objective from stack"]


@rule("EP-TI-02")
def test_a_tile_from_the_stack_is_shown_to_all() -> None:
    t = table().train_visit(1).script("O5")
    told: list[Event] = []
    t.game.listen(told.append)
    t.play("do objective", "objective from stack")
    assert told[-1] == (EV_TILE, 0, k.TILE_OBJECTIVE, t.tables.objectives.index("O5"), 0)
    t.script("duplicate").train_visit(2).play("do bonus", "bonus tile from stack")
    assert told[-1] == (EV_TILE, 0, k.TILE_BONUS, t.tables.bonuses.index("duplicate"), 0)
    for seat in (0, 1, None):
        seen = t.game.observe(seat)["players"][0]
        assert (seen["objectives"], seen["bonus_tiles"]) == ({"O5": 1}, {"duplicate": 1})


@rule("EP-TI-01", "EP-TI-02")
@pytest.mark.parametrize(
    ("card", "moves", "new"),
    [
        (1, ("do objective", "objective O1"), "O4"),
        (1, ("do objective", "objective from stack"), "O4"),
        (2, ("do bonus", "bonus tile plain"), "duplicate"),
        (2, ("do bonus", "bonus tile from stack"), "duplicate"),
    ],
)
def test_a_tile_turned_over_is_something_revealed(
    card: int, moves: tuple[str, str], new: str
) -> None:
    t = table().train_visit(card).play(moves[0])
    before = t.s.reveals
    t.script(new).play(moves[1])
    assert t.s.reveals == before + 1
    with pytest.raises(IllegalMove, match="revealed"):
        t.game.undo()


# Effects ----------------------------------------------------------------------------------------


@rule("EP-TI-03")
def test_objectives_have_no_effect_in_play() -> None:
    t = Table().objectives(0).bonus_display("plain", None, None).money(0, 2)
    t.objective_display(*t.tables.objectives[:3]).train_visit(1)
    before = t.rules.dump(t.s)["players"][0]
    t.play("do objective", "objective O1")
    after = t.rules.dump(t.s)["players"][0]
    assert t.decision == "train-actions"  # nothing was asked
    assert {name for name in before if before[name] != after[name]} == {"objectives"}
    # Even fulfilled they are not used up.
    t = Table().objectives(0, "O6").workers(0, engineer=3)
    assert t.score("objectives") == 3
    t.workers(0, engineer=2)
    assert t.score("objectives") == 0


@rule("EP-TI-04")
def test_permanent_tiles_count_in_every_later_delivery() -> None:
    t = take_bonus("permanent")
    assert (t.decision, t.p(0).certificate) == ("train-actions", 0)
    totals: list[int] = []
    for _ in range(2):
        t.hand(0, "hereford").el_paso().play("keep 0 certificates")
        totals.append(t.s.stack[-4])
    assert totals == [6, 6]
    t = take_bonus("duplicate")
    totals = []
    for _ in range(2):
        t.hand(0, "hereford", "hereford").el_paso().play("keep 0 certificates")
        totals.append(t.s.stack[-4])
    assert totals == [10, 10]


@rule("EP-TI-04")
def test_immediate_effects_happen_once() -> None:
    t = take_bonus("money")
    assert t.p(0).money == 5
    t.play("done")
    assert t.p(0).money == 5
    t.turn(0)
    assert t.p(0).money == 5
    # A tile without an effect.
    t = take_bonus("plain")
    assert (t.p(0).money, t.p(0).certificate, t.p(0).tokens) == (0, 0, 0)
    assert (t.score("bonus tiles"), t.decision) == (5, "train-actions")


@rule("EP-TI-04", "EP-TI-05")
@pytest.mark.parametrize(
    ("tile", "vp"),
    [
        ("permanent", 2),
        ("duplicate", 2),
        ("money", 3),
        ("certificates", 3),
        ("worker", 2),
        ("tokens", 4),
        ("removal", 4),
        ("black-angus", 2),
        ("corriente", 1),
        ("auxiliary", 4),
        ("objective", 2),
        ("plain", 5),
    ],
)
def test_the_vp_count_whether_the_effect_is_used_or_not(tile: str, vp: int) -> None:
    t = take_bonus(tile)
    if t.decision == "offer":
        t.play("decline")
    assert t.bonuses_of() == {tile: 1}
    assert t.score("bonus tiles") == vp


@rule("EP-TI-05")
def test_automatic_effects() -> None:
    t = take_bonus("money")
    assert (t.p(0).money, t.decision) == (5, "train-actions")
    t = take_bonus("certificates")
    assert (t.p(0).certificate, t.decision) == (2, "train-actions")
    t = take_bonus("tokens")
    assert (t.p(0).tokens, t.decision) == (2, "train-actions")
    for breed in ("black-angus", "corriente"):
        t = take_bonus(breed)
        assert (t.cards(t.p(0).discard), t.decision) == ({breed: 1}, "train-actions")
        assert t.p(0).money == 0


@rule("EP-TI-05")
def test_automatic_effects_as_far_as_possible() -> None:
    t = Table().certificates(0, 3).bonus_display("certificates", "corriente", None).bonus_stack()
    t.market(corriente=0).train_visit(2).play("do bonus", "bonus tile certificates")
    assert (t.p(0).certificate, t.decision) == (4, "train-actions")
    t.train_visit(2).play("do bonus", "bonus tile corriente")
    assert (t.p(0).discard[-1], t.decision) == (0, "train-actions")
    assert t.bonuses_of() == {"certificates": 1, "corriente": 1}


@rule("EP-TI-05")
def test_a_hire_is_offered() -> None:
    t = take_bonus("worker")
    assert t.legal() == ["decline", "do hire 0"]
    t.play("do hire 0")
    assert t.legal() == ["hire cowboy", "hire builder", "hire engineer"]
    t.play("hire cowboy")
    assert (t.ready(), t.p(0).money, t.decision) == ({"cowboy": 1}, 0, "train-actions")
    t = take_bonus("worker").money(0, 4).play("do hire 0", "hire joker")
    assert (t.ready(), t.p(0).money) == ({"joker": 1}, 0)
    t = take_bonus("worker").play("decline")
    assert (t.ready(), t.decision) == ({}, "train-actions")


@rule("EP-TI-05")
def test_a_removal_is_offered() -> None:
    def table() -> Table:
        t = Table().hand(0, "criollo", "galloway").draw_pile(0)
        t.bonus_display("removal", None, None).bonus_stack()
        return t.train_visit(2).play("do bonus", "bonus tile removal")

    t = table()
    assert t.legal() == ["decline", "do remove cattle"]
    t.play("do remove cattle", "remove galloway")
    assert (t.cards(t.s.box), t.decision) == ({"galloway": 1}, "train-actions")
    t = table().play("decline")
    assert (t.p(0).hand[-1], t.decision) == (2, "train-actions")
    # With no card in hand there is nothing to offer.
    assert take_bonus("removal").decision == "train-actions"


@rule("EP-TI-05")
def test_an_auxiliary_action_is_offered() -> None:
    t = take_bonus("auxiliary")
    assert t.legal() == ["decline", "do auxiliary 1"]
    t.play("do auxiliary 1", "auxiliary money")
    assert (t.p(0).money, t.decision) == (1, "train-actions")
    t = take_bonus("auxiliary").play("decline")
    assert (t.p(0).money, t.decision) == (0, "train-actions")


@rule("EP-TI-05")
def test_an_objective_is_offered() -> None:
    t = take_bonus("objective").objectives(0).objective_display("O1", "O2", "O3")
    assert t.legal() == ["decline", "do objective"]
    t.play("do objective", "objective O3")
    assert (t.objectives_of(), t.decision) == ({"O3": 1}, "train-actions")
    t = take_bonus("objective").objectives(0).play("decline")
    assert (t.objectives_of(), t.decision) == ({}, "train-actions")
    # None left: nothing to offer.
    t = Table().objective_display(None, None, None).objective_stack()
    t.bonus_display("objective", None, None).bonus_stack().train_visit(2)
    t.play("do bonus", "bonus tile objective")
    assert t.decision == "train-actions"


@rule("EP-TI-05")
def test_the_effect_of_a_tile_from_the_stack() -> None:
    t = Table().bonus_display(None, None, None).bonus_stack("money").train_visit(2)
    t.play("do bonus", "bonus tile from stack")
    assert (t.p(0).money, t.bonuses_of()) == (5, {"money": 1})
