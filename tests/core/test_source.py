"""Sources of chance: the generator's exact values, fairness, and scripts that go wrong."""

from __future__ import annotations

import pytest

from trailboss.core.errors import TrailbossError
from trailboss.core.pile import draw
from trailboss.core.source import (
    NoSource,
    RecordingSource,
    ScriptedSource,
    SeededSource,
    Source,
)

# The first six words and the 1001st, from a C program of ten lines.
WORDS = {
    0: (0xC4B53E58, 0x67F2A144, 0x0C5E7E09, 0xDD8156BB, 0x0B8527C9, 0x11EDD742, 0x830F8341),
    1: (0x8995DA7F, 0x74442F2C, 0x151A22DD, 0x27696991, 0xA708DAD3, 0x9F9073E8, 0xC527CE53),
    7: (0x90B5EF7F, 0xADE85831, 0x5AF25C1F, 0xE4ADB84B, 0x9A6CE406, 0x050707FF, 0x3A2EBE54),
    0xFFFFFFFFFFFFFFFF: (
        *(0x8DBEB112, 0x90D76B6D, 0xAF367B12, 0xBC7CFC30, 0x67AEC380, 0x0B6E5F1A, 0xC0913ECC),
    ),
    0x123456789ABCDEF0: (
        *(0x82097C50, 0x92F7455E, 0xE3E6A5E8, 0xCF98979A, 0x3ADF5434, 0x8BDF51AD, 0xF90D0005),
    ),
}
WORD = 2**32


