"""Moves: code, fields and notation lead to each other, for every move of every game."""

from __future__ import annotations

import pytest

import trailboss
from trailboss.core.codec import Codec, Move, MoveKind
from trailboss.core.errors import InvalidMove
from trailboss.titles import rules_of

GAMES = [title.id for title in trailboss.games()]


def small() -> Codec:
    return Codec(
        (
            MoveKind("pass", "pass"),
            MoveKind(
                "hire",
                "hire {who} in row {row}",
                (("row", ("1", "2")), ("who", ("cowboy", "builder", "engineer"))),
            ),
            MoveKind("go", "go to {place}", (("place", ("A", "B")),)),
        )
    )


def test_codes_run_in_order_the_last_field_fastest() -> None:
    codec = small()
    assert codec.count == 1 + 6 + 2
    assert codec.texts == [
        "pass",
        "hire cowboy in row 1",
        "hire builder in row 1",
        "hire engineer in row 1",
        "hire cowboy in row 2",
        "hire builder in row 2",
        "hire engineer in row 2",
        "go to A",
        "go to B",
    ]
    assert codec.fields(5) == {"kind": "hire", "row": "2", "who": "builder"}
    assert codec.encode({"kind": "hire", "row": "2", "who": "builder"}) == 5
    assert codec.kind(8).name == "go"
    assert codec.parse("  go   to B ") == 8


@pytest.mark.parametrize("game", GAMES)
def test_every_move_of_a_game_goes_round(game: str) -> None:
    codec = rules_of(game).codec
    assert codec.count == rules_of(game).action_count == len(set(codec.texts))
    for code in range(codec.count):
        text = codec.text(code)
        fields = codec.fields(code)
        assert codec.parse(text) == code
        assert codec.encode(fields) == code
        assert codec.kind(code).name == fields["kind"]
        assert text == " ".join(text.split())
        assert "\n" not in text
        move = Move(code, codec)
        assert (move.code, str(move), move.fields) == (code, text, fields)


@pytest.mark.parametrize("code", [-1, 9, 1000])
def test_codes_out_of_range(code: int) -> None:
    codec = small()
    for ask in (codec.text, codec.fields, codec.kind):
        with pytest.raises(InvalidMove, match=f"run from 0 to 8; {code} is none"):
            ask(code)


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("hire wizard in row 1", "begin with 'hire' look like 'hire cowboy in row 1'"),
        ("fly to the moon", "begins with one of go, hire, pass"),
        ("", "begins with one of go, hire, pass"),
        ("Pass", "begins with one of go, hire, pass"),
    ],
)
def test_notation_that_is_no_move(text: str, hint: str) -> None:
    with pytest.raises(InvalidMove) as error:
        small().parse(text)
    assert repr(text) in str(error.value)
    assert hint in str(error.value)


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"kind": "fly"}, "'fly' is no kind of move; there are pass, hire, go"),
        ({}, "None is no kind of move"),
        ({"kind": "go"}, "go needs place to be one of A, B; got None"),
        ({"kind": "go", "place": "C"}, "go needs place to be one of A, B; got 'C'"),
        ({"kind": "hire", "row": "2"}, "hire needs who to be one of"),
    ],
)
def test_fields_that_are_no_move(fields: dict[str, str], message: str) -> None:
    with pytest.raises(InvalidMove) as error:
        small().encode(fields)
    assert message in str(error.value)


def test_two_moves_cannot_be_written_alike() -> None:
    with pytest.raises(AssertionError):
        Codec((MoveKind("a", "go"), MoveKind("b", "go")))


def test_moves_compare_within_their_codec() -> None:
    codec = small()
    assert Move(3, codec) == Move(3, codec)
    assert Move(3, codec) != Move(4, codec)
    assert Move(3, codec) != Move(3, small())
    assert Move(3, codec) != 3
    assert sorted([Move(4, codec), Move(2, codec)])[0].code == 2
    assert len({Move(3, codec), Move(3, codec)}) == 1
    assert repr(Move(8, codec)) == "Move(8: go to B)"
