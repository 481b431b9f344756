"""What a move of El Paso would do, as plain fields, and what an observation says follows."""

from __future__ import annotations

from typing import Any

from tests.rules.elpaso.table import Table
from trailboss.elpaso import constants as k

Facts = dict[str, Any]


def facts(t: Table, move: str) -> Facts:
    """The facts of a legal move."""
    t.game._legal = None
    for legal in t.game.legal:
        if str(legal) == move:
            return legal.details
    raise AssertionError(f"{move} is not legal")


def some(found: Facts, *names: str) -> Facts:
    return {name: found[name] for name in names}


def left(**counts: int) -> Facts:
    return {"kind": "left", **counts}


# The herder ---------------------------------------------------------------------------------------


def test_a_way_with_its_steps_and_what_lies_there() -> None:
    t = Table().at(0, "B").build(1, 4, "S3").build(0, 2, "S4")
    found = facts(t, "move to S4")
    assert found["kind"] == "move"
    assert found["fields"] == {"kind": "move", "space": "S4"}
    assert some(found, "place", "lies", "tile", "owner", "whose", "path", "steps") == {
        "place": "S4",
        "lies": "building",
        "tile": "2a",
        "owner": 0,
        "whose": "you",
        "path": ["S2", "C", "S4"],  # round the building on the inner branch
        "steps": 2,
    }
    assert facts(t, "move to S3")["whose"] == "other"
    assert some(facts(t, "move to C"), "lies", "tile") == {"lies": "neutral", "tile": "C"}


def test_arriving_in_el_paso() -> None:
    t = Table().at(0, "G").hand(0, "galloway", "galloway", "corriente").money(0, 2)
    t.taken(0, "permanent").certificates(0, 2).simmental(0)
    found = facts(t, "move to EL-PASO")
    assert some(found, "bonus", "value", "delivery", "most", "simmental", "points", "left") == {
        "bonus": 5,
        "value": 5,
        "delivery": 6,
        "most": 8,
        "simmental": "claim",
        "points": 2,
        "left": left(money=7),
    }
    assert facts(t.simmental(1), "move to EL-PASO")["simmental"] == "last"
    assert facts(t.simmental(5), "move to EL-PASO")["simmental"] == "card"
    assert "simmental" not in facts(t.simmental(0).claimed(1), "move to EL-PASO")


# Actions and prices -------------------------------------------------------------------------------


def test_an_action_with_what_it_needs_and_gives() -> None:
    t = Table().money(0, 3).tokens(0, 1).visit("D")
    found = facts(t, "do pay 1 => token 1")
    assert found["program"] == {
        "kind": "program",
        "needs": [{"kind": "do-pay", "amount": 1}],
        "gives": [{"kind": "do-token", "amount": 1}],
        "gain": "yes",
    }
    assert some(found, "price", "tokens", "left") == {
        "price": 1,
        "tokens": 1,
        "left": left(money=2, tokens=2),
    }


def test_certificates_from_and_to() -> None:
    t = Table().certificates(0, 3).visit("C")
    moved = {"kind": "certificates", "from": 3, "to": 4}
    assert facts(t, "do certificate 1")["certificates"] == moved
    t.certificates(0, 4)
    stays = {"kind": "certificates-stay", "from": 4, "to": 4}
    assert facts(t, "do certificate 1")["certificates"] == stays


def test_a_worker_bonus_and_what_is_left() -> None:
    t = Table().workers(0, cowboy=1, builder=1).money(0, 5)
    assert some(facts(t, "bonus cowboy"), "worker", "steps", "most") == {
        "worker": "cowboy",
        "steps": 1,
        "most": 4,
    }
    assert some(facts(t, "bonus builder"), "price", "left") == {"price": 2, "left": left(money=3)}


def test_a_price_in_dollars_and_in_workers() -> None:
    t = Table().money(0, 10).workers(0, cowboy=1, joker=2).frames(0, (k.BUY,))
    found = facts(t, "buy shorthorn")
    assert some(found, "card", "value", "points", "price", "worker", "count") == {
        "card": "shorthorn",
        "value": 4,
        "points": 4,
        "price": 6,
        "worker": "cowboy",
        "count": 3,
    }
    assert found["workers"] == [
        {"kind": "workers", "worker": "cowboy", "count": 1},
        {"kind": "workers", "worker": "joker", "count": 2},
    ]
    assert some(found, "choice", "ready", "left") == {
        "choice": "no",
        "ready": 3,
        "left": left(money=4, workers=0),
    }
    assert facts(t, "buy black-angus")["choice"] == "yes"


