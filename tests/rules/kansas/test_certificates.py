"""Chapter CE: the certificate track, its limit, permanent certificates."""

from __future__ import annotations

from typing import Any

import pytest

import trailboss
from tests.rule import rule
from tests.rules.kansas.table import Table

TRACK = (0, 1, 2, 3, 4, 6)


def owned(t: Table, seat: int = 0) -> int:
    return t.tables.certificates[t.p(seat).certificate]


def limit(t: Table, seat: int = 0) -> int:
    player: dict[str, Any] = t.game.observe(seat)["players"][seat]
    return int(player["certificate_limit"])


def gains_by_one(t: Table, times: int) -> list[int]:
    """The marker after each of some gains of one space at C."""
    seen = []
    for _ in range(times):
        t.visit("C").play("do certificate 1")
        seen.append(owned(t))
    return seen


@rule("2E-CE-01")
def test_the_track_and_its_limits(edition: str) -> None:
    game = trailboss.new_game(edition, players=4, seed=3)
    for seat in range(4):
        player = game.observe(seat)["players"][seat]
        assert (player["certificates"], player["certificate_limit"]) == (0, 3)
    t = Table(edition)
    assert t.tables.certificates == TRACK
    assert limit(t) == 3
    assert gains_by_one(t, 5) == [1, 2, 3, 3, 3]
    t = Table(edition).discs(0, certificate_4=0)
    assert limit(t) == 4
    assert gains_by_one(t, 6) == [1, 2, 3, 4, 4, 4]
    t = Table(edition).discs(0, certificate_4=0, certificate_6=0)
    assert limit(t) == 6
    assert gains_by_one(t, 7) == [1, 2, 3, 4, 6, 6, 6]
    assert limit(t, 1) == 3  # the other player's limit is that of the other board


@rule("2E-CE-02")
def test_position_6_needs_position_4_too(edition: str) -> None:
    t = Table(edition).discs(0, certificate_6=0).certificates(0, 2).money(0, 10)
    t.workers(0, engineer=1).engine(0, "4")
    assert limit(t) == 3
    assert gains_by_one(t, 2) == [3, 3]
    t.visit("C").play("do engine engineers", "engine to T4", "upgrade S1")
    assert limit(t) == 3
    t.play("disc certificate-4")
    assert limit(t) == 6
    assert owned(t) == 3  # the limit has risen, the marker stays
    t.play("do certificate 1")
    assert owned(t) == 4
    t.visit("C").play("do certificate 1")
    assert owned(t) == 6


@rule("2E-CE-02")
def test_position_6_after_position_4(edition: str) -> None:
    t = Table(edition, buildings="b").discs(0, certificate_4=0).money(0, 10).engine(0, "22")
    assert limit(t) == 4
    t.build(0, 9, "A-1").visit("A-1").play("do upgrade-behind", "upgrade S6")
    t.play("disc certificate-6")
    assert limit(t) == 6


@rule("2E-CE-03")
def test_a_gain_counts_spaces(edition: str) -> None:
    t = Table(edition, buildings="b").discs(0, certificate_4=0, certificate_6=0)
    t.certificates(0, 4).visit("C").play("do certificate 1")
    assert owned(t) == 6
    t.build(0, 5, "A-1").certificates(0, 3).hand(0, "black").visit("A-1")
    t.play("do discard black => certificate 2")
    assert owned(t) == 6
    t.certificates(0, 2).hand(0, "black").visit("A-1").play("do discard black => certificate 2")
    assert owned(t) == 4


@rule("2E-CE-04")
@pytest.mark.parametrize(
    ("cleared", "before", "after"),
    [((), 0, 2), ((), 1, 3), ((), 2, 3), (("4",), 3, 4), (("4", "6"), 4, 6), (("6",), 2, 3)],
)
def test_a_gain_goes_as_far_as_it_can(
    edition: str, cleared: tuple[str, ...], before: int, after: int
) -> None:
    t = Table(edition, buildings="b").no_tokens().build(0, 5, "A-1").hand(0, "black")
    t.discs(0, **{f"certificate_{position}": 0 for position in cleared})
    t.certificates(0, before).visit("A-1")
    assert t.legal("do discard black") == ["do discard black => certificate 2"]
    t.play("do discard black => certificate 2")
    assert owned(t) == after
    # Nothing was asked on the way, and what was lost does not come back.
    assert t.legal() == ["done", "do money 1 per engineers"]


