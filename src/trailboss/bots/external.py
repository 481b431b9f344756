"""Any program as an opponent: `external:./mybot`, with JSON lines over standard input and output.

docs/bots.md has the protocol. The program is told what the seat may know, never the position.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shlex
import shutil
import weakref
from contextlib import suppress
from typing import Any

from trailboss.bots import (
    MAIN_VALUE,
    Bot,
    BotFailed,
    View,
    known_settings,
    seed_of,
    settings_of,
)
from trailboss.bots.program import Program, printable
from trailboss.core.codec import Move
from trailboss.core.decision import Decision, Situation
from trailboss.core.errors import InvalidMove, TrailbossError
from trailboss.core.message import Message, say
from trailboss.core.rules import Position, Rules
from trailboss.core.source import SeededSource

PROTOCOL = 1
WANTS = ("observation", "encoding")  # what a program may ask to be sent with every decision
SETTINGS = ("timeout", "start", "seed")
TIMEOUT = "10"  # seconds for a decision
START = "30"  # seconds to start and answer the first line
FAREWELL = 1.0  # seconds to end after the last line
ERROR_LINES = 5
LONGEST_QUOTE = 120


class ExternalBot(Bot):
    """Settings: `timeout` and `start` in seconds, and `seed`, from which the program's follows."""

    def __init__(self, command: list[str], timeout: float, start: float, seed: int) -> None:
        self.command = command
        self.timeout = timeout
        self.start = start
        self.seed = seed
        self.program: Program | None = None  # from the first decision on
        self.want: list[str] = []
        self.game: dict[str, Any] = {}  # the message about the game that is played
        self.told = False  # has the program been sent it?
        self.turn = 0
        self.number = 0  # of the last decision
        self.failure: BotFailed | None = None  # why the bot cannot go on

    @classmethod
    def configured(cls, settings: dict[str, str], seed: int | None) -> ExternalBot:
        settings = dict(settings)
        text = settings.pop("command")
        known_settings("external", settings, SETTINGS)
        return cls(
            read_command(text),
            read_seconds("timeout", settings.get("timeout", TIMEOUT)),
            read_seconds("start", settings.get("start", START)),
            seed_of("external", settings, seed),
        )

    def begin(self, rules: Rules, players: int, options: dict[str, Any], seat: int) -> None:
        self.game = game_message(rules, players, options, seat)
        self.told = False

    def choose(self, view: View) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        if self.failure is not None:
            raise self.failure
        try:
            return self.asked(view)
        except BotFailed as error:
            self.failure = BotFailed(self.fail(error.message), error.scopes)
            raise self.failure from None

    def end(self, totals: list[int], winners: list[int]) -> None:
        if self.program is not None and self.told:
            self.say({"type": "end", "totals": totals, "winners": winners})
        self.game = {}
        self.told = False

    def close(self) -> None:
        if self.program is not None:
            self.say({"type": "bye"})
            self.program.stop(FAREWELL)
            self.program = None
        self.failure = self.failure or BotFailed(say("program-away"))

    # The program --------------------------------------------------------------------------------

    def say(self, message: dict[str, Any]) -> None:
        """Something that needs no answer, and nothing depends on."""
        if self.program is not None:
            with suppress(BotFailed):
                self.program.tell(line_of(message), FAREWELL)

    def started(self) -> Program:
        """The program, greeted."""
        if self.program is None:
            self.program = Program(self.command)
            weakref.finalize(self, self.program.stop)  # also when Python ends
            hello = {
                "type": "hello",
                "protocol": PROTOCOL,
                "timeout": self.timeout,
                "seed": program_seed(self.seed),
            }
            self.want = read_hello(self.program.ask(line_of(hello), self.start))
        return self.program

    def asked(self, view: View) -> int:
        """Have the program decide."""
        program = self.started()
        # The words for a decision are the same in all positions the seat cannot tell apart.
        position = view.resample(SeededSource(0))
        seen = view.observe()
        self.announce(program, view, position, "automa" in seen)
        self.number += 1
        decision = decision_message(self.number, view, position)
        if "observation" in self.want:
            decision["observation"] = seen
        if "encoding" in self.want:
            decision["encoding"] = list(view.rules.encode(position, view.seat))
        answer = read_object(program.ask(line_of(decision), self.timeout))
        if not same_number(answer.get("number"), self.number):
            given = quoted(answer.get("number"))
            raise BotFailed(say("program-number", given=given, asked=self.number))
        code = chosen_code(view.rules, answer)
        if code not in view.legal:
            move = quoted(view.rules.codec.text(code))
            why = view.rules.why_not(position, code)
            raise BotFailed(say("program-illegal", move=move, why=why), view.rules.scopes)
        return code

    def announce(self, program: Program, view: View, position: Position, solo: bool) -> None:
        """Say which game is played. If nobody said `begin`, a new one shows by its turns."""
        players = 1 if solo else view.rules.seats(position)
        here = game_message(view.rules, players, self.game.get("options"), view.seat)
        another = self.game.get("options") is None and position.turn < self.turn
        self.turn = position.turn
        if self.game != here:
            here["options"] = None
        if self.told and self.game == here and not another:
            return
        self.game = here
        self.told = True
        if "encoding" in self.want:
            here = {**here, "encoding_size": view.rules.encoding().size}
        program.tell(line_of(here), self.timeout)

    def fail(self, reason: Message) -> Message:
        """End the program; what is to be said about it."""
        said: list[str] = []
        if self.program is not None:
            self.program.stop()
            said = self.program.error_lines(ERROR_LINES)
            self.program = None
        command = quoted(shlex.join(self.command))
        lines = " | ".join(map(clipped, said))
        return say("error-program", program=command, problem=reason, said=lines or "nothing")


