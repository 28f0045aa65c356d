"""`mathom serve`: the table in a browser, for everybody in the house."""

from pathlib import Path
from typing import Annotated

import typer

from mathom.cli.arguments import Db
from mathom.cli.language import Lang


def serve(
    host: Annotated[
        str, typer.Option(metavar="H", help="The address to listen at; default: everywhere.")
    ] = "0.0.0.0",
    port: Annotated[int, typer.Option(metavar="P", min=1, max=65535, help="The port.")] = 8000,
    db: Db = None,
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="Open the browser.")
    ] = True,
    allow_host: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME", help="Answer to this name too, besides those of this house; repeatable."
        ),
    ] = None,
    trust_proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            help="Believe this proxy for whom it asks; repeatable.",
        ),
    ] = None,
    limit: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=NUMBER", help="Change what one visitor may do (docs/hosting.md)."
        ),
    ] = None,
    log: Annotated[
        str | None, typer.Option(metavar="FILE", help="Log to this file as JSON; `-`: here.")
    ] = None,
    metrics: Annotated[
        bool,
        typer.Option("--metrics", help="Tell how the server is doing, at /status and /metrics."),
    ] = False,
    pause: Annotated[
        float | None,
        typer.Option(
            metavar="SECONDS",
            min=0,
            max=2,
            help="How long the table waits before it answers for a seat that wishes so; default: "
            "somewhat more than a second.",
        ),
    ] = None,
    lang: Lang = None,
) -> None:
    """Open the table in the browser, for this device and others in the house."""
    import webbrowser

    from rich.text import Text

    from mathom.cli.console import screen
    from mathom.cli.language import words
    from mathom.server import addresses, listen, prepare
    from mathom.server import serve as run
    from mathom.server.limits import limits_with
    from mathom.server.logs import set_up
    from mathom.table.steady import PAUSE

    limits = limits_with(limit or ())
    set_up(log)
    store = store_place(db)
    prepare(store)
    listening = listen(host, port)
    here, near = addresses(host, port)

    def ready() -> None:
        spoken, console = words(), screen()
        console.print(Text.assemble(spoken.text("serve-here"), "  ", (here, "bold cyan")))
        if near is not None:
            console.print(Text.assemble(spoken.text("serve-near"), "  ", (near, "bold cyan")))
        console.print(Text(spoken.text("serve-stop"), "bright_black"))
        if browser:
            webbrowser.open(here)

    allowed, proxies = allow_host or (), trust_proxy or ()
    run(
        store,
        listening,
        limits=limits,
        allowed=allowed,
        proxies=proxies,
        metrics=metrics,
        pause=PAUSE if pause is None else pause,
        ready=ready,
    )


def store_place(db: str | None) -> str:
    """Where the matches are kept: as asked for, or in a file of the user's."""
    return db or str(data_folder() / "table.sqlite3")


def data_folder() -> Path:
    """Where this system keeps a program's data."""
    import os
    import sys

    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "mathom"
