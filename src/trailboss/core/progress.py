"""How far a player is with each objective, dealt out as the final scoring does it."""

from __future__ import annotations

from trailboss.core.assignment import Assignment


class Progress:
    """One objective of a player, and what is done of each thing it asks for.

    A thing serves one objective only. What the scoring's best choice leaves over goes to those that
    are not fulfilled: the mandatory ones first, and the most valuable first.
    """

    def __init__(self, objective: int, asked: tuple[int, ...], vp: int, optional: bool) -> None:
        self.objective = objective  # the kind of card or tile
        self.asked = asked  # how many of each thing
        self.vp = vp
        self.optional = optional  # nothing is lost if it is not fulfilled
        self.fulfilled: bool = False
        self.done: list[int] = [0] * len(asked)

    def take(self, items: list[int]) -> None:
        """Take what the objective asks for, as far as it is there."""
        for kind in range(len(self.asked)):
            self.done[kind] = min(self.asked[kind], items[kind])
            items[kind] -= self.done[kind]


def deal_out(found: list[Progress], choice: Assignment) -> None:
    """Share what there is among the objectives. `choice` has them in the same order, and is
    solved."""
    items = choice.items[:]
    for place in range(len(found)):
        if choice.best_done >> place & 1:
            found[place].fulfilled = True
            found[place].take(items)
    rest = [one for one in found if not one.fulfilled]
    rest.sort(key=lambda one: (one.optional, -one.vp))
    for one in rest:
        one.take(items)
