"""Card text written back as the terms of the fact sheets: the other way round from the pieces."""

from typing import Any

from mathom.games.tcg.cards.pieces import conditions as c
from mathom.games.tcg.cards.pieces import filters as f
from mathom.games.tcg.cards.pieces import numbers as n
from mathom.games.tcg.cards.pieces import occasions as o
from mathom.games.tcg.cards.pieces import selectors as s
from mathom.games.tcg.cards.pieces.verbs import (
    decks,
    logic,
    modifiers,
    moving_cards,
    playing,
    sites,
    skirmish,
    tokens,
    wounds,
)
from mathom.games.tcg.cards.record import (
    Action,
    HowToPlay,
    Record,
    Response,
    StackedAction,
    Static,
    Trigger,
)

WORDS: dict[type, str] = {
    # selectors and atoms without fields
    s.ThisCard: "self", s.TheBearer: "bearer", s.ThatCard: "it", s.EachOne: "each", f.Foe: "foe",
    f.RingBearer: "ring_bearer", f.HasWounds: "wounded", f.Exhausted: "exhausted",
    f.Mounted: "mounted", f.Roaming: "roaming", f.InSkirmish: "in_skirmish",
    f.Unassigned: "unassigned", f.HasStacked: "has_stacked", f.Other: "other",
    f.Yours: "yours", f.Opponents: "opponents",
    # atoms with a word
    f.OfCulture: "culture", f.OfRace: "race", f.WithSignet: "signet", f.OfClass: "class",
    f.Refers: "refers", f.Terrain: "terrain", f.HasKeyword: "kw", f.StrengthAtMost: "strength_max",
    f.BearsAtLeast: "bears_min", f.ControlledBy: "controlled_by",
    f.Facing: "facing", f.AssignedTo: "assigned_to", f.Bearing: "bearing", f.On: "on",
    f.StackedOn: "stacked_on",
    # calls whose arguments stand in the order of the fields
    n.HowMany: "count", n.Spotted: "spotted", n.SpottedTwilight: "spotted_twilight",
    n.SpottedBurdens: "spotted_burdens", n.UpTo: "up_to", n.TokensOn: "tokens",
    n.WoundsOn: "wounds", n.Times: "times", n.Minus: "neg", n.Least: "min", n.Excess: "over",
    n.IfElse: "if", n.BurdensCarried: "burdens", n.SitesControlled: "sites_controlled",
    n.PileCount: "pile_count", n.Every: "all",
    c.CannotSpot: "cannot_spot", c.SpotTwilight: "spot_twilight", c.TwilightBelow: "twilight_below",
    c.SpotBurdens: "spot_burdens", c.SiteHas: "site_has", c.More: "more", c.Matches: "matches",
    c.InPhase: "in_phase", c.StartingFellowship: "starting_fellowship", c.RingWorn: "ring_worn",
    c.Controls: "controls", c.ControlsHome: "controls_home", c.Unless: "not",
    c.MovesMade: "moves_made", c.FierceSkirmish: "fierce_skirmish", c.InPile: "pile",
    o.Moves: "moves", o.MovesTo: "moves_to", o.StartOfSkirmish: "start_of_skirmish",
    o.AboutToWound: "about_to_wound", o.UsesAbility: "ability_used", o.Becomes: "state",
    s.All: "all",
    wounds.Exert: "exert", wounds.Wound: "wound", wounds.Exhaust: "exhaust",
    wounds.HealWounds: "heal", wounds.Prevent: "prevent(it)", wounds.Instead: "instead",
    wounds.PreventAllWounds: "prevent_all_wounds",
    modifiers.Strength: "strength", modifiers.SiteNumber: "site_number",
    modifiers.ShadowNumber: "shadow_number", modifiers.RoamingPenalty: "roaming_penalty",
    modifiers.ExtraCost: "extra_cost", modifiers.ArcheryTotal: "archery_total",
    modifiers.NoArchery: "no_archery", modifiers.AlliesTakeArchery: "allies_take_archery",
    modifiers.WoundCap: "wound_cap", modifiers.NoWounds: "no_wounds",
    modifiers.OverwhelmFactor: "overwhelm_factor", modifiers.NoStrengthFrom: "no_strength_from",
    modifiers.MayJoinBattle: "join_battle", modifiers.SkipPhase: "skip_phase",
    modifiers.MustMoveAgain: "must_move_again", modifiers.MoveLimit: "move_limit",
    modifiers.LosesKeyword: "lose_keyword",
    modifiers.ForbidPlayingOn: "forbid play_on", modifiers.ForbidBearing: "forbid bear",
    modifiers.ForbidActions: "forbid phase_actions",
    modifiers.ForbidDiscardingBy: "forbid discard_hand_or_deck_by",
    modifiers.ForbidMoving: "forbid move", modifiers.ForbidAbilities: "forbid abilities_of",
    modifiers.ForbidDiscarding: "forbid discard", modifiers.ForbidHealing: "forbid heal",
    modifiers.ForbidBattle: "forbid join_battle",
    moving_cards.DiscardFromPlay: "discard", moving_cards.DiscardDeckTop: "discard_deck_top",
    moving_cards.ReturnToHand: "return_to_hand", moving_cards.EventToHand: "event_to_hand(it)",
    moving_cards.TakeFrom: "take_from", moving_cards.HandToDeckBottom: "hand_to_deck_bottom",
    decks.ReconcileHand: "reconcile", decks.RevealDeckTop: "reveal_deck_top",
    decks.DiscardRevealed: "discard_revealed", decks.RevealedToBottom: "revealed_to_deck_bottom",
    decks.ShuffleDeck: "shuffle_deck", decks.RevealHand: "reveal_hand",
    playing.SupportArea: "support_area", playing.Require: "require",
    tokens.AddTwilight: "add_twilight", tokens.RemoveTwilight: "remove_twilight",
    tokens.AddBurden: "add_burden", tokens.RemoveBurden: "remove_burden",
    skirmish.CancelSkirmish: "cancel_skirmish",
    skirmish.RemoveFromSkirmish: "remove_from_skirmish",
    skirmish.CancelAction: "cancel_action(it)", skirmish.WearRing: "wear_ring",
    sites.ControlSite: "control_site", sites.LiberateSite: "liberate_site",
    sites.PlayNextSite: "play_next_site",
    logic.Repeat: "repeat", logic.May: "may",
}  # fmt: skip

