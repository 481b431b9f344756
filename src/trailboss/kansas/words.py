"""Words for players: prompts, moves, events, and why a move is not allowed."""

from __future__ import annotations

from trailboss.core.rules import Event
from trailboss.kansas import constants as k
from trailboss.kansas.state import State
from trailboss.kansas.tables import Tables

FRAME_NAMES = {
    k.DISCARD: "discard",
    k.PLACE: "place",
    k.PHASE_A: "phase-a",
    k.VISIT: "phase-b",
    k.OFFER: "offer",
    k.PAY_CARD: "pay-card",
    k.REMOVE: "remove",
    k.HIRE: "hire",
    k.BUY: "buy",
    k.BUILD: "build",
    k.ENGINE: "engine",
    k.ENGINE_BACK: "engine-back",
    k.ENGINE_RETURN: "engine-return",
    k.ENGINE_DELIVER: "engine-deliver",
    k.UPGRADE: "upgrade",
    k.UPGRADE_BEHIND: "upgrade-behind",
    k.DISC: "disc",
    k.MASTER: "master",
    k.OBJECTIVE: "objective",
    k.REMOVE_HAZARD: "hazard",
    k.TAKE_OUTLAW: "outlaw",
    k.AUXILIARY: "auxiliary",
    k.DRAW: "draw",
    k.MOVE: "move",
    k.ENTER_CITY: "enter-city",
    k.FORESIGHT: "foresight",
    k.INCOME: "income",
    k.SIMMENTAL: "simmental",
    k.CITY: "city",
    k.COPY: "copy",
    k.CLOSED: "over",
}


def frame_name(kind: int) -> str:
    return FRAME_NAMES[kind]


def prompt_words(s: State) -> str:
    return FRAME_NAMES[s.stack[-5]]


def move_words(s: State, code: int) -> str:
    return s.tables.codec.text(code)


def event_words(t: Tables, event: Event) -> str:
    return str(event)


def reason_against(s: State, code: int) -> str:
    return "not now"
