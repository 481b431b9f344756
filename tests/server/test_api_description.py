"""OpenAPI: complete, and true of the answers."""

from __future__ import annotations

from typing import Any

import httpx
import jsonschema  # type: ignore[import-untyped]
import pytest

from tests.server.client import JSON, ME, OPEN, Client, bot
from tests.server.process import ServerProcess

BODILESS = (
    *("leave_table", "start_table", "rematch", "no_rematch"),
    *("enter_tournament", "leave_tournament", "start_tournament", "end_without", "play_day"),
    *("handle_report", "end_table", "make_password_link", "readmit_user", "ask_review"),
    *("new_passkey_options", "passkey_login_options", "begin_puzzle", "judge_puzzle"),
)


@pytest.fixture(scope="module")
def document(server: ServerProcess) -> JSON:
    found: JSON = httpx.get(server.url + "/docs/api/openapi.json").json()
    return found


def check(document: JSON, name: str, value: Any) -> None:
    """Is a value what the document says, down to the last field?"""
    schema = {"$ref": f"#/components/schemas/{name}", "components": closed(document["components"])}
    jsonschema.Draft202012Validator(schema).validate(value)


def closed(part: Any) -> Any:
    """The same schemas, without room for fields that are not described."""
    if isinstance(part, dict):
        found = {key: closed(value) for key, value in part.items()}
        if part.get("type") == "object" and "properties" in part:
            found.setdefault("additionalProperties", False)
        return found
    return [closed(value) for value in part] if isinstance(part, list) else part


def test_every_endpoint_says_what_it_takes_and_gives(document: JSON) -> None:
    schemas = document["components"]["schemas"]
    seen = set()
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            where = f"{method} {path}"
            assert operation["description"], where
            assert operation["operationId"] not in seen, where
            seen.add(operation["operationId"])
            for status, answer in operation["responses"].items():
                content = answer.get("content", {})
                assert set(content) == {"application/json"}, (where, status)
                schema = content["application/json"]["schema"]
                kinds = schema.get("oneOf") or [schema]
                for kind in kinds:
                    ref = kind.get("$ref") or kind.get("items", {}).get("$ref", "")
                    assert ref.rpartition("/")[2] in schemas, (where, status)
            if method in ("post", "patch") and operation["operationId"] not in BODILESS:
                assert operation["requestBody"]["required"] is True, where
    assert {"make_move", "get_view", "get_lobby", "make_table", "import_record"} <= seen
    assert "LiveFromClient" in schemas
    assert "LiveFromServer" in schemas


def test_no_part_of_the_game_is_just_an_object(document: JSON) -> None:
    """What is seen of a game and what a title is have exact types, down to the last field."""
    schemas = document["components"]["schemas"]
    seen: set[str] = set()

    def look(part: Any, where: str) -> None:
        if isinstance(part, list):
            for inner in part:
                look(inner, where)
        elif isinstance(part, dict):
            assert part.get("additionalProperties") is not True, where
            if "$ref" in part:
                visit(part["$ref"].rpartition("/")[2])
            for inner in part.values():
                look(inner, where)

    def visit(name: str) -> None:
        if name not in seen:
            seen.add(name)
            look(schemas[name], name)

    for name in ("KansasObservation", "ElPasoObservation", "LegalMove"):
        visit(name)
    for name in ("KansasDescription", "ElPasoDescription"):
        visit(name)
    assert len(seen) > 50
    observed = schemas["TableView"]["properties"]["observation"]
    assert observed["discriminator"]["propertyName"] == "family"


def test_requests_take_no_unknown_fields(document: JSON) -> None:
    for name in ("MoveAsked", "NewTable", "NewAccount", "Chat", "ClockAsked"):
        assert document["components"]["schemas"][name]["additionalProperties"] is False


def test_answers_are_as_described(document: JSON, ann: Client, bob: Client) -> None:
    check(document, "Me", ann.me)
    check(document, "Games", ann.get("/api/games"))
    check(document, "RulePage", ann.get("/api/games/el-paso/rules")[0])
    check(document, "KansasDescription", ann.get("/api/games/first-edition/description"))
    check(document, "ElPasoDescription", ann.get("/api/games/el-paso/description"))
    check(document, "Health", ann.get("/health"))
    table = ann.table([ME, OPEN, bot("heuristic")], public=True)["id"]
    bob.at(table, "join", {})
    check(document, "Lobby", ann.get("/api/tables"))
    check(document, "Table", ann.get(f"/api/tables/{table}"))
    view = ann.view(table)
    check(document, "TableView", view)
    check(document, "TableView", bob.view(table))
    stale = ann.send(
        "POST", f"/api/tables/{table}/moves", json={"seat": 0, "step": 9, "move": "done"}
    )
    assert stale.status_code == 409
    check(document, "Conflict", stale.json())
    check(document, "TableView", ann.move(table, view))
    check(document, "Log", ann.get(f"/api/tables/{table}/log"))
    check(document, "FreshToken", ann.post("/api/me/tokens", {"name": "x"}))
    check(document, "Problem", ann.send("GET", "/api/nothing").json())
    with ann.live(table, after=0) as live:
        messages = live.until(lambda message: message["type"] == "presence")
        live.send(type="ping", id=1)
        live.send(type="dance")
        messages += live.until(lambda message: message["type"] == "error")
        assert {message["type"] for message in messages} >= {"entry", "view", "answer", "error"}
        for message in messages:
            check(document, "LiveFromServer", message)


def test_the_page_to_read(server: ServerProcess) -> None:
    answer = httpx.get(server.url + "/docs/api")
    assert answer.headers["content-type"].startswith("text/html")
    assert "POST /api/tables/{table_id}/moves" in answer.text
    assert "<script" not in answer.text
