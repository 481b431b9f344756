"""Taking moves back: alone up to the barrier, further by consent."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from tests.server.client import JSON, ME, OPEN, Client, Refusal, bot
from tests.server.players import Stored
from tests.server.process import ServerProcess
from tests.server.test_accounts import refused
from trailboss.game import replay


def two(ann: Client, bob: Client) -> str:
    table: str = ann.table([ME, OPEN])["id"]
    bob.at(table, "join", {})
    return table


def at_seat(view: JSON) -> JSON:
    return {"seat": view["viewer"], "step": view["step"]}


def play_on(client: Client, table: str, view: JSON, final: bool) -> JSON:
    """The first move that can (or cannot) be taken back afterwards."""
    legal = view["decision"]["legal"]
    choice = next(at for at, move in enumerate(legal) if move["final"] is final)
    return client.move(table, view, choice)


def test_a_move_that_reveals_nothing_is_taken_back(ann: Client, bob: Client) -> None:
    table = two(ann, bob)
    before = ann.view(table)
    assert (before["can_undo"], before["undo_reason"]) == (
        False,
        "there is no move of yours to take back",
    )
    after = play_on(ann, table, before, final=False)
    assert after["can_undo"] is True
    undone = ann.at(table, "undo", at_seat(after))
    assert undone["observation"] == before["observation"]
    assert undone["decision"] == before["decision"]
    assert undone["step"] == 0
    kinds = [(entry["kind"], entry["step"]) for entry in bob.log(table)[-2:]]
    assert kinds == [("move", 1), ("undo", 0)]
    again = play_on(ann, table, undone, final=False)  # and the game goes on
    assert again["observation"] == after["observation"]


def test_final_says_exactly_what_cannot_be_taken_back(ann: Client, bob: Client) -> None:
    table = two(ann, bob)
    clients = (ann, bob)
    seen = set()
    for _ in range(60):
        seat = ann.view(table)["decision"]["seat"]
        view = clients[seat].view(table)
        choice = view["step"] % len(view["decision"]["legal"])
        final = view["decision"]["legal"][choice]["final"]
        after = clients[seat].move(table, view, choice)
        assert after["can_undo"] is not final
        seen.add(final)
    assert seen == {True, False}


def test_the_others_cannot_undo(ann: Client, bob: Client) -> None:
    table = two(ann, bob)
    after = play_on(ann, table, ann.view(table), final=False)
    with refused(409, "cannot-undo"):
        bob.at(table, "undo", {"seat": 1, "step": 1})
    with refused(403, "not-your-seat"):
        bob.at(table, "undo", {"seat": 0, "step": 1})
    assert ann.view(table)["step"] == after["step"]


def test_reset_turn_goes_back_to_its_beginning(ann: Client, bob: Client) -> None:
    table = two(ann, bob)
    first = ann.view(table)
    view = play_on(ann, table, first, final=False)
    while view["step"] < 4 and any(not move["final"] for move in view["decision"]["legal"]):
        view = play_on(ann, table, view, final=False)
    assert view["step"] > 1
    back = ann.at(table, "reset-turn", at_seat(view))
    assert back["step"] == 0
    assert back["observation"] == first["observation"]


def answer(seat: int, to: int, agree: bool = True) -> JSON:
    return {"seat": seat, "to": to, "agree": agree}


def beyond_the_barrier(ann: Client, table: str) -> JSON:
    """Ann plays until she cannot go back alone."""
    view = ann.view(table)
    while view["decision"]["seat"] == 0:
        view = ann.move(table, view)
    with refused(409, "cannot-undo"):
        ann.at(table, "undo", at_seat(view))
    return view


def test_consent_of_all_others(ann: Client, bob: Client, server: ServerProcess) -> None:
    cleo = Client(server.url)
    table = ann.table([ME, OPEN, OPEN])["id"]
    bob.at(table, "join", {"seat": 1})
    cleo.at(table, "join", {"seat": 2})
    view = beyond_the_barrier(ann, table)
    last = view["step"] - 1
    with refused(409, "nothing-asked"):
        bob.at(table, "undo-answer", answer(1, last))
    asked = ann.at(table, "undo-request", at_seat(view))
    assert asked["undo_request"] == {"seat": 0, "step": last, "agreed": [], "waiting": [1, 2]}
    with refused(409, "already-asked"):
        ann.at(table, "undo-request", at_seat(view))
    with pytest.raises(Refusal):
        ann.at(table, "undo-answer", answer(0, last))
    half = bob.at(table, "undo-answer", answer(1, last))
    assert half["undo_request"]["waiting"] == [2]
    assert half["step"] == view["step"]
    done = cleo.at(table, "undo-answer", answer(2, last))
    assert done["undo_request"] is None
    assert done["step"] == last
    assert ann.view(table)["decision"]["mine"] is True
    tail = [(entry["kind"], entry.get("seat")) for entry in ann.log(table)[-4:]]
    assert tail == [("undo-request", 0), ("undo-answer", 1), ("undo-answer", 2), ("undo", 0)]


def test_only_what_was_asked_is_agreed_to(ann: Client, bob: Client) -> None:
    """Ann takes her request back and asks for more while Bob makes up his mind."""
    table = two(ann, bob)
    view = beyond_the_barrier(ann, table)
    last = view["step"] - 1
    ann.at(table, "undo-request", at_seat(view))
    ann.at(table, "undo-answer", answer(0, last, agree=False))
    ann.at(table, "undo-request", {**at_seat(view), "to": 0})
    with refused(409, "other-request"):
        bob.at(table, "undo-answer", answer(1, last))
    now = bob.view(table)
    assert (now["step"], now["undo_request"]["agreed"]) == (view["step"], [])
    assert bob.at(table, "undo-answer", answer(1, 0))["step"] == 0


def test_who_has_left_asks_for_nothing(ann: Client, bob: Client) -> None:
    table = two(ann, bob)
    view = beyond_the_barrier(ann, table)
    ann.at(table, "leave", {})
    with refused(409, "absent"):
        ann.at(table, "undo-request", at_seat(view))


def test_one_who_disagrees_is_enough(ann: Client, bob: Client) -> None:
    table = two(ann, bob)
    view = beyond_the_barrier(ann, table)
    ann.at(table, "undo-request", at_seat(view))
    after = bob.at(table, "undo-answer", answer(1, view["step"] - 1, agree=False))
    assert after["undo_request"] is None
    assert after["step"] == view["step"]


def test_a_request_lapses_when_the_game_goes_on(ann: Client, bob: Client) -> None:
    table = two(ann, bob)
    view = beyond_the_barrier(ann, table)
    ann.at(table, "undo-request", at_seat(view))
    assert bob.move(table, bob.view(table))["undo_request"] is None
    with refused(409, "nothing-asked"):
        bob.at(table, "undo-answer", answer(1, view["step"] - 1))


def test_with_bots_only_nobody_has_to_be_asked(ann: Client) -> None:
    table = ann.table([ME, bot()], seed=4)["id"]
    view = ann.view(table)
    while view["decision"]["seat"] == 0:
        view = ann.move(table, view)
    view = ann.my_turn(table, 0)
    with refused(409, "cannot-undo"):
        ann.at(table, "undo", at_seat(view))
    back = ann.at(table, "undo-request", at_seat(view))
    assert back["decision"]["mine"] is True
    assert back["step"] < view["step"] - 1  # behind all moves of the bot
    with refused(409, "nothing-to-undo"):
        ann.at(table, "undo-request", {**at_seat(back), "to": back["step"]})


def test_a_solo_game_goes_back_to_its_beginning(ann: Client) -> None:
    table = ann.table([ME], seed=4)["id"]
    first = view = ann.view(table)
    for _ in range(12):
        view = ann.move(table, view)
        assert all(not move["final"] for move in view["decision"]["legal"])
    while view["step"]:
        assert view["can_undo"] is True
        view = ann.at(table, "undo", at_seat(view))
    assert view["observation"] == first["observation"]
    with refused(409, "cannot-undo"):
        ann.at(table, "undo", at_seat(view))


def test_why_a_move_is_not_possible(ann: Client, bob: Client) -> None:
    table = two(ann, bob)
    why = ann.get(f"/api/tables/{table}/why", seat=0, move="place herder on B")
    assert why == {"possible": True, "reason": None, "say": None}
    why = ann.get(f"/api/tables/{table}/why", seat=0, move="done")
    assert why["possible"] is False
    assert why["reason"]
    name = ann.me["name"]
    why = bob.get(f"/api/tables/{table}/why", seat=1, move="done")
    assert why == {
        "possible": False,
        "reason": f"It is {name}'s turn",
        "say": {"say": "refused-turn", "args": {"seat": 0, "name": name}},
    }
    with refused(400, "invalid-move"):
        ann.get(f"/api/tables/{table}/why", seat=0, move="castle")
    with refused(400, "illegal-move"):
        ann.at(table, "moves", {"seat": 0, "step": 0, "move": "done"})


def until_bob_has_decided(ann: Client, bob: Client, table: str, moves: int) -> JSON:
    """Both play on; the view of Ann, whose turn it is."""
    clients = (ann, bob)
    made = 0
    while True:
        view = ann.view(table)
        seat = view["decision"]["seat"]
        if seat == 0 and made >= moves:
            return view
        view = clients[seat].view(table)
        choice = view["step"] % len(view["decision"]["legal"])
        clients[seat].move(table, view, choice)
        made += 1


def test_nothing_of_an_absent_person_is_undone_without_them(ann: Client, bob: Client) -> None:
    table = two(ann, bob)
    view = until_bob_has_decided(ann, bob, table, 20)
    bob.at(table, "leave", {})
    asked = ann.at(table, "undo-request", {**at_seat(view), "to": 0})
    assert asked["step"] == view["step"]
    assert asked["undo_request"] == {"seat": 0, "step": 0, "agreed": [], "waiting": [1]}
    assert bob.at(table, "undo-answer", answer(1, 0))["step"] == 0  # away, and asked all the same


def test_what_is_played_for_the_absent_is_not_undone_behind_their_back(
    ann: Client, bob: Client
) -> None:
    table = two(ann, bob)
    view = until_bob_has_decided(ann, bob, table, 4)
    bob.at(table, "leave", {})
    mine = view["step"]
    while view["decision"]["seat"] == 0 or view["step"] == mine:
        view = ann.move(table, view)
    view = ann.my_turn(table, 0)  # all of Bob's turn was made by default
    asked = ann.at(table, "undo-request", {**at_seat(view), "to": mine})
    assert asked["undo_request"]["waiting"] == [1]


def test_decisions_of_who_resigned_stand(ann: Client, bob: Client, server: ServerProcess) -> None:
    cleo = Client(server.url)
    table = ann.table([ME, OPEN, OPEN])["id"]
    bob.at(table, "join", {"seat": 1})
    cleo.at(table, "join", {"seat": 2})
    clients = (ann, bob, cleo)
    before = {}
    while True:
        view = ann.view(table)
        seat = view["decision"]["seat"]
        if seat == 0 and view["step"] > 20:
            break
        before[seat] = view["step"]
        clients[seat].move(table, clients[seat].view(table))
    bob.at(table, "resign", {"seat": 1})
    asked = ann.at(table, "undo-request", {**at_seat(view), "to": 0})
    assert asked["undo_request"]["waiting"] == [1, 2]
    ann.at(table, "undo-answer", answer(0, 0, agree=False))
    view = ann.move(table, view)
    asked = ann.at(table, "undo-request", {**at_seat(view), "to": view["step"] - 1})
    assert asked["undo_request"]["waiting"] == [2]  # nothing of Bob's would be undone


def drawn(client: Client, table: str) -> list[JSON]:
    """What the events of all moves that stand tell."""
    found: list[JSON] = []
    for entry in client.log(table, seat=0):
        if entry["kind"] == "move":
            found.append({"move": entry["move"], "events": entry["events"]})
        elif entry["kind"] == "undo":
            del found[entry["step"] :]
    return found


def test_what_was_seen_is_drawn_anew(ann: Client, server: ServerProcess) -> None:
    """A game alone is taken back to its beginning and played again with the same moves as far as
    they go: other things come up, the record is exact, and a restart finds the same game."""
    table = ann.table([ME], seed=11)["id"]
    courses = []
    for _ in range(2):
        view = ann.view(table)
        while view["step"] < 60:
            legal = view["decision"]["legal"]
            view = ann.move(table, view, len(legal) // 2)
        courses.append(drawn(ann, table))
        text = ann.get(f"/api/tables/{table}/record")["record"]
        assert replay(text).observe(0) == view["observation"]
        ann.at(table, "undo-request", {**at_seat(view), "to": 0})
    assert courses[0] != courses[1]


def test_what_nobody_saw_is_not_drawn_anew(ann: Client, bob: Client, server: ServerProcess) -> None:
    """Who takes back what revealed nothing cannot try the draws one after another."""
    table = ann.table([ME, bot()], seed=4)["id"]
    stored = header_of(server, table)
    after = play_on(ann, table, ann.view(table), final=False)
    ann.at(table, "undo", at_seat(after))
    assert header_of(server, table) == stored


def test_the_same_moves_after_an_undo_are_another_game_to_bots(ann: Client) -> None:
    """The processes bots think in must not take the new game for the one they remember."""
    table = ann.table([ME, bot("heuristic")], seed=4)["id"]
    for _ in range(3):
        view = ann.my_turn(table, 0)
        start = view["step"]
        while view["step"] < start + 40 and view["status"] == "playing":
            view = ann.my_turn(table, 0)
            view = ann.move(table, view)
        view = ann.my_turn(table, 0)
        ann.at(table, "undo-request", {**at_seat(view), "to": start})
    text = ann.get(f"/api/tables/{table}/record")["record"]
    assert replay(text).observe(0) == ann.view(table)["observation"]
    made = [entry["by"] for entry in ann.log(table) if entry["kind"] == "move"]
    assert set(made) == {"person", "bot"}  # no bot failed


def header_of(server: ServerProcess, table: str) -> str:
    """The chance of a table, as it is stored."""
    found = Stored(server.database).headers[table]
    return str(found["chance"])


def test_a_restart_finds_the_game_that_was_drawn_anew(database_url: str, tmp_path: Path) -> None:
    """Undos of before must not change what is known of the draws after them."""
    server = ServerProcess(tmp_path, database=database_url).start()
    ann = Client(server.url)
    table = ann.table([ME], seed=11)["id"]

    def play(to: int) -> JSON:
        view = ann.view(table)
        while view["step"] < to:
            view = ann.move(table, view, len(view["decision"]["legal"]) // 2)
        return view

    for far, back in ((30, 5), (60, 40), (50, 45)):
        ann.at(table, "undo-request", {**at_seat(play(far)), "to": back})
    view = play(70)
    assert server.stop() == 0
    server.start()
    ann.http.base_url = httpx.URL(server.url)
    assert {**ann.view(table), "now": 0} == {**view, "now": 0}
    text = ann.get(f"/api/tables/{table}/record")["record"]
    assert replay(text).observe(0) == view["observation"]
    assert server.stop() == 0