class Plain:
    """The generator once more, written from its description."""

    def __init__(self, seed: int) -> None:
        self.state = [seed % WORD, seed // WORD, 0x9E3779B9, 1]
        for _ in range(15):
            self.word()

    def word(self) -> int:
        a, b, c, n = self.state
        t = (a + b + n) % WORD
        turned = c * 2**21 % WORD + c // 2**11
        self.state = [b ^ b // 2**9, c * 9 % WORD, (turned + t) % WORD, (n + 1) % WORD]
        return t

    def below(self, n: int) -> int:
        """All words at or above the greatest multiple of n, counted from below, are thrown away."""
        if n == 1:
            return 0
        while True:
            high, low = divmod(self.word() * n, WORD)
            if low >= WORD % n:
                return high


@pytest.mark.parametrize("seed", WORDS)
def test_known_words(seed: int) -> None:
    source = SeededSource(seed)
    words = [source.word() for _ in range(1001)]
    assert (*words[:6], words[1000]) == WORDS[seed]


@pytest.mark.parametrize("seed", [0, 1, 2, 99, 2**32, 2**63 + 12345])
def test_words_and_numbers_as_described(seed: int) -> None:
    source = SeededSource(seed)
    plain = Plain(seed)
    for n in range(1, 500):
        assert source.word() == plain.word()
        assert source.below(n) == plain.below(n)
    for n in (2**31 + 1, 3 * 2**30, 2**32 - 1):  # where many words are thrown away
        assert [source.below(n) for _ in range(50)] == [plain.below(n) for _ in range(50)]


def test_a_word_that_would_be_unfair_is_thrown_away() -> None:
    source = SeededSource(0)
    source.restore((0, 0, 1, 0))  # the next word is 0, the one after it 1
    assert source.below(6) == (1 + 0 + 9) * 6 // WORD
    assert source.save()[3] == 2, "two words were used"
    source.restore((0xAAAAAAAB, 0, 1, 0))  # low word exactly 2^32 mod 3: just fair
    assert source.below(3) == 2
    assert source.save()[3] == 1


def test_one_possibility_uses_no_chance() -> None:
    source = SeededSource(4)
    before = source.save()
    assert source.below(1) == 0
    assert source.save() == before


@pytest.mark.parametrize("n", [2, 3, 6, 7, 10, 13])
def test_all_numbers_are_equally_likely(n: int) -> None:
    source = SeededSource(2021)
    counts = [0] * n
    for _ in range(1000 * n):
        counts[source.below(n)] += 1
    chi_square = sum((count - 1000) ** 2 / 1000 for count in counts)
    assert chi_square < n - 1 + 4 * (2 * (n - 1)) ** 0.5


def test_cards_are_picked_by_their_number() -> None:
    source = SeededSource(5)
    counts = [0, 0, 0, 0]
    for _ in range(6000):
        counts[source.pick(0, [1, 0, 3, 2, 6])] += 1
    assert counts[1] == 0
    for kind, expected in ((0, 1000), (2, 3000), (3, 2000)):
        assert abs(counts[kind] - expected) < 4 * expected**0.5


def test_saved_words_go_on_the_same_way() -> None:
    source = SeededSource(3)
    source.word()
    saved = source.save()
    first = [source.below(100) for _ in range(20)]
    again = SeededSource(77)
    again.restore(saved)
    assert [again.below(100) for _ in range(20)] == first


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_seeds_out_of_range(seed: int) -> None:
    with pytest.raises(TrailbossError, match="from 0 to 2"):
        SeededSource(seed)


# Scripts ----------------------------------------------------------------------------------------

DRAWS = (("a coin", ("heads", "tails")), ("a card", ("red", "blue", "green")))


def script(*outcomes: int | str) -> ScriptedSource:
    source = ScriptedSource(outcomes)
    source.bind(DRAWS)
    return source


def test_scripted_outcomes_by_name_and_number() -> None:
    source = script("blue", 0, "tails")
    pile = [1, 1, 1, 3]
    assert draw(pile, source, 1) == 1
    assert draw(pile, source, 1) == 0
    assert pile == [0, 0, 1, 1]
    assert source.pick(0, [1, 1, 2]) == 1
    assert source.used == 3


@pytest.mark.parametrize(
    ("outcome", "pile", "message"),
    [
        ("purple", [1, 1, 1, 3], "scripted outcome 1: 'purple' is nothing that a card can give"),
        ("heads", [1, 1, 1, 3], "'heads' is nothing that a card can give"),
        ("blue", [1, 0, 1, 2], "a card cannot give 'blue', only one of red, green"),
        (1, [1, 0, 1, 2], "a card cannot give 1, only one of red, green"),
        (3, [1, 0, 1, 2], "a card cannot give 3, only one of red, green"),
        (-1, [1, 0, 1, 2], "a card cannot give -1, only one of red, green"),
    ],
)
def test_scripted_outcomes_that_cannot_be(
    outcome: int | str, pile: list[int], message: str
) -> None:
    before = pile[:]
    with pytest.raises(TrailbossError) as error:
        draw(pile, script(outcome), 1)
    assert message in str(error.value)
    assert pile == before


def test_a_script_that_is_too_short() -> None:
    source = script("red")
    source.pick(1, [1, 1, 1, 3])
    with pytest.raises(TrailbossError, match="ends after 1 outcomes, but a card has to be drawn"):
        source.pick(1, [0, 1, 1, 2])


def test_a_script_without_names_takes_numbers() -> None:
    assert ScriptedSource([2]).pick(9, [0, 0, 1, 1]) == 2
    with pytest.raises(TrailbossError, match="draw 9 cannot give 1, only one of 2"):
        ScriptedSource([1]).pick(9, [0, 0, 1, 1])


@pytest.mark.parametrize("outcome", ["red", 6, -1])
def test_scripted_numbers(outcome: int | str) -> None:
    assert script(5).below(6) == 5
    with pytest.raises(TrailbossError, match="outcome 1 should be a number below 6"):
        script(outcome).below(6)


# The others -------------------------------------------------------------------------------------


def test_recording_passes_on_and_keeps() -> None:
    recording = RecordingSource(SeededSource(9))
    plain = SeededSource(9)
    got = [recording.below(10), recording.pick(0, [2, 3, 5]), recording.below(4)]
    assert got == [plain.below(10), plain.pick(0, [2, 3, 5]), plain.below(4)]
    assert recording.outcomes == got


def test_no_source_refuses() -> None:
    source: Source = NoSource()
    with pytest.raises(TrailbossError, match="none is possible"):
        source.below(2)
    with pytest.raises(TrailbossError, match="none is possible"):
        source.pick(0, [1, 1])
