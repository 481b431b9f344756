"""What a run leaves behind: checkpoints to go on from, and networks to play with.

Weights are kept with the names of their features and moves. When those have changed since, what
still has a name is taken over and the rest begins afresh.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from safetensors import SafetensorError, safe_open
from safetensors.numpy import save_file
from safetensors.torch import save_file as save_torch
from torch import Tensor

from trailboss.bots import carry
from trailboss.bots.features import Features
from trailboss.bots.network import CARD
from trailboss.core.errors import TrailbossError
from trailboss.core.message import say
from trailboss.learn.checks import STATE
from trailboss.learn.net import Player
from trailboss.learn.runfile import RunFile

NETWORK = "network.safetensors"
ANCHOR = "anchor.safetensors"
OPTIMIZER = "optimizer.safetensors"
PUPIL = "pupil.safetensors"
LARGEST_BYTE = 16384.0
PAST = 1  # earlier networks kept in a checkpoint, beside the clone


def inputs_of(features: Features, player: Player) -> list[str]:
    """The names of what the first layer is fed with; it has some columns more than that."""
    return features.inputs + [""] * (player.expand.padded - features.count)


def state_of(player: Player, kind: torch.dtype) -> dict[str, Tensor]:
    return {
        name: weights.detach().to("cpu", kind).contiguous()
        for name, weights in player.net.state_dict().items()
    }


def save_player(path: Path, player: Player, kind: torch.dtype = torch.float16) -> None:
    partial = path.with_suffix(".partial")
    save_torch(state_of(player, kind), partial)
    partial.replace(path)


def unreadable(path: Path, error: Exception) -> TrailbossError:
    return TrailbossError(say("error-learn-checkpoint", file=str(path), problem=str(error)))


def read_tensors(path: Path) -> dict[str, Tensor]:
    try:
        with safe_open(path, "pt") as file:
            return {name: file.get_tensor(name).float() for name in file.keys()}  # noqa: SIM118
    except (OSError, SafetensorError) as error:
        raise unreadable(path, error) from error


def carried_over(
    found: dict[str, Tensor],
    fresh: dict[str, Tensor],
    features: Features,
    player: Player,
    state: dict[str, Any],
    new_move: float = carry.NEW_MOVE,
) -> dict[str, Tensor]:
    """Weights of before in the places their names have now; what is new begins at nothing, a new
    move with little liking for it."""
    inputs = inputs_of(features, player)
    moves = features.encoding.moves
    things = features.things.names
    result = dict(found)
    if inputs != state["inputs"]:
        places = torch.from_numpy(carry.places_of(inputs, state["inputs"]))
        weight = torch.zeros_like(fresh["entry.weight"])
        weight[:, places >= 0] = found["entry.weight"][:, places[places >= 0]]
        result["entry.weight"] = weight
    for part, names in (("policy", moves), ("likes", things)):
        before = state.get("moves" if part == "policy" else "things", [])
        if names == before and names:
            continue
        places = torch.from_numpy(carry.places_of(names, before))
        for name in (f"{part}.weight", f"{part}.bias"):
            weight = torch.full_like(fresh[name], new_move if name == "policy.bias" else 0.0)
            if before and names:
                weight[places >= 0] = found[name][places[places >= 0]]
            result[name] = weight
    for name, weights in fresh.items():
        result[name] = grown(name, result.get(name), weights)
    return result


def grown(name: str, found: Tensor | None, fresh: Tensor) -> Tensor:
    """Weights of before in a network with more blocks or more units inside of them: what is new
    brings nothing yet, so that the network answers as before."""
    if found is not None and found.shape == fresh.shape:
        return found
    part = name.partition(".")[0]
    if found is None and part == "blocks":
        return torch.zeros_like(fresh) if ".fall." in name else fresh
    inside = ".rise." in name or name.endswith(".fall.weight")
    if found is None or not inside or any(a > b for a, b in zip(found.shape, fresh.shape)):
        raise TrailbossError(say("error-learn-fit", part=name))
    result = torch.zeros_like(fresh) if ".fall." in name else fresh.clone()
    result[tuple(slice(size) for size in found.shape)] = found
    return result


def names_of(features: Features, player: Player) -> dict[str, list[str]]:
    """The names that weights are taken over by."""
    return carry.names_of(features) | {"inputs": inputs_of(features, player)}


def load_player(path: Path, player: Player, features: Features, state: dict[str, Any]) -> None:
    fresh = state_of(player, torch.float32)
    player.net.load_state_dict(carried_over(read_tensors(path), fresh, features, player, state))


def save_squares(path: Path, squares: dict[str, Tensor]) -> None:
    """Roots of Adam's mean squares, in a byte each: two bits and the magnitude are enough."""
    small: dict[str, Tensor] = {}
    for name, numbers in squares.items():
        most = numbers.max().clamp(min=1e-30)
        small[name] = (numbers / most * LARGEST_BYTE).to(torch.float8_e5m2).contiguous()
        small[f"{name}.most"] = most.reshape(1)
    partial = path.with_suffix(".partial")
    save_torch(small, partial)
    partial.replace(path)


