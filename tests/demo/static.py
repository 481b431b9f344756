"""A place for static files, as project pages have them: it sends text compressed, and no faster
than it is told to."""

from __future__ import annotations

import gzip
import threading
import time
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import TracebackType

CHUNK = 16_384
TEXT = (".html", ".js", ".mjs", ".css", ".json", ".svg")


class Line:
    """One line to the browser, which all answers share."""

    def __init__(self, bytes_per_second: float) -> None:
        self.speed = bytes_per_second
        self.lock = threading.Lock()
        self.free_at = 0.0
        self.sent = 0
        self.arrived = 0  # of what is sent
        self.asked: list[str] = []  # the names of files

    def take(self, size: int) -> None:
        """Wait until so many bytes have gone through."""
        with self.lock:
            self.sent += size
            self.free_at = max(self.free_at, time.monotonic()) + size / self.speed
            wait = self.free_at - time.monotonic()
        if wait > 0:
            time.sleep(wait)
        with self.lock:
            self.arrived += size


class Handler(SimpleHTTPRequestHandler):
    extensions_map = {  # noqa: RUF012
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".gz": "application/octet-stream",
    }

    def __init__(self, *given: object, line: Line, folder: str) -> None:
        self.line = line
        super().__init__(*given, directory=folder)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        path = Path(self.translate_path(self.path))
        if path.is_dir():
            path /= "index.html"
        if not path.is_file():
            self.send_error(404)
            return
        self.line.asked.append(path.name)
        data = path.read_bytes()
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        if path.suffix in TEXT:
            data = gzip.compress(data)
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        try:
            for at in range(0, len(data), CHUNK):
                piece = data[at : at + CHUNK]
                self.line.take(len(piece))
                self.wfile.write(piece)
        except (BrokenPipeError, ConnectionResetError):
            pass  # the page was closed

    def log_message(self, format: str, *args: object) -> None:
        pass


class StaticFiles:
    def __init__(self, folder: Path, bits_per_second: float = 1e9) -> None:
        self.line = Line(bits_per_second / 8)
        handler = partial(Handler, line=self.line, folder=str(folder))
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"

    def __enter__(self) -> StaticFiles:
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.server.shutdown()
        self.server.server_close()
