"""Reads the tables of an edition from its TOML files."""

from __future__ import annotations

from importlib.resources import files
from itertools import combinations_with_replacement
from typing import Final

from trailboss.core.effects import Programs
from trailboss.core.errors import TrailbossError
from trailboss.core.message import say
from trailboss.core.schema import checked
from trailboss.core.tables import (
    FILE,
    Data,
    Files,
    TableError,
    by_players,
    inside,
    lacks,
    none_of,
    read_schema,
    read_title,
)
from trailboss.kansas.actions import number_actions
from trailboss.kansas.constants import (
    DARK,
    HAZARD,
    HAZARD_VARIANTS,
    OUTLAW,
    SPACE_BUILDING,
    SPACE_CITY,
    SPACE_HAZARD,
    SPACE_NEUTRAL,
    SPACE_OUTLAW,
    SPACE_START,
    TILE_KINDS,
    WHITE,
    WORKER,
)
from trailboss.kansas.effects import COUNTED, vocabulary
from trailboss.kansas.judging.worth import city_worth, weighed_discs
from trailboss.kansas.load_automa import load_automa
from trailboss.kansas.tables import Tables

# Goes up whenever a record of before would replay differently with the same tables. The rules of
# every number stay: what has changed asks `tables.number`.
RULES_VERSION: Final = 2
SCHEMA: Final = read_schema("trailboss.kansas")
TASKS = "BSHGU345T"
CORNERS = {"white": WHITE, "dark": DARK}


def load_tables(edition: str) -> Tables:
    """The tables of an edition, from the files that come with the package."""
    return make_tables(read_edition(edition))


def read_edition(edition: str) -> Files:
    """What the files of an edition of the package hold."""
    return read_title("trailboss.kansas", edition, SCHEMA)


def edition_names() -> list[str]:
    """The editions that come with the package, the latest first."""
    folder = files("trailboss.kansas").joinpath("data")
    names = [place.name for place in folder.iterdir() if place.joinpath("title.toml").is_file()]
    return sorted(names, reverse=True)


def make_tables(data: Files, number: int = RULES_VERSION) -> Tables:
    """Tables from the contents of the files, so that a corrected figure can be tried."""
    return checked(data, SCHEMA, number, checked_tables)


def checked_tables(data: Files, number: int) -> Tables:
    t = Tables()
    t.begin(data, SCHEMA, number)
    title = data["title"]
    t.variants = tuple(title["variants"])
    t.bag = title["bag"]
    load_cattle(t, data["cards"])
    load_objectives(t, data["cards"]["objectives"])
    load_sets(t, data["cards"])
    programs = Programs(vocabulary(t.set_names))
    # Programs that players choose come first: they are moves.
    load_buildings(t, data["buildings"], programs)
    load_trail(t, data["trail"], programs)
    load_workers(t, data["player"]["workers"], data["supply"], programs)
    t.objective_program = tuple(
        programs.one(card.get("action", "")) for card in objective_cards(data["cards"])
    )
    load_masters(t, data["player"]["masters"], programs)
    chosen = len(programs.texts)
    load_player(t, data["player"], programs)
    t.bounty = tuple(programs.one(text) for text in data["trail"]["bounty"])
    t.bounty_price = tuple(
        int(text.split(" ")[1]) if text.startswith("pay ") else 0
        for text in data["trail"]["bounty"]
    )
    load_railroad(t, data["railroad"], programs)
    load_supply(t, data["supply"])
    load_market(t, data["cards"]["market"])
    if "automa" in data:
        load_automa(t, data["automa"])
    t.programs = tuple(programs.texts)
    t.steps = tuple(programs.steps)
    t.objective_rides = tuple(
        program >= 0 and t.programs[program].startswith("ride ") for program in t.objective_program
    )
    number_actions(t, chosen, route_names(t))
    return t


# Cards ------------------------------------------------------------------------------------------


def objective_cards(cards: Data) -> list[Data]:
    """All cards in order, with an empty entry for each cattle card: programs go by card."""
    none: list[Data] = [{} for _ in cards["cattle"]]
    deck: list[Data] = cards["objectives"]["deck"]
    starting: list[Data] = cards["objectives"]["starting"]
    return none + deck + starting