# Setting up -------------------------------------------------------------------------------------


def read_command(text: str) -> list[str]:
    """The words of a command line whose program can be run."""
    if os.name != "posix":
        raise TrailbossError(say("error-program-system"))
    try:
        words = shlex.split(text)
    except ValueError as error:
        problem = say("error-program-command", command=repr(text), problem=str(error))
        raise TrailbossError(problem) from None
    if not words or not words[0] or "\0" in text:
        raise TrailbossError(say("error-program-missing"))
    name = words[0]
    found = shutil.which(name)
    if found is None:
        raise TrailbossError(why_not_run(name))
    return [os.path.abspath(found), *words[1:]]


def command_files(text: str) -> dict[str, str]:
    """The SHA-256 of every file the command of a bot's text names, by the word that names it: the
    program, arguments, and what stands behind the `=` of one."""
    settings = settings_of(text, text.partition(":")[2], MAIN_VALUE["external"])
    found: dict[str, str] = {}
    for place, word in enumerate(shlex.split(settings["command"])):
        name = (shutil.which(word) or word) if place == 0 else word
        if not os.path.isfile(name):
            name = word.partition("=")[2]
        if os.path.isfile(name):
            with suppress(OSError), open(name, "rb") as file:  # a program need not be readable
                found[word] = hashlib.file_digest(file, "sha256").hexdigest()
    return found


def why_not_run(name: str) -> Message:
    given = repr(name)
    if os.path.dirname(name) == "":
        here = f"./{name}" if os.path.exists(name) else "no"
        return say("error-program-path", program=given, here=here)
    if not os.path.exists(name):
        return say("error-program-file", program=given)
    if os.path.isdir(name):
        return say("error-program-folder", program=given)
    return say("error-program-rights", program=given, command=shlex.quote(name))


def read_seconds(name: str, value: str) -> float:
    if not re.fullmatch(r"[0-9]{1,6}(\.[0-9]{1,6})?", value) or float(value) == 0:
        raise TrailbossError(say("error-program-seconds", setting=name, given=repr(value)))
    return float(value)


