"""What an installation may lack: the extras of the package, and the modules each brings.

`pip install trailboss` has the engine, bots and records and needs nothing else; a part that does
asks here first, so that whoever lacks it is told what to install.
"""

from __future__ import annotations

import importlib.util
from typing import Final

from trailboss.core.errors import TrailbossError
from trailboss.core.message import say

# As in pyproject.toml, without what an extra takes from another one.
EXTRAS: Final[dict[str, tuple[str, ...]]] = {
    "bots": ("numpy",),
    "cli": ("platformdirs", "rich"),
    "server": (
        "aiosmtplib",
        "alembic",
        "argon2",
        "httpx",
        "litestar",
        "msgspec",
        "openskill",
        "prometheus_client",
        "sqlalchemy",
        "structlog",
        "uvicorn",
        "websockets",
    ),
    "login": ("joserfc", "webauthn"),
    "push": ("cryptography", "http_ece", "py_vapid"),
    "postgres": ("asyncpg",),
    "arena": ("matplotlib", "pyarrow"),
    "ray": ("ray",),
    "env": ("gymnasium", "pettingzoo"),
    "learn": ("safetensors", "torch"),
}

# The commands that need more than the others.
COMMANDS: Final = {
    "serve": "server",
    "admin": "server",
    "backup": "server",
    "move": "server",
    "restore": "server",
    "train": "learn",
    "env": "env",
    "book": "arena",
}


def lacking(extra: str) -> str | None:
    """A module of an extra that is not installed."""
    return next(
        (module for module in EXTRAS[extra] if importlib.util.find_spec(module) is None), None
    )


def need(extra: str, what: str, module: str | None = None) -> None:
    """Refuse to go on with `what`, a command or an option, where its extra is not installed.

    With `module` only that one of the extra is needed.
    """
    missing = lacking(extra)
    if module is not None:
        missing = module if importlib.util.find_spec(module) is None else None
    if missing is not None:
        raise missing_extra(what, missing, extra)


def missing_extra(what: str, module: str, extra: str) -> TrailbossError:
    return TrailbossError(say("error-extra", what=what, module=module, extra=extra))
