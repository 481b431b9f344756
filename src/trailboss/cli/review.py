"""`trailboss review`: what the decisions of a recorded game were worth."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from rich import box
from rich.progress import BarColumn, Progress, TextColumn
from rich.table import Table
from rich.text import Text

from trailboss.arena.plot import check_file
from trailboss.cli.arguments import whole
from trailboss.cli.layout import paragraph
from trailboss.cli.output import Screen, margin, print_json, screen
from trailboss.cli.records import in_file, read_record
from trailboss.cli.speech import add_language, language, said
from trailboss.coach import chart
from trailboss.coach.judging import Reviewed
from trailboss.coach.reasons import LATER, OTHERS
from trailboss.coach.review import SAMPLES, Review, Summary, review
from trailboss.coach.weighing import DOUBT, MARKS
from trailboss.core.errors import TrailbossError
from trailboss.core.record import Record
from trailboss.extras import need

if TYPE_CHECKING:
    from trailboss.cli.arguments import Commands

INDENT = 4
MOST = 12  # mistakes that are told; the document has all


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "review",
        help="what the decisions of a recorded game were worth",
        description="Judges every decision of a record as the champion sees it: what it cost in "
        "points, and what would have been better.",
    )
    parser.add_argument("file", metavar="FILE", help="a record, text or JSON")
    parser.add_argument(
        "--samples",
        type=whole,
        default=SAMPLES,
        metavar="N",
        help=f"how often a doubtful decision is played out ({SAMPLES}); more sees sharper",
    )
    parser.add_argument("--json", action="store_true", help="print a JSON document")
    parser.add_argument("--plot", metavar="FILE", help="draw the chance to win: .png or .svg")
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    if arguments.plot is not None:
        need("arena", "--plot", "matplotlib")
        check_file(Path(arguments.plot))
    record = read_record(arguments.file)
    found = looked_at(record, arguments.file, arguments.samples)
    if arguments.plot is not None:
        chart.draw(found, Path(arguments.plot), language())
    if arguments.json:
        print_json(found.to_data(language()))
    else:
        tell(screen(), found)
    return 0


def looked_at(record: Record, path: str, samples: int) -> Review:
    """The review, with a bar on a terminal while it is made."""
    bar = margin()
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        console=bar,
        transient=True,
        disable=not bar.is_terminal,
    ) as progress:
        task = progress.add_task(said("review-working"), total=None)
        try:
            return review(
                record,
                samples,
                lambda done, of: progress.update(task, completed=done, total=of),
            )
        except TrailbossError as error:
            raise in_file(path, error.message, error.scopes) from error


def tell(out: Screen, found: Review) -> None:
    out.print(players_table(found))
    out.print()
    mistakes = found.mistakes()
    if not mistakes:
        out.print(said("review-none"))
    for one in sorted(mistakes[:MOST], key=lambda one: one.step):
        for line in mistake_lines(out, found, one):
            out.print(line)
        out.print()
    if len(mistakes) > MOST:
        out.print(said("cli-more", count=len(mistakes) - MOST))
    for about in (said("review-about", samples=found.samples), said("review-luck-about")):
        for line in paragraph(about, out.width, 0, "quiet"):
            out.print(line)


def players_table(found: Review) -> Table:
    """A column for each player."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column("")
    for seat in range(len(found.summaries)):
        table.add_column(found.names[seat], justify="right", style=f"seat{seat + 1}")
    summaries = found.summaries
    totals = [str(found.totals[one.seat]) for one in summaries]
    table.add_row(said("review-points"), *totals)
    accuracies = [said("review-percent", share=round(one.accuracy)) for one in summaries]
    table.add_row(said("review-accuracy"), *accuracies, style="title")
    table.add_row(said("review-decisions"), *[str(one.decisions) for one in summaries])
    table.add_row(said("review-agreed"), *[str(one.agreed) for one in summaries])
    for mark in MARKS[1:]:
        table.add_row(said(f"review-{mark}s"), *[str(one.marks[mark]) for one in summaries])
    table.add_section()
    table.add_row(said("review-lost"), *[decimal(one.lost) for one in summaries])
    for theme in {theme: None for one in summaries for theme in one.themes}:
        row = [decimal(one.themes.get(theme, 0.0)) for one in summaries]
        table.add_row("  " + said(f"review-theme-{theme}"), *row)
    if found.luck is not None:
        table.add_section()
        table.add_row(said("review-luck"), *[luck(one) for one in summaries])
    return table


def luck(one: Summary) -> str:
    assert one.luck is not None
    doubt = decimal(DOUBT * one.luck_error)
    return said("review-luck-points", points=signed(one.luck), doubt=doubt)


def mistake_lines(out: Screen, found: Review, one: Reviewed) -> list[Text]:
    low, high = one.interval
    heading = said(
        "review-heading",
        step=one.step + 1,
        turn=one.turn,
        name=found.names[one.seat],
        mark=said(f"review-{one.mark}"),
        cost=decimal(one.cost),
        low=decimal(low),
        high=decimal(high),
        win=round(100 * one.win_cost),
    )
    lines = [Text(heading, style=f"seat{one.seat + 1}")]
    played = said("review-played", move=found.words(one.message, language()))
    lines += paragraph(played, out.width, INDENT)
    moves = tuple(found.words(message, language()) for message in (one.best_message, *one.line))
    lines += paragraph(said("review-better", moves=moves), out.width, INDENT)
    if one.lines:
        parts = tuple(
            said("review-line", name=line_name(name), points=signed(points))
            for name, points in one.lines.items()
        )
        why = said("review-lines", parts=parts)
        lines += paragraph(why, out.width, INDENT, "quiet")
    for fact in one.facts:
        lines += paragraph(found.words(fact, language()), out.width, INDENT, "quiet")
    return lines


def line_name(name: str) -> str:
    if name in (LATER, OTHERS):
        return said(f"review-line-{name}")
    return said(f"score-{name.replace(' ', '-')}")


def decimal(number: float) -> str:
    return said("review-number", number=round(number, 1))


def signed(number: float) -> str:
    text = decimal(abs(number))
    return f"+{text}" if number >= 0.05 else f"−{text}" if number <= -0.05 else text
