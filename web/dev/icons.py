"""The icons of the installed app, made from public/icon.svg in a real Chromium.

python web/dev/icons.py
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parent.parent / "public"
GROUND = "#FAF5EA"
# Name, pixels, share of the picture: launchers cut a maskable one to their own shape.
ICONS = [
    ("icon-192", 192, 1.0),
    ("icon-512", 512, 1.0),
    ("maskable-512", 512, 0.72),
    ("touch-180", 180, 0.86),  # has no rounded corners of its own
]


def main() -> int:
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM") or shutil.which("chromium"),
            args=["--headless", "--no-sandbox", "--disable-gpu"],
        )
        for name, pixels, share in ICONS:
            page = browser.new_page(viewport={"width": pixels, "height": pixels})
            ground = GROUND if share < 1 else "transparent"
            page.set_content(
                f"<style>body {{ margin: 0; display: grid; place-items: center; height: 100vh;"
                f" background: {ground} }} svg {{ width: {share * 100}vw }}</style>{drawing}"
            )
            path = PUBLIC / "icons" / f"{name}.png"
            page.screenshot(path=path, omit_background=True)
            page.close()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
