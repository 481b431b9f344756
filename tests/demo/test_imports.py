"""The demonstration needs none of the packages that a server does: a browser has none of them."""

from __future__ import annotations

import subprocess
import sys

ALONE = """
import sys

class Nothing:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in %r:
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, Nothing())
import trailboss.demo.page
"""
SERVER = (
    *("aiosmtplib", "alembic", "argon2", "asyncpg", "httpx", "joserfc", "litestar", "numpy"),
    *("openskill", "platformdirs", "prometheus_client", "rich", "sqlalchemy", "structlog"),
    *("uvicorn", "webauthn", "websockets"),
)


def test_needs_no_server() -> None:
    done = subprocess.run([sys.executable, "-c", ALONE % (SERVER,)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
