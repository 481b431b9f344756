"""Makes the recorded games anew: `python -m tests.records.generate [title ...]`.

Games are looked for until together they use everything, then the fewest are kept that still do.
Takes some minutes. What was found for a title replaces its old records only if nothing is missing.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

from tests.property.plan import TITLES
from tests.records.coverage import wanted
from tests.records.explore import Explorer
from trailboss.core.source import SeededSource
from trailboss.game import Game
from trailboss.kansas.rules import KansasRules
from trailboss.titles import rules_of

FOLDER: Final = Path(__file__).parent
MOST_GAMES: Final = 150  # looked at
MOST_RECORDS: Final = 12  # kept
COVERS: Final = 60
MISSING: Final = 100  # worth of an item that no game has used yet

Found = tuple[Game, set[str]]


def sides(rules: KansasRules, missing: set[str], source: SeededSource) -> str:
    """The sides of the buildings that have most to offer."""
    text = ""
    for number in range(1, rules.tables.building_numbers + 1):
        a, b = (sum(item.startswith(f"{number}{side} action") for item in missing) for side in "ab")
        text += "a" if a > b else "b" if b > a else "ab"[source.below(2)]
    return text


def explore(rules: KansasRules, number: int, missing: set[str], worth: dict[str, int]) -> Found:
    """One more game, with the set-up that promises most."""
    seed = 1000 * number
    source = SeededSource(seed)
    players = 2 + number % 3
    options: dict[str, Any] = {
        "neutral": ("letters", "random")[number % 2],
        "buildings": sides(rules, missing, source),
    }
    for variant in rules.tables.variants:
        wants = any(item.startswith("raise ") or "calf" in item for item in missing)
        options[variant] = wants or number % 4 == 0
    while not promises_masters(rules, players, seed, options, missing):
        seed += 1
    return Explorer(rules, players, seed, worth, **options).run()


def promises_masters(
    rules: KansasRules, players: int, seed: int, options: dict[str, Any], missing: set[str]
) -> bool:
    """Is a station master that is still missing among those dealt?"""
    names = [
        name for name in rules.tables.masters if any(f"master {name}" in item for item in missing)
    ]
    if not names:
        return True
    position = rules.start(players, rules.options(players, options), SeededSource(seed))
    dealt = rules.observe(position, -1)["station_masters"].values()
    return any(there.get("master") in names for there in dealt)


def fewest(needed: list[str], found: list[Found]) -> list[Found]:
    """The fewest games found that together use everything needed, of many covers tried."""
    rarity = {item: sum(item in items for _, items in found) for item in needed}
    source = SeededSource(len(found))
    best = cover(needed, found, rarity, None)
    for _ in range(COVERS):
        other = cover(needed, found, rarity, source)
        if len(other) < len(best):
            best = other
    return best


def cover(
    needed: list[str], found: list[Found], rarity: dict[str, int], source: SeededSource | None
) -> list[Found]:
    """For the rarest item left the game that adds most, again and again; chance varies it."""
    left = set(needed)
    kept: list[Found] = []
    while left:
        rarest = min(sorted(left), key=lambda item: rarity[item])
        fitting = [entry for entry in found if rarest in entry[1]]
        gains = [sum(1 / rarity[item] for item in entry[1] & left) for entry in fitting]
        if source is not None:
            gains = [gain * (70 + source.below(60)) for gain in gains]
        kept.append(fitting[gains.index(max(gains))])
        left -= kept[-1][1]
    for entry in kept[:]:
        others = set().union(*(items for game, items in kept if game is not entry[0]))
        if others >= set(needed):
            kept.remove(entry)
    return kept


def generate(title: str) -> bool:
    rules = rules_of(title)
    assert isinstance(rules, KansasRules)
    needed = wanted(rules)
    found: list[Found] = []
    kept: list[Found] = []
    missing = set(needed)
    for number in range(1, MOST_GAMES + 1):
        if missing:
            worth = dict.fromkeys(missing, MISSING)
        else:
            # Everything is there: look for games that join what only few of them use.
            rarity = {item: sum(item in items for _, items in found) for item in needed}
            worth = {item: MISSING // rarity[item] for item in needed if rarity[item] < 4}
        game, items = explore(rules, number, missing, worth)
        found.append((game, items))
        new = len(missing & items)
        missing -= items
        if not missing:
            kept = min(kept or found, fewest(needed, found), key=len)
        print(
            f"{title}: game {number}, {game.step} moves, {new} new,"
            f" {len(missing)} missing, {len(kept)} kept"
            + (f"; missing {', '.join(sorted(missing))}" if 0 < len(missing) < 4 else ""),
            flush=True,
        )
        if kept and len(kept) <= MOST_RECORDS:
            break
    if missing:
        print(f"{title}: nothing written, missing are " + "; ".join(sorted(missing)))
        return False
    write(title, kept)
    return True


def write(title: str, kept: list[Found]) -> None:
    for path in FOLDER.glob(f"{title}-*.txt"):
        path.unlink()
    for place in range(len(kept)):
        game = kept[place][0]
        path = FOLDER / f"{title}-{place + 1:02}.txt"
        path.write_text(game.record.to_text(), encoding="utf-8", newline="\n")
        print(f"{path.name}: {game.players} players, {game.step} moves")


if __name__ == "__main__":
    done = [generate(title) for title in sys.argv[1:] or TITLES]
    sys.exit(0 if all(done) else 1)
