"""The live connection: nothing missed, nothing twice."""

from __future__ import annotations

from websockets.sync.client import connect

from tests.server.client import JSON, ME, OPEN, Client, Live, bot, hotseat
from tests.server.process import ServerProcess


def entries(messages: list[JSON]) -> list[JSON]:
    return [message["entry"] for message in messages if message["type"] == "entry"]


def is_view(step: int) -> object:
    return lambda message: message["type"] == "view" and message["view"]["step"] >= step


def two(ann: Client, bob: Client) -> str:
    table: str = ann.table([ME, OPEN])["id"]
    bob.at(table, "join", {})
    return table


def test_moves_go_in_and_come_out_to_everybody(ann: Client, bob: Client) -> None:
    table = two(ann, bob)
    with ann.live(table) as a, bob.live(table) as b:
        view = a.until(is_view(0))[-1]["view"]
        b.until(is_view(0))
        move = view["decision"]["legal"][0]["move"]
        a.send(type="move", id=7, seat=0, step=0, move=move)
        heard = a.until(lambda message: message["type"] == "answer")
        assert heard[-1]["id"] == 7
        seq = heard[-1]["seq"]
        seen = b.until(is_view(1))
        assert [(entry["seq"], entry["move"]) for entry in entries(seen)] == [(seq, move)]
        assert seen[-1]["seq"] == seq
        # What a move means to its player is told to that player only.
        assert "text" not in entries(seen)[0]
        if not any(message["type"] == "view" for message in heard):
            heard += a.until(is_view(1))
        assert entries(heard)[0]["text"]


def test_a_lost_connection_goes_on_where_it_was(ann: Client, bob: Client) -> None:
    table = two(ann, bob)
    with bob.live(table, after=0) as live:
        first = entries(live.until(is_view(0)))
    for _ in range(3):
        client = (ann, bob)[ann.view(table)["decision"]["seat"]]
        client.move(table, client.view(table))
    ann.at(table, "chat", {"text": "are you there?"})
    with bob.live(table, after=first[-1]["seq"]) as live:
        missed = entries(live.until(is_view(3)))
        ann.at(table, "chat", {"text": "hello"})
        later = entries(live.until(lambda message: message["type"] == "entry"))
    assert missed[-1]["text"] == "are you there?"
    assert later[-1]["text"] == "hello"
    whole = first + missed + later
    assert [entry["seq"] for entry in whole] == list(range(1, len(whole) + 1))
    assert whole == bob.log(table)


def test_without_after_only_news(ann: Client) -> None:
    table = ann.table([ME], seed=3)["id"]
    view = ann.move(table, ann.view(table))
    with ann.live(table) as live:
        first = live.until(is_view(1))
        assert entries(first) == []
        ann.move(table, view)
        assert [entry["step"] for entry in entries(live.until(is_view(2)))] == [2]


def test_bots_are_heard_move_by_move(ann: Client) -> None:
    table = ann.table([ME, bot("heuristic"), bot()], seed=3)["id"]
    with ann.live(table, after=0) as live:
        view = live.until(is_view(0))[-1]["view"]
        heard: list[JSON] = []
        while len(heard) < 60:
            if view["decision"]["mine"]:
                move = view["decision"]["legal"][0]["code"]
                live.send(type="move", seat=0, step=view["step"], move=move)
            messages = live.until(lambda message: message["type"] == "view")
            heard += entries(messages)
            view = messages[-1]["view"]
    assert [entry["seq"] for entry in heard] == list(range(heard[0]["seq"], heard[-1]["seq"] + 1))
    assert {entry["by"] for entry in heard} == {"person", "bot"}


def refusal(live: Live) -> JSON:
    return live.until(lambda message: message["type"] == "error")[-1]


def test_messages_that_make_no_sense(ann: Client) -> None:
    table = ann.table([ME], seed=3)["id"]
    with ann.live(table) as live:
        for text in ("{", "[]", '{"type":"dance"}', '{"type":"move","id":1}', "x" * 5000, "null"):
            live.socket.send(text)
            assert refusal(live)["error"] == "invalid-message"
        live.send(type="move", id=1, seat=0, step=9, move="done")
        assert {**refusal(live), "detail": ""} == {
            "type": "error",
            "id": 1,
            "status": 409,
            "error": "stale-step",
            "detail": "",
            "say": {"say": "refused-step", "args": {"now": 0, "given": 9}},
            "step": 0,
        }
        live.send(type="move", id=2, seat=0, step=0, move="castle")
        assert (found := refusal(live))["error"] == "invalid-move"
        assert found["id"] == 2
        live.send(type="move", id=3, seat=1, step=0, move="done")
        assert refusal(live)["error"] == "no-such-seat"
        live.send(type="ping", id=4)
        assert live.until(lambda message: message["type"] == "answer")[-1]["id"] == 4
    assert ann.view(table)["step"] == 0