def test_nothing_is_left_of_what_cannot_be_paid() -> None:
    t = Table().money(0, 1).workers(0, cowboy=1).frames(0, (k.BUY,))
    message = t.rules.explain(t.s, t.tables.codec.parse("buy black-angus"))
    assert message.args["price"] == 2
    assert "left" not in message.args


def test_a_building_on_a_free_space() -> None:
    t = Table().money(0, 10).workers(0, builder=4).objectives(0, "O11").frames(0, (k.BUILD,))
    found = facts(t, "build 2 on S1")
    assert some(found, "building", "place", "points", "space_price", "price", "left") == {
        "building": "2a",
        "place": "S1",
        "points": 2,
        "space_price": 3,
        "price": 7,
        "left": left(money=3, workers=2),
    }
    assert [some(task, "card", "task", "done", "count") for task in found["tasks"]] == [
        {"card": "O11", "task": "building", "done": 1, "count": 2}
    ]


def test_a_building_in_place_of_another() -> None:
    t = Table().money(0, 10).workers(0, builder=4).build(0, 2, "S1").objectives(0, "O11")
    found = facts(t.frames(0, (k.BUILD,)), "build 6 on S1")
    assert some(found, "replaces", "difference", "lost", "points", "price", "space_price") == {
        "replaces": "2a",
        "difference": 4,
        "lost": 2,
        "points": 15,
        "price": 8,
        "space_price": 0,
    }
    assert "tasks" not in found  # it is no further building


def test_a_train_card_with_the_side_in_play() -> None:
    t = Table(trains="star").money(0, 8).workers(0, engineer=1).frames(0, (k.TRAIN,))
    found = facts(t, "train 1")
    given = [action["programs"][0]["gives"][0] for action in found["actions"]]
    assert given == [
        {"kind": "do-certificate", "amount": 2},
        {"kind": "do-token", "amount": 1},
    ]
    assert some(found, "train", "price") == {"train": "1", "price": 2}


# Objectives ---------------------------------------------------------------------------------------


def test_what_an_objective_needs_and_what_is_lacking() -> None:
    t = Table().objective_display("O19", "O11", None).posts(0, 12, 16).workers(0, engineer=2)
    t.frames(0, (k.TILE, k.TILE_OBJECTIVE))
    found = facts(t, "objective O19")
    assert found["needs"] == [
        {"kind": "need", "need": "engineer", "count": 2},
        {"kind": "need-post", "need": "post-14", "count": 2, "value": 14},
    ]
    assert found["lacks"] == [{"kind": "need-post", "need": "post-14", "count": 1, "value": 14}]
    t.build(0, 1, "S1").build(0, 2, "S2")
    assert some(facts(t, "objective O11"), "points", "now") == {"points": 4, "now": 4}


def test_tasks_served_by_cards_workers_tiles_and_discs() -> None:
    t = Table().objectives(0, "O4", "O12").money(0, 20).workers(0, cowboy=4)

    def served(move: str) -> list[tuple[str, int, int]]:
        return [(task["task"], task["done"], task["count"]) for task in facts(t, move)["tasks"]]

    t.frames(0, (k.BUY,))
    assert served("buy black-angus") == [("black-angus", 1, 2)]
    assert served("buy corriente") == []
    t.frames(0, (k.HIRE, 5))
    assert served("hire engineer") == [("engineer", 1, 2)]
    t.bonus_display("money", None, None).frames(0, (k.TILE, k.TILE_BONUS))
    assert served("bonus tile money") == [("bonus", 1, 2)]
    t.frames(0, (k.POST, 20))
    assert served("deliver to 14") == [("post-10", 1, 1)]
    assert served("deliver to 9") == []


def test_what_serves_one_objective_serves_no_other() -> None:
    """O1 needs the only Corriente there is and would score, so O17 still needs one."""
    t = Table().objectives(0, "O1", "O17").discard_pile(0, "corriente").workers(0, cowboy=2)
    t.money(0, 9).frames(0, (k.BUY,))
    tasks = facts(t, "buy corriente")["tasks"]
    assert [(task["card"], task["done"], task["count"]) for task in tasks] == [("O17", 1, 1)]


# Deliveries ---------------------------------------------------------------------------------------


def test_a_delivery_with_its_certificates_and_the_best_post() -> None:
    t = Table().hand(0, "galloway", "corriente", "hereford").certificates(0, 2)
    t.taken(0, "permanent").frames(0, (k.KEEP,))
    found = facts(t, "keep 1 certificates")
    assert found["certificates"] == {"kind": "used-certificates", "used": 1, "left": 1}
    assert some(found, "value", "permanent", "delivery", "open", "post") == {
        "value": 10,
        "permanent": 1,
        "delivery": 12,
        "open": "yes",
        "post": "12",
    }
    t.discs(0, "hand").money(0, 3)
    assert facts(t, "keep 1 certificates")["open"] == "no"


