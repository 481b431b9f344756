"""The page about hosting is true: its options exist, its files work."""

from __future__ import annotations

import re
import shutil
import socket
import subprocess
import time
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.client import ME, Client, Refusal, bot, tls
from tests.server.mailbox import CERTIFICATE
from tests.server.postgres import free_port
from tests.server.process import ServerProcess
from tests.server.test_operations import figures
from trailboss.cli.commands import parser
from trailboss.core.errors import TrailbossError
from trailboss.server.running.settings import NAMES, load_settings

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text()
PATIENCE = 60.0


def block(language: str, first_line: str) -> str:
    """A file that the page shows."""
    found = [
        text
        for text in re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)
        if text.startswith(first_line)
    ]
    assert len(found) == 1, (language, first_line)
    return str(found[0])


def test_every_option_is_documented_and_no_other() -> None:
    table = PAGE.partition("| option | meaning |")[2].partition("\n\n")[0]
    cells = [line.split("|")[1] for line in table.splitlines()[2:]]
    named = [name for cell in cells for name in re.findall(r"`(\w+)`", cell)]
    assert sorted(named) == sorted(NAMES)


def test_the_settings_file_can_be_read(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(block("toml", "# /etc/trailboss/settings.toml"))
    settings = load_settings(file, environment={})
    assert settings.secure
    assert settings.database_url == "sqlite:////var/lib/trailboss/trailboss.sqlite"
    assert (settings.smtp_port, settings.smtp_security) == (587, "starttls")
    other = tomllib.loads(block("toml", "# in /etc/trailboss/settings.toml"))
    assert set(other) <= set(NAMES)


def test_what_the_page_leaves_out_with_postgresql_is_refused(tmp_path: Path) -> None:
    """Who follows it from a file to PostgreSQL has both lines at some moment."""
    file = tmp_path / "settings.toml"
    lines = [block("toml", start) for start in ("# a further line", "# in /etc/trailboss/settings")]
    file.write_text("".join(lines))
    with pytest.raises(TrailbossError, match="backup_folder is for a database in a file"):
        load_settings(file, environment={})


def test_the_commands_can_be_parsed() -> None:
    commands = re.findall(r"/opt/trailboss/bin/trailboss (\w+ .*?--settings.*)", PAGE)
    assert [words.split()[0] for words in commands] == [
        *("serve", "backup", "backup", "restore", "backup", "serve"),
    ]
    commands += re.findall(r"/opt/trailboss/bin/trailboss (move .*)", PAGE)
    assert len(commands) == 7
    for words in commands:
        plain = words.partition(" > ")[0].replace("%i", "8001").replace("$(date +\\%u)", "3")
        parser().parse_args(plain.split())


def test_every_figure_is_documented_and_no_other(server: ServerProcess) -> None:
    named = set(re.findall(r"`(trailboss_\w+)`", PAGE))
    answer = httpx.get(f"{server.url}/metrics").text
    there = set(re.findall(r"^# HELP (trailboss_\w+)", answer, re.MULTILINE))
    assert named == there - {"trailboss_build_info"}
    assert figures(server.url)["trailboss_logged_total{level=error}"] >= 0


def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    """Where there is a systemd to ask; every line is one it knows in any case."""
    unit = block("ini", "# /etc/systemd/system/trailboss.service")
    assert unit.count("[Service]") == 1
    if shutil.which("systemd-analyze") is None:
        pytest.skip("there is no systemd here")
    unit = unit.replace("/opt/trailboss/bin/trailboss", "/bin/true").replace(
        "User=trailboss", "User=root"
    )
    several = block("ini", "Description=Trailboss on port %i")
    lines = several.replace("/opt/trailboss/bin/trailboss", "/bin/true").splitlines()
    template = unit
    for line in lines:
        name = line.partition("=")[0]
        template, count = re.subn(rf"^{name}=.*$", line, template, flags=re.MULTILINE)
        assert count == 1, line
    for name, text in (("trailboss.service", unit), ("trailboss@8001.service", template)):
        file = tmp_path / name
        file.write_text(text)
        told = subprocess.run(
            ["systemd-analyze", "verify", "--man=no", str(file)],
            capture_output=True,
            text=True,
            check=False,
        )
        complaints = [line for line in told.stderr.splitlines() if "trailboss" in line]
        assert told.returncode == 0, told.stderr
        assert complaints == []


# Proxies ----------------------------------------------------------------------------------------


@contextmanager
def running(command: list[str], port: int, folder: Path) -> Iterator[None]:
    with (folder / "proxy.log").open("w") as log:
        process = subprocess.Popen(command, cwd=folder, stdout=log, stderr=log)
    try:
        end = time.monotonic() + PATIENCE
        while True:
            assert process.poll() is None, (folder / "proxy.log").read_text()
            try:
                socket.create_connection(("127.0.0.1", port)).close()
                break
            except OSError:
                assert time.monotonic() < end
                time.sleep(0.02)
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


def nginx(folder: Path, front: int, back: int) -> list[str]:
    text = block("nginx", "# /etc/nginx/sites-enabled/trailboss")
    text = text.partition("\nserver {\n    listen 80;")[0]
    for old, new in (
        ("127.0.0.1:8000", f"127.0.0.1:{back}"),
        ("listen 443 ssl", f"listen 127.0.0.1:{front} ssl"),
        ("server_name gwt.example.org", "server_name localhost"),
        ("/etc/letsencrypt/live/gwt.example.org/fullchain.pem", str(CERTIFICATE)),
        ("/etc/letsencrypt/live/gwt.example.org/privkey.pem", str(CERTIFICATE)),
    ):
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    places = "".join(
        f"{name}_temp_path {folder}/{name};\n"
        for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    file = folder / "nginx.conf"
    file.write_text(
        f"daemon off; pid {folder}/pid; error_log stderr;\nevents {{}}\n"
        f"http {{ access_log off;\n{places}{text}\n}}\n"
    )
    return ["nginx", "-p", str(folder), "-c", str(file)]


def caddy(folder: Path, front: int, back: int) -> list[str]:
    text = block("caddy", "# /etc/caddy/Caddyfile")
    text = text.replace("127.0.0.1:8000", f"127.0.0.1:{back}")
    site = f"https://localhost:{front} {{\n    tls {CERTIFICATE} {CERTIFICATE}"
    text = text.replace("gwt.example.org {", site)
    file = folder / "Caddyfile"
    file.write_text("{\n    admin off\n    auto_https disable_redirects\n}\n" + text)
    return ["caddy", "run", "--config", str(file), "--adapter", "caddyfile"]


@pytest.mark.parametrize("proxy", [nginx, caddy], ids=["nginx", "caddy"])
def test_a_game_through_a_proxy(
    proxy: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert callable(proxy)
    front, back = free_port(), free_port()
    command: list[str] = proxy(tmp_path, front, back)
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not installed")
    monkeypatch.setenv("SSL_CERT_FILE", str(CERTIFICATE))
    url = f"https://localhost:{front}"
    server = ServerProcess(
        tmp_path / "data", port=back, public_url=url, logins_per_minute=4
    ).start()
    with running(command, front, tmp_path):
        ann = Client(url)
        cookies = {cookie.name: cookie.secure for cookie in ann.http.cookies.jar}
        assert cookies == {"trailboss_session": True, "csrftoken": True}
        table = ann.table([ME, bot()], seed=3)["id"]
        with ann.live(table) as live:
            view = live.until(lambda message: message["type"] == "view")[-1]["view"]
            move = view["decision"]["legal"][0]["move"]
            live.send(type="move", id=1, seat=0, step=view["step"], move=move)
            live.until(lambda message: message["type"] == "answer")
        # A page of this site may open a socket, one of another may not.
        cookie = "; ".join(f"{name}={value}" for name, value in ann.http.cookies.items())
        live_url = url.replace("http", "ws", 1) + f"/api/tables/{table}/live"
        headers = {"cookie": cookie}
        context = tls(live_url)
        with connect(live_url, origin=Origin(url), additional_headers=headers, ssl=context) as page:
            assert '"error"' not in str(page.recv(PATIENCE))
        other = Origin("https://other.example.org")
        with connect(live_url, origin=other, additional_headers=headers, ssl=context) as page:
            assert '"other-origin"' in str(page.recv(PATIENCE))
        answer = httpx.get(f"{url}/health", headers={"x-request-id": "chosen-by-the-client"})
        assert answer.status_code == 200
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        assert answer.headers["x-request-id"] != "chosen-by-the-client"
        assert httpx.get(f"{url}/metrics").status_code == 403
        # Nobody gets more logins by claiming to come from elsewhere.
        statuses = [
            httpx.get(f"{url}/api/me", headers={"x-forwarded-for": f"203.0.113.{n}"}).status_code
            for n in range(6)
        ]
        assert statuses == [200, 200, 200, 429, 429, 429]
        with pytest.raises(Refusal):
            Client(url)
    assert server.stop() == 0
