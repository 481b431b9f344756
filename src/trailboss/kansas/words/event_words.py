"""What has happened, in words: one sentence for every event."""

from __future__ import annotations

from typing import Final

from trailboss.core.rules import Event
from trailboss.core.words import (
    article,
    counted,
    first_upper,
    plural,
    price_words,
    seat_name,
    told,
    value_words,
)
from trailboss.kansas import constants as k
from trailboss.kansas.tables import Tables
from trailboss.kansas.words.effect_words import program_words
from trailboss.kansas.words.names import (
    a_card,
    card_name,
    position_name,
    space_name,
    supply_name,
    word,
    worker_name,
)
from trailboss.kansas.words.ways import via_words

PRIVATE_EVENTS: Final = frozenset({k.EV_CARD})  # for the eyes of their own seat only

SKIPPED: Final = {
    k.SKIP_HIRE: "can hire nobody",
    k.SKIP_BUY: "can buy no cattle",
    k.SKIP_BUILD: "can build nothing",
    k.SKIP_OBJECTIVE: "finds no objective card",
    k.SKIP_OUTLAW: "finds no outlaw",
    k.SKIP_HAZARD: "finds no hazard",
    k.SKIP_UPGRADE: "has no disc for the station",
    k.SKIP_DELIVERY: "has no disc for a delivery",
}


def event_words(t: Tables, event: Event) -> str:
    """An event as a sentence; one of PRIVATE_EVENTS only for the seat it is about."""
    if event[0] <= k.EV_TOKEN:
        return course_event(t, event)
    if event[0] <= k.EV_BUILT:
        return market_event(t, event)
    if event[0] <= k.EV_TILE:
        return board_event(t, event)
    return city_event(t, event)


def course_event(t: Tables, event: Event) -> str:
    """Turns, the herder, money, cards."""
    kind, seat, a, b, c = event
    who = seat_name(seat)
    if kind == k.EV_TURN:
        return f"Turn {a}: {who}"
    if kind == k.EV_PLACED:
        return f"{who} places the {word(t, 'herder')} on {space_name(t, a)}"
    if kind == k.EV_MOVED:
        return f"{who} moves from {space_name(t, a)} to {space_name(t, b)}{via_words(t, a, c)}"
    if kind == k.EV_FEE:
        return f"{who} pays a fee of ${a} to {'the bank' if b < 0 else seat_name(b)}"
    if kind == k.EV_MONEY:
        return f"{who} gains ${a}" if a > 0 else f"{who} pays ${-a}"
    if kind == k.EV_DREW:
        return f"{who} draws {counted(a, 'card')}"
    if kind == k.EV_CARD:
        return f"{who} draws {a_card(t, a)}"
    if kind == k.EV_SHUFFLED:
        return f"{who} shuffles the discard pile into a new draw stack"
    if kind == k.EV_DISCARDED:
        return f"{who} discards {a_card(t, a)}"
    if kind == k.EV_REMOVED:
        return f"{who} removes {a_card(t, a)} from the game"
    if a < 0:
        return f"{who} uses {counted(-a, 'exchange token')}"
    return f"{who} gains {counted(a, 'exchange token')}"


def market_event(t: Tables, event: Event) -> str:
    """Certificates, workers, cattle, buildings."""
    kind, seat, a, b, c = event
    who = seat_name(seat)
    if kind == k.EV_CERTIFICATE:
        return f"{who} has {counted(a, 'certificate')} now"
    if kind == k.EV_HIRED:
        return f"{who} hires {article(worker_name(t, a))} from row {b + 1} {price_words(c)}"
    if kind == k.EV_BOUGHT:
        return f"{who} buys {a_card(t, a)}"
    if kind == k.EV_REVEALED:
        return f"{first_upper(a_card(t, a))} joins the cattle market"
    return f"{who} places building {a} on {space_name(t, b)} {price_words(c)}"


