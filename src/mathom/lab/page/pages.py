"""Pages of simulations and arenas: what they tell, panel by panel."""

from base64 import b64encode
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from html import escape
from importlib.resources import files

from mathom.bots import BadBot, Spec, read_spec
from mathom.core import AnyGame
from mathom.lab.arena import Arena
from mathom.lab.page.curves import Curve, CurvePoint, Level, curves
from mathom.lab.page.plots import PlottedInterval, histogram, intervals, matrix, parts, table
from mathom.lab.page.sentences import Sentence, about_arena, about_simulation
from mathom.lab.plan import find_game
from mathom.lab.report import Report
from mathom.lab.stats import Distribution, Rate
from mathom.text import Words

FONTS = {
    "Almendra": ("almendra-latin-700-normal.woff2", "700"),
    "Vollkorn": ("vollkorn-latin-wght-normal.woff2", "400 900"),
}


def simulation_page(report: Report, language: str) -> str:
    """The page of a simulation."""
    game, words = _game(report), Words(language, _game(report))
    bots = words.join(tuple(dict.fromkeys(report.plan.bots)))
    heading = words.text("page-simulation", game=_title(game, words), bots=bots)
    panels = [
        *_who_wins(report, words),
        _pair(_decks_matrix(report, words), _lengths(report, words)),
        _pair(_endings(report, words), _seats(report, words)),
        *_places(report, words),
        _found(about_simulation(report, words), words),
        _figures(report, words),
    ]
    lead = words.text("page-simulation-lead", seats=report.plan.setup.seats)
    return _page(report, words, heading, lead, panels, report.to_json(), complete=report.complete)


def arena_page(arena: Arena, language: str) -> str:
    """The page of an arena."""
    report = arena.report
    game, words = _game(report), Words(language, _game(report))
    heading = words.text("page-arena", game=_title(game, words), bots=len(report.plan.bots))
    lead = words.text("page-arena-lead", seats=report.plan.setup.seats)
    panels = [
        _ratings(arena, words),
        *_budgets(arena, words),
        _pair(_meetings(arena, words), _lengths(report, words)),
        _pair(_endings(report, words), _seats(report, words)),
        *_deck_panels(report, words),
        _decks_matrix(report, words),
        *_places(report, words),
        _found(about_arena(arena, words), words),
        _figures(report, words),
    ]
    return _page(
        report, words, heading, lead, panels, arena.to_json(), complete=not arena.broken_off
    )


# -- panels --------------------------------------------------------------------------------------


def _ratings(arena: Arena, words: Words) -> str:
    lines = [
        PlottedInterval(
            one.bot,
            one.rating,
            one.interval,
            f"{_signed(one.rating, words)} ± {words.decimal(one.interval.high - one.rating, 0)}",
        )
        for one in arena.standings
    ]
    plot = intervals(lines, 0.0, lambda value: _signed(value, words))
    return _panel("page-ratings", "page-ratings-sub", plot, words)


def _budgets(arena: Arena, words: Words) -> Iterator[str]:
    """What more thinking brings, where a bot takes part with several budgets."""
    specs = [(_spec(one.bot), one) for one in arena.standings]
    levels = [Level(one.bot, one.rating) for spec, one in specs if spec.budget is None]
    taken = {one.bot: one.ms for one in arena.report.thinking}
    for unit in ("iterations", "seconds"):
        found: dict[str, list[CurvePoint]] = {}
        for spec, one in specs:
            if budget := getattr(spec.budget, unit, None):
                time = f"{words.decimal(taken[one.bot])} ms" if one.bot in taken else ""
                point = CurvePoint(budget, str(spec.budget), one.rating, one.interval, time)
                found.setdefault(spec.name, []).append(point)
        lines = [Curve(name, points) for name, points in found.items() if len(points) > 1]
        if lines:
            plot = curves(lines, levels, lambda value: _signed(value, words))
            content = f'<div class="scroll">{plot}</div>{_thinking(arena, taken, words)}'
            yield _panel("page-budgets", f"page-budgets-{unit}", content, words)


def _spec(bot: str) -> Spec:
    """A bot's name and its budget; a program has none that is known here."""
    try:
        return read_spec(bot)
    except BadBot:
        return Spec(bot)


def _thinking(arena: Arena, taken: Mapping[str, float], words: Words) -> str:
    """Who wins how often, and how long a choice takes."""
    heads = ["", *(words.text(f"heading-{one}") for one in ("games", "rate", "ms-choice"))]
    rows = (
        [
            one.bot,
            f"{one.wins.of}",
            _rate(one.wins, words),
            words.decimal(taken[one.bot]) if one.bot in taken else "–",
        ]
        for one in arena.standings
    )
    return table(heads, rows)


