"""Chapter DA, board and supply: figures counted again and compared with the reference.

Everything expected stands here by hand; the tables are only looked at.
"""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.rule import rule
from tests.rules.kansas.figures import SECOND, in_bag, spelled, tables
from tests.rules.kansas.table import Table
from trailboss.kansas import constants as k
from trailboss.kansas.tables import Tables

# The trail --------------------------------------------------------------------------------------

TRAIL = """
START A
A A-1 A-2 A-3 B
A FLOOD-1 FLOOD-2 FLOOD-3 FLOOD-4 FLOOD-B1 FLOOD-B2 B
B B-1 B-2 B-3 C
B DROUGHT-1 DROUGHT-2 DROUGHT-3 DROUGHT-4 DROUGHT-B1 C
C C-1 C-2 E
OUTLAW-4 OUTLAW-5 OUTLAW-6 OUTLAW-7 OUTLAW-8 OUTLAW-9 OUTLAW-B1 OUTLAW-B2 E
E E-1 E-2 F
E ROCKFALL-1 ROCKFALL-2 ROCKFALL-3 ROCKFALL-4 ROCKFALL-B1 ROCKFALL-B2 F
F F-1 G
F F-2 G
G G-1 KC
G G-2 KC
"""
MIDDLE = {
    "first-edition": "C C-3 D E\nC-3 OUTLAW-4",
    "second-edition": "C D D-1 E\nD OUTLAW-4",
}
# The space where the outlaw path leaves the trail.
FORK = {"first-edition": "C-3", "second-edition": "D"}


def expected_edges(game: str) -> set[tuple[str, str]]:
    edges: set[tuple[str, str]] = set()
    for line in (TRAIL + MIDDLE[game]).splitlines():
        path = line.split()
        edges.update(pairwise(path))
    return edges


def edges_of(t: Tables) -> list[tuple[str, str]]:
    return [
        (t.spaces[space], t.spaces[to])
        for space in range(len(t.spaces))
        for to in t.space_next[space]
    ]


def routes(t: Tables) -> list[list[str]]:
    """Every way from START to Kansas City, found by walking the edges."""
    following: dict[str, list[str]] = {}
    for here, there in edges_of(t):
        following.setdefault(here, []).append(there)
    found: list[list[str]] = []
    ways = [["START"]]
    while ways:
        way = ways.pop()
        if way[-1] == "KC":
            found.append(way)
        else:
            ways += [[*way, to] for to in following[way[-1]]]
    return found


@rule("2E-DA-01")
def test_the_trail_graph(edition: str) -> None:
    t = tables(edition)
    edges = edges_of(t)
    assert len(edges) == 55
    assert set(edges) == expected_edges(edition)
    on_trail = {end for edge in edges for end in edge}
    assert len(on_trail) == 49
    assert set(t.spaces) - on_trail == {"OUTLAW-1", "OUTLAW-2", "OUTLAW-3"}
    assert len(t.spaces) == 52

    def named(kinds: tuple[int, ...]) -> set[str]:
        return {t.spaces[at] for at in range(len(t.spaces)) if t.space_kind[at] in kinds}

    assert named((k.SPACE_START,)) == {"START"}
    assert named((k.SPACE_CITY,)) == {"KC"}
    assert named((k.SPACE_NEUTRAL,)) == set("ABCDEFG")
    assert len(named((k.SPACE_BUILDING,))) == 22
    hazards = {f"{kind}-{n}" for kind in ("FLOOD", "DROUGHT", "ROCKFALL") for n in (1, 2, 3, 4)}
    assert named((k.SPACE_HAZARD, k.SPACE_HAZARD + 1, k.SPACE_HAZARD + 2)) == hazards
    assert named((k.SPACE_HAZARD,)) == {f"FLOOD-{n}" for n in (1, 2, 3, 4)}
    assert named((k.SPACE_HAZARD + 2,)) == {f"ROCKFALL-{n}" for n in (1, 2, 3, 4)}
    outlaws = {f"OUTLAW-{n}" for n in range(1, 10)}
    assert named((k.SPACE_OUTLAW,)) == outlaws
    assert outlaws & on_trail == {f"OUTLAW-{n}" for n in range(4, 10)}
    starts = [here for here, _ in edges]
    ends = [there for _, there in edges]
    forks = {"A", "B", "C", FORK[edition], "E", "F", "G"}
    assert {space for space in starts if starts.count(space) > 1} == forks
    assert {space for space in ends if ends.count(space) > 1} == {"B", "C", "E", "F", "G", "KC"}


