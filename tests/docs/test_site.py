"""What is done around the generator of the site: gathering, links, versions, the demonstration."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tools import site
from tools.site_links import broken


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "site"
    folder.mkdir()
    (folder / "index.html").write_text("<p>newest</p>")
    monkeypatch.setattr(site, "SITE", folder)
    return folder


def test_a_link_that_leads_nowhere_is_found(built: Path) -> None:
    (built / "there").mkdir()
    (built / "there" / "index.html").write_text('<h2 id="part">Part</h2><img src="../none.svg">')
    (built / "index.html").write_text(
        '<a href="there/#part"></a><a href="there/#other"></a><a href="gone/"></a>'
        '<a href="https://elsewhere.example/"></a>'
    )
    assert broken(built) == [
        "index.html: gone/ leads nowhere",
        "index.html: there is no there/#other",
        "there/index.html: ../none.svg leads nowhere",
    ]


def test_the_highest_version_is_the_latest(built: Path, tmp_path: Path) -> None:
    pages = tmp_path / "pages"
    for number in ("1.9.0", "1.10.0", "1.9.3"):  # the last one mends an older version
        site.version(pages, number)
    listed = json.loads((pages / "versions.json").read_text())
    assert [(one["version"], one["aliases"]) for one in listed] == [
        ("1.10", ["latest"]),
        ("1.9", []),
    ]
    assert "url=1.10/" in (pages / "index.html").read_text()
    assert "url=../1.10/" in (pages / "latest" / "index.html").read_text()
    assert broken(pages) == []


def test_a_version_built_again_takes_the_place_of_the_old(built: Path, tmp_path: Path) -> None:
    site.version(tmp_path / "pages", "1.0.0")
    (built / "index.html").rename(built / "other.html")
    site.version(tmp_path / "pages", "1.0.1")
    assert [path.name for path in (tmp_path / "pages" / "1.0").iterdir()] == ["other.html"]


def test_the_demonstration_comes_with_its_button(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    demo, gathered = tmp_path / "demo", tmp_path / "docs"
    demo.mkdir()
    gathered.mkdir()
    (demo / "index.html").write_text("the game")
    for name in site.BUTTONS:
        text = (site.DOCS / name).read_text(encoding="utf-8")
        (gathered / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(site, "DEMO", demo)
    monkeypatch.setattr(site, "GATHERED", gathered)
    site.offer_demonstration()
    assert (gathered / site.PLAY / "index.html").read_text() == "the game"
    for name in site.BUTTONS:
        parts = (gathered / name).read_text(encoding="utf-8").split("\n\n")
        assert parts[0].startswith("# ")
        assert f'href="{site.PLAY}/"' in parts[2]


def test_links_of_the_checkout_are_moved_to_the_site() -> None:
    text = site.on_the_site(site.DOCS / "play.md", site.GATHERED / "play.md")
    assert "](hosting.md)" in text or "](tutorials/hosting.md)" in text
    security = site.on_the_site(site.ROOT / "SECURITY.md", site.GATHERED / "security.md")
    assert "](hosting.md#a-proxy-in-front)" in security


def test_french_marks_stay_with_their_words() -> None:
    page = Path("rules", "fr", "el-paso.md")
    text = site.on_the_site(site.DOCS / page, site.GATHERED / page)
    assert "Termes\u202f: une *case*" in text
    assert " ;" not in text
    german = Path("rules", "de", "el-paso.md")
    assert "\u202f" not in site.on_the_site(site.DOCS / german, site.GATHERED / german)
