"""Before anything is begun: can this machine train, and may the folder be used?"""

from __future__ import annotations

import os
from pathlib import Path

from trailboss.core.errors import TrailbossError
from trailboss.core.message import say
from trailboss.extras import lacking

STATE = "state.json"


def check_machine() -> None:
    missing = lacking("bots") or lacking("learn")
    if missing is not None:
        raise TrailbossError(say("error-learn-torch", module=missing))
    if not hasattr(os, "fork"):
        raise TrailbossError(say("error-learn-system"))


def check_folder(folder: Path, resume: bool) -> None:
    """Nothing that was trained is written over, and going on needs something to go on from."""
    there = (folder / STATE).exists()
    if there and not resume:
        raise TrailbossError(say("error-learn-there", folder=str(folder)))
    if resume and not there:
        raise TrailbossError(say("error-learn-nothing", folder=str(folder)))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        problem = str(getattr(error, "strerror", None) or error)
        raise TrailbossError(
            say("error-learn-folder", folder=str(folder), problem=problem)
        ) from error
