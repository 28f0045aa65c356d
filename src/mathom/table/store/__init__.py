"""The store: SQLite by default, PostgreSQL by URL; a match is an append-only list of answers."""

from mathom.table.store.connect import open_store
from mathom.table.store.rows import ChatLine, Consent, MatchRow, Stored
from mathom.table.store.store import Store

__all__ = ["ChatLine", "Consent", "MatchRow", "Store", "Stored", "open_store"]
