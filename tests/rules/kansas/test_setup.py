"""Chapter SU: setting up the table."""

from __future__ import annotations

from typing import Any

import pytest

import trailboss
from tests.rule import rule
from tests.rules.kansas.figures import in_bag, tables
from trailboss.core.errors import TrailbossError
from trailboss.game import Game
from trailboss.kansas.state import State

SECOND = "second-edition"
NEUTRAL = "ABCDEFG"
TRAIL = (
    "flood-4-green",
    "green-outlaw",
    "rockfall-2-black",
    "orange-outlaw",
    "drought-3-green",
    "flood-2-black",
    "rockfall-4-green",
)


def state(game: Game) -> State:
    position = game.state
    assert isinstance(position, State)
    return position


def seen(game: str, players: int = 2, seed: int = 1, **options: Any) -> dict[str, Any]:
    """What everybody sees of a table just set up."""
    return trailboss.new_game(game, players=players, seed=seed, **options).observe(None)


def count(pile: dict[str, int]) -> int:
    return sum(pile.values())


def scripted(game: str, trail: tuple[str, ...] = TRAIL, players: int = 2) -> Game:
    """A set-up whose every draw is given, in the order of the rulebook."""
    t = tables(game)
    outcomes: list[str | int] = list(t.masters[:5])
    outcomes += trail
    outcomes += ["cowboy", "engineer", "builder", "cowboy", "cowboy", "builder", "builder"][
        : 2 * players - 1
    ]
    outcomes += ["flood-3-green", "green-outlaw"]
    outcomes += ["engineer", "cowboy"]
    outcomes += ["orange-outlaw", "builder"]
    outcomes += (["yellow", "red", "blue", "brown-5vp", "purple-7vp"] * 3)[: 3 * players + 1]
    outcomes += ["OD1", "OT1", "OM3", "OT1"]
    for seat in range(players):
        outcomes.append(f"OS{4 - seat}")
        hand = ["gray", "green", "black", "white", "gray", "green", "black"]
        outcomes += hand[: t.seat_cards[seat]]
    return trailboss.new_game(
        game, players=players, source=trailboss.ScriptedSource(outcomes), buildings="a"
    )


def on_trail(observed: dict[str, Any]) -> dict[str, str]:
    return {space: tile["tile"] for space, tile in observed["trail"].items()}


# Buildings and station masters ------------------------------------------------------------------


@rule("2E-SU-01")
def test_neutral_tiles_by_letter(edition: str) -> None:
    for seed in range(5):
        trail = on_trail(seen(edition, seed=seed, neutral="letters"))
        assert {space: trail[space] for space in NEUTRAL} == {space: space for space in NEUTRAL}


@rule("2E-SU-01")
def test_neutral_tiles_shuffled(edition: str) -> None:
    layouts: set[str] = set()
    for seed in range(40):
        trail = on_trail(seen(edition, seed=seed, neutral="random"))
        layouts.add("".join(trail[space] for space in NEUTRAL))
    assert len(layouts) > 30
    for place in range(7):
        assert {layout[place] for layout in layouts} == set(NEUTRAL), "every tile comes everywhere"
    assert all(sorted(layout) == list(NEUTRAL) for layout in layouts)
    game = trailboss.new_game(edition, seed=1, neutral="random")
    tile = on_trail(game.observe(None))["A"]
    assert tile != "A"
    # The spaces keep their names and the trail its course: A comes first, then B and C.
    places = [str(move) for move in game.legal if str(move).startswith("place")]
    assert places == [f"place herder on {space}" for space in NEUTRAL]
    game.play("place herder on A")
    actions = [str(move) for move in game.legal if str(move).startswith("do")]
    own = trailboss.new_game(edition, seed=1)
    own.play(f"place herder on {tile}")
    assert actions
    assert actions == [str(move) for move in own.legal if str(move).startswith("do")]
    while game.seat == 0:
        game.play("done")
    while game.seat == 1:
        game.play(game.legal[0])
    s = state(game).copy()
    s.trail = [tile if tile < 16 else 0 for tile in s.trail]
    moves = [game.ruleset.codec.text(code) for code in game.ruleset.legal(s)]
    assert {"move to B", "move to C"} <= set(moves)
    assert "move to A" not in moves


