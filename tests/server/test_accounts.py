"""Guests, accounts, sessions and tokens."""

from __future__ import annotations

import httpx
import pytest

from tests.server.client import ME, OPEN, Client, Refusal
from tests.server.process import ServerProcess
from trailboss.core.message import say
from trailboss.words import languages, strict

PASSWORD = "correct horse battery"


def refused(status: int, error: str) -> pytest.RaisesExc[Refusal]:
    return pytest.raises(
        Refusal, check=lambda caught: (caught.status, caught.error) == (status, error)
    )


def account(client: Client, name: str) -> None:
    client.post("/api/accounts", {"name": name, "password": PASSWORD})


@pytest.mark.parametrize("language", languages())
def test_a_guest_is_named_in_the_language_asked_for(server: ServerProcess, language: str) -> None:
    me = httpx.get(server.url + "/api/me", params={"language": language}).json()
    number = int("".join(sign for sign in me["name"] if sign.isdecimal()))
    assert me["name"] == strict(say("server-guest", number=number), language)


def test_a_first_visit_makes_a_guest(server: ServerProcess) -> None:
    answer = httpx.get(server.url + "/api/me")
    me = answer.json()
    assert me["guest"] is True
    assert me["name"].startswith("Guest ")
    cookie = next(
        text
        for text in answer.headers.get_list("set-cookie")
        if text.startswith("trailboss_session=")
    )
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    again = httpx.get(server.url + "/api/me", cookies=dict(answer.cookies))
    assert again.json() == me
    assert not any("trailboss_session" in text for text in again.headers.get_list("set-cookie"))


def test_an_account_keeps_the_guest_s_games(ann: Client, server: ServerProcess) -> None:
    table = ann.table([ME])["id"]
    guest = ann.me["id"]
    account(ann, "Ann Keeper")
    me = ann.get("/api/me")
    assert (me["id"], me["name"], me["guest"]) == (guest, "Ann Keeper", False)
    elsewhere = Client(server.url)
    elsewhere.post("/api/sessions", {"name": "ANN keeper", "password": PASSWORD})
    assert elsewhere.get("/api/me")["id"] == guest
    assert [found["id"] for found in elsewhere.get("/api/tables")["mine"]] == [table]


def test_logging_in_brings_the_guest_s_games_along(ann: Client, server: ServerProcess) -> None:
    account(ann, "Traveller")
    old = ann.table([ME])["id"]
    guest = Client(server.url)
    new = guest.table([ME], seed=5)["id"]
    view = guest.move(new, guest.view(new))
    guest.post("/api/sessions", {"name": "Traveller", "password": PASSWORD})
    assert guest.get("/api/me")["id"] == ann.me["id"]
    assert {found["id"] for found in guest.get("/api/tables")["mine"]} == {old, new}
    assert guest.get(f"/api/tables/{new}")["seats"][0]["name"] == "Traveller"
    assert ann.move(new, view)["step"] == 2  # it is the same account, so the same games


def test_a_seat_kept_for_the_guest_is_kept_for_the_account(
    ann: Client, bob: Client, server: ServerProcess
) -> None:
    account(ann, "Regular")
    guest, cleo = Client(server.url), Client(server.url)
    table = guest.table([ME, OPEN, OPEN])["id"]
    for client in (bob, cleo):
        client.at(table, "join", {})
    for client in (guest, bob, cleo):
        client.at(table, "leave", {})
    again = guest.at(table, "rematch")["id"]
    bob.at(table, "rematch")
    guest.post("/api/sessions", {"name": "Regular", "password": PASSWORD})
    guest.at(again, "leave", {})
    seats = guest.at(table, "rematch")["seats"]
    assert [seat["mine"] for seat in seats] == [False, False, True]
    assert seats[2]["name"] == "Regular"


def test_names_are_taken_whatever_their_case(ann: Client, bob: Client) -> None:
    account(ann, "Somebody")
    with refused(409, "name-taken"):
        account(bob, "SOMEBODY")
    assert bob.get("/api/me")["guest"] is True


def test_an_account_cannot_become_another_one(ann: Client) -> None:
    account(ann, "Only Once")
    with refused(409, "has-account"):
        account(ann, "Twice")


