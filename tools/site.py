"""Gathers the pages of the documentation site in build/docs: `make docs` builds it from there.

python -m tools.site gather              docs/, the pages of the checkout's root, the HTTP API
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

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
GATHERED = ROOT / "build" / "docs"
SITE = ROOT / "build" / "site"
# Pages of the root, and what they are called on the site.
PAGES = {
    "CHANGELOG.md": "changelog.md",
    "CODE_OF_CONDUCT.md": "code-of-conduct.md",
    "SECURITY.md": "security.md",
}
LINK = re.compile(r"(!?\[[^\]]*\]\()([^)\s#]+)((?:#[^)\s]*)?\))")


def gather() -> None:
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

    return LINK.sub(moved, source.read_text(encoding="utf-8"))


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


def version(folder: Path) -> None:
    """Put the built site beside earlier ones, as the menu of versions expects it."""
    name = ".".join(trailboss.__version__.split(".")[:2])
    shutil.rmtree(folder / name, ignore_errors=True)
    shutil.copytree(SITE, folder / name)
    index = folder / "versions.json"
    known = json.loads(index.read_text(encoding="utf-8")) if index.exists() else []
    others = [one for one in known if one["version"] != name]
    for one in others:
        one["aliases"] = []
    found = [{"version": name, "title": name, "aliases": ["latest"]}, *others]
    found.sort(key=lambda one: [int(part) for part in one["version"].split(".")], reverse=True)
    index.write_text(json.dumps(found, indent=1), encoding="utf-8")
    for alias in ("", "latest/"):
        target = f"{'../' if alias else ''}{name}/"
        goal = folder / alias / "index.html"
        goal.parent.mkdir(parents=True, exist_ok=True)
        goal.write_text(
            f'<!doctype html><meta charset="utf-8"><title>Trailboss</title>'
            f'<meta http-equiv="refresh" content="0; url={target}">'
            f'<a href="{target}">Trailboss {name}</a>\n',
            encoding="utf-8",
        )


def main(arguments: list[str]) -> int:
    if arguments == ["gather"]:
        gather()
    elif len(arguments) == 2 and arguments[0] == "version":
        version(Path(arguments[1]))
    else:
        print(__doc__)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
