"""`mathom dataset`: the decisions of many matches as Parquet files."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from mathom.cli.arguments import Components, GameId, Seed, Settings
from mathom.cli.language import Lang

if TYPE_CHECKING:
    from mathom.core import Message
    from mathom.lab.dataset import Watched
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
    lang: Lang = None,
) -> None:
    """Write what was seen, possible, chosen and won in many matches to Parquet files."""
    from rich.console import Console

    from mathom.cli.console import screen
    from mathom.cli.errors import BadCommand
    from mathom.cli.files import find_game, read_bytes, read_record_file, read_settings
    from mathom.cli.language import words
    from mathom.lab.dataset import collect, watch, write
    from mathom.lab.plan import plan
    from mathom.lab.playing import GameFailed

    def tell_early_end(kept: int) -> None:
        if kept:
            screen().print(
                spoken.text("dataset-cut-short", folder=str(folder), games=kept, wanted=games)
            )

    found, spoken = find_game(game, components), words()
    if records:
        told = [read_record_file(path) for path in records]
        number, matches, games = told[0].seats, watch(found, told), len(told)
    else:
        wanted = plan(
            game,
            [name.strip() for name in bots.split(",")],
            seats=seats,
            settings=read_settings(settings),
            games=games,
            seed=seed,
            components=None if components is None else read_bytes(components),
        )
        number, matches = wanted.setup.seats, collect(wanted)
    faults: list[_Fault] = []
    try:
        with Console(stderr=True).status(spoken.text("dataset-writing")):
            played, decided = write(
                folder, found, number, _noting(matches, faults), replace=replace
            )
    except GameFailed as broken:
        tell_early_end(broken.failure.index)
        raise
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadCommand("file", path=str(folder), reason=reason) from None
    screen().print(*_told(faults, spoken), sep="\n", end="\n" if faults else "")
    if played < games:
        tell_early_end(played)
        raise KeyboardInterrupt
    screen().print(
        spoken.text("dataset-written", folder=str(folder), games=played, decisions=decided)
    )


class _Fault(NamedTuple):
    """A bot gave up a game by a fault."""

    bot: str
    chance: str
    what: "Message"


def _noting(matches: "Iterable[Watched]", faults: list[_Fault]) -> "Iterator[Watched]":
    """The same matches; what bots did wrong in them is noted."""
    for one in matches:
        for fault in one.faults:
            bot = one.told.players[fault.seat]
            faults.append(_Fault(bot, one.told.chance, fault.what.message))
        yield one


def _told(faults: list[_Fault], words: "Words") -> Iterator[str]:
    """A sentence for every kind of fault of every bot."""
    kinds: dict[tuple[str, str], list[_Fault]] = {}
    for one in faults:
        kinds.setdefault((one.bot, one.what.id), []).append(one)
    for (bot, _), every in kinds.items():
        seed, what = every[0].chance.removeprefix("seed "), words.say(every[0].what)
        yield words.text("found-fault", bot=bot, times=len(every), seed=seed, what=what)
