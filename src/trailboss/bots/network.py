"""A trained network as data, run with NumPy alone.

A network file is in the safetensors format: a length of eight bytes, a header in JSON, numbers.
Matrices are whole numbers from -127 to 127 with a factor for each row. A small network that
imitates the other may lie beside it. The header's metadata has the card: the family of titles it
plays, its encoding, and how it came about. Its names of features and moves stand there too: when
the encoding has changed since, it is taken over by them (carry).
"""

from __future__ import annotations

import copy
import json
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from trailboss.bots.carry import carried, fits, names_in, names_of, parted
from trailboss.bots.features import Features
from trailboss.core.encoding import SEATS, Encoding
from trailboss.core.errors import TrailbossError
from trailboss.core.message import say
from trailboss.core.rules import Rules

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats: TypeAlias = NDArray[np.float32]

KINDS = {"I8": "i1", "F16": "<f2", "F32": "<f4"}
CARD = "card"
POINTS = 20.0  # points in a unit of the network's output
WIN = SEATS + 1
EPSILON = 1e-5


def need_numpy() -> None:
    try:
        import numpy as np  # noqa: F401
    except ImportError as error:
        raise TrailbossError(say("error-network-numpy")) from error


def read_tensors(data: bytes) -> tuple[dict[str, Any], dict[str, str]]:
    """The arrays of a safetensors file, and its metadata."""
    import numpy as np

    try:
        size = int.from_bytes(data[:8], "little")
        header = json.loads(data[8 : 8 + size])
        metadata: dict[str, str] = header.pop("__metadata__", {})
        found: dict[str, Any] = {}
        for name, entry in header.items():
            first, last = entry["data_offsets"]
            kind = np.dtype(KINDS[entry["dtype"]])
            numbers = np.frombuffer(data[8 + size + first : 8 + size + last], kind)
            found[name] = numbers.reshape(entry["shape"])
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise TrailbossError(say("error-network-file", problem=str(error))) from error
    return found, metadata


def checked_card(metadata: dict[str, str], encoding: Encoding, title: str = "") -> dict[str, Any]:
    """The card of a network, which has to be for this encoding, or for another of the family and
    have the names it can be taken over by. Another title may look much the same, and is not the
    game it learned."""
    if CARD not in metadata:
        raise TrailbossError(say("error-network-card"))
    card: dict[str, Any] = json.loads(metadata[CARD])
    theirs = str(card["encoding"])
    named = theirs.split(" ")[0] == encoding.family and "inputs" in metadata
    learned = not title or title in card.get("games", [title])
    if theirs != encoding.label and not (named and learned):
        raise TrailbossError(say("error-network-encoding", network=theirs, game=encoding.label))
    return card


