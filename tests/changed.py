"""The tests that have to do with what changed since the main branch: `make quick` runs them.

They are the test files that changed, and those that import a module that changed. Where the engine
changed, or nothing did, the tests of the rules and the core come with them.
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).parent.parent
MAIN = ("main", "origin/main")
CORE = ("tests/rules", "tests/core", "tests/nodes")
ENGINE = ("trailboss.core.", "trailboss.kansas.", "trailboss.elpaso.")
# These need a build, or PyTorch.
BUILT = ("tests/e2e/", "tests/learn/", "tests/packaging/", "tests/titles/test_browser.py")
# These play whole games, or start servers: only what is being worked on, not committed yet.
SLOW = (
    *("tests/arena/", "tests/bots/", "tests/leaks/", "tests/property/", "tests/server/"),
    *("tests/words/test_property.py", "tests/words/test_recorded.py", "tests/words/test_solo.py"),
    *("tests/words/elpaso/test_property.py", "tests/env/test_pettingzoo.py", "tests/titles/"),
)
MOST = 8  # files beside the core: those that were changed last


def git(*words: str) -> list[str]:
    result = subprocess.run(("git", *words), cwd=ROOT, capture_output=True, text=True, check=False)
    return result.stdout.split() if result.returncode == 0 else []


def changed_files() -> list[str]:
    """Since this branch left the main one."""
    base = next((found[0] for name in MAIN if (found := git("merge-base", "HEAD", name))), "HEAD")
    return git("diff", "--name-only", base, "HEAD")


def files_at_hand() -> list[str]:
    """What is not committed."""
    return git("diff", "--name-only", "HEAD") + git("ls-files", "--others", "--exclude-standard")


def module_of(path: str) -> str:
    """The name somebody imports: `src/trailboss/core/pile.py` is `trailboss.core.pile`."""
    return path.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def chosen(committed: list[str], at_hand: list[str], tests: dict[str, str]) -> list[str]:
    """What to run; `tests` has the text of every test file."""
    changed = [*committed, *at_hand]
    modules = [module_of(path) for path in changed if path.endswith(".py") and "src/" in path]
    names = "|".join(re.escape(module) for module in modules)
    imported = re.compile(
        rf"^\s*(?:from|import) (?:{names})\b" if modules else r"(?!)", re.MULTILINE
    )
    tests = {
        path: text
        for path, text in tests.items()
        if path in at_hand or not path.startswith(SLOW)
        if not path.startswith(BUILT)
    }
    found = [path for path in tests if path in changed]
    found += [path for path, text in tests.items() if path not in found and imported.search(text)]
    engine = any(module.startswith(ENGINE) for module in modules)
    if found and not engine:
        return found
    return [*CORE, *(path for path in found if not path.startswith(CORE))]


def main() -> None:
    files = [path.relative_to(ROOT).as_posix() for path in sorted(ROOT.glob("tests/**/test_*.py"))]
    tests = {path: (ROOT / path).read_text(encoding="utf-8") for path in files}
    paths = chosen(changed_files(), files_at_hand(), tests)
    core = [path for path in paths if path in CORE]
    others = [path for path in paths if path not in CORE]
    others.sort(key=lambda path: -(ROOT / path).stat().st_mtime)
    print(*core, *others[:MOST])


if __name__ == "__main__":
    main()
