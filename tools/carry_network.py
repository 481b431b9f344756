"""Write a network file anew for the encoding of today: python tools/carry_network.py OLD NEW

Its weights go where the names of their columns, moves and things are now.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from trailboss.bots.carry import rewritten
from trailboss.bots.network import CARD, checked_card, read_tensors
from trailboss.core.errors import TrailbossError
from trailboss.titles import game_ids, rules_of


def main(given: list[str]) -> int:
    if len(given) != 2:
        print(__doc__)
        return 2
    old, new = map(Path, given)
    try:
        tensors, metadata = read_tensors(old.read_bytes())
        family = json.loads(metadata.get(CARD, "{}")).get("family", "")
        for game in game_ids():
            encoding = rules_of(game).encoding()
            if encoding.family == family:
                checked_card(metadata, encoding)
                new.write_bytes(rewritten(tensors, metadata, encoding))
                print(f"{new}: for the encoding {encoding.label}")
                return 0
    except (OSError, TrailbossError) as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{old}: no title has networks of the family {family!r}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
