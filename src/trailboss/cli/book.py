"""`trailboss book`: what winners do, from many games of the arena."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from trailboss.arena.targets import check_folder_to_be
from trailboss.cli.output import print_json, screen
from trailboss.cli.speech import add_language, language, said
from trailboss.core.errors import TrailbossError
from trailboss.core.message import say
from trailboss.extras import need

if TYPE_CHECKING:
    from trailboss.cli.arguments import Commands


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "book",
        help="what winners do, from the games of matches",
        description="Makes a page for every title and number of players: what winners build, hire "
        "and deliver, how often, when, and with what success, beside the others. The games come "
        "from `trailboss arena --dataset`; set-ups are compared where there are several.",
    )
    parser.add_argument(
        "datasets", nargs="+", type=Path, metavar="DATASET", help="a folder the arena has written"
    )
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="where the pages are written")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    need("arena", "trailboss book")
    if arguments.out is None and not arguments.json:
        raise TrailbossError(say("error-book-out"))
    if arguments.out is not None:
        check_folder_to_be(arguments.out)
    # These need what an installation may lack.
    from trailboss.arena.book.page import pages_of, write_book

    pages = list(pages_of(arguments.datasets, language()))
    if arguments.out is not None:
        for path in write_book(pages, arguments.out, language()):
            if not arguments.json:
                screen().print(said("book-written", file=str(path)))
    if arguments.json:
        print_json({"pages": [page.to_data() for page in pages]})
    return 0
