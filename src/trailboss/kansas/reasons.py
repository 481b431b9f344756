"""Why a move is not allowed now."""

from __future__ import annotations

from trailboss.kansas.state import State


def reason_against(s: State, code: int) -> str:
    return "not now"
