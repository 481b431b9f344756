"""Rows of recorded games: what they are is pinned, so that it is the same compiled and interpreted,
on every platform, and in the next version. `python -m tests.core.rows` prints the file anew."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import trailboss
from trailboss.game import Game

RECORDS = Path(__file__).parent.parent / "records"
PINNED = Path(__file__).with_name("rows.txt")
SAMPLE = 17  # of the positions of a record one in so many
DIGITS = 16


def names() -> list[str]:
    """Every title, every number of players and both solo opponents are among them."""
    return sorted(str(path.relative_to(RECORDS)) for path in RECORDS.rglob("*.txt"))


def positions(name: str) -> Iterator[Game]:
    """A record at some moments, always in the same game."""
    record = trailboss.load_record((RECORDS / name).read_text(encoding="utf-8"))
    game = trailboss.replay(record, step=0)
    for text in record.moves:
        if game.step % SAMPLE == 0:
            yield game
        game.play(text)
    yield game


def digest(name: str) -> str:
    """All rows, masks and points of a record in one number."""
    found = sha256()
    for game in positions(name):
        rules = game.ruleset
        position = game.state
        encoding = rules.encoding()
        for seat in range(game.players):
            found.update(rules.encode(position, seat))
        if position.seat >= 0:
            mask = bytearray(encoding.move_count)
            encoding.write_mask(rules.legal(position), memoryview(mask), 0)
            found.update(mask)
        found.update(repr(rules.totals(position)).encode())
    return found.hexdigest()[:DIGITS]


if __name__ == "__main__":
    for one in names():
        print(one, digest(one))
