"""`trailboss arena`: a fair match between bots, with intervals for its figures."""

from __future__ import annotations

import argparse
import os
import time
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from platformdirs import user_cache_path
from rich.console import Group
from rich.table import Table
from rich.text import Text

import trailboss
from trailboss.arena import dataset, plot
from trailboss.arena.cluster import check_address, cluster
from trailboss.arena.figures import Figures, Standing
from trailboss.arena.match import Match
from trailboss.arena.pool import Played, play_games, processes
from trailboss.arena.programs import check_programs, programs_of
from trailboss.arena.schedule import listed, rounded_up
from trailboss.arena.state import State, file_name, identity
from trailboss.arena.statistics import Interval
from trailboss.bench import machine
from trailboss.bots import bot, split_bots
from trailboss.cli.arguments import (
    add_setup,
    figures_words,
    game_options,
    number_of_games,
    own_figures,
    positive,
    whole,
)
from trailboss.cli.output import counted, games_bar, note, print_json, screen
from trailboss.cli.pictures import seat_names
from trailboss.cli.simulate import cores, figures_table, shown
from trailboss.extras import need

if TYPE_CHECKING:
    from trailboss.cli.arguments import Commands

# What an option needs: the extra, and which of its modules.
NEEDS = {"plot": ("arena", "matplotlib"), "dataset": ("arena", "pyarrow"), "ray": ("ray", "ray")}
MOST_FORFEITS = 10  # shown in words; --json has them all


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "arena",
        help="a fair match between bots, with intervals",
        description="Plays a match: every set-up once in every seating, on all cores. Stopped "
        "with Ctrl-C or in any other way, the same command goes on where it was.",
    )
    parser.add_argument(
        "--game", required=True, metavar="GAME", help="which game; `trailboss info` lists them"
    )
    add_setup(parser)
    parser.add_argument(
        "--bots",
        required=True,
        metavar="BOT,...",
        help="one per seat; the last of fewer takes the other seats, of more every choice plays",
    )
    parser.add_argument(
        "--games", type=number_of_games, default=100, metavar="N", help="how many (100)"
    )
    parser.add_argument("--seed", type=whole, default=1, metavar="N", help="of the match (1)")
    parser.add_argument(
        "--workers", type=positive, metavar="N", help="games at once (one per core)"
    )
    parser.add_argument("--json", action="store_true", help="print a JSON document")
    parser.add_argument(
        "--out", metavar="PATH", help="file or folder to keep the games in (the cache folder)"
    )
    parser.add_argument("--fresh", action="store_true", help="begin anew, keep no earlier game")
    parser.add_argument("--plot", metavar="FILE", help="draw a picture: .png or .svg")
    parser.add_argument("--dataset", metavar="DIR", help="write moves and results as Parquet")
    parser.add_argument(
        "--ray", metavar="ADDRESS", help="play on a Ray cluster; local: start one here"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    check_extras(arguments)
    match = match_of(arguments)
    games = rounded_up(arguments.games, len(match.seatings))
    check_targets(arguments, match)
    if games != arguments.games:
        note(
            f"{arguments.games} games are rounded up to {games}: every set-up is played in"
            f" {len(match.seatings)} seatings"
        )
    with closing(State(state_path(arguments, match), match, arguments.fresh)) as state:
        speed = play_rest(state, games, arguments)
        figures = Figures(match, state.results(games))
        if arguments.dataset is not None:
            dataset.write_dataset(Path(arguments.dataset), match, state.results(games))
        if arguments.plot is not None:
            plot.draw(figures, Path(arguments.plot))
        if arguments.json:
            print_json(document(figures, state, speed))
        else:
            screen().print(report(figures, state))
        if arguments.out is None:
            state.remove()
    return 0


# What is asked for ------------------------------------------------------------------------------


def check_extras(arguments: argparse.Namespace) -> None:
    for option, (extra, module) in NEEDS.items():
        if getattr(arguments, option) is not None:
            need(extra, f"--{option}", module)


def match_of(arguments: argparse.Namespace) -> Match:
    """The match, checked before anything is played."""
    players = 2 if arguments.players is None else arguments.players
    figures = own_figures(arguments)
    trial = trailboss.new_game(
        arguments.game,
        players,
        seed=arguments.seed,
        figures=figures,
        **game_options(arguments),
    )
    told = figures_words(arguments, figures)
    if told:
        note(told)
    bots = listed(split_bots(arguments.bots), players)
    for text in dict.fromkeys(bots):
        bot(text).close()
    automas = seat_names(trial)[players:]
    return Match(
        trial.ruleset.id,
        players,
        trial.options,
        bots,
        automas,
        arguments.seed,
        trial.ruleset.differences,
    )


def check_targets(arguments: argparse.Namespace, match: Match) -> None:
    """What would fail at the end fails now."""
    if arguments.plot is not None:
        plot.check_file(Path(arguments.plot))
    if arguments.ray is not None:
        check_address(arguments.ray)
    if arguments.dataset is not None:
        dataset.check_folder(Path(arguments.dataset), match)


def state_path(arguments: argparse.Namespace, match: Match) -> Path:
    if arguments.out is None:
        return user_cache_path("trailboss") / "arena" / file_name(match)
    path = Path(arguments.out)
    folder = os.path.isdir(path) or arguments.out.endswith(os.sep)
    return path / file_name(match) if folder else path


# Playing ----------------------------------------------------------------------------------------


def play_rest(state: State, games: int, arguments: argparse.Namespace) -> dict[str, Any]:
    """Play the games that are not in the state yet; how fast that was."""
    left = [index for index in range(games) if index not in state.done]
    there = games - len(left)
    programs = programs_of(state.match)
    if left and state.programs is not None:
        check_programs(state.path, state.programs, programs)
    note(f"games are kept in {state.path}" + (f"; {there} of {games} are there" if there else ""))
    workers = arguments.workers or (None if arguments.ray else cores())
    began = time.perf_counter()
    if left:
        about = {"began": datetime.now(UTC).isoformat(timespec="seconds"), **machine()}
        about |= {"workers": workers, "ray": arguments.ray}
        state.begin_run({**about, "programs": programs} if programs else about)
        try:
            with (
                closing(played(state.match, left, workers, arguments.ray)) as results,
                games_bar() as progress,
            ):
                task = progress.add_task(state.match.game, total=games, completed=there)
                for index, result in results:
                    state.add(index, result)
                    progress.advance(task)
        except KeyboardInterrupt:
            state.recount()
            done = sum(index < games for index in state.done)
            note(f"{done} of {games} games are kept; the same command goes on from there")
            raise
    seconds = time.perf_counter() - began
    return {
        "games": len(left),
        "workers": workers,
        "seconds": round(seconds, 3),
        "games_per_second": round(len(left) / seconds, 3),
    }


def played(match: Match, indices: list[int], workers: int | None, address: str | None) -> Played:
    carrier = processes(workers or 1) if address is None else cluster(address, workers)
    return play_games(match, indices, carrier)


# Showing ----------------------------------------------------------------------------------------


def document(figures: Figures, state: State, speed: dict[str, Any]) -> dict[str, Any]:
    match = figures.match
    return {
        "machine": machine(),
        "match": identity(match),
        "seatings": [seating + match.automas for seating in match.seatings],
        **figures.to_data(),
        "runs": state.runs,
        "speed": speed,
    }


def report(figures: Figures, state: State) -> Group:
    match = figures.match
    options = ", ".join(f"{name} {shown(value)}" for name, value in match.options.items())
    ways = len(match.seatings)
    schedule = f"{counted(figures.games // ways, 'set-up')}, each in {counted(ways, 'seating')}"
    played = f"{counted(match.players, 'player')}, {counted(figures.games, 'game')}"
    heading = Text.assemble(
        (f"{match.game}, {played}, seed {match.seed}", "title"),
        "\n",
        (options, "quiet"),
    )
    return Group(
        heading,
        result_table(figures),
        score_table(figures),
        decision_table(figures.standings),
        *forfeit_lines(figures.standings),
        Text(f"\nmean winning score {figures.seats.winning_total.mean:.1f}; {schedule}"),
        *run_lines(state.runs),
    )


def result_table(figures: Figures) -> Table:
    table = figures_table("", "games", "won %", "95 %", "parity", "Elo", "95 %")
    table.columns[0].overflow = "fold"  # a bot is known by its whole text
    for standing in figures.standings:
        share = standing.share
        table.add_row(
            standing.name,
            str(standing.games),
            percent(share.figure),
            f"{percent(share.low)}–{percent(share.high)}",
            percent(standing.parity),
            "–" if standing.elo.figure is None else f"{standing.elo.figure:+.0f}",
            span(standing.elo),
        )
    return table


def percent(share: float | None) -> str:
    return "–" if share is None else f"{100 * share:.1f}"


def span(interval: Interval) -> str:
    """An interval that may have no end on a side."""
    if interval.low is None and interval.high is None:
        return "–"
    if interval.high is None:
        return f"over {interval.low:+.0f}"
    if interval.low is None:
        return f"under {interval.high:+.0f}"
    return f"{interval.low:+.0f} to {interval.high:+.0f}"


def score_table(figures: Figures) -> Table:
    names = [standing.name for standing in figures.standings]
    table = figures_table("\nmean points", *["\n" + name for name in names])
    for category in figures.seats.lines:
        table.add_row(
            category,
            *[f"{standing.lines[category].mean:.1f}" for standing in figures.standings],
        )
    table.add_section()
    totals = [f"{standing.total.mean:.1f}" for standing in figures.standings]
    table.add_row("total", *totals, style="title")
    table.add_row("margin to the best other", *map(margin_cell, figures.standings))
    return table


def margin_cell(standing: Standing) -> str:
    error = "" if standing.margin_error is None else f" ± {standing.margin_error:.1f}"
    return f"{standing.margin:+.1f}{error}"


def decision_table(standings: list[Standing]) -> Table:
    table = figures_table("\n", "\ndecisions", "\nms each", "\np95 ms", "\nforfeits")
    for standing in standings:
        if standing.mean_time is None or standing.late_time is None:
            table.add_row(standing.name, "0", "–", "–", str(len(standing.forfeits)))
        else:
            table.add_row(
                standing.name,
                f"{len(standing.times):,}",
                milliseconds(standing.mean_time),
                milliseconds(standing.late_time),
                str(len(standing.forfeits)),
            )
    return table


def milliseconds(time: float) -> str:
    return f"{time:,.1f}" if time >= 10 else f"{time:.3f}"


def forfeit_lines(standings: list[Standing]) -> list[Text]:
    lines = [
        f"forfeit of {standing.name} in game {one['game']}, step {one['step']}: {one['reason']}"
        for standing in standings
        for one in standing.forfeits
    ]
    if len(lines) > MOST_FORFEITS:
        more = len(lines) - MOST_FORFEITS
        lines[MOST_FORFEITS:] = [f"and {more} more forfeits; --json lists all"]
    return [Text(("\n" if at == 0 else "") + line) for at, line in enumerate(lines)]


def run_lines(runs: list[dict[str, Any]]) -> list[Text]:
    """Where and with which code the games were played, each combination once."""
    lines: list[str] = []
    for about in runs:
        names = ("processor", "cores", "python", "trailboss", "engine", "commit")
        processor, count, python, version, engine, commit = (
            about.get(name, "unknown") for name in names
        )
        lines.append(
            f"{processor}, {count} cores, Python {python}, trailboss {version}, engine {engine},"
            f" commit {commit}"
        )
    return [Text(line, style="quiet") for line in dict.fromkeys(lines)]
