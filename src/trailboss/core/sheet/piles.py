"""Fields that are the same in all games: piles of cards, displays, a player's deck."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from trailboss.core.deck import Deck
from trailboss.core.message import say
from trailboss.core.pile import named, put
from trailboss.core.sheet.reading import Eyes, Field, Get, Put, Reader
from trailboss.core.sheet.shapes import UNKNOWN, Counts, Number, Places, Text
from trailboss.core.sheet.supply import Supply
from trailboss.core.source import Source

CARDS: Final = "cards"

Pile = list[int]
Which = Callable[[Any, int], Pile]


def put_pile(
    reader: Reader, supply: Supply, pile: Pile, data: dict[str, int], allowed: frozenset[int]
) -> None:
    """Lay what somebody has named into a pile, and leave the rest open."""
    for name, count in data.items():
        if name == UNKNOWN:
            supply.leave_open(reader, count, allowed, lambda kind: put(pile, kind))
        else:
            kind = supply.names.index(name)
            supply.place(reader, kind, count)
            put(pile, kind, count)


def pile_field(
    key: str,
    supply: str,
    names: tuple[str, ...],
    which: Which,
    allowed: frozenset[int] | None = None,
    usual: dict[str, int] | None = None,
    shown: bool = True,
    only: frozenset[int] | None = None,
) -> Field:
    """A pile that lies in the open, or whose contents anybody can count out. `allowed`: kinds that
    cards left open can be. Not `shown`: it is whatever is left. `only`: kinds that can be there."""

    def get(s: Any, seat: int, eyes: Eyes) -> Any:
        return named(which(s, seat), names) if shown else None

    def put_here(reader: Reader, s: Any, seat: int, data: Any) -> None:
        put_pile(reader, reader.supplies[supply], which(s, seat), data, allowed or frozenset())

    kinds = range(len(names)) if only is None else sorted(only)
    shape = Counts(tuple(names[kind] for kind in kinds), open=allowed is not None)
    return Field(key, shape, get, put_here, {} if shown and usual is None else usual)


def display_field(
    key: str, supply: str, names: tuple[str, ...], which: Which, size: int, first: int = 0
) -> Field:
    """Places of a display; -1 is an empty one. `first`: the kind of the first name."""

    def get(s: Any, seat: int, eyes: Eyes) -> Any:
        return [names[kind - first] if kind >= 0 else None for kind in which(s, seat)]

    def put_here(reader: Reader, s: Any, seat: int, data: Any) -> None:
        display = which(s, seat)
        for at, name in enumerate(data):
            if name is not None:
                display[at] = names.index(name) + first
                reader.supplies[supply].place(reader, display[at])

    return Field(key, Places(names, size), get, put_here, [None] * size)


def number_field(
    key: str,
    name: str,
    most: int = 9999,
    usual: int = 0,
    automa: bool | None = None,
    least: int = 0,
    of_table: bool = False,
) -> Field:
    """A plain attribute of a player, or of the table."""

    def owner(s: Any, seat: int) -> Any:
        return s if of_table else s.players[seat]

    def get(s: Any, seat: int, eyes: Eyes) -> Any:
        return getattr(owner(s, seat), name)

    def put_here(reader: Reader, s: Any, seat: int, data: Any) -> None:
        setattr(owner(s, seat), name, data)

    return Field(key, Number(least, most), get, put_here, usual, automa)


def get_nothing(s: Any, seat: int, eyes: Eyes) -> Any:
    return None


def put_nothing(reader: Reader, s: Any, seat: int, data: Any) -> None:
    """Whoever reads the section takes it from there."""


def name_field() -> Field:
    """What a seat is called."""
    return Field("name", Text(), get_nothing, put_nothing, None, automa=False)


# A player's deck ----------------------------------------------------------------------------------


def face_down(seat: int) -> str:
    return f"face-down {seat}"


def deck_fields(
    names: tuple[str, ...],
    deck: frozenset[int],
    hand: frozenset[int],
    in_hand: frozenset[int],
    draw: str,
) -> tuple[Field, ...]:
    """Hand and draw stack (as the game calls it). Of others the cards of hand and stack are told
    together, and what everybody knows to be in hand. `deck`, `hand`: kinds that can be there;
    `in_hand`: kinds that cards left open can be."""
    in_deck = tuple(names[kind] for kind in sorted(deck))
    hand_names = tuple(names[kind] for kind in sorted(hand))

    def get_together(s: Any, seat: int, eyes: Eyes) -> Any:
        if eyes.see(seat):
            return None
        p = s.players[seat]
        return named([p.hand[kind] + p.draw[kind] for kind in range(len(p.hand))], names)

    def put_together(reader: Reader, s: Any, seat: int, data: Any) -> None:
        totals = [0] * len(names)
        for name, count in data.items():
            kind = names.index(name)
            reader.supplies[CARDS].place(reader, kind, count)
            totals[kind] = count
        reader.supplies[face_down(seat)] = Supply(names, totals)

    def getting(pile: str, known: bool) -> Get:
        def get(s: Any, seat: int, eyes: Eyes) -> Any:
            p: Deck = s.players[seat]
            cards: Pile = getattr(p, pile)
            if eyes.see(seat):
                return named(cards, names)
            found = named(p.known, names) if known else {}
            hidden = cards[-1] - (p.known[-1] if known else 0)
            return {**found, UNKNOWN: hidden} if hidden else found

        return get

    def putting(pile: str, allowed: frozenset[int], told: frozenset[int]) -> Put:
        """`told`: kinds that cards left open can be, if those of the deck are told together."""

        def put_here(reader: Reader, s: Any, seat: int, data: Any) -> None:
            supply = reader.supplies.get(face_down(seat))
            cards = getattr(s.players[seat], pile)
            if supply is None:
                put_pile(reader, reader.supplies[CARDS], cards, data, allowed)
            else:
                put_pile(reader, supply, cards, data, told)

        return put_here

    def get_known(s: Any, seat: int, eyes: Eyes) -> Any:
        return named(s.players[seat].known, names)

    def put_known(reader: Reader, s: Any, seat: int, data: Any) -> None:
        for name, count in data.items():
            put(s.players[seat].known, names.index(name), count)

    return (
        Field("face-down", Counts(in_deck), get_together, put_together, None, automa=False),
        Field(
            "hand",
            Counts(hand_names, open=True),
            getting("hand", True),
            putting("hand", in_hand, hand),
            {},
            automa=False,
        ),
        Field(
            draw,
            Counts(in_deck, open=True),
            getting("draw", False),
            putting("draw", deck, deck),
            {},
            automa=False,
        ),
        Field("known", Counts(hand_names), get_known, put_known, {}, automa=False),
    )


def finish_decks(reader: Reader, s: Any, source: Source, section: Callable[[int], str]) -> None:
    """Deal what was left open in decks whose cards are known together, and see that the cards
    everybody knows to be in hand are there."""
    for seat in range(len(s.players)):
        supply = reader.supplies.get(face_down(seat))
        if supply is not None:
            supply.deal(reader, source)
            reader.at(section(seat), "face-down")
            missing(reader, supply, supply.left())
    if reader.problems:
        return
    for seat, p in enumerate(s.players):
        for kind, count in enumerate(p.known[:-1]):
            if count > p.hand[kind]:
                reader.at(section(seat), "known")
                name = reader.supplies[CARDS].names[kind]
                reader.wrong(
                    say("error-position-known", name=name, count=count, there=p.hand[kind])
                )


def missing(reader: Reader, supply: Supply, left: list[int]) -> None:
    """Things that lie nowhere are wrong."""
    found = tuple(f"{count} {supply.names[kind]}" for kind, count in enumerate(left) if count > 0)
    if found:
        reader.wrong(say("error-position-missing", things=found))
