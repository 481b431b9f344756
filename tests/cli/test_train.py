"""`trailboss train`: bad input gives one sentence, with or without PyTorch."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Command
from tests.learn.conftest import TINY
from trailboss.extras import EXTRAS


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((), "required: RUN.toml"),
        (("/nowhere.toml",), "the run file /nowhere.toml cannot be read: No such file"),
        (("RUN", "--minutes", "0"), "--minutes is above 0, not 0.0"),
        (("RUN", "--minutes", "nan"), "--minutes is above 0, not nan"),
        (("RUN", "--minutes", "x"), "--minutes: invalid float value"),
        (("RUN", "--plot", "curves.txt"), "a picture ends in .png or .svg"),
        (("RUN", "--folder", "FILE/x"), "cannot be written to: Not a directory"),
        (("RUN", "--folder", "NEW", "--resume"), "has no checkpoint to go on from"),
        (("BAD",), "run file bad: there is no hours"),
    ],
)
def test_bad_input(
    command: Command,
    words: tuple[str, ...],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(EXTRAS, "learn", ())
    (tmp_path / "tiny.toml").write_text(TINY.format(minutes=1), encoding="utf-8")
    (tmp_path / "bad.toml").write_text("hours = 1", encoding="utf-8")
    (tmp_path / "file").write_text("")
    given = {"RUN": "tiny.toml", "BAD": "bad.toml", "FILE": "file", "NEW": "new"}
    made = [
        str(tmp_path / given[word.split("/")[0]]) + word[len(word.split("/")[0]) :]
        if word.split("/")[0] in given
        else word
        for word in words
    ]
    run = command("train", *made)
    assert run.status == 2
    assert run.out == ""
    assert run.err.startswith("trailboss: ")
    assert run.err.count("\n") == 1
    assert said in run.err


def test_without_pytorch(command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EXTRAS, "learn", ("no_such_module",))
    path = tmp_path / "tiny.toml"
    path.write_text(TINY.format(minutes=1), encoding="utf-8")
    run = command("train", str(path), "--folder", str(tmp_path / "f"), "--language", "de")
    assert run.status == 2
    assert "braucht no_such_module" in run.err
    assert not (tmp_path / "f").exists()
