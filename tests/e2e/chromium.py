"""Which Chromium the browser tests run, and how."""

from __future__ import annotations

import os
import shutil

# Without windows, toolbars and what else nobody sees here: two thirds of the processor time.
SHELL = "chromium-headless-shell"
START = 180_000  # ms: a busy machine takes its time
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


def chromium(whole: bool = False) -> str | None:
    """The one named by the variable CHROMIUM, or one of this machine; None: Playwright's own.
    `whole`: with all that a browser has, such as installing apps and notices of the desktop."""
    names = NAMES if whole else (SHELL, *NAMES)
    found = (shutil.which(name) for name in names)
    return os.environ.get("CHROMIUM") or next((path for path in found if path), None)
