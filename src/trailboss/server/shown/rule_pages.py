"""The rule pages of the documentation, read into chapters and numbered statements.

A translated page has the same statements under the same numbers, in a folder of its language.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import trailboss
from trailboss.core.message import say
from trailboss.server.errors import NotBuilt
from trailboss.server.schema.games import Chapter, RulePage, Statement
from trailboss.words import ENGLISH

# The first edition's page says what differs from the second.
PAGES = {
    "first-edition": ("first-edition", "second-edition"),
    "second-edition": ("second-edition", "second-edition-solo"),
    "el-paso": ("el-paso",),
}
STATEMENT = re.compile(r"^- \*\*([\w-]+)\*\* (.+)$")
CHAPTER = re.compile(r"^## ([A-Z]{2}) (.+)$")


@cache
def pages_of(game: str, language: str = ENGLISH) -> list[RulePage]:
    return [read_page(name, language) for name in PAGES[game]]


def rules_folder() -> Traversable:
    """A wheel has the pages in the package, a checkout in its documentation."""
    packed = files("trailboss.server").joinpath("rules")
    return packed if packed.is_dir() else Path(trailboss.__file__).parents[2] / "docs" / "rules"


def read_page(name: str, language: str) -> RulePage:
    """A page in a language; in English where nobody has translated it yet."""
    folder = rules_folder()
    page_file = folder.joinpath(language, f"{name}.md")
    if not page_file.is_file():
        page_file = folder.joinpath(f"{name}.md")
    try:
        text = page_file.read_text("utf-8")
    except OSError as error:
        raise NotBuilt(say("refused-rule-pages")) from error
    page = RulePage(title="", chapters=[])
    for line in text.splitlines():
        if line.startswith("# "):
            page.title = line[2:]
        elif line.startswith("## "):
            found = CHAPTER.match(line)
            if found:
                page.chapters.append(Chapter(id=found[1], title=found[2], statements=[]))
        else:
            statement = STATEMENT.match(line)
            if statement and page.chapters:
                new = Statement(id=statement[1], text=statement[2])
                page.chapters[-1].statements.append(new)
    page.chapters = [chapter for chapter in page.chapters if chapter.statements]
    return page
