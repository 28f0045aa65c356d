"""People at a table: matches, seats and keys, takebacks, chat, bots; and the store. No HTTP.

store = await open_store("table.sqlite3")
hall = Hall(store)
created = await hall.create(Order("hobbits", (SeatOrder("human", "Anna"), SeatOrder("open"))))
admission = await hall.admit(created.match, created.keys[0].key)
await admission.live.attach(listener, None, welcome)
"""

from mathom.table.admission import Admission
from mathom.table.audience import Listener
from mathom.table.bot_workers import BotWorkers, WorkerProcesses, WorkersHere
from mathom.table.errors import (
    BadOrder,
    Busy,
    NoKey,
    NoMatch,
    Stale,
    TableError,
    Trouble,
    WrongKey,
    WrongTime,
)
from mathom.table.founding import Created, Key
from mathom.table.hall import Hall
from mathom.table.live import LiveMatch
from mathom.table.past import Past, opened, past_of
from mathom.table.people import Mode, Order, SeatOrder
from mathom.table.replay import replay
from mathom.table.store import Store, open_store

__all__ = [
    "Admission",
    "BadOrder",
    "BotWorkers",
    "Busy",
    "Created",
    "Hall",
    "Key",
    "Listener",
    "LiveMatch",
    "Mode",
    "NoKey",
    "NoMatch",
    "Order",
    "Past",
    "SeatOrder",
    "Stale",
    "Store",
    "TableError",
    "Trouble",
    "WorkerProcesses",
    "WorkersHere",
    "WrongKey",
    "WrongTime",
    "open_store",
    "opened",
    "past_of",
    "replay",
]
