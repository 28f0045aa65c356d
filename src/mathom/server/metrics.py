"""The numbers of a running server, as text for Prometheus and as facts for the status page."""

from collections.abc import Iterator
from typing import Any

from mathom import __version__
from mathom.server.memory import resident_bytes
from mathom.server.running import Running
from mathom.table import WorkerProcesses
from mathom.table.meters import Times

MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8"


def facts(running: Running) -> dict[str, Any]:
    """What the host wants to know at a glance."""
    hall, meters = running.hall, running.hall.meters
    workers = hall.bot_workers
    return {
        "version": __version__,
        "connections": running.connections,
        "matches": len(hall),
        "decisions_person": meters.decisions["person"],
        "decisions_bot": meters.decisions["bot"],
        "decisions_table": meters.decisions["table"],
        "bots_waiting": workers.waiting if isinstance(workers, WorkerProcesses) else 0,
        "bots_failed": meters.failed_bots,
        "bot_wait_p50": meters.bot_waits.below(0.5),
        "bot_wait_p99": meters.bot_waits.below(0.99),
        "store_write_p50": meters.store_writes.below(0.5),
        "store_write_p99": meters.store_writes.below(0.99),
        "memory": resident_bytes(),
    }


def exposition(running: Running) -> str:
    """Everything in Prometheus' text format."""
    return "\n".join((*_lines(running), ""))


def _lines(running: Running) -> Iterator[str]:
    found, meters = facts(running), running.hall.meters
    yield from _head("build_info", "gauge", "Which Mathom this is.")
    yield f'mathom_build_info{{version="{found["version"]}"}} 1'
    for name, key, about in _GAUGES:
        if found[key] is not None:
            yield from _head(name, "gauge", about)
            yield f"mathom_{name} {found[key]}"
    yield from _head("decisions_total", "counter", "Answers on the disk.")
    for who in ("person", "bot", "table"):
        yield f'mathom_decisions_total{{by="{who}"}} {meters.decisions[who]}'
    yield from _head("bots_failed_total", "counter", "Bots that another one answered for.")
    yield f"mathom_bots_failed_total {meters.failed_bots}"
    about = "From a bot's being asked to its answer."
    yield from _histogram("bot_wait_seconds", about, meters.bot_waits)
    about = "From an answer to its being on the disk."
    yield from _histogram("store_write_seconds", about, meters.store_writes)


_GAUGES = (
    ("connections", "connections", "Devices connected."),
    ("matches_in_memory", "matches", "Matches held in memory."),
    ("bots_waiting", "bots_waiting", "Bots that think or wait for their turn."),
    ("resident_memory_bytes", "memory", "Memory of this process."),
)


def _head(name: str, kind: str, about: str) -> Iterator[str]:
    yield f"# HELP mathom_{name} {about}"
    yield f"# TYPE mathom_{name} {kind}"


def _histogram(name: str, about: str, times: Times) -> Iterator[str]:
    yield from _head(name, "histogram", about)
    seen = 0
    for bound, count in zip((*times.bounds, "+Inf"), times.counts, strict=True):
        seen += count
        yield f'mathom_{name}_bucket{{le="{bound}"}} {seen}'
    yield f"mathom_{name}_sum {times.total:.6f}"
    yield f"mathom_{name}_count {seen}"
