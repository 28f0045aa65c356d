"""Logs: one JSON object a line. What is logged is listed, so a key cannot slip in."""

import logging
import sys
from datetime import UTC, datetime
from logging.handlers import RotatingFileHandler
from typing import Any

import msgspec

LOGGERS = ("mathom", "uvicorn.error")
LARGEST = 10_000_000
"""So many bytes has a log file before the next one is begun."""
KEPT = 5
"""So many earlier ones stay: `FILE.1` is the newest of them."""


class JsonLines(logging.Formatter):
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


def set_up(target: str | None) -> None:
    """Logs go to a file that is rotated, or to standard error: all of them (`-`), or warnings."""
    handler: logging.Handler
    if target is None or target == "-":
        handler = logging.StreamHandler(sys.stderr)
    else:
        handler = RotatingFileHandler(
            target, maxBytes=LARGEST, backupCount=KEPT, encoding="utf-8", delay=True
        )
    handler.setFormatter(JsonLines())
    for name in LOGGERS:
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(logging.WARNING if target is None else logging.INFO)
        logger.propagate = False
