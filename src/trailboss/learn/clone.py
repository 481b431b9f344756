"""Imitating the heuristic: games it plays, and learning its choices from them.

From nothing a network falls into haste; a clone of a sensible player does not.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from trailboss.bots import mixed_seed, view_of
from trailboss.bots.heuristic import STYLES, HeuristicBot
from trailboss.core.batch import Entry
from trailboss.core.encoding import SEATS, Encoding
from trailboss.core.errors import TrailbossError
from trailboss.core.message import Message, say
from trailboss.core.source import SeededSource
from trailboss.elsewhere.split import split_off
from trailboss.learn.net import VALUES, WIN, Player
from trailboss.learn.objective import value_loss
from trailboss.learn.runfile import RunFile

CHUNK = 2000


class Examples:
    """Decisions with what was chosen and how the game ended."""

    def __init__(self, size: int, moves: int, most: int) -> None:
        self.rows = np.zeros((most, size), np.uint8)
        self.masks = np.zeros((most, moves), np.uint8)
        self.chosen = np.zeros(most, np.int32)
        self.targets = np.zeros((most, VALUES), np.float32)
        self.known = np.zeros((most, VALUES), np.float32)
        self.count = 0


def outcomes(seat: int, sofar: list[int], final: list[int], winners: list[int]) -> list[float]:
    """What the values of a decision turned out to be."""
    seats = len(final)
    found = [0.0] * VALUES
    for distance in range(seats):
        other = (seat + distance) % seats
        found[distance] = final[other] - sofar[other]
    others = [other for other in range(seats) if other != seat]
    found[SEATS] = max(final[other] for other in others) - max(sofar[other] for other in others)
    found[WIN] = (seat in winners) / max(1, len(winners))
    return found


def play_games(entries: list[Entry], seed: int, most: int, until: float, share: float) -> Examples:
    """Games of the heuristic with all its styles, until there is enough or time is up."""
    encoding = entries[0].rules.encoding()
    found = Examples(encoding.size, encoding.move_count, most)
    source = SeededSource(seed)
    weights = [entry.weight for entry in entries]
    game = 0
    while found.count < most and time.time() < until:
        left = source.below(sum(weights))
        at = 0
        while left >= weights[at]:
            left -= weights[at]
            at += 1
        entry = entries[at]
        game += 1
        play_one(entry, SeededSource(mixed_seed(seed, game)), found, share)
    return found


def play_one(entry: Entry, source: SeededSource, found: Examples, share: float) -> None:
    rules = entry.rules
    encoding = rules.encoding()
    styles: list[str | None] = [*STYLES, None, None]
    bots = [HeuristicBot(styles[source.below(len(styles))], source.word()) for _ in range(SEATS)]
    position = rules.start(entry.players, entry.options, source)
    memo = rules.memo()
    first = found.count
    seen: list[tuple[int, list[int]]] = []
    while position.seat >= 0:
        view = view_of(rules, position)
        code = view.legal[0]
        if len(view.legal) > 1:
            if source.below(10_000) < share * 10_000:
                code = view.legal[source.below(len(view.legal))]
            else:
                code = bots[position.seat].choose(view)
                if first + len(seen) < len(found.rows):
                    at = first + len(seen)
                    totals: list[int] = []
                    memo.write(position, position.seat, totals, memoryview(found.rows[at]), 0)
                    encoding.write_mask(view.legal, memoryview(found.masks[at]), 0)
                    found.chosen[at] = encoding.slots[code]
                    seen.append((position.seat, totals))
        rules.apply(position, code, source)
    final = rules.totals(position)
    winners = rules.winners(position)
    for place, (seat, totals) in enumerate(seen):
        found.targets[first + place] = outcomes(seat, totals, final, winners)
        found.known[first + place, : len(final)] = 1
        found.known[first + place, SEATS:] = 1
    found.count += len(seen)


def collect(run: RunFile, processes: int, folder: Path) -> dict[str, NDArray[Any]]:
    """Examples from several processes; each leaves its part in a file."""
    entries = run.entries()
    each = -(-run.clone.decisions // processes)
    until = time.time() + run.clone.seconds
    children: list[int] = []

    def leave_part(number: int) -> None:
        part = play_games(entries, mixed_seed(run.seed, number), each, until, run.clone.random)
        np.savez(
            folder / f"clone-{number}.npz",
            **{
                name: getattr(part, name)[: part.count]
                for name in ("rows", "masks", "chosen", "targets", "known")
            },
        )

    for number in range(processes):
        children.append(split_off(partial(leave_part, number)))
    for child in children:
        os.waitpid(child, 0)
    parts = []
    for number in range(processes):
        path = folder / f"clone-{number}.npz"
        if path.exists():
            with np.load(path) as data:
                parts.append({name: data[name] for name in data.files})
            path.unlink()
    if not parts:
        raise TrailbossError(say("error-learn-process"))
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}


def write_examples(path: Path, run: RunFile, found: dict[str, NDArray[Any]]) -> None:
    """Keep examples for later, packed."""
    label = run.entries()[0].encoding.label
    packed: dict[str, Any] = {**found, "masks": np.packbits(found["masks"], axis=1)}
    np.savez_compressed(path, **packed, encoding=np.array(label))


def read_examples(path: Path, encoding: Encoding) -> dict[str, NDArray[Any]]:
    try:
        with np.load(path) as data:
            found = {name: data[name] for name in data.files}
    except (OSError, ValueError) as error:
        problem = str(error)
        raise TrailbossError(
            say("error-learn-examples", file=str(path), problem=problem)
        ) from error
    label = str(found.pop("encoding", "?"))
    if label != encoding.label:
        here = encoding.label
        raise TrailbossError(
            say("error-learn-examples-encoding", file=str(path), theirs=label, run=here)
        )
    found["masks"] = np.unpackbits(found["masks"], axis=1, count=encoding.move_count)
    return found


def teach(
    player: Player, run: RunFile, data: dict[str, NDArray[Any]], note: Callable[[Message], None]
) -> None:
    """Learn choices and values of the examples."""
    device = next(player.parameters()).device
    count = len(data["chosen"])
    rows, masks, chosen, targets, known = (
        torch.from_numpy(data[name]).to(device)
        for name in ("rows", "masks", "chosen", "targets", "known")
    )
    optimizer = torch.optim.AdamW(player.parameters(), lr=run.clone.rate, weight_decay=1e-3)
    generator = torch.Generator().manual_seed(run.seed)
    batch = min(run.clone.batch, count)
    held = max(1, count // 50)  # kept back to see how well it imitates
    for step in range(run.clone.steps):
        rate = run.clone.rate * min(1.0, (step + 1) / 20) * (1 - 0.9 * step / run.clone.steps)
        for group in optimizer.param_groups:
            group["lr"] = rate
        at = (torch.randint(count - held, (batch,), generator=generator)).to(device)
        logs, values = player(rows[at], masks[at])
        imitation = -logs.gather(1, chosen[at].long()[:, None]).mean()
        loss = imitation + 0.5 * value_loss(values, targets[at], known[at])
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(player.parameters(), 1.0)
        optimizer.step()
        if step % 50 == 49 or step == run.clone.steps - 1:
            with torch.no_grad():
                last = slice(count - held, count)
                logs, values = player(rows[last][:4096], masks[last][:4096])
                right = (logs.argmax(1) == chosen[last][:4096]).float().mean().item()
                error = value_loss(values, targets[last][:4096], known[last][:4096]).item()
            note(
                say(
                    "cli-train-cloning",
                    step=step + 1,
                    imitation=f"{imitation.item():.3f}",
                    same=f"{100 * right:.1f}",
                    error=f"{error:.3f}",
                )
            )
