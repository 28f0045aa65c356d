"""The scene: values that follow from a board, worked out when asked and kept."""

from collections import defaultdict
from collections.abc import Iterator
from typing import TypeAlias

from mathom.core import enforces
from mathom.core.values import Seat
from mathom.games.tcg.board import Board, Card, Lasting
from mathom.games.tcg.box import Box
from mathom.games.tcg.cards.pieces import conditions as c
from mathom.games.tcg.cards.pieces import numbers as n
from mathom.games.tcg.cards.pieces import selectors as s
from mathom.games.tcg.cards.pieces.filters import Filter
from mathom.games.tcg.cards.pieces.piece import Piece
from mathom.games.tcg.cards.pieces.verbs import modifiers as m
from mathom.games.tcg.cards.pieces.verbs.verb import Verb
from mathom.games.tcg.context import Context
from mathom.games.tcg.kinds import NOBODY
from mathom.games.tcg.scene.conditions import CONDITIONS
from mathom.games.tcg.scene.index import ContinuousText, Index
from mathom.games.tcg.scene.matching import Matcher
from mathom.games.tcg.scene.numbers import NUMBERS

TOUCHING = (m.NoWounds, m.NoArchery, m.ForbidHealing, m.ForbidAssigning, m.ForbidBattle)
Touching: TypeAlias = (
    m.NoWounds | m.NoArchery | m.ForbidHealing | m.ForbidAssigning | m.ForbidBattle
)


