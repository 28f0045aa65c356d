"""The app: its commands, and what becomes of errors."""

import sys
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from mathom.cli.arena import arena
from mathom.cli.bench import bench
from mathom.cli.console import complain
from mathom.cli.dataset import dataset
from mathom.cli.decks import decks
from mathom.cli.errors import usage
from mathom.cli.games import games
from mathom.cli.language import Lang, listen
from mathom.cli.lessons import lessons
from mathom.cli.odds import odds
from mathom.cli.play import play
from mathom.cli.puzzles import puzzles
from mathom.cli.replay import replay
from mathom.cli.rules import rules
from mathom.cli.serve import serve
from mathom.cli.show import show
from mathom.cli.simulate import simulate
from mathom.cli.store import store
from mathom.cli.train import train
from mathom.cli.verify import verify
from mathom.core import MathomError, Message

INTERRUPTED = 130


class Shell(TyperGroup):
    """Runs a command. Whatever the user did wrong ends in one line and exit code 2."""

    def main(self, *args: Any, **extra: Any) -> Any:
        listen()
        sys.exit(self._run(*args, **extra))

    def _run(self, *args: Any, **extra: Any) -> int:
        try:
            code = super().main(*args, **{**extra, "standalone_mode": False})
        except MathomError as error:
            complain(error)
            return 2
        except typer.TyperException as error:
            complain(usage(error))
            return 2
        except (KeyboardInterrupt, typer.Abort):
            code = INTERRUPTED
        if code == INTERRUPTED:
            complain(Message("interrupted"))
        return code if isinstance(code, int) else 0


app = typer.Typer(
    cls=Shell,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

COMMANDS = (
    play,
    games,
    decks,
    lessons,
    puzzles,
    rules,
    simulate,
    arena,
    dataset,
    train,
    replay,
    show,
    verify,
    bench,
    serve,
)
for command in COMMANDS:
    app.command()(command)
app.add_typer(store, name="store")
# What a problem is asked with, the game says.
app.command(context_settings={"allow_extra_args": True, "ignore_unknown_options": True})(odds)


def _version(wanted: bool) -> None:
    if wanted:
        from mathom import __version__

        typer.echo(__version__)
        raise typer.Exit


@app.callback(invoke_without_command=True)
def mathom(
    ctx: typer.Context,
    lang: Lang = None,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """Middle-earth board and card games at one table: play, watch, study."""
    if ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())
