"""Networks of another layout are taken over by the names of columns, moves and things."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.bots.test_search import middle
from tests.bots.tiny import network_bytes, tensors_for
from trailboss.bots.carry import NEW_MOVE, file_of, joined, names_of, rewritten
from trailboss.bots.features import Features
from trailboss.bots.network import CARD, Network, check_fits, read_tensors, slots_of
from trailboss.core.encoding import Encoding
from trailboss.core.errors import TrailbossError
from trailboss.titles import rules_of

TOOL = Path(__file__).parents[2] / "tools" / "carry_network.py"
GAMES = ["el-paso", "a title that is gone"]
OTHER = "el-paso 0 (0123456789abcdef)"


def of_before(
    encoding: Encoding,
    gone: str = "",
    missing: int = -1,
    label: str = OTHER,
    things: bool = True,
    quick: bool = False,
) -> bytes:
    """A network of another layout: its columns, moves and things in another order, one move by
    another name, one column that is no longer there."""
    features = Features(encoding)
    tensors: dict[str, NDArray[Any]] = tensors_for(encoding, things=things)
    names = names_of(features)
    if not things:
        known = len(tensors["entry.weight"])
        names = {"inputs": names["inputs"][:known], "moves": names["moves"], "things": []}
    for part, kind in (("entry", "inputs"), ("policy", "moves"), ("likes", "things")):
        if f"{part}.weight" not in tensors:
            continue
        order = np.arange(len(names[kind]))[::-1]
        names[kind] = [names[kind][at] for at in order]
        for name in (f"{part}.weight", f"{part}.weight.scale", f"{part}.bias"):
            if name in tensors and name != "entry.bias":
                tensors[name] = np.ascontiguousarray(tensors[name][order])
    if missing >= 0:
        at = names["moves"].index(encoding.moves[missing])
        names["moves"][at] = "something else"
    if gone:
        names["inputs"].append(gone)
        weight = tensors["entry.weight"]
        tensors["entry.weight"] = np.concatenate([weight, weight[:1]])
        scale = tensors["entry.weight.scale"]
        tensors["entry.weight.scale"] = np.concatenate([scale, scale[:1]])
    metadata = {CARD: json.dumps({"name": "before", "games": GAMES, "encoding": label})}
    metadata |= {kind: json.dumps(found) for kind, found in names.items()}
    return file_of(joined(tensors, tensors if quick else {}), metadata)


@pytest.mark.parametrize("things", [True, False])
def test_it_says_what_it_said_before(things: bool) -> None:
    rules = rules_of("el-paso")
    encoding = rules.encoding()
    position = middle("el-paso")
    row = rules.encode(position, position.seat)
    slots = slots_of(rules, rules.legal(position))
    told = Network(network_bytes(encoding, things=things), encoding).judge(row, slots)
    network = Network(of_before(encoding, "a column = 3", things=things, quick=True), encoding)
    for one in (network, network.quick):
        found = one.judge(row, slots)
        assert np.array_equal(told[0], found[0])
        assert np.array_equal(told[1], found[1])


def test_a_new_move_is_hardly_liked() -> None:
    rules = rules_of("el-paso")
    encoding = rules.encoding()
    position = middle("el-paso")
    row = rules.encode(position, position.seat)
    slots = slots_of(rules, rules.legal(position))
    new = int(slots[0])
    network = Network(of_before(encoding, missing=new), encoding)
    assert not network.policy[0][new].any()
    assert network.policy[1][new] == NEW_MOVE
    logs, _ = network.judge(row, slots)
    assert float(np.exp(logs[0])) < 0.05
    assert float(np.exp(logs).sum()) == pytest.approx(1.0, abs=1e-5)


def test_what_is_for_something_else_is_refused(tmp_path: Path) -> None:
    encoding = rules_of("el-paso").encoding()
    kansas = rules_of("second-edition").encoding()
    other_family = of_before(encoding, label="kansas 1 (0123456789abcdef)")
    without_names = network_bytes(encoding, label=OTHER)
    no_moves_in_common = of_before(kansas, label=OTHER)
    tensors, metadata = read_tensors(of_before(encoding))
    card = {"games": ["second-edition"], "encoding": OTHER}
    other_title = file_of(tensors, metadata | {CARD: json.dumps(card)})
    for data in (other_family, without_names, no_moves_in_common, other_title):
        with pytest.raises(TrailbossError, match="the network is for the encoding"):
            Network(data, encoding, "el-paso")
    path = tmp_path / "before.safetensors"
    path.write_bytes(other_family)
    with pytest.raises(TrailbossError, match="the network is for the encoding kansas 1"):
        check_fits(encoding, str(path))


def test_names_that_cannot_be_read() -> None:
    encoding = rules_of("el-paso").encoding()
    metadata = {CARD: json.dumps({"encoding": encoding.label}), "inputs": "[oh"}
    with pytest.raises(TrailbossError, match="not a network file"):
        Network(file_of(tensors_for(encoding), metadata), encoding)


def test_a_file_written_anew_is_for_todays_encoding() -> None:
    rules = rules_of("el-paso")
    encoding = rules.encoding()
    before = of_before(encoding, "a column = 3", missing=5)
    tensors, metadata = read_tensors(before)
    data = rewritten(tensors, metadata, encoding)
    card = json.loads(read_tensors(data)[1][CARD])
    assert card == {"name": "before", "games": GAMES, "encoding": encoding.label}
    position = middle("el-paso")
    row = rules.encode(position, position.seat)
    slots = slots_of(rules, rules.legal(position))
    told = Network(before, encoding).judge(row, slots)
    found = Network(data, encoding).judge(row, slots)
    assert np.array_equal(told[0], found[0])
    assert np.array_equal(told[1], found[1])
    with pytest.raises(TrailbossError, match="the network is for the encoding"):
        rewritten(tensors, metadata, rules_of("second-edition").encoding())


def test_the_tool_writes_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    encoding = rules_of("el-paso").encoding()
    tensors, metadata = read_tensors(of_before(encoding))
    card = {"name": "before", "family": "el-paso", "games": GAMES, "encoding": OTHER}
    old = tmp_path / "old.safetensors"
    old.write_bytes(file_of(tensors, metadata | {CARD: json.dumps(card)}))
    new = tmp_path / "new.safetensors"
    spec = importlib.util.spec_from_file_location("carry_network", TOOL)
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    assert tool.main([str(old), str(new)]) == 0
    check_fits(encoding, str(new))
    assert Network(new.read_bytes(), encoding).card["encoding"] == encoding.label
    old.write_bytes(file_of(tensors, {CARD: json.dumps({"family": "chess", "encoding": OTHER})}))
    assert tool.main([str(old), str(new)]) == 1
    assert "no title has networks of the family 'chess'" in capsys.readouterr().err
    assert tool.main([str(tmp_path / "nowhere"), str(new)]) == 1
    assert tool.main([]) == 2