def test_repeated_moves_are_made_once(ann: Client) -> None:
    table = ann.table([ME], seed=3)["id"]
    move = ann.view(table)["decision"]["legal"][0]["code"]
    with ann.live(table) as live:
        for number in range(5):
            live.send(type="move", id=number, seat=0, step=0, move=move)
        answers: list[object] = []
        while len(answers) < 5:
            message = live.next()
            if message["type"] in ("answer", "error"):
                answers.append((message["id"], message["type"], message.get("error")))
    assert answers == [
        (0, "answer", None),
        *((number, "error", "stale-step") for number in range(1, 5)),
    ]
    assert ann.view(table)["step"] == 1


def test_presence(ann: Client, bob: Client) -> None:
    table = two(ann, bob)

    def here(*users: Client) -> object:
        wanted = sorted(user.me["id"] for user in users)
        return lambda message: message["type"] == "presence" and message["users"] == wanted

    with ann.live(table) as live:
        live.until(here(ann))
        with bob.live(table):
            live.until(here(ann, bob))
            assert [seat["connected"] for seat in ann.view(table)["seats"]] == [True, True]
        live.until(here(ann))
    assert [seat["connected"] for seat in ann.get(f"/api/tables/{table}")["seats"]][1] is False


def test_the_curtain(ann: Client) -> None:
    """One screen, two people: the view follows the seat that is asked for."""
    table = ann.table([ME, hotseat("Cleo")], seed=2)["id"]
    with ann.live(table) as live:
        view = live.until(is_view(0))[-1]["view"]
        assert view["viewer"] is None
        for seat in (0, 1, None):
            live.send(type="seat", id=1, seat=seat)
            view = live.until(
                lambda message: message["type"] == "view" and message["view"]["viewer"] == seat  # noqa: B023
            )[-1]["view"]
            hands = ["hand" in player for player in view["observation"]["players"]]
            assert hands == [seat == 0, seat == 1]


def test_people_are_told_before_the_start(ann: Client, bob: Client) -> None:
    table = ann.table([ME, OPEN], start=False)["id"]
    with ann.live(table) as live:
        assert live.until(lambda message: message["type"] == "table")[-1]["table"]["step"] == 0
        bob.at(table, "join", {})
        joined = live.until(lambda message: message["type"] == "table")
        assert [entry["kind"] for entry in entries(joined)] == ["join"]
        assert joined[-1]["table"]["seats"][1]["user"] == bob.me["id"]
        ann.at(table, "start")
        started = live.until(is_view(0))
        assert [entry["kind"] for entry in entries(started)] == ["start"]


def closed(client: Client, table: str, **how: int) -> tuple[str, int]:
    """Why a connection was refused: the error, and the code of the close."""
    with client.live(table, **how) as live:
        return refusal(live)["error"], live.closed()


def test_who_may_not_listen(ann: Client, bob: Client) -> None:
    table = ann.table([ME, bot()])["id"]
    assert closed(bob, table) == ("not-public", 4403)
    assert closed(ann, "nonsense") == ("not-found", 4404)
    assert closed(ann, table, seat=1) == ("not-your-seat", 4403)
    public = ann.table([ME, bot()], public=True)["id"]
    with bob.live(public) as live:
        view = live.until(is_view(0))[-1]["view"]
        assert view["viewer"] is None
        live.send(type="chat", id=1, text="may I?")
        assert refusal(live)["error"] == "not-seated"
        ann.ask("PATCH", f"/api/tables/{public}", json={"public": False})
        assert refusal(live)["error"] == "not-public"  # and is shown out


def test_another_site_cannot_listen_in_my_name(ann: Client, server: ServerProcess) -> None:
    table = ann.table([ME])["id"]
    url = f"{server.url.replace('http', 'ws')}/api/tables/{table}/live"
    cookie = f"trailboss_session={ann.http.cookies['trailboss_session']}"
    with connect(
        url, additional_headers={"cookie": cookie, "origin": "https://evil.example"}
    ) as socket:
        assert refusal(Live(socket))["error"] == "other-origin"
    with connect(url, additional_headers={"cookie": cookie, "origin": server.url}) as socket:
        assert Live(socket).next()["type"] == "table"
