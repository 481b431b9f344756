"""The gallery: pictures of real situations in real games, for docs/images.

    python -m tests.e2e.gallery [--into FOLDER] [NAME...]

Every game is played move by move on a real server by bots with fixed seeds, and opened in a real
Chromium where it becomes interesting: a second run shows the same situations. A NAME (or its
beginning) takes some of the pictures only, the newest client being the one that was built last.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import trailboss
from tests.e2e.conftest import ARGUMENTS, CHROMIUM
from tests.server.client import INVITED, ME, OPEN, Client, bot, hotseat
from tests.server.process import ServerProcess
from trailboss.bots import bot as rival
from trailboss.bots import view_of

IMAGES = Path(__file__).parents[2] / "docs" / "images"
NAMES = ["Mara", "Jonas", "Ada", "Feyo"]
QUALITY = 82  # of the pictures; below it small figures blur
SIZES = {"desktop": (1280, 800), "dark": (1280, 800), "phone": (390, 844), "phone-dark": (390, 844)}
STEADY = "*, *::before, *::after { animation: none !important; transition: none !important; }"
TOO_LARGE = (
    "[document.documentElement.scrollWidth - innerWidth,"
    " document.documentElement.scrollHeight - innerHeight]"
)


@dataclass
class Played:
    """A game played to its end, and where to stop on the way: situation -> step."""

    name: str
    title: str
    players: int
    seed: int
    looks: tuple[str, ...]
    stops: dict[str, tuple[str, float]]  # situation: kind of decision, share of the game before it

    def moves(self) -> tuple[list[int], dict[int, str]]:
        """The codes of all moves, and the situations by step."""
        game = trailboss.new_game(self.title, players=self.players, seed=self.seed)
        player = rival("heuristic", seed=self.seed)
        kinds: list[str | None] = []
        while not game.over:
            kinds.append(str(game.observe(0)["decision"]) if game.seat == 0 else None)
            game.play(player.choose(view_of(game.ruleset, game.position)))
        steps: dict[int, str] = {}
        for situation, (kind, share) in self.stops.items():
            first = int(share * len(kinds))
            steps[kinds.index(kind, first)] = situation
        return list(game.codes), steps


KANSAS = {
    "start": ("place", 0.0),
    "middle": ("phase-a", 0.5),
    "kansas-city": ("foresight", 0.6),
    "delivery": ("city", 0.75),
}
EVERYWHERE = ("desktop", "phone", "dark")
GAMES = [
    Played("second-edition", "second-edition", 3, 8, EVERYWHERE, KANSAS),
    Played("first-edition", "first-edition", 4, 8, EVERYWHERE, KANSAS),
    Played(
        "el-paso",
        "el-paso",
        2,
        5,
        EVERYWHERE,
        {
            "start": ("place", 0.0),
            "middle": ("move", 0.5),
            "el-paso-city": ("keep", 0.6),
            "delivery": ("post", 0.7),
        },
    ),
    Played("sam", "second-edition", 1, 8, ("desktop", "phone-dark"), {"middle": ("phase-a", 0.6)}),
    Played("sue", "el-paso", 1, 7, ("desktop", "phone-dark"), {"middle": ("move", 0.6)}),
]
PAGES = ("home", "new-table", "waiting-room")


# The camera -------------------------------------------------------------------------------------


class Camera:
    """Somebody's browser in every size, logged in as the one who plays."""

    def __init__(self, browser: Browser, client: Client, folder: Path, wanted: list[str]) -> None:
        self.browser = browser
        self.client = client
        self.folder = folder
        self.wanted = wanted
        self.contexts: dict[str, BrowserContext] = {}
        self.complaints: list[str] = []

    def wants(self, name: str) -> bool:
        return not self.wanted or any(name.startswith(known) for known in self.wanted)

    def context(self, look: str) -> BrowserContext:
        if look not in self.contexts:
            width, height = SIZES[look]
            phone = look.startswith("phone")
            context = self.browser.new_context(
                viewport={"width": width, "height": height},
                color_scheme="dark" if look.endswith("dark") else "light",
                device_scale_factor=2 if phone else 1,
                has_touch=phone,
                locale="en-GB",
                reduced_motion="reduce",
            )
            context.add_cookies(
                [
                    {"name": cookie.name, "value": cookie.value or "", "url": self.client.url}
                    for cookie in self.client.http.cookies.jar
                ]
            )
            self.contexts[look] = context
        return self.contexts[look]

    def take(self, name: str, path: str, look: str, ready: str, tab: str | None = None) -> None:
        label = f"{name}-{look}"
        if not self.wants(label):
            return
        page = self.context(look).new_page()
        page.on("pageerror", lambda error: self.complaints.append(f"{label}: {error}"))
        page.goto(self.client.url + path)
        curtain = page.get_by_role("button", name="I am ")
        page.locator(f"{ready}, .curtain").first.wait_for()
        if curtain.count():
            curtain.tap() if look.startswith("phone") else curtain.click()
            page.mouse.move(2, 2)
        page.locator(ready).first.wait_for()
        page.add_style_tag(content=STEADY)
        page.evaluate("document.fonts.ready")
        if tab:
            page.get_by_role("button", name=tab, exact=True).click()
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(300)
        keep(page, self.folder / f"{label}.webp")
        print(label, page.evaluate(TOO_LARGE), flush=True)
        page.close()


