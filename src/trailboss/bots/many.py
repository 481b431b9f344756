"""A network asked about many decisions at once: one multiplication of matrices for hundreds of rows
takes a fraction of what as many single questions take.

A row is fed as what it has more, or less, than one like it that was fed before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from trailboss.bots.network import Network

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats: TypeAlias = NDArray[np.float32]
    Slots: TypeAlias = NDArray[np.int64]

MOST = 512  # rows in one multiplication: more brings nothing


class Fed:
    """A row, and what it brings into the first layer without its moves and what lies ahead."""

    __slots__ = ("entered", "numbers")

    def __init__(self, numbers: NDArray[np.uint8], entered: Floats) -> None:
        self.numbers = numbers
        self.entered = entered


class Asked:
    """A decision: its row, the slots of its legal moves, and a row like it. When it has been asked
    about, `fed` is its own."""

    __slots__ = ("fed", "row", "slots")

    def __init__(self, row: bytes, slots: Slots, like: Fed) -> None:
        self.row = row
        self.slots = slots
        self.fed = like


Rows: TypeAlias = "dict[tuple[Many, int], Fed]"  # the rows of seats, and to whom they were fed


class Answers:
    """What the network says to some decisions."""

    def __init__(self, x: Floats, values: Floats, likings: list[Floats]) -> None:
        self.x = x
        self.values = values  # a row a decision, see Network.values
        self.likings = likings  # for each decision, those of its moves; in no unit


class Many:
    def __init__(self, network: Network) -> None:
        self.network = network

    def asked(self, row: bytes, slots: Slots, seat: int, *known: Rows) -> Asked:
        """A decision of a seat, fed as what it differs by from the first row of the seat that is
        known. Where none is, this one is from now on to the last of `known`."""
        key = (self, seat)
        for rows in known:
            if key in rows:
                return Asked(row, slots, rows[key])
        like = known[-1][key] = self.feed(row)
        return Asked(row, slots, like)

    def feed(self, row: bytes) -> Fed:
        """A row in full."""
        import numpy as np

        network = self.network
        features = network.features
        numbers = np.frombuffer(bytes(row), np.uint8)
        spots = features.table[network.columns, numbers]
        x: Floats = network.entry_bias + network.by_feature[spots[spots < features.none]].sum(0)
        x += features.numbers(numbers) @ network.by_number
        return Fed(numbers, x)

    def ask(self, asked: list[Asked], moves: bool = True) -> Answers:
        """Values of every decision and, unless nobody wants to know, likings of its moves.

        Decisions that look the same are one question: positions drawn for a seat are alike in its
        eyes until something is revealed."""
        places: dict[tuple[bytes, bytes], int] = {}
        of = [places.setdefault((one.row, one.slots.tobytes()), len(places)) for one in asked]
        if len(places) == len(asked):
            return self.ask_each(asked, moves)
        different: list[Asked] = []
        for place, one in zip(of, asked):
            if place == len(different):
                different.append(one)
        answers = self.ask_each(different, moves)
        for place, one in zip(of, asked):
            one.fed = different[place].fed
        likings = [answers.likings[place] for place in of] if moves else []
        return Answers(answers.x[of], answers.values[of], likings)

    def ask_each(self, asked: list[Asked], moves: bool) -> Answers:
        import numpy as np

        network = self.network
        width = len(network.entry_bias)
        x = np.empty((len(asked), width), np.float32)
        likings: list[Floats] = []
        for at in range(0, len(asked), MOST):
            part = asked[at : at + MOST]
            rows = np.frombuffer(b"".join(one.row for one in part), np.uint8)
            rows = rows.reshape(len(part), -1)
            counts = np.array([len(one.slots) for one in part])
            slots = np.concatenate([one.slots for one in part])
            of_row = np.repeat(np.arange(len(part)), counts)
            entered = self.fed(part, rows)
            self.add_moves(entered, rows, slots, of_row, counts)
            x[at : at + MOST] = network.hidden(entered)
            if moves:
                liked = self.liked(x[at : at + MOST], rows, slots, of_row)
                likings += np.split(liked, np.cumsum(counts)[:-1])
        return Answers(x, network.values(x), likings)

    def fed(self, part: list[Asked], rows: NDArray[np.uint8]) -> Floats:
        """What rows bring into the first layer, but for the moves."""
        import numpy as np

        network = self.network
        features = network.features
        before = np.stack([one.fed.numbers for one in part])
        x: Floats = np.stack([one.fed.entered for one in part])
        at, columns = np.nonzero(rows != before)
        if len(at):
            new = rows[at, columns]
            old = before[at, columns]
            apart = network.by_feature[features.table[columns, new]]
            apart -= network.by_feature[features.table[columns, old]]
            changed, first = np.unique(at, return_index=True)
            x[changed] += np.add.reduceat(apart, first, axis=0)
            places = features.number_place[columns]
            numeric = places < len(features.number_columns)
            if numeric.any():
                at, places = at[numeric], places[numeric]
                scaled = self.scaled(new[numeric], places) - self.scaled(old[numeric], places)
                numbers = np.zeros((len(part), len(features.number_columns)), np.float32)
                numbers[at, places] = scaled
                x += numbers @ network.by_number
        for place, one in enumerate(part):
            one.fed = Fed(rows[place], x[place])
        if network.knows_things:
            things = features.things
            coming = np.zeros((len(part), things.ahead_none + 1), np.float32)
            there = things.ahead[rows[:, things.herder]]
            kinds = things.ahead_table[
                np.arange(len(things.ahead_columns)), rows[:, things.ahead_columns]
            ]
            line, spot = np.nonzero(there)
            coming[line, kinds[line, spot]] = 1.0
            return x + coming[:, :-1] @ network.by_ahead
        return x.copy()

    def scaled(self, numbers: NDArray[np.uint8], places: NDArray[np.int64]) -> Floats:
        import numpy as np

        features = self.network.features
        found: Floats = (numbers - features.number_zero[places]) * features.number_scale[places]
        return np.where(numbers > 0, found, np.float32(0.0))

    def add_moves(
        self,
        x: Floats,
        rows: NDArray[np.uint8],
        slots: Slots,
        of_row: NDArray[np.int64],
        counts: NDArray[np.int64],
    ) -> None:
        """What the legal moves, and the things they lead to, bring into the first layer."""
        import numpy as np

        network = self.network
        some = np.nonzero(counts)[0]
        if not len(some):
            return
        first = np.cumsum(counts) - counts
        x[some] += np.add.reduceat(network.by_move[slots], first[some], axis=0)
        if network.knows_things:
            things = network.features.things
            reached = np.zeros((len(rows), things.none + 1), np.float32)
            reached[of_row[:, None], self.reached(rows, slots, of_row)] = 1.0
            x += reached[:, :-1] @ network.by_thing

    def reached(
        self, rows: NDArray[np.uint8], slots: Slots, of_row: NDArray[np.int64]
    ) -> NDArray[np.int64]:
        """What moves lead to: some things for each."""
        things = self.network.features.things
        spots = things.of_move[slots]
        found: NDArray[np.int64] = things.table[spots, rows[of_row[:, None], things.columns[spots]]]
        return found

    def liked(
        self, x: Floats, rows: NDArray[np.uint8], slots: Slots, of_row: NDArray[np.int64]
    ) -> Floats:
        import numpy as np

        network = self.network
        weights, bias = network.policy
        found: Floats = np.einsum("ij,ij->i", weights[slots], x[of_row]) + bias[slots]
        if network.knows_things:
            things = network.features.things
            liked = np.zeros((len(rows), things.none + 1), np.float32)
            liked[:, :-1] = x @ network.likes[0].T + network.likes[1]
            found += liked[of_row[:, None], self.reached(rows, slots, of_row)].sum(1)
        return found