@rule("2E-DA-02")
def test_routes_and_steps(edition: str) -> None:
    t = tables(edition)
    ways = routes(t)
    assert len(ways) == 96
    assert len({tuple(way) for way in ways}) == 96
    ends = [at for at in range(t.route_count) if t.spaces[t.route_space[at]] == "KC"]
    assert len(ends) == 96
    stops = set("ABCDEFG") | {"KC"}
    steps = {("D" in way, sum(space in stops for space in way)) for way in ways}
    assert steps == {(False, 7), (True, 8)}
    lengths = [len(way) - 1 for way in ways]
    assert min(lengths) == 19
    assert max(lengths) == 35


def kansas_city_after(t: Table, steps: int) -> list[str]:
    """The ways from START that reach Kansas City with so many steps."""
    t.at(0, "START").frames(0, (k.MOVE, steps, 0))
    return t.legal("move to KC")


@rule("2E-DA-02")
def test_steps_to_kansas_city_are_counted_by_the_engine(edition: str) -> None:
    t = Table(edition)
    assert kansas_city_after(t, 6) == []
    assert kansas_city_after(t, 7) == ["move to KC"]
    # With two buildings on each way that avoids D the one over D is the shortest: 8 steps.
    t.build(0, 1, "C-1").build(0, 2, "C-2").build(0, 3, "OUTLAW-B1").build(0, 4, "OUTLAW-B2")
    assert kansas_city_after(t, 7) == []
    assert kansas_city_after(t, 8) == [f"move to KC via {FORK[edition]}"]
    full = Table(edition).money(0, 200)
    for space in full.tables.spaces:
        if full.tile_on(space) == k.EMPTY and space not in ("START", "KC"):
            if full.space(space) in full.tables.building_spaces:
                full.s.trail[full.space(space)] = k.PRIVATE + 2  # 2a: no hand
            else:
                full.tile(space, "green-outlaw")
    assert kansas_city_after(full, 18) == []
    assert kansas_city_after(full, 19) == ["move to KC"]
    fork = f"{FORK[edition]} OUTLAW-4"
    longest = f"move to KC via FLOOD-1 DROUGHT-1 {fork} ROCKFALL-1"
    assert longest not in kansas_city_after(full, 34)
    assert longest in kansas_city_after(full, 35)


@rule("2E-DA-03")
def test_the_fork_at_d() -> None:
    edges = edges_of(tables(SECOND))
    assert {there for here, there in edges if here == "C"} == {"C-1", "D"}
    assert {there for here, there in edges if here == "D"} == {"D-1", "OUTLAW-4"}
    assert {here for here, there in edges if there == "E"} == {"C-2", "D-1", "OUTLAW-B2"}
    t = tables(SECOND)
    assert "C-3" not in t.spaces
    between: set[str] = set()
    for way in routes(t):
        between.update(way[way.index("E") + 1 : way.index("G")])
    building = {t.spaces[space] for space in t.building_spaces}
    assert between & building == {"E-1", "E-2", "ROCKFALL-B1", "ROCKFALL-B2", "F-1", "F-2"}


@rule("2E-DA-04")
def test_woods(edition: str) -> None:
    t = tables(edition)
    woods = {t.spaces[at] for at in range(len(t.spaces)) if t.space_woods[at]}
    eight = {"FLOOD-B2", "B-1", "C-1", "C-2", "E-1", "E-2", "ROCKFALL-B2", "F-2"}
    assert len(eight) == 8
    assert woods == eight
    assert not woods & {"ROCKFALL-B1", "A-3"}


@rule("2E-DA-05")
def test_risk_spaces() -> None:
    t = tables(SECOND)
    risks = {
        t.spaces[at]: spelled(t, t.space_risk[at])
        for at in range(len(t.spaces))
        if t.space_risk[at] >= 0
    }
    r1 = "discard cattle, certificate 1"
    r2 = "discard gray, certificate 1, money 2"
    assert risks == {
        "FLOOD-B1": r1,
        "DROUGHT-B1": r1,
        "OUTLAW-B1": r1,
        "ROCKFALL-B1": r1,
        "FLOOD-B2": r2,
        "OUTLAW-B2": r2,
        "ROCKFALL-B2": r2,
    }
    assert len(risks) == 7


