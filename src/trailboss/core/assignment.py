"""Which objectives to fulfil with the things one owns, each thing serving one objective only."""

from __future__ import annotations


class Assignment:
    """The best choice among objectives.

    An objective needs so many of each kind of thing. A mandatory one that is not fulfilled costs
    its penalty; an optional one may be left out. On top there may be a bonus for every so many
    objectives that count.
    """

    def __init__(self, items: list[int], bonus: int = 0, per: int = 1) -> None:
        self.items = items
        self.bonus = bonus
        self.per = per
        self.tasks: list[tuple[int, ...]] = []
        self.vp: list[int] = []
        self.penalty: list[int] = []
        self.optional: list[bool] = []
        self.rest: list[int] = []
        self.best: int = -1000000
        self.best_points: int = 0
        self.best_count: int = 0
        self.best_done: int = 0  # the objectives that are fulfilled then, as a bit mask

    def add(self, tasks: tuple[int, ...], vp: int, penalty: int, optional: bool) -> None:
        self.tasks.append(tasks)
        self.vp.append(vp)
        self.penalty.append(penalty)
        self.optional.append(optional)

    def enough(self, place: int) -> bool:
        """Do the things that are left cover an objective?"""
        tasks = self.tasks[place]
        for kind in range(len(tasks)):
            if tasks[kind] > self.items[kind]:
                return False
        return True

    def solve(self) -> tuple[int, int]:
        """The points of the objectives without the bonus, and how many of them count."""
        # What the objectives from a place on can still bring at most cuts the search short.
        self.rest = [0]
        for place in range(len(self.tasks) - 1, -1, -1):
            self.rest.append(self.rest[-1] + (self.vp[place] if self.enough(place) else 0))
        self.rest.reverse()
        self.search(0, 0, 0, 0, 0)
        return self.best_points, self.best_count

    def search(self, place: int, points: int, count: int, idle: int, done: int) -> None:
        """`idle` optional ones were added unfulfilled, to round the number up for the bonus; `done`
        are those fulfilled so far, as a bit mask."""
        most = count + len(self.tasks) - place
        if points + self.rest[place] + most // self.per * self.bonus <= self.best:
            return
        if place == len(self.tasks):
            self.best = points + count // self.per * self.bonus
            self.best_points = points
            self.best_count = count
            self.best_done = done
            return
        if self.enough(place):
            tasks = self.tasks[place]
            items = self.items
            for kind in range(len(tasks)):
                items[kind] -= tasks[kind]
            self.search(place + 1, points + self.vp[place], count + 1, idle, done | 1 << place)
            for kind in range(len(tasks)):
                items[kind] += tasks[kind]
        if self.optional[place]:
            self.search(place + 1, points, count, idle, done)
            if self.bonus and idle < self.per - 1:
                self.search(place + 1, points - self.penalty[place], count + 1, idle + 1, done)
        else:
            self.search(place + 1, points - self.penalty[place], count + 1, idle, done)
