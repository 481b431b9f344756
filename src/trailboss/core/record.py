"""Records: a game as ruleset, options, seats, chance and the list of moves. Text and JSON.

The text form is made to be read:

    trailboss record 1
    game second-edition version 1.5d0f2c1a
    players 2
    option neutral letters
    seat 1 Ann
    seed 7
    moves 2
    1 place herder on B
    2 place herder on A

A game whose chance was scripted has a line `chance` with its outcomes instead of `seed`. One that
began with a position has its text before the chance, a bar before each line.

A game with figures of a player's own is of format 2. It carries what they change, table by table,
and the version they are laid over:

    figures over 2.66c691e2
    figures trail {"posts":[{"value":12,"vp":6}]}
"""

from __future__ import annotations

import json
import re
from typing import Any, Final

from trailboss.core.errors import InvalidRecord
from trailboss.core.message import Message, say

FORMAT: Final = 1
# Figures of a player's own, or a position the game began with: who cannot read them must not
# replay the game without them.
WITH_MORE: Final = 2
HEADER: Final = "trailboss record"
VERSION: Final = re.compile(r"[0-9]{1,9}(\.[0-9a-f]{1,30})?")
BAR: Final = "|"  # before each line of a position
LONGEST_NUMBER: Final = 20  # digits: a seed is below 2^64


class Record:
    """Everything that is needed to play a game again."""

    def __init__(
        self,
        game: str,
        version: str,
        players: int,
        options: dict[str, Any],
        names: list[str],
        seed: int | None,
        outcomes: list[int],
        moves: list[str],
        figures: dict[str, Any] | None = None,
        position: str = "",
    ) -> None:
        self.game = game
        self.version = version  # of the rules and their tables
        self.players = players
        self.options = options
        self.names = names
        self.seed = seed
        self.outcomes = outcomes  # of a scripted source, where there is no seed
        self.moves = moves  # in notation
        # Figures of a player's own: the version they are laid `over`, and the overlay by `tables`.
        self.figures = figures
        self.position = position  # where the game began, as text; empty: with the set-up

    @property
    def format(self) -> int:
        plain = self.figures is None and not self.position
        return FORMAT if plain else WITH_MORE

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.to_data() == other.to_data()

    def __hash__(self) -> int:
        return hash(self.to_json())

    def to_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "format": self.format,
            "game": self.game,
            "version": int(self.version) if self.version.isdecimal() else self.version,
            "players": self.players,
            "options": self.options,
            "seats": self.names,
        }
        if self.figures is not None:
            data["figures"] = self.figures
        if self.position:
            data["position"] = self.position
        if self.seed is not None:
            data["seed"] = self.seed
        else:
            data["chance"] = self.outcomes
        data["moves"] = self.moves
        return data

    def to_json(self) -> str:
        return json.dumps(self.to_data(), ensure_ascii=False, indent=1) + "\n"

    def to_text(self) -> str:
        lines = [f"{HEADER} {self.format}", f"game {self.game} version {self.version}"]
        if self.figures is not None:
            lines.append(f"figures over {self.figures['over']}")
            for name, table in self.figures["tables"].items():
                told = json.dumps(table, ensure_ascii=False, separators=(",", ":"))
                lines.append(f"figures {name} {told}")
        lines.append(f"players {self.players}")
        for name, value in self.options.items():
            shown = value if isinstance(value, str) else json.dumps(value)
            lines.append(f"option {name} {shown}")
        for seat in range(len(self.names)):
            lines.append(f"seat {seat + 1} {self.names[seat]}")
        lines += [f"{BAR} {line}".rstrip() for line in self.position.splitlines()]
        if self.seed is not None:
            lines.append(f"seed {self.seed}")
        else:
            lines.append("chance " + " ".join(str(outcome) for outcome in self.outcomes))
        lines.append(f"moves {len(self.moves)}")
        for step in range(len(self.moves)):
            lines.append(f"{step + 1} {self.moves[step]}")
        return "\n".join(lines) + "\n"


def load_record(text: str) -> Record:
    """Read a record in either form."""
    if text.lstrip().startswith("{"):
        return read_json(text)
    return read_text(text)