def _meetings(arena: Arena, words: Words) -> str:
    names = [one.bot for one in arena.standings]
    met = {(one.bot, one.other): one.rate for one in arena.meetings if one.rate.of}

    def cell(row: int, column: int) -> tuple[float, str] | None:
        rate = met.get((names[row], names[column]))
        return None if rate is None else (rate.share, words.decimal(100 * rate.share, 0))

    widest = _widest([*met.values()])
    sub = {"within": words.decimal(100 * widest, 0)}
    return _panel("page-meetings", "page-meetings-sub", matrix(names, cell), words, **sub)


def _widest(rates: Sequence[Rate]) -> float:
    return max(((one.interval.high - one.interval.low) / 2 for one in rates), default=0.0)


def _who_wins(report: Report, words: Words) -> Iterator[str]:
    """Bots, where several play, and decks, where several are tried."""
    if len(report.bots) > 1:
        lines = [_rate_line(one.bot or "", one.of_won, words) for one in report.bots]
        yield _panel(
            "page-who-wins", "page-who-wins-sub", _shares(lines, report.even, words), words
        )
    yield from _deck_panels(report, words)


def _deck_panels(report: Report, words: Words) -> Iterator[str]:
    single = [one for one in report.decks if one.against is None]
    if single:
        lines = [_rate_line(one.deck, one.rate, words) for one in single]
        even = report.even * report.survived.share
        yield _panel("page-decks", "page-decks-sub", _shares(lines, even, words), words)


def _decks_matrix(report: Report, words: Words) -> str:
    against = {(one.deck, one.against): one.rate for one in report.decks if one.against}
    if not against:
        return ""
    names = [one.deck for one in report.decks if one.against is None]

    def cell(row: int, column: int) -> tuple[float, str] | None:
        rate = against.get((names[row], names[column]))
        return None if rate is None else (rate.share, words.decimal(100 * rate.share, 0))

    sub = {"within": words.decimal(100 * _widest([*against.values()]), 0)}
    return _panel("page-deck-deck", "page-meetings-sub", matrix(names, cell), words, **sub)


def _lengths(report: Report, words: Words) -> str:
    median = words.text("page-median", choices=words.decimal(report.choices.median, 0))
    return _panel("page-lengths", "page-lengths-sub", histogram(report.lengths, median), words)


def _endings(report: Report, words: Words) -> str:
    shares = [
        (one.way.said[words.language], one.rate.share, words.percent(one.rate.share))
        for one in report.endings
    ]
    return _panel("page-endings", "page-endings-sub", parts(shares), words, games=report.games)


def _seats(report: Report, words: Words) -> str:
    if not report.survived.hits:
        return _panel("page-seats", "page-seats-nobody", "", words)
    lines = [
        _rate_line(words.text("page-seat", seat=(one.seat or 0) + 1), one.of_won, words)
        for one in report.seats
    ]
    return _panel("page-seats", "page-seats-sub", _shares(lines, report.even, words), words)


def _places(report: Report, words: Words) -> Iterator[str]:
    """Every bot on every seat, where several bots changed seats."""
    changed = len(report.bots) > 1 and len(report.table) > len(report.seats)
    if not changed or not report.survived.hits:
        return
    names = [one.bot or "" for one in report.bots]
    sat = {(one.bot, one.seat): one.of_won for one in report.table}
    heads = ["", *(words.text("page-seat", seat=one + 1) for one in range(len(report.seats)))]
    rows = (
        [name, *(_rate(sat[name, seat], words) for seat in range(len(report.seats)))]
        for name in names
    )
    yield _panel("page-places", "page-places-sub", table(heads, rows), words)


def _found(sentences: Iterable[Sentence], words: Words) -> str:
    said = "".join(
        f'<p class="{"" if one.good is None else "good" if one.good else "bad"}">'
        f"{escape(one.text)}</p>"
        for one in sentences
    )
    return f'<section class="found"><h2>{escape(words.text("page-found"))}</h2>{said}</section>'


def _figures(report: Report, words: Words) -> str:
    columns = ("mean", "least", "q05", "median", "q95", "most")
    rows: list[tuple[str, Distribution]] = [
        (words.text("row-choices"), report.choices),
        (words.text("row-answers"), report.answers),
        *((words.text("row-score", bot=one.bot or ""), one.scores) for one in report.bots),
        (words.text("row-ms"), report.ms_per_game),
    ]
    heads = ["", *(words.text(f"heading-{one}") for one in columns)]
    cells = ([name, *(words.decimal(getattr(one, of)) for of in columns)] for name, one in rows)
    return _panel("page-figures", "page-figures-sub", table(heads, cells), words)


# -- parts of panels -----------------------------------------------------------------------------


def _rate(rate: Rate, words: Words) -> str:
    low = words.decimal(100 * rate.interval.low, 0)
    high = words.decimal(100 * rate.interval.high, 0)
    return f"{words.percent(rate.share)} ({low}–{high})"


