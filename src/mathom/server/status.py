"""`/status` and `/metrics`: for whoever runs the server, where they asked for it."""

from html import escape

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from mathom.server import metrics
from mathom.server.catalogue import server_source
from mathom.server.running import Running
from mathom.text import LANGUAGES
from mathom.text.fluent import Sentences

REFRESH = 5
"""Seconds after which the page looks again."""
_SECONDS = ("bot_wait_p50", "bot_wait_p99", "store_write_p50", "store_write_p99")


async def tell_prometheus(request: Request) -> Response:
    """The numbers as text."""
    running: Running = request.app.state.running
    return Response(metrics.exposition(running), media_type=metrics.MEDIA_TYPE)


async def tell_host(request: Request) -> Response:
    """The numbers as a page, in the browser's language."""
    running: Running = request.app.state.running
    language = _language(request.headers.get("accept-language", ""))
    sentences = Sentences(language, (server_source(language),))

    def say(text: str, **given: str) -> str:
        return escape(sentences.say(text, given)[0])

    trouble = None if running.closing else await running.probe.trouble()
    well = "status-well" if trouble is None else f"server-trouble-{trouble}"
    rows = "".join(
        _ROW.format(name=say("status-" + name.replace("_", "-")), value=escape(_shown(name, value)))
        for name, value in metrics.facts(running).items()
    )
    page = _PAGE.format(
        language=language, title=say("status-title"), refresh=REFRESH, well=say(well), rows=rows
    )
    return Response(page, media_type="text/html", headers={"Cache-Control": "no-store"})


def _shown(name: str, value: object) -> str:
    if value is None:
        return "–"
    if name in _SECONDS:
        return f"≤ {value} s"
    return f"{int(value) >> 20} MB" if name == "memory" and isinstance(value, int) else f"{value}"


def _language(wanted: str) -> str:
    """The first language a browser asks for that we speak."""
    asked = (part.partition(";")[0].strip()[:2].lower() for part in wanted.split(","))
    return next((one for one in asked if one in LANGUAGES), "en")


_ROW = "<tr><th scope=row>{name}</th><td>{value}</td></tr>"
_PAGE = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="{refresh}">
<title>{title}</title>
<style>
:root {{ color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }}
body {{ max-width: 34rem; margin: 2rem auto; padding: 0 1rem }}
table {{ width: 100%; border-collapse: collapse }}
th, td {{ padding: .4rem 0; border-bottom: 1px solid #8884; text-align: left; font-weight: normal }}
td {{ text-align: right; font-variant-numeric: tabular-nums }}
</style>
<main><h1>{title}</h1><p role="status">{well}</p><table>{rows}</table></main>
</html>
"""

ROUTES = (Route("/metrics", tell_prometheus), Route("/status", tell_host))
