"""How far a player is with each objective card, dealt out as the final scoring does it."""

from __future__ import annotations

from trailboss.kansas.scoring import objective_choice, owned
from trailboss.kansas.state import State


class Progress:
    """One objective card of a player: whether it lies in the area, and what is done of each task.

    A thing serves one card only. What the scoring's best choice leaves over goes to the cards that
    are not fulfilled, those in the area first, the most valuable first.
    """

    def __init__(self, card: int, in_area: bool, tasks: tuple[int, ...]) -> None:
        self.card = card
        self.in_area = in_area
        self.tasks = tasks
        self.fulfilled: bool = False
        self.done: list[int] = [0] * len(tasks)

    def take(self, items: list[int]) -> None:
        """Take what the card asks for, as far as it is there."""
        for task in range(len(self.tasks)):
            self.done[task] = min(self.tasks[task], items[task])
            items[task] -= self.done[task]


def objective_progress(s: State, seat: int, gained: int = -1) -> list[Progress]:
    """All objective cards of a seat, by kind. What is in a deck is known to everybody, where in it
    is not, and does not show here. `gained` is a card that would come into the area."""
    t = s.tables
    p = s.players[seat]
    found: list[Progress] = []
    for card in range(t.cattle_count, t.card_count):
        tasks = t.objective_tasks[card]
        found.extend([Progress(card, True, tasks) for _ in range(p.area[card])])
        found.extend([Progress(card, False, tasks) for _ in range(owned(p, card))])
    choice = objective_choice(s, seat)
    if gained >= 0:
        tasks = t.objective_tasks[gained]
        found.append(Progress(gained, True, tasks))
        choice.add(tasks, t.card_vp[gained], t.objective_penalty[gained], False)
    choice.solve()
    items = choice.items[:]
    for place in range(len(found)):
        if choice.best_done >> place & 1:
            found[place].fulfilled = True
            found[place].take(items)
    rest = [one for one in found if not one.fulfilled]
    rest.sort(key=lambda one: (not one.in_area, -t.card_vp[one.card]))
    for one in rest:
        one.take(items)
    return found
