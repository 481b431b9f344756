"""`trailboss simulate`: many games between bots, and their figures in a table."""

from __future__ import annotations

import argparse
import os
import time
from typing import TYPE_CHECKING, Any

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

import trailboss
from trailboss.arena import pool
from trailboss.arena.match import Forfeit, Match
from trailboss.arena.pool import Played
from trailboss.arena.tally import Spread, Tally
from trailboss.bots import bot, split_bots
from trailboss.build import engine_build
from trailboss.cli.arguments import (
    BadInput,
    add_game,
    add_setup,
    figures_words,
    game_options,
    number_of_games,
    own_figures,
    positive,
    whole,
)
from trailboss.cli.output import games_bar, note, print_json, screen
from trailboss.cli.pictures import seat_names
from trailboss.core.message import say
from trailboss.titles import rules_of

if TYPE_CHECKING:
    from trailboss.cli.arguments import Commands

LARGEST_BATCH = 25
ALL = "all"  # a difficulty: one after the other


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "simulate",
        help="play many games between bots and count",
        description="Plays many games between bots and prints their figures. The same seed gives "
        "the same figures, whatever the number of processes.",
    )
    add_game(parser)
    add_setup(parser)
    parser.add_argument(
        "--games", type=number_of_games, default=100, metavar="N", help="how many (100)"
    )
    parser.add_argument("--seed", type=whole, default=1, metavar="N", help="of all games (1)")
    parser.add_argument(
        "--bots",
        default="random",
        metavar="BOT,...",
        help="one for all seats, or one per seat (random)",
    )
    parser.add_argument(
        "--processes", type=positive, metavar="N", help="how many at once (one per core)"
    )
    parser.add_argument("--json", action="store_true", help="print a JSON document")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    if arguments.difficulty == ALL:
        return run_levels(arguments)
    match = match_of(arguments)
    tally, speed = simulated(match, arguments)
    if arguments.json:
        print_json(document(match, tally, speed))
    else:
        screen().print(report(match, tally, speed))
    return 0


def run_levels(arguments: argparse.Namespace) -> int:
    """The game alone against each level of the printed opponent."""
    levels = rules_of(arguments.game).option_values().get("difficulty", ())
    if arguments.players != 1 or not levels:
        raise BadInput(say("cli-levels"))
    results: list[tuple[Match, Tally, dict[str, Any]]] = []
    for level in levels:
        arguments.difficulty = level
        match = match_of(arguments)
        results.append((match, *simulated(match, arguments)))
    if arguments.json:
        print_json({"levels": [document(*result) for result in results]})
    else:
        screen().print(levels_report([(match, tally) for match, tally, _ in results]))
    return 0


def simulated(match: Match, arguments: argparse.Namespace) -> tuple[Tally, dict[str, Any]]:
    """Play all games of a match; what they come to, and how fast."""
    processes = min(arguments.processes or cores(), arguments.games)
    began = time.perf_counter()
    tally = Tally()
    failed: set[int] = set()  # seats whose bot has failed in some game
    with games_bar() as progress:
        task = progress.add_task(match.game, total=arguments.games)
        for _, game in played(match, arguments.games, processes):
            for forfeit in game.forfeits:
                if forfeit.seat not in failed:
                    failed.add(forfeit.seat)
                    words = failure_words(match, forfeit)
                    progress.console.print(words, style="fee", soft_wrap=True)
            tally.add(game)
            progress.advance(task)
    seconds = time.perf_counter() - began
    return tally, {
        "engine": engine_build(),
        "processes": processes,
        "seconds": round(seconds, 3),
        "games_per_second": round(tally.games / seconds, 1),
        "decisions_per_second": round(tally.decisions.sum / seconds),
    }


def failure_words(match: Match, forfeit: Forfeit) -> str:
    """Said when a bot fails for the first time in a run."""
    return (
        f"seat {forfeit.seat + 1} ({match.bots[forfeit.seat]}) failed: {forfeit.reason}. Default"
        " moves are made for it, and the game counts as lost for it."
    )


def match_of(arguments: argparse.Namespace) -> Match:
    """What was asked for, checked before anything is played."""
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
    bots = split_bots(arguments.bots)
    if len(bots) == 1:
        bots = bots * players
    if len(bots) != players:
        raise BadInput(say("cli-bots", players=players, given=len(bots)))
    for text in bots:
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


def seats_of(match: Match) -> list[str]:
    """Who sits where; the printed opponent of a game alone has a seat too."""
    return match.bots + match.automas


def cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


# Playing ----------------------------------------------------------------------------------------


