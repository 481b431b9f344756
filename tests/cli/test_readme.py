"""README and documentation: their Python runs, their commands exist, their links lead somewhere."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from trailboss.cli.commands import parser

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
COMMANDS = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")


def test_the_python_runs() -> None:
    [text] = re.findall(r"^```python\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)
    found = doctest.DocTestParser().get_doctest(text, {}, "README", "README.md", 0)
    assert len(found.examples) == 5
    runner = doctest.DocTestRunner(verbose=False)
    runner.run(found)
    assert runner.summarize(verbose=False) == (0, 5)


def test_every_command_is_there_and_can_be_parsed() -> None:
    lines = re.findall(r"^\| `trailboss ([^`]+)` \|.*", COMMANDS, re.MULTILINE)
    known = next(action.choices for action in parser()._actions if action.dest == "command")
    assert known is not None
    assert {words.split()[0] for words in lines} == set(known) - {"restore"}  # beside `backup`
    for words in lines:
        parser().parse_args(words.split())


def test_the_links_lead_somewhere() -> None:
    made = {"docs/http-api.md", "docs/changelog.md", "docs/security.md", "docs/openapi.json"}
    pages = {page: page.read_text(encoding="utf-8") for page in ROOT.glob("*.md")}
    for page in (ROOT / "docs").rglob("*.md"):
        pages[page] = page.read_text(encoding="utf-8")
    links = [
        (page, link)
        for page, text in pages.items()
        for link in re.findall(r"\]\(([^)#]+)\)", text)
        if not link.startswith("http")
    ]
    assert len(links) > 100
    broken = [
        f"{page.name}: {link}"
        for page, link in links
        if not (page.parent / link).exists()
        and str((page.parent / link).resolve().relative_to(ROOT)) not in made  # by tools/site.py
    ]
    assert broken == []


def test_the_records_page_shows_real_records() -> None:
    import trailboss

    page = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
    text = re.search(r"```\n(trailboss record 1\n.*?)```", page, re.DOTALL)
    data = re.search(r"```json\n(.*?)```", page, re.DOTALL)
    assert text is not None
    assert data is not None
    record = trailboss.load_record(text[1])
    assert record == trailboss.load_record(data[1])
    game = trailboss.replay(record)
    assert game.step == 3
    assert game.record.to_text() == text[1]


def test_the_pages_show_figures_over_the_tables_of_now(tmp_path: Path) -> None:
    import trailboss

    now = trailboss.new_game("el-paso").ruleset.version
    assert f'over = "{now}"' in (ROOT / "docs" / "figures.md").read_text(encoding="utf-8")
    own = tmp_path / "my.toml"
    own.write_text('game = "el-paso"\n[[trail.posts]]\nvalue = 12\nvp = 6\n', encoding="utf-8")
    text = trailboss.new_game("el-paso", figures=own).record.to_text()
    page = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
    shown = re.search(r"```\n(trailboss record 2\n.*?)```", page, re.DOTALL)
    assert shown is not None
    assert text.startswith(shown[1])
