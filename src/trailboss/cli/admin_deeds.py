"""What `trailboss admin` does, and how it tells what it found."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Any, Final

import msgspec
from rich.table import Table

from trailboss.cli.admin import Deed
from trailboss.cli.output import print_json, screen
from trailboss.cli.speech import language, said
from trailboss.server.people.administration import Administration
from trailboss.server.people.quotas import most_of
from trailboss.server.running.settings import Settings
from trailboss.server.storage.audit import COMMAND
from trailboss.server.storage.overview import Holder
from trailboss.server.storage.users import FOR_EVER, Quota

Given = argparse.Namespace
JSON = dict[str, Any]


def user_line(settings: Settings, holder: Holder) -> JSON:
    user = holder.user
    tables, megabytes = most_of(settings, user)
    return {
        "id": user.id,
        "name": user.name,
        "guest": user.guest,
        "email": user.email,
        "email_confirmed": user.confirmed,
        "created_at": user.created_at,
        "suspended_until": user.suspended_until,
        "tables": holder.tables,
        "unfinished": holder.unfinished,
        "bytes": holder.bytes,
        "quota": {"tables": tables, "megabytes": megabytes, "own": user.quota is not None},
    }


async def users_list(work: Administration, settings: Settings, given: Given) -> list[JSON]:
    found = await work.users("", given.guests, given.limit)
    return [user_line(settings, holder) for holder in found]


async def users_find(work: Administration, settings: Settings, given: Given) -> list[JSON]:
    found = await work.users(given.text, True, given.limit)
    return [user_line(settings, holder) for holder in found]


async def one(work: Administration, settings: Settings, user: str) -> list[JSON]:
    return [user_line(settings, holder) for holder in await work.users(user, True, 1)]


async def users_suspend(work: Administration, settings: Settings, given: Given) -> list[JSON]:
    user = await work.user(given.user)
    await work.suspend(COMMAND, user, given.days, given.reason)
    return await one(work, settings, user.id)


async def users_readmit(work: Administration, settings: Settings, given: Given) -> list[JSON]:
    user = await work.user(given.user)
    await work.readmit(COMMAND, user)
    return await one(work, settings, user.id)


async def users_delete(work: Administration, settings: Settings, given: Given) -> str:
    user = await work.user(given.user)
    await work.delete_user(COMMAND, user, language())
    return said("cli-admin-user-deleted", name=user.name)


async def users_password_link(work: Administration, settings: Settings, given: Given) -> JSON:
    user = await work.user(given.user)
    return {"link": await work.password_link(COMMAND, user, language())}


async def tables_list(work: Administration, settings: Settings, given: Given) -> list[JSON]:
    user = None if given.user is None else (await work.user(given.user)).id
    statuses = () if given.status is None else (given.status,)
    found = await work.find_tables(given.text, statuses, user, given.limit)
    return [msgspec.structs.asdict(line) for line in found]


async def tables_end(work: Administration, settings: Settings, given: Given) -> str:
    await work.end_table(COMMAND, given.table)
    return said("cli-admin-table-ended", table=given.table)


async def tables_delete(work: Administration, settings: Settings, given: Given) -> str:
    await work.delete_table(COMMAND, given.table)
    return said("cli-admin-table-deleted", table=given.table)


async def reports_list(work: Administration, settings: Settings, given: Given) -> list[JSON]:
    found, names = await work.reports(given.all, given.limit)
    return [
        {
            **msgspec.structs.asdict(row),
            "reporter_name": names.get(row.reporter),
            "about_name": names.get(row.about_user or ""),
        }
        for row in found
    ]


async def reports_handled(work: Administration, settings: Settings, given: Given) -> str:
    await work.handle_report(COMMAND, given.report)
    return said("cli-admin-report-handled")


async def announcements_list(work: Administration, settings: Settings, given: Given) -> list[JSON]:
    return [msgspec.structs.asdict(row) for row in await work.announcements()]


async def announcements_add(work: Administration, settings: Settings, given: Given) -> list[JSON]:
    row = await work.announce(COMMAND, given.text, given.days)
    return [msgspec.structs.asdict(row)]


async def announcements_remove(work: Administration, settings: Settings, given: Given) -> str:
    await work.withdraw(COMMAND, given.announcement)
    return said("cli-admin-withdrawn")


async def quotas_list(work: Administration, settings: Settings, given: Given) -> list[JSON]:
    return [user_line(settings, holder) for holder in await work.largest(given.limit)]


async def quotas_set(work: Administration, settings: Settings, given: Given) -> list[JSON]:
    user = await work.user(given.user)
    await work.set_quota(COMMAND, user, Quota(tables=given.tables, megabytes=given.megabytes))
    return await one(work, settings, user.id)


async def figures(work: Administration, settings: Settings, given: Given) -> JSON:
    return msgspec.structs.asdict(await work.figures())


async def audit_log(work: Administration, settings: Settings, given: Given) -> list[JSON]:
    found, names = await work.notes(given.limit)
    return [
        {**msgspec.structs.asdict(row), "about_name": names.get(row.about_user or "")}
        for row in found
    ]


DEEDS: Final[dict[str, Deed]] = {
    "users-list": users_list,
    "users-find": users_find,
    "users-suspend": users_suspend,
    "users-readmit": users_readmit,
    "users-delete": users_delete,
    "users-password-link": users_password_link,
    "tables-list": tables_list,
    "tables-end": tables_end,
    "tables-delete": tables_delete,
    "reports-list": reports_list,
    "reports-handled": reports_handled,
    "announcements-list": announcements_list,
    "announcements-add": announcements_add,
    "announcements-remove": announcements_remove,
    "quotas-list": quotas_list,
    "quotas-set": quotas_set,
    "figures": figures,
    "log": audit_log,
}


# Telling ----------------------------------------------------------------------------------------

Cell = Callable[[JSON], str]


def day(at: int | None) -> str:
    if at is None:
        return ""
    if at >= FOR_EVER:
        return said("cli-admin-for-good")
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def megabytes(size: int) -> str:
    return f"{size / 1e6:.1f}"


def who(row: JSON) -> str:
    return row["who"] or said("cli-admin-command")


def details(row: JSON) -> str:
    return ", ".join(f"{name}: {value}" for name, value in row["detail"].items() if value)


USER: Sequence[tuple[str, Cell]] = (
    ("name", lambda row: row["name"] + (" *" if row["guest"] else "")),
    ("email", lambda row: row["email"] or ""),
    ("created", lambda row: day(row["created_at"])),
    ("suspended", lambda row: day(row["suspended_until"])),
    ("tables", lambda row: f"{row['unfinished']}/{row['quota']['tables']}"),
    ("size", lambda row: f"{megabytes(row['bytes'])}/{row['quota']['megabytes']}"),
    ("id", lambda row: row["id"]),
)
COLUMNS: Final[dict[str, Sequence[tuple[str, Cell]]]] = {
    "users": USER,
    "quotas": USER,
    "tables": (
        ("title", lambda row: row["title"]),
        ("game", lambda row: row["game"]),
        ("status", lambda row: row["status"]),
        ("players", lambda row: ", ".join(row["names"])),
        ("changed", lambda row: day(row["changed_at"])),
        ("size", lambda row: megabytes(row["size"])),
        ("id", lambda row: row["id"]),
    ),
    "reports": (
        ("created", lambda row: day(row["created_at"])),
        ("reporter", lambda row: row["reporter_name"] or row["reporter"]),
        ("about", lambda row: row["about_name"] or row["about_user"] or row["about_table"] or ""),
        ("reason", lambda row: row["reason"]),
        ("text", lambda row: row["text"]),
        ("handled", lambda row: day(row["handled_at"])),
        ("id", lambda row: row["id"]),
    ),
    "announcements": (
        ("created", lambda row: day(row["created_at"])),
        ("until", lambda row: day(row["until"])),
        ("text", lambda row: row["text"]),
        ("id", lambda row: row["id"]),
    ),
    "log": (
        ("when", lambda row: day(row["at"])),
        ("who", who),
        ("action", lambda row: row["action"]),
        ("about", lambda row: row["about_name"] or row["about_user"] or row["about_table"] or ""),
        ("details", details),
    ),
}


def tell(deed: str, found: Any, as_json: bool) -> None:
    if as_json:
        print_json({"done": True} if isinstance(found, str) else found)
    elif isinstance(found, str):
        print(found)
    elif deed == "users-password-link":
        print(found["link"])
    elif deed == "figures":
        tell_figures(found)
    elif not found:
        print(said("cli-admin-none"))
    else:
        tell_rows(COLUMNS[deed.partition("-")[0]], found)


def tell_rows(columns: Sequence[tuple[str, Cell]], rows: list[JSON]) -> None:
    table = Table(box=None, pad_edge=False, header_style="title")
    for name, _ in columns:
        table.add_column(said(f"cli-admin-{name}"), overflow="fold")
    for row in rows:
        table.add_row(*(cell(row) for _, cell in columns))
    screen().print(table)


def tell_figures(found: JSON) -> None:
    table = Table(box=None, pad_edge=False, show_header=False)
    for name in ("accounts", "guests", "suspended", "seen_lately", "reports"):
        table.add_row(said(f"cli-admin-count-{name.replace('_', '-')}"), str(found[name]))
    table.add_row(said("cli-admin-count-bytes"), megabytes(found["bytes"]))
    for name in ("tables", "games"):
        for key, count in found[name].items():
            table.add_row(f"{said(f'cli-admin-count-{name}')}: {key}", str(count))
    screen().print(table)
