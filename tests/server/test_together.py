"""Several moves as one action: sent together, taken back together."""

from __future__ import annotations

from tests.server.client import JSON, ME, OPEN, Client
from tests.server.test_accounts import refused


def opened(ann: Client, bob: Client) -> tuple[str, JSON]:
    """Two at a table, and the first of them where something can be hired."""
    table: str = ann.table([ME, OPEN])["id"]
    bob.at(table, "join", {})
    view = ann.view(table)
    moves = [move["move"] for move in view["decision"]["legal"]]
    return table, ann.move(table, view, moves.index("place herder on A"))


def leading(view: JSON) -> JSON:
    """The action that asks what it is done to."""
    moves: list[JSON] = view["decision"]["legal"]
    return next(move for move in moves if move["move"] == "do hire 0")


def sent(view: JSON, *codes: int | str) -> JSON:
    move, *then = codes
    return {"seat": view["viewer"], "step": view["step"], "move": move, "then": then}


def test_a_move_says_what_it_leads_to(ann: Client, bob: Client) -> None:
    table, view = opened(ann, bob)
    hire = leading(view)
    after = ann.at(table, "moves", sent(view, hire["code"]))
    next_ones = {
        move["code"]: move["text"]
        for move in after["decision"]["legal"]
        if move["details"]["kind"] == "hire"
    }
    assert {move["code"]: move["text"] for move in hire["leads"]} == next_ones
    # What is complete in itself leads to nothing.
    others = [move for move in view["decision"]["legal"] if move["code"] != hire["code"]]
    assert [move["move"] for move in others if move.get("leads")] == []


def test_both_are_sent_and_taken_back_as_one(ann: Client, bob: Client) -> None:
    table, view = opened(ann, bob)
    hire = leading(view)
    after = ann.at(table, "moves", sent(view, hire["code"], hire["leads"][0]["code"]))
    assert after["step"] == view["step"] + 2
    entries = ann.log(table)[-2:]
    assert [entry["move"] for entry in entries] == [hire["move"], hire["leads"][0]["move"]]
    back = {"seat": 0, "step": after["step"], "to": view["step"]}
    undone = ann.at(table, "undo", back)
    assert (undone["observation"], undone["decision"]) == (view["observation"], view["decision"])


def test_all_or_none(ann: Client, bob: Client) -> None:
    table, view = opened(ann, bob)
    hire = leading(view)
    with refused(400, "illegal-move"):
        ann.at(table, "moves", sent(view, hire["code"], "done"))
    with refused(400, "invalid-move"):
        ann.at(table, "moves", sent(view, hire["code"], "hire nobody"))
    with refused(400, "not-together"):  # what follows is decided on what is seen then
        ann.at(table, "moves", sent(view, "done", "done"))
    assert ann.view(table)["step"] == view["step"]


def test_not_further_back_than_alone(ann: Client, bob: Client) -> None:
    table, view = opened(ann, bob)
    done = ann.at(table, "moves", sent(view, "done"))
    asked = bob.view(table)
    finals = [move["final"] for move in asked["decision"]["legal"]]
    after = bob.move(table, asked, finals.index(False))
    for to in (0, view["step"], after["step"], 99):
        with refused(409, "cannot-undo"):
            bob.at(table, "undo", {"seat": 1, "step": after["step"], "to": to})
    undone = bob.at(table, "undo", {"seat": 1, "step": after["step"], "to": done["step"]})
    assert undone["step"] == done["step"]


def test_the_next_of_several_cards(ann: Client, bob: Client) -> None:
    """Whichever card is named first, any other of the hand may follow."""
    table: str = ann.table([ME, OPEN])["id"]
    bob.at(table, "join", {})
    view = ann.view(table)
    for move in ("exchange 1", "draw 1"):
        view = ann.at(table, "moves", sent(view, move))
    legal = view["decision"]["legal"]
    hand = view["observation"]["players"][0]["hand"]
    assert {move["details"]["fields"]["card"] for move in legal} == set(hand)
    for move in legal:
        card = move["details"]["fields"]["card"]
        left = {name for name, count in hand.items() if count > (name == card)}
        assert {one["details"]["fields"]["card"] for one in move["leads"]} == left
    last = legal[-1]
    after = ann.at(table, "moves", sent(view, last["code"], last["leads"][0]["code"]))
    assert after["step"] == view["step"] + 2
