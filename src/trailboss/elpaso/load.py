"""Reads the tables of El Paso from its TOML files."""

from __future__ import annotations

from typing import Final

from trailboss.core.effects import Programs
from trailboss.core.schema import checked
from trailboss.core.tables import Data, Files, by_players, none_of, read_schema, read_title
from trailboss.elpaso.actions import number_actions
from trailboss.elpaso.constants import (
    NEED_BONUS,
    NEED_BUILDING,
    NEED_CARD,
    NEED_DISC,
    SPACE_BUILDING,
    SPACE_CITY,
    SPACE_NEUTRAL,
)
from trailboss.elpaso.effects import vocabulary
from trailboss.elpaso.tables import Tables

# Goes up whenever a record of before would replay differently with the same tables. The rules of
# every number stay: what has changed asks `tables.number`.
RULES_VERSION: Final = 2
SCHEMA: Final = read_schema("trailboss.elpaso")
AUTOMA_DRAWS: Final = ("draw 1", "draw 2", "draw 3")
AUTOMA_OTHERS: Final = ("cattle", "train", "build", "choice")
# What a card of the solo opponent may show: an action, or one and the cards drawn after it.
AUTOMA_ACTIONS: Final[tuple[str, ...]] = (
    *AUTOMA_OTHERS,
    *AUTOMA_DRAWS,
    *(f"{action} + {then}" for action in AUTOMA_OTHERS for then in AUTOMA_DRAWS),
)


def load_tables(title: str = "el-paso") -> Tables:
    """The tables of a title, from the files that come with the package."""
    return make_tables(read_edition(title))


def read_edition(title: str = "el-paso") -> Files:
    """What the files of a title of the package hold."""
    return read_title("trailboss.elpaso", title, SCHEMA)


def make_tables(data: Files, number: int = RULES_VERSION) -> Tables:
    """Tables from the contents of the files, so that a corrected figure can be tried."""
    return checked(data, SCHEMA, number, checked_tables)


def checked_tables(data: Files, number: int) -> Tables:
    t = Tables()
    t.begin(data, SCHEMA, number)
    load_cards(t, data["cards"])
    programs = Programs(vocabulary(t.cards, t.set_names))
    # Programs that players choose come first: they are moves.
    load_buildings(t, data["buildings"], programs)
    load_tiles(t, data["tiles"], programs)
    load_ring(t, data["trail"], programs)
    load_needs(t, data["cards"], data["tiles"]["objectives"])
    chosen = len(programs.texts)
    load_player(t, data["player"], programs)
    t.worker_bonus = tuple(programs.one(worker["bonus"]) for worker in data["cards"]["workers"])
    load_automa(t, data["automa"])
    t.programs = tuple(programs.texts)
    t.steps = tuple(programs.steps)
    number_actions(t, chosen)
    return t


def load_cards(t: Tables, cards: Data) -> None:
    cattle: list[Data] = cards["cattle"]
    workers: list[Data] = cards["workers"]
    both = cattle + workers
    t.cards = tuple(card["id"] for card in both)
    t.card_names = tuple(card["name"] for card in both)
    t.card_count = len(both)
    t.cattle_count = len(cattle)
    t.card_value = tuple(card.get("value", 0) for card in both)
    t.card_vp = tuple(card["vp"] for card in both)
    t.card_each = tuple(card.get("each", 0) for card in both)
    t.card_market = tuple(card.get("market", 0) for card in both)
    t.card_cowboys = tuple(card.get("cowboys", 0) for card in both)
    t.colours = tuple(card["colour"] for card in cattle)
    t.simmental = [card.get("clock", 0) > 0 for card in both].index(True)
    t.workers = tuple(worker["id"] for worker in workers)
    t.worker_count = tuple(worker["count"] for worker in workers)
    t.dollars_per_worker = cards["dollars_per_worker"]
    t.joker_extra = cards["joker_extra"]
    # Sets of cards that actions name: each by itself, all of a breeding value, all cattle.
    breeds = range(t.cattle_count)
    found: dict[str, tuple[int, ...]] = {t.cards[kind]: (kind,) for kind in breeds}
    for value in sorted(set(t.card_value[: t.cattle_count])):
        found[f"value-{value}"] = tuple(kind for kind in breeds if t.card_value[kind] == value)
    found["cattle"] = tuple(breeds)
    t.set_names = tuple(found)
    t.sets = tuple(found.values())
    t.all_cattle = t.set_names.index("cattle")