@rule("2E-CE-04")
def test_several_spaces_at_once_stop_at_the_limit() -> None:
    t = Table(buildings="a").build(0, 7, "A-1").taken(0, green_outlaw=3, orange_outlaw=3)
    t.money(0, 0).certificates(0, 1).visit("A-1")
    t.play("do certificate 2 per pairs + money 2 per pairs")
    assert (owned(t), t.p(0).money) == (3, 6)
    t.discs(0, certificate_4=0, certificate_6=0).certificates(0, 0).visit("A-1")
    t.play("do certificate 2 per pairs + money 2 per pairs")
    assert (owned(t), t.p(0).money) == (6, 12)


@rule("2E-CE-05")
def test_paying_for_a_gain_at_the_limit(edition: str) -> None:
    t = Table(edition, buildings="b").build(0, 5, "A-1").hand(0, "black").certificates(0, 3)
    t.visit("A-1").play("do discard black => certificate 2")
    assert owned(t) == 3
    assert t.cards(t.p(0).discard) == {"black": 1}
    t.hand(0).money(0, 1).engine(0, "9").discs(0, aux_certificate=1).visit("B")
    t.play("auxiliary certificate single", "engine to 8")
    assert (owned(t), t.p(0).money, t.p(0).engine) == (3, 0, 8)
    t.visit("C").play("do certificate 1")
    assert owned(t) == 3


@rule("2E-CE-06")
def test_10a_goes_straight_to_the_limit(edition: str) -> None:
    t = Table(edition, buildings="a").build(0, 10, "A-1")
    for cleared, before, after in [
        ({}, 0, 3),
        ({}, 2, 3),
        ({}, 3, 3),
        ({"certificate_4": 0}, 1, 4),
        ({"certificate_4": 0, "certificate_6": 0}, 0, 6),
        ({"certificate_4": 0, "certificate_6": 0}, 4, 6),
        ({"certificate_4": 0, "certificate_6": 0}, 6, 6),
    ]:
        t.discs(0, **cleared).certificates(0, before).visit("A-1").play("do certificate max")
        assert owned(t) == after


def income(t: Table) -> Table:
    """Kansas City up to the income, with nothing in the foresights."""
    t.foresights((None, None), (None, None), (None, None)).city().play("enter Kansas City")
    return t


@rule("2E-CE-07")
@pytest.mark.parametrize(
    ("master", "permanent"),
    [("SM1", 0), ("SM2", 1), ("SM3", 1), ("SM4", 1), ("SM5", 0)]
    + [("SM6", 1), ("SM7", 0), ("SM8", 2), ("SM9", 0)],
)
def test_permanent_certificates_come_with_the_tile(master: str, permanent: int) -> None:
    t = Table().no_tokens().money(0, 10).engine(0, "4").workers(0, cowboy=2, engineer=1)
    t.station_master("S1", master).visit("C")
    t.play("do engine engineers", "engine to T4", "upgrade S1", "disc aux-money")
    assert t.p(0).permanent == 0
    t.play("appoint cowboy")
    assert t.p(0).permanent == permanent
    assert owned(t) == 0
    t.hand(0, "gray", "green").money(0, 0)
    income(t).play("keep 0 certificates")
    assert t.p(0).money == 3 + permanent


@rule("2E-CE-07")
def test_permanent_certificates_are_always_added_and_never_spent() -> None:
    t = Table().no_tokens().masters(0, "SM2", "SM8").certificates(0, 0).engine(0, "18")
    for _ in range(2):
        t.hand(0, "gray", "green").money(0, 0)
        income(t)
        assert t.legal() == ["keep 0 certificates"]  # no choice about the three of them
        t.play("keep 0 certificates")
        assert t.p(0).money == 1 + 2 + 3
        assert t.p(0).permanent == 3
        # The value of the delivery is 6 too: Bloomington, not Peoria.
        assert t.legal()[-1] == "deliver to bloomington"
    t.certificates(0, 2).hand(0, "gray").money(0, 0)
    income(t)
    assert t.legal() == [f"keep {n} certificates" for n in (0, 1, 2)]
    t.play("keep 1 certificates")
    assert (t.p(0).money, owned(t), t.p(0).permanent) == (1 + 1 + 3, 1, 3)


@rule("2E-CE-07")
def test_permanent_certificates_do_not_help_an_extraordinary_delivery(edition: str) -> None:
    t = Table(edition, buildings="a").no_tokens().masters(0, "SM2", "SM3", "SM4")
    t.build(0, 9, "A-1").engine(0, "9").visit("A-1").play("do deliver", "engine to 8")
    assert t.legal() == ["deliver to kansas-city", "deliver to fulton"]
    assert t.p(0).permanent == 3
