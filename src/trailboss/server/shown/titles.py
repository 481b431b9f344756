"""The titles and the bots that can be chosen."""

from __future__ import annotations

from collections.abc import Mapping

import trailboss
from trailboss.bots.usual_points import usual_points
from trailboss.core.message import Name, say
from trailboss.server.description.look import look_of, place_of
from trailboss.server.running.settings import Settings
from trailboss.server.schema.figures import TitleFigures
from trailboss.server.schema.tables import BotInfo, GameInfo, Games, Letters, Option
from trailboss.server.tables.building import automa_name
from trailboss.server.thinking.bot_names import bot_title, fitting_bots, offered_bots
from trailboss.titles import Title, rules_of
from trailboss.words import text


def games_seen(
    settings: Settings, figures: Mapping[str, TitleFigures | None], language: str
) -> Games:
    """All titles with their options. `figures` are those of somebody's own, by title."""
    offered = tuple(offered_bots(settings))
    return Games(
        games=[
            GameInfo(
                game=title.id,
                **names_of(title, language),
                family=rules_of(title.id).family,
                vignette=look_of(title.id)["vignette"],
                version=rules_of(title.id).version,
                players=list(title.players),
                options=options_of(title),
                automa=automa_name(title.id) or None,
                bots=fitting_bots(offered, rules_of(title.id)),
                usual_points=usual_points(rules_of(title.id).family),
                figures=figures.get(title.id),
            )
            for title in sorted(trailboss.games(), key=lambda title: place_of(title.id))
        ],
        bots=[BotInfo(bot=bot, name=bot_title(bot, language)) for bot in offered],
    )


def names_of(title: Title, language: str) -> dict[str, str]:
    """What a title is called, in full and in short, and what is said about it."""
    name = Name("title", title.id)
    scopes = rules_of(title.id).scopes
    forms = {"name": "thing", "short": "thing-short", "about": "thing-about"}
    return {key: text(say(form, thing=name), language, scopes) for key, form in forms.items()}


def options_of(title: Title) -> list[Option]:
    letters = rules_of(title.id).option_letters()
    found: list[Option] = []
    for name, values in title.options.items():
        option = Option(name=name, values=list(values))
        if name in letters:
            option.values.pop()  # the same in words
            count, of = letters[name]
            option.letters = Letters(count=count, of=of)
        found.append(option)
    return found