class Network:
    """A network that can be asked about one decision at a time."""

    def __init__(self, data: bytes, encoding: Encoding, title: str = "") -> None:
        need_numpy()
        import numpy as np

        tensors, metadata = read_tensors(data)
        self.card: dict[str, Any] = checked_card(metadata, encoding, title)
        self.features = Features(encoding)
        names = names_in(metadata)
        if names["inputs"] and names != names_of(self.features):
            if not fits(self.features, names):
                theirs = str(self.card["encoding"])
                raise TrailbossError(
                    say("error-network-encoding", network=theirs, game=encoding.label)
                )
            tensors = carried(tensors, names, self.features)
        self.columns = np.arange(encoding.size)
        own, quick = parted(tensors)
        # A small network that imitates this one, to play on with where this one looks ahead: it
        # answers many times in the time of one answer. Itself where none comes with it.
        self.quick = self
        try:
            if quick:
                self.quick = copy.copy(self)
                self.quick.quick = self.quick
                self.quick.take(quick)
            self.take(own)
        except (KeyError, ValueError, IndexError) as error:
            raise TrailbossError(say("error-network-file", problem=str(error))) from error

    def take(self, tensors: dict[str, Any]) -> None:
        """The weights, as numbers to reckon with."""
        import numpy as np

        def matrix(name: str) -> Floats:
            numbers: Floats = tensors[name].astype(np.float32)
            if f"{name}.scale" in tensors:
                numbers *= tensors[f"{name}.scale"].astype(np.float32)[:, None]
            return numbers

        def vector(name: str) -> Floats:
            numbers: Floats = tensors[name].astype(np.float32)
            return numbers

        entry = matrix("entry.weight")  # a row a feature
        names = len(self.features.names)
        numbers = names + len(self.features.number_names)
        nothing = np.zeros((1, entry.shape[1]), np.float32)
        self.by_feature = np.concatenate([entry[:names], nothing])  # the last is no feature
        self.by_number = entry[names:numbers]
        moves = numbers + len(self.features.move_names)
        self.by_move = entry[numbers:moves]
        # What moves lead to and what lies ahead: networks of before do not know of it.
        things = self.features.things
        self.knows_things = len(entry) > moves
        if self.knows_things and len(entry) != self.features.count:
            raise ValueError(f"{len(entry)} features instead of {self.features.count}")
        self.by_thing = entry[moves : moves + things.none]
        self.by_ahead = entry[moves + things.none :]
        if self.knows_things:
            self.likes = (matrix("likes.weight"), vector("likes.bias"))
        self.entry_bias = vector("entry.bias")
        self.blocks: list[tuple[Floats, ...]] = []
        number = 0
        while f"blocks.{number}.norm.weight" in tensors:
            at = f"blocks.{number}."
            self.blocks.append(
                (
                    vector(at + "norm.weight"),
                    vector(at + "norm.bias"),
                    matrix(at + "rise.weight"),
                    vector(at + "rise.bias"),
                    matrix(at + "fall.weight"),
                    vector(at + "fall.bias"),
                )
            )
            number += 1
        self.norm = (vector("norm.weight"), vector("norm.bias"))
        self.policy = (matrix("policy.weight"), vector("policy.bias"))
        self.value = (matrix("value.weight"), vector("value.bias"))

    def entered(self, row: bytes) -> Floats:
        """What the columns of a row bring into the first layer; the legal moves come on top."""
        import numpy as np

        numbers = np.frombuffer(row, np.uint8)
        spots = self.features.table[self.columns, numbers]
        spots = spots[spots < self.features.none]
        x: Floats = self.entry_bias + self.by_feature[spots].sum(0)
        x += self.features.numbers(numbers) @ self.by_number
        if self.knows_things:
            x += self.by_ahead[self.features.things.coming(numbers)].sum(0)
        return x

    def offered(self, row: bytes, slots: NDArray[np.int64]) -> Floats:
        """What the legal moves bring into the first layer."""
        import numpy as np

        x: Floats = self.by_move[slots].sum(0)
        if self.knows_things:
            things = self.features.things
            reached = np.unique(things.reached(np.frombuffer(row, np.uint8), slots))
            x = x + self.by_thing[reached[reached < things.none]].sum(0)
        return x

    def changed(self, x: Floats, before: NDArray[np.uint8], now: NDArray[np.uint8]) -> Floats:
        """What another row brings into the first layer: `x` is what the one before does."""
        import numpy as np

        columns = np.nonzero(now != before)[0]
        features = self.features
        old = before[columns]
        new = now[columns]
        x = x + self.by_feature[features.table[columns, new]].sum(0)
        x -= self.by_feature[features.table[columns, old]].sum(0)
        places = features.number_place[columns]
        is_number = places < len(features.number_columns)
        places = places[is_number]
        if len(places):
            zero = features.number_zero[places]
            scale = features.number_scale[places]
            up = np.where(new[is_number] > 0, (new[is_number] - zero) * scale, 0)
            down = np.where(old[is_number] > 0, (old[is_number] - zero) * scale, 0)
            x += (up - down).astype(np.float32) @ self.by_number[places]
        things = features.things
        if self.knows_things and things.matters[columns].any():
            x += self.by_ahead[things.coming(now)].sum(0)
            x -= self.by_ahead[things.coming(before)].sum(0)
        return x

    def hidden(self, x: Floats) -> Floats:
        """From the first layer to the last: for one decision or, row by row, for many."""
        import numpy as np

        for weight, bias, rise, rise_bias, fall, fall_bias in self.blocks:
            inner = normed(x, weight, bias) @ rise.T + rise_bias
            x = x + np.maximum(inner, 0.0) @ fall.T + fall_bias
        return normed(x, *self.norm)

    def judge(self, row: bytes, slots: NDArray[np.int64]) -> tuple[Floats, Floats]:
        """For the legal moves their log-probabilities; and the values: points each seat will still
        score from the observer on, the best other's, the chance to win."""
        x = self.hidden(self.entered(row) + self.offered(row, slots))
        return self.preferences(x, row, slots), self.values(x)

    def liking(self, x: Floats, row: bytes, slots: NDArray[np.int64]) -> Floats:
        """How much each of the moves is liked, in no unit: for itself and for what it leads to."""
        import numpy as np

        found: Floats = self.policy[0][slots] @ x + self.policy[1][slots]
        if self.knows_things:
            liked = np.append(self.likes[0] @ x + self.likes[1], np.float32(0.0))
            reached = self.features.things.reached(np.frombuffer(row, np.uint8), slots)
            found = found + liked[reached].sum(1)
        return found

    def preferences(self, x: Floats, row: bytes, slots: NDArray[np.int64]) -> Floats:
        import numpy as np

        logits = self.liking(x, row, slots)
        logits -= logits.max()
        logs: Floats = logits - np.log(np.exp(logits).sum())
        return logs

    def values(self, x: Floats) -> Floats:
        """The values of one decision or, row by row, of many."""
        import numpy as np

        values: Floats = x @ self.value[0].T + self.value[1]
        values[..., :WIN] *= POINTS
        values[..., WIN] = 1.0 / (1.0 + np.exp(-values[..., WIN]))
        return values


