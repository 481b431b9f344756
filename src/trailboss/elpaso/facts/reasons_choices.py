"""Why something in particular cannot be chosen: workers, cattle, buildings, tiles, cards, and what
belongs to a delivery."""

from __future__ import annotations

from trailboss.core.facts import yes
from trailboss.core.frames import KIND
from trailboss.core.message import Message, say
from trailboss.elpaso import constants as k
from trailboss.elpaso.building import build_cost, kind_of
from trailboss.elpaso.delivery import discs_for, post_open
from trailboss.elpaso.facts import things
from trailboss.elpaso.facts.prompts import TILES
from trailboss.elpaso.facts.reasons_costs import Reason, short_of, short_of_money
from trailboss.elpaso.hand import can_exchange
from trailboss.elpaso.hiring import hire_price
from trailboss.elpaso.state import State
from trailboss.elpaso.workers import bonus_price, is_owed, least_jokers, most_jokers

# Workers ------------------------------------------------------------------------------------------


def against_hire(s: State, worker: int) -> Reason:
    name = things.worker(s.tables, worker)
    if worker == s.stack[k.HIRE_BARRED] - 1:
        return say("no-same-worker", worker=name)
    if s.workers[worker] == 0:
        return say("no-supply", worker=name)
    return short_of_money(s, hire_price(s, worker, s.stack[k.HIRE_PRICE]))


def against_jokers(s: State, jokers: int) -> Reason:
    p = s.players[s.seat]
    worker, count = s.stack[k.PAY_WORKERS_TYPE], s.stack[k.PAY_WORKERS_NUMBER]
    name = things.worker(s.tables, worker)
    if jokers > count:
        return say("no-more-workers", worker=name, count=count)
    if jokers > most_jokers(p, count):
        return say("no-jokers", jokers=p.ready[k.JOKER])
    least = least_jokers(p, worker, count)
    if jokers < least:
        return say("no-fewer-jokers", worker=name, ready=p.ready[worker], jokers=least)
    return None


def not_now(s: State, what: str) -> Reason:
    """Tokens and workers are used in one's own turns, and not in the middle of an exchange."""
    if s.stack[KIND] == k.START_OBJECTIVE:
        return say("no-turn-yet", what=what)
    return say("no-exchanging") if s.stack[KIND] == k.DISCARD else None


def against_bonus(s: State, worker: int) -> Reason:
    """A worker discarded for its bonus."""
    name = things.worker(s.tables, worker)
    unfit = not_now(s, "worker")
    if unfit:
        return unfit
    if s.players[s.seat].ready[worker] == 0:
        return say("no-worker-ready", worker=name)
    if is_owed(s, worker):
        owed = things.worker(s.tables, s.stack[k.PAY_WORKERS_TYPE])
        return say("no-worker-owed", worker=name, owed=owed)
    if worker == k.COWBOY:
        return None if s.stack[KIND] == k.MOVE else say("no-step", worker=name)
    return short_of_money(s, bonus_price(s, worker))


# Cattle, train, buildings -------------------------------------------------------------------------


def against_buy(s: State, place: int) -> Reason:
    card = s.tables.market_kinds[place]
    if s.market[card] == 0:
        return say("no-market", card=things.card(s.tables, card))
    return short_of(s, k.COWBOY, s.tables.card_cowboys[card])


def against_build(s: State, choice: int) -> Reason:
    kind, place = divmod(choice, len(s.tables.building_spaces))
    kind += 1
    space = s.tables.building_spaces[place]
    there = things.place(s, space)
    if s.buildings[kind] == 0:
        return say("no-building", building=things.face(s, kind))
    if s.ring[space] == k.EMPTY and s.players[s.seat].markers == 0:
        return say("no-marker")
    if there.get("whose", "you") != "you":
        return Message("no-space", there)
    workers, cost = build_cost(s, kind, space)
    if workers == 0:
        return say("no-dearer", building=things.face(s, kind_of(s.ring[space])))
    return short_of(s, k.BUILDER, workers, cost)


# Tiles and cards ----------------------------------------------------------------------------------


def against_tile(s: State, kind: int, tile: int) -> Reason:
    """A tile of the display, or with -1 the top of the stack."""
    bonus = kind == k.TILE_BONUS
    first = s.stack[KIND] == k.START_OBJECTIVE
    allowed = k.TILE_OBJECTIVE if first else s.stack[k.TILE_ALLOWED]
    if not allowed & kind:
        return say("no-tile-kind", tile=TILES[allowed])
    if tile >= 0:
        there = tile in (s.bonus_display if bonus else s.objective_display)
        return None if there else say("no-display", tile=TILES[kind])
    if first:
        return say("no-stack-yet")
    return None if (s.bonuses if bonus else s.objectives)[-1] else say("no-stack", tile=TILES[kind])


def against_card(s: State, card: int) -> Reason:
    """A card of the hand to discard or remove, if an action asks for it one of those it names."""
    t = s.tables
    wanted = t.all_cattle
    if s.stack[KIND] == k.PAY_CARD:
        wanted = s.stack[k.PAY_CARD_SET]
    elif s.stack[KIND] == k.REMOVE:
        wanted = s.stack[k.REMOVE_SET]
    if card not in t.sets[wanted]:
        return say("no-asked-card", cards=things.cards(t, wanted))
    held = s.players[s.seat].hand[card]
    return None if held else say("no-card", cards=things.card(t, card))


def against_token(s: State, _: int) -> Reason:
    p = s.players[s.seat]
    unfit = not_now(s, "token")
    if unfit:
        return unfit
    if p.tokens == 0:
        return say("no-token")
    return None if can_exchange(s, p) else say("no-draw")


# Deliveries ---------------------------------------------------------------------------------------


def against_keep(s: State, keep: int) -> Reason:
    have = s.players[s.seat].certificate
    return None if keep <= have else say("no-certificates", count=have)


def against_deliver(s: State, post: int) -> Reason:
    t = s.tables
    p = s.players[s.seat]
    value = s.stack[k.POST_VALUE]
    if t.post_value[post] > value:
        return say("no-value", value=value)
    if not post_open(s, p, post, value):
        return say("no-post", post=t.posts[post])
    if discs_for(s, p, post):
        return None
    left = [disc for disc in range(len(t.discs)) if p.discs >> disc & 1]
    prices = [-t.disc_money[disc] for disc in left if t.post_dark[post] or not t.disc_dark[disc]]
    if prices:
        return say("no-disc-money", price=min(prices), money=p.money)
    return say("no-disc", dark=yes(t.post_dark[post]))


def against_disc(s: State, disc: int) -> Reason:
    t = s.tables
    post = s.stack[k.DISC_POST]
    if not s.players[s.seat].discs >> disc & 1:
        return say("no-disc-left", disc=things.disc(t, disc))
    if t.disc_dark[disc] and not t.post_dark[post]:
        return say("no-disc-dark", post=t.posts[post])
    return short_of_money(s, -t.disc_money[disc])
