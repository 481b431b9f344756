"""Chapter DA, tiles, cards and player boards: figures compared with the reference.

Everything expected stands here by hand; the tables are only looked at.
"""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.kansas.figures import COUNTS, SECOND, actions, spelled, tables
from tests.rules.kansas.table import Table
from trailboss.kansas import constants as k
from trailboss.kansas.tables import Tables

# Buildings --------------------------------------------------------------------------------------

NEUTRAL = {
    "A": ["discard white, money 2", "hire 0", "hire 2"],
    "B": ["discard green, money 2", "build 2"],
    "C": ["certificate 1 | objective", "engine 1/engineer"],
    "D": ["outlaw | pay 2, engine 2", "auxiliary double"],
    "E": ["discard black, money 2", "buy"],
    "F": ["discard pair, money 4", "hazard 7"],
    "G": ["engine 1/engineer", "auxiliary double"],
}


@rule("2E-DA-16")
def test_neutral_tiles(edition: str) -> None:
    t = tables(edition)
    assert len(t.neutral_names) == 7
    assert {t.neutral_names[at]: actions(t, t.neutral_actions[at]) for at in range(7)} == NEUTRAL


def faces(t: Tables, side: str) -> list[int]:
    return [t.face_names.index(f"{number}{side}") for number in range(1, 13)]


@pytest.mark.parametrize(
    ("side", "builders", "points", "hands"),
    [
        pytest.param(
            "a",
            [1, 1, 1, 2, 3, 4, 5, 5, 7, 9, 12, 4],
            [1, 1, 1, 3, 4, 5, 6, 6, 9, 13, 20, 5],
            {1: "g", 8: "g", 4: "b", 10: "b", 7: "gb"},
            id="a",
        ),
        pytest.param(
            "b",
            [1, 1, 2, 2, 3, 4, 5, 6, 6, 8, 5, 3],
            [1, 1, 3, 3, 4, 5, 6, 8, 8, 11, 10, 4],
            {1: "g", 4: "b", 10: "b", 7: "gb"},
            id="b",
        ),
    ],
)
@rule("2E-DA-17", "2E-DA-18")
def test_faces(side: str, builders: list[int], points: list[int], hands: dict[int, str]) -> None:
    t = tables(SECOND)
    assert t.building_numbers == 12
    assert [t.face_builders[face] for face in faces(t, side)] == builders
    assert [t.face_vp[face] for face in faces(t, side)] == points
    shown = {
        number + 1: "g" * t.face_green[face] + "b" * t.face_black[face]
        for number, face in enumerate(faces(t, side))
    }
    assert {number: hand for number, hand in shown.items() if hand} == hands


A_SIDES = [
    ["money 2/woods"],
    ["discard white, money 4", "buy"],
    ["discard pair, money 3", "move 1"],
    ["hazard 5", "move 2"],
    ["discard value-3, money 7", "auxiliary double"],
    ["hire -1", "engine 1/engineer"],
    ["certificate 2/pair, money 2/pair"],
    ["outlaw | auxiliary double", "engine 2"],
    ["engine 3", "deliver"],
    ["certificate max", "move 5"],
    ["hazard 2", "hazard 2"],
    ["money 1/builder", "move 1"],
]
B_SIDES = [
    ["discard objective, certificate 2", "engine-back 1, money 3"],
    ["discard green, engine 2", "discard gray, money 2"],
    ["auxiliary double", "move 1"],
    ["draw 1/cowboy", "move 3"],
    ["discard black, certificate 2", "money 1/engineer"],
    ["copy"],
    ["engine 1/woods"],
    ["discard cattle, money 6, objective hand"],
    ["upgrade-behind"],
    ["money 4", "engine 4", "move 4"],
    ["engine 1/hazard"],
    ["money 2/station", "token 1"],
]


@rule("2E-DA-19", "2E-DA-20")
def test_actions_of_the_faces() -> None:
    t = tables(SECOND)
    assert [actions(t, t.face_actions[face]) for face in faces(t, "a")] == A_SIDES
    assert [actions(t, t.face_actions[face]) for face in faces(t, "b")] == B_SIDES
    sets = {name: set(cards) for name, cards in zip(t.set_names, t.sets)}
    assert sets["value-3"] == {t.cards.index(card) for card in ("yellow", "red", "blue")}
    assert sets["cattle"] == set(range(t.cattle_count))
    assert sets["objective"] == {
        card for card in range(t.card_count) if t.cards[card][:2] in ("OD", "OC", "OE", "OM", "OT")
    }


# Objective cards and station masters ------------------------------------------------------------

# Task letters as in the statement: O is the orange outlaw, N New York.
TASKS = """
OS1 34B, OS2 SSG, OS3 BBH, OS4 OHH; OD1 BOO, OD2 BGO, OD3 4HH, OD4 SSH, OD5 333B;
OC1 BBH, OC2 SGO, OC3 5H, OC4 SGG, OC5 333S; OE1 44SG, OE2 345, OE3 BBGG, OE4 BOHH, OE5 SSHH;
OM1 BBHH, OM2 SSOO, OM3 345, OM4 34HH, OM5 SSBB; OT1 N
"""
VP = {"OS": 3, "OD": 3, "OC": 3, "OE": 5, "OM": 5, "OT": 5}
PENALTY = {"OS": 0, "OD": 2, "OC": 2, "OE": 3, "OM": 2, "OT": 3}
TASK_ORDER = "BSHGO345N"


