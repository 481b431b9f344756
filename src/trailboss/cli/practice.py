"""`trailboss practice`: the puzzles there are, how more are made, and one's own mistakes."""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

from rich import box
from rich.progress import BarColumn, Progress, TextColumn
from rich.table import Table

from trailboss.cli.arguments import whole
from trailboss.cli.output import margin, print_json, screen
from trailboss.cli.solving import practise
from trailboss.cli.speech import add_language, said
from trailboss.coach import making
from trailboss.coach.puzzles import CLEAR, LEVELS, Puzzle, from_file, puzzles, written
from trailboss.coach.review import SAMPLES
from trailboss.coach.themes import THEMES
from trailboss.titles import game_ids, rules_of

if TYPE_CHECKING:
    from trailboss.cli.arguments import Commands

DEEPER = 4  # times the thought it was made with, for --check


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "practice",
        help="puzzles: one move is clearly best",
        description="Counts the puzzles of a title, makes more from games between champions, or "
        "checks them with four times the thought. With a record: asks for the better move at each "
        "mistake of that game.",
    )
    parser.add_argument(
        "game", metavar="GAME|FILE", help="which game (`trailboss info` lists them), or a record"
    )
    parser.add_argument("--seat", type=whole, metavar="N", help="of a record: whose mistakes (all)")
    parser.add_argument(
        "--samples",
        type=whole,
        default=SAMPLES,
        metavar="N",
        help=f"of a record: how often a doubtful decision is played out ({SAMPLES})",
    )
    parser.add_argument("--file", type=Path, metavar="FILE", help="puzzles of your own")
    parser.add_argument("--make", type=whole, metavar="N", help="write N more into --file")
    parser.add_argument("--check", action="store_true", help="do the solutions hold?")
    parser.add_argument("--players", type=whole, default=2, metavar="N", help="(2)")
    parser.add_argument(
        "--seed", type=whole, metavar="N", help="of the first game (behind those of the file)"
    )
    parser.add_argument("--json", action="store_true", help="print a JSON document")
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    if arguments.game not in game_ids() and Path(arguments.game).is_file():
        practise(arguments.game, arguments.seat, arguments.samples)
        return 0
    game = rules_of(arguments.game).id
    if arguments.make:
        file = arguments.file or Path(f"{game}.jsonl")
        seed = arguments.seed or first_seed(file)
        made, games = make(game, arguments.players, seed, arguments.make, file)
        screen().print(said("practice-made", count=made, games=games, file=str(file)))
        return 0
    found = list(puzzles(game)) if arguments.file is None else from_file(arguments.file)
    if arguments.check:
        check(found)
    elif arguments.json:
        print_json([one.to_data() for one in found])
    else:
        tell(found)
    return 0


def make(game: str, players: int, seed: int, count: int, file: Path) -> tuple[int, int]:
    """Append puzzles to a file, those of some games together: `count` or a few more. Returns how
    many there are, and from how many games."""
    bar = margin()
    done = games = 0
    with (
        Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            console=bar,
            transient=True,
            disable=not bar.is_terminal,
        ) as progress,
        file.open("a", encoding="utf-8") as out,
    ):
        task = progress.add_task(said("practice-working"), total=count)
        work = making.Making(game, players, {})
        while done < count:
            several = min(making.GAMES, count - done)
            for puzzle in work.puzzles(range(seed + games, seed + games + several)):
                out.write(written(puzzle))
                done += 1
            out.flush()
            games += several
            progress.update(task, completed=min(done, count))
    return done, games


def first_seed(file: Path) -> int:
    """Behind the games whose puzzles are in the file: a run goes on where the last one ended."""
    return max((one.seed for one in from_file(file)), default=0) + 1 if file.exists() else 1


def check(found: list[Puzzle]) -> None:
    samples = DEEPER * max((one.looks for one in found), default=making.SAMPLES)
    held = sum(making.holds(one, samples) for one in found)
    screen().print(said("practice-held", held=held, count=len(found), samples=samples))


def tell(found: list[Puzzle]) -> None:
    """How many there are, by theme and level."""
    out = screen()
    if not found:
        out.print(said("practice-none"))
        return
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column("")
    for level in LEVELS:
        table.add_column(said("practice-level", level=level), justify="right")
    counts = Counter((one.theme, one.level) for one in found)
    for theme in THEMES:
        row = [counts[theme, level] for level in LEVELS]
        if any(row):
            table.add_row(said(f"review-theme-{theme}"), *map(str, row))
    out.print(table)
    out.print()
    out.print(said("practice-about", gap=round(CLEAR)))
