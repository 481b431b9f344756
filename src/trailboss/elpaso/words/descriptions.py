"""What every thing on the table is and does, in words made from the tables: for tooltips, the log
and the terminal's `?`."""

from __future__ import annotations

from trailboss.core.words import article, counted, first_upper, listed, plural, points
from trailboss.elpaso.constants import BUILDER, COWBOY, ENGINEER, JOKER, SPACE_CITY, SPACE_NEUTRAL
from trailboss.elpaso.tables import Tables
from trailboss.elpaso.words.effect_words import action_words, actions_words, program_words
from trailboss.elpaso.words.names import (
    CITY,
    SIDES,
    bonus_name,
    card_name,
    cost_words,
    needs_words,
)

AUTOMA_ACTIONS = {
    "train": "uses the train card of her number of {engineers}",
    "build": "builds with as many {builders} as she can",
    "draw 1": "draws 1 card of her supply",
    "draw 2": "draws 2 cards of her supply",
    "choice": "cattle, train or building, whichever she has the most workers for",
}


def neutral_words(t: Tables, neutral: int) -> str:
    """A neutral building, by its place in the alphabet."""
    name = t.neutral_names[neutral]
    return f"Neutral building {name}: {actions_words(t, t.neutral_actions[neutral])}"


def face_words(t: Tables, kind: int, side: int) -> str:
    """One side of a public building."""
    cost = cost_words(t, BUILDER, t.kind_workers[side][kind], 0)
    actions = actions_words(t, t.kind_actions[side][kind])
    return f"Building {kind}{SIDES[side]} ({cost}, {points(t.kind_vp[side][kind])}): {actions}"


def train_words(t: Tables, card: int) -> str:
    """A train card with both its sides."""
    cost = cost_words(t, ENGINEER, card + 1, 0)
    front = actions_words(t, t.train_actions[0][card])
    star = actions_words(t, t.train_actions[1][card])
    return f"Train card {t.trains[card]} ({cost}). Front: {front}. Star side: {star}"


# Cards ------------------------------------------------------------------------------------------


def card_words(t: Tables, card: int) -> str:
    if card >= t.cattle_count:
        return worker_words(t, card - t.cattle_count)
    words = (
        f"{t.card_names[card]} ({t.colours[card]}):"
        f" breeding value {t.card_value[card]}, {points(t.card_vp[card])}"
    )
    if t.card_cowboys[card]:
        return f"{words}; in the market for {cost_words(t, COWBOY, t.card_cowboys[card], 0)}"
    if card == t.simmental:
        return f"{words}; one for every arrival in {CITY} while there are any"
    return words


def worker_words(t: Tables, worker: int) -> str:
    """What a worker pays for, and what it gives when it is discarded."""
    parts = [points(t.card_vp[t.cattle_count + worker])]
    pays = {COWBOY: "cattle", BUILDER: "buildings", ENGINEER: "train cards"}
    if worker == JOKER:
        others = [article(t.workers[other]) for other in range(JOKER)]
        parts.append(f"stands in for {listed(others, 'or')} in costs")
        parts.append(f"${t.joker_extra} more to hire")
    else:
        parts.append(f"pays for {pays[worker]}")
    return (
        f"{first_upper(t.workers[worker])}: {', '.join(parts)};"
        f" when discarded at any time in your turn: {bonus_gives(t, worker)}"
    )


def bonus_gives(t: Tables, worker: int) -> str:
    """The bonus of a worker."""
    if worker == COWBOY:
        return "1 more step in the movement being made"
    return program_words(t, t.worker_bonus[worker])


# Tiles ------------------------------------------------------------------------------------------


def objective_words(t: Tables, tile: int) -> str:
    needs = needs_words(t, t.objective_needs[tile])
    return f"Objective tile {t.objectives[tile]}: {points(t.objective_vp[tile])} for {needs}"


def bonus_words(t: Tables, tile: int) -> str:
    parts: list[str] = []
    if t.bonus_permanent[tile]:
        parts.append(counted(t.bonus_permanent[tile], "permanent certificate"))
    if t.bonus_duplicate[tile]:
        more = counted(t.bonus_duplicate[tile], "further card")
        parts.append(f"{more} of a breed counts in every delivery")
    if t.bonus_program[tile] >= 0:
        parts.append(program_words(t, t.bonus_program[tile]))
    words = f"Bonus tile {bonus_name(t, tile)} ({points(t.bonus_vp[tile])})"
    return f"{words}: {', '.join(parts)}" if parts else words


# Posts and player board -------------------------------------------------------------------------


def corners_words(dark: bool) -> str:
    return "dark" if dark else "light"


def post_words(t: Tables, post: int) -> str:
    parts: list[str] = []
    if t.post_program[post] >= 0:
        parts.append(f"{program_words(t, t.post_program[post])} for a disc")
    if t.post_vp[post]:
        parts.append(f"{points(t.post_vp[post])} for each disc")
    parts.append("any disc" if t.post_dark[post] else "light discs only")
    if t.post_repeat[post]:
        parts.append("any number of your discs")
    return f"Post {t.posts[post]} ({corners_words(t.post_dark[post])}): {', '.join(parts)}"


