"""What `make release` writes, and that nothing of it stays where it was stopped."""

from __future__ import annotations

import re
import tarfile
from pathlib import Path

import pytest
from tools import release

import trailboss

FILES = {
    "VERSION": '__version__ = "0.9.0"\n',
    "CITATION": "version: 0.9.0\ndate-released: '2020-01-01'\n",
    "CHANGELOG": "# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A thing.\n",
    "README": "[A page](docs/a.md)\n",
}
OWN = release.OWN
TRIED = {"version": "1.2.3", "compiled": True, "moves": 1, "scores": [1]}
WRITTEN = ["CHANGELOG", "CITATION", "VERSION"]


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Path]:
    found = {}
    for name, text in FILES.items():
        found[name] = tmp_path / name
        found[name].write_text(text)
        monkeypatch.setattr(release, name, found[name])
    return found


def test_the_repository_names_one_version() -> None:
    """That of the last release, until the next."""
    [newest, *_] = re.findall(
        r"^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d\d-\d\d)$",
        release.CHANGELOG.read_text(encoding="utf-8"),
        re.MULTILINE,
    )
    citation = release.CITATION.read_text(encoding="utf-8")
    assert newest[0] == trailboss.__version__
    assert f"\nversion: {newest[0]}\ndate-released: '{newest[1]}'\n" in citation


def texts(files: dict[str, Path]) -> dict[str, str]:
    return {name: path.read_text() for name, path in files.items()}


def test_version_and_changelog_are_written(files: dict[str, Path]) -> None:
    new = release.written("1.2.3")
    assert new[files["VERSION"]] == '__version__ = "1.2.3"\n'
    assert "version: 1.2.3\n" in new[files["CITATION"]]
    assert "2020" not in new[files["CITATION"]]
    head, entry = new[files["CHANGELOG"]].split("## [1.2.3] - ")
    assert head.endswith("## [Unreleased]\n\n")
    assert entry.endswith("\n\n### Added\n\n- A thing.\n")


def test_an_entry_that_is_there_keeps_its_day(files: dict[str, Path]) -> None:
    log = "# Changelog\n\n## [Unreleased]\n\n## [1.2.3] - 2025-02-01\n\n- A thing.\n"
    files["CHANGELOG"].write_text(log)
    new = release.written("1.2.3")
    assert new[files["CHANGELOG"]] == log
    assert new[files["CITATION"]] == "version: 1.2.3\ndate-released: '2025-02-01'\n"


