"""How many points a level usually has, so that somebody can choose an opponent.

The mean of games between two of the same level, usual set-up, by
`trailboss arena --game GAME --bots LEVEL,LEVEL --games 24`; docs/strength.md says how they were
measured. Whoever changes `levels.py` or a network measures again and writes it here.
"""

from __future__ import annotations

# By family, as in `levels.py`.
USUAL_POINTS: dict[str, dict[str, int]] = {
    "kansas": {"beginner": 45, "easy": 55, "medium": 59, "strong": 61, "champion": 70},
    "elpaso": {"beginner": 47, "easy": 57, "medium": 60, "strong": 67, "champion": 72},
}


def usual_points(family: str) -> dict[str, int]:
    """By level; nothing for a family that nobody has measured."""
    return USUAL_POINTS.get(family, {})
