"""Chapter AX: auxiliary actions."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.kansas.table import Table

SECOND = "second-edition"
ACTIONS = ("money", "draw", "certificate", "engine", "remove")
ALL_CLEAR = {f"aux_{action}": 0 for action in ACTIONS}


def rich(edition: str, buildings: str = "a") -> Table:
    """A table where seat 0 can meet every requirement."""
    t = Table(edition, buildings=buildings).tokens(0, 0).engine(0, "20").money(0, 10)
    return t.hand(0, "gray", "white").draw_stack(0, "green", "black", "gray")


def choices(t: Table, space: str = "G") -> list[str]:
    """The auxiliary actions of a tile that allows doubles."""
    t.visit(space).play("do auxiliary double")
    assert t.legal() == t.legal("auxiliary"), "one must be taken now"
    return [text.removeprefix("auxiliary ") for text in t.legal()]


def take(t: Table, action: str) -> Table:
    """Take an auxiliary action, single or double, at G."""
    choices(t)
    return t.play(f"auxiliary {action}")


# Which are open ---------------------------------------------------------------------------------


@rule("2E-AX-01")
def test_open_at_the_start(edition: str) -> None:
    assert choices(rich(edition)) == ["money single", "draw single"]


@pytest.mark.parametrize(
    ("action", "left", "added"),
    [
        ("money", 0, ["money double"]),
        ("draw", 0, ["draw double"]),
        ("certificate", 1, ["certificate single"]),
        ("certificate", 0, ["certificate single", "certificate double"]),
        ("engine", 1, ["engine single"]),
        ("engine", 0, ["engine single", "engine double"]),
        ("remove", 1, ["remove single"]),
        ("remove", 0, ["remove single", "remove double"]),
    ],
)
@rule("2E-AX-01")
def test_discs_open_more(edition: str, action: str, left: int, added: list[str]) -> None:
    t = rich(edition).discs(0, **{f"aux_{action}": left})
    assert sorted(choices(t)) == sorted(["money single", "draw single", *added])
    # The other player has cleared nothing.
    t.tokens(1, 0).engine(1, "15").money(1, 9).visit("G", 1).play("do auxiliary double")
    assert t.legal() == ["auxiliary money single", "auxiliary draw single"]


@rule("2E-AX-01")
def test_only_the_number_of_cleared_spaces_counts(edition: str) -> None:
    """The two discs of an action are one kind: taking one opens the single action."""
    t = rich(edition).money(0, 20).engine(0, "3").visit("G")
    t.play("do engine engineers", "engine to 4", "done")
    t.visit("G").play("do engine engineers", "engine to T4", "upgrade S1")
    assert t.legal("disc aux-c") == ["disc aux-certificate"]
    t.play("disc aux-certificate")
    assert choices(t) == ["money single", "draw single", "certificate single"]
    t.engine(0, "7").visit("G").play("do engine engineers", "engine to T7", "upgrade S2")
    t.play("disc aux-certificate")
    assert "certificate double" in choices(t)


@rule("2E-AX-02")
def test_single_instead_of_local_actions_never_double(edition: str) -> None:
    single = [f"auxiliary {action} single" for action in ACTIONS]
    both = sorted(f"{action} {size}" for action in ACTIONS for size in ("single", "double"))
    t = rich(edition).discs(0, **ALL_CLEAR).build(1, 2, "A-1").tile("FLOOD-1", "flood-2-green")
    for space in ("A", "D", "G", "A-1", "FLOOD-1"):
        assert t.visit(space).legal("auxiliary") == single
    assert sorted(choices(t, "D")) == both
    assert sorted(choices(t, "G")) == both
    assert sorted(choices(t.build(0, 8, "A-2"), "A-2")) == both
    t = rich(edition, buildings="b").discs(0, **ALL_CLEAR).build(0, 3, "A-1")
    assert sorted(choices(t, "A-1")) == both
    # An objective card that allows it, and the choice of the single one.
    t.hand(0, "OT1", "gray").visit("A").play("play OT1", "do auxiliary double")
    assert sorted(t.legal()) == sorted(f"auxiliary {choice}" for choice in both)
    t.play("auxiliary money single")
    assert t.p(0).money == 11


@rule("2E-AX-02")
def test_5a_allows_doubles() -> None:
    t = rich(SECOND).discs(0, aux_money=0).build(0, 5, "A-1")
    assert choices(t, "A-1") == ["money single", "money double", "draw single"]


# What they do -----------------------------------------------------------------------------------


@rule("2E-AX-03")
def test_action_1(edition: str) -> None:
    t = rich(edition).discs(0, aux_money=0)
    assert take(t.money(0, 0), "money single").p(0).money == 1
    assert take(t.money(0, 0), "money double").p(0).money == 2
    assert t.decision == "phase-b"


@rule("2E-AX-03")
def test_action_2(edition: str) -> None:
    t = take(rich(edition).script("green"), "draw single")
    assert t.cards(t.p(0).hand) == {"gray": 1, "white": 1, "green": 1}
    assert t.legal() == ["discard gray", "discard green", "discard white"]
    t.play("discard white")
    assert t.cards(t.p(0).hand) == {"gray": 1, "green": 1}
    assert t.cards(t.p(0).discard) == {"white": 1}
    assert t.decision == "phase-b"
    t = take(rich(edition).discs(0, aux_draw=0).script("black", "gray"), "draw double")
    assert t.cards(t.p(0).hand) == {"gray": 2, "white": 1, "black": 1}
    t.play("discard gray", "discard gray")
    assert t.cards(t.p(0).hand) == {"white": 1, "black": 1}
    assert t.cards(t.p(0).discard) == {"gray": 2}
    assert t.decision == "phase-b"


@rule("2E-AX-04")
def test_action_3(edition: str) -> None:
    t = rich(edition).discs(0, aux_certificate=0).engine(0, "8").money(0, 1)
    take(t, "certificate single")
    assert t.p(0).money == 0
    assert t.legal() == ["engine to 7", "engine to T7"], "exactly 1, and not declined"
    t.play("engine to 7")
    assert t.p(0).certificate == 1
    t = take(t.engine(0, "8").money(0, 5), "certificate double")
    assert t.p(0).money == 3
    assert t.legal() == ["engine to 6", "engine to 7"], "exactly 2; T7 and then 7 are two spaces"
    t.play("engine to 6")
    assert t.p(0).certificate == 3
    assert t.p(0).money == 3


@rule("2E-AX-05")
def test_action_4(edition: str) -> None:
    t = rich(edition).discs(0, aux_engine=0).engine(0, "7").money(0, 1)
    take(t, "engine single")
    assert t.p(0).money == 0
    assert t.legal("engine") == ["engine to 8", "engine to T7"]
    assert t.play("engine to 8").decision == "phase-b"
    take(t.engine(0, "7").money(0, 3), "engine double")
    assert t.p(0).money == 1
    assert t.legal("engine") == ["engine to 8", "engine to 9", "engine to T7"]
    # One space is enough; the price stays 2.
    t.play("engine to 8")
    assert (t.p(0).money, t.tables.positions[t.p(0).engine]) == (1, "8")
    assert t.decision == "phase-b"


@rule("2E-AX-06")
def test_action_5() -> None:
    t = rich(SECOND).discs(0, aux_remove=0).engine(0, "6").money(0, 0)
    take(t, "remove single")
    assert t.legal() == ["engine to 5"]
    assert t.p(0).money == 0
    t.play("engine to 5")
    assert t.p(0).money == 1
    assert t.legal() == ["decline", "remove gray", "remove white"]
    t.play("remove gray")
    assert t.decision == "phase-b", "one card only"
    assert t.cards(t.p(0).hand) == {"white": 1}
    t.hand(0, "gray", "gray", "white").money(0, 0).engine(0, "6")
    take(t, "remove double")
    assert t.legal() == ["engine to 4", "engine to T4"]
    t.play("engine to 4")
    assert t.p(0).money == 2
    t.play("remove gray", "remove white")
    assert t.cards(t.p(0).hand) == {"gray": 1}
    assert t.decision == "phase-b"


@rule("2E-AX-07")
def test_fewer_cards_or_none_are_removed() -> None:
    t = rich(SECOND).discs(0, aux_remove=0).money(0, 0).hand(0, "gray", "gray", "green")
    take(t, "remove double").play("engine to 18", "decline")
    assert (t.p(0).money, t.p(0).hand[-1]) == (2, 3)
    take(t, "remove double").play("engine to 16", "remove gray", "decline")
    assert (t.p(0).money, t.cards(t.p(0).hand)) == (4, {"gray": 1, "green": 1})
    # With one card in hand one is removed at most; with none nothing is asked.
    take(t.hand(0, "white"), "remove double").play("engine to 14", "remove white")
    assert (t.p(0).money, t.p(0).hand[-1]) == (6, 0)
    assert t.decision == "phase-b"
    take(t, "remove single").play("engine to 13")
    assert (t.p(0).money, t.decision) == (7, "phase-b")


@rule("2E-AX-07")
def test_any_hand_card_leaves_the_game(edition: str) -> None:
    t = rich(edition).discs(0, aux_remove=0).hand(0, "gray", "purple-7vp", "OM1", "OT1")
    t.discard_pile(0, "black")
    take(t, "remove double").play("engine to 18")
    assert t.legal("remove") == ["remove gray", "remove purple-7vp", "remove OM1", "remove OT1"]
    t.play("remove gray", "remove OM1")
    assert t.cards(t.p(0).hand) == {"purple-7vp": 1, "OT1": 1}
    assert t.cards(t.p(0).discard) == {"black": 1}
    assert t.cards(t.s.box_cards) == {"gray": 1, "OM1": 1}


# Order, and what is not possible ----------------------------------------------------------------


@rule("2E-AX-08")
def test_order_of_action_3(edition: str) -> None:
    # 3 dollars: 1 is paid, 2 are left for the station at T7, and only then comes the certificate.
    t = rich(edition).discs(0, aux_certificate=1).engine(0, "8").money(0, 3)
    t.station_master("S2", None)
    take(t, "certificate single")
    assert t.p(0).money == 2
    t.play("engine to T7")
    assert t.decision == "upgrade"
    assert t.legal() == ["decline", "upgrade S2"]
    assert t.p(0).certificate == 0
    t.play("upgrade S2", "disc certificate-4")
    assert t.p(0).certificate == 1
    assert t.decision == "phase-b"
    # The price comes first: with 2 dollars nothing is left for the upgrade.
    t = rich(edition).discs(0, aux_certificate=1).engine(0, "8").money(0, 2)
    take(t, "certificate single").play("engine to T7")
    assert (t.decision, t.p(0).certificate, t.p(0).money) == ("phase-b", 1, 1)


@rule("2E-AX-08")
def test_a_disc_cleared_on_the_way_helps_the_certificate(edition: str) -> None:
    t = rich(edition).discs(0, aux_certificate=1).engine(0, "8").money(0, 3).certificates(0, 3)
    t.station_master("S2", None)
    take(t, "certificate single").play("engine to T7", "upgrade S2", "disc certificate-4")
    assert t.game.observe(None)["players"][0]["certificates"] == 4


@rule("2E-AX-08")
def test_order_of_action_5() -> None:
    # The dollar of action 5 comes after the decision on the upgrade and cannot pay for it.
    t = rich(SECOND).discs(0, aux_remove=1).engine(0, "8").money(0, 1)
    take(t, "remove single").play("engine to T7")
    assert (t.decision, t.p(0).money) == ("remove", 2)
    t = rich(SECOND).discs(0, aux_remove=1).engine(0, "8").money(0, 2).station_master("S2", None)
    take(t, "remove single").play("engine to T7")
    assert (t.decision, t.p(0).money, t.p(0).hand[-1]) == ("upgrade", 2, 2)
    t.play("upgrade S2")
    assert (t.decision, t.p(0).money) == ("disc", 0)
    t.play("disc aux-money")
    assert (t.decision, t.p(0).money) == ("remove", 1)
    t.play("remove white")
    assert t.decision == "phase-b"


@rule("2E-AX-09")
def test_a_double_needs_the_doubled_requirement(edition: str) -> None:
    t = rich(edition).discs(0, aux_certificate=0, aux_engine=0, aux_remove=0)
    for money, engine, expected in (
        (2, "2", ["certificate single", "certificate double", "engine single", "engine double"]),
        (1, "2", ["certificate single", "engine single"]),
        (0, "2", []),
        (2, "1", ["certificate single", "engine single", "engine double"]),
    ):
        t.money(0, money).engine(0, engine)
        found = [text for text in choices(t) if text.startswith(("certificate", "engine"))]
        assert found == expected
    # Back over another engine: from 2 only space 0 is left, one space away.
    t.money(0, 9).engine(0, "2").engine(1, "1")
    assert "remove single" in choices(t)
    assert not {"remove double", "certificate double"} & set(choices(t))


@rule("2E-AX-10")
def test_engines_on_spaces_0_and_1(edition: str) -> None:
    t = rich(edition).discs(0, aux_certificate=0, aux_remove=0)

    def back() -> list[str]:
        return [text for text in choices(t) if text.startswith(("certificate", "remove"))]

    t.engine(0, "0")
    assert back() == []
    assert t.visit("A").legal("auxiliary certificate", "auxiliary remove") == []
    t.engine(0, "1")
    assert back() == ["certificate single", "remove single"]
    for action in ("certificate single", "remove single"):
        take(t.engine(0, "1"), action)
        assert t.legal() == ["engine to 0"]
        t.play("engine to 0")
        assert t.p(0).engine == 0
    t.engine(0, "2")
    assert back() == [
        "certificate single",
        "certificate double",
        "remove single",
        "remove double",
    ]
