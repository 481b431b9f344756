"""The README on PyPI: nothing in it points into a repository that is not there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tools import pypi_page

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
HOME = "https://example.org/ann/trailboss"
# A target in Markdown or HTML, whatever it is.
TARGET = re.compile(r'\]\(([^)]*)\)|(?:src|href)="([^"]*)"')


def targets(text: str) -> list[str]:
    return [one or other for one, other in TARGET.findall(text)]


def test_links_and_pictures_have_their_whole_address() -> None:
    before = targets(README)
    after = targets(pypi_page.page(README, HOME, "v1.2.3"))
    assert len(before) > 10
    for short, long in zip(before, after, strict=True):
        kind = "raw" if short.endswith(".webp") else "blob"
        assert long == f"{HOME}/{kind}/v1.2.3/{short}"


def test_without_an_address_the_words_stay() -> None:
    shown = pypi_page.page(README, None, "v1.2.3")
    assert targets(shown) == []
    assert "<img" not in shown
    assert "first game · club server" in shown


def test_addresses_of_elsewhere_stay() -> None:
    text = '[a](https://a.org/x) <img src="https://a.org/x.png"> [b](mailto:b@a.org)'
    assert pypi_page.page(text, HOME, "v1").split() == text.split()


@pytest.mark.parametrize(
    ("remote", "home"),
    [
        ("git@example.org:ann/trailboss.git\n", HOME),
        ("ssh://git@example.org/ann/trailboss", HOME),
        ("https://example.org/ann/trailboss.git", HOME),
        (f"{HOME}/", HOME),
        ("/work/main", None),
        ("../trailboss", None),
    ],
)
def test_the_address_comes_from_the_remote(remote: str, home: str | None) -> None:
    assert pypi_page.address(remote) == home


def test_the_page_is_written_where_an_archive_is_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    readme = tmp_path / "README.md"
    readme.write_text("[a](docs/a.md)", encoding="utf-8")
    monkeypatch.setattr(pypi_page, "README", readme)
    assert pypi_page.main([HOME, "v1.2.3"]) == 0
    assert readme.read_text(encoding="utf-8") == f"[a]({HOME}/blob/v1.2.3/docs/a.md)"
    assert pypi_page.main([HOME]) == 2


def test_the_release_workflow_writes_it() -> None:
    steps = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    written = steps.index("python -m tools.pypi_page")
    assert written < steps.index("build --sdist")
