"""Moves tried side by side, and how a look ahead spends what it has."""

from __future__ import annotations

import time
from pathlib import Path

import numpy as np
import pytest

from tests.bots.test_champion import champion, view_at
from tests.bots.test_search import middle
from tests.bots.tiny import network_bytes
from trailboss.bots import View, view_of
from trailboss.bots.appraisal import (
    AS_GOOD_AS,
    FEWEST,
    LARGE,
    MOST,
    SMALL,
    Appraised,
    Purse,
    appraised,
    compare,
)
from trailboss.bots.many import Answers, Asked, Many, Rows
from trailboss.bots.network import WIN, Network, network_for, slots_of
from trailboss.bots.tries import (
    FIFTH_TURN,
    NEXT_TURN,
    THE_END,
    THIRD_TURN,
    Ending,
    Table,
    Try,
    abreast,
)
from trailboss.core.rules import Position, Rules
from trailboss.core.source import SeededSource
from trailboss.titles import game_ids, rules_of


@pytest.mark.parametrize("game", game_ids())
def test_many_questions_have_the_answers_of_single_ones(game: str) -> None:
    """Also where two are the same, and fed as what they differ by from one before."""
    rules = rules_of(game)
    network = network_for(rules.encoding(), title=game)
    many = Many(network)
    positions = [middle(game, steps=steps) for steps in (40, 60, 60, 90, 40)]
    rows = [rules.encode(position, position.seat) for position in positions]
    slots = [slots_of(rules, rules.legal(position)) for position in positions]
    like = many.feed(rows[1])
    asked = [Asked(row, some, like) for row, some in zip(rows, slots)]
    answers = many.ask(asked)
    for at, (row, some) in enumerate(zip(rows, slots)):
        logs, values = network.judge(row, some)
        liked = answers.likings[at]
        assert np.allclose(liked - liked.max(), logs - logs.max(), atol=1e-3)
        assert np.allclose(answers.values[at], values, atol=1e-2)
        assert bytes(asked[at].fed.numbers) == row
    assert asked[1].fed is asked[2].fed, "the same question is asked once"


@pytest.mark.parametrize("game", game_ids())
def test_moves_are_tried_in_the_same_positions_with_the_same_luck(game: str) -> None:
    view = view_at(game)
    table = Table(Many(network_for(view.rules.encoding(), title=game)), view.rules)
    for until in (NEXT_TURN, THE_END):
        tries = abreast(view, [view.legal[0], view.legal[0]], 3, SeededSource(1), {})
        table.play([one for group in tries for one in group], until)
        for one, other in tries:
            assert (one.end.margin, one.end.win) == (other.end.margin, other.end.win)
    assert len({one.end.margin for one, _ in tries}) > 1, "positions and luck differ"
    assert all(one.position.seat == -1 for group in tries for one in group)


@pytest.mark.parametrize("game", game_ids())
def test_one_draw_more_leaves_all_others_as_they_are(game: str) -> None:
    view = view_at(game)
    ((one, other),) = abreast(view, view.legal[:2], 1, SeededSource(1), {})
    pile = [5] * 10 + [50]
    extra = [one.source.pick(1, pile) for _ in range(3)]
    assert len(set(extra)) > 1
    assert [one.source.pick(2, pile) for _ in range(9)] == [
        other.source.pick(2, pile) for _ in range(9)
    ]
    assert [other.source.pick(1, pile) for _ in range(3)] == extra
    mine = one.source
    one.position.seat = other.position.seat = 1 - view.seat
    assert one.source is not mine, "each seat has luck of its own"
    assert [one.source.pick(2, pile) for _ in range(9)] == [
        other.source.pick(2, pile) for _ in range(9)
    ]
    ((third, _),) = abreast(view, view.legal[:2], 1, SeededSource(2), {})
    assert [third.source.pick(1, pile) for _ in range(9)] != [
        other.source.pick(1, pile) for _ in range(9)
    ]


