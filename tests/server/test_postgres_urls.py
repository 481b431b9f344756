"""URLs of a PostgreSQL: encrypted connections, and options that cannot be used."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import ME, Client
from tests.server.mailbox import CERTIFICATE
from tests.server.postgres import Postgres, rows_of
from tests.server.process import STOP_SECONDS, ServerProcess
from trailboss.core.errors import TrailbossError
from trailboss.server.storage.database import database_at

ENCRYPTED = """
    SELECT DISTINCT ssl FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
    WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


@pytest.fixture(scope="module")
def guarded() -> Iterator[Postgres]:
    """A PostgreSQL with a certificate for localhost."""
    running = Postgres(ssl="on")
    key = running.folder / "localhost.pem"
    shutil.copyfile(CERTIFICATE, key)
    key.chmod(0o600)
    if running.who is not None:
        entry = pwd.getpwnam(running.who)
        os.chown(key, entry.pw_uid, entry.pw_gid)
    running.settings |= {"ssl_cert_file": str(key), "ssl_key_file": str(key)}
    try:
        yield running.start()
    finally:
        running.stop()


@pytest.mark.parametrize(
    ("options", "encrypted"),
    [
        ("sslmode=disable", False),
        ("sslmode=require", True),
        (f"sslmode=verify-full&sslrootcert={CERTIFICATE}", True),
    ],
)
def test_every_connection_is_as_the_url_says(
    guarded: Postgres, tmp_path: Path, options: str, encrypted: bool
) -> None:
    """Those that read and write as well as those on which processes hear of each other."""
    plain = guarded.new_database()
    url = plain.replace("127.0.0.1", "localhost") + "?" + options
    server = ServerProcess(tmp_path, database=url).start()
    try:
        ann = Client(server.url)
        table = ann.table([ME], seed=3)["id"]
        ann.move(table, ann.view(table))
        assert rows_of(plain, ENCRYPTED) == [(encrypted,)]
    finally:
        assert server.stop() == 0
    assert '"level": "error"' not in server.log.read_text(), server.log.read_text()


def test_a_database_in_a_socket_folder(tmp_path: Path) -> None:
    """The host may be an option: a folder cannot stand where a host stands."""
    running = Postgres()
    running.settings["unix_socket_directories"] = str(running.folder)
    try:
        running.start()
        name = running.new_database().rsplit("/", 1)[-1]
        url = f"postgresql://trailboss@/{name}?host={running.folder}&port={running.port}"
        server = ServerProcess(tmp_path, database=url).start()
        Client(server.url)
        assert server.stop() == 0
    finally:
        running.stop()


@pytest.mark.parametrize(
    ("options", "detail"),
    [
        ("foo=bar", "has no option 'foo' here; it has host, port, sslmode,"),
        ("ssl=disable", "has no option 'ssl' here; it has host, port, sslmode,"),
        ("sslmode=maybe", "sslmode is disable, allow, prefer, require, verify-ca or verify-full"),
        ("port=many", "port is a number, not 'many'"),
        ("sslmode=disable&sslmode=require", "sslmode is given twice"),
    ],
)
def test_options_that_cannot_be_used(options: str, detail: str) -> None:
    with pytest.raises(TrailbossError) as caught:
        database_at(f"postgresql://ann:hush@localhost/name?{options}")
    assert str(caught.value).startswith("database: ")
    assert detail in str(caught.value)
    assert "hush" not in str(caught.value)


@pytest.mark.parametrize(
    ("options", "detail"),
    [
        ("sslmode=require", "SSL"),
        ("sslmode=verify-full&sslrootcert=/nowhere.pem", "No such file"),
    ],
)
def test_what_a_server_without_certificate_cannot_do(
    postgres: Postgres, options: str, detail: str
) -> None:
    url = f"{postgres.new_database()}?{options}"
    with pytest.raises(TrailbossError, match=f"^database: .* cannot be used: .*{detail}"):
        asyncio.run(database_at(url).open())


@pytest.mark.parametrize(("options", "status"), [("foo=bar", 2), ("sslmode=require", 1)])
def test_how_the_command_ends(postgres: Postgres, options: str, status: int) -> None:
    """A wrong setting is final; a server may still get a certificate, so that is tried again."""
    url = f"{postgres.new_database()}?{options}"
    ended = subprocess.run(
        [sys.executable, "-m", "trailboss", "serve", "--port", "0", "--database", url],
        capture_output=True,
        text=True,
        check=False,
        timeout=STOP_SECONDS,
    )
    assert ended.returncode == status
    assert ended.stdout == ""
    assert ended.stderr.startswith("trailboss: database: ")
    assert ended.stderr.count("\n") == 1
