"""Objective and bonus tiles: taking them."""

from __future__ import annotations

from trailboss.core.events import EV_TILE
from trailboss.core.pile import draw, put
from trailboss.core.source import Source
from trailboss.elpaso.asking import Asking
from trailboss.elpaso.constants import (
    DRAW_BONUS,
    DRAW_OBJECTIVE,
    OFFER,
    TILE_ALLOWED,
    TILE_BONUS,
    TILE_OBJECTIVE,
)
from trailboss.elpaso.state import State


def fill_displays(s: State, source: Source) -> None:
    for slot in range(s.tables.display_size):
        if s.objective_display[slot] < 0 and s.objectives[-1]:
            s.objective_display[slot] = draw(s.objectives, source, DRAW_OBJECTIVE)
            s.reveals += 1
    for slot in range(s.tables.display_size):
        if s.bonus_display[slot] < 0 and s.bonuses[-1]:
            s.bonus_display[slot] = draw(s.bonuses, source, DRAW_BONUS)
            s.reveals += 1


def can_take(s: State, allowed: int) -> bool:
    """Is there a tile of an allowed kind?"""
    if allowed & TILE_OBJECTIVE and (s.objectives[-1] or max(s.objective_display) >= 0):
        return True
    return allowed & TILE_BONUS != 0 and (s.bonuses[-1] > 0 or max(s.bonus_display) >= 0)


def legal_tile(s: State, allowed: int, stack_too: bool, moves: list[int]) -> None:
    codes = s.tables.codes
    if allowed & TILE_OBJECTIVE:
        for tile in s.objective_display:
            if tile >= 0:
                moves.append(codes.objective + tile)
        if stack_too and s.objectives[-1]:
            moves.append(codes.objective_top)
    if allowed & TILE_BONUS:
        for tile in s.bonus_display:
            if tile >= 0 and codes.bonus_tile + tile not in moves:
                moves.append(codes.bonus_tile + tile)
        if stack_too and s.bonuses[-1]:
            moves.append(codes.bonus_top)


def take_objective(s: State, tile: int, source: Source) -> None:
    """Take a face-up objective, or with -1 the top of the stack. All see which it is."""
    if tile < 0:
        tile = draw(s.objectives, source, DRAW_OBJECTIVE)
        s.reveals += 1
    else:
        s.objective_display[s.objective_display.index(tile)] = -1
        fill_displays(s, source)
    put(s.players[s.seat].objectives, tile)
    s.tell(EV_TILE, TILE_OBJECTIVE, tile)


def take_bonus(s: State, tile: int, source: Source) -> None:
    """Take a bonus tile the same way; its immediate effect, if any, is offered."""
    if tile < 0:
        tile = draw(s.bonuses, source, DRAW_BONUS)
        s.reveals += 1
    else:
        s.bonus_display[s.bonus_display.index(tile)] = -1
        fill_displays(s, source)
    put(s.players[s.seat].bonuses, tile)
    s.tell(EV_TILE, TILE_BONUS, tile)
    program = s.tables.bonus_program[tile]
    if program >= 0 and s.seat != s.setup.automa:
        s.push(OFFER, program)


# Questions ---------------------------------------------------------------------------------------


def take_tile(s: State, code: int, source: Source) -> None:
    """The tile a move names."""
    codes = s.tables.codes
    s.pop()
    if codes.objective <= code < codes.objective_end:
        take_objective(s, code - codes.objective, source)
    elif code == codes.objective_top:
        take_objective(s, -1, source)
    elif code == codes.bonus_top:
        take_bonus(s, -1, source)
    else:
        take_bonus(s, code - codes.bonus_tile, source)


class StartObjective(Asking):
    """Which objective to begin with."""

    def choices(self, s: State, moves: list[int]) -> None:
        legal_tile(s, TILE_OBJECTIVE, False, moves)

    def answer(self, s: State, code: int, source: Source) -> None:
        take_tile(s, code, source)


class Tile(Asking):
    """Which tile to take."""

    def choices(self, s: State, moves: list[int]) -> None:
        legal_tile(s, s.stack[TILE_ALLOWED], True, moves)

    def answer(self, s: State, code: int, source: Source) -> None:
        take_tile(s, code, source)
