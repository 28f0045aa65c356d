"""`mathom dataset`: the decisions of many matches as Parquet files."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from mathom.cli.arguments import Components, Decks, GameId, On, Seed, Settings, Workers
from mathom.cli.language import Lang

if TYPE_CHECKING:
    from mathom.core import Message
    from mathom.lab.dataset import WatchedGame
    from mathom.text import Words


def dataset(
    game: GameId,
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where the files go.")],
    *,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    bots: Annotated[
        str, typer.Option(metavar="a,b,…", help="One bot per seat; a single one plays all seats.")
    ] = "greedy",
    seats: Annotated[
        int | None, typer.Option(help="How many seats, where a single bot plays them all.")
    ] = None,
    seed: Seed = 0,
    settings: Settings = None,
    decks: Decks = None,
    components: Components = None,
    records: Annotated[
        list[Path] | None,
        typer.Option(
            "--record",
            metavar="FILE",
            help="Take matches that were played instead; may be repeated.",
        ),
    ] = None,
    replace: Annotated[
        bool, typer.Option("--replace", help="Replace the data set that is in the folder.")
    ] = False,
    workers: Workers = None,
    on: On = "local",
    lang: Lang = None,
) -> None:
    """Write what was seen, possible, chosen and won in many matches to Parquet files."""
    from mathom.cli.console import screen
    from mathom.cli.errors import file_error
    from mathom.cli.files import find_game, read_record_file
    from mathom.cli.language import words
    from mathom.cli.running import agreed, names, progress_bar
    from mathom.lab.dataset import BROKEN_OFF, collect, watch, write
    from mathom.lab.plan import plan

    def tell_early_end() -> None:
        if written := notes.games:
            said = spoken.text("dataset-cut-short", folder=str(folder), games=written, wanted=games)
            screen().print(said)

    found, spoken, notes = find_game(game, components), words(), _Notes()
    if records:
        told = [read_record_file(path) for path in records]
        number, matches, games = told[0].seats, watch(found, told), len(told)
    else:
        wanted = plan(
            game,
            names(bots),
            seats=seats,
            games=games,
            seed=seed,
            **agreed(game, settings, components, decks),
        )
        number, matches = wanted.setup.seats, collect(wanted, workers, on)
    try:
        with progress_bar(games) as progress:
            noted = notes.taking(matches, progress)
            played, decided = write(folder, found, number, noted, replace=replace)
    except BROKEN_OFF:
        tell_early_end()
        raise
    except OSError as error:
        raise file_error(folder, error) from None
    screen().print(*notes.told(spoken), sep="\n", end="\n" if notes.faults else "")
    if played < games:
        tell_early_end()
        raise KeyboardInterrupt
    screen().print(
        spoken.text("dataset-written", folder=str(folder), games=played, decisions=decided)
    )


class _Fault(NamedTuple):
    """A bot gave up a game by a fault."""

    bot: str
    chance: str
    what: "Message"


class _Notes:
    """What is noted of matches while they are written."""

    def __init__(self) -> None:
        self.games = 0
        """So many have been written."""
        self.faults: list[_Fault] = []

    def taking(
        self, matches: "Iterable[WatchedGame]", progress: Callable[[object], None]
    ) -> "Iterator[WatchedGame]":
        """The same matches."""
        for one in matches:
            for fault in one.faults:
                bot, chance = one.row["players"][fault.seat], one.row["chance"]
                self.faults.append(_Fault(bot, chance, fault.what.message))
            yield one
            self.games += 1
            progress(one)

    def told(self, words: "Words") -> Iterator[str]:
        """A sentence for every kind of fault of every bot."""
        kinds: dict[tuple[str, str], list[_Fault]] = {}
        for one in self.faults:
            kinds.setdefault((one.bot, one.what.id), []).append(one)
        for (bot, _), every in kinds.items():
            seed, what = every[0].chance.removeprefix("seed "), words.say(every[0].what)
            yield words.text("found-fault", bot=bot, times=len(every), seed=seed, what=what)
