"""Figures of one's own at a server: the page, who may change them, and tables that keep theirs."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import trailboss
from tests.figures.files import POST_12, edited
from tests.server.client import JSON, ME, PATIENCE, Client, Refusal, bot
from tests.server.process import ServerProcess
from trailboss.core.record import load_record
from trailboss.figures import figures_of_text
from trailboss.titles import rules_of

EL_PASO = "el-paso"
PAGE = f"/api/games/{EL_PASO}/figures"
MINE = figures_of_text(edited(EL_PASO, *POST_12), "my.toml")


@pytest.fixture(autouse=True)
def no_own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    return tmp_path / "config" / "trailboss" / "figures"


@pytest.fixture
def place(tmp_path: Path, database_url: str) -> Iterator[ServerProcess]:
    """A server whose figures a test changes, on both databases."""
    process = ServerProcess(tmp_path / "data", database=database_url).start()
    yield process
    assert process.stop() == 0
    assert '"level": "error"' not in process.log.read_text()


def again(server: ServerProcess, client: Client) -> Client:
    """The same browser, at the server that was started anew."""
    server.kill()
    server.start()
    found = Client.__new__(Client)
    found.url, found.token, found.me = server.url, None, client.me
    found.http = type(client.http)(
        base_url=found.url, cookies=client.http.cookies, timeout=PATIENCE
    )
    return found


def component(page: JSON, path: str) -> JSON:
    (found,) = [each for each in page["components"] if each["path"] == path]
    return dict(found)


def table_with(client: Client, *seats: JSON, **more: Any) -> JSON:
    return client.table([ME, *seats], game=EL_PASO, **more)


def post_12(description: JSON) -> int:
    (found,) = [post for post in description["posts"] if post["value"] == 12]
    return int(found["vp"])


def test_the_page(server: ServerProcess) -> None:
    ann = Client(server.url)
    shown = ann.get(PAGE)
    page = shown["page"]
    assert (page["source"], page["editable"], page["changed"], page["confirmed"]) == (
        "title",
        True,
        0,
        0,
    )
    assert page["version"] == rules_of(EL_PASO).version == shown["description"]["version"]
    post = component(page, "trail.posts.12")
    assert (post["name"], post["confidence"]) == ("Trading post 12", "stand-in")
    assert post["notes"][0]["check"] == "the board: the shield of post 12"
    assert post["fields"] == [
        {
            "field": "trail.posts.12.vp",
            "label": "points",
            "kind": "number",
            "value": 4,
            "was": 4,
            "optional": True,
            "choices": [],
            "words": [],
            "hint": "",
        }
    ]
    tile = component(page, "buildings.public.a.3")
    assert tile["fields"][2]["words"][1] == "Hire a worker for $5 (a joker for $9)"
    needs = component(page, "tiles.objectives.O1")["fields"][0]
    assert "CO Corriente" in needs["hint"]
    german = component(ann.get(PAGE, language="de")["page"], "trail.posts.12")
    assert german["name"] == "Posten 12"


def test_a_value_is_checked_and_the_words_follow(server: ServerProcess) -> None:
    ann = Client(server.url)
    values = {"buildings.public.a.3.actions": ["pay 3 => gain hereford"], "trail.posts.12.vp": 6}
    shown = ann.post(f"{PAGE}/check", {"values": values, "confirmed": ["trail.posts.12"]})
    tile = component(shown["page"], "buildings.public.a.3")
    assert tile["changed"]
    assert tile["fields"][2]["words"] == ["Pay $3 for a Hereford from the market"]
    assert tile["fields"][2]["was"] == ["sell 2", "hire 5"]
    assert shown["description"]["buildings"]["3a"]["actions"] == [["pay 3 => gain hereford"]]
    assert post_12(shown["description"]) == 6
    assert component(shown["page"], "trail.posts.12")["confirmed"]
    # Nothing was kept.
    assert ann.get(PAGE)["page"]["changed"] == 0


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("trail.posts.12.vp", "six", "should be a whole number"),
        ("trail.posts.12.vp", 5000, "numbers go from -99 to 999"),
        ("buildings.public.a.3.actions", ["hire 5", "fly 2"], "fly 2 is not an effect"),
        ("tiles.objectives.O1.needs", "CO XX", "XX, which is none of BLD"),
        ("cards.cattle.hereford.vp", None, "vp is missing"),
        ("automa.cards.A1.action", "rob", "none of cattle, train"),
    ],
)
def test_a_wrong_value_is_refused_with_its_field(
    server: ServerProcess, field: str, value: Any, said: str
) -> None:
    ann = Client(server.url)
    for method, path in (("POST", f"{PAGE}/check"), ("PUT", PAGE)):
        with pytest.raises(Refusal) as refused:
            ann.ask(method, path, json={"values": {field: value}, "confirmed": []})
        assert (refused.value.status, refused.value.error) == (400, "figures")
        assert refused.value.body["field"].startswith(field.rpartition(".")[0])
        assert said in refused.value.body["detail"].replace("−", "-")
    assert ann.get(PAGE)["page"]["source"] == "title"


def test_unknown_fields_and_confirmations_are_refused(server: ServerProcess) -> None:
    ann = Client(server.url)
    for body in (
        {"values": {"trail.spaces.S1.next": ["B"]}, "confirmed": []},
        {"values": {"../../etc/passwd": 1}, "confirmed": []},
        {"values": {}, "confirmed": ["everything"]},
    ):
        with pytest.raises(Refusal) as refused:
            ann.ask("PUT", PAGE, json=body)
        assert refused.value.error == "figures"
    with pytest.raises(Refusal) as refused:
        ann.get("/api/games/monopoly/figures")
    assert refused.value.status == 404


def test_new_tables_have_the_figures_and_keep_them(place: ServerProcess) -> None:
    ann = Client(place.url)
    before = table_with(ann, bot("random"))
    waiting = table_with(ann, {"kind": "open"}, start=False)
    body = {"values": {"trail.posts.12.vp": 6}, "confirmed": ["trail.posts.12"]}
    page = ann.ask("PUT", PAGE, json=body)["page"]
    assert (page["source"], page["version"], page["confirmed"]) == ("server", MINE.rules.version, 1)
    (title,) = [game for game in ann.get("/api/games")["games"] if game["game"] == EL_PASO]
    assert title["figures"] == {
        "version": MINE.rules.version,
        "confirmed": 1,
        "count": 70,
        "changed": 1,
    }
    table = table_with(ann, bot("random"))
    assert (table["figures"], table["version"]) == (True, MINE.rules.version)
    assert not before["figures"]
    assert not waiting["figures"]
    view = ann.my_turn(table["id"], 0)
    assert view["version"] == MINE.rules.version
    described = ann.get(f"/api/games/{EL_PASO}/description", version=view["version"])
    assert post_12(described) == 6
    for _ in range(3):  # the bot plays it, too
        ann.move(table["id"], ann.my_turn(table["id"], 0))
    # The title gets other figures: what is being played stays.
    ann.ask("PUT", PAGE, json={"values": {"trail.posts.12.vp": 9}, "confirmed": []})
    other = table_with(ann, bot("random"))
    assert other["version"] not in (MINE.rules.version, rules_of(EL_PASO).version)
    ann = again(place, ann)
    assert ann.my_turn(table["id"], 0)["version"] == MINE.rules.version
    assert post_12(ann.get(f"/api/games/{EL_PASO}/description", version=MINE.rules.version)) == 6
    ann.move(table["id"], ann.my_turn(table["id"], 0))
    record = load_record(ann.get(f"/api/tables/{table['id']}/record")["record"])
    assert record.figures == MINE.differences
    assert trailboss.replay(record).ruleset.version == MINE.rules.version
    # A fork and a table for its record have its figures.
    fork = ann.at(table["id"], "fork", {"step": 1})
    assert fork["version"] == MINE.rules.version
    taken = ann.post("/api/tables/import", {"record": record.to_json()})
    assert (taken["version"], taken["figures"]) == (MINE.rules.version, True)
    # And back again.
    assert ann.ask("DELETE", PAGE)["page"]["source"] == "title"
    assert not table_with(ann, bot("random"))["figures"]


def test_hints_and_better_bots_play_with_them(place: ServerProcess) -> None:
    ann = Client(place.url)
    ann.ask("PUT", PAGE, json={"values": {"trail.posts.12.vp": 6}, "confirmed": []})
    table = table_with(ann, bot("easy"))
    view = ann.my_turn(table["id"], 0)
    ann.move(table["id"], view)
    view = ann.my_turn(table["id"], 0)
    asked = {"seat": 0, "step": view["step"], "ms": 50}
    assert ann.at(table["id"], "analysis", asked)["hints"]
    assert "a bot failed" not in place.log.read_text()


def test_files_given_at_the_start(tmp_path: Path) -> None:
    """Two starts with other files: the game that was begun goes on as it was."""
    file = tmp_path / "my.toml"
    file.write_text(edited(EL_PASO, *POST_12))
    server = ServerProcess(tmp_path / "data", figures=json.dumps([str(file)])).start()
    ann = Client(server.url)
    table = table_with(ann, bot("random"))
    assert table["version"] == MINE.rules.version
    file.write_text(edited(EL_PASO, POST_12[0], "value = 12\nvp = 8"))
    ann = again(server, ann)
    assert ann.my_turn(table["id"], 0)["version"] == MINE.rules.version
    ann.move(table["id"], ann.my_turn(table["id"], 0))
    new = table_with(ann, bot("random"))
    assert new["version"] != MINE.rules.version
    assert post_12(ann.get(PAGE)["description"]) == 8
    assert server.stop() == 0


def test_a_file_that_cannot_be_used_is_told_at_the_start(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_text(edited(EL_PASO, POST_12[0], 'value = 12\nvp = "six"'))
    server = ServerProcess(tmp_path / "data", figures=json.dumps([str(file)]))
    with pytest.raises(AssertionError, match=r"my.toml, line \d+: trail: posts 12: vp should be"):
        server.start()


def test_the_folder_of_the_user(no_own_folder: Path, tmp_path: Path) -> None:
    no_own_folder.mkdir(parents=True)
    file = no_own_folder / "el-paso.toml"
    file.write_text(edited(EL_PASO, *POST_12))
    server = ServerProcess(tmp_path / "data").start()
    ann = Client(server.url)
    assert ann.get(PAGE)["page"]["source"] == "file"
    assert table_with(ann, bot("random"))["version"] == MINE.rules.version
    # What is wrong with the file is said, and nothing else suffers.
    file.write_text("[trail]\nincome = 'much'\n")
    with pytest.raises(Refusal) as refused:
        table_with(ann, bot("random"))
    assert "el-paso.toml, line 2: trail: income should be a whole number" in str(refused.value)
    assert ann.get("/api/games")["games"]
    assert ann.table([ME, bot("random")])["game"] == "second-edition"
    assert server.stop() == 0


def test_the_file_to_take_home(place: ServerProcess) -> None:
    ann = Client(place.url)
    ann.ask("PUT", PAGE, json={"values": {"trail.posts.12.vp": 6}, "confirmed": ["post-12"]})
    file = ann.get(f"{PAGE}/file")
    assert file["name"] == "el-paso.toml"
    read = figures_of_text(file["text"], file["name"])
    assert read.differences == MINE.differences
    assert read.confirmed == ("post-12",)


def test_who_may_change_figures(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data", host="0.0.0.0", administrators='["Boss"]').start()
    ann = Client(server.url)
    body = {"values": {"trail.posts.12.vp": 6}, "confirmed": []}
    assert not ann.get(PAGE)["page"]["editable"]
    for method, path in (("PUT", PAGE), ("POST", f"{PAGE}/check"), ("DELETE", PAGE)):
        with pytest.raises(Refusal) as refused:
            ann.ask(method, path, **({} if method == "DELETE" else {"json": body}))
        assert (refused.value.status, refused.value.error) == (403, "not-administrator")
    ann.post("/api/accounts", {"name": "ann", "password": "a long enough word"})
    assert not ann.get(PAGE)["page"]["editable"]
    boss = Client(server.url)
    boss.post("/api/accounts", {"name": "Boss", "password": "a long enough word"})
    assert boss.get(PAGE)["page"]["editable"]
    assert boss.ask("PUT", PAGE, json=body)["page"]["changed"] == 1
    assert server.stop() == 0
