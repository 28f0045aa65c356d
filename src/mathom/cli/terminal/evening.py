"""An evening at the terminal: what to play and with whom, then a game or a series of games."""

from pathlib import Path
from typing import NamedTuple

from rich.panel import Panel
from rich.text import Text

from mathom.cli.console import screen
from mathom.cli.drawing import draw
from mathom.cli.errors import Wrong
from mathom.cli.library import find_game, read_settings, title
from mathom.cli.speech import words
from mathom.cli.terminal import ending
from mathom.cli.terminal.loading import load
from mathom.cli.terminal.saving import offer
from mathom.cli.terminal.seating import Player, labels, seat_players
from mathom.cli.terminal.session import Session
from mathom.cli.terminal.sources import SEEDED, make_source, new_seed
from mathom.cli.terminal.talk import Left, Talk
from mathom.core import AnyGame, Match, Over, Provable, Source
from mathom.games import available


class Wish(NamedTuple):
    """What was asked for on the command line."""

    game: str | None = None
    seats: str | None = None
    seed: int | None = None
    settings: tuple[str, ...] = ()
    components: Path | None = None
    chance: str | None = None
    load: Path | None = None
    series: int = 1


def evening(wish: Wish) -> None:
    """Plays what was wished for, until it is over or the people leave. Raises MathomError."""
    talk = Talk(screen(), words())
    try:
        if wish.load is not None:
            _resume(wish, talk.console.width)
        else:
            _series(wish, find_game(wish.game or _choose_game(talk), wish.components))
    except Left:
        talk.tell("left", style="dim")


def _choose_game(talk: Talk) -> str:
    """A friendly menu."""
    games = available()
    if not games:
        raise Wrong("no-games")
    talk.tell("menu-welcome", style="bold")
    for number, game_id in enumerate(games, start=1):
        game = find_game(game_id)
        spoken = words(game)
        about = " · ".join(
            spoken.text(part) for part in ("game-short", "game-length") if part in spoken
        )
        line = Text.assemble((f"{number:>3}  ", "bold cyan"), (title(game, spoken), "bold"))
        talk.show(line, Text(f"     {about}", "dim"))
    while True:
        answer = talk.ask(talk.words.text("menu-which"))
        if answer.isdecimal() and 1 <= int(answer) <= len(games):
            return games[int(answer) - 1]
        begun = [game_id for game_id in games if answer and game_id.startswith(answer.lower())]
        if len(begun) == 1:
            return begun[0]
        talk.tell("menu-again", style="red", most=len(games))


# -- a series of games ---------------------------------------------------------------------------


def _series(wish: Wish, game: AnyGame) -> None:
    seed = new_seed() if wish.seed is None else wish.seed
    if wish.seed is not None and wish.chance not in (None, SEEDED):
        raise Wrong("seed-unused", chance=wish.chance or "")
    players = seat_players(wish.seats, game, words(game), seed)
    setup = game.setup(len(players), read_settings(list(wish.settings)))
    totals: dict[str, int] = {player.name: 0 for player in players}
    for number in range(wish.series):
        talk = Talk(screen(), words(game, tuple(player.name for player in players)))
        source = make_source(wish.chance or SEEDED, seed + number)
        _introduce(game, players, talk, number, wish.series)
        if isinstance(source, Provable):
            source = _promise(source, talk)
        match = Match(game, setup, source)
        over = _play(match, players, talk)
        for player, points in zip(players, over.scores, strict=True):
            totals[player.name] += points
        _finish(match, over, players, talk, totals if wish.series > 1 else None, number + 1)
        players = (*players[1:], players[0])  # the start goes round


def _introduce(
    game: AnyGame, players: tuple[Player, ...], talk: Talk, number: int, games: int
) -> None:
    heading = title(game, talk.words)
    if games > 1:
        heading += " – " + talk.words.text("series-game", number=number + 1, games=games)
    talk.show(Panel(Text(heading, "bold", justify="center"), style="green"))
    talk.tell("at-the-table", players=labels(players))
    talk.tell("hint-help", style="dim")


def _promise(source: Provable, talk: Talk) -> Source:
    """Publishes the hash of the secret first, then lets the players add words of their own."""
    talk.tell("promise", promise=source.promise)
    spoken = " ".join(talk.ask(talk.words.text("promise-words")).split())
    return Provable(source.secret, spoken)


def _play(match: Match, players: tuple[Player, ...], talk: Talk) -> Over:
    """One match; who leaves in the middle may save first."""
    try:
        return Session(match, players, talk).run()
    except Left:
        if match.played and any(player.is_human for player in players):
            offer(match, labels(players), talk)
        raise


def _finish(
    match: Match,
    over: Over,
    players: tuple[Player, ...],
    talk: Talk,
    totals: dict[str, int] | None,
    played: int,
) -> None:
    talk.show("", draw(match.game, match.view(None), talk.words), "")
    talk.show(talk.line(talk.words.say(over.how), "bold"))
    talk.show(talk.line(ending.verdict(over, talk.words), "bold"))
    sums = None if totals is None else [totals[player.name] for player in players]
    talk.show(ending.scores(over, talk.words, sums, played=played))
    if any(player.is_human for player in players):
        offer(match, labels(players), talk)


# -- going on ------------------------------------------------------------------------------------


def _resume(wish: Wish, width: int) -> None:
    """Goes on with a saved match, with the players its record names unless others are wished."""
    match, players = load(wish)
    talk = Talk(screen(), words(match.game, tuple(player.name for player in players)))
    _introduce(match.game, players, talk, 0, 1)
    over = match.over or _play(match, players, talk)
    _finish(match, over, players, talk, None, 1)
