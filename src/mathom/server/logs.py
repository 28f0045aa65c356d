"""Logs: one JSON object a line. What is logged is listed, so a key cannot slip in."""

import logging
import sys
from datetime import UTC, datetime
from logging.handlers import RotatingFileHandler
from typing import Any

import msgspec

LOGGERS = ("mathom", "uvicorn.error", "asyncio")
GUESTS_FAULTS = (UnicodeDecodeError, ConnectionError, EOFError)
"""What a guest with a broken line or a hostile program can raise inside the web server."""
LARGEST = 10_000_000
"""So many bytes has a log file before the next one is begun."""
KEPT = 5
"""So many earlier ones stay: `FILE.1` is the newest of them."""


class JsonLogFormatter(logging.Formatter):
    """A record as one line of JSON; `extra={"facts": {…}}` becomes fields of their own."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=repr).decode()


class CalmAboutGuests(logging.Filter):
    """Makes of what a guest broke a line of information, without a traceback."""

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if record.name != "mathom" and isinstance(error, GUESTS_FAULTS):
            record.levelno, record.levelname = logging.INFO, "INFO"
            record.exc_info = record.exc_text = None
        return record.levelno >= logging.getLogger(record.name).level


def set_up(target: str | None) -> None:
    """Logs go to a file that is rotated, or to standard error: all of them (`-`), or warnings."""
    handler: logging.Handler
    if target is None or target == "-":
        handler = logging.StreamHandler(sys.stderr)
    else:
        handler = RotatingFileHandler(
            target, maxBytes=LARGEST, backupCount=KEPT, encoding="utf-8", delay=True
        )
    handler.setFormatter(JsonLogFormatter())
    handler.addFilter(CalmAboutGuests())
    for name in LOGGERS:
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(logging.WARNING if target is None else logging.INFO)
        logger.propagate = False
