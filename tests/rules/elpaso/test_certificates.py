"""Chapter CE: certificates, on the track and permanent."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.elpaso.table import Table

DISCS = ("aux-money", "aux-certificate", "aux-exchange", "aux-remove", "permanent", "hand", "step")


@rule("EP-CE-01")
def test_the_track() -> None:
    t = Table()
    assert t.tables.certificate_limit == 4
    assert [p.certificate for p in t.s.players] == [0, 0]
    for _ in range(6):
        t.visit("C").play("do certificate 1")
    assert t.p(0).certificate == 4
    # No disc, not even all of them, changes the limit.
    t.taken(0, *DISCS).bonuses(0, "permanent", "permanent", "certificates")
    t.visit("C").play("do certificate 1")
    assert t.p(0).certificate == 4


@rule("EP-CE-02")
@pytest.mark.parametrize(
    ("before", "gain", "after"),
    [(0, 1, 1), (0, 2, 2), (0, 3, 3), (2, 2, 4), (2, 3, 4), (3, 2, 4), (3, 3, 4), (4, 3, 4)],
)
def test_gaining_certificates(before: int, gain: int, after: int) -> None:
    # [edge case 15] By 1 star, 4 star and C; fewer cannot be chosen.
    card = {2: 1, 3: 4}.get(gain)
    t = Table(trains="star").certificates(0, before)
    t = t.visit("C") if card is None else t.train_visit(card)
    t.play(f"do certificate {gain}")
    assert t.p(0).certificate == after
    assert t.legal("do certificate", "keep", "decline") == []


@rule("EP-CE-03")
def test_certificates_are_spent_in_a_delivery_only() -> None:
    t = Table().certificates(0, 3).hand(0, "criollo")
    for space in "BCDEFG":
        assert t.visit(space).legal("keep", "spend") == []
    assert t.turn(0).legal("keep", "spend") == []
    t.el_paso()
    assert t.legal() == [f"keep {kept} certificates" for kept in range(4)]


@rule("EP-CE-03")
@pytest.mark.parametrize("kept", [0, 1, 2, 3])
def test_each_one_spent_moves_the_marker_back_by_1(kept: int) -> None:
    t = Table().certificates(0, 3).hand(0, "galloway").el_paso()
    t.play(f"keep {kept} certificates")
    assert t.p(0).certificate == kept
    # The value of the Galloway, and one more for each one spent: 5 opens the second post.
    assert ("deliver to 5" in t.legal()) == (2 + 3 - kept >= 5)


@rule("EP-CE-04")
def test_permanent_certificates_add_up() -> None:
    t = Table()
    sources = [
        (t.taken(0, "permanent"), 1),
        (Table().bonuses(0, "permanent"), 1),
        (Table().bonuses(0, "permanent", "permanent", "permanent"), 3),
        (Table().taken(0, "permanent").bonuses(0, "permanent", "permanent", "permanent"), 4),
    ]
    for table, count in sources:
        seen = table.game.observe(None)["players"][0]
        assert seen["permanent_certificates"] == count
        # They are not on the track, so they can be neither kept nor spent.
        assert seen["certificates"] == 0
        table.hand(0, "criollo").el_paso()
        assert table.legal() == ["keep 0 certificates"]


@rule("EP-CE-04")
def test_they_count_in_every_later_delivery() -> None:
    t = Table().bonuses(0, "permanent", "permanent").taken(0, "permanent")
    for _ in range(3):
        # A Galloway and three permanent certificates: 5.
        t.hand(0, "galloway").posts(0).el_paso().play("keep 0 certificates")
        assert t.legal() == ["deliver to 0", "deliver to 5"]
    # With a full track they still count on top.
    t.certificates(0, 4).hand(0, "galloway").el_paso().play("keep 0 certificates")
    assert t.legal("deliver")[-1] == "deliver to 9"


@rule("EP-CE-04")
def test_a_bonus_tile_taken_gives_one() -> None:
    t = Table().bonus_display("permanent", "plain", "plain").train_visit(2)
    t.play("do bonus", "bonus tile permanent")
    assert t.game.observe(None)["players"][0]["permanent_certificates"] == 1
