"""Moves of Kansas City, deliveries and discs in words, as they would work out now."""

from __future__ import annotations

from trailboss.core.words import article, counted, points, value_words
from trailboss.kansas import constants as k
from trailboss.kansas.auxiliary import open_spaces
from trailboss.kansas.delivery import breeding_value, transport_cost
from trailboss.kansas.hand import hand_limit
from trailboss.kansas.job_market import market_closed
from trailboss.kansas.money import certificate_limit
from trailboss.kansas.movement import step_limit
from trailboss.kansas.state import State
from trailboss.kansas.stations import discs_for
from trailboss.kansas.trail_tiles import free_space
from trailboss.kansas.words.descriptions import arrow_words, disc_gives
from trailboss.kansas.words.effect_words import program_words
from trailboss.kansas.words.names import space_name, supply_name
from trailboss.kansas.words.prompts import target_name


def foresight_words(s: State, kind: int) -> str:
    """Where the tile would go, and what that sets off."""
    t = s.tables
    tile = article(supply_name(t, kind))
    if kind >= k.HAZARD:
        space = free_space(s, kind)
        if space < 0:
            return f"Choose {tile}: its section is full, it leaves the game"
        return f"Choose {tile}: it goes to {space_name(t, space)}"
    if market_closed(s):
        return f"Choose {tile}"
    row, column = divmod(s.placed, s.setup.players)
    words = f"Choose {tile}: to row {row + 1} of the job market"
    if column == s.setup.players - 1:
        if row + 1 in t.cattle_rows:
            words += "; the cattle market is filled up"
        if row + 1 == t.job_rows:
            words += "; you take the job market token and the last round begins"
    return words


def keep_words(s: State, keep: int) -> str:
    t = s.tables
    p = s.players[s.seat]
    words = f"Keep {counted(t.certificates[keep], 'certificate')}"
    if p.certificate == 0 and keep == 0:
        words = "Take the income"
    spent = t.certificates[p.certificate] - t.certificates[keep]
    if s.stack[-5] != k.INCOME or spent < 0:
        return words
    value = breeding_value(s, p)
    income = value + spent + p.permanent
    return f"{words}: gain ${income} ({value_words(value, spent, p.permanent)})"


def deliver_words(s: State, city: int) -> str:
    t = s.tables
    p = s.players[s.seat]
    words = f"Deliver to {t.city_names[city]} (value {t.city_value[city]})"
    parts: list[str] = []
    if s.stack[-5] == k.CITY:
        transport = transport_cost(s, p, city) if s.stack[-3] else 0
        if s.stack[-3]:
            parts.append(f"${transport} transport" if transport else "no transport cost")
        if not p.stations and not discs_for(s, p, city, p.money, transport):
            parts.append("no disc is left to place there")
            return f"{words}: {', '.join(parts)}"
    if t.city_bonus[city]:
        parts.append(f"gain ${t.city_bonus[city]}")
    if t.city_vp[city]:
        parts.append(points(t.city_vp[city]))
    if p.cities[city] == 0:
        for left in (city - 1, city):
            other = city - 1 if left < city else city + 1
            if 0 <= other < len(t.cities) and p.cities[other] and arrow_words(t, left):
                parts.append(f"arrow {t.city_names[other]}: {arrow_words(t, left)}")
    return f"{words}: {', '.join(parts)}" if parts else words


def disc_choice(s: State, kind: int) -> str:
    """A disc of the player board, with what it unlocks and the money that is left in the end."""
    t = s.tables
    p = s.players[s.seat]
    if s.stack[-5] != k.DISC or p.discs[kind] == 0:
        return f"Disc {t.disc_names[kind]}: {disc_gives(t, kind, s.setup.players)}"
    parts: list[str] = []
    if t.disc_pay[kind]:
        parts.append(f"pay ${t.disc_pay[kind]}")
    if t.disc_gain[kind]:
        parts.append(f"gain ${t.disc_gain[kind]}")
    parts.extend(unlocked(s, kind))
    change = t.disc_gain[kind] - t.disc_pay[kind]
    rest = placed_words(s, p.money + change, change != 0)
    return f"Disc {t.disc_names[kind]}: {', '.join(parts)}{rest}"


def unlocked(s: State, kind: int) -> list[str]:
    """What works from now on for the deciding player without one more disc of a kind."""
    t = s.tables
    p = s.players[s.seat]
    after = p.copy()
    after.discs[kind] -= 1
    parts: list[str] = []
    if step_limit(s, after) > step_limit(s, p):
        parts.append(f"step limit {step_limit(s, after)}")
    if hand_limit(s, after) > hand_limit(s, p):
        parts.append(f"hand limit {hand_limit(s, after)}")
    if certificate_limit(s, after) > certificate_limit(s, p):
        parts.append(f"certificate limit {t.certificates[certificate_limit(s, after)]}")
    for action in range(len(t.auxiliary)):
        if open_spaces(s, after, action) > open_spaces(s, p, action):
            double = open_spaces(s, after, action) > 1
            program = t.auxiliary_double[action] if double else t.auxiliary_single[action]
            size = "double" if double else "single"
            parts.append(f"{size} auxiliary action ({program_words(t, program)})")
    if t.disc_vp[kind] and after.discs[kind] == 0:
        parts.append(points(t.disc_vp[kind]))
    return parts if parts else ["nothing works yet"]


def placed_words(s: State, money: int, changed: bool) -> str:
    """Transport, bonus and money left once the disc has been placed."""
    target = s.stack[-4]
    transport = s.stack[-3]
    words = ""
    if transport:
        words = f", then pay ${transport} for transport"
        changed = True
    if target < k.STATION_TARGET and s.tables.city_bonus[target]:
        bonus = s.tables.city_bonus[target]
        words += f", then gain ${bonus}"
        money += bonus
        changed = True
    money -= transport
    return f"{words}; ${money} left" if changed and money >= 0 else words


def disc_from_words(s: State, station: int) -> str:
    t = s.tables
    words = (
        f"Take the disc of station {t.stations[station]}, losing {points(t.station_vp[station])}"
    )
    if s.stack[-5] != k.DISC:
        return words
    target = target_name(s, s.stack[-4])
    return f"{words}, for {target}{placed_words(s, s.players[s.seat].money, False)}"
