"""A run file: everything about one training run, in TOML."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from trailboss.core.batch import Entry
from trailboss.core.errors import TrailbossError
from trailboss.titles import rules_of


@dataclass
class NetworkPart:
    width: int = 512
    blocks: int = 3


@dataclass
class ActorsPart:
    processes: int = 0  # 0: one for every processor but one
    games: int = 512  # of each process, played in two halves by turns


@dataclass
class ClonePart:
    """Imitating the heuristic before anything else."""

    decisions: int = 320_000
    seconds: float = 75.0  # at most
    random: float = 0.03  # share of moves made at random, which are not imitated
    steps: int = 250
    batch: int = 8192
    rate: float = 1e-3


@dataclass
class LearnPart:
    """Learning from games against itself. Pairs go from the beginning of the run to its end."""

    horizon: int = 160  # decisions of each game in a batch
    batch: int = 16384
    epochs: int = 2
    rate: list[float] = field(default_factory=lambda: [4e-4, 1.2e-4])
    entropy: list[float] = field(default_factory=lambda: [0.03, 0.008])
    clip: float = 0.2
    trace: float = 0.985  # lambda
    # Weight of the others' points: first value until first share of the run, second from second on.
    envy: list[float] = field(default_factory=lambda: [0.25, 1.0])
    envy_from_to: list[float] = field(default_factory=lambda: [0.3, 0.85])
    win: list[float] = field(default_factory=lambda: [0.0, 10.0])  # points a victory is worth
    anchor: float = 0.06  # how strongly the clone is kept at first
    anchor_until: float = 0.5  # share of the run
    warm: int = 4  # batches that teach the values only
    past: float = 0.15  # share of games against earlier networks
    past_every: float = 0.08  # share of the run between two that are kept
    value: float = 0.5  # weight of the values in what is minimized
    gradient: float = 1.0  # largest norm


@dataclass
class RunFile:
    name: str
    text: str
    minutes: float
    seed: int = 1
    network: NetworkPart = field(default_factory=NetworkPart)
    actors: ActorsPart = field(default_factory=ActorsPart)
    clone: ClonePart = field(default_factory=ClonePart)
    learn: LearnPart = field(default_factory=LearnPart)
    setups: list[dict[str, Any]] = field(default_factory=list)

    def entries(self) -> list[Entry]:
        """The set-ups games are drawn from."""
        return [
            Entry(
                rules_of(setup["game"]),
                setup["players"],
                setup.get("options", {}),
                setup.get("weight", 1),
            )
            for setup in self.setups
        ]

    @property
    def labels(self) -> list[str]:
        """What each set-up is called in the log."""
        found: list[str] = []
        for setup in self.setups:
            options = ",".join(
                f"{name}={value}" for name, value in setup.get("options", {}).items()
            )
            found.append(f"{setup['game']}/{setup['players']}" + (f" {options}" if options else ""))
        return found


PARTS: dict[str, type[Any]] = {
    "network": NetworkPart,
    "actors": ActorsPart,
    "clone": ClonePart,
    "learn": LearnPart,
}


def part(name: str, data: Any) -> Any:
    """A table of the file, with the usual values for what it does not say."""
    kind = PARTS[name]
    if not isinstance(data, dict):
        raise TrailbossError(f"run file: [{name}] should be a table")
    known = {one.name: one for one in fields(kind)}
    usual = kind()
    for key, value in data.items():
        if key not in known:
            raise TrailbossError(
                f"run file: [{name}] has no setting {key!r}; there are {', '.join(known)}"
            )
        before = getattr(usual, key)
        is_number = isinstance(value, (int, float)) and not isinstance(value, bool)
        if isinstance(before, list):
            if not (isinstance(value, list) and len(value) == len(before)):
                raise TrailbossError(f"run file: {name}.{key} is a list of {len(before)} numbers")
            value = [float(one) for one in value]
        elif isinstance(before, int):
            if not is_number or int(value) != value or value < 0:
                raise TrailbossError(f"run file: {name}.{key} is a whole number, not {value!r}")
            value = int(value)
        elif not is_number:
            raise TrailbossError(f"run file: {name}.{key} is a number, not {value!r}")
        setattr(usual, key, value)
    return usual


def read_run(path: Path) -> RunFile:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise TrailbossError(f"cannot read the run file {path}: {error}") from error
    return parse_run(text, path.stem)


def parse_run(text: str, name: str) -> RunFile:
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise TrailbossError(f"run file {name}: {error}") from error
    known = {"name", "minutes", "seed", "setups", *PARTS}
    for key in data:
        if key not in known:
            raise TrailbossError(f"run file {name}: there is no {key!r}; there are {sorted(known)}")
    setups = data.get("setups", [])
    if not isinstance(setups, list) or not setups:
        raise TrailbossError(f"run file {name}: it needs at least one [[setups]]")
    for setup in setups:
        if not isinstance(setup, dict) or "game" not in setup or "players" not in setup:
            raise TrailbossError(f"run file {name}: each of [[setups]] has game and players")
        unknown = set(setup) - {"game", "players", "options", "weight"}
        if unknown:
            raise TrailbossError(f"run file {name}: [[setups]] has no {', '.join(sorted(unknown))}")
    minutes = data.get("minutes", 0)
    if not isinstance(minutes, (int, float)) or minutes <= 0:
        raise TrailbossError(f"run file {name}: minutes is the length of the whole run, above 0")
    run = RunFile(
        name=str(data.get("name", name)),
        text=text,
        minutes=float(minutes),
        seed=int(data.get("seed", 1)),
        network=part("network", data.get("network", {})),
        actors=part("actors", data.get("actors", {})),
        clone=part("clone", data.get("clone", {})),
        learn=part("learn", data.get("learn", {})),
        setups=setups,
    )
    prints = {entry.rules.encoding().label for entry in run.entries()}
    if len(prints) > 1:
        raise TrailbossError(
            f"run file {name}: one network cannot play {' and '.join(sorted(prints))}"
        )
    return run
