"""The store: SQLite by default, PostgreSQL by URL; a match is an append-only list of answers."""

from mathom.table.store.connect import open_store
from mathom.table.store.rows import Consent, Line, MatchRow, Stored
from mathom.table.store.store import Store

__all__ = ["Consent", "Line", "MatchRow", "Store", "Stored", "open_store"]
