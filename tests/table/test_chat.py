"""What was said lately, and who hears it."""

from mathom.core import Seat
from mathom.table.audience import Audience
from mathom.table.chat import BACKLOG, ChatLines
from mathom.table.store import ChatLine


class Ears:
    """Somebody who remembers what they were told."""

    def __init__(self, *seats: Seat | None) -> None:
        self.seats = seats
        self.address: str | None = None
        self.locked_out = False
        self.heard: list[str] = []

    def lock_out(self) -> None:
        self.locked_out = True

    def send(self, text: str) -> None:
        self.heard.append(text)


def _lines(*numbers: int) -> list[ChatLine]:
    return [ChatLine(number, 0, f"{number}", 0) for number in numbers]


def test_lines_are_numbered_one_after_the_other() -> None:
    chat = ChatLines()
    assert chat.following(1, "hello", 7) == ChatLine(1, 1, "hello", 7)
    chat.add(_lines(1, 2))
    assert chat.following(1, "hello", 7).number == 3


def test_only_what_is_new_is_told() -> None:
    chat = ChatLines(_lines(1, 2))
    assert chat.add(_lines(1, 2, 3)) == _lines(3)
    assert chat.add(_lines(2, 3)) == []


def test_old_lines_are_forgotten() -> None:
    chat = ChatLines(_lines(*range(1, BACKLOG + 1)))
    chat.add(_lines(BACKLOG + 1))
    assert [chat.lines[0].number, chat.lines[-1].number] == [2, BACKLOG + 1]


def test_a_text_for_a_seat_is_made_once() -> None:
    audience, made = Audience(), []
    anna, at_two_seats, bert = Ears(0), Ears(0, 1), Ears(None)
    for ears in (anna, at_two_seats, bert):
        audience.add(ears)

    def text(seat: Seat | None) -> str:
        made.append(seat)
        return f"for {seat}"

    audience.send_each(text)
    assert sorted(made, key=str) == [0, 1, None]
    assert (anna.heard, at_two_seats.heard) == (["for 0"], ["for 0", "for 1"])
    assert bert.heard == ["for None"]


def test_who_goes_is_not_told_any_more() -> None:
    audience, anna, bert = Audience(), Ears(0), Ears(1)
    audience.add(anna)
    audience.add(bert)
    audience.send("one", without=bert)
    audience.send_to(1, "two")
    audience.discard(anna)
    audience.send("three")
    assert (anna.heard, bert.heard) == (["one"], ["two", "three"])
    assert audience.devices() == {1: 1}