def load_cattle(t: Tables, cards: Data) -> None:
    cattle: list[Data] = cards["cattle"]
    ids = [card["id"] for card in cattle]
    t.cattle_count = len(cattle)
    colours: list[str] = []
    for card in cattle:
        if card["colour"] not in colours:
            colours.append(card["colour"])
    t.colours = tuple(colours)
    t.cards = tuple(ids)
    t.card_names = tuple(card["name"] for card in cattle)
    t.card_type = tuple(colours.index(card["colour"]) for card in cattle)
    t.card_value = tuple(card["value"] for card in cattle)
    t.card_vp = tuple(card["vp"] for card in cattle)
    t.card_each = tuple(card.get("each", 0) for card in cattle)
    t.card_market = tuple(card.get("market", 0) for card in cattle)
    t.card_beside = tuple(card.get("beside", 0) for card in cattle)
    t.card_variant = tuple(card.get("variant", "") for card in cattle)
    t.card_becomes = tuple(
        ids.index(card["becomes"]) if "becomes" in card else -1 for card in cattle
    )
    t.raising = tuple(kind for kind in range(len(ids)) if t.card_becomes[kind] >= 0)


def load_objectives(t: Tables, objectives: Data) -> None:
    cards: list[Data] = objectives["deck"] + objectives["starting"]
    t.objective_count = len(objectives["deck"])
    t.starting_count = len(objectives["starting"])
    t.display_size = objectives["display"]
    for card in cards:
        for task in card["tasks"]:
            if task not in TASKS:
                raise none_of(f"cards.toml: objectives {card['id']}", "tasks", task, tuple(TASKS))
    blank = (0,) * t.cattle_count
    t.cards += tuple(card["id"] for card in cards)
    t.card_names += tuple(card["id"] for card in cards)
    t.card_count = len(t.cards)
    t.card_type += (-1,) * len(cards)
    t.card_value += (0,) * len(cards)
    t.card_vp += tuple(card["vp"] for card in cards)
    t.objective_tasks = ((),) * t.cattle_count + tuple(
        tuple(card["tasks"].count(task) for task in TASKS) for card in cards
    )
    t.objective_penalty = blank + tuple(card.get("penalty", 0) for card in cards)
    t.objective_copies = blank + tuple(
        card.get("copies", 1) if card in objectives["deck"] else 0 for card in cards
    )


def load_sets(t: Tables, cards: Data) -> None:
    """The sets of cards a tile can ask for: cards, colours, those listed, objectives."""
    sets: dict[str, tuple[int, ...]] = {"pair": ()}
    for kind in range(t.cattle_count):
        sets[t.cards[kind]] = (kind,)
    for colour in range(len(t.colours)):
        sets[t.colours[colour]] = tuple(
            kind for kind in range(t.cattle_count) if t.card_type[kind] == colour
        )
    for name, colours in cards["sets"].items():
        sets[name] = tuple(
            kind for kind in range(t.cattle_count) if t.colours[t.card_type[kind]] in colours
        )
    sets["objective"] = tuple(range(t.cattle_count, t.cattle_count + t.objective_count))
    t.set_names = tuple(sets)
    t.sets = tuple(sets.values())
    t.pair_set = 0


def load_market(t: Tables, market: Data) -> None:
    size = by_players(market["size"])
    t.market_size = (size, size)
    if "size_simmental" in market:
        t.market_size = (size, by_players(market["size_simmental"]))
    t.reveal_cowboys = market["reveal"]["cowboys"]
    t.reveal_cards = market["reveal"]["cards"]
    names: list[str] = []
    cowboys: list[int] = []
    prices: list[int] = []
    bought: list[tuple[int, ...]] = []
    for option in market["options"]:
        kinds = t.sets[t.set_names.index(option["set"])]
        for cards in combinations_with_replacement(kinds, option["cards"]):
            names.append(f"{' '.join(t.cards[kind] for kind in cards)} with {option['cowboys']}")
            cowboys.append(option["cowboys"])
            prices.append(option["price"])
            bought.append(tuple(cards))
    t.purchases = tuple(names)
    t.purchase_cowboys = tuple(cowboys)
    t.purchase_price = tuple(prices)
    t.purchase_cards = tuple(bought)


# Buildings and workers --------------------------------------------------------------------------


