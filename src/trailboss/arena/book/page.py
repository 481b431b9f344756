"""A page of the book: Markdown, with a picture for every chapter."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from trailboss.arena.book import charts
from trailboss.arena.book.figures import Chapters, Compared, Row
from trailboss.arena.book.reading import Dataset, Seats, gathered, read_seats
from trailboss.arena.book.words import Writer, distinct, options_text
from trailboss.core.errors import TrailbossError
from trailboss.core.message import Name, say

INDEX = "index.md"


class Page:
    """One title with one number of players."""

    def __init__(self, datasets: list[Dataset], language: str) -> None:
        first = datasets[0]
        self.game, self.players = first.page
        self.rules = first.rules
        self.bots = list(dict.fromkeys(bot for one in datasets for bot in one.match["bots"]))
        seats: Seats = read_seats(datasets)
        self.forfeited = seats.forfeited
        self.setups = seats.setups
        self.all = Chapters(seats)
        # By set-up where there are several.
        self.by_setup = [
            Chapters(seats.of_setup(number) if len(self.setups) > 1 else seats)
            for number in range(len(self.setups))
        ]
        self.write = Writer(language, self.rules.scopes)

    @property
    def name(self) -> str:
        return f"{self.game}-{self.players}"

    @property
    def title(self) -> str:
        title = Name("title", self.game)
        return self.write.said("book-title", title=title, players=self.players)

    def to_data(self) -> dict[str, Any]:
        setups = [
            {"options": options, **figures.to_data()}
            for options, figures in zip(self.setups, self.by_setup)
        ]
        return {
            "game": self.game,
            "rules": self.rules.version,
            "players": self.players,
            "bots": self.bots,
            "forfeited": self.forfeited,
            **self.all.to_data(),
            "setups": setups,
        }

    # Markdown ---------------------------------------------------------------------------------

    def markdown(self) -> str:
        return "\n\n".join(self.paragraphs()) + "\n"

    def paragraphs(self) -> Iterator[str]:
        said = self.write.said
        yield f"# {self.title}"
        bots = tuple(f"`{bot}`" for bot in self.bots)
        yield said("book-games", games=self.all.games, bots=bots, version=self.rules.version)
        if self.forfeited:
            yield said("book-forfeited", games=self.forfeited)
        if len(self.setups) == 1:
            yield said("book-setup", options=options_text(self.setups[0]))
        yield said("book-about", parity=self.write.percent(self.all.parity))
        yield f"## {said('book-length')}"
        yield self.length(self.all)
        yield self.picture(charts.RESULTS)
        yield f"## {said('book-points')}"
        yield self.points_table()
        for chapter, rows in self.all.chapters.items():
            yield f"## {said(f'book-{chapter}')}"
            yield self.picture(chapter)
            yield self.chapter_table(rows)
        if len(self.setups) > 1:
            yield from self.setup_paragraphs()

    def picture(self, name: str) -> str:
        return f"![{self.write.said(f'book-{name}')}]({self.name}-{name}.svg)"

    def length(self, figures: Chapters) -> str:
        low, middle, high = (self.write.brief(one) for one in figures.length.quartiles)
        mean = self.write.mean(figures.length.mean)
        return self.write.said("book-lasts", mean=mean, low=low, middle=middle, high=high)

    def points_table(self) -> str:
        said = self.write.said
        rows = [
            [said(f"score-{line.replace(' ', '-')}"), *self.cells(figures)]
            for line, figures in self.all.points.items()
        ]
        rows.append([f"**{said('book-total')}**", *self.cells(self.all.total)])
        return table(["", *self.said("winners", "others", "difference")], rows)

    def chapter_table(self, rows: list[Row]) -> str:
        write = self.write
        heads = self.said(
            *("winners", "others", "difference", "winners-did", "others-did"),
            *("wins", "wins-without", "turn-winners", "turn-others"),
        )
        cells = [
            [
                write.text(row.item.message),
                *self.cells(row.count),
                *map(write.share, (row.winners_did, row.others_did, row.wins, row.wins_without)),
                *map(write.mean, (row.turn.winners, row.turn.others)),
            ]
            for row in rows
        ]
        return table(["", *heads], cells)

    def said(self, *names: str) -> list[str]:
        return [self.write.said(f"book-{name}") for name in names]

    def cells(self, figures: Compared) -> list[str]:
        write = self.write
        return [
            write.mean(figures.winners),
            write.mean(figures.others),
            write.difference(figures.difference),
        ]

    def setup_paragraphs(self) -> Iterator[str]:
        """What differs between the set-ups: for each item how often winners do it in each."""
        said, write = self.write.said, self.write
        yield f"## {said('book-setups')}"
        own = [options_text(options) for options in distinct(self.setups)]
        rows = [
            [
                own[number],
                str(figures.games),
                write.mean(figures.length.mean),
                *self.cells(figures.total),
            ]
            for number, figures in enumerate(self.by_setup)
        ]
        heads = self.said(
            "setup-options", "setup-games", "setup-turns", "winners", "others", "difference"
        )
        yield table(heads, rows)
        yield said("book-setups-about")
        for chapter, items in self.all.chapters.items():
            yield f"### {said(f'book-{chapter}')}"
            cells = [
                [
                    write.text(row.item.message),
                    *(self.of_setup(one.chapters[chapter][at]) for one in self.by_setup),
                ]
                for at, row in enumerate(items)
            ]
            yield table(["", *own], cells)

    def of_setup(self, row: Row) -> str:
        winners = self.write.mean(row.count.winners)
        difference = self.write.difference(row.count.difference)
        return self.write.said("book-setup-cell", winners=winners, difference=difference)


def table(heads: list[str], rows: list[list[str]]) -> str:
    """A Markdown table: names to the left, figures to the right."""
    lines = [heads, ["---", *["---:"] * (len(heads) - 1)], *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def pages_of(folders: list[Path], language: str) -> Iterator[Page]:
    """A page for every title and number of players; all folders are looked at first."""
    for datasets in list(gathered(folders).values()):
        yield Page(datasets, language)


def write_book(pages: list[Page], folder: Path, language: str) -> list[Path]:
    """Write the pages with their pictures, and a list of them; the Markdown files."""
    written: list[Path] = []
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for page in pages:
            charts.draw(page.all, page.write, folder, page.name)
            written.append(folder / f"{page.name}.md")
            written[-1].write_text(page.markdown(), encoding="utf-8")
        lines = [f"- [{page.title}]({page.name}.md)" for page in pages]
        heading = Writer(language, ()).said("book-heading")
        index = folder / INDEX
        index.write_text(f"# {heading}\n\n" + "\n".join(lines) + "\n", encoding="utf-8")
    except OSError as error:
        problem = str(error.strerror or error)
        raise TrailbossError(say("cli-file", file=str(folder), problem=problem)) from error
    return [*written, index]
