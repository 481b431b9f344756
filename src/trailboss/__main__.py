"""`python -m trailboss` is the command `trailboss`."""

from __future__ import annotations

import sys

from trailboss.cli import main

if __name__ == "__main__":
    sys.exit(main())
