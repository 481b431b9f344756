"""Sam hires workers: chapter 2S-HI."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.kansas.table import Table
from trailboss.core.events import EV_HIRED
from trailboss.kansas import constants as k

SAM = 1
# Hiring costs by row: 6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4.


def solo(spec: str, *rows: str, placed: int | None = None, **workers: int) -> Table:
    """Sam with these workers (else one of each) and a job market; all rows given are open."""
    t = Table(players=1).no_tokens().jobs(*rows, placed=placed)
    t.workers(SAM, cowboy=1, builder=1, engineer=1).workers(SAM, **workers)
    return t.spec(spec)


def hired(t: Table, card: str) -> tuple[str, int] | None:
    """The type hired with a card and its row, counted from 1."""
    before = t.p(SAM).workers[:]
    jobs = t.s.jobs[:]
    t.sam(card)
    events = [event for event in t.heard if event[0] == EV_HIRED]
    if not events:
        assert "skipped what hire" in t.told
        assert (t.p(SAM).workers, t.s.jobs) == (before, jobs)
        return None
    ((_, seat, worker, row, price),) = events
    assert (seat, price) == (SAM, 0)
    gained = [now - then for now, then in zip(t.p(SAM).workers, before, strict=True)]
    assert gained == [int(kind == worker) for kind in range(3)]
    (cell,) = [cell for cell in range(len(jobs)) if jobs[cell] != t.s.jobs[cell]]
    assert (jobs[cell], t.s.jobs[cell], cell // k.JOB_COLUMNS) == (worker + 1, k.EMPTY, row)
    return t.tables.workers[worker], row + 1


@rule("2S-HI-01")
@pytest.mark.parametrize(("card", "spec"), [("1", "cowboy"), ("6", "engineer"), ("11", "engineer")])
def test_only_rows_above_the_token_are_open(card: str, spec: str) -> None:
    # Row 4 is the cheapest, but the token stands there until it is full.
    rows = ("--", "--", "e-", "e")
    assert hired(solo(spec, *rows), card) == ("engineer", 3)
    assert hired(solo(spec, *rows[:3], "ee"), card) == ("engineer", 4)
    assert hired(solo(spec, "--", "e", placed=3), card) is None


@rule("2S-HI-02")
def test_no_seventh_worker_of_a_type() -> None:
    assert hired(solo("cowboy", "cb", cowboy=6), "1") == ("builder", 1)
    assert hired(solo("cowboy", "cb", cowboy=5), "1") == ("cowboy", 1)
    assert hired(solo("engineer", "ee", engineer=6), "11") is None
    assert hired(solo("engineer", "ee", engineer=5), "11") == ("engineer", 1)
    assert hired(solo("cowboy", "cb", "c-", cowboy=6, builder=6), "1") is None
    # A cheap row that holds only such workers is no row for him.
    assert hired(solo("builder", "cb", "--", "--", "cc", cowboy=6), "1") == ("builder", 1)


@rule("2S-HI-03")
def test_any_type_comes_from_the_cheapest_row() -> None:
    assert hired(solo("cowboy", "c-", "--", "--", "be"), "1") == ("builder", 4)
    assert hired(solo("cowboy", "--", "--", "e-", "--", "c-"), "1") == ("engineer", 3)  # 7 and 7
    assert hired(solo("cowboy", "e-", "c-"), "1") == ("engineer", 1)  # 6 and 6
    assert hired(solo("cowboy", *["c-"] * 10, "e-", "b-"), "1") == ("builder", 12)


@rule("2S-HI-03")
def test_in_the_row_the_specialization_comes_first_then_the_leftmost() -> None:
    assert hired(solo("engineer", "be"), "1") == ("engineer", 1)
    assert hired(solo("engineer", "eb"), "1") == ("engineer", 1)
    assert hired(solo("cowboy", "be"), "1") == ("builder", 1)
    assert hired(solo("cowboy", "-e"), "1") == ("engineer", 1)
    assert hired(solo("cowboy", "be", builder=6), "1") == ("engineer", 1)
    assert hired(solo("builder", "be", builder=6), "1") == ("engineer", 1)


@rule("2S-HI-04")
def test_own_specialization_is_the_cheapest_of_it() -> None:
    assert hired(solo("builder", "bc", "--", "cc", "-b"), "6") == ("builder", 4)
    assert hired(solo("builder", "--", "--", "b-", "cc", "b-"), "6") == ("builder", 3)
    assert hired(solo("engineer", "cc", "cc", "cc", "cc", "cc", "-e"), "6") == ("engineer", 6)
    t = solo("cowboy", "cc")
    assert hired(t, "6") == ("cowboy", 1)
    assert t.s.jobs[:2] == [k.EMPTY, k.COWBOY + 1]


@rule("2S-HI-05")
def test_without_it_the_most_numerous_type() -> None:
    assert hired(solo("cowboy", "bb", "e-", "--", "b-"), "6") == ("builder", 4)
    assert hired(solo("cowboy", "eb", "e-", "--", "b-", "e-"), "6") == ("engineer", 1)
    # Closed rows do not count.
    assert hired(solo("cowboy", "ee", "b-", "b", placed=5), "6") == ("engineer", 1)
    # No room for the spec: the spec itself may be the most numerous type.
    assert hired(solo("cowboy", "cb", "b-", cowboy=6), "6") == ("builder", 1)
    assert hired(solo("cowboy", "cb", "c-", cowboy=6), "6") is None


@rule("2S-HI-05")
def test_equal_numbers_go_to_cowboy_builder_engineer() -> None:
    assert hired(solo("engineer", "bc", "--"), "6") == ("cowboy", 1)
    assert hired(solo("cowboy", "eb", "--"), "6") == ("builder", 1)
    assert hired(solo("builder", "ec", "ec"), "6") == ("cowboy", 1)


@rule("2S-HI-05")
def test_if_that_type_is_full_nothing_happens() -> None:
    assert hired(solo("cowboy", "bb", "e-", builder=6), "6") is None
    assert hired(solo("cowboy", "bb", "e-", builder=5), "6") == ("builder", 1)


@rule("2S-HI-06")
def test_card_11_hires_an_engineer_and_moves_with_the_new_number() -> None:
    t = solo("engineer", "cc", "e-", "e-", "-e", engineer=2)
    assert hired(t, "11") == ("engineer", 4)
    assert t.p(SAM).engine == 3
    t = solo("engineer", "cc", "bb", engineer=2)
    assert hired(t, "11") is None
    assert t.p(SAM).engine == 2


@rule("2S-HI-07")
@pytest.mark.parametrize("worker", ["cowboy", "builder", "engineer"])
def test_actions_of_worker_spaces_do_not_exist(worker: str) -> None:
    # The spaces of players' boards: free hazard and outlaw, builds, a second hire, discards.
    for count in range(1, 6):
        t = solo(worker, worker[0] * 2, worker[0] * 2, **{worker: count})
        t.tile("FLOOD-1", "flood-4-green").tile("OUTLAW-1", "green-outlaw")
        trail = t.s.trail[:]
        assert hired(t, "6") == (worker, 1)
        assert t.p(SAM).workers[t.tables.workers.index(worker)] == count + 1
        assert (t.s.trail, t.p(SAM).taken[-1], t.p(SAM).built) == (trail, 0, 0)
        assert t.p(SAM).engine == 0
        assert (t.game.seat, t.decision) == (0, "phase-a")


@rule("2S-HI-08")
def test_check_1() -> None:
    t = Table(players=1, difficulty="medium", seed=seed_with_builder()).no_tokens()
    assert t.p(SAM).workers == [1, 2, 1]
    assert t.game.observe(0)["automa"]["specialization"] == "builder"
    t.jobs("cc")
    assert hired(t, "1") == ("cowboy", 1)
    assert (t.p(SAM).workers, t.s.spec) == ([2, 2, 1], k.BUILDER)
    assert "spec worker cowboy" not in t.told
    assert hired(t, "1") == ("cowboy", 1)
    assert (t.p(SAM).workers, t.s.spec) == ([3, 2, 1], k.COWBOY)
    assert t.told[-1] == "spec worker cowboy"


def seed_with_builder() -> int:
    seed = 1
    while Table(players=1, seed=seed).s.spec != k.BUILDER:
        seed += 1
    return seed


@rule("2S-HI-08")
@pytest.mark.parametrize("card", ["1", "6", "11"])
def test_the_specialization_follows_after_every_kind_of_hire(card: str) -> None:
    spec = "engineer" if card == "11" else "cowboy"
    t = solo(spec, "ee", cowboy=2, engineer=2 + (card == "11"))
    t.spec(spec)
    assert hired(t, card) == ("engineer", 1)
    # It is his already with card 11; with 2 to 3 he changes with the others.
    assert t.s.spec == k.ENGINEER
    assert ("spec worker engineer" in t.told) == (card != "11")


@rule("2S-HI-08")
def test_the_new_specialization_counts_from_the_next_card() -> None:
    t = solo("builder", "cc", cowboy=2, builder=2)
    t.sam("1")
    assert t.s.spec == k.COWBOY
    assert t.sam("10").told[-1] == ("skipped what card worker builder")


@rule("2S-HI-09")
@pytest.mark.parametrize(("card", "spec"), [("1", "cowboy"), ("6", "cowboy"), ("11", "engineer")])
def test_an_empty_job_market(card: str, spec: str) -> None:
    assert hired(solo(spec, "--", "--"), card) is None
    assert hired(solo(spec, "--", "cc", placed=3), card) is None
