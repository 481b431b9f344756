"""`trailboss train`, and `python -m trailboss.learn` where its packages are missing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.learn.conftest import TINY
from trailboss.cli import main


def test_train_resume_and_plot(run_path: Path, tmp_path: Path, capsys: object) -> None:
    folder = tmp_path / "kept"
    words = ["train", str(run_path), "--folder", str(folder)]
    assert main([*words, "--minutes", "0.02"]) == 0
    assert (folder / "el-paso.safetensors").is_file()
    assert main([*words, "--minutes", "0.02"]) == 2, "nothing is written over"
    picture = tmp_path / "curves.png"
    assert main([*words, "--resume", "--plot", str(picture), "--language", "de"]) == 0
    assert picture.read_bytes().startswith(b"\x89PNG")
    told = capsys.readouterr()  # type: ignore[attr-defined]
    assert told.out == ""
    assert "has a checkpoint already" in told.err
    assert "100 % des Laufs" in told.err


def test_the_module_does_the_same(run_path: Path, tmp_path: Path) -> None:
    folder = tmp_path / "kept"

    def module(*words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "trailboss.learn", str(run_path), "--folder", str(folder)]
        return subprocess.run([*command, *words], capture_output=True, text=True, check=False)

    examples = tmp_path / "e.npz"
    assert module("--collect", str(examples)).returncode == 0
    first = module("--examples", str(examples), "--minutes", "0.02")
    assert first.returncode == 0, first.stderr
    assert "million weights" in first.stdout
    assert "has a checkpoint already" in module().stderr
    run_path.write_text(TINY.format(minutes=0.05).replace("width = 16", "width = 8"), "utf-8")
    wrong = module("--resume", "--minutes", "0.02")
    assert wrong.returncode == 2
    assert "width or blocks have changed" in wrong.stderr
    assert wrong.stderr.count("\n") == 1
