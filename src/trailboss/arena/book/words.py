"""The figures of the book as texts, in a language."""

from __future__ import annotations

from trailboss.arena.statistics import Interval
from trailboss.core.message import Arg, Message, say, spoken


class Writer:
    """Says things with the words of a title."""

    def __init__(self, language: str, scopes: tuple[str, ...]) -> None:
        self.language = language
        self.scopes = scopes

    def text(self, message: Message) -> str:
        return spoken(message, self.language, self.scopes)

    def said(self, id: str, /, **args: Arg) -> str:
        return self.text(say(id, **args))

    def number(self, figure: float | None) -> str:
        return self.said("book-nothing") if figure is None else self.said("book-number", n=figure)

    def brief(self, figure: float) -> str:
        """A number without decimals that say nothing."""
        whole = figure == int(figure)
        return self.said("book-whole", n=figure) if whole else self.number(figure)

    def mean(self, figure: Interval) -> str:
        """A mean with its interval."""
        if figure.low is None or figure.high is None:
            return self.number(figure.figure)
        return self.said(
            "book-interval", figure=self.number(figure.figure), **self.ends(figure.low, figure.high)
        )

    def difference(self, figure: Interval) -> str:
        """The same with its sign, stressed where the interval leaves zero out."""
        words = self.mean(figure)
        if figure.figure is not None and figure.figure > 0:
            words = f"+{words}"
        if figure.low is None or figure.high is None or figure.low <= 0 <= figure.high:
            return words
        return f"**{words}**"

    def share(self, figure: Interval) -> str:
        """A share in percent with its interval."""
        if figure.figure is None or figure.low is None or figure.high is None:
            return self.said("book-nothing")
        return self.said(
            "book-interval",
            figure=self.percent(figure.figure),
            low=self.said("book-percent", n=100 * figure.low),
            high=self.said("book-percent", n=100 * figure.high),
        )

    def percent(self, share: float) -> str:
        return self.said("book-percent-sign", n=100 * share)

    def ends(self, low: float, high: float) -> dict[str, Arg]:
        return {"low": self.number(low), "high": self.number(high)}


def options_text(options: dict[str, object]) -> str:
    """Options as they are typed."""
    return ", ".join(f"`{name}={typed(value)}`" for name, value in options.items())


def typed(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def distinct(setups: list[dict[str, object]]) -> list[dict[str, object]]:
    """Of the options of several set-ups those that differ."""
    names = dict.fromkeys(name for options in setups for name in options)
    differ = [
        name for name in names if any(other.get(name) != setups[0].get(name) for other in setups)
    ]
    return [{name: options[name] for name in differ if name in options} for options in setups]
