"""Information-set tree search.

The tree grows over the decisions of one seat. Every simulation starts from a position the seat
cannot tell from the true one; what the others do in between is drawn from what looks natural. So a
node stands for what the seat has decided, whatever chance and the others did: an open loop. A leaf
is worth what the turn, finished in thought, is appraised at.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from trailboss.core.lookahead import Lookahead
from trailboss.core.rules import Position

DEEPEST: Final = 400  # decisions a simulation follows
TURNS: Final = 2  # own turns after the present one that a plan may cover
CURIOSITY: Final = 3.0
WIDENING: Final = 1.5  # of a node visited n times, 2 + WIDENING * sqrt(n) children are tried
LEAST_SPREAD: Final = 0.5


class Node:
    """A point in the plans of the searching seat."""

    __slots__ = ("children", "prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior  # how natural the move that leads here looks, from 0 to 1
        self.visits: int = 0
        self.total: float = 0.0  # of the values of all simulations that came through
        self.children: dict[int, Node] = {}  # by the code of the move

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Search:
    """A tree and what is needed to grow it."""

    def __init__(self, look: Lookahead, seat: int) -> None:
        self.rules = look.rules
        self.look = look
        self.seat = seat
        self.root = Node(1.0)
        self.simulations: int = 0
        # Mean and sum of squared deviations of all leaf values: the scale of curiosity.
        self.mean: float = 0.0
        self.square: float = 0.0

    def descend(self, code: int) -> None:
        """The move has been made: what was thought about what follows it is kept."""
        child = self.root.children.get(code)
        self.root = Node(1.0) if child is None else child

    def simulate(self, position: Position) -> None:
        """Grow the tree by one simulation from a resampled position, which is used up."""
        rules = self.rules
        source = self.look.source
        seat = self.seat
        node = self.root
        path: list[Node] = [node]
        own = position.turn
        turns = 0
        fresh = False  # is the leaf reached, and the turn only being finished?
        for _ in range(DEEPEST):
            if position.seat < 0:
                break
            if position.seat != seat:
                if fresh:
                    break
                self.look.natural(position)
                continue
            if position.turn != own:
                own = position.turn
                turns += 1
                if fresh or turns > TURNS:
                    break
            if fresh:
                self.look.natural(position)
                continue
            legal = rules.legal(position)
            code = legal[0]
            if len(legal) > 1:
                code = self.select(node, position, legal)
                node = node.children[code]
                path.append(node)
                fresh = node.visits == 0
            rules.apply(position, code, source)
        value = self.look.value(position, seat)
        self.simulations += 1
        delta = value - self.mean
        self.mean += delta / self.simulations
        self.square += delta * (value - self.mean)
        for passed in path:
            passed.visits += 1
            passed.total += value

    def spread(self) -> float:
        """The standard deviation of the leaf values so far."""
        if self.simulations < 2:
            return 1.0
        return max(LEAST_SPREAD, sqrt(self.square / self.simulations))

    def select(self, node: Node, position: Position, legal: list[int]) -> int:
        """The child to follow: the best so far, or one that deserves another look."""
        children = node.children
        for code in legal:
            if code not in children:
                self.add_children(node, position, legal)
                break
        tried = 0
        best = -1.0e9
        chosen = -1
        unseen = -1
        natural = -1.0
        scale = CURIOSITY * self.spread() * sqrt(float(node.visits + 1))
        for code in legal:
            child = children[code]
            if child.visits == 0:
                if child.prior > natural:
                    natural = child.prior
                    unseen = code
            else:
                tried += 1
                score = child.total / child.visits + scale * child.prior / (1 + child.visits)
                if score > best:
                    best = score
                    chosen = code
        if unseen >= 0:
            # The root tries everything; elsewhere the less natural moves have to wait.
            if node is self.root or tried < 2 + WIDENING * sqrt(float(node.visits)):
                return unseen
        return chosen

    def add_children(self, node: Node, position: Position, legal: list[int]) -> None:
        weights = self.look.judge.incline(position, legal)
        total = 0
        for weight in weights:
            total += weight
        for at in range(len(legal)):
            if legal[at] not in node.children:
                share = weights[at] / total if total else 1.0 / len(legal)
                node.children[legal[at]] = Node(share)