@pytest.mark.parametrize(
    ("name", "password", "part"),
    [
        ("x", PASSWORD, "name"),
        ("two  spaces", PASSWORD, "name"),
        ("fine", "short", "password"),
    ],
)
def test_bad_names_and_passwords(ann: Client, name: str, password: str, part: str) -> None:
    with pytest.raises(Refusal) as caught:
        ann.post("/api/accounts", {"name": name, "password": password})
    assert caught.value.status == 400
    assert part in caught.value.body["detail"]


def test_a_wrong_password_and_an_unknown_name_get_the_same_answer(ann: Client, bob: Client) -> None:
    account(ann, "Known Name")
    answers = []
    for name in ("Known Name", "Unknown Name"):
        with pytest.raises(Refusal) as caught:
            bob.post("/api/sessions", {"name": name, "password": "wrong password"})
        answers.append((caught.value.status, caught.value.body))
    assert answers[0] == answers[1]
    assert answers[0][0] == 401


def test_log_out_ends_the_session(ann: Client) -> None:
    before = dict(ann.http.cookies)
    ann.ask("DELETE", "/api/sessions/current")
    answer = httpx.get(ann.url + "/api/me/tokens", cookies=before)
    assert answer.status_code == 401


def test_a_new_password_ends_the_other_sessions(ann: Client, server: ServerProcess) -> None:
    account(ann, "Careful")
    other = Client(server.url)
    other.post("/api/sessions", {"name": "Careful", "password": PASSWORD})
    change = {"password": "another password", "old_password": "not it"}
    with refused(403, "wrong-password"):
        ann.ask("PATCH", "/api/me", json=change)
    ann.ask("PATCH", "/api/me", json={**change, "old_password": PASSWORD})
    assert ann.get("/api/me")["id"] == ann.me["id"]
    assert other.get("/api/me")["id"] != ann.me["id"]  # a new guest


def test_preferences_are_kept(ann: Client) -> None:
    ann.ask("PATCH", "/api/me", json={"preferences": {"language": "de"}, "name": " Ann  B "})
    me = ann.get("/api/me")
    assert me["preferences"] == {"language": "de"}
    assert me["name"] == "Ann B"


def test_changes_need_the_csrf_header(ann: Client) -> None:
    answer = ann.http.post("/api/tables", json={"game": "el-paso", "seats": [ME]})
    assert answer.status_code == 403
    assert answer.json()["error"] == "forbidden"
    assert "CSRF" in answer.json()["detail"]
    assert ann.get("/api/tables")["mine"] == []


def test_a_token_acts_for_its_user(ann: Client, server: ServerProcess) -> None:
    fresh = ann.post("/api/me/tokens", {"name": "my bot"})
    program = Client(server.url, token=fresh["secret"])
    assert program.me["id"] == ann.me["id"]
    table = program.table([ME], seed=5)["id"]
    assert program.move(table, program.view(table))["step"] == 1
    with program.live(table) as live:
        assert live.next()["type"] == "table"
    assert [token["name"] for token in ann.get("/api/me/tokens")] == ["my bot"]
    assert "secret" not in ann.get("/api/me/tokens")[0]
    ann.ask("DELETE", f"/api/me/tokens/{fresh['id']}")
    with refused(401, "bad-token"):
        program.get("/api/me")


def test_secrets_are_stored_hashed_and_never_logged(ann: Client, server: ServerProcess) -> None:
    account(ann, "Secretive")
    token = ann.post("/api/me/tokens", {"name": "t"})["secret"]
    session = ann.http.cookies["trailboss_session"]
    everything = server.stored()
    for secret in (token, session, PASSWORD):
        assert secret not in everything
        assert secret not in server.log.read_text()
    assert "$argon2id$" in everything


def test_nobody_can_do_anything_without_a_session(server: ServerProcess, ann: Client) -> None:
    table = ann.table([ME, OPEN], public=True)["id"]
    stranger = httpx.Client(base_url=server.url)
    stranger.get("/api/games")  # sets the CSRF cookie, makes no guest
    assert set(stranger.cookies) == {"csrftoken"}
    headers = {"x-csrftoken": stranger.cookies["csrftoken"]}
    for path, body in ((f"/api/tables/{table}/join", {}), ("/api/me/tokens", {"name": "x"})):
        answer = stranger.post(path, json=body, headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (401, "not-logged-in")
