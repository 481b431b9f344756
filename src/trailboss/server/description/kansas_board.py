"""The description of markets, railroad and player boards of the Kansas City games."""

from __future__ import annotations

from trailboss.kansas import effects as fx
from trailboss.kansas.constants import DARK
from trailboss.kansas.facts import descriptions as about
from trailboss.kansas.facts import things
from trailboss.kansas.tables import Tables
from trailboss.server.description.parts import Say, cap, program_name, short, title, words
from trailboss.server.schema import kansas_board as schema
from trailboss.server.schema import kansas_description as cattle


def cattle_market(t: Tables) -> cattle.CattleMarket:
    """Purchases by the cards they take; equal ones of several cards are one option."""
    options: list[cattle.PurchaseOption] = []
    for at in range(len(t.purchases)):
        cards = t.purchase_cards[at]
        option = cattle.PurchaseOption(
            cowboys=t.purchase_cowboys[at],
            price=t.purchase_price[at],
            cards=len(cards),
            value=t.card_value[cards[0]],
            variant=t.card_variant[cards[0]],
        )
        if option not in options:
            options.append(option)
    return cattle.CattleMarket(
        options=options,
        reveal=cattle.Reveal(cowboys=t.reveal_cowboys, cards=t.reveal_cards),
        size=t.market_size[0],
        size_variant=t.market_size[1],
    )


# Railroad ---------------------------------------------------------------------------------------


def railroad(t: Tables, say: Say) -> schema.Railroad:
    far = t.transport[-1]
    return schema.Railroad(
        positions=[
            schema.RailPosition(
                id=t.positions[at],
                order=t.position_order[at] / 2,
                station=t.stations[station] if station >= 0 else None,
            )
            for at, station in enumerate(t.position_station)
        ],
        last=t.last,
        last_bonus=t.last_bonus,
        # A cross lies between two spaces where transport to the last city gets cheaper.
        crosses=[at for at in range(t.last) if far[at] > far[at + 1]],
        stations=[
            schema.Station(
                id=t.stations[at],
                mark=t.stations[at].removeprefix("S"),
                position=t.positions[t.station_position[at]],
                cost=t.station_cost[at],
                vp=t.station_vp[at],
                dark=t.station_corners[at] == DARK,
                master=t.station_master[at],
                title=say(title(about.station(t, at))),
                words=say(words(about.station(t, at))),
            )
            for at in range(len(t.stations))
        ],
        cities=[
            schema.City(
                id=t.cities[at],
                name=say(short(things.city(t, at))),
                value=t.city_value[at],
                dark=t.city_corners[at] == DARK,
                repeat=t.city_repeat[at],
                bonus=t.city_bonus[at],
                vp=t.city_vp[at],
                title=say(title(about.city(t, at))),
                words=say(words(about.city(t, at))),
            )
            for at in range(len(t.cities))
        ],
        arrows=[
            schema.Arrow(
                start=t.cities[at],
                to=t.cities[at + 1],
                vp=t.arrow_vp[at],
                action=program_name(t.programs, t.arrow_program[at]),
                words=say(cap(about.arrow(t, at))),
            )
            for at in range(len(t.cities) - 1)
            if t.arrow_vp[at] or t.arrow_program[at] >= 0
        ],
    )


def master(t: Tables, say: Say, at: int) -> schema.StationMaster:
    return schema.StationMaster(
        action=[t.programs[program] for program in t.master_programs[at]],
        permanent=t.master_permanent[at],
        vp=t.master_vp[at],
        per=t.master_per[at],
        of=fx.COUNTED[t.master_of[at]],
        title=say(title(about.master(t, at))),
        words=say(words(about.master(t, at))),
    )


# Player board and solo opponent -----------------------------------------------------------------


def board(t: Tables, say: Say) -> schema.KansasBoard:
    limits = {kind: t.certificates[position] for kind, position in t.certificate_limits}
    return schema.KansasBoard(
        hand_limit=t.hand_limit,
        steps=t.base_steps,
        certificates=list(t.certificates),
        certificate_limit=t.certificates[t.certificate_base],
        token_draw=t.token_draw,
        discs=[
            schema.KansasDisc(
                id=t.discs[at],
                name=say(short(things.disc(t, at))),
                count=t.disc_count[at],
                dark=t.disc_corners[at] == DARK,
                gain=t.disc_gain[at],
                pay=t.disc_pay[at],
                vp=t.disc_vp[at],
                cards=t.disc_cards[at],
                steps=t.disc_steps[at],
                certificates=limits.get(at, 0),
                title=say(title(about.disc(t, at))),
                words=say(words(about.disc(t, at))),
            )
            for at in range(len(t.discs))
        ],
        auxiliary=[
            schema.KansasAuxiliary(
                id=t.auxiliary[at],
                free=t.auxiliary_free[at],
                disc=t.discs[t.auxiliary_disc[at]],
                single=t.programs[t.auxiliary_single[at]],
                double=t.programs[t.auxiliary_double[at]],
                title=say(title(about.auxiliary(t, at))),
                words=say(words(about.auxiliary(t, at))),
            )
            for at in range(len(t.auxiliary))
        ],
    )


def automa(t: Tables) -> schema.Sam | None:
    if not t.automa:
        return None
    return schema.Sam(name=t.automa_name, cards=list(t.automa), levels=list(t.automa_levels))
