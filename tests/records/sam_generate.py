"""Makes the recorded games against Sam anew: `python -m tests.records.sam_generate`.

Games of the solo plan are played until together they use everything, then some more; the fewest are
kept that still do. Takes some seconds. The records lie in the folder `sam`.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from tests.property.invariants import state_of
from tests.property.solo_plan import SoloPlan
from tests.records.generate import Found, fewest
from tests.records.sam_coverage import items_of, items_of_game, wanted
from trailboss.core.rules import Event
from trailboss.game import Game

FOLDER: Final = Path(__file__).parent / "sam"
LEAST_GAMES: Final = 400  # so that there is something to choose from
MOST_GAMES: Final = 3000


def play(plan: SoloPlan) -> Found:
    """One game of the plan and what it uses."""
    game = plan.start()
    chooser = plan.chooser()
    events: list[Event] = []
    game.listen(events.append)
    found = items_of_game(plan.rules, game.options, state_of(game))
    while not game.over:
        before = state_of(game).copy()
        game.play(chooser.choose(game))
        found |= items_of(before, events, state_of(game))
        events.clear()
    return game, found


def generate() -> list[Game]:
    """The fewest games found that use everything; none if something is missing."""
    needed = wanted(SoloPlan(0).rules)
    missing = set(needed)
    found: list[Found] = []
    while len(found) < MOST_GAMES and (missing or len(found) < LEAST_GAMES):
        found.append(play(SoloPlan(len(found))))
        missing -= found[-1][1]
    if missing:
        print("nothing written, missing are " + "; ".join(sorted(missing)))
        return []
    return [game for game, _ in fewest(needed, found)]


def main() -> int:
    games = generate()
    if not games:
        return 1
    FOLDER.mkdir(exist_ok=True)
    for path in FOLDER.glob("*.txt"):
        path.unlink()
    for number, game in enumerate(games, start=1):
        path = FOLDER / f"sam-{number:02}.txt"
        path.write_text(game.record.to_text(), encoding="utf-8", newline="\n")
        print(f"{path.name}: level {game.options['difficulty']}, {game.step} moves")
    return 0


if __name__ == "__main__":
    sys.exit(main())
