"""Makes the recorded games of El Paso anew: `python -m tests.records.elpaso_generate`.

As generate.py does for the Kansas City games. Takes some minutes. The records lie in the folder
`el-paso`; what was found replaces the old ones only if nothing is missing.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

from tests.property.elpaso_plan import EL_PASO
from tests.records.elpaso_coverage import SUE, wanted
from tests.records.elpaso_explore import ElPasoExplorer
from tests.records.generate import MISSING, Found, fewest
from trailboss.core.source import SeededSource
from trailboss.elpaso.rules import TRAIN_SIDES, ElPasoRules
from trailboss.titles import rules_of

FOLDER: Final = Path(__file__).parent / EL_PASO
MOST_GAMES: Final = 80  # looked at
MOST_RECORDS: Final = 10  # kept
FEW: Final = 5  # missing items that are named on the way


def sides(names: list[str], letters: str, worth: dict[str, int], source: SeededSource) -> str:
    """One letter for each pair of names: the side that has most to offer."""
    text = ""
    for first, second in zip(names[::2], names[1::2], strict=True):
        a, b = (
            sum(points for item, points in worth.items() if item.startswith(f"{name} "))
            for name in (first, second)
        )
        text += letters[0] if a > b else letters[1] if b > a else letters[source.below(2)]
    return text


def explore(rules: ElPasoRules, number: int, worth: dict[str, int]) -> Found:
    """One more game, with the set-up that promises most."""
    t = rules.tables
    source = SeededSource(number)
    kinds = [f"{kind}{side}" for kind in range(1, t.kinds + 1) for side in "ab"]
    trains = [f"train {card} {side}" for card in t.trains for side in TRAIN_SIDES]
    options: dict[str, Any] = {
        "neutral": ("letters", "random")[number % 2],
        "buildings": sides(kinds, "ab", worth, source),
        "trains": sides(trains, "fs", worth, source),
    }
    alone = [item for item in worth if item.startswith((SUE, "automa", "end alone"))]
    players = 1 if alone and number % 2 else 2 + number // 2 % 3
    if players == 1:
        levels = [item[-1] for item in alone if item.startswith("end alone")] or ["3"]
        options["difficulty"] = int(levels[-1 - number // 2 % len(levels)])
    return ElPasoExplorer(rules, players, 100 * number, worth, **options).run()


def generate(rules: ElPasoRules) -> list[Found]:
    """The fewest games found that use everything; none if something is missing."""
    needed = wanted(rules)
    found: list[Found] = []
    kept: list[Found] = []
    missing = set(needed)
    for number in range(1, MOST_GAMES + 1):
        if missing:
            worth = dict.fromkeys(sorted(missing), MISSING)
        else:
            rarity = {item: sum(item in items for _, items in found) for item in needed}
            worth = {item: MISSING // rarity[item] for item in needed if rarity[item] < 4}
        game, items = explore(rules, number, worth)
        found.append((game, items))
        new = len(missing & items)
        missing -= items
        if not missing:
            kept = fewest(needed, found)
        few = sorted(missing) if len(missing) <= FEW else []
        print(
            f"game {number}: {game.players} players, {game.step} moves, {new} new,"
            f" {len(missing)} missing, {len(kept)} kept {'; '.join(few)}".rstrip(),
            flush=True,
        )
        if kept and len(kept) <= MOST_RECORDS:
            break
    if missing:
        print("nothing written, missing are " + "; ".join(sorted(missing)))
    return kept


def main() -> int:
    rules = rules_of(EL_PASO)
    assert isinstance(rules, ElPasoRules)
    kept = generate(rules)
    if not kept:
        return 1
    FOLDER.mkdir(exist_ok=True)
    for path in FOLDER.glob("*.txt"):
        path.unlink()
    for number, (game, _) in enumerate(kept, start=1):
        path = FOLDER / f"{EL_PASO}-{number:02}.txt"
        path.write_text(game.record.to_text(), encoding="utf-8", newline="\n")
        print(f"{path.name}: {game.players} players, {game.step} moves")
    return 0


if __name__ == "__main__":
    sys.exit(main())
