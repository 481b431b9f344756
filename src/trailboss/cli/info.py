"""`trailboss info`: what can be played, what a game consists of, and which figures to check."""

from __future__ import annotations

import argparse
import platform
from typing import TYPE_CHECKING, Any

from rich import box
from rich.table import Table
from rich.text import Text

import trailboss
from trailboss.cli.arguments import add_game
from trailboss.cli.build import engine_build
from trailboss.cli.output import Screen, print_json, screen
from trailboss.core.rules import Rules
from trailboss.core.tables import Figure
from trailboss.kansas.rules import KansasRules
from trailboss.titles import Title, rules_of

if TYPE_CHECKING:
    from trailboss.cli.arguments import Commands


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "info",
        help="what can be played, components, figures to check",
        description="Without a game, lists what can be played. With one: its components and "
        "options, and the figures that somebody with the printed game should check.",
    )
    add_game(parser, optional=True)
    parser.add_argument("--json", action="store_true", help="print a JSON document")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    if arguments.game is None:
        titles = trailboss.games()
        if arguments.json:
            print_json({**program(), "games": [title_data(title) for title in titles]})
        else:
            tell_all(screen(), titles)
        return 0
    rules = rules_of(arguments.game)
    title = Title(rules)
    if arguments.json:
        print_json(
            {
                **program(),
                **title_data(title),
                "version": rules.version,
                "moves": rules.action_count,
                "components": components_of(rules),
                "figures": [figure_data(figure) for figure in figures_of(rules)],
            }
        )
    else:
        tell_one(screen(), title, rules)
    return 0


def program() -> dict[str, Any]:
    return {"trailboss": trailboss.__version__, "engine": engine_build()}


def program_line() -> str:
    return (
        f"Trailboss {trailboss.__version__}, engine {engine_build()},"
        f" Python {platform.python_version()}"
    )


def figures_of(rules: Rules) -> list[Figure]:
    """The figures to check, the least certain first."""
    order = ("stand-in", "low", "medium")
    figures = rules.tables.figures if isinstance(rules, KansasRules) else []
    return sorted(
        figures,
        key=lambda figure: order.index(figure.confidence) if figure.confidence in order else 9,
    )


def components_of(rules: Rules) -> dict[str, Any]:
    if isinstance(rules, KansasRules):
        from trailboss.cli.kansas.components import components

        return components(rules.tables)
    return {}


def title_data(title: Title) -> dict[str, Any]:
    return {
        "game": title.id,
        "name": title.name,
        "players": list(title.players),
        "options": {name: list(values) for name, values in title.options.items()},
    }


def figure_data(figure: Figure) -> dict[str, str]:
    return {
        "table": figure.table,
        "about": figure.about,
        "confidence": figure.confidence,
        "check": figure.check,
    }


# In words ---------------------------------------------------------------------------------------


def player_range(title: Title) -> str:
    return f"{title.players[0]} to {title.players[-1]} players"


def value_words(values: Any) -> str:
    names = [
        {True: "yes", False: "no"}.get(value, value) if isinstance(value, bool) else str(value)
        for value in values
    ]
    return f"{names[0]} (usual)" + "".join(f", {name}" for name in names[1:])


def tell_all(out: Screen, titles: list[Title]) -> None:
    out.print(program_line(), style="quiet")
    out.print()
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    for title in titles:
        options = ", ".join(title.options)
        table.add_row(Text(title.id, style="title"), title.name, player_range(title), options)
    out.print(table)
    out.print()
    out.print("trailboss info GAME tells more; trailboss play GAME plays.", style="quiet")


def tell_one(out: Screen, title: Title, rules: Rules) -> None:
    out.print(f"{title.name}  ({title.id})", style="title")
    out.print(f"{player_range(title)}; rules version {rules.version}; {rules.action_count:,} moves")
    out.print(program_line(), style="quiet")
    out.print()
    out.print("OPTIONS", style="title")
    shown = plain_table()
    for name, values in title.options.items():
        shown.add_row(name, value_words(values))
    out.print(shown)
    components = components_of(rules)
    if components:
        out.print()
        out.print("COMPONENTS", style="title")
        shown = plain_table()
        for name, count in components.items():
            shown.add_row(name, str(count))
        out.print(shown)
    figures = figures_of(rules)
    out.print()
    out.print("FIGURES TO CHECK", style="title")
    if not figures:
        out.print("none")
        return
    out.print(
        "Not certain. Whoever holds the printed game can confirm or correct them.", style="quiet"
    )
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, leading=0)
    table.add_column("sure")
    table.add_column("figure")
    table.add_column("look at")
    table.add_column("table", no_wrap=True)
    for figure in figures:
        table.add_row(figure.confidence, figure.about, figure.check, figure.table)
    out.print(table)


def plain_table() -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(no_wrap=True)
    table.add_column()
    return table
