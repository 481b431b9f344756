"""A tiny network, made here with numbers that are the same on every machine."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from trailboss.bots.carry import file_of, joined
from trailboss.bots.features import Features
from trailboss.bots.network import CARD, WIN
from trailboss.core.encoding import Encoding
from trailboss.core.source import SeededSource

WIDTH = 8


def numbers(source: SeededSource, *shape: int) -> NDArray[np.int8]:
    """Small whole numbers. A generator of our own: NumPy's may change."""
    count = int(np.prod(shape))
    drawn = np.frombuffer(
        b"".join(source.word().to_bytes(8, "little") for _ in range(-(-count // 8))), np.int8
    )
    return drawn[:count].reshape(shape).copy()


def layer(
    tensors: dict[str, NDArray[Any]], name: str, source: SeededSource, rows: int, columns: int
) -> None:
    tensors[f"{name}.weight"] = numbers(source, rows, columns)
    tensors[f"{name}.weight.scale"] = np.full(rows, 1 / 512, np.float32)


def tensors_for(encoding: Encoding, seed: int = 1, things: bool = True) -> dict[str, NDArray[Any]]:
    """Without `things`: as networks were before they knew what moves lead to."""
    source = SeededSource(seed)
    features = Features(encoding)
    found: dict[str, NDArray[Any]] = {}
    layer(found, "entry", source, len(inputs_of(features, things)), WIDTH)
    found["entry.bias"] = (numbers(source, WIDTH) / 128).astype(np.float32)
    for block in range(2):
        at = f"blocks.{block}."
        found[f"{at}norm.weight"] = np.ones(WIDTH, np.float32)
        found[f"{at}norm.bias"] = np.zeros(WIDTH, np.float32)
        for part in ("rise", "fall"):
            layer(found, at + part, source, WIDTH, WIDTH)
            found[f"{at}{part}.bias"] = (numbers(source, WIDTH) / 256).astype(np.float32)
    found["norm.weight"] = np.ones(WIDTH, np.float32)
    found["norm.bias"] = np.zeros(WIDTH, np.float32)
    layer(found, "policy", source, encoding.move_count, WIDTH)
    found["policy.weight.scale"] *= 4
    found["policy.bias"] = (numbers(source, encoding.move_count) / 128).astype(np.float32)
    layer(found, "value", source, WIN + 1, WIDTH)
    found["value.bias"] = (numbers(source, WIN + 1) / 128).astype(np.float32)
    if things:
        layer(found, "likes", source, features.things.none, WIDTH)
        found["likes.bias"] = (numbers(source, features.things.none) / 128).astype(np.float32)
    return found


def inputs_of(features: Features, things: bool) -> list[str]:
    known = len(features.names) + len(features.number_names) + len(features.move_names)
    return features.inputs if things else features.inputs[:known]


def network_bytes(
    encoding: Encoding,
    seed: int = 1,
    label: str | None = None,
    things: bool = True,
    names: bool = False,
    quick: int | None = None,
) -> bytes:
    """`quick`: the seed of one that lies beside it, to play on with."""
    card = {"name": "tiny", "encoding": label or encoding.label}
    metadata = {CARD: json.dumps(card)}
    if names:
        metadata["inputs"] = json.dumps(inputs_of(Features(encoding), things))
        metadata["moves"] = json.dumps(encoding.moves)
    beside = tensors_for(encoding, quick, things) if quick is not None else {}
    return file_of(joined(tensors_for(encoding, seed, things), beside), metadata)


def write_network(path: Path, encoding: Encoding, seed: int = 1, names: bool = False) -> Path:
    path.write_bytes(network_bytes(encoding, seed, names=names))
    return path