def disc_money(t: Tables, disc: int) -> list[str]:
    money = t.disc_money[disc]
    if money == 0:
        return []
    return [f"gain ${money}" if money > 0 else f"pay ${-money}"]


def disc_gives(t: Tables, disc: int) -> str:
    """What taking a disc off the player board costs, gives and unlocks."""
    parts = disc_money(t, disc)
    if t.disc_permanent[disc]:
        parts.append(counted(t.disc_permanent[disc], "permanent certificate"))
    if t.disc_cards[disc]:
        parts.append(f"hand limit +{t.disc_cards[disc]}")
    if t.disc_steps[disc]:
        parts.append(f"step limit +{t.disc_steps[disc]}")
    for action in range(len(t.auxiliary)):
        if t.auxiliary_disc[action] == disc:
            parts.append(f"auxiliary action ({program_words(t, t.auxiliary_upgraded[action])})")
    return ", ".join(parts)


def disc_words(t: Tables, disc: int) -> str:
    corners = corners_words(t.disc_dark[disc])
    return f"Disc {t.disc_names[disc]} ({corners}): {disc_gives(t, disc)}"


def auxiliary_words(t: Tables, action: int) -> str:
    begin = f"Auxiliary action {t.auxiliary[action]}"
    first = program_words(t, t.auxiliary_program[action])
    later = program_words(t, t.auxiliary_upgraded[action])
    if t.auxiliary_locked[action]:
        return f"{begin}: {later}, once its disc is off the board"
    return f"{begin}: {first}; once its disc is off the board, {later}"


def space_words(t: Tables, space: int) -> str:
    """A space of the ring by itself."""
    name = t.spaces[space]
    if t.space_kind[space] == SPACE_CITY:
        card = article(t.card_names[t.simmental])
        return (
            f"{CITY}: gain ${t.income}, take {card}, show your hand and deliver, in this order;"
            " every movement ends here"
        )
    if t.space_kind[space] == SPACE_NEUTRAL:
        return f"{name}: neutral building space"
    cost = t.space_cost[space]
    return f"{name}: building space{f', ${cost} to build on it' if cost else ', free of charge'}"


# The solo opponent ------------------------------------------------------------------------------


def automa_words(t: Tables, card: int) -> str:
    steps = t.automa_steps[card]
    far = counted(steps, "step")
    if steps < 0:
        far = f"1 step for each of her {plural(t.workers[-1 - steps])}"
    action = t.automa_action[card]
    if action == "cattle":
        breeds = [card_name(t, breed) for breed in t.automa_cattle]
        numbers = [str(number) for number in range(1, len(breeds))] + [f"at least {len(breeds)}"]
        does = (
            f"takes {article(listed(breeds, 'or'))} for {listed(numbers, 'or')}"
            f" {plural(t.workers[COWBOY])}"
        )
    else:
        does = AUTOMA_ACTIONS[action].format(
            engineers=plural(t.workers[ENGINEER]), builders=plural(t.workers[BUILDER])
        )
    return f"Automa card {t.automa[card]} of {t.automa_name}: {far}; {does}"


# By name ----------------------------------------------------------------------------------------


def describe(t: Tables, name: str) -> str:
    """Anything by its name; empty if nothing has that name.

    What has a name of its own in the notation goes by it: 4a, corriente, cowboy, O3, A1, S4,
    EL-PASO. A letter is the neutral building, not its space. Names that several things share say
    which is meant: post 10, train 3, bonus money, disc hand, auxiliary money.
    """
    kind, _, rest = name.partition(" ")
    if kind == "post" and rest in t.posts:
        return post_words(t, t.posts.index(rest))
    if kind == "train" and rest in t.trains:
        return train_words(t, t.trains.index(rest))
    if kind == "bonus" and rest in t.bonuses:
        return bonus_words(t, t.bonuses.index(rest))
    if kind == "disc" and rest in t.discs:
        return disc_words(t, t.discs.index(rest))
    if kind == "auxiliary" and rest in t.auxiliary:
        return auxiliary_words(t, t.auxiliary.index(rest))
    for side in range(len(SIDES)):
        for number in range(1, t.kinds + 1):
            if name == f"{number}{SIDES[side]}":
                return face_words(t, number, side)
    if name in t.neutral_names:
        return neutral_words(t, t.neutral_names.index(name))
    if name in t.cards:
        return card_words(t, t.cards.index(name))
    if name in t.objectives:
        return objective_words(t, t.objectives.index(name))
    if name in t.automa:
        return automa_words(t, t.automa.index(name))
    if name in t.spaces:
        return space_words(t, t.spaces.index(name))
    if name in t.programs:
        return action_words(t, t.programs.index(name))
    return ""
