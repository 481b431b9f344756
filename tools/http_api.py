"""The HTTP API as a page of the documentation, from the server's OpenAPI document."""

from __future__ import annotations

from typing import Any

JSON = dict[str, Any]
METHODS = ("get", "post", "put", "patch", "delete")
HEAD = """# HTTP API

Every server describes its own API exactly at `/docs/api`, and as OpenAPI at
`/docs/api/openapi.json`. This page is made from that document; [the same document](openapi.json) is
here to download. [The server](server.md) tells what stands behind it, and
[versioning](versioning.md) what may change.

"""


def page(document: JSON) -> str:
    """Endpoints by tag, then the types they name."""
    parts = [HEAD + document["info"]["description"]]
    by_tag: dict[str, list[tuple[str, str, JSON]]] = {}
    for path, methods in document["paths"].items():
        for method in METHODS:
            if method in methods:
                tags = methods[method].get("tags") or ["other"]
                by_tag.setdefault(tags[0], []).append((method, path, methods[method]))
    for tag in sorted(by_tag):
        parts.append(f"## {tag.capitalize()}")
        parts += [endpoint(*one) for one in by_tag[tag]]
    parts.append("## Types")
    schemas = document["components"]["schemas"]
    parts += [described(name, schemas[name]) for name in sorted(schemas)]
    return "\n\n".join(parts) + "\n"


def endpoint(method: str, path: str, told: JSON) -> str:
    lines = [f"### {method.upper()} {path}", "", one_line(told.get("description", ""))]
    rows = [
        f"| `{given['name']}` | {given['in']} | {kind_of(given['schema'])} "
        f"| {cell(given.get('description') or given['schema'].get('description', ''))} |"
        for given in told.get("parameters", [])
    ]
    if rows:
        lines += ["", "| parameter | in | type | |", "|---|---|---|---|", *rows]
    body = told.get("requestBody")
    if body:
        lines += ["", f"Takes {kind_of(content(body))}."]
    good = [code for code in told["responses"] if code < "300"]
    bad = [code for code in told["responses"] if code >= "400"]
    for code in good:
        kind = content(told["responses"][code])
        what = kind_of(kind) if kind else "nothing more"
        lines += ["", f"Answers {code} with {what}; refuses with {', '.join(bad)}."]
    return "\n".join(lines)


def described(name: str, schema: JSON) -> str:
    lines = [f"### {name}", "", one_line(schema.get("description", ""))]
    fields = schema.get("properties")
    if fields:
        needed = schema.get("required", [])
        lines += ["", "| field | type | |", "|---|---|---|"]
        lines += [
            f"| `{field}`{'' if field in needed else ' ?'} | {kind_of(kind)} "
            f"| {cell(kind.get('description', ''))} |"
            for field, kind in fields.items()
        ]
    else:
        lines += ["", kind_of(schema)]
    return "\n".join(lines)


def content(part: JSON) -> JSON:
    for kind in part.get("content", {}).values():
        found: JSON = kind.get("schema", {})
        return found
    return {}


def kind_of(schema: JSON) -> str:
    """A type in a few words, with links to those that have a name."""
    if "$ref" in schema:
        name = schema["$ref"].split("/")[-1]
        return f"[{name}](#{name.lower()})"
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " or ".join(dict.fromkeys(kind_of(one) for one in schema[several]))
    if "enum" in schema:
        return " ".join(f"`{value}`" for value in schema["enum"])
    if "const" in schema:
        return f"`{schema['const']}`"
    if schema.get("type") == "array":
        items = schema.get("items") or {}
        return f"list of {kind_of(items)}" if isinstance(items, dict) else "list"
    if schema.get("type") == "object" and schema.get("additionalProperties"):
        kinds = schema["additionalProperties"]
        return "names to " + (kind_of(kinds) if isinstance(kinds, dict) else "anything")
    kind = schema.get("type", "anything")
    return " or ".join(kind) if isinstance(kind, list) else str(kind)


def one_line(text: str) -> str:
    return " ".join(text.split())


def cell(text: str) -> str:
    return one_line(text).replace("|", "\\|")
