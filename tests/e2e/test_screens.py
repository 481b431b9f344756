"""Four players of every title on every screen: what is asked for finds room and can be read.

One page a title, in the middle of a real game, resized from layout to layout."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import trailboss
from tests.e2e.gallery import NO_TIPS
from tests.e2e.people import Person
from tests.server.process import ServerProcess

RECORDS = Path(__file__).parent.parent / "records"
# A game of four, and where my herder has many ways to go.
GAMES = {
    "second-edition": ("second-edition-03.txt", "phase-a"),
    "first-edition": ("first-edition-02.txt", "phase-a"),
    "el-paso": ("el-paso/el-paso-01.txt", "move"),
}
# The same with two and three: their cards are wider, and each has more to say.
FEWER = {
    "second-edition-3": ("second-edition-01.txt", "phase-a"),
    "first-edition-3": ("first-edition-04.txt", "phase-a"),
    "el-paso-2": ("el-paso/el-paso-03.txt", "move"),
    "el-paso-3": ("el-paso/el-paso-06.txt", "move"),
}
PHONES = [(390, 844), (844, 390)]
TABLETS = [(820, 1180), (1180, 820)]
LAPTOPS = [(1366, 657), (1280, 600)]
DESKTOPS = [(1280, 800), (1440, 900)]
WIDE = [(1920, 1080), (2560, 1440)]
TILE = 56  # px at least, where the map is not a window that pans
LETTERS = 12  # px at least, figures on tiles and coins as well, on every screen
LINES = 6  # of the log, where it is always there
FINGER = 44  # px, of a choice on a tablet
CHOICES = 9  # that find that room; more are denser
NAMES = ["Magdalena", "Jonas", "Ada", "Feyo"]

MEASURE = """() => {
  const box = (one) => one.getBoundingClientRect();
  const seen = (one) => one.getClientRects().length > 0 && box(one).width > 0;
  const all = (which) => [...document.querySelectorAll(which)].filter(seen);
  const named = (one) => (one.getAttribute('class') ?? '').replace(/ ?svelte-\\w+/g, '');
  const page = document.documentElement;
  const map = document.querySelector('svg.map');
  // Areas of the table: each in the window, none over another.
  const areas = all('header.top, main, .line.panel, .decision, .hand, .side > .board,'
    + ' .side > .market, .middle > .market, .middle > .offer, .side > .log, .east > .log, .rest,'
    + ' .points > .panel, .seat, .phone > nav');
  const outside = areas.filter((one) => {
    const { left, top, right, bottom } = box(one);
    return Math.min(left, top, innerWidth - right, innerHeight - bottom) < -1;
  }).map(named);
  const over = [];
  areas.forEach((a, i) => areas.slice(i + 1).forEach((b) => {
    const [p, q] = [box(a), box(b)];
    const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
    const high = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
    if (wide > 1 && high > 1) over.push([named(a), named(b)]);
  }));
  // Words and figures, as large as they are drawn.
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const zoomed = (one) => {
    let zoom = 1;
    for (let at = one; at; at = at.parentElement) zoom *= Number(getComputedStyle(at).zoom) || 1;
    return zoom;
  };
  const small = [];
  const texts = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement;
    if (!node.data.trim() || !one || !seen(one) || one.closest('.sr, title')) continue;
    // On a phone's map figures that would be too small are left out until it is brought nearer.
    if (getComputedStyle(one).visibility === 'hidden') continue;
    const drawn = one instanceof SVGElement;
    const share = drawn ? Math.hypot(one.getScreenCTM().b, one.getScreenCTM().d) : zoomed(one);
    const px = parseFloat(getComputedStyle(one).fontSize) * share;
    small.push({ text: node.data.trim(), px });
    const range = document.createRange();
    range.selectNodeContents(node);
    const home = one.closest('header, .board, svg.line, .points, nav, .log')
      ?? (document.querySelector('.phone') && one.closest('svg.map'));
    const told = range.getBoundingClientRect();
    // What is cut off with an ellipsis ends where its element does.
    const right = getComputedStyle(one).overflowX === 'visible' ? told.right
      : Math.min(told.right, box(one).right);
    const { left, top, bottom, height } = told;
    const place = { left, top, right, bottom, height };
    const plate = one.closest('.badge') !== null; // lies on its tile
    const kept = one.matches('.keeps');
    if (home) texts.push({ text: node.data.trim(), home, box: place, plate, kept });
  }
  const clash = [];
  texts.forEach((a, i) => texts.slice(i + 1).forEach((b) => {
    if (a.home !== b.home || (a.plate && !b.kept) || (b.plate && !a.kept)) return;
    const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
    const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
    const least = Math.min(a.box.height, b.box.height);
    if (wide > 3 && high > least * 0.45) clash.push([a.text, b.text]);
  }));
  // What sticks out of its panel, where the panel does not scroll.
  const sticking = all('.board, .market, .hand, .points > .panel, .player').flatMap((panel) => {
    if (panel.closest('.sheet, .boards, .rest')) return [];
    const edge = box(panel);
    return [...panel.querySelectorAll('button, span, text, svg > g rect, td')].filter(seen)
      .filter((one) => !one.closest('.in-hand') && !one.closest('.sr')).filter((one) => {
        const { left, top, right, bottom } = box(one);
        return Math.max(edge.left - left, edge.top - top, right - edge.right, bottom - edge.bottom)
          > 3;
      }).map((one) => `${named(panel)}: ${one.textContent.trim() || one.tagName}`);
  });
  const log = document.querySelector('.side > .log ol, .east > .log ol');
  const mine = document.querySelector('.player.me');
  const facts = [...document.querySelectorAll('.player.me .facts > *, .brand .facts > *')];
  const inWindow = (one) => {
    const { left, top, right, bottom } = box(one);
    return Math.min(left, top, innerWidth - right, innerHeight - bottom) >= 0;
  };
  return {
    scrolls: [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight],
    outside, over, clash, sticking: [...new Set(sticking)],
    // Choices that have to be scrolled to; a phone has one row that is swiped.
    cut: all('.decision:not(.swipe) .options')
      .map((one) => one.scrollHeight - one.clientHeight).filter((more) => more > 1),
    tile: map ? map.getScreenCTM().a * 83 : 0,
    words: small,
    lines: log ? [...log.children].filter((line) => box(line).top >= box(log).top - 2
      && box(line).bottom <= box(log).bottom + 2
      && box(line).right <= box(log).right + 2).length : null,
    // What may be chosen on the map, and the buttons of the map.
    under: all('main .lit').filter((one) => all('main > .keys').some((keys) => {
      const [p, q] = [box(one), box(keys)];
      return p.right > q.left && p.left < q.right && p.bottom > q.top && p.top < q.bottom;
    })).map((one) => one.getAttribute('aria-label')),
    // What stands open in a tab begins at its beginning unless the question is about what is below.
    moved: all('.rest .sheet').map((one) => one.scrollTop).filter((by) => by > 0),
    // Names and figures of the players: whole, and a line is full before the next one begins.
    names: all('.player .name b').filter((one) => one.scrollWidth > one.clientWidth + 1)
      .map((one) => one.textContent),
    ragged: all('.upright .player .facts').map((one) => {
      const lines = {};
      [...one.children].filter(seen).forEach((fact) => {
        const line = Math.round(box(fact).top);
        lines[line] = (lines[line] ?? 0) + 1;
      });
      return Object.values(lines);
    }).filter((lines) => Math.max(...lines) - Math.min(...lines) > 1),
    choices: all('.decision .options > button').map((one) => Math.round(box(one).height)),
    // What an own board in a tab has below its edge.
    below: all('.rest .sheet:has(.board)').map((one) => one.scrollHeight - one.clientHeight)
      .filter((more) => more > 1),
    money: mine !== null && inWindow(mine),
    facts: facts.filter(seen).map(inWindow),
    boards: all('.board').length,
    categories: all('.points thead th').length,
  };
}"""


# Words, figures and pictures of the table that say nothing when they are pointed at.
SILENT = """() => {
  const shown = (one) => one.getClientRects().length > 0 && one.getBoundingClientRect().width > 0;
  const table = document.querySelector('.explained');
  const pictures = [...table.querySelectorAll('use')];
  const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.data.trim()) pictures.push(node.parentElement);
  return pictures.filter(shown)
    .filter((one) => !one.closest('[data-explain], [title], .decision, .log, .sr, title, button'
      + ', .points, .left-over, .seat > .name'))
    .filter((one) => !one.closest('.brand') && getComputedStyle(one).pointerEvents !== 'none')
    .map((one) => `${one.closest('[aria-label]')?.getAttribute('aria-label')}:`
      + ` ${one.textContent.trim() || one.getAttribute('href')}`);
}"""


def middle(record: str, kind: str) -> int:
    """A step of the second half with many choices of a kind."""
    told = trailboss.load_record((RECORDS / record).read_text())
    codes = trailboss.replay(told).codes
    game = trailboss.replay(told, 0)
    for step, code in enumerate(codes):
        asked = game.decision
        if asked and step > len(codes) * 0.55 and asked.kind == kind and len(asked.moves) > 4:
            return step
        game.play(code)
    raise AssertionError(f"{record} has no such step")


@pytest.fixture(params=list(GAMES))
def ann(
    request: pytest.FixtureRequest, server: ServerProcess, browser: Browser
) -> Iterator[Person]:
    """Somebody who has to decide in the middle of a game of four."""
    yield from seated(server, browser, *GAMES[request.param])


@pytest.fixture(params=list(FEWER))
def bea(
    request: pytest.FixtureRequest, server: ServerProcess, browser: Browser
) -> Iterator[Person]:
    """The same in a game of two or three."""
    yield from seated(server, browser, *FEWER[request.param])


def seated(server: ServerProcess, browser: Browser, record: str, kind: str) -> Iterator[Person]:
    found = Person(browser, server.url, has_touch=True)
    found.page.add_init_script(NO_TIPS)
    found.go("/")
    text = (RECORDS / record).read_text()
    for seat, name in enumerate(NAMES, start=1):
        text = text.replace(f"\nseat {seat} Seat {seat}\n", f"\nseat {seat} {name}\n")
    told = {"record": text, "title": "Old game"}
    table = found.post("/api/tables/import", told)["id"]
    fork = found.post(f"/api/tables/{table}/fork", {"step": middle(record, kind)})["id"]
    found.go(f"/table/{fork}")
    found.page.get_by_role("button", name="I am ").click()
    found.wait_for_turn()
    yield found
    found.context.close()
    assert found.complaints == []


def resized(person: Person, width: int, height: int) -> dict[str, Any]:
    """The facts of a layout once it rests."""
    person.resize(width, height)
    expect(person.decision).to_be_visible()
    if (width, height) in WIDE:
        person.page.locator(".points td").first.wait_for()  # comes by itself, a little later
        person.rest()
    found: dict[str, Any] = person.page.evaluate(MEASURE)
    return found


def test_every_layout(ann: Person) -> None:
    faults: list[str] = []
    for size in [*PHONES, *TABLETS, *LAPTOPS, *DESKTOPS, *WIDE]:
        found = resized(ann, *size)
        wrong: dict[str, Any] = {
            name: found[name]
            for name in ("outside", "over", "clash", "sticking", "cut", "moved", "under")
            if found[name]
        }
        if found["scrolls"] != [0, 0]:
            wrong["scrolls"] = found["scrolls"]
        if size in TABLETS:
            for name in ("ragged", "below"):
                if found[name]:
                    wrong[name] = found[name]
            if len(found["choices"]) <= CHOICES and min(found["choices"]) < FINGER:
                wrong["choices"] = found["choices"]
        if size in [(390, 844), *TABLETS] and found["names"]:
            wrong["names"] = found["names"]
        if size not in PHONES and found["tile"] < TILE:
            wrong["tile"] = found["tile"]
        letters = [one for one in found["words"] if one["px"] < LETTERS - 0.01]
        if letters or len(found["words"]) < 50:
            wrong["letters"] = letters or len(found["words"])
        if size in DESKTOPS + WIDE and found["lines"] < LINES:
            wrong["lines"] = found["lines"]
        if size in WIDE and (found["boards"] != 4 or found["categories"] < 8):
            wrong["boards"] = found["boards"], found["categories"]
        if not found["money"] or len(found["facts"]) < 5 or not all(found["facts"]):
            wrong["own"] = found["facts"]
        if wrong:
            faults.append(f"{size}: {wrong}")
    assert not faults, "\n".join(faults)


def test_what_players_have_finds_room(bea: Person) -> None:
    faults: list[str] = []
    for size in [(390, 844), *TABLETS, (1280, 800)]:
        found = resized(bea, *size)
        looked_at = ["outside", "over", "sticking", "names", *(["ragged"] * (size in TABLETS))]
        wrong = {name: found[name] for name in looked_at if found[name]}
        if not found["money"] or len(found["facts"]) < 5 or not all(found["facts"]):
            wrong["own"] = found["facts"]
        if wrong:
            faults.append(f"{size}: {wrong}")
    assert not faults, "\n".join(faults)


WHERE = """() => ['.options > button', '.decision .foot', '.hand', '.rest', 'main'].map((which) =>
  [...document.querySelectorAll(which)].map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left, top, width, height].map(Math.round);
  }))"""


def test_a_choice_on_a_tablet_moves_nothing(ann: Person) -> None:
    """It says what waits there, and its preview and the button find room that was kept."""
    for size in TABLETS:
        resized(ann, *size)
        before = ann.page.evaluate(WHERE)
        choices = ann.decision.locator(".options > button")
        told = ann.decision.locator(".options > button small")
        if choices.count() <= (8 if size == TABLETS[0] else 6):
            assert told.count() > 2
        choices.first.tap()
        ready = ann.decision.locator(".foot .primary:not(:disabled)")
        expect(ready).to_be_in_viewport(ratio=1)
        ann.rest()
        assert ann.page.evaluate(WHERE) == before
        box = ready.bounding_box()
        assert box
        assert box["height"] >= FINGER
        ann.page.keyboard.press("Escape")
        expect(ready).to_have_count(0)


def test_everything_explains_itself(ann: Person) -> None:
    """Prices, stacks, tokens, limits, headings: whatever is written or drawn on the table."""
    for size in [(1280, 800), (1920, 1080)]:
        resized(ann, *size)
        assert ann.page.evaluate(SILENT) == []
    # And it does so under the pointer: a heading, and what the hand is worth.
    for key in ("area:auxiliary", "area:hand-value"):
        ann.page.locator(f'[data-explain="{key}"]').first.hover()
        expect(ann.page.get_by_role("tooltip")).to_be_visible()
        ann.page.mouse.move(2, 2)
        expect(ann.page.get_by_role("tooltip")).to_have_count(0)


def test_what_is_open(ann: Person) -> None:
    """The overview says what the server knows, and the points can be switched off."""
    view = ann.get(
        f"/api/tables/{ann.table}/view?seat={ann.get(f'/api/tables/{ann.table}')['to_move']}"
    )
    ann.resize(1280, 800)
    ann.button("Overview").click()
    overview = ann.page.get_by_role("complementary", name="Overview")
    totals = overview.locator("tr.total td")
    expect(totals).to_have_text([str(sheet["total"]).replace("-", "−") for sheet in view["scores"]])
    mine = view["observation"]["players"][view["viewer"]]
    rows = overview.locator("table.cards tbody tr")
    counts = [[int(cell) for cell in row.locator("td").all_inner_texts()] for row in rows.all()]
    assert [sum(column) for column in zip(*counts, strict=True)] == [
        mine["hand_size"],
        mine["draw_size"],
        sum(mine["discard_pile"].values()),
    ]
    ann.page.keyboard.press("Escape")
    expect(overview).to_have_count(0)
    ann.page.evaluate(
        "localStorage.setItem('settings', JSON.stringify({ passes: false, points: false }))"
    )
    ann.page.reload()
    ann.page.get_by_role("button", name="I am ").click()
    ann.button("Overview").click()
    expect(overview.locator("table.cards")).to_be_visible()
    expect(totals).to_have_count(0)