@pytest.mark.parametrize(("game", "most"), [("el-paso", 0.25), ("second-edition", 0.08)])
def test_what_two_moves_differ_in_is_hardly_luck(game: str, most: float) -> None:
    """Of what it would be if each had luck of its own. With one generator for all draws in their
    order it would be 0.59 and 0.17."""
    rules = rules_of(game)
    network = network_for(rules.encoding(), title=game)
    apart: list[float] = []
    alone: list[float] = []
    seen = 0
    for steps in range(20, 80, 3):
        position = middle(game, steps=steps, players=1)
        view = view_of(rules, position)
        if len(view.legal) < 2:
            continue
        tries = abreast(view, view.legal[:2], 12, SeededSource(1), {})
        table = Table(Many(network), rules, Many(network.quick))
        table.play([one for group in tries for one in group], NEXT_TURN)
        worths = np.array([[one.end.worth for one in group] for group in tries])
        apart.append(float((worths[:, 0] - worths[:, 1]).var()))
        alone.append(float(worths.var(0).sum()))
        seen += 1
    assert seen >= 8
    assert sum(apart) < most * sum(alone)


class Noting(Many):
    """Notes what it is asked: how many decisions, and whether moves are wanted."""

    def __init__(self, game: str) -> None:
        super().__init__(network_for(rules_of(game).encoding(), title=game))
        self.noted: list[tuple[int, bool]] = []

    def ask(self, asked: list[Asked], moves: bool = True) -> Answers:
        self.noted.append((len(asked), moves))
        return super().ask(asked, moves)


@pytest.mark.parametrize("game", game_ids())
def test_one_network_plays_on_and_the_other_judges(game: str) -> None:
    view = view_at(game)
    judge, player = Noting(game), Noting(game)
    tries = abreast(view, view.legal[:2], 3, SeededSource(1), {})
    Table(judge, view.rules, player).play([one for group in tries for one in group], FIFTH_TURN)
    assert player.noted
    assert all(moves for _, moves in player.noted)
    assert sum(count for count, _ in judge.noted) == 6, "each once, where it ends"
    assert not any(moves for _, moves in judge.noted)
    # The same network in both places gives what it gives alone.
    alone = abreast(view, view.legal[:2], 3, SeededSource(1), {})
    Table(Noting(game), view.rules).play([one for group in alone for one in group], FIFTH_TURN)
    for group, others in zip(tries, alone, strict=True):
        for one, other in zip(group, others, strict=True):
            assert one.end.worth == pytest.approx(other.end.worth, abs=1e-2)
            assert one.played == other.played


