"""`trailboss bench`: figures, and the comparison with an earlier run."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Command
from trailboss.bench import measures

QUICK = ("bench", "--seconds", "0.01")


def measured(command: Command, *more: str) -> tuple[int, dict[str, Any]]:
    run = command(*QUICK, "--json", *more)
    return run.status, json.loads(run.out)


def saved(folder: Path, factor: float, data: dict[str, Any]) -> str:
    """A file of an earlier run whose figures were better by a factor."""
    changed = json.loads(json.dumps(data))
    for entry in changed["measures"]:
        entry["figure"] *= factor if entry["more_is_better"] else 1 / factor
    path = folder / f"run-{factor}.json"
    path.write_text(json.dumps(changed), encoding="utf-8")
    return str(path)


def test_every_figure_is_measured_five_times(command: Command) -> None:
    status, data = measured(command)
    assert status == 0
    assert [entry["id"] for entry in data["measures"]] == [measure.id for measure in measures()]
    for entry in data["measures"]:
        assert len(entry["runs"]) == 5
        assert entry["figure"] == sorted(entry["runs"])[2]
        assert entry["figure"] > 0
    assert data["machine"]["engine"] in ("compiled", "interpreted")
    assert {"processor", "python", "commit"} <= set(data["machine"])


def test_a_loss_of_more_than_a_quarter_is_a_failure(command: Command, tmp_path: Path) -> None:
    _, data = measured(command)
    status, slower = measured(command, "--compare", saved(tmp_path, 1000.0, data))
    assert status == 1
    assert all(change < -0.9 for change in slower["changes"].values())
    status, faster = measured(command, "--compare", saved(tmp_path, 0.001, data))
    assert status == 0
    assert all(change > 0 for change in faster["changes"].values())


def test_the_table_shows_the_change(command: Command, tmp_path: Path) -> None:
    _, data = measured(command)
    run = command(*QUICK, columns=120)
    assert run.status == 0
    assert "target" in run.out
    run = command(*QUICK, "--compare", saved(tmp_path, 1000.0, data), columns=120)
    assert run.status == 1
    assert "slower" in run.out
    for measure in measures():
        assert measure.what.split(",")[0] in run.out


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (None, "cannot be read"),
        ("{", "is not a run saved with"),
        ('{"measures": [{"id": 3}]}', "is not a run saved with"),
        ('{"measures": [{"id": "copy", "figure": 0}]}', "is not a run saved with"),
    ],
)
def test_files_that_are_no_run(
    command: Command, tmp_path: Path, content: str | None, said: str
) -> None:
    path = tmp_path / "run.json"
    if content is not None:
        path.write_text(content, encoding="utf-8")
    run = command(*QUICK, "--compare", str(path))
    assert run.status == 2
    assert said in run.err
    assert run.err.count("\n") == 1


def test_a_time_that_cannot_be(command: Command) -> None:
    run = command("bench", "--seconds", "0")
    assert run.status == 2
    assert "--seconds is above 0" in run.err
