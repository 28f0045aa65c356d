"""What the rules do about every frame, in the order of the rulebook."""

from collections.abc import Mapping

from mathom.core.frames import AnyStep, Frame
from mathom.games.tcg import frames
from mathom.games.tcg.rules import (
    about_to,
    acting,
    archery,
    assigning,
    choosing,
    doing,
    drawing,
    found_cards,
    hands,
    moving,
    playing,
    preparing,
    responding,
    skirmishes,
    turn,
    windows,
    winning,
)
from mathom.games.tcg.rules.table import Rules


def steps(rules: Rules) -> Mapping[type[Frame], AnyStep]:
    """A step for every frame."""
    return {
        frames.Bidding: preparing.BidBurdens(rules),
        frames.Lots: preparing.DrawLots(rules),
        frames.Seating: preparing.TakeSeats(rules),
        frames.Starting: preparing.StartFellowship(rules),
        frames.Dealing: preparing.Deal(rules),
        frames.Rethinking: preparing.Rethink(rules),
        frames.Turn: turn.TakeTurn(rules),
        frames.Healing: moving.HealAtSanctuary(rules),
        frames.Acting: acting.Act(rules),
        frames.Moving: moving.MoveFellowship(rules),
        frames.Targeting: archery.NameTarget(rules),
        frames.Firing: archery.GiveWounds(rules),
        frames.Assigning: assigning.AssignPairs(rules),
        frames.NextSkirmish: skirmishes.ChooseSkirmish(rules),
        frames.Fighting: skirmishes.FightOut(rules),
        frames.Losing: skirmishes.TakeConsequence(rules),
        frames.Reconciling: hands.Reconcile(rules),
        frames.MovingOn: moving.MoveOrStay(rules),
        frames.RingBearerFell: winning.LookForBearer(rules),
        frames.AboutTo: about_to.GoAbout(rules),
        frames.After: windows.GoThrough(rules),
        frames.Responding: responding.RespondInTurn(rules),
        frames.Doing: doing.CarryOut(rules),
        frames.Playing: playing.PlayCard(rules),
        frames.Finishing: playing.FinishEvent(rules),
        frames.Acted: found_cards.LookBack(rules),
        frames.Picking: choosing.PickCards(rules),
        frames.Numbering: choosing.ChooseNumber(rules),
        frames.Naming: choosing.NamePlayer(rules),
        frames.Branching: choosing.ChooseBranch(rules),
        frames.Confirming: choosing.Confirm(rules),
        frames.FromHand: hands.TakeFromHand(rules),
        frames.Finding: hands.FindCards(rules),
        frames.FindingStacked: hands.FindStackedCards(rules),
        frames.PlayingFound: found_cards.PlayFoundCard(rules),
        frames.Offering: found_cards.OfferPrevention(rules),
        frames.Drawing: drawing.DrawCards(rules),
        frames.Reshuffling: drawing.Reshuffle(rules),
        frames.Revealing: drawing.RevealCards(rules),
    }
