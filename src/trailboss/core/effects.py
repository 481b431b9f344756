"""The grammar of effects, shared by all games; each game has its own words.

An action in the tables is a line such as

    discard white => money 2
    outlaw or pay 2 => engine 2
    certificate 2 per pairs + money 2 per pairs

`or` parts the alternatives of one action; each alternative is a program, a chain of steps joined by
`+` or, where what is required ends and what is given begins, by `=>`. A step is a word alone, with
an amount (a number, or a thing to count), or with a name.
"""

from __future__ import annotations

from typing import Final

from trailboss.core.errors import TrailbossError

STEP_WIDTH: Final = 3  # operation, amount, counted thing


class EffectError(TrailbossError):
    """A step that is no effect of the game, the line it stands in, and what would be one."""

    def __init__(self, line: str, step: str, known: tuple[str, ...]) -> None:
        super().__init__(f"{line!r}: {step!r} is not an effect; known are {', '.join(known)}")
        self.line = line
        self.step = step
        self.known = known


class Vocabulary:
    """The words of a game: plain ones, ones with an amount, and ones with a name from a list."""

    def __init__(
        self,
        plain: dict[str, int],
        with_amount: dict[str, int],
        with_name: dict[str, tuple[int, tuple[str, ...]]],
        counted: tuple[str, ...],
    ) -> None:
        self.plain = plain
        self.with_amount = with_amount
        self.with_name = with_name
        self.counted = counted  # place 0 is "nothing counted"

    def step(self, step: str, text: str) -> tuple[int, int, int]:
        if step in self.plain:
            return (self.plain[step], 1, 0)
        words = step.split(" ")
        if words[0] in self.with_name and len(words) == 2:
            operation, names = self.with_name[words[0]]
            if words[1] in names:
                return (operation, names.index(words[1]), 0)
        if words[0] in self.with_amount:
            operation = self.with_amount[words[0]]
            if len(words) == 2 and words[1] in self.counted:
                return (operation, 1, self.counted.index(words[1]))
            if len(words) == 2 and is_number(words[1]):
                return (operation, int(words[1]), 0)
            if (
                len(words) == 4
                and is_number(words[1])
                and words[2] == "per"
                and words[3] in self.counted
            ):
                return (operation, int(words[1]), self.counted.index(words[3]))
        raise EffectError(text, step, self.known(words[0]))

    def known(self, word: str) -> tuple[str, ...]:
        """What can be said with a word, or all words if this is none."""
        told = [step for step in self.plain if step.split(" ")[0] == word]
        if word in self.with_name:
            told += [f"{word} {name}" for name in self.with_name[word][1]]
        if word in self.with_amount:
            told.append(f"{word} 1")
            if len(self.counted) > 1:
                told += [f"{word} 1 per {thing}" for thing in self.counted if thing]
        if told:
            return tuple(told)
        words = [step.split(" ")[0] for step in self.plain]
        return tuple(sorted({*words, *self.with_name, *self.with_amount}))

    def program(self, text: str) -> tuple[int, ...]:
        """The steps of a program, STEP_WIDTH integers each."""
        steps: list[int] = []
        for part in text.replace("=>", "+").split("+ "):
            steps.extend(self.step(" ".join(part.split()), text))
        return tuple(steps)


def is_number(text: str) -> bool:
    return text.lstrip("+-").isdecimal()


def alternatives(line: str) -> tuple[str, ...]:
    """The alternatives of one action, each a program by itself."""
    return tuple(part.strip() for part in line.split(" or "))


class Programs:
    """Numbers the programs of the tables as they are met."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.texts: list[str] = []
        self.steps: list[tuple[int, ...]] = []

    def one(self, text: str) -> int:
        """The number of a program; -1 for no text."""
        if text == "":
            return -1
        if text not in self.texts:
            self.steps.append(self.vocabulary.program(text))
            self.texts.append(text)
        return self.texts.index(text)

    def action(self, line: str) -> tuple[int, ...]:
        """The alternatives of an action."""
        return tuple(self.one(text) for text in alternatives(line))

    def actions(self, lines: list[str]) -> tuple[tuple[int, ...], ...]:
        return tuple(self.action(line) for line in lines)
