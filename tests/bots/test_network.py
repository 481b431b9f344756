"""Network files: what they give is pinned, and what cannot be read is refused with a reason."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.bots.test_search import middle
from tests.bots.tiny import network_bytes, tensors_for, write_network
from trailboss.bots.carry import file_of, joined, without_quick
from trailboss.bots.features import Features, bins_of
from trailboss.bots.network import CARD, WIN, Network, network_for, read_tensors, slots_of
from trailboss.core.encoding import CATEGORY, COUNT, OFFSET, ZERO, Column
from trailboss.core.errors import TrailbossError
from trailboss.titles import game_ids, rules_of

# What the tiny network says about one decision of each title: probabilities of the first moves, and
# the values. Float32 sums differ in the last digits between processors, not more.
PINNED: dict[str, tuple[list[float], list[float]]] = {
    "first-edition": (
        [0.02387, 0.37822, 0.03265, 0.5584],
        [10.5938, 7.9596, 12.433, 18.4109, 3.2548, 0.4593],
    ),
    "second-edition": (
        [0.32324, 0.33045, 0.29486, 0.05145],
        [15.2256, 4.1333, 13.4627, 20.9792, -3.9578, 0.3989],
    ),
    "el-paso": (
        [0.00963, 0.0112, 0.75347, 0.01318],
        [7.09, -7.7321, -11.5632, 10.8302, 11.9709, 0.6527],
    ),
}


# The same for one that knows what moves lead to.
PINNED_THINGS: dict[str, tuple[list[float], list[float]]] = {
    "first-edition": (
        [0.05569, 0.03914, 0.05322, 0.13295],
        [18.5818, -7.7268, 1.5276, 3.9498, -8.8561, 0.6681],
    ),
    "second-edition": (
        [0.04065, 0.39999, 0.34132, 0.21803],
        [-1.828, -12.3446, -9.1054, 4.6201, 6.5216, 0.5005],
    ),
    "el-paso": (
        [0.10372, 0.13367, 0.47361, 0.05499],
        [9.6976, 29.769, 3.3809, -13.8299, -7.7484, 0.5045],
    ),
}


@pytest.mark.parametrize("things", [False, True])
@pytest.mark.parametrize("game", game_ids())
def test_what_a_network_says_is_the_same_everywhere(game: str, things: bool) -> None:
    rules = rules_of(game)
    position = middle(game)
    network = Network(network_bytes(rules.encoding(), things=things), rules.encoding())
    legal = rules.legal(position)
    logs, values = network.judge(rules.encode(position, position.seat), slots_of(rules, legal))
    assert len(logs) == len(legal)
    assert float(np.exp(logs).sum()) == pytest.approx(1.0, abs=1e-5)
    chances, foretold = (PINNED_THINGS if things else PINNED)[game]
    assert np.exp(logs)[:4].tolist() == pytest.approx(chances, abs=2e-4)
    assert values.tolist() == pytest.approx(foretold, abs=2e-3)
    assert 0 < values[WIN] < 1


def test_the_same_by_the_plain_formulas() -> None:
    """In double precision and without any short cut."""
    rules = rules_of("el-paso")
    encoding = rules.encoding()
    position = middle("el-paso")
    tensors = {name: one.astype(np.float64) for name, one in tensors_for(encoding).items()}
    for name in [one for one in tensors if one.endswith(".scale")]:
        tensors[name.removesuffix(".scale")] *= tensors[name][:, None]
    features = Features(encoding)
    row = rules.encode(position, position.seat)
    legal = rules.legal(position)
    fed = np.zeros(features.count)
    for at, column in enumerate(encoding.columns):
        found = [name for name, least in bins_of(column) if row[at] >= least]
        if found and found[-1]:
            fed[features.inputs.index(found[-1])] = 1.0
        if column.kind != CATEGORY and row[at]:
            zero = ZERO if column.kind == OFFSET else 0
            fed[features.inputs.index(f"{column.name} scaled")] = (row[at] - zero) / column.size
    for code in legal:
        fed[features.inputs.index(f"legal: {encoding.moves[encoding.slots[code]]}")] = 1.0
    things = encoding.things
    leads: list[list[str]] = []
    for code in legal:
        spots = things.of_move[encoding.slots[code]]
        reached = [things.tables[spot][row[things.columns[spot]]] for spot in spots]
        leads.append([things.names[thing] for thing in reached if thing >= 0])
        for name in leads[-1]:
            fed[features.inputs.index(f"leads to: {name}")] = 1.0
    for at, table, herders in zip(
        things.ahead_columns, things.ahead_tables, things.ahead_from, strict=True
    ):
        if row[things.herder] in herders and table[row[at]] >= 0:
            fed[features.inputs.index(things.ahead_names[table[row[at]]])] = 1.0

    def normed(x: NDArray[np.float64]) -> NDArray[np.float64]:
        result: NDArray[np.float64] = (x - x.mean()) / np.sqrt(x.var() + 1e-5)
        return result

    x = fed @ tensors["entry.weight"] + tensors["entry.bias"]
    for at_block in ("blocks.0.", "blocks.1."):
        inner = tensors[f"{at_block}rise.weight"] @ normed(x) + tensors[f"{at_block}rise.bias"]
        x = x + tensors[f"{at_block}fall.weight"] @ np.maximum(inner, 0)
        x = x + tensors[f"{at_block}fall.bias"]
    x = normed(x)
    logits = (tensors["policy.weight"] @ x + tensors["policy.bias"])[
        [encoding.slots[code] for code in legal]
    ]
    likes = tensors["likes.weight"] @ x + tensors["likes.bias"]
    logits += [sum(likes[things.names.index(name)] for name in names) for names in leads]
    chances = np.exp(logits - logits.max())
    chances /= chances.sum()
    values = tensors["value.weight"] @ x + tensors["value.bias"]
    logs, judged = Network(network_bytes(encoding), encoding).judge(row, slots_of(rules, legal))
    assert np.exp(logs) == pytest.approx(chances, abs=1e-4)
    assert judged[:WIN] == pytest.approx(20 * values[:WIN], abs=1e-2)
    assert judged[WIN] == pytest.approx(1 / (1 + np.exp(-values[WIN])), abs=1e-4)


@pytest.mark.parametrize("game", game_ids())
def test_a_quick_network_lies_beside_the_other(game: str) -> None:
    rules = rules_of(game)
    encoding = rules.encoding()
    position = middle(game)
    row = rules.encode(position, position.seat)
    slots = slots_of(rules, rules.legal(position))
    alone, other = (Network(network_bytes(encoding, seed), encoding) for seed in (1, 2))
    both = Network(network_bytes(encoding, 1, quick=2), encoding)
    assert alone.quick is alone
    assert both.quick.quick is both.quick
    for network, like in ((both, alone), (both.quick, other)):
        for mine, theirs in zip(network.judge(row, slots), like.judge(row, slots)):
            assert np.array_equal(mine, theirs)


def test_the_quick_network_can_be_left_out() -> None:
    """As the demonstration does, which has to be fetched."""
    encoding = rules_of("el-paso").encoding()
    tensors, metadata = read_tensors(network_bytes(encoding, 1, quick=2))
    card = json.loads(metadata[CARD]) | {"quick": {"width": 8}}
    both = file_of(tensors, metadata | {CARD: json.dumps(card)})
    assert without_quick(both) == network_bytes(encoding, 1)
    assert without_quick(network_bytes(encoding, 1)) == network_bytes(encoding, 1)


# Features ---------------------------------------------------------------------------------------


def test_bins_of_a_column() -> None:
    assert bins_of(Column("x", CATEGORY, 3, "")) == [("x = 1", 1), ("x = 2", 2)]
    names = [name for name, _ in bins_of(Column("n", COUNT, 12, ""))]
    assert names == [f"n from {least}" for least in (1, 2, 3, 4, 5, 6, 7, 8, 10, 12)]
    points = bins_of(Column("p", OFFSET, 60, ""))
    assert points[:3] == [("p < 0", 1), ("", ZERO), ("p from 1", ZERO + 1)]


@pytest.mark.parametrize("game", game_ids())
def test_every_value_of_a_column_falls_into_one_bin(game: str) -> None:
    features = Features(rules_of(game).encoding())
    assert len(set(features.inputs)) == features.count
    table = features.table
    assert (table[:, 0] == features.none).all(), "nothing is fed for a zero"
    assert table.max() == features.none
    for at, column in enumerate(features.encoding.columns):
        used = {features.names[spot] for spot in table[at] if spot < features.none}
        assert used == {name for name, _ in bins_of(column) if name}


# Files ------------------------------------------------------------------------------------------


def test_a_network_for_another_encoding_names_both() -> None:
    encoding = rules_of("el-paso").encoding()
    data = network_bytes(encoding, label="el-paso 0 (0123456789abcdef)")
    with pytest.raises(TrailbossError) as error:
        Network(data, encoding)
    assert "el-paso 0 (0123456789abcdef)" in str(error.value)
    assert encoding.label in str(error.value)
    assert encoding.label in error.value.text("de")


def test_files_that_are_no_networks(tmp_path: Path) -> None:
    encoding = rules_of("el-paso").encoding()
    good = network_bytes(encoding)
    for data in (b"", b"abc", b"\xff" * 40, good[: len(good) // 2], json.dumps({}).encode()):
        with pytest.raises(TrailbossError, match=r"not a network file|has no card"):
            Network(data, encoding)
    without = {name: one for name, one in tensors_for(encoding).items() if "policy" not in name}
    card = {CARD: json.dumps({"encoding": encoding.label})}
    with pytest.raises(TrailbossError, match=r"not a network file: 'policy\.weight'"):
        Network(file_of(without, card), encoding)
    with pytest.raises(TrailbossError, match=r"not a network file: 'policy\.weight'"):
        Network(file_of(joined(tensors_for(encoding), without), card), encoding)
    with pytest.raises(TrailbossError, match="has no card"):
        Network(file_of(tensors_for(encoding), {}), encoding)
    with pytest.raises(TrailbossError, match="nowhere cannot be read: No such file"):
        network_for(encoding, str(tmp_path / "nowhere"))


def test_a_network_is_read_once(tmp_path: Path) -> None:
    encoding = rules_of("el-paso").encoding()
    path = str(write_network(tmp_path / "n.safetensors", encoding))
    assert network_for(encoding, path) is network_for(encoding, path)
    assert network_for(encoding, path).card["name"] == "tiny"


def test_tensors_of_all_kinds() -> None:
    made: dict[str, NDArray[Any]] = {
        "a": np.array([[1, -2], [3, 127]], np.int8),
        "b": np.array([0.5, -1.25], np.float16),
        "c": np.array([1e-3], np.float32),
    }
    found, metadata = read_tensors(file_of(made, {"x": "y"}))
    assert metadata == {"x": "y"}
    for name, tensor in made.items():
        assert found[name].tolist() == tensor.tolist()
