"""`trailboss words`: the languages and how complete they are, for whoever translates."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from rich import box
from rich.table import Table

from trailboss.cli.output import print_json, screen
from trailboss.core.message import say
from trailboss.words import ENGLISH, languages, text
from trailboss.words.check import Report, compare

if TYPE_CHECKING:
    from trailboss.cli.arguments import Commands

INCOMPLETE = 1


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "words",
        help="the languages and how complete they are",
        description="Compares every language with English: texts it lacks, texts nobody asks for, "
        "and texts that want arguments nobody gives. With --check the command ends with status 1 "
        "when a language is not complete.",
    )
    parser.add_argument("language", nargs="*", help="only these languages, with every line")
    parser.add_argument("--check", action="store_true", help="fail when something is missing")
    parser.add_argument("--json", action="store_true", help="print a JSON document")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    reports = [compare(language) for language in arguments.language or languages()]
    if arguments.json:
        print_json({report.language: to_data(report) for report in reports})
    else:
        show(reports, in_full=bool(arguments.language) or arguments.check)
    complete = all(report.complete for report in reports)
    return INCOMPLETE if arguments.check and not complete else 0


def to_data(report: Report) -> dict[str, Any]:
    return {
        "texts": report.texts,
        "missing": report.missing,
        "unknown": report.unknown,
        "arguments": report.arguments,
    }


def show(reports: list[Report], in_full: bool) -> None:
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column("language")
    for column in ("texts", "missing", "not in English", "other arguments"):
        table.add_column(column, justify="right")
    for report in reports:
        table.add_row(
            f"{report.language}  {text(say('language-name'), report.language)}",
            f"{report.texts:,}",
            str(len(report.missing)) if report.language != ENGLISH else "",
            str(len(report.unknown)) if report.language != ENGLISH else "",
            str(len(report.arguments)) if report.language != ENGLISH else "",
        )
    out = screen()
    out.print(table)
    if in_full:
        for report in reports:
            for heading, lines in (
                ("missing", report.missing),
                ("not in English", report.unknown),
                ("other arguments", report.arguments),
            ):
                for line in lines:
                    out.print(f"{heading}: {line}", highlight=False)