FACES_A = [f"{number}a" for number in range(1, 13)]
FACES_B = [f"{number}b" for number in range(1, 13)]


@rule("2E-SU-02")
def test_sides_are_the_same_for_all_players() -> None:
    assert seen(SECOND)["buildings"] == FACES_A
    assert seen(SECOND, buildings="a")["buildings"] == FACES_A
    assert seen(SECOND, buildings="b")["buildings"] == FACES_B
    given = seen(SECOND, 4, buildings="abbabaaabbab")
    letters = ["1a", "2b", "3b", "4a", "5b", "6a", "7a", "8a", "9b", "10b", "11a", "12b"]
    assert given["buildings"] == letters
    for player in given["players"]:
        assert sorted(player["unbuilt"]) == sorted(letters)
    for wrong in ("c", "ab", "a" * 11, "a" * 13, "aaaaaaaaaaac", 3):
        with pytest.raises(TrailbossError, match="buildings is a, b, random, or 12 letters"):
            seen(SECOND, buildings=wrong)


@rule("2E-SU-02")
def test_random_sides_are_drawn_for_each_number(edition: str) -> None:
    numbers = tables(edition).building_numbers
    drawn = [seen(edition, 3, seed, buildings="random") for seed in range(30)]
    for number in range(1, numbers + 1):
        sides = {table["buildings"][number - 1] for table in drawn}
        assert sides == {f"{number}a", f"{number}b"}
    assert len({tuple(table["buildings"]) for table in drawn}) == 30
    for table in drawn:
        for player in table["players"]:
            assert sorted(player["unbuilt"]) == sorted(table["buildings"])


@pytest.mark.parametrize(
    ("sides", "order"),
    [
        ("a", "1a 2a 3a 4a 5a 6a 12a 7a 8a 9a 10a 11a"),
        ("b", "1b 2b 3b 4b 5b 12b 6b 7b 11b 8b 9b 10b"),
        ("aabaaaabbbba", "1a 2a 3b 4a 5a 6a 12a 7a 11b 8b 9b 10b"),
        ("aaaaaaabaaab", "1a 2a 3a 4a 5a 12b 6a 7a 8b 9a 10a 11a"),
    ],
)
@rule("2E-SU-03")
def test_buildings_in_order_of_builders(sides: str, order: str) -> None:
    for player in seen(SECOND, 4, buildings=sides)["players"]:
        assert player["unbuilt"] == order.split()
        assert len(player["unbuilt"]) == 12


@rule("2E-SU-04")
def test_station_masters() -> None:
    dealt: list[dict[str, dict[str, str]]] = [
        seen(SECOND, seed=seed)["station_masters"] for seed in range(60)
    ]
    nine = {f"SM{number}" for number in range(1, 10)}
    for masters in dealt:
        assert list(masters) == ["S1", "S2", "S3", "S4", "S5"]
        tiles = {place["master"] for place in masters.values()}
        assert len(tiles) == 5
        assert tiles <= nine
    for station in ("S1", "S2", "S3", "S4", "S5"):
        assert {masters[station]["master"] for masters in dealt} == nine


# Trail, job market, foresights ------------------------------------------------------------------


@rule("2E-SU-05", "2E-SU-07", "2E-SU-08")
def test_tiles_are_drawn_for_trail_then_jobs_then_foresights(edition: str) -> None:
    """The script would be refused if a tile came from another bag or in another order."""
    table = scripted(edition).observe(None)
    tiles = {space: tile for space, tile in on_trail(table).items() if space not in tuple(NEUTRAL)}
    assert tiles == {
        "FLOOD-1": "flood-4-green",
        "OUTLAW-1": "green-outlaw",
        "ROCKFALL-1": "rockfall-2-black",
        "OUTLAW-2": "orange-outlaw",
        "DROUGHT-1": "drought-3-green",
        "FLOOD-2": "flood-2-black",
        "ROCKFALL-2": "rockfall-4-green",
    }
    assert table["job_market"][:3] == [["cowboy", "engineer"], ["builder", None], [None, None]]
    assert table["foresights"] == [
        ["flood-3-green", "green-outlaw"],
        ["engineer", "cowboy"],
        ["orange-outlaw", "builder"],
    ]


