"""Structured logs: one line an event, for people or for machines."""

from __future__ import annotations

import io
import logging
import sys
from io import StringIO
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Any, TextIO

import structlog

from trailboss.core.errors import TrailbossError
from trailboss.core.message import say
from trailboss.server.running.settings import Settings

# How many warnings and errors there were; part of what the server measures.
counts = {"warning": 0, "error": 0}


def count(_: Any, __: str, event: structlog.types.EventDict) -> structlog.types.EventDict:
    level = event.get("level")
    if level in counts:
        counts[level] += 1
    return event


def clean(text: str, but: str = "") -> str:
    """Without control characters, which a terminal would obey and which could forge lines."""
    return "".join(
        sign if sign.isprintable() or sign in but else sign.encode("unicode_escape").decode()
        for sign in text
    )


def cleaned(_: Any, __: str, event: structlog.types.EventDict) -> structlog.types.EventDict:
    """Whatever somebody else may have a hand in: paths, names, messages of libraries."""
    return {
        clean(name): clean(value) if isinstance(value, str) else value
        for name, value in event.items()
    }


def traceback_without_variables(sio: TextIO, exc_info: structlog.typing.ExcInfo) -> None:
    """The usual one prints the variables of every frame: passwords, tokens, seeds. All of it is
    moved in, so that no message in it looks like a line of the log."""
    found = StringIO()
    structlog.dev.plain_traceback(found, exc_info)
    sio.write("  " + clean(found.getvalue(), "\n").replace("\n", "\n  "))


def matters(record: logging.LogRecord) -> bool:
    """Not that a connection to the database was lost whose opening somebody has given up, as when
    a browser leaves in that moment: asyncio tells of it as an error that nobody looked at."""
    error = record.exc_info[1] if record.exc_info else None
    unseen = record.getMessage().startswith("Future exception was never retrieved")
    return not (unseen and isinstance(error, ConnectionError))


class Rotated(io.TextIOBase):
    """A log file that gives way to a new one when it is full."""

    def __init__(self, settings: Settings) -> None:
        path = Path(settings.log_file)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self.files = RotatingFileHandler(
                path,
                maxBytes=settings.log_megabytes * 1_000_000,
                backupCount=settings.log_files,
                encoding="utf-8",
            )
        except OSError as error:
            problem = say("error-log-file", path=str(path), problem=str(error.strerror))
            raise TrailbossError(problem) from error
        self.files.setFormatter(logging.Formatter("%(message)s"))
        self.line = ""

    def write(self, text: str) -> int:
        """Whole lines go into one file; a traceback is one piece of text."""
        self.line += text
        if self.line.endswith("\n"):
            whole, self.line = self.line[:-1], ""
            self.files.emit(logging.makeLogRecord({"msg": whole}))
        return len(text)

    def flush(self) -> None:
        self.files.flush()


def set_up_logs(settings: Settings) -> None:
    """Everything goes to standard error or into the log file, the server's own lines and those of
    libraries."""
    out: Any = Rotated(settings) if settings.log_file else sys.stderr
    as_json = settings.log_format == "json" or (settings.log_format == "auto" and not out.isatty())
    level = logging.getLevelNamesMapping()[settings.log_level.upper()]
    shared: list[structlog.types.Processor] = [
        structlog.contextvars.merge_contextvars,  # the request
        structlog.processors.add_log_level,
        count,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        cleaned,
    ]
    shown: list[structlog.types.Processor]
    if as_json:
        shown = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    else:
        shown = [
            structlog.dev.ConsoleRenderer(
                colors=out.isatty(),
                exception_formatter=traceback_without_variables,
            )
        ]
    structlog.configure(
        processors=[*shared, *shown],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(out),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(out)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *shown],
        )
    )
    logging.root.handlers = [handler]
    logging.getLogger("asyncio").addFilter(matters)
    logging.root.setLevel(max(level, logging.WARNING))
