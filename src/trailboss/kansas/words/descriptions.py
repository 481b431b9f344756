"""What every thing on the table is and does, in words made from the tables: for tooltips, the log
and the terminal's `?`."""

from __future__ import annotations

from trailboss.core.words import counted, first_lower, first_upper, listed, ordinal, points
from trailboss.kansas import effects as fx
from trailboss.kansas.constants import DARK, HAZARD, OUTLAW, SPACE_BUILDING
from trailboss.kansas.tables import Tables
from trailboss.kansas.words.effect_words import (
    action_words,
    actions_words,
    counted_thing,
    either_words,
    program_words,
)
from trailboss.kansas.words.names import hands_words, space_name, supply_name, word, worker_name


def neutral_words(t: Tables, neutral: int) -> str:
    """A neutral building, by its place in the alphabet."""
    name = t.neutral_names[neutral]
    return f"Neutral building {name}: {actions_words(t, t.neutral_actions[neutral])}"


def face_words(t: Tables, face: int) -> str:
    """One side of a private building."""
    builders = counted(t.face_builders[face], word(t, "builder"))
    hands = hands_words(t.face_green[face], t.face_black[face])
    return (
        f"Building {t.face_names[face]} ({builders}, {points(t.face_vp[face])}, {hands}):"
        f" {actions_words(t, t.face_actions[face])}"
    )


def supply_words(t: Tables, kind: int) -> str:
    """A tile of the bags."""
    if kind < HAZARD:
        return worker_words(t, kind)
    if kind < OUTLAW:
        return f"{first_upper(supply_name(t, kind))}: a hazard on the trail"
    hands = hands_words(t.tile_green[kind], t.tile_black[kind])
    return f"{first_upper(supply_name(t, kind))} ({hands})"


def tile_words(t: Tables, name: str) -> str:
    """A building side (4a), a neutral building (A) or a tile of the bags (flood-4-green) by its
    name; empty if there is no such tile."""
    if name in t.face_names and name:
        return face_words(t, t.face_names.index(name))
    if name in t.neutral_names:
        return neutral_words(t, t.neutral_names.index(name))
    if name in t.tile_names:
        return supply_words(t, t.tile_names.index(name))
    return ""


def worker_words(t: Tables, worker: int) -> str:
    """A worker and the spaces of its row on the player board."""
    parts: list[str] = []
    for space in range(len(t.worker_vp)):
        given = worker_space_words(t, worker, space)
        if given:
            parts.append(f"{ordinal(space + 1)}: {given}")
    name = first_upper(worker_name(t, worker))
    return f"{name}. Spaces on the player board: {'; '.join(parts)}"


def worker_space_words(t: Tables, worker: int, space: int) -> str:
    """What a space of the worker section gives at once and at the end; empty for nothing."""
    parts: list[str] = []
    program = t.worker_programs[worker][space]
    if program >= 0:
        parts.append(program_words(t, program))
    if t.worker_vp[space]:
        parts.append(points(t.worker_vp[space]))
    return ", ".join(parts)


# Cards ------------------------------------------------------------------------------------------


def card_words(t: Tables, card: int) -> str:
    if card >= t.cattle_count:
        return objective_words(t, card)
    words = (
        f"{t.card_names[card]} ({t.colours[t.card_type[card]]}):"
        f" breeding value {t.card_value[card]}, {points(t.card_vp[card])}"
    )
    becomes = t.card_becomes[card]
    if becomes >= 0:
        words += f"; rises to a {t.card_names[becomes]} in {t.city_names[0]}"
    return words


def task_words(t: Tables, task: int, count: int) -> str:
    """What a task of an objective card asks for, in the order of load.TASKS."""
    if task == 0:
        return counted(count, "building")
    if task == 1:
        return counted(count, "station")
    if task == 2:
        return counted(count, "hazard")
    if task == 3:
        return counted(count, word(t, "green outlaw"))
    if task == 4:
        return counted(count, word(t, "orange outlaw"))
    if task < 8:
        return f"{counted(count, 'cattle card')} of value {task - 2}{without_variant(t, task - 2)}"
    return f"{counted(count, 'disc')} on {t.city_names[-1]}"


