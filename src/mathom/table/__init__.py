"""People at a table: matches, seats and keys, takebacks, chat, bots; and the store. No HTTP.

store = await open_store("table.sqlite3")
hall = Hall(store)
created = await hall.create(Order("hobbits", (SeatOrder("human", "Anna"), SeatOrder("open"))))
admission = await hall.admit(created.match, created.keys[0].key)
await admission.live.attach(listener, None, welcome)
"""

from mathom.table.audience import Listener
from mathom.table.errors import (
    BadOrder,
    NoKey,
    NoMatch,
    Stale,
    TableError,
    Trouble,
    WrongKey,
    WrongTime,
)
from mathom.table.hall import Admission, Created, Hall, Key
from mathom.table.live import LiveMatch
from mathom.table.looking_back import replay, told
from mathom.table.people import Mode, Order, SeatOrder
from mathom.table.store import Store, open_store
from mathom.table.thinking import HereThinkers, ProcessThinkers, Thinkers

__all__ = [
    "Admission",
    "BadOrder",
    "Created",
    "Hall",
    "HereThinkers",
    "Key",
    "Listener",
    "LiveMatch",
    "Mode",
    "NoKey",
    "NoMatch",
    "Order",
    "ProcessThinkers",
    "SeatOrder",
    "Stale",
    "Store",
    "TableError",
    "Thinkers",
    "Trouble",
    "WrongKey",
    "WrongTime",
    "open_store",
    "replay",
    "told",
]