def board_event(t: Tables, event: Event) -> str:
    """Railroad, stations, objectives, tiles on the trail."""
    kind, seat, a, b, _ = event
    who = seat_name(seat)
    if kind == k.EV_ENGINE:
        way = "forward" if t.position_order[b] > t.position_order[a] else "back"
        return f"{who}'s engine moves {way} from {t.positions[a]} to {position_name(t, b)}"
    if kind == k.EV_UPGRADED:
        return f"{who} upgrades station {t.stations[a]} {price_words(b)}"
    if kind == k.EV_DISC:
        return f"{who} takes a disc off the board: {t.disc_names[a]}"
    if kind == k.EV_DISC_MOVED:
        return f"{who} takes the disc of station {t.stations[a]}"
    if kind == k.EV_MASTER and b < 0:
        return f"{who} takes station master {t.masters[a]} away"
    if kind == k.EV_MASTER:
        given = article(worker_name(t, b))
        return f"{who} gives {given} for station master {t.masters[a]}"
    if kind == k.EV_OBJECTIVE:
        return f"{who} gains {a_card(t, a)}{' into the hand' if b else ''}"
    if kind == k.EV_PLAYED:
        return f"{who} plays {a_card(t, a)}"
    if kind == k.EV_HAZARD:
        return f"{who} removes the {supply_name(t, b)} from {space_name(t, a)}"
    if kind == k.EV_OUTLAW:
        return f"{who} takes the {supply_name(t, b)} from {space_name(t, a)}"
    tile = article(supply_name(t, a))
    if a < k.HAZARD:
        return f"{who} places {tile} in row {b + 1} of the job market"
    if b < 0:
        return f"{who} takes {tile} out of the game: its section is full"
    return f"{who} lays {tile} on {space_name(t, b)}"


def city_event(t: Tables, event: Event) -> str:
    """Kansas City, deliveries, the end, actions."""
    kind, seat, a, b, c = event
    who = seat_name(seat)
    if kind == k.EV_FORESIGHT:
        return f"{first_upper(article(supply_name(t, b)))} comes to foresight column {a + 1}"
    if kind == k.EV_INCOME:
        return f"{who} has {value_words(a, b, c)}"
    if kind == k.EV_DELIVERED:
        how = " extraordinarily" if c else ""
        cost = f" at a transport cost of ${b}" if b else ""
        return f"{who} delivers{how} to {t.city_names[a]}{cost}"
    if kind == k.EV_RAISED:
        return f"{who} raises {a_card(t, a)} to {a_card(t, b)}"
    if kind == k.EV_LAST_ROUND:
        return f"{who} takes the job market token: everybody else has one more turn"
    if kind == k.EV_OVER:
        return "The game is over"
    if kind == k.EV_AUXILIARY:
        program = t.auxiliary_double[a] if b else t.auxiliary_single[a]
        size = "double" if b else "single"
        return f"{who} takes a {size} auxiliary action: {told(program_words(t, program))}"
    if kind == k.EV_USED:
        return f"{who} uses {building_words(t, b)}: {told(program_words(t, a))}"
    if kind == k.EV_COPIED:
        return f"{who} uses the building on {space_name(t, a)}"
    if kind == k.EV_CERTIFICATES_SPENT:
        return f"{who} spends {counted(a, 'certificate')}"
    if kind == k.EV_SHOWN:
        return f"{who} shows {card_name(t, a)}"
    if kind == k.EV_LAPSED:
        return f"{who} no longer has the card that was asked for: the action lapses"
    if kind == k.EV_AUTOMA:
        return f"{who} draws automa card {t.automa[a]}: {counted(b, 'step')}"
    if kind == k.EV_SPEC:
        return f"{who} specializes in {plural(worker_name(t, a))}"
    if kind == k.EV_SKIPPED:
        return f"{who} {skipped_words(t, a, b)}"
    raise ValueError(f"event {kind} has no words")


def skipped_words(t: Tables, what: int, worker: int) -> str:
    """What the solo opponent cannot do."""
    if what == k.SKIP_CARD:
        specialists = plural(worker_name(t, worker))
        return f"is not specialized in {specialists}: the card is movement only"
    return SKIPPED[what]


def building_words(t: Tables, tile: int) -> str:
    """A building on the trail; which side of it lies up is not part of the event."""
    if tile >= k.PRIVATE:
        owner = (tile - k.PRIVATE) // k.SEAT_TILES
        return f"{seat_name(owner)}'s building {(tile - k.PRIVATE) % k.SEAT_TILES}"
    return f"neutral building {t.neutral_names[tile - k.NEUTRAL]}"
