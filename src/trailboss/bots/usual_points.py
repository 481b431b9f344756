"""How many points a level usually has, so that somebody can choose an opponent.

The mean of games between two of the same level, usual set-up, by
`trailboss arena --game GAME --bots LEVEL,LEVEL --games 24`; docs/strength.md says when it was
measured. Whoever changes `levels.py` or a network measures again and writes it here.
"""

from __future__ import annotations

# By family, as in `levels.py`.
USUAL_POINTS: dict[str, dict[str, int]] = {
    "kansas": {"beginner": 41, "easy": 56, "medium": 63, "strong": 66, "champion": 72},
    "elpaso": {"beginner": 47, "easy": 56, "medium": 67, "strong": 70, "champion": 71},
}


def usual_points(family: str) -> dict[str, int]:
    """By level; nothing for a family that nobody has measured."""
    return USUAL_POINTS.get(family, {})
