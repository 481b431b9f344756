"""The demonstration without a server: it starts, plays as everywhere, remembers, ends a game."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.demo.person import READY, Visitor
from tests.demo.static import StaticFiles
from tests.e2e.people import STEP
from tests.e2e.playing import Game
from trailboss.demo.page import Page

LINE = 10_000_000  # bits per second
MOST = 8_000_000  # bytes before something can be played
TABLE = {
    "game": "el-paso",
    "seats": [{"kind": "me"}, {"kind": "bot", "bot": "strong:seed=4"}],
    "seed": 9,
    "start_when_full": True,
}
DECISIONS = 25

# The person takes the first move there is; the bots answer. What comes back is the log's moves.
PLAY = """async ([asked, decisions, patience]) => {
  const ask = async (path, body) =>
    (await trailboss.request(path, body && { method: 'POST', body: JSON.stringify(body) })).json();
  const table = await ask('/api/tables', asked);
  const views = [];
  const socket = trailboss.socket(`/api/tables/${table.id}/live`);
  await new Promise((done, failed) => {
    setTimeout(() => failed(new Error('no answer')), patience);
    let left = decisions;
    socket.onmessage = ({ data }) => {
      const { type, view } = JSON.parse(data);
      if (type !== 'view' || !view.decision?.mine) return;
      if (left-- === 0) return done();
      const move = view.decision.legal[0].code;
      socket.send(JSON.stringify({ type: 'move', seat: 0, step: view.step, move }));
    };
  });
  socket.close();
  const log = await ask(`/api/tables/${table.id}/log?limit=1000`);
  return log.entries.filter((entry) => entry.kind === 'move').map((entry) => entry.move);
}"""


# The number of the newest entry of a table that the browser has kept.
KEPT = """async (table) => {
  const done = (asked) => new Promise((then) => (asked.onsuccess = () => then(asked.result)));
  const database = await done(indexedDB.open('trailboss', 1));
  const data = await done(database.transaction('kept').objectStore('kept').get(table));
  database.close();
  return data ? JSON.parse(new TextDecoder().decode(data)).header.seq : 0;
}"""


def networks(names: list[str]) -> list[str]:
    """The families whose networks were fetched."""
    return [name.partition(".")[0] for name in names if ".safetensors." in name]


async def same_game() -> list[str]:
    """The same game in this Python, with NumPy."""

    async def fetch(family: str) -> None:
        pass

    page = Page(fetch, {}, "en")
    _, made = await page.request("POST", "/api/tables", json.dumps(TABLE))
    table = json.loads(made)["id"]
    views: list[dict[str, Any]] = []

    def hear(text: str) -> None:
        told = json.loads(text)
        if told["type"] == "view" and (told["view"]["decision"] or {}).get("mine"):
            views.append(told["view"])

    assert page.connect(1, f"/api/tables/{table}/live", hear) == 0
    for _ in range(DECISIONS):
        while not views:
            await asyncio.sleep(0)
        view = views.pop(0)
        move = view["decision"]["legal"][0]["code"]
        page.hear(1, json.dumps({"type": "move", "seat": 0, "step": view["step"], "move": move}))
    while not views:
        await asyncio.sleep(0)
    _, log = await page.request("GET", f"/api/tables/{table}/log?limit=1000", "")
    return [entry["move"] for entry in json.loads(log)["entries"] if entry["kind"] == "move"]


def test_networks_decide_as_with_numpy(visitor: Visitor, files: StaticFiles) -> None:
    visitor.go("/")
    before = len(files.line.asked)
    moves = visitor.page.evaluate(PLAY, [TABLE, DECISIONS, 2 * READY])
    assert len(moves) > 2 * DECISIONS
    assert networks(files.line.asked[before:]) == ["el-paso"], "once, and that of no other title"
    with ThreadPoolExecutor() as apart:  # Playwright has an event loop in this thread
        assert moves == apart.submit(lambda: asyncio.run(same_game())).result()


def test_starts_plays_and_remembers(visitor: Visitor, files: StaticFiles) -> None:
    before = len(files.line.asked)
    visitor.go("/")
    expect(visitor.page.locator(".lead")).not_to_contain_text("online")
    visitor.begin("Second edition", "Sam, solo opponent")
    for _ in range(4):
        visitor.press_on()
        visitor.wait_for_turn()
    assert networks(files.line.asked[before:]) == [], "Sam needs none"
    before = visitor.step()
    visitor.undo.click()
    expect(visitor.page.locator(STEP)).not_to_have_attribute("data-step", str(before))
    visitor.wait_for_turn()
    step = visitor.step()
    visitor.page.keyboard.press("?")
    expect(visitor.page.locator(".help")).to_contain_text("2E-")
    table = visitor.get(f"/api/tables/{visitor.table}")
    while visitor.page.evaluate(KEPT, visitor.table) < table["seq"]:  # a moment later it is kept
        visitor.page.wait_for_timeout(50)
    visitor.page.reload()
    expect(visitor.page.locator(".decision.mine")).to_be_visible(timeout=READY)
    assert visitor.step() == step
    visitor.page.goto(f"{visitor.url}/#/")
    expect(visitor.page.get_by_role("link", name="Second edition").first).to_be_visible()
    # What it cannot do it says.
    answer = visitor.post("/api/accounts", {})
    assert answer["error"] == "not-available"
    assert "demonstration" in answer["detail"]


def test_is_small_enough_for_a_slow_line(built: Path, browser: Browser) -> None:
    """The size is what can be checked on any machine; the time is measured and printed."""
    with StaticFiles(built, LINE) as slow:
        visitor = Visitor(browser, slow.url)
        began = monotonic()
        visitor.go("/")
        arrived = slow.line.arrived  # the browser goes on fetching
        seconds = monotonic() - began
        visitor.context.close()
        print(f"{slow.line.sent} bytes, playable after {seconds:.1f} s at {LINE // 10**6} Mbit/s")
        assert networks(slow.line.asked) == [], "they come when a game needs one"
        assert slow.line.sent < MOST
        assert seconds > arrived * 8 / LINE > 0  # the line was as slow as it should be


@pytest.mark.long
@pytest.mark.parametrize(
    ("title", "rival"),
    [
        ("Second edition", "Easy"),
        ("First edition", "Strong"),
        ("El Paso", "Sue, solo opponent"),
    ],
)
def test_a_whole_game(visitor: Visitor, title: str, rival: str) -> None:
    visitor.go("/")
    visitor.begin(title, rival)
    Game(visitor).play()
    visitor.page.locator(".notice.end").get_by_role("link", name="Score sheet").click()
    sheet = visitor.page.get_by_role("table", name="Score sheet")
    total = sheet.get_by_role("row", name="Total").get_by_role("cell")
    scores = visitor.get(f"/api/tables/{visitor.table}/view")["scores"]
    expect(total).to_have_text([str(score["total"]).replace("-", "−") for score in scores])