def deck(t: Tables) -> dict[str, int]:
    """The cards of the objective deck, with their copies."""
    first = t.cattle_count
    return {t.cards[at]: t.objective_copies[at] for at in range(first, first + t.objective_count)}


@rule("2E-DA-21")
def test_objective_deck(edition: str) -> None:
    t = tables(edition)
    expected = {f"{kind}{n}": 1 for kind in ("OD", "OC", "OE", "OM") for n in range(1, 6)}
    expected["OT1"] = 4
    assert deck(t) == expected
    assert sum(expected.values()) == 24
    assert len(expected) == 21
    starting = t.cards[t.cattle_count + t.objective_count :]
    assert starting == ("OS1", "OS2", "OS3", "OS4")
    icons = dict.fromkeys(TASK_ORDER, 0)
    for card, copies in deck(t).items():
        for task, count in zip(TASK_ORDER, t.objective_tasks[t.cards.index(card)]):
            icons[task] += copies * count
    assert icons == {"H": 13, "B": 12, "S": 12, "3": 9, "O": 7, "G": 7, "4": 6, "N": 4, "5": 3}


@rule("2E-DA-22")
def test_tasks_of_the_objective_cards(edition: str) -> None:
    t = tables(edition)
    lines = TASKS.replace(";", ",").replace("\n", " ").split(",")
    expected = {line.split()[0]: line.split()[1] for line in lines}
    assert len(expected) == 25
    for name, tasks in expected.items():
        card = t.cards.index(name)
        assert t.objective_tasks[card] == tuple(tasks.count(task) for task in TASK_ORDER), name
        assert t.card_vp[card] == (4 if name in ("OD5", "OC5") else VP[name[:2]])
        assert t.objective_penalty[card] == PENALTY[name[:2]]


@rule("2E-DA-23")
def test_station_masters() -> None:
    t = tables(SECOND)
    found = [
        (
            t.masters[at],
            " | ".join(spelled(t, program) for program in t.master_programs[at]),
            t.master_permanent[at],
            (t.master_vp[at], t.master_per[at], COUNTS[t.master_of[at]]) if t.master_vp[at] else 0,
        )
        for at in range(len(t.masters))
    ]
    assert found == [
        ("SM1", "hazard 0 | outlaw", 0, (3, 2, "objective")),
        ("SM2", "", 1, (3, 2, "certificate")),
        ("SM3", "", 1, (3, 1, "pair")),
        ("SM4", "", 1, (3, 2, "hazard")),
        ("SM5", "money 2", 0, (1, 1, "worker")),
        ("SM6", "", 1, (3, 2, "station")),
        ("SM7", "certificate 2", 0, (2, 1, "building")),
        ("SM8", "", 2, 0),
        ("SM9", "money 12", 0, 0),
    ]


# Player board -----------------------------------------------------------------------------------


@rule("2E-DA-24")
def test_discs_of_the_player_board(edition: str) -> None:
    t = tables(edition)
    found = {t.discs[at]: (t.disc_count[at], t.disc_corners[at]) for at in range(len(t.discs))}
    white = {
        "aux-money": 1,
        "aux-draw": 1,
        "aux-certificate": 2,
        "aux-engine": 2,
        "aux-remove": 2,
        "certificate-4": 1,
    }
    dark = {"step-left": 1, "step-right": 1, "hand": 2, "certificate-6": 1}
    assert found == {
        **{disc: (count, k.WHITE) for disc, count in white.items()},
        **{disc: (count, k.DARK) for disc, count in dark.items()},
    }
    assert sum(white.values()) == 9
    assert sum(dark.values()) == 5
    # Auxiliary actions 1 and 2 have one space that never holds a disc.
    assert t.auxiliary == ("money", "draw", "certificate", "engine", "remove")
    assert t.auxiliary_free == (1, 1, 0, 0, 0)
    assert [t.discs[disc] for disc in t.auxiliary_disc] == [f"aux-{name}" for name in t.auxiliary]


@rule("2E-DA-24")
def test_worker_section(edition: str) -> None:
    t = Table(edition)
    assert t.tables.workers == ("cowboy", "builder", "engineer")
    assert [len(row) for row in t.tables.worker_programs] == [6, 6, 6]
    assert len(t.tables.worker_vp) == 6
    assert t.p(0).workers == [1, 1, 1]
    # The printed worker counts: with it alone one card can be bought by one cowboy.
    t.money(0, 12).market("yellow", "yellow").stock().visit("E").play("do buy")
    assert t.legal("buy") == ["buy yellow with 1"]
    # It never leaves: with one hired worker a single one can be given for a station master.
    t = Table(edition).workers(0, cowboy=2).money(0, 2).engine(0, "4").station_master("S1", "SM5")
    t.visit("G").play("do engine engineers", "engine to T4", "upgrade S1", "disc aux-money")
    assert t.legal("appoint") == ["appoint cowboy"]
    t.play("appoint cowboy")
    assert t.p(0).workers == [1, 1, 1]
