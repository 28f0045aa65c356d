"""A finished match, quickly: the bot `greedy` plays from what a client is sent, no more."""

from typing import Any

import msgspec

from mathom.bots import make
from mathom.core import Choice, Message, View
from mathom.games import find
from tests.server.running import Running


def finished_match(server: Running, game_id: str = "hobbits") -> dict[str, Any]:
    """Plays a match of two people at one device to its end, over the WebSocket."""
    game = find(game_id)
    bot = make("greedy", game)
    created = server.create(game=game_id)
    with server.sit(created, 0, 1) as both:
        update, number = both.asked(), 0
        while update["question"]["is"] != "over":
            number += 1
            seat, question = update["seat"], update["question"]
            options = tuple(game.read(one["answer"]) for one in question["options"])
            choice = Choice(seat, Message(question["ask"]["id"]), options)
            table = msgspec.convert(update["table"], game.table_type)
            chosen = bot.choose(View(game_id, seat, choice, table))
            both.answer(update, f"t{number}", options.index(chosen))
            update = both.asked()
    return created
