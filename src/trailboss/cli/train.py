"""`trailboss train`: a network that plays, trained on this machine."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from trailboss.arena.plot import check_file
from trailboss.cli import speech
from trailboss.cli.arguments import BadInput
from trailboss.cli.output import margin
from trailboss.core.message import Message, say
from trailboss.extras import need
from trailboss.learn.checks import check_folder, check_machine
from trailboss.learn.runfile import read_run
from trailboss.words import text

if TYPE_CHECKING:
    from trailboss.cli.arguments import Commands


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "train",
        help="train a network that plays",
        description="Trains a network as a run file says, on the GPU if there is one. Checkpoints "
        "are kept every two minutes; after Ctrl-C or another end --resume goes on from the last.",
    )
    parser.add_argument("file", metavar="RUN.toml", help="the run file, see docs/training.md")
    parser.add_argument("--resume", action="store_true", help="go on from the checkpoint")
    parser.add_argument(
        "--minutes", type=float, metavar="M", help="how long now (to the end of the run)"
    )
    parser.add_argument("--folder", metavar="F", help="where everything is kept (runs/NAME)")
    parser.add_argument(
        "--plot", metavar="FILE", help="draw the curves when it stops: .png or .svg"
    )
    speech.add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    if arguments.minutes is not None and not arguments.minutes > 0:
        raise BadInput(say("cli-train-minutes", given=str(arguments.minutes)))
    if arguments.plot is not None:
        need("arena", "--plot", "matplotlib")
        check_file(Path(arguments.plot))
    run_file = read_run(Path(arguments.file))
    folder = Path(arguments.folder) if arguments.folder else Path("runs", run_file.name)
    check_machine()
    check_folder(folder, arguments.resume)
    from trailboss.learn.session import LOG, Session

    session = Session(run_file, folder, arguments.resume, note)
    try:
        session.begin()
        session.work(arguments.minutes)
    except KeyboardInterrupt:
        if session.trainer.iteration:
            session.checkpoint()
            note(say("cli-train-stopped", folder=str(folder)))
        raise
    finally:
        session.close()
    if arguments.plot is not None:
        from trailboss.learn.curves import draw

        draw(folder / LOG, Path(arguments.plot))
    trainer = session.trainer
    note(
        say(
            "cli-train-done",
            progress=f"{100 * min(1.0, trainer.progress):.0f}",
            minutes=f"{trainer.trained / 60:.1f}",
            decisions=f"{trainer.decisions / 1e6:.1f}",
            file=str(session.network_file),
        )
    )
    return 0


def note(message: Message) -> None:
    """A line of the progress, on standard error."""
    margin().print(text(message, speech.language()), soft_wrap=True)