def load_buildings(t: Tables, buildings: Data, programs: Programs) -> None:
    t.neutral_names = tuple(buildings["neutral"])
    t.neutral_actions = tuple(programs.actions(lines) for lines in buildings["neutral"].values())
    public: Data = buildings["public"]
    t.kind_copies = public["copies"]
    sides: list[list[Data]] = [list(public["a"].values()), list(public["b"].values())]
    t.kinds = len(sides[0])
    t.kind_workers = tuple((0, *(face["workers"] for face in side)) for side in sides)
    t.kind_vp = tuple((0, *(face["vp"] for face in side)) for side in sides)
    t.kind_actions = tuple(
        ((), *(programs.actions(face["actions"]) for face in side)) for side in sides
    )
    trains: list[Data] = list(buildings["train"].values())
    t.trains = tuple(buildings["train"])
    t.train_actions = (
        tuple(programs.actions(train["front"]) for train in trains),
        tuple(programs.actions(train["star"]) for train in trains),
    )


def load_tiles(t: Tables, tiles: Data, programs: Programs) -> None:
    t.display_size = tiles["display"]
    objectives: list[Data] = tiles["objectives"]
    t.objectives = tuple(tile["id"] for tile in objectives)
    t.objective_vp = tuple(tile["vp"] for tile in objectives)
    bonuses: list[Data] = tiles["bonuses"]
    t.bonuses = tuple(tile["id"] for tile in bonuses)
    t.bonus_copies = tuple(tile["copies"] for tile in bonuses)
    t.bonus_vp = tuple(tile["vp"] for tile in bonuses)
    t.bonus_program = tuple(programs.one(tile.get("action", "")) for tile in bonuses)
    t.bonus_permanent = tuple(tile.get("permanent", 0) for tile in bonuses)
    t.bonus_duplicate = tuple(tile.get("duplicate", 0) for tile in bonuses)


def load_needs(t: Tables, cards: Data, objectives: list[Data]) -> None:
    """What the objectives ask for: a building, a bonus tile, a card by its code, or a disc on a
    post of at least a value. A disc on a post of 14 uses up one of 10 too."""
    known: dict[str, tuple[int, int]] = {"BLD": (NEED_BUILDING, 0), "BON": (NEED_BONUS, 0)}
    for card, row in enumerate(cards["cattle"] + cards["workers"]):
        known[row["code"]] = (NEED_CARD, card)
    for value in t.post_value:
        known[f"D{value}"] = (NEED_DISC, value)
    lists: list[list[str]] = [tile["needs"].split(" ") for tile in objectives]
    used: list[str] = []
    for number, words in enumerate(lists):
        for word in words:
            if word not in known:
                place = f"tiles.toml: objectives {objectives[number]['id']}"
                raise none_of(place, "needs", word, tuple(known))
            if word not in used:
                used.append(word)
    t.needs = tuple(known[need] for need in used)
    t.objective_needs = tuple(
        tuple(sum(covers(known[word], need) for word in words) for need in t.needs)
        for words in lists
    )


def covers(wanted: tuple[int, int], need: tuple[int, int]) -> bool:
    """Does a thing wanted use up one of `need`?"""
    if wanted[0] == NEED_DISC and need[0] == NEED_DISC:
        return wanted[1] >= need[1]
    return wanted == need


