"""`trailboss info`: what can be played, what a game consists of, and which figures to check."""

from __future__ import annotations

import argparse
import platform
from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any

from rich.table import Table
from rich.text import Text

import trailboss
from trailboss.cli.arguments import add_game
from trailboss.cli.build import engine_build
from trailboss.cli.layout import paragraph
from trailboss.cli.output import Screen, print_json, screen
from trailboss.core.rules import Rules
from trailboss.core.tables import Figure
from trailboss.elpaso.rules import ElPasoRules
from trailboss.kansas.rules import KansasRules
from trailboss.titles import Title, rules_of

if TYPE_CHECKING:
    from trailboss.cli.arguments import Commands

# How sure a figure is, the least sure first.
CONFIDENCE = {
    "stand-in": "Stand-ins: not known, chosen so that the game can be played",
    "low": "Low confidence",
    "medium": "Medium confidence",
}


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


# Facts ------------------------------------------------------------------------------------------


def program() -> dict[str, Any]:
    return {"trailboss": trailboss.__version__, "engine": engine_build()}


def title_data(title: Title) -> dict[str, Any]:
    return {
        "game": title.id,
        "name": title.name,
        "players": list(title.players),
        "options": {name: list(values) for name, values in title.options.items()},
    }


def components_of(rules: Rules) -> dict[str, Any]:
    if isinstance(rules, KansasRules):
        from trailboss.cli.kansas.components import components

        return components(rules.tables)
    if isinstance(rules, ElPasoRules):
        from trailboss.cli.elpaso.components import components as of_el_paso

        return of_el_paso(rules.tables)
    return {}


def figures_of(rules: Rules) -> list[Figure]:
    """The figures to check, the least sure first."""
    figures: list[Figure] = list(getattr(getattr(rules, "tables", None), "figures", ()))
    order = list(CONFIDENCE)
    return sorted(
        figures,
        key=lambda figure: (
            order.index(figure.confidence) if figure.confidence in order else len(order)
        ),
    )


def figure_data(figure: Figure) -> dict[str, str]:
    return {
        "table": figure.table,
        "about": figure.about,
        "confidence": figure.confidence,
        "check": figure.check,
    }


# In words ---------------------------------------------------------------------------------------


def program_line() -> str:
    return (
        f"Trailboss {trailboss.__version__}, engine {engine_build()},"
        f" Python {platform.python_version()}"
    )


def player_range(title: Title) -> str:
    return f"{title.players[0]} to {title.players[-1]} players"


def value_words(values: Sequence[Any]) -> str:
    """The values of an option; the first is the usual one."""
    words = {True: "yes", False: "no"}
    names = [words[value] if isinstance(value, bool) else str(value) for value in values]
    return ", ".join([f"{names[0]} (usual)", *names[1:]])


def plain_table() -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(no_wrap=True)
    table.add_column()
    return table


def tell_all(out: Screen, titles: list[Title]) -> None:
    out.print(program_line(), style="quiet")
    out.print()
    table = plain_table()
    for title in titles:
        table.add_row(Text(title.id, style="title"), f"{title.name}, {player_range(title)}")
    out.print(table)
    out.print()
    out.print("trailboss info GAME tells more; trailboss play GAME plays.", style="quiet")


def tell_one(out: Screen, title: Title, rules: Rules) -> None:
    out.print(f"{title.name}  ({title.id})", style="title")
    out.print(f"{player_range(title)}; rules version {rules.version}; {rules.action_count:,} moves")
    out.print(program_line(), style="quiet")
    options = {name: value_words(values) for name, values in title.options.items()}
    for heading, facts in (("OPTIONS", options), ("COMPONENTS", components_of(rules))):
        if facts:
            out.print()
            out.print(heading, style="title")
            shown = plain_table()
            for name, fact in facts.items():
                shown.add_row(name, str(fact))
            out.print(shown)
    tell_figures(out, figures_of(rules))


def tell_figures(out: Screen, figures: list[Figure]) -> None:
    out.print()
    out.print("FIGURES TO CHECK", style="title")
    if not figures:
        out.print("none")
        return
    out.print("Whoever holds the printed game can confirm or correct these.", style="quiet")
    for sure, group in groupby(figures, lambda figure: figure.confidence):
        out.print()
        out.print(CONFIDENCE.get(sure, sure), style="title")
        for figure in group:
            first, *rest = paragraph(f"{figure.about} [{figure.table}.toml]", out.width, 4)
            for line in (Text.assemble("  - ", first[4:]), *rest):
                out.print(line)
            for line in paragraph(f"look at: {figure.check}", out.width, 4, "quiet"):
                out.print(line)
