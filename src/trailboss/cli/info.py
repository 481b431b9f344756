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
from trailboss.build import engine_build
from trailboss.cli.arguments import add_figures, add_game, own_figures
from trailboss.cli.layout import paragraph
from trailboss.cli.output import Screen, print_json, screen
from trailboss.cli.speech import Voice, add_language, language, said
from trailboss.core.message import Message
from trailboss.core.rules import Rules
from trailboss.core.tables import Figure
from trailboss.families import FAMILIES
from trailboss.figures import Figures, own_file
from trailboss.figures.components import CONFIDENCE, sureness
from trailboss.titles import Title, broken_titles, rules_of

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
    add_figures(parser)
    parser.add_argument("--json", action="store_true", help="print a JSON document")
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    if arguments.game is None:
        titles = trailboss.games()
        if arguments.json:
            told = {"games": [title_data(title) for title in titles], "broken": broken_data()}
            print_json({**program(), **told})
        else:
            tell_all(screen(), titles)
        return 0
    rules = rules_of(arguments.game)
    own = own_figures(arguments)
    if own is not None:
        rules = own.rules
    title = Title(rules)
    if arguments.json:
        print_json(
            {
                **program(),
                **title_data(title),
                "version": rules.version,
                "moves": rules.action_count,
                "components": components_of(rules),
                "figures": [figure_data(figure, own) for figure in figures_of(rules)],
                **({} if own is None else {"own_figures": own_data(own)}),
            }
        )
    else:
        tell_one(screen(), title, rules, own, str(arguments.figures or own_file(rules.id)))
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


def broken_data() -> list[dict[str, str]]:
    """The title folders that cannot be played, and why."""
    return [
        {"folder": broken.folder, "error": broken.error.text(language())}
        for broken in broken_titles()
    ]


def components_of(rules: Rules) -> dict[str, Any]:
    found: dict[str, Message | int] = FAMILIES[rules.family].part("components")(rules)
    voice = Voice(rules.scopes)
    return {
        name: fact if isinstance(fact, int) else voice.text(fact) for name, fact in found.items()
    }


def figures_of(rules: Rules) -> list[Figure]:
    """The figures to check, the least sure first."""
    return sorted(rules.figures, key=lambda figure: sureness(figure.confidence))


def own_data(own: Figures) -> dict[str, Any]:
    """How far somebody has come with the printed game."""
    return {
        "components": own.count,
        "confirmed": own.checked,
        "changed": own.changed,
        "differences": own.differences,
    }


def figure_data(figure: Figure, own: Figures | None) -> dict[str, Any]:
    return {
        "id": figure.id,
        "table": figure.table,
        "about": figure.about,
        "confidence": figure.confidence,
        "check": figure.check,
        "at": list(figure.at),
        "confirmed": own is not None and own.confirms(figure),
    }


# In words ---------------------------------------------------------------------------------------


def program_line() -> str:
    return said(
        "info-program",
        version=trailboss.__version__,
        engine=engine_build(),
        python=platform.python_version(),
    )


def title_name(title: Title) -> str:
    return said(f"title-{title.id}")


def player_range(title: Title) -> str:
    return said("info-players", least=title.players[0], most=title.players[-1])


def value_words(values: Sequence[Any]) -> str:
    """The values of an option; the first is the usual one."""
    words = {True: said("info-yes"), False: said("info-no")}
    names = [words[value] if isinstance(value, bool) else str(value) for value in values]
    return ", ".join([said("info-usual", value=names[0]), *names[1:]])


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
        table.add_row(Text(title.id, style="title"), f"{title_name(title)}, {player_range(title)}")
    out.print(table)
    for broken in broken_titles():
        out.print()
        out.print(said("info-broken", folder=broken.folder), style="title")
        for line in paragraph(broken.error.text(language()), out.width, 2):
            out.print(line)
    out.print()
    out.print(said("info-more"), style="quiet")


def tell_one(out: Screen, title: Title, rules: Rules, own: Figures | None, file: str) -> None:
    out.print(f"{title_name(title)}  ({title.id})", style="title")
    out.print(
        said(
            "info-rules",
            least=title.players[0],
            most=title.players[-1],
            version=rules.version,
            moves=rules.action_count,
        )
    )
    out.print(program_line(), style="quiet")
    options = [(name, value_words(values)) for name, values in title.options.items()]
    voice = Voice(rules.scopes)
    box = [(voice.said(f"box-{name}"), str(fact)) for name, fact in components_of(rules).items()]
    for heading, facts in ((said("info-options"), options), (said("info-components"), box)):
        if facts:
            out.print()
            out.print(heading.upper(), style="title")
            shown = plain_table()
            for name, fact in facts:
                shown.add_row(name, fact)
            out.print(shown)
    tell_figures(out, figures_of(rules), own, file)


def tell_figures(out: Screen, figures: list[Figure], own: Figures | None, file: str) -> None:
    out.print()
    out.print(said("info-figures").upper(), style="title")
    if not figures:
        out.print(said("picture-none"))
        return
    out.print(said("info-figures-note"), style="quiet")
    if own is not None:
        counted = {"confirmed": own.checked, "count": own.count, "changed": own.changed}
        out.print(said("info-figures-own", **counted, file=file))
    for sure, group in groupby(figures, lambda figure: figure.confidence):
        out.print()
        out.print(said(f"info-{sure}") if sure in CONFIDENCE else sure, style="title")
        for figure in group:
            told = f"{figure.about} [{figure.table}.toml]"
            if own is not None and own.confirms(figure):
                told += f" ({said('info-confirmed')})"
            first, *rest = paragraph(told, out.width, 4)
            for line in (Text.assemble("  - ", first[4:]), *rest):
                out.print(line)
            for line in paragraph(f"look at: {figure.check}", out.width, 4, "quiet"):
                out.print(line)
