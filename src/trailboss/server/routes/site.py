"""The pages of the client."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency

from trailboss.core.message import say
from trailboss.server.errors import NotFound
from trailboss.server.shown.client_files import Site, wants_gzip


@get(["/", "/{path:path}"], include_in_schema=False)
async def get_page(request: Request[Any, Any, Any], site: NamedDependency[Site]) -> Response[bytes]:
    """The browser client."""
    path: str = request.scope["path"]
    page = None if path.startswith(("/api/", "/docs/")) or path == "/api" else site.page(path)
    if page is None:
        raise NotFound(say("refused-nothing-there", path=path[:200]))
    headers = {"etag": page.etag, "cache-control": page.caching, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == page.etag:
        return Response(b"", status_code=304, headers=headers, media_type=MediaType.TEXT)
    data = page.data
    if page.packed is not None and wants_gzip(request.headers.get("accept-encoding", "")):
        data = page.packed
        headers["content-encoding"] = "gzip"
    return Response(data, headers=headers, media_type=page.kind)


HANDLERS = [get_page]
