"""Networks of another layout: what still has a name is taken over.

A network file has the names of its inputs, moves and things. When columns or moves have been added,
taken away or put in another order since it was trained, its weights go where their names are now.
A new input brings nothing, a new thing is neither liked nor disliked, and a new move is liked so
little that it is made only where the others are worse still. So a name has to stand for the same
thing for ever: what gets another meaning needs another name.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, NamedTuple

from trailboss.bots.features import Features
from trailboss.core.encoding import Encoding
from trailboss.core.errors import TrailbossError
from trailboss.core.message import say

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

NEW_MOVE = -6.0  # how much a move is liked that the network has never seen
NAMES = ("inputs", "moves", "things")
QUICK = "quick."  # what the names of the quick network's numbers begin with
KINDS = {"int8": "I8", "float16": "F16", "float32": "F32"}


def names_in(metadata: dict[str, str]) -> dict[str, list[str]]:
    """The names in a network file; none where it has none."""
    try:
        return {name: json.loads(metadata.get(name, "[]")) for name in NAMES}
    except ValueError as error:
        raise TrailbossError(say("error-network-file", problem=str(error))) from error


def names_of(features: Features) -> dict[str, list[str]]:
    """The names of a layout."""
    return {
        "inputs": features.inputs,
        "moves": features.encoding.moves,
        "things": features.things.names,
    }


def places_of(names: list[str], before: list[str]) -> NDArray[np.int64]:
    """Where each name stood before; -1 for new ones."""
    import numpy as np

    known = {name: at for at, name in enumerate(before) if name}
    return np.array([known.get(name, -1) for name in names], np.int64)


def fits(features: Features, before: dict[str, list[str]]) -> bool:
    """Can a network with these names be taken over, or is it for something else altogether?"""
    moves = set(before["moves"]) & set(features.encoding.moves)
    return bool(before["inputs"]) and 2 * len(moves) > features.encoding.move_count


def parted(tensors: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The numbers of a network, and those of the quick one that comes with it."""
    own = {name: found for name, found in tensors.items() if not name.startswith(QUICK)}
    size = len(QUICK)
    quick = {name[size:]: found for name, found in tensors.items() if name.startswith(QUICK)}
    return own, quick


def joined(own: dict[str, Any], quick: dict[str, Any]) -> dict[str, Any]:
    return own | {QUICK + name: found for name, found in quick.items()}


def carried(
    tensors: dict[str, Any], before: dict[str, list[str]], features: Features
) -> dict[str, Any]:
    """The weights of a file in the places their names have now."""
    own, quick = parted(tensors)
    return joined(placed(own, before, features), placed(quick, before, features) if quick else {})


def placed(
    tensors: dict[str, Any], before: dict[str, list[str]], features: Features
) -> dict[str, Any]:
    result = dict(tensors)
    now = names_of(features)
    for part, kind in (("entry", "inputs"), ("policy", "moves"), ("likes", "things")):
        if f"{part}.weight" not in tensors or now[kind] == before[kind]:
            continue
        places = places_of(now[kind], before[kind])
        result[f"{part}.weight"] = taken(tensors[f"{part}.weight"], places, 0)
        scale = f"{part}.weight.scale"
        if scale in tensors:
            result[scale] = taken(tensors[scale], places, 1)
        if part != "entry":
            bias = NEW_MOVE if part == "policy" else 0
            result[f"{part}.bias"] = taken(tensors[f"{part}.bias"], places, bias)
    if "likes.weight" not in tensors:  # it knows nothing of things: its inputs end with the moves
        known = features.count - features.things.none - features.things.ahead_none
        for name in ("entry.weight", "entry.weight.scale"):
            if name in result:
                result[name] = result[name][:known]
    return result


def taken(numbers: NDArray[Any], places: NDArray[np.int64], new: float) -> NDArray[Any]:
    """Rows from these places; new ones have the same number everywhere."""
    import numpy as np

    found = np.full((len(places), *numbers.shape[1:]), new, numbers.dtype)
    known = places >= 0
    found[known] = numbers[places[known]]
    return found


def rewritten(tensors: dict[str, Any], metadata: dict[str, str], encoding: Encoding) -> bytes:
    """A network file for an encoding, from one of another layout."""
    features = Features(encoding)
    before = names_in(metadata)
    if not fits(features, before):
        theirs = str(json.loads(metadata["card"])["encoding"])
        raise TrailbossError(say("error-network-encoding", network=theirs, game=encoding.label))
    card = json.loads(metadata["card"])
    told = {name: json.dumps(known) for name, known in names_of(features).items()}
    told["card"] = json.dumps(card | {"encoding": encoding.label})
    return file_of(carried(tensors, before, features), metadata | told)


def without_quick(data: bytes) -> bytes:
    """A network file without the quick network, for where nobody looks ahead."""
    size = 8 + int.from_bytes(data[:8], "little")
    header = json.loads(data[8:size])
    metadata = header.pop("__metadata__")
    card = json.loads(metadata["card"])
    card.pop("quick", None)
    kept = []
    for name, entry in header.items():
        if not name.startswith(QUICK):
            first, last = entry["data_offsets"]
            kept.append(
                Part(name, entry["dtype"], entry["shape"], data[size + first : size + last])
            )
    return packed(kept, metadata | {"card": json.dumps(card)})


def file_of(tensors: dict[str, Any], metadata: dict[str, str]) -> bytes:
    """Arrays and metadata in the safetensors format."""
    parts = [
        Part(name, KINDS[str(tensor.dtype)], list(tensor.shape), tensor.tobytes())
        for name, tensor in tensors.items()
    ]
    return packed(parts, metadata)


class Part(NamedTuple):
    """An array as it lies in a file."""

    name: str
    kind: str
    shape: list[int]
    raw: bytes


def packed(found: list[Part], metadata: dict[str, str]) -> bytes:
    header: dict[str, Any] = {"__metadata__": metadata}
    parts: list[bytes] = []
    size = 0
    for name, kind, shape, raw in found:
        offsets = [size, size + len(raw)]
        header[name] = {"dtype": kind, "shape": shape, "data_offsets": offsets}
        parts.append(raw)
        size += len(raw)
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)  # the numbers begin at a multiple of eight
    return len(text).to_bytes(8, "little") + text + b"".join(parts)
