"""The chance to win over a game, drawn."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from trailboss.arena.plot import COLOURS, label
from trailboss.coach.review import Review
from trailboss.coach.weighing import INACCURACY, MISTAKE, TURNING_POINT
from trailboss.core.errors import TrailbossError
from trailboss.core.message import say, spoken

SIGNS = {INACCURACY: ".", MISTAKE: "o", TURNING_POINT: "D"}


def draw(review: Review, path: Path, language: str = "en") -> None:
    """A curve for every player, with a mark where points were lost."""
    from matplotlib.figure import Figure

    def said(id: str) -> str:
        return spoken(say(id), language, review.scopes, review.names)

    picture = Figure(figsize=(10, 4.5), layout="constrained")
    axes: Any = picture.subplots()
    for one in review.summaries:
        own = [decision for decision in review.decisions if decision.seat == one.seat]
        colour = COLOURS[one.seat % len(COLOURS)]
        axes.plot(
            [decision.step + 1 for decision in own],
            [100 * decision.win for decision in own],
            color=colour,
            label=label(review.names[one.seat]),
        )
        for mark, sign in SIGNS.items():
            marked = [decision for decision in own if decision.mark == mark]
            axes.plot(
                [decision.step + 1 for decision in marked],
                [100 * decision.win for decision in marked],
                sign,
                color=colour,
            )
    axes.set_ylim(0, 100)
    axes.set_xlabel(said("review-plot-step"))
    axes.set_ylabel(said("review-plot-win"))
    axes.legend()
    try:
        about = {"Date": None} if path.suffix.lower() == ".svg" else {}
        picture.savefig(path, dpi=120, metadata=about)
    except OSError as error:
        problem = str(error.strerror or error)
        raise TrailbossError(say("cli-file", file=str(path), problem=problem)) from error
