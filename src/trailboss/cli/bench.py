"""`trailboss bench`: how fast the engine is on this machine, and whether it has become slower."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from trailboss.bench import LOSS, RUNS, Measure, losses, machine, measures, run_measures, shown
from trailboss.cli.arguments import BadInput
from trailboss.cli.output import margin, print_json, screen
from trailboss.core.message import say

if TYPE_CHECKING:
    from trailboss.cli.arguments import Commands

SLOWER = 1


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "bench",
        help="measure the engine's speed",
        description="Measures the engine on one core, five runs of each figure, in about a minute. "
        "With --compare it shows the change against an earlier run and ends with status 1 when a "
        "figure has become worse by more than a quarter.",
    )
    parser.add_argument(
        "--seconds", type=float, default=1.5, metavar="S", help="for each figure and run (1.5)"
    )
    parser.add_argument("--json", action="store_true", help="print a JSON document")
    parser.add_argument(
        "--compare", metavar="FILE", help="an earlier run, saved with --json > FILE"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    if not 0 < arguments.seconds <= 60:
        raise BadInput(say("cli-seconds", given=str(arguments.seconds)))
    before = None if arguments.compare is None else read_run(arguments.compare)
    with Progress(
        TextColumn("measuring"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=margin(),
        transient=True,
    ) as progress:
        task = progress.add_task("bench", total=RUNS * len(measures()))
        found = run_measures(arguments.seconds, lambda: progress.advance(task))
    changes = [] if before is None else losses(found, before)
    if arguments.json:
        document: dict[str, Any] = {
            "machine": machine(),
            "measures": [measure.to_data() for measure in found],
        }
        if before is not None:
            document["changes"] = {measure.id: change for measure, _, change in changes}
        print_json(document)
    else:
        show(found, changes)
    return SLOWER if any(change < -LOSS for _, _, change in changes) else 0


def read_run(name: str) -> dict[str, Any]:
    """An earlier run of `trailboss bench --json`."""
    try:
        data = json.loads(Path(name).read_text(encoding="utf-8"))
        entries = data["measures"]
        for entry in entries:
            if not isinstance(entry["id"], str) or not float(entry["figure"]) > 0:
                raise ValueError(entry)
    except OSError as error:
        raise BadInput(say("cli-unread", file=name, problem=str(error.strerror))) from error
    except (ValueError, KeyError, TypeError) as error:
        raise BadInput(say("cli-no-run", file=name)) from error
    return {"measures": entries}


def show(found: list[Measure], changes: list[tuple[Measure, float, float]]) -> None:
    console = screen()
    here = machine()
    console.print(
        f"{here['processor']}, {here['cores']} cores, Python {here['python']}\n"
        f"trailboss {here['trailboss']}, engine {here['engine']}, commit {here['commit']};"
        " one core, middle of five runs"
    )
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1))
    table.add_column("")
    table.add_column("figure", justify="right")
    table.add_column("")
    if changes:
        table.add_column("before", justify="right")
        table.add_column("change", justify="right")
    else:
        table.add_column("spread", justify="right", style="quiet")
        table.add_column("target", justify="right")
    by_id = {measure.id: (old, change) for measure, old, change in changes}
    for measure in found:
        cells = [measure.what, shown(measure.figure), measure.unit]
        if measure.id in by_id:
            old, change = by_id[measure.id]
            mark = " slower" if change < -LOSS else ""
            cells += [shown(old), f"{change:+.0%}{mark}"]
        elif not changes:
            sign = "" if measure.met else " missed"
            cells += [measure.spread, f"{measure.target:,.0f}{sign}"]
        table.add_row(*cells)
    console.print(table)
