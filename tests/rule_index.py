"""Lists rule statements without a test: `make rules`."""

from __future__ import annotations

import sys

from tests.rule import proofs, statements


def main() -> int:
    known = statements()
    proved = proofs()
    missing = [name for name in known if name not in proved]
    unknown = [name for name in proved if name not in known]
    for name in missing:
        print(f"{name}: no test ({known[name]})")
    for name in unknown:
        print(f"{name}: no such statement ({', '.join(proved[name])})")
    print(f"{len(known)} statements, {len(known) - len(missing)} with a test")
    return 1 if missing or unknown else 0


if __name__ == "__main__":
    sys.exit(main())
