"""One session of a training run: begin or go on, train for some minutes, leave a checkpoint."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch
from numpy.typing import NDArray

from trailboss.bots import mixed_seed
from trailboss.bots.features import Features
from trailboss.core.message import Message, say
from trailboss.learn.actors import Actors
from trailboss.learn.checks import STATE
from trailboss.learn.clone import collect, read_examples, teach
from trailboss.learn.files import (
    ANCHOR,
    NETWORK,
    OPTIMIZER,
    PAST,
    PUPIL,
    carried_over,
    export,
    learned_before,
    load_player,
    load_small,
    names_of,
    read_squares,
    read_state,
    save_player,
    save_small,
    save_squares,
    state_of,
    write_text,
)
from trailboss.learn.net import Player
from trailboss.learn.runfile import RunFile
from trailboss.learn.trainer import Trainer

CHECKPOINT_EVERY = 120.0  # seconds
LOG = "log.jsonl"


class Session:
    """A run in its folder."""

    def __init__(
        self,
        run: RunFile,
        folder: Path,
        resume: bool,
        note: Callable[[Message], None],
        examples: Path | None = None,
    ) -> None:
        self.run = run
        self.folder = folder
        self.note = note
        folder.mkdir(parents=True, exist_ok=True)
        self.state = read_state(folder) if resume else None
        write_text(folder / "run.toml", run.text)
        entries = run.entries()
        self.features = Features(entries[0].rules.encoding())
        processes = run.actors.processes or max(1, (os.cpu_count() or 2) - 1)
        self.examples: dict[str, NDArray[Any]] | None = None
        # Processes are split off before the GPU is touched.
        if self.state is None:
            (folder / LOG).unlink(missing_ok=True)
        if self.state is None and not run.start.network:
            began = time.perf_counter()
            if examples is not None:
                self.examples = read_examples(examples, self.features.encoding)
            else:
                self.examples = collect(run, processes, folder)
            count = len(self.examples["chosen"])
            seconds = round(time.perf_counter() - began)
            note(say("cli-train-collected", count=count, seconds=seconds))
        pieces = self.state["sessions"] if self.state else 0
        seed = mixed_seed(run.seed, 1000 + pieces)
        self.actors = Actors(entries, processes, run.actors.games, seed)
        device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        if device.type == "cuda":
            torch.backends.cuda.matmul.allow_tf32 = True
            torch.backends.cudnn.allow_tf32 = True
        self.trainer = Trainer(run, self.features, self.actors, device)
        self.sessions = pieces + 1
        self.before: dict[str, float] = {}  # what the network it began from had learned
        self.saved = time.time()
        self.last: tuple[float, int] = (time.perf_counter(), 0)

    # Beginning ----------------------------------------------------------------------------------

    def begin(self) -> None:
        trainer = self.trainer
        if self.state is None:
            if self.examples is not None:
                began = time.perf_counter()
                teach(trainer.player, self.run, self.examples, self.note)
                self.note(say("cli-train-cloned", seconds=round(time.perf_counter() - began)))
                self.examples = None
            else:
                path = self.run.start_network()
                load_small(path, trainer.player, self.features)
                if trainer.pupil is not None:
                    load_small(path, trainer.pupil.player, self.features, quick=True)
                self.before = learned_before(path)
                self.note(say("cli-train-from", file=str(path)))
            save_small(self.folder / ANCHOR, trainer.player, self.features)
            trainer.anchor = trainer.copy_of(trainer.player)
        else:
            self.restore(self.state)
        trainer.refresh()
        parameters = sum(one.numel() for one in trainer.player.parameters())
        self.note(
            say(
                "cli-train-begins",
                run=self.run.name,
                weights=f"{parameters / 1e6:.1f}",
                features=self.features.count,
                moves=self.features.encoding.move_count,
                games=2 * self.actors.half,
                processes=self.actors.processes,
                device=str(trainer.device),
            )
        )

    def restore(self, state: dict[str, Any]) -> None:
        """Go on where the checkpoint was left."""
        trainer = self.trainer
        trainer.decisions = state["decisions"]
        trainer.iteration = state["iteration"]
        trainer.trained = state["trained"]
        self.before = state.get("before", {})
        load_player(self.folder / NETWORK, trainer.player, self.features, state)
        names = names_of(self.features, trainer.player)
        same = all(state.get(part, []) == known for part, known in names.items())
        if (self.folder / OPTIMIZER).exists():
            nothing = {
                name: torch.zeros_like(weights)
                for name, weights in state_of(trainer.player, torch.float32).items()
            }
            squares = carried_over(
                read_squares(self.folder / OPTIMIZER),
                nothing,
                self.features,
                trainer.player,
                state,
                0.0,
            )
            for name, weights in trainer.player.net.named_parameters():
                if name in squares:
                    trainer.optimizer.state[weights] = {
                        "step": torch.tensor(1000.0, device=trainer.device)
                        if trainer.on_gpu
                        else torch.tensor(1000.0),
                        "exp_avg": torch.zeros_like(weights),
                        "exp_avg_sq": squares[name].to(weights.device).square(),
                    }
        if trainer.pupil is not None and (self.folder / PUPIL).exists():
            load_player(self.folder / PUPIL, trainer.pupil.player, self.features, state)
        if not same:
            self.note(say("cli-train-changed"))
        if (self.folder / ANCHOR).exists():
            anchor = self.other()
            load_small(self.folder / ANCHOR, anchor, self.features)
            trainer.anchor = trainer.copy_of(anchor)
            trainer.league.pool.append((0.0, trainer.copy_of(anchor)))
        for number, progress in enumerate(state["past"]):
            other = self.other()
            load_small(self.folder / f"past-{number}.safetensors", other, self.features)
            trainer.league.pool.append((progress, trainer.copy_of(other)))
        trainer.league.pool.append((trainer.progress, trainer.copy_of(trainer.player)))
        trainer.league.kept_at = min(state["kept_at"], trainer.progress)

    def other(self) -> Player:
        return self.trainer.new_player()

    # Going on -----------------------------------------------------------------------------------

    def work(self, minutes: float | None) -> None:
        """Train for some minutes or to the end of the run."""
        until = time.time() + 60 * minutes if minutes is not None else float("inf")
        self.last = (time.perf_counter(), self.trainer.decisions)
        self.trainer.train(until, self.after)
        self.checkpoint()

    def after(self) -> None:
        """After each batch: a line of the log, and a checkpoint from time to time."""
        trainer = self.trainer
        clock, before = self.last
        now = time.perf_counter()
        self.last = (now, trainer.decisions)
        line = {
            "iteration": trainer.iteration,
            "decisions": trainer.decisions,
            "progress": round(trainer.progress, 4),
            "trained": round(trainer.trained, 1),
            "per_second": round((trainer.decisions - before) / (now - clock)),
            "weights": {name: round(number, 5) for name, number in trainer.weights().items()},
            **{name: round(number, 4) for name, number in trainer.figures.items()},
            "seconds": {name: round(spent, 2) for name, spent in trainer.spent.items()},
            "games": trainer.tally.take(),
        }
        trainer.spent = {}
        with (self.folder / LOG).open("a", encoding="utf-8") as log:
            log.write(json.dumps(line) + "\n")
        if trainer.iteration % 5 == 0 or trainer.iteration < 4:
            self.tell(line)
        if time.time() - self.saved > CHECKPOINT_EVERY:
            self.checkpoint()

    def tell(self, line: dict[str, Any]) -> None:
        games = [
            f"{label.replace('-edition', '')} {row[1]:.0f}:{row[2]:.0f}"
            for label, row in line["games"].items()
        ]
        figures = {
            name: f"{line.get(name, 0):.{digits}f}"
            for name, digits in (("entropy", 3), ("kl", 4), ("clipped", 3), ("explained", 2))
        }
        self.note(
            say(
                "cli-train-batch",
                batch=line["iteration"],
                decisions=f"{line['decisions'] / 1e6:.1f}",
                speed=f"{line['per_second'] / 1e3:.1f}",
                progress=f"{100 * line['progress']:.1f}",
                figures=", ".join(f"{name} {number}" for name, number in figures.items()),
                games=" | ".join(games),
            )
        )

    def checkpoint(self) -> None:
        """Everything needed to go on, here or on another machine, in half precision."""
        trainer = self.trainer
        folder = self.folder
        save_player(folder / NETWORK, trainer.player)
        if trainer.pupil is not None:
            save_player(folder / PUPIL, trainer.pupil.player)
        # Of Adam only the mean squares are kept, as roots: the mean is found again in no time.
        squares = {
            name: trainer.optimizer.state[weights]["exp_avg_sq"].sqrt().cpu()
            for name, weights in trainer.player.net.named_parameters()
            if weights in trainer.optimizer.state
        }
        if squares:
            save_squares(folder / OPTIMIZER, squares)
        others = trainer.league.pool[1:]
        others = others[:: max(1, -(-len(others) // PAST))][-PAST:] if others else []
        for number, (_, player) in enumerate(others):
            save_small(folder / f"past-{number}.safetensors", player, self.features)
        state = {
            "decisions": trainer.decisions,
            "iteration": trainer.iteration,
            "trained": trainer.trained,
            "sessions": self.sessions,
            "before": self.before,
            "past": [progress for progress, _ in others],
            "kept_at": trainer.league.kept_at,
            "encoding": self.features.encoding.label,
            **names_of(self.features, trainer.player),
        }
        write_text(folder / STATE, json.dumps(state))
        self.export()
        self.saved = time.time()

    @property
    def network_file(self) -> Path:
        """The network to play with."""
        return self.folder / f"{self.features.encoding.family}.safetensors"

    def export(self) -> Path:
        trainer = self.trainer
        path = self.network_file
        facts: dict[str, Any] = {
            "decisions": trainer.decisions,
            "minutes": round(trainer.trained / 60, 1),
            "device": torch.cuda.get_device_name() if trainer.on_gpu else "cpu",
            "strength": [],
        }
        if self.before:
            facts["before"] = self.before
        quick = trainer.pupil.player if trainer.pupil is not None else None
        export(path, trainer.player, self.features, self.run, facts, quick)
        return path

    def close(self) -> None:
        self.actors.close()
