"""Chapter PB: the player board and its auxiliary actions."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.elpaso.table import Table

ROWS = ("money", "certificate", "exchange", "remove")


def rows(t: Table) -> list[str]:
    """The auxiliary actions offered now."""
    return [text.removeprefix("auxiliary ") for text in t.legal("auxiliary")]


@rule("EP-PB-01")
def test_rows_1_and_3_from_the_start() -> None:
    t = Table().hand(0, "criollo").visit("C")
    assert t.tables.auxiliary == ROWS
    assert rows(t) == ["money", "exchange"]
    t.refuses("auxiliary certificate", "auxiliary remove")


@rule("EP-PB-01")
def test_rows_2_and_4_when_their_disc_is_taken() -> None:
    t = Table().hand(0, "criollo").taken(0, "aux-certificate").visit("C")
    assert rows(t) == ["money", "certificate", "exchange"]
    assert rows(t.taken(0, "aux-remove").visit("C")) == ["money", "exchange", "remove"]
    # No other disc opens a row.
    others = ("aux-money", "aux-exchange", "permanent", "hand", "step")
    assert rows(t.taken(0, *others).visit("C")) == ["money", "exchange"]
    # And only for the player who took it.
    assert rows(t.taken(1, "aux-certificate", "aux-remove").visit("C")) == ["money", "exchange"]


@rule("EP-PB-01")
def test_from_the_moment_the_disc_is_taken() -> None:
    t = Table().no_cards().taken(0, "permanent").deliver(5).play("deliver to 5")
    t.play("disc aux-certificate")
    assert (t.game.seat, t.p(0).certificate) == (1, 1)
    assert "certificate" in rows(t.visit("C"))


@rule("EP-PB-02")
def test_row_1_gives_1_dollar_or_3() -> None:
    t = Table().money(0, 10).visit("C").play("auxiliary money")
    assert t.p(0).money == 11
    t = Table().money(0, 10).taken(0, "aux-money").visit("C").play("auxiliary money")
    assert t.p(0).money == 13


@rule("EP-PB-02")
def test_row_2_gives_a_certificate() -> None:
    t = Table().taken(0, "aux-certificate").visit("C").play("auxiliary certificate")
    assert t.p(0).certificate == 1
    assert t.legal() == ["done"]


@rule("EP-PB-03")
def test_row_3_is_one_exchange_without_a_token() -> None:
    t = Table().tokens(0, 0).hand(0, "criollo").draw_pile(0, "galloway", "pineywoods").visit("C")
    t.script("galloway").play("auxiliary exchange")
    assert t.legal() == ["discard criollo", "discard galloway"]
    t.play("discard criollo")
    assert t.cards(t.p(0).hand) == {"galloway": 1}
    assert t.cards(t.p(0).discard) == {"criollo": 1}
    # Once only.
    assert t.legal() == ["done"]
    # A token is not used for it.
    t = Table().tokens(0, 2).hand(0, "criollo").visit("C").play("auxiliary exchange")
    assert t.p(0).tokens == 2


@rule("EP-PB-03")
def test_row_3_twice_one_after_the_other() -> None:
    # [edge case 12]
    t = Table().taken(0, "aux-exchange").hand(0, "criollo").visit("C")
    t.draw_pile(0, "galloway", "pineywoods", "criollo").script("galloway", "pineywoods")
    t.play("auxiliary exchange")
    # The first exchange is finished before the second begins.
    assert t.legal() == ["discard criollo", "discard galloway"]
    t.play("discard criollo")
    assert t.legal() == ["decline", "exchange again"]
    before = t.game.copy()
    t.play("exchange again")
    assert t.legal() == ["discard pineywoods", "discard galloway"]
    t.play("discard galloway")
    assert t.cards(t.p(0).hand) == {"pineywoods": 1}
    # Not a third time.
    assert t.legal() == ["done"]
    # Stopping after the first is allowed.
    t.game = before
    t.play("decline")
    assert t.legal() == ["done"]
    assert t.cards(t.p(0).hand) == {"galloway": 1}


@rule("EP-PB-04")
def test_row_4_removes_any_card_in_hand() -> None:
    t = Table().taken(0, "aux-remove").hand(0, "criollo", "simmental", "hereford").visit("C")
    t.play("auxiliary remove")
    assert t.legal("remove") == ["remove criollo", "remove hereford", "remove simmental"]
    t.play("remove simmental")
    assert t.cards(t.p(0).hand) == {"criollo": 1, "hereford": 1}
    assert t.cards(t.s.box) == {"simmental": 1}
    # One card only.
    assert t.legal() == ["done"]


@rule("EP-PB-04")
def test_row_4_needs_a_card() -> None:
    t = Table().taken(0, "aux-remove").hand(0).visit("C")
    assert rows(t) == ["money", "exchange"]


@rule("EP-PB-05")
@pytest.mark.parametrize(
    ("disc", "figure", "before", "after"),
    [
        ("permanent", "permanent_certificates", 0, 1),
        ("hand", "hand_limit", 4, 5),
        ("step", "step_limit", 3, 4),
    ],
)
def test_the_three_abilities(disc: str, figure: str, before: int, after: int) -> None:
    t = Table().money(0, 10).deliver(14)
    abilities = {"permanent_certificates": 0, "hand_limit": 4, "step_limit": 3}
    seen = t.game.observe(None)["players"][0]
    assert {name: seen[name] for name in abilities} == abilities
    t.play("deliver to 14", f"disc {disc}")
    seen = t.game.observe(None)["players"][0]
    assert abilities[figure] == before
    assert {name: seen[name] for name in abilities} == abilities | {figure: after}


@rule("EP-PB-05")
def test_an_ability_stays() -> None:
    t = Table().taken(0, "permanent", "hand", "step").hand(0, "criollo").certificates(0, 2)
    for _ in range(3):
        assert t.turn(0).legal("move") == [f"move to {space}" for space in "BCDE"]
        t.play("move to E", "done")
        assert t.p(0).hand[-1] == 5
        # The permanent certificate is not used up by a delivery.
        t.hand(0, "criollo").el_paso().play("keep 2 certificates")
        assert t.game.observe(None)["players"][0]["permanent_certificates"] == 1
        assert t.s.stack[-4] == 2  # 1 for the Criollo, 1 for the permanent certificate
        t.at(0, "EL-PASO")


@rule("EP-PB-06")
def test_a_row_again_in_the_same_turn_from_another_source() -> None:
    # 4a: AUX2 with money, then a move to F: AUX with money again, and so on.
    t = Table().no_cards().build(0, 4, "S1").build(0, 2, "S3").visit("S1")
    t.play(
        "do auxiliary 2", "auxiliary money", "done", "do move 2", "move to S3", "auxiliary money"
    )
    assert t.p(0).money == 2
    # G: a bonus tile with an auxiliary action in a train card's turn.
    t = Table().money(0, 4).workers(0, engineer=2).bonus_display("auxiliary", "plain", "plain")
    t.visit("F").play("do auxiliary 1", "auxiliary money", "do train", "train 2", "do bonus")
    t.play("bonus tile auxiliary", "do auxiliary 1", "auxiliary money")
    assert t.p(0).money == 4 + 1 - 4 + 1


@rule("EP-PB-06")
def test_only_the_two_of_aux2_must_differ() -> None:
    t = Table().taken(0, "aux-certificate").build(0, 4, "S1").visit("S1").play("do auxiliary 2")
    assert rows(t) == ["money", "certificate", "exchange"]
    t.play("auxiliary money")
    assert rows(t) == ["certificate", "exchange"]
    t.refuses("auxiliary money")
