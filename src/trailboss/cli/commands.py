"""All commands, and how each may end."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

import trailboss
from trailboss.cli import (
    BAD_INPUT,
    admin,
    arena,
    backup,
    bench,
    book,
    env,
    figures,
    info,
    move,
    play,
    practice,
    replay,
    review,
    serve,
    simulate,
    speech,
    train,
    words,
)
from trailboss.cli.arguments import Parser
from trailboss.cli.output import prepare_streams
from trailboss.core.errors import TrailbossError, Unavailable
from trailboss.elsewhere import one_thread

COMMANDS = (
    serve,
    admin,
    backup,
    move,
    play,
    simulate,
    arena,
    book,
    replay,
    review,
    practice,
    info,
    figures,
    train,
    env,
    words,
    bench,
)

LONGEST_ERROR = 600

FAILED = 1
INTERRUPTED = 130  # 128 + SIGINT, as shells report it
PIPE_CLOSED = 141  # 128 + SIGPIPE


def parser() -> Parser:
    root = Parser(
        prog="trailboss",
        description="The Great Western Trail family: play, simulate, replay.",
    )
    root.add_argument("--version", action="version", version=f"trailboss {trailboss.__version__}")
    commands = root.add_subparsers(
        dest="command", required=True, metavar="COMMAND", parser_class=Parser
    )
    for command in COMMANDS:
        command.add(commands)
    return root


def run(argv: Sequence[str] | None = None) -> int:
    """Run a command and say how it ended: 0, 2 for bad input, 130 when interrupted."""
    prepare_streams()
    one_thread()
    try:
        speech.use(None)
        arguments = parser().parse_args(argv)
        speech.use(getattr(arguments, "language", None) if arguments.command != "words" else None)
        status: int = arguments.run(arguments)
        sys.stdout.flush()
        return status
    except SystemExit as leaving:  # --help and --version
        return leaving.code if isinstance(leaving.code, int) else 0
    except TrailbossError as error:
        say_error(error.text(speech.language()))
        return FAILED if isinstance(error, Unavailable) else BAD_INPUT
    except BrokenPipeError:
        # Whoever read our output has left; what Python still has to flush goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except OSError as error:  # a full disk, a terminal that is gone
        say_error(speech.said("cli-output-failed", problem=str(error)))
        return FAILED
    except KeyboardInterrupt:
        say_error(speech.said("cli-interrupted"))
        return INTERRUPTED


def say_error(text: str) -> None:
    """One line on standard error."""
    line = " ".join(text.split())
    if len(line) > LONGEST_ERROR:
        line = line[:LONGEST_ERROR] + " ..."
    print(f"trailboss: {line}", file=sys.stderr)