def _rate_line(name: str, rate: Rate, words: Words) -> PlottedInterval:
    return PlottedInterval(name, rate.share, rate.interval, _rate(rate, words))


def _shares(lines: Sequence[PlottedInterval], even: float, words: Words) -> str:
    return intervals(lines, even, lambda share: words.percent(share, 0))


def _signed(points: float, words: Words) -> str:
    sign = "+" if round(points) > 0 else "−" if round(points) < 0 else ""
    return sign + words.decimal(abs(points), 0)


def _panel(heading: str, sub: str, content: str, words: Words, **facts: str | int) -> str:
    return (
        f"<section><h2>{escape(words.text(heading))}</h2>"
        f'<p class="sub">{escape(words.text(sub, **facts))}</p>{content}</section>'
    )


def _pair(*panels: str) -> str:
    shown = [one for one in panels if one]
    return f'<div class="two">{"".join(shown)}</div>' if len(shown) > 1 else "".join(shown)


# -- the frame -----------------------------------------------------------------------------------


def _page(
    report: Report,
    words: Words,
    heading: str,
    lead: str,
    panels: Iterable[str],
    data: bytes,
    *,
    complete: bool,
) -> str:
    shown = "\n".join(one for one in panels if one)
    part = words.text("simulated-part", wanted=report.plan.games)
    wanted = "" if complete else f'<p class="lead">{escape(part)}</p>'
    return f"""<!doctype html>
<html lang="{words.language}"><head><meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>{escape(heading)} – Mathom</title><style>{_fonts()}{style()}</style></head><body>
<header>{_door()}<b>Mathom</b><span>{escape(words.text("page-lab"))}</span>
{_download(report, data)}</header>
<main><div><h1>{escape(heading)}</h1><p class="lead">{escape(lead)}</p>{wanted}</div>
{_keys(report, words)}
{shown}
{_footer(report, words)}
</main></body></html>
"""


def _download(report: Report, data: bytes) -> str:
    encoded = b64encode(data).decode()
    name = f"{report.plan.game.replace(':', '-')}.json"
    return f'<a download="{escape(name)}" href="data:application/json;base64,{encoded}">JSON</a>'


def _keys(report: Report, words: Words) -> str:
    seats, ms = report.plan.setup.seats, report.ms_per_game.mean
    keys = (
        (f"{report.games}", words.text("page-key-games", seats=seats)),
        (
            words.decimal(report.choices.mean, 0),
            words.text("page-key-choices", most=int(report.choices.most)),
        ),
        (f"{sum(one.times for one in report.faults)}", words.text("page-key-faults")),
        (
            _duration(ms, words),
            words.text("page-key-seconds", seconds=words.decimal(report.seconds, 0)),
        ),
    )
    shown = "".join(
        f'<div class="key"><b>{escape(number)}</b><span>{escape(said)}</span></div>'
        for number, said in keys
    )
    return f'<div class="keys">{shown}</div>'


def _duration(ms: float, words: Words) -> str:
    """How long something took, in a unit in which that is no nought."""
    if ms < 100:
        return f"{words.decimal(ms)} ms"
    return f"{words.decimal(ms / 1000, 2 if ms < 10_000 else 0)} s"


def _footer(report: Report, words: Words) -> str:
    game, plan = _game(report), report.plan
    settings = ", ".join(f"{name}={value}" for name, value in plan.setup.settings.items())
    notes = (
        words.text("page-seed", seed=str(plan.seed)),
        words.text("page-rules", rules=f"{game.id} {game.version}"),
        settings,
        words.text("page-wilson"),
        words.text("page-digest", digest=report.digest),
    )
    return "<footer>" + "".join(f"<span>{escape(one)}</span>" for one in notes if one) + "</footer>"


def _game(report: Report) -> AnyGame:
    return find_game(report.plan.game, report.plan.components)


def _title(game: AnyGame, words: Words) -> str:
    return words.text("game-title") if "game-title" in words else game.id


@cache
def _door() -> str:
    return (files(__package__) / "door.svg").read_text("utf-8")


@cache
def style(*names: str) -> str:
    """The style of a page, or only these parts of it."""
    names = names or ("tokens", "style", "curves")
    return "".join((files(__package__) / f"{name}.css").read_text("utf-8") for name in names)


@cache
def _fonts() -> str:
    """The letters of the table, within the page."""
    faces = []
    for family, (name, weight) in FONTS.items():
        letters = b64encode((files(__package__) / "fonts" / name).read_bytes()).decode()
        faces.append(
            f'@font-face{{font-family:"{family}";font-weight:{weight};'
            f"src:url(data:font/woff2;base64,{letters})}}"
        )
    return "".join(faces)