@rule("2E-SU-06")
def test_a_trail_tile_without_space_goes_back(edition: str) -> None:
    floods = ("flood-4-green", "flood-4-green", "flood-3-green", "flood-2-green")
    no_space = ("flood-3-black", "flood-3-black", "flood-2-black")
    rest = ("drought-4-green", "green-outlaw", "drought-2-green")
    # The same tile without a space comes twice: it lay in the bag again.
    trail = (*floods, no_space[0], rest[0], no_space[1], rest[1], no_space[2], rest[2])
    # The foresight draw of another green flood is not possible any more: use a black one instead.
    t = tables(edition)
    outcomes: list[str | int] = [*t.masters[:5], *trail, "cowboy", "engineer", "builder"]
    outcomes += ["flood-3-black", "flood-2-black", "engineer", "cowboy", "builder", "builder"]
    outcomes += ["yellow"] * 7 + ["OD1", "OD2", "OD3", "OD4"]
    for seat in range(2):
        outcomes += [f"OS{seat + 1}", *["gray"] * 4, "green"][: 1 + t.seat_cards[seat]]
    table = trailboss.new_game(edition, source=trailboss.ScriptedSource(outcomes)).observe(None)
    tiles = [space for space in table["trail"] if space not in tuple(NEUTRAL)]
    assert len(tiles) == 7
    assert {space: on_trail(table)[space] for space in tiles} == {
        "FLOOD-1": "flood-4-green",
        "FLOOD-2": "flood-4-green",
        "FLOOD-3": "flood-3-green",
        "FLOOD-4": "flood-2-green",
        "DROUGHT-1": "drought-4-green",
        "OUTLAW-1": "green-outlaw",
        "DROUGHT-2": "drought-2-green",
    }
    assert table["box"]["tiles"] == {}
    # Both black floods were in the bag after all: they are the foresights now.
    assert table["foresights"][0] == ["flood-3-black", "flood-2-black"]
    assert not [name for name in table["bags"][0] if name.startswith("flood")]


@pytest.mark.parametrize(("players", "workers"), [(2, 3), (3, 5), (4, 7)])
@rule("2E-SU-07")
def test_workers_in_the_job_market(edition: str, players: int, workers: int) -> None:
    game = trailboss.new_game(edition, players=players, seed=3)
    table = game.observe(None)
    rows = table["job_market"]
    placed = [[worker is not None for worker in row] for row in rows]
    assert placed[0] == [True] * players
    assert placed[1] == [True] * (players - 1) + [False]
    assert not any(any(row) for row in placed[2:])
    assert sum(map(sum, placed)) == workers == table["workers_placed"]
    used = {name: in_bag(tables(edition), 1)[name] for name in ("cowboy", "builder", "engineer")}
    for row in rows:
        for worker in row:
            if worker is not None:
                used[worker] -= 1
    for worker in table["foresights"][1]:
        used[worker] -= 1
    assert table["bags"][1] == {name: left for name, left in used.items() if left}
    # The token is on the last space of row 2: only row 1 is open, until that space is covered.
    assert table["open_rows"] == 1
    state(game).placed += 1
    assert game.observe(None)["open_rows"] == 2


@pytest.mark.parametrize(("players", "second_bag"), [(2, 28), (3, 26), (4, 24)])
@rule("2E-SU-08")
def test_foresights_and_bags(edition: str, players: int, second_bag: int) -> None:
    for seed in range(10):
        table = seen(edition, players, seed)
        assert [count(bag) for bag in table["bags"]] == [26, second_bag, 24]
        assert [len(column) for column in table["foresights"]] == [2, 2, 2]
        # All 94 tiles are there: what left each bag lies in the open.
        left: list[dict[str, int]] = [in_bag(tables(edition), bag) for bag in range(3)]
        for column in range(3):
            for tile in table["foresights"][column]:
                left[column][tile] -= 1
        for space, tile in on_trail(table).items():
            if space not in tuple(NEUTRAL):
                left[0][tile] -= 1
        for row in table["job_market"]:
            for worker in row:
                if worker is not None:
                    left[1][worker] -= 1
        bags = [{name: number for name, number in bag.items() if number} for bag in left]
        assert table["bags"] == bags
        assert count(table["cattle_market"]) + count(table["market_stack"]) == 36


