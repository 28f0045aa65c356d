"""What the disk under a store can do by itself: the bound of everything that must be on it."""

import os
import tempfile
import time
from pathlib import Path

import msgspec

MEMORY = ("tmpfs", "ramfs")
SECONDS = 0.5


class Disk(msgspec.Struct, frozen=True):
    """The disk under a folder."""

    kind: str
    """The file system, as the operating system calls it."""
    flushes_per_s: float
    """So often a short line can be written and flushed, one after the other."""

    @property
    def is_memory(self) -> bool:
        """Whether nothing on it survives a power failure."""
        return self.kind in MEMORY


def measure_disk(folder: Path) -> Disk:
    """Writes and flushes for half a second in this folder."""
    flush = getattr(os, "fdatasync", os.fsync)
    with tempfile.TemporaryFile(dir=folder, buffering=0) as file:
        begin, count = time.perf_counter(), 0
        while (took := time.perf_counter() - begin) < SECONDS:
            file.write(b"a line of a match's log, as long as most of them are\n")
            flush(file.fileno())
            count += 1
    return Disk(file_system(folder), count / took)


def file_system(folder: Path) -> str:
    """The kind of file system a folder lies on; empty where the system does not say."""
    try:
        mounts = Path("/proc/mounts").read_text("utf-8").splitlines()
    except OSError:
        return ""
    place, best, kind = folder.resolve(), -1, ""
    for _, point, found, *_ in map(str.split, mounts):
        mount = Path(point.replace("\\040", " "))
        if place.is_relative_to(mount) and len(mount.parts) >= best:
            best, kind = len(mount.parts), found
    return kind
