"""Tables and who sits at them: creating, joining, leaving, inviting, starting, the lobby."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.client import INVITED, JSON, ME, OPEN, Client, Refusal, bot, hotseat
from tests.server.process import ServerProcess
from tests.server.test_accounts import refused
from trailboss.words import languages


def seats(table: JSON) -> list[tuple[str, str]]:
    return [(seat["kind"], seat["name"]) for seat in table["seats"]]


def test_games_and_their_options(ann: Client) -> None:
    found = ann.get("/api/games")
    games = {game["game"]: game for game in found["games"]}
    assert set(games) == {"first-edition", "second-edition", "el-paso"}
    assert games["second-edition"]["players"] == [1, 2, 3, 4]
    assert games["second-edition"]["automa"] == "Sam"
    assert games["first-edition"]["automa"] is None
    options = {option["name"]: option["values"] for option in games["el-paso"]["options"]}
    assert options["difficulty"] == [0, 1, 2, 3]
    names = [known["bot"] for known in found["bots"]]
    assert names[:5] == ["beginner", "easy", "medium", "strong", "champion"]
    assert "heuristic" in names
    assert "external" not in names


def test_rules_in_statements(ann: Client) -> None:
    page = ann.get("/api/games/el-paso/rules")[0]
    assert page["title"] == "Rules of El Paso"
    solo = next(chapter for chapter in page["chapters"] if chapter["id"] == "SO")
    assert solo["statements"][0]["id"] == "EP-SO-01"
    with refused(404, "not-found"):
        ann.get("/api/games/chess/rules")


@pytest.mark.parametrize("game", ["first-edition", "second-edition", "el-paso"])
def test_rules_in_german(ann: Client, game: str) -> None:
    english = ann.get(f"/api/games/{game}/rules")
    assert ann.get(f"/api/games/{game}/rules?language=en") == english
    german = ann.get(f"/api/games/{game}/rules?language=de")
    assert numbers(german) == numbers(english)
    assert german[0]["title"].startswith("Regeln ")
    first = german[0]["chapters"][0]["statements"][0]
    assert first["text"].startswith("Der Weg ")


def numbers(pages: list[dict[str, Any]]) -> list[tuple[str, str]]:
    return [
        (chapter["id"], statement["id"])
        for page in pages
        for chapter in page["chapters"]
        for statement in chapter["statements"]
    ]


def test_rules_in_a_language_there_is_not(ann: Client) -> None:
    for language in ("xx", "DE", "../de", ""):
        with refused(400, "invalid-request") as refusal:
            ann.get(f"/api/games/el-paso/rules?language={language}")
        assert "language" in refusal.value.body["detail"]
        assert " and ".join(languages()) in refusal.value.body["detail"]


def test_open_seat_is_joined_and_the_owner_starts(ann: Client, bob: Client) -> None:
    table = ann.table([ME, OPEN], start=False)["id"]
    with refused(409, "not-full"):
        ann.at(table, "start")
    joined = bob.at(table, "join", {})
    assert seats(joined) == [("person", ann.me["name"]), ("person", bob.me["name"])]
    assert joined["seats"][1]["mine"] is True
    with refused(403, "not-owner"):
        bob.at(table, "start")
    assert ann.at(table, "start")["status"] == "playing"
    with refused(409, "already-started"):
        ann.at(table, "start")
    assert [entry["kind"] for entry in ann.log(table)] == ["create", "join", "start"]


def test_a_full_table_starts_by_itself_if_it_shall(ann: Client, bob: Client) -> None:
    table = ann.table([ME, OPEN], start=True)
    assert table["status"] == "open"
    assert bob.at(table["id"], "join", {"name": "Bobby"})["status"] == "playing"
    assert ann.view(table["id"])["seats"][1]["name"] == "Bobby"


def test_an_invited_seat_needs_its_link(ann: Client, bob: Client, server: ServerProcess) -> None:
    made = ann.table([ME, INVITED, OPEN], start=False)
    table = made["id"]
    link = made["seats"][1]["invitation"]
    assert bob.get(f"/api/tables/{table}")["seats"][1]["invitation"] is None
    for asked in ({"seat": 1}, {"seat": 1, "invitation": "wrong"}):
        with refused(403, "invited"):
            bob.at(table, "join", asked)
    assert bob.at(table, "join", {"invitation": link})["seats"][1]["user"] == bob.me["id"]
    third = Client(server.url)
    assert third.at(table, "join", {})["seats"][2]["user"] == third.me["id"]
    late = Client(server.url)
    with refused(409, "taken"):
        late.at(table, "join", {})


def test_leaving_before_the_start(ann: Client, bob: Client) -> None:
    table = ann.table([ME, OPEN], start=False)["id"]
    bob.at(table, "join", {})
    with refused(409, "already-seated"):
        bob.at(table, "join", {})
    assert seats(bob.at(table, "leave", {}))[1] == ("open", "")
    bob.at(table, "join", {})
    left = ann.at(table, "leave", {})
    assert left["owner"] == bob.me["id"]  # the table goes to who is still there
    assert left["status"] == "open"
    assert bob.at(table, "leave", {})["status"] == "abandoned"


def test_the_lobby(ann: Client, bob: Client) -> None:
    public = ann.table([ME, OPEN], start=False, public=True, title="  Come   in ")["id"]
    private = ann.table([ME, OPEN], start=False)["id"]
    running = ann.table([ME, bot()], public=True)["id"]
    seen = bob.get("/api/tables")
    ids = {name: [table["id"] for table in seen[name]] for name in seen}
    assert public in ids["open"]
    assert running in ids["playing"]
    assert private not in ids["open"] + ids["playing"]
    assert ids["mine"] == []
    shown = next(table for table in seen["open"] if table["id"] == public)
    assert shown["title"] == "Come in"
    mine = [table["id"] for table in ann.get("/api/tables")["mine"]]
    assert mine == [running, private, public]
    assert [table["id"] for table in ann.get("/api/tables", limit=1)["mine"]] == [running]


def test_seats_can_be_drawn(ann: Client) -> None:
    orders = set()
    for _ in range(12):
        table = ann.table([ME, bot("random"), bot("heuristic")], shuffle=True)
        orders.add(tuple(kind for kind, _ in seats(table)))
        mine = [seat["seat"] for seat in table["seats"] if seat["mine"]]
        assert ann.view(table["id"])["me"] == mine
    assert len(orders) > 1


@pytest.mark.parametrize(
    ("change", "detail"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"seats": [ME] * 5}, "is for 1 to 4 players, not 5"),
        ({"players": 3}, "players is 3, but there are 2 seats"),
        ({"options": {"colour": "red"}}, "has no option 'colour'"),
        ({"options": {"neutral": "upside down"}}, "neutral is letters or random"),
        ({"seats": [ME, bot("chess")]}, "There is no bot 'chess' here"),
        ({"seats": [ME, bot("external:ls")]}, "There is no bot 'external' here"),
        ({"seats": [ME, bot("heuristic:style=wild")]}, "style is one of"),
        ({"seats": [ME, {"kind": "bot"}]}, "says which bot"),
        ({"seats": [ME, {"kind": "open", "bot": "random"}]}, "says which bot"),
        ({"seats": [bot(), bot()]}, "At least one seat has to be for a person"),
        ({"seats": [ME, OPEN], "seed": 5}, "A seed can only be chosen"),
        ({"seats": [ME, OPEN], "sandbox": True}, "In a sandbox"),
        ({"clock": {"kind": "live"}}, "A live clock needs seconds"),
        ({"clock": {"kind": "none", "seconds": 5}}, "neither seconds nor"),
        ({"absent": "nobody"}, "There is no bot 'nobody' here"),
        ({"surprise": 1}, "surprise"),
        ({"seats": []}, "seats"),
    ],
)
def test_tables_that_make_no_sense(ann: Client, change: JSON, detail: str) -> None:
    asked: dict[str, Any] = {"game": "second-edition", "seats": [ME, bot()], **change}
    with pytest.raises(Refusal) as caught:
        ann.post("/api/tables", asked)
    assert caught.value.status == 400
    assert detail in caught.value.body["detail"]
    assert ann.get("/api/tables")["mine"] == []


def test_rematch_rotates_the_seats(ann: Client, bob: Client, server: ServerProcess) -> None:
    table = ann.table([ME, OPEN, bot()])["id"]
    bob.at(table, "join", {})
    with refused(409, "still-playing"):
        ann.at(table, "rematch")
    ann.at(table, "leave", {})
    bob.at(table, "leave", {})
    again = ann.at(table, "rematch")
    assert [seat["kind"] for seat in again["seats"]] == ["invited", "bot", "person"]
    assert (again["origin"]["kind"], again["origin"]["table"]) == ("rematch", table)
    assert again["status"] == "open"
    assert ann.get(f"/api/tables/{table}")["rematch"] == again["id"]
    assert [found["id"] for found in bob.get("/api/tables")["mine"]] == [again["id"]]
    stranger = Client(server.url)
    with refused(403, "invited"):
        stranger.at(again["id"], "join", {})
    joined = bob.at(table, "rematch")
    assert joined["id"] == again["id"]
    assert joined["status"] == "playing"
    assert [seat["user"] for seat in joined["seats"]] == [bob.me["id"], None, ann.me["id"]]
    with refused(403, "not-seated"):
        stranger.at(table, "rematch")


def test_a_rematch_that_was_given_up_does_not_stand_in_the_way(ann: Client, bob: Client) -> None:
    table = ann.table([ME, OPEN])["id"]
    bob.at(table, "join", {})
    ann.at(table, "leave", {})
    bob.at(table, "leave", {})
    first = ann.at(table, "rematch")["id"]
    assert ann.at(first, "leave", {})["status"] == "abandoned"
    second = bob.at(table, "rematch")
    assert second["id"] != first
    assert second["status"] == "open"
    assert ann.get(f"/api/tables/{table}")["rematch"] == second["id"]
    joined = ann.at(table, "rematch")
    assert (joined["id"], joined["status"]) == (second["id"], "playing")
    # One that has been played, if only for a while, was the rematch.
    ann.at(second["id"], "leave", {})
    assert bob.at(second["id"], "leave", {})["status"] == "abandoned"
    assert ann.at(table, "rematch")["id"] == second["id"]


def test_whoever_leaves_a_rematch_can_come_back(
    ann: Client, bob: Client, server: ServerProcess
) -> None:
    """All seats wait for whom they were kept for, with their names, whoever made the table."""
    cleo = Client(server.url)
    table = ann.table([ME, hotseat("Dan"), OPEN, OPEN], public=True)["id"]
    bob.at(table, "join", {"name": "Bob"})
    cleo.at(table, "join", {"name": "Cleo"})
    for client in (ann, bob, cleo):
        client.at(table, "leave", {})
    name = ann.get(f"/api/tables/{table}")["seats"][0]["name"]
    again = ann.at(table, "rematch")["id"]
    full = [("hotseat", "Dan"), ("person", "Bob"), ("invited", "Cleo"), ("person", name)]
    assert seats(bob.at(table, "rematch")) == full
    left = bob.at(again, "leave", {})
    assert seats(left) == [full[0], ("invited", "Bob"), *full[2:]]
    assert seats(bob.at(again, "join", {})) == full
    left = ann.at(again, "leave", {})
    assert seats(left) == [("invited", "Dan"), full[1], full[2], ("invited", name)]
    with refused(403, "invited"):
        Client(server.url).at(again, "join", {})
    assert seats(ann.at(table, "rematch")) == full
    assert seats(cleo.at(table, "rematch")) == [*full[:2], ("person", "Cleo"), full[3]]


def test_hot_seat_shows_one_hand_at_a_time(ann: Client) -> None:
    table = ann.table([ME, hotseat("Cleo"), hotseat("Dan")], seed=2)["id"]
    public = ann.view(table)
    assert public["viewer"] is None  # whoever plays several seats says which
    assert public["me"] == [0, 1, 2]
    assert public["decision"]["legal"] is None
    for seat in range(3):
        seen = ann.view(table, seat)
        for other, player in enumerate(seen["observation"]["players"]):
            assert ("hand" in player) is (other == seat)
        assert (seen["decision"]["legal"] is None) is (seat != 0)
    view = ann.view(table, 0)
    while view["decision"]["seat"] == 0:
        view = ann.move(table, view)
        assert view["viewer"] == 0  # the curtain: the answer to a move shows the mover's side
    assert view["decision"] == {**view["decision"], "seat": 1, "mine": False, "legal": None}
    with refused(409, "not-your-turn"):
        ann.at(table, "moves", {"seat": 0, "step": view["step"], "move": "done"})
    assert ann.move(table, ann.view(table, 1))["viewer"] == 1
