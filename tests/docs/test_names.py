"""What the pages name is there: files, addresses, variables, make's targets, options, commands."""

from __future__ import annotations

import argparse
import re
import subprocess
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import pytest

from trailboss.cli.commands import parser
from trailboss.server.running.app import create_app
from trailboss.server.running.settings import Settings

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`([^`\n]+)`")
ENDING = r"\.(?:css|ftl|json|md|mjs|py|sh|svelte|toml|ts|yml)"
FILE = re.compile(rf"[\w*<>.-]+(?:/[\w*<>.-]+)+/?|[\w*-]+{ENDING}")
PLACEHOLDER = re.compile(r"\{\w+\}")
# Not in the repository: made here, a reader's own, or of an expansion that is not built.
ELSEWHERE = {
    *(".venv/bin/trailboss", "build/demo", "build/pages", "build/release", "build/site"),
    *(".stamps/build.log", ".stamps/coverage", "src/trailboss/server/static", "web/node_modules"),
    *("openapi.json", "versions.json", ".git/hooks", "figures/<title>.toml", "mybot.py"),
    *("north.toml", "load_north.py", "kansas/north.py", "trailboss/SecondEditionSam-v0"),
    *("TITLE-PLAYERS.md", "data/el-paso-2-b", "runs/NAME/", "state.json", "build/kit"),
}
# Options of other programs.
OTHERS = {"--directory", "--format", "--index-url", "--tool", "--upgrade"}
# In italics, and no word of the client: a page's button, columns, a degree, an expansion.
NOT_PRESSED = {"Play now", "Low", "Winners", "Winners who did", "Wins with", "Rails to the North"}
SUBJECTS = {"users", "tables", "reports", "announcements", "quotas", "figures", "log"}


def pages() -> Iterator[tuple[str, str]]:
    for page in sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md")]):
        yield page.name, page.read_text(encoding="utf-8")


def named() -> Iterator[tuple[str, str]]:
    """What stands between backticks, page by page."""
    for name, text in pages():
        for code in CODE.findall(FENCE.sub("", text)):
            yield name, code


@cache
def repository() -> tuple[str, ...]:
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    done = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True, text=True)
    files = done.stdout.splitlines()
    folders = {str(parent) for file in files for parent in Path(file).parents}
    return (*files, *sorted(folders))


def test_the_files_are_there() -> None:
    files = [(page, code) for page, code in named() if FILE.fullmatch(code)]
    assert len(files) > 200
    ends = {
        "/".join(path.split("/")[at:]) for path in repository() for at in range(path.count("/") + 1)
    }
    missing = [
        f"{page}: {code}"
        for page, code in files
        if code not in ELSEWHERE
        and code.rstrip("/") not in ends
        and not any(
            fnmatch(path, "*" + re.sub(r"<\w+>", "*", code).rstrip("/"))
            for path in repository()
            if "*" in code or "<" in code
        )
    ]
    assert missing == [], "\n".join(missing)


@pytest.fixture(scope="module")
def addresses(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """Where the server answers, with placeholders alike."""
    app = create_app(Settings(data=str(tmp_path_factory.mktemp("data"))))
    found = {re.sub(r"\{(\w+):\w+\}", r"{\1}", route.path) for route in app.routes}
    return {PLACEHOLDER.sub("{}", path) for path in found}


def test_the_addresses_answer(addresses: set[str]) -> None:
    shown = {
        (page, PLACEHOLDER.sub("{}", path))
        for page, code in named()
        for path in re.findall(r"^(?:[A-Z]+ )?(/api/[\w{}/-]*[\w}])", code)
    }
    assert len(shown) > 40
    begin = {path[:at] for path in addresses for at in range(len(path)) if path[at] == "/"}
    assert [one for one in sorted(shown) if one[1] not in addresses | begin] == []


def test_the_addresses_of_the_short_list_answer(addresses: set[str]) -> None:
    text = (DOCS / "server.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (`/.*?) \| .* \|$", text, re.MULTILINE)
    assert len(rows) >= 12
    for row in rows:
        base = ""
        for code in CODE.findall(row):
            path = PLACEHOLDER.sub("{}", code.removesuffix("/…"))
            if path.startswith(("/api", "/health", "/metrics")):
                base = path
            else:
                inside = base if base + path in addresses else base.rpartition("/")[0]
                path = inside + path
            assert any(one == path or one.startswith(path + "/") for one in addresses), path


def test_the_targets_of_make_are_there() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z][\w-]*):", makefile, re.MULTILINE))
    shown = {found for _, code in named() for found in re.findall(r"^make ([a-z][\w-]*)", code)}
    assert len(shown) > 15
    assert shown <= targets


def test_the_variables_are_read() -> None:
    sources = [
        *ROOT.glob("src/**/*.py"),
        *ROOT.glob("tests/**/*.py"),
        *ROOT.glob("deploy/*"),
        *(ROOT / name for name in ("setup.py", "Makefile", "web/vite.config.ts")),
    ]
    read = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    settings = {f"TRAILBOSS_{name.upper()}" for name in Settings.__struct_fields__}
    shown = {name for _, text in pages() for name in re.findall(r"\bTRAILBOSS_[A-Z_]+[A-Z]", text)}
    assert len(shown) > 8
    assert [name for name in sorted(shown - settings) if name not in read] == []


def test_what_is_pressed_is_called_so() -> None:
    words = ROOT / "src" / "trailboss" / "words" / "catalogues" / "en"
    texts = "\n".join(path.read_text(encoding="utf-8") for path in words.glob("*.ftl"))
    called = {text.strip() for text in re.findall(r"= (.+)$", texts, re.MULTILINE)}
    italics = re.compile(r"(?<![*\w])\*([A-Z][^*\n|]+)\*(?!\*)")
    shown = {
        (page.name, found.rstrip("."))
        for page in [*ROOT.glob("*.md"), *DOCS.glob("*.md"), *DOCS.glob("tutorials/*.md")]
        for found in italics.findall(CODE.sub("", FENCE.sub("", page.read_text(encoding="utf-8"))))
    }
    assert len(shown) > 10
    assert [one for one in sorted(shown) if one[1] not in called | NOT_PRESSED] == []


def options(under: argparse.ArgumentParser) -> Iterator[str]:
    for action in under._actions:
        yield from action.option_strings
        if isinstance(action, argparse._SubParsersAction):
            for inner in action.choices.values():
                yield from options(inner)


def test_the_options_are_there() -> None:
    tools = [*ROOT.glob("tools/*.py"), *ROOT.glob("benchmarks/*.py"), *ROOT.glob("examples/*.py")]
    known = set(options(parser())) | OTHERS
    for tool in tools:
        known |= set(re.findall(r'"(--[a-z-]+)"', tool.read_text(encoding="utf-8")))
    shown = {
        (page, option)
        for page, code in named()
        for option in re.findall(r"(?:^|[ =])(--[a-z][a-z-]+)", code)
        if not code.startswith(("pip ", "pg_dump", "npm "))
    }
    assert len(shown) > 60
    assert [one for one in sorted(shown) if one[1] not in known] == []


def test_the_commands_of_administrators_are_there() -> None:
    text = (DOCS / "administration.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (`[a-z].*?) \| .* \|$", text, re.MULTILINE)
    assert len(rows) >= 12
    for row in rows:
        subject = ""
        for code in CODE.findall(row):
            words = re.sub(r"[\[\]]", "", code).replace("ID", "1").split()
            subject = words[0] if words[0] in SUBJECTS else subject
            words = words if words[0] == subject else [subject, *words]
            parser().parse_args(["admin", *words])
