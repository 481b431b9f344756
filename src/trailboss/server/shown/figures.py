"""The page of a title's figures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, cast

from trailboss.core.message import Message, Name, say
from trailboss.core.schema import names_of
from trailboss.core.tables import Figure
from trailboss.figures import Figures
from trailboss.figures.components import Component, Field
from trailboss.figures.words import effect_words, field_hint, field_name, name_of
from trailboss.server.schema import figures as schema
from trailboss.words import text

Kind = Literal["number", "yes", "text", "choice", "effect", "effects", "numbers", "rows"]
KINDS: dict[str, Kind] = {
    "number": "number",
    "yes": "yes",
    "effect": "effect",
    "[effect]": "effects",
    "[number]": "numbers",
    "rows": "rows",
}


def figures_page(
    figures: Figures, source: str, editable: bool, language: str
) -> schema.FiguresPage:
    def spoken(message: Message) -> str:
        return text(message, language, figures.rules.scopes)

    told = [component_seen(figures, component, spoken) for component in figures.components]
    return schema.FiguresPage(
        game=figures.game,
        name=spoken(say("thing", thing=Name("title", figures.game))),
        version=figures.rules.version,
        source=source,  # type: ignore[arg-type]
        editable=editable,
        count=figures.count,
        confirmed=figures.checked,
        changed=figures.changed,
        others=figures.others,
        components=told,
        rulings=[
            schema.FigureRuling(note=note(figure), confirmed=figure.id in figures.confirmed)
            for figure in figures.rulings
        ],
        effects=sorted(figures.rules.common.programs),
    )


def component_seen(
    figures: Figures, component: Component, spoken: Callable[[Message], str]
) -> schema.FigureComponent:
    before = figures.was(component)
    return schema.FigureComponent(
        path=component.path,
        name=spoken(name_of(figures, component)),
        confidence=cast(schema.Confidence, component.confidence),
        confirmed=figures.is_confirmed(component),
        changed=figures.is_changed(component),
        notes=[note(figure) for figure in component.figures],
        fields=[
            field_seen(figures, component, field, was, spoken)
            for field, was in zip(component.fields, before, strict=True)
        ],
    )


def field_seen(
    figures: Figures,
    component: Component,
    field: Field,
    was: Any,
    spoken: Callable[[Message], str],
) -> schema.FigureField:
    words: list[str] = []
    if "effect" in field.kind:
        lines = field.value if isinstance(field.value, list) else [field.value or ""]
        words = [effect_words(figures.rules, line, spoken) for line in lines]
    hint = field_hint(figures, component, field)
    choices: list[str] = []
    if field.kind.startswith("@"):
        choices = names_of(field.kind[1:], figures.tables)
    elif "|" in field.kind:
        choices = field.kind.split("|")
    return schema.FigureField(
        field=".".join((*component.keys, field.name) if field.name else component.keys),
        label=spoken(field_name(field)),
        kind="choice" if choices else KINDS.get(field.kind, "text"),
        value=field.value,
        was=was,
        optional=field.optional,
        choices=choices,
        words=words,
        hint="" if hint is None else spoken(hint),
    )


def note(figure: Figure) -> schema.FigureNote:
    return schema.FigureNote(
        id=figure.id,
        about=figure.about,
        check=figure.check,
        confidence=cast(schema.Confidence, figure.confidence),
    )
