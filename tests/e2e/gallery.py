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
import time
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import trailboss
from tests.e2e.chromium import ARGUMENTS, chromium
from tests.e2e.people import NOTHING_PASSES
from tests.server.client import INVITED, ME, OPEN, Client, bot, hotseat
from tests.server.process import ServerProcess
from trailboss.bots import bot as rival
from trailboss.bots import view_of
from trailboss.coach.puzzles import puzzles

IMAGES = Path(__file__).parents[2] / "docs" / "images"
NAMES = ["Mara", "Jonas", "Ada", "Feyo"]
QUALITY = 60  # of the pictures: small figures can still be read, and together they stay light
QUALITY_OTHERS = 60  # of those on other screens, which are large
SIZES = {
    "desktop": (1280, 800),
    "dark": (1280, 800),
    "phone": (390, 844),
    "phone-dark": (390, 844),
    "tablet": (820, 1180),
    "landscape": (1180, 820),
    "laptop": (1366, 657),
    "wide": (1920, 1080),
}
STEADY = "*, *::before, *::after { animation: none !important; transition: none !important; }"
# Tips belong to a first game: to the pictures of the start.
NO_TIPS = "localStorage.setItem('guide', '{\"on\": false}')"
TOO_LARGE = (
    "[document.documentElement.scrollWidth - innerWidth,"
    " document.documentElement.scrollHeight - innerHeight]"
)


@dataclass(frozen=True)
class Stop:
    """Where to stop in a game: at the first decision of seat 0 that is so."""

    kind: str
    share: float = 0.0  # of the game's moves, before it
    choices: int = 1  # at least


@dataclass(frozen=True)
class Played:
    """A game played to its end by bots, and the situations on the way."""

    name: str
    title: str
    players: int
    seed: int
    looks: tuple[str, ...]
    stops: dict[str, Stop]
    others: str = ""  # the situation that is shown on other screens, too

    def looks_of(self, situation: str) -> tuple[str, ...]:
        return self.looks + (OTHERS if situation == self.others else ())

    def moves(self) -> tuple[list[int], dict[int, str]]:
        """The codes of all moves, and the situations by step."""
        game = trailboss.new_game(self.title, players=self.players, seed=self.seed)
        player = rival("heuristic:style=mixed", seed=self.seed)
        mine: list[tuple[int, str, int]] = []
        while not game.over:
            if game.seat == 0:
                mine.append((game.step, str(game.observe(0)["decision"]), len(game.legal)))
            game.play(player.choose(view_of(game.ruleset, game.state)))
        steps: dict[int, str] = {}
        for situation, stop in self.stops.items():
            first = stop.share * game.step
            later = [(step, choices) for step, kind, choices in mine if kind == stop.kind]
            # The first that is so; in a game where none is, the last with the most choices.
            step = next(
                (step for step, choices in later if step >= first and choices >= stop.choices),
                max(later, key=lambda one: (one[1], one[0]))[0],
            )
            steps[step] = situation
        return list(game.codes), steps


EVERYWHERE = ("desktop", "phone", "dark")
OTHERS = ("tablet", "landscape", "laptop", "wide")  # of one situation of each title
SOLO = ("desktop", "phone-dark")
KANSAS = {
    "start": Stop("place"),
    "middle": Stop("phase-a", 0.5, 8),
    "kansas-city": Stop("foresight", 0.6),
    "delivery": Stop("city", 0.75, 4),
}
EL_PASO = {
    "start": Stop("place"),
    "middle": Stop("move", 0.5, 5),
    "arrival": Stop("keep", 0.6),
    "delivery": Stop("post", 0.7, 4),
}
GAMES = [
    Played("second-edition", "second-edition", 3, 8, EVERYWHERE, KANSAS, "middle"),
    Played("first-edition", "first-edition", 4, 8, EVERYWHERE, KANSAS, "delivery"),
    Played("el-paso", "el-paso", 2, 5, EVERYWHERE, EL_PASO, "middle"),
    Played("sam", "second-edition", 1, 8, SOLO, {"middle": Stop("phase-a", 0.6, 4)}),
    Played("sue", "el-paso", 1, 7, SOLO, {"middle": Stop("move", 0.6, 4)}),
]
PAGES = ("home", "new-table", "waiting-room")
# The game the coach looks at, and the puzzle that is answered.
REVIEWED = Played("review", "second-edition", 2, 3, EVERYWHERE, {})
COACH = ("review", "practice", "puzzle", "taken-over")
REVIEW_TAKES = 600  # seconds at most, on a busy machine


def names() -> list[str]:
    """All pictures of the gallery."""
    found = [
        f"{game.name}-{situation}-{look}"
        for game in GAMES
        for situation in [*game.stops, "final-score"]
        for look in game.looks_of(situation)
    ]
    return found + [f"{page}-{look}" for page in (*PAGES, *COACH) for look in EVERYWHERE]


# The camera -------------------------------------------------------------------------------------


