"""Put a trained network into the package, with a card that can be read without a program:

python tools/ship_network.py results/kansas.safetensors [matches.json trials.txt ...]

The matches are what `trailboss arena --json` printed, the trials what `python -m trailboss.learn
--evaluate` did, a line each; their figures go into the card.
"""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path
from typing import Any

from trailboss.arena.figures import interval_data
from trailboss.arena.statistics import wilson
from trailboss.bots.network import CARD, read_tensors

TARGET = Path(__file__).parent.parent / "src" / "trailboss" / "bots" / "networks"
LIMITS = (
    "Trained for minutes, not days. On set-ups drawn at random it wins about two thirds of its"
    " games against Sam on hard, half of those against Sue with all her cards. Three and four"
    " players got a tenth of the decisions."
)


def without_file(name: str) -> str:
    """The bot's text without the network's path: the card is that network's."""
    bot, _, settings = name.partition(":")
    kept = [one for one in settings.split(",") if one and not one.startswith("file=")]
    return bot + (":" + ",".join(kept) if kept else "")


def strength(path: Path) -> list[dict[str, Any]]:
    """The figures of every champion in a match."""
    told = json.loads(path.read_text(encoding="utf-8"))
    match = told["match"]
    found = []
    for entrant in told["entrants"]:
        name = entrant["entrant"]
        if name.startswith("champion"):
            others = [other["entrant"] for other in told["entrants"] if other is not entrant]
            found.append(
                {
                    "bot": without_file(name),
                    "against": others,
                    "game": match["game"],
                    "players": match["players"],
                    "options": match["options"],
                    "games": entrant["games"],
                    "won": entrant["win_share"],
                    "margin": entrant["margin"],
                    "points": entrant["total"]["mean"],
                }
            )
    return found


def trials(path: Path) -> list[dict[str, Any]]:
    """The figures of a network's trials."""
    found = []
    for line in path.read_text(encoding="utf-8").splitlines():
        told = json.loads(line)
        games = told["games"]
        share = wilson(told["won"] * games, games)
        found.append(
            {
                "bot": "champion",
                "against": told["against"].split(", "),
                "game": told["game"],
                "players": told["players"],
                "options": told["options"],
                "games": games,
                "won": interval_data(share, 6),
                "margin": {"mean": told["margin"], "error": told["error"]},
                "points": told["points"],
            }
        )
    return found


def main() -> None:
    source = Path(sys.argv[1])
    _, metadata = read_tensors(source.read_bytes())
    card = json.loads(metadata[CARD])
    card["strength"] = [
        line
        for name in sys.argv[2:]
        for line in (trials if name.endswith(".txt") else strength)(Path(name))
    ]
    card["limits"] = LIMITS
    TARGET.mkdir(exist_ok=True)
    shutil.copyfile(source, TARGET / source.name)
    text = json.dumps(card, indent=1, ensure_ascii=False) + "\n"
    (TARGET / source.with_suffix(".json").name).write_text(text, encoding="utf-8")


main()
