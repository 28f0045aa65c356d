"""What lies under a store."""

from pathlib import Path

import pytest

from mathom.lab import disk


def test_a_disk_is_measured_by_flushing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(disk, "SECONDS", 0.01)
    assert disk.measure_disk(tmp_path).flushes_per_s > 0
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(not Path("/dev/shm").is_dir(), reason="no memory file system here")
def test_a_memory_file_system_is_told_apart() -> None:
    assert disk.Disk(disk.file_system(Path("/dev/shm")), 1.0).is_memory
    assert not disk.Disk(disk.file_system(Path("/proc")), 1.0).is_memory
