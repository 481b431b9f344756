"""Which Chromium the browser tests run, and how."""

from __future__ import annotations

import os
import shutil

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
ARGUMENTS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def chromium() -> str | None:
    """The one named by the variable CHROMIUM, or one of this machine; None: Playwright's own."""
    found = (shutil.which(name) for name in NAMES)
    return os.environ.get("CHROMIUM") or next((path for path in found if path), None)
