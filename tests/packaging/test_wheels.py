"""The wheel, compiled and pure, installed into a clean environment.

The compiled wheel is the one `make setup` built and left in dist/; the pure one is built here from
the same source.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

from trailboss.words import languages

ROOT = Path(__file__).parent.parent.parent

GAME = """
import json, trailboss
from trailboss.core import pile
game = trailboss.new_game("second-edition", players=3, seed=5)
while not game.over:
    game.play(game.legal[len(game.legal) // 2])
print(json.dumps({
    "engine": "interpreted" if pile.__file__.endswith(".py") else "compiled",
    "moves": game.step,
    "scores": [sheet.total for sheet in game.scores()],
}))
"""


def clean_environment() -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("TRAILBOSS")}
    kept.pop("PYTHONPATH", None)
    return kept


def run(*command: str, **more: str) -> str:
    result = subprocess.run(
        command,
        env={**clean_environment(), **more},
        cwd="/",
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


@pytest.fixture(scope="session")
def pure_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    source = tmp_path_factory.mktemp("source") / "trailboss"
    shutil.copytree(
        ROOT, source, ignore=shutil.ignore_patterns(".*", "build", "dist", "*.egg-info")
    )
    target = tmp_path_factory.mktemp("wheel")
    run(
        *(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"),
        *("--wheel-dir", str(target), str(source)),
        TRAILBOSS_PURE="1",
    )
    return next(target.glob("*.whl"))


def installed(wheel: Path, folder: Path) -> Path:
    """A fresh environment with nothing but the wheel and what it asks for."""
    venv.create(folder, with_pip=True)
    python = folder / "bin" / "python"
    run(str(python), "-m", "pip", "install", "--quiet", str(wheel))
    return folder / "bin"


def check(binaries: Path, engine: str) -> dict[str, object]:
    told = json.loads(run(str(binaries / "trailboss"), "info", "--json"))
    assert told["engine"] == engine
    played: dict[str, object] = json.loads(run(str(binaries / "python"), "-c", GAME))
    assert played["engine"] == engine
    return played


def test_the_wheel_holds_rules_and_texts_in_every_language(pure_wheel: Path) -> None:
    rules = ROOT / "docs" / "rules"
    pages = {f"trailboss/server/rules/{page.relative_to(rules)}" for page in rules.rglob("*.md")}
    assert len(pages) == 4 * len(languages())
    source = ROOT / "src"
    texts = {str(file.relative_to(source)) for file in source.rglob("words/catalogues/*/*.ftl")}
    assert {Path(text).parent.name for text in texts} == set(languages())
    with zipfile.ZipFile(pure_wheel) as wheel:
        assert pages | texts <= set(wheel.namelist())


def test_the_wheel_holds_the_networks_with_their_cards(pure_wheel: Path) -> None:
    with zipfile.ZipFile(pure_wheel) as wheel:
        held = {name for name in wheel.namelist() if name.startswith("trailboss/bots/networks/")}
    names = {f"trailboss/bots/networks/{family}" for family in ("kansas", "el-paso")}
    assert held == {name + ending for name in names for ending in (".safetensors", ".json")}


def test_both_wheels_install_and_play_the_same_game(pure_wheel: Path, tmp_path: Path) -> None:
    wheels = list((ROOT / "dist").glob("trailboss-*.whl"))
    assert len(wheels) == 1, "make setup leaves one wheel in dist/"
    assert pure_wheel.name.endswith("-none-any.whl")
    pure = check(installed(pure_wheel, tmp_path / "pure"), "interpreted")
    if wheels[0].name.endswith("-none-any.whl"):
        pytest.skip("no compiler on this machine: the wheel in dist/ is the pure one")
    compiled = check(installed(wheels[0], tmp_path / "compiled"), "compiled")
    assert {**compiled, "engine": ""} == {**pure, "engine": ""}