PAIRS = """
A A-1, A-1 A-2, A-2 A-3, A-3 B, FLOOD-B1 FLOOD-B2, FLOOD-B2 B, B B-1, B-1 B-2, B-2 B-3, B-3 C,
DROUGHT-B1 C, C C-1, C-1 C-2, C-2 E, OUTLAW-B1 OUTLAW-B2, OUTLAW-B2 E, E E-1, E-1 E-2, E-2 F,
ROCKFALL-B1 ROCKFALL-B2, ROCKFALL-B2 F, F F-1, F-1 G, F F-2, F-2 G, G G-1, G G-2
"""
OWN_PAIRS = {"first-edition": "C C-3, C-3 D, D E", "second-edition": "C D, D D-1, D-1 E"}


@rule("2E-DA-06")
def test_adjacent_spaces(edition: str) -> None:
    t = tables(edition)
    text = f"{PAIRS}, {OWN_PAIRS[edition]}".replace("\n", " ")
    expected = {frozenset(pair.split()) for pair in text.split(",")}
    assert len(expected) == 30
    found = [
        frozenset((t.spaces[space], t.spaces[other]))
        for space in range(len(t.spaces))
        for other in t.space_adjacent[space]
    ]
    assert len(found) == 60, "each pair is seen from both sides"
    assert set(found) == expected
    houses = {t.spaces[space] for space in t.building_spaces + t.neutral_spaces}
    assert expected == {frozenset(edge) for edge in edges_of(t) if set(edge) <= houses}


# Supply and cards -------------------------------------------------------------------------------


@rule("2E-DA-07")
def test_bags_and_workers(edition: str) -> None:
    t = tables(edition)
    assert len(t.bags) == 3
    assert [sum(in_bag(t, bag).values()) for bag in range(3)] == [35, 33, 26]
    assert [bag[-1] for bag in t.bags] == [35, 33, 26]
    assert 35 + 33 + 26 == 94
    workers = ("cowboy", "builder", "engineer")
    for worker in workers:
        assert [in_bag(t, bag).get(worker, 0) for bag in range(3)] == [0, 11, 7]
    assert set(in_bag(t, 1)) == set(workers)
    assert not set(in_bag(t, 0)) & set(workers)
    assert sum(in_bag(t, bag).get(worker, 0) for bag in range(3) for worker in workers) == 54


@rule("2E-DA-08")
def test_hazards(edition: str) -> None:
    t = tables(edition)
    kinds = {(4, "green"): 2, (3, "green"): 1, (3, "black"): 1, (2, "green"): 1, (2, "black"): 1}
    found: dict[str, dict[tuple[int, str], int]] = {"flood": {}, "drought": {}, "rockfall": {}}
    green = black = points = 0
    for name, count in in_bag(t, 0).items():
        hazard = name.split("-")[0]
        if hazard in found:
            at = t.tile_names.index(name)
            assert (t.tile_green[at], t.tile_black[at]) in ((1, 0), (0, 1))
            hand = "green" if t.tile_green[at] else "black"
            found[hazard][(t.tile_vp[at], hand)] = count
            green += count * t.tile_green[at]
            black += count * t.tile_black[at]
            points += count * t.tile_vp[at]
    assert found == {"flood": kinds, "drought": kinds, "rockfall": kinds}
    assert sum(kinds.values()) == 6
    assert (green, black, points) == (12, 6, 54)
    for bag in (1, 2):
        assert not [name for name in in_bag(t, bag) if name.split("-")[0] in found]


@rule("2E-DA-09")
def test_outlaws(edition: str) -> None:
    t = tables(edition)
    assert [in_bag(t, bag).get("green-outlaw", 0) for bag in range(3)] == [9, 0, 2]
    assert [in_bag(t, bag).get("orange-outlaw", 0) for bag in range(3)] == [8, 0, 3]
    assert 9 + 2 == 8 + 3 == 11
    for name, hands in (("green-outlaw", (1, 0)), ("orange-outlaw", (0, 1))):
        at = t.tile_names.index(name)
        assert (t.tile_green[at], t.tile_black[at]) == hands
        assert t.tile_vp[at] == 0


# Colour: breeding value, and how many cards of which victory points.
MARKET = {
    "yellow": (3, {1: 7}),
    "red": (3, {2: 7}),
    "blue": (3, {3: 7}),
    "brown": (4, {3: 3, 4: 3, 5: 3}),
    "purple": (5, {5: 2, 6: 2, 7: 2}),
}
HERD = {"gray": (1, 5), "green": (2, 3), "black": (2, 3), "white": (2, 3)}


