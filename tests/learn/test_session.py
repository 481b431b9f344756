"""A whole run in small, on the CPU: clone, a few batches, checkpoint, going on, playing."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from tests.bots.test_heuristic import played
from tests.bots.tiny import WIDTH, write_network
from tests.learn.conftest import TINY, quiet
from trailboss.bots import bot
from trailboss.bots.network import network_for
from trailboss.core.batch import Entry
from trailboss.core.errors import TrailbossError
from trailboss.core.message import Message
from trailboss.learn.actors import Actors
from trailboss.learn.clone import collect, play_games, read_examples, write_examples
from trailboss.learn.curves import draw, points_by_opponent, read_log
from trailboss.learn.evaluate import strength
from trailboss.learn.files import learned_before
from trailboss.learn.runfile import RunFile, read_run
from trailboss.learn.session import LOG, Session
from trailboss.titles import rules_of


def trained(run: RunFile, folder: Path, minutes: float, resume: bool = False, **more: Any) -> Any:
    session = Session(run, folder, resume, more.pop("note", quiet), **more)
    try:
        session.begin()
        session.work(minutes)
    finally:
        session.close()
    return session


def test_a_run_from_the_clone_to_a_network_that_plays(
    tiny: Callable[[float], RunFile], tmp_path: Path
) -> None:
    said: list[Message] = []
    first = trained(tiny(1.0), tmp_path, 0.15, note=said.append)
    assert [message.id for message in said[:4]] == [
        "cli-train-collected",
        "cli-train-cloning",
        "cli-train-cloned",
        "cli-train-begins",
    ]
    batches = first.trainer.iteration
    assert batches >= 2
    lines = read_log(tmp_path / LOG)
    assert len(lines) == batches
    assert lines[-1]["pupil"] > 0, "how far it is from what it imitates"
    assert lines[-1]["decisions"] == first.trainer.decisions == batches * 12 * 16
    assert {"entropy", "value", "kl", "explained"} <= set(lines[-1])
    assert (tmp_path / "run.toml").read_text(encoding="utf-8") == first.run.text

    pupil = first.trainer.pupil.player.net.state_dict()
    session = Session(tiny(1.0), tmp_path, True, quiet)
    session.begin()
    session.close()
    assert session.trainer.pupil is not None
    for name, weights in session.trainer.pupil.player.net.state_dict().items():
        assert torch.allclose(weights, pupil[name], atol=1e-2), name

    again = trained(tiny(1.0), tmp_path, 0.03, resume=True)
    assert again.sessions == 2
    assert again.trainer.iteration > batches
    assert again.trainer.decisions > first.trainer.decisions
    assert again.trainer.trained > first.trainer.trained
    assert len(read_log(tmp_path / LOG)) == again.trainer.iteration

    network = tmp_path / "el-paso.safetensors"
    assert again.network_file == network
    read = network_for(again.features.encoding, str(network))
    assert read.card["quick"]["width"] == 8
    assert len(read.quick.entry_bias) == 8
    bots = [bot(f"champion:file={network}", seat) for seat in range(2)]
    assert played("el-paso", bots, 1).seat == -1
    figures = strength("el-paso", 1, {"difficulty": 0}, f"champion:file={network}", [], 2, 1)
    assert figures["games"] == 2
    assert figures["points"] > 0

    draw(tmp_path / LOG, tmp_path / "curves.svg")
    picture = (tmp_path / "curves.svg").read_text(encoding="utf-8")
    assert "<svg" in picture


def test_a_run_can_begin_from_a_network(tmp_path: Path) -> None:
    """Instead of imitating the heuristic; the path is meant from the folder of the run file."""
    write_network(tmp_path / "small.safetensors", rules_of("el-paso").encoding(), names=True)
    text = TINY.format(minutes=1.0).replace(
        "width = 16\nblocks = 1", f"width = {WIDTH}\nblocks = 2"
    )
    path = tmp_path / "further.toml"
    path.write_text(text + '[start]\nnetwork = "small.safetensors"\n', encoding="utf-8")
    run = read_run(path)
    said: list[Message] = []
    session = trained(run, tmp_path / "run", 0.02, note=said.append)
    assert [message.id for message in said[:2]] == ["cli-train-from", "cli-train-begins"]
    assert session.trainer.iteration >= 1
    again = trained(run, tmp_path / "run", 0.02, resume=True)
    assert again.trainer.iteration > session.trainer.iteration
    assert learned_before(tmp_path / "small.safetensors") == {"decisions": 0, "minutes": 0}
    (begun,) = (tmp_path / "run").glob("el-paso.safetensors")
    path.write_text(text + f'[start]\nnetwork = "{begun}"\n', encoding="utf-8")
    third = trained(read_run(path), tmp_path / "third", 0.02)
    known = slice(third.features.count)  # what comes behind is no feature
    weights = third.trainer.pupil.player.net.state_dict()["entry.weight"][:, known]
    before = again.trainer.pupil.player.net.state_dict()["entry.weight"][:, known]
    assert torch.allclose(weights, before, atol=0.05), "it goes on with the quick network, too"
    card = network_for(third.features.encoding, str(third.network_file)).card
    assert card["before"]["decisions"] == again.trainer.decisions


def test_schedules_of_what_was_added(tiny: Callable[[float], RunFile], tmp_path: Path) -> None:
    run = tiny(10.0)
    run.learn.since = 6.0
    session = Session(run, tmp_path, False, quiet)
    try:
        trainer = session.trainer
        rates = []
        for minute in (5, 6, 8, 10):
            trainer.trained = 60.0 * minute
            rates.append(trainer.weights()["rate"])
        first, last = run.learn.rate
        assert rates == pytest.approx([first, first, (first + last) / 2, last])
    finally:
        session.close()


def test_a_run_ends_when_its_time_is_up(tiny: Callable[[float], RunFile], tmp_path: Path) -> None:
    run = tiny(0.02)
    done = trained(run, tmp_path, 5.0)
    assert done.trainer.progress >= 1.0
    batches = done.trainer.iteration
    assert trained(run, tmp_path, 5.0, resume=True).trainer.iteration == batches


def test_going_on_with_a_changed_encoding(tiny: Callable[[float], RunFile], tmp_path: Path) -> None:
    """What has lost its name begins afresh, and the run goes on."""
    trained(tiny(1.0), tmp_path, 0.02)
    state = json.loads((tmp_path / "state.json").read_text(encoding="utf-8"))
    state["inputs"][5] = "a column of before"
    state["moves"][3] = "a move of before"
    (tmp_path / "state.json").write_text(json.dumps(state), encoding="utf-8")
    said: list[Message] = []
    again = trained(tiny(1.0), tmp_path, 0.02, resume=True, note=said.append)
    assert "cli-train-changed" in [message.id for message in said]
    assert again.trainer.iteration > state["iteration"]


def test_examples_can_be_kept(tiny: Callable[[float], RunFile], tmp_path: Path) -> None:
    run = tiny(1.0)
    found = collect(run, 2, tmp_path)
    assert len(found["chosen"]) >= 200
    assert not list(tmp_path.glob("clone-*"))
    masks = found["masks"]
    assert masks[np.arange(len(masks)), found["chosen"]].all(), "what was chosen was legal"
    assert (masks.sum(1) > 1).all(), "there was a choice"
    write_examples(tmp_path / "e.npz", run, found)
    encoding = run.entries()[0].encoding
    again = read_examples(tmp_path / "e.npz", encoding)
    for name, numbers in found.items():
        assert np.array_equal(again[name], numbers), name
    with pytest.raises(TrailbossError, match=r"have the encoding el-paso 1 .* the run has kansas"):
        read_examples(tmp_path / "e.npz", rules_of("second-edition").encoding())
    with pytest.raises(TrailbossError, match="cannot be read"):
        read_examples(tmp_path / "nothing.npz", encoding)
    session = Session(run, tmp_path / "run", False, quiet, tmp_path / "e.npz")
    session.begin()
    session.close()


def test_examples_follow_from_the_seed() -> None:
    entries = [Entry(rules_of("el-paso"), 2, {}, 1)]
    one, other = (play_games(entries, 3, 60, float("inf"), 0.03) for _ in range(2))
    assert one.count == other.count > 0
    assert np.array_equal(one.rows, other.rows)
    assert np.array_equal(one.chosen, other.chosen)


def test_a_process_that_fails_is_noticed() -> None:
    entries = [Entry(rules_of("el-paso"), 2, {}, 1)]
    actors = Actors(entries, 2, 4, 1)
    try:
        actors.send(0)
        actors.wait(0)
        assert actors.rows[0].any()
        actors.actions[0] = -1  # no move
        actors.send(0)
        with pytest.raises(TrailbossError, match="a process that plays games has failed"):
            actors.wait(0)
    finally:
        actors.close()


def test_curves(tmp_path: Path) -> None:
    lines = [
        {"decisions": 10**6 * n, "games": {"a": [2, 10.0 * n, 5.0, 0.5, 90]}} for n in range(1, 4)
    ]
    (tmp_path / "log").write_text("\n".join(map(json.dumps, lines)) + '\n{"cut', encoding="utf-8")
    assert read_log(tmp_path / "log") == lines
    assert points_by_opponent(lines)["a"] == [(1, 10, 5), (2, 20, 5), (3, 30, 5)]
    for name, text in (("empty", ""), ("nothing", None)):
        if text is not None:
            (tmp_path / name).write_text(text)
        with pytest.raises(TrailbossError, match="has no curve yet"):
            read_log(tmp_path / name)
