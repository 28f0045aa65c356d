"""Ctrl-C, where it must not come at any moment."""

from collections.abc import Iterator
from contextlib import contextmanager
from signal import SIGINT, default_int_handler, getsignal, signal
from threading import current_thread, main_thread


@contextmanager
def ctrl_c_waits() -> Iterator[None]:
    """Ctrl-C takes effect when what is done here is done, not in the midst of it."""
    if current_thread() is not main_thread() or getsignal(SIGINT) is not default_int_handler:
        yield
        return
    pressed: list[int] = []
    signal(SIGINT, lambda number, _: pressed.append(number))
    try:
        yield
    finally:
        signal(SIGINT, default_int_handler)
    if pressed:
        raise KeyboardInterrupt