def without_variant(t: Tables, value: int) -> str:
    """Cattle of a variant meets no task, though its value may be the one asked for."""
    for kind in range(t.cattle_count):
        if t.card_variant[kind] and t.card_value[kind] == value:
            return f" (not {t.colours[t.card_type[kind]]})"
    return ""


def tasks_words(t: Tables, card: int) -> str:
    tasks = t.objective_tasks[card]
    return listed([task_words(t, task, tasks[task]) for task in range(len(tasks)) if tasks[task]])


def objective_words(t: Tables, card: int) -> str:
    program = t.objective_program[card]
    words = f"Objective card {t.cards[card]}: "
    if program >= 0:
        words += f"{program_words(t, program)}; "
    words += f"{points(t.card_vp[card])} for {tasks_words(t, card)}"
    penalty = t.objective_penalty[card]
    return f"{words}, else {points(-penalty)}" if penalty else words


# Railroad and cities ----------------------------------------------------------------------------


def corners_words(corners: int) -> str:
    return "dark corners" if corners == DARK else "white corners"


def arrow_words(t: Tables, city: int) -> str:
    """What the arrow to the right of a city gives for discs on both its ends; empty for none."""
    parts: list[str] = []
    if t.arrow_program[city] >= 0:
        parts.append(program_words(t, t.arrow_program[city]))
    if t.arrow_vp[city]:
        parts.append(points(t.arrow_vp[city]))
    return " and ".join(parts)


def city_words(t: Tables, city: int) -> str:
    parts = [f"value {t.city_value[city]}", corners_words(t.city_corners[city])]
    if t.city_bonus[city]:
        parts.append(f"gain ${t.city_bonus[city]} for a disc")
    if t.city_vp[city]:
        parts.append(f"{points(t.city_vp[city])} for each disc")
    if t.city_repeat[city]:
        parts.append("any number of your discs")
    for left in (city - 1, city):
        if left >= 0 and arrow_words(t, left):
            other = t.city_names[left + 1] if left == city else t.city_names[left]
            parts.append(f"with {other}: {arrow_words(t, left)}")
    return f"{t.city_names[city]}: {', '.join(parts)}"


def station_words(t: Tables, station: int) -> str:
    parts = [
        f"upgrade for ${t.station_cost[station]}",
        points(t.station_vp[station]),
        corners_words(t.station_corners[station]),
    ]
    if t.station_master[station]:
        parts.append("a station master")
    return f"Station {t.stations[station]}: {', '.join(parts)}"


def master_gives(t: Tables, tile: int) -> str:
    """Both halves of a station master tile."""
    parts: list[str] = []
    if t.master_programs[tile]:
        parts.append(first_lower(either_words(t, t.master_programs[tile])))
    if t.master_permanent[tile]:
        parts.append(counted(t.master_permanent[tile], "permanent certificate"))
    if t.master_vp[tile]:
        thing = counted_thing(t, t.master_of[tile])
        if t.master_per[tile] > 1:
            thing = every_words(t, tile)
        parts.append(f"{points(t.master_vp[tile])} {thing}")
    return "; ".join(parts)


def every_words(t: Tables, tile: int) -> str:
    """for every 2 of your hazard tiles."""
    number = t.master_per[tile]
    of = t.master_of[tile]
    if of == fx.PER_STATIONS:
        return f"for every {number} stations with your disc"
    if of == fx.PER_OBJECTIVES:
        return f"for every {number} cards in your objective area"
    return counted_thing(t, of).replace("for each of", f"for every {number} of")


def master_words(t: Tables, tile: int) -> str:
    return f"Station master {t.masters[tile]}: {master_gives(t, tile)}"


# Player board -----------------------------------------------------------------------------------


