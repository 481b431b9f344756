"""Positions from a photo of a table: what nobody knows is dealt, and counts are exact."""

from __future__ import annotations

from collections import Counter

import pytest

import trailboss

PHOTO = """\
# written by hand
trailboss position 1
game: second-edition
players: 2

[table]
jobs: cowboy, builder / engineer, - / cowboy
market: 7 unknown
objectives: OD1, OC1, OE1, OM1
foresights: cowboy, - / builder, - / engineer, -

[seat 1]
name: Ann
money: 12
herder: A
hand: gray, 3 unknown
stack: 8 unknown

[seat 2]
money: 7
herder: B
hand: 4 unknown
stack: 9 unknown
"""


def test_a_photo_of_a_table() -> None:
    game = trailboss.load_position(PHOTO, seed=1)
    assert game.names == ["Ann", "Seat 2"]
    own = game.observe(0)["players"][0]
    assert own["money"] == 12
    assert own["herder"] == "A"
    assert (own["hand_size"], own["draw_size"]) == (4, 8)
    assert own["hand"]["gray"] >= 1
    other = game.observe(1)["players"][1]
    assert (other["hand_size"], other["draw_size"]) == (4, 9)
    assert sum(game.observe(0)["cattle_market"].values()) == 7
    assert game.position == trailboss.load_position(PHOTO, seed=1).position
    assert game.position != trailboss.load_position(PHOTO, seed=2).position
    while not game.over:
        game.play(game.legal[0])


def test_open_cards_are_dealt_from_what_is_left() -> None:
    text = PHOTO.replace("hand: 4 unknown", "hand: 4 unknown\nface-down: 9 gray, 4 green")
    counts: Counter[str] = Counter()
    for seed in range(60):
        game = trailboss.load_position(text, seed=seed)
        own = game.observe(1)["players"][1]
        both = Counter(own["hand"]) + Counter(own["draw_stack"])
        assert both == {"gray": 9, "green": 4}
        counts.update(own["hand"])
    assert counts["gray"] > counts["green"] > 0


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("hand: 4 unknown", "hand: 99 unknown", "99 are left open, and only"),
        ("hand: 4 unknown", "hand: 4 unknown\nface-down: 3 gray", "are left open, and only 3"),
        ("hand: 4 unknown", "hand: 4 unknown\nface-down: 10 gray, 4 green", "has 10"),
        ("stack: 9 unknown", "stack: 8 unknown\nface-down: 9 gray, 4 green", "nobody has these"),
        ("stack: 9 unknown", "stack: 9 unknown\nface-down: 9 gray, 4 green\nknown: red", "known"),
    ],
)
def test_counts_are_exact(old: str, new: str, words: str) -> None:
    with pytest.raises(trailboss.InvalidPosition, match=words):
        trailboss.load_position(PHOTO.replace(old, new), seed=1)


def test_tiles_in_bags_may_be_left_open() -> None:
    text = PHOTO.replace("[seat 1]", "bag-1: 35 unknown\nbag-2: {}\nbag-3: {}\n\n[seat 1]")
    # 33 + 21 workers, of which 7 lie on the table, and 5 outlaws
    game = trailboss.load_position(text.format("26 unknown", "26 unknown"), seed=3)
    bags = game.observe(None)["bags"]
    assert [sum(bag.values()) for bag in bags] == [35, 26, 26]
    assert not {"cowboy", "builder", "engineer"} & set(bags[0])
    with pytest.raises(trailboss.InvalidPosition, match="nobody has these"):
        trailboss.load_position(text.format("25 unknown", "26 unknown"))


EL_PASO = """\
trailboss position 1
game: el-paso
players: 2
deciding: 2

[table]
simmental: 8
ring: S1 = 1a of 1, S5 = 2a of 2
objectives: O1, O2, O3
bonuses: money, plain, worker

[seat 1]
money: 4
herder: S1
objectives: O4
hand: 4 unknown
draw: 6 unknown

[seat 2]
money: 11
herder: S5
objectives: O5
hand: criollo, 3 unknown
draw: 6 unknown
"""


def test_a_photo_of_el_paso() -> None:
    game = trailboss.load_position(EL_PASO, seed=5)
    assert game.seat == 1
    assert game.observe(1)["players"][1]["hand_size"] == 4
    assert game.observe(0)["building_display"]["1"] == 1
    while not game.over:
        game.play(game.legal[-1])
