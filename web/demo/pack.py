"""Run by pack.mjs in Pyodide: compiles the package and the standard library, leaves out what a
browser does not need, and packs both."""

import ast
import os
import py_compile
import sys
import tarfile
import zipfile
from pathlib import Path

APP = Path("/app")
PACKED = Path("/packed")
PACKED.mkdir()

# Files of the package that nothing here reads, or that are fetched by themselves. Of its modules
# those are left out that no import leads to, not even one inside a function.
UNUSED = ("trailboss/cli", "trailboss/coach/data", "trailboss/env", "trailboss/learn",
          "trailboss/server/static", "trailboss/server/people/data")  # fmt: skip
ROOTS = ("trailboss.demo.arrays", "trailboss.demo.page", "msgspec")
PARTS = ("description", "sheet")  # of each family, imported by their names
# Modules of the standard library that nothing here imports, and that are large.
IDLE = {
    "_ast_unparse", "_pydatetime", "_pydecimal", "_pyio", "_pylong", "_pyrepl",
    "_strptime", "_sysconfigdata__emscripten_wasm32-emscripten",
    "antigravity", "argparse", "bdb", "cProfile", "calendar", "cmd", "compileall",
    "configparser", "csv", "ctypes", "curses", "dbm", "difflib", "doctest", "email",
    "ensurepip", "fractions", "ftplib", "getopt", "getpass", "gettext", "html", "http",
    "idlelib", "imaplib", "mailbox", "mailcap", "mimetypes",
    "modulefinder", "multiprocessing", "netrc", "optparse", "pdb", "pickletools",
    "platform", "plistlib", "poplib", "pprint", "profile", "pstats", "pty", "py_compile",
    "pyclbr", "pydoc", "pydoc_data", "rlcompleter", "sched", "shelve", "smtplib",
    "socketserver", "sqlite3", "statistics", "stringprep",
    "symtable", "sysconfig", "this", "timeit", "tkinter", "trace", "tracemalloc",
    "turtle", "turtledemo", "unittest", "venv", "wave", "webbrowser", "wsgiref", "xml",
    "xmlrpc", "zipapp",
}  # fmt: skip
# Encodings other than those of the web.
ENCODINGS = {"__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode", "utf_8"}
# Parts of packages that are for other systems or for servers.
ELSEWHERE = (
    "asyncio/__main__", "asyncio/proactor_events", "asyncio/tools", "asyncio/windows_",
    "logging/config", "logging/handlers", "urllib/request", "urllib/robotparser",
)  # fmt: skip


def compiled(source: bytes, name: str) -> bytes:
    """Without texts that only people read, and never compared with the source."""
    Path("/one.py").write_bytes(source)
    mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
    py_compile.compile(
        "/one.py", cfile="/one.pyc", dfile=name, doraise=True, optimize=2, invalidation_mode=mode
    )
    return Path("/one.pyc").read_bytes()


def modules() -> dict[str, Path]:
    """The modules of the package and of what it needs, by name."""
    found = {}
    for path in APP.rglob("*.py"):
        parts = path.relative_to(APP).with_suffix("").parts
        found[".".join(parts).removesuffix(".__init__")] = path
    return found


def imported(path: Path) -> set[str]:
    """What a module imports, wherever it does so, and what it may import from there."""
    found = set()
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:  # as in msgspec
                parts = path.relative_to(APP).parts
                base = ".".join([*parts[: len(parts) - node.level], *filter(None, [base])])
            found |= {base, *(f"{base}.{name.name}" for name in node.names)}
    return found


def reached() -> set[Path]:
    """The modules that imports lead to from the first ones."""
    from trailboss.core.family import PARTS as PLACES
    from trailboss.families import FAMILIES

    known = modules()
    ahead = [*ROOTS]
    for part in PARTS:
        place = PLACES[part].partition(":")[0]
        ahead += [place.format(family=family) for family in FAMILIES]
    found = set()
    while ahead:
        parts = ahead.pop().split(".")
        for length in range(1, len(parts) + 1):
            path = known.get(".".join(parts[:length]))
            if path is not None and path not in found:
                found.add(path)
                ahead += imported(path)
    return found


def is_unused(name: str) -> bool:
    # The client brings its own words.
    words = name.endswith(".ftl") and Path(name).name.startswith(("client", "cli."))
    ending = name.endswith((".safetensors", ".dist-info", ".c", ".pyi"))
    return name.startswith(UNUSED) or ending or words


def pack_app() -> None:
    used = reached()
    with tarfile.open(PACKED / "app.tar", "w") as archive:
        for folder, _, names in sorted(os.walk(APP)):
            for name in sorted(names):
                path = Path(folder, name)
                place = str(path.relative_to(APP))
                if is_unused(place) or ".dist-info/" in place:
                    continue
                if name.endswith(".py"):
                    if path not in used:
                        continue
                    path.with_suffix(".pyc").write_bytes(compiled(path.read_bytes(), place))
                    path = path.with_suffix(".pyc")
                    place += "c"
                # Always the same archive from the same files.
                entry = tarfile.TarInfo(place)
                entry.size = path.stat().st_size
                with path.open("rb") as data:
                    archive.addfile(entry, data)


def pack_standard_library() -> None:
    with (
        zipfile.ZipFile("/stdlib.zip") as old,
        zipfile.ZipFile(PACKED / "stdlib.zip", "w", zipfile.ZIP_STORED) as new,
    ):
        for entry in old.infolist():
            name = entry.filename
            first = name.split("/")[0].removesuffix(".py")
            if entry.is_dir() or first in IDLE or name.startswith(ELSEWHERE):
                continue
            if first == "encodings" and Path(name).stem not in ENCODINGS:
                continue
            data = old.read(entry)
            if name.endswith(".py"):
                data = compiled(data, name)
                name += "c"
            new.writestr(zipfile.ZipInfo(name), data)


def pack_networks() -> None:
    """Nobody looks ahead in the demonstration, so that the quick networks can stay at home."""
    from trailboss.bots.carry import without_quick

    (PACKED / "networks").mkdir()
    for path in (APP / "trailboss/bots/networks").glob("*.safetensors"):
        (PACKED / "networks" / path.name).write_bytes(without_quick(path.read_bytes()))


def check_idle() -> None:
    """Nothing that is left out may be wanted."""
    sys.path.insert(0, str(APP))
    sys.modules["numpy"] = sys.modules["__main__"]  # only its absence would be noticed
    import trailboss.demo.page  # noqa: F401

    wanted = {name.split(".")[0] for name in sys.modules} & IDLE
    wanted |= {
        name for name in sys.modules if name.replace(".", "/").startswith((*UNUSED, *ELSEWHERE))
    }
    if wanted - {"py_compile"}:
        raise SystemExit(f"demo: these are used and must not be left out: {sorted(wanted)}")


check_idle()
pack_app()
pack_networks()
pack_standard_library()
