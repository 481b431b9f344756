"""Makes a release on this machine: `make release VERSION=1.0.0`.

Builds the source archive and from it a wheel with the engine compiled (with --compile-all one for
every Python that is here), lets twine look at them, installs them into clean environments of every
Python that is here, plays there, and then writes version, changelog entry, commit and tag. Nothing
is uploaded: the tag does that (.github/workflows/release.yml), with wheels for all other systems.

    python -m tools.release VERSION [--no-tag] [--python PATH]... [--compile-all]
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).parents[1]
DIST = ROOT / "build" / "release"
VERSION = ROOT / "src" / "trailboss" / "__init__.py"
CHANGELOG = ROOT / "CHANGELOG.md"
CITATION = ROOT / "CITATION.cff"
SUPPORTED = ("3.11", "3.12", "3.13", "3.14")
NUMBER = re.compile(r"\d+\.\d+\.\d+")

# A game to its end, its record, and the same game again.
TRIAL = """
import json, trailboss
from trailboss.core import pile
game = trailboss.new_game("second-edition", players=3, seed=5)
while not game.over:
    game.play(game.legal[len(game.legal) // 2])
again = trailboss.replay(trailboss.load_record(game.record.to_text()))
assert again.record.to_text() == game.record.to_text()
print(json.dumps({
    "version": trailboss.__version__,
    "compiled": not pile.__file__.endswith(".py"),
    "moves": game.step,
    "scores": [sheet.total for sheet in again.scores()],
}))
"""


class Failed(Exception):
    """The release is not made; nothing but build/release was touched."""


def run(*command: str | Path, **settings: str) -> str:
    """Run a command in the checkout; its output."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("TRAILBOSS")}
    kept.pop("PYTHONPATH", None)
    done = subprocess.run(
        [str(part) for part in command],
        cwd=ROOT,
        env={**kept, **settings},
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise Failed(f"{' '.join(map(str, command))}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}")
    return done.stdout


def say(text: str) -> None:
    print(f"release: {text}", flush=True)


# Version and changelog --------------------------------------------------------------------------


def written(version: str) -> dict[Path, str]:
    """The files that name the version, as they will be."""
    source = re.sub(
        r'^__version__ = ".*"$', f'__version__ = "{version}"', VERSION.read_text(), flags=re.M
    )
    today = datetime.now(UTC).date().isoformat()
    citation = re.sub(r"^version: .*$", f"version: {version}", CITATION.read_text(), flags=re.M)
    citation = re.sub(r"^date-released: .*$", f"date-released: '{today}'", citation, flags=re.M)
    log = CHANGELOG.read_text()
    if f"## [{version}]" not in log:
        head, found, rest = log.partition("## [Unreleased]\n")
        if not found or not rest.strip() or rest.lstrip().startswith("## ["):
            raise Failed("CHANGELOG.md has nothing under [Unreleased]")
        log = f"{head}## [Unreleased]\n\n## [{version}] - {today}\n{rest}"
    return {VERSION: source, CITATION: citation, CHANGELOG: log}


# Building and trying ----------------------------------------------------------------------------


def build() -> tuple[Path, Path]:
    """The source archive, and from it the wheel for this Python and system."""
    shutil.rmtree(DIST, ignore_errors=True)
    say("building the source archive and, from it, the compiled wheel (minutes)")
    run(
        *(sys.executable, "-m", "build", "--no-isolation", "--outdir", DIST, "."),
        TRAILBOSS_REQUIRE_COMPILED="1",
    )
    archive = next(DIST.glob("*.tar.gz"))
    wheel = next(DIST.glob("*.whl"))
    if wheel.name.endswith("none-any.whl"):
        raise Failed(f"{wheel.name} is not compiled")
    return archive, wheel


def wheel_for(version: str, python: str, archive: Path) -> Path:
    """The compiled wheel for another Python, from the source archive."""
    place = DIST / f"builder-{version}"
    run(python, "-m", "venv", "--clear", place)
    run(
        *(place / "bin" / "python", "-m", "pip", "wheel", "--quiet", "--no-deps"),
        *("--wheel-dir", DIST, archive),
        TRAILBOSS_REQUIRE_COMPILED="1",
    )
    shutil.rmtree(place)
    tag = f"cp{version.replace('.', '')}"
    return next(DIST.glob(f"*-{tag}-{tag}-*.whl"))


def pythons(given: list[str]) -> dict[str, str]:
    """The supported Pythons of this machine, by version."""
    found: dict[str, str] = {}
    own = f"{sys.version_info[0]}.{sys.version_info[1]}"
    candidates = [*given, *(f"python{version}" for version in SUPPORTED)]
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
    candidates += [str(path) for path in sorted(pyenv.glob("*/bin/python"))]
    for candidate in candidates:
        path = shutil.which(candidate)
        if path is None:
            continue
        asked = [path, "-c", "import sys, venv, ensurepip; print(*sys.version_info[:2], sep='.')"]
        done = subprocess.run(asked, capture_output=True, text=True)
        version = done.stdout.strip()
        if done.returncode == 0 and version in SUPPORTED:
            found.setdefault(version, path)
    found[own] = sysconfig.get_config_var("BINDIR") + f"/python{own}"
    return dict(sorted(found.items()))


def try_out(version: str, python: str, package: Path, release: str) -> dict[str, object]:
    """Install a package into a clean environment and play there, without and with the command."""
    place = DIST / f"environment-{version}"
    run(python, "-m", "venv", "--clear", place)
    own = place / "bin" / "python"
    is_wheel = package.suffix == ".whl"
    settings = {} if is_wheel else {"TRAILBOSS_PURE": "1"}
    quiet = ("--quiet", "--disable-pip-version-check")
    run(own, "-m", "pip", "install", *quiet, package, **settings)
    found: dict[str, object] = json.loads(run(own, "-c", TRIAL))
    if found["version"] != release:
        raise Failed(f"Python {version} has version {found['version']} instead of {release}")
    if found["compiled"] != is_wheel:
        raise Failed(f"Python {version} runs another engine than that of {package.name}")
    # By name: it is there, and an archive would be built once more.
    run(own, "-m", "pip", "install", *quiet, f"trailboss[cli]=={release}")
    trailboss = place / "bin" / "trailboss"
    run(trailboss, "info", "--json")
    run(
        trailboss,
        "simulate",
        "el-paso",
        "--players",
        "2",
        "--bots",
        "champion,heuristic",
        "--games",
        "1",
    )
    shutil.rmtree(place)
    return found


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="release", description=__doc__)
    parser.add_argument("version")
    parser.add_argument("--no-tag", action="store_true", help="build and try only")
    parser.add_argument("--python", action="append", default=[], help="one more Python to try")
    parser.add_argument(
        "--compile-all", action="store_true", help="a compiled wheel for each Python"
    )
    parser.add_argument("--twine", default="twine", help="the command")
    asked = parser.parse_args(arguments)
    before: dict[Path, str] = {}
    made = False
    try:
        if not NUMBER.fullmatch(asked.version):
            raise Failed(f"{asked.version} is no version such as 1.2.3")
        tag = f"v{asked.version}"
        if not asked.no_tag:
            if run("git", "status", "--porcelain"):
                raise Failed("there are changes that are not committed")
            if run("git", "tag", "--list", tag):
                raise Failed(f"there is a tag {tag} already")
        new = written(asked.version)
        before = {path: path.read_text() for path in new}
        for path, text in new.items():
            path.write_text(text)
        archive, wheel = build()
        run(asked.twine, "check", "--strict", archive, wheel)
        say(f"twine finds nothing wrong with {archive.name} and {wheel.name}")
        here = pythons(asked.python)
        own = f"{sys.version_info[0]}.{sys.version_info[1]}"
        for version, python in here.items():
            package = wheel if version == own else archive
            if asked.compile_all and version != own:
                package = wheel_for(version, python, archive)
                run(asked.twine, "check", "--strict", package)
            found = try_out(version, python, package, asked.version)
            engine = "compiled" if found["compiled"] else "interpreted"
            say(f"Python {version}: {package.name} played, {engine}, {found['scores']}")
        missing = [version for version in SUPPORTED if version not in here]
        if missing:
            say(f"not here, so not tried: Python {', '.join(missing)}")
        if not asked.no_tag:
            run("git", "add", *new)
            run(
                "git", "commit", "--quiet", "--allow-empty", "--message", f"Release {asked.version}"
            )
            made = True
            run("git", "tag", "--annotate", tag, "--message", f"Trailboss {asked.version}")
            say(f"committed and tagged {tag}; `git push origin main {tag}` publishes it")
    except Failed as error:
        print(f"release: {error}", file=sys.stderr)
        return 1
    finally:  # Ctrl-C, too, leaves the files as they were
        if not made:
            for path, text in before.items():
                path.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
