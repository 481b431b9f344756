"""The same network in PyTorch and in NumPy, and networks taken over when the encoding changes."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
import torch

from tests.bots.test_search import middle
from tests.bots.tiny import WIDTH, network_bytes
from trailboss.bots.carry import NEW_MOVE
from trailboss.bots.features import Features
from trailboss.bots.network import WIN, Network, slots_of
from trailboss.core.encoding import Encoding
from trailboss.core.errors import TrailbossError
from trailboss.core.things import Things
from trailboss.learn.files import (
    export,
    load_player,
    load_small,
    names_of,
    read_squares,
    read_tensors,
    save_player,
    save_small,
    save_squares,
)
from trailboss.learn.net import Player, points_of
from trailboss.learn.runfile import RunFile
from trailboss.titles import game_ids, rules_of


def a_player(encoding: Encoding, width: int = 24, seed: int = 1) -> tuple[Player, Features]:
    """With weights that differ, as after training."""
    torch.manual_seed(seed)
    features = Features(encoding)
    player = Player(features, width, 2)
    with torch.no_grad():
        for weights in player.parameters():
            weights.add_(torch.randn_like(weights) * 0.1)
    return player, features


@pytest.mark.parametrize("game", game_ids())
def test_numpy_says_what_pytorch_says(
    game: str, tmp_path: Path, tiny: Callable[[float], RunFile]
) -> None:
    """Within what a byte a weight loses."""
    rules = rules_of(game)
    encoding = rules.encoding()
    player, features = a_player(encoding)
    path = tmp_path / "n.safetensors"
    export(path, player, features, tiny(1.0), {"decisions": 5})
    network = Network(path.read_bytes(), encoding)
    rounded = Player(features, 24, 2)
    load_small(path, rounded, features)
    for steps in (20, 60, 90):
        position = middle(game, steps=steps)
        row = rules.encode(position, position.seat)
        slots = slots_of(rules, rules.legal(position))
        mask = np.zeros((1, encoding.move_count), np.uint8)
        mask[0, slots] = 1
        with torch.no_grad():
            rows = torch.from_numpy(np.frombuffer(bytes(row), np.uint8)[None].copy())
            logs, values = rounded(rows, torch.from_numpy(mask))
            points = points_of(values)[0]
            true, _ = player(rows, torch.from_numpy(mask))
        likings, judged = network.judge(row, slots)
        assert np.exp(likings) == pytest.approx(logs[0, slots].exp().numpy(), abs=1e-4)
        assert judged[:WIN] == pytest.approx(points[:WIN].numpy(), abs=0.02)
        assert judged[WIN] == pytest.approx(float(points[WIN]), abs=1e-4)
        assert np.exp(likings) == pytest.approx(true[0, slots].exp().numpy(), abs=0.05)


def test_the_card_says_how_it_came_about(tmp_path: Path, tiny: Callable[[float], RunFile]) -> None:
    encoding = rules_of("el-paso").encoding()
    player, features = a_player(encoding)
    path = tmp_path / "n.safetensors"
    export(path, player, features, tiny(1.0), {"decisions": 5, "minutes": 0.1})
    card = Network(path.read_bytes(), encoding).card
    assert card["family"] == "el-paso"
    assert card["games"] == ["el-paso"]
    assert card["players"] == [1, 2]
    assert card["encoding"] == encoding.label
    assert card["decisions"] == 5
    assert card["run"] == tiny(1.0).text


def changed(encoding: Encoding) -> Encoding:
    """A column gone, one renamed, the columns and moves in another order, one move more."""
    columns = list(encoding.columns)
    moves = list(encoding.moves)
    del columns[3]
    columns = columns[5:] + columns[:5]
    moves = [*moves[7:], "something new", *moves[:7]]
    found = Encoding(encoding.family, 2, columns, encoding.seat_size, moves, [])
    names = [column.name for column in columns]
    things = Things(moves, names.index("own: herder"))
    things.leads(7, "train", names.index("star side of train 2"), ["2", "2 star"])
    things.leads(9, "build", names.index("side b of building 6"), ["6a", "6b"])
    things.always(9, "a new thing")
    found.things = things
    return found


@pytest.mark.parametrize("small", [False, True])
def test_what_still_has_a_name_is_taken_over(small: bool, tmp_path: Path) -> None:
    before = rules_of("el-paso").encoding()
    after = changed(before)
    player, features = a_player(before)
    new, new_features = a_player(after, seed=2)
    path = tmp_path / "n.safetensors"
    if small:
        save_small(path, player, features)
        load_small(path, new, new_features)
    else:
        save_player(path, player)
        state = names_of(features, player)
        load_player(path, new, new_features, state)
    old_weights = player.net.state_dict()
    new_weights = new.net.state_dict()
    near = 0.02 if small else 1e-3

    def close(one: torch.Tensor, other: torch.Tensor) -> bool:
        return bool(torch.allclose(one, other, atol=near, rtol=1e-2))

    for name in new_features.inputs[:40] + new_features.inputs[-40:]:
        at = new_features.inputs.index(name)
        mine = new_weights["entry.weight"][:, at]
        if name in features.inputs:
            there = features.inputs.index(name)
            assert close(mine, old_weights["entry.weight"][:, there]), name
        else:
            assert name in ("legal: something new", "leads to: a new thing")
            assert not mine.any()
    for slot, move in enumerate(after.moves):
        mine = new_weights["policy.weight"][slot]
        if move == "something new":
            assert not mine.any()
            assert new_weights["policy.bias"][slot] == NEW_MOVE
        else:
            assert close(mine, old_weights["policy.weight"][before.moves.index(move)])
    assert new_features.things.names[3:] == ["build 6b", "a new thing"]
    for thing, name in enumerate(new_features.things.names):
        mine = new_weights["likes.weight"][thing]
        if name == "a new thing":
            assert not mine.any()
        else:
            assert close(mine, old_weights["likes.weight"][features.things.names.index(name)])
    assert close(new_weights["blocks.1.rise.weight"], old_weights["blocks.1.rise.weight"])


def test_a_network_that_knew_of_no_things_goes_on_as_it_was(tmp_path: Path) -> None:
    rules = rules_of("second-edition")
    encoding = rules.encoding()
    player, features = a_player(encoding)
    path = tmp_path / "old.safetensors"
    path.write_bytes(network_bytes(encoding, things=False, names=True))
    player = Player(features, WIDTH, 2)
    load_small(path, player, features)
    old = Network(path.read_bytes(), encoding)
    position = middle("second-edition")
    row = rules.encode(position, position.seat)
    slots = slots_of(rules, rules.legal(position))
    mask = np.zeros((1, encoding.move_count), np.uint8)
    mask[0, slots] = 1
    with torch.no_grad():
        rows = torch.from_numpy(np.frombuffer(bytes(row), np.uint8)[None].copy())
        logs, values = player(rows, torch.from_numpy(mask))
    likings, judged = old.judge(row, slots)
    assert likings == pytest.approx(logs[0, slots].numpy(), abs=1e-4)
    assert judged == pytest.approx(points_of(values)[0].numpy(), abs=0.02)
    assert not player.net.likes.weight.any()


@pytest.mark.parametrize("small", [False, True])
def test_a_larger_network_answers_as_before(small: bool, tmp_path: Path) -> None:
    """More blocks, and more units in each."""
    rules = rules_of("el-paso")
    player, features = a_player(rules.encoding())
    path = tmp_path / "n.safetensors"
    (save_small(path, player, features) if small else save_player(path, player))
    torch.manual_seed(2)
    larger = Player(features, 24, 4, 40)
    again = Player(features, 24, 2)
    for one in (larger, again):
        load_player_or_small(small, path, one, features, player)
    position = middle("el-paso")
    mask = np.zeros((1, rules.encoding().move_count), np.uint8)
    mask[0, slots_of(rules, rules.legal(position))] = 1
    row = np.frombuffer(bytes(rules.encode(position, position.seat)), np.uint8)[None].copy()
    with torch.no_grad():
        found = [one(torch.from_numpy(row), torch.from_numpy(mask)) for one in (larger, again)]
    assert torch.allclose(found[0][0], found[1][0], atol=1e-4)
    assert torch.allclose(found[0][1], found[1][1], atol=1e-4)
    assert larger.net.state_dict()["blocks.0.rise.weight"][24:].abs().sum() > 0, (
        "new units can learn"
    )
    smaller = Player(features, 24, 2, 16)
    with pytest.raises(TrailbossError, match="does not fit the run file"):
        load_player_or_small(small, path, smaller, features, player)


def load_player_or_small(
    small: bool, path: Path, player: Player, features: Features, before: Player
) -> None:
    if small:
        load_small(path, player, features)
    else:
        load_player(path, player, features, names_of(features, before))


def test_another_width_does_not_fit(tmp_path: Path) -> None:
    encoding = rules_of("el-paso").encoding()
    player, features = a_player(encoding)
    save_player(tmp_path / "n", player)
    other, _ = a_player(encoding, width=32)
    state = names_of(features, player)
    with pytest.raises(TrailbossError, match="does not fit the run file: width or blocks"):
        load_player(tmp_path / "n", other, features, state)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "n").write_text(json.dumps({}))
    player, features = a_player(rules_of("el-paso").encoding())
    with pytest.raises(TrailbossError, match="cannot be read"):
        read_tensors(tmp_path / "n")
    with pytest.raises(TrailbossError, match="cannot be read"):
        load_small(tmp_path / "nothing", player, features)


def test_roots_of_squares_come_back(tmp_path: Path) -> None:
    squares = {"a": torch.rand(40) * 1e-4, "b": torch.rand(3, 5)}
    save_squares(tmp_path / "s", squares)
    found = read_squares(tmp_path / "s")
    for name, numbers in squares.items():
        assert torch.allclose(found[name], numbers, rtol=0.15, atol=float(numbers.max()) * 1e-4)
