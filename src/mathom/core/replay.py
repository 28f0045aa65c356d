"""Replaying records: the match a record tells, and whether it is true.

The rules of today replay what those of yesterday recorded, as long as they lead to the same end. A
match that went on by other rules has a seam in its record: it is replayed from the last one on.
"""

from typing import NamedTuple

from mathom.core.chance import Provable, Seeded, Source
from mathom.core.errors import BadRecord, MathomError
from mathom.core.game import AnyGame
from mathom.core.match import Match
from mathom.core.question import Chance, Over
from mathom.core.record import (
    CHANCE,
    OUTSIDE,
    Record,
    RecordLine,
    Seam,
    read_seed,
    result_line,
    seals,
)


def replay(game: AnyGame, played: Record, to: int | None = None) -> Match:
    """The match that a record tells, up to answer number `to` or to its end; from the last seam on.

    A complete replay must arrive at the record's digest. Raises BadRecord where it does not fit;
    where another version of the rules played it, that says how far these rules can follow.
    """
    if played.game != game.id:
        raise BadRecord("other-game", found=played.game, wanted=game.id)
    if played.components != game.components:
        raise BadRecord("components", found=played.components, wanted=game.components)
    secret = [name for name in played.sealed if name not in played.settings]
    if secret:
        raise BadRecord("sealed", settings=", ".join(secret))
    last = len(played.lines) if to is None else min(to, len(played.lines))
    seam = _seam_before(played, last)
    match = begun_at(game, played, seam)
    try:
        for line in played.lines[seam.at : last]:
            replay_line(match, line)
        if last == len(played.lines):
            _check_end(match, played)
    except BadRecord as error:
        if seam.after == game.version:
            raise
        followed = seam.at + min(len(match.played), len(played.lines) - seam.at - 1)
        raise BadRecord(
            "other-version",
            found=seam.after,
            wanted=game.version,
            answers=followed,
            total=len(played.lines),
            why=error.message,
        ) from error
    return match


def begin_at(game: AnyGame, data: bytes | str) -> Match:
    """The match that a saved position is the beginning of. Raises BadPosition."""
    state = game.load(data)
    question = game.question(state)
    seats = len(question.scores if isinstance(question, Over) else game.advisor.value(state))
    return Match(game, game.setup(seats), position=state)


def _seam_before(played: Record, last: int) -> Seam:
    """The last seam before an answer; the start of the match is one too."""
    start = Seam(0, played.version, played.version, played.position or "")
    return next((seam for seam in reversed(played.seams) if seam.at <= last), start)


class RecordPart(NamedTuple):
    """What one version of the rules has played of a match."""

    begins: Seam
    lines: tuple[RecordLine, ...]


def parts_of(played: Record) -> tuple[RecordPart, ...]:
    """A record by its seams; without one it is one part."""
    start = Seam(0, played.version, played.version, played.position or "")
    ends = (*(seam.at for seam in played.seams), len(played.lines))
    begins = (start, *played.seams)
    return tuple(
        RecordPart(seam, played.lines[seam.at : end])
        for seam, end in zip(begins, ends, strict=True)
    )


def begun_at(game: AnyGame, played: Record, seam: Seam) -> Match:
    """The match as it went on behind a seam, or (a seam before the first answer) began."""
    position = game.load(seam.position) if seam.position else None
    chances = sum(line.seat is None for line in played.lines[: seam.at])
    setup = game.setup(played.seats, played.settings)
    return Match(game, setup, position=position, chances=chances)


def _check_end(match: Match, played: Record) -> None:
    digest = match.game.digest(match.state, played.last_version)
    if played.digest is not None and played.digest != digest:
        raise BadRecord("digest", found=digest, wanted=played.digest)
    if played.result is not None:
        result = result_line(match.over) if match.over else "-"
        if result != played.result:
            raise BadRecord("result", found=result, wanted=played.result)


def replay_line(match: Match, line: RecordLine) -> None:
    """Plays one line of a record. Raises BadRecord if it does not fit what is asked."""
    if line.outside:
        if line.seat is None or line.seat >= match.setup.seats or match.over is not None:
            raise BadRecord("line", line=line.number, text=f"{OUTSIDE} {line.seat} {line.text}")
        match.concede(line.seat)
        return
    question = match.question
    first = line.seat if line.seat in match.asked else match.to_move
    asked = {Chance: CHANCE, Over: "-"}.get(type(question), str(first))
    given = CHANCE if line.seat is None else str(line.seat)
    if asked != given:
        raise BadRecord("turn", line=line.number, given=given, asked=asked)
    try:
        match.play(line.text, line.seat)
    except MathomError as error:
        broken = BadRecord("answer", line=line.number, text=line.text, why=error.message)
        broken.game = match.game.id  # why it is refused, its texts say
        raise broken from error


class Proof(NamedTuple):
    """What `verify` found: how many answers replayed, and what is known about the chance."""

    answers: int
    chances: int
    chance: str
    """`provable`, `seed`: every outcome was recomputed; `sealed`: the secret is not out yet;
    `told`: people or another program said what chance answered, nothing to recompute."""
    before: int = 0
    """So many answers lie before the last seam: other rules played them, they cannot be checked."""


def verify(game: AnyGame, played: Record) -> Proof:
    """Replays a record and recomputes its chance. Raises BadRecord at the first thing amiss."""
    match = replay(game, played)
    kind, source = _source(played)
    if isinstance(source, Provable):
        for name, seal in seals(match.setup, source).items():
            if played.sealed.get(name, seal) != seal:
                raise BadRecord("seal", setting=name)
    seam = _seam_before(played, len(played.lines))
    if source is not None:
        fresh = begun_at(game, played, seam)
        index = sum(line.seat is None for line in played.lines[: seam.at])
        for line, one in zip(played.lines[seam.at :], match.played, strict=True):
            question = fresh.question
            if isinstance(question, Chance):
                wanted = source.outcome(index, question)
                if wanted != one.answer:
                    raise BadRecord("chance", line=line.number, given=line.text, wanted=str(wanted))
                index += 1
            replay_line(fresh, line)
    choices = sum(isinstance(one.seat, int) for one in match.played)
    return Proof(len(match.played), len(match.played) - choices, kind, seam.at)


def _source(played: Record) -> tuple[str, Source | None]:
    kind, _, rest = played.chance.partition(" ")
    if kind == "seed":
        return kind, Seeded(read_seed(rest))
    if kind != "provable":
        return "told", None
    if played.secret is None:
        return "sealed", None
    promise, _, words = rest.partition(" ")
    try:
        source = Provable(bytes.fromhex(played.secret), words)
    except ValueError:
        raise BadRecord("key", key="secret", form="secret: HEXADECIMAL") from None
    if source.promise != promise:
        raise BadRecord("promise", found=source.promise, wanted=promise)
    return kind, source
