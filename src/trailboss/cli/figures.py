"""`trailboss figures`: a file with the figures to check, to put right; a checklist for paper."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.text import Text

from trailboss.cli.arguments import BadInput, add_figures, add_game, own_figures
from trailboss.cli.info import title_name
from trailboss.cli.layout import paragraph
from trailboss.cli.output import Screen, note, screen
from trailboss.cli.speech import Voice, add_language, said
from trailboss.core.message import say
from trailboss.figures import Figures, figures_of_text
from trailboss.figures.components import Component, Field
from trailboss.figures.words import effect_words, field_name, name_of, value_words
from trailboss.figures.writing import figures_text
from trailboss.titles import Title, game_ids, rules_of

if TYPE_CHECKING:
    from trailboss.cli.arguments import Commands

EMPTY_BOX = "[ ]"
TICKED_BOX = "[x]"
LINE = "________"
NOTHING = "-"


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "figures",
        help="put figures right that could not be confirmed",
        description="Writes a file with every figure that somebody with the printed game should "
        "check: what it is, where to look, and its value. Edited, it is used with --figures by "
        "play, simulate, arena and serve.",
    )
    add_game(parser, optional=True)
    parser.add_argument("--out", metavar="FILE", help="where to write it (standard output)")
    parser.add_argument("--force", action="store_true", help="write over a file that is there")
    parser.add_argument(
        "--check", action="store_true", help="print a checklist for paper; without a game: of all"
    )
    add_figures(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    if arguments.check:
        for game in [arguments.game] if arguments.game else game_ids():
            arguments.game = game
            tell_checklist(screen(), figures_now(arguments))
        return 0
    if arguments.game is None:
        raise BadInput(say("cli-figures-game", known=game_ids()))
    figures = figures_now(arguments)
    voice = Voice(figures.rules.scopes)
    text = figures_text(figures, voice.text)
    if arguments.out is None:
        sys.stdout.write(text)
        return 0
    write(Path(arguments.out), text, arguments.force)
    note(said("cli-figures-written", file=arguments.out, count=figures.count))
    return 0


def figures_now(arguments: argparse.Namespace) -> Figures:
    """Those of the user, or those of the title."""
    rules_of(arguments.game)
    return own_figures(arguments) or figures_of_text("", arguments.game, arguments.game)


def write(path: Path, text: str, force: bool) -> None:
    try:
        with path.open("w" if force else "x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError as error:
        raise BadInput(say("cli-figures-exists", file=str(path))) from error
    except OSError as error:
        problem = error.strerror or str(error)
        raise BadInput(say("cli-figures-write", file=str(path), problem=problem)) from error


# On paper ---------------------------------------------------------------------------------------


def tell_checklist(out: Screen, figures: Figures) -> None:
    voice = Voice(figures.rules.scopes)
    out.print(title_name(Title(figures.rules)), style="title")
    for line in paragraph(
        said("cli-figures-note", count=figures.count, confirmed=figures.checked), out.width, 0
    ):
        out.print(line)
    place = ""
    for component in figures.components:
        where = "; ".join(dict.fromkeys(figure.check for figure in component.figures))
        if where != place:
            place = where
            out.print()
            for line in paragraph(said("figures-look", where=where), out.width, 0, "title"):
                out.print(line)
        tell_component(out, figures, component, voice)
    if figures.rulings:
        out.print()
        out.print(said("cli-figures-rulings"), style="title")
    for figure in figures.rulings:
        box = TICKED_BOX if figure.id in figures.confirmed else EMPTY_BOX
        first, *rest = paragraph(f"{figure.about}  ({figure.check})", out.width, 4)
        out.print(Text.assemble(box, " ", first[4:]))
        for line in rest:
            out.print(line)
    out.print()


def tell_component(out: Screen, figures: Figures, component: Component, voice: Voice) -> None:
    box = TICKED_BOX if figures.is_confirmed(component) else EMPTY_BOX
    name = voice.text(name_of(figures, component))
    sure = said(f"figures-{component.confidence}")
    out.print(Text.assemble(f"{box} {name}", (f"  {sure}", "quiet")))
    plain: list[str] = []
    for field in component.fields:
        label = voice.text(field_name(field))
        if "effect" in field.kind or field.kind == "rows":
            tell_lines(out, figures, label, field, voice)
        else:
            plain.append(f"{label} {shown(field.value)} {LINE}")
    for line in paragraph("   ".join(plain), out.width, 4) if plain else ():
        out.print(line)


def shown(value: Any) -> str:
    if isinstance(value, bool):
        return said("info-yes" if value else "info-no")
    return value_words(value) or NOTHING


def tell_lines(out: Screen, figures: Figures, label: str, field: Field, voice: Voice) -> None:
    """Actions in words, each on a line of its own with room to write."""
    lines = field.value if isinstance(field.value, list) else [field.value or ""]
    for number, entry in enumerate(lines):
        words = value_words(entry)
        if "effect" in field.kind:
            words = effect_words(figures.rules, entry, voice.text)
        told = f"{label} {number + 1}: " if len(lines) > 1 else f"{label}: "
        for line in paragraph(f"{told}{words or NOTHING}  {LINE}{LINE}", out.width, 4):
            out.print(line)
