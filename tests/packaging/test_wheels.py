"""Source archive and wheels, compiled and pure, installed into clean environments.

The compiled wheel is the one `make setup` built and left in dist/. The pure one is built here, from
the source archive.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tarfile
import urllib.request
import venv
import zipfile
from pathlib import Path

import pytest

import trailboss
from trailboss.words import languages

ROOT = Path(__file__).parent.parent.parent
BUILT_FROM = (
    "src",
    "docs/rules",
    "setup.py",
    "pyproject.toml",
    "MANIFEST.in",
    "README.md",
    "LICENSE",
)

# One opponent that needs nothing, a record, and the same game again.
GAME = """
import json, trailboss
from trailboss.bots import bot
from trailboss.core import pile
game = trailboss.new_game("second-edition", players=3, seed=5)
while not game.over:
    game.play(game.legal[len(game.legal) // 2])
again = trailboss.replay(trailboss.load_record(game.record.to_text()))
bot("heuristic")
print(json.dumps({
    "engine": "interpreted" if pile.__file__.endswith(".py") else "compiled",
    "version": trailboss.__version__,
    "moves": game.step,
    "scores": [sheet.total for sheet in again.scores()],
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


def failed(*command: str, **more: str) -> str:
    """What a command says that cannot do its work."""
    result = subprocess.run(
        command,
        env={**clean_environment(), **more},
        cwd="/",
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode != 0, result.stdout
    return result.stdout + result.stderr


def copied(folder: Path, *without: str) -> Path:
    """What the package is built from."""
    ignored = shutil.ignore_patterns("__pycache__", "*.egg-info", *without)
    for name in BUILT_FROM:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, symlinks=True, ignore=ignored)
        else:
            shutil.copy(ROOT / name, folder / name)
    return folder


SDIST = (sys.executable, "-m", "build", "--sdist", "--no-isolation")


@pytest.fixture(scope="session")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source archive, which holds the built client."""
    source = copied(tmp_path_factory.mktemp("source"))
    target = tmp_path_factory.mktemp("archive")
    run(*SDIST, "--outdir", str(target), str(source))
    return next(target.glob("*.tar.gz"))


@pytest.fixture(scope="session")
def pure_wheel(archive: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("wheel")
    run(
        *(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"),
        *("--no-index", "--wheel-dir", str(target), str(archive)),
        TRAILBOSS_PURE="1",
    )
    return next(target.glob("*.whl"))


@pytest.fixture(scope="session")
def built_wheel() -> Path:
    """The wheel of `make setup`: the compiled one where there is a compiler."""
    wheels = list((ROOT / "dist").glob("trailboss-*.whl"))
    assert len(wheels) == 1, "make setup leaves one wheel in dist/"
    return wheels[0]


def pip(folder: Path, *words: str) -> str:
    """The pip of this Python, at work in another environment: that one need not have one."""
    python = str(folder / "bin" / "python")
    return run(sys.executable, "-m", "pip", "--python", python, *words)


def installed(wheel: Path, folder: Path, extra: str = "") -> Path:
    """A fresh environment with nothing but the wheel, or also what an extra asks for."""
    venv.create(folder)
    install = ("install", "--quiet", "--no-compile")  # what is imported is compiled then
    if extra:
        pip(folder, *install, f"{wheel}[{extra}]")
    else:
        pip(folder, *install, "--no-index", str(wheel))
    return folder / "bin"


def played(binaries: Path, engine: str) -> dict[str, object]:
    game: dict[str, object] = json.loads(run(str(binaries / "python"), "-c", GAME))
    assert game.pop("engine") == engine
    assert game["version"] == trailboss.__version__
    return game


def test_without_the_built_client_there_is_no_source_archive(tmp_path: Path) -> None:
    source = copied(tmp_path / "source", "static")
    said = failed(*SDIST, "--outdir", str(tmp_path / "out"), str(source))
    assert "the browser client is not built: `make web` builds it" in said


def test_the_source_archive_holds_the_client(archive: Path) -> None:
    with tarfile.open(archive) as opened:
        names = {name.partition("/")[2] for name in opened.getnames()}
    assert {"pyproject.toml", "setup.py", "src/trailboss/server/static/index.html"} <= names


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


def test_both_wheels_play_the_same_game_without_another_package(
    pure_wheel: Path, built_wheel: Path, tmp_path: Path
) -> None:
    assert pure_wheel.name.endswith("-none-any.whl")
    pure = installed(pure_wheel, tmp_path / "pure")
    listed = json.loads(pip(tmp_path / "pure", "list", "--format=json"))
    assert [package["name"] for package in listed] == ["trailboss"]
    for language, needs in (("en", "needs"), ("de", "braucht"), ("fr", "a besoin de")):
        said = failed(str(pure / "trailboss"), "play", TRAILBOSS_LANGUAGE=language)
        assert needs in said
        assert "pip install 'trailboss[cli]'" in said
    game = played(pure, "interpreted")
    if built_wheel.name.endswith("-none-any.whl"):
        pytest.skip("no compiler on this machine: the wheel in dist/ is the pure one")
    assert played(installed(built_wheel, tmp_path / "compiled"), "compiled") == game


def test_with_cli_the_command_plays(built_wheel: Path, tmp_path: Path) -> None:
    binaries = installed(built_wheel, tmp_path / "cli", "cli")
    command = str(binaries / "trailboss")
    engine = json.loads(run(command, "info", "--json"))["engine"]
    assert engine == ("interpreted" if built_wheel.name.endswith("-none-any.whl") else "compiled")
    players = ("--players", "2", "--bots", "champion,heuristic")
    told = json.loads(run(command, "simulate", "el-paso", *players, "--games", "1", "--json"))
    assert told["games"] == 1
    assert "pip install 'trailboss[server]'" in failed(command, "serve")
    arena = ("arena", "--game", "el-paso", "--bots", "random,random", "--games", "2")
    assert "pip install 'trailboss[arena]'" in failed(command, *arena, "--plot", "a.png")
    assert "pip install 'trailboss[ray]'" in failed(command, *arena, "--ray", "local")


def test_with_server_the_client_is_served(built_wheel: Path, tmp_path: Path) -> None:
    binaries = installed(built_wheel, tmp_path / "server", "server")
    with subprocess.Popen(
        [binaries / "trailboss", "serve", "--port", "0", "--data", tmp_path / "data"],
        env=clean_environment(),
        cwd="/",
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as server:
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            assert line.startswith("Trailboss is at "), server.stderr and server.stderr.read()
            with urllib.request.urlopen(line.split()[-1]) as page:
                assert "/assets/" in page.read().decode()
        finally:
            server.terminate()