@pytest.mark.parametrize(("players", "size"), [(2, 7), (3, 10), (4, 13)])
@rule("2E-SU-09")
def test_cattle_market(edition: str, players: int, size: int) -> None:
    table = seen(edition, players)
    market, stack = table["cattle_market"], table["market_stack"]
    assert count(market) == size
    assert count(stack) == 36 - size
    both = {card: market.get(card, 0) + stack.get(card, 0) for card in {*market, *stack}}
    assert both == {
        "yellow": 7,
        "red": 7,
        "blue": 7,
        "brown-3vp": 3,
        "brown-4vp": 3,
        "brown-5vp": 3,
        "purple-5vp": 2,
        "purple-6vp": 2,
        "purple-7vp": 2,
    }


# Objective cards and players --------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
@rule("2E-SU-10")
def test_objective_cards(edition: str, players: int) -> None:
    starting = {"OS1", "OS2", "OS3", "OS4"}
    dealt: set[str] = set()
    for seed in range(20):
        table = seen(edition, players, seed)
        assert len(table["objective_display"]) == 4
        assert None not in table["objective_display"]
        assert count(table["objective_stack"]) == 20
        whole = dict(table["objective_stack"])
        for card in table["objective_display"]:
            whole[card] = whole.get(card, 0) + 1
        assert whole.pop("OT1") == 4
        assert len(whole) == 20
        assert set(whole.values()) == {1}
        # Everybody sees the starting cards; those not dealt are nowhere.
        cards = [list(player["objectives"].items()) for player in table["players"]]
        assert all(len(card) == 1 and card[0][1] == 1 for card in cards)
        names = [card[0][0] for card in cards]
        assert len(set(names)) == players
        assert set(names) <= starting
        for player in table["players"]:
            assert not starting & {*player["face_down"], *player["discard_pile"]}
        assert not starting & {*table["box"]["cards"]}
        dealt.add(names[0])
    assert dealt == starting


@rule("2E-SU-11")
def test_money_cards_and_tokens() -> None:
    game = trailboss.new_game(SECOND, players=4, seed=2)
    players = game.observe(None)["players"]
    assert [player["money"] for player in players] == [6, 7, 8, 9]
    assert [player["hand_size"] for player in players] == [4, 5, 6, 7]
    assert [player["draw_size"] for player in players] == [10, 9, 8, 7]
    assert [player["exchange_tokens"] for player in players] == [1, 1, 1, 1]
    herd = {"gray": 5, "green": 3, "black": 3, "white": 3}
    for player in players:
        assert player["face_down"] == herd
        assert player["discard_pile"] == {}
    # The seats draw one after another: the script gives each seat its own cards.
    table = scripted(SECOND, players=4)
    hands = [table.observe(seat)["players"][seat]["hand"] for seat in range(4)]
    assert hands == [
        {"gray": 1, "green": 1, "black": 1, "white": 1},
        {"gray": 2, "green": 1, "black": 1, "white": 1},
        {"gray": 2, "green": 2, "black": 1, "white": 1},
        {"gray": 2, "green": 2, "black": 2, "white": 1},
    ]
    area = [player["objectives"] for player in table.observe(None)["players"]]
    assert area == [{"OS4": 1}, {"OS3": 1}, {"OS2": 1}, {"OS1": 1}]


@rule("2E-SU-11")
def test_seats_exist_only_for_the_players_there_are() -> None:
    for players in (2, 3):
        table = seen(SECOND, players)["players"]
        assert [player["money"] for player in table] == [6, 7, 8][:players]
        assert [player["hand_size"] for player in table] == [4, 5, 6][:players]


@pytest.mark.parametrize("players", [2, 3, 4])
@rule("2E-SU-12")
def test_player_boards(edition: str, players: int) -> None:
    for player in seen(edition, players)["players"]:
        assert count(player["discs"]) == 14
        assert player["engine"] == "0"
        assert player["certificates"] == 0
        assert player["permanent_certificates"] == 0
        assert player["workers"] == {"cowboy": 1, "builder": 1, "engineer": 1}
        assert player["herder"] is None
        assert (player["cities"], player["stations"], player["station_masters"]) == ({}, [], [])
        assert player["tiles"] == {}
