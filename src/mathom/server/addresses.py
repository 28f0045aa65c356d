"""Names and addresses: where this house is found, who may call it by which name, who calls."""

import socket
from collections.abc import Iterable
from functools import cached_property
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import TypeAlias

from starlette.datastructures import Headers
from starlette.types import Scope

Address: TypeAlias = IPv4Address | IPv6Address

EVERYWHERE = ("0.0.0.0", "::", "")
_SUFFIXES = (".local", ".lan", ".home", ".home.arpa", ".internal", ".localdomain", ".fritz.box")
"""What routers at home append to the name of a machine. None of them exists outside."""
_PORTS = {"http": ":80", "https": ":443"}


def addresses(host: str, port: int) -> tuple[str, str | None]:
    """The address for this machine, and one for other devices in the house, if there is one."""
    if host not in EVERYWHERE:
        shown = f"[{host}]" if ":" in host else host
        return f"http://{shown}:{port}/", None
    near = _own_address()
    return f"http://localhost:{port}/", near and f"http://{near}:{port}/"


def _own_address() -> str | None:
    """This machine's address in the house. Nothing is sent: asking for the way is enough."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if found.startswith(("127.", "0.")) else found


class Hosts:
    """The names by which this house may be called.

    A browser believes a page that says it comes from a name which leads here, whoever owns the
    name. So only names nobody else can own are answered to: this machine's own, addresses of the
    house, and those its host allows.
    """

    def __init__(self, allowed: Iterable[str] = ()) -> None:
        self._allowed = frozenset(one.lower().strip("[]") for one in allowed)

    @cached_property
    def _names(self) -> frozenset[str]:
        own = socket.gethostname().lower()
        plain = own.partition(".")[0]
        return frozenset({"localhost", own, plain, *(plain + one for one in _SUFFIXES)})

    def knows(self, scope: Scope) -> bool:
        """Whether a request calls this house by one of its names."""
        name = _name(Headers(scope=scope).get("host", ""))
        if name is None:
            return False
        if name in self._allowed or name in self._names or name.endswith(".localhost"):
            return True
        address = _address(name)
        if address is None:
            return False
        here, _ = scope.get("server") or (None, None)
        return address.is_private or address.is_loopback or name == here


def _name(host: str) -> str | None:
    """The name in a Host header, without the port; None if it is not understood."""
    host = host.lower()
    if host.startswith("["):
        name, bracket, port = host[1:].partition("]")
        port = port or ":0"
    else:
        name, bracket, port = host.partition(":")
        port = bracket + (port or "0") if bracket else ":0"
        bracket = "]"
    right = bool(name) and bool(bracket) and port[:1] == ":" and port[1:].isdecimal()
    return name.removesuffix(".") if right else None


def _address(text: str) -> Address | None:
    try:
        return ip_address(text)
    except ValueError:
        return None


def own_origin(scope: Scope) -> bool:
    """Whether a browser's page comes from this very server; programs that are no browser say none.

    Without this any web page could talk to a server in the reader's own network.
    """
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None:
        return True
    scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], str(scope["scheme"]))
    host = headers.get("host", "").lower().removesuffix(_PORTS.get(scheme, ""))
    return origin.lower() == f"{scheme}://{host}"


def client_of(scope: Scope) -> str:
    """Who asks, for limits: the address; of IPv6 the network, of which one house has many."""
    client = scope.get("client")
    found = _address(client[0].partition("%")[0]) if client else None
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(IPv6Address(int(found) >> 64 << 64)) + "/64"
    return str(found) if found is not None else "?"
