"""Matches of champions that look ahead, on a machine with a GPU (PyTorch, the compiled engine):

    python tools/device_match.py OUT --network NETWORK \\
        'second-edition/2 champion:samples=100;champion 200 neutral=random,buildings=random' ...

A match is a title and number of players, bots (with a semicolon between those that have settings of
their own), games and options. They are the games the arena plays with the same seed; only that a
GPU answers where a champion looks ahead, in half the precision. Each process plays in some threads:
while one waits for the GPU another goes on. Bots that count milliseconds (`search:ms=100`) want
`--threads 1`.

OUT/NAME.jsonl gets a line for every game, and the figures are printed. `--seconds` ends everything
in time: then games that last longer are missing, and the figures say so.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import threading
import time
from pathlib import Path
from typing import Any

import numpy as np

from trailboss.arena.figures import interval_data
from trailboss.arena.match import Match, play_number
from trailboss.arena.statistics import wilson
from trailboss.bots import appraisal
from trailboss.bots.many import MOST, Answers, Asked, Fed, Many
from trailboss.bots.network import WIN, Network, network_for
from trailboss.core.encoding import Encoding
from trailboss.elsewhere.split import split_off
from trailboss.learn.actors import shared
from trailboss.titles import rules_of

NUMBER = 4  # bytes of a job's number
READY = b"."


def match_of(text: str, network: str, seed: int) -> tuple[Match, int]:
    """A match and its games."""
    kind, bots, games, *more = text.split()
    title, _, players = kind.partition("/")
    given = dict(pair.split("=", 1) for pair in more[0].split(",")) if more else {}
    options = {name: int(value) if value.isdigit() else value for name, value in given.items()}
    named = [with_file(bot, network) for bot in bots.split(";")]
    named += [named[-1]] * (int(players) - len(named))
    automas = ["automa"] if players == "1" else []
    chosen = rules_of(title).options(int(players), options)
    return Match(title, int(players), chosen, named, automas, seed), int(games)


def with_file(bot: str, network: str) -> str:
    name, _, settings = bot.partition(":")
    if name != "champion" or "file=" in settings:
        return bot
    return f"champion:file={network}" + ("," + settings if settings else "")


class Desk:
    """Where threads leave their questions for the GPU: a place for each, in shared memory."""

    def __init__(self, places: int, encoding: Encoding) -> None:
        self.rows = shared((places, MOST, encoding.size), np.uint8)
        self.masks = shared((places, MOST, encoding.move_count), np.uint8)
        self.counts = shared((places,), np.int32)
        self.quick = shared((places,), np.uint8)  # is the quick network asked?
        self.best = shared((places, MOST), np.int32)  # the slot of the move that is liked best
        self.values = shared((places, MOST, WIN + 1), np.float32)
        self.calls = os.pipe()
        self.replies = [os.pipe() for _ in range(places)]

    def ask(self, place: int, part: list[Asked], quick: bool) -> None:
        self.quick[place] = quick
        rows, masks = self.rows[place], self.masks[place]
        masks[: len(part)] = 0
        for at, one in enumerate(part):
            rows[at] = np.frombuffer(one.row, np.uint8)
            masks[at, one.slots] = 1
        self.counts[place] = len(part)
        os.write(self.calls[1], bytes([place]))
        os.read(self.replies[place][0], 1)


class Elsewhere(Many):
    """A network that answers on the GPU. Of the likings only the best is told, which is all that
    whoever looks ahead wants to know."""

    desk: Desk
    whole: Network
    here = threading.local()

    def feed(self, row: bytes) -> Fed:
        nothing = np.zeros(0, np.float32)
        return Fed(np.zeros(0, np.uint8), nothing)

    def ask_each(self, asked: list[Asked], moves: bool) -> Answers:
        place: int = self.here.place
        values: list[Any] = []
        likings = []
        for at in range(0, len(asked), MOST):
            part = asked[at : at + MOST]
            self.desk.ask(place, part, self.network is not self.whole)
            values.append(self.desk.values[place, : len(part)].copy())
            best = self.desk.best[place]
            likings += [
                (one.slots == best[line]).astype(np.float32) for line, one in enumerate(part)
            ]
        return Answers(np.zeros((len(asked), 1), np.float32), np.concatenate(values), likings)


def answer(desk: Desk, network: Path, encoding: Encoding, children: list[int]) -> None:
    """Answer questions until all processes have ended."""
    import torch

    from trailboss.bots.features import Features
    from trailboss.bots.network import CARD, read_tensors
    from trailboss.learn.files import load_small
    from trailboss.learn.net import Player, points_of

    card = json.loads(read_tensors(network.read_bytes())[1][CARD])
    features = Features(encoding)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    players = []
    for quick, size in ((False, card), (True, card.get("quick"))):
        if size is not None:
            player = Player(features, size["width"], size["blocks"], size["inner"])
            load_small(network, player, features, quick)
            players.append(player.to(device).eval())
    os.close(desk.calls[1])
    asked = answered = 0
    with torch.inference_mode():
        while places := os.read(desk.calls[0], 64):
            # Whoever is answered may ask another network before the next is looked at.
            asking = {place: int(desk.quick[place]) for place in places}
            for wanted, player in enumerate(players):
                told = [place for place, asked_for in asking.items() if asked_for == wanted]
                if not told:
                    continue
                counts = [int(desk.counts[place]) for place in told]
                rows = np.concatenate([desk.rows[p, :n] for p, n in zip(told, counts)])
                masks = np.concatenate([desk.masks[p, :n] for p, n in zip(told, counts)])
                logs, values = player(
                    torch.from_numpy(rows).to(device), torch.from_numpy(masks).to(device)
                )
                best = logs.argmax(1).int().cpu().numpy()
                points = points_of(values).cpu().numpy()
                at = 0
                for place, count in zip(told, counts):
                    desk.best[place, :count] = best[at : at + count]
                    desk.values[place, :count] = points[at : at + count]
                    os.write(desk.replies[place][1], READY)
                    at += count
                asked += 1
                answered += at
    for child in children:
        os.waitpid(child, 0)
    print(f"{answered} questions, {answered / max(1, asked):.0f} at once", flush=True)


def play_on(
    number: int, threads: int, desk: Desk, jobs: tuple[int, int], games: list[Any], out: Path
) -> None:
    """A process: plays games as long as there are some."""
    os.close(jobs[1])
    os.close(desk.calls[0])
    lock = threading.Lock()
    failed: list[BaseException] = []

    def work(thread: int) -> None:
        Elsewhere.here.place = number * threads + thread
        try:
            while told := os.read(jobs[0], NUMBER):
                name, match, index = games[int.from_bytes(told, "little")]
                began = time.time()
                result = play_number(match, index)
                line = {
                    "index": index,
                    "sides": match.sides(index),
                    "winners": result.winners,
                    "totals": result.totals,
                    "seconds": round(time.time() - began, 1),
                    "forfeits": len(result.forfeits),
                }
                with lock, (out / f"{name}.jsonl").open("a", encoding="utf-8") as file:
                    file.write(json.dumps(line) + "\n")
        except BaseException as error:
            failed.append(error)
            raise

    running = [threading.Thread(target=work, args=(at,)) for at in range(threads)]
    for one in running:
        one.start()
    for one in running:
        one.join()
    if failed:
        raise failed[0]


def stop(children: list[int]) -> None:
    for child in children:
        os.kill(child, signal.SIGKILL)


def figures(match: Match, lines: list[dict[str, Any]]) -> dict[str, Any]:
    """The first entrant's, as the arena counts them."""
    won = 0.0
    own: list[float] = []
    margins: list[float] = []
    for line in lines:
        seats = [seat for seat, side in enumerate(line["sides"]) if side == 0]
        for seat in seats:
            others = [p for other, p in enumerate(line["totals"]) if other not in seats]
            won += (seat in line["winners"]) / len(line["winners"]) / len(seats)
            own.append(line["totals"][seat])
            margins.append(line["totals"][seat] - max(others, default=0))
    games = len(lines)
    share = wilson(won, games)
    mean = sum(margins) / max(1, len(margins))
    spread = sum((one - mean) ** 2 for one in margins) / max(1, len(margins) - 1)
    return {
        "entrants": match.entrants,
        "games": games,
        "won": interval_data(share, 4),
        "margin": [round(mean, 2), round((spread / max(1, len(margins))) ** 0.5, 2)],
        "points": round(sum(own) / max(1, len(own)), 1),
        "seconds": round(sum(line["seconds"] for line in lines) / max(1, games), 1),
        "forfeits": sum(line["forfeits"] for line in lines),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("matches", nargs="+")
    parser.add_argument("--network", type=Path, required=True)
    parser.add_argument("--processes", type=int, default=max(1, (os.cpu_count() or 2) - 1))
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=3600.0)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    matches = [match_of(text, str(given.network), given.seed) for text in given.matches]
    names = [text.replace("/", "-").replace(" ", "_").replace(";", "+") for text in given.matches]
    encodings = {match.rules.encoding().label: match.rules.encoding() for match, _ in matches}
    if len(encodings) > 1:
        raise SystemExit(f"one network plays one encoding, not {', '.join(encodings)}")
    (encoding,) = encodings.values()
    network: Network = network_for(encoding, str(given.network))
    assert network.knows_things
    games = [
        (name, match, index)
        for name, (match, count) in zip(names, matches)
        for index in range(count)
    ]
    desk = Desk(given.processes * given.threads, encoding)
    Elsewhere.desk = desk
    Elsewhere.whole = network
    appraisal.Many = Elsewhere  # type: ignore[attr-defined]
    jobs = os.pipe()
    children = [
        split_off(lambda at=at: play_on(at, given.threads, desk, jobs, games, given.out))  # type: ignore[misc]
        for at in range(given.processes)
    ]
    os.close(jobs[0])

    began = time.time()
    for number in range(len(games)):
        os.write(jobs[1], number.to_bytes(NUMBER, "little"))
    os.close(jobs[1])
    if given.seconds < 3600:
        threading.Timer(given.seconds, stop, [children]).start()
    try:
        answer(desk, given.network, encoding, children)
    except BaseException:
        stop(children)
        raise
    for name, (match, count) in zip(names, matches):
        path = given.out / f"{name}.jsonl"
        lines = (
            [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []
        )
        found = figures(match, lines)
        found["missing"] = count - len(lines)
        print(name, json.dumps(found), flush=True)
    print(f"{time.time() - began:.0f} s", flush=True)
    os._exit(0)


if __name__ == "__main__":
    main()