def checked(data: dict[str, Any]) -> Record:
    """A record from its parts, or an error that names the part that is wrong."""
    fmt = data.get("format")
    if fmt is None or not is_count(fmt):
        raise InvalidRecord(whole("format", fmt))
    if fmt > WITH_MORE:
        raise InvalidRecord(say("error-record-format", format=fmt, known=WITH_MORE))
    game = data.get("game")
    if not isinstance(game, str) or not game:
        raise InvalidRecord(say("error-record-game", given=repr(game)))
    version = data.get("version")
    if is_count(version):  # the first records had a number
        version = str(version)
    if not isinstance(version, str) or VERSION.fullmatch(version) is None:
        raise InvalidRecord(say("error-record-version", given=repr(version)))
    if not is_count(data.get("players")):
        raise InvalidRecord(whole("players", data.get("players")))
    options = data.get("options")
    if not isinstance(options, dict):
        raise InvalidRecord(say("error-record-options", given=repr(options)))
    names = data.get("seats", [])
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise InvalidRecord(say("error-record-seats", given=repr(names)))
    seed = data.get("seed")
    outcomes = data.get("chance", [])
    if seed is None and "chance" not in data:
        raise InvalidRecord(say("error-record-chance"))
    if seed is not None and not is_count(seed):
        raise InvalidRecord(whole("seed", seed))
    if not isinstance(outcomes, list) or not all(is_count(outcome) for outcome in outcomes):
        raise InvalidRecord(say("error-record-outcomes"))
    moves = data.get("moves")
    if not isinstance(moves, list):
        raise InvalidRecord(say("error-record-moves", given=repr(moves)))
    for step in range(len(moves)):
        if not isinstance(moves[step], str):
            raise InvalidRecord(say("error-record-move", given=repr(moves[step])), step + 1)
    figures = checked_figures(data.get("figures"))
    position = data.get("position", "")
    if not isinstance(position, str):
        raise InvalidRecord(say("error-record-position", given=repr(position)))
    parts = (game, version, data["players"], options, names, seed, outcomes, list(moves))
    return Record(*parts, figures, position)


def checked_figures(figures: Any) -> dict[str, Any] | None:
    """Figures of a player's own, as far as a record says what they are."""
    if figures is None:
        return None
    if (
        not isinstance(figures, dict)
        or sorted(figures) != ["over", "tables"]
        or not isinstance(figures["over"], str)
        or VERSION.fullmatch(figures["over"]) is None
        or not isinstance(figures["tables"], dict)
        or not all(isinstance(table, dict) for table in figures["tables"].values())
    ):
        raise InvalidRecord(say("error-figures-shape", given=repr(figures)[:60]))
    return figures


def whole(name: str, value: Any) -> Message:
    return say("error-record-number", name=name, given=repr(value))


def is_count(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def read_json(text: str) -> Record:
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        problem = say("error-record-json", problem=error.msg, line=error.lineno)
        raise InvalidRecord(problem) from error
    except (RecursionError, ValueError) as error:  # nested too deep, or a number without end
        raise InvalidRecord(say("error-record-deep")) from error
    return checked(data)


def number(text: str, line: str) -> int:
    if not text.isdecimal() or len(text) > LONGEST_NUMBER:
        raise InvalidRecord(say("error-record-line-number", line=repr(line[:80])))
    return int(text)


def read_text(text: str) -> Record:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    if not lines or not lines[0].startswith(HEADER):
        raise InvalidRecord(say("error-record-begin", begins=repr(HEADER)))
    data: dict[str, Any] = {"options": {}, "seats": []}
    data["format"] = number(lines[0][len(HEADER) :].strip(), lines[0])
    if data["format"] > WITH_MORE:
        return checked(data)
    at = 1
    announced = -1
    while at < len(lines) and announced < 0:
        line = lines[at]
        words = line.split(" ")
        key = words[0]
        at += 1
        if key == "game" and len(words) == 4 and words[2] == "version":
            data["game"] = words[1]
            data["version"] = words[3]
        elif key == "figures" and len(words) >= 3:
            add_figures(data, words[1], line.split(" ", 2)[2], at, line)
        elif key == "players" and len(words) == 2:
            data["players"] = number(words[1], line)
        elif key == "option" and len(words) >= 3:
            data["options"][words[1]] = option_value(" ".join(words[2:]))
        elif key == "seat" and len(words) >= 2:
            data["seats"].append(" ".join(words[2:]))
        elif line.startswith(BAR):
            data["position"] = data.get("position", "") + line[1:].strip() + "\n"
        elif key == "seed" and len(words) == 2:
            data["seed"] = number(words[1], line)
        elif key == "chance":
            data["chance"] = [number(word, line) for word in words[1:]]
        elif key == "moves" and len(words) == 2:
            announced = number(words[1], line)
        else:
            raise InvalidRecord(say("error-record-line", number=at, line=repr(line)))
    if announced < 0:
        raise InvalidRecord(say("error-record-no-moves"))
    moves: list[str] = []
    for line in lines[at:]:
        step, _, move = line.partition(" ")
        if step != str(len(moves) + 1) or not move:
            raise InvalidRecord(say("error-record-order", line=repr(line)), len(moves) + 1)
        moves.append(move)
    if len(moves) != announced:
        raise InvalidRecord(say("error-record-cut", announced=announced, there=len(moves)))
    data["moves"] = moves
    return checked(data)


def add_figures(data: dict[str, Any], name: str, text: str, at: int, line: str) -> None:
    """A line `figures over 2.66c691e2`, or a table and what differs there."""
    figures = data.setdefault("figures", {"over": "", "tables": {}})
    if name == "over":
        figures["over"] = text
        return
    try:
        figures["tables"][name] = json.loads(text)
    except (RecursionError, ValueError) as error:
        raise InvalidRecord(say("error-record-line", number=at, line=repr(line[:80]))) from error


def option_value(text: str) -> Any:
    if text in ("true", "false"):
        return text == "true"
    return int(text) if text.isdecimal() and len(text) <= LONGEST_NUMBER else text