def slots_of(rules: Rules, legal: list[int]) -> NDArray[np.int64]:
    """The slots of moves: titles that share a network number their moves differently."""
    import numpy as np

    slots = rules.encoding().slots
    return np.array([slots[code] for code in legal], np.int64)


def normed(x: Floats, weight: Floats, bias: Floats) -> Floats:
    """Layer normalization."""
    import numpy as np

    apart = x - x.mean(-1, dtype=np.float32, keepdims=True)
    squares = (apart * apart).mean(-1, dtype=np.float32, keepdims=True)
    spread = np.sqrt(squares + np.float32(EPSILON))
    result: Floats = apart / spread * weight + bias
    return result


_loaded: dict[tuple[str, str], Network] = {}


def network_for(encoding: Encoding, path: str | None = None, title: str = "") -> Network:
    """The network that comes with the package for a family of titles, or that of a file."""
    key = (encoding.fingerprint, path or "")
    if key not in _loaded:
        _loaded[key] = Network(read_file(encoding, path), encoding, title)
    return _loaded[key]


_fitting: set[tuple[str, str]] = set()


def check_fits(encoding: Encoding, path: str | None = None, title: str = "") -> None:
    """An error if the network of the package, or of a file, is not for this encoding."""
    key = (encoding.fingerprint, path or "")
    if key not in _fitting and key not in _loaded:
        _, metadata = read_tensors(read_file(encoding, path))
        checked_card(metadata, encoding, title)
        _fitting.add(key)


def read_file(encoding: Encoding, path: str | None) -> bytes:
    if path is not None:
        try:
            return Path(path).read_bytes()
        except OSError as error:
            problem = str(error.strerror or error)
            raise TrailbossError(say("error-network-read", file=path, problem=problem)) from error
    file = files("trailboss.bots").joinpath("networks", f"{encoding.family}.safetensors")
    if not file.is_file():
        raise TrailbossError(say("error-network-none", family=encoding.family))
    return file.read_bytes()
