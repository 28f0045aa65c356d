"""The command line: `mathom …`."""

import sys


def main() -> None:
    """The entry point. Imports late, so that even an early Ctrl-C ends in one line."""
    try:
        from mathom.cli.app import app

        app()
    except KeyboardInterrupt:
        sys.exit(130)


__all__ = ["main"]
