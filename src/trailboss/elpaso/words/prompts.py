"""What is asked: a sentence for every decision, made of what everybody may know.

A prompt is part of every seat's observation, so nothing here may look at a hand or a draw pile.
"""

from __future__ import annotations

from trailboss.core.words import counted, counted_range, plural, range_words
from trailboss.elpaso import constants as k
from trailboss.elpaso.delivery import discs_for
from trailboss.elpaso.state import State
from trailboss.elpaso.tables import Tables
from trailboss.elpaso.visit import Actions, printed_actions
from trailboss.elpaso.words.effect_words import hire_words, program_words
from trailboss.elpaso.words.names import CITY, set_words, space_name, tile_on_ring

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

TILE_NAMES = {
    k.TILE_OBJECTIVE: "an objective tile",
    k.TILE_BONUS: "a bonus tile",
    k.TILE_OBJECTIVE | k.TILE_BONUS: "an objective or bonus tile",
}


def frame_name(kind: int) -> str:
    return FRAME_NAMES[kind]


def prompt_words(s: State) -> str:
    """The question of the top frame, to the seat that decides."""
    t = s.tables
    stack = s.stack
    kind = stack[-5]
    a = stack[-4]
    b = stack[-3]
    if kind == k.START_OBJECTIVE:
        return "Take your first objective tile from the display"
    if kind == k.PLACE:
        return "First turn: place your herder on a neutral building"
    if kind == k.MOVE:
        begin = "Movement phase: move" if b else "Move"
        return f"{begin} your herder {counted_range(a, 'step')}"
    if kind == k.VISIT:
        return visit_prompt(s, a, b, stack[-2])
    if kind == k.TRAIN_VISIT:
        here = f"Train card {t.trains[a]}"
        if all_done(s.setup.train_actions[a], b):
            return f"{here}: nothing is left to use, end it"
        return f"{here}: use its {'other ' if b else ''}actions, or end it"
    if kind == k.AUXILIARY:
        return auxiliary_prompt(a, b)
    if kind == k.HIRE:
        other = f", not another {t.workers[b - 1]}" if b else ""
        return f"Hire a worker {hire_words(t, a)}{other}"
    if kind == k.BUY:
        return f"Buy a cattle card, with {workers_words(t, k.COWBOY)}"
    if kind == k.TRAIN:
        return f"Choose a train card, with {workers_words(t, k.ENGINEER)}"
    if kind == k.BUILD:
        return f"Place or replace a building, with {workers_words(t, k.BUILDER)}"
    if kind == k.PAY_WORKERS:
        many = counted(b, t.workers[a])
        return f"Spend {many}: choose how many {plural(t.workers[k.JOKER])} stand in"
    if kind == k.TILE:
        return f"Take {TILE_NAMES[a]} from the display or the stack"
    if kind == k.PAY_CARD:
        gain = f" and gain ${b} per breeding value" if b else ""
        return f"Discard {set_words(t, a)}{gain}"
    if kind == k.REMOVE:
        return f"You may remove {set_words(t, a)} of your hand from the game"
    if kind == k.DISCARD:
        return "Discard 1 card of your hand"
    if kind == k.AGAIN:
        return f"You may draw 1 card and discard 1 again ({counted(a, 'time')} more)"
    if kind == k.KEEP:
        return keep_prompt(s)
    if kind == k.POST:
        return f"{CITY}: deliver {a}, placing a disc on a post of that value or less"
    if kind == k.DISC:
        return disc_prompt(s, a)
    if kind == k.OFFER:
        return f"You may {program_words(t, a)}"
    return "The game is over"


def workers_words(t: Tables, worker: int) -> str:
    """What something is paid with: cowboys or jokers and $2 each."""
    workers = f"{plural(t.workers[worker])} or {plural(t.workers[k.JOKER])}"
    return f"{workers} and ${t.dollars_per_worker} each"


def all_done(actions: Actions, used: int) -> bool:
    return used == (1 << len(actions)) - 1


def visit_prompt(s: State, space: int, used: int, tile: int) -> str:
    """The action phase. The frame keeps the tile that was entered: the one on the ring may have
    replaced it since."""
    here = f"Action phase at {space_name(s.tables, space)} ({tile_on_ring(s, tile)})"
    actions = printed_actions(s, tile)
    if used == k.ALL_USED or (used and all_done(actions, used)):
        return f"{here}: nothing is left to use, end the phase"
    if not actions:
        return f"{here}: take one auxiliary action, or end the phase"
    if used:
        return f"{here}: use its other actions, or end the phase"
    return f"{here}: use its actions, or one auxiliary action instead, or end the phase"


def auxiliary_prompt(left: int, used: int) -> str:
    if used:
        return "Take another auxiliary action, a different one, or end"
    if left == 1:
        return "Choose an auxiliary action"
    return f"Choose an auxiliary action, the first of up to {left} different ones"


def keep_prompt(s: State) -> str:
    begin = f"{CITY}: show your hand and count the delivery"
    have = s.players[s.seat].certificate
    if have == 0:
        return begin
    return f"{begin}; choose how many certificates to keep ({range_words(0, have)})"


def disc_prompt(s: State, post: int) -> str:
    t = s.tables
    if not discs_for(s, s.players[s.seat], post):
        return f"No disc for post {t.posts[post]} can be paid any more: choose another post"
    which = "any disc" if t.post_dark[post] else "a light disc"
    return f"Choose {which} for post {t.posts[post]}"
