"""`python -m mathom`: the command line."""

from mathom.cli import main

if __name__ == "__main__":
    main()
