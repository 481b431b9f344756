"""`trailboss serve`: tables to play at in the browser."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from trailboss.cli.arguments import whole
from trailboss.extras import need

if TYPE_CHECKING:
    from trailboss.cli.arguments import Commands


GIVEN = ("host", "port", "database", "data", "figures")  # settings with an argument of their own


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "serve",
        help="play in the browser, alone or with others",
        description="Starts a server for the browser. Everything is kept in one file in the user's"
        " data folder. --settings names a file with options; --example-settings prints one.",
    )
    parser.add_argument("--host", metavar="ADDRESS", help="where to listen (127.0.0.1)")
    parser.add_argument("--port", type=whole, metavar="N", help="port (8000); 0: any free one")
    parser.add_argument(
        "--database", metavar="URL", help="sqlite:///file or postgresql://user@host/name"
    )
    parser.add_argument("--data", metavar="FOLDER", help="for the server's own files")
    parser.add_argument(
        "--figures",
        action="append",
        metavar="FILE",
        help="figures of your own for new tables, see `trailboss figures`; may be given again for "
        "another game",
    )
    parser.add_argument("--settings", metavar="FILE", help="a TOML file with options")
    parser.add_argument(
        "--example-settings", action="store_true", help="print every option and what it is for"
    )
    parser.add_argument("--open", action="store_true", help="open the browser")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    need("server", "trailboss serve")
    from trailboss.server.running.settings import example, load_settings

    if arguments.example_settings:
        print(example(), end="")
        return 0
    given = {
        name: getattr(arguments, name) for name in ("host", "port", "database", "data", "figures")
    }
    settings = load_settings(arguments.settings, given)
    # Imported only now: the server brings a lot that the other commands do not need.
    from trailboss.server.running.start import run as serve

    return serve(settings, arguments.open)