def keep(page: Page, path: Path) -> None:
    picture = Image.open(BytesIO(page.screenshot())).convert("RGB")
    picture.save(path, "WEBP", quality=QUALITY, method=6)


# Situations -------------------------------------------------------------------------------------


def play(camera: Camera, game: Played) -> None:
    """Play a game through and take its pictures on the way."""
    if not any(
        camera.wants(f"{game.name}-{stop}")
        or any(w.startswith(f"{game.name}-{stop}") for w in camera.wanted)
        for stop in [*game.stops, "final-score"]
    ):
        return
    client = camera.client
    seats = [{"kind": "me", "name": NAMES[0]}, *(hotseat(name) for name in NAMES[1 : game.players])]
    table = client.table(seats, game=game.title, seed=game.seed)["id"]
    codes, stops = game.moves()
    for step, code in enumerate(codes):
        if step in stops:
            for look in game.looks:
                camera.take(f"{game.name}-{stops[step]}", f"/table/{table}", look, ".decision.mine")
        seat = client.view(table)["decision"]["seat"]
        client.at(table, "moves", {"seat": seat, "step": step, "move": code})
    for look in game.looks:
        camera.take(f"{game.name}-final-score", f"/table/{table}/result", look, "polyline")


def pages(camera: Camera) -> None:
    """Before a game: the home page with some of it, a new table, a waiting room."""
    client = camera.client
    if not any(
        camera.wants(name) or any(w.startswith(name) for w in camera.wanted) for name in PAGES
    ):
        return
    waiting = client.table(
        [{**ME, "name": "Mara"}, {**bot("heuristic"), "name": "Jonas"}, INVITED, OPEN],
        start=False,
        public=True,
        title="Friday evening",
    )
    for look in ("desktop", "phone", "dark"):
        camera.take("home", "/", look, ".title")
        camera.take("new-table", "/new", look, "form")
        camera.take("waiting-room", f"/table/{waiting['id']}", look, "#seats")


def main() -> int:
    asked = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    asked.add_argument("--into", type=Path, default=IMAGES)
    asked.add_argument("names", nargs="*")
    given = asked.parse_args()
    given.into.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder)).start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        try:
            camera = Camera(browser, Client(server.url), given.into, given.names)
            for game in GAMES:
                play(camera, game)
            pages(camera)
        finally:
            browser.close()
            server.stop()
    for complaint in camera.complaints:
        print(complaint, file=sys.stderr)
    return 1 if camera.complaints else 0


if __name__ == "__main__":
    sys.exit(main())
