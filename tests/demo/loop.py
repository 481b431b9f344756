"""The moving picture of the README: some turns of a real game between bots, in the client.

python -m tests.demo.loop [FILE]        needs what `make demo` builds
"""

from __future__ import annotations

import sys
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import expect, sync_playwright

import trailboss
from tests.demo.conftest import FOLDER
from tests.demo.person import READY, Visitor
from tests.demo.static import StaticFiles
from tests.e2e.chromium import ARGUMENTS, chromium
from trailboss.bots import bot, view_of

FILE = Path(__file__).parents[2] / "docs" / "images" / "loop.webp"
SIZE = (800, 500)  # of the picture, from a window of 1280 × 800
FIRST, COUNT = 330, 44  # moves of the game that are shown
FRAME = 360  # ms
LAST = 1800
QUALITY = 68
MOST = 1_500_000  # bytes


def record() -> str:
    """A game of the second edition among three."""
    game = trailboss.new_game("second-edition", players=3, seed=12, names=["Mara", "Jonas", "Ada"])
    players = [bot("champion", seed=seat) for seat in range(3)]
    while not game.over:
        game.play(players[game.seat or 0].choose(view_of(game.ruleset, game.state)))
    return game.record.to_text()


def frames(visitor: Visitor) -> list[Image.Image]:
    visitor.go("/")
    table = visitor.post("/api/tables/import", {"record": record(), "title": ""})["id"]
    page = visitor.page
    page.goto(f"{visitor.url}/#/table/{table}/replay?step={FIRST}&seat=0")
    expect(page.get_by_role("slider").first).to_be_visible(timeout=READY)
    found: list[Image.Image] = []
    for step in range(FIRST, FIRST + COUNT):
        page.wait_for_function("(step) => location.hash.includes(`step=${step}`)", arg=step)
        page.wait_for_timeout(150)
        picture = Image.open(BytesIO(page.screenshot())).convert("RGB")
        found.append(picture.resize(SIZE, Image.Resampling.LANCZOS))
        page.keyboard.press("ArrowRight")
    return found


def main(file: Path) -> int:
    with StaticFiles(FOLDER) as files, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        visitor = Visitor(browser, files.url)
        shown = frames(visitor)
        browser.close()
    shown[0].save(
        file,
        save_all=True,
        append_images=shown[1:],
        duration=[FRAME] * (len(shown) - 1) + [LAST],
        loop=0,
        quality=QUALITY,
        method=3,
    )
    size = file.stat().st_size
    print(f"{file}: {len(shown)} frames, {size} bytes")
    return 0 if size < MOST else 1


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else FILE))
