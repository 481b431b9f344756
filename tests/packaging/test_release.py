"""What `make release` writes, and that nothing of it stays where it was stopped."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools import release

FILES = {
    "VERSION": '__version__ = "0.9.0"\n',
    "CITATION": "version: 0.9.0\ndate-released: '2020-01-01'\n",
    "CHANGELOG": "# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A thing.\n",
}


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Path]:
    found = {}
    for name, text in FILES.items():
        found[name] = tmp_path / name
        found[name].write_text(text)
        monkeypatch.setattr(release, name, found[name])
    return found


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
    monkeypatch.setattr(release, "build", lambda: (tmp_path / "a.tar.gz", tmp_path / "a.whl"))
    monkeypatch.setattr(release, "pythons", lambda given: {"3.11": "python3.11"})
    tried = {"version": "1.2.3", "compiled": True, "moves": 1, "scores": [1]}
    monkeypatch.setattr(release, "try_out", lambda *given: tried)
    return tmp_path


def test_a_release_is_committed_and_tagged(checkout: Path) -> None:
    assert release.main(["1.2.3", "--twine", "true"]) == 0
    assert release.run("git", "cat-file", "-t", "v1.2.3") == "tag\n"
    assert release.run("git", "log", "-1", "--format=%s", "v1.2.3") == "Release 1.2.3\n"
    changed = release.run("git", "diff", "--name-only", "v1.2.3~", "v1.2.3").split()
    assert changed == sorted(FILES)
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