def load_buildings(t: Tables, buildings: Data, programs: Programs) -> None:
    t.neutral_names = tuple(buildings["neutral"])
    t.neutral_actions = tuple(programs.actions(lines) for lines in buildings["neutral"].values())
    faces: dict[str, Data] = buildings["private"]
    t.building_numbers = (len(faces) + 1) // 2
    order = [""] * 2 + [
        f"{number}{side}" for number in range(1, t.building_numbers + 1) for side in "ab"
    ]
    place = inside(FILE.format("buildings"), "private")
    for name in order[2:]:
        if name not in faces:
            raise lacks(place, name)  # numbers without a gap, both sides of each
    blank: Data = {"builders": 0, "vp": 0, "actions": []}
    entries = [faces[name] if name else blank for name in order]
    t.face_names = tuple(order)
    t.face_builders = tuple(face["builders"] for face in entries)
    t.face_vp = tuple(face["vp"] for face in entries)
    t.face_green = tuple(int(face.get("hand") in ("green", "both")) for face in entries)
    t.face_black = tuple(int(face.get("hand") in ("black", "both")) for face in entries)
    t.face_actions = tuple(programs.actions(face["actions"]) for face in entries)


def load_workers(t: Tables, workers: Data, supply: Data, programs: Programs) -> None:
    t.workers = tuple(supply["workers"])
    t.worker_programs = tuple(
        tuple(programs.one(text) for text in workers[worker]) for worker in t.workers
    )
    t.worker_vp = tuple(workers["vp"])


def load_masters(t: Tables, masters: Data, programs: Programs) -> None:
    tiles: list[Data] = masters["tiles"]
    t.masters = tuple(tile["id"] for tile in tiles)
    t.master_programs = tuple(
        programs.action(tile["action"]) if "action" in tile else () for tile in tiles
    )
    t.master_permanent = tuple(tile.get("permanent", 0) for tile in tiles)
    t.master_vp = tuple(tile.get("vp", 0) for tile in tiles)
    t.master_per = tuple(tile.get("per", 1) for tile in tiles)
    t.master_of = tuple(COUNTED.index(tile.get("of", "")) for tile in tiles)


# The trail --------------------------------------------------------------------------------------


