"""How smooth the client is, measured in a real Chromium with a real server and the built client.

    PYTHONPATH=... python web/dev/motion.py [--show]

Prints the median and the 95th part in a hundred of the frame times (milliseconds between two
frames) while a solo opponent's turn is walked, while the board is panned and while it is zoomed;
and the time from a click that makes a move, and from its answer (the message of the WebSocket), to
the frame that shows it. All of these need an idle machine; the processor time of the page's thread
a move does not.
`npm run build` before. --show opens a window instead of running without one.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from typing import Any

from playwright.sync_api import CDPSession, Error, Page, sync_playwright

ARGUMENTS = ["--no-sandbox", "--disable-quic", "--no-first-run", "--disable-background-networking"]
ASK = """async ([path, body]) => {
  await fetch('/api/me');
  const token = document.cookie.match(/csrftoken=([^;]*)/)[1];
  const headers = { 'x-csrftoken': token, 'content-type': 'application/json' };
  return await (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
}"""
# Frame times, and for every view that comes: when it came, and when the next frame was painted.
WATCH = """() => {
  window.frames = [];
  window.shown = [];
  window.made = [];
  let pressed = 0;
  addEventListener('click', () => (pressed = performance.now()), true);
  let last = 0;
  const frame = (now) => {
    const moves = document.querySelector('[data-moving]') !== null;
    if (last) window.frames.push([now - last, moves]);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', (event) => {
        if (!/^.{0,20}"type":"view"/.test(event.data)) return;
        const came = performance.now();
        const begun = pressed;
        pressed = 0;
        // After the frame in which it is drawn, the next task: it is on the screen then.
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => {
            window.shown.push(performance.now() - came);
            if (begun) window.made.push(performance.now() - begun);
          };
          channel.port2.postMessage(0);
        });
      });
    }
  };
}"""


def told(name: str, times: list[float], unit: str = "ms a frame") -> None:
    if len(times) < 5:
        print(f"{name}: too few ({len(times)})")
        return
    ordered = sorted(times)
    late = ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))]
    print(
        f"{name}: median {statistics.median(times):.1f}, 95 % within {late:.1f}, longest"
        f" {ordered[-1]:.1f} {unit} ({len(times)})"
    )


def press_on(page: Page) -> None:
    """Press the first button of the decision; of several cards one more, until they are enough."""
    ready = page.locator(".decision .foot .primary:not(.second, :disabled)")
    option = page.locator(
        ".decision .options button:not([aria-pressed=true], [aria-disabled], :disabled)"
    )
    if ready.count() or option.count():
        with contextlib.suppress(Error):  # it was answered meanwhile
            (ready if ready.count() else option).first.click(timeout=1000)
    page.wait_for_timeout(80)


def walk(page: Page, turns: int) -> None:
    """Play some turns, and look on while the others move."""
    seen = 0
    for _ in range(400):
        press_on(page)
        if page.locator(".caption").count():
            seen += 1
            for _ in range(200):
                if not page.locator(".caption").count():
                    break
                page.wait_for_timeout(100)
        if seen >= turns:
            return


def work(watch: CDPSession) -> float:
    """Seconds of processor time the page's thread has used."""
    found = watch.send("Performance.getMetrics")["metrics"]
    return float(next(line["value"] for line in found if line["name"] == "TaskDuration"))


def frames(page: Page, moving: bool) -> list[float]:
    found: list[list[Any]] = page.evaluate("window.frames")
    return [time for time, moves in found if moves or not moving]


def pan(page: Page) -> list[float]:
    box = page.locator("main .window").bounding_box()
    assert box
    x, y = box["x"] + box["width"] * 0.6, box["y"] + box["height"] * 0.6
    page.mouse.move(x, y)
    for _ in range(6):
        page.mouse.wheel(0, -120)
    page.evaluate("window.frames.length = 0")
    page.mouse.down()
    for i in range(120):
        page.mouse.move(x + (i % 40 - 20) * 6, y + (i % 30 - 15) * 5)
        page.wait_for_timeout(8)
    page.mouse.up()
    return frames(page, False)


def zoom(page: Page) -> list[float]:
    page.evaluate("window.frames.length = 0")
    for i in range(60):
        page.mouse.wheel(0, 60 if i // 10 % 2 == 0 else -60)
        page.wait_for_timeout(12)
    return frames(page, False)


def main() -> int:
    headless = "--show" not in sys.argv
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        command = [sys.executable, "-m", "trailboss", "serve", "--port", "0", "--data", folder]
        server = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert server.stdout
        url = server.stdout.readline().split()[-1]
        try:
            browser = playwright.chromium.launch(
                executable_path=os.environ.get("CHROMIUM") or shutil.which("chromium"),
                args=ARGUMENTS,
                headless=headless,
            )
            for game in ("second-edition", "el-paso"):
                page = browser.new_page(viewport={"width": 1280, "height": 800})
                page.add_init_script(f"({WATCH})()")
                page.goto(url)
                page.locator("article").first.wait_for()
                asked = {"game": game, "seats": [{"kind": "me"}], "seed": 5}
                made = page.evaluate(ASK, ["/api/tables", {**asked, "start_when_full": True}])
                page.goto(f"{url}/table/{made['id']}")
                page.locator(".decision.mine").wait_for()
                page.evaluate("window.frames.length = window.shown.length = 0")
                watch = page.context.new_cdp_session(page)
                watch.send("Performance.enable", {"timeDomain": "threadTicks"})
                before = work(watch)
                walk(page, 6)
                moves = page.evaluate("window.shown.length")
                took = (work(watch) - before) * 1000 / max(moves, 1)
                print(f"{game}, work of the page a move, with its walk: {took:.0f} ms")
                told(f"{game}, something moves", frames(page, True))
                told(f"{game}, from answer to screen", page.evaluate("window.shown"), "ms")
                told(f"{game}, from click to screen", page.evaluate("window.made"), "ms")
                told(f"{game}, panning", pan(page))
                told(f"{game}, zooming", zoom(page))
                page.close()
            browser.close()
        finally:
            server.terminate()
            server.wait()
    return 0


if __name__ == "__main__":
    sys.exit(main())
