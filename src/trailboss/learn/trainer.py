"""PPO from self-play: collecting batches of decisions, and learning from the last one meanwhile."""

from __future__ import annotations

import copy
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import numpy as np
import torch
from torch import Tensor

from trailboss.bots.features import Features
from trailboss.core import batch as facts
from trailboss.core.encoding import SEATS
from trailboss.learn.actors import HALVES, Actors
from trailboss.learn.league import League
from trailboss.learn.net import BEST_OTHER, VALUES, WIN, Player, points_of
from trailboss.learn.objective import advantages, finals, standing, value_loss
from trailboss.learn.optimizing import optimizer_of, pace
from trailboss.learn.pupil import Pupil
from trailboss.learn.replay import Replay
from trailboss.learn.runfile import RunFile
from trailboss.learn.tally import Tally


class Store:
    """A batch of decisions as it is collected."""

    def __init__(self, steps: int, actors: Actors, device: torch.device) -> None:
        games = HALVES * actors.half

        def space(width: tuple[int, ...], kind: torch.dtype) -> Tensor:
            return torch.zeros((steps, games, *width), dtype=kind, device=device)

        self.rows = space((actors.rows.shape[2],), torch.uint8)
        self.masks = space((actors.masks.shape[2],), torch.uint8)
        self.info = space((facts.INFO,), torch.uint8)
        self.actions = space((), torch.int32)
        self.logs = space((), torch.float32)
        self.values = space((VALUES,), torch.float32)
        self.ours = space((), torch.bool)  # decided by the network that learns
        self.endings: list[list[tuple[Any, Any]]] = [[] for _ in range(steps)]


class Lesson:
    """What is learned from a batch: one row a decision, those that cannot be judged left out."""

    def __init__(
        self, store: Store, gains: Tensor, off: Tensor, known: Tensor, base: Tensor
    ) -> None:
        self.rows = store.rows.flatten(0, 1)
        self.masks = store.masks.flatten(0, 1)
        self.actions = store.actions.flatten()
        self.logs = store.logs.flatten()
        self.gains = gains.flatten(0, 1)
        # What the values should have been: they were off by so much.
        held = base.flatten(0, 1)
        standing_now = held - points_of(store.values.flatten(0, 1))
        self.off = off.flatten(0, 1)
        self.targets = held + self.off - standing_now
        self.targets[:, WIN] = self.targets[:, WIN].clamp(0, 1)
        seats = store.info[:, :, facts.AT_SEATS].flatten().long()
        turn = torch.arange(VALUES, device=seats.device)
        self.known = ((turn < seats[:, None]) | (turn >= SEATS)).float()
        self.usable = (known & store.ours).flatten().nonzero()[:, 0]


class Asked:
    """The pending decisions of a half of the games, always in the same memory."""

    def __init__(self, actors: Actors, device: torch.device) -> None:
        def space(width: int) -> Tensor:
            return torch.zeros((actors.half, width), dtype=torch.uint8, device=device)

        self.rows = space(actors.rows.shape[2])
        self.masks = space(actors.masks.shape[2])
        self.info = space(facts.INFO)


class Part:
    """What is learned from at a time: some decisions of a lesson."""

    def __init__(self, lesson: Lesson, gain: Tensor, places: Tensor) -> None:
        self.rows = lesson.rows[places]
        self.masks = lesson.masks[places]
        self.actions = lesson.actions[places]
        self.logs = lesson.logs[places]
        self.gain = gain[places]
        self.targets = lesson.targets[places]
        self.known = lesson.known[places]

    def take(self, lesson: Lesson, gain: Tensor, places: Tensor) -> None:
        """Other decisions, as many, in the same memory."""
        for name in ("rows", "masks", "actions", "logs", "targets", "known"):
            torch.index_select(getattr(lesson, name), 0, places, out=getattr(self, name))
        torch.index_select(gain, 0, places, out=self.gain)


# What is told of learning from a batch; the last two: how far the clone and the pupil are apart.
FIGURES = ("policy", "value", "entropy", "kl", "clipped", "anchor", "pupil")