def load_trail(t: Tables, trail: Data, programs: Programs) -> None:
    kinds = {"start": SPACE_START, "neutral": SPACE_NEUTRAL, "building": SPACE_BUILDING}
    kinds.update(flood=SPACE_HAZARD, drought=SPACE_HAZARD + 1, rockfall=SPACE_HAZARD + 2)
    kinds.update(outlaw=SPACE_OUTLAW, city=SPACE_CITY)
    spaces: list[Data] = trail["spaces"]
    ids = [space["id"] for space in spaces]
    count = len(ids)
    t.spaces = tuple(ids)
    t.space_kind = tuple(kinds[space["kind"]] for space in spaces)
    t.space_woods = tuple(space.get("woods", False) for space in spaces)
    t.space_risk = tuple(
        programs.one(trail["risk"][space["risk"]]) if "risk" in space else -1 for space in spaces
    )
    t.space_xy = tuple((space["x"], space["y"]) for space in spaces)
    t.space_next = tuple(tuple(ids.index(to) for to in space["next"]) for space in spaces)
    t.city_spots = tuple((spot[0], spot[1]) for spot in trail["city_spots"])

    def of_kind(kind: int) -> tuple[int, ...]:
        return tuple(space for space in range(count) if t.space_kind[space] == kind)

    def by_number(spaces: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(sorted(spaces, key=lambda space: int(ids[space].rsplit("-", 1)[1])))

    t.start = of_kind(SPACE_START)[0]
    t.city_space = of_kind(SPACE_CITY)[0]
    t.neutral_spaces = of_kind(SPACE_NEUTRAL)
    t.building_spaces = of_kind(SPACE_BUILDING)
    t.building_index = tuple(
        t.building_spaces.index(space) if space in t.building_spaces else -1
        for space in range(count)
    )
    t.hazard_spaces = tuple(
        space for hazard in range(3) for space in by_number(of_kind(SPACE_HAZARD + hazard))
    )
    t.outlaw_spaces = by_number(of_kind(SPACE_OUTLAW))
    houses = t.neutral_spaces + t.building_spaces
    t.space_adjacent = tuple(
        tuple(
            other
            for other in range(count)
            if space in houses
            and other in houses
            and (other in t.space_next[space] or space in t.space_next[other])
        )
        for space in range(count)
    )
    load_routes(t)


def load_routes(t: Tables) -> None:
    """All routes from the start, each one space longer than another: a tree, in walking order."""
    route_space: list[int] = []
    route_next: list[tuple[int, ...]] = []

    def walk(space: int, before: tuple[int, ...]) -> int:
        if space in before:
            place = inside(FILE.format("trail"), f"spaces {t.spaces[space]}")
            raise TableError(say("error-table-circle", place=place))
        route = len(route_space)
        route_space.append(space)
        route_next.append(())
        route_next[route] = tuple(walk(to, (*before, space)) for to in t.space_next[space])
        return route

    walk(t.start, ())
    t.route_space = tuple(route_space)
    t.route_next = tuple(route_next)
    t.route_at = tuple(
        route_space.index(space) if space in route_space else -1 for space in range(len(t.spaces))
    )
    t.route_count = len(route_space)


def route_names(t: Tables) -> tuple[str, ...]:
    """A route is called by its end and by the branches it takes that are not their fork's first."""
    names = [""] * t.route_count

    def name(route: int, branches: tuple[str, ...]) -> None:
        end = t.spaces[t.route_space[route]]
        names[route] = end + (" via " + " ".join(branches) if branches else "")
        for place in range(len(t.route_next[route])):
            to = t.route_next[route][place]
            branch = (t.spaces[t.route_space[to]],) if place > 0 else ()
            name(to, branches + branch)

    name(0, ())
    return tuple(names)


# Railroad and cities ----------------------------------------------------------------------------


def load_railroad(t: Tables, railroad: Data, programs: Programs) -> None:
    last: int = railroad["last"]
    t.last = last
    t.last_bonus = railroad["last_bonus"]
    stations: list[Data] = railroad["stations"]
    turnouts = [station["turnout"] for station in stations if "turnout" in station]
    t.positions = tuple([str(n) for n in range(last + 1)] + [f"T{n}" for n in turnouts])
    t.position_order = tuple([2 * n for n in range(last + 1)] + [2 * n + 1 for n in turnouts])
    # The nose of an engine on a turnout is past the cross above it.
    t.position_number = tuple(list(range(last + 1)) + [n + 1 for n in turnouts])
    t.station_position = tuple(
        last + 1 + turnouts.index(station["turnout"]) if "turnout" in station else last
        for station in stations
    )
    t.position_station = tuple(
        t.station_position.index(position) if position in t.station_position else -1
        for position in range(len(t.positions))
    )
    forward = [0] * len(t.positions)
    back = [0] * len(t.positions)

    def link(here: int, there: int) -> None:
        forward[here] |= 1 << there
        back[there] |= 1 << here

    for n in range(last):
        link(n, n + 1)
    for place in range(len(turnouts)):
        link(turnouts[place], last + 1 + place)
        link(last + 1 + place, turnouts[place] + 1)
    t.position_forward = tuple(forward)
    t.position_back = tuple(back)
    t.stations = tuple(station["id"] for station in stations)
    t.station_cost = tuple(station["cost"] for station in stations)
    t.station_vp = tuple(station["vp"] for station in stations)
    t.station_corners = tuple(CORNERS[station["corners"]] for station in stations)
    t.station_master = tuple(station.get("master", False) for station in stations)

    cities: list[Data] = railroad["cities"]
    ids = [city["id"] for city in cities]
    t.cities = tuple(ids)
    t.city_names = tuple(city["name"] for city in cities)
    t.city_value = tuple(city["value"] for city in cities)
    t.city_worth = tuple(city_worth(value) for value in t.city_value)
    t.city_corners = tuple(CORNERS[city["corners"]] for city in cities)
    t.city_repeat = tuple(city.get("repeat", False) for city in cities)
    t.city_bonus = tuple(city.get("bonus", 0) for city in cities)
    t.city_vp = tuple(city.get("vp", 0) for city in cities)
    arrow_vp = [0] * len(ids)
    arrow_program = [-1] * len(ids)
    for arrow in railroad["arrows"]:
        left = ids.index(arrow["between"][0])
        if ids.index(arrow["between"][1]) != left + 1:
            raise TrailbossError(f"arrow between {arrow['between']}: not neighbours")
        arrow_vp[left] = arrow.get("vp", 0)
        arrow_program[left] = programs.one(arrow.get("action", ""))
    t.arrow_vp = tuple(arrow_vp)
    t.arrow_program = tuple(arrow_program)
    crosses: list[int] = railroad["crosses"]
    t.transport = tuple(
        tuple(sum(number <= cross < value for cross in crosses) for number in range(last + 1))
        for value in t.city_value
    )


# Supply and player board ------------------------------------------------------------------------


def load_supply(t: Tables, supply: Data) -> None:
    names = list(t.workers)
    vp = [0] * HAZARD
    hands = [""] * HAZARD
    copies = [0] * HAZARD
    for hazard in supply["hazards"]:
        for tile in supply["hazard_tiles"]:
            names.append(f"{hazard}-{tile['vp']}-{tile['hand']}")
            vp.append(tile["vp"])
            hands.append(tile["hand"])
            copies.append(tile["copies"])
    for outlaw in supply["outlaws"]:
        names.append(outlaw["id"])
        vp.append(0)
        hands.append(outlaw["hand"])
    if len(names) != TILE_KINDS or len(supply["hazard_tiles"]) != HAZARD_VARIANTS:
        raise TrailbossError(f"supply: {len(names)} kinds of tile, not {TILE_KINDS}")
    t.tile_names = tuple(names)
    t.tile_vp = tuple(vp)
    t.tile_green = tuple(int(hand == "green") for hand in hands)
    t.tile_black = tuple(int(hand == "black") for hand in hands)
    bags: list[tuple[int, ...]] = []
    for bag in supply["bags"]:
        counts = [0] * TILE_KINDS
        for worker in range(len(t.workers)):
            counts[WORKER + worker] = bag["workers"]
        if bag["hazards"]:
            counts[HAZARD:OUTLAW] = copies[HAZARD:OUTLAW]
        for colour in range(len(bag["outlaws"])):
            counts[OUTLAW + colour] = bag["outlaws"][colour]
        bags.append((*counts, sum(counts)))
    t.bags = tuple(bags)
    t.trail_tiles = supply["trail_tiles"]
    t.fee_green = by_players(supply["fees"]["green"])
    t.fee_black = by_players(supply["fees"]["black"])
    jobs: Data = supply["job_market"]
    t.job_cost = tuple(jobs["cost"])
    t.job_rows = len(t.job_cost)
    t.cattle_rows = tuple(jobs["cattle_after"])
    t.token_row = jobs["token_row"]
    t.token_vp = jobs["token_vp"]


def load_player(t: Tables, player: Data, programs: Programs) -> None:
    seats: Data = player["seats"]
    t.seat_money = tuple(seats["money"])
    t.seat_cards = tuple(seats["cards"])
    t.seat_tokens = tuple(seats["tokens"])
    t.first_turn_hand = seats["first_turn_hand"]
    board: Data = player["board"]
    t.hand_limit = board["hand_limit"]
    t.token_draw = board["token_draw"]
    t.base_steps = by_players(board["steps"])
    discs: list[Data] = board["discs"]
    ids = [disc["id"] for disc in discs]
    t.discs = tuple(ids)
    t.weighed_discs = weighed_discs(ids)
    t.disc_count = tuple(disc["count"] for disc in discs)
    t.disc_corners = tuple(CORNERS[disc["corners"]] for disc in discs)
    t.disc_gain = tuple(disc.get("gain", 0) for disc in discs)
    t.disc_pay = tuple(disc.get("pay", 0) for disc in discs)
    t.disc_vp = tuple(disc.get("vp", 0) for disc in discs)
    t.disc_cards = tuple(disc.get("cards", 0) for disc in discs)
    t.disc_steps = tuple(by_players(disc.get("steps", {})) for disc in discs)
    t.certificates = tuple(board["certificates"])
    t.certificate_base = t.certificates.index(board["certificate_limit"])
    limits = sorted(
        (disc["certificate_limit"], ids.index(disc["id"]))
        for disc in discs
        if "certificate_limit" in disc
    )
    t.certificate_limits = tuple((kind, t.certificates.index(limit)) for limit, kind in limits)
    actions: list[Data] = board["auxiliary"]
    t.auxiliary = tuple(action["id"] for action in actions)
    t.auxiliary_free = tuple(action["free"] for action in actions)
    t.auxiliary_disc = tuple(ids.index(action["disc"]) for action in actions)
    t.auxiliary_single = tuple(programs.one(action["single"]) for action in actions)
    t.auxiliary_double = tuple(programs.one(action["double"]) for action in actions)
