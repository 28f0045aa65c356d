"""Crowded tables: a card among many others, in a phase in which it may matter."""

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random

from mathom.core import Choice, Option
from mathom.games.tcg import events
from mathom.games.tcg import frames as f
from mathom.games.tcg import options as o
from mathom.games.tcg.box import Face
from mathom.games.tcg.cards.pieces import occasions
from mathom.games.tcg.cards.pieces.occasions import IsPlayed
from mathom.games.tcg.cards.pieces.selectors import SELF
from mathom.games.tcg.cards.record import (
    Action,
    HowToPlay,
    Record,
    Response,
    StackedAction,
    Trigger,
)
from mathom.games.tcg.kinds import LAST_SITE
from mathom.games.tcg.state import State
from tests.rulebook.tcg.tabletop import FACES, GAME, Table, bare, table

STEPS = (
    "begin", "fellowship", "move", "shadow", "maneuver", "archery", "assignment", "skirmish",
    "regroup",
)  # fmt: skip
IN_BATTLE = ("shadow", "maneuver", "archery", "assignment", "skirmish")
TIMES: Mapping[type, Sequence[str]] = {
    occasions.Wins: ("skirmish",),
    occasions.Loses: ("skirmish",),
    occasions.IsKilled: ("skirmish",),
    occasions.AboutToWound: ("skirmish", "archery", "fire"),
    occasions.StartOfSkirmish: ("defenders",),
    occasions.IsAssigned: ("defenders", "assignment"),
    occasions.Moves: ("move", "moved-again"),
    occasions.MovesFrom: ("move",),
    occasions.MovesTo: ("move",),
    occasions.StartOf: ("begin", "sanctuary", "shadows", "skirmish", "maneuver"),
    occasions.IsPlayed: ("fellowship", "shadow"),
    occasions.AboutToDiscard: ("maneuver", "skirmish"),
    occasions.AboutToControl: ("skirmish", "regroup"),
}
SIDES = {
    side: [face for face in FACES.values() if face.side == side] for side in ("free", "shadow")
}
FRIENDS = [
    face for face in SIDES["free"] if face.type in ("companion", "ally") and not face.resistance
]
MINIONS = [face for face in SIDES["shadow"] if face.type == "minion"]
BEARERS = [face.id for face in SIDES["free"] if face.resistance]


def crowded(kind: str, at: int, seed: int) -> Table:
    """A random table of two or three that gives a sentence of a card something to do."""
    rng = Random(f"{kind} {at} {seed}")
    face = FACES[kind]
    step = _step(rng, face, at)
    site = face.site if face.type == "site" else rng.randint(2, 8)
    here = max(1, site - 1) if step in ("move", "moved-again") else site
    if here == LAST_SITE and step not in IN_BATTLE:
        step = "shadow"  # who regroups at the last site has won
    cast = {"free": _cast(rng, FRIENDS, face, 6), "shadow": _cast(rng, MINIONS, face, 4)}
    support = {side: _support(rng, side) for side in SIDES}
    hands = {side: [one.id for one in rng.sample(SIDES[side], 6)] for side in SIDES}
    bearer, ring = rng.choice(BEARERS), rng.choice(["4R1", "4C2"])
    control = {number: rng.choice([0, 1, 1]) for number in range(1, rng.randint(1, here))}
    stacked: dict[int, list[str]] = {}
    if face.type == "one_ring":
        ring = kind
    elif isinstance(_record(face, at), StackedAction) and here > 1:
        control, stacked = {1: 1}, {1: [kind]}
    elif face.side and (face.type == "event" or _from_hand(face, at)):
        hands[face.side] = [kind, *hands[face.side][:5]]
    elif face.resistance:
        bearer = kind
    elif face.is_character:
        cast[face.side] = _joined(cast[face.side], kind)
    elif face.bearer is not None:
        _attach(rng, face, cast)
    elif face.side:
        support[face.side].insert(0, _loaded(rng, kind))
    fighters = [bare(one) for one in cast["free"] if FACES[bare(one)].type == "companion"]
    fighter = bearer if face.type == "one_ring" or rng.random() < 0.2 else fighters[0]
    fight = (fighter, *map(bare, cast["shadow"][: rng.randint(1, 2)]))
    seats = rng.choice([2, 2, 3])
    return table(
        phase=step, site=site, sites={site: kind} if face.type == "site" else {}, seats=seats,
        markers=(here, *(rng.randint(here, site) for _ in range(seats - 1))),
        moves=rng.randint(1, 2), fellowship=[_hurt(rng, one) for one in cast["free"]],
        minions=[_owned(rng, seats, _hurt(rng, one)) for one in cast["shadow"]],
        support=support["free"],
        shadow_support=[_owned(rng, seats, one) for one in support["shadow"]],
        ring_bearer=bearer, ring=ring, twilight=rng.randint(0, 14), burdens=rng.randint(0, 6),
        hand=hands["free"], shadow_hand=hands["shadow"], stacked=stacked, control=control,
        deck=[one.id for one in rng.sample(SIDES["free"], 20)],
        shadow_deck=[one.id for one in rng.sample(SIDES["shadow"], 20)],
        discard=[one.id for one in rng.sample(SIDES["free"], 10)],
        shadow_discard=[one.id for one in rng.sample(SIDES["shadow"], 10)],
        skirmish=fight if step == "skirmish" else (), worn=rng.random() < 0.2,
    )  # fmt: skip


