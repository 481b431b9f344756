"""The rule pages of a title, read into chapters and numbered statements.

Pages of the package are those of the documentation; a title of somebody's own has `rules/en.md` in
its folder. A page says what differs from the title below it, whose pages come after it. A
translated page has the same statements under the same numbers.
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
from trailboss.titles import TitleFolder, folder_of, rules_of
from trailboss.words import ENGLISH

STATEMENT = re.compile(r"^- \*\*([\w-]+)\*\* (.+)$")
CHAPTER = re.compile(r"^## ([A-Z]{2}) (.+)$")
# In French, where no line may break. In the files these spaces are plain ones.
TIGHT = re.compile(r"(`[^`]*`)|(?<=«) | (?=[:;?!%»])")


@cache
def pages_of(game: str, language: str = ENGLISH) -> list[RulePage]:
    """The pages of a title and of those it is laid over, then those about the solo opponent."""
    titles = list(folder_of(game).chain)
    found = [own_page(title, language) or packed_page(title.id, language) for title in titles]
    if rules_of(game).opponent:
        found += [packed_page(f"{title.id}-solo", language) for title in titles]
    texts = [file.read_text("utf-8") for file in found if file is not None]
    pages = [read_page(typeset(text, language)) for text in texts]
    if not pages:
        raise NotBuilt(say("refused-rule-pages"))
    return pages


def rules_folder() -> Traversable:
    """A wheel has the pages in the package, a checkout in its documentation."""
    packed = files("trailboss.server").joinpath("rules")
    return packed if packed.is_dir() else Path(trailboss.__file__).parents[2] / "docs" / "rules"


def own_page(title: TitleFolder, language: str) -> Traversable | None:
    """The page in a title's folder; in English where nobody has translated it yet."""
    folder = title.folder.joinpath("rules")
    return first_file(folder.joinpath(f"{language}.md"), folder.joinpath(f"{ENGLISH}.md"))


def packed_page(name: str, language: str) -> Traversable | None:
    """A page that comes with the package."""
    folder = rules_folder()
    return first_file(folder.joinpath(language, f"{name}.md"), folder.joinpath(f"{name}.md"))


def first_file(*places: Traversable) -> Traversable | None:
    return next((place for place in places if place.is_file()), None)


def typeset(text: str, language: str) -> str:
    """A page as it is shown: French marks stay with their words, code is left alone."""
    if language != "fr":
        return text
    return TIGHT.sub(lambda found: found[1] or "\u202f", text)


def read_page(text: str) -> RulePage:
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