@rule("2E-DA-10")
def test_cattle(edition: str) -> None:
    t = tables(edition)
    market: dict[str, tuple[int, dict[int, int]]] = {}
    herd: dict[str, tuple[int, int]] = {}
    for card in range(t.cattle_count):
        if t.card_variant[card]:
            continue
        colour = t.colours[t.card_type[card]]
        assert bool(t.card_market[card]) != bool(t.card_each[card])
        if t.card_market[card]:
            points = market.setdefault(colour, (t.card_value[card], {}))[1]
            assert market[colour][0] == t.card_value[card]
            points[t.card_vp[card]] = t.card_market[card]
        else:
            herd[colour] = (t.card_value[card], t.card_each[card])
            assert t.card_vp[card] == 0
    assert market == MARKET
    assert herd == HERD
    assert sum(count for _, points in MARKET.values() for count in points.values()) == 36
    assert sum(vp * count for _, points in MARKET.values() for vp, count in points.items()) == 114
    assert sum(count for _, count in HERD.values()) == 14


# Railroad and cities ----------------------------------------------------------------------------

TURNOUTS = (4, 7, 10, 13, 16, 21, 25, 29, 33)
CROSSES = (3, 4, 5, 7, 9, 10, 11, 13, 15, 16, 17)
TRANSPORT = (
    ("0 1 2 3", (0, 0, 1, 3, 4, 5, 7, 8, 9, 11)),
    ("4", (0, 0, 0, 2, 3, 4, 6, 7, 8, 10)),
    ("T4 5", (0, 0, 0, 1, 2, 3, 5, 6, 7, 9)),
    ("6 7", (0, 0, 0, 0, 1, 2, 4, 5, 6, 8)),
    ("T7 8 9", (0, 0, 0, 0, 0, 1, 3, 4, 5, 7)),
    ("10", (0, 0, 0, 0, 0, 0, 2, 3, 4, 6)),
    ("T10 11", (0, 0, 0, 0, 0, 0, 1, 2, 3, 5)),
    ("12 13", (0, 0, 0, 0, 0, 0, 0, 1, 2, 4)),
    ("T13 14 15", (0, 0, 0, 0, 0, 0, 0, 0, 1, 3)),
    ("16", (0, 0, 0, 0, 0, 0, 0, 0, 0, 2)),
    ("T16 17", (0, 0, 0, 0, 0, 0, 0, 0, 0, 1)),
    ("18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39", (0,) * 10),
    ("T21 T25 T29 T33", (0,) * 10),
)


@rule("2E-DA-11")
def test_railroad(edition: str) -> None:
    t = tables(edition)
    assert len(t.positions) == 49
    numbered = [str(n) for n in range(40)]
    assert sorted(t.positions) == sorted(numbered + [f"T{n}" for n in TURNOUTS])
    assert t.positions[t.last] == "39"

    def names(mask: int) -> set[str]:
        return {t.positions[at] for at in range(49) if mask >> at & 1}

    for at in range(49):
        name = t.positions[at]
        if name.startswith("T"):
            ahead, back = {str(int(name[1:]) + 1)}, {name[1:]}
        else:
            n = int(name)
            ahead = {str(n + 1)} if n < 39 else set()
            back = {str(n - 1)} if n > 0 else set()
            ahead |= {f"T{n}"} if n in TURNOUTS else set()
            back |= {f"T{n - 1}"} if n - 1 in TURNOUTS else set()
        assert names(t.position_forward[at]) == ahead
        assert names(t.position_back[at]) == back
    last_city = t.transport[-1]
    assert len(CROSSES) == 11
    assert [n for n in range(39) if last_city[n] != last_city[n + 1]] == list(CROSSES)
    assert all(last_city[n] - last_city[n + 1] in (0, 1) for n in range(39))


@rule("2E-DA-11")
def test_transport_costs_row_by_row(edition: str) -> None:
    t = tables(edition)
    seen: list[str] = []
    for row, costs in TRANSPORT:
        for name in row.split():
            number = t.position_number[t.positions.index(name)]
            assert tuple(city[number] for city in t.transport) == costs, name
            seen.append(name)
    assert sorted(seen) == sorted(t.positions)


