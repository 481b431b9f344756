"""What is said of a position: see core.rules.Speech."""

from __future__ import annotations

from trailboss.elpaso.facts.about import describe
from trailboss.elpaso.facts.events import tell
from trailboss.elpaso.facts.moves import explain
from trailboss.elpaso.facts.prompts import prompt
from trailboss.elpaso.facts.reasons import reason_against

__all__ = ["describe", "explain", "prompt", "reason_against", "tell"]
