"""Things that do not change while the server runs: files of the client, data of the games.

Each is held in memory with its fingerprint and its compressed forms. What is not in the list cannot
be asked for, so there is no path to climb out of.
"""

import gzip
import hashlib
import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
_WORTH_IT = 1000
"""Bytes from which compressing pays."""
_TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}
"""Where the operating system's list is known to be wrong."""


class Asset:
    """Something to be sent, with a fingerprint by which a browser knows it already has it."""

    def __init__(
        self,
        body: bytes,
        media_type: str,
        cache: str = ASK_AGAIN,
        packed: dict[str, bytes] | None = None,
    ) -> None:
        self.body = body
        self.media_type = media_type
        self.cache = cache
        self.packed = dict(packed or {})
        self.etag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
        textual = media_type.startswith("text/") or media_type.endswith(("json", "svg+xml"))
        if textual and len(body) >= _WORTH_IT and "gzip" not in self.packed:
            self.packed["gzip"] = gzip.compress(body, mtime=0)

    def response(self, request: Request) -> Response:
        """The answer to a request: nothing new, or the smallest form the browser understands."""
        headers = {"ETag": self.etag, "Cache-Control": self.cache, "Vary": "Accept-Encoding"}
        if self.etag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        accepted = request.headers.get("accept-encoding", "")
        body = self.body
        for encoding in ("br", "gzip"):
            if encoding in accepted and encoding in self.packed:
                headers["Content-Encoding"] = encoding
                body = self.packed[encoding]
                break
        return Response(body, headers=headers, media_type=self.media_type)


def files_of_client(folder: Path) -> dict[str, Asset]:
    """The built client by path: `index.html`, `assets/….js`; empty if it is not built."""
    if not folder.is_dir():
        return {}
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    return {
        path.relative_to(folder).as_posix(): _file(path, folder)
        for path in paths
        if path.suffix not in (".br", ".gz")
    }


def _file(path: Path, folder: Path) -> Asset:
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    hashed = path.relative_to(folder).parts[0] == "assets"  # Vite puts the content's hash in names
    packed = {
        encoding: packed.read_bytes()
        for encoding, suffix in (("br", ".br"), ("gzip", ".gz"))
        if (packed := path.with_name(path.name + suffix)).is_file()
    }
    cache = FOREVER if hashed else ASK_AGAIN
    return Asset(path.read_bytes(), kind or "application/octet-stream", cache, packed)


NOT_BUILT = Asset(
    b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Mathom</title>
<p>The client is not built yet. With the sources: <code>make play</code>.
<p lang="de">Der Client ist noch nicht gebaut. Mit den Quellen: <code>make play</code>.
""",
    "text/html",
)
