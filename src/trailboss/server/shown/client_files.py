"""The browser client: its built files, read once, kept compressed."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path

FOLDER = Path(__file__).parent.parent / "static"
YEAR = "public, max-age=31536000, immutable"
COMPRESSED = ("text/", "application/javascript", "application/json", "image/svg", "application/man")

NO_CLIENT = b"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Trailboss</title></head>
<body><h1>Trailboss</h1>
<p>The server runs. The browser client is not part of this installation.</p>
<p>In a checkout: <code>make web</code> builds it, then start the server again.
The API is described at <a href="/docs/api">/docs/api</a>.</p>
</body></html>
"""


class Page:
    """A file as it is sent."""

    def __init__(self, name: str, data: bytes) -> None:
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        if kind == "text/javascript":
            kind = "application/javascript"
        self.kind = (
            f"{kind}; charset=utf-8" if kind.startswith(("text/", "application/ja")) else kind
        )
        self.data = data
        self.etag = f'"{hashlib.sha256(data).hexdigest()[:32]}"'
        packed = gzip.compress(data, 9, mtime=0) if kind.startswith(COMPRESSED) else data
        self.packed = packed if len(packed) < len(data) else None
        # The builder puts a hash of the contents into the names of all files but the page itself.
        self.caching = YEAR if "/assets/" in f"/{name}" else "no-cache"


class Site:
    def __init__(self, folder: Path = FOLDER) -> None:
        self.pages: dict[str, Page] = {}
        if folder.is_dir():
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    name = path.relative_to(folder).as_posix()
                    self.pages[name] = Page(name, path.read_bytes())
        self.start = self.pages.get("index.html") or Page("index.html", NO_CLIENT)

    def page(self, path: str) -> Page | None:
        """The file at a path. The client finds its own way under all other paths without a dot in
        their last part, so those get its start page."""
        name = path.lstrip("/")
        if name in self.pages:
            return self.pages[name]
        if "." in name.rpartition("/")[2]:
            return None
        return self.start


def wants_gzip(accept: str) -> bool:
    return any(part.split(";")[0].strip() == "gzip" for part in accept.split(","))
