"""The container image: its steps, run here without a container."""

import os
import re
import subprocess
import sys
import urllib.request
import venv
from pathlib import Path

import pytest

from tests.server.serving import free_port

ROOT = Path(__file__).parents[2]
STEPS = ROOT / "tools" / "image.sh"

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a shell script")


def _run(step: str, folder: Path, binaries: Path) -> None:
    path = f"{binaries}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "PATH": path}
    subprocess.run(["sh", str(STEPS), step, str(folder)], cwd=ROOT, env=environment, check=True)


def test_the_image_is_made_by_the_steps_that_are_tested() -> None:
    file = (ROOT / "Containerfile").read_text("utf-8")
    assert re.findall(r"image\.sh (\w+)", file) == ["build", "install"]


def test_an_installed_package_serves_the_table(tmp_path: Path) -> None:
    image, home = tmp_path / "image", tmp_path / "home"
    _run("build", image, Path(sys.executable).parent)
    venv.create(home, with_pip=True)
    _run("install", image, home / "bin")
    mathom, store, port = str(home / "bin" / "mathom"), str(tmp_path / "t.sqlite3"), free_port()
    command = [mathom, "serve", "--host", "127.0.0.1", "--port", str(port), "--no-browser"]
    server = subprocess.Popen(
        [*command, "--db", store], cwd=tmp_path, stdout=subprocess.PIPE, text=True
    )
    try:
        assert server.stdout is not None
        assert str(port) in server.stdout.readline()
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=30) as page:
            assert b"<script" in page.read()
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=30) as health:
            assert health.status == 200
    finally:
        server.kill()
        server.wait()
    check = [mathom, "store", "check", "--db", store]
    assert subprocess.run(check, check=False).returncode == 0
