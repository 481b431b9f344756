"""A run file: everything about one training run, in TOML."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from trailboss.core.batch import Entry
from trailboss.core.errors import TrailbossError
from trailboss.core.message import say
from trailboss.titles import rules_of


@dataclass
class NetworkPart:
    width: int = 512
    blocks: int = 3
    inner: int = 0  # units inside a block; 0: as many as the network is wide


@dataclass
class QuickPart:
    """A small network that imitates the other, to play on with where that looks ahead."""

    width: int = 0  # 0: none
    blocks: int = 3
    inner: int = 512
    rate: list[float] = field(default_factory=lambda: [1e-3, 1e-5])


@dataclass
class ActorsPart:
    processes: int = 0  # 0: one for every processor but one
    games: int = 512  # of each process, played in two halves by turns


@dataclass
class StartPart:
    """A network to begin from, instead of imitating the heuristic: a network file of the same
    width with no more blocks. A path is meant from the folder of the run file."""

    network: str = ""


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
    """Learning from games against itself. Pairs go from the minute `since` of the run to its end:
    a run that has been lengthened can have schedules of its own for what was added."""

    since: float = 0.0
    horizon: int = 160  # decisions of each game in a batch
    batch: int = 16384
    epochs: int = 2
    rate: list[float] = field(default_factory=lambda: [4e-4, 1.2e-4])
    entropy: list[float] = field(default_factory=lambda: [0.03, 0.008])
    clip: float = 0.2
    trace: float = 0.985  # lambda: how far ahead a move is judged by what came of it
    value_trace: float = 0.0  # the same for what the values should have been; 0: as `trace`
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
    quick: QuickPart = field(default_factory=QuickPart)
    actors: ActorsPart = field(default_factory=ActorsPart)
    start: StartPart = field(default_factory=StartPart)
    clone: ClonePart = field(default_factory=ClonePart)
    learn: LearnPart = field(default_factory=LearnPart)
    setups: list[dict[str, Any]] = field(default_factory=list)
    folder: Path = field(default_factory=Path)  # of the run file

    def start_network(self) -> Path:
        """The file of the network to begin from."""
        return self.folder / Path(self.start.network).expanduser()

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
    "quick": QuickPart,
    "actors": ActorsPart,
    "start": StartPart,
    "clone": ClonePart,
    "learn": LearnPart,
}
KEYS = ("name", "minutes", "seed", "setups", *PARTS)
SETUP_KEYS = ("game", "players", "options", "weight")
# Whole numbers that may be 0.
FROM_ZERO = ("actors.processes", "learn.warm", "network.inner", "quick.width")


def is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def is_whole(value: Any, least: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= least


def part(run: str, name: str, data: Any) -> Any:
    """A table of the file, with the usual values for what it does not say."""
    kind = PARTS[name]
    if not isinstance(data, dict):
        raise TrailbossError(say("error-run-part", run=run, part=name))
    known = tuple(one.name for one in fields(kind))
    result = kind()
    for key, value in data.items():
        if key not in known:
            raise TrailbossError(say("error-run-key", run=run, key=f"{name}.{key}", known=known))
        setattr(result, key, checked(run, f"{name}.{key}", value, getattr(result, key)))
    return result


def checked(run: str, setting: str, value: Any, usual: Any) -> Any:
    """A value of the same kind as the usual one."""
    given = repr(value)
    if isinstance(usual, str):
        if not isinstance(value, str):
            raise TrailbossError(say("error-run-text", run=run, setting=setting, given=given))
        return value
    if isinstance(usual, list):
        count = len(usual)
        if not (isinstance(value, list) and len(value) == count and all(map(is_number, value))):
            raise TrailbossError(
                say("error-run-list", run=run, setting=setting, count=count, given=given)
            )
        return [float(one) for one in value]
    if isinstance(usual, int):
        least = 0 if setting in FROM_ZERO else 1
        if not is_whole(value, least):
            raise TrailbossError(
                say("error-run-whole", run=run, setting=setting, least=least, given=given)
            )
        return value
    if not is_number(value):
        raise TrailbossError(say("error-run-number", run=run, setting=setting, given=given))
    return float(value)


def read_run(path: Path) -> RunFile:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        problem = str(getattr(error, "strerror", None) or error)
        raise TrailbossError(say("error-run-read", file=str(path), problem=problem)) from error
    return parse_run(text, path.stem, path.parent)


def parse_run(text: str, name: str, folder: Path = Path()) -> RunFile:
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise TrailbossError(say("error-run-toml", run=name, problem=str(error))) from error
    for key in data:
        if key not in KEYS:
            raise TrailbossError(say("error-run-key", run=name, key=key, known=KEYS))
    setups = data.get("setups", [])
    if not isinstance(setups, list) or not setups:
        raise TrailbossError(say("error-run-no-setups", run=name))
    for setup in setups:
        check_setup(name, setup)
    minutes = data.get("minutes", 0)
    if not is_number(minutes) or minutes <= 0:
        raise TrailbossError(say("error-run-minutes", run=name, given=repr(minutes)))
    seed = data.get("seed", 1)
    if not is_whole(seed, 0):
        raise TrailbossError(say("error-run-seed", run=name, given=repr(seed)))
    parts = {one: part(name, one, data.get(one, {})) for one in PARTS}
    run = RunFile(
        name=str(data.get("name", name)),
        text=text,
        minutes=float(minutes),
        seed=seed,
        setups=setups,
        folder=folder,
        **parts,
    )
    if not 0 <= run.learn.since < run.minutes:
        most = f"{run.minutes:g}"
        given = f"{run.learn.since:g}"
        raise TrailbossError(say("error-run-since", run=name, most=most, given=given))
    for setup in setups:
        check_players(setup["game"], setup["players"])
    prints = sorted({entry.rules.encoding().label for entry in run.entries()})
    if len(prints) > 1:
        raise TrailbossError(say("error-run-encodings", run=name, encodings=tuple(prints)))
    return run


def check_players(game: str, players: int) -> None:
    rules = rules_of(game)
    if not rules.min_players <= players <= rules.max_players:
        least, most = rules.min_players, rules.max_players
        raise TrailbossError(
            say("error-players", game=game, least=least, most=most, given=str(players))
        )


def check_setup(name: str, setup: Any) -> None:
    """An entry of [[setups]]; the rules check game, players and options themselves."""
    if (
        not isinstance(setup, dict)
        or not isinstance(setup.get("game"), str)
        or not is_whole(setup.get("players"), 0)
    ):
        raise TrailbossError(say("error-run-setup", run=name))
    for key in setup:
        if key not in SETUP_KEYS:
            raise TrailbossError(say("error-run-setup-key", run=name, key=key, known=SETUP_KEYS))
    weight = setup.get("weight", 1)
    if not is_whole(weight, 1):
        raise TrailbossError(say("error-run-weight", run=name, given=repr(weight)))
    options = setup.get("options", {})
    if not isinstance(options, dict):
        raise TrailbossError(say("error-run-options", run=name, given=repr(options)))
