"""Figures of one's own: what somebody who holds the printed game puts right, without touching the
package. See docs/figures.md."""

from trailboss.figures.reading import (
    Figures,
    FiguresError,
    figures_of_text,
    figures_of_values,
    own_file,
    read_figures,
)
from trailboss.figures.with_figures import knows_with, rules_for, rules_known

__all__ = [
    "Figures",
    "FiguresError",
    "figures_of_text",
    "figures_of_values",
    "knows_with",
    "own_file",
    "read_figures",
    "rules_for",
    "rules_known",
]
