"""A title's figures change between two starts of the server: games that were begun go on with the
tables they began with."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from tools.pin import main as pin

import trailboss
from tests.server.client import JSON, ME, PATIENCE, Client, Refusal, bot
from tests.server.process import ServerProcess
from trailboss import titles

HEAD = 'id = "dear-kansas"\nname = "Dear Kansas"\nextends = "second-edition"\n'


class Place:
    """A server that starts again with other figures."""

    def __init__(self, folder: Path) -> None:
        self.titles = folder / "titles"
        self.title = self.titles / "dear-kansas"
        self.title.mkdir(parents=True)
        (self.title / "title.toml").write_text(HEAD)
        self.server = ServerProcess(folder / "data", titles=self.titles)

    def write(self, money: int, price: int) -> None:
        (self.title / "player.toml").write_text(f"seats.money = [{money}, {money}, 8, 9]\n")
        row = f'{{ set = "value-3", cowboys = 1, price = {price} }}'
        (self.title / "cards.toml").write_text(f"market.options = [{row}]\n")
        titles.forget()

    def again(self, client: Client) -> Client:
        """The same browser, at the server that was started anew."""
        self.server.kill()
        self.server.start()
        found = Client.__new__(Client)
        found.url, found.token, found.me = self.server.url, None, client.me
        found.http = type(client.http)(
            base_url=found.url, cookies=client.http.cookies, timeout=PATIENCE
        )
        return found


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Place]:
    found = Place(tmp_path)
    monkeypatch.setenv(titles.VARIABLE, str(found.titles))
    found.write(money=20, price=1)
    found.server.start()
    yield found
    assert found.server.stop() == 0
    monkeypatch.undo()
    titles.forget()


def money(view: JSON) -> int:
    found: int = view["observation"]["players"][0]["money"]
    return found


def turns(client: Client, table: str, count: int) -> JSON:
    """Play on, with a bot on the other seat."""
    for _ in range(count):
        view = client.my_turn(table, 0)
        client.move(table, view)
    return client.my_turn(table, 0)


def versions(client: Client) -> dict[str, str]:
    return {game["game"]: game["version"] for game in client.get("/api/games")["games"]}


def test_a_game_goes_on_with_its_own_tables(place: Place) -> None:
    ann = Client(place.server.url)
    old = versions(ann)["dear-kansas"]
    table = ann.table([ME, bot()], game="dear-kansas", seed=3)["id"]
    view = ann.my_turn(table, 0)
    assert (view["version"], money(view)) == (old, 20)
    before = turns(ann, table, 3)
    assert pin([str(place.title)]) == 0
    place.write(money=5, price=9)

    ann = place.again(ann)
    new = versions(ann)["dear-kansas"]
    assert new != old
    view = ann.view(table, 0)
    assert view["version"] == old
    assert view["observation"] == before["observation"]
    view = turns(ann, table, 4)  # the bot thinks in a process of its own, with the same tables
    assert view["step"] > before["step"]
    assert all(entry["act"] for entry in ann.log(table) if entry["kind"] == "move")

    record = ann.get(f"/api/tables/{table}/record")["record"]
    assert f"game dear-kansas version {old}" in record
    game = trailboss.replay(record)
    assert game.ruleset.version == old
    assert game.observe(0) == ann.view(table, 0)["observation"]

    # A fork and a record that is read in go on with the old ones, what is new has the new ones.
    fork = ann.at(table, "fork", {"step": 2})["id"]
    assert ann.view(fork, 0)["version"] == old
    read = ann.post("/api/tables/import", {"record": record})["id"]
    assert ann.view(read, 0)["version"] == old
    other = ann.table([ME, bot()], game="dear-kansas", seed=3)["id"]
    view = ann.my_turn(other, 0)
    assert (view["version"], money(view)) == (new, 5)
    assert '"level": "error"' not in place.server.log.read_text()


def test_what_is_on_a_table_is_described_as_it_was_then(place: Place) -> None:
    ann = Client(place.server.url)
    old = versions(ann)["dear-kansas"]
    assert pin([str(place.title)]) == 0
    place.write(money=5, price=9)
    ann = place.again(ann)
    path = "/api/games/dear-kansas/description"
    then, now = ann.get(path, version=old), ann.get(path)
    assert then["version"] == old
    assert now["version"] == versions(ann)["dear-kansas"] != old
    with pytest.raises(Refusal) as caught:
        ann.get(path, version="1.0")
    assert caught.value.status == 404


def test_without_a_pin_or_its_title_a_game_rests(place: Place) -> None:
    ann = Client(place.server.url)
    table = ann.table([ME], game="dear-kansas", seed=3)["id"]
    place.write(money=5, price=9)
    ann = place.again(ann)
    for _ in range(2):
        with pytest.raises(Refusal) as caught:
            ann.view(table)
        assert (caught.value.status, caught.value.error) == (409, "other-rules")
        assert [entry["kind"] for entry in ann.log(table)] == ["create", "start"]
        assert [found["id"] for found in ann.get("/api/tables")["mine"]] == [table]
        shutil.rmtree(place.title, ignore_errors=True)
        ann = place.again(ann)
    assert '"level": "error"' not in place.server.log.read_text()


def test_a_broken_title_is_in_the_log(place: Place) -> None:
    (place.title / "player.toml").write_text("seats = 3")
    ann = place.again(Client(place.server.url))
    assert "dear-kansas" not in versions(ann)
    assert "second-edition" in versions(ann)
    assert "player.toml: seats should be a table, not 3" in place.server.log.read_text()
