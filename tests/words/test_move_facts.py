"""What a move would do, as plain fields: price, fees, path, gains, what is left, tasks served."""

from __future__ import annotations

from typing import Any

from tests.rules.kansas.table import Table, delivery
from trailboss.kansas import constants as k

Facts = dict[str, Any]


def facts(t: Table, move: str) -> Facts:
    """The facts of a legal move."""
    t.game._legal = None
    for legal in t.game.legal:
        if str(legal) == delivery(move, t.own_city):
            return legal.details
    raise AssertionError(f"{move} is not legal")


def some(found: Facts, *names: str) -> Facts:
    return {name: found[name] for name in names}


def test_every_fee_on_the_way() -> None:
    t = Table(players=3).money(0, 3).at(0, "A")
    t.build(1, 1, "A-1").build(2, 4, "A-2").build(1, 8, "A-3")
    found = facts(t, "move to A-3")
    assert found["path"] == ["A-1", "A-2", "A-3"]
    assert some(found, "steps", "place", "tile", "owner", "whose", "paid", "via") == {
        "steps": 3,
        "place": "A-3",
        "tile": "8a",
        "owner": 1,
        "whose": "other",
        "paid": 3,
        "via": [],
    }
    assert found["fees"] == [
        {"kind": "fee", "amount": 2, "due": 2, "place": "A-1", "payee": 1},
        {"kind": "fee", "amount": 1, "due": 1, "place": "A-2", "payee": 2},
        {"kind": "fee-short", "amount": 0, "due": 2, "place": "A-3", "payee": 1},
    ]
    assert found["left"] == {"kind": "left", "money": 0}


def test_a_fee_to_the_bank_has_no_payee_and_empty_spaces_are_no_steps() -> None:
    t = Table().money(0, 5).at(0, "A").tile("FLOOD-1", "flood-4-green")
    found = facts(t, "move to B via FLOOD-1")
    assert found["fees"] == [{"kind": "fee", "amount": 2, "due": 2, "place": "FLOOD-1"}]
    assert found["path"] == [
        *("FLOOD-1", "FLOOD-2", "FLOOD-3", "FLOOD-4", "FLOOD-B1", "FLOOD-B2", "B"),
    ]
    assert some(found, "steps", "via", "lies") == {
        "steps": 2,
        "via": ["FLOOD-1"],
        "lies": "neutral",
    }


def test_a_free_ride_pays_nothing() -> None:
    t = Table().at(0, "A").build(1, 1, "A-1").frames(0, (k.MOVE, 2, 1))
    assert some(facts(t, "move to A-1"), "free", "fees", "paid") == {
        "free": "yes",
        "fees": [],
        "paid": 0,
    }


def test_hiring() -> None:
    t = Table().money(0, 9).jobs("ce", "b").workers(0, engineer=1).frames(0, (k.HIRE, 2))
    found = facts(t, "hire engineer row 1")
    assert some(found, "worker", "row", "price", "nth") == {
        "worker": "engineer",
        "row": 1,
        "price": 8,
        "nth": 2,
    }
    assert found["left"] == {"kind": "left", "money": 1}
    assert found["gains"]["program"]["needs"] == [{"kind": "do-discard", "cards": "gray"}]
    (gives,) = found["gains"]["program"]["gives"]
    assert gives["certificates"] == {"kind": "certificates", "from": 0, "to": 1}


def test_buying_two_alike() -> None:
    t = Table().money(0, 8).market("red", "red").area(0, "OD5").frames(0, (k.BUY, 4))
    found = facts(t, "buy red red with 3")
    assert some(found, "cards", "alike", "cowboys", "price") == {
        "cards": ["red", "red"],
        "alike": 2,
        "cowboys": 3,
        "price": 5,
    }
    assert found["left"] == {"kind": "left", "money": 3, "cowboys": 1}
    assert {"kind": "done-of", "task": "cattle-3", "card": "OD5", "done": 2, "count": 3} in found[
        "tasks"
    ]


def test_building_and_replacing() -> None:
    t = Table(buildings="a").money(0, 10).workers(0, builder=4).build(0, 4, "A-1")
    t.area(0, "OC1").frames(0, (k.BUILD, 2))
    found = facts(t, "build 5 on B-1")
    assert some(found, "building", "tile", "points", "place", "woods", "price", "difference") == {
        "building": 5,
        "tile": "5a",
        "points": 4,
        "place": "B-1",
        "woods": "yes",
        "price": 6,
        "difference": 3,
    }
    assert [task["card"] for task in found["tasks"] if task["task"] == "building"] == ["OC1"]
    found = facts(t, "build 5 on A-1")
    assert some(found, "price", "difference") == {"price": 2, "difference": 1}
    assert some(found["replaces"], "tile", "whose") == {"tile": "4a", "whose": "you"}
    assert "tasks" not in found  # as many buildings as before


