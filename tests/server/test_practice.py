"""Puzzles at a server: the first try counts, and what it was worth is told after the move."""

from __future__ import annotations

from typing import Any

from tests.server.client import Client
from tests.server.test_accounts import refused
from trailboss.coach.puzzles import Puzzle, puzzles

GAME = "second-edition"


def begun(who: Client, puzzle: Puzzle) -> str:
    table: str = who.post(f"/api/practice/{GAME}/{puzzle.id}")["id"]
    return table


def answered(who: Client, table: str, notation: str) -> dict[str, Any]:
    view = who.view(table)
    legal = [move["move"] for move in view["decision"]["legal"]]
    who.move(table, view, legal.index(notation))
    found: dict[str, Any] = who.post(f"/api/tables/{table}/puzzle")
    return found


def test_a_puzzle_is_solved_by_its_first_move(ann: Client) -> None:
    puzzle = puzzles(GAME)[0]
    before = ann.get(f"/api/practice/{GAME}")
    heads = {one["id"]: one for one in before["puzzles"]}
    assert len(heads) == len(puzzles(GAME))
    assert heads[puzzle.id]["solved"] is None
    assert "best" not in heads[puzzle.id]
    table = begun(ann, puzzle)
    assert ann.get(f"/api/tables/{table}")["origin"]["puzzle"] == puzzle.id
    waiting = ann.post(f"/api/tables/{table}/puzzle")
    assert waiting["answer"] is None
    assert waiting["best"] is None
    found = answered(ann, table, puzzle.best)
    assert found["right"]
    assert found["best"]["move"] == puzzle.best
    assert found["line"]
    assert found["change"] > 0
    # Whom a fee goes to is told by the name at this table.
    words = " ".join(one["text"] for one in found["answers"])
    assert "to Champion at" in words
    assert "Seat 1" not in words
    after = ann.get(f"/api/practice/{GAME}")
    assert after["rating"] == found["rating"] > before["rating"]
    assert next(one for one in after["puzzles"] if one["id"] == puzzle.id)["solved"]


def test_only_the_first_try_counts(ann: Client) -> None:
    puzzle = puzzles(GAME)[0]
    wrong = puzzle.answers[-1].move
    table = begun(ann, puzzle)
    found = answered(ann, table, wrong)
    assert not found["right"]
    assert found["cost"] == round(puzzle.answers[-1].cost, 1)
    assert found["change"] < 0
    again = answered(ann, begun(ann, puzzle), puzzle.best)
    assert again["right"]
    assert again["rating"] == found["rating"]
    assert not again["puzzle"]["solved"]


def test_what_is_no_puzzle(ann: Client, bob: Client) -> None:
    with refused(404, "no-such-puzzle"):
        ann.post(f"/api/practice/{GAME}/none")
    with refused(404, "not-found"):
        ann.get("/api/practice/chess")
    table = begun(ann, puzzles(GAME)[0])
    with refused(403, "not-public"):
        bob.post(f"/api/tables/{table}/puzzle")
