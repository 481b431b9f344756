"""Words for players: prompts, moves, events, and why a move is not allowed."""

from __future__ import annotations

from trailboss.core.rules import Event
from trailboss.elpaso import constants as k
from trailboss.elpaso.state import State
from trailboss.elpaso.tables import Tables

FRAME_NAMES = {
    k.START_OBJECTIVE: "start-objective",
    k.PLACE: "place",
    k.MOVE: "move",
    k.VISIT: "action",
    k.TRAIN_VISIT: "train-actions",
    k.AUXILIARY: "auxiliary",
    k.HIRE: "hire",
    k.BUY: "buy",
    k.TRAIN: "train",
    k.BUILD: "build",
    k.PAY_WORKERS: "pay-workers",
    k.TILE: "tile",
    k.PAY_CARD: "pay-card",
    k.REMOVE: "remove",
    k.DISCARD: "discard",
    k.AGAIN: "again",
    k.KEEP: "keep",
    k.POST: "post",
    k.DISC: "disc",
    k.OFFER: "offer",
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