def load_ring(t: Tables, trail: Data, programs: Programs) -> None:
    kinds = {"city": SPACE_CITY, "neutral": SPACE_NEUTRAL, "building": SPACE_BUILDING}
    spaces: list[Data] = trail["spaces"]
    ids = [space["id"] for space in spaces]
    t.spaces = tuple(ids)
    t.space_kind = tuple(kinds[space["kind"]] for space in spaces)
    t.space_cost = tuple(space.get("cost", 0) for space in spaces)
    t.space_xy = tuple((space["x"], space["y"]) for space in spaces)
    t.space_next = tuple(tuple(ids.index(to) for to in space["next"]) for space in spaces)

    def of_kind(kind: int) -> tuple[int, ...]:
        return tuple(space for space in range(len(ids)) if t.space_kind[space] == kind)

    t.city = of_kind(SPACE_CITY)[0]
    t.neutral_spaces = of_kind(SPACE_NEUTRAL)
    t.building_spaces = of_kind(SPACE_BUILDING)
    t.income = trail["income"]
    t.simmental_cards = by_players(trail["simmental"])
    t.simmental_vp = trail["simmental_space_vp"]
    posts: list[Data] = trail["posts"]
    t.posts = tuple(str(post["value"]) for post in posts)
    t.post_value = tuple(post["value"] for post in posts)
    t.post_dark = tuple(post.get("dark", False) for post in posts)
    t.post_repeat = tuple(post.get("repeat", False) for post in posts)
    t.post_program = tuple(programs.one(post.get("reward", "")) for post in posts)
    t.post_vp = tuple(post.get("vp", 0) for post in posts)


def load_player(t: Tables, player: Data, programs: Programs) -> None:
    seats: Data = player["seats"]
    t.seat_money = tuple(seats["money"])
    t.seat_tokens = tuple(seats["tokens"])
    t.seat_workers = tuple(seats["workers"].count(worker) for worker in t.workers)
    t.markers = seats["markers"]
    board: Data = player["board"]
    t.base_steps = board["steps"]
    t.hand_limit = board["hand_limit"]
    t.certificate_limit = board["certificate_limit"]
    discs: list[Data] = board["discs"]
    ids = [disc["id"] for disc in discs]
    t.discs = tuple(ids)
    t.disc_dark = tuple(disc.get("dark", False) for disc in discs)
    t.disc_money = tuple(disc["money"] for disc in discs)
    t.disc_permanent = tuple(disc.get("permanent", 0) for disc in discs)
    t.disc_cards = tuple(disc.get("cards", 0) for disc in discs)
    t.disc_steps = tuple(disc.get("steps", 0) for disc in discs)
    actions: list[Data] = board["auxiliary"]
    t.auxiliary = tuple(action["id"] for action in actions)
    t.auxiliary_disc = tuple(ids.index(action["disc"]) for action in actions)
    t.auxiliary_locked = tuple(action.get("locked", False) for action in actions)
    t.auxiliary_program = tuple(programs.one(action["action"]) for action in actions)
    t.auxiliary_upgraded = tuple(
        programs.one(action["upgraded" if "upgraded" in action else "action"]) for action in actions
    )


def load_automa(t: Tables, automa: Data) -> None:
    cards: list[Data] = automa["cards"]
    for card in cards:
        place = f"automa.toml: cards {card['id']}"
        if card["action"] not in AUTOMA_ACTIONS:
            raise none_of(place, "action", card["action"], AUTOMA_ACTIONS)
        if not isinstance(card["steps"], int) and card["steps"] not in t.workers:
            raise none_of(place, "steps", card["steps"], ("1", "2", "3", *t.workers))
    t.automa_name = automa["name"]
    t.automa = tuple(card["id"] for card in cards)
    t.automa_extra = tuple(card.get("extra", False) for card in cards)
    t.automa_steps = tuple(
        card["steps"] if isinstance(card["steps"], int) else -1 - t.workers.index(card["steps"])
        for card in cards
    )
    t.automa_actions = tuple(tuple(card["action"].split(" + ")) for card in cards)
    supply: Data = automa["supply"]
    t.automa_supply = tuple(supply.get(card, 0) for card in t.cards)
    t.automa_post = t.post_value.index(automa["start_post"])
    t.automa_buildings = automa["buildings"]
    t.automa_most = automa["most_workers"]
    t.automa_cattle = tuple(t.cards.index(card) for card in automa["cattle"])
    t.automa_instead = t.cards.index(automa["instead_of_building"])
