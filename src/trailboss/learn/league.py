"""Earlier networks as opponents: some games are played against them, and they do not learn."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from trailboss.core import batch as facts
from trailboss.learn.actors import HALVES, Actors
from trailboss.learn.net import Player
from trailboss.learn.runfile import RunFile

TABLES = 2  # opponents that play at the same time
MOST = 6  # that are kept
AGAIN = 12  # batches until others are chosen


class League:
    def __init__(self, run: RunFile, actors: Actors, device: torch.device) -> None:
        self.share = run.learn.past
        self.every = run.learn.past_every
        self.device = device
        self.half = actors.half
        self.pool: list[tuple[float, Player]] = []  # when they were kept, and they
        self.playing: list[Player] = []  # networks of their own: weights are copied into them
        self.kept_at = 0.0
        self.since = 0
        self.players = np.array([entry.players for entry in run.entries()], np.int64)
        self.seats = np.maximum(self.players, 2)  # a solo opponent has one, too
        self.players_of = torch.from_numpy(self.players).to(device)
        # Which games of a half are against which opponent: every so many, the same in all halves.
        count = int(self.share * self.half)
        places = np.linspace(0, self.half - 1, count).astype(np.int64) if count else np.zeros(0)
        places = np.unique(places.astype(np.int64))
        self.tables = [torch.from_numpy(places[at::TABLES]).to(device) for at in range(TABLES)]
        self.against = np.zeros(HALVES * self.half, bool)
        for half in range(HALVES):
            self.against[half * self.half + places] = True
        self.random = np.random.default_rng(run.seed)
        self.slot_numbers = torch.arange(self.half, device=device)

    def keep(self, player: Player, progress: float) -> None:
        """Keep the network as it is from time to time, and change the opponents."""
        if not self.share:
            return
        if not self.pool or progress - self.kept_at >= self.every:
            self.kept_at = progress
            kept = copy.deepcopy(player).requires_grad_(False).eval()
            if self.device.type == "cuda":
                kept.net.to(torch.bfloat16)
            self.pool.append((progress, kept))
            if len(self.pool) > MOST:
                # The oldest is the clone, which stays; of the others the ones in between go.
                del self.pool[1 + int(self.random.integers(len(self.pool) - 3))]
            self.since = 0
        if self.since % AGAIN == 0:
            self.choose()
        self.since += 1

    def choose(self) -> None:
        """Who plays: the latest, and any of the others."""
        last = len(self.pool) - 1
        chosen = [self.pool[last][1], self.pool[int(self.random.integers(len(self.pool)))][1]]
        if not self.playing:
            self.playing = [copy.deepcopy(player) for player in chosen]
        with torch.no_grad():
            for player, other in zip(self.playing, chosen):
                for mine, theirs in zip(player.net.parameters(), other.net.parameters()):
                    mine.copy_(theirs)

    def learner(self, place: Any, games: Any, players: Any) -> Any:
        """The seat of the network that learns, in a game against another."""
        return (place + games) % players

    def learners(self, place: NDArray[Any], told: NDArray[Any]) -> NDArray[Any]:
        """For games that have ended: the seat that learned, -1 if all did."""
        players = self.players[told[:, facts.AT_LAST_ENTRY]]
        games = told[:, facts.AT_GAMES].astype(np.int64) - 1
        seat = self.learner(place % self.half, games % 256, players)
        return np.where(self.against[place] & (players > 1) & bool(self.playing), seat, -1)

    def answer(
        self, info: Tensor, rows: Tensor, masks: Tensor, actions: Tensor
    ) -> tuple[Tensor, Tensor]:
        """Put the opponents' answers into the actions; also which ones are the learner's own."""
        ours = torch.ones(len(rows), dtype=torch.bool, device=self.device)
        if not self.playing:
            return actions, ours
        for table, player in zip(self.tables, self.playing):
            if len(table) == 0:
                continue
            here = info[table]
            players = self.players_of[here[:, facts.AT_ENTRY].long()]
            games = here[:, facts.AT_GAMES].long()
            seat = self.learner(self.slot_numbers[table], games, players)
            theirs = (here[:, facts.AT_SEAT].long() != seat) & (players > 1)
            logs, _ = player(rows[table], masks[table])
            noise = torch.empty_like(logs).exponential_().clamp_(min=1e-10).log_()
            choice = (logs - noise).argmax(1)
            actions[table] = torch.where(theirs, choice, actions[table])
            ours[table] = ~theirs
        return actions, ours
