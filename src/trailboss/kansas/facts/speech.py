"""What is said of a position: see core.rules.Speech."""

from __future__ import annotations

from trailboss.kansas.facts.moves import explain
from trailboss.kansas.facts.prompts import prompt
from trailboss.kansas.facts.reasons import reason_against

__all__ = ["explain", "prompt", "reason_against"]