def test_hazards_and_outlaws() -> None:
    t = Table().money(0, 9).tile("FLOOD-1", "flood-3-black").area(0, "OE5")
    t.frames(0, (k.REMOVE_HAZARD, 7))
    found = facts(t, "hazard FLOOD-1")
    assert some(found, "place", "tile", "points", "price") == {
        "place": "FLOOD-1",
        "tile": "flood-3-black",
        "points": 3,
        "price": 7,
    }
    assert found["left"] == {"kind": "left", "money": 2}
    assert [task["done"] for task in found["tasks"] if task["card"] == "OE5"] == [1]
    t = Table("first-edition").money(0, 5).tile("OUTLAW-1", "orange-outlaw")
    found = facts(t.frames(0, (k.TAKE_OUTLAW,)), "outlaw OUTLAW-1")
    assert (found["price"], found["left"]["money"]) == (3, 2)


def test_keeping_certificates() -> None:
    t = Table().money(0, 1).hand(0, "gray", "gray", "red").certificates(0, 3).masters(0, "SM8")
    found = facts(t.frames(0, (k.INCOME,)), "keep 1 certificates")
    assert some(found, "value", "permanent", "bonus") == {"value": 4, "permanent": 2, "bonus": 8}
    assert found["certificates"] == {"kind": "used-certificates", "used": 2, "left": 1}
    assert found["left"]["money"] == 9


def test_a_delivery() -> None:
    t = Table().money(0, 20).engine(0, "5").cities(0, toledo=1, peoria=1).frames(0, (k.CITY, 18, 1))
    found = facts(t, "deliver to chicago")
    assert some(found, "city", "value", "transport", "bonus", "points", "disc") == {
        "city": "chicago",
        "value": 10,
        "transport": 3,
        "bonus": 0,
        "points": 0,
        "disc": "yes",
    }
    peoria, toledo = found["arrows"]
    assert peoria["city"] == "peoria"
    assert peoria["gift"]["program"]["gives"] == [{"kind": "do-objective"}]
    assert toledo == {"kind": "arrow", "city": "toledo", "gift": {"kind": "gift", "points": 6}}
    assert found["left"]["money"] == 17
    assert "hand" in found["discs"]


def test_a_disc() -> None:
    t = Table(players=3).money(0, 7).frames(0, (k.DISC, 0, 1))
    found = facts(t, "disc aux-money")
    assert some(found, "target", "price", "bonus", "transport", "reward") == {
        "target": "kansas-city",
        "price": 0,
        "bonus": 0,
        "transport": 1,
        "reward": 4,
    }
    assert found["left"]["money"] == 10
    (opened,) = found["unlocks"]
    assert some(opened, "auxiliary", "size") == {"auxiliary": "money", "size": "double"}
    t.frames(0, (k.DISC, 5, 0))
    (steps,) = facts(t, "disc step-left")["unlocks"]
    assert steps == {"kind": "opens-steps", "limit": 5}


def test_the_engine_and_a_station() -> None:
    t = Table().money(0, 2).engine(0, "3").frames(0, (k.ENGINE, 3, 1))
    found = facts(t, "engine to T4")
    assert some(found, "position", "stop", "station", "way", "steps", "upgrade") == {
        "position": "T4",
        "stop": "turnout",
        "station": "S1",
        "way": "forward",
        "steps": 2,
        "upgrade": 2,
    }
    t = Table().money(0, 6).station_master("S3", "SM6").area(0, "OD4")
    found = facts(t.frames(0, (k.UPGRADE, 2)), "upgrade S3")
    assert some(found["master"], "master", "permanent", "points", "every", "per") == {
        "master": "SM6",
        "permanent": 1,
        "points": 3,
        "every": 2,
        "per": "stations",
    }
    assert {"kind": "done-of", "task": "station", "card": "OD4", "done": 1, "count": 2} in found[
        "tasks"
    ]


def test_counted_amounts() -> None:
    t = Table().workers(0, engineer=3).visit("C")
    (step,) = facts(t, "do engine engineers")["program"]["gives"]
    assert step == {"kind": "do-engine", "amount": 1, "per": "engineers", "now": 3}


def test_an_objective_card_says_how_far_it_is() -> None:
    t = Table().taken(0, green_outlaw=1).display("OE3", None, None, None).objective_stack("OT1")
    t.build(0, 1, "A-1").area(0).frames(0, (k.OBJECTIVE, 1, 1))
    found = facts(t, "objective OE3")
    assert some(found, "card", "hand") == {"card": "OE3", "hand": "yes"}
    assert some(found["objective"], "points", "penalty") == {"points": 5, "penalty": -3}
    assert [(task["task"], task["done"], task["count"]) for task in found["tasks"]] == [
        ("building", 1, 2),
        ("green-outlaw", 1, 2),
    ]
