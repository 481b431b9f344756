"""The example of a program that plays over the API: it really does, through a whole game."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path

from tests.server.client import OPEN, Client, bot
from tests.server.postgres import free_port
from tests.server.process import ServerProcess

ROOT = Path(__file__).parents[2]
BOT = ROOT / "examples" / "api_bot.py"
PATIENCE = 60.0


def start_bot(server: ServerProcess, token: str, table: str) -> subprocess.Popen[str]:
    soon = {**os.environ, "WEBSOCKETS_BACKOFF_INITIAL_DELAY": "0.2"}  # to come back, in seconds
    return subprocess.Popen(
        [sys.executable, str(BOT), server.url, token, table],
        env=soon,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def new_token(client: Client) -> str:
    return str(client.post("/api/me/tokens", {"name": "bot"})["secret"])


def test_it_plays_a_whole_game(tmp_path: Path) -> None:
    """It takes the free seat, and goes on when the server is restarted in the middle."""
    server = ServerProcess(tmp_path, port=free_port()).start()
    ann, bob = Client(server.url), Client(server.url)
    table = ann.table([OPEN, bot()], game="el-paso", public=True)["id"]
    token = new_token(bob)
    program = start_bot(server, token, table)
    try:
        reader = Client(server.url, token=token)
        end = time.monotonic() + PATIENCE
        while reader.get(f"/api/tables/{table}")["step"] < 30:
            assert time.monotonic() < end
            assert program.poll() is None, program.communicate()
        assert server.stop() == 0
        server.start()
        said, _ = program.communicate(timeout=PATIENCE)
        assert program.returncode == 0, said
        found = reader.get(f"/api/tables/{table}")
        assert found["status"] == "finished"
        assert found["result"]["reason"] == "rules"
        assert said == f"winners: {found['result']['winners']}\n"
        assert found["seats"][0]["user"] == bob.me["id"]
        moves = [entry for entry in reader.log(table) if entry["kind"] == "move"]
        assert {(entry["seat"], entry["by"]) for entry in moves} == {(0, "person"), (1, "bot")}
    finally:
        program.kill()
        program.communicate()
        assert server.stop() == 0


def test_it_is_as_short_as_the_documentation_says() -> None:
    body = BOT.read_text().partition("async def play")[2].partition("if __name__")[0]
    lines = [line for line in body.splitlines() if line.strip()]
    (said,) = re.findall(
        r"\[examples/api_bot.py\]\S+ does so in (\d+) lines", (ROOT / "docs/bots.md").read_text()
    )
    assert len(lines) == int(said) <= 30