class Camera:
    """Somebody's browser in every size, logged in as the one who plays."""

    def __init__(self, browser: Browser, client: Client, folder: Path, wanted: list[str]) -> None:
        self.browser = browser
        self.client = client
        self.folder = folder
        self.wanted = wanted
        self.contexts: dict[tuple[str, bool], BrowserContext] = {}
        self.complaints: list[str] = []

    def wants(self, name: str) -> bool:
        """Whether a picture is wanted, or one of those whose names begin so."""
        return not self.wanted or any(
            name.startswith(known) or known.startswith(name) for known in self.wanted
        )

    def context(self, look: str, tips: bool) -> BrowserContext:
        if (look, tips) not in self.contexts:
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
            if not tips:
                context.add_init_script(NO_TIPS)
            # Only the gallery moves: a page would make what needs no choice by itself.
            context.add_init_script(NOTHING_PASSES)
            self.contexts[look, tips] = context
        return self.contexts[look, tips]

    def take(self, name: str, path: str, look: str, ready: str) -> None:
        label = f"{name}-{look}"
        if not self.wants(label):
            return
        page = self.context(look, name.endswith("-start")).new_page()
        page.on("pageerror", lambda error: self.complaints.append(f"{label}: {error}"))
        page.goto(self.client.url + path)
        page.locator(f"{ready}, .curtain").first.wait_for()
        curtain = page.get_by_role("button", name="I am ")
        if curtain.count():
            if look.startswith("phone"):
                curtain.tap()
            else:
                curtain.click()
            page.mouse.move(2, 2)
        page.locator(ready).first.wait_for()
        page.add_style_tag(content=STEADY)
        page.evaluate("document.fonts.ready")
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(300)
        quality = QUALITY_OTHERS if look in OTHERS else QUALITY
        keep(page, self.folder / f"{label}.webp", quality)
        print(label, page.evaluate(TOO_LARGE), flush=True)
        page.close()


def keep(page: Page, path: Path, quality: int) -> None:
    picture = Image.open(BytesIO(page.screenshot())).convert("RGB")
    picture.save(path, "WEBP", quality=quality, method=6)


# Situations -------------------------------------------------------------------------------------


def play(camera: Camera, game: Played) -> None:
    """Play a game through and take its pictures on the way."""
    if not camera.wants(game.name):
        return
    client = camera.client
    seats = [{"kind": "me", "name": NAMES[0]}, *(hotseat(name) for name in NAMES[1 : game.players])]
    table = client.table(seats, game=game.title, seed=game.seed)["id"]
    codes, stops = game.moves()
    for step, code in enumerate(codes):
        if step in stops:
            for look in game.looks_of(stops[step]):
                camera.take(f"{game.name}-{stops[step]}", f"/table/{table}", look, ".decision.mine")
        seat = client.view(table)["decision"]["seat"]
        client.at(table, "moves", {"seat": seat, "step": step, "move": code})
    for look in game.looks:
        camera.take(f"{game.name}-final-score", f"/table/{table}/result", look, "polyline")


def pages(camera: Camera) -> None:
    """Before a game: the home page with some of it, a new table, a waiting room."""
    client = camera.client
    if not any(camera.wants(name) for name in PAGES):
        return
    waiting = client.table(
        [{**ME, "name": "Mara"}, {**bot("heuristic"), "name": "Jonas"}, INVITED, OPEN],
        start=False,
        public=True,
        title="Friday evening",
    )
    for look in EVERYWHERE:
        camera.take("home", "/", look, ".title")
        camera.take("new-table", "/new", look, "form")
        camera.take("waiting-room", f"/table/{waiting['id']}", look, "#seats")


def coach(camera: Camera) -> None:
    """A game reviewed, a mistake of it taken over against the champion, a puzzle answered."""
    client = camera.client
    if not any(camera.wants(name) for name in COACH):
        return
    game = trailboss.new_game(REVIEWED.title, players=2, seed=REVIEWED.seed, names=NAMES[:2])
    for code in REVIEWED.moves()[0]:
        game.play(code)
    table = client.post("/api/tables/import", {"record": game.record.to_text()})["id"]
    review = client.at(table, "review")
    until = time.monotonic() + REVIEW_TAKES
    while review["state"] == "working" and time.monotonic() < until:
        time.sleep(1)
        review = client.get(f"/api/tables/{table}/review")
    dearest = max((one for one in review["decisions"] if one["why"]), key=lambda one: one["cost"])
    there = {"step": dearest["step"], "seat": dearest["seat"]}
    taken_over = client.at(table, "fork", there)["id"]
    puzzle = puzzles(REVIEWED.title)[0]
    answered = client.post(f"/api/practice/{puzzle.game}/{puzzle.id}")["id"]
    first = {"seat": puzzle.seat, "step": client.view(answered)["step"], "move": puzzle.best}
    client.at(answered, "moves", first)
    for look in EVERYWHERE:
        camera.take("review", f"/table/{table}/review?step={dearest['step']}", look, ".words h2")
        camera.take("taken-over", f"/table/{taken_over}", look, ".decision.mine")
        camera.take("practice", f"/practice/{puzzle.game}", look, "h1")
        camera.take("puzzle", f"/table/{answered}", look, ".bars")


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
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        try:
            client = Client(server.url)
            client.ask("PATCH", "/api/me", json={"name": NAMES[0]})
            camera = Camera(browser, client, given.into, given.names)
            for game in GAMES:
                play(camera, game)
            pages(camera)
            coach(camera)
        finally:
            browser.close()
            server.stop()
    for complaint in camera.complaints:
        print(complaint, file=sys.stderr)
    return 1 if camera.complaints else 0


if __name__ == "__main__":
    sys.exit(main())