def test_a_post_with_its_reward_and_the_discs_that_fit() -> None:
    t = Table().money(0, 0).discs(0, "aux-money", "aux-remove", "step").frames(0, (k.POST, 20))
    found = facts(t, "deliver to 16")
    assert some(found, "post", "value", "points", "discs", "optional", "tokens") == {
        "post": "16",
        "value": 16,
        "points": 9,
        "discs": ["aux-money", "step"],  # the other cannot be paid
        "optional": "no",
        "tokens": 1,
    }
    light = facts(t, "deliver to 7")
    assert some(light, "discs", "optional") == {"discs": ["aux-money"], "optional": "yes"}


def test_a_disc_with_what_it_costs_and_unlocks() -> None:
    t = Table().money(0, 6).bonuses(0, "permanent").frames(0, (k.DISC, 4))
    found = facts(t, "disc hand")
    assert some(found, "disc", "dark", "price", "left", "post") == {
        "disc": "hand",
        "dark": "yes",
        "price": 4,
        "left": left(money=2),
        "post": "10",
    }
    assert found["unlocks"] == [{"kind": "opens-hand", "amount": 1, "limit": 5}]
    permanent = facts(t, "disc permanent")
    assert permanent["bonus"] == 1
    assert permanent["unlocks"] == [{"kind": "opens-permanent", "amount": 1, "limit": 2}]
    opened = facts(t, "disc aux-money")["unlocks"][0]
    assert some(opened, "kind", "auxiliary", "better") == {
        "kind": "opens-auxiliary",
        "auxiliary": "money",
        "better": "yes",
    }


def test_a_card_with_what_the_hand_is_worth_without_it() -> None:
    t = Table().hand(0, "criollo", "hereford", "hereford").money(0, 1)
    t.frames(0, (k.DISCARD,))
    assert facts(t, "discard criollo")["value"] == 5
    assert facts(t, "discard hereford")["value"] == 6
    t.frames(0, (k.PAY_CARD, t.tables.all_cattle, 2))
    assert some(facts(t, "discard hereford"), "bonus", "left") == {
        "bonus": 10,
        "left": left(money=11),
    }


# Observations -------------------------------------------------------------------------------------


def test_what_follows_for_the_own_hand() -> None:
    t = Table().hand(0, "galloway", "galloway", "corriente").certificates(0, 2).money(0, 4)
    t.taken(0, "permanent").posts(0, 5).workers(0, cowboy=1, joker=1)
    found = t.game.observe(0)["facts"]
    assert some(found, "breeding_value", "delivery", "post", "affordable") == {
        "breeding_value": 5,
        "delivery": {"least": 6, "most": 8},
        "post": {"least": "0", "most": "7"},
        "affordable": {
            "cattle": ["black-angus", "corriente"],
            "buildings": ["1"],
            "trains": ["1"],
        },
    }
    assert t.game.observe(1)["facts"]["breeding_value"] == 0  # of its own hand, which is empty
    assert set(t.game.observe(None)["facts"]) == {"players"}


def test_how_far_objectives_are_is_open_to_all() -> None:
    t = Table().objectives(0, "O1", "O17").discard_pile(0, "corriente").workers(0, cowboy=2)
    tasks = t.game.observe(1)["facts"]["players"][0]["tasks"]
    assert tasks == [
        {
            "card": "O1",
            "fulfilled": True,
            "tasks": [
                {"task": "corriente", "count": 1, "done": 1},
                {"task": "cowboy", "count": 2, "done": 2},
            ],
        },
        {
            "card": "O17",
            "fulfilled": False,
            "tasks": [
                {"task": "corriente", "count": 1, "done": 0},
                {"task": "hereford", "count": 1, "done": 0},
            ],
        },
    ]


def test_what_auxiliary_actions_do_now() -> None:
    t = Table().taken(0, "aux-money", "aux-remove").build(0, 2, "S1")
    first, second = t.game.observe(None)["facts"]["players"]
    assert first["auxiliary"] == {
        "money": "money 3",
        "certificate": None,
        "exchange": "exchange 1",
        "remove": "remove cattle",
    }
    assert second["auxiliary"]["money"] == "money 1"
    assert (first["buildings"], second["buildings"]) == (1, 0)


def test_sue_has_no_board_and_no_tasks() -> None:
    t = Table(players=1).build(1, 2, "S5")
    sue = t.game.observe(0)["facts"]["players"][1]
    assert (sue["buildings"], sue["tasks"], sue["auxiliary"]) == (1, [], {})
    assert not any(sue["affordable"].values())
