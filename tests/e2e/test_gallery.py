"""The gallery shows every picture that is made for it, and is not too heavy for a checkout."""

from __future__ import annotations

import re

from tests.e2e.gallery import IMAGES, names

PAGE = IMAGES.parent / "gallery.md"
HEAVIEST = 94_500  # bytes, on average: 74 pictures were 7 MB


def test_page_and_pictures_belong_together() -> None:
    shown = re.findall(r"images/([\w-]+)\.webp", PAGE.read_text())
    assert sorted(shown) == sorted(names())
    kept = {path.stem for path in IMAGES.glob("*.webp")}
    assert kept >= set(names())
    pages = [PAGE.parents[1] / "README.md", *PAGE.parent.rglob("*.md")]
    told = "".join(page.read_text() for page in pages if page != PAGE)
    assert [name for name in kept - set(names()) if f"images/{name}.webp" not in told] == []


def test_pictures_are_light() -> None:
    sizes = [path.stat().st_size for path in IMAGES.glob("*.webp")]
    assert sum(sizes) <= HEAVIEST * len(sizes)
