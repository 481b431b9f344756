"""A position as text: sections of lines `key: value`, and as JSON. Both are the same data:

{"format", "game", "version", "players", "options", "seed", "turn", "deciding",
 "table": {key: value}, "seats": [{key: value}], "decision": [{"frame", ...}]}
"""

from __future__ import annotations

import json
import re
from typing import Any, Final

from trailboss.core.message import say
from trailboss.core.sheet.reading import (
    DECISION,
    HEAD,
    TABLE,
    InvalidPosition,
    Problem,
    Reader,
    Sheet,
    seat_section,
)
from trailboss.core.sheet.shapes import NONE, Wrong, given

FORMAT: Final = 1
HEADER: Final = "trailboss position"
SEAT: Final = re.compile(r"seat ([1-9][0-9]?)")
OPTION: Final = "option "
LONGEST_TEXT: Final = 200_000
MOST_SEATS: Final = 99
HEAD_KEYS: Final = ("game", "players", "seed", "turn", "deciding")

Data = dict[str, Any]
Lines = dict[tuple[str, str], int]


def refused(
    id: str, at: int = 0, section: str = "", name: str = "", /, **args: Any
) -> InvalidPosition:
    """An error with the line, section and key it is in."""
    return InvalidPosition([Problem(section, name, at, say(id, **args))])


# Writing ----------------------------------------------------------------------------------------


def to_text(sheet: Sheet, data: Data) -> str:
    lines = [f"{HEADER} {FORMAT}", f"game: {data['game']} {data['version']}"]
    lines.append(f"players: {data['players']}")
    for name, value in data["options"].items():
        lines.append(f"{OPTION}{name}: {value if isinstance(value, str) else json.dumps(value)}")
    if "figures" in data:
        lines.append(f"figures: {json.dumps(data['figures'], ensure_ascii=False)}")
    for key in ("seed", "turn"):
        if key in data:
            lines.append(f"{key}: {data[key]}")
    lines.append(f"deciding: {data['deciding'] or NONE}")
    lines += ["", f"[{TABLE}]"]
    for field in sheet.table:
        if field.key in data["table"]:
            lines.append(f"{field.key}: {field.shape.show(data['table'][field.key])}")
    for seat, own in enumerate(data["seats"]):
        lines += ["", f"[{seat_section(seat)}]"]
        for field in sheet.seat_fields(seat):
            if field.key in own:
                lines.append(f"{field.key}: {field.shape.show(own[field.key])}")
    if data.get("decision"):
        lines += ["", f"[{DECISION}]"]
        lines += [sheet.frames.show(frame) for frame in data["decision"]]
    return "\n".join(lines) + "\n"


# Reading ----------------------------------------------------------------------------------------


class Written:
    """A position as it was written down, before anybody knows what its keys mean."""

    def __init__(self) -> None:
        self.head: dict[str, str] = {}
        self.options: dict[str, Any] = {}
        self.sections: dict[str, dict[str, str]] = {}
        self.frames: list[tuple[int, str]] = []
        self.lines: Lines = {}


def split(text: str) -> Written:
    """A text as sections, keys and values; InvalidPosition names the line that is none."""
    found = Written()
    section = HEAD
    begun = False
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        if not begun:
            check_header(line, number)
            begun = True
        elif line.startswith("["):
            section = line[1:-1].strip() if line.endswith("]") else ""
            if section not in (TABLE, DECISION) and SEAT.fullmatch(section) is None:
                known = (TABLE, seat_section(0), seat_section(1), DECISION)
                raise refused("error-position-section", number, given=given(line), known=known)
            if (section, "") in found.lines:
                raise refused("error-position-twice", number, section, given=given(line))
            found.lines[section, ""] = number
            found.sections[section] = {}
        elif section == DECISION:
            found.frames.append((number, line))
        else:
            key, colon, value = line.partition(":")
            key = key.strip()
            if not colon or not key:
                raise refused("error-position-unread", number, section, given=given(line))
            if (section, key) in found.lines:
                raise refused("error-position-twice", number, section, key, given=key)
            found.lines[section, key] = number
            if section != HEAD:
                found.sections[section][key] = value.strip()
            elif key.startswith(OPTION):
                found.options[key.removeprefix(OPTION).strip()] = option_value(value.strip())
            else:
                found.head[key] = value.strip()
    if not begun:
        raise refused("error-position-begin", begins=HEADER)
    return found


def check_header(line: str, number: int) -> None:
    kind, _, version = line.rpartition(" ")
    if kind.strip() != HEADER or not version.isascii() or not version.isdecimal():
        raise refused("error-position-begin", number, begins=HEADER)
    if len(version) > 9 or int(version) > FORMAT:
        raise refused("error-position-format", number, format=version[:9], known=FORMAT)


