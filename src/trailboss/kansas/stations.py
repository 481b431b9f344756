"""Stations: upgrading, placing discs, running out of discs, station masters."""

from __future__ import annotations

from trailboss.core.events import EV_DISC
from trailboss.core.frames import Question, Step
from trailboss.core.masks import legal_bits
from trailboss.core.money import gain_money, pay_money
from trailboss.core.source import Source
from trailboss.kansas.constants import (
    DARK,
    DISC,
    MASTER,
    MASTER_STATION,
    OFFER,
    STATION_TARGET,
    UPGRADE,
    UPGRADE_STATION,
    WHITE,
)
from trailboss.kansas.events import EV_DISC_MOVED, EV_MASTER, EV_UPGRADED
from trailboss.kansas.state import Player, State


def corners_of(s: State, target: int) -> int:
    if target >= STATION_TARGET:
        return s.tables.station_corners[target - STATION_TARGET]
    return s.tables.city_corners[target]


def discs_for(s: State, p: Player, target: int, money: int, transport: int) -> int:
    """The kinds of disc that may go to a city or station, as a bit mask.

    A dark-cornered disc fits a white-cornered space only when no white-cornered one is left. The
    disc's own cost, and the transport cost that follows, must be affordable.
    """
    t = s.tables
    fits_dark = True
    if corners_of(s, target) == WHITE:
        for kind in range(len(p.discs)):
            if p.discs[kind] and t.disc_corners[kind] == WHITE:
                fits_dark = False
                break
    found = 0
    for kind in range(len(p.discs)):
        if (
            p.discs[kind]
            and (fits_dark or t.disc_corners[kind] != DARK)
            and money >= t.disc_pay[kind]
            and money - t.disc_pay[kind] + t.disc_gain[kind] >= transport
        ):
            found |= 1 << kind
    return found


def spare_stations(s: State, p: Player, target: int) -> int:
    """Stations whose disc may be taken when none is available on the board, as a bit mask."""
    if target >= STATION_TARGET:
        return p.stations & ~(1 << (target - STATION_TARGET))
    return p.stations


def can_upgrade(s: State, station: int) -> bool:
    p = s.players[s.seat]
    cost = s.tables.station_cost[station]
    if p.stations >> station & 1 or p.money < cost:
        return False
    target = STATION_TARGET + station
    return discs_for(s, p, target, p.money - cost, 0) != 0 or spare_stations(s, p, target) != 0


def engine_stopped(s: State) -> None:
    """On a turnout, or on the last space, the station may be upgraded now or not at all."""
    s.pop()
    station = s.tables.position_station[s.players[s.seat].engine]
    if station >= 0 and can_upgrade(s, station):
        s.push(UPGRADE, station)


def stations_behind(s: State) -> int:
    """Stations behind the engine that can be upgraded, as a bit mask."""
    t = s.tables
    order = t.position_order[s.players[s.seat].engine]
    found = 0
    for station in range(len(t.stations)):
        position = t.station_position[station]
        if position != t.last and t.position_order[position] < order and can_upgrade(s, station):
            found |= 1 << station
    return found


def upgrade(s: State, station: int) -> None:
    t = s.tables
    p = s.players[s.seat]
    s.pop()
    pay_money(s, p, t.station_cost[station])
    s.tell(EV_UPGRADED, station, t.station_cost[station])
    if s.masters[station] > 0 and hired_types(p) != 0:
        s.push(MASTER, station)
    s.push(DISC, STATION_TARGET + station, 0)


# Discs ------------------------------------------------------------------------------------------


def legal_disc(s: State, target: int, transport: int, moves: list[int]) -> None:
    t = s.tables
    p = s.players[s.seat]
    kinds = discs_for(s, p, target, p.money, transport)
    if kinds:
        legal_bits(kinds, t.codes.disc, moves)
    else:
        legal_bits(spare_stations(s, p, target), t.codes.disc_from, moves)


def clear_disc(s: State, kind: int) -> None:
    """Take a disc off the board; what it covered works from now on."""
    t = s.tables
    p = s.players[s.seat]
    p.discs[kind] -= 1
    s.tell(EV_DISC, kind)
    pay_money(s, p, t.disc_pay[kind])
    gain_money(s, p, t.disc_gain[kind])


def take_disc_from(s: State, station: int) -> None:
    s.players[s.seat].stations &= ~(1 << station)
    s.tell(EV_DISC_MOVED, station)


# Station masters --------------------------------------------------------------------------------


def hired_types(p: Player) -> int:
    """Worker types with a hired worker, as a bit mask: the printed ones cannot be given away."""
    found = 0
    for worker in range(len(p.workers)):
        if p.workers[worker] > 1:
            found |= 1 << worker
    return found


def legal_master(s: State, moves: list[int]) -> None:
    moves.append(s.tables.codes.decline)
    legal_bits(hired_types(s.players[s.seat]), s.tables.codes.master, moves)


def appoint_master(s: State, worker: int) -> None:
    """Put a hired worker in the tile's place and take the tile."""
    t = s.tables
    p = s.players[s.seat]
    station = s.stack[MASTER_STATION]
    s.pop()
    tile = s.masters[station] - 1
    s.masters = s.masters[:]
    s.masters[station] = -1 - worker
    p.workers[worker] -= 1
    p.masters |= 1 << tile
    p.permanent += t.master_permanent[tile]
    s.tell(EV_MASTER, tile, worker)
    programs = t.master_programs[tile]
    if len(programs) == 1:
        s.push(OFFER, programs[0], -1)
    elif len(programs) == 2:
        s.push(OFFER, programs[0], programs[1])


# Questions and what follows ----------------------------------------------------------------------


class Stopped(Step[State]):
    """The engine has stopped."""

    def carry_out(self, s: State, source: Source) -> bool:
        engine_stopped(s)
        return True


class Upgrade(Question[State]):
    """Whether to upgrade the station where the engine has stopped."""

    def legal(self, s: State, moves: list[int]) -> None:
        codes = s.tables.codes
        moves.append(codes.decline)
        moves.append(codes.upgrade + s.stack[UPGRADE_STATION])

    def decide(self, s: State, code: int, source: Source) -> None:
        codes = s.tables.codes
        if code == codes.decline:
            s.pop()
        else:
            upgrade(s, code - codes.upgrade)

    def optional(self, s: State) -> bool:
        return True


class UpgradeBehind(Question[State]):
    """Which station behind the engine to upgrade."""

    def legal(self, s: State, moves: list[int]) -> None:
        stations = stations_behind(s)
        for station in range(len(s.tables.stations)):
            if stations >> station & 1:
                moves.append(s.tables.codes.upgrade + station)

    def decide(self, s: State, code: int, source: Source) -> None:
        upgrade(s, code - s.tables.codes.upgrade)


class Master(Question[State]):
    """Which worker to appoint station master, if any."""

    def legal(self, s: State, moves: list[int]) -> None:
        legal_master(s, moves)

    def decide(self, s: State, code: int, source: Source) -> None:
        codes = s.tables.codes
        if code == codes.decline:
            s.pop()
        else:
            appoint_master(s, code - codes.master)

    def optional(self, s: State) -> bool:
        return True
