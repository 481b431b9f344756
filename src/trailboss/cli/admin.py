"""`trailboss admin`: users, tables, reports, announcements, quotas and figures of a server, also
while it runs."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from trailboss.cli.arguments import BadInput, Parser, whole
from trailboss.cli.speech import add_language
from trailboss.core.errors import TrailbossError
from trailboss.core.message import say
from trailboss.extras import need

if TYPE_CHECKING:
    from trailboss.cli.arguments import Commands
    from trailboss.server.people.administration import Administration
    from trailboss.server.running.settings import Settings

Deed = Callable[["Administration", "Settings", argparse.Namespace], Awaitable[Any]]
STATUSES = ("open", "playing", "finished", "abandoned")


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "admin",
        help="users, tables, reports and announcements of a server",
        description="For whoever runs a server, on its machine: works on the database of `trailboss"
        " serve`, also while it runs. What is done is in the audit log (`trailboss admin log`).",
    )
    areas: Commands = parser.add_subparsers(
        dest="area", required=True, metavar="WHAT", parser_class=Parser
    )
    add_users(areas)
    add_tables(areas)
    add_reports(areas)
    add_announcements(areas)
    add_quotas(areas)
    shared(areas.add_parser("figures", help="how many users and tables there are"), "figures")
    log = areas.add_parser("log", help="who did what, the newest first")
    add_limit(log)
    shared(log, "log")


def shared(parser: argparse.ArgumentParser, deed: str) -> None:
    parser.add_argument("--database", metavar="URL", help="as of `trailboss serve`")
    parser.add_argument("--data", metavar="FOLDER", help="as of `trailboss serve`")
    parser.add_argument("--settings", metavar="FILE", help="as of `trailboss serve`")
    parser.add_argument("--json", action="store_true", help="print a JSON document")
    add_language(parser)
    parser.set_defaults(run=run, deed=deed)


def inner(areas: Commands, name: str, words: str) -> Commands:
    area = areas.add_parser(name, help=words)
    return area.add_subparsers(dest="deed", required=True, metavar="DO", parser_class=Parser)


def add_limit(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--limit", type=whole, default=100, metavar="N", help="so many (100)")


def add_sure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--yes", action="store_true", help="do it: it cannot be undone")


def add_users(areas: Commands) -> None:
    deeds = inner(areas, "users", "list, find, suspend, readmit, delete, a link for a password")
    listing = deeds.add_parser("list", help="accounts, the newest first")
    listing.add_argument("--guests", action="store_true", help="guests, too")
    add_limit(listing)
    shared(listing, "users-list")
    find = deeds.add_parser("find", help="users whose name, address or id has TEXT in it")
    find.add_argument("text", metavar="TEXT")
    add_limit(find)
    shared(find, "users-find")
    suspend = deeds.add_parser("suspend", help="log a user out and let nobody act as them")
    suspend.add_argument("user", metavar="USER", help="the name of an account, or an id")
    suspend.add_argument("--days", type=whole, metavar="N", help="so long (for good)")
    suspend.add_argument("--reason", default="", metavar="TEXT", help="for the audit log")
    shared(suspend, "users-suspend")
    for name, words in (
        ("readmit", "let a suspended user come back"),
        ("password-link", "a link to set a new password, good for an hour"),
    ):
        deed = deeds.add_parser(name, help=words)
        deed.add_argument("user", metavar="USER", help="the name of an account, or an id")
        shared(deed, f"users-{name}")
    gone = deeds.add_parser("delete", help="delete a user, with all games nobody else played in")
    gone.add_argument("user", metavar="USER", help="the name of an account, or an id")
    add_sure(gone)
    shared(gone, "users-delete")


def add_tables(areas: Commands) -> None:
    deeds = inner(areas, "tables", "list, end, delete")
    listing = deeds.add_parser("list", help="tables, the last changed first")
    listing.add_argument("text", nargs="?", default="", metavar="TEXT", help="title, name or id")
    listing.add_argument("--status", choices=STATUSES, help="only those")
    listing.add_argument("--user", metavar="USER", help="only tables of this user")
    add_limit(listing)
    shared(listing, "tables-list")
    end = deeds.add_parser("end", help="give a table up as it stands; nobody has won")
    end.add_argument("table", metavar="ID")
    shared(end, "tables-end")
    gone = deeds.add_parser("delete", help="delete a table and its log")
    gone.add_argument("table", metavar="ID")
    add_sure(gone)
    shared(gone, "tables-delete")


def add_reports(areas: Commands) -> None:
    deeds = inner(areas, "reports", "what players report")
    listing = deeds.add_parser("list", help="those nobody has seen to, the oldest first")
    listing.add_argument("--all", action="store_true", help="all, the newest first")
    add_limit(listing)
    shared(listing, "reports-list")
    done = deeds.add_parser("handled", help="somebody has seen to it")
    done.add_argument("report", metavar="ID")
    shared(done, "reports-handled")


def add_announcements(areas: Commands) -> None:
    deeds = inner(areas, "announcements", "what everybody is told")
    shared(deeds.add_parser("list", help="what holds now"), "announcements-list")
    new = deeds.add_parser("add", help="tell everybody something")
    new.add_argument("text", metavar="TEXT")
    new.add_argument("--days", type=whole, metavar="N", help="so long (until it is removed)")
    shared(new, "announcements-add")
    gone = deeds.add_parser("remove", help="tell it no more")
    gone.add_argument("announcement", metavar="ID")
    shared(gone, "announcements-remove")


def add_quotas(areas: Commands) -> None:
    deeds = inner(areas, "quotas", "how much users have, and may have")
    listing = deeds.add_parser("list", help="who has the most")
    add_limit(listing)
    shared(listing, "quotas-list")
    new = deeds.add_parser("set", help="how much a user may have; without options: as the settings")
    new.add_argument("user", metavar="USER", help="the name of an account, or an id")
    new.add_argument("--tables", type=whole, metavar="N", help="open or running")
    new.add_argument("--megabytes", type=whole, metavar="N", help="of all logs")
    shared(new, "quotas-set")


def run(arguments: argparse.Namespace) -> int:
    need("server", "trailboss admin")
    from trailboss.cli.admin_deeds import DEEDS, tell
    from trailboss.cli.backup import settings_of

    if getattr(arguments, "yes", True) is False:
        raise BadInput(say("cli-admin-sure"))
    settings = settings_of(arguments)
    found = asyncio.run(done(settings, arguments, DEEDS[arguments.deed]))
    tell(arguments.deed, found, arguments.json)
    return 0


async def done(settings: Settings, arguments: argparse.Namespace, deed: Deed) -> Any:
    """Do it beside a server that may be running."""
    from trailboss.server.errors import Refused
    from trailboss.server.notices.links import Links
    from trailboss.server.people.accounts import Accounts
    from trailboss.server.people.administration import Administration
    from trailboss.server.storage.database import database_at, server_secret
    from trailboss.server.tables.memory import Tables

    database = database_at(settings.database_url, settings.durability)
    await database.join()
    try:
        links = Links(settings.public_url or f"http://localhost:{settings.port}")
        secret = await database.read(server_secret)
        links.open(secret or "")
        accounts = Accounts(database, settings.session_days)
        work = Administration(database, Tables(database, 10, 60.0), accounts, links)
        return await deed(work, settings, arguments)
    except Refused as error:
        raise TrailbossError(error.message) from error
    finally:
        await database.close()
