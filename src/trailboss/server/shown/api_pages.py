"""The description of the API at /docs/api: OpenAPI as JSON, and a page to read without scripts."""

from __future__ import annotations

from collections.abc import Collection
from copy import deepcopy
from html import escape
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

import msgspec
from litestar import MediaType, Request
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

import trailboss
from trailboss.server import schema as shapes
from trailboss.server.people.identity import SESSION
from trailboss.server.routes import operations
from trailboss.server.schema import common, live, tables

ABOUT = """\
Play Trailboss from a program. Make a token (`POST /api/me/tokens`) and send it as
`Authorization: Bearer <token>`. Browsers use the session cookie that `GET /api/me` sets; with it
every request that changes something also sends the cookie `csrftoken` as the header `x-csrftoken`.

Errors are `{"error": "<word>", "detail": "<sentence>", "say": {"say": "<id>", "args": {…}}}`, where
`say` is the sentence as data. Times are milliseconds since 1970.

`WS /api/tables/{table_id}/live?after=SEQ&seat=N&language=de` streams a table: it sends
`LiveFromServer` and takes `LiveFromClient`, one JSON document a message.

Words (`text`, `detail`, …) are English, or in another language with `language=de`. A program needs
none of them: `details` and `fields` have what they say as facts. Names of fields, moves in notation
and the observation are the same in every language.
"""


STYLE = (
    "body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}"
    "code{font-size:.95em}h3{margin-bottom:0}pre{white-space:pre-wrap}"
)


SCHEMAS = (
    operations,
    *(import_module(found.name) for found in iter_modules(shapes.__path__, f"{shapes.__name__}.")),
)


def own_schemas(wanted: Collection[str]) -> dict[str, Any]:
    """The types of the API as msgspec itself describes them: more exactly than Litestar does, and
    with the messages of the live connection."""
    kinds = {
        name: kind
        for module in SCHEMAS
        for name, kind in vars(module).items()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
    }
    kept, found = msgspec.json.schema_components(
        [*(kinds[name] for name in wanted if name in kinds), live.FromClient, live.FromServer],
        ref_template="#/components/schemas/{name}",
    )
    for name, schema in found.items():
        if not issubclass(kinds[name], common.Asked | live.Sent | tables.ClockAsked):
            schema["required"] = always_there(kinds[name])
            for field in schema["properties"].values():
                field.pop("default", None)
    return {**found, "LiveFromClient": kept[-2], "LiveFromServer": kept[-1]}


def always_there(kind: type[msgspec.Struct]) -> list[str]:
    """The fields every answer has: what has a default is sent too, unless it is left out then."""
    told = msgspec.inspect.type_info(kind)
    assert isinstance(told, msgspec.inspect.StructType)
    found = [told.tag_field] if told.tag_field is not None else []
    for field in told.fields:
        usual = field.default is not msgspec.NODEFAULT
        if field.required or (usual and not kind.__struct_config__.omit_defaults):
            found.append(field.encode_name)
    return found


def complete(document: dict[str, Any]) -> dict[str, Any]:
    """Litestar's document with our own schemas."""
    schemas = document["components"]["schemas"]
    schemas.update(own_schemas(schemas))
    for schema in schemas.values():
        open_objects(schema)
    for methods in document["paths"].values():
        for operation in methods.values():
            for parameter in operation.get("parameters", ()):
                parameter["schema"] = without_null(parameter["schema"])
    return document


def open_objects(part: Any) -> None:
    """An object of which nothing is said may hold anything: that is said, too."""
    if isinstance(part, dict):
        said = part.keys() & {"properties", "additionalProperties"}
        if part.get("type") == "object" and not said:
            part["additionalProperties"] = True
        for inner in part.values():
            open_objects(inner)
    elif isinstance(part, list):
        for inner in part:
            open_objects(inner)


def without_null(schema: dict[str, Any]) -> dict[str, Any]:
    """A parameter that need not be given is left out, not null; and all our numbers begin at 0."""
    kinds = [kind for kind in schema.get("oneOf", ()) if kind != {"type": "null"}]
    if len(kinds) == 1:
        rest = {name: value for name, value in schema.items() if name != "oneOf"}
        schema = {**kinds[0], **rest}
    if schema.get("type") == "integer":
        schema.setdefault("minimum", 0)
    return schema


class Document(OpenAPIRenderPlugin):
    """The whole description as JSON, made once."""

    def __init__(self) -> None:
        super().__init__(path="/openapi.json", media_type=MediaType.JSON, favicon="", style="")
        self.rendered: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if self.rendered is None:
            self.rendered = msgspec.json.encode(complete(deepcopy(openapi_schema)))
        return self.rendered


class ReadablePage(OpenAPIRenderPlugin):
    """All endpoints on one page, made on the server."""

    def __init__(self) -> None:
        super().__init__(path="/", favicon="", style="")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        parts = [
            "<!doctype html><html lang='en'><head><meta charset='utf-8'>",
            "<meta name='viewport' content='width=device-width'><title>Trailboss API</title>",
            f"<style>{STYLE}</style></head><body>",
            "<h1>Trailboss API</h1>",
            f"<pre>{escape(ABOUT)}</pre>",
            "<p>The whole description: <a href='/docs/api/openapi.json'>openapi.json</a></p>",
        ]
        for path, methods in openapi_schema["paths"].items():
            for method, operation in methods.items():
                parts.append(endpoint(path, method, operation))
        parts.append("</body></html>")
        return "".join(parts).encode()


def endpoint(path: str, method: str, operation: dict[str, Any]) -> str:
    """One endpoint in words."""
    about = operation.get("description") or operation.get("summary") or ""
    asked = ", ".join(
        f"{one['name']}{'' if one.get('required') else '?'}"
        for one in operation.get("parameters", ())
    )
    body = schema_name(operation.get("requestBody", {}).get("content", {}))
    answers = "; ".join(
        f"{status} {schema_name(answer.get('content', {}))}".strip()
        for status, answer in operation.get("responses", {}).items()
    )
    lines = [f"<h3><code>{method.upper()} {escape(path)}</code></h3><p>{escape(about)}"]
    for label, text in (("parameters", asked), ("body", body), ("answers", answers)):
        if text:
            lines.append(f"<br><small>{label}: {escape(text)}</small>")
    return "".join(lines) + "</p>"


def schema_name(content: dict[str, Any]) -> str:
    for media in content.values():
        schema = media.get("schema", {})
        ref = schema.get("$ref") or schema.get("items", {}).get("$ref", "")
        if ref:
            return str(ref).rpartition("/")[2]
    return ""


def openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Trailboss",
        version=trailboss.__version__,
        description=ABOUT,
        path="/docs/api",
        use_handler_docstrings=True,
        render_plugins=[Document(), ReadablePage()],
        operation_id_creator=lambda handler, *_: handler.fn.__name__,
        components=Components(
            security_schemes={
                "token": SecurityScheme(type="http", scheme="bearer"),
                "session": SecurityScheme(type="apiKey", name=SESSION, security_scheme_in="cookie"),
            }
        ),
        security=[{"token": []}, {"session": []}],
    )
