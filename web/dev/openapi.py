"""Prints the server's OpenAPI document, from which `npm run types` makes src/api/schema.ts."""

from __future__ import annotations

import json
import sys
import tempfile

from trailboss.server.running.app import create_app
from trailboss.server.running.settings import Settings
from trailboss.server.shown.api_pages import complete


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Settings(data=folder))
        json.dump(complete(app.openapi_schema.to_schema()), sys.stdout, indent=1, sort_keys=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
