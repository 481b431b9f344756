"""What the book counts: kinds of moves, told apart by a field, as the codec of a title has them.

A title without a kind has no chapter about it, one whose kind has none of the fields a chapter
without parts; so nothing here knows which titles there are.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from trailboss.core.codec import Codec
from trailboss.core.message import Message, Name, say

# Things that are called by a number or letter, and those that have a name in the title's words.
NUMBERED: Final = ("building", "post", "train")


class Counted(NamedTuple):
    """A chapter: `name` is that of its texts, `fields` say which things a field tells apart."""

    name: str
    kinds: tuple[str, ...]
    fields: dict[str, str]


COUNTED: Final = (
    Counted("buildings", ("build",), {"number": "building", "building": "building"}),
    Counted("workers", ("hire",), {"worker": "worker"}),
    Counted("deliveries", ("deliver",), {"city": "city", "post": "post"}),
    Counted("stations", ("upgrade",), {"station": "station"}),
    Counted("masters", ("master",), {"worker": "worker"}),
    Counted("trains", ("train",), {"card": "train"}),
    Counted("cattle", ("buy",), {"card": "card"}),
    Counted("discs", ("disc",), {"disc": "disc"}),
    Counted("objectives", ("objective", "objective-top"), {}),
    Counted("bonus-tiles", ("bonus-tile", "bonus-top"), {}),
    Counted("hazards", ("hazard",), {}),
    Counted("outlaws", ("outlaw",), {}),
)


class Item(NamedTuple):
    """Something a seat does so many times: all of a chapter, or one value of its field."""

    chapter: str
    thing: str = ""  # what the value is one of
    value: str | None = None  # None: all of the chapter

    @property
    def message(self) -> Message:
        if self.value is None:
            return say("book-all")
        if self.thing in NUMBERED:
            return say(f"book-{self.thing}", name=self.value)
        return say("book-thing", thing=Name(self.thing, self.value))


class Catalogue:
    """The items of a title, and those each of its moves counts for."""

    def __init__(self, codec: Codec) -> None:
        self.items: list[Item] = []
        self.chapters: dict[str, list[int]] = {}  # its items: all, then by value
        self.whole: list[int] = [-1] * codec.count  # by code: the item for all of the chapter
        self.part: list[int] = [-1] * codec.count  # and that for its value; -1: none
        for counted in COUNTED:
            kinds = [kind for kind in codec.kinds if kind.name in counted.kinds]
            if not kinds:
                continue
            numbers = self.chapters[counted.name] = [self.number(Item(counted.name))]
            for kind in kinds:
                for offset in range(kind.size):
                    code = kind.base + offset
                    self.whole[code] = numbers[0]
                    for field, value in codec.values(kind, offset):
                        if field in counted.fields:
                            item = Item(counted.name, counted.fields[field], value)
                            self.part[code] = self.number(item)
                            if self.part[code] not in numbers:
                                numbers.append(self.part[code])
            numbers.sort()

    def number(self, item: Item) -> int:
        if item not in self.items:
            self.items.append(item)
        return self.items.index(item)
