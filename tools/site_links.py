"""Do the links of a built site lead somewhere? `python -m tools.site_links FOLDER`

Zensical checks what is written in Markdown; this looks at what came out: links, pictures and places
in pages, those of the Python reference included. Addresses elsewhere are not asked.
"""

from __future__ import annotations

import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag


class Page(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.places: set[str] = set()
        self.links: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("id", "name") and value:
                self.places.add(value)
            if name in ("href", "src") and value:
                self.links.add(value)


def broken(folder: Path) -> list[str]:
    pages = {
        path: Page(path.read_text(encoding="utf-8"))
        for path in sorted(folder.rglob("*.html"))
        if path.name != "404.html"  # its links begin at the root of wherever the site lies
    }
    found: list[str] = []
    for path, page in pages.items():
        for link in sorted(page.links):
            target, place = urldefrag(link)
            if "://" in target or target.startswith(("mailto:", "data:", "javascript:")):
                continue
            goal = (path.parent / unquote(target)).resolve() if target else path
            if goal.is_dir():
                goal /= "index.html"
            if not goal.exists():
                found.append(f"{path.relative_to(folder)}: {link} leads nowhere")
            elif place and goal in pages and unquote(place) not in pages[goal].places:
                found.append(f"{path.relative_to(folder)}: there is no {link}")
    return found


def main(folder: str) -> int:
    found = broken(Path(folder).resolve())
    for problem in found:
        print(f"docs: {problem}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