def test_the_quick_network_plays_on_for_champion_and_hints(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables: list[tuple[object, object]] = []
    shared: list[bool] = []

    class Told(Table):
        def __init__(self, many: Many, rules: Rules, player: Many | None = None) -> None:
            super().__init__(many, rules, player)
            tables.append((self.many.network, self.player.network))
            shared.append(self.player is self.many)

    monkeypatch.setattr("trailboss.bots.appraisal.Table", Told)
    monkeypatch.setattr("trailboss.bots.champion.SURE", 2.0)
    monkeypatch.setattr("trailboss.bots.appraisal.HARDLY", 1e-30)
    view = view_at("el-paso")
    encoding = view.rules.encoding()
    path = tmp_path / "both.safetensors"
    path.write_bytes(network_bytes(encoding, 1, quick=2))
    network = network_for(encoding, str(path))
    champion(f"samples=2,file={path}").choose(view)
    appraised(network, view, 0, 8, SeededSource(1))
    assert network.quick is not network
    assert tables == [(network, network.quick)] * 2
    # One that has none beside it is fed with a row once.
    alone = Network(network_bytes(encoding, 1), encoding)
    appraised(alone, view, 0, 8, SeededSource(1))
    assert tables[-1] == (alone, alone)
    assert shared == [False, False, True]


class Watched(Table):
    """Notes the turns of whoever is trying."""

    turns: dict[Try, list[int]]

    def settled(self, one: Try) -> bool:
        over = super().settled(one)
        position = one.position
        noted = self.turns.setdefault(one, [one.turn])
        if not over and position.seat == one.seat and position.turn != noted[-1]:
            noted.append(position.turn)
        return over


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize(("until", "turns"), [(NEXT_TURN, 1), (THIRD_TURN, 3), (FIFTH_TURN, 5)])
def test_a_try_is_judged_when_so_many_own_turns_have_begun(
    game: str, until: str, turns: int
) -> None:
    view = view_at(game, 40)
    table = Watched(Many(network_for(view.rules.encoding(), title=game)), view.rules)
    table.turns = {}
    tries = abreast(view, view.legal[:2], 2, SeededSource(3), {})
    table.play([one for group in tries for one in group], until)
    for one, noted in table.turns.items():
        assert len(noted) == turns + 1, "this one, and those that have begun"
        assert one.end.position.turn == noted[-1]
        assert one.end.position.seat == view.seat


@pytest.mark.parametrize(
    ("players", "settings", "until"),
    [
        (2, "samples=3", FIFTH_TURN),
        (2, "ms=1000", FIFTH_TURN),
        (2, "ms=300", FIFTH_TURN),
        (2, "ms=299", NEXT_TURN),
        (3, "samples=3", THIRD_TURN),
        (4, "ms=1000", THIRD_TURN),
    ],
)
def test_how_far_champion_and_hints_look(
    players: int, settings: str, until: str, staged: type[Staged], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trailboss.bots.champion.SURE", 2.0)
    monkeypatch.setattr("trailboss.bots.appraisal.HARDLY", 1e-30)
    monkeypatch.setattr("trailboss.bots.appraisal.PATIENT_MS", 300)  # interpreted it is more
    rules = rules_of("second-edition")
    view = view_of(rules, middle(players=players))
    Staged.worths = dict.fromkeys(view.legal, 0.0)
    champion(settings).choose(view)
    assert set(staged.untils) == {until}
    # So do hints.
    staged.untils.clear()
    name, number = settings.split("=")
    ms, tries = (int(number), 0) if name == "ms" else (1, 8)
    network = network_for(rules.encoding(), title=rules.id)
    appraised(network, view, ms, tries, SeededSource(1))
    assert set(staged.untils) == {until}


@pytest.mark.parametrize(
    ("shares", "tried"),
    [
        ([0.9994, 0.0006], 2),
        ([0.9996, 0.0004], 0),
        ([0.9996, 0.0006], 0),
        ([0.9990, 0.0004], 0),
        ([0.9980, 0.0006, 0.0004], 2),
        ([0.9] + [0.01] * 5, 5),
    ],
)
def test_the_champion_looks_at_moves_it_hardly_likes(
    shares: list[float], tried: int, staged: type[Staged], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Unless it is as good as sure of the best."""
    view = view_at("el-paso", 50)
    legal = view.legal
    assert len(legal) >= len(shares)
    likings = [*shares, *[1e-9] * (len(legal) - len(shares))]
    monkeypatch.setattr(Network, "judge", lambda *_: (np.log(likings), np.zeros(WIN + 1)))
    Staged.worths = dict.fromkeys(legal, 0.0) | {legal[1]: 1000.0}
    choice = champion("samples=9").choose(view)
    assert choice == legal[1 if tried else 0]
    assert (staged.looked[0][0] if staged.looked else 0) == tried


@pytest.mark.parametrize("game", game_ids())
def test_a_try_remembers_the_next_turn(game: str) -> None:
    """Up to then hints tell what changes on the score sheet."""
    view = view_at(game, 40)
    rules = view.rules
    table = Table(Many(network_for(rules.encoding(), title=game)), rules)
    near, far = (
        [one for group in abreast(view, view.legal[:2], 3, SeededSource(3), {}) for one in group]
        for _ in range(2)
    )
    table.play(near, NEXT_TURN)
    table.play(far, FIFTH_TURN)
    for one, other in zip(near, far, strict=True):
        assert one.end.soon is one.end.position
        assert rules.dump(other.end.soon) == rules.dump(one.end.position)
        assert other.end.soon.turn < other.end.position.turn


@pytest.mark.parametrize("game", game_ids())
def test_a_number_of_samples_is_the_same_everywhere(game: str) -> None:
    view = view_at(game)
    choices = [champion("samples=4", seed).choose(view) for seed in range(3)]
    assert choices == [champion("samples=4", seed).choose(view) for seed in range(3)]
    assert set(choices) <= set(view.legal)


class Staged(Table):
    """Moves come to what is said here, more or less."""

    worths: dict[int, float]
    looked: list[tuple[int, int]]  # moves and positions
    untils: list[str]
    there: Position

    def sample(
        self,
        view: View,
        moves: list[int],
        count: int,
        source: SeededSource,
        alike: Rows,
        until: str = NEXT_TURN,
    ) -> list[list[Ending]]:
        self.looked.append((len(moves), count))
        self.untils.append(until)
        found = []
        for _ in range(count):
            noise = source.below(100) / 50 - 1
            found.append(
                [
                    Ending(self.there, 0, self.worths[code] + noise * (1 + code % 3), 0.0, 0.0)
                    for code in moves
                ]
            )
        return found


@pytest.fixture
def staged(monkeypatch: pytest.MonkeyPatch) -> type[Staged]:
    Staged.looked = []
    Staged.untils = []
    monkeypatch.setattr("trailboss.bots.appraisal.Table", Staged)
    Staged.there = middle()
    return Staged


def compared(worths: list[float], likings: list[float], tries: int, enough: float) -> Appraised:
    rules = rules_of("second-edition")
    view = view_of(rules, middle())
    network = network_for(rules.encoding(), title=rules.id)
    Staged.worths = dict(enumerate(worths))
    moves = [Appraised(code, liking) for code, liking in enumerate(likings)]
    return compare(network, view, moves, Purse(0, tries), SeededSource(1), NEXT_TURN, enough)


def test_the_better_half_is_looked_at_longer(staged: type[Staged]) -> None:
    best = compared([0.0, 5.0, 4.0, 8.0, 6.0], [-0.5, -2.0, -3.0, -3.0, -3.0], 600, float("inf"))
    assert best.code == 3
    assert [moves for moves, _ in staged.looked] == sorted(
        (moves for moves, _ in staged.looked), reverse=True
    )
    spent = dict.fromkeys((5, 3, 2), 0)
    for moves, count in staged.looked:
        assert count <= LARGE
        spent[moves] += moves * count
    assert all(180 <= tries <= 202 for tries in spent.values())


def test_the_liking_counts_less_the_more_is_seen(staged: type[Staged]) -> None:
    """A unit of it, which is a logarithm, is worth a point at first, and half of one after as many
    looks as it is as good as."""
    few, many = 2 * AS_GOOD_AS, 800
    assert compared([0.0, 1.0], [-0.1, -3.0], few, float("inf")).code == 0
    assert compared([0.0, 2.0], [-0.1, -3.0], few, float("inf")).code == 1
    assert compared([0.0, 1.0], [-0.1, -3.0], many, float("inf")).code == 1
    assert compared([0.0, 0.01], [-0.1, -3.0], many, float("inf")).code == 0


def test_what_is_settled_is_not_looked_at_longer(staged: type[Staged]) -> None:
    compared([0.0, 9.0], [-0.7, -0.7], 2000, 2.5)
    clear = sum(count for _, count in staged.looked)
    staged.looked.clear()
    compared([0.0, 0.01], [-0.7, -0.7], 2000, 2.5)
    assert FEWEST <= clear < 200 < sum(count for _, count in staged.looked)


def test_time_is_spent_and_not_more() -> None:
    purse = Purse(1000, 0)
    assert purse.count(0.5, 4) == SMALL, "a first glance says how long a try takes"
    purse.spend(SMALL, 4, 0.016)
    assert purse.count(0.5, 4) == 2 * SMALL
    purse.spend(2 * SMALL, 4, 8.0)  # slow: a quarter of a second each
    assert purse.count(1.0, MOST) == 0
    late = Purse(1000, 0, time.perf_counter() - 2)
    late.spend(SMALL, 4, 0.016)
    assert late.count(1.0, 2) == 0
