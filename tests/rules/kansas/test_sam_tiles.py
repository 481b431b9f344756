"""Sam takes outlaws, hazards and objective cards: chapters 2S-OL, 2S-HZ and 2S-OB."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.kansas.table import Table
from trailboss.kansas import constants as k

SAM = 1


def solo(**tiles: str) -> Table:
    """A table with these tiles on the trail: solo(FLOOD_1="flood-4-green")."""
    t = Table(players=1).no_tokens().money(0, 5)
    for space, tile in tiles.items():
        t.tile(space.replace("_", "-"), tile)
    return t


def taken(t: Table, card: str) -> str | None:
    """The space Sam takes a tile from; it lies on his pile then."""
    trail = t.s.trail[:]
    t.p(SAM).taken = [0] * (k.TILE_KINDS + 1)
    t.at(SAM, "START").sam(card)
    spaces = [space for space in range(len(trail)) if trail[space] != t.s.trail[space]]
    if not spaces:
        assert t.p(SAM).taken[-1] == 0
        return None
    (space,) = spaces
    kind = trail[space] - k.TILE
    assert t.s.trail[space] == k.EMPTY
    assert (t.p(SAM).taken[kind], t.p(SAM).taken[-1]) == (1, 1)
    assert (t.p(0).money, t.p(SAM).money, t.p(SAM).tokens) == (5, 0, 0)
    return t.tables.spaces[space]


# Outlaws ------------------------------------------------------------------------------------------


@rule("2S-OL-01")
def test_check_7() -> None:
    t = solo(
        OUTLAW_1="green-outlaw",
        OUTLAW_2="orange-outlaw",
        OUTLAW_3="green-outlaw",
        OUTLAW_4="orange-outlaw",
    )
    assert taken(t, "4") == "OUTLAW-4"
    assert taken(t, "4") == "OUTLAW-3"
    assert taken(t, "4") == "OUTLAW-2"
    assert taken(t, "4") == "OUTLAW-1"
    assert t.told[-1] == "outlaw space OUTLAW-1 tile green-outlaw"


@rule("2S-OL-01")
def test_the_highest_bounty_of_all() -> None:
    t = solo(OUTLAW_9="green-outlaw", OUTLAW_8="orange-outlaw", OUTLAW_1="orange-outlaw")
    assert [taken(t, "4") for _ in range(3)] == ["OUTLAW-9", "OUTLAW-8", "OUTLAW-1"]


@rule("2S-OL-02")
def test_no_outlaw() -> None:
    t = solo(FLOOD_1="flood-4-green")
    assert taken(t, "4") is None
    assert t.told[-1] == "skipped what outlaw"


# Hazards ------------------------------------------------------------------------------------------


@rule("2S-HZ-01")
def test_the_type_with_most_tiles_and_its_best_tile() -> None:
    t = solo(
        FLOOD_1="flood-4-green",
        ROCKFALL_1="rockfall-2-green",
        ROCKFALL_2="rockfall-3-black",
    )
    assert taken(t, "5") == "ROCKFALL-2"
    assert t.told[-1] == "hazard space ROCKFALL-2 tile rockfall-3-black"
    t = solo(
        FLOOD_1="flood-2-green",
        FLOOD_3="flood-3-green",
        DROUGHT_2="drought-2-black",
        DROUGHT_3="drought-4-green",
        DROUGHT_4="drought-2-green",
    )
    assert taken(t, "5") == "DROUGHT-3"


@rule("2S-HZ-01")
def test_a_tile_scores_for_him() -> None:
    t = solo(FLOOD_1="flood-4-green")
    assert taken(t, "5") == "FLOOD-1"
    assert t.game.scores()[SAM].lines["hazards"] == 4


@rule("2S-HZ-02")
def test_equal_types() -> None:
    t = solo(FLOOD_1="flood-3-green", DROUGHT_1="drought-4-green", ROCKFALL_1="rockfall-4-green")
    assert taken(t, "5") == "DROUGHT-1"  # 4 VP, before rockfall
    t = solo(FLOOD_1="flood-3-green", ROCKFALL_1="rockfall-4-green", DROUGHT_1="drought-2-green")
    assert taken(t, "5") == "ROCKFALL-1"
    t = solo(FLOOD_1="flood-2-green", DROUGHT_1="drought-2-black", ROCKFALL_1="rockfall-2-green")
    assert [taken(t, "5") for _ in range(3)] == ["FLOOD-1", "DROUGHT-1", "ROCKFALL-1"]


@rule("2S-HZ-02")
def test_equal_tiles() -> None:
    t = solo(FLOOD_1="flood-4-green", FLOOD_3="flood-4-green", FLOOD_4="flood-3-green")
    assert taken(t, "5") == "FLOOD-3"
    t = solo(FLOOD_1="flood-3-black", FLOOD_2="flood-3-green", FLOOD_4="flood-2-green")
    assert taken(t, "5") == "FLOOD-2"


@rule("2S-HZ-03")
def test_no_hazard() -> None:
    t = solo(OUTLAW_4="green-outlaw")
    assert taken(t, "5") is None
    assert t.told[-1] == "skipped what hazard"


# Objective cards ----------------------------------------------------------------------------------


def objectives(*display: str | None) -> Table:
    return Table(players=1).no_tokens().area(SAM, "OS1").display(*display).objective_stack("OC2")


@rule("2S-OB-01")
def test_the_card_with_most_points() -> None:
    t = objectives("OD1", "OD5", "OM3", "OC5").money(0, 5)
    t.sam("3", "OC2")
    assert t.cards(t.p(SAM).area) == {"OM3": 1, "OS1": 1}
    assert [t.tables.cards[card] for card in t.s.display] == ["OD1", "OD5", "OC2", "OC5"]
    assert t.s.objectives[-1] == 0
    assert t.told[2:] == ["objective card OM3 to_hand no"]
    # Then one of the two with 4 VP; the stack is empty.
    t.sam("3")
    assert t.cards(t.p(SAM).area) == {"OM3": 1, "OS1": 1, "OD5": 1}
    assert t.s.display[1] == -1


@rule("2S-OB-01")
@pytest.mark.parametrize("card", ["OD1", "OC1", "OE4", "OM1", "OT1"])
def test_its_action_is_ignored(card: str) -> None:
    t = objectives(card, None, None, None).at(SAM, "START").objective_stack()
    t.sam("3")
    p = t.p(SAM)
    assert t.cards(p.area) == {card: 1, "OS1": 1}
    assert (p.money, p.hand[-1], p.engine, p.herder) == (0, 0, 0, t.space("A"))
    assert (t.game.seat, t.decision) == (0, "phase-a")


@rule("2S-OB-02")
def test_of_equal_cards_the_first() -> None:
    t = objectives("OD1", "OE1", "OM1", "OT1").sam("3", "OC2")
    assert t.cards(t.p(SAM).area) == {"OE1": 1, "OS1": 1}
    t = objectives("OD1", "OM1", "OE1", "OT1").sam("3", "OC2")
    assert t.cards(t.p(SAM).area) == {"OM1": 1, "OS1": 1}
    t = objectives("OC4", "OD1", "OC1", "OD4").sam("3", "OC2")
    assert t.cards(t.p(SAM).area) == {"OC4": 1, "OS1": 1}
    assert t.tables.cards[t.s.display[0]] == "OC2"  # filled where it was taken


@rule("2S-OB-03")
def test_never_from_the_stack() -> None:
    t = objectives(None, None, None, None).sam("3")
    assert t.cards(t.p(SAM).area) == {"OS1": 1}
    assert t.s.objectives[-1] == 1
    assert t.told[-1] == "skipped what objective"
