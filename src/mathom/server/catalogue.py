"""The five games of the shelf, and those that somebody has installed beside them."""

import logging
from functools import cache
from importlib.resources import files
from typing import Any

from mathom import __version__
from mathom.core import AnyGame, Message
from mathom.core.shape import shape_of
from mathom.games import available, find
from mathom.server.http_errors import HttpError
from mathom.text import LANGUAGES, Words
from mathom.text.fluent import Sentences
from mathom.text.words import shell_source, spoken

log = logging.getLogger("mathom.server")

PLANNED: dict[str, tuple[int, int]] = {
    "hobbits": (2, 5),
    "journey": (2, 5),
    "orcs": (2, 4),
    "ringwar": (2, 4),
    "tcg": (2, 4),
}
"""How many can play each game of the shelf, built or not."""

BOTS: tuple[tuple[str, str], ...] = (
    ("random", "random"),
    ("greedy", "greedy"),
    ("ismcts:0.3s", "ismcts-quick"),
    ("ismcts:1.5s", "ismcts"),
)
"""From the weakest to the strongest: the spec, and what it is called."""

PARTS = ("title", "short", "length", "age")


@cache
def built() -> tuple[str, ...]:
    """The games that can be played: those there is an entry point for. One that fails to load is
    left out, and the log says why."""
    return tuple(game for game in available() if _loads(game))


def _loads(game: str) -> bool:
    try:
        find(game)
    except Exception:  # whatever is wrong with one game, the others can be played
        log.exception("game does not load", extra={"facts": {"game": game}})
        return False
    return True


def playable(game: str) -> AnyGame:
    """The game with this id. Raises HttpError if there is none."""
    if game not in built():
        raise HttpError(404, "setup-game", game=game, known=", ".join(built()))
    return find(game)


def catalogue() -> dict[str, Any]:
    """All games and bots."""
    others = [game for game in built() if game not in PLANNED]
    return {
        "mathom": __version__,
        "languages": LANGUAGES,
        "games": [_described(game) for game in (*PLANNED, *others)],
        "bots": [
            {
                "bot": spec,
                "level": Message(f"bot-level-{name}"),
                "name": Message(f"bot-name-{name}"),
                "about": Message(f"bot-about-{name}"),
            }
            for spec, name in BOTS
        ],
    }


def _described(game_id: str) -> dict[str, Any]:
    if game_id not in built():
        least, most = PLANNED[game_id]
        usual = least
        facts: dict[str, Any] = {"version": None, "settings": (), "components": None}
    else:
        game = find(game_id)
        least, most = game.players[0], game.players[-1]
        usual = min(max(game.usual, least), most)
        settings = [
            {
                "id": one.id,
                "values": one.values,
                "default": one.default,
                "free_text": one.free_text,
                "by_seat": one.by_seat,
                "ruling": one.ruling,
            }
            for one in game.settings
        ]
        facts = {"version": game.version, "settings": settings, "components": game.components}
        facts |= {"part_of": game.part_of} if game.part_of else {}
    players = {"least": least, "most": most, "usual": usual}
    return {"id": game_id, "built": game_id in built(), "players": players, **facts}


def server_source(language: str) -> str:
    """The Fluent source of what the table and the server have to say."""
    return files(__package__).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")


def shell_texts(language: str) -> dict[str, Any]:
    """What the server itself says, and a card for every game. Raises HttpError."""
    _known(language)
    own = server_source(language)
    sentences = Sentences(language, (own,))
    cards: dict[str, dict[str, str]] = {}
    for game in dict.fromkeys((*PLANNED, *built())):
        if game in built():
            # Its sentences will do: to name all its things and cards would take a while.
            words = Words(language, source=find(game).texts[language])
            said = {part: words.text(f"game-{part}") for part in PARTS if f"game-{part}" in words}
        else:
            ids = {part: f"shelf-{game}-{part}" for part in PARTS}
            said = {part: sentences.say(text, {})[0] for part, text in ids.items()}
        cards[game] = said
    return {"lang": language, "sources": [shell_source(language), own], "shelf": cards}


def game_texts(game_id: str, language: str) -> dict[str, Any]:
    """What a game says, and what its things are called. Raises HttpError."""
    _known(language)
    game = playable(game_id)
    return {"lang": language, "source": game.texts[language], "names": dict(spoken(game, language))}


def shape(game_id: str) -> dict[str, Any]:
    """How to put a game's table into words, and what is written on its things. Raises HttpError."""
    game = playable(game_id)
    return {"table": shape_of(game.table_type), "inscriptions": dict(game.inscriptions)}


def problems(game_id: str) -> list[dict[str, Any]]:
    """The questions of chance a game can answer, and what they are asked with. Raises HttpError."""
    return [{"id": one.id, "given": one.given} for one in playable(game_id).problems]


def components(game_id: str) -> bytes:
    """The game's components file. Raises HttpError if it has none."""
    found = playable(game_id).printed_components()
    if found is None:
        raise HttpError(404, "request-path")
    return found


def _known(language: str) -> None:
    if language not in LANGUAGES:
        raise HttpError(404, "request-path")
