"""The browser client's files, and the page that stands in for them."""

from __future__ import annotations

import gzip
from pathlib import Path

import httpx

from tests.server.process import ServerProcess
from trailboss.server.shown.client_files import NO_CLIENT, Site


def test_paths_of_the_client_get_its_page(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>start</p>")
    (tmp_path / "assets" / "main-1a2b.js").write_text("let a = 1;" * 100)
    site = Site(tmp_path)
    for path in ("/", "/tables/abc", "/index.html"):
        page = site.page(path)
        assert page is not None
        assert page.data == b"<p>start</p>"
        assert page.caching == "no-cache"
    script = site.page("/assets/main-1a2b.js")
    assert script is not None
    assert script.kind == "application/javascript; charset=utf-8"
    assert "immutable" in script.caching
    assert script.packed is not None
    assert gzip.decompress(script.packed) == script.data
    assert site.page("/assets/other.js") is None
    assert site.page("/../settings.py") is None


def test_without_a_built_client(tmp_path: Path) -> None:
    page = Site(tmp_path / "nothing").page("/")
    assert page is not None
    assert page.data == NO_CLIENT


def test_pages_over_http(server: ServerProcess) -> None:
    first = httpx.get(server.url + "/")
    assert first.status_code == 200
    assert first.headers["content-type"].startswith("text/html")
    again = httpx.get(server.url + "/", headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304
    for path in ("/nothing.js", "/api", "/api/nothing", "/..%2f..%2fetc/passwd.txt"):
        answer = httpx.get(server.url + path)
        assert answer.status_code == 404, path
        assert answer.json()["error"] == "not-found"
    health = httpx.get(server.url + "/health").json()
    assert health["status"] == "ok"