def program_seed(seed: int) -> int:
    """A seed for the program. It tells nothing about the chance of the game, which may follow from
    the same seed, and fits into the numbers of any language."""
    return int.from_bytes(hashlib.sha256(f"external {seed}".encode()).digest()[:6], "big")


# Messages ---------------------------------------------------------------------------------------


def line_of(message: dict[str, Any]) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode("ascii") + b"\n"


def game_message(
    rules: Rules, players: int, options: dict[str, Any] | None, seat: int
) -> dict[str, Any]:
    return {
        "type": "game",
        "game": rules.id,
        "version": rules.version,
        "players": players,
        "seat": seat,
        "options": options,
        "action_count": rules.action_count,
    }


def decision_message(number: int, view: View, position: Position) -> dict[str, Any]:
    """A question with its facts and in English words; what the program wants besides comes at the
    end."""
    rules = view.rules
    here = Situation(rules, position, ())
    moves = tuple(Move(code, rules.codec, here) for code in view.legal)
    asked = Decision(here, moves, False)
    return {
        "type": "decision",
        "number": number,
        "seat": view.seat,
        "kind": asked.kind,
        "phase": asked.phase,
        "subphase": asked.subphase,
        "prompt": asked.text(),
        "optional": asked.optional,
        "count": asked.count,
        "most": asked.most,
        "details": asked.details,
        "legal": [move_message(move, here) for move in moves],
    }


def move_message(move: Move, here: Situation) -> dict[str, Any]:
    message = move.message
    return {
        "code": move.code,
        "notation": str(move),
        "words": here.text(message, "en"),
        "details": move.details_of(message),
    }


# Answers ----------------------------------------------------------------------------------------


def read_object(line: bytes) -> dict[str, Any]:
    try:
        answer = json.loads(line.decode("utf-8"))
    except (ValueError, RecursionError):
        raise BotFailed(say("program-no-json", line=quoted(line))) from None
    if not isinstance(answer, dict):
        raise BotFailed(say("program-no-object", line=quoted(line)))
    return answer


def read_hello(line: bytes) -> list[str]:
    """What the program wants to be sent."""
    answer = read_object(line)
    if not same_number(answer.get("protocol"), PROTOCOL):
        given = quoted(answer.get("protocol"))
        raise BotFailed(say("program-protocol", protocol=PROTOCOL, given=given))
    want = answer.get("want", ["observation"])
    if not isinstance(want, list) or any(part not in WANTS for part in want):
        raise BotFailed(say("program-wants", given=quoted(want), known=WANTS))
    return want


def chosen_code(rules: Rules, answer: dict[str, Any]) -> int:
    """The move an answer names, by code or notation or both."""
    found: list[int] = []
    if "code" in answer:
        code = answer["code"]
        if type(code) is not int or not 0 <= code < rules.action_count:
            last = rules.action_count - 1
            raise BotFailed(say("program-code", given=quoted(code), last=last))
        found.append(code)
    if "notation" in answer:
        text = answer["notation"]
        if not isinstance(text, str):
            raise BotFailed(say("program-notation", given=quoted(text)))
        try:
            found.append(rules.codec.parse(text))
        except InvalidMove:
            problem = say("program-no-move", given=quoted(text), game=rules.id)
            raise BotFailed(problem) from None
    if not found:
        raise BotFailed(say("program-neither"))
    if found[0] != found[-1]:
        raise BotFailed(say("program-two", code=quoted(answer["code"]), notation=quoted(text)))
    return found[0]


def same_number(given: object, number: int) -> bool:
    """JSON's `true` and `1.0` are no numbers to count with."""
    return type(given) is int and given == number


def quoted(value: object) -> str:
    try:
        return clipped(printable(repr(value)))
    except RecursionError:  # lists in lists in lists
        return "something deeply nested"


def clipped(text: str) -> str:
    return text if len(text) <= LONGEST_QUOTE else text[:LONGEST_QUOTE] + " ..."
