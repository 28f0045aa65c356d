"""The store: SQLite by default, PostgreSQL by URL; a match is an append-only list of answers."""

from mathom.table.store.keeping import Consent, Line, MatchRow, Store, Stored
from mathom.table.store.opening import open_store

__all__ = ["Consent", "Line", "MatchRow", "Store", "Stored", "open_store"]