@rule("2E-DA-12")
def test_stations(edition: str) -> None:
    t = tables(edition)
    assert t.stations == ("S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9", "S10")
    assert t.station_cost == (2, 2, 4, 4, 6, 8, 7, 6, 5, 3)
    assert t.station_vp == (1, 1, 2, 2, 3, 5, 6, 7, 8, 9)
    assert sum(t.station_cost) == 47
    assert sum(t.station_vp) == 44
    assert t.station_corners == (k.WHITE,) * 4 + (k.DARK,) * 6
    assert t.station_master == (True,) * 5 + (False,) * 5
    places = [t.positions[position] for position in t.station_position]
    assert places == ["T4", "T7", "T10", "T13", "T16", "T21", "T25", "T29", "T33", "39"]
    reached = {t.positions[at]: t.position_station[at] for at in range(49)}
    assert [place for place in reached if reached[place] >= 0] == ["39", *places[:-1]]
    assert [reached[place] for place in places] == list(range(10))


@rule("2E-DA-13")
def test_cities(edition: str) -> None:
    t = tables(edition)
    assert t.city_value == (0, 1, 4, 6, 8, 10, 12, 14, 16, 18)
    dark = [t.city_value[city] for city in range(10) if t.city_corners[city] == k.DARK]
    assert dark == [10, 12, 16, 18]
    assert t.city_corners.count(k.WHITE) == 6


@rule("2E-DA-13")
def test_names_of_the_cities() -> None:
    t = tables(SECOND)
    assert dict(zip(t.city_names, t.city_value)) == {
        "Kansas City": 0,
        "Fulton": 1,
        "St. Louis": 4,
        "Bloomington": 6,
        "Peoria": 8,
        "Chicago": 10,
        "Toledo": 12,
        "Pittsburgh": 14,
        "Philadelphia": 16,
        "New York": 18,
    }
    dark = {t.city_names[city] for city in range(10) if t.city_corners[city] == k.DARK}
    assert dark == {"Chicago", "Toledo", "Philadelphia", "New York"}


@rule("2E-DA-14")
def test_arrows() -> None:
    t = tables(SECOND)
    found = {
        (t.city_names[left], t.city_names[left + 1]): (
            t.arrow_vp[left],
            spelled(t, t.arrow_program[left]),
        )
        for left in range(9)
    }
    assert found == {
        ("Kansas City", "Fulton"): (0, ""),
        ("Fulton", "St. Louis"): (-3, "objective"),
        ("St. Louis", "Bloomington"): (0, "token 1"),
        ("Bloomington", "Peoria"): (0, "objective"),
        ("Peoria", "Chicago"): (0, "objective"),
        ("Chicago", "Toledo"): (6, ""),
        ("Toledo", "Pittsburgh"): (8, ""),
        ("Pittsburgh", "Philadelphia"): (4, ""),
        ("Philadelphia", "New York"): (0, ""),
    }
    assert (t.arrow_vp[9], t.arrow_program[9]) == (0, -1)


@pytest.mark.parametrize("players", [2, 3, 4])
@rule("2E-DA-15")
def test_job_market_and_foresights(edition: str, players: int) -> None:
    t = tables(edition)
    assert t.job_cost == (6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4)
    assert sum(t.job_cost) == 79
    table = Table(edition, players)
    seen = table.game.observe(None)
    assert [len(row) for row in seen["job_market"]] == [players] * 12
    assert [len(column) for column in seen["foresights"]] == [2, 2, 2]
    for column in range(3):
        for tile in seen["foresights"][column]:
            assert tile in in_bag(t, column)
    # After the delivery each column is refilled from its own bag.
    table.s.bags = [
        [count * (name == only) for name, count in zip(t.tile_names, t.bags[bag])] + [1]
        for bag, only in enumerate(("flood-3-black", "cowboy", "orange-outlaw"))
    ]
    table.foresights((None, None), (None, None), (None, None)).city()
    table.play("enter Kansas City", "keep 0 certificates", "deliver to kansas-city")
    table.play("disc aux-money")
    assert [column[0] for column in table.game.observe(None)["foresights"]] == [
        "flood-3-black",
        "cowboy",
        "orange-outlaw",
    ]


@pytest.mark.parametrize("row", range(2, 13))
@rule("2E-DA-15")
def test_arrows_of_the_job_market(edition: str, row: int) -> None:
    """The arrow that leaves a row: yellow ones fill the market, the end arrow ends the game, black
    ones do nothing."""
    t = Table(edition, 3).market().jobs(placed=row * 3 - 1)
    t.foresights((None, None), ("cowboy", "cowboy"), (None, None)).city()
    t.play("enter Kansas City", "foresight cowboy")
    assert t.s.market[-1] == (10 if row in (6, 9) else 0)
    assert t.game.observe(None)["last_round"] == (row == 12)
    assert t.game.observe(None)["open_rows"] == row
