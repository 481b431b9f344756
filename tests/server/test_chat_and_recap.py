"""What happened: the log, chat, the recap since one's last turn."""

from __future__ import annotations

from tests.server.client import JSON, ME, OPEN, Client, bot, hotseat
from tests.server.test_accounts import refused


def test_chat_is_part_of_the_log(ann: Client, bob: Client) -> None:
    table = ann.table([ME, OPEN], start=False)["id"]
    with refused(403, "not-seated"):
        bob.at(table, "chat", {"text": "let me in"})
    bob.at(table, "join", {})
    bob.at(table, "chat", {"text": "hello <b>all</b>"})
    said = ann.log(table)[-1]
    assert (said["kind"], said["seat"], said["text"]) == ("chat", 1, "hello <b>all</b>")
    assert said["data"] == {"name": bob.me["name"], "user": bob.me["id"]}
    with refused(400, "invalid-request"):
        bob.at(table, "chat", {"text": ""})
    with refused(400, "invalid-request"):
        bob.at(table, "chat", {"text": "x" * 1001})


def test_the_log_comes_in_pages(ann: Client) -> None:
    table = ann.table([ME, hotseat("Cleo")])["id"]
    for number in range(7):
        ann.at(table, "chat", {"text": str(number)})
    first = ann.get(f"/api/tables/{table}/log", limit=4)
    assert [entry["seq"] for entry in first["entries"]] == [1, 2, 3, 4]
    assert (first["more"], first["seq"]) == (True, 9)
    rest = ann.get(f"/api/tables/{table}/log", after=4)
    assert [entry["seq"] for entry in rest["entries"]] == [5, 6, 7, 8, 9]
    assert rest["more"] is False


def test_the_recap_is_what_the_others_did(ann: Client) -> None:
    table = ann.table([ME, bot(), bot()], seed=6)["id"]
    view = ann.my_turn(table, 0)
    everything = ann.get(f"/api/tables/{table}/recap", seat=0)["entries"]
    assert everything[0]["kind"] == "create"  # no turn of mine yet: all there was
    while view["decision"]["seat"] == 0:
        view = ann.move(table, view)
    view = ann.my_turn(table, 0)
    recap = ann.get(f"/api/tables/{table}/recap", seat=0)["entries"]
    moves = [entry for entry in recap if entry["kind"] == "move"]
    assert {entry["seat"] for entry in moves} == {1, 2}
    assert moves[-1]["step"] == view["step"]
    ann.move(table, view)  # in the middle of my turn the recap is still about the others
    again = ann.get(f"/api/tables/{table}/recap", seat=0)["entries"]
    assert again[: len(recap)] == recap


def test_events_speak_of_people_and_places(ann: Client) -> None:
    table = ann.table([ME, bot()], seed=6)["id"]
    ann.at(table, "moves", {"seat": 0, "step": 0, "move": "place herder on B"})
    move = next(entry for entry in ann.log(table) if entry["kind"] == "move")
    assert move["move"] == "place herder on B"
    assert move["text"] == "Place your herder on building B"
    placed = next(event for event in move["events"] if event["kind"] == "placed")
    assert placed["fields"] == {"space": "B"}
    assert placed["text"] == f"{ann.me['name']} places the herder on B"
    view = ann.my_turn(table, 0)
    while not any(entry["kind"] == "moved" for entry in events_of(ann, table)):
        view = ann.move(table, view, -1)
        view = ann.my_turn(table, 0)
    moved = next(event for event in events_of(ann, table) if event["kind"] == "moved")
    assert moved["fields"]["path"][-1] == moved["fields"]["to"]


def events_of(client: Client, table: str) -> list[JSON]:
    return [event for entry in client.log(table) for event in entry.get("events", ())]