def played(match: Match, games: int, processes: int) -> Played:
    """All games, as they are finished."""
    size = max(1, min(LARGEST_BATCH, games // (processes * 4)))
    batches = [range(first, min(first + size, games)) for first in range(0, games, size)]
    carrier = pool.here if processes == 1 else pool.processes(processes)
    return pool.play_as_seated(match, batches, carrier)


# Showing ----------------------------------------------------------------------------------------


def document(match: Match, tally: Tally, speed: dict[str, Any]) -> dict[str, Any]:
    return {
        "trailboss": trailboss.__version__,
        "game": match.game,
        "players": match.players,
        "options": match.options,
        "rules": match.rules.version,
        "bots": match.bots,
        "seed": match.seed,
        "games": tally.games,
        **tally.to_data(),
        "speed": speed,
    }


def report(match: Match, tally: Tally, speed: dict[str, Any]) -> Group:
    options = ", ".join(f"{name} {shown(value)}" for name, value in match.options.items())
    players = "1 player" if match.players == 1 else f"{match.players} players"
    count = "1 game" if tally.games == 1 else f"{tally.games:,} games"
    heading = Text.assemble(
        (f"{match.game}, {players}, {count}, seed {match.seed}", "title"),
        "\n",
        (options, "quiet"),
    )
    return Group(
        heading,
        solo_table(match, tally) if match.players == 1 else score_table(tally),
        length_table(tally),
        seat_table(match, tally),
        *([Text(f"\nforfeits: {tally.forfeits}")] if tally.forfeits else []),
        speed_line(speed),
    )


def shown(value: object) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def figures_table(first: str, *columns: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, title_justify="left")
    table.add_column(first)
    for column in columns:
        table.add_column(column, justify="right")
    return table


def score_table(tally: Tally) -> Table:
    table = figures_table("points a player", "mean", "min", "max", "winner's mean")
    for category, spread in tally.lines.items():
        table.add_row(category, *spread_cells(spread), f"{tally.winning[category].mean:.1f}")
    table.add_section()
    table.add_row(
        "total", *spread_cells(tally.total), f"{tally.winning_total.mean:.1f}", style="title"
    )
    return table


def solo_table(match: Match, tally: Tally) -> Table:
    """A game alone: the player's points beside those of the printed opponent."""
    columns = [
        f"{name if at == 0 else ''}\n{('mean', 'min', 'max')[at]}"
        for name in seats_of(match)
        for at in range(3)
    ]
    table = figures_table("\npoints", *columns)
    for category in tally.lines:
        cells = [cell for lines in tally.place_lines for cell in spread_cells(lines[category])]
        table.add_row(category, *cells)
    table.add_section()
    totals = [cell for spread in tally.place_total for cell in spread_cells(spread)]
    table.add_row("total", *totals, style="title")
    return table


def levels_report(results: list[tuple[Match, Tally]]) -> Group:
    """The printed opponent's points by difficulty: means by line, then her totals and the games."""
    match, first = results[0]
    seats = seats_of(match)
    automa = len(seats) - 1
    options = {name: value for name, value in match.options.items() if name != "difficulty"}
    heading = Text.assemble(
        (f"{match.game}, 1 player, {first.games:,} games each, seed {match.seed}", "title"),
        "\n",
        (", ".join(f"{name} {shown(value)}" for name, value in options.items()), "quiet"),
    )
    name = seats[automa]
    levels = [str(one.options["difficulty"]) for one, _ in results]
    table = figures_table(f"{name}'s points by difficulty", *levels)
    for category in first.lines:
        means = [tally.place_lines[automa][category].mean for _, tally in results]
        table.add_row(category, *[f"{mean:.1f}" for mean in means])
    table.add_section()
    totals = [tally.place_total[automa] for _, tally in results]
    table.add_row("total", *[f"{total.mean:.1f}" for total in totals], style="title")
    table.add_row("least", *[str(total.least) for total in totals])
    table.add_row("most", *[str(total.most) for total in totals])
    table.add_section()
    player = [tally.place_total[0].mean for _, tally in results]
    table.add_row(f"{seats[0]}: total", *[f"{mean:.1f}" for mean in player])
    wins = [100 * tally.wins(automa) / tally.games for _, tally in results]
    table.add_row(f"won by {name}", *[f"{share:.1f} %" for share in wins])
    return Group(heading, table)


def length_table(tally: Tally) -> Table:
    table = figures_table("\nin a game", "\nmean", "\nmin", "\nmax")
    table.add_row("turns", *spread_cells(tally.turns))
    table.add_row("decisions", *spread_cells(tally.decisions))
    table.add_row("deliveries", *spread_cells(tally.deliveries))
    return table


def seat_table(match: Match, tally: Tally) -> Table:
    table = figures_table("\nseat", "\nplayer", "\ngames won", "\nshare", "\nmean total")
    for seat, name in enumerate(seats_of(match)):
        wins = tally.wins(seat)
        table.add_row(
            str(seat + 1),
            name,
            f"{wins:.1f}",
            f"{100 * wins / tally.games:.1f} %",
            f"{tally.place_total[seat].mean:.1f}",
        )
    return table


def spread_cells(spread: Spread) -> tuple[str, str, str]:
    return f"{spread.mean:.1f}", str(spread.least), str(spread.most)


def speed_line(speed: dict[str, Any]) -> Text:
    processes = speed["processes"]
    return Text(
        f"\n{speed['games_per_second']:,} games and {speed['decisions_per_second']:,} decisions a"
        f" second\n({processes} process{'es' if processes > 1 else ''}, engine {speed['engine']},"
        f" {speed['seconds']:.1f} s)",
        style="quiet",
    )