SITE = {True: "{}T", False: "{}T..{}T"}


def _site(first: int, last: int) -> str:
    return SITE[first == last].format(first, last)


def _call(name: str, *args: str, **keys: str) -> str:
    parts = [*args, *(f"{key}={value}" for key, value in keys.items() if value)]
    return f"{name}({', '.join(parts)})" if parts else name


def _named(text: str, name: str) -> str:
    return f"{text} as ${name}" if name else text


def _unless_you(who: str) -> str:
    return "" if who == "you" else who


def _keyword(word: str, number: int) -> str:
    return f"{word}+{number}" if number else word


def _atom(atom: Any) -> str:
    match atom:
        case f.Type(word) | f.Side(word):
            return word
        case f.Bound(ring):
            return "ring_bound" if ring else "unbound"
        case f.Titled(title):
            return f'name:"{title}"'
        case f.Not(inner):
            return f"!{_atom(inner)}"
        case f.Is(what):
            return f"is:{term(what)}"
    fields = [getattr(atom, name) for name in atom.__struct_fields__]
    word = WORDS[type(atom)]
    if not fields:
        return word
    return word + (term(fields[0]) if isinstance(fields[0], f.Filter) else f":{fields[0]}")


def term(piece: Any) -> str:
    """A piece as a term."""
    match piece:
        case int():
            return str(piece)
        case str():
            return piece
        case f.Filter(alternatives):
            return f"[{' | '.join(' '.join(map(_atom, one)) for one in alternatives)}]"
        case s.Named(name):
            return f"${name}"
        case s.Pick(number, which, by, name):
            return _named(_call("pick", term(number), term(which), by=_unless_you(by)), name)
        case s.PickUpTo(number, which, by, name):
            return _named(_call("pick_up_to", term(number), term(which), by=_unless_you(by)), name)
        case s.PickAny(which, name):
            return _named(_call("pick_any", term(which)), name)
        case n.Size(name):
            return f"size(${name})"
        case c.Spot(number, which, name):
            return _named(_call("spot", term(number), term(which)), name)
        case c.SiteIs(first, last):
            return f"site_is({_site(first, last)})"
        case c.Any(several):
            return f"any({'; '.join(map(term, several))})"
        case c.InStack(number, which, on):
            return _call("stacked", term(number), term(which), on=term(on))
        case c.PlayedThisTurn(which, at):
            return _call("played_this_turn", term(which), at=term(at))
        case o.IsPlayed(what, at):
            return _call("played", term(what), at=term(at) if at else "")
        case o.Wins(who, vs) | o.Loses(who, vs):
            return _call(type(piece).__name__.lower(), term(who), vs=term(vs) if vs else "")
        case o.IsKilled(who, others):
            return _call("killed", term(who), skirmish_with=term(others) if others else "")
        case o.MovesFrom(site):
            return _call("moves_from", _site(site, site) if isinstance(site, int) else term(site))
        case o.StartOf(phase, first):
            return _call("start_of", phase, nth="1" if first else "")
        case o.EndOf(phase, first, last):
            return _call("end_of", phase, moved_to=_site(first, last))
        case o.AboutToDiscard(what, source):
            return _call("about_to_discard", term(what), source=term(source) if source else "")
        case o.AboutToBurden(source):
            return _call("about_to_burden", source=term(source))
        case o.AboutToControl(by):
            return _call("about_to_control_site", by=by)
        case o.IsAssigned(who, to, by):
            return _call("assigned", term(who), to=term(to), by=by or "")
        case wounds.Exert(whom, 1) | wounds.Wound(whom, 1) | wounds.HealWounds(whom, 1):
            return _call(WORDS[type(piece)], term(whom))
        case modifiers.Gains(whom, keyword, number):
            return _call("keyword", term(whom), _keyword(keyword, number))
        case modifiers.Cost(what, number, on):
            return _call("cost_mod", term(what), term(number), when_on=term(on) if on else "")
        case modifiers.Suppress(label, of):
            return _call("suppress", label, of=term(of))
        case modifiers.ForbidAssigning(whom, by):
            return _call("forbid", _call("assign", term(whom), by=by or ""))
        case moving_cards.DiscardHand(number, which, who):
            return _call("discard_hand", term(number), term(which), who=_unless_you(who))
        case moving_cards.ShuffleIntoDeck(what, name):
            return _named(_call("shuffle_into_deck", term(what)), name)
        case moving_cards.StackFromHand(number, which, on):
            return _call("stack_hand", term(number), term(which), on=term(on))
        case moving_cards.StackFromDiscard(number, which, on):
            return _call("stack_discard_pile", term(number), term(which), on=term(on))
        case moving_cards.StackDeckTop(number, on):
            return _call("stack_deck_top", term(number), on=term(on))
        case moving_cards.StackFromPlay(what, on):
            return _call("stack_play", term(what), on=term(on))
        case moving_cards.DiscardStacked(number, which, on):
            return _call("discard_stacked", term(number), term(which), on=term(on))
        case moving_cards.TakeStacked(number, which, on):
            return _call("take_stacked", term(number), term(which), on=term(on))
        case decks.Draw(number, who):
            return _call("draw", term(number), who=_unless_you(who))
        case playing.PlayFrom(what, zone, discount, on, name, bearer):
            keys = {
                "from": zone,
                "discount": "" if discount == 0 else term(discount),
                "on": _named(term(on), bearer) if on else "",
            }
            return _named(_call("play", term(what), **keys), name)
        case playing.Attach(which, most):
            return _call("attach", "self", term(which), max=str(most or ""))
        case playing.AttachAcross(which, most):
            return _call("attach_across", "self", term(which), max=str(most or ""))
        case tokens.AddToken(culture, on):
            return _call("add_token", culture, on=term(on))
        case tokens.RemoveToken(culture, on, number):
            return _call("remove_token", culture, on=term(on), n="" if number == 1 else str(number))
        case skirmish.AssignMinion(minion, to):
            return _call("assign", term(minion), to=term(to))
        case skirmish.MakeRingBearer(whom, resistance):
            return _call("make_ring_bearer", term(whom), resistance=str(resistance))
        case logic.OneOf(verbs, by):
            inner = "; ".join(map(term, verbs))
            return f"one_of({inner}, by={by})" if _unless_you(by) else f"one_of({inner})"
        case logic.If(condition, then, otherwise):
            rest = [term(otherwise)] if otherwise else []
            return _call("if", term(condition), term(then), *rest)
        case logic.ChooseCards(s.Pick(number, which, _, name)):
            return _named(f"choose(pick({term(number)}, {term(which)}))", name)
        case logic.Preventable(verb, by, cost):
            return _call("preventable", term(verb), by=by, cost=term(cost))
        case logic.Later(on, verb):
            return _call("later", term(on), term(verb), optional="true")
    name = WORDS[type(piece)]
    args = [term(getattr(piece, field)) for field in piece.__struct_fields__]
    if name.startswith("forbid "):
        return f"forbid({_call(name.removeprefix('forbid '), *args)})"
    return _call(name, *args)


def timing(record: Record) -> str:
    """When a record applies."""
    match record:
        case HowToPlay():
            return "play"
        case Static():
            return "static"
        case Trigger():
            return f"trigger:{term(record.on)}"
        case Response():
            return f"response:{term(record.on)}"
        case Action():
            return f"action:{'|'.join(record.phases)}"
        case StackedAction():
            return f"stacked_action:{record.phase}"
    raise TypeError(record)


def written(record: Record) -> dict[str, object]:
    """A record as it stands in the fact sheets."""
    found: dict[str, object] = {
        "timing": timing(record),
        "condition": [term(one) for one in record.conditions],
        "cost": [term(one) for one in record.costs],
        "effect": [term(one) for one in record.effects],
        "duration": record.until,
        "limit": record.limit or None,
        "optional": record.optional,
    }
    if record.label:
        found["label"] = record.label
    return found
