"""Bodies are read as OpenAPI describes them: neither 1 for yes nor "5" for a number."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import ValidationException

AT = re.compile(r"^(.*) - at `\$\.?(.*)`$")


class StrictRequest(Request[Any, Any, Any]):
    """Litestar converts what it can; we refuse what is not of its type."""

    async def json(self) -> Any:
        raw = await super().json()
        asked = self.route_handler.parsed_data_field
        if asked is None:
            return raw
        try:
            return msgspec.convert(raw, asked.annotation, strict=True, str_keys=True)
        except msgspec.ValidationError as error:
            problem = str(error)
        try:
            msgspec.convert(raw, asked.annotation, strict=False, str_keys=True)
        except msgspec.ValidationError:
            return raw  # Litestar refuses it, too, and names every mistake
        found = AT.match(problem)
        message, key = found.groups() if found else (problem, "")
        raise ValidationException(
            detail=f"Validation failed for {self.method} {self.url.path}",
            extra=[{"message": message, "key": key}],
        )
