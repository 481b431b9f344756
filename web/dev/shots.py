"""Pictures of situations in a real Chromium, for looking at the client while working on it.

    python web/dev/shots.py FOLDER SHOT...

A SHOT is NAME[@SIZE][@dark][@de][@guide][@ACTION...]: the fixture; desk (1280x800), wide, laptop,
tablet or phone; the dark theme; German; the tip of the first-game guide; and what to do first:
hover=SELECTOR, click=SELECTOR. Starts and ends the page's development server by itself on a
free port; needs `npm ci` and web/dev/fixtures.py before.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

from playwright.sync_api import Browser, ConsoleMessage, Page, sync_playwright

WEB = Path(__file__).parent.parent
with socket.socket() as free:  # two checkouts may take pictures at the same time
    free.bind(("127.0.0.1", 0))
    PORT = str(free.getsockname()[1])
ADDRESS = f"http://127.0.0.1:{PORT}/"
SEEN = {"seen": ["turn"]}
SIZES = {
    "desk": (1280, 800),
    "wide": (1920, 1080),
    "laptop": (1366, 657),
    "tablet": (820, 1180),
    "phone": (390, 844),
}
ARGUMENTS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
TOO_LARGE = (
    "[document.documentElement.scrollWidth - innerWidth,"
    " document.documentElement.scrollHeight - innerHeight]"
)


def wait_for_server() -> None:
    for _ in range(100):
        try:
            urllib.request.urlopen(ADDRESS, timeout=1)
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
        else:
            return
    raise SystemExit(f"nothing answers at {ADDRESS}")


def heard(message: ConsoleMessage) -> None:
    if message.type in ("error", "warning"):
        print("console:", message.text)


def act(page: Page, action: str) -> None:
    what, _, selector = action.partition("=")
    place = page.locator(selector).first
    if what == "hover":
        place.hover()
        page.wait_for_timeout(750)
    elif what == "click":
        place.click()
        page.wait_for_timeout(250)
    else:
        raise SystemExit(f"{action!r}: an action is hover=SELECTOR or click=SELECTOR")


def take(browser: Browser, shot: str, folder: Path) -> None:
    name, *words = shot.split("@")
    size = next((word for word in words if word in SIZES), "desk")
    width, height = SIZES[size]
    page = browser.new_page(
        viewport={"width": width, "height": height},
        color_scheme="dark" if "dark" in words else "light",
        device_scale_factor=2 if size == "phone" else 1,
        has_touch=size == "phone",
    )
    page.on("console", heard)
    page.on("pageerror", lambda error: print("page error:", error))
    asked = f"?fixture={name}{'&language=de' if 'de' in words else ''}"
    if "guide" in words:  # the tip of the decision, not the very first one
        page.add_init_script(f"localStorage.setItem('guide', {json.dumps(json.dumps(SEEN))})")
        asked += "&guide"
    page.goto(f"{ADDRESS}{asked}")
    page.locator(".decision").wait_for(timeout=30000)
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(250)
    actions = [word for word in words if "=" in word]
    for action in actions:
        act(page, action)
    marks = [word for word in ("dark", "de", "guide") if word in words] + (
        ["acted"] if actions else []
    )
    label = "-".join([name, size, *marks])
    page.screenshot(path=folder / f"{label}.png")
    print(label, page.evaluate(TOO_LARGE))
    page.close()


def main() -> int:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    server = subprocess.Popen(
        [
            "node",
            "node_modules/vite/bin/vite.js",
            "--logLevel",
            "error",
            "--port",
            PORT,
            "--strictPort",
        ],
        cwd=WEB,
    )
    try:
        wait_for_server()
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=os.environ.get("CHROMIUM") or shutil.which("chromium"),
                args=ARGUMENTS,
            )
            for shot in sys.argv[2:]:
                take(browser, shot, folder)
            browser.close()
    finally:
        server.terminate()
        server.wait()
    return 0


if __name__ == "__main__":
    sys.exit(main())