def test_an_empty_changelog_is_refused(
    files: dict[str, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    files["CHANGELOG"].write_text("# Changelog\n\n## [Unreleased]\n\n## [1.2.2] - 2020-01-01\n")
    assert release.main(["1.2.3", "--no-tag"]) == 1
    assert "nothing under [Unreleased]" in capsys.readouterr().err


@pytest.mark.parametrize("stopped_by", [KeyboardInterrupt, release.Failed])
def test_files_are_as_they_were_where_it_was_stopped(
    files: dict[str, Path], monkeypatch: pytest.MonkeyPatch, stopped_by: type[BaseException]
) -> None:
    def build() -> None:
        assert texts(files) != FILES
        raise stopped_by

    monkeypatch.setattr(release, "build", build)
    if stopped_by is KeyboardInterrupt:
        with pytest.raises(KeyboardInterrupt):
            release.main(["1.2.3", "--no-tag"])
    else:
        assert release.main(["1.2.3", "--no-tag"]) == 1
    assert texts(files) == FILES


@pytest.fixture
def checkout(files: dict[str, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The files in a repository, with everything that takes minutes left out."""
    monkeypatch.setattr(release, "ROOT", tmp_path)
    for role in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{role}_NAME", "Ann")
        monkeypatch.setenv(f"GIT_{role}_EMAIL", "ann@example.org")
    release.run("git", "init", "--quiet")
    release.run("git", "add", ".")
    release.run("git", "commit", "--quiet", "--message", "before")
    monkeypatch.setattr(release, "build", lambda: tmp_path / "a.tar.gz")
    monkeypatch.setattr(release, "pythons", lambda given: {OWN: "python", "3.99": "python3.99"})
    monkeypatch.setattr(release, "wheel_for", lambda version, *given: tmp_path / f"{version}.whl")
    monkeypatch.setattr(release, "try_out", lambda *given: TRIED)
    return tmp_path


def test_a_release_is_committed_and_tagged(checkout: Path) -> None:
    assert release.main(["1.2.3", "--twine", "true"]) == 0
    assert release.run("git", "cat-file", "-t", "v1.2.3") == "tag\n"
    assert release.run("git", "log", "-1", "--format=%s", "v1.2.3") == "Release 1.2.3\n"
    changed = release.run("git", "diff", "--name-only", "v1.2.3~", "v1.2.3").split()
    assert changed == WRITTEN
    assert release.run("git", "status", "--porcelain") == ""
    assert "## [1.2.3] - " in (checkout / "CHANGELOG").read_text()


def test_a_version_is_released_once_and_from_what_is_committed(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert release.main(["1.2.3", "--twine", "true"]) == 0
    assert release.main(["1.2.3", "--twine", "true"]) == 1
    assert "there is a tag v1.2.3 already" in capsys.readouterr().err
    (checkout / "CHANGELOG").write_text("something else")
    assert release.main(["1.2.4", "--twine", "true"]) == 1
    assert "not committed" in capsys.readouterr().err


def test_what_twine_refuses_is_not_released(checkout: Path) -> None:
    assert release.main(["1.2.3", "--twine", "false"]) == 1
    assert release.run("git", "tag", "--list") == ""
    assert texts({name: checkout / name for name in FILES}) == FILES


@pytest.mark.parametrize(
    ("arguments", "tried"),
    [
        ([], [(OWN, f"{OWN}.whl"), ("3.99", "3.99.whl"), (OWN, "a.tar.gz")]),
        (["--one-wheel"], [(OWN, f"{OWN}.whl"), ("3.99", "a.tar.gz")]),
    ],
)
def test_every_python_gets_its_wheel_and_the_archive_is_tried(
    checkout: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: list[str],
    tried: list[tuple[str, str]],
) -> None:
    seen = []

    def try_out(version: str, python: str, package: Path, release: str) -> dict[str, object]:
        seen.append((version, package.name))
        return dict(TRIED)

    monkeypatch.setattr(release, "try_out", try_out)
    assert release.main(["1.2.3", "--no-tag", "--twine", "true", *arguments]) == 0
    assert seen == tried


def test_what_is_built_shows_the_readme_of_pypi(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    release.run("git", "remote", "add", "origin", "git@example.org:ann/trailboss.git")
    shown = []

    def build() -> Path:
        shown.append((checkout / "README").read_text())
        return checkout / "a.tar.gz"

    monkeypatch.setattr(release, "build", build)
    assert release.main(["1.2.3", "--twine", "true"]) == 0
    assert shown == ["[A page](https://example.org/ann/trailboss/blob/v1.2.3/docs/a.md)\n"]
    assert (checkout / "README").read_text() == FILES["README"]


def test_what_was_built_from_the_same_files_is_not_built_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A try that failed late, for want of a package index, has compiled for half an hour."""
    monkeypatch.setattr(release, "DIST", tmp_path / "release")
    source = tmp_path / "a.py"
    ran = []

    def run(*command: str | Path, **settings: str) -> str:
        ran.append(command)
        if "--sdist" in command:
            place = Path(command[command.index("--outdir") + 1])
            place.mkdir()
            with tarfile.open(place / "trailboss-1.2.3.tar.gz", "w:gz") as packed:
                packed.add(source, "a.py")
        else:
            place = Path(command[command.index("--wheel-dir") + 1])
            tag = f"cp{OWN.replace('.', '')}"
            (place / f"trailboss-1.2.3-{tag}-{tag}-linux_x86_64.whl").touch()
        return ""

    monkeypatch.setattr(release, "run", run)
    for text, compiled in (("1", True), ("1", False), ("2", True)):
        source.write_text(text)
        source.touch()
        ran.clear()
        archive = release.build()
        assert release.contents(archive) == {"a.py": text.encode()}
        assert release.wheel_for(OWN, "python", archive).exists()
        assert (len(ran) == 2) is compiled
