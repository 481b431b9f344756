"""What is said of a position: see core.rules.Speech."""

from __future__ import annotations

from trailboss.kansas.facts.descriptions import describe
from trailboss.kansas.facts.events import tell
from trailboss.kansas.facts.moves import explain
from trailboss.kansas.facts.prompts import prompt
from trailboss.kansas.facts.reasons import reason_against

__all__ = ["describe", "explain", "prompt", "reason_against", "tell"]
