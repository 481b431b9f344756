"""`trailboss move`: the server's database from a file to PostgreSQL."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from trailboss.cli.backup import settings_of
from trailboss.cli.output import counted, print_json
from trailboss.extras import need

if TYPE_CHECKING:
    from trailboss.cli.arguments import Commands


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "move",
        help="move the server's database from a file to PostgreSQL",
        description="Copies everything from the file `trailboss serve` uses into an empty database"
        " of PostgreSQL, and compares both. The server must not be running. The file stays as it"
        " is; the settings are yours to change.",
    )
    parser.add_argument("to", metavar="URL", help="postgresql://user:password@host/name")
    parser.add_argument("--database", metavar="URL", help="as of `trailboss serve`")
    parser.add_argument("--data", metavar="FOLDER", help="as of `trailboss serve`")
    parser.add_argument("--settings", metavar="FILE", help="as of `trailboss serve`")
    parser.add_argument("--json", action="store_true", help="print a JSON document")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    need("server", "trailboss move")
    from sqlalchemy.engine import make_url

    from trailboss.server.running.moving import move
    from trailboss.server.storage.database import shown

    counts = move(settings_of(arguments).database_url, arguments.to)
    if arguments.json:
        print_json({"rows": counts})
    else:
        target = shown(make_url(arguments.to))
        print(
            f"Moved to {target}: {counted(counts['tables'], 'table')} with"
            f" {counted(counts['entries'], 'entry', 'entries')},"
            f" {counted(counts['users'], 'user')}. Set `database` to it and start the server."
        )
    return 0
