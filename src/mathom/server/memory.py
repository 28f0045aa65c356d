"""How much memory this process holds."""

from pathlib import Path


def resident_bytes(pid: int | str = "self") -> int | None:
    """The bytes a process has in memory; None where the system does not say."""
    try:
        status = Path(f"/proc/{pid}/status").read_text("utf-8")
    except OSError:
        return None
    line = next((line for line in status.splitlines() if line.startswith("VmRSS:")), None)
    return None if line is None else int(line.split()[1]) * 1024
