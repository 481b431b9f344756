"""The README fits on one screen of a small laptop, as a forge shows it."""

from __future__ import annotations

from pathlib import Path

from markdown_it import MarkdownIt
from playwright.sync_api import sync_playwright

from tests.e2e.chromium import ARGUMENTS, chromium

ROOT = Path(__file__).parents[2]
SCREEN = {"width": 1280, "height": 800}

# The measures of GitHub's own style for Markdown.
STYLE = """
body { margin: 0; font: 16px/1.5 sans-serif }
article { box-sizing: border-box; max-width: 1012px; margin: 0 auto; padding: 32px }
article > :not(img) { margin: 0 0 16px }
h1 { font-size: 2em; line-height: 1.25; padding-bottom: .3em; border-bottom: 1px solid }
img { max-width: 100%; padding-left: 20px }
pre, code { font: 85%/1.45 monospace }
pre { padding: 16px; overflow: auto }
pre code { font-size: 100% }
:not(pre) > code { padding: .2em .4em }
table { display: block; width: max-content; max-width: 100%; overflow: auto;
  border-spacing: 0; border-collapse: collapse }
th, td { padding: 6px 13px; border: 1px solid }
"""

# Where the last part ends, and what is wider than its place.
LAID_OUT = """async () => {
  await Promise.all([...document.images].map((picture) => picture.decode()));
  const all = (selector) => [...document.querySelectorAll(`article ${selector}`)];
  const ends = all('*').map((part) => part.getBoundingClientRect().bottom);
  const cut = all(':is(pre, table)').filter((part) => part.scrollWidth > part.clientWidth);
  return [Math.max(...ends), cut.map((part) => part.innerText)];
}"""


def test_it_fits_on_one_screen(tmp_path: Path) -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    html = MarkdownIt("commonmark", {"html": True}).enable("table").render(text)
    assert html.count("<table>") == 2
    assert html.count("<pre>") == 2
    assert html.count("<img ") == 1
    page = tmp_path / "readme.html"
    page.write_text(
        f'<!doctype html><meta charset="utf-8"><base href="{ROOT.as_uri()}/">'
        f"<style>{STYLE}</style><article>{html}</article>",
        encoding="utf-8",
    )
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        shown = browser.new_page(viewport=SCREEN)  # type: ignore[arg-type]
        shown.goto(page.as_uri())
        end, cut = shown.evaluate(LAID_OUT)
        browser.close()
    assert cut == [], "nothing has to be scrolled sideways"
    assert end <= SCREEN["height"]