class Trainer:
    def __init__(
        self, run: RunFile, features: Features, actors: Actors, device: torch.device
    ) -> None:
        self.run = run
        self.features = features
        self.actors = actors
        self.device = device
        self.on_gpu = device.type == "cuda"
        torch.manual_seed(run.seed)
        self.player = self.new_player()
        self.anchor: Player | None = None
        self.optimizer = optimizer_of(self.player, device)
        self.pupil = Pupil(run, features, device) if run.quick.width else None
        self.now = {name: torch.zeros((), device=device) for name in ("entropy", "anchor")}
        self.asked = [Asked(actors, device) for _ in range(HALVES)]
        self.answering: dict[tuple[int, bool], Replay[tuple[Tensor, ...]]] = {}
        self.part: Part | None = None
        self.improving: dict[tuple[bool, bool], Replay[Tensor]] = {}
        self.actor = self.copy_of(self.player)
        steps = run.learn.horizon
        self.stores = [Store(steps, actors, device) for _ in range(2)]
        self.league = League(run, actors, device)
        self.tally = Tally(run.labels)
        self.decisions = 0
        self.iteration = 0
        self.trained = 0.0  # seconds
        self.spent: dict[str, float] = {}
        self.figures: dict[str, float] = {}
        if self.on_gpu:
            self.fast = torch.cuda.Stream(priority=-1)
            self.slow = torch.cuda.Stream(priority=0)
            register(actors)

    # Networks -----------------------------------------------------------------------------------

    def new_player(self) -> Player:
        network = self.run.network
        new = Player(self.features, network.width, network.blocks, network.inner)
        return new.to(self.device)

    def copy_of(self, player: Player) -> Player:
        """A network to play with: fixed, and in half precision on a GPU."""
        new = copy.deepcopy(player).requires_grad_(False).eval()
        if self.on_gpu:
            new.net.to(torch.bfloat16)
        return new

    def refresh(self) -> None:
        """Let the games go on with what has been learned."""
        with torch.no_grad():
            for mine, learned in zip(self.actor.net.parameters(), self.player.net.parameters()):
                mine.copy_(learned)

    # Collecting ---------------------------------------------------------------------------------

    def clocked(self, name: str, began: float) -> float:
        now = time.perf_counter()
        self.spent[name] = self.spent.get(name, 0.0) + now - began
        return now

    def decide(self, store: Store, step: int, half: int, before: Store) -> None:
        """Answer the pending decisions of a half of the games."""
        actors = self.actors
        clock = time.perf_counter()
        actors.wait(half)
        clock = self.clocked("waiting for games", clock)
        games = slice(half * actors.half, (half + 1) * actors.half)
        info = actors.info[half]
        ended = np.nonzero(info[:, facts.AT_DONE])[0]
        if len(ended):
            last = before.endings[-1] if step == 0 else store.endings[step - 1]
            told = info[ended].copy()
            last.append((ended + half * actors.half, told))
            self.tally.add(told, self.league.learners(ended + half * actors.half, told))
        asked = self.asked[half]
        for name in ("rows", "masks", "info"):
            host = torch.from_numpy(getattr(actors, name)[half])
            getattr(asked, name).copy_(host, non_blocking=True)
        with torch.no_grad():
            actions, logs, values, ours = self.answers(half)()
            torch.from_numpy(actors.actions[half]).copy_(actions, non_blocking=True)
            if self.on_gpu:
                answered = torch.cuda.Event()
                answered.record()
            for name in ("rows", "masks", "info"):
                getattr(store, name)[step, games] = getattr(asked, name)
            store.actions[step, games] = actions
            store.logs[step, games] = logs
            store.values[step, games] = values
            store.ours[step, games] = ours
        if self.on_gpu:
            answered.synchronize()
        self.clocked("deciding", clock)
        actors.send(half)

    def answers(self, half: int) -> Replay[tuple[Tensor, ...]]:
        """What answers the decisions of a half; it is another thing once there are opponents."""
        key = (half, bool(self.league.playing))
        if key not in self.answering:
            work = partial(self.answer, half)
            self.answering[key] = Replay(work, self.on_gpu)
        return self.answering[key]

    def answer(self, half: int) -> tuple[Tensor, ...]:
        asked = self.asked[half]
        logs, values = self.actor(asked.rows, asked.masks)
        noise = torch.empty_like(logs).exponential_().clamp_(min=1e-10).log_()
        actions = (logs - noise).argmax(1)
        actions, ours = self.league.answer(asked.info, asked.rows, asked.masks, actions)
        return actions.int(), logs.gather(1, actions[:, None])[:, 0], values, ours

    def finish(self, store: Store) -> Lesson:
        """Judge a batch whose endings are all known."""
        learn = self.run.learn
        info = store.info
        steps, games, _ = info.shape
        flat = info.flatten(0, 1)
        seat = flat[:, facts.AT_SEAT].long()
        seats = flat[:, facts.AT_SEATS].long()
        totals = points_in(flat, facts.AT_TOTALS)
        base = (standing(totals, seat, seats) + points_of(store.values.flatten(0, 1))).unflatten(
            0, (steps, games)
        )
        told = (base, seat.unflatten(0, (steps, games)), self.endings(store))
        gains, known = advantages(*told, learn.trace)
        off = gains
        if learn.value_trace:
            off, _ = advantages(*told, learn.value_trace)
        lesson = Lesson(store, gains, off, known, base)
        self.judge(lesson)
        store.endings = [[] for _ in range(steps)]
        return lesson

    def endings(self, store: Store) -> dict[int, tuple[Tensor, Tensor]]:
        """By step: the games that ended there, and at what."""
        ended = [(step, *part) for step, parts in enumerate(store.endings) for part in parts]
        if not ended:
            return {}
        which = torch.from_numpy(np.concatenate([part[1] for part in ended])).to(self.device)
        told = torch.from_numpy(np.concatenate([part[2] for part in ended]))
        # The seats of the game that ended: as many as its set-up has.
        seats = torch.from_numpy(self.league.seats[told[:, facts.AT_LAST_ENTRY].numpy()])
        final = points_in(told, facts.AT_FINAL)
        ends = finals(final, told[:, facts.AT_WINNERS].long(), seats).to(self.device)
        found: dict[int, tuple[Tensor, Tensor]] = {}
        first = 0
        for step in range(len(store.endings)):
            last = first + sum(len(part[1]) for part in ended if part[0] == step)
            if last > first:
                found[step] = (which[first:last], ends[first:last])
            first = last
        return found

    def judge(self, lesson: Lesson) -> None:
        """How well the values foretell, for the log."""
        own = lesson.targets[lesson.usable, 0]
        off = lesson.off[lesson.usable, 0]
        self.figures["explained"] = float(1 - off.var() / own.var().clamp(min=1e-6))

    # Learning -----------------------------------------------------------------------------------

    @property
    def progress(self) -> float:
        return min(1.0, self.trained / (60 * self.run.minutes))

    def between(self, pair: list[float], share: float) -> float:
        return pair[0] + (pair[1] - pair[0]) * min(1.0, max(0.0, share))

    def weights(self) -> dict[str, float]:
        """What the schedules say now."""
        learn = self.run.learn
        since = learn.since / self.run.minutes
        done = max(0.0, self.progress - since) / (1 - since)
        begin, end = learn.envy_from_to
        envy = self.between(learn.envy, (done - begin) / max(1e-6, end - begin))
        anchor = learn.anchor * max(0.0, 1 - done / max(1e-6, learn.anchor_until))
        return {
            "rate": self.between(learn.rate, done),
            "entropy": self.between(learn.entropy, done),
            "envy": envy,
            "win": self.between(learn.win, (done - begin) / max(1e-6, end - begin)),
            "anchor": anchor,
        }

    def learning(self, lesson: Lesson) -> Iterator[None]:
        """Learn from a batch, a small part at every step of this iterator."""
        learn = self.run.learn
        now = self.weights()
        warm = self.iteration <= learn.warm
        gain = (
            lesson.gains[:, 0]
            - now["envy"] * lesson.gains[:, BEST_OTHER]
            + now["win"] * lesson.gains[:, WIN]
        )
        usable = lesson.usable
        chosen = gain[usable]
        gain = (gain - chosen.mean()) / (chosen.std() + 1e-6)
        pace(self.optimizer, now["rate"])
        for name, weight in self.now.items():
            weight.fill_(now[name])
        if self.pupil is not None:
            self.pupil.pace(self.between(self.run.quick.rate, self.progress))
        anchored = self.anchor is not None and (warm or now["anchor"] > 0)
        sums = torch.zeros(len(FIGURES), device=self.device)
        count = 0
        for _ in range(learn.epochs):
            order = usable[torch.randperm(len(usable), device=self.device)]
            for part in order.split(learn.batch):
                if len(part) < learn.batch and len(order) >= learn.batch:
                    continue
                sums += self.improved(lesson, part, gain, warm, anchored)
                count += 1
                yield
        means = (sums / max(1, count)).tolist()
        self.figures.update(zip(FIGURES, means))

    def improved(
        self, lesson: Lesson, places: Tensor, gain: Tensor, warm: bool, anchored: bool
    ) -> Tensor:
        """Learn from some decisions of a lesson; how it went."""
        if len(places) != self.run.learn.batch:
            return self.improve(Part(lesson, gain, places), warm, anchored)
        if self.part is None:
            self.part = Part(lesson, gain, places)
        else:
            self.part.take(lesson, gain, places)
        key = (warm, anchored)
        if key not in self.improving:
            work = partial(self.improve, self.part, warm, anchored)
            self.improving[key] = Replay(work, self.on_gpu)
        return self.improving[key]()

    def improve(self, part: Part, warm: bool, anchored: bool) -> Tensor:
        learn = self.run.learn
        seen = self.player.look(part.rows, part.masks)
        logs, values = self.player.answer(seen)
        mine = logs.gather(1, part.actions.long()[:, None])[:, 0]
        change = mine - part.logs
        ratio = change.exp()
        wanted = part.gain
        clipped = ratio.clamp(1 - learn.clip, 1 + learn.clip)
        policy = -torch.minimum(ratio * wanted, clipped * wanted).mean()
        value = value_loss(values, part.targets, part.known)
        entropy = -(logs.exp() * logs).sum(1).mean()
        loss = learn.value * value
        apart = torch.zeros((), device=self.device)
        if not warm:
            loss = loss + policy - self.now["entropy"] * entropy
        if anchored:
            assert self.anchor is not None
            with torch.no_grad():
                kept, _ = self.anchor.answer(seen)
            apart = (kept.exp() * (kept - logs)).sum(1).mean()
            loss = loss + (apart if warm else self.now["anchor"] * apart)
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.player.parameters(), learn.gradient)
        self.optimizer.step()
        unlike = torch.zeros((), device=self.device)
        if self.pupil is not None:
            unlike = self.pupil.imitate(seen, logs.detach(), values.detach(), part.known)
        with torch.no_grad():
            return torch.stack(
                [
                    policy,
                    value,
                    entropy,
                    (ratio - 1 - change).mean(),
                    ((ratio - 1).abs() > learn.clip).float().mean(),
                    apart,
                    unlike,
                ]
            ).detach()

    # The loop -----------------------------------------------------------------------------------

    def train(self, until: float, after: Callable[[], None]) -> None:
        """Collect and learn by turns until a moment of the wall clock; `after` each batch."""
        self.synchronize()
        for half in range(HALVES):
            self.actors.send(half)
        steps = self.run.learn.horizon
        lesson: Lesson | None = None
        began = time.perf_counter()
        first = True
        while time.time() < until and self.progress < 1.0:
            store = self.stores[self.iteration % 2]
            before = self.stores[(self.iteration + 1) % 2]
            plan: Iterator[None] = iter(())
            todo = 0
            for step in range(steps):
                for half in range(HALVES):
                    with self.stream("fast"):
                        self.decide(store, step, half, before)
                    if todo:
                        todo = self.advance(plan, todo, step * HALVES + half, steps * HALVES)
                if step == 0 and not first:
                    clock = time.perf_counter()
                    with self.stream("slow", wait=True):
                        lesson = self.finish(before)
                        plan = self.learning(lesson)
                    todo = self.steps_of(lesson)
                    self.clocked("judging", clock)
            clock = time.perf_counter()
            with self.stream("slow"):
                for _ in plan:
                    pass
            self.synchronize()
            self.clocked("learning after the games", clock)
            self.refresh()
            self.iteration += 1
            first = False
            self.decisions += steps * HALVES * self.actors.half
            now = time.perf_counter()
            self.trained += now - began
            began = now
            self.league.keep(self.player, self.progress)
            self.synchronize()
            after()
            self.synchronize()

    def steps_of(self, lesson: Lesson) -> int:
        learn = self.run.learn
        return learn.epochs * max(1, len(lesson.usable) // learn.batch)

    def advance(self, plan: Iterator[None], todo: int, tick: int, ticks: int) -> int:
        """Do as much of the learning as is due at this tick."""
        if todo <= 0:
            return 0
        clock = time.perf_counter()
        due = -(-todo // max(1, ticks - tick - 1)) if tick + 1 < ticks else todo
        with self.stream("slow"):
            for _ in range(due):
                if next(plan, True) is True:
                    return 0
        self.clocked("learning", clock)
        return todo - due

    def stream(self, name: str, wait: bool = False) -> Any:
        if not self.on_gpu:
            return torch.enable_grad()
        stream = self.fast if name == "fast" else self.slow
        if wait:
            stream.wait_stream(self.fast)
        return torch.cuda.stream(stream)

    def synchronize(self) -> None:
        if self.on_gpu:
            torch.cuda.synchronize()


def points_in(info: Tensor, at: int) -> Tensor:
    """Points of four seats, from two bytes each."""
    return info[:, at : at + 2 * SEATS].contiguous().view(torch.int16).float()


def register(actors: Actors) -> None:
    """Let the GPU read and write the shared memory by itself."""
    for name in ("rows", "masks", "info", "actions"):
        memory = torch.from_numpy(getattr(actors, name))
        size = memory.numel() * memory.element_size()
        failed = torch.cuda.cudart().cudaHostRegister(memory.data_ptr(), size, 0)
        if int(failed):  # slower, but the same
            print(f"trailboss: the GPU cannot share {name} with the games: error {failed}")
