"""How many points a level usually has, so that somebody can choose an opponent.

The mean of games between two of the same level, usual set-up, by
`trailboss arena --game GAME --bots LEVEL,LEVEL --games 48 --seed 1`; docs/strength.md has them
too. Whoever changes `levels.py` or a network measures again and writes it here.
"""

from __future__ import annotations

# By family, as in `levels.py`.
USUAL_POINTS: dict[str, dict[str, int]] = {
    "kansas": {"beginner": 47, "easy": 55, "medium": 59, "strong": 64, "champion": 68},
    "elpaso": {"beginner": 48, "easy": 56, "medium": 62, "strong": 68, "champion": 71},
}


def usual_points(family: str) -> dict[str, int]:
    """By level; nothing for a family that nobody has measured."""
    return USUAL_POINTS.get(family, {})