def read_squares(path: Path) -> dict[str, Tensor]:
    found = read_tensors(path)
    return {
        name: numbers * (found[f"{name}.most"] / LARGEST_BYTE)
        for name, numbers in found.items()
        if not name.endswith(".most")
    }


def read_state(folder: Path) -> dict[str, Any] | None:
    path = folder / STATE
    if not path.exists():
        return None
    try:
        state: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise unreadable(path, error) from error
    return state


def write_text(path: Path, text: str) -> None:
    partial = path.with_suffix(".partial")
    partial.write_text(text, encoding="utf-8")
    partial.replace(path)


# Networks to play with --------------------------------------------------------------------------


def by_row(matrix: NDArray[np.float32]) -> tuple[NDArray[np.int8], NDArray[np.float32]]:
    """Whole numbers from -127 to 127, and a factor for each row."""
    most = np.abs(matrix).max(1)
    scale = np.where(most > 0, most / 127, 1.0).astype(np.float32)
    return np.round(matrix / scale[:, None]).astype(np.int8), scale


def small_tensors(player: Player, features: Features) -> dict[str, NDArray[Any]]:
    """The weights in a byte each; the first layer with a row for every feature."""
    tensors: dict[str, NDArray[Any]] = {}
    for name, weights in state_of(player, torch.float32).items():
        numbers = weights.numpy()
        if name == "entry.weight":
            numbers = np.ascontiguousarray(numbers[:, : features.count].T)
        if numbers.ndim == 2:
            tensors[name], tensors[f"{name}.scale"] = by_row(numbers)
        else:
            tensors[name] = numbers
    return tensors


def save_small(path: Path, player: Player, features: Features) -> None:
    """A network that only plays: the clone and earlier ones in a checkpoint."""
    save_small_with(path, player, features, {})


def save_small_with(
    path: Path,
    player: Player,
    features: Features,
    metadata: dict[str, str],
    quick: Player | None = None,
) -> None:
    names = {kind: json.dumps(known) for kind, known in carry.names_of(features).items()}
    beside = small_tensors(quick, features) if quick is not None else {}
    tensors = carry.joined(small_tensors(player, features), beside)
    partial = path.with_suffix(".partial")
    save_file(tensors, partial, names | metadata)
    partial.replace(path)


def learned_before(path: Path) -> dict[str, float]:
    """How long a network has learned, and of how many decisions, what came before it included."""
    try:
        with safe_open(path, "np") as file:
            card = json.loads((file.metadata() or {}).get(CARD, "{}"))
    except (OSError, SafetensorError) as error:
        raise unreadable(path, error) from error
    before = card.get("before", {})
    minutes = card.get("minutes", 0) + before.get("minutes", 0)
    decisions = card.get("decisions", 0) + before.get("decisions", 0)
    return {"decisions": decisions, "minutes": round(minutes, 1)}


def load_small(path: Path, player: Player, features: Features, quick: bool = False) -> bool:
    """Take over a network in a byte a weight, or the quick one beside it: whatever has a name
    still. Was there one?"""
    try:
        with safe_open(path, "np") as file:
            metadata = file.metadata() or {}
            found = {name: file.get_tensor(name) for name in file.keys()}  # noqa: SIM118
    except (OSError, SafetensorError) as error:
        raise unreadable(path, error) from error
    found = carry.parted(found)[quick]
    if not found:
        return False
    weights: dict[str, Tensor] = {}
    for name, numbers in found.items():
        if name.endswith(".scale"):
            continue
        full = numbers.astype(np.float32)
        if f"{name}.scale" in found:
            full *= found[f"{name}.scale"][:, None]
        weights[name] = torch.from_numpy(full)
    state = carry.names_in(metadata)
    blank = player.expand.padded - len(state["inputs"])
    entry = weights["entry.weight"].T
    if blank > 0:
        entry = torch.cat([entry, torch.zeros(len(entry), blank)], 1)
        state["inputs"] += [""] * blank
    weights["entry.weight"] = entry.contiguous()
    fresh = state_of(player, torch.float32)
    player.net.load_state_dict(carried_over(weights, fresh, features, player, state))
    return True


def export(
    path: Path,
    player: Player,
    features: Features,
    run: RunFile,
    facts: Any,
    quick: Player | None = None,
) -> None:
    """Write a network file with its card; see bots.network."""
    encoding = features.encoding
    card = {
        "name": run.name,
        "family": encoding.family,
        "games": sorted({setup["game"] for setup in run.setups}),
        "players": sorted({setup["players"] for setup in run.setups}),
        "encoding": encoding.label,
        "width": run.network.width,
        "blocks": run.network.blocks,
        "inner": run.network.inner or run.network.width,
        **({"quick": asdict(run.quick)} if quick is not None else {}),
        "run": run.text,
        **facts,
    }
    save_small_with(path, player, features, {CARD: json.dumps(card)}, quick)
