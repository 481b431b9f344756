"""Builds Trailboss with the engine compiled by mypyc, or interpreted where that is not possible.

The project itself is described in pyproject.toml. Three environment variables steer the build:

TRAILBOSS_PURE=1              do not compile
TRAILBOSS_WITHOUT_CLIENT=1    a source archive without the browser client
TRAILBOSS_REQUIRE_COMPILED=1  fail rather than fall back to an interpreted build
"""

import os
import shutil
import sys
import sysconfig
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

from setuptools import Distribution, Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

COMPILED_PACKAGES = ("core", "kansas", "kansas/judging", "elpaso", "elpaso/judging")

# What these modules say of themselves in Python is also written in C, and that is built instead.
IN_C = {
    "trailboss.core._packing": ("src/trailboss/core/packing.py", "src/trailboss/core/_packing.c")
}

# Commands that produce compiled files. Metadata and editable installs are left alone: an editable
# install always runs the source.
BUILD_COMMANDS = {"bdist_wheel", "build", "build_ext", "install"}

EXTENSION_SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
RULES = Path("docs", "rules")
LIBRARY = "trailboss__mypyc"

PROBE = """
#include <Python.h>
static struct PyModuleDef probe = {PyModuleDef_HEAD_INIT, "probe", NULL, -1, NULL};
PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&probe); }
"""


def say(text: str) -> None:
    print(f"trailboss: {text}", flush=True)


def engine_modules() -> list[str]:
    replaced = {python for python, _ in IN_C.values()}
    return [
        str(path)
        for package in COMPILED_PACKAGES
        for path in sorted(Path("src/trailboss", package).glob("*.py"))
        if path.name != "__init__.py" and path.as_posix() not in replaced
    ]


def attempt(work: Callable[[], object]) -> str | None:
    """Do the work; return what went wrong, if anything did.

    A build can fail in any way a compiler, setuptools or mypyc thinks of, exits included.
    """
    try:
        work()
    except SystemExit as error:
        return error.code if isinstance(error.code, str) else "see the messages above"
    except Exception as error:  # noqa: BLE001
        return f"{type(error).__name__}: {error}"
    return None


def probe_compiler() -> None:
    """Build a tiny extension the way the engine would be built."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(PROBE, encoding="utf-8")
        command = build_ext(Distribution({"ext_modules": [Extension("probe", [str(source)])]}))
        command.build_lib = command.build_temp = folder
        command.ensure_finalized()
        command.run()


class FreshBuild(build):
    """Keeps nothing of an earlier build but compiled modules that still have their source."""

    def run(self) -> None:
        built = Path(self.build_lib)
        for path in list(built.rglob("*")):
            module = path.relative_to(built).with_name(path.name.removesuffix(EXTENSION_SUFFIX))
            source = Path("src", module).with_suffix(".py")
            is_library = path.name == LIBRARY + EXTENSION_SUFFIX
            is_compiled = path.name.endswith(EXTENSION_SUFFIX) and source.exists()
            if path.is_file() and not is_library and not is_compiled:
                path.unlink()
        super().run()


class WithRules(build_py):
    """Puts the rule pages of the documentation into the package, to be read in the client."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:  # the source reads them where they are
            goal = Path(self.build_lib, "trailboss", "server", "rules")
            for page in sorted(RULES.rglob("*.md")):
                place = goal / page.relative_to(RULES)
                place.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(page, place)
            if not goal.is_dir():
                sys.exit(f"trailboss: {RULES} is missing: this is not the whole source")


COMMANDS: dict[str, Any] = {"build": FreshBuild, "build_py": WithRules}


def setup_compiled() -> None:
    from mypyc.build import mypycify

    modules = engine_modules()
    built = mypycify(modules, opt_level="3", debug_level="0", group_name="trailboss")
    extensions = cast("list[Extension]", built)
    extensions += [Extension(name, [source]) for name, (_, source) in IN_C.items()]
    for extension in extensions:
        extension.depends.append("setup.py")
        if "-Werror" in extension.extra_compile_args:  # mypyc's choice; compilers differ
            extension.extra_compile_args.append("-Wno-error")
            # Nobody calls the engine's functions from outside: the compiler may call them directly.
            extension.extra_compile_args.append("-fvisibility=hidden")
    setup(ext_modules=extensions, cmdclass=COMMANDS)


def reason_for_pure() -> str | None:
    if os.environ.get("TRAILBOSS_PURE") == "1":
        return "TRAILBOSS_PURE is set"
    if not engine_modules():
        return "there is nothing to compile"
    problem = attempt(probe_compiler)
    if problem is not None:
        print(problem)
        return "no working C compiler with the Python headers"
    return None


def check_client(command_line: list[str]) -> None:
    """The browser client is built by Node, not here. A release without it would be a mistake."""
    if Path("src/trailboss/server/static/index.html").exists():
        return
    problem = "the browser client is not built: `make web` builds it"
    if "sdist" in command_line and os.environ.get("TRAILBOSS_WITHOUT_CLIENT") != "1":
        sys.exit(f"trailboss: {problem}; TRAILBOSS_WITHOUT_CLIENT=1 does without")
    if not BUILD_COMMANDS.isdisjoint(command_line):
        say(f"WARNING: {problem}, and `trailboss serve` shows no game without it")


def main() -> None:
    check_client(sys.argv)
    if BUILD_COMMANDS.isdisjoint(sys.argv):
        setup(cmdclass=COMMANDS)
        return
    required = os.environ.get("TRAILBOSS_REQUIRE_COMPILED") == "1"
    reason = reason_for_pure()
    if reason is None:
        problem = attempt(setup_compiled)
        if problem is None:
            say("built compiled")
            return
        print(problem)
        reason = "compiling failed"
        say("WARNING: compiling failed, the messages are above")
        shutil.rmtree("build", ignore_errors=True)
    if required:
        sys.exit(f"trailboss: not compiled, and TRAILBOSS_REQUIRE_COMPILED is set: {reason}")
    setup(cmdclass=COMMANDS)
    say(f"built interpreted: {reason}")


main()