def option_value(text: str) -> Any:
    if text in ("true", "false"):
        return text == "true"
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= 9 else text


def head_of(written: Written) -> Data:
    """The lines before the first section as data."""
    head = written.head
    data: Data = {"options": written.options}
    for key in head:
        if key not in (*HEAD_KEYS, "figures"):
            known = (*HEAD_KEYS, "option …")
            raise refused(
                "error-position-key",
                written.lines[HEAD, key],
                HEAD,
                key,
                given=given(key),
                known=known,
            )
    name, _, version = head.get("game", "").partition(" ")
    data["game"] = name
    if version.strip():
        data["version"] = version.strip()
    for key in ("players", "seed", "turn", "deciding"):
        if key not in head:
            continue
        value = head[key]
        if key == "deciding" and value == NONE:
            data[key] = 0
        elif value.isascii() and value.isdecimal() and len(value) <= 20:
            data[key] = int(value)
        else:
            raise refused(
                "error-position-whole", written.lines[HEAD, key], HEAD, key, given=given(value)
            )
    if "figures" in head:
        try:
            data["figures"] = json.loads(head["figures"])
        except (ValueError, RecursionError):
            raise refused(
                "error-position-figures", written.lines[HEAD, "figures"], HEAD, "figures"
            ) from None
    return data


def body_of(sheet: Sheet, written: Written, reader: Reader) -> Data:
    """The sections as data; what cannot be read is noted and left out."""
    data: Data = {"table": {}, "seats": [{} for _ in range(sheet.seats)]}
    for section, lines in written.sections.items():
        if section == DECISION:
            continue
        fields = sheet.table
        into = data["table"]
        if section != TABLE:
            seat = int(section.removeprefix("seat ")) - 1
            if seat >= sheet.seats:
                reader.at(section, "")
                reader.wrong(say("error-position-seat", last=sheet.seats, given=seat + 1))
                continue
            fields = tuple(sheet.seat_fields(seat))
            into = data["seats"][seat]
        by_key = {field.key: field for field in fields}
        for key, value in lines.items():
            reader.at(section, key)
            if key not in by_key:
                reader.wrong(say("error-position-key", given=given(key), known=tuple(by_key)))
                continue
            try:
                into[key] = by_key[key].shape.parse(value)
            except Wrong as wrong:
                reader.wrong(wrong.message)
    if DECISION in written.sections:
        data["decision"] = []
        for number, line in written.frames:
            key = str(len(data["decision"]) + 1)
            reader.lines[DECISION, key] = number
            reader.at(DECISION, key)
            try:
                data["decision"].append(sheet.frames.parse(line))
            except Wrong as wrong:
                reader.wrong(wrong.message)
    return data


def read_json(text: str) -> Data:
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise refused(
            "error-record-json", error.lineno, problem=error.msg, line=error.lineno
        ) from None
    except (RecursionError, ValueError):
        raise refused("error-position-deep") from None
    return checked_json(data)


def checked_json(data: Any) -> Data:
    """The outer shape of a position in JSON; what is inside is checked field by field."""
    if not isinstance(data, dict):
        raise refused("error-position-counts", given=given(data))
    known = (
        *("format", "game", "version", "players", "options", "figures", "seed", "turn"),
        *("deciding", TABLE, "seats", DECISION),
    )
    for key in data:
        if key not in known:
            raise refused("error-position-key", 0, HEAD, given(key), given=given(key), known=known)
    if data.get("format") != FORMAT or isinstance(data.get("format"), bool):
        shown = given(data.get("format"))
        raise refused("error-position-format", 0, HEAD, "format", format=shown, known=FORMAT)
    for key in ("players", "seed", "turn", "deciding"):
        value = data.get(key, 0)
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            raise refused("error-position-whole", 0, HEAD, key, given=given(value))
    for key in ("game", "version"):
        if not isinstance(data.get(key, ""), str):
            raise refused("error-position-text", 0, HEAD, key, most=60, given=given(data[key]))
    for key in ("options", TABLE, "figures"):
        value = data.get(key, {})
        if not isinstance(value, dict) or not all(isinstance(name, str) for name in value):
            raise refused("error-position-counts", 0, HEAD, key, given=given(value))
    for key in ("seats", DECISION):
        value = data.get(key, [])
        if not isinstance(value, list):
            raise refused("error-position-list", 0, HEAD, key, given=given(value))
    for seat, own in enumerate(data.get("seats", [])):
        if not isinstance(own, dict):
            raise refused("error-position-counts", 0, seat_section(seat), given=given(own))
    return {"options": {}, TABLE: {}, "seats": [], **data}
