"""A game, or a series of games, at the terminal: what to play and with whom, then playing."""

from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from rich.panel import Panel
from rich.text import Text

from mathom.cli import narration
from mathom.cli.console import screen
from mathom.cli.decks import read_decks
from mathom.cli.errors import BadCommand
from mathom.cli.files import find_game, read_settings, title
from mathom.cli.language import words
from mathom.cli.terminal.chance_source import SEEDED, Unproven, make_source, new_seed
from mathom.cli.terminal.players import HUMAN, TerminalPlayer, labels, read_seats, seat_players
from mathom.cli.terminal.saved_match import load, offer
from mathom.cli.terminal.talk import Left, Talk
from mathom.cli.terminal.terminal_match import TerminalMatch
from mathom.core import AnyGame, Match, Over, Provable, Source
from mathom.core.setup import DECK, by_seat
from mathom.games import available
from mathom.text.drawing import draw


class Wish(NamedTuple):
    """What was asked for on the command line."""

    game: str | None = None
    seats: str | None = None
    seed: int | None = None
    decks: tuple[str, ...] = ()
    settings: tuple[str, ...] = ()
    components: Path | None = None
    chance: str | None = None
    load: Path | None = None
    series: int = 1


def play_series(wish: Wish) -> None:
    """Plays what was wished for, until it is over or the people leave. Raises MathomError."""
    talk = Talk(screen(), words())
    with suppress(ImportError):
        import readline  # noqa: F401 – lets people edit what they type
    try:
        if wish.load is not None:
            _resume(wish)
        else:
            _series(wish, find_game(wish.game or _choose_game(talk), wish.components))
    except Left:
        talk.tell("left", style="dim")


def _choose_game(talk: Talk) -> str:
    """A friendly menu."""
    games = available()
    if not games:
        raise BadCommand("no-games")
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
        raise BadCommand("seed-unused", chance=wish.chance or "")
    seats = read_seats(wish.seats, game)
    settings = read_settings(list(wish.settings))
    decks = _decks(game, wish.decks, seats)
    game.setup(len(seats), {**settings, **_laid(decks, len(seats), 0)})
    players = seat_players(seats, game, words(game), seed)
    sums = Sums(wanted=wish.series > 1)
    for number in range(wish.series):
        talk = Talk(screen(), words(game, tuple(player.name for player in players)))
        source = make_source(wish.chance or SEEDED, seed + number)
        _introduce(game, players, talk, number, wish.series)
        if isinstance(source, Provable):
            source = _promise(source, talk)
        setup = game.setup(len(seats), {**settings, **_laid(decks, len(seats), number)})
        match = Match(game, setup, source)
        over = _play(match, players, talk)
        sums.add(players, over)
        _finish(match, over, players, talk, sums)
        players = (*players[1:], players[0])  # the start goes round


def _decks(game: AnyGame, given: tuple[str, ...], seats: list[str]) -> dict[int, str]:
    """The deck texts by player: the first is for the first person, bots get what is left."""
    players = sorted(range(len(seats)), key=lambda at: seats[at].partition(":")[0] != HUMAN)
    if len(given) > len(players):
        raise BadCommand("many-decks", given=len(given), seats=len(players))
    return dict(zip(players, (text for _, text in read_decks(game, given)), strict=False))


def _laid(decks: dict[int, str], seats: int, number: int) -> dict[str, str]:
    """The decks as settings of game number `number` of a series: a deck stays with its player."""
    return {by_seat(DECK, (player - number) % seats): text for player, text in decks.items()}


class Sums:
    """The points of a series, by player: seats change from game to game."""

    def __init__(self, *, wanted: bool) -> None:
        self.wanted = wanted
        self.played = 0
        self.points: Counter[str] = Counter()

    def add(self, players: tuple[TerminalPlayer, ...], over: Over) -> None:
        """One more game has been played."""
        self.played += 1
        for player, points in zip(players, over.scores, strict=True):
            self.points[player.name] += points


def _introduce(
    game: AnyGame, players: tuple[TerminalPlayer, ...], talk: Talk, number: int, games: int
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


def _play(match: Match, players: tuple[TerminalPlayer, ...], talk: Talk, since: int = -1) -> Over:
    """One match; who leaves in the middle may save first."""
    try:
        return TerminalMatch(match, players, talk, since).run()
    except Left as left:
        if not left.silent:
            offer(match, labels(players), talk)
        raise


def _finish(
    match: Match, over: Over, players: tuple[TerminalPlayer, ...], talk: Talk, sums: Sums
) -> None:
    talk.show("", draw(match.game, match.view(None), talk.words), "")
    talk.show(talk.line(talk.words.say(over.how), "bold"))
    talk.show(talk.line(narration.verdict(over, talk.words), "bold"))
    totals = [sums.points[player.name] for player in players] if sums.wanted else None
    talk.show(narration.scores(over, talk.words, totals, played=sums.played))
    if any(player.is_human for player in players):
        offer(match, labels(players), talk)


# -- going on ------------------------------------------------------------------------------------


def _resume(wish: Wish) -> None:
    """Goes on with a saved match, with the players its record names unless others are wished."""
    if wish.settings or wish.decks or wish.series > 1:
        raise BadCommand("load-settled")
    match, players = load(wish)
    talk = Talk(screen(), words(match.game, tuple(player.name for player in players)))
    _introduce(match.game, players, talk, 0, 1)
    if isinstance(match.source, Unproven):
        talk.tell("load-unproven", style="dim")
    over = match.over or _play(match, players, talk, since=len(match.played))
    _finish(match, over, players, talk, Sums(wanted=False))