class Scene:
    """What is true on a board."""

    def __init__(self, box: Box, board: Board, index: Index) -> None:
        self.box: Box = box
        self.board: Board = board
        self.index: Index = index
        self.faces = box.faces
        self.wounds = {one.card: one.n for one in board.wounds}
        self.tokens = {one.card: one.n for one in board.tokens}
        self.stacks = {one.on: one.cards for one in board.stacks}
        self.taken = {one.card: one.n for one in board.taken}
        self.ring_bearer = board.bearers[board.fp]
        self.lasting: dict[str, list[Lasting]] = defaultdict(list)
        for one in board.lasting:
            self.lasting[one.what].append(one)
        bout = board.skirmish
        self.fighters = frozenset((bout.who, *bout.minions)) if bout else frozenset[int]()
        self.engaged = self.fighters.union(*((one.who, *one.minions) for one in board.assigned))
        self._strength: dict[int, int] = {}
        self._vitality: dict[int, int] = {}
        self._keywords: dict[tuple[int, str], int] = {}
        self._holds: dict[tuple[int, int], bool] = {}

    # -- cards -----------------------------------------------------------------------------------

    def card(self, number: int) -> Card | None:
        """A card in play by its number, or None if it has left."""
        return self.index.cards.get(number)

    def active(self, number: int) -> Card | None:
        """An active card by its number."""
        return self.index.cards[number] if number in self.index.active_ids else None

    def borne(self, number: int) -> list[Card]:
        """The active cards a card bears."""
        return self.index.borne.get(number, [])

    def fits(self, which: Filter, card: Card, x: Context) -> bool:
        """Whether a card in play matches."""
        return self.box.matcher(which).fits(self, card, x)

    def find(self, which: Filter, x: Context) -> list[Card]:
        """The active cards that match."""
        fits = self.box.matcher(which).fits
        return [card for card in self.index.active if fits(self, card, x)]

    @enforces("TCG-10.12")
    def count(self, which: Filter, x: Context) -> int:
        """How many active cards match: what can be spotted."""
        return len(self.find(which, x))

    def borne_by(self, card: Card, matcher: Matcher, x: Context) -> bool:
        """Whether what bears a card (or what it is stacked on) matches."""
        bearer = self.card(card.on) if card.on else None
        return bearer is not None and matcher.fits(self, bearer, x)

    @enforces("TCG-12.4")
    def mounted(self, card: Card) -> bool:
        """Whether a character bears a mount."""
        return any(self.faces[one.kind].item_class == "mount" for one in self.borne(card.id))

    def facing(self, card: Card) -> list[Card]:
        """Whom a character opposes in the skirmish going on."""
        bout = self.board.skirmish
        if bout is None:
            return []
        others = bout.minions if card.id == bout.who else ()
        if card.id in bout.minions:
            others = (bout.who,)
        return [one for number in others if (one := self.card(number)) is not None]

    def assigned_to(self, card: Card) -> list[Card]:
        """Whom a character is assigned to skirmish, or is skirmishing."""
        found = self.facing(card)
        for bout in self.board.assigned:
            others = bout.minions if card.id == bout.who else ()
            if card.id in bout.minions:
                others = (bout.who,)
            found += [one for number in others if (one := self.card(number)) is not None]
        return found

    # -- players ---------------------------------------------------------------------------------

    @enforces("TCG-1.12")
    def opposed(self, seat: Seat, other: Seat) -> bool:
        """Whether two players are opponents: the Free Peoples player and a Shadow player."""
        return seat != other and self.board.fp in (seat, other)

    def players(self, who: str, x: Context) -> tuple[Seat, ...]:
        """Whom a word means, among all players; a chosen one if somebody was chosen."""
        fp = self.board.fp
        if who == "you":
            return (x.you,)
        if who == "free_player":
            return (fp,)
        chosen = x.chosen(f"@{who}")
        if chosen is not None:
            return chosen
        if who == "opponent":
            return self.board.shadows() if x.you == fp else (fp,)
        if who in ("any_player", "chosen_player"):
            return self.board.to_the_right()
        return self.board.shadows()

    def controller(self, site: Card) -> Seat:
        """Who controls a site."""
        if not 0 < site.id <= len(self.board.control):
            return NOBODY
        seat = self.board.control[site.id - 1]
        return NOBODY if seat is None else seat

    def controlled(self, seat: Seat) -> int:
        """How many sites a player controls."""
        return self.board.control.count(seat)

    # -- pieces ----------------------------------------------------------------------------------

    def ids(self, what: Piece, x: Context) -> tuple[int, ...]:
        """The numbers of the cards a selector means, as far as they were chosen."""
        if isinstance(what, s.ThisCard):
            return (x.source.id,)
        if isinstance(what, s.TheBearer):
            return (x.source.on,)
        if isinstance(what, s.ThatCard):
            return (x.it.id,) if x.it is not None else ()
        if isinstance(what, s.Named):
            return x.chosen(what.name) or ()
        if isinstance(what, s.All):
            return tuple(card.id for card in self.find(what.which, x))
        if isinstance(what, s.EachOne):
            return x.chosen("each") or ()
        key = self.box.faces[x.source.kind].programs and self._key(what, x)
        return (x.chosen(key) or ()) if key else ()

    def _key(self, node: Piece, x: Context) -> str:
        for program in self.faces[x.source.kind].programs:
            key = program.keys.get(id(node))
            if key is not None:
                return key
        return ""

    def picked(self, node: Piece, x: Context) -> int:
        """A number that was chosen."""
        return (x.chosen(self._key(node, x)) or (0,))[0]

    def number(self, amount: n.Amount, x: Context) -> int:
        """A number, worked out now."""
        if isinstance(amount, int):
            return amount
        return NUMBERS[type(amount)](self, amount, x)

    def holds(self, condition: c.Condition, x: Context) -> bool:
        """Whether a condition holds now."""
        return CONDITIONS[type(condition)](self, condition, x)

    def all_hold(self, conditions: tuple[c.Condition, ...], x: Context) -> bool:
        """Whether all of them hold."""
        return all(CONDITIONS[type(one)](self, one, x) for one in conditions)

    # -- continuous text -------------------------------------------------------------------------

    def lines(self, kind: type[Verb]) -> Iterator[ContinuousText]:
        """Continuous text of a kind whose conditions hold."""
        for line in self.index.lines.get(kind, ()):
            if self._in_force(line):
                yield line

    def _in_force(self, line: ContinuousText) -> bool:
        record = line.record
        if record.label and self.suppressed(record.label, line.x.source.id):
            return False
        if not record.conditions:
            return True
        key = (line.x.source.id, line.at)
        held = self._holds.get(key)
        if held is None:
            self._holds[key] = False  # a text does not ask for itself
            held = self._holds[key] = self.all_hold(record.conditions, line.x)
        return held

    def suppressed(self, label: str, card: int) -> bool:
        """Whether text with this label is out of force on a card."""
        return any(
            one.word == label and card in one.cards for one in self.lasting.get("suppress", ())
        )

    def touches(self, what: Piece, card: Card, x: Context) -> bool:
        """Whether a selector of continuous text means this card."""
        if isinstance(what, s.ThisCard):
            return card.id == x.source.id
        if isinstance(what, s.TheBearer):
            return card.id == x.source.on
        if isinstance(what, s.All):
            return self.fits(what.which, card, x)
        return card.id in self.ids(what, x)

    def under(self, kind: type[Touching], what: str, card: Card) -> bool:
        """Whether text of this kind, continuous or for a while, means this card."""
        for line in self.lines(kind):
            verb = line.verb
            assert isinstance(verb, TOUCHING)
            if self.touches(verb.whom, card, line.x):
                return True
        return any(card.id in one.cards for one in self.lasting.get(what, ()))

    def no_healing(self, card: Card) -> bool:
        """Whether wounds may not be removed from a card. TCG-11.8"""
        return self.under(m.ForbidHealing, "no_healing", card)

    @enforces("TCG-11.6", "TCG-11.7")
    def can_take_wound(self, card: Card) -> bool:
        """Whether a card is a legal recipient of a wound."""
        if self.under(m.NoWounds, "no_wounds", card):
            return False
        if self.board.phase != "skirmish":
            return True
        taken = self.taken.get(card.id, 0)
        return taken < self.wound_cap(card) if taken else True

    def wound_cap(self, card: Card) -> int:
        """How many wounds a card takes at most in a skirmish phase."""
        caps = [99]
        for line in self.lines(m.WoundCap):
            verb = line.verb
            assert isinstance(verb, m.WoundCap)
            if self.touches(verb.whom, card, line.x):
                caps.append(verb.n)
        caps += [one.value for one in self.lasting.get("wound_cap", ()) if card.id in one.cards]
        return min(caps)

    @enforces("TCG-14.17")
    def overwhelm_factor(self, card: Card) -> int:
        """So many times its strength overwhelms a character."""
        found = [2]
        for line in self.lines(m.OverwhelmFactor):
            verb = line.verb
            assert isinstance(verb, m.OverwhelmFactor)
            if self.touches(verb.whom, card, line.x):
                found.append(verb.n)
        found += [one.value for one in self.lasting.get("overwhelm", ()) if card.id in one.cards]
        return max(found)

    # -- values ----------------------------------------------------------------------------------

    @enforces("TCG-1.9", "TCG-10.11", "TCG-12.1")
    def strength(self, card: Card) -> int:
        """Strength: everything is summed, and clamped once at the end."""
        found = self._strength.get(card.id)
        if found is None:
            self._strength[card.id] = self.faces[card.kind].strength
            found = self._strength[card.id] = max(0, self._sum_strength(card))
        return found

    def _sum_strength(self, card: Card) -> int:
        return sum(n for _, n in self.strength_lines(card))

    def strength_lines(self, card: Card) -> Iterator[tuple[str, int]]:
        """What a strength is made of, line by line: which card gives how much."""
        yield card.kind, self.faces[card.kind].strength
        for one in self.borne(card.id):
            bonus = self.faces[one.kind].strength
            if bonus and not self._without_bonus(card, one.kind):
                yield one.kind, bonus
        for line in self.lines(m.Strength):
            verb = line.verb
            assert isinstance(verb, m.Strength)
            if self.touches(verb.whom, card, line.x):
                if self._without_bonus(card, line.x.source.kind):
                    continue
                x = line.x if isinstance(verb.n, int) else line.x.bind("each", (card.id,))
                yield line.x.source.kind, self.number(verb.n, x)
        for lasting in self.lasting.get("strength", ()):
            if card.id in lasting.cards and not self._without_bonus(card, lasting.kind):
                yield lasting.kind, lasting.value

    @enforces("TCG-10.10")
    def _without_bonus(self, card: Card, source: str) -> bool:
        """Whether a character gets no strength from cards of a kind. 4U28"""
        for one in self.lasting.get("no_strength_from", ()):
            verb = self.faces[one.kind].text[one.record].effects[0]
            if (
                card.id in one.cards
                and isinstance(verb, m.NoStrengthFrom)
                and self.box.away(verb.bonus, source)
            ):
                return True
        return False

    def vitality(self, card: Card) -> int:
        """Vitality, with what is borne."""
        found = self._vitality.get(card.id)
        if found is None:
            found = sum(n for _, n in self.vitality_lines(card))
            found = self._vitality[card.id] = max(0, found)
        return found

    def vitality_lines(self, card: Card) -> Iterator[tuple[str, int]]:
        """What a vitality is made of, line by line: which card gives how much."""
        for one in (card, *self.borne(card.id)):
            yield one.kind, self.faces[one.kind].vitality

    def vitality_left(self, card: Card) -> int:
        """Vitality less wounds."""
        return self.vitality(card) - self.wounds.get(card.id, 0)

    @enforces("TCG-19.2", "TCG-19.3", "TCG-19.4", "TCG-19.5")
    def keyword(self, card: Card, word: str) -> int:
        """How much of a keyword a card has; 0: it has not."""
        key = (card.id, word)
        found = self._keywords.get(key)
        if found is None:
            self._keywords[key] = self.faces[card.kind].keywords.get(word, 0)
            found = self._keywords[key] = self._sum_keyword(card, word)
        return found

    def _sum_keyword(self, card: Card, word: str) -> int:
        for line in self.lines(m.LosesKeyword):
            verb = line.verb
            assert isinstance(verb, m.LosesKeyword)
            if verb.keyword == word and self.touches(verb.whom, card, line.x):
                return 0
        total = self.faces[card.kind].keywords.get(word, 0)
        for line in self.index.lines.get(m.Gains, ()):
            verb = line.verb
            assert isinstance(verb, m.Gains)
            if (
                verb.keyword == word
                and self._in_force(line)
                and self.touches(verb.whom, card, line.x)
            ):
                total += verb.n or 1
        for lasting in self.lasting.get("gains", ()):
            if lasting.word == word and card.id in lasting.cards:
                total += lasting.value
        return total

    @enforces("TCG-8.7", "TCG-8.8")
    def site_number(self, card: Card) -> int:
        """The site number of a minion, as modified."""
        total = self.faces[card.kind].site
        for line in self.lines(m.SiteNumber):
            verb = line.verb
            assert isinstance(verb, m.SiteNumber)
            if self.touches(verb.whom, card, line.x):
                total += verb.n
        for lasting in self.lasting.get("site_number", ()):
            if card.id in lasting.cards:
                total += lasting.value
        return total

    @enforces("TCG-8.7", "TCG-19.7")
    def roaming(self, card: Card) -> bool:
        """Whether a minion is roaming."""
        if self.faces[card.kind].type != "minion":
            return False
        return self.site_number(card) > self.board.site

    @enforces("TCG-8.4")
    def shadow_number(self, site: Card) -> int:
        """The Shadow number of a site, as modified."""
        total = self.faces[site.kind].shadow_number
        for line in self.lines(m.ShadowNumber):
            verb = line.verb
            assert isinstance(verb, m.ShadowNumber)
            if self.touches(verb.site, site, line.x):
                total += self.number(verb.n, line.x)
        return max(0, total)
