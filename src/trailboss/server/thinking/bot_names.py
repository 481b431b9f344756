"""Which bots players may choose, and what they are called."""

from __future__ import annotations

from functools import cache

from trailboss.bots import LEVEL_NAMES, bot, settings_of
from trailboss.core.errors import TrailbossError
from trailboss.core.message import Name, say
from trailboss.core.rules import Rules
from trailboss.server.errors import BadRequest, not_possible
from trailboss.server.running.settings import Settings
from trailboss.words import ENGLISH, text

DEFAULT = "default"
SEARCH_MS = (200, 1000, 3000)
# What a player may set; the others could reach files or processes of the server.
PLAYERS_SETTINGS = ("style", "seed", "ms", "simulations")
NEVER = ("external",)  # starts programs on the server, whatever the settings say
MOST_SIMULATIONS = 20_000
# Think for a few milliseconds at most, unless they are given time.
QUICK = ("random", *LEVEL_NAMES, "champion", "heuristic")


def checked_bot(asked: str, settings: Settings, rules: Rules) -> str:
    """The text of a bot players may have for a title, or an error that says what is wrong."""
    name, _, rest = asked.partition(":")
    if name not in settings.bots or name in NEVER:
        known = tuple(known_bots(settings))
        raise BadRequest(say("refused-no-bot", bot=repr(name), known=known), "unknown-bot")
    try:
        given = settings_of(asked, rest)
        for setting in given:
            if setting not in PLAYERS_SETTINGS:
                facts = {"bot": repr(asked), "setting": repr(setting)}
                raise BadRequest(
                    say("refused-bot-setting", known=PLAYERS_SETTINGS, **facts), "unknown-bot"
                )
        made = bot(asked)
        try:
            made.fits(rules)
        finally:
            made.close()
    except TrailbossError as error:
        raise not_possible(error, "unknown-bot") from error
    for setting, most in (("ms", settings.bot_ms), ("simulations", MOST_SIMULATIONS)):
        if setting in given and int(given[setting]) > most:
            raise BadRequest(
                say("refused-bot-most", bot=repr(asked), setting=setting, most=most), "unknown-bot"
            )
    return asked


def checked_absent(asked: str, settings: Settings, rules: Rules) -> str:
    """Who plays for the absent: `default`, or a bot."""
    return asked if asked == DEFAULT else checked_bot(asked, settings, rules)


def known_bots(settings: Settings) -> list[str]:
    """The kinds of bots that are allowed and installed."""
    found: list[str] = []
    for name in settings.bots:
        if name in NEVER:
            continue
        try:
            bot(name).close()
        except TrailbossError:
            continue
        found.append(name)
    return found


@cache
def fitting_bots(offered: tuple[str, ...], rules: Rules) -> list[str]:
    """Those of them that can play a title."""
    found: list[str] = []
    for name in offered:
        made = bot(name)
        try:
            made.fits(rules)
        except TrailbossError:
            continue
        finally:
            made.close()
        found.append(name)
    return found


def offered_bots(settings: Settings) -> list[str]:
    """Bots to choose from, in the order of the settings: for the search, several times."""
    found: list[str] = []
    for name in known_bots(settings):
        if name == "search":
            found += [f"search:ms={ms}" for ms in SEARCH_MS if ms <= settings.bot_ms]
        else:
            found.append(name)
    return found


def bot_title(bot: str, language: str = ENGLISH) -> str:
    """What a bot is called at the table: as long as a name may be."""
    name, _, rest = bot.partition(":")
    settings = tuple(rest.split(",")) if rest else ()
    return text(say("server-bot", bot=Name("bot", name), settings=settings), language)[:40]


def is_quick(bot: str) -> bool:
    name, _, rest = bot.partition(":")
    return name in QUICK and "ms" not in settings_of(bot, rest)
