"""`trailboss backup` and `trailboss restore`: copies of the server's database."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from trailboss.cli.arguments import BadInput, whole
from trailboss.cli.output import counted, print_json
from trailboss.core.message import say
from trailboss.extras import need

if TYPE_CHECKING:
    from trailboss.cli.arguments import Commands
    from trailboss.server.running.backup import Contents
    from trailboss.server.running.settings import Settings


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "backup",
        help="copy the server's database, also while it runs",
        description="Copies the database of `trailboss serve` into FILE, as it stands at one"
        " moment, and checks the copy. The server may be running and need not wait.",
    )
    parser.add_argument("file", nargs="?", metavar="FILE", help="the copy")
    parser.add_argument(
        "--into",
        metavar="FOLDER",
        help="instead of FILE: one more copy in FOLDER, named by the time and tried out by"
        " restoring it beside",
    )
    parser.add_argument(
        "--keep", type=whole, default=7, metavar="N", help="with --into: so many copies stay (7)"
    )
    add_shared(parser, "replace FILE if it is there")
    parser.set_defaults(run=run_backup)
    parser = commands.add_parser(
        "restore",
        help="put a copy of the server's database back",
        description="Puts FILE, made by `trailboss backup`, in the place of the server's database."
        " The server must not be running. The database that is there is put aside, not deleted.",
    )
    parser.add_argument("file", metavar="FILE", help="the copy")
    add_shared(parser, "do so although there is a database")
    parser.set_defaults(run=run_restore)


def add_shared(parser: argparse.ArgumentParser, force: str) -> None:
    parser.add_argument("--force", action="store_true", help=force)
    parser.add_argument("--database", metavar="URL", help="as of `trailboss serve`")
    parser.add_argument("--data", metavar="FOLDER", help="as of `trailboss serve`")
    parser.add_argument("--settings", metavar="FILE", help="as of `trailboss serve`")
    parser.add_argument("--json", action="store_true", help="print a JSON document")


def settings_of(arguments: argparse.Namespace) -> Settings:
    from trailboss.server.running.settings import load_settings

    return load_settings(
        arguments.settings, {"database": arguments.database, "data": arguments.data}
    )


def run_backup(arguments: argparse.Namespace) -> int:
    need("server", "trailboss backup")
    from trailboss.server.running.backup import back_up, file_of

    if (arguments.file is None) == (arguments.into is None) or arguments.keep < 1:
        raise BadInput(say("error-backup-both"))
    source = file_of(settings_of(arguments))
    if arguments.into is not None:
        return run_into(source, Path(arguments.into), arguments)
    contents = back_up(source, Path(arguments.file), arguments.force)
    if arguments.json:
        print_json(document(arguments.file, contents))
    else:
        print(f"{source} was copied to {arguments.file}: {words(contents)}")
    return 0


def run_into(source: Path, folder: Path, arguments: argparse.Namespace) -> int:
    from trailboss.server.running.copying import next_backup

    target, tried = next_backup(source, folder, arguments.keep)
    if arguments.json:
        print_json({**document(str(target), tried), "opened": tried.opened})
    else:
        print(
            f"{source} was copied to {target}: {words(tried)}; restored beside it,"
            f" {counted(tried.opened, 'table')} opened as before"
        )
    return 0


def run_restore(arguments: argparse.Namespace) -> int:
    need("server", "trailboss restore")
    from trailboss.server.running.backup import file_of, restore

    target = file_of(settings_of(arguments))
    contents, aside = restore(Path(arguments.file), target, arguments.force)
    if arguments.json:
        print_json({**document(str(target), contents), "aside": str(aside) if aside else None})
    else:
        print(f"{arguments.file} was restored to {target}: {words(contents)}")
        if aside is not None:
            print(f"What was there before is now {aside}")
    return 0


def document(file: str, contents: Contents) -> dict[str, object]:
    return {
        "file": file,
        "schema": contents.schema,
        "users": contents.users,
        "tables": contents.tables,
        "entries": contents.entries,
        "bytes": contents.bytes,
    }


def words(contents: Contents) -> str:
    return (
        f"{counted(contents.tables, 'table')} with"
        f" {counted(contents.entries, 'entry', 'entries')}, {counted(contents.users, 'user')},"
        f" {contents.bytes / 1e6:.1f} MB"
    )