def disc_gives(t: Tables, kind: int, players: int) -> str:
    """What taking a disc off the player board costs, gives and unlocks; with 0 players, for any
    number of them."""
    parts: list[str] = []
    if t.disc_pay[kind]:
        parts.append(f"pay ${t.disc_pay[kind]}")
    if t.disc_gain[kind]:
        parts.append(f"gain ${t.disc_gain[kind]}")
    if t.disc_steps[kind]:
        parts.append(f"step limit {steps_words(t.disc_steps[kind], players)}")
    if t.disc_cards[kind]:
        parts.append(f"hand limit +{t.disc_cards[kind]}")
    for place in range(len(t.certificate_limits)):
        disc, position = t.certificate_limits[place]
        if disc == kind:
            also = " once the disc of the lower limit is gone too" if place else ""
            parts.append(f"certificate limit {t.certificates[position]}{also}")
    if kind in t.auxiliary_disc:
        action = t.auxiliary_disc.index(kind)
        parts.append(auxiliary_unlocked(t, action))
    if t.disc_vp[kind]:
        parts.append(points(t.disc_vp[kind]))
    return ", ".join(parts)


def steps_words(steps: dict[int, int], players: int) -> str:
    """Steps gained, by the number of players (0: all numbers)."""
    if players:
        return f"+{steps.get(players, 0)}"
    by_gain: dict[int, list[str]] = {}
    for count in sorted(steps):
        by_gain.setdefault(steps[count], []).append(str(count))
    if len(by_gain) == 1:
        return f"+{min(by_gain)}"
    return " and ".join(
        [f"+{gain} with {listed(counts, 'or')} players" for gain, counts in by_gain.items()]
    )


def auxiliary_unlocked(t: Tables, action: int) -> str:
    """What the discs of an auxiliary action unlock."""
    double = f"double auxiliary action ({program_words(t, t.auxiliary_double[action])})"
    if t.auxiliary_free[action]:
        return double
    single = f"auxiliary action ({program_words(t, t.auxiliary_single[action])})"
    return f"{single}; with both discs gone, {double}"


def disc_words(t: Tables, kind: int, players: int = 0) -> str:
    corners = corners_words(t.disc_corners[kind])
    gives = disc_gives(t, kind, players)
    return f"Disc {t.disc_names[kind]} ({corners}): {gives}"


def auxiliary_words(t: Tables, action: int) -> str:
    single = program_words(t, t.auxiliary_single[action])
    double = program_words(t, t.auxiliary_double[action])
    return f"Auxiliary action {t.auxiliary[action]}. Single: {single}. Double: {double}"


def space_words(t: Tables, space: int) -> str:
    """A space of the trail by itself."""
    parts: list[str] = []
    if t.space_kind[space] == SPACE_BUILDING:
        parts.append("building space")
    if t.space_woods[space]:
        parts.append("in the woods")
    if t.space_risk[space] >= 0:
        parts.append(f"risk action: {program_words(t, t.space_risk[space])}")
    if space in t.outlaw_spaces:
        bounty = t.bounty[t.outlaw_spaces.index(space)]
        parts.append(f"{word(t, 'outlaw')} space: {program_words(t, bounty)}")
    if space in t.hazard_spaces:
        parts.append("hazard space")
    if space in t.neutral_spaces:
        parts.append("neutral building space")
    name = first_upper(space_name(t, space))
    return f"{name}: {', '.join(parts)}" if parts else name


def describe(t: Tables, name: str) -> str:
    """Anything that has a name in the notation; empty if nothing has that name.

    The letters of neutral buildings are those of their spaces too: the building is described.
    """
    found = tile_words(t, name)
    if found:
        return found
    if name in t.cards:
        return card_words(t, t.cards.index(name))
    if name in t.cities:
        return city_words(t, t.cities.index(name))
    if name in t.stations:
        return station_words(t, t.stations.index(name))
    if name in t.masters:
        return master_words(t, t.masters.index(name))
    if name in t.discs:
        return disc_words(t, t.discs.index(name))
    if name in t.auxiliary:
        return auxiliary_words(t, t.auxiliary.index(name))
    if name in t.spaces:
        return space_words(t, t.spaces.index(name))
    if name in t.programs:
        return action_words(t, t.programs.index(name))
    return ""
