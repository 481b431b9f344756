"""Moves and results of a match as Parquet: `games.parquet` and `moves.parquet`.

The moves come from the state of the match; what else stands in the table (who could have moved
where, notation) is found by playing the games again, which also proves that they replay.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

from trailboss.arena.match import GameResult, Match, categories, chance_seed
from trailboss.arena.state import identity
from trailboss.arena.targets import check_folder_to_be
from trailboss.core.errors import TrailbossError
from trailboss.core.rules import Rules
from trailboss.core.source import SeededSource

GAMES = "games.parquet"
MOVES = "moves.parquet"
MATCH = b"trailboss arena"  # the key of the match in the files' metadata
AT_ONCE = 64  # games written together


def check_folder(folder: Path, match: Match) -> None:
    """Refuse to write over the games of another match, or where nothing can be written."""
    import pyarrow as pa
    from pyarrow import parquet

    check_folder_to_be(folder)
    for name in (GAMES, MOVES):
        path = folder / name
        if not path.exists():
            continue
        try:
            known = parquet.read_schema(path).metadata or {}
        except (OSError, pa.ArrowInvalid) as error:
            raise TrailbossError(
                f"{path} is there and cannot be read; name another folder"
            ) from error
        if known.get(MATCH) != about(match):
            raise TrailbossError(f"{path} is of another match; name another folder")


def about(match: Match) -> bytes:
    return json.dumps(identity(match), sort_keys=True).encode()


def write_dataset(folder: Path, match: Match, results: Iterable[tuple[int, GameResult]]) -> None:
    """Write both tables; each appears under its name only when it is whole."""
    import pyarrow as pa
    from pyarrow import parquet

    rules = match.rules
    tables: dict[str, Any] = {
        GAMES: games_schema(match),
        MOVES: moves_schema(match),
    }
    parts = {name: folder / (name + ".part") for name in tables}
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with ExitStack() as open_files:
            writers = {
                name: open_files.enter_context(
                    parquet.ParquetWriter(parts[name], schema, compression="zstd")
                )
                for name, schema in tables.items()
            }
            for batch in batches(results):
                rows: dict[str, list[dict[str, Any]]] = {name: [] for name in tables}
                for index, result in batch:
                    rows[GAMES].append(game_row(match, index, result))
                    rows[MOVES].extend(move_rows(rules, match, index, result))
                for name, schema in tables.items():
                    writers[name].write_table(pa.Table.from_pylist(rows[name], schema))
        for name, part in parts.items():
            part.replace(folder / name)
    except OSError as error:
        raise TrailbossError(f"{folder} cannot be written: {error.strerror or error}") from error
    finally:
        for part in parts.values():
            with suppress(OSError):  # what went wrong before is what is told
                part.unlink()


def batches(
    results: Iterable[tuple[int, GameResult]],
) -> Iterator[list[tuple[int, GameResult]]]:
    batch: list[tuple[int, GameResult]] = []
    for one in results:
        batch.append(one)
        if len(batch) == AT_ONCE:
            yield batch
            batch = []
    if batch:
        yield batch


# Columns ----------------------------------------------------------------------------------------


def games_schema(match: Match) -> Any:
    import pyarrow as pa

    sheet = pa.struct([pa.field(category, pa.int32()) for category in categories(match)])
    return pa.schema(
        [
            pa.field("game", pa.int32(), nullable=False),
            pa.field("block", pa.int32(), nullable=False),
            pa.field("seed", pa.uint64(), nullable=False),
            pa.field("seats", pa.list_(pa.string()), nullable=False),
            pa.field("turns", pa.int32(), nullable=False),
            pa.field("decisions", pa.int32(), nullable=False),
            pa.field("scores", pa.list_(sheet), nullable=False),
            pa.field("totals", pa.list_(pa.int32()), nullable=False),
            pa.field("winners", pa.list_(pa.int8()), nullable=False),
            pa.field("margins", pa.list_(pa.int32()), nullable=False),
            pa.field("forfeits", pa.list_(pa.string()), nullable=False),
        ],
        metadata={MATCH: about(match)},
    )


def moves_schema(match: Match) -> Any:
    import pyarrow as pa

    words = pa.dictionary(pa.int32(), pa.string())
    return pa.schema(
        [
            pa.field("game", pa.int32(), nullable=False),
            pa.field("step", pa.int32(), nullable=False),
            pa.field("turn", pa.int32(), nullable=False),
            pa.field("seat", pa.int8(), nullable=False),
            pa.field("code", pa.int32(), nullable=False),
            pa.field("notation", words, nullable=False),
            pa.field("legal", pa.list_(pa.int32()), nullable=False),
            pa.field("bot", words, nullable=False),
            pa.field("ms", pa.float64()),
        ],
        metadata={MATCH: about(match)},
    )


def game_row(match: Match, index: int, result: GameResult) -> dict[str, Any]:
    reasons = {forfeit.seat: forfeit.reason for forfeit in result.forfeits}
    return {
        "game": index,
        "block": match.block(index),
        "seed": chance_seed(match, match.block(index)),
        "seats": match.seating(index) + match.automas,
        "turns": result.turns,
        "decisions": result.decisions,
        "scores": result.scores,
        "totals": result.totals,
        "winners": result.winners,
        "margins": result.margins,
        "forfeits": [reasons.get(seat) for seat in range(len(result.scores))],
    }


def move_rows(
    rules: Rules, match: Match, index: int, result: GameResult
) -> Iterator[dict[str, Any]]:
    """The moves of a game, played again."""
    seating = match.seating(index)
    source = SeededSource(chance_seed(match, match.block(index)))
    position = rules.start(match.players, match.options, source)
    for step, (seat, code, spent) in enumerate(result.moves):
        legal = rules.legal(position)
        if position.seat != seat or code not in legal:
            raise TrailbossError(f"game {index} of the match does not replay at step {step}")
        yield {
            "game": index,
            "step": step,
            "turn": position.turn,
            "seat": seat,
            "code": code,
            "notation": rules.codec.texts[code],
            "legal": legal,
            "bot": seating[seat],
            "ms": spent,
        }
        rules.apply(position, code, source)
    if [sheet.lines for sheet in rules.scores(position)] != result.scores:
        raise TrailbossError(f"game {index} of the match replays to other scores")
