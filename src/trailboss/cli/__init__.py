"""The command line. One command is one module with `add` (its arguments) and `run`; `commands.py`
has the list of them."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from trailboss.extras import COMMANDS, lacking, missing_extra

BAD_INPUT = 2


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and say how it ended. Nothing is imported that may not be installed before it
    is known to be there."""
    missing = lacking("cli")
    if missing is None:
        from trailboss.cli.commands import run

        return run(argv)
    from trailboss.cli import speech

    given = sys.argv[1:] if argv is None else argv
    extra = COMMANDS.get(given[0] if given else "", "cli")
    error = missing_extra(" ".join(["trailboss", *given[:1]]), missing, extra)
    print(f"trailboss: {error.text(speech.language())}", file=sys.stderr)
    return BAD_INPUT
