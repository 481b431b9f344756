"""Makes a release on this machine: `make release VERSION=1.0.0`.

Builds the source archive and from it, for every Python that is here, a wheel with the engine
compiled; lets twine look at them, installs each into a clean environment, plays there, and then
writes version, changelog entry, commit and tag. Nothing is uploaded: the tag does that
(.github/workflows/release.yml), with wheels for all other systems.

    python -m tools.release VERSION [--no-tag] [--python PATH]... [--one-wheel]
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import tarfile
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from itertools import repeat
from pathlib import Path

from tools import pypi_page

ROOT = Path(__file__).parents[1]
DIST = ROOT / "build" / "release"
VERSION = ROOT / "src" / "trailboss" / "__init__.py"
CHANGELOG = ROOT / "CHANGELOG.md"
CITATION = ROOT / "CITATION.cff"
README = ROOT / "README.md"
SUPPORTED = ("3.11", "3.12", "3.13", "3.14")
OWN = f"{sys.version_info[0]}.{sys.version_info[1]}"
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
        r'^__version__ = ".*"$',
        f'__version__ = "{version}"',
        VERSION.read_text(encoding="utf-8"),
        flags=re.M,
    )
    day = datetime.now(UTC).date().isoformat()
    log = CHANGELOG.read_text(encoding="utf-8")
    there = re.search(rf"^## \[{re.escape(version)}\] - (.*)$", log, flags=re.M)
    if there:
        day = there[1]
    else:
        head, found, rest = log.partition("## [Unreleased]\n")
        if not found or not rest.strip() or rest.lstrip().startswith("## ["):
            raise Failed("CHANGELOG.md has nothing under [Unreleased]")
        log = f"{head}## [Unreleased]\n\n## [{version}] - {day}\n{rest}"
    citation = CITATION.read_text(encoding="utf-8")
    citation = re.sub(r"^version: .*$", f"version: {version}", citation, flags=re.M)
    citation = re.sub(r"^date-released: .*$", f"date-released: '{day}'", citation, flags=re.M)
    return {VERSION: source, CITATION: citation, CHANGELOG: log}


def home() -> str | None:
    """Where the repository can be read, if it has such a place."""
    remotes = run("git", "remote").split()
    return (
        pypi_page.address(run("git", "remote", "get-url", "origin"))
        if "origin" in remotes
        else None
    )


# Building and trying ----------------------------------------------------------------------------


def build() -> Path:
    """The source archive, from which everything else is built. If it is the one of the last try,
    that stays, with the wheels made from it."""
    place = DIST.with_name("release-archive")
    run(sys.executable, "-m", "build", "--sdist", "--no-isolation", "--outdir", place, ".")
    new = next(place.glob("*.tar.gz"))
    old = DIST / new.name
    if not old.exists() or contents(old) != contents(new):
        shutil.rmtree(DIST, ignore_errors=True)
        DIST.mkdir(parents=True)
        shutil.copyfile(new, old)
    shutil.rmtree(place)
    return old


def contents(archive: Path) -> dict[str, bytes]:
    """The files of an archive, whenever it was packed."""
    with tarfile.open(archive) as packed:
        files = {one.name: packed.extractfile(one) for one in packed.getmembers()}
        return {name: file.read() for name, file in files.items() if file is not None}


def wheel_for(version: str, python: str, archive: Path) -> Path:
    """The compiled wheel for a Python of this machine, from the source archive."""
    tag = f"cp{version.replace('.', '')}"
    pattern = f"*-{tag}-{tag}-*.whl"
    place = DIST / f"builder-{version}"
    wheel = ("-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", DIST, archive)
    compiled = {"TRAILBOSS_REQUIRE_COMPILED": "1"}
    if any(DIST.glob(pattern)):
        say(f"the wheel for Python {version} is there")
    elif version == OWN:  # what building needs is here
        run(sys.executable, *wheel, "--no-build-isolation", **compiled)
    else:
        run(python, "-m", "venv", "--clear", place)
        run(place / "bin" / "python", *wheel, **compiled)
        shutil.rmtree(place)
    return next(DIST.glob(pattern))


def wheels(here: dict[str, str], archive: Path) -> dict[str, Path]:
    """A wheel for each of the Pythons: a compiler uses one core, so as many as there are cores."""
    say(f"compiling for Python {', '.join(here)} (minutes each)")
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        made = pool.map(wheel_for, here.keys(), here.values(), repeat(archive))
        return dict(zip(here, made))


def pythons(given: list[str]) -> dict[str, str]:
    """The supported Pythons of this machine, by version."""
    found: dict[str, str] = {}
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
    found[OWN] = sysconfig.get_config_var("BINDIR") + f"/python{OWN}"
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


def write(texts: dict[Path, str]) -> None:
    for path, text in texts.items():
        path.write_text(text, encoding="utf-8")


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="release", description=__doc__)
    parser.add_argument("version")
    parser.add_argument("--no-tag", action="store_true", help="build and try only")
    parser.add_argument("--python", action="append", default=[], help="one more Python to try")
    parser.add_argument("--one-wheel", action="store_true", help="compile for this Python alone")
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
        # Built with, not committed: in the repository links lead to the pages of the same version.
        shown = {README: pypi_page.page(README.read_text(encoding="utf-8"), home(), tag)}
        before = {path: path.read_text(encoding="utf-8") for path in [*new, *shown]}
        write({**new, **shown})
        archive = build()
        run(asked.twine, "check", "--strict", archive)
        here = pythons(asked.python)
        compiling = {OWN: here[OWN]} if asked.one_wheel else here
        made_for = wheels(compiling, archive)
        run(asked.twine, "check", "--strict", *made_for.values())
        say(f"twine finds nothing wrong with {archive.name} and the wheels")
        # The archive is tried, too: where no compiler is, pip builds from it.
        trials = [(version, made_for.get(version, archive)) for version in here]
        if archive not in dict(trials).values():
            trials.append((OWN, archive))
        for version, package in trials:
            found = try_out(version, here[version], package, asked.version)
            engine = "compiled" if found["compiled"] else "interpreted"
            say(f"Python {version}: {package.name} played, {engine}, {found['scores']}")
        missing = [version for version in SUPPORTED if version not in here]
        if missing:
            say(f"not here, so not tried: Python {', '.join(missing)}")
        if not asked.no_tag:
            write({path: before[path] for path in shown})
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
    finally:  # Ctrl-C and SIGTERM, too, leave the files as they were
        if not made:
            write(before)
    return 0


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # as Ctrl-C: files are put back
    sys.exit(main(sys.argv[1:]))
