"""Keeps the tables of today, so that games which were begun with them can always go on.

    python -m tools.pin                 every title of the package
    python -m tools.pin FOLDER ...      title folders elsewhere

Each title gets `pins/<version>.json`, whole, beside its tables. A pin that is there is never
written again.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from trailboss.core.errors import TrailbossError
from trailboss.titles import VARIABLE, broken_titles, keep, registry


def main(arguments: list[str]) -> int:
    folders = [Path(argument).resolve() for argument in arguments]
    if folders:
        os.environ[VARIABLE] = os.pathsep.join(sorted({str(folder.parent) for folder in folders}))
    wanted = [
        title
        for title in registry().titles.values()
        if (Path(str(title.folder)).resolve() in folders)
        or (not folders and title.id in registry().packaged)
    ]
    for title in wanted:
        file = keep(title.id)
        print(f"{title.id}: {'is kept already' if file is None else file}")
    missing = {str(folder) for folder in folders} - {str(title.folder) for title in wanted}
    reasons = {broken.folder: str(broken.error) for broken in broken_titles()}
    for folder in sorted(missing):
        print(f"{folder}: {reasons.get(folder, 'there is no title')}", file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except TrailbossError as error:
        sys.exit(str(error))
