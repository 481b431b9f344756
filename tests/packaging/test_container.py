"""The container: what its files say of settings, paths and people is so."""

from __future__ import annotations

import re
from pathlib import Path

from trailboss.server.running.settings import NAMES, PREFIX, Settings

ROOT = Path(__file__).parent.parent.parent
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
COMPOSE = (ROOT / "deploy" / "compose.yaml").read_text(encoding="utf-8")
BUILD_ONLY = {"REQUIRE_COMPILED", "NAME"}  # of the build, and of compose itself


def test_only_settings_there_are() -> None:
    for text in (DOCKERFILE, COMPOSE):
        found = set(re.findall(rf"{PREFIX}([A-Z_]+)", text)) - BUILD_ONLY
        assert found
        assert {name.lower() for name in found} <= set(NAMES)


def test_what_is_copied_is_there() -> None:
    for line in re.findall(r"^COPY (?!--from)(.+) \S+$", DOCKERFILE, re.MULTILINE):
        for path in line.split():
            assert (ROOT / path).exists(), path


def test_it_does_not_run_as_root_and_says_how_it_is() -> None:
    last = DOCKERFILE.rpartition("\nFROM ")[2]
    assert last.index("USER ") < last.index("CMD [")
    assert not re.search(r"^USER (root|0)$", last, re.MULTILINE)
    assert f"http://127.0.0.1:{Settings().port}/health" in last
    assert f"EXPOSE {Settings().port}\n" in last


def test_the_proxy_that_is_believed_is_the_proxy() -> None:
    (trusted,) = re.findall(r"TRAILBOSS_TRUSTED_PROXIES: (\S+)", COMPOSE)
    (address,) = re.findall(r"ipv4_address: (\S+)", COMPOSE)
    assert trusted == address
