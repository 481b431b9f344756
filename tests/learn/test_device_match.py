"""Matches on a machine with a GPU: whoever looks ahead asks both networks elsewhere."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from tools.device_match import Desk, Elsewhere, answer

from tests.bots.test_search import middle
from tests.bots.tiny import WIDTH, network_bytes
from trailboss.bots.carry import file_of
from trailboss.bots.many import Many, Rows
from trailboss.bots.network import CARD, Network, network_for, read_tensors, slots_of
from trailboss.elsewhere.split import split_off
from trailboss.titles import rules_of

COUNT = 40


def written(path: Path, quick: int | None) -> Path:
    """A tiny network whose card says how large it is."""
    encoding = rules_of("el-paso").encoding()
    tensors, metadata = read_tensors(network_bytes(encoding, 1, names=True, quick=quick))
    size = {"width": WIDTH, "blocks": 2, "inner": WIDTH}
    card = json.loads(metadata[CARD]) | size | ({"quick": size} if quick else {})
    path.write_bytes(file_of(tensors, metadata | {CARD: json.dumps(card)}))
    return path


def heard(many: Many, numbers: range) -> tuple[list[int], list[list[float]]]:
    """The places of the moves that are liked best, and the values."""
    rules = rules_of("el-paso")
    known: Rows = {}
    asked = []
    for steps in numbers:
        position = middle("el-paso", steps=5 + steps)
        legal = rules.legal(position)
        row = rules.encode(position, position.seat)
        asked.append(many.asked(row, slots_of(rules, legal), position.seat, known))
    told = many.ask(asked)
    return [int(one.argmax()) for one in told.likings], told.values.tolist()


def both(network: Network, kind: type[Many]) -> list[tuple[list[int], list[list[float]]]]:
    """What the two networks say by turns, to a few questions at once."""
    whole, quick = kind(network), kind(network.quick)
    return [
        heard(many, range(at, at + 5))
        for at in range(0, COUNT, 5)
        for many in (whole, quick, whole)
    ]


@pytest.mark.parametrize("quick", [None, 2])
def test_elsewhere_the_networks_say_the_same(tmp_path: Path, quick: int | None) -> None:
    encoding = rules_of("el-paso").encoding()
    path = written(tmp_path / "el-paso.safetensors", quick)
    network = network_for(encoding, str(path))
    desk = Desk(2, encoding)
    Elsewhere.desk, Elsewhere.whole = desk, network

    def ask(place: int) -> None:
        Elsewhere.here.place = place
        told = both(network, Elsewhere)
        (tmp_path / f"{place}.json").write_text(json.dumps(told), encoding="utf-8")

    children = [split_off(lambda place=place: ask(place)) for place in range(2)]  # type: ignore[misc]
    answer(desk, path, encoding, children)
    here = both(network, Many)
    if quick:
        assert here[0] != here[1], "they are two networks"
    for place in range(2):
        told = json.loads((tmp_path / f"{place}.json").read_text("utf-8"))
        for (liked, values), (best, points) in zip(told, here, strict=True):
            assert liked == best
            assert np.allclose(values, points, atol=0.02)
