"""Word-making that the games share."""

from __future__ import annotations

import pytest

from trailboss.core import words as w


def test_nouns() -> None:
    assert w.plural("cowboy") == "cowboys"
    assert w.plural("craftsman") == "craftsmen"
    assert w.counted(1, "craftsman") == "1 craftsman"
    assert w.counted(0, "craftsman") == "0 craftsmen"
    assert w.article("engineer") == "an engineer"
    assert w.article("Ayrshire") == "an Ayrshire"
    assert w.article("joker") == "a joker"


def test_first_letters() -> None:
    assert w.first_upper("gain $2") == "Gain $2"
    assert w.first_lower("Gain $2 from Ann") == "gain $2 from Ann"
    assert w.first_upper("") == w.first_lower("") == ""


@pytest.mark.parametrize(
    ("parts", "words"),
    [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")],
)
def test_lists(parts: list[str], words: str) -> None:
    assert w.listed(parts) == words
    assert w.listed(parts, "or") == words.replace(" and ", " or ")


def test_after_a_gain_the_word_is_not_said_again() -> None:
    assert w.listed_steps(["gain $2", "gain 1 card", "gain 3 cards"]) == (
        "gain $2, 1 card and 3 cards"
    )
    assert w.listed_steps(["gain $2", "move", "gain 1 card"]) == "gain $2, move and gain 1 card"
    assert w.listed_steps(["discard", "gain $2"]) == "discard and gain $2"


def test_numbers() -> None:
    assert [w.ordinal(number) for number in (1, 2, 3, 4, 6)] == ["1st", "2nd", "3rd", "4th", "6th"]
    assert w.range_words(0, 0) == "0"
    assert w.range_words(0, 3) == "0 to 3"
    assert w.counted_range(1, "step") == "1 step"
    assert w.counted_range(4, "step") == "1 to 4 steps"
    assert w.up_to(1, "step") == "1 step"
    assert w.up_to(4, "step") == "up to 4 steps"
    assert w.points(-3) == "-3 VP"


def test_money() -> None:
    assert w.price_words(0) == "free of charge"
    assert w.price_words(5) == "for $5"
    assert w.money_left(7, 3) == "; $4 left"
    assert w.money_left(3, 3) == "; $0 left"
    assert w.money_left(3, 0) == ""  # there is no price
    assert w.money_left(3, 4) == ""  # it cannot be paid
    assert w.short_of(8, 3) == "$8 needed, $3 there"
    assert w.too_far(4, 1) == "too far: 4 steps, and 1 step at most"


def test_seats_and_tales() -> None:
    assert w.seat_name(0) == "Seat 1"
    assert w.told("move your herder to your hand") == "move the herder to the hand"


def test_certificates() -> None:
    assert w.certificates_words(2, 4) == "certificates from 2 to 4"
    assert w.certificates_words(4, 4) == "certificates stay at 4"
    assert w.value_words(8, 0, 0) == "breeding value 8"
    assert w.value_words(8, 1, 2) == (
        "breeding value 8 + 1 certificate + 2 permanent certificates = 11"
    )
