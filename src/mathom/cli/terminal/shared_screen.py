"""Who may look at the screen, and what they have been told already."""

from collections.abc import Sequence

from mathom.cli.narration import sentences
from mathom.cli.terminal.players import TerminalPlayer
from mathom.cli.terminal.talk import Talk
from mathom.core import Event, Match, Seat, project

REPEATED = 20
"""So many events are told once more when somebody asks."""
OPENING = 3


class SharedScreen:
    """The people at the terminal.

    A single person sees everything through the own eyes, as it happens. Several share the screen
    as long as nobody has anything to hide; where somebody has, each is told behind the curtain.
    """

    def __init__(
        self, match: Match, players: Sequence[TerminalPlayer], talk: Talk, since: int
    ) -> None:
        """What happened before answer number `since` is known to all (-1: not even the set-up)."""
        self.match = match
        self.talk = talk
        self.people = tuple(seat for seat, one in enumerate(players) if one.is_human)
        self.looking: Seat | None = self.people[0] if len(self.people) == 1 else None
        self._told: dict[Seat | None, int] = dict.fromkeys((*self.people, None), since)

    def catch_up(self, seat: Seat | None = None) -> None:
        """Tells what has happened; where there are secrets, only to the person who is looking."""
        if len(self.people) == 1:
            self._tell(self.people[0])
        elif not self._secrets():
            self._tell(None)
        elif seat is not None:
            self._tell(seat)

    def turn_to(self, seat: Seat) -> None:
        """The screen is for this person now: behind a curtain, if there is something to hide."""
        before, self.looking = self.looking, seat
        if len(self.people) > 1 and before != seat and self._secrets():
            self._curtain(before, seat)
        self.catch_up(seat)

    def finish(self) -> None:
        """The match is over: what nobody has been told yet is told to all."""
        self._told[None] = max(self._told.values())
        self._tell(self.people[0] if len(self.people) == 1 else None)

    def repeat(self) -> None:
        """Tells the last things once more, as whoever is looking saw them."""
        self._say(self.match.events(self.looking)[-REPEATED:])

    def take_back(self) -> None:
        """Answers were taken back; what follows will be told again."""
        now = len(self.match.played)
        self._told = {seat: min(told, now) for seat, told in self._told.items()}

    def _secrets(self) -> bool:
        """Whether a person sees something now that the others must not."""
        public = self.match.view(None).table
        return any(self.match.view(seat).table != public for seat in self.people)

    def _curtain(self, before: Seat | None, seat: Seat) -> None:
        talk, player = self.talk, self.talk.words.player(seat)
        if before is not None:
            talk.ask(talk.words.text("curtain-close"))
        talk.wipe()
        talk.ask(talk.words.text("curtain-open", player=player))
        talk.wipe()

    def _tell(self, eyes: Seat | None) -> None:
        """Tells what these eyes saw and have not been told; what all may see, all have now seen."""
        told, now = self._told[eyes], len(self.match.played)
        if eyes is None:
            self._told = dict.fromkeys(self._told, now)
        self._told[eyes] = now
        opening = self.match.opening if told < 0 else ()
        happened = (event for one in self.match.played[max(told, 0) :] for event in one.events)
        events = project((*opening, *happened), eyes)
        # The set-up is better seen on the table than read: only what it led to is told.
        self._say(events[-OPENING:] if told < 0 else events)

    def _say(self, events: Sequence[Event]) -> None:
        for sentence in sentences(events, self.talk.words):
            self.talk.show(self.talk.line(f"· {sentence}"))
