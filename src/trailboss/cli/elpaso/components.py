"""What lies in the box, counted from the tables."""

from __future__ import annotations

from trailboss.core.message import Arg, Message, Name, say
from trailboss.elpaso.rules import ElPasoRules
from trailboss.elpaso.tables import Tables


def components(rules: ElPasoRules) -> dict[str, Message | int]:
    """Name -> how many, or what."""
    t = rules.tables
    workers: list[Arg] = []
    for at, worker in enumerate(t.workers):
        workers.append(say("box-worker", worker=Name("worker", worker), count=t.worker_count[at]))
    simmental: list[Arg] = [
        say("box-simmental-used", cards=cards, players=players)
        for players, cards in t.simmental_cards.items()
        if players > 1
    ]
    return {
        "ring": say(
            "box-ring-spaces", neutral=len(t.neutral_spaces), building=len(t.building_spaces)
        ),
        "trading-posts": say("box-list", things=tuple(t.posts)),
        "neutral-buildings": say("box-list", things=tuple(t.neutral_names)),
        "public-buildings": say(
            "box-kinds", count=t.kinds * t.kind_copies, kinds=t.kinds, copies=t.kind_copies
        ),
        "train-cards": say("box-two-sides", count=len(t.trains)),
        "objective-tiles": len(t.objectives),
        "bonus-tiles": sum(t.bonus_copies),
        "own-cattle": cards_listed(t, t.card_each),
        "cattle-market": cards_listed(t, t.card_market),
        "simmental-cards": say(
            "box-simmental", count=max(t.simmental_cards.values()), used=tuple(simmental)
        ),
        "workers": say("box-list", things=tuple(workers)),
        "discs": len(t.discs),
        "ownership-markers": say("box-markers", count=t.markers, players=t.players[1]),
        "automa-cards": say("box-automa", count=len(t.automa), extra=sum(t.automa_extra)),
    }


def cards_listed(t: Tables, counts: tuple[int, ...]) -> Message:
    """Cattle cards by breed."""
    cards: list[Arg] = [
        say("box-card", card=Name("card", t.cards[kind]), count=counts[kind])
        for kind in range(t.cattle_count)
        if counts[kind]
    ]
    return say("box-list", things=tuple(cards))
