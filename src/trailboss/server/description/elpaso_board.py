"""The description of El Paso's player board."""

from __future__ import annotations

from trailboss.elpaso.tables import Tables
from trailboss.server.description.parts import Teller
from trailboss.server.schema import elpaso_description as schema


def board(teller: Teller, t: Tables) -> schema.ElPasoBoard:
    return schema.ElPasoBoard(
        hand_limit=t.hand_limit,
        steps=t.base_steps,
        certificate_limit=t.certificate_limit,
        markers=t.markers,
        discs=[disc(teller, t, at, name) for at, name in enumerate(t.discs)],
        auxiliary=[auxiliary(teller, t, at, name) for at, name in enumerate(t.auxiliary)],
    )


def disc(teller: Teller, t: Tables, at: int, name: str) -> schema.ElPasoDisc:
    about, does = teller.said(f"disc {name}")
    return schema.ElPasoDisc(
        id=name,
        name=teller.named("disc", name),
        dark=t.disc_dark[at],
        money=t.disc_money[at],
        permanent=t.disc_permanent[at],
        cards=t.disc_cards[at],
        steps=t.disc_steps[at],
        title=about,
        words=does,
    )


def auxiliary(teller: Teller, t: Tables, at: int, name: str) -> schema.ElPasoAuxiliary:
    about, does = teller.said(f"auxiliary {name}")
    return schema.ElPasoAuxiliary(
        id=name,
        disc=t.discs[t.auxiliary_disc[at]],
        locked=t.auxiliary_locked[at],
        action=t.programs[t.auxiliary_program[at]],
        upgraded=t.programs[t.auxiliary_upgraded[at]],
        title=about,
        words=does,
    )