def _owned(rng: Random, seats: int, spec: str) -> str:
    """A Shadow card of the first Shadow player, or sometimes of the second."""
    return f"{rng.choice([1, 1, seats - 1])}:{spec}"


def _record(face: Face, at: int) -> Record | None:
    """A sentence; a card without text has none."""
    return face.text[at] if at < len(face.text) else None


def _from_hand(face: Face, at: int) -> bool:
    """Whether a sentence is about the card being played."""
    record = _record(face, at)
    return isinstance(record, HowToPlay) or (
        isinstance(record, Trigger) and record.on == IsPlayed(SELF)
    )


def _step(rng: Random, face: Face, at: int) -> str:
    """Where in the turn a sentence has its time."""
    record = _record(face, at)
    if _from_hand(face, at):
        return "fellowship" if face.side == "free" else "shadow"
    if isinstance(record, Action):
        return rng.choice(record.phases)
    if isinstance(record, StackedAction):
        return record.phase
    if isinstance(record, (Trigger, Response)):
        return rng.choice(TIMES.get(type(record.on), STEPS))
    return rng.choice(STEPS)


def _cast(rng: Random, faces: Sequence[Face], about: Face, n: int) -> list[str]:
    """Characters with different names, most of them of the culture of the card at hand."""
    kin = [face for face in faces if face.culture == about.culture]
    wanted = [*rng.sample(kin, min(len(kin), n // 2 + 1)), *rng.sample(faces, n)]
    found: dict[str, str] = {}
    for face in wanted:
        found.setdefault(face.name, face.id)
    return list(found.values())[:n]


def _joined(cast: list[str], kind: str) -> list[str]:
    """A character comes first, instead of another one with its name."""
    name = FACES[kind].name
    return [kind, *(one for one in cast if FACES[one].name != name)]


def _attach(rng: Random, face: Face, cast: dict[str, list[str]]) -> None:
    """An item or condition is borne by somebody who may bear it."""
    assert face.bearer is not None
    fits = [one for one in (*FRIENDS, *MINIONS) if GAME.box.away(face.bearer.which, one.id)]
    if fits:
        bearer = rng.choice(fits)
        joined = _joined(cast[bearer.side], bearer.id)
        cast[bearer.side] = [f"{bearer.id}+{face.id}", *joined[1:]]


def _support(rng: Random, side: str) -> list[str]:
    """Cards of a support area, with tokens and cards on them."""
    faces = [
        face
        for face in SIDES[side]
        if face.bearer is None and face.type in ("condition", "possession", "artifact")
    ]
    return [_loaded(rng, face.id) for face in rng.sample(faces, 3)]


def _loaded(rng: Random, kind: str) -> str:
    stacked = rng.choice(SIDES[FACES[kind].side]).id
    return f"{kind}^{rng.randint(1, 4)}<{stacked}<{rng.choice(SIDES['free']).id}"


def _hurt(rng: Random, spec: str) -> str:
    left = FACES[bare(spec)].vitality - 1
    wounds = rng.randint(0, left) if left > 0 and rng.random() < 0.4 else 0
    return f"{spec}*{wounds}" if wounds else spec


# -- playing on -----------------------------------------------------------------------------------


def curious(t: Table, kind: str, rng: Random) -> Option:
    """Rather what has to do with the card, then anything but passing."""
    options = t.options
    about = [one for one in options if kind in str(one)]
    if about and rng.random() < 0.9:
        return rng.choice(about)
    busy = [one for one in options if not isinstance(one, (o.Pass, o.Stop, o.Done))]
    return rng.choice(busy if busy and rng.random() < 0.6 else options)


def play_on(t: Table, kind: str, rng: Random, most: int) -> Table:
    """Plays on, and looks after every answer whether the position can be."""
    cards = owned(t.state)
    for _ in range(most):
        if not isinstance(t.question, Choice):
            break
        t.do(curious(t, kind, rng))
        GAME.check(t.state)
        if t.over or t.board.lost:
            break
        assert owned(t.state) == cards, "a card came from nowhere, or was lost"
    return t


def owned(state: State) -> Counter[tuple[int, str]]:
    """All cards by their owners, wherever they are."""
    found: Counter[tuple[int, str]] = Counter()
    board = state.board
    for piles in (state.hands, board.discards, board.dead, state.adventure):
        for seat, pile in enumerate(piles):
            found.update((seat, kind) for kind in pile)
    for seat, deck in enumerate(state.decks):
        found.update((seat, kind) for kind in deck.cards())
    found.update((card.owner, card.kind) for card in (*board.play, *board.path))
    found.update((one.owner, one.kind) for stack in board.stacks for one in stack.cards)
    found.update(
        (frame.card.owner, frame.card.kind)  # a card being played lies nowhere
        for frame in state.frames
        if isinstance(frame, (f.Playing, f.Finishing))
    )
    return found


def carried_out(t: Table) -> set[str]:
    """The sentences that were carried out, as far as events tell."""
    found = set()
    for one in t.events:
        if isinstance(one, (events.Used, events.Happened)):
            found.add(one.ability)
        elif isinstance(one, events.Played):
            face = FACES[one.card.partition(".")[0]]
            numbered = enumerate(face.text) if face.type == "event" else face.playing
            found.update(f"{face.id}-{at + 1}" for at, _ in numbered)
    return found
