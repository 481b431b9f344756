"""Gathers the pages of the documentation site in build/docs: `make docs` builds it from there.

python -m tools.site gather              docs/, the pages of the checkout's root, the HTTP API
python -m tools.site gather --play       and the demonstration of build/demo, with a button to it
python -m tools.site version FOLDER      puts build/site into a folder of versions
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tools.http_api import page

import trailboss
from trailboss.server.shown.rule_pages import typeset

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
DEMO = ROOT / "build" / "demo"
GATHERED = ROOT / "build" / "docs"
SITE = ROOT / "build" / "site"
# Pages of the root, and what they are called on the site.
PAGES = {
    "CHANGELOG.md": "changelog.md",
    "CODE_OF_CONDUCT.md": "code-of-conduct.md",
    "SECURITY.md": "security.md",
}
# Where the demonstration lies on the site, and the button on the pages that speak of it.
PLAY = "play-now"
BUTTON = f'<a class="md-button md-button--primary" href="{PLAY}/">Play now</a>'
BUTTONS = ("index.md", "demo.md")
LINK = re.compile(r"(!?\[[^\]]*\]\()([^)\s#]+)((?:#[^)\s]*)?\))")


def gather(play: bool) -> None:
    shutil.rmtree(GATHERED, ignore_errors=True)
    GATHERED.mkdir(parents=True)
    for source in sorted(DOCS.rglob("*")):
        goal = GATHERED / source.relative_to(DOCS)
        if source.is_dir():
            goal.mkdir(parents=True, exist_ok=True)
        elif source.suffix == ".md":
            goal.write_text(on_the_site(source, goal), encoding="utf-8")
        else:
            shutil.copyfile(source, goal)
    for name, page_name in PAGES.items():
        goal = GATHERED / page_name
        goal.write_text(on_the_site(ROOT / name, goal), encoding="utf-8")
    told = subprocess.run(
        [sys.executable, str(ROOT / "web" / "dev" / "openapi.py")],
        check=True,
        capture_output=True,
        text=True,
    )
    (GATHERED / "openapi.json").write_text(told.stdout, encoding="utf-8")
    (GATHERED / "http-api.md").write_text(page(json.loads(told.stdout)), encoding="utf-8")
    if play:
        offer_demonstration()


def offer_demonstration() -> None:
    """The demonstration itself, and a button to it below the first paragraph."""
    shutil.copytree(DEMO, GATHERED / PLAY)
    for name in BUTTONS:
        heading, first, rest = (GATHERED / name).read_text(encoding="utf-8").split("\n\n", 2)
        text = "\n\n".join([heading, first, BUTTON, rest])
        (GATHERED / name).write_text(text, encoding="utf-8")


def on_the_site(source: Path, goal: Path) -> str:
    """A page with the links it has there: what lies outside the documentation comes along."""

    def moved(found: re.Match[str]) -> str:
        link = found[2]
        if "://" in link or link.startswith("mailto:"):
            return found[0]
        target = (source.parent / link).resolve()
        if not target.exists():
            return found[0]  # pages made here; a wrong link is for the build to find
        return found[1] + to_link(place_of(target), goal) + found[3]

    return typeset(LINK.sub(moved, source.read_text(encoding="utf-8")), source.parent.name)


def place_of(target: Path) -> Path:
    """Where a file of the checkout lies on the site."""
    if target.is_relative_to(DOCS):
        return GATHERED / target.relative_to(DOCS)
    name = target.relative_to(ROOT)
    if str(name) in PAGES:
        return GATHERED / PAGES[str(name)]
    if name == Path("README.md"):
        return GATHERED / "index.md"
    goal = GATHERED / "files" / name
    goal.parent.mkdir(parents=True, exist_ok=True)
    if target.is_file():
        shutil.copyfile(target, goal)
    return goal


def to_link(place: Path, page: Path) -> str:
    return Path(os.path.relpath(place, page.parent)).as_posix()


def version(folder: Path, number: str) -> None:
    """Put the built site beside earlier ones, as the menu of versions expects it. Whoever names no
    version gets the highest."""
    name = ".".join(number.split(".")[:2])
    shutil.rmtree(folder / name, ignore_errors=True)
    shutil.copytree(SITE, folder / name)
    index = folder / "versions.json"
    known = json.loads(index.read_text(encoding="utf-8")) if index.exists() else []
    names = sorted({name, *(one["version"] for one in known)}, key=places, reverse=True)
    found = [
        {"version": one, "title": one, "aliases": ["latest"] if one == names[0] else []}
        for one in names
    ]
    index.write_text(json.dumps(found, indent=1), encoding="utf-8")
    for alias in ("", "latest/"):
        target = f"{'../' if alias else ''}{names[0]}/"
        goal = folder / alias / "index.html"
        goal.parent.mkdir(parents=True, exist_ok=True)
        goal.write_text(
            f'<!doctype html><meta charset="utf-8"><title>Trailboss</title>'
            f'<meta http-equiv="refresh" content="0; url={target}">'
            f'<a href="{target}">Trailboss {names[0]}</a>\n',
            encoding="utf-8",
        )


def places(name: str) -> list[int]:
    return [int(part) for part in name.split(".")]


def main(arguments: list[str]) -> int:
    if arguments in (["gather"], ["gather", "--play"]):
        gather(play="--play" in arguments)
    elif len(arguments) == 2 and arguments[0] == "version":
        version(Path(arguments[1]), trailboss.__version__)
    else:
        print(__doc__)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
