"""Games between champions on a GPU, thousands at once, for the book (docs/book.md).

    python tools/device_games.py NETWORK OUT second-edition/2 second-edition/3 ... --games 10000

plays them there (PyTorch, the compiled engine) and leaves OUT/TITLE-PLAYERS.npz: which of its legal
moves each decision was, which is all that is needed to play the game again. Then, anywhere:

    python tools/device_games.py --dataset DATA OUT/*.npz

writes the dataset `trailboss arena --bots champion --dataset` would, a folder for each file. The
network is asked in half the precision, so that a move in some hundred is another one.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from trailboss.arena.dataset import write_dataset
from trailboss.arena.match import GameResult, Match, Step, chance_seed, delivery_codes
from trailboss.core.batch import Entry
from trailboss.core.source import SeededSource
from trailboss.titles import rules_of

SEED = 1  # the arena's usual one


def match_of(title: str, players: int) -> Match:
    rules = rules_of(title)
    return Match(title, players, rules.options(players, {}), ["champion"] * players, [], SEED)


# On the GPU -------------------------------------------------------------------------------------


def play(network: Path, out: Path, title: str, players: int, games: int, each: int) -> None:
    import torch

    from trailboss.bots.features import Features
    from trailboss.bots.network import CARD, read_tensors
    from trailboss.learn.actors import DONE, HALVES, Actors, shared
    from trailboss.learn.files import load_small
    from trailboss.learn.net import Player

    match = match_of(title, players)
    rules = match.rules
    encoding = rules.encoding()
    processes = max(1, (os.cpu_count() or 2) - 1)
    finished = shared((processes,), np.int64)
    size, count = encoding.size, encoding.move_count

    class Seat:
        """One of the games under way."""

        def __init__(self, index: int) -> None:
            self.index = index
            self.source = SeededSource(chance_seed(match, index))
            self.position = rules.start(players, match.options, self.source)
            self.legal: list[int] = []
            self.chosen = bytearray()
            self.memo = rules.memo()

        def settle(self) -> bool:
            while self.position.seat >= 0:
                self.legal = rules.legal(self.position)
                if len(self.legal) > 1:
                    return True
                rules.apply(self.position, self.legal[0], self.source)
            return False

        def play(self, slot: int) -> bool:
            code = encoding.codes[slot]
            self.chosen.append(self.legal.index(code))
            rules.apply(self.position, code, self.source)
            return self.settle()

    class Champions(Actors):
        def work(self, number: int, entries: list[Entry], seed: int) -> None:
            for place, (order, give) in enumerate(self.orders):
                os.close(give)
                if place != number:
                    os.close(order)
            waiting = iter(range(number, games, self.processes))
            done: dict[int, bytes] = {}
            seats: list[list[Seat | None]] = [[None] * self.each for _ in range(HALVES)]
            fresh = [True] * HALVES
            while told := os.read(self.orders[number][0], 1):
                half = told[0]
                own = slice(number * self.each, (number + 1) * self.each)
                rows = self.rows[half, own].data.cast("B")
                masks = self.masks[half, own].data.cast("B")
                actions = self.actions[half, own].tolist()
                for at in range(self.each):
                    one = seats[half][at]
                    if one is None and not fresh[half]:
                        continue
                    if one is not None and not one.play(actions[at]):
                        done[one.index] = bytes(one.chosen)
                        finished[number] += 1
                        one = seats[half][at] = None
                    while one is None:
                        index = next(waiting, None)
                        if index is None:
                            break
                        one = Seat(index)
                        if one.settle():
                            seats[half][at] = one
                    if one is not None:
                        one.memo.write(one.position, one.position.seat, [], rows, at * size)
                        encoding.write_mask(one.legal, masks, at * count)
                fresh[half] = False
                os.write(self.replies[half][1], DONE)
            np.savez_compressed(
                out / f".part-{number}.npz",
                indices=np.array(list(done)),
                lengths=np.array([len(one) for one in done.values()]),
                chosen=np.frombuffer(b"".join(done.values()), np.uint8),
            )

    out.mkdir(parents=True, exist_ok=True)
    began = time.time()
    actors = Champions([Entry(rules, players, {}, 1)], processes, each, SEED)
    card = json.loads(read_tensors(network.read_bytes())[1][CARD])
    features = Features(encoding)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    player = Player(features, card["width"], card["blocks"], card["inner"])
    load_small(network, player, features)
    player = player.to(device).eval()
    for half in range(HALVES):
        actors.send(half)
    decisions = 0
    with torch.inference_mode():
        while finished.sum() < games:
            for half in range(HALVES):
                actors.wait(half)
                rows = torch.from_numpy(actors.rows[half]).to(device)
                masks = torch.from_numpy(actors.masks[half]).to(device)
                logs, _ = player(rows, masks)
                actors.actions[half] = logs.argmax(1).int().cpu().numpy()
                actors.send(half)
                decisions += actors.half
    for half in range(HALVES):
        actors.wait(half)
    actors.close()
    parts = [np.load(out / f".part-{number}.npz") for number in range(processes)]
    starts = [np.cumsum(part["lengths"]) - part["lengths"] for part in parts]
    indices = np.concatenate([part["indices"] for part in parts])
    pieces = [
        part["chosen"][start : start + length]
        for part, first in zip(parts, starts)
        for start, length in zip(first, part["lengths"])
    ]
    order = np.argsort(indices)
    np.savez_compressed(
        out / f"{title}-{players}.npz",
        lengths=np.array([len(pieces[at]) for at in order], np.uint16),
        chosen=np.concatenate([pieces[at] for at in order]),
    )
    for number in range(processes):
        (out / f".part-{number}.npz").unlink()
    spent = time.time() - began
    print(
        f"{title}/{players}: {games} games, {spent:.0f} s, {decisions / spent:.0f} asked a second"
    )


# Anywhere ---------------------------------------------------------------------------------------


def results(match: Match, path: Path) -> Iterator[tuple[int, GameResult]]:
    """The games of a file, played again."""
    rules = match.rules
    first, last = delivery_codes(rules)
    found: dict[str, Any] = dict(np.load(path))
    chosen = found["chosen"].tobytes()
    at = 0
    for index, length in enumerate(found["lengths"].tolist()):
        source = SeededSource(chance_seed(match, index))
        position = rules.start(match.players, match.options, source)
        moves: list[Step] = []
        end = at + length
        while position.seat >= 0:
            legal = rules.legal(position)
            code = legal[0]
            if len(legal) > 1:
                if at == end or chosen[at] >= len(legal):
                    raise ValueError(f"game {index} of {path} was played by other rules or draws")
                code = legal[chosen[at]]
                at += 1
            moves.append((position.seat, code, None))
            rules.apply(position, code, source)
        if at != end:
            raise ValueError(f"game {index} of {path} was played by other rules or draws")
        yield (
            index,
            GameResult(
                position.turn,
                len(moves),
                sum(first <= code < last for _, code, _ in moves),
                [sheet.lines for sheet in rules.scores(position)],
                rules.winners(position),
                [],
                moves,
            ),
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("paths", nargs="+")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--each", type=int, default=512, help="games of a process at a time")
    parser.add_argument("--dataset", type=Path, help="only write datasets there, from files")
    given = parser.parse_args()
    if given.dataset:
        for path in map(Path, given.paths):
            title, _, players = path.stem.rpartition("-")
            match = match_of(title, int(players))
            write_dataset(given.dataset / path.stem, match, results(match, path))
            print(path.stem, flush=True)
        return
    network, out, *kinds = given.paths
    for kind in kinds:
        title, _, players = kind.partition("/")
        play(Path(network), Path(out), title, int(players), given.games, given.each)


if __name__ == "__main__":
    main()
