"""Requests to every endpoint that fit its description or do not, and what is true of the answers:
no failure of the server, and each as OpenAPI says."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator
from typing import Any

import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)
from schemathesis.specs.openapi.schemas import OpenApiSchema

from tests.server.client import INVITED, ME, OPEN, Client, bot
from tests.server.process import ServerProcess
from trailboss.server.running.app import create_app
from trailboss.server.running.settings import Settings
from trailboss.server.shown.api_pages import complete
from trailboss.titles import game_ids

AnyCase = Case[Any]

# Not among them: that everything the schema allows is accepted. A schema cannot say what a record
# or the options of a game are.
CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
    unsupported_method,
]


class Target:
    """A server with tables in all states, of somebody who sends nonsense."""

    def __init__(self, server: ServerProcess) -> None:
        self.url = server.url
        self.bob = Client(server.url)
        self.tables: dict[str, list[str]] = {}  # each operation has its own to spoil
        self.clients: dict[str, Client] = {}

    def client(self, operation: str) -> Client:
        if operation not in self.clients:
            owner = Client(self.url)
            token = owner.post("/api/me/tokens", {"name": "fuzz"})["secret"]
            self.clients[operation] = Client(self.url, token=token)
        return self.clients[operation]

    def tables_for(self, operation: str) -> list[str]:
        if operation not in self.tables:
            self.tables[operation] = self.some_tables(self.client(operation))
        return self.tables[operation]

    def some_tables(self, client: Client) -> list[str]:
        solo = client.table([ME], seed=3)["id"]
        view = client.view(solo)
        for _ in range(5):
            view = client.move(solo, view)
        two: str = client.table([ME, OPEN], game="el-paso")["id"]
        self.bob.at(two, "join", {})
        waiting: str = client.table([ME, OPEN, INVITED], start=False)["id"]
        full: str = client.table([ME, bot()], start=False)["id"]
        over: str = client.table([ME, OPEN], game="first-edition")["id"]
        self.bob.at(over, "join", {})
        self.bob.at(over, "resign", {"seat": 1})
        theirs: str = self.bob.table([ME, bot()])["id"]
        public: str = self.bob.table([ME, OPEN], public=True)["id"]
        return [solo, two, waiting, full, over, theirs, public]

    def send(self, case: AnyCase) -> None:
        """Send a request, most of them to a table there is, and check the answer."""
        operation = case.operation.definition.raw["operationId"]
        client = self.client(operation)
        number = zlib.crc32(repr((case.body, case.query, case.path_parameters)).encode())
        if "table_id" in case.path_parameters and number % 8:
            tables = self.tables_for(operation)
            case.path_parameters["table_id"] = tables[number % len(tables)]
        if case.meta is not None and case.meta.generation.mode is GenerationMode.POSITIVE:
            steer(case, number)
        headers = {"Authorization": f"Bearer {client.token}"}
        answer = case.call(base_url=self.url, headers=headers)
        checks = CHECKS
        # "null" Litestar takes for a parameter that is not given; what is too large is not read.
        if "null" in str(case.query) or answer.status_code == 413:
            checks = [check for check in CHECKS if check is not negative_data_rejection]
        case.validate_response(answer, checks=checks)


def steer(case: AnyCase, number: int) -> None:
    """Seats, steps, titles and bots that exist, so that not everything fails at them."""
    for part in (case.body, case.query, case.path_parameters):
        if not isinstance(part, dict):
            continue
        for name, below in (("seat", 3), ("step", 6), ("to", 4), ("move", 400)):
            given = part.get(name)
            if isinstance(given, int):
                part[name] = given % below
        if "game" in part and number % 4:
            part["game"] = list(game_ids())[number % len(game_ids())]
    body: Any = case.body
    if isinstance(body, dict) and "seats" in body and number % 4:
        body |= {"seats": body["seats"][:4], "absent": "default", "players": None}
        if number % 3:
            body["options"] = {}
        for seat in body["seats"]:
            seat["bot"] = "random" if seat["kind"] == "bot" else None


def running(server: ServerProcess) -> Iterator[Target]:
    server.start()
    yield Target(server)
    assert server.stop() == 0
    assert '"level": "error"' not in server.log.read_text(), server.log.read_text()


def described() -> dict[str, Any]:
    """OpenAPI, as the server gives it; the tests are collected before any server runs."""
    app = create_app(Settings(data="nowhere"))
    found: dict[str, Any] = json.loads(json.dumps(complete(app.openapi_schema.to_schema())))
    return found


def requests(borders: bool) -> OpenApiSchema:
    """What can be sent; with the borders of every field of every request, or by chance alone."""
    schema = schemathesis.openapi.from_dict(described())
    schema.config.phases.coverage.enabled = borders
    return schema


def bounded(examples: int) -> settings:
    return settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
