"""How far a player is with each objective card."""

from __future__ import annotations

from trailboss.core.progress import Progress, deal_out
from trailboss.kansas.scoring import objective_choice
from trailboss.kansas.state import State
from trailboss.kansas.tables import Tables


def objective_progress(s: State, seat: int, gained: int = -1) -> list[Progress]:
    """All objective cards of a seat, by kind; those in the area are mandatory. What is in a deck is
    known to everybody, where in it is not, and does not show here. `gained` is a card that would
    come into the area."""
    t = s.tables
    p = s.players[seat]
    found: list[Progress] = []
    for card in range(t.cattle_count, t.card_count):
        found.extend([card_progress(t, card, False) for _ in range(p.area[card])])
        found.extend([card_progress(t, card, True) for _ in range(p.owned(card))])
    choice = objective_choice(s, seat)
    if gained >= 0:
        found.append(card_progress(t, gained, False))
        choice.add(t.objective_tasks[gained], t.card_vp[gained], t.objective_penalty[gained], False)
    choice.solve()
    deal_out(found, choice)
    return found


def card_progress(t: Tables, card: int, optional: bool) -> Progress:
    return Progress(card, t.objective_tasks[card], t.card_vp[card], optional)
